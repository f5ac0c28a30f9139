// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/import_picture.h"

#include "app/edits/picture_edits.h"
#include "app/tasks/reporting.h"
#include "app/text/numbers.h"
#include "engine/io/field_files.h"
#include "engine/io/target_picture.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace fringe {
namespace {

struct PictureImportTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::PictureImportTask)
};

using PictureEdit = Design (*)(Design, std::shared_ptr<const GreyPicture>, const std::string&);

/// Takes back that a picture has taken the place of another: it goes into a plane of its own.
Notice::Offer keepingBoth(Studio& studio, const PictureTarget& before, const std::string& name,
                          const std::shared_ptr<const GreyPicture>& picture) {
    const auto keep = [&studio, before, name, picture, project = studio.document().project()] {
        if (studio.document().project() != project)
            return;
        studio.document().edit(PictureImportTask::tr("Keep both pictures"), [&](Design design) {
            design.picture.planes = before.planes;
            return withAnotherPicture(std::move(design), picture, name);
        });
    };
    return {PictureImportTask::tr("Keep both"), keep};
}

void tell(Studio& studio, const QString& file, Notice notice) {
    const PictureTarget& target = studio.document().design()->picture;
    const PicturePlane& plane = target.plane();
    const QString width = localLength(plane.place.width), height = localLength(plane.place.height);
    const QString text =
        target.planes.size() == 1
            //: name of a file, width and height of a picture
            ? PictureImportTask::tr("%1 is the target now, %2 wide and %3 high in the middle of "
                                    "its plane.")
                  .arg(file, width, height)
            //: name of a file, number of a picture, width and height, distance of its plane
            : PictureImportTask::tr("%1 is picture %2 now, %3 wide and %4 high in a plane at %5.")
                  .arg(file)
                  .arg(target.chosen + 1)
                  .arg(width, height, localLength(plane.distance));
    notice.text = text;
    studio.notices().post(notice);
}

void usePicture(Studio& studio, const QString& file, GreyPicture picture, PictureEdit edit) {
    const auto shared = std::make_shared<const GreyPicture>(std::move(picture));
    const std::string name = file.toStdString();
    const PictureTarget before = studio.document().design()->picture;
    const bool isFirst = studio.document().revision() == 0;
    Notice notice{Notice::Kind::Information, {}, !isFirst};
    if (isFirst)
        studio.document().reset(edit(emptyPictureDesign(), shared, name), {}, false);
    else
        studio.document().edit(PictureImportTask::tr("Import %1").arg(file), [&](Design design) {
            return edit(std::move(design), shared, name);
        });
    if (const bool isInPlace = edit == withPicture; isInPlace && before.plane().picture)
        notice.offers = {keepingBoth(studio, before, name, shared)};
    tell(studio, file, std::move(notice));
}

void startImport(Studio& studio, const QString& path, PictureEdit edit) {
    const QString file = QFileInfo(path).fileName();
    const auto work = [path](JobControl&) {
        return outcomeOf([&] { return readTargetPicture(toPath(path)); });
    };
    const auto use = [&studio, file, edit](GreyPicture picture) {
        usePicture(studio, file, std::move(picture), edit);
    };
    studio.jobs().start<GreyPicture>(
        {[file] { return PictureImportTask::tr("Import %1").arg(file); }, queues::files()}, &studio,
        work, reporting<GreyPicture>(studio, use, QStringLiteral("import-picture")));
}

} // namespace

void startPictureImport(Studio& studio, const QString& path) {
    startImport(studio, path, withPicture);
}

void startPictureAddition(Studio& studio, const QString& path) {
    startImport(studio, path, withAnotherPicture);
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
