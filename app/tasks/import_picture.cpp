// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/import_picture.h"

#include "app/edits/picture_edits.h"
#include "app/tasks/reporting.h"
#include "engine/io/field_files.h"
#include "engine/io/target_picture.h"
#include "engine/model/units.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace fringe {
namespace {

struct PictureImportTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::PictureImportTask)
};

QString lengthText(Length length) {
    return QString::fromStdString(formatLength(length));
}

void tell(Studio& studio, const QString& file, bool undoable) {
    const PicturePlace& place = studio.document().design()->picture.place;
    studio.notices().post(
        {Notice::Kind::Information,
         //: name of a file, width and height of a picture
         PictureImportTask::tr("%1 is the target now, %2 wide and %3 high in the middle of its "
                               "plane.")
             .arg(file, lengthText(place.width), lengthText(place.height)),
         undoable});
}

void usePicture(Studio& studio, const QString& file, GreyPicture picture) {
    const auto shared = std::make_shared<const GreyPicture>(std::move(picture));
    const std::string name = file.toStdString();
    const bool isFirst = studio.document().revision() == 0;
    if (isFirst)
        studio.document().reset(withPicture(emptyPictureDesign(), shared, name), {}, false);
    else
        studio.document().edit(PictureImportTask::tr("Import %1").arg(file), [&](Design design) {
            return withPicture(std::move(design), shared, name);
        });
    tell(studio, file, !isFirst);
}

} // namespace

void startPictureImport(Studio& studio, const QString& path) {
    const QString file = QFileInfo(path).fileName();
    const auto work = [path](JobControl&) {
        return outcomeOf([&] { return readTargetPicture(toPath(path)); });
    };
    const auto use = [&studio, file](GreyPicture picture) {
        usePicture(studio, file, std::move(picture));
    };
    studio.jobs().start<GreyPicture>(
        {[file] { return PictureImportTask::tr("Import %1").arg(file); }, queues::files()}, &studio,
        work, reporting<GreyPicture>(studio, use));
}

QStringList pictureFilePatterns() {
    QStringList patterns;
    for (const FileFormat* format : allFileFormats())
        for (const std::string& suffix : format->suffixes)
            patterns << QLatin1Char('*') + QString::fromStdString(suffix);
    return patterns;
}

bool isPictureFile(const QString& path) {
    return pictureFilePatterns().contains(QStringLiteral("*.%1").arg(QFileInfo(path).suffix()),
                                          Qt::CaseInsensitive);
}

} // namespace fringe
