// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/import_spots.h"

#include "app/edits/spot_edits.h"
#include "app/tasks/reporting.h"
#include "engine/io/spot_files.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace fringe {
namespace {

struct SpotImportTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::SpotImportTask)
};

void useSpots(Studio& studio, const QString& file, const SpotList& spots) {
    studio.document().edit(SpotImportTask::tr("Import %1").arg(file),
                           [&](Design design) { return withSpots(std::move(design), spots); });
    const int count = static_cast<int>(spots.size());
    studio.notices().post(
        {Notice::Kind::Information,
         SpotImportTask::tr("%Ln spot(s) of %1 took the place of the others.", nullptr, count)
             .arg(file),
         true});
}

} // namespace

void startSpotImport(Studio& studio, const QString& path) {
    const QString file = QFileInfo(path).fileName();
    const auto work = [path](JobControl& control) {
        return outcomeOf([&] { return readSpots(toPath(path), control); });
    };
    const auto use = [&studio, file](const SpotList& spots) { useSpots(studio, file, spots); };
    studio.jobs().start<SpotList>(
        {[file] { return SpotImportTask::tr("Import %1").arg(file); }, queues::files()}, &studio,
        work, reporting<SpotList>(studio, use, QStringLiteral("import-spots")));
}

bool isSpotFile(const QString& path) {
    return QFileInfo(path).suffix().compare(QLatin1String("csv"), Qt::CaseInsensitive) == 0;
}

} // namespace fringe
