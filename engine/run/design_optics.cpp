// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/design_optics.h"

#include "engine/encodings/encoding.h"
#include "engine/run/finer_psnr.h"
#include "kernels/parallel.h"

namespace fringe {

Optics opticsOf(const Design& design, const std::vector<SourceInput>& inputs, Device& device,
                JobControl& control, bool eachPair) {
    WantedList wanted;
    for (const SourceInput& input : inputs)
        wanted.push_back(
            sourceKindOf(input.source.kind.key).wanted(input, device, control, eachPair));
    return {{design.setup, levelsOf(design.encoding)}, std::move(wanted), device, control};
}

Pattern inLevels(const Pattern& pattern, const Choice& encoding) {
    const auto levels = std::get<std::int64_t>(
        valueOf(encodingOf(encoding.key).info, encoding.values, levelsParameter().key));
    return Pattern(onLevels(pattern.turns(), levels));
}

/// An angle and its cosine and sine, in each iteration, at the start, of the best pattern and of
/// its levels.
double anyPhaseSeconds(const std::vector<SourceInput>& inputs) {
    constexpr double perPixel = 2.7e-8, beside = 3; // [s] on one core, iterations
    if (inputs.empty() || inputs.front().device.isGpu
        || levelsOf(inputs.front().design.encoding) > 0)
        return 0;
    const Design& design = inputs.front().design;
    const auto pixels = static_cast<double>(design.setup.plate.size.count());
    const auto iterations = static_cast<double>(design.stop.iterations);
    return perPixel * pixels * (iterations + beside) / threadsToUse();
}

SolverResult solvedOn(const Design& design, Optics optics, const SolverRun& run,
                      std::uint64_t judging) {
    SolverResult result = solve(optics, design, run);
    if (!run.judges || result.end == SolverEnd::Stopped)
        return result;
    Pattern shown = result.state.best.pattern.shared();
    if (levelsOf(design.encoding) == 0) {
        shown = inLevels(shown, design.encoding);
        judge(result, shown, optics);
    }
    if (judging == 0)
        return result;
    try {
        result.finerPsnr =
            finerPsnr(design, shown.turns(), optics.device(), optics.control(), judging);
    } catch (const Cancelled&) {
        result.end = SolverEnd::Stopped;
    }
    return result;
}

} // namespace fringe
