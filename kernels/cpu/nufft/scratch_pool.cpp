// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/scratch_pool.h"

#include <algorithm>

namespace fringe::cpu {

std::unique_ptr<Scratch> ScratchSet::take() {
    {
        const std::lock_guard lock(guard_);
        if (!free_.empty()) {
            auto taken = std::move(free_.back());
            free_.pop_back();
            return taken;
        }
    }
    return std::make_unique<Scratch>(tables_);
}

void ScratchSet::giveBack(std::unique_ptr<Scratch> scratch) {
    const std::lock_guard lock(guard_);
    free_.push_back(std::move(scratch));
}

ScratchSet& ScratchPool::of(const plan::NufftChoices& choices, FftPlans& plans) {
    const auto known = std::ranges::find_if(latest_, [&choices](const ScratchSet& places) {
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
