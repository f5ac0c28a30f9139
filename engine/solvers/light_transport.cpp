// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/light_transport.h"

#include "engine/job/job_control.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace fringe {
namespace {

constexpr auto cells = static_cast<std::size_t>(transportCells);

/// Least light of a cell, in the mean of all: from a dark one rays would not find their way.
constexpr double leastLight = 1e-7;

// Square of the blur of the ways, in that of the larger side, while potentials settle.
constexpr double firstBlur = 0.02, lastBlur = 3e-4;
constexpr int blurs = 12, roundsOfEach = 6, lastRounds = 20;

/// Share of each step of a potential that is done: more than all of it, since shifts of much light
/// settle slowly (Thibault et al., arXiv:1711.01851).
constexpr double relaxation = 1.7;

std::vector<double> logarithms(std::vector<double> light) {
    const double mean =
        std::accumulate(light.begin(), light.end(), 0.0) / static_cast<double>(light.size());
    for (double& value : light)
        value = std::log(std::max(value / mean, leastLight));
    return light;
}

std::vector<double> transposed(const std::vector<double>& matrix, std::size_t columns) {
    const std::size_t rows = matrix.size() / columns;
    std::vector<double> turned(matrix.size());
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column)
            turned[column * rows + row] = matrix[row * columns + column];
    return turned;
}

/// What is softened at places that are even parts of the line, a row each of one number a cell.
std::vector<double> rowsOf(const SoftMaximum& softened, std::int64_t places) {
    constexpr std::int64_t together = 12;
    std::vector<double> rows(static_cast<std::size_t>(places) * cells);
    parallelFor(places, together, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t place = begin; place < end; ++place)
            softened.at(middleOfPart(place, places),
                        std::span(rows).subspan(static_cast<std::size_t>(place) * cells, cells));
    });
    return rows;
}

void relax(std::vector<double>& potential, const std::vector<double>& settled) {
    for (std::size_t i = 0; i < potential.size(); ++i)
        potential[i] += relaxation * (settled[i] - potential[i]);
}

} // namespace

double middleOfPart(std::int64_t part, std::int64_t parts) {
    return (static_cast<double>(part) + 0.5) / static_cast<double>(parts) - 0.5;
}

SoftMaximum::SoftMaximum(std::vector<double> values, double steepness)
    : values_(std::move(values)), steepness_(steepness),
      largest_(values_.size() / cells, -HUGE_VAL), shares_(values_.size()) {
    for (std::size_t i = 0; i < values_.size(); ++i) {
        double& largest = largest_[i % largest_.size()];
        largest = std::max(largest, values_[i]);
    }
    for (std::size_t i = 0; i < values_.size(); ++i)
        shares_[i] = std::exp(values_[i] - largest_[i % largest_.size()]);
}

void SoftMaximum::at(double place, std::span<double> row) const {
    constexpr double least = 1e-200; // of a sum that has not lost its terms
    std::ranges::fill(row, 0.0);
    for (std::size_t cell = 0; cell < cells; ++cell) {
        const double share = std::exp(-loss(place, cell));
        const auto shares = std::span(shares_).subspan(cell * row.size(), row.size());
        for (std::size_t i = 0; i < row.size(); ++i)
            row[i] += share * shares[i];
    }
    for (std::size_t i = 0; i < row.size(); ++i)
        row[i] = row[i] > least ? largest_[i] + std::log(row[i]) : far(place, i);
}

double SoftMaximum::loss(double place, std::size_t cell) const {
    const double way = place - middleOfPart(static_cast<std::int64_t>(cell), transportCells);
    return steepness_ * way * way;
}

/// Where the largest value of the column is too far away to count.
double SoftMaximum::far(double place, std::size_t column) const {
    const auto left = [&](std::size_t cell) {
        return values_[cell * largest_.size() + column] - loss(place, cell);
    };
    double largest = -HUGE_VAL, sum = 0;
    for (std::size_t cell = 0; cell < cells; ++cell)
        largest = std::max(largest, left(cell));
    for (std::size_t cell = 0; cell < cells; ++cell)
        sum += std::exp(left(cell) - largest);
    return largest + std::log(sum);
}

LightTransport::LightTransport(const std::vector<double>& from, const std::vector<double>& to,
                               const WayCost& cost, JobControl& control)
    : from_(logarithms(from)), to_(logarithms(to)), cost_(cost), potential_(to.size()) {
    const double fall = std::pow(lastBlur / firstBlur, 1.0 / (blurs - 1));
    std::vector<double> other(from.size());
    for (int i = 0; i < blurs; ++i) {
        blur_ = firstBlur * std::pow(fall, i);
        for (int round = i + 1 < blurs ? roundsOfEach : lastRounds; round > 0; --round) {
            control.checkpoint();
            relax(other, settled(to_, potential_));
            relax(potential_, settled(from_, other));
        }
    }
    potential_ = settled(from_, settled(to_, potential_));
}

SoftMaximum LightTransport::potential(std::int64_t places) const {
    return softened(to_, potential_, places);
}

SoftMaximum LightTransport::softened(const std::vector<double>& light,
                                     const std::vector<double>& potential,
                                     std::int64_t places) const {
    std::vector<double> values(light);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] += potential[i] / blur_;
    const SoftMaximum across(transposed(values, cells), cost_.x / (2 * blur_));
    return {transposed(rowsOf(across, places), cells), cost_.y / (2 * blur_)};
}

/// The potential of one side that fits that of the other.
std::vector<double> LightTransport::settled(const std::vector<double>& light,
                                            const std::vector<double>& potential) const {
    std::vector<double> other = rowsOf(softened(light, potential, transportCells), transportCells);
    for (double& value : other)
        value *= -blur_;
    return other;
}

} // namespace fringe
