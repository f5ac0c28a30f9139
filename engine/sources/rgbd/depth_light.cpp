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

/// What is to be known of all depths of a picture.
struct DepthFigures {
    DepthFigures(const RgbdSource& picture, const DepthRows& depths) {
        double least = 1, most = 0;
        depths.inPieces([&](const DepthMap& some) {
            clipped += some.clipped;
            for (const double part : some.parts)
                if (!std::isnan(part)) {
                    least = std::min(least, part);
                    most = std::max(most, part);
                }
        });
        isEmpty = least > most;
        if (isEmpty)
            return;
        const double a = distanceAt(picture, least), b = distanceAt(picture, most);
        range = {std::min(a, b), std::max(a, b)};
    }

    DepthRange range{};
    std::size_t clipped = 0;
    bool isEmpty = false;
};

/// Depth and light of the samples of some rows of the plate.
struct LitRows {
    std::vector<double> z{};             ///< of exact depth; NaN: none [m]
    std::vector<std::uint16_t> layers{}; ///< of a picture in layers
    std::vector<std::size_t> counts{};   ///< of the samples of each layer
    std::vector<Complex> light{};
};

constexpr std::uint16_t nowhere = 0xffff; ///< the layer of a sample without depth

/// The depths and the light of a picture on the plate. Immutable: any thread.
class LightRows {
  public:
    /// layers: 0: it is not in layers.
    LightRows(RgbdSource picture, const SourceInput& input, DepthRows depths, std::int64_t layers)
        : picture_(std::move(picture)), plate_(input.design.setup.plate),
          wavelengths_(input.design.setup.wavelengths), depths_(std::move(depths)),
          layers_(layers) {
        if (!fills(gridOf(plate_), picture_.colour->shape, picture_.place))
            placed_.emplace(picture_.colour->shape, gridOf(plate_), picture_.place);
    }

    const RgbdSource& picture() const { return picture_; }
    const Plate& plate() const { return plate_; }
    const std::vector<Length>& wavelengths() const { return wavelengths_; }
    Length wavelength(std::size_t number) const { return wavelengths_[number]; }

    /// The picture of a wavelength.
    std::shared_ptr<const GreyPicture> values(std::size_t wavelength) const {
        return std::make_shared<const GreyPicture>(
            picture_.colour->intensity(0, colourWeights(wavelengths_, wavelength)));
    }

    /// values: of the wavelength.
    LitRows of(const RowRange& rows, std::size_t wavelength, const GreyPicture& values) const {
        LitRows lit;
        const auto count = static_cast<std::size_t>(rows.count * plate_.size.cols);
        lit.light.reserve(count);
        lit.counts.resize(static_cast<std::size_t>(layers_));
        if (layers_ > 0)
            lit.layers.reserve(count);
        else
            lit.z.reserve(count);
        const std::int64_t atOnce = rowsAtOnce(plate_.size.cols);
        for (std::int64_t row = 0; row < rows.count; row += atOnce)
            addRows({rows.first + row, std::min(atOnce, rows.count - row)}, wavelength, values,
                    lit);
        return lit;
    }

    SeenLight seen() const {
        SeenOnPlate seen(plate_, wavelengths_);
        for (std::size_t wavelength = 0; wavelength < wavelengths_.size(); ++wavelength) {
            const auto picture = values(wavelength);
            seen.inRows([&](const RowRange& rows) {
                const auto first = static_cast<std::size_t>(rows.first * plate_.size.cols);
                const LitRows lit = of(rows, wavelength, *picture);
                for (std::size_t i = 0; i < lit.light.size(); ++i)
                    seen.add(wavelength, first + i, zOf(lit, i),
                             std::norm(std::complex<double>(lit.light[i])));
            });
        }
        return seen.made();
    }

  private:
    double zOf(const LitRows& lit, std::size_t i) const {
        return layers_ > 0 ? layerDistance(picture_, lit.layers[i], layers_) : lit.z[i];
    }

    void addRows(const RowRange& rows, std::size_t wavelength, const GreyPicture& picture,
                 LitRows& lit) const {
        const SheetPhases phases(picture_.style, plate_, picture_.place, wavelengths_, wavelength);
        const std::vector<double> parts = depths_.of(rows).parts;
        const std::vector<float> values = valuesOn(rows, picture);
        const auto first = static_cast<std::size_t>(rows.first * plate_.size.cols);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const bool isLit = !std::isnan(parts[i]);
            double z = distanceAt(picture_, parts[i]);
            if (layers_ == 0) {
                lit.z.push_back(z);
            } else {
                const std::size_t layer = isLit ? layerAt(parts[i], layers_) : nowhere;
                if (isLit)
                    ++lit.counts[layer];
                z = layerDistance(picture_, layer, layers_);
                lit.layers.push_back(static_cast<std::uint16_t>(layer));
            }
            lit.light.push_back(isLit ? amplitudeOf(values[i], 1, picture_.style)
                                            * phases.of(first + i, z)
                                      : Complex());
        }
    }

    std::vector<float> valuesOn(const RowRange& rows, const GreyPicture& picture) const {
        const RowRange under = placed_ ? placed_->under(rows) : rows;
        const std::int64_t cols = picture.shape.cols;
        const auto part = std::span(picture.intensity)
                              .subspan(static_cast<std::size_t>(under.first * cols),
                                       static_cast<std::size_t>(under.count * cols));
        return placed_ ? placed_->of(rows, part) : std::vector<float>(part.begin(), part.end());
    }

    RgbdSource picture_;
    Plate plate_;
    std::vector<Length> wavelengths_;
    DepthRows depths_;
    std::int64_t layers_;
    std::optional<PlacedRows> placed_; ///< nothing: the picture fills the plate
};

/// The light of a wavelength, which keeps the rows that were asked for last; ONE thread.
class LitReader {
  public:
    LitReader(const LightRows& light, std::size_t wavelength,
              std::shared_ptr<const GreyPicture> values)
        : light_(light), wavelength_(wavelength), values_(std::move(values)) {}

    const LitRows& of(const RowRange& rows) {
        if (rows != rows_) {
            lit_ = {}; // before the next ones take memory, too
            lit_ = light_.of(rows, wavelength_, *values_);
            rows_ = rows;
        }
        return lit_;
    }

  private:
    const LightRows& light_;
    std::size_t wavelength_;
    std::shared_ptr<const GreyPicture> values_;
    RowRange rows_{};
    LitRows lit_{};
};

/// The layers that are not empty, from the farthest to the nearest.
std::vector<std::size_t> filledLayers(const RgbdSource& picture, const DepthRows& depths,
                                      std::int64_t layers) {
    std::vector<bool> isFilled(static_cast<std::size_t>(layers));
    depths.inPieces([&](const DepthMap& some) {
        for (const double part : some.parts)
            if (!std::isnan(part))
                isFilled[layerAt(part, layers)] = true;
    });
    std::vector<std::size_t> filled;
    for (std::size_t layer = 0; layer < isFilled.size(); ++layer)
        if (isFilled[layer])
            filled.push_back(layer);
    std::ranges::stable_sort(
        filled, {}, [&](std::size_t layer) { return layerDistance(picture, layer, layers); });
    return filled;
}

std::vector<double> distancesOf(const RgbdSource& picture, const std::vector<std::size_t>& filled,
                                std::int64_t layers) {
    std::vector<double> distances;
    for (const std::size_t layer : filled)
        distances.push_back(layerDistance(picture, layer, layers));
    return distances;
}

class DepthLayers : public SheetLight {
  public:
    DepthLayers(const SourceInput& input, LightRows light, std::vector<std::size_t> filled,
                std::int64_t layers)
        : SheetLight(input, distancesOf(light.picture(), filled, layers)), light_(std::move(light)),
          filled_(std::move(filled)) {}

    std::optional<SeenLight> seen() const override {
        return filled_.empty() ? std::optional<SeenLight>() : light_.seen();
    }

  private:
    Sheets sheets(std::size_t wavelength) const override {
        return [this, wavelength, values = light_.values(wavelength)] {
            return [this, lit = LitReader(light_, wavelength, values)](
                       std::size_t slice, const RowRange& rows) mutable {
                return sheet(filled_[slice], rows, lit);
            };
        };
    }

    Sheet sheet(std::size_t layer, const RowRange& rows, LitReader& light) const {
        const SheetStyle& style = light_.picture().style;
        if (style.softness() > 0)
            return softSheet(layer, rows, style.softness(), light);
        const LitRows& lit = light.of(rows);
        Sheet sheet;
        sheet.reserve(lit.counts[layer]);
        for (std::size_t i = 0; i < lit.layers.size(); ++i)
            if (lit.layers[i] == layer)
                sheet.add(i, lit.light[i], style.hides ? 1.0F : 0.0F);
        return sheet;
    }

    /// Whether what is in a layer hides another.
    bool isBefore(std::size_t own, std::size_t layer) const {
        return light_.picture().near >= light_.picture().far ? own < layer : own > layer;
    }

    /// Edges fade towards what is farther; under the edges of what is nearer the light goes on, so
    /// that there is no dark seam.
    Sheet softSheet(std::size_t layer, const RowRange& rows, std::int64_t width,
                    LitReader& light) const {
        const Shape plate = light_.plate().size;
        const RowRange wide = widened(rows, width, plate.rows);
        const LitRows& lit = light.of(wide);
        const Shape shape{wide.count, plate.cols};
        const std::size_t count = lit.light.size();
        std::vector<float> own(count), intensity(count), solid(count);
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint16_t at = lit.layers[i];
            own[i] = at == layer ? 1.0F : 0.0F;
            intensity[i] = own[i] * std::norm(lit.light[i]);
            solid[i] = at == layer || (at != nowhere && isBefore(at, layer)) ? 1.0F : 0.0F;
        }
        const std::vector<float> share = blurred(own, shape, width);
        const std::vector<float> spread = blurred(intensity, shape, width);
        const std::vector<float> around = blurred(solid, shape, width);
        const auto first = static_cast<std::size_t>((rows.first - wide.first) * plate.cols);
        Sheet sheet;
        for (std::size_t place = 0; place < static_cast<std::size_t>(rows.count * plate.cols);
             ++place) {
            const std::size_t i = first + place;
            if (solid[i] == 0 || share[i] <= 0)
                continue;
            const float soft = std::clamp(2 * around[i] - 1, 0.0F, 1.0F);
            const Complex start = lit.light[i];
            const float size = std::abs(start);
            const Complex wave = own[i] > 0 ? start
                                 : size > 0 ? std::sqrt(spread[i] / share[i]) / size * start
                                            : Complex(std::sqrt(spread[i] / share[i]));
            sheet.add(place, std::sqrt(soft) * wave, soft);
        }
        return sheet;
    }

    LightRows light_;
    std::vector<std::size_t> filled_;
};

/// Interpolation over n Chebyshev nodes of exp(ixu), -1 ≤ u ≤ 1, errs as J_n(x) does: n - x in
/// proportion to x^(1/3) (Airy's form of J_n near n = x; the constants fit errors of 10⁻² to 10⁻⁶
/// for x up to 400 to one node).
std::int64_t nodesFor(const Plate& plate, double wavelength, const DepthRange& range,
                      const Choice& how, double tolerance) {
    if (cycle / wavelength * range.half() <= tolerance / 10) // is flat but for rounding
        return 1;
    const double x = axialBand(plate, wavelength, range.farthest(), how) * range.half() / 2;
    const double beyond = 1.04 * std::cbrt(std::pow(std::log(tolerance / 2), 2)) - 0.85;
    return 1 + static_cast<std::int64_t>(std::ceil(x + beyond * std::cbrt(x)));
}

class ExactDepth : public Light {
  public:
    ExactDepth(const SourceInput& input, LightRows light, const DepthRange& range)
        : light_(std::move(light)), range_(range),
          propagation_(convolutionOf(input.design.propagation)), isPassed_(input.hiding) {}

    void add(std::size_t wavelength, const PlaneGrid& grid, Device& device, Buffer& field,
             JobControl& control) const override {
        const Nodes nodes = nodesOf(wavelength);
        const Pixels pixels = pixelsOfPlate(wavelength, nodes);
        const CarriedPlane carried =
            carriedPlane(light_.plate(), light_.wavelengths(), bandDistance(), wavelength);
        CarriedFields sum(carried, propagation_, device, bandDistance());
        const auto buffer = device.allocate(grid.shape);
        HostSamples samples(device, *buffer);
        for (std::int64_t node = 0; node < nodes.count; ++node) {
            fill(samples.toFill(), pixels, nodes, node);
            samples.send();
            sum.add(*buffer, Length(-distanceOf(nodes, node)), control);
        }
        sum.store(field, control);
    }

    /// Where others hide it, it has none: nothing does.
    std::vector<double> depths(std::size_t wavelength) const override {
        std::vector<double> distances;
        if (isPassed_)
            return distances;
        const Nodes nodes = nodesOf(wavelength);
        for (std::int64_t node = nodes.count - 1; node >= 0; --node)
            distances.push_back(distanceOf(nodes, node));
        return distances;
    }
    Length bandDistance() const override { return Length(range_.farthest()); }
    std::optional<SeenLight> seen() const override { return light_.seen(); }
    std::unique_ptr<const Slices> slices(std::size_t wavelength) const override {
        return std::make_unique<NodeSlices>(*this, wavelength);
    }

  private:
    /// Chebyshev nodes of the depths in use.
    struct Nodes {
        std::int64_t count;
        double axial; ///< k - G/2 [1/m]

        double at(std::int64_t node) const {
            return count == 1 ? 0
                              : std::cos(std::numbers::pi * (static_cast<double>(node) + 0.5)
                                         / static_cast<double>(count));
        }
        /// ℓ_j(x) = T_n(x) · weight/(x − x_j), of Chebyshev nodes of the first kind (Berrut &
        /// Trefethen, SIAM Review 46, 501, 2004).
        double weight(std::int64_t node) const {
            const double angle =
                std::numbers::pi * (static_cast<double>(node) + 0.5) / static_cast<double>(count);
            return (node % 2 == 0 ? 1 : -1) * std::sin(angle) / static_cast<double>(count);
        }
    };

    Nodes nodesOf(std::size_t wavelength) const {
        const double lambda = light_.wavelength(wavelength).si();
        return {nodesFor(light_.plate(), lambda, range_, propagation_, light_.picture().tolerance),
                cycle / lambda
                    - axialBand(light_.plate(), lambda, range_.farthest(), propagation_) / 2};
    }

    double distanceOf(const Nodes& nodes, std::int64_t node) const {
        return range_.middle() + range_.half() * nodes.at(node);
    }

    /// What nodes are given.
    class NodeReader final : public SliceReader {
      public:
        NodeReader(const ExactDepth& light, const Nodes& nodes, LitReader lit)
            : light_(light), nodes_(nodes), lit_(std::move(lit)) {}
        void pass(std::size_t slice, const RowRange& rows, std::span<Complex> wave) override {
            light_.fill(wave, light_.pixelsOf(lit_.of(rows), nodes_), nodes_,
                        nodes_.count - 1 - static_cast<std::int64_t>(slice));
        }

      private:
        const ExactDepth& light_;
        Nodes nodes_;
        LitReader lit_;
    };

    class NodeSlices final : public Slices {
      public:
        NodeSlices(const ExactDepth& light, std::size_t wavelength)
            : light_(light), wavelength_(wavelength), values_(light.light_.values(wavelength)) {}
        std::unique_ptr<SliceReader> open() const override {
            return std::make_unique<NodeReader>(light_, light_.nodesOf(wavelength_),
                                                LitReader(light_.light_, wavelength_, values_));
        }

      private:
        const ExactDepth& light_;
        std::size_t wavelength_;
        std::shared_ptr<const GreyPicture> values_;
    };

    /// What is known of every sample.
    struct Pixels {
        /// Depth from the middle, in half ranges: -1 to 1, and not at a node.
        std::vector<double> x;
        std::vector<Complex> light; ///< times T_n(x) and exp(-i(k - G/2)(z - middle))
    };

    Pixels pixelsOfPlate(std::size_t wavelength, const Nodes& nodes) const {
        const auto [rows, cols] = light_.plate().size;
        Pixels all;
        all.x.reserve(static_cast<std::size_t>(rows * cols));
        all.light.reserve(static_cast<std::size_t>(rows * cols));
        const std::int64_t atOnce = rowsAtOnce(cols);
        const auto values = light_.values(wavelength);
        for (std::int64_t row = 0; row < rows; row += atOnce) {
            const RowRange few{row, std::min(atOnce, rows - row)};
            const Pixels some = pixelsOf(light_.of(few, wavelength, *values), nodes);
            all.x.insert(all.x.end(), some.x.begin(), some.x.end());
            all.light.insert(all.light.end(), some.light.begin(), some.light.end());
        }
        return all;
    }

    Pixels pixelsOf(const LitRows& lit, const Nodes& nodes) const {
        constexpr double beyond = 2; // of what is dark
        const std::vector<Complex>& light = lit.light;
        Pixels pixels{std::vector(light.size(), beyond), std::vector<Complex>(light.size())};
        constexpr std::int64_t pixelsAtOnce = 1 << 14;
        parallelFor(std::ssize(light), pixelsAtOnce, [&](std::int64_t begin, std::int64_t end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
                if (light[i] == Complex())
                    continue;
                const double x =
                    nodes.count == 1
                        ? 0
                        : std::clamp((lit.z[i] - range_.middle()) / range_.half(), -1.0, 1.0);
                const double turn = std::remainder(-nodes.axial * range_.half() * x, cycle);
                pixels.x[i] = besideNodes(x, nodes);
                const double chebyshev =
                    std::cos(static_cast<double>(nodes.count) * std::acos(pixels.x[i]));
                pixels.light[i] = light[i] * Complex(std::polar(1.0, turn) * chebyshev);
            }
        });
        return pixels;
    }

    /// x, or a number beside it so far from nodes that T_n can be divided: what varies so slowly is
    /// the same there.
    static double besideNodes(double x, const Nodes& nodes) {
        constexpr double least = 1e-8;
        const double number =
            std::acos(x) * static_cast<double>(nodes.count) / std::numbers::pi - 0.5;
        const double node = nodes.at(std::llround(number));
        return std::abs(x - node) >= least ? x : node > 0 ? node - least : node + least;
    }

    void fill(std::span<Complex> samples, const Pixels& pixels, const Nodes& nodes,
              std::int64_t number) const {
        constexpr std::int64_t pixelsAtOnce = 1 << 14;
        const double node = nodes.at(number);
        const Complex turned(
            nodes.weight(number)
            * std::polar(1.0, std::remainder(nodes.axial * range_.half() * node, cycle)));
        const float re = turned.real(), im = turned.imag();
        parallelFor(std::ssize(samples), pixelsAtOnce, [&](std::int64_t begin, std::int64_t end) {
            const double* const x = pixels.x.data();
            const auto* const light = reinterpret_cast<const float*>(pixels.light.data());
            auto* const out = reinterpret_cast<float*>(samples.data());
            for (std::int64_t i = begin; i < end; ++i) {
                const float part = 1 / static_cast<float>(x[i] - node);
                out[2 * i] = part * (re * light[2 * i] - im * light[2 * i + 1]);
                out[2 * i + 1] = part * (im * light[2 * i] + re * light[2 * i + 1]);
            }
        });
    }

    LightRows light_;
    DepthRange range_;
    Choice propagation_;
    bool isPassed_;
};

/// How the light of a depth picture is made.
struct DepthForm {
    bool isExact = false;
    std::int64_t layers = 0; ///< of a picture in layers
    std::int64_t nodes = 0;  ///< that exact depth takes at the shortest wavelength
};

DepthForm formOf(const RgbdSource& picture, const DepthRange& range, const SourceInput& input) {
    constexpr std::int64_t mostNodes = 512; // beyond, layers serve better
    const Setup& setup = input.design.setup;
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

void describe(const RgbdSource& picture, const DepthFigures& depths, const SourceInput& input,
              const DepthForm& form, SourceCost& cost) {
    if (depths.clipped > 0)
        warn(cost.findings, "source.far",
             message(FRINGE_MARK("Pixels beyond the near or the far end are put there ({0}); move "
                                 "the ends, or change the depth scale."),
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
    const PlaneGrid grid = gridOf(input.design.setup.plate);
    const DepthFigures depths(picture, DepthRows(picture, grid));
    if (depths.isEmpty)
        return refuse(
            cost.findings, "source.depth",
            message(FRINGE_MARK("The depth picture has no depth anywhere; choose what its "
                                "numbers mean.")));
    const DepthForm form = formOf(picture, depths.range, input);
    describe(picture, depths, input, form, cost);
    addSheetCost(cost, input, form.isExact ? form.nodes : form.layers, depths.range.farthest());
    constexpr double bytesPerPixel = sizeof(double) + sizeof(Complex);
    constexpr double bytesInLayers = sizeof(std::uint16_t) + sizeof(Complex) + Sheet::bytesPerPlace;
    cost.bytes +=
        static_cast<double>(grid.shape.count()) * (form.isExact ? bytesPerPixel : bytesInLayers);
    cost.error = form.isExact ? picture.tolerance : 0;
}

std::unique_ptr<Light> depthLight(const RgbdSource& picture, const SourceInput& input) {
    DepthRows depths(picture, gridOf(input.design.setup.plate));
    const DepthRange range = DepthFigures(picture, depths).range;
    const DepthForm form = formOf(picture, range, input);
    if (form.isExact)
        return std::make_unique<ExactDepth>(input, LightRows(picture, input, std::move(depths), 0),
                                            range);
    std::vector<std::size_t> filled = filledLayers(picture, depths, form.layers);
    return std::make_unique<DepthLayers>(input,
                                         LightRows(picture, input, std::move(depths), form.layers),
                                         std::move(filled), form.layers);
}

} // namespace fringe
