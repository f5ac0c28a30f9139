// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/pixels_form.h"

#include "app/studio/studio.h"
#include "app/tasks/import_pixels.h"
#include "app/text/source_text.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"
#include "ui/sources/image/grey_images.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace fringe {

PixelsForm::PixelsForm(Shell& shell, PixelUse use, QWidget* parent)
    : FileForm(tr("Choose file…"), parent), shell_(shell), use_(use),
      fromResult_(new QPushButton(tr("Take the present result"), this)) {
    const bool isBeam = use == PixelUse::Beam;
    setObjectName(isBeam ? QStringLiteral("beamPixels") : QStringLiteral("startPixels"));
    setAccessibleName(isBeam ? tr("Picture of the beam") : tr("Start pattern"));
    text_->setObjectName(QStringLiteral("pixelsText"));
    choose_->setObjectName(QStringLiteral("choosePixels"));
    choose_->setAccessibleName(tr("Choose file"));
    fromResult_->setObjectName(QStringLiteral("startFromResult"));
    fromResult_->setAccessibleName(fromResult_->text());
    fromResult_->setVisible(!isBeam);
    layout_->addWidget(fromResult_, 0, Qt::AlignLeft);
    connect(fromResult_, &QPushButton::clicked, this, [this] { startFromResult(shell_.studio); });
    connect(&shell.studio.document(), &Document::changed, this, &PixelsForm::refresh);
    connect(&shell.studio.results(), &ResultStore::hologramChanged, this, &PixelsForm::refresh);
    refresh();
}

std::optional<PixelUse> PixelsForm::chosenBy(const std::string& parameter) {
    if (parameter == "illumination.beam")
        return PixelUse::Beam;
    if (parameter == "solver.start")
        return PixelUse::Start;
    return std::nullopt;
}

void PixelsForm::refresh() {
    const Design& design = *shell_.studio.document().design();
    const Asset& pixels = pixelsFor(use_, design);
    setVisible(wantsPixels(use_, design));
    fromResult_->setEnabled(canStartFromResult(shell_.studio));
    const auto picture = pixels.as<GreyPicture>();
    if (picture != drawn_)
        thumbnail_->setPixmap(QPixmap::fromImage(pixelImage(use_, pixels, thumbnailSide)));
    drawn_ = picture;
    thumbnail_->setVisible(drawn_ != nullptr);
    if (!drawn_ && use_ == PixelUse::Beam)
        return text_->setText(tr("No file yet. Choose a picture, or drop it here."));
    if (!drawn_)
        //: columns, rows
        return text_->setText(tr("No file yet. Choose one of %1 × %2 pixels, or drop it here.")
                                  .arg(design.setup.plate.size.cols)
                                  .arg(design.setup.plate.size.rows));
    //: name of a file, columns, rows
    text_->setText(tr("%1, %2 × %3 pixels")
                       .arg(sourceText(pixels))
                       .arg(picture->shape.cols)
                       .arg(picture->shape.rows));
}

void PixelsForm::choose() {
    choosePixelFile(shell_, use_);
}

void PixelsForm::take(const QString& path) {
    startPixelImport(shell_.studio, use_, path);
}

} // namespace fringe
