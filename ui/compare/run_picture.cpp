// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/run_picture.h"

#include "app/text/numbers.h"
#include "ui/views/image_canvas.h"
#include "ui/views/pan_zoom.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fringe {

RunPicture::RunPicture(QWidget* parent)
    : QWidget(parent), title_(new QLabel(this)), canvas_(new ImageCanvas(this)),
      hand_(new PanZoom(canvas_)) {
    canvas_->setEmptyText(tr("No reconstruction was seen of this design."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    layout->addWidget(title_);
    layout->addWidget(canvas_, 1);
    connect(hand_, &PanZoom::transformChanged, this, &RunPicture::showTransform);
}

void RunPicture::setPicture(const QString& title, std::shared_ptr<const Preview> picture,
                            const PictureLook& look) {
    setAccessibleName(title);
    canvas_->setAccessibleName(title);
    picture_ = std::move(picture);
    look_ = look;
    if (!picture_) {
        title_->setText(title);
        return canvas_->setSource(nullptr);
    }
    //: name of a run, distance at which its light is shown
    title_->setText(tr("%1 at %2").arg(title, localLength(picture_->distance)));
    const QSizeF samples(static_cast<double>(picture_->cols), static_cast<double>(picture_->rows));
    hand_->setPlane(samples,
                    (picture_->height / picture_->width) * samples.width() / samples.height());
    showPicture();
}

std::int64_t RunPicture::spread() const {
    return look_.brightest ? spreadFor(1 / hand_->transform().scale) : 0;
}

void RunPicture::showTransform() {
    canvas_->setTransform(hand_->transform());
    if (picture_ && spread() != look_.spread)
        showPicture();
}

void RunPicture::showPicture() {
    look_.spread = spread();
    canvas_->setTransform(hand_->transform());
    canvas_->setSource(std::make_shared<PictureSource>(picture_, look_));
}

} // namespace fringe
