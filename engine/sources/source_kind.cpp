// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/source_kind.h"

#include "engine/model/placement.h"
#include "engine/solvers/phase_pattern.h"

#include <algorithm>

namespace fringe {
namespace {

bool isObject(const SourceKind& kind) {
    return isPlaced(kind.info) && (kind.surface != nullptr || kind.glyphs != nullptr);
}

const SourceKind& kindOf(const Design& design, std::size_t number) {
    return sourceKindOf(design.sources[number].kind.key);
}

template <class Is> std::optional<std::size_t> firstVisible(const Design& design, const Is& is) {
    for (const std::size_t number : visibleSources(design))
        if (is(kindOf(design, number)))
            return number;
    return std::nullopt;
}

} // namespace

const std::string& nameOf(const Source& source) {
    return source.name.empty() ? source.kind.key : source.name;
}

std::optional<std::size_t> firstCamera(const Design& design) {
    return firstVisible(design, [](const SourceKind& kind) { return kind.photographs; });
}

std::optional<std::size_t> sourceWithDepth(const Design& design) {
    const auto camera = firstCamera(design);
    return camera ? camera : firstVisible(design, [](const SourceKind& kind) {
        return kind.depthPicture != nullptr || isPlaced(kind.info);
    });
}

std::vector<std::size_t> photographedSources(const Design& design) {
    if (!firstCamera(design))
        return {};
    std::vector<std::size_t> numbers = visibleSources(design);
    std::erase_if(numbers, [&](std::size_t number) { return !isObject(kindOf(design, number)); });
    return numbers;
}

std::vector<std::size_t> lightSources(const Design& design) {
    const std::vector<std::size_t> photographed = photographedSources(design);
    std::vector<std::size_t> numbers = visibleSources(design);
    std::erase_if(numbers, [&](std::size_t number) {
        return std::ranges::binary_search(photographed, number);
    });
    return numbers;
}

std::vector<Slice> slicesOf(const std::vector<std::unique_ptr<Light>>& lights,
                            std::size_t wavelength) {
    std::vector<Slice> all;
    for (const auto& light : lights) {
        const std::vector<double> depths = light->depths(wavelength);
        if (depths.empty())
            continue;
        const std::shared_ptr<const Slices> slices = light->slices(wavelength);
        for (std::size_t i = 0; i < depths.size(); ++i)
            all.push_back({depths[i], slices, i, light->bandDistance()});
    }
    std::ranges::stable_sort(all, {}, &Slice::z);
    return all;
}

Source onPlate(Source source, const Plate& plate) {
    if (const auto fit = sourceKindOf(source.kind.key).fit)
        fit(source, gridOf(plate));
    return source;
}

Field through(const Slice& slice, Shape plate, const Field& behind) {
    const PlaneFacts facts{.isMade = true, .isOfJob = behind.facts().isOfJob};
    return made<Complex>(plate, facts, [slice, cols = plate.cols, behind] {
        return [number = slice.number, cols, own = slice.of->open(), reader = behind.open(),
                wave = std::vector<Complex>()](const Region& region, Complex* to,
                                               std::ptrdiff_t stride) mutable {
            constexpr std::int64_t samplesAtOnce = 4096; // of which there are a few copies
            const std::int64_t atOnce = std::max<std::int64_t>(1, samplesAtOnce / cols);
            for (std::int64_t row = 0; row < region.shape.rows; row += atOnce) {
                const RowRange rows{region.row + row, std::min(atOnce, region.shape.rows - row)};
                wave.assign(static_cast<std::size_t>(rows.count * cols), Complex());
                if (reader)
                    reader->read({rows.first, 0, {rows.count, cols}}, wave.data(), cols);
                own->pass(number, rows, wave);
                copyRegion(std::span<const Complex>(wave), cols,
                           {0, region.col, {rows.count, region.shape.cols}}, to + row * stride,
                           stride);
            }
        };
    });
}

void lookAtSource(Design& design, std::size_t number) {
    const Source& source = design.sources.at(number);
    const SourceKind& kind = sourceKindOf(source.kind.key);
    if (kind.lookedAt != nullptr)
        design.reconstruction.distance = kind.lookedAt(source);
    else if (kind.settle != nullptr && kind.madeFor == nullptr) // single places, which stay there
        kind.settle(design, number);
}

const SourceKind& sourceKindOf(std::string_view key) {
    return entryOf(allSourceKinds(), key,
                   FRINGE_MARK("There is no kind of source \"{0}\"; choose one of: {1}."));
}

const ChoiceInfos& sourceInfos() {
    return choiceInfosOf(allSourceKinds());
}

bool asksForPurity(const Design& design) {
    return std::ranges::any_of(lightSources(design), [&](std::size_t number) {
        return sourceKindOf(design.sources[number].kind.key).purityOfCut != nullptr;
    });
}

const char* usualEncoding(std::string_view kind) {
    return sourceKindOf(kind).encoding;
}

Solving usualSolving(std::string_view kind) {
    return sourceKindOf(kind).usual;
}

const std::optional<Solving>& usualDesign(std::string_view kind) {
    return sourceKindOf(kind).designed;
}

} // namespace fringe
