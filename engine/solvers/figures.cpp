// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/figures.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

double meanSquareOf(double psnr) {
    return std::pow(10, -psnr / 10);
}

/// `merge` of the two where both are there, else the one that is.
template <class Merge>
std::optional<double> merged(std::optional<double> a, std::optional<double> b, Merge merge) {
    return a && b ? merge(*a, *b) : a ? a : b;
}

} // namespace

Figures combined(std::span<const Figures> each) {
    if (each.size() == 1)
        return each.front();
    Figures all;
    double squares = 0, phaseSquares = 0, meanSquares = 0, phases = 0, psnrs = 0;
    for (const Figures& one : each) {
        all.efficiency += one.efficiency;
        all.sigma += one.sigma;
        squares += one.error * one.error;
        all.uniformity = merged(all.uniformity, one.uniformity,
                                [](double a, double b) { return std::min(a, b); });
        if (one.phaseError) {
            phaseSquares += *one.phaseError * *one.phaseError;
            ++phases;
        }
        if (one.psnr) {
            meanSquares += meanSquareOf(*one.psnr);
            ++psnrs;
        }
    }
    const auto count = static_cast<double>(each.size());
    all.efficiency /= count;
    all.sigma /= count;
    all.error = std::sqrt(squares / count);
    all.zeroOrder = each.front().zeroOrder;
    if (phases > 0)
        all.phaseError = std::sqrt(phaseSquares / phases);
    if (psnrs > 0)
        all.psnr = -10 * std::log10(meanSquares / psnrs);
    return all;
}

bool isBetter(const Figures& figures, const Figures& than) {
    const bool ofSpots = figures.uniformity && than.uniformity && !figures.psnr;
    const double goal =
        ofSpots ? *figures.uniformity - *than.uniformity : than.error - figures.error;
    return goal > 0 || (goal == 0 && figures.efficiency > than.efficiency);
}

} // namespace fringe
