// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/import_mask.h"

#include "app/edits/picture_edits.h"
#include "app/tasks/reporting.h"
#include "engine/io/target_picture.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace fringe {
namespace {

struct MaskImportTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::MaskImportTask)
};

void useMask(Studio& studio, const QString& file, GreyPicture mask) {
    const auto shared = std::make_shared<const GreyPicture>(std::move(mask));
    studio.document().edit(MaskImportTask::tr("Import mask %1").arg(file), [&](Design design) {
        return withSignalMask(std::move(design), shared, file.toStdString());
    });
    const QString text =
        //: name of a file
        MaskImportTask::tr("%1 is the signal region now, stretched over the picture.").arg(file);
    studio.notices().post({Notice::Kind::Information, text, true});
}

} // namespace

void startMaskImport(Studio& studio, const QString& path) {
    const QString file = QFileInfo(path).fileName();
    const auto work = [path](JobControl&) {
        return outcomeOf([&] { return readMask(toPath(path)); });
    };
    const auto use = [&studio, file](GreyPicture mask) { useMask(studio, file, std::move(mask)); };
    studio.jobs().start<GreyPicture>(
        {[file] { return MaskImportTask::tr("Import mask %1").arg(file); }, queues::files()},
        &studio, work, reporting<GreyPicture>(studio, use, QStringLiteral("import-mask")));
}

} // namespace fringe
