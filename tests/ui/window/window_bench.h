// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/inline_runner.h"
#include "app/jobs/thread_runner.h"
#include "app/studio/studio.h"
#include "tests/app/studio/small_design.h"
#include "ui/shell/dialogs.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace fringe {

/// Answers that a test has prepared, and what was asked.
class PreparedDialogs : public Dialogs {
  public:
    Unsaved unsaved = Unsaved::Cancel;
    bool yes = true;
    QString file;
    int filter = 0;
    int asked = 0;

    Unsaved askUnsaved(const QString&) override { return ++asked, unsaved; }
    bool askStopJobs() override { return ++asked, yes; }
    bool askReplace(const QStringList&) override { return ++asked, yes; }
    QString openFile(const QString&, const QString&) override { return file; }
    FileChoice saveFile(const QString&, const QString&, const QStringList&) override {
        return {file, filter};
    }
    void showAbout() override { ++asked; }
};

/// Settings that nobody has changed.
struct FreshSettings {
    FreshSettings() { QSettings().clear(); }
};

/// A window on a studio.
template <class RunnerType> struct WindowBenchOn {
    FreshSettings fresh;
    RunnerType runner;
    Studio studio{runner};
    PreparedDialogs dialogs;
    MainWindow window{studio, dialogs};
    QTemporaryDir folder;

    explicit WindowBenchOn(QSize size = {1280, 720}) {
        window.resize(size);
        window.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&window));
    }
    void open(const Design& design) { studio.document().reset(design, {}, true); }
    const Design& design() const { return *const_cast<Studio&>(studio).document().design(); }
    template <class T> T* find(const QString& name) const {
        return window.template findChild<T*>(name);
    }
    QAction* action(const QString& name) const {
        return find<QAction>(QStringLiteral("action-%1").arg(name));
    }
};

/// Its work is done at once.
using WindowBench = WindowBenchOn<InlineRunner>;
/// Its work is done on threads, as in the program.
using ThreadedWindowBench = WindowBenchOn<ThreadRunner>;

} // namespace fringe
