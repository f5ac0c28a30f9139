// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/import_points.h"

#include "app/edits/scene_edits.h"
#include "app/tasks/reporting.h"
#include "app/text/numbers.h"
#include "engine/io/point_files.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace fringe {
namespace {

struct ImportTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ImportTask)
};

QString assumption(const QString& file, const Design& design) {
    const Placement& placement = design.scene.placement;
    const int count = static_cast<int>(design.scene.cloud->points.size());
    return ImportTask::tr("%Ln point(s) of %1 were fitted into a cube of %2 at a distance of %3.",
                          nullptr, count)
        .arg(file, localLength(placement.width), localLength(placement.distance));
}

void useCloud(Studio& studio, const QString& file, PointCloud cloud) {
    const auto shared = std::make_shared<const PointCloud>(std::move(cloud));
    studio.document().edit(ImportTask::tr("Import %1").arg(file), [&](Design design) {
        return withCloud(std::move(design), shared, file.toStdString());
    });
    studio.notices().post(
        {Notice::Kind::Information, assumption(file, *studio.document().design()), true});
}

} // namespace

void startImport(Studio& studio, const QString& path) {
    const QString file = QFileInfo(path).fileName();
    const auto work = [path](JobControl& control) {
        return outcomeOf([&] { return readPointCloud(toPath(path), {control}); });
    };
    const auto use = [&studio, file](PointCloud cloud) {
        useCloud(studio, file, std::move(cloud));
    };
    studio.jobs().start<PointCloud>(
        {[file] { return ImportTask::tr("Import %1").arg(file); }, queues::files()}, &studio, work,
        reporting<PointCloud>(studio, use, QStringLiteral("import-points")));
}

QStringList pointFilePatterns() {
    QStringList patterns;
    for (const PointImporter* importer : allPointImporters())
        for (const std::string& suffix : importer->suffixes)
            patterns << QLatin1Char('*') + QString::fromStdString(suffix);
    return patterns;
}

bool isPointFile(const QString& path) {
    return pointFilePatterns().contains(QStringLiteral("*.%1").arg(QFileInfo(path).suffix()),
                                        Qt::CaseInsensitive);
}

} // namespace fringe
