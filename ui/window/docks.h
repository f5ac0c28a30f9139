// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace fringe {

struct Shell;

/// The panels around the views.
struct Docks {
    QDockWidget* project;
    QDockWidget* inspector;
    QDockWidget* checks;
    QDockWidget* jobs;
    QDockWidget* history;
    QDockWidget* iterations;
    QDockWidget* runs;
    QDockWidget* table;
    QDockWidget* panel;
    QDockWidget* camera;
    QDockWidget* mask;
    QDockWidget* stereogram;

    QList<QDockWidget*> all() const {
        return {project, inspector, checks, jobs,   history, iterations,
                runs,    table,     panel,  camera, mask,    stereogram};
    }
};

/// Makes the panels and connects the tree, the inspector and the checks with each other.
Docks makeDocks(QMainWindow& window, Shell& shell);

/// The layout of a new user; in a low window nothing but iterations is below the views.
void arrangeDocks(QMainWindow& window, const Docks& docks);

/// The panel of iterations is there for designs that have some, in front of the others; else that
/// of the jobs, which is content with less height.
void suitDocks(QMainWindow& window, const Docks& docks, bool hasIterations);

/// The table is there for sources that have one.
void suitTable(const Docks& docks);

/// Toggles of all panels and the way back to the first layout.
void addDockToggles(QMenu& menu, QMainWindow& window, const Docks& docks);

} // namespace fringe
