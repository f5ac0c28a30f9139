// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/elided_label.h"

#include <QPainter>
#include <QStyle>

namespace fringe {

QSize ElidedLabel::minimumSizeHint() const {
    const QSize whole = QLabel::minimumSizeHint();
    return wordWrap() ? whole : QSize(10 * fontMetrics().averageCharWidth(), whole.height());
}

void ElidedLabel::paintEvent(QPaintEvent* event) {
    if (wordWrap())
        return QLabel::paintEvent(event);
    const QString seen = fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width());
    setToolTip(seen == text() ? QString() : text());
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), Qt::AlignVCenter, palette(), isEnabled(), seen,
                          foregroundRole());
}

} // namespace fringe
