// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>
#include <QToolButton>

namespace fringe {
namespace {

QPixmap drawn(const QByteArray& svg, int size) {
    QPixmap pixmap(size, size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QSvgRenderer(svg).render(&painter);
    return pixmap;
}

QByteArray coloured(QByteArray svg, const QColor& colour) {
    return svg.replace("currentColor", colour.name().toLatin1());
}

} // namespace

QIcon icon(const QString& name, const QColor& colour) {
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray svg = file.readAll();
    const QPalette palette = QGuiApplication::palette();
    const QColor active = colour.isValid() ? colour : palette.color(QPalette::ButtonText);
    const QColor faint = palette.color(QPalette::Disabled, QPalette::ButtonText);
    const QColor chosen = palette.color(QPalette::HighlightedText);
    QIcon result;
    for (const int size : {16, 20, 24, 32, 48}) {
        result.addPixmap(drawn(coloured(svg, active), size));
        result.addPixmap(drawn(coloured(svg, faint), size), QIcon::Disabled);
        result.addPixmap(drawn(coloured(svg, chosen), size), QIcon::Selected);
    }
    return result;
}

QIcon kindIcon(const QString& kind) {
    const QIcon own = icon(kind);
    return own.isNull() ? icon(QStringLiteral("points")) : own;
}

QIcon programIcon() {
    return QIcon(QStringLiteral(":/fringe-studio.svg"));
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
