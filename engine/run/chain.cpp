// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/chain.h"

#include "engine/disk/kept_plane.h"
#include "engine/encodings/encoding.h"
#include "engine/run/laser_powers.h"
#include "engine/run/picture_light.h"

#include <utility>

namespace fringe {

Chain::Chain(DesignPtr design, Hologram field, std::shared_ptr<const SolverResult> solved)
    : design_(std::move(design)), field_(std::make_shared<const Hologram>(std::move(field))),
      solved_(std::move(solved)) {}

std::shared_ptr<const LevelPattern> Chain::encoded(JobControl& control) const {
    return encoded_->get([&] {
        LevelPattern levels = encode(*field_, design_->encoding, memory_);
        return keep_ ? keep_(std::move(levels), control) : levels;
    });
}

std::shared_ptr<const LevelPattern> Chain::levels(const Job& job) const {
    return balanced_->get([&] {
        LevelPattern levels = inBalance(*encoded(job.control), *field_, design_->focalStop,
                                        design_->propagation, job);
        return keep_ ? levels : fringe::kept(std::move(levels), job.scratch);
    });
}

PatternToSend Chain::toSend(JobControl& control) const {
    return {*field_, *encoded(control), design_->device};
}

std::shared_ptr<const Frame> Chain::sent(JobControl& control) const {
    const auto send = outputDeviceOf(design_->device.key).send;
    return send == nullptr ? nullptr : sent_->get([&] { return send(toSend(control)); });
}

Hologram Chain::lit(const Job& job) const {
    const Reconstruction& wanted = design_->reconstruction;
    if (!wanted.fromEncoded)
        return withPowers(*field_, wanted.powers, design_->propagation, job);
    const auto balanced = levels(job);
    const auto frame = sent(job.control);
    Hologram shown = shownOf({*field_, *balanced, design_->device}, frame.get());
    if (wanted.isFiltered && isOfPictureAlone(shown.bands, design_->focalStop))
        shown = pictureLight(std::move(shown), job);
    return withPowers(std::move(shown), wanted.powers, design_->propagation, job);
}

Chain Chain::with(DesignPtr design) const {
    Chain other;
    other.field_ = field_;
    other.solved_ = solved_;
    other.keep_ = keep_;
    other.memory_ = memory_;
    const bool hasLevels = design->encoding == design_->encoding;
    if (hasLevels)
        other.encoded_ = encoded_;
    if (hasLevels && design->propagation == design_->propagation
        && design->focalStop == design_->focalStop)
        other.balanced_ = balanced_;
    if (hasLevels && design->device == design_->device)
        other.sent_ = sent_;
    other.design_ = std::move(design);
    return other;
}

Chain Chain::withLevels(LevelPattern levels) const {
    Chain other = *this;
    other.encoded_ =
        std::make_shared<Levels>(std::make_shared<const LevelPattern>(std::move(levels)));
    other.balanced_ = std::make_shared<Levels>();
    other.sent_ = std::make_shared<Once<Frame>>();
    return other;
}

Chain Chain::kept(Hologram field, Keep keep, std::uint64_t memory) const {
    Chain other(design_, std::move(field), solved_);
    other.keep_ = std::move(keep);
    other.memory_ = memory;
    return other;
}

Chain inMemory(const Chain& chain) {
    return chain.kept(inMemory(*chain.field()),
                      [](LevelPattern levels, JobControl&) { return inMemory(std::move(levels)); });
}

} // namespace fringe
