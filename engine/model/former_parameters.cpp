// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/image_source.h"
#include "engine/model/parameter_rows.h"
#include "engine/model/spot_source.h"

namespace fringe {
namespace {

using namespace table;

constexpr const char* spotsKey = "spots";

bool isExact(const Design& design) {
    const std::size_t number = firstSource(design, spotsKey);
    return number < design.sources.size()
           && asSpots(design.sources[number]).model == WaveModel::Exact;
}

/// The lens and, of spots, the model of free space, as one choice.
DesignParameter geometryRow(const char* path, bool hasModel) {
    ParameterInfo info = named(path, Kind::Choice, "", "");
    info.choices = {{"lens", ""}, {"free", ""}};
    if (hasModel)
        info.choices.push_back({"free-exact", ""});
    const auto keyOf = [hasModel](const Design& d) {
        return Value(std::string(d.setup.lens.on          ? "lens"
                                 : hasModel && isExact(d) ? "free-exact"
                                                          : "free"));
    };
    const auto set = [hasModel](Design& d, const Value& value) {
        const auto& key = std::get<std::string>(value);
        d.setup.lens.on = key == "lens";
        const std::size_t number = firstSource(d, spotsKey);
        if (!hasModel || d.setup.lens.on || number == d.sources.size())
            return;
        SpotSource spots = asSpots(d.sources[number]);
        spots.model = key == "free" ? WaveModel::Fresnel : WaveModel::Exact;
        store(d.sources[number], spots);
    };
    return {std::move(info), keyOf, set, always};
}

/// Of all planes at once.
DesignParameter paddingRow() {
    ParameterInfo info = *parameterOf(imageSourceInfo(), "padding");
    const auto get = [info](const Design& d) {
        const std::size_t number = firstSource(d, "image");
        return number == d.sources.size() ? info.initial
                                          : Value(asImage(d.sources[number]).padding);
    };
    const auto set = [info](Design& d, const Value& value) {
        for (Source& source : d.sources)
            if (source.kind.key == "image")
                setValue(source.kind.values, info, value);
    };
    ParameterInfo former = info;
    former.key = "picture.padding";
    return {std::move(former), get, set, always};
}

DesignParameter targetRow() {
    static const std::vector<ParameterChoice> kinds{
        {"points", ""}, {spotsKey, ""}, {.key = "image", .label = "", .alias = "picture"}};
    const auto get = [](const Design& d) {
        const auto visible = visibleSources(d);
        return Value(visible.empty() ? std::string("points") : d.sources[visible.front()].kind.key);
    };
    const auto set = [](Design& d, const Value& value) {
        d = withOnlyKind(std::move(d), std::get<std::string>(value));
    };
    return {withChoices(named("target.kind", Kind::Choice, "", ""), kinds), get, set, always};
}

/// What was weighted GS of pictures is Kim's.
DesignParameter pictureSolverRow() {
    ParameterInfo info = named("picture_algorithm.name", Kind::Choice, "", "");
    for (const ChoiceInfo* solver : solverInfos())
        if (solver->key != "wgs")
            info.choices.push_back({.key = solver->key,
                                    .label = solver->label,
                                    .alias = solver->key == "wgs-kim" ? "wgs" : ""});
    return {std::move(info), [](const Design& d) { return Value(d.solver.key); },
            [](Design& d, const Value& key) { d.solver.key = std::get<std::string>(key); }, always};
}

} // namespace

std::vector<DesignParameter> formerRows() {
    return {targetRow(), geometryRow("spots.geometry", true),
            geometryRow("picture.geometry", false), paddingRow(), pictureSolverRow()};
}

} // namespace fringe
