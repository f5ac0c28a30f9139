// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"
#include "engine/model/placement.h"
#include "engine/optics/host_samples.h"
#include "engine/propagation/propagation.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/sources/rgbd/depth_picture.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>

namespace fringe {
namespace {

constexpr double cycle = 2 * std::numbers::pi;

/// The least and the largest z of a map, the latter as large where there is none [m].
struct DepthRange {
    double low = 0, high = 0;

    double middle() const { return (low + high) / 2; }
    double half() const { return (high - low) / 2; }
    double farthest() const { return std::max(std::abs(low), std::abs(high)); }
};

DepthRange rangeOf(const RgbdSource& picture, const DepthMap& depths) {
    float least = 1, most = 0;
    for (const float part : depths.parts)
        if (!std::isnan(part)) {
            least = std::min(least, part);
            most = std::max(most, part);
        }
    if (least > most)
        return {};
    const double a = distanceAt(picture, least), b = distanceAt(picture, most);
    return {std::min(a, b), std::max(a, b)};
}

/// The picture's light on the samples of the plate, of one wavelength.
std::vector<Complex> lightOf(const RgbdSource& picture, const DepthMap& depths, const Plate& plate,
                             const std::vector<Length>& wavelengths, std::size_t wavelength) {
    const std::vector<float> values = sampledOn(
        gridOf(plate), picture.colour->intensity(0, colourWeights(wavelengths, wavelength)),
        picture.place);
    const SheetPhases phases(picture.style, plate, picture.place, wavelengths[wavelength]);
    std::vector<Complex> light(values.size());
    for (std::size_t i = 0; i < light.size(); ++i)
        if (const float part = depths.parts[i]; !std::isnan(part))
            light[i] =
                amplitudeOf(values[i], 1, picture.style) * phases.of(i, distanceAt(picture, part));
    return light;
}

/// The light of one wavelength after the other, made when it is asked for first.
class LightPlanes {
  public:
    LightPlanes(RgbdSource picture, const SourceInput& input)
        : picture_(std::move(picture)), plate_(input.design.setup.plate),
          wavelengths_(input.design.setup.wavelengths),
          depths_(depthMapOf(picture_, gridOf(plate_))) {}

    const RgbdSource& picture() const { return picture_; }
    const Plate& plate() const { return plate_; }
    const DepthMap& depths() const { return depths_; }
    Length wavelength(std::size_t number) const { return wavelengths_[number]; }

    const std::vector<Complex>& of(std::size_t wavelength) const {
        if (made_ != wavelength)
            light_ = lightOf(picture_, depths_, plate_, wavelengths_, wavelength);
        made_ = wavelength;
        return light_;
    }

  private:
    RgbdSource picture_;
    Plate plate_;
    std::vector<Length> wavelengths_;
    DepthMap depths_;
    mutable std::optional<std::size_t> made_;
    mutable std::vector<Complex> light_;
};

/// Samples by the layer that they are in.
class LayerOrder {
  public:
    LayerOrder(const RgbdSource& picture, const DepthMap& depths, std::int64_t layers)
        : layers_(layers), begins_(static_cast<std::size_t>(layers) + 1) {
        for (const float part : depths.parts)
            if (!std::isnan(part))
                ++begins_[layerOf(part) + 1];
        std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
        samples_.resize(begins_.back());
        std::vector<std::size_t> next(begins_.begin(), begins_.end() - 1);
        for (std::size_t i = 0; i < depths.parts.size(); ++i)
            if (!std::isnan(depths.parts[i]))
                samples_[next[layerOf(depths.parts[i])]++] = static_cast<std::uint32_t>(i);
        for (std::size_t layer = 0; layer < static_cast<std::size_t>(layers); ++layer)
            if (!in(layer).empty())
                filled_.push_back(layer);
        std::ranges::stable_sort(
            filled_, {}, [&](std::size_t layer) { return layerDistance(picture, layer, layers); });
    }

    std::size_t layerOf(float part) const { return layerAt(part, layers_); }
    std::span<const std::uint32_t> in(std::size_t layer) const {
        return std::span(samples_).subspan(begins_[layer], begins_[layer + 1] - begins_[layer]);
    }
    /// Those that are not empty, from the farthest to the nearest.
    const std::vector<std::size_t>& filled() const { return filled_; }

  private:
    std::int64_t layers_;
    std::vector<std::size_t> begins_;
    std::vector<std::uint32_t> samples_;
    std::vector<std::size_t> filled_;
};

std::vector<double> distancesOf(const RgbdSource& picture, const LayerOrder& order,
                                std::int64_t layers) {
    std::vector<double> distances;
    for (const std::size_t layer : order.filled())
        distances.push_back(layerDistance(picture, layer, layers));
    return distances;
}

class DepthLayers : public SheetLight {
  public:
    DepthLayers(const SourceInput& input, LightPlanes planes, LayerOrder order, std::int64_t layers)
        : SheetLight(input, distancesOf(planes.picture(), order, layers)),
          planes_(std::move(planes)), order_(std::move(order)) {}

  private:
    Sheet sheet(std::size_t slice, std::size_t wavelength) const override {
        const std::size_t layer = order_.filled()[slice];
        const std::vector<Complex>& light = planes_.of(wavelength);
        const SheetStyle& style = planes_.picture().style;
        if (style.feather > 0)
            return softSheet(layer, light, style.feather);
        Sheet sheet;
        sheet.reserve(order_.in(layer).size());
        for (const std::uint32_t sample : order_.in(layer))
            sheet.add(sample, light[sample], style.hides ? 1.0F : 0.0F);
        return sheet;
    }

    /// Whether what is at a part hides the layer.
    bool isBefore(float part, std::size_t layer) const {
        const std::size_t own = order_.layerOf(part);
        return planes_.picture().near >= planes_.picture().far ? own < layer : own > layer;
    }

    /// Edges fade towards what is farther; under the edges of what is nearer the light goes on, so
    /// that there is no dark seam.
    Sheet softSheet(std::size_t layer, const std::vector<Complex>& light,
                    std::int64_t width) const {
        const Shape shape = planes_.plate().size;
        const std::vector<float>& parts = planes_.depths().parts;
        std::vector<float> own(light.size()), intensity(light.size()), solid(light.size());
        for (const std::uint32_t sample : order_.in(layer)) {
            own[sample] = 1;
            intensity[sample] = std::norm(light[sample]);
        }
        for (std::size_t i = 0; i < light.size(); ++i)
            solid[i] =
                own[i] > 0 || (!std::isnan(parts[i]) && isBefore(parts[i], layer)) ? 1.0F : 0;
        const std::vector<float> share = blurred(own, shape, width);
        const std::vector<float> spread = blurred(intensity, shape, width);
        const std::vector<float> around = blurred(solid, shape, width);
        Sheet sheet;
        for (std::size_t i = 0; i < light.size(); ++i) {
            if (solid[i] == 0 || share[i] <= 0)
                continue;
            const float soft = std::clamp(2 * around[i] - 1, 0.0F, 1.0F);
            const float size = std::abs(light[i]);
            const Complex wave = own[i] > 0 ? light[i]
                                 : size > 0 ? std::sqrt(spread[i] / share[i]) / size * light[i]
                                            : Complex(std::sqrt(spread[i] / share[i]));
            sheet.add(i, std::sqrt(soft) * wave, soft);
        }
        return sheet;
    }

    LightPlanes planes_;
    LayerOrder order_;
};

std::int64_t nodesFor(const Plate& plate, double wavelength, const DepthRange& range,
                      const Choice& how, double tolerance) {
    const double band = axialBand(plate, wavelength, range.farthest(), how);
    return 1
           + static_cast<std::int64_t>(
               range.half() > 0 ? std::ceil(band * range.half() / 2 + 3 - 2 * std::log10(tolerance))
                                : 0);
}

class ExactDepth : public Light {
  public:
    ExactDepth(const SourceInput& input, LightPlanes planes)
        : planes_(std::move(planes)), range_(rangeOf(planes_.picture(), planes_.depths())),
          propagation_(convolutionOf(input.design.propagation)) {}

    void add(std::size_t wavelength, Device& device, Buffer& field,
             JobControl& control) const override {
        const Plate& plate = planes_.plate();
        const Length lambda = planes_.wavelength(wavelength);
        const std::int64_t nodes =
            nodesFor(plate, lambda.si(), range_, propagation_, planes_.picture().tolerance);
        const double axial = cycle / lambda.si()
                             - axialBand(plate, lambda.si(), range_.farthest(), propagation_) / 2;
        const Pixels pixels = pixelsOf(planes_.of(wavelength), axial, nodes);
        CarriedFields sum(plate.size, {plate.pitchX, plate.pitchY, lambda}, propagation_, device,
                          Length(range_.farthest()));
        const auto buffer = device.allocate(plate.size);
        HostSamples samples(device, *buffer);
        for (std::int64_t node = 0; node < nodes; ++node) {
            const double x = nodeAt(node, nodes);
            fill(samples.toFill(), pixels, x, weightOf(node, nodes),
                 std::polar(1.0, std::remainder(axial * range_.half() * x, cycle)));
            samples.send();
            sum.add(*buffer, Length(-(range_.middle() + range_.half() * x)), control);
        }
        sum.store(field, control);
    }

  private:
    /// Of every sample of the plate.
    struct Pixels {
        std::vector<float> x; ///< depth from the middle, in half ranges: -1 to 1, and not at a node
        std::vector<Complex> light; ///< times T_n(x) and exp(-i(k - G/2)(z - middle))
    };

    static double nodeAt(std::int64_t node, std::int64_t nodes) {
        return nodes == 1 ? 0
                          : std::cos(std::numbers::pi * (static_cast<double>(node) + 0.5)
                                     / static_cast<double>(nodes));
    }

    /// ℓ_j(x) = T_n(x) · weight/(x − x_j), of Chebyshev nodes of the first kind (Berrut &
    /// Trefethen, SIAM Review 46, 501, 2004).
    static double weightOf(std::int64_t node, std::int64_t nodes) {
        const double angle =
            std::numbers::pi * (static_cast<double>(node) + 0.5) / static_cast<double>(nodes);
        return (node % 2 == 0 ? 1 : -1) * std::sin(angle) / static_cast<double>(nodes);
    }

    Pixels pixelsOf(const std::vector<Complex>& light, double axial, std::int64_t nodes) const {
        constexpr float nowhere = 2; // of what is dark
        Pixels pixels{std::vector(light.size(), nowhere), std::vector<Complex>(light.size())};
        constexpr std::int64_t pixelsAtOnce = 1 << 14;
        parallelFor(std::ssize(light), pixelsAtOnce, [&](std::int64_t begin, std::int64_t end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
                if (light[i] == Complex())
                    continue;
                const double z =
                    distanceAt(planes_.picture(), static_cast<double>(planes_.depths().parts[i]));
                const double x =
                    nodes == 1 ? 0 : std::clamp((z - range_.middle()) / range_.half(), -1.0, 1.0);
                const double turn = std::remainder(-axial * range_.half() * x, cycle);
                pixels.x[i] = besideNodes(x, nodes);
                const double chebyshev = std::cos(static_cast<double>(nodes)
                                                  * std::acos(static_cast<double>(pixels.x[i])));
                pixels.light[i] = light[i] * Complex(std::polar(1.0, turn) * chebyshev);
            }
        });
        return pixels;
    }

    /// So far from nodes that T_n can be divided: what varies so slowly is the same there.
    static float besideNodes(double x, std::int64_t nodes) {
        constexpr double least = 1e-6;
        const double number = std::acos(x) * static_cast<double>(nodes) / std::numbers::pi - 0.5;
        const double node = nodeAt(std::llround(number), nodes);
        return static_cast<float>(std::abs(x - node) >= least ? x
                                  : node > 0                  ? node - least
                                                              : node + least);
    }

    static void fill(std::span<Complex> samples, const Pixels& pixels, double node, double weight,
                     std::complex<double> phasor) {
        constexpr std::int64_t pixelsAtOnce = 1 << 14;
        const Complex turned(weight * phasor);
        const float re = turned.real(), im = turned.imag();
        const auto at = static_cast<float>(node), rest = static_cast<float>(node - at);
        parallelFor(std::ssize(samples), pixelsAtOnce, [&](std::int64_t begin, std::int64_t end) {
            const float* const x = pixels.x.data();
            const auto* const light = reinterpret_cast<const float*>(pixels.light.data());
            auto* const out = reinterpret_cast<float*>(samples.data());
            for (std::int64_t i = begin; i < end; ++i) {
                const float part = 1 / (x[i] - at - rest);
                out[2 * i] = part * (re * light[2 * i] - im * light[2 * i + 1]);
                out[2 * i + 1] = part * (im * light[2 * i] + re * light[2 * i + 1]);
            }
        });
    }

    LightPlanes planes_;
    DepthRange range_;
    Choice propagation_;
};

/// How the light of a depth picture is made.
struct DepthForm {
    bool isExact = false;
    std::int64_t layers = 0; ///< of a picture in layers
    std::int64_t nodes = 0;  ///< that exact depth takes at the shortest wavelength
};

DepthForm formOf(const RgbdSource& picture, const DepthMap& depths, const SourceInput& input) {
    constexpr std::int64_t mostNodes = 512; // beyond, layers serve better
    const Setup& setup = input.design.setup;
    const DepthRange range = rangeOf(picture, depths);
    DepthForm form;
    form.nodes = nodesFor(setup.plate, std::ranges::min(setup.wavelengths).si(), range,
                          convolutionOf(input.design.propagation), picture.tolerance);
    form.layers = picture.layers > 0
                      ? picture.layers
                      : slicesInFocus(input, std::abs(picture.near.si() - picture.far.si()),
                                      range.farthest());
    form.isExact =
        picture.form == RgbdSource::Form::Exact
        || (picture.form == RgbdSource::Form::Auto && !input.hiding && form.nodes <= mostNodes);
    return form;
}

void note(SourceCost& cost, const char* row, Message text) {
    cost.findings.push_back({Severity::Note, row, std::move(text)});
}

void describe(const RgbdSource& picture, const DepthMap& depths, const SourceInput& input,
              const DepthForm& form, SourceCost& cost) {
    if (depths.clipped > 0)
        warn(cost.findings, "source.far",
             message(FRINGE_MARK("{0} pixels lie beyond the near or the far end and are put there; "
                                 "move the ends, or change the depth scale."),
                     depths.clipped));
    if (form.isExact && input.hiding)
        warn(cost.findings, "source.as",
             message(FRINGE_MARK("Exact depth has no layers, so nothing hides it; choose layers.")),
             {{"source.as", "layers"}});
    if (picture.form != RgbdSource::Form::Auto)
        return;
    if (form.isExact)
        note(cost, "source.as",
             message(FRINGE_MARK("Exact depth is chosen: {0} planes give every pixel its own z, "
                                 "where layers in focus would be {1}."),
                     form.nodes, form.layers));
    else if (input.hiding)
        note(cost, "source.as",
             message(FRINGE_MARK("{0} layers are chosen, since silhouettes hide what is behind "
                                 "them."),
                     form.layers));
    else
        note(cost, "source.as",
             message(FRINGE_MARK("{0} layers are chosen, since exact depth would take {1} planes."),
                     form.layers, form.nodes));
}

} // namespace

void addDepthCost(const RgbdSource& picture, const SourceInput& input, SourceCost& cost) {
    const DepthMap depths = depthMapOf(picture, gridOf(input.design.setup.plate));
    if (std::ranges::all_of(depths.parts, [](float part) { return std::isnan(part); }))
        return refuse(
            cost.findings, "source.depth",
            message(FRINGE_MARK("The depth picture has no depth anywhere; choose what its "
                                "numbers mean.")));
    const DepthForm form = formOf(picture, depths, input);
    describe(picture, depths, input, form, cost);
    addSheetCost(cost, input, static_cast<std::size_t>(form.isExact ? form.nodes : form.layers));
    constexpr double bytesPerSample = 2 * sizeof(float) + sizeof(Complex);
    constexpr double bytesPerPixel = sizeof(float) + sizeof(Complex);
    cost.bytes += static_cast<double>(depths.parts.size())
                  * (bytesPerSample + (form.isExact ? bytesPerPixel : 0));
    cost.error = form.isExact ? picture.tolerance : 0;
}

std::unique_ptr<Light> depthLight(const RgbdSource& picture, const SourceInput& input) {
    LightPlanes planes(picture, input);
    const DepthForm form = formOf(picture, planes.depths(), input);
    if (form.isExact)
        return std::make_unique<ExactDepth>(input, std::move(planes));
    LayerOrder order(planes.picture(), planes.depths(), form.layers);
    return std::make_unique<DepthLayers>(input, std::move(planes), std::move(order), form.layers);
}

} // namespace fringe
