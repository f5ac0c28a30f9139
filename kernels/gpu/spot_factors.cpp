// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/spot_factors.h"

#include "kernels/formulas/phasor.h"
#include "kernels/gpu/product_work.h"
#include "kernels/gpu/spot_records.h"

namespace fringe::gpu {
namespace {

/// In single precision an H100 takes so many for 30 µs.
constexpr double fewestPairs = 1 << 27;

/// Lines begin at multiples of 32 bytes.
constexpr std::int64_t spotStep = 4;

} // namespace

bool suitsTf32(const SpotsArgs& args) {
    const double pairs =
        static_cast<double>(args.grid.shape.count()) * static_cast<double>(args.spots.size());
    return sumsByProducts(args) && args.tolerance >= productRounding(Precision::Tf32)
           && pairs >= fewestPairs;
}

std::int64_t factorWidth(std::size_t spots) {
    return piecesOf(static_cast<std::int64_t>(spots) + 1, spotStep) * spotStep;
}

/// Both matrices, weighted rows or products, a rounded field, and the sums of bands.
double bytesOfFactors(const SpotsArgs& args) {
    const auto [rows, cols] = args.grid.shape;
    const double lines = static_cast<double>(2 * cols + 2 * rows)
                         * static_cast<double>(factorWidth(args.spots.size()));
    const double bands = static_cast<double>(piecesOf(rows, FRINGE_FACTOR_ROWS))
                         * static_cast<double>(args.spots.size() + 1);
    const double field = static_cast<double>(args.grid.shape.count());
    return (lines + bands + field) * sizeof(formulas::Phasor) + libraryWorkspace;
}

} // namespace fringe::gpu
