// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/pattern_files.h"
#include "engine/job/job_control.h"

#include <algorithm>
#include <bit>
#include <span>

namespace fringe {
namespace {

/// The levels that a pattern uses.
class UsedLevels {
  public:
    explicit UsedLevels(const LevelPattern& levels) {
        for (const auto& plane : levels.planes)
            inBands(plane, [this](std::int64_t, std::span<const std::uint16_t> rows) {
                const auto [least, most] = std::ranges::minmax(rows);
                take(least);
                take(most);
                areMore_ = areMore_ || std::ranges::any_of(rows, [this](int level) {
                               return level != first_ && level != second_;
                           });
            });
    }

    int least() const { return std::min(first_, second_); }
    int most() const { return std::max(first_, second_); }
    bool areTwo() const { return first_ != second_ && !areMore_; }
    /// Whether they are those of black and white, by themselves or as all or nothing of a type.
    bool areBlackAndWhite(int count) const {
        return areTwo() && least() == 0 && (most() == 1 || most() == count - 1);
    }

  private:
    /// Widens the range; a third level that is seen by that stays seen.
    void take(int level) {
        if (first_ < 0)
            first_ = second_ = level;
        const int least = this->least(), most = this->most();
        areMore_ = areMore_ || (least < most && (level < least || level > most));
        first_ = std::min(least, level);
        second_ = std::max(most, level);
    }

    int first_ = -1, second_ = -1;
    bool areMore_ = false;
};

/// The number of levels of the fewest bits that hold a level.
int levelsThatHold(int level) {
    return std::max(2, 1 << std::bit_width(static_cast<unsigned>(level)));
}

bool isAllOfAType(int count) {
    return count == 1 << 8 || count == 1 << 16;
}

void takeTwo(LevelPattern& levels) {
    for (auto& plane : levels.planes)
        plane = mapped(plane, [](std::uint16_t level) -> std::uint16_t { return level != 0; });
    levels.count = 2;
}

/// What seems to be of other levels than its type has; empty: nothing.
Message doubtOf(const LevelPattern& levels, const UsedLevels& used, const PatternHints& hints,
                const std::string& name) {
    constexpr int share = 16;
    const bool areFew = used.most() < levels.count / share;
    if (!showsPhases(levels) || used.most() <= 0 || (hints.panelLevels >= levels.count))
        return {};
    const int fewest = levelsThatHold(used.most());
    if (areFew && hints.panelLevels > 0)
        return message(
            FRINGE_MARK("{0}: the highest level is {1}, beyond the {2} of the panel, and "
                        "the {3} that its type holds are taken for a whole turn; check "
                        "the bits of the panel ({4})."),
            name, used.most(), hints.panelLevels, levels.count,
            called(FRINGE_MARK("Bits"), "--bits"));
    if (areFew)
        return message(
            FRINGE_MARK("{0}: the highest level is {1}, and the {2} that its type holds "
                        "are taken for a whole turn; if {3} are, give {3} levels ({4})."),
            name, used.most(), levels.count, fewest,
            setTo(hints.setting, {std::to_string(fewest)}));
    if (hints.panelLevels == 0 && used.areTwo() && 2 * (used.most() - used.least()) != levels.count)
        return message(FRINGE_MARK("{0} has two levels, {1} and {2}, and the {3} that its type "
                                   "holds are taken for a whole turn; if others are, say how "
                                   "many ({4})."),
                       name, used.least(), used.most(), levels.count, hints.setting);
    return {};
}

Message blackAndWhiteText(const PatternHints& hints, const std::string& name, int count) {
    if (hints.panelLevels > 0)
        return message(FRINGE_MARK("{0} is black and white, and is read as 2 levels."), name);
    return message(FRINGE_MARK("{0} is black and white, and is read as 2 levels; if {1} are meant, "
                               "give {1} levels ({2})."),
                   name, count, setTo(hints.setting, {std::to_string(count)}));
}

} // namespace

LevelsFrom judgeLevels(LevelPattern& levels, const PatternHints& hints, const std::string& name,
                       const JobControl* control) {
    const int count = levels.count;
    if (!isAllOfAType(count))
        return LevelsFrom::Class;
    const JobControl nobody;
    const JobControl& told = control != nullptr ? *control : nobody;
    const UsedLevels used(levels);
    if (used.areBlackAndWhite(count)) {
        takeTwo(levels);
        told.note(blackAndWhiteText(hints, name, count));
        return LevelsFrom::Values;
    }
    if (hints.panelLevels > 0 && hints.panelLevels < count && used.most() < hints.panelLevels) {
        levels.count = hints.panelLevels;
        told.note(message(FRINGE_MARK("{0}: the highest level is {1}, and the {2} levels of the "
                                      "panel are taken for a whole turn."),
                          name, used.most(), levels.count));
        return LevelsFrom::Panel;
    }
    if (Message doubt = doubtOf(levels, used, hints, name); !doubt.empty())
        told.note(std::move(doubt));
    return LevelsFrom::Type;
}

} // namespace fringe
