// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/shell.h"

#include <QImage>
#include <QObject>
#include <QStringList>

class QAbstractItemView;
class QMenu;
class QToolButton;

namespace fringe {

/// The context menu of a view, by the right button, the menu key or Shift+F10: what the buttons and
/// choices of the view and the actions of its canvas do, some verbs of the window, the ways to keep
/// the picture that is seen, and help. Lives as long as the view.
class ViewMenu : public QObject {
    Q_OBJECT

  public:
    /// actions: the last words of the names of the window's, "export".
    ViewMenu(const Shell& shell, QWidget& view, QStringList actions = {});

    void fill(QMenu& menu) const;

    /// What is seen, without the tools around it, with so many pixels for each of the screen.
    QImage picture(int scale = 1) const;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void addControls(QMenu& menu) const;
    void savePicture() const;

    Shell shell_;
    QWidget& view_;
    QStringList actions_;
};

/// Gives a table, a list or a tree the verb "Copy", by Ctrl+C and in its context menu: the selected
/// rows, or all where none is, with the names of the columns, parted by tabs. More actions of the
/// widget stand in the same menu.
void offerCopy(QAbstractItemView& view);

/// Puts what a button beside the table does into its context menu.
void offerButton(QAbstractItemView& view, QToolButton& button);

/// What "Copy" copies.
QString copiedText(const QAbstractItemView& view);

} // namespace fringe
