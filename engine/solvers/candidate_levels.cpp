// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/candidate_levels.h"

#include <numbers>

namespace fringe {

CandidateLevels::CandidateLevels(std::int64_t levels)
    : steps_(static_cast<std::size_t>(candidatesAmong(levels))),
      changes_{std::vector<double>(steps_.size()), std::vector<double>(steps_.size())} {
    for (std::int64_t level = 0; level < levels; ++level)
        phasors_.push_back(std::polar(1.0, 2 * std::numbers::pi * static_cast<double>(level)
                                               / static_cast<double>(levels)));
    const auto count = static_cast<std::int64_t>(steps_.size()) - 1;
    for (std::int64_t i = 0; i < count; ++i)
        strides_.push_back(i * (levels - 1) / count);
    chooseFrom(0);
}

void CandidateLevels::draw(SeededRandom& random) {
    if (phasors_.size() > steps_.size())
        chooseFrom(random.below(levels() - 1));
}

std::int64_t CandidateLevels::levelAfter(std::int64_t level, std::size_t candidate) const {
    return (level + steps_[candidate]) % levels();
}

void CandidateLevels::chooseFrom(std::int64_t first) {
    const std::int64_t others = levels() - 1;
    for (std::size_t i = 1; i < steps_.size(); ++i) {
        const std::int64_t other = first + strides_[i - 1];
        steps_[i] = 1 + (other < others ? other : other - others);
        changes_.re[i] = phasor(steps_[i]).real() - 1;
        changes_.im[i] = phasor(steps_[i]).imag();
    }
}

} // namespace fringe
