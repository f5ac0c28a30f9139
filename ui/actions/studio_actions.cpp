// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/about.h"
#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "app/tasks/live.h"
#include "app/text/localised.h"
#include "ui/actions/actions.h"
#include "ui/benchmark/benchmark_window.h"
#include "ui/commands/command_palette.h"
#include "ui/commands/shortcut_sheet.h"
#include "ui/forms/form_field.h"
#include "ui/help/help_topic.h"
#include "ui/help/help_window.h"
#include "ui/panels/encodings_window.h"
#include "ui/preferences/preference_table.h"
#include "ui/preferences/preferences_window.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"
#include "ui/views/gl_probe.h"
#include "ui/views/view_screen.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QWidget>

namespace fringe::actions {
namespace {

/// Takes what has been typed and not been entered yet. False, and said, where a field shows a text
/// that is no value: the design would not be what is seen.
bool takeTyped(Shell& shell) {
    shell.studio.notices().settle(attempts::compute());
    for (FormField* field : shell.window.findChildren<FormField*>()) {
        if (!field->isVisible())
            continue;
        field->take();
        if (field->refusal().isEmpty())
            continue;
        Notice notice{
            Notice::Kind::Failure,
            Verb::tr("Nothing was computed. %1: %2").arg(field->label()->text(), field->refusal())};
        notice.attempt = attempts::compute();
        Notices& notices = shell.studio.notices();
        notices.post(notice);
        QObject::connect(field, &FormField::refusalGone, &notices,
                         [&notices] { notices.settle(attempts::compute()); });
        field->setFocus(Qt::OtherFocusReason);
        return false;
    }
    return true;
}

/// What stands in the way; empty if nothing does.
QString whyNotCompute(Studio& studio) {
    const auto estimate = studio.planner().estimate();
    if (!estimate)
        return Verb::tr("The design is being checked.");
    for (const Finding& finding : estimate->plan.findings)
        if (finding.severity == Severity::Refusal)
            return localised(finding.message);
    return {};
}

void openHelp(const Shell& shell, const QWidget* about) {
    showWindow<HelpWindow>(shell).open(helpTopic(about, *shell.studio.document().design()));
}

/// The key of the help where a dialog waits for an answer, which keeps the verbs of the window from
/// their keys. The help belongs to the dialog then, or it would be kept from the user, too.
class HelpKeyOfDialogs : public QObject {
  public:
    HelpKeyOfDialogs(const Shell& shell, QObject* parent) : QObject(parent), shell_(shell) {
        qApp->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::KeyPress || !watched->isWidgetType()
            || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::HelpContents))
            return false;
        QWidget* dialog = QApplication::activeModalWidget();
        if (!dialog)
            return false;
        const QWidget* focus = QApplication::focusWidget();
        openHelp({shell_.studio, shell_.dialogs, *dialog},
                 focus && dialog->isAncestorOf(focus) ? focus : dialog);
        return true;
    }

  private:
    const Shell& shell_;
};

} // namespace

QAction* undo(Shell& shell) {
    QUndoStack& history = shell.studio.document().history();
    QAction* action = make(
        shell, QStringLiteral("undo"), Verb::tr("Undo"), [&history] { history.undo(); },
        QKeySequence::Undo);
    const auto follow = [action, &history] {
        const QString what = history.undoText();
        action->setEnabled(history.canUndo());
        action->setText(what.isEmpty() ? Verb::tr("Undo") : Verb::tr("Undo: %1").arg(what));
    };
    QObject::connect(&history, &QUndoStack::canUndoChanged, action, follow);
    QObject::connect(&history, &QUndoStack::undoTextChanged, action, follow);
    follow();
    return action;
}

QAction* redo(Shell& shell) {
    QUndoStack& history = shell.studio.document().history();
    QAction* action =
        make(shell, QStringLiteral("redo"), Verb::tr("Redo"), [&history] { history.redo(); });
    action->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    const auto follow = [action, &history] {
        const QString what = history.redoText();
        action->setEnabled(history.canRedo());
        action->setText(what.isEmpty() ? Verb::tr("Redo") : Verb::tr("Redo: %1").arg(what));
    };
    QObject::connect(&history, &QUndoStack::canRedoChanged, action, follow);
    QObject::connect(&history, &QUndoStack::redoTextChanged, action, follow);
    follow();
    return action;
}

QAction* compute(Shell& shell) {
    Studio& studio = shell.studio;
    QAction* action = make(shell, QStringLiteral("compute"), Verb::tr("&Compute"), [&shell] {
        if (takeTyped(shell))
            startCompute(shell.studio);
    });
    action->setShortcuts({Qt::CTRL | Qt::Key_R, Qt::Key_F5});
    const auto follow = [action, &studio] {
        const QString reason = whyNotCompute(studio);
        allow(action, reason.isEmpty(), reason);
        if (reason.isEmpty())
            action->setToolTip(Verb::tr("Compute the hologram (Ctrl+R)"));
    };
    QObject::connect(&studio.planner(), &Planner::changed, action, follow);
    follow();
    return action;
}

QAction* live(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("live"), Verb::tr("Compute after &each edit"), {});
    action->setCheckable(true);
    action->setToolTip(
        Verb::tr("Compute the hologram after each edit, if that takes less than a second"));
    auto* live = new Live(shell.studio, action);
    live->setScreen([] { return makeViewScreen().owner; });
    Preferences& preferences = shell.studio.preferences();
    QObject::connect(action, &QAction::toggled, live, [live, &preferences](bool on) {
        live->setOn(on);
        preferences.setLive(on);
    });
    QObject::connect(&preferences, &Preferences::liveChanged, action, &QAction::setChecked);
    action->setChecked(preferences.isLive());
    return action;
}

QAction* ofPattern(Shell& shell) {
    Document& document = shell.studio.document();
    QAction* action = make(shell, QStringLiteral("of-pattern"),
                           Verb::tr("Reconstruct the &pattern"), {}, Qt::Key_F6);
    action->setCheckable(true);
    action->setToolTip(
        Verb::tr("Show the light of the quantised pattern, or that of the ideal field (F6)"));
    const auto follow = [action, &document] {
        action->setChecked(document.design()->reconstruction.fromEncoded);
    };
    QObject::connect(action, &QAction::triggered, &document, [&document](bool on) {
        Reconstruction look = document.design()->reconstruction;
        look.fromEncoded = on;
        document.look(look);
    });
    QObject::connect(&document, &Document::changed, action, follow);
    follow();
    return action;
}

QAction* throughStop(Shell& shell) {
    Document& document = shell.studio.document();
    QAction* action = make(shell, QStringLiteral("through-stop"),
                           Verb::tr("Look throu&gh the stop"), {}, Qt::SHIFT | Qt::Key_F6);
    action->setCheckable(true);
    action->setToolTip(Verb::tr("Show the light in the picture's band alone, as a stop behind the "
                                "device parts it from the rest (Shift+F6)"));
    const auto follow = [action, &document] {
        const Design& design = *document.design();
        action->setEnabled(design.reconstruction.fromEncoded && hasPictureAlone(design));
        action->setChecked(action->isEnabled() && design.reconstruction.isFiltered);
    };
    QObject::connect(action, &QAction::triggered, &document, [&document](bool on) {
        Reconstruction look = document.design()->reconstruction;
        look.isFiltered = on;
        document.look(look);
    });
    QObject::connect(&document, &Document::changed, action, follow);
    follow();
    return action;
}

QAction* fullScreen(Shell& shell) {
    QAction* action =
        make(shell, QStringLiteral("full-screen"), Verb::tr("&Full screen"), {}, Qt::Key_F11);
    action->setCheckable(true);
    QObject::connect(action, &QAction::toggled, &shell.window, [&shell](bool on) {
        const auto others = shell.window.windowState() & ~Qt::WindowFullScreen;
        shell.window.setWindowState(on ? others | Qt::WindowFullScreen : others);
    });
    return action;
}

QAction* cancel(Shell& shell) {
    Jobs& jobs = shell.studio.jobs();
    QAction* action = make(
        shell, QStringLiteral("cancel"), Verb::tr("Cance&l"), [&jobs] { jobs.cancelAll(); },
        Qt::CTRL | Qt::Key_Period);
    const auto follow = [action, &jobs] {
        const bool pauses = jobs.keeps();
        if (pauses != action->data().toBool()) {
            rename(action, pauses ? Verb::tr("&Pause") : Verb::tr("Cance&l"));
            action->setIcon(icon(pauses ? QStringLiteral("pause") : QStringLiteral("cancel")));
            action->setData(pauses);
        } else if (jobs.isBusy() == action->isEnabled()) {
            return;
        }
        allow(action, jobs.isBusy(), Verb::tr("No job is running."));
        if (pauses)
            action->setToolTip(
                Verb::tr("Stop here; what is finished is kept, and computing goes on from it"));
    };
    allow(action, false, Verb::tr("No job is running."));
    QObject::connect(&jobs, &Jobs::busyChanged, action, follow);
    QObject::connect(&jobs, &Jobs::progressed, action, follow);
    follow();
    return action;
}

QAction* comparePicture(Shell& shell) {
    QAction* action =
        make(shell, QStringLiteral("compare-picture"), Verb::tr("Compare with a pict&ure…"),
             [&shell] { chooseReferenceFile(shell); });
    const ResultStore& results = shell.studio.results();
    const auto follow = [action, &results] {
        allow(action, results.hasHologram(), Verb::tr("Compute a hologram first."));
    };
    QObject::connect(&results, &ResultStore::hologramChanged, action, follow);
    follow();
    return action;
}

QAction* encodings(Shell& shell) {
    QAction* action =
        make(shell, QStringLiteral("encodings"), Verb::tr("Encodin&gs of this field…"),
             [&shell] { showWindow<EncodingsWindow>(shell); });
    const ResultStore& results = shell.studio.results();
    const auto follow = [action, &results] {
        allow(action, results.hasHologram(), Verb::tr("Compute a hologram first."));
    };
    QObject::connect(&results, &ResultStore::hologramChanged, action, follow);
    follow();
    return action;
}

QAction* benchmark(Shell& shell) {
    return make(shell, QStringLiteral("benchmark"), Verb::tr("&Benchmark…"),
                [&shell] { showWindow<BenchmarkWindow>(shell); });
}

QMenu* preference(Shell& shell, const QString& name) {
    const PreferenceRow row = preferenceRow(shell.studio, name);
    QMenu* menu = makeMenu(shell, name, row.label);
    menu->setToolTipsVisible(true);
    const auto fill = [menu, row] {
        menu->clear();
        for (const PreferenceOption& option : row.options()) {
            addChoice(*menu, option.text, option.value == row.value(),
                      [row, value = option.value] { row.choose(value); });
            allow(menu->actions().back(), option.whyNot.isEmpty(), option.whyNot);
        }
    };
    QObject::connect(menu, &QMenu::aboutToShow, menu, fill);
    QObject::connect(&shell.studio.devices(), &DeviceChoice::listed, menu, fill);
    fill();
    return menu;
}

QAction* preferences(Shell& shell) {
    QAction* action = make(
        shell, QStringLiteral("preferences"), Verb::tr("Pre&ferences…"),
        [&shell] { showWindow<PreferencesWindow>(shell); }, Qt::CTRL | Qt::Key_Comma);
    action->setMenuRole(QAction::PreferencesRole);
    return action;
}

QAction* findCommand(Shell& shell) {
    return make(
        shell, QStringLiteral("find"), Verb::tr("&Find a command…"),
        [&shell] { showWindow<CommandPalette>(shell); }, Qt::CTRL | Qt::SHIFT | Qt::Key_P);
}

QAction* shortcuts(Shell& shell) {
    return make(shell, QStringLiteral("shortcuts"), Verb::tr("&Keyboard shortcuts"),
                [&shell] { showWindow<ShortcutSheet>(shell); });
}

QAction* help(Shell& shell) {
    QAction* action =
        make(shell, QStringLiteral("help"), Verb::tr("&Help"), {}, QKeySequence::HelpContents);
    action->setShortcutContext(Qt::ApplicationShortcut);
    action->setToolTip(Verb::tr("Say what the part with the focus is, and what to do there (F1)"));
    QObject::connect(action, &QAction::triggered, &shell.window,
                     [&shell] { openHelp(shell, QApplication::focusWidget()); });
    new HelpKeyOfDialogs(shell, action);
    return action;
}

QAction* about(Shell& shell) {
    QAction* action =
        make(shell, QStringLiteral("about"), Verb::tr("&About Fringe Studio"),
             [&shell] { shell.dialogs.showAbout(aboutText(shell.studio, drawingLines())); });
    action->setMenuRole(QAction::AboutRole);
    return action;
}

} // namespace fringe::actions
