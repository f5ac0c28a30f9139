// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;
class QToolButton;

namespace fringe {

struct Shell;
class ErrorCheck;

/// The worst that the plan has found and what computing takes, in a line; above it, once that is
/// pressed, everything found, what computing will take, and what it took. A click on a finding
/// leads to its field, one on the fix that it offers makes that as one step of the history.
class ChecksPanel : public QWidget {
    Q_OBJECT

  public:
    ChecksPanel(Shell& shell, QWidget* parent);

  signals:
    void fieldWanted(const QString& path);

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void refresh();
    void showMeasured();
    void layOut();
    void unfold(bool open);
    void fitList();
    void showLine();
    bool isOfDesign() const; ///< whether there is a result of the design, whose time was taken
    void follow();           ///< the current line, to its field or into its fix
    void fix(int finding, int way);

    Shell& shell_;
    ErrorCheck* errorCheck_;
    QLabel *estimate_, *measured_;
    QListWidget* list_;
    QToolButton *line_, *arrow_;
};

} // namespace fringe
