// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/theme.h"

#include <QIcon>
#include <QLabel>
#include <QString>

class QToolButton;

namespace fringe {

/// The icon resources/icons/NAME.svg, drawn in the colour of the theme at hand; that of text on
/// buttons where no role is given.
QIcon icon(const QString& name, Role role = Role::Text);

/// Icon of a kind of source; one that has none of its own takes that of points.
QIcon kindIcon(const QString& kind);

/// The program's own icon.
QIcon programIcon();

/// A picture in its own colours, or an icon, that follow the theme.
class PictureLabel : public QLabel {
    Q_OBJECT

  public:
    using QLabel::QLabel;
    void setIcon(const QIcon& icon, int size); ///< [pixels]

  protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    QIcon icon_;
    int size_ = 0;
};

/// A flat button with an icon and, where it has some, text beside it. A screen reader tells `help`,
/// which is its tool tip, or else the text.
QToolButton* flatButton(QWidget* parent, const QString& iconName, const QString& objectName,
                        const QString& help, const QString& text = {});

} // namespace fringe
