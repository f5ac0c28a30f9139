// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/layers/sheets.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

/// Sources of the kind "rgbd": a picture with the depth of every pixel.
namespace fringe {

/// The source, typed.
struct RgbdSource {
    enum class Meaning { Normalised, Inverse, Metres, Millimetres };
    enum class Form { Auto, Layers, Exact };

    std::shared_ptr<const Raster> colour{}; ///< null: none yet
    std::shared_ptr<const Raster> depth{};  ///< null: none yet
    /// Depths of the samples of the plate instead of a picture of them, as in `DepthMap`.
    std::shared_ptr<const std::vector<double>> parts{};
    Length near = 220_mm, far = 200_mm; ///< z of the two ends
    Meaning meaning = Meaning::Normalised;
    bool isInverted = false; ///< 0 is far
    double scale = 1;        ///< of depths in metres or millimetres
    Form form = Form::Auto;
    std::int64_t layers = 0; ///< 0: as many as the depth of focus asks for
    double tolerance = 1e-3; ///< of exact depth: relative L2
    double blur = 0;         ///< how much the blur of what is out of focus counts in a pattern
    PicturePlace place{};
    SheetStyle style{};

    /// Whether depths have a unit; 0 is none then.
    bool isMetric() const { return meaning == Meaning::Metres || meaning == Meaning::Millimetres; }
};

/// Not yet placed in a plane, or placed in one as `placeOn` says.
RgbdSource asRgbd(const Source& source);
RgbdSource asRgbd(const Source& source, const PlaneGrid& grid, bool isPlate = true);
/// name: of its pictures; empty: they keep theirs.
void store(Source& source, const RgbdSource& picture, const std::string& name = {});

/// The kind's table.
const ChoiceInfo& rgbdSourceInfo();

/// What the numbers of a depth picture most likely are, by the key of "depth_meaning": of 16 bits,
/// millimetres where some are above 255 and none above 20,000; of floats, metres where some are
/// above 1 and none above 100, and millimetres up to 20,000; else even steps.
std::string guessedMeaning(const Raster& depth);

/// The picture of a source of the kind lies where all pixels of the plate light all of it, no
/// farther than D p/λ, and depths with a unit fill the way from near to far, which keeps its
/// length. What is looked at goes along.
Design withDepthInReach(Design design, std::size_t number);

/// The row "layers".
ParameterInfo layersInfo();
/// The rows "near" and "far".
table::BoundRows<RgbdSource> endRows();
/// The rows that say how a picture with depth becomes light: by layers or by exact depth, where it
/// lies, and how bright it is.
table::BoundRows<RgbdSource> depthLightRows();

/// z where the depth is `part` of the way from the nearest to the farthest, 0 to 1 [m].
double distanceAt(const RgbdSource& picture, double part);

/// The depth of samples of a grid, in parts of the way from near to far; NaN where the picture has
/// none or does not reach.
struct DepthMap {
    std::vector<double> parts;
    std::size_t clipped = 0; ///< samples nearer than near or farther than far
};

/// As many rows as have some thousand samples, so that what is made of them takes little memory.
std::int64_t rowsAtOnce(std::int64_t cols);

/// The depths of a picture on a grid, some rows at a time: that of the nearest pixel, since there
/// is nothing between two depths.
class DepthRows {
  public:
    DepthRows(const RgbdSource& picture, const PlaneGrid& grid);

    DepthMap of(const RowRange& rows) const;
    /// Calls `take` with those of a few rows at a time, in any order; by any thread, but by one
    /// after the other.
    void inPieces(const std::function<void(const DepthMap&)>& take) const;

  private:
    /// A number for each sample, of metric depths in metres; NaN where there is none.
    std::vector<double> numbersOf(const RowRange& rows) const;
    double numberOf(std::size_t pixel) const;

    RgbdSource picture_;
    std::vector<std::int64_t> rows_, cols_; ///< of the picture, by those of the grid; -1: beside it
    double least_ = 0;                      ///< of metric depths, of all pixels [m]
};

/// All rows.
DepthMap depthMapOf(const RgbdSource& picture, const PlaneGrid& grid);

/// Light in layers, or of every pixel at its own depth: U = Σ P_{-z}{A}, with one band limit for
/// all, that of the largest |z|. The transfer function exp(-i(k - g)z), 0 ≤ g ≤ G, is band-limited
/// in z, so it is interpolated over the Chebyshev nodes z_j of the depths in use:
/// U = Σ_j P_{-z_j}{A ℓ_j(z) exp(-i(k - G/2)(z - z_j))}. The picture is placed and has its data.
std::unique_ptr<Light> depthLight(const RgbdSource& picture, const SourceInput& input);

/// What that takes and, if it is chosen automatically, which of the two it is and why.
void addDepthCost(const RgbdSource& picture, const SourceInput& input, SourceCost& cost);

/// The number of the layer of `count` that a part of the way from near to far is in.
std::size_t layerAt(double part, std::int64_t count);
/// z of its middle [m].
double layerDistance(const RgbdSource& picture, std::size_t layer, std::int64_t count);

} // namespace fringe
