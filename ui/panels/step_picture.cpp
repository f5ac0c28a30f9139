// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/step_picture.h"

#include <QPainter>

namespace fringe {

void StepPicture::set(const QImage& picture, const QString& text) {
    picture_ = picture;
    text_ = text;
    setToolTip(text);
    setAccessibleDescription(text);
    update();
}

void StepPicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const int line = text_.isEmpty() || picture_.isNull() ? 0 : fontMetrics().height();
    if (!picture_.isNull()) {
        const QSize room = size() - QSize(0, line);
        QRect place({}, picture_.size().scaled(room, Qt::KeepAspectRatio));
        place.moveCenter(QRect({}, room).center());
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place, picture_);
    }
    const QRect rest = line == 0 ? rect() : QRect(0, height() - line, width(), line);
    painter.drawText(rest, Qt::AlignCenter | (line == 0 ? Qt::TextWordWrap : 0),
                     line == 0 ? text_
                               : fontMetrics().elidedText(text_, Qt::ElideRight, rest.width()));
}

} // namespace fringe
