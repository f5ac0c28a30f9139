// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/layout_choices.h"

#include "app/text/localised.h"
#include "app/text/source_text.h"
#include "engine/io/field_files.h"
#include "engine/model/error.h"
#include "engine/outputs/layout_files.h"

#include <QFileInfo>

namespace fringe {

std::string LayoutChoices::options() const {
    return QStringLiteral("--layers %1 --layer-per %2 --tone %3 --cell %4")
        .arg(QString(layers).remove(QLatin1Char(' ')), layerPer, tone, cell)
        .toStdString();
}

std::optional<std::string> layoutOptionsOf(const Source& source) {
    const Asset* asset = mainAsset(source);
    const QString path = originPath(source);
    if (!asset || kindInfo(source).assets.front().type != AssetType::Wave
        || !isLayoutFile(toPath(path)) || !QFileInfo::exists(path))
        return std::nullopt;
    return layoutOptionsIn(asset->origin.notes);
}

std::optional<LayoutChoices> layoutChoices(const QString& path, const std::string& options,
                                           const JobControl& control) {
    try {
        const LayoutChoice choice = layoutChoiceOf(options);
        FileReading reading;
        reading.control = &control;
        reading.layout = &choice;
        const LayoutLook look = lookAtLayout(toPath(path), reading);
        LayoutChoices choices;
        for (const std::string& cell : look.cells)
            choices.cells << QString::fromStdString(cell);
        choices.found = QString::fromStdString(layersText(look.layers));
        choices.cell = QString::fromStdString(look.read.cell);
        choices.layers = QString::fromStdString(layersText(look.read.layers));
        choices.layerPer = look.read.layerPer == LayerPer::Level ? QStringLiteral("level")
                                                                 : QStringLiteral("mask");
        choices.tone = look.read.isOfHeights.value_or(false) ? QStringLiteral("height")
                                                             : QStringLiteral("depth");
        return choices;
    } catch (const Error&) { // said when it was read
        return std::nullopt;
    }
}

} // namespace fringe
