// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/image/region_form.h"

#include "app/studio/studio.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"
#include "ui/sources/image/chosen_image.h"
#include "ui/sources/image/region_drawing.h"

#include <QLabel>
#include <QPushButton>

namespace fringe {

RegionForm::RegionForm(Shell& shell, QWidget* parent)
    : FileForm(tr("Choose mask…"), parent), shell_(shell) {
    setObjectName(QStringLiteral("regionForm"));
    setAccessibleName(tr("Form of the signal region"));
    text_->setObjectName(QStringLiteral("regionText"));
    choose_->setObjectName(QStringLiteral("chooseMask"));
    choose_->setAccessibleName(tr("Choose mask"));
    connect(&shell.studio.document(), &Document::changed, this, &RegionForm::refresh);
    connect(&shell.studio.document(), &Document::sourceChosen, this, &RegionForm::refresh);
    refresh();
}

/// Region of the chosen picture.
SignalRegion RegionForm::region() const {
    return chosenImage(shell_.studio.document()).value_or(TargetImage()).signal;
}

void RegionForm::refresh() {
    const SignalRegion signal = region();
    const bool isMask = signal.kind == SignalRegion::Kind::Mask;
    setVisible(isMask || signal.kind == SignalRegion::Kind::Polygon);
    if (signal.mask != drawn_)
        thumbnail_->setPixmap(
            signal.mask ? QPixmap::fromImage(maskImage(*signal.mask, thumbnailSide)) : QPixmap());
    drawn_ = signal.mask;
    thumbnail_->setVisible(isMask && drawn_);
    choose_->setVisible(isMask);
    text_->setText(isMask
                       ? maskText(signal.mask)
                       : tr("%n corner(s). Drag them; a double click adds or removes one. Beside "
                            "the region, drag or click to draw another.",
                            nullptr, static_cast<int>(signal.corners.size())));
}

QString RegionForm::maskText(const std::shared_ptr<const GreyPicture>& mask) const {
    if (!mask)
        return tr("No mask yet. Choose a picture of any size that is bright where the picture "
                  "counts, or drop it here.");
    const auto& assets = shell_.studio.document().chosen()->kind.assets;
    //: name of a file, columns, rows
    return tr("%1, %2 × %3 pixels")
        .arg(QString::fromStdString(assets.at("mask").name))
        .arg(mask->shape.cols)
        .arg(mask->shape.rows);
}

bool RegionForm::takesFiles() const {
    return region().kind == SignalRegion::Kind::Mask;
}

void RegionForm::take(const QString& path) {
    startMaskImport(shell_.studio, path);
}

void RegionForm::choose() {
    chooseMaskFile(shell_);
}

} // namespace fringe
