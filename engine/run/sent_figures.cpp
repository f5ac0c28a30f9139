// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/sent_figures.h"

#include "engine/run/design_optics.h"
#include "engine/run/finer_psnr.h"

namespace fringe {

std::optional<PhasePattern> sentPhases(const Chain& pattern, JobControl& control) {
    const auto frame = pattern.sent(control);
    if (!frame)
        return std::nullopt;
    const auto phases = inMemory(
        outputDeviceOf(pattern.design().device.key).phases(*frame, pattern.toSend(control)));
    return PhasePattern(phases.samples().begin(), phases.samples().end());
}

Outcome<std::optional<SentFigures>> figuresAsSent(const Chain& pattern, const Job& job) {
    return outcomeOf([&]() -> std::optional<SentFigures> {
        const auto sent = sentPhases(pattern, job.control);
        if (!sent)
            return std::nullopt;
        const Design& design = pattern.design();
        const std::vector<SourceInput> inputs =
            inputsOf(design, {.device = job.device.capabilities()});
        Optics optics = opticsOf(design, inputs, job.kernels(), job.control);
        return SentFigures{
            figuresOf(optics.forward(Pattern(*sent), Accuracy::Exact), optics.wanted()),
            finerPsnr(design, *sent, job.kernels(), job.control, job.memory)};
    });
}

} // namespace fringe
