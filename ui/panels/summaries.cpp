// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/summaries.h"

#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/source_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <functional>
#include <map>

namespace fringe {
namespace {

struct Summaries {
    Q_DECLARE_TR_FUNCTIONS(fringe::Summaries)
};

/// Label of the choice that a row of the design has; empty for a row of another kind.
QString choiceText(const Design& design, const DesignParameter& row) {
    const Value value = row.get(design);
    const auto* key = std::get_if<std::string>(&value);
    for (const ParameterChoice& choice : row.info.choices)
        if (key && choice.key == *key)
            return localisedMark(choice.label);
    return {};
}

QString illuminationText(const Design& design) {
    QStringList lengths;
    for (const Length wavelength : design.setup.wavelengths)
        lengths << localLength(wavelength);
    return lengths.join(QStringLiteral(", "));
}

QString plateText(const Design& design) {
    const Plate& plate = design.setup.plate;
    return QStringLiteral("%1 × %2, %3")
        .arg(plate.size.cols)
        .arg(plate.size.rows)
        .arg(localLength(plate.pitchX));
}

QString lensText(const Design& design) {
    const Lens& lens = design.setup.lens;
    return lens.on ? localLength(lens.focalLength) : Summaries::tr("No lens");
}

QString reconstructionText(const Design& design) {
    return localLength(design.reconstruction.distance);
}

QString cameraText(const Design& design) {
    const auto count = [&](const char* path) {
        return std::get<std::int64_t>(designParameter(design, path).get(design));
    };
    return QStringLiteral("%1 × %2").arg(count("camera.columns")).arg(count("camera.rows"));
}

QString stereogramText(const Design& design) {
    const auto tile = design.stereogram.assets.find("tile");
    return tile == design.stereogram.assets.end() ? Summaries::tr("Noise")
                                                  : QString::fromStdString(tile->second.name);
}

} // namespace

QString summary(const Design& design, const DesignSection& section) {
    static const std::map<std::string, std::function<QString(const Design&)>> texts{
        {"illumination", illuminationText},
        {"plate", plateText},
        {"lens", lensText},
        {"reconstruction", reconstructionText},
        {"camera", cameraText},
        {"stereogram", stereogramText}};
    if (const auto found = texts.find(section.key); found != texts.end())
        return found->second(design);
    if (section.source && section.key == sourcePath(design, *section.source))
        return contentText(design.sources[*section.source]);
    return section.rows.empty() ? QString() : shortName(choiceText(design, section.rows.front()));
}

QString outputsText(const Design& design) {
    return Summaries::tr("%n file(s)", nullptr, static_cast<int>(design.outputs.size()));
}

} // namespace fringe
