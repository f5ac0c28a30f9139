// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QCoreApplication>
#include <QList>
#include <QString>

#include <functional>

class QMenu;
class QToolButton;

namespace fringe {

struct Shell;

/// The verbs of the window. An action belongs to the window, follows the studio by itself (enabled
/// or not, and why), and is made once.
namespace actions {

QAction* newProject(Shell& shell);
QMenu* newOfKind(Shell& shell);
QAction* open(Shell& shell);
QMenu* openRecent(Shell& shell);
QMenu* openEarlier(Shell& shell);
QMenu* openExample(Shell& shell);
QAction* save(Shell& shell);
QAction* saveAs(Shell& shell);
QMenu* keepResults(Shell& shell);
QAction* import(Shell& shell);
QAction* add(Shell& shell);
QAction* exportResult(Shell& shell);
QAction* runOutputs(Shell& shell);
QAction* copyCommand(Shell& shell);
QAction* quit(Shell& shell);
QAction* duplicateSource(Shell& shell);
QAction* renameSource(Shell& shell);
QAction* fitSource(Shell& shell);
QAction* centreSource(Shell& shell);
QList<QAction*> addSources(Shell& shell); ///< of the kinds that take no data
QAction* freezeSource(Shell& shell);
QAction* undo(Shell& shell);
QAction* redo(Shell& shell);
QAction* compute(Shell& shell);
QAction* live(Shell& shell);
QAction* ofPattern(Shell& shell);
QAction* throughStop(Shell& shell);
QAction* fullScreen(Shell& shell);
QAction* cancel(Shell& shell);
QAction* comparePicture(Shell& shell);
QAction* encodings(Shell& shell);
QAction* benchmark(Shell& shell);
QAction* help(Shell& shell);
QAction* armPanel(Shell& shell);
QAction* showOnPanel(Shell& shell);
QAction* blankPanel(Shell& shell);
QMenu* panels(Shell& shell);                          ///< device presets
void showPanel(Shell& shell, QToolButton& button);    ///< it follows that of the design
QMenu* preference(Shell& shell, const QString& name); ///< what that row can be chosen to be
QAction* preferences(Shell& shell);
QAction* findCommand(Shell& shell);
QAction* shortcuts(Shell& shell);
QAction* about(Shell& shell);

/// In whose context all of them are translated.
struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::Actions)
};

/// An action of the window that does `act`, if there is some, after what is being typed was taken:
/// icon NAME, text, NAME in its object name.
QAction* make(Shell& shell, const QString& name, const QString& text, std::function<void()> act,
              const QKeySequence& keys = {});

/// A menu of the window, NAME in its object name.
QMenu* makeMenu(Shell& shell, const QString& name, const QString& text);

/// Adds one of several that exclude each other.
void addChoice(QMenu& menu, const QString& text, bool isChosen, std::function<void()> choose);

/// Another text for such an action, in menus and tool bars.
void rename(QAction* action, const QString& text);

/// Enables `action`, or disables it and says why in its tooltip.
void allow(QAction* action, bool allowed, const QString& whyNot);

} // namespace actions
} // namespace fringe
