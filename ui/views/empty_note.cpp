// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/empty_note.h"

#include "ui/views/view_style.h"

#include <QEvent>
#include <QPainter>

namespace fringe {

EmptyNote::EmptyNote(QWidget* host) : QWidget(host) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    resize(host->size());
    host->installEventFilter(this);
}

void EmptyNote::setText(const QString& text) {
    text_ = text;
    update();
}

void EmptyNote::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintEmptyText(painter, rect(), text_);
}

bool EmptyNote::eventFilter(QObject*, QEvent* event) {
    if (event->type() == QEvent::Resize) {
        resize(parentWidget()->size());
    }
    return false;
}

} // namespace fringe
