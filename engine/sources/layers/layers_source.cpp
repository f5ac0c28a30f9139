// SPDX-License-Identifier: GPL-3.0-or-later
// A stack of pictures at distances, such as the slices of a volume: U = Σ_l P_{-z_l}{A_l}, without
// silhouettes. A_l = √intensity with a constant or a random phase.
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/source_rows.h"
#include "engine/optics/host_samples.h"
#include "engine/propagation/propagation.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/sources/image/image_place.h"
#include "engine/sources/source_kind.h"

#include <cmath>
#include <numbers>
#include <random>
#include <thread>
#include <utility>

namespace fringe {
namespace {

using namespace table;

std::vector<ParameterInfo> rows() {
    const char* const ofLayers = FRINGE_MARK("Of every layer in its plane.");
    return {lengthRow("first_distance", 200_mm, FRINGE_MARK("First distance"),
                      FRINGE_MARK("z of the first layer; the others follow evenly.")),
            lengthRow("last_distance", 220_mm, FRINGE_MARK("Last distance"),
                      FRINGE_MARK("z of the last layer.")),
            positive(lengthRow("width", 4_mm, FRINGE_MARK("Width"), ofLayers)),
            positive(lengthRow("height", 4_mm, FRINGE_MARK("Height"), ofLayers)),
            lengthRow("x", {}, FRINGE_MARK("Centre x"), ofLayers),
            lengthRow("y", {}, FRINGE_MARK("Centre y"), ofLayers),
            initially(true, named("random_phase", Kind::Toggle, FRINGE_MARK("Random phase"),
                                  FRINGE_MARK("Give each sample a random phase, which spreads its "
                                              "light evenly."))),
            when("random_phase", {true}, withOption(seedInfo("seed"), "seed"))};
}

const ChoiceInfo& info() {
    static const ChoiceInfo layers{
        .key = "layers",
        .label = FRINGE_MARK("Layers"),
        .help = FRINGE_MARK("A stack of pictures at distances, such as the slices of a volume."),
        .parameters = rows(),
        .assets = {{"stack", FRINGE_MARK("Stack of pictures"), AssetType::LayerStack}}};
    return layers;
}

/// The source, typed.
struct Layers {
    explicit Layers(const Source& source) : stack(source.kind.data<LayerStack>("stack")) {
        const SourceValues values(info(), source);
        first = values.length("first_distance");
        last = values.length("last_distance");
        place = {values.length("width"), values.length("height"), values.length("x"),
                 values.length("y")};
        if (values.toggle("random_phase"))
            seed = values.count("seed");
    }

    std::size_t count() const { return stack ? stack->count() : 0; }
    Length distance(std::size_t layer) const {
        const double part =
            count() > 1 ? static_cast<double>(layer) / static_cast<double>(count() - 1) : 0;
        return first + part * (last - first);
    }

    std::shared_ptr<const LayerStack> stack; ///< null: none yet
    Length first, last;
    PicturePlace place;
    std::optional<std::int64_t> seed;
};

/// As pictures are looked at, if that is a convolution.
Choice angularSpectrum(const SourceInput& input) {
    const Choice& chosen = input.design.propagation;
    return propagationOf(chosen.key).transfer ? chosen : Choice{"asm"};
}

class LayerLight : public Light {
  public:
    explicit LayerLight(const SourceInput& input)
        : layers_(input.source), plate_(input.design.setup.plate),
          wavelengths_(input.design.setup.wavelengths), propagation_(angularSpectrum(input)) {}

    void add(std::size_t wavelength, Device& device, Buffer& field,
             JobControl& control) const override {
        CarriedFields sum(plate_.size, {plate_.pitchX, plate_.pitchY, wavelengths_[wavelength]},
                          propagation_, device);
        std::mt19937_64 random(static_cast<std::uint64_t>(layers_.seed.value_or(0)));
        for (std::size_t layer = 0; layer < layers_.count(); ++layer)
            sum.add(waveOf(layer, random), -1.0 * layers_.distance(layer), control);
        sum.store(field, control);
    }

  private:
    /// Pictures of the plate's size are not resampled.
    bool arePlates() const {
        const PicturePlace& place = layers_.place;
        constexpr double slack = 1e-9; // in parts of the plate
        const auto isSame = [](Length a, Length b) {
            return std::abs(a.si() - b.si()) <= slack * b.si();
        };
        return layers_.stack->shape == plate_.size && place.x == Length{} && place.y == Length{}
               && isSame(place.width, plate_.size.cols * plate_.pitchX)
               && isSame(place.height, plate_.size.rows * plate_.pitchY);
    }

    std::vector<float> intensityOf(std::size_t layer) const {
        const PlaneGrid grid{plate_.size, plate_.pitchX.si(), plate_.pitchY.si()};
        GreyPicture picture = layers_.stack->at(layer);
        return arePlates() ? std::move(picture.intensity)
                           : placedPicture(picture, grid, layers_.place);
    }

    /// In the layer's plane, on the samples of the plate.
    Field waveOf(std::size_t layer, std::mt19937_64& random) const {
        std::vector<Complex> wave;
        for (const float intensity : intensityOf(layer)) {
            const double turn = layers_.seed ? static_cast<double>(random() >> 11) * 0x1p-53 : 0.0;
            wave.push_back(
                std::polar(std::sqrt(intensity), static_cast<float>(2 * std::numbers::pi * turn)));
        }
        return {plate_.size, std::move(wave)};
    }

    Layers layers_;
    Plate plate_;
    std::vector<Length> wavelengths_;
    Choice propagation_;
};

void check(const Layers& layers, const SourceInput& input, SourceCost& cost) {
    if (layers.count() == 0)
        return refuse(cost.findings, "source.stack",
                      message(FRINGE_MARK("There are no layers; import a stack of pictures.")));
    for (const float value : layers.stack->intensity)
        if (!(value >= 0) || !std::isfinite(value))
            return refuse(cost.findings, "source.stack",
                          message(FRINGE_MARK("A layer has a value that is negative or not finite; "
                                              "give intensities of 0 or more.")));
    const Setup& setup = input.design.setup;
    const PlaneGrid grid{setup.plate.size, setup.plate.pitchX.si(), setup.plate.pitchY.si()};
    if (!liesWithin(layers.place, grid))
        refuse(cost.findings, "source.width",
               message(FRINGE_MARK("The layers go beyond their planes, which are {0} wide and {1} "
                                   "high like the plate; make them smaller or move them."),
                       planeWidth(grid), planeHeight(grid)));
    for (const Length distance : {layers.first, layers.last})
        for (Finding& item :
             checkPropagation({setup.plate.pitchX, setup.plate.pitchY, setup.wavelengths},
                              setup.plate.size, distance, angularSpectrum(input)))
            cost.findings.push_back(
                {item.severity,
                 distance == layers.first ? "source.first_distance" : "source.last_distance",
                 std::move(item.message)});
}

SourceCost costOf(const SourceInput& input) {
    constexpr double samplesPerSecondAndCore = 3e7;
    SourceCost cost;
    const Layers layers(input.source);
    check(layers, input, cost);
    const Setup& setup = input.design.setup;
    const auto propagations =
        static_cast<double>(layers.count()) * static_cast<double>(setup.wavelengths.size());
    cost.work = propagations * propagationWork(setup.plate.size, angularSpectrum(input));
    cost.seconds =
        cost.work / samplesPerSecondAndCore / std::max(1U, std::thread::hardware_concurrency());
    cost.bytes = propagationBytes(setup.plate.size, 1, angularSpectrum(input))
                 + static_cast<double>(setup.plate.size.count()) * sizeof(Complex);
    cost.held =
        layers.stack ? static_cast<double>(layers.stack->intensity.size()) * sizeof(float) : 0;
    cost.method = angularSpectrum(input);
    return cost;
}

/// Bright samples of all layers, at most some thousands.
std::shared_ptr<const PointCloud> glyphsOf(const Source& source) {
    constexpr std::int64_t mostAlong = 48;
    const Layers layers(source);
    if (layers.count() == 0)
        return nullptr;
    auto cloud = std::make_shared<PointCloud>();
    const Shape shape = layers.stack->shape;
    const std::int64_t step =
        std::max<std::int64_t>(1, std::max(shape.rows, shape.cols) / mostAlong);
    for (std::size_t layer = 0; layer < layers.count(); ++layer) {
        const GreyPicture picture = layers.stack->at(layer);
        for (std::int64_t row = step / 2; row < shape.rows; row += step)
            for (std::int64_t col = step / 2; col < shape.cols; col += step) {
                const float value =
                    picture.intensity[static_cast<std::size_t>(row * shape.cols + col)];
                const auto along = [](std::int64_t at, std::int64_t all) {
                    return (static_cast<double>(at) + 0.5) / static_cast<double>(all) - 0.5;
                };
                if (value > 0)
                    cloud->points.push_back(
                        {(layers.place.x + along(col, shape.cols) * layers.place.width).si(),
                         (layers.place.y - along(row, shape.rows) * layers.place.height).si(),
                         layers.distance(layer).si(), std::sqrt(value), 0});
            }
    }
    return cloud;
}

/// As wide as four fifths of the plate, in the proportions of the pictures.
void settle(Design& design, std::size_t number) {
    constexpr double share = 0.8;
    Source& source = design.sources.at(number);
    const Layers layers(source);
    const Plate& plate = design.setup.plate;
    if (layers.count() == 0 || !plate.size.isAddressable())
        return;
    const Shape shape = layers.stack->shape;
    const double pixel =
        share
        * std::min((plate.size.cols * plate.pitchX).si() / static_cast<double>(shape.cols),
                   (plate.size.rows * plate.pitchY).si() / static_cast<double>(shape.rows));
    const auto rounded = [](double size) { return Length(std::round(size * 1e6) / 1e6); };
    SourceEditor to(info(), source);
    to.set("width", rounded(pixel * static_cast<double>(shape.cols)));
    to.set("height", rounded(pixel * static_cast<double>(shape.rows)));
    design.reconstruction.distance = layers.first;
}

void move(Source& source, double x, double y, double z) {
    const Layers layers(source);
    SourceEditor to(info(), source);
    to.set("x", layers.place.x + Length(x));
    to.set("y", layers.place.y + Length(y));
    to.set("first_distance", layers.first + Length(z));
    to.set("last_distance", layers.last + Length(z));
}

} // namespace

const SourceKind& layers_source_entry() {
    static const SourceKind kind{
        .info = info(),
        .usual = {},
        .lightCost = costOf,
        .light = [](const SourceInput& input, const Choice&) -> std::unique_ptr<Light> {
            return std::make_unique<LayerLight>(input);
        },
        .settle = settle,
        .lookedAt = [](const Source& source) { return Layers(source).first; },
        .glyphs = glyphsOf,
        .move = move,
    };
    return kind;
}

} // namespace fringe
