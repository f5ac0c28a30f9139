// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/run_curve.h"

#include <array>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>
#include <span>

namespace fringe {
namespace {

/// The numbers of `Figures`, one that is not told as none.
constexpr std::size_t figuresWide = 7;
using FigureRow = std::array<double, figuresWide>;

} // namespace

std::vector<std::byte> curveBytes(const std::vector<Figures>& history) {
    constexpr double none = std::numeric_limits<double>::quiet_NaN();
    std::vector<FigureRow> rows;
    for (const Figures& one : history)
        rows.push_back({one.efficiency, one.error, one.sigma, one.zeroOrder,
                        one.uniformity.value_or(none), one.psnr.value_or(none),
                        one.phaseError.value_or(none)});
    const auto bytes = std::as_bytes(std::span(rows));
    return {bytes.begin(), bytes.end()};
}

std::vector<Figures> historyOf(const std::vector<std::byte>& curve) {
    const auto told = [](double number) {
        return std::isnan(number) ? std::nullopt : std::optional(number);
    };
    std::vector<FigureRow> rows(curve.size() / sizeof(FigureRow));
    if (!rows.empty())
        std::memcpy(rows.data(), curve.data(), rows.size() * sizeof(FigureRow));
    std::vector<Figures> history;
    for (const FigureRow& row : rows)
        history.push_back(
            {row[0], row[1], row[2], row[3], told(row[4]), told(row[5]), told(row[6])});
    return history;
}

} // namespace fringe
