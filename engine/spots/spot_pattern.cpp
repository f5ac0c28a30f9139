// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_pattern.h"

#include <utility>

namespace fringe {

struct SpotPattern::Made {
    Device& device;
    std::shared_ptr<const Buffer> waves;
    std::int64_t levels;
    std::shared_ptr<const PhasePattern> turns; ///< once they were asked for

    const std::shared_ptr<const PhasePattern>& fetched() {
        if (!turns) {
            PhasePattern pixels(static_cast<std::size_t>(waves->shape().count()));
            device.quantise(*waves, nullptr, nullptr, {levels, pixels});
            turns = std::make_shared<const PhasePattern>(std::move(pixels));
        }
        return turns;
    }
};

SpotPattern::SpotPattern(PhasePattern turns)
    : turns_(std::make_shared<const PhasePattern>(std::move(turns))) {}

SpotPattern::SpotPattern(Device& device, std::shared_ptr<const Buffer> waves, std::int64_t levels)
    : made_(std::make_shared<Made>(Made{device, std::move(waves), levels, nullptr})) {}

SpotPattern::SpotPattern(const SpotPattern& other)
    : turns_(other.made_ ? other.made_->fetched() : other.turns_) {}

SpotPattern& SpotPattern::operator=(const SpotPattern& other) {
    return *this = SpotPattern(other);
}

SpotPattern SpotPattern::shared() const {
    SpotPattern same;
    same.made_ = made_;
    same.turns_ = turns_;
    return same;
}

bool SpotPattern::isSharedWith(const SpotPattern& other) const {
    return made_ == other.made_ && turns_ == other.turns_ && (made_ || turns_);
}

const PhasePattern& SpotPattern::turns() const {
    static const PhasePattern none;
    if (made_)
        return *made_->fetched();
    return turns_ ? *turns_ : none;
}

const Buffer* SpotPattern::waves() const {
    return made_ ? made_->waves.get() : nullptr;
}

void SpotPattern::settle() {
    if (made_)
        turns_ = made_->fetched();
    made_.reset();
}

} // namespace fringe
