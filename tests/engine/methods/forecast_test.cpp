// SPDX-License-Identifier: GPL-3.0-or-later
// The error that a method forecasts is at least the one that it makes, on clouds drawn at random.
#include "tests/engine/methods/drawn_clouds.h"

#include <iostream>

namespace fringe::test {
namespace {

/// The error of a method against the exact wave, and the one that its plan names.
struct Judged {
    double made = 0, expected = 0;
};

std::optional<Judged> judged(const Design& design, const ComputeDevice& device) {
    const Plan made = plan(design, {.device = device.capabilities()});
    if (!made.runnable())
        return std::nullopt;
    const reference::Plane exact = referenceOf(design, WaveModel::Exact);
    if (std::ranges::all_of(exact.samples, [](auto sample) { return std::norm(sample) == 0; }))
        return std::nullopt;
    JobControl control;
    const auto outcome = compute(made, {device, control});
    return Judged{
        relativeError(outcome.value.value().field()->planes[0], exact, powerOfPoints(design)),
        made.error};
}

TEST(Forecasts, areAtLeastTheErrorsThatAreMade) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    const std::uint64_t first = wish("FRINGE_SWEEP_SEED", 1);
    double worst = 0;
    for (std::uint64_t seed = first; seed < first + wish("FRINGE_SWEEP_CASES", 60); ++seed)
        for (const bool isSnapped : {false, true}) {
            Draw draw(seed);
            Design design = drawnDesign(draw);
            Choice& method = methodOf(design);
            method.key = isSnapped ? "nlut" : "fresnel";
            if (isSnapped) {
                method.values["snap"] = true;
                method.values["planes"] = draw.whole(1, 64);
            }
            const auto errors = judged(design, cpu);
            if (!errors)
                continue;
            const double ratio = errors->made / errors->expected;
            EXPECT_LE(errors->made, errors->expected) << method.key << ", cloud " << seed;
            worst = std::max(worst, ratio);
            if (wish("FRINGE_SWEEP_CASES", 0) > 0)
                std::cout << method.key << '\t' << seed << '\t' << errors->made << '\t'
                          << errors->expected << '\t' << ratio << '\n';
        }
    RecordProperty("worst", std::to_string(worst));
}

} // namespace
} // namespace fringe::test
