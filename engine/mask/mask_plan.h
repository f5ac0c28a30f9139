// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mask/mask_layout.h"
#include "engine/mask/polygons.h"
#include "engine/mask/rectangles.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Where pixels come to lie in a layout, and what formats are given. Immutable: any thread.
namespace fringe {

/// Database units in a micrometre; a unit is 1 nm.
constexpr std::int32_t unitsInMicrometre = 1000;

/// A point of a layout [nm].
struct LayoutPoint {
    std::int32_t x = 0, y = 0;

    friend bool operator==(const LayoutPoint&, const LayoutPoint&) = default;
};

/// A pitch as layouts take it [fm].
std::int64_t femtometres(Length pitch);

/// The edges of a plate's pixels, each rounded once and shared by neighbours [nm]: x to the right,
/// y up, the pixel (⌊Nx/2⌋, ⌊Ny/2⌋) has its centre at 0, 0.
class MaskGrid {
  public:
    /// Throws `Error` (BadInput) where they do not fit 32 bits, or a pixel is narrower than a unit.
    MaskGrid(Shape plate, Length pitchX, Length pitchY);

    std::int32_t x(std::int32_t col) const { return x_[static_cast<std::size_t>(col)]; }
    std::int32_t y(std::int32_t row) const { return y_[static_cast<std::size_t>(row)]; }
    LayoutPoint at(PixelCorner corner) const { return {x(corner.col), y(corner.row)}; }
    const std::vector<std::int32_t>& xs() const { return x_; } ///< rising, one more than columns
    const std::vector<std::int32_t>& ys() const { return y_; } ///< falling
    std::int32_t step() const { return step_; } ///< of whose multiples all edges are apart

  private:
    std::vector<std::int32_t> x_, y_;
    std::int32_t step_;
};

/// Parts that a plate is cut into, all as wide and high, and the cells that these are.
struct MaskTiles {
    Shape parts{1, 1};
    std::vector<std::uint32_t> cells{}; ///< of each part, rows from the top; empty: all are one

    std::uint32_t count() const; ///< of cells
    /// Number of the first part that is a cell, rows from the top.
    std::int64_t firstOf(std::uint32_t cell) const;
    std::int64_t timesOf(std::uint32_t cell) const; ///< how many parts are that cell
};

/// What is to be written.
struct MaskPlan {
    MaskLayout layout;
    Shape plate;
    MaskTiles tiles{};
    MaskShapes shapes = MaskShapes::Merged; ///< that are made, if no apertures are
    MaskGrid grid;
    PixelCorner origin{}; ///< of the part that is made; its shapes lie where the first part does

    Shape part() const { return {plate.rows / tiles.parts.rows, plate.cols / tiles.parts.cols}; }
    bool hasParts() const { return tiles.parts != Shape{1, 1}; }
    /// Name of a part's cell, or of the only cell.
    std::string cellName(std::uint32_t cell) const;
    /// Where the lower left part lies, from the upper left one.
    LayoutPoint lowest() const;
    LayoutPoint partStep() const; ///< from part to part
    /// Where the parts lie that are a cell, from the upper left one.
    std::vector<LayoutPoint> placesOf(std::uint32_t cell) const;
};

/// What a file says of itself, as a name that all writers take:
/// "FRINGE$COLUMNS$ROWS$PITCH_X$PITCH_Y$LEVELS$MDF", pitches in nm with P for the point; Masks or
/// Levels, Depth or Heights, Full pixels or Apertures; with an X behind them where there are marks
/// beside the plate.
std::string maskMark(Shape plate, const MaskLayout& layout);

struct MarkedMask {
    Shape plate;
    MaskLayout layout; ///< of an aperture not the size, of labels not the texts
    bool hasMarks = false;
};
/// Nothing for another program's name.
std::optional<MarkedMask> fromMaskMark(std::string_view mark);

/// Shapes of a layer in a band.
struct LayerShapes {
    std::uint32_t layer = 0;
    std::uint64_t pixels = 0; ///< that are set
    std::vector<PixelRect> rects{};
    PixelPolygons polygons{};

    std::uint64_t count() const { return rects.size() + polygons.ends.size(); }
};
/// Corners of all, as polygons.
std::uint64_t cornersOf(const LayerShapes& shapes, const MaskPlan& plan);

/// Corners of the aperture around the centre of its pixel, against the clock [nm].
std::vector<LayoutPoint> apertureOutline(const MaskAperture& aperture);
LayoutPoint centreOf(const MaskGrid& grid, const PixelRect& pixel);

/// A format of layout files, as bytes one behind the other: the head; of each cell its shapes, band
/// by band and in each layer by layer, and `next` between two cells; the tail, which places the
/// parts of the plate by `MaskPlan::placesOf` and draws the marks by `marksOf`. Where the layout
/// has an aperture, rectangles are single pixels, which `apertureOutline` and `centreOf` say how to
/// draw. The functions of `shapes` of different bands may run at the same time.
struct LayoutFormat {
    std::string (*head)(const MaskPlan& plan); ///< to the beginning of the first cell
    std::string (*next)(const MaskPlan& plan, std::uint32_t cell); ///< from a part's cell to this
    std::string (*shapes)(const MaskPlan& plan, const LayerShapes& shapes);
    std::string (*tail)(const MaskPlan& plan, std::uint32_t crc); ///< CRC-32 of all before
    /// Bytes that KLayout makes of a shape and of each of its corners; 0: the file stays as it is.
    std::uint64_t madeOfShape = 0, madeOfCorner = 0;

    bool isConverted() const { return madeOfCorner > 0; }
};

} // namespace fringe
