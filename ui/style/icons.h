// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QString>

class QToolButton;
class QWidget;

namespace fringe {

/// The icon resources/icons/NAME.svg, drawn in `colour`; in the text colour of the application's
/// palette if that is invalid.
QIcon icon(const QString& name, const QColor& colour = {});

/// Of a kind of source; one that has none of its own takes that of points.
QIcon kindIcon(const QString& kind);

/// The program's own icon.
QIcon programIcon();

/// A flat button with an icon and, where it has some, text beside it. A screen reader tells `help`,
/// which is its tool tip, or else the text.
QToolButton* flatButton(QWidget* parent, const QString& iconName, const QString& objectName,
                        const QString& help, const QString& text = {});

} // namespace fringe
