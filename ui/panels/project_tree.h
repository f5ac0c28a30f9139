// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

class QMenu;

namespace fringe {

struct Shell;

/// The parts of the project in the order of the optical path, each in a few words, with the
/// gravest finding of the plan as its icon. Sources come first: the selected one is the one that
/// the window works on, and can be imported, hidden and removed here.
class ProjectTree : public QTreeWidget {
    Q_OBJECT

  public:
    ProjectTree(Shell& shell, QWidget* parent);

    void select(const QString& section);
    QString section() const; ///< that is selected
    void editName();         ///< of the chosen source

  signals:
    void sectionSelected(const QString& key);

  protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void wire();
    void addSourceVerbs(QMenu& menu);
    QString shownSection(const QString& section) const;
    void list();
    void suitHeight();
    void refresh();
    void advise();
    void selectChosen();
    void follow(const QTreeWidgetItem* item);
    void takeChange(QTreeWidgetItem* item, int column); ///< by a person
    bool isOnSource() const;

    Shell& shell_;
    bool following_ = false; ///< the document
};

} // namespace fringe
