// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QToolButton;

namespace fringe {

/// A view with its title and a button that gives it the whole area.
class ViewPane : public QFrame {
    Q_OBJECT

  public:
    ViewPane(const QString& iconName, const QString& title, QWidget* view);

    /// Whether the button shows the view as alone; emits nothing.
    void showMaximised(bool maximised);

  signals:
    void maximiseToggled(bool maximised);

  private:
    QToolButton* maximise_;
};

} // namespace fringe
