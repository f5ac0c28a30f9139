// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/stereogram_sight.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

bool isOfReturn(const QKeyEvent& key) {
    return key.key() == Qt::Key_Escape || key.key() == Qt::Key_F11;
}

} // namespace

StereogramSight::StereogramSight(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void StereogramSight::setPicture(const QImage& picture) {
    const bool isOther = picture.size() != picture_.size();
    picture_ = picture;
    if (isOther) {
        resize(sizeHint());
        updateGeometry();
    }
    update();
}

/// Large enough where the picture ends within a pixel of the window.
QSize StereogramSight::sizeHint() const {
    const double scale = devicePixelRatioF();
    return {static_cast<int>(std::ceil(picture_.width() / scale)),
            static_cast<int>(std::ceil(picture_.height() / scale))};
}

void StereogramSight::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().window());
    // In pixels of the screen, at a whole one of them.
    const double scale = devicePixelRatioF();
    painter.scale(1 / scale, 1 / scale);
    painter.drawImage(QPoint(0, 0), picture_);
}

void StereogramSight::mouseDoubleClickEvent(QMouseEvent*) {
    emit screenWanted();
}

StereogramScreen::StereogramScreen(const QImage& picture, QWidget* window)
    : QWidget(window, Qt::Window | Qt::FramelessWindowHint), sight_(new StereogramSight(this)) {
    setObjectName(QStringLiteral("stereogramScreen"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Stereogram"));
    connect(sight_, &StereogramSight::screenWanted, this, &QWidget::close);
    setScreen(window->screen());
    sight_->setPicture(picture);
    showFullScreen();
    setFocus();
}

void StereogramScreen::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), palette().window());
}

bool StereogramScreen::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && isOfReturn(*static_cast<QKeyEvent*>(event)))
        event->accept();
    return QWidget::event(event);
}

void StereogramScreen::keyPressEvent(QKeyEvent* event) {
    if (isOfReturn(*event))
        close();
    else
        QWidget::keyPressEvent(event);
}

void StereogramScreen::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

/// At whole pixels of the window; what is larger than the screen begins at its corner.
void StereogramScreen::place() {
    const QSize size = sight_->sizeHint();
    sight_->setGeometry(QRect(QPoint(std::max(0, (width() - size.width()) / 2),
                                     std::max(0, (height() - size.height()) / 2)),
                              size));
}

} // namespace fringe
