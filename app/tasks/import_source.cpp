// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/import_source.h"

#include "app/edits/picture_edits.h"
#include "app/tasks/import_table.h"
#include "app/tasks/projects.h"
#include "app/tasks/reporting.h"
#include "app/tasks/understand.h"
#include "app/text/source_text.h"
#include "engine/io/asset_files.h"
#include "engine/io/target_picture.h"
#include "engine/sources/source_kind.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace fringe {
namespace {

struct ImportTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ImportTask)
};

QString attempt() {
    return QStringLiteral("import");
}

/// The source that is replaced.
std::size_t placeOf(const Document& document, const std::string& kind) {
    const Source* chosen = document.chosen();
    return chosen != nullptr && chosen->kind.key == kind ? document.chosenSource()
                                                         : firstSource(*document.design(), kind);
}

Design imported(Design design, const SourceData& data, ImportTo to, std::size_t place) {
    if (to == ImportTo::Beside)
        return withSourceAdded(std::move(design), data);
    const bool isShown = place < design.sources.size() && design.sources[place].visible;
    const auto visible = visibleSources(design);
    const std::string before = isShown           ? design.sources[place].name
                               : visible.empty() ? std::string()
                                                 : design.sources[visible.front()].name;
    if (!isShown)
        design = withOnlyKind(std::move(design), data.kind);
    place = std::min(place, design.sources.size() - 1);
    design = withData(std::move(design), place, data);
    const std::string now = design.sources[place].name;
    return withOutputsCalled(std::move(design), before, now);
}

/// Whether the source has some of these very data.
bool holds(const Source& source, const SourceData& data) {
    return std::ranges::any_of(data.assets, [&](const auto& filled) {
        const auto found = source.kind.assets.find(filled.first);
        return found != source.kind.assets.end() && found->second.data == filled.second.data;
    });
}

/// Takes back that data have taken the place of others: they go into a source of their own.
Notice::Offer keepingBoth(Studio& studio, const Source& before, std::size_t place,
                          const SourceData& data) {
    const auto keep = [&studio, before, place, data, project = studio.document().project()] {
        const auto& sources = studio.document().design()->sources;
        if (studio.document().project() != project || place >= sources.size()
            || !holds(sources[place], data))
            return;
        studio.document().edit(ImportTask::tr("Keep both"), [&](Design design) {
            design.sources.at(place) = before;
            return withSourceAdded(std::move(design), data);
        });
    };
    return {ImportTask::tr("Keep both"), keep};
}

/// What people are shown of the data: those that have a name.
const Asset& shownOf(const SourceData& data) {
    const auto named =
        std::ranges::find_if(data.assets, [](const auto& one) { return !one.second.name.empty(); });
    return (named == data.assets.end() ? data.assets.begin() : named)->second;
}

/// The design that data begin: one that says its own pixels takes no panel that was used last.
Design begunBy(Studio& studio, const SourceData& data) {
    const auto raster = shownOf(data).as<Raster>();
    const bool saysPixels = raster && raster->wave && raster->wave->pitchX > Length{};
    return saysPixels ? emptyDesign(data.kind) : newDesign(studio, data.kind);
}

/// file: its name.
QString importedText(const QString& file, const Asset& shown, const std::string& panel) {
    if (panel.empty())
        //: name of a file, what is in it such as "35,947 points"
        return ImportTask::tr("Imported %1: %2.").arg(file, assetText(shown));
    //: name of a file, what is in it such as "35,947 points", name of a panel
    return ImportTask::tr("Imported %1: %2, for the panel that was used last, %3.")
        .arg(file, assetText(shown), QString::fromStdString(panel));
}

void use(Studio& studio, const SourceData& data, ImportTo to) {
    Document& document = studio.document();
    const Asset& shown = shownOf(data);
    const QString file = QString::fromStdString(shown.name);
    const DesignPtr before = document.design();
    const std::size_t place = placeOf(document, data.kind);
    const bool isFirst = document.isUntouched() || to == ImportTo::Fresh;
    if (isFirst)
        document.reset(imported(begunBy(studio, data), data, ImportTo::Place, 0), {}, false);
    else
        document.edit(ImportTask::tr("Import %1").arg(file),
                      [&](Design design) { return imported(std::move(design), data, to, place); });
    const auto& sources = document.design()->sources;
    const auto found =
        std::ranges::find_if(sources, [&](const Source& source) { return holds(source, data); });
    document.choose(static_cast<std::size_t>(found - sources.begin()));
    const std::string panel = isFirst ? document.design()->panel : std::string();
    Notice notice{Notice::Kind::Information, importedText(file, shown, panel), !isFirst};
    const bool isInPlace = !isFirst && to == ImportTo::Place && place < before->sources.size()
                           && !before->sources[place].kind.assets.empty();
    if (isInPlace)
        notice.offers = {keepingBoth(studio, before->sources[place], place, data)};
    studio.notices().post(notice);
}

void use(Studio& studio, const DevicePreset& preset) {
    const QString name = QString::fromStdString(preset.name);
    try {
        studio.panels().save(preset);
    } catch (const Error& error) {
        return postFailure(studio, localised(error), attempt());
    }
    const auto choose = [&studio, preset] {
        const std::optional<Length> wavelength =
            preset.levels.empty() ? std::nullopt : std::optional(preset.levels.front().wavelength);
        studio.panels().choose(studio.document(), {preset.name, wavelength});
    };
    studio.notices().post(
        {.text = ImportTask::tr("The device preset %1 is among your own now.").arg(name),
         .offers = {{ImportTask::tr("Use it"), choose}},
         .ofProgram = true});
}

/// What becomes of reading.
struct Ends {
    std::function<void(ReadFiles)> use; ///< what was read
    std::function<void()> ended = {};   ///< whatever became of it
};

/// Reads by a job that is named after a file; what is wrong with the only one is the job's failure.
void start(Studio& studio, const QString& path, std::function<ReadFiles(JobControl&)> read,
           Ends ends) {
    const QString file = QFileInfo(path).fileName();
    const auto work = [read = std::move(read)](JobControl& control) {
        return outcomeOf([&] {
            ReadFiles files = read(control);
            if (files.sources.empty() && files.presets.empty() && files.faults.size() == 1)
                throw files.faults.front();
            return files;
        });
    };
    const auto report = reporting<ReadFiles>(studio, std::move(ends.use), attempt());
    const auto end = [report, ended = std::move(ends.ended)](Outcome<ReadFiles> outcome) {
        report(std::move(outcome));
        if (ended)
            ended();
    };
    studio.jobs().start<ReadFiles>(
        {[file] { return ImportTask::tr("Import %1").arg(file); }, queues::files()}, &studio, work,
        end);
}

Files filesOf(const QStringList& paths) {
    Files files;
    for (const QString& path : paths)
        files.push_back(toPath(path));
    return files;
}

void startImport(Studio& studio, const QStringList& paths, const ImportWish& wish, ImportTo to) {
    const auto read = [files = filesOf(paths), wish](JobControl& control) {
        return readFiles(files, wish, control);
    };
    const auto useAll = [&studio, to](const ReadFiles& files) {
        // Only the first of several has a place to take.
        for (std::size_t i = 0; i < files.sources.size(); ++i)
            use(studio, files.sources[i], i == 0 ? to : ImportTo::Beside);
        for (const DevicePreset& preset : files.presets)
            use(studio, preset);
        for (const Error& fault : files.faults)
            postFailure(studio, localised(fault), {});
    };
    start(studio, paths.front(), read, {useAll});
}

} // namespace

void startImport(Studio& studio, const QStringList& all, ImportTo to) {
    const Document& document = studio.document();
    QStringList paths;
    for (const QString& path : all)
        if (const AssetSlot* slot = tableSlotOf(*document.design(), path))
            startTableImport(studio, *slot, path);
        else
            paths << path;
    if (paths.isEmpty())
        return;
    const Source* chosen = document.chosen();
    const bool isPreferred = chosen && !document.isUntouched() && to != ImportTo::Fresh;
    startImport(studio, paths,
                ImportWish{.preferred = isPreferred ? chosen->kind.key : std::string()}, to);
}

void startImport(Studio& studio, const QString& path, const std::string& kind, ImportTo to) {
    startImport(studio, QStringList{path}, ImportWish{.kind = kind}, to);
}

void startReadingAs(Studio& studio, const std::string& kind, const std::string& reading,
                    std::function<void()> ended) {
    const Source& chosen = *studio.document().chosen();
    const QString path = originPath(chosen);
    const auto read = [file = toPath(path), kind, reading](JobControl& control) {
        return readFiles({file}, {.kind = kind, .areDepths = true, .reading = reading}, control);
    };
    const auto use = [&studio, kind, before = chosen, number = studio.document().chosenSource(),
                      project = studio.document().project()](const ReadFiles& files) {
        const auto& sources = studio.document().design()->sources;
        if (studio.document().project() != project || number >= sources.size()
            || sources[number].name != before.name)
            return; // what it was for is gone
        studio.document().edit(
            //: kind of a source, such as "Point cloud"
            ImportTask::tr("Read as: %1").arg(localisedMark(sourceKindOf(kind).info.label)),
            [&](Design design) {
                return withSourceReadAs(std::move(design), number, files.sources.front());
            });
    };
    start(studio, path, read, {use, std::move(ended)});
}

bool canImport(const QString& path) {
    const QString file = QFileInfo(path).fileName();
    return tableSlotOf({}, path) != nullptr
           || std::ranges::any_of(sourceInfos(), [&](const ChoiceInfo* info) {
                  return QDir::match(importPatterns(info->key), file);
              });
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
    const Document& document = studio.document();
    const std::string kind = document.chosen()->kind.key;
    const auto read = [file = toPath(path), kind, slot](JobControl& control) {
        return ReadFiles{.sources = {readSlot(file, kind, slot, control)}};
    };
    const auto use = [&studio, kind, project = document.project(),
                      number = document.chosenSource()](const ReadFiles& files) {
        const auto& sources = studio.document().design()->sources;
        if (studio.document().project() != project || number >= sources.size()
            || sources[number].kind.key != kind)
            return; // what it was for is gone
        const SourceData& data = files.sources.front();
        const Asset& asset = data.assets.begin()->second;
        const QString file = QString::fromStdString(asset.name);
        studio.document().edit(ImportTask::tr("Import %1").arg(file), [&](Design design) {
            return withData(std::move(design), number, data);
        });
        studio.notices().post({Notice::Kind::Information,
                               ImportTask::tr("Imported %1: %2.").arg(file, assetText(asset)),
                               true});
    };
    start(studio, path, read, {use});
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
