// SPDX-License-Identifier: GPL-3.0-or-later
// A stack of pictures at distances, such as the slices of a volume.
#include "engine/model/bounds.h"
#include "engine/model/error.h"
#include "engine/model/mapped_plane.h"
#include "engine/model/placement.h"
#include "engine/propagation/propagation.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/sources/layers/sheets.h"
#include "engine/sources/layers/wanted_sheets.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <tuple>
#include <utility>

namespace fringe {
namespace {

using namespace table;

/// A picture without an opacity of its own is opaque where it is not black.
std::vector<float> opaqueWhereLit(std::span<const float> intensity) {
    std::vector<float> opacity(intensity.size());
    for (std::size_t i = 0; i < opacity.size(); ++i)
        opacity[i] = intensity[i] > 0 ? 1.0F : 0.0F;
    return opacity;
}

/// Values and their opacity, each on the samples of a plane by `sampled`: the mean of values there
/// counts each as far as it is opaque.
template <class Sampled>
std::pair<std::vector<float>, std::vector<float>>
sampledUnder(std::span<const float> opacity, std::vector<float> values, const Sampled& sampled) {
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] *= opacity[i];
    std::pair both{sampled(std::span<const float>(values)), sampled(opacity)};
    for (std::size_t i = 0; i < both.first.size(); ++i)
        if (both.second[i] > 0)
            both.first[i] /= both.second[i];
    return both;
}

/// The source, typed.
struct Layers {
    Layers() = default;
    explicit Layers(const Source& source);
    Layers(const Source& source, const PlaneGrid& grid, bool isPlate = true) : Layers(source) {
        if (count() > 0)
            place = placeOn(grid, stack->shape, place, isPlate);
    }

    std::size_t count() const { return stack ? stack->count() : 0; }
    Length distance(std::size_t layer) const {
        const double part = layer < parts.size() ? parts[layer]
                            : count() > 1
                                ? static_cast<double>(layer) / static_cast<double>(count() - 1)
                                : 0;
        return first + part * (last - first);
    }
    /// From the farthest to the nearest; those without light and opacity are left out.
    std::vector<std::size_t> order() const {
        std::vector<std::size_t> layers;
        const auto isPositive = [](float value) { return value > 0; };
        for (std::size_t layer = 0; layer < count(); ++layer)
            for (std::size_t plane = stack->hasOpacity() ? stack->planes - 1 : 0;
                 plane < stack->planes; ++plane)
                if ((layers.empty() || layers.back() != layer)
                    && std::ranges::any_of(stack->plane(layer, plane), isPositive))
                    layers.push_back(layer);
        std::ranges::stable_sort(layers, {}, [this](std::size_t i) { return distance(i).si(); });
        return layers;
    }

    /// In that order [m].
    std::vector<double> distances() const {
        std::vector<double> all;
        for (const std::size_t layer : order())
            all.push_back(distance(layer).si());
        return all;
    }

    /// The luminance and the opacity of a layer.
    std::pair<std::vector<float>, std::vector<float>> on(const PlaneGrid& grid,
                                                         std::size_t layer) const {
        GreyPicture values = stack->intensity(layer, luminanceWeights);
        const auto sampled = [&](std::span<const float> some) {
            return sampledOn(grid, {stack->shape, {some.begin(), some.end()}}, place);
        };
        std::pair<std::vector<float>, std::vector<float>> both;
        if (stack->hasOpacity()) {
            both = sampledUnder(stack->plane(layer, stack->planes - 1), std::move(values.intensity),
                                sampled);
        } else {
            both.first = sampled(values.intensity);
            both.second = opaqueWhereLit(both.first);
        }
        feather(both.second, grid.shape, style.softness());
        return both;
    }

    std::shared_ptr<const Raster> stack; ///< null: none yet
    Length first = 200_mm, last = 220_mm;
    std::vector<double> parts; ///< of the way from the first to the last, of each layer; or empty
    PicturePlace place;
    SheetStyle style;
};

const BoundRows<Layers>& layersRows() {
    static const BoundRows<Layers> rows = joined<Layers>(
        {BoundRows<Layers>{
             {essential(lengthRow("first_distance", FRINGE_MARK("First distance"),
                                  FRINGE_MARK("z of the first layer; the others follow evenly."))),
              &Layers::first},
             {essential(lengthRow("last_distance", FRINGE_MARK("Last distance"),
                                  FRINGE_MARK("z of the last layer."))),
              &Layers::last},
             {advanced(named("distances", Kind::Numbers, FRINGE_MARK("Distances"),
                             FRINGE_MARK("z of each layer in parts of the way from the first to "
                                         "the last, 0 to 1; none: evenly."))),
              &Layers::parts}},
         within<Layers>(sheetPlaceRows(FRINGE_MARK("Of every layer in its plane; a size of 0 fits "
                                                   "the plate.")),
                        &Layers::place),
         within<Layers>(sheetRows(), &Layers::style)});
    return rows;
}

const ChoiceInfo& info() {
    static const ChoiceInfo layers{
        .key = "layers",
        .label = FRINGE_MARK("Layers"),
        .help = FRINGE_MARK("A stack of pictures at distances, such as the slices of a volume."),
        .parameters = infosOf(layersRows()),
        .assets = {{"stack", FRINGE_MARK("Stack of pictures"), AssetType::Raster}}};
    return layers;
}

/// Not yet placed on a plate.
Layers::Layers(const Source& source) : Layers(readBy(layersRows(), source.kind.values)) {
    stack = source.kind.data<Raster>("stack");
}

void store(Source& source, const Layers& layers) {
    storeBy(layersRows(), layers, source.kind.values);
}

/// How many of the values are.
std::size_t positive(std::span<const float> values) {
    std::int32_t count = 0; // as wide as the values: vectors
    for (const float value : values)
        count += value > 0 ? 1 : 0;
    return static_cast<std::size_t>(count);
}

/// Some rows of a picture of a stack.
Raster rowsOf(const Raster& stack, std::size_t picture, const RowRange& rows) {
    Raster part{{rows.count, stack.shape.cols}, stack.planes, stack.white};
    for (std::size_t plane = 0; plane < stack.planes; ++plane) {
        const auto from = stack.plane(picture, plane)
                              .subspan(static_cast<std::size_t>(rows.first * stack.shape.cols),
                                       static_cast<std::size_t>(part.shape.count()));
        part.samples.insert(part.samples.end(), from.begin(), from.end());
    }
    return part;
}

class LayerLight : public SheetLight {
  public:
    explicit LayerLight(const SourceInput& input)
        : SheetLight(input, Layers(input.source).distances()), layers_(input.source, grid()),
          order_(layers_.order()) {
        if (!fills(grid(), layers_.stack->shape, layers_.place))
            placed_.emplace(layers_.stack->shape, grid(), layers_.place);
    }

  private:
    /// What is shown on some rows of the plate.
    struct Shown {
        std::vector<float> sampled; ///< what the stack does not have as it is
        std::span<const float> intensity;
        std::vector<float> opacity; ///< empty: 1
    };

    Shown shown(std::size_t layer, std::size_t wavelength, const RowRange& rows) const {
        const Raster& stack = *layers_.stack;
        Shown shown;
        if (stack.planes == 1 && !placed_) {
            const auto cols = static_cast<std::size_t>(stack.shape.cols);
            shown.intensity =
                stack.plane(layer, 0).subspan(static_cast<std::size_t>(rows.first) * cols,
                                              static_cast<std::size_t>(rows.count) * cols);
        } else {
            const Raster part = rowsOf(stack, layer, placed_ ? placed_->under(rows) : rows);
            GreyPicture values = part.intensity(0, colourWeights(wavelengths(), wavelength));
            if (stack.hasOpacity())
                std::tie(shown.sampled, shown.opacity) =
                    sampledUnder(part.plane(0, stack.planes - 1), std::move(values.intensity),
                                 [&](auto some) { return onPlate(rows, some); });
            else
                shown.sampled = onPlate(rows, values.intensity);
            shown.intensity = shown.sampled;
        }
        if (layers_.style.softness() > 0 && !stack.hasOpacity())
            shown.opacity = opaqueWhereLit(shown.intensity);
        return shown;
    }

    /// With soft edges, which rows above and below are needed for.
    Shown softened(std::size_t layer, std::size_t wavelength, const RowRange& rows) const {
        const std::int64_t width = layers_.style.softness(), cols = plate().size.cols;
        if (width == 0)
            return shown(layer, wavelength, rows);
        const RowRange wide = widened(rows, width, plate().size.rows);
        Shown shown = this->shown(layer, wavelength, wide);
        feather(shown.opacity, {wide.count, cols}, width);
        const auto from = static_cast<std::size_t>((rows.first - wide.first) * cols);
        const auto count = static_cast<std::size_t>(rows.count * cols);
        shown.intensity = shown.intensity.subspan(from, count);
        shown.opacity.erase(shown.opacity.begin(), shown.opacity.begin() + std::ptrdiff_t(from));
        shown.opacity.resize(count);
        return shown;
    }

    std::vector<float> onPlate(const RowRange& rows, std::span<const float> part) const {
        return placed_ ? placed_->of(rows, part) : std::vector<float>(part.begin(), part.end());
    }

    Sheets sheets(std::size_t wavelength) const override {
        return [this, wavelength] {
            return [this, wavelength](std::size_t slice, const RowRange& rows) {
                return sheet(slice, wavelength, rows);
            };
        };
    }

    Sheet sheet(std::size_t slice, std::size_t wavelength, const RowRange& rows) const {
        const std::size_t layer = order_[slice];
        const SheetStyle& style = layers_.style;
        const auto [sampled, intensity, opacity] = softened(layer, wavelength, rows);
        const SheetPhases phases(style, plate(), layers_.place, wavelengths(), wavelength, layer);
        const auto first = static_cast<std::size_t>(rows.first * plate().size.cols);
        const double z = layers_.distance(layer).si();
        constexpr std::size_t atOnce = 64; // of which most have none, where a layer is sparse
        const std::span<const float> lit = opacity.empty() ? intensity : opacity;
        Sheet sheet;
        sheet.reserve(positive(lit));
        for (std::size_t begin = 0; begin < lit.size(); begin += atOnce) {
            const std::size_t end = std::min(begin + atOnce, lit.size());
            if (positive(lit.subspan(begin, end - begin)) == 0)
                continue;
            for (std::size_t i = begin; i < end; ++i)
                if (lit[i] > 0) {
                    const float own = opacity.empty() ? 1 : opacity[i];
                    sheet.add(i, amplitudeOf(intensity[i], own, style) * phases.of(first + i, z),
                              style.hides ? own : 0);
                }
        }
        return sheet;
    }

    Layers layers_;
    std::vector<std::size_t> order_;
    std::optional<PlacedRows> placed_; ///< nothing: the pictures fill the plate
};

/// Whether there is something to go on with.
bool check(const Layers& layers, const PlaneGrid& grid, SourceCost& cost) {
    if (layers.count() == 0)
        refuse(cost.findings, "source.stack",
               message(FRINGE_MARK("There are no layers; import a stack of pictures.")));
    else if (!std::ranges::all_of(layers.stack->samples, isIntensity))
        refuse(cost.findings, "source.stack",
               message(FRINGE_MARK("A layer has a value that is negative, not finite or beyond "
                                   "10²⁴; give intensities from 0 on.")));
    else
        checkPlace(layers.place, grid, cost);
    return cost.findings.empty();
}

SourceCost costOf(const SourceInput& input) {
    SourceCost cost;
    const Layers layers(input.source, gridOf(input.design.setup.plate));
    if (!check(layers, gridOf(input.design.setup.plate), cost))
        return cost;
    checkDistances(input, {{layers.first, "first_distance"}, {layers.last, "last_distance"}}, cost);
    addSheetCost(cost, input, layers.count(), farthestDepth(layers.distances()).si());
    cost.held = static_cast<double>(layers.stack->samples.size()) * sizeof(float);
    return cost;
}

/// Where light is wanted, of every layer in its plane.
std::vector<TargetPlane> targetsOf(const SourceInput& input) {
    const PlaneGrid grid = planeGrid(input.design.setup, 1);
    const Layers layers(input.source, grid, !input.design.setup.lens.on);
    std::vector<TargetPlane> planes;
    for (const std::size_t layer : layers.order()) {
        auto [intensity, opacity] = layers.on(grid, layer);
        TargetPlane plane{layers.distance(layer), std::move(intensity), {}};
        for (std::size_t i = 0; i < opacity.size(); ++i) {
            const float amplitude = amplitudeOf(plane.intensity[i], opacity[i], layers.style);
            plane.intensity[i] = amplitude * amplitude;
            plane.signal.push_back(opacity[i] > 0 ? 1 : 0);
        }
        planes.push_back(std::move(plane));
    }
    return planes;
}

SourceCost wantedCostOf(const SourceInput& input) {
    SourceCost cost;
    const PlaneGrid grid = planeGrid(input.design.setup, 1);
    const Layers layers(input.source, grid, !input.design.setup.lens.on);
    if (!check(layers, grid, cost))
        return cost;
    addWantedSheetCost(cost, input, layers.distances());
    return cost;
}

/// Samples along the sides of a layer that one of its glyphs stands for.
std::int64_t glyphStep(Shape shape) {
    constexpr std::int64_t mostAlong = 48;
    return std::max<std::int64_t>(1, std::max(shape.rows, shape.cols) / mostAlong);
}

/// Bright samples of all layers, at most some thousands.
std::shared_ptr<const PointCloud> glyphsOf(const Source& source) {
    const Layers layers(source);
    if (layers.count() == 0)
        return nullptr;
    auto cloud = std::make_shared<PointCloud>();
    const Shape shape = layers.stack->shape;
    const std::int64_t step = glyphStep(shape);
    for (std::size_t layer = 0; layer < layers.count(); ++layer) {
        const GreyPicture picture = layers.stack->intensity(layer);
        const std::array channels{layers.stack->intensity(layer, {1, 0, 0}),
                                  layers.stack->intensity(layer, {0, 1, 0}),
                                  layers.stack->intensity(layer, {0, 0, 1})};
        for (std::int64_t row = step / 2; row < shape.rows; row += step)
            for (std::int64_t col = step / 2; col < shape.cols; col += step) {
                const auto sample = static_cast<std::size_t>(row * shape.cols + col);
                const float value = picture.intensity[sample];
                const auto along = [](std::int64_t at, std::int64_t all) {
                    return (static_cast<double>(at) + 0.5) / static_cast<double>(all) - 0.5;
                };
                if (value <= 0)
                    continue;
                cloud->points.push_back(
                    {(layers.place.x + along(col, shape.cols) * layers.place.width).si(),
                     (layers.place.y - along(row, shape.rows) * layers.place.height).si(),
                     layers.distance(layer).si(), std::sqrt(value), 0});
                cloud->colours.push_back({channels[0].intensity[sample],
                                          channels[1].intensity[sample],
                                          channels[2].intensity[sample]});
            }
    }
    return cloud;
}

std::optional<double> grainOf(const Source& source) {
    const Layers layers(source);
    if (layers.count() == 0)
        return std::nullopt;
    const Shape shape = layers.stack->shape;
    return static_cast<double>(glyphStep(shape))
           * std::max(layers.place.width.si() / static_cast<double>(shape.cols),
                      layers.place.height.si() / static_cast<double>(shape.rows));
}

/// Distances of the file become those of the source.
void adopt(Source& source) {
    Layers layers(source);
    if (layers.count() == 0 || layers.stack->distances.size() != layers.count())
        return;
    const auto& distances = layers.stack->distances;
    const double first = distances.front(), range = distances.back() - first;
    layers.first = Length(first);
    layers.last = Length(distances.back());
    layers.parts.clear();
    for (const double z : distances)
        layers.parts.push_back(range != 0 ? (z - first) / range : 0);
    store(source, layers);
}

void fit(Source& source, const PlaneGrid& plate) {
    store(source, Layers(source, plate).place);
}

void settle(Design& design, std::size_t number) {
    Source& source = design.sources.at(number);
    fit(source, gridOf(design.setup.plate));
    design.reconstruction.distance = Layers(source).first;
}

std::optional<TurnedBox> around(const Source& source) {
    const Layers layers(source);
    if (layers.count() == 0)
        return std::nullopt;
    return boxAround({layers.place, layers.first, layers.last});
}

void move(Source& source, const Motion& motion) {
    Layers layers(source);
    const SheetSpace space = moved({layers.place, layers.first, layers.last}, motion);
    layers.place = space.place;
    layers.first = space.first;
    layers.last = space.last;
    store(source, layers);
}

} // namespace

const SourceKind& layers_source_entry() {
    static const SourceKind kind{
        .info = info(),
        .usual = {},
        .designed = summedDesign(),
        .lightCost = costOf,
        .light = [](const SourceInput& input, const Choice&) -> std::unique_ptr<Light> {
            return std::make_unique<LayerLight>(input);
        },
        .isCarried = [](const Source&) { return true; },
        .hides = [](const Source& source) { return Layers(source).style.hides; },
        .wantedCost = wantedCostOf,
        .wanted = [](const SourceInput& input, Device& device, JobControl& control,
                     bool) { return wantedSheets(input, targetsOf(input), device, control); },
        .seen =
            [](const SourceInput& input, std::span<const Complex> fields) {
                return seenSheets(input, targetsOf(input), fields);
            },
        .adopt = adopt,
        .fit = fit,
        .settle = settle,
        .lookedAt = [](const Source& source) { return Layers(source).first; },
        .glyphs = glyphsOf,
        .grain = grainOf,
        .around = around,
        .freedoms = {{true, true, true}, false, Freedoms::Scaling::EachAxis},
        .move = move,
    };
    return kind;
}

} // namespace fringe
