// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"
#include "engine/model/parameter_rows.h"
#include "engine/model/space.h"
#include "engine/solvers/phase_pattern.h"
#include "engine/sources/image/image_place.h"
#include "engine/sources/layers/seen_on_plate.h"
#include "engine/sources/source_kind.h"

#include <complex>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

/// Sheets: light and opacity in planes of z, of which layers and depth pictures are made.
namespace fringe {

/// The samples of some rows of the plate that have light or opacity in a plane, by their numbers
/// from the first one of these rows.
struct Sheet {
    std::vector<std::uint32_t> places;
    std::vector<Complex> light;
    /// √(1 − opacity): what stays of the amplitude of a wave that goes through.
    std::vector<float> passed;

    static constexpr double bytesPerPlace = sizeof(std::uint32_t) + sizeof(Complex) + sizeof(float);

    void reserve(std::size_t places);
    void add(std::size_t place, Complex amplitude, float opacity);
};

/// How the pictures of a source become light.
struct SheetStyle {
    enum class Phase { Random, Constant, Smooth };
    Phase phase = Phase::Smooth;
    std::int64_t seed = 1;
    double gamma = 1;         ///< intensity is the value to this power
    double strength = 1;      ///< factor of the amplitude
    bool hides = false;       ///< what is behind
    std::int64_t feather = 0; ///< width of the edges' ramps, of what hides [samples]

    std::int64_t softness() const { return hides ? feather : 0; } ///< width of the ramps that show
};

/// The amplitude of a value of a picture. value: ≥ 0.
float amplitudeOf(float value, float opacity, const SheetStyle& style);

/// The rows of a style.
const table::BoundRows<SheetStyle>& sheetRows();

/// The phases of a source's light, the same in whatever order samples are asked for.
class SheetPhases {
  public:
    /// A constant phase, φ = 2π z/λ, is that of a plane wave at z, so that neighbours at other
    /// depths do not cancel. A smooth one, + π[(1 − m_x) x² + (1 − m_y) y²]/(λz), m = the plate's
    /// width by the picture's, also sends the light of each place to the same part of the plate.
    /// Random ones differ between streams, such as layers, and between colours.
    SheetPhases(const SheetStyle& style, const Plate& plate, const PicturePlace& place,
                const std::vector<Length>& wavelengths, std::size_t index,
                std::uint64_t stream = 0);

    /// Phasor of the sample of the plate, whose light is carried from `z` [m].
    Complex of(std::size_t sample, double z) const;
    /// Where the random numbers of the samples begin, see `splitMix`; nothing: phases are not.
    std::optional<std::uint64_t> seed() const {
        return kind_ == SheetStyle::Phase::Random ? std::optional(stream_) : std::nullopt;
    }

  private:
    /// z times the second term of a smooth phase, in turns [m].
    double spreadAt(std::size_t sample) const;

    SheetStyle::Phase kind_;
    PlaneGrid grid_;
    double perX_ = 0, perY_ = 0; ///< (1 − m)/(2λ) [1/m]
    double wavelength_;          ///< [m]
    std::uint64_t stream_;       ///< where the random numbers of the samples begin
};

/// Whether a picture of the shape has the samples of the plane.
bool fills(const PlaneGrid& grid, Shape picture, const PicturePlace& place);

/// A picture on the samples of a plane; one of the plane's size in its place is not resampled.
std::vector<float> sampledOn(const PlaneGrid& grid, GreyPicture picture, const PicturePlace& place);

/// The rows and as many above and below, as far as there are.
RowRange widened(const RowRange& rows, std::int64_t by, std::int64_t all);

/// Opacity that falls to 0 within `width` samples inside the edges of what is opaque.
void feather(std::span<float> opacity, Shape shape, std::int64_t width);

/// The means of squares of 2·width + 1 samples around each; beyond the edges the nearest count.
std::vector<float> blurred(std::span<const float> values, Shape shape, std::int64_t width);

/// The sheet of a slice, some rows of it, for ONE thread.
using SheetOf = std::function<Sheet(std::size_t slice, const RowRange& rows)>;
/// Sheets of a wavelength, for any thread, which outlive what each thread is given.
using Sheets = std::function<SheetOf()>;

/// Light in sheets: carried to the plate and added in the frequency domain, or slice by slice.
class SheetLight : public Light {
  public:
    void add(std::size_t wavelength, const PlaneGrid& grid, Device& device, Buffer& field,
             JobControl& control) const override;
    std::vector<double> depths(std::size_t) const override { return distances_; }
    std::unique_ptr<const Slices> slices(std::size_t wavelength) const override;
    std::optional<SeenLight> seen() const override;

  protected:
    /// distances: of the sheets, rising [m].
    SheetLight(const SourceInput& input, std::vector<double> distances);

    virtual Sheets sheets(std::size_t wavelength) const = 0;
    const Plate& plate() const { return plate_; }
    PlaneGrid grid() const { return gridOf(plate_); }
    const std::vector<Length>& wavelengths() const { return wavelengths_; }

  private:
    void addSeen(const SheetOf& sheet, std::size_t wavelength, const RowRange& rows,
                 SeenOnPlate& seen) const;

    Plate plate_;
    std::vector<Length> wavelengths_;
    Choice propagation_;
    std::vector<double> distances_;
};

/// G: by how much k exceeds the least axial component of the waves that a propagation over
/// `distance` keeps [1/m].
double axialBand(const Plate& plate, double wavelength, double distance, const Choice& how);

/// Planes over a depth so close that a wave's phase errs by at most a quarter cycle at the edge of
/// the band. farthest: |z| of the farthest from the plate [m].
std::int64_t slicesInFocus(const SourceInput& input, double depth, double farthest);

/// What `sheets` of them take of every wavelength, those that are not empty counted. farthest: |z|
/// of the farthest from the plate [m].
void addSheetCost(SourceCost& cost, const SourceInput& input, std::int64_t sheets, double farthest);

/// Refuses pictures that go beyond their planes.
void checkPlace(const PicturePlace& place, const PlaneGrid& grid, SourceCost& cost);
/// What carrying sheets from these distances says is of the rows of the same number.
void checkDistances(const SourceInput& input,
                    std::initializer_list<std::pair<Length, std::string_view>> distances,
                    SourceCost& cost);

/// The rows "width", "height", "x" and "y". A width and height of 0 are those that fit the plate.
table::BoundRows<PicturePlace> sheetPlaceRows(const char* help);
void store(Source& source, const PicturePlace& place);

/// Where sheets are: their place in each plane, and z of both ends.
struct SheetSpace {
    PicturePlace place{};
    Length first{}, last{};
};
TurnedBox boxAround(const SheetSpace& space);
/// Shifts to the nanometre, sizes to four digits. Sheets stay across the light.
SheetSpace moved(const SheetSpace& space, const Motion& motion);

/// The place of pictures of that shape: where a side is 0, the largest in the plane in their
/// proportions. Their pixels are square, but a picture of a plate's shape has the pixels of the
/// plate.
PicturePlace placeOn(const PlaneGrid& grid, Shape picture, PicturePlace place, bool isPlate = true);

} // namespace fringe
