// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_bands.h"

#include <algorithm>
#include <set>
#include <utility>
#include <xxhash.h>

namespace fringe {
namespace {

constexpr std::int64_t leastPart = 64;      ///< pixels along each side
constexpr std::int64_t mostPartsAlong = 89; ///< 89² references are less than 8,000

/// Periods of a sequence that divide its length, itself the last.
std::vector<std::int64_t> divisors(std::int64_t count) {
    std::set<std::int64_t> all;
    for (std::int64_t i = 1; i * i <= count; ++i)
        if (count % i == 0)
            all.insert({i, count / i});
    return {all.begin(), all.end()};
}

/// Along one side, of the periods that there are: what does not change at all is not cut, and what
/// changes sooner than in a part's least length is cut at a multiple.
std::int64_t partsAlong(const std::vector<std::int64_t>& periods, Length pitch) {
    const std::int64_t count = periods.back();
    if (periods.front() == 1)
        return 1;
    const std::int64_t least = std::max(leastPart, (count - 1) / mostPartsAlong + 1);
    const auto part = std::ranges::find_if(periods, [&](std::int64_t period) {
        return period >= least && period * (femtometres(pitch) % 1'000'000) % 1'000'000 == 0;
    });
    return part == periods.end() ? 1 : count / *part;
}

class Periods {
  public:
    explicit Periods(Shape shape) : cols_(divisors(shape.cols)), rows_(divisors(shape.rows)) {}

    bool isOne() const { return cols_.size() == 1 && rows_.size() == 1; }

    void add(std::span<const std::uint16_t> row) {
        std::erase_if(cols_, [&](std::int64_t period) {
            return !std::equal(row.begin() + period, row.end(), row.begin());
        });
        sums_.push_back(XXH3_64bits(row.data(), row.size_bytes()));
        const auto last = static_cast<std::int64_t>(sums_.size()) - 1;
        std::erase_if(rows_, [&](std::int64_t period) {
            return period <= last && sums_[static_cast<std::size_t>(last - period)] != sums_.back();
        });
    }

    Shape parts(const MaskLayout& layout) const {
        return {partsAlong(rows_, layout.pitchY), partsAlong(cols_, layout.pitchX)};
    }

  private:
    std::vector<std::int64_t> cols_, rows_; ///< periods that are possible so far
    std::vector<std::uint64_t> sums_;       ///< of rows
};

} // namespace

Shape equalParts(const Plane<std::uint16_t>& levels, const MaskLayout& layout,
                 const JobControl* control) {
    Periods periods(levels.shape());
    eachRow(levels, control, [&](std::span<const std::uint16_t> row) {
        periods.add(row);
        return !periods.isOne();
    });
    return periods.parts(layout);
}

} // namespace fringe
