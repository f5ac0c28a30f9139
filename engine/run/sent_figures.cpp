// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/sent_figures.h"

#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"
#include "engine/run/design_optics.h"
#include "engine/run/finer_psnr.h"
#include "engine/run/run.h"

namespace fringe {
namespace {

/// The pattern that a device shows of another, of one that is sent something.
Pattern asSent(const Design& design, const Pattern& pattern) {
    const Hologram field = fieldOf(design, pattern.turns());
    const LevelPattern levels = encode(field, design.encoding);
    const PatternToSend sent{field, levels, design.device};
    const OutputDevice& device = outputDeviceOf(design.device.key);
    const auto phases = inMemory(device.phases(device.send(sent), sent));
    return PhasePattern(phases.samples().begin(), phases.samples().end());
}

} // namespace

Outcome<std::optional<SentFigures>> figuresAsSent(const Design& design, const SolverState& state,
                                                  const ComputeDevice& device, JobControl& control,
                                                  std::uint64_t memory) {
    return outcomeOf([&]() -> std::optional<SentFigures> {
        if (outputDeviceOf(design.device.key).send == nullptr)
            return std::nullopt;
        const std::vector<SourceInput> inputs = inputsOf(design, {.device = device.capabilities()});
        Optics optics = opticsOf(design, inputs, device.kernels(), control);
        const Pattern sent = asSent(design, state.best.pattern);
        const Shown shown = optics.forward(sent, Accuracy::Exact);
        return SentFigures{figuresOf(shown, optics.wanted()),
                           finerPsnr(design, sent.turns(), device.kernels(), control, memory)};
    });
}

} // namespace fringe
