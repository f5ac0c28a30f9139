// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTreeWidget>

namespace fringe {

struct Shell;

/// The parts of the project in the order of the optical path, each in a few words, with the
/// gravest finding of the plan as its icon.
class ProjectTree : public QTreeWidget {
    Q_OBJECT

  public:
    ProjectTree(Shell& shell, QWidget* parent);

    void select(const QString& section);
    void selectTarget(); ///< the section of what the hologram is made for

  signals:
    void sectionSelected(const QString& key);

  private:
    void addSection(const QString& key, const QString& label);
    void showSections(); ///< those that mean something for the target
    void refresh();
    void advise();

    Shell& shell_;
};

} // namespace fringe
