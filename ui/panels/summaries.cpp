// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/summaries.h"

#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "engine/model/design_parameters.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <functional>
#include <map>

namespace fringe {
namespace {

struct Summaries {
    Q_DECLARE_TR_FUNCTIONS(fringe::Summaries)
};

/// Label of the choice that a parameter of the design has.
QString choiceText(const Design& design, const char* path) {
    const DesignParameter row = designParameter(design, path);
    const auto key = std::get<std::string>(row.get(design));
    for (const ParameterChoice& choice : row.info.choices)
        if (choice.key == key)
            return localisedMark(choice.label);
    return QString::fromStdString(key);
}

/// "ORA" for "Optimal rotation angle (ORA)", which has no room; other names whole.
QString shortName(const QString& name) {
    static const QRegularExpression letters(QStringLiteral("\\(([A-Z]{2,})\\)$"));
    const auto match = letters.match(name);
    return match.hasMatch() ? match.captured(1) : name;
}

QString sceneText(const Design& design) {
    return pointsText(design.scene);
}

QString targetText(const Design& design) {
    return choiceText(design, "target.kind");
}

QString spotsText(const Design& design) {
    return Summaries::tr("%Ln spot(s)", nullptr, static_cast<int>(design.spots.spots().size()));
}

QString pictureText(const Design& design) {
    const PictureTarget& target = design.picture;
    if (target.planes.size() > 1)
        return Summaries::tr("%n picture(s)", nullptr, static_cast<int>(target.planes.size()));
    const PicturePlane& plane = target.plane();
    if (!plane.picture)
        return Summaries::tr("No picture yet");
    return QStringLiteral("%1 × %2").arg(localLength(plane.place.width),
                                         localLength(plane.place.height));
}

QString pictureAlgorithmText(const Design& design) {
    return shortName(choiceText(design, "picture_algorithm.name"));
}

QString algorithmText(const Design& design) {
    return shortName(choiceText(design, "algorithm.name"));
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

QString methodText(const Design& design) {
    return choiceText(design, "method.name");
}

QString encodingText(const Design& design) {
    return choiceText(design, "encoding.kind");
}

QString reconstructionText(const Design& design) {
    return localLength(design.reconstruction.distance);
}

QString outputsText(const Design& design) {
    return Summaries::tr("%n file(s)", nullptr, static_cast<int>(design.outputs.size()));
}

} // namespace

QString pointsText(const Scene& scene) {
    if (!scene.cloud)
        return Summaries::tr("No object yet");
    return Summaries::tr("%Ln point(s)", nullptr, static_cast<int>(scene.cloud->points.size()));
}

QString summary(const Design& design, const QString& section) {
    static const std::map<QString, std::function<QString(const Design&)>> texts{
        {QStringLiteral("target"), targetText},
        {QStringLiteral("scene"), sceneText},
        {QStringLiteral("spots"), spotsText},
        {QStringLiteral("picture"), pictureText},
        {QStringLiteral("algorithm"), algorithmText},
        {QStringLiteral("picture_algorithm"), pictureAlgorithmText},
        {QStringLiteral("illumination"), illuminationText},
        {QStringLiteral("plate"), plateText},
        {QStringLiteral("lens"), lensText},
        {QStringLiteral("method"), methodText},
        {QStringLiteral("encoding"), encodingText},
        {QStringLiteral("reconstruction"), reconstructionText},
        {QStringLiteral("outputs"), outputsText}};
    const auto found = texts.find(section);
    return found == texts.end() ? QString() : found->second(design);
}

} // namespace fringe
