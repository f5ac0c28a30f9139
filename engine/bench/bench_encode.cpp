// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/bench/case_rows.h"
#include "engine/bench/median_time.h"
#include "engine/encodings/encoding.h"
#include "engine/job/job_control.h"
#include "engine/model/units.h"
#include "engine/optics/device_plane.h"
#include "engine/run/chain.h"
#include "kernels/device.h"

#include <memory>
#include <random>

namespace fringe {
namespace {

constexpr std::int64_t transforms = 40; ///< two for each of a fit's 20 turns

Hologram noise(Shape shape) {
    std::minstd_rand random(7);
    const auto uniform = [&random] { return static_cast<float>(random()) * 0x1p-30F - 1; };
    std::vector<Complex> samples(static_cast<std::size_t>(shape.count()));
    for (Complex& sample : samples)
        sample = {uniform(), uniform()};
    return {.planes = {Field(shape, std::move(samples))}, .sampling = {8.0_um, 8.0_um, {532.0_nm}}};
}

/// With all levels that it has by default, or few; in its band, or without the limit before.
std::vector<Choice> choicesOf(const Encoding& kind) {
    std::vector<Choice> all{{kind.info.key}};
    if (parameterOf(kind.info, "share") && kind.modulation == Modulation::Phase)
        all.push_back({kind.info.key, {{"levels", std::int64_t{16}}}});
    else if (parameterOf(kind.info, "limit"))
        all.push_back({kind.info.key, {{"limit", std::string("none")}}});
    return all;
}

std::string textOf(const Choice& choice, Shape shape) {
    std::string text = choice.key;
    if (choice.values.contains("levels"))
        text += ", 16 levels";
    if (choice.values.contains("limit"))
        text += ", no limit";
    return text + ", " + sizeText(shape);
}

TimedRuns timeOf(const Hologram& field, const Choice& choice, JobControl& control) {
    Design design;
    design.encoding = choice;
    const auto shared = std::make_shared<const Design>(std::move(design));
    return medianTime([&] { Chain(shared, field).encoded(control); });
}

/// Transforms of a plane without padding, with which fits are compared.
TimedRuns transformTime(const Field& field, Device& device) {
    const auto plane = bufferOf(device, field);
    const auto [rows, cols] = field.shape();
    return medianTime([&, rows = rows, cols = cols] {
        for (std::int64_t i = 0; i < transforms; ++i) {
            const auto direction = i % 2 == 0 ? Direction::Forward : Direction::Inverse;
            device.fft(*plane, {Axis::Rows, direction, 0, rows});
            device.fft(*plane, {Axis::Columns, direction, 0, cols});
        }
        device.finish();
    });
}

/// All of a size in one run, since only their shares of one another say something.
void measure(const BenchCase& one, const BenchRun& run) {
    const Shape shape = one.shape();
    const Hologram field = noise(shape);
    const auto samples = static_cast<double>(shape.count());
    const auto row = [&](const std::string& subject, const TimedRuns& time, double count) {
        return timed({.subject = subject, .unit = "samples"}, time, count * samples);
    };
    const TimedRuns all = transformTime(field.planes.front(), run.device.kernels());
    run.found(row(std::to_string(transforms) + " transforms without padding, " + sizeText(shape),
                  all, transforms));
    const double phase = timeOf(field, {"phase"}, run.control).median;
    for (const Encoding* kind : allEncodings())
        for (const Choice& choice : choicesOf(*kind)) {
            run.control.checkpoint();
            BenchRow found = row(textOf(choice, shape), timeOf(field, choice, run.control), 1);
            const bool isFit = parameterOf(kind->info, "share") != nullptr;
            found.remark = isFit ? message(FRINGE_MARK("{0} of {1} transforms"),
                                           formatRounded(found.seconds / all.median), transforms)
                                 : message(FRINGE_MARK("{0} of \"phase\""),
                                           formatRounded(found.seconds / phase));
            run.found(std::move(found));
        }
}

} // namespace

extern const Benchmark bench_encode{"encode", FRINGE_MARK("Encodings"),
                                    FRINGE_MARK("a field encoded by each encoding"), measure, [] {
                                        return std::vector{axes::size({"1024x1024", "2048x2048"})};
                                    }};

} // namespace fringe
