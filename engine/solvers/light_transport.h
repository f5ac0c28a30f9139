// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace fringe {

class JobControl;

/// Cells along each side of the pictures that light is carried from and to.
constexpr std::int64_t transportCells = 96;

/// log Σ exp(value - steepness·way²) over the cells of each column of a matrix that has a row for
/// each cell of a line, at any place of the line, which reaches from -1/2 to 1/2: softly, the
/// largest value but for the way there. Immutable: any thread.
class SoftMaximum {
  public:
    /// values: row-major.
    SoftMaximum(std::vector<double> values, double steepness);
    /// One number a column.
    void at(double place, std::span<double> row) const;

  private:
    double loss(double place, std::size_t cell) const;
    double far(double place, std::size_t column) const;

    std::vector<double> values_;
    double steepness_;
    std::vector<double> largest_; ///< of each column
    std::vector<double> shares_;  ///< exp(value - largest)
};

/// Cost of ways: half of these times their squares.
struct WayCost {
    double x, y;
};

/// How light gets from one picture to another with the least cost of all ways, both on a square of
/// 1 by 1 that is divided into `transportCells`² cells: the scalings of Sinkhorn, kept as
/// logarithms, while the blur of the ways falls (Peyré & Cuturi, arXiv:1803.00567, 4.1 and 4.4);
/// sums over cells separate by axes. 4 ms a round. Immutable: any thread.
class LightTransport {
  public:
    /// from, to: light of the cells, row-major. cost: the larger is 1. Throws `Cancelled`.
    LightTransport(const std::vector<double>& from, const std::vector<double>& to,
                   const WayCost& cost, JobControl& control);

    /// φ(x, y), by rows of so many places: light goes from (x, y) to (x, y) - ∇φ, each axis in
    /// parts of its cost. φ is known between the cells, too (Pooladian & Niles-Weed,
    /// arXiv:2109.12004). The rows are given by `at`, and wait for the factor `-blur()`.
    SoftMaximum potential(std::int64_t places) const;
    double blur() const { return blur_; }

  private:
    SoftMaximum softened(const std::vector<double>& light, const std::vector<double>& potential,
                         std::int64_t places) const;
    std::vector<double> settled(const std::vector<double>& light,
                                const std::vector<double>& potential) const;

    std::vector<double> from_, to_; ///< logarithms
    WayCost cost_;
    double blur_ = 0;
    std::vector<double> potential_; ///< of `to_`
};

/// The middle of a part of a side that reaches from -1/2 to 1/2.
double middleOfPart(std::int64_t part, std::int64_t parts);

} // namespace fringe
