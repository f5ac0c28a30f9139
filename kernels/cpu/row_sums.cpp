// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/operations.h"
#include "kernels/parallel.h"

#include <array>
#include <vector>

namespace fringe::cpu {
namespace {

/// Sums side by side, which the compiler turns into vectors.
std::complex<double> sumOf(const Complex* samples, std::int64_t count) {
    constexpr std::int64_t lanes = 8;
    std::array<double, 2 * lanes> sums{};
    const auto* parts = reinterpret_cast<const float*>(samples);
    const std::int64_t whole = count / lanes * lanes;
    for (std::int64_t i = 0; i < 2 * whole; i += 2 * lanes)
        for (std::int64_t k = 0; k < 2 * lanes; ++k)
            sums[static_cast<std::size_t>(k)] += static_cast<double>(parts[i + k]);
    std::complex<double> sum;
    for (std::size_t k = 0; k < 2 * lanes; k += 2)
        sum += std::complex<double>(sums[k], sums[k + 1]);
    for (std::int64_t i = whole; i < count; ++i)
        sum += std::complex<double>(samples[i]);
    return sum;
}

} // namespace

std::complex<double> sumOfRows(const Field& field, std::int64_t firstRow, std::int64_t rowCount) {
    constexpr std::int64_t rowsPerPiece = 16;
    std::vector<std::complex<double>> sums(static_cast<std::size_t>(rowCount));
    parallelFor(rowCount, rowsPerPiece, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            sums[static_cast<std::size_t>(row)] =
                sumOf(field.row(firstRow + row), field.shape.cols);
    });
    std::complex<double> whole;
    for (const std::complex<double> sum : sums)
        whole += sum;
    return whole;
}

} // namespace fringe::cpu
