// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/icons.h"

#include <QEvent>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>
#include <QToolButton>

namespace fringe {
namespace {

/// A drawing in one colour, which is looked up whenever it is painted.
class DrawingEngine : public QIconEngine {
  public:
    DrawingEngine(const QByteArray& svg, Role role) : svg_(svg), role_(role) {}

    QIconEngine* clone() const override { return new DrawingEngine(svg_, role_); }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const Role role = mode == QIcon::Disabled   ? Role::Faint
                          : mode == QIcon::Selected ? Role::AccentText
                                                    : role_;
        QByteArray svg = svg_;
        svg.replace("currentColor", shade(role).name().toLatin1());
        QSvgRenderer(svg).render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, pixmap.rect(), mode, state);
        return pixmap;
    }

  private:
    QByteArray svg_;
    Role role_;
};

} // namespace

QIcon icon(const QString& name, Role role) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    return file.open(QIODevice::ReadOnly) ? QIcon(new DrawingEngine(file.readAll(), role))
                                          : QIcon();
}

QIcon kindIcon(const QString& kind) {
    const QIcon own = icon(kind);
    return own.isNull() ? icon(QStringLiteral("points")) : own;
}

QIcon programIcon() {
    return QIcon(QStringLiteral(":/fringe-studio.svg"));
}

void PictureLabel::setIcon(const QIcon& icon, int size) {
    icon_ = icon;
    size_ = size;
    setPixmap(icon.isNull() ? QPixmap() : icon.pixmap(QSize(size, size), devicePixelRatioF()));
}

void PictureLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !icon_.isNull())
        setIcon(icon_, size_);
}

void PictureLabel::paintEvent(QPaintEvent* event) {
    QLabel::paintEvent(event);
    QPainter painter(this);
    keepRed(painter, rect());
}

QToolButton* flatButton(QWidget* parent, const QString& iconName, const QString& objectName,
                        const QString& help, const QString& text) {
    auto* button = new QToolButton(parent);
    button->setIcon(icon(iconName));
    button->setObjectName(objectName);
    button->setText(text);
    button->setToolTip(help);
    button->setAccessibleName(help.isEmpty() ? text : help);
    button->setAutoRaise(true);
    button->setToolButtonStyle(text.isEmpty() ? Qt::ToolButtonIconOnly
                                              : Qt::ToolButtonTextBesideIcon);
    return button;
}

} // namespace fringe
