// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/reading_choices.h"

#include "app/text/localised.h"
#include "app/text/source_text.h"
#include "engine/io/array_files.h"
#include "engine/model/design.h"
#include "engine/model/error.h"
#include "engine/outputs/layout_files.h"

#include <QFileInfo>

#include <algorithm>

namespace fringe {
namespace {

constexpr std::string_view arrayOption = "--array ";

bool isThere(const QString& path) {
    return QFileInfo::exists(path);
}

} // namespace

std::string readingOf(const Source& source) {
    for (const auto& [slot, asset] : source.kind.assets)
        if (!asset.origin.reading.empty())
            return asset.origin.reading;
    return {};
}

bool isOfLayout(const Source& source) {
    const QString path = originPath(source);
    return kindInfo(source).assets.front().type == AssetType::Wave && isLayoutFile(toPath(path))
           && isThere(path);
}

bool isOfNamedArrays(const Source& source) {
    const QString path = originPath(source);
    return !path.isEmpty() && holdsNamedArrays(toPath(path)) && isThere(path);
}

std::optional<LayoutChoices> layoutChoices(const QString& path, const std::string& options,
                                           const JobControl& control) {
    try {
        LayoutChoices choices{.chosen = layoutChoiceOf(options)};
        FileReading reading;
        reading.control = &control;
        reading.layout = &choices.chosen;
        LayoutLook look = lookAtLayout(toPath(path), reading);
        choices.cells = std::move(look.cells);
        choices.found = std::move(look.layers);
        choices.read = std::move(look.read);
        return choices;
    } catch (const Error&) { // said when it was read
        return std::nullopt;
    }
}

std::vector<std::string> arrayChoices(const QString& path, const JobControl& control) {
    try {
        return arrayNames(toPath(path), {.control = &control});
    } catch (const Error&) {
        return {};
    }
}

std::vector<FileLayer> withPlace(std::vector<FileLayer> layers, FileLayer layer,
                                 std::optional<std::size_t> place) {
    const auto before = std::ranges::find(layers, layer);
    const FileLayer other = place && *place < layers.size() ? layers[*place] : noLayer;
    if (before != layers.end())
        *before = other;
    if (place) {
        layers.resize(std::max(layers.size(), *place + 1), noLayer);
        layers[*place] = layer;
    }
    while (!layers.empty() && layers.back() == noLayer)
        layers.pop_back();
    return layers;
}

std::string optionsOfArray(const std::string& name) {
    return std::string(arrayOption) + name;
}

std::string arrayOf(const std::string& options) {
    return options.starts_with(arrayOption) ? options.substr(arrayOption.size()) : std::string();
}

} // namespace fringe
