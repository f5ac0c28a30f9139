// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/source_text.h"

#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "engine/model/design_parameters.h"
#include "engine/sources/source_kind.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace fringe {
namespace {

struct PixelText {
    Q_DECLARE_TR_FUNCTIONS(fringe::PixelText)
};

struct Summaries {
    Q_DECLARE_TR_FUNCTIONS(fringe::Summaries)
};

struct CountText {
    QString operator()(const std::shared_ptr<const PointCloud>& cloud) const {
        return Summaries::tr("%Ln point(s)", nullptr, static_cast<int>(cloud->size()));
    }
    QString operator()(const std::shared_ptr<const SpotList>& spots) const {
        return Summaries::tr("%Ln spot(s)", nullptr, static_cast<int>(spots->size()));
    }
    QString operator()(const std::shared_ptr<const GreyPicture>& picture) const {
        //: columns, rows
        return Summaries::tr("%1 × %2 pixels").arg(picture->shape.cols).arg(picture->shape.rows);
    }
    QString operator()(const std::shared_ptr<const Raster>& pictures) const {
        const Shape shape = pictures->shape;
        return (pictures->count() == 1
                    //: columns, rows
                    ? Summaries::tr("%1 × %2 pixels")
                    //: columns, rows
                    : Summaries::tr("%Ln layer(s) of %1 × %2 pixels", nullptr,
                                    static_cast<int>(pictures->count())))
            .arg(shape.cols)
            .arg(shape.rows);
    }
    QString operator()(const std::shared_ptr<const Mesh>& mesh) const {
        return Summaries::tr("%Ln triangle(s)", nullptr, static_cast<int>(mesh->triangles.size()));
    }
    QString operator()(const std::shared_ptr<const ModeList>& modes) const {
        return Summaries::tr("%Ln mode(s)", nullptr, static_cast<int>(modes->size()));
    }
};

QString missingText(AssetType type) {
    switch (type) {
    case AssetType::PointCloud:
    case AssetType::Mesh:
        return Summaries::tr("No object yet");
    case AssetType::SpotList:
        return Summaries::tr("No spots yet");
    case AssetType::Wave:
        return Summaries::tr("No hologram yet");
    case AssetType::ModeList:
    case AssetType::Raster:
    case AssetType::Depth:
    case AssetType::Picture:
        break;
    }
    return Summaries::tr("No picture yet");
}

} // namespace

const ChoiceInfo& kindInfo(const Source& source) {
    return sourceKindOf(source.kind.key).info;
}

const Asset* mainAsset(const Source& source) {
    const std::vector<AssetSlot>& needed = kindInfo(source).assets;
    const auto found =
        needed.empty() ? source.kind.assets.end() : source.kind.assets.find(needed.front().key);
    return found == source.kind.assets.end() ? nullptr : &found->second;
}

QString sourceTitle(const Source& source) {
    return source.name.empty() ? localisedMark(kindInfo(source).label)
                               : QString::fromStdString(source.name);
}

QString assetText(const Asset& asset) {
    return std::visit(CountText{}, asset.data);
}

QString contentText(const Source& source) {
    if (const Asset* asset = mainAsset(source))
        return assetText(*asset);
    const ChoiceInfo& info = kindInfo(source);
    return worksWithoutData(info) ? localisedMark(info.label)
                                  : missingText(info.assets.front().type);
}

QString valueText(const ParameterInfo& info, const Value& value) {
    if (const bool* on = std::get_if<bool>(&value))
        return *on ? Summaries::tr("yes") : Summaries::tr("no");
    if (const auto* key = std::get_if<std::string>(&value)) {
        const auto found = std::ranges::find(info.choices, *key, &ParameterChoice::key);
        if (found != info.choices.end())
            return localisedMark(found->label);
    }
    return localNumber(legible(fieldText(info, value)));
}

QString originPath(const Source& source) {
    const Asset* main = mainAsset(source);
    if (main && !main->origin.path.empty())
        return QString::fromStdString(main->origin.path);
    for (const auto& [slot, asset] : source.kind.assets)
        if (!asset.origin.path.empty())
            return QString::fromStdString(asset.origin.path);
    return {};
}

QString sourceText(const Asset& pixels) {
    return pixels.name.empty() ? PixelText::tr("A result of this project")
                               : QString::fromStdString(pixels.name);
}

QString textAt(const Design& design, const std::string& path) {
    for (const DesignSection& section : designSections(design))
        for (const DesignParameter& row : section.rows)
            if (row.info.key == path && section.applies(design) && row.applies(design))
                return valueText(row.info, row.get(design));
    return {};
}

QString shortName(const QString& name) {
    static const QRegularExpression letters(QStringLiteral("\\(([A-Z]{2,})\\)$"));
    const auto match = letters.match(name);
    return match.hasMatch() ? match.captured(1) : name;
}

} // namespace fringe
