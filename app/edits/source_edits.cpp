// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/source_edits.h"

#include "engine/model/design_parameters.h"
#include "engine/model/placement.h"
#include "engine/outputs/output_kind.h"
#include "engine/solvers/solver.h"
#include "engine/sources/source_kind.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <utility>

namespace fringe {
namespace {

/// Empty of a kind that takes no data.
std::string firstSlot(const SourceKind& kind) {
    return kind.info.assets.empty() ? std::string() : kind.info.assets.front().key;
}

/// Whether data are missing.
bool isEmpty(const Source& source) {
    const SourceKind& kind = sourceKindOf(source.kind.key);
    return !worksWithoutData(kind.info) && !source.kind.assets.contains(firstSlot(kind));
}

/// Rows of the lamp, of a kind that has them.
std::array<DesignParameter, 2> lampRows(const Design& design, std::size_t number) {
    const auto& keys = sourceKindOf(design.sources.at(number).kind.key).lamp;
    const auto row = [&](std::string_view key) {
        return designParameter(design, sourcePath(design, number) + "." + std::string(key));
    };
    return {row(keys[0]), row(keys[1])};
}

} // namespace

Design emptyDesign(std::string_view kind) {
    Design design = designFor(kind);
    design.outputs = customaryOutputs();
    design.reconstruction.follows = true;
    if (design.isDesigned()) {
        design.setup.plate.size = {512, 512};
        design.reconstruction.distance = 0_mm;
    }
    return design;
}

std::vector<Output> customaryOutputs() {
    std::vector<Output> outputs;
    std::vector<const OutputKind*> kinds = allOutputKinds();
    std::ranges::stable_sort(kinds, {}, &OutputKind::needs);
    for (const OutputKind* kind : kinds)
        if (kind->isCustomary)
            outputs.push_back({kind->info.key, {kind->info.key}, kind->file});
    return outputs;
}

std::vector<DesignParameter> valueRows(const Design& design, std::size_t output) {
    std::vector<DesignParameter> rows = outputRows(design, output);
    rows.erase(rows.begin());
    std::erase_if(rows, [&](const DesignParameter& row) { return !row.applies(design); });
    return rows;
}

std::vector<const ChoiceInfo*> kindsWithData() {
    std::vector<const ChoiceInfo*> kinds = sourceInfos();
    std::erase_if(kinds, [](const ChoiceInfo* info) { return info->assets.empty(); });
    return kinds;
}

Design withData(Design design, std::size_t number, const Asset& data) {
    Source& source = design.sources.at(number);
    source.name.clear();
    source.name = freeName(design, data.name);
    const SourceKind& kind = sourceKindOf(source.kind.key);
    source.kind.assets[firstSlot(kind)] = data;
    if (kind.adopt != nullptr)
        kind.adopt(source);
    if (kind.settle != nullptr)
        kind.settle(design, number);
    return design;
}

Design withData(Design design, std::size_t number, const SourceData& data) {
    Choice& kind = design.sources.at(number).kind;
    const std::string first = firstSlot(sourceKindOf(kind.key));
    const auto main = data.assets.find(first);
    for (const auto& [slot, asset] : data.assets)
        if (slot != first)
            kind.assets[slot] = asset;
    for (const auto& [key, value] : data.values)
        kind.values[key] = value;
    const bool isKept =
        main == data.assets.end() || (main->second.name.empty() && kind.assets.contains(first));
    if (!isKept)
        design = withData(std::move(design), number, main->second);
    else if (const auto settle = sourceKindOf(kind.key).settle)
        settle(design, number);
    Source& source = design.sources.at(number);
    if (!isKept && !data.name.empty()) {
        source.name.clear();
        source.name = freeName(design, data.name);
    }
    return design;
}

Design withSourceReadAs(Design design, std::size_t number, const SourceData& data) {
    const bool isAlone = visibleSources(design) == std::vector{number};
    const Reconstruction look = design.reconstruction;
    const Source before =
        std::exchange(design.sources.at(number), {.kind = {data.kind}, .visible = true});
    if (isAlone)
        design = withOnlyKind(std::move(design), data.kind);
    design = withData(std::move(design), number, data);
    Source& after = design.sources[number];
    if (isPlaced(sourceKindOf(before.kind.key).info)
        && isPlaced(sourceKindOf(after.kind.key).info)) {
        store(after, asPlacement(before));
        design.reconstruction = look;
    }
    return design;
}

Design withOutputsCalled(Design design, const std::string& before, const std::string& now) {
    const auto wordOf = [](const std::string& name) {
        return std::filesystem::path(name).stem().string() + '-';
    };
    const std::string was = wordOf(before);
    for (Output& output : design.outputs)
        if (!before.empty() && output.file.starts_with(was))
            output.file.replace(0, was.size(), wordOf(now));
    return design;
}

Design withSourceAdded(Design design, std::string_view kind, const Asset& data) {
    return withSourceAdded(std::move(design), {.kind = std::string(kind),
                                               .assets = {{firstSlot(sourceKindOf(kind)), data}}});
}

Design withSourceAdded(Design design, const SourceData& data) {
    const auto empty = std::ranges::find_if(design.sources, [&](const Source& source) {
        return source.kind.key == data.kind && isEmpty(source);
    });
    const auto number = static_cast<std::size_t>(empty - design.sources.begin());
    if (empty == design.sources.end())
        design.sources.push_back({.kind = {data.kind}});
    design.sources[number].visible = true;
    return withData(std::move(design), number, data);
}

Design withoutSource(Design design, std::size_t number) {
    Source& source = design.sources.at(number);
    if (design.sources.size() > 1)
        design.sources.erase(design.sources.begin() + static_cast<std::ptrdiff_t>(number));
    else
        source = {.kind = {source.kind.key}};
    return design;
}

Design withSourceDuplicated(Design design, std::size_t number) {
    Source copy = design.sources.at(number);
    copy.name.clear();
    if (!design.sources[number].name.empty())
        copy.name = freeName(design, design.sources[number].name);
    const auto behind = design.sources.begin() + static_cast<std::ptrdiff_t>(number) + 1;
    design.sources.insert(behind, std::move(copy));
    const auto grip = gripOf(design, number + 1);
    if (!grip)
        return design;
    constexpr double aside = 0.2; // of half a side
    const Motion motion{.shift = {aside * grip->box.half[0], -aside * grip->box.half[1], 0}};
    return withSourceMoved(std::move(design), number + 1, motion);
}

Design withSourceRenamed(Design design, std::size_t number, const std::string& name) {
    Source& source = design.sources.at(number);
    if (name.empty() || name == source.name)
        return design;
    source.name.clear();
    source.name = freeName(design, name);
    return design;
}

Design withSourceCentred(Design design, std::size_t number) {
    const auto grip = gripOf(design, number);
    if (!grip)
        return design;
    const Place& at = grip->box.centre;
    return withSourceMoved(std::move(design), number, {.shift = {-at[0], -at[1], 0}});
}

Design withSourceFitted(Design design, std::size_t number) {
    design = withSourceCentred(std::move(design), number);
    const auto grip = gripOf(design, number);
    if (!grip || grip->freedoms.scales == Freedoms::Scaling::No)
        return design;
    const double side = fittingSide(design.setup, Length(grip->box.centre[2])).si();
    Source& source = design.sources[number];
    if (const auto box = boxAsRead(source); box && isPlaced(sourceKindOf(source.kind.key).info)) {
        store(source, fitted(asPlacement(source), *box, {side, side, side}));
        return design;
    }
    const double factor = side / std::ranges::max(grip->box.bounds().extent());
    if (!std::isfinite(factor))
        return design;
    return withSourceMoved(std::move(design), number, {.scale = {factor, factor, factor}});
}

Design withVisible(Design design, std::size_t number, bool visible) {
    design.sources.at(number).visible = visible;
    return design;
}

Reconstruction following(const Design& design, std::size_t number) {
    Reconstruction look = design.reconstruction;
    if (!look.follows || number >= design.sources.size())
        return look;
    const Source& source = design.sources[number];
    if (const auto lookedAt = sourceKindOf(source.kind.key).lookedAt)
        look.distance = lookedAt(source);
    return look;
}

Design withChange(Design design, const std::string& path, const Value& value) {
    const Design before = design;
    design = withParameter(std::move(design), path, value);
    if (path == "reconstruction.distance")
        design.reconstruction.follows = false;
    for (std::size_t i = 0; i < design.sources.size(); ++i)
        if (const auto follow = sourceKindOf(design.sources[i].kind.key).follow)
            follow(before, design, i);
    return design;
}

std::optional<Message> whyNotSolved(const Design& design, const std::string& solver) {
    for (const std::size_t number : lightSources(design)) {
        const SourceKind& kind = sourceKindOf(design.sources[number].kind.key);
        if (solver == sumKey && kind.lightCost == nullptr)
            return message(
                FRINGE_MARK("The light of a source of the kind \"{0}\" cannot be summed."),
                kind.info.label);
        if (solver != sumKey && kind.wantedCost == nullptr)
            return message(
                FRINGE_MARK("No pattern can be designed for a source of the kind \"{0}\"."),
                kind.info.label);
        if (solverOf(solver).comparesLevels && !kind.tellsPixels)
            return message(
                FRINGE_MARK("It tries pixel by pixel, which takes single spots; a source "
                            "of the kind \"{0}\" is none."),
                kind.info.label);
    }
    return std::nullopt;
}

std::optional<Grip> gripOf(const Design& design, std::size_t number) {
    const Source source = onPlate(design.sources.at(number), design.setup.plate);
    const SourceKind& kind = sourceKindOf(source.kind.key);
    const auto box = kind.around != nullptr ? kind.around(source) : std::nullopt;
    if (!box)
        return std::nullopt;
    Grip grip{*box, kind.freedoms};
    if (!kind.lamp[0].empty()) {
        const auto [azimuth, elevation] = lampRows(design, number);
        if (azimuth.applies(design))
            grip.lamp = {Angle(std::get<double>(azimuth.get(design))),
                         Angle(std::get<double>(elevation.get(design)))};
    }
    return grip;
}

Design withSourceMoved(Design design, std::size_t number, const Motion& motion) {
    Source& source = design.sources.at(number);
    if (motion.scale != Motion{}.scale)
        source = onPlate(std::move(source), design.setup.plate);
    if (const auto move = sourceKindOf(source.kind.key).move)
        move(source, motion);
    return design;
}

Design withSourcePulled(Design design, std::size_t number, const Pull& pull) {
    if (const auto* motion = std::get_if<Motion>(&pull))
        return withSourceMoved(std::move(design), number, *motion);
    if (sourceKindOf(design.sources.at(number).kind.key).lamp[0].empty())
        return design;
    const Lamp& lamp = std::get<Lamp>(pull);
    const auto [azimuth, elevation] = lampRows(design, number);
    azimuth.set(design, lamp.azimuth.si());
    elevation.set(design, lamp.elevation.si());
    return design;
}

} // namespace fringe
