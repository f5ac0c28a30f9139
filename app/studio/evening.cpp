// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/evening.h"

#include <algorithm>

namespace fringe {

int Evening::best() const {
    if (rounds_.empty())
        return -1;
    const auto best = std::ranges::max_element(rounds_, {}, &EveningRound::measured);
    return static_cast<int>(best - rounds_.begin());
}

void Evening::begin(int planned) {
    isRunning_ = true;
    planned_ = planned;
    rounds_.clear();
    emit changed();
}

void Evening::add(const EveningRound& round) {
    rounds_.push_back(round);
    emit changed();
}

void Evening::end() {
    isRunning_ = false;
    emit changed();
}

} // namespace fringe
