// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/step_solid.h"

#include "engine/io/atomic_file.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <utility>
#include <vector>

namespace fringe {
namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::uint64_t headBytes = 84, triangleBytes = 50;

constexpr int bottom = -1; ///< height of what lies beside the plate: that of the body's bottom

/// A corner of pixels, and its height in steps.
struct Corner {
    std::int64_t row = 0, col = 0;
    int height = 0;
};

/// Heights of three rows of pixels at a time, with one of `bottom` around the plate.
class HeightRows {
  public:
    explicit HeightRows(const StepSolid& solid)
        : solid_(solid), reader_(solid.numbers.open()),
          numbers_(static_cast<std::size_t>(solid.numbers.shape().cols)) {
        for (auto& row : rows_)
            row.assign(numbers_.size() + 2, bottom);
        read(0);
    }

    /// Makes the next row, which is number 0 at first, the one in the middle.
    void advance() {
        std::ranges::rotate(rows_, rows_.begin() + 1);
        read(++middle_ + 1);
    }

    /// Height of a pixel in the middle row, or the one above (-1) or below (1) it.
    int at(int row, std::int64_t col) const {
        return rows_[static_cast<std::size_t>(std::ptrdiff_t{row} + 1)]
                    [static_cast<std::size_t>(col) + 1];
    }

  private:
    void read(std::int64_t row) {
        std::vector<int>& heights = rows_[2];
        if (row >= solid_.numbers.shape().rows) {
            std::ranges::fill(heights, bottom);
            return;
        }
        const auto cols = std::ssize(numbers_);
        reader_->read({row, 0, {1, cols}}, numbers_.data(), cols);
        const auto highest = static_cast<int>(solid_.highest);
        std::ranges::transform(numbers_, heights.begin() + 1, [&](std::uint16_t number) {
            return solid_.isOfDepths ? highest - number : number;
        });
    }

    const StepSolid& solid_;
    std::unique_ptr<PlaneReader<std::uint16_t>> reader_;
    std::vector<std::uint16_t> numbers_;
    std::array<std::vector<int>, 3> rows_;
    std::int64_t middle_ = -1;
};

/// Calls `take(a, b, c)` with the corners of each triangle, counter-clockwise from outside.
template <class Take> class Surface {
  public:
    Surface(const StepSolid& solid, const Take& take)
        : shape_(solid.numbers.shape()), rows_(solid), take_(take) {}

    void make(const JobControl* control) {
        for (row_ = 0; row_ < shape_.rows; ++row_) {
            if (control != nullptr)
                control->checkpoint();
            rows_.advance();
            for (std::int64_t col = 0; col < shape_.cols; ++col) {
                top(col);
                wallAtLeft(col);
                wallAbove(0, col);
            }
            wallAtLeft(shape_.cols);
            if (row_ + 1 == shape_.rows)
                for (std::int64_t col = 0; col < shape_.cols; ++col)
                    wallAbove(1, col);
        }
        underside();
    }

  private:
    void top(std::int64_t col) {
        const int height = rows_.at(0, col);
        const Corner a{row_ + 1, col, height}, b{row_ + 1, col + 1, height};
        const Corner c{row_, col + 1, height}, d{row_, col, height};
        take_(a, b, c);
        take_(a, c, d);
    }

    /// Between the pixels left and right of the left edge of a column.
    void wallAtLeft(std::int64_t col) {
        const int left = rows_.at(0, col - 1), right = rows_.at(0, col);
        // Seen from the right, the upper corner of the pixels is at the right.
        if (left > right)
            wall({row_ + 1, col, right}, {row_, col, right}, left);
        else if (left < right)
            wall({row_, col, left}, {row_ + 1, col, left}, right);
    }

    /// Between the pixels above and below the upper edge of the middle row (0), or of the one below
    /// it (1).
    void wallAbove(int row, std::int64_t col) {
        const int above = rows_.at(row - 1, col), below = rows_.at(row, col);
        const std::int64_t edge = row_ + row;
        if (above > below)
            wall({edge, col, below}, {edge, col + 1, below}, above);
        else if (above < below)
            wall({edge, col + 1, above}, {edge, col, above}, below);
    }

    /// From the left to the right foot, seen from outside, up to a height. Its upright edges are
    /// divided where walls beside it begin or end, so that they have the same corners.
    void wall(const Corner& left, const Corner& right, int high) {
        const std::vector<Corner>& ups = upright(left, high, leftEdge_);
        const std::vector<Corner>& others = upright(right, high, rightEdge_);
        for (std::size_t i = 0; i + 1 < others.size(); ++i)
            take_(ups.front(), others[i], others[i + 1]);
        for (std::size_t i = 0; i + 1 < ups.size(); ++i)
            take_(ups[i], others.back(), ups[i + 1]);
    }

    const std::vector<Corner>& upright(Corner foot, int high, std::vector<Corner>& edge) {
        const int below = static_cast<int>(foot.row - row_); // of the four pixels, the lower two
        std::array<int, 4> heights{rows_.at(below - 1, foot.col - 1), rows_.at(below - 1, foot.col),
                                   lower(below, foot.col - 1), lower(below, foot.col)};
        std::ranges::sort(heights);
        edge.assign(1, foot);
        for (const int height : heights)
            if (height > edge.back().height && height <= high)
                edge.push_back({foot.row, foot.col, height});
        return edge;
    }

    int lower(int row, std::int64_t col) const { return rows_.at(row, col); }

    /// Around its middle, so that it has the corners of the walls.
    void underside() {
        const auto [rows, cols] = shape_;
        const Corner middle{-1, -1, bottom};
        const auto side = [&](Corner at, std::int64_t stepRow, std::int64_t stepCol,
                              std::int64_t count) {
            for (std::int64_t i = 0; i < count; ++i) {
                const Corner next{at.row + stepRow, at.col + stepCol, bottom};
                take_(middle, at, next);
                at = next;
            }
        };
        side({0, 0, bottom}, 0, 1, cols);
        side({0, cols, bottom}, 1, 0, rows);
        side({rows, cols, bottom}, 0, -1, cols);
        side({rows, 0, bottom}, -1, 0, rows);
    }

    Shape shape_;
    HeightRows rows_;
    const Take& take_;
    std::int64_t row_ = 0;
    std::vector<Corner> leftEdge_, rightEdge_;
};

/// Records of triangles, gathered.
class StlRecords {
  public:
    StlRecords(AtomicFile& file, const StepSolid& solid) : file_(file), solid_(solid) {}

    void add(const Corner& a, const Corner& b, const Corner& c) {
        const std::array places{placeOf(a), placeOf(b), placeOf(c)};
        const std::size_t from = bytes_.size();
        bytes_.resize(from + triangleBytes);
        const auto normal = normalOf(places);
        std::memcpy(bytes_.data() + from, normal.data(), sizeof normal);
        std::memcpy(bytes_.data() + from + sizeof normal, places.data(), sizeof places);
        if (constexpr std::size_t atOnce = 1 << 20; bytes_.size() >= atOnce)
            flush();
    }

    void flush() {
        file_.write(bytes_);
        bytes_.clear();
    }

  private:
    using Place = std::array<float, 3>;

    static double millimetres(double metres) { return 1e3 * metres; }

    Place placeOf(const Corner& corner) const {
        const auto [rows, cols] = solid_.numbers.shape();
        const bool isMiddle = corner.row < 0;
        const double col =
            isMiddle ? 0.5 * static_cast<double>(cols) : static_cast<double>(corner.col);
        const double row =
            isMiddle ? 0.5 * static_cast<double>(rows) : static_cast<double>(corner.row);
        const double x = (col - static_cast<double>(cols / 2) - 0.5) * solid_.pitchX.si();
        const double y = (static_cast<double>(rows / 2) + 0.5 - row) * solid_.pitchY.si();
        const double z =
            corner.height == bottom ? 0 : solid_.base.si() + corner.height * solid_.step.si();
        return {static_cast<float>(millimetres(x)), static_cast<float>(millimetres(y)),
                static_cast<float>(millimetres(z))};
    }

    /// All faces are upright along an axis, or level.
    static Place normalOf(const std::array<Place, 3>& at) {
        const auto side = [&](std::size_t i, std::size_t axis) {
            return static_cast<double>(at[i][axis]) - static_cast<double>(at[0][axis]);
        };
        std::size_t widest = 0;
        std::array<double, 3> cross{};
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const std::size_t u = (axis + 1) % 3, v = (axis + 2) % 3;
            cross[axis] = side(1, u) * side(2, v) - side(1, v) * side(2, u);
            if (std::abs(cross[axis]) > std::abs(cross[widest]))
                widest = axis;
        }
        Place normal{};
        normal[widest] = cross[widest] < 0 ? -1.F : 1.F;
        return normal;
    }

    AtomicFile& file_;
    const StepSolid& solid_;
    std::vector<std::byte> bytes_;
};

} // namespace

std::uint64_t trianglesOf(const StepSolid& solid, const JobControl* control) {
    std::uint64_t count = 0;
    const auto take = [&count](const Corner&, const Corner&, const Corner&) { ++count; };
    Surface(solid, take).make(control);
    return count;
}

std::uint64_t stlBytes(std::uint64_t triangles) {
    return headBytes + triangleBytes * triangles;
}

void writeStepSolid(const std::filesystem::path& path, const StepSolid& solid,
                    std::uint64_t triangles, bool overwrite, const JobControl* control) {
    if (triangles > mostTriangles)
        throw badInput(
            FRINGE_MARK("{0}: the body has at least {1} triangles, and programs take {2} at "
                        "most; give a name that ends in .exr or .tif, or fewer pixels."),
            path.string(), triangles, mostTriangles);
    AtomicFile file(path, control);
    std::array<std::byte, headBytes> header{};
    constexpr char title[] = "Fringe Studio: relief, millimetres, z up";
    std::memcpy(header.data(), title, sizeof title - 1);
    const auto count = static_cast<std::uint32_t>(triangles);
    std::memcpy(header.data() + headBytes - sizeof count, &count, sizeof count);
    file.write(header);
    StlRecords records(file, solid);
    const auto take = [&records](const Corner& a, const Corner& b, const Corner& c) {
        records.add(a, b, c);
    };
    Surface(solid, take).make(control);
    records.flush();
    file.commit(overwrite);
}

} // namespace fringe
