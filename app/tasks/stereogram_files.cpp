// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/stereogram_files.h"

#include "app/tasks/reporting.h"
#include "engine/io/raster_files.h"
#include "engine/outputs/output_kind.h"
#include "engine/stereogram/stereogram.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace fringe {
namespace {

struct StereogramTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::StereogramTask)
};

const std::string& tileSlot() {
    return stereogramInfo().assets.front().key;
}

Outcome<Asset> tileAt(const QString& path, JobControl& control) {
    return outcomeOf([&] {
        const auto file = toPath(path);
        return Asset{file.filename().string(),
                     std::make_shared<const Raster>(readRaster(file, {.control = &control})),
                     {.path = std::filesystem::absolute(file).string()}};
    });
}

} // namespace

QStringList tilePatterns() {
    QStringList patterns;
    for (const std::string& suffix : rasterSuffixes())
        if (suffix != ".json")
            patterns << QLatin1Char('*') + QString::fromStdString(suffix);
    return patterns;
}

void startTileImport(Studio& studio, const QString& path) {
    const QString file = QFileInfo(path).fileName();
    const auto use = [&studio, file, project = studio.document().project()](const Asset& tile) {
        if (studio.document().project() == project)
            studio.document().edit(StereogramTask::tr("Tile %1").arg(file), [&](Design design) {
                design.stereogram.assets[tileSlot()] = tile;
                return design;
            });
    };
    studio.jobs().start<Asset>(
        {[file] { return StereogramTask::tr("Read %1").arg(file); }, queues::files()}, &studio,
        [path](JobControl& control) { return tileAt(path, control); },
        reporting<Asset>(studio, use, QStringLiteral("import-tile")));
}

void removeTile(Studio& studio) {
    studio.document().edit(StereogramTask::tr("Tile of noise"), [](Design design) {
        design.stereogram.assets.erase(tileSlot());
        return design;
    });
}

void startStereogramExport(Studio& studio, const QString& path) {
    const QString file = QFileInfo(path).fileName();
    const auto work = [path, design = studio.stereogramLook().momentShown()](JobControl& control) {
        return outcomeOf([&] {
            const ComputeDevice device = ComputeDevice::open("cpu");
            const OutputKind& kind = outputKindOf("stereogram");
            kind.write({Chain(design), {device, control}, {}}, {}, {toPath(path), true, &control});
            return path;
        });
    };
    const auto use = [&studio](const QString& written) {
        studio.notices().post(
            {Notice::Kind::Information,
             StereogramTask::tr("Wrote %1.").arg(QDir::toNativeSeparators(written))});
    };
    studio.jobs().start<QString>(
        {[file] { return StereogramTask::tr("Export %1").arg(file); }, queues::files()}, &studio,
        work, reporting<QString>(studio, use, QStringLiteral("export-stereogram")));
}

} // namespace fringe
