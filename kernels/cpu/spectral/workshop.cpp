// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spectral/workshop.h"

#include <algorithm>

namespace fringe::cpu {

std::unique_ptr<Workplace> Workplaces::take() {
    {
        const std::lock_guard lock(guard_);
        if (!free_.empty()) {
            auto taken = std::move(free_.back());
            free_.pop_back();
            return taken;
        }
    }
    return std::make_unique<Workplace>(tables_);
}

void Workplaces::giveBack(std::unique_ptr<Workplace> workplace) {
    const std::lock_guard lock(guard_);
    free_.push_back(std::move(workplace));
}

Workplaces& Workshop::of(const plan::SpectralChoices& choices, FftPlans& plans) {
    const auto known = std::ranges::find_if(latest_, [&choices](const Workplaces& places) {
        return places.tables().choices == choices;
    });
    if (known != latest_.end()) {
        latest_.splice(latest_.begin(), latest_, known);
        return latest_.front();
    }
    if (latest_.size() == mostKept)
        latest_.pop_back();
    return latest_.emplace_front(choices, plans.wanted(2 * choices.side, Direction::Inverse));
}

} // namespace fringe::cpu
