// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/import_source.h"

#include "app/edits/picture_edits.h"
#include "app/edits/source_edits.h"
#include "app/tasks/reporting.h"
#include "app/text/source_text.h"
#include "engine/io/asset_files.h"
#include "engine/io/raster_files.h"
#include "engine/io/target_picture.h"
#include "engine/sources/source_kind.h"

#include <QCollator>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace fringe {
namespace {

struct ImportTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ImportTask)
};

/// What a person is asked to import to; the source that takes the data.
struct Import {
    std::string kind;
    ImportTo to;
    Asset asset;
    QString path;                  ///< of the file
    bool hasUnusedSurface = false; ///< a mesh of which only points are taken
};

/// The source that is replaced.
std::size_t placeOf(const Document& document, const std::string& kind) {
    const Source* chosen = document.chosen();
    return chosen != nullptr && chosen->kind.key == kind ? document.chosenSource()
                                                         : firstSource(*document.design(), kind);
}

Design imported(Design design, const Import& import, std::size_t place) {
    if (import.to == ImportTo::Beside)
        return withSourceAdded(std::move(design), import.kind, import.asset);
    const bool isShown = place < design.sources.size() && design.sources[place].visible;
    const auto visible = visibleSources(design);
    const std::string before = isShown           ? design.sources[place].name
                               : visible.empty() ? std::string()
                                                 : design.sources[visible.front()].name;
    if (!isShown)
        design = withOnlyKind(std::move(design), import.kind);
    place = std::min(place, design.sources.size() - 1);
    design = withData(std::move(design), place, import.asset);
    const std::string now = design.sources[place].name;
    return withOutputsCalled(std::move(design), before, now);
}

/// The same file for another kind.
Notice::Offer usingAs(Studio& studio, const Import& import, const QString& label,
                      const std::string& kind) {
    return {label, [&studio, path = import.path, kind, to = import.to] {
                startImport(studio, path, kind, to);
            }};
}

/// Whether the source has these very data.
bool holds(const Source& source, const Asset& asset) {
    return std::ranges::any_of(source.kind.assets,
                               [&](const auto& slot) { return slot.second.data == asset.data; });
}

/// Takes back that data have taken the place of others: they go into a source of their own.
Notice::Offer keepingBoth(Studio& studio, const Source& before, std::size_t place,
                          const Import& import) {
    const auto keep = [&studio, before, place, import, project = studio.document().project()] {
        const auto& sources = studio.document().design()->sources;
        if (studio.document().project() != project || place >= sources.size()
            || !holds(sources[place], import.asset))
            return;
        studio.document().edit(ImportTask::tr("Keep both"), [&](Design design) {
            design.sources.at(place) = before;
            return withSourceAdded(std::move(design), import.kind, import.asset);
        });
    };
    return {ImportTask::tr("Keep both"), keep};
}

void use(Studio& studio, const Import& import) {
    Document& document = studio.document();
    const QString file = QString::fromStdString(import.asset.name);
    const DesignPtr before = document.design();
    const std::size_t place = placeOf(document, import.kind);
    const bool isFirst = document.isUntouched();
    if (isFirst)
        document.reset(imported(emptyDesign(import.kind), import, 0), {}, false);
    else
        document.edit(ImportTask::tr("Import %1").arg(file),
                      [&](Design design) { return imported(std::move(design), import, place); });
    const auto& sources = document.design()->sources;
    const auto found = std::ranges::find_if(
        sources, [&](const Source& source) { return holds(source, import.asset); });
    document.choose(static_cast<std::size_t>(found - sources.begin()));
    //: name of a file, what is in it such as "35,947 points"
    Notice notice{Notice::Kind::Information,
                  ImportTask::tr("Imported %1: %2.").arg(file, assetText(import.asset)), !isFirst};
    const bool isInPlace = !isFirst && import.to == ImportTo::Place
                           && place < before->sources.size()
                           && !before->sources[place].kind.assets.empty();
    if (isInPlace)
        notice.offers = {keepingBoth(studio, before->sources[place], place, import)};
    if (import.hasUnusedSurface) {
        notice.text += QLatin1Char(' ')
                       + ImportTask::tr("It has faces, too, of which only the corners are taken.");
        notice.offers.push_back(usingAs(studio, import, ImportTask::tr("Use its surface"), "mesh"));
    }
    if (isFirst && import.kind == "image")
        notice.offers.push_back(
            usingAs(studio, import, ImportTask::tr("It is a hologram"), "field"));
    studio.notices().post(notice);
}

/// Reads data for a source of a kind by a job, and uses them. read: says whether the file is a mesh
/// of which it takes only points.
template <class Read>
void start(Studio& studio, const QString& path, const std::string& kind, ImportTo to,
           const Read& read) {
    const QString file = QFileInfo(path).fileName();
    const auto hasUnusedSurface = std::make_shared<bool>(false);
    const auto work = [read, hasUnusedSurface](JobControl& control) {
        return outcomeOf([&] { return read(control, *hasUnusedSurface); });
    };
    const auto take = [&studio, path, file, kind, to, hasUnusedSurface](const Asset::Data& data) {
        use(studio, {kind, to, {file.toStdString(), data}, path, *hasUnusedSurface});
    };
    studio.jobs().start<Asset::Data>(
        {[file] { return ImportTask::tr("Import %1").arg(file); }, queues::files()}, &studio, work,
        reporting<Asset::Data>(studio, take,
                               QStringLiteral("import-") + QString::fromStdString(kind)));
}

} // namespace

void startImport(Studio& studio, const QString& path, const std::string& kind, ImportTo to) {
    const AssetType type = sourceKindOf(kind).info.assets.front().type;
    start(studio, path, kind, to, [path, type](JobControl& control, bool& hasUnusedSurface) {
        hasUnusedSurface =
            type == AssetType::PointCloud && mayHold(AssetType::Mesh, toPath(path), control);
        return readAsset(type, toPath(path), control);
    });
}

void startLayersImport(Studio& studio, QStringList paths) {
    QCollator byName{QLocale(QLocale::English)}; // that of C does not know numbers
    byName.setNumericMode(true);
    std::ranges::sort(paths, byName);
    std::vector<std::filesystem::path> files;
    for (const QString& path : paths)
        files.push_back(toPath(path));
    start(studio, paths.front(), "layers", ImportTo::Beside,
          [files](JobControl& control, bool&) -> Asset::Data {
              return std::make_shared<const Raster>(readRasterStack(files, control));
          });
}

bool isHologramFile(const QString& path) {
    return mayHold(AssetType::Wave, toPath(path), JobControl());
}

std::string kindOfFile(Studio& studio, const QString& path) {
    const QString pattern = QStringLiteral("*.%1").arg(QFileInfo(path).suffix());
    const auto reads = [&](const std::string& kind) {
        return importPatterns(kind).contains(pattern, Qt::CaseInsensitive);
    };
    const Document& document = studio.document();
    if (const Source* chosen = document.chosen();
        !document.isUntouched() && chosen && reads(chosen->kind.key)
        && (sourceKindOf(chosen->kind.key).info.assets.front().type == AssetType::Wave
            || !isHologramFile(path)))
        return chosen->kind.key;
    const auto found = std::ranges::find_if(sourceInfos(), [&](const ChoiceInfo* info) {
        return reads(info->key) && mayHold(info->assets.front().type, toPath(path), JobControl());
    });
    return found == sourceInfos().end() ? std::string() : (*found)->key;
}

QStringList importPatterns(const std::string& kind) {
    const ChoiceInfo& info = sourceKindOf(kind).info;
    return info.assets.empty() ? QStringList() : importPatterns(info.assets.front().type);
}

QStringList importPatterns(AssetType type) {
    QStringList patterns;
    for (const std::string& suffix : assetSuffixes(type))
        patterns << QLatin1Char('*') + QString::fromStdString(suffix);
    return patterns;
}

void startSlotImport(Studio& studio, const QString& path, const AssetSlot& slot) {
    const QString file = QFileInfo(path).fileName();
    const auto work = [path, type = slot.type](JobControl& control) {
        return outcomeOf([&] { return readAsset(type, toPath(path), control); });
    };
    const Document& document = studio.document();
    const auto take = [&studio, file, key = slot.key, project = document.project(),
                       number = document.chosenSource(),
                       kind = document.chosen()->kind.key](const Asset::Data& data) {
        const auto& sources = studio.document().design()->sources;
        if (studio.document().project() != project || number >= sources.size()
            || sources[number].kind.key != kind)
            return; // what it was for is gone
        const Asset asset{file.toStdString(), data};
        studio.document().edit(ImportTask::tr("Import %1").arg(file), [&](Design design) {
            design.sources.at(number).kind.assets[key] = asset;
            return design;
        });
        studio.notices().post({Notice::Kind::Information,
                               ImportTask::tr("Imported %1: %2.").arg(file, assetText(asset)),
                               true});
    };
    studio.jobs().start<Asset::Data>(
        {[file] { return ImportTask::tr("Import %1").arg(file); }, queues::files()}, &studio, work,
        reporting<Asset::Data>(studio, take, QStringLiteral("import-slot")));
}

void startMaskImport(Studio& studio, const QString& path) {
    const QString file = QFileInfo(path).fileName();
    const auto work = [path](JobControl& control) {
        return outcomeOf([&] { return readMask(toPath(path), &control); });
    };
    const auto take = [&studio, file, number = studio.document().chosenSource()](GreyPicture mask) {
        const Asset asset{file.toStdString(), std::make_shared<const GreyPicture>(std::move(mask))};
        studio.document().edit(ImportTask::tr("Import mask %1").arg(file), [&](Design design) {
            return withSignalMask(std::move(design), number, asset);
        });
        //: name of a file
        studio.notices().post(
            {Notice::Kind::Information,
             ImportTask::tr("%1 is the signal region now, stretched over the picture.").arg(file),
             true});
    };
    studio.jobs().start<GreyPicture>(
        {[file] { return ImportTask::tr("Import mask %1").arg(file); }, queues::files()}, &studio,
        work, reporting<GreyPicture>(studio, take, QStringLiteral("import-mask")));
}

} // namespace fringe
