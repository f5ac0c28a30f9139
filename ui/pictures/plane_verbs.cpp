// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/plane_verbs.h"

#include "app/edits/picture_edits.h"
#include "app/studio/studio.h"
#include "app/text/numbers.h"

#include <QCoreApplication>

namespace fringe {
namespace {

struct PlaneVerbs {
    Q_DECLARE_TR_FUNCTIONS(fringe::PlaneVerbs)
};

} // namespace

QString planeText(std::size_t number, const PicturePlane& plane) {
    //: number of a picture, its name, distance of its plane
    return PlaneVerbs::tr("%1: %2, %3")
        .arg(number + 1)
        .arg(QString::fromStdString(plane.name), localLength(plane.distance));
}

void choosePlane(Studio& studio, int number) {
    const PictureTarget& target = studio.document().design()->picture;
    if (number < 0 || number >= std::ssize(target.planes))
        return;
    studio.document().edit(
        PlaneVerbs::tr("Show picture %1").arg(number + 1),
        [number](Design design) {
            return withChosenPicture(std::move(design), static_cast<std::size_t>(number));
        },
        QStringLiteral("picture.chosen"));
}

void removeChosenPlane(Studio& studio) {
    const std::size_t number = studio.document().design()->picture.chosen + 1;
    studio.document().edit(PlaneVerbs::tr("Remove picture %1").arg(number), withoutChosenPicture);
}

} // namespace fringe
