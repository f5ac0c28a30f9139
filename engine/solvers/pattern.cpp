// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/pattern.h"

#include "kernels/device.h"

#include <utility>

namespace fringe {

struct Pattern::Made {
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

Pattern::Pattern(PhasePattern turns)
    : turns_(std::make_shared<const PhasePattern>(std::move(turns))) {}

Pattern::Pattern(Device& device, std::shared_ptr<const Buffer> waves, std::int64_t levels)
    : made_(std::make_shared<Made>(Made{device, std::move(waves), levels, nullptr})) {}

Pattern::Pattern(const Pattern& other)
    : turns_(other.made_ ? other.made_->fetched() : other.turns_) {}

Pattern& Pattern::operator=(const Pattern& other) {
    return *this = Pattern(other);
}

Pattern Pattern::shared() const {
    Pattern same;
    same.made_ = made_;
    same.turns_ = turns_;
    return same;
}

bool Pattern::isSharedWith(const Pattern& other) const {
    return made_ == other.made_ && turns_ == other.turns_ && (made_ || turns_);
}

const PhasePattern& Pattern::turns() const {
    static const PhasePattern none;
    if (made_)
        return *made_->fetched();
    return turns_ ? *turns_ : none;
}

const Buffer* Pattern::waves() const {
    return made_ ? made_->waves.get() : nullptr;
}

void Pattern::settle() {
    if (made_)
        turns_ = made_->fetched();
    made_.reset();
}

} // namespace fringe
