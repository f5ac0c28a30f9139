// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/import_reference.h"

#include "app/tasks/reporting.h"
#include "engine/io/compared_picture.h"
#include "engine/io/picture_levels.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace fringe {
namespace {

struct ReferenceImportTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ReferenceImportTask)
};

} // namespace

void startReferenceImport(Studio& studio, const QString& path) {
    const QString file = QFileInfo(path).fileName();
    const auto take = [&studio, file, project = studio.document().project()](Picture picture) {
        if (studio.document().project() == project)
            studio.referenceCheck().setReference(
                file, std::make_shared<const Picture>(std::move(picture)));
    };
    studio.jobs().start<Picture>(
        {[file] { return ReferenceImportTask::tr("Read %1").arg(file); }, queues::files()}, &studio,
        [path](JobControl& control) {
            return outcomeOf([&] {
                return inColours(
                    pictureOf(readFieldOrLevels(toPath(path), {}, 0, false, &control)));
            });
        },
        reporting<Picture>(studio, take, QStringLiteral("import-reference")));
}

} // namespace fringe
