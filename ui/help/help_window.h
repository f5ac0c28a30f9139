// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QTextBrowser;
class QTreeWidget;
class QTreeWidgetItem;

namespace fringe {

struct Shell;

/// The pages of the help with their contents, which a search narrows, and the ways back and forth.
class HelpWindow : public QWidget {
    Q_OBJECT

  public:
    explicit HelpWindow(const Shell& shell);

    void open(const QString& page);
    QString page() const; ///< that is shown

  protected:
    void changeEvent(QEvent* event) override;

  private:
    QWidget* makeTools();
    void listPages();
    void search();
    void follow(); ///< the page that is shown
    void markFound();

    QTreeWidget* contents_;
    QTextBrowser* browser_;
    QLineEdit* search_;
};

} // namespace fringe
