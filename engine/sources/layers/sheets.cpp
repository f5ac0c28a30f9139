// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/layers/sheets.h"

#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/optics/host_samples.h"
#include "engine/propagation/propagation.h"
#include "engine/solvers/pattern_checks.h"
#include "kernels/parallel.h"
#include "kernels/split_mix.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

using namespace table;

/// Sums over 2·width + 1 values of a line, of which there are `count`, `step` apart.
void blurLine(const float* from, float* to, std::int64_t count, std::int64_t step,
              std::int64_t width) {
    const auto at = [&](std::int64_t i) {
        return static_cast<double>(from[std::clamp<std::int64_t>(i, 0, count - 1) * step]);
    };
    double sum = 0;
    for (std::int64_t i = -width; i <= width; ++i)
        sum += at(i);
    const auto all = static_cast<double>(2 * width + 1);
    for (std::int64_t i = 0; i < count; ++i) {
        to[i * step] = static_cast<float>(sum / all);
        sum += at(i + width + 1) - at(i - width);
    }
}

/// The largest frequency of an axis that a propagation over `distance` keeps [1/m].
double bandEdge(std::int64_t samples, double pitch, double distance, double wavelength,
                const Choice& how) {
    const CarriedPlane plane{
        {samples, samples}, {Length(pitch), Length(pitch), Length(wavelength)}, Length(distance)};
    const SpectrumBand band =
        transferArgs(how, plane, convolutionGrid(plane, how), Length(distance)).bandX;
    return std::min(1 / (2 * pitch), band.edge + band.margin);
}

/// Lets the wave through and adds the light.
void passSheet(const Sheet& sheet, std::span<Complex> wave) {
    for (std::size_t i = 0; i < sheet.places.size(); ++i) {
        Complex& sample = wave[sheet.places[i]];
        sample = sheet.passed[i] * sample + sheet.light[i];
    }
}

class SheetReader final : public SliceReader {
  public:
    explicit SheetReader(SheetOf sheet) : sheet_(std::move(sheet)) {}
    void pass(std::size_t slice, const RowRange& rows, std::span<Complex> wave) override {
        passSheet(sheet_(slice, rows), wave);
    }

  private:
    SheetOf sheet_;
};

class SheetSlices final : public Slices {
  public:
    explicit SheetSlices(Sheets sheets) : sheets_(std::move(sheets)) {}
    std::unique_ptr<SliceReader> open() const override {
        return std::make_unique<SheetReader>(sheets_());
    }

  private:
    Sheets sheets_;
};

/// Sheet after sheet in one buffer.
class SheetBuffer {
  public:
    SheetBuffer(Device& device, Shape shape)
        : device_(device), buffer_(device.allocate(shape)), samples_(device, *buffer_) {}

    const Buffer& holding(const Sheet& sheet) {
        const std::span<Complex> samples = samples_.toFill();
        for (const std::uint32_t place : before_)
            samples[place] = 0;
        for (std::size_t i = 0; i < sheet.places.size(); ++i)
            samples[sheet.places[i]] = sheet.light[i];
        before_ = sheet.places;
        samples_.send();
        return *buffer_;
    }

  private:
    Device& device_;
    std::unique_ptr<Buffer> buffer_;
    HostSamples samples_;
    std::vector<std::uint32_t> before_;
};

} // namespace

double axialBand(const Plate& plate, double wavelength, double distance, const Choice& how) {
    const double fx = bandEdge(plate.size.cols, plate.pitchX.si(), distance, wavelength, how);
    const double fy = bandEdge(plate.size.rows, plate.pitchY.si(), distance, wavelength, how);
    const double square = fx * fx + fy * fy;
    if (propagationOf(how.key).transfer == TransferModel::Fresnel)
        return 2 * std::numbers::pi * wavelength * square / 2;
    const double axial = std::sqrt(std::max(0.0, 1 / (wavelength * wavelength) - square));
    return 2 * std::numbers::pi * (1 / wavelength - axial);
}

std::int64_t slicesInFocus(const SourceInput& input, double depth, double farthest) {
    constexpr double most = 1024;
    const Setup& setup = input.design.setup;
    const double band = axialBand(setup.plate, std::ranges::min(setup.wavelengths).si(), farthest,
                                  convolutionOf(input.design.propagation));
    return static_cast<std::int64_t>(
        std::clamp(std::ceil(band * depth / std::numbers::pi), 1.0, most));
}

void Sheet::reserve(std::size_t count) {
    places.reserve(count);
    light.reserve(count);
    passed.reserve(count);
}

void Sheet::add(std::size_t place, Complex amplitude, float opacity) {
    places.push_back(static_cast<std::uint32_t>(place));
    light.push_back(amplitude);
    passed.push_back(std::sqrt(std::clamp(1 - opacity, 0.0F, 1.0F)));
}

float amplitudeOf(float value, float opacity, const SheetStyle& style) {
    const float intensity =
        style.gamma == 1 ? value : std::pow(value, static_cast<float>(style.gamma));
    return static_cast<float>(style.strength) * std::sqrt(opacity * intensity);
}

const BoundRows<SheetStyle>& sheetRows() {
    static const BoundRows<SheetStyle> rows{
        {oneOf("phase", FRINGE_MARK("Phase"), FRINGE_MARK("Of the light where it starts."),
               {{"random", FRINGE_MARK("Random"),
                 FRINGE_MARK("Seen all over the eyebox, by a small pupil, too; speckles."), "true"},
                {"constant", FRINGE_MARK("Constant"),
                 FRINGE_MARK("Light goes straight on, as that of a plane wave; it is seen from "
                             "straight in front alone."),
                 "false"},
                {"smooth", FRINGE_MARK("Smooth"),
                 FRINGE_MARK("Without speckles, and goes on over changes of depth; a small pupil "
                             "sees a part of the picture.")}}),
         &SheetStyle::phase},
        {when("phase", {std::string("random")}, withOption(seedInfo("seed"), "seed")),
         &SheetStyle::seed},
        {positive(between(named("gamma", Kind::Number, FRINGE_MARK("Gamma"),
                                FRINGE_MARK("Intensity is the value to this "
                                            "power; 2 where pictures show "
                                            "amplitudes.")),
                          0, 10)),
         &SheetStyle::gamma},
        {positive(advanced(named("strength", Kind::Number, FRINGE_MARK("Strength"),
                                 FRINGE_MARK("Factor of the amplitude, beside other sources.")))),
         &SheetStyle::strength},
        {oneOf("occlusion", FRINGE_MARK("Occlusion"),
               FRINGE_MARK("What is nearer to the viewer and what is behind it."),
               {{"none", FRINGE_MARK("None"), FRINGE_MARK("All light shines through.")},
                {"silhouette", FRINGE_MARK("Silhouettes"),
                 FRINGE_MARK("What is nearer hides what is behind it, of all sources.")}}),
         &SheetStyle::hides},
        {when("occlusion", {std::string("silhouette")},
              advanced(between(named("feather", Kind::Count, FRINGE_MARK("Feather"),
                                     FRINGE_MARK("Width of soft edges, in pixels of the "
                                                 "plate.")),
                               0, 64))),
         &SheetStyle::feather}};
    return rows;
}

SheetPhases::SheetPhases(const SheetStyle& style, const Plate& plate, const PicturePlace& place,
                         const std::vector<Length>& wavelengths, std::size_t index,
                         std::uint64_t stream)
    : kind_(style.phase), grid_(gridOf(plate)), wavelength_(wavelengths[index].si()),
      stream_(scrambled(scrambled(static_cast<std::uint64_t>(style.seed)) + stream
                        + (static_cast<std::uint64_t>(colourChannel(wavelengths, index)) << 32))) {
    const auto perSquare = [&](double plateSize, Length pictureSize) {
        return (1 - plateSize / pictureSize.si()) / (2 * wavelength_);
    };
    perX_ = perSquare(static_cast<double>(grid_.shape.cols) * grid_.pitchX, place.width);
    perY_ = perSquare(static_cast<double>(grid_.shape.rows) * grid_.pitchY, place.height);
}

Complex SheetPhases::of(std::size_t sample, double z) const {
    double turns = 0;
    if (kind_ == SheetStyle::Phase::Random) {
        const std::uint64_t random = splitMix(stream_, sample);
        turns = static_cast<double>(random >> 11) * 0x1p-53;
    } else {
        turns = z / wavelength_;
        if (kind_ == SheetStyle::Phase::Smooth && std::abs(z) >= wavelength_)
            turns += spreadAt(sample) / z;
        turns -= std::floor(turns);
    }
    return std::polar(1.0F, static_cast<float>(2 * std::numbers::pi * turns));
}

double SheetPhases::spreadAt(std::size_t sample) const {
    const auto at = static_cast<std::int64_t>(sample);
    const auto [rows, cols] = grid_.shape;
    const double x = static_cast<double>(at % cols - cols / 2) * grid_.pitchX;
    const double y = static_cast<double>(rows / 2 - at / cols) * grid_.pitchY;
    return perX_ * x * x + perY_ * y * y;
}

bool fills(const PlaneGrid& grid, Shape picture, const PicturePlace& place) {
    constexpr double slack = 1e-9; // in parts of the plane
    const auto isSame = [](Length a, double b) { return std::abs(a.si() - b) <= slack * b; };
    return picture == grid.shape && place.x == Length{} && place.y == Length{}
           && isSame(place.width, static_cast<double>(grid.shape.cols) * grid.pitchX)
           && isSame(place.height, static_cast<double>(grid.shape.rows) * grid.pitchY);
}

std::vector<float> sampledOn(const PlaneGrid& grid, GreyPicture picture,
                             const PicturePlace& place) {
    return fills(grid, picture.shape, place) ? std::move(picture.intensity)
                                             : placedPicture(picture, grid, place);
}

std::vector<float> blurred(std::span<const float> values, Shape shape, std::int64_t width) {
    std::vector<float> along(values.size()), both(values.size());
    for (std::int64_t row = 0; row < shape.rows; ++row)
        blurLine(values.data() + row * shape.cols, along.data() + row * shape.cols, shape.cols, 1,
                 width);
    for (std::int64_t col = 0; col < shape.cols; ++col)
        blurLine(along.data() + col, both.data() + col, shape.rows, shape.cols, width);
    return both;
}

RowRange widened(const RowRange& rows, std::int64_t by, std::int64_t all) {
    const std::int64_t first = std::max<std::int64_t>(0, rows.first - by);
    return {first, std::min(all, rows.first + rows.count + by) - first};
}

void feather(std::span<float> opacity, Shape shape, std::int64_t width) {
    if (width == 0)
        return;
    std::vector<float> isOpaque(opacity.begin(), opacity.end());
    for (float& value : isOpaque)
        value = value > 0 ? 1.0F : 0.0F;
    const std::vector<float> around = blurred(isOpaque, shape, width);
    for (std::size_t i = 0; i < opacity.size(); ++i)
        opacity[i] *= std::clamp(2 * around[i] - 1, 0.0F, 1.0F);
}

SheetLight::SheetLight(const SourceInput& input, std::vector<double> distances)
    : plate_(input.design.setup.plate), wavelengths_(input.design.setup.wavelengths),
      propagation_(convolutionOf(input.design.propagation)), distances_(std::move(distances)) {}

void SheetLight::add(std::size_t wavelength, const PlaneGrid&, Device& device, Buffer& field,
                     JobControl& control) const {
    const CarriedPlane plane =
        carriedPlane(plate_, wavelengths_, farthestDepth(distances_), wavelength);
    CarriedFields sum(plane, propagation_, device);
    SheetBuffer buffer(device, plate_.size);
    const Sheets all = sheets(wavelength);
    const SheetOf sheet = all();
    for (std::size_t i = 0; i < distances_.size(); ++i) {
        const Sheet one = sheet(i, {0, plate_.size.rows});
        if (std::ranges::any_of(one.light, [](Complex light) { return light != Complex(); }))
            sum.add(buffer.holding(one), Length(-distances_[i]), control);
        else
            control.advance(propagationWork(plane, propagation_));
    }
    sum.store(field, control);
}

std::unique_ptr<const Slices> SheetLight::slices(std::size_t wavelength) const {
    return std::make_unique<SheetSlices>(sheets(wavelength));
}

std::optional<SeenLight> SheetLight::seen() const {
    if (distances_.empty())
        return std::nullopt;
    SeenOnPlate seen(plate_, wavelengths_);
    for (std::size_t wavelength = 0; wavelength < wavelengths_.size(); ++wavelength) {
        const Sheets all = sheets(wavelength);
        const SheetOf sheet = all();
        seen.inRows([&](const RowRange& rows) { addSeen(sheet, wavelength, rows, seen); });
    }
    return seen.made();
}

/// What hides light that is farther away takes it.
void SheetLight::addSeen(const SheetOf& sheet, std::size_t wavelength, const RowRange& rows,
                         SeenOnPlate& seen) const {
    const std::int64_t cols = plate_.size.cols;
    std::vector<double> light(static_cast<std::size_t>(rows.count * cols)), timesZ(light.size());
    for (std::size_t slice = 0; slice < distances_.size(); ++slice) {
        const Sheet own = sheet(slice, rows);
        for (std::size_t i = 0; i < own.places.size(); ++i) {
            const std::size_t at = own.places[i];
            const double passed = double{own.passed[i]} * double{own.passed[i]};
            const double more = std::norm(std::complex<double>(own.light[i]));
            light[at] = passed * light[at] + more;
            timesZ[at] = passed * timesZ[at] + more * distances_[slice];
        }
    }
    const auto first = static_cast<std::size_t>(rows.first * cols);
    for (std::size_t at = 0; at < light.size(); ++at)
        if (light[at] > 0)
            seen.add(wavelength, first + at, timesZ[at] / light[at], light[at]);
}

void addSheetCost(SourceCost& cost, const SourceInput& input, std::int64_t sheets,
                  double farthest) {
    constexpr double samplesPerSecondAndCore = 5e8; // as measured with eight lanes
    const Setup& setup = input.design.setup;
    const Choice how = convolutionOf(input.design.propagation);
    const CarriedPlane plane = carriedPlane(setup.plate, setup.wavelengths, Length(farthest));
    cost.work =
        static_cast<double>(sheets * std::ssize(setup.wavelengths)) * propagationWork(plane, how);
    cost.seconds = cost.work / samplesPerSecondAndCore / threadsToUse();
    cost.bytes = propagationBytes(plane, 1, how)
                 + static_cast<double>(setup.plate.size.count()) * sizeof(Complex);
    // The sum of padded spectra and the one that is added, the wave, and a sheet.
    const std::int64_t both = convolutionGrid(plane, how).shape.count() + setup.plate.size.count();
    cost.onDevice = 2 * static_cast<double>(both) * sizeof(Complex);
    cost.method = how;
}

void checkPlace(const PicturePlace& place, const PlaneGrid& grid, SourceCost& cost) {
    if (!liesWithin(place, grid))
        refuse(
            cost.findings, "source.width",
            message(FRINGE_MARK("The layers go beyond their planes, which are {0} wide and {1} "
                                "high; make them smaller or move them."),
                    planeWidth(grid), planeHeight(grid)),
            {{"source.width", 0.0}, {"source.height", 0.0}, {"source.x", 0.0}, {"source.y", 0.0}});
}

void checkDistances(const SourceInput& input,
                    std::initializer_list<std::pair<Length, std::string_view>> distances,
                    SourceCost& cost) {
    const Setup& setup = input.design.setup;
    const Choice how = convolutionOf(input.design.propagation);
    const bool isOfDesign = how.key == input.design.propagation.key;
    for (const auto& [distance, row] : distances)
        for (Finding& item :
             checkPropagation({setup.plate.pitchX, setup.plate.pitchY, setup.wavelengths},
                              setup.plate.size, distance, how)) {
            if (!isOfDesign)
                item.fixes.clear();
            for (Fix& fix : item.fixes)
                for (Setting& setting : fix.settings)
                    setting.path = "reconstruction." + setting.path;
            item.parameter = "source." + std::string(row);
            cost.findings.push_back(std::move(item));
        }
}

BoundRows<PicturePlace> sheetPlaceRows(const char* help) {
    const char* const ofCentre = FRINGE_MARK("Of the picture's middle; 0: that of the plate.");
    const auto side = [&](const char* key, const char* label) {
        return zeroMeans(FRINGE_MARK("fits the plate"), notNegative(lengthRow(key, label, help)));
    };
    return {{side("width", FRINGE_MARK("Width")), &PicturePlace::width},
            {side("height", FRINGE_MARK("Height")), &PicturePlace::height},
            {lengthRow("x", FRINGE_MARK("Centre x"), ofCentre), &PicturePlace::x},
            {lengthRow("y", FRINGE_MARK("Centre y"), ofCentre), &PicturePlace::y}};
}

void store(Source& source, const PicturePlace& place) {
    storeBy(sheetPlaceRows(""), place, source.kind.values);
}

TurnedBox boxAround(const SheetSpace& space) {
    return {{space.place.x.si(), space.place.y.si(), (space.first + space.last).si() / 2},
            {space.place.width.si() / 2, space.place.height.si() / 2,
             std::abs((space.last - space.first).si()) / 2}};
}

SheetSpace moved(const SheetSpace& space, const Motion& motion) {
    const auto scaled = [&](Length side, std::size_t axis) {
        return motion.scale[axis] == 1 ? side : Length(rounded(side.si() * motion.scale[axis], 4));
    };
    const double grow = (motion.scale[2] - 1) * (space.last - space.first).si() / 2;
    return {{scaled(space.place.width, 0), scaled(space.place.height, 1),
             further(space.place.x, motion.shift[0]), further(space.place.y, motion.shift[1])},
            further(space.first, motion.shift[2] - grow),
            further(space.last, motion.shift[2] + grow)};
}

PicturePlace placeOn(const PlaneGrid& grid, Shape picture, PicturePlace place, bool isPlate) {
    if (place.width > Length{} && place.height > Length{})
        return place;
    const double tall = isPlate && picture == grid.shape ? grid.pitchY / grid.pitchX : 1;
    const double across = static_cast<double>(picture.cols);
    const double down = tall * static_cast<double>(picture.rows);
    const double width = static_cast<double>(grid.shape.cols) * grid.pitchX;
    const double height = static_cast<double>(grid.shape.rows) * grid.pitchY;
    const double pixel = place.width > Length{}    ? place.width.si() / across
                         : place.height > Length{} ? place.height.si() / down
                                                   : std::min(width / across, height / down);
    place.width = Length(pixel * across);
    place.height = Length(pixel * down);
    return place;
}

} // namespace fringe
