// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studio/studio.h"
#include "tests/app/studio/both_runners.h"
#include "tests/app/studio/small_design.h"
#include "ui/panels/inspector.h"
#include "ui/panels/project_tree.h"
#include "ui/shell/dialogs.h"
#include "ui/window/main_window.h"

#include <QAction>
#include <QDropEvent>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>

namespace fringe {

/// Answers that a test has prepared, and what was asked.
class PreparedDialogs : public Dialogs {
  public:
    Unsaved unsaved = Unsaved::Cancel;
    Held held = Held::Cancel;
    Conflict conflict = Conflict::Cancel;
    std::optional<ProjectHolder> holder;
    bool yes = true;
    OtherData other = OtherData::Cancel;
    QString name; ///< that is typed
    QString file;
    QStringList files; ///< that are chosen at once; none: `file`
    int filter = 0;
    int asked = 0;
    AtStake lost;               ///< as was said when a project was to be left
    QList<QStringList> windows; ///< that were opened
    QString about;              ///< what was told last
    ExportAnswer exporting{"encoded"};
    ExportQuestion exported; ///< what was asked last

    Unsaved askUnsaved(const AtStake& all, bool) override { return ++asked, lost = all, unsaved; }
    Held askHeld(const QString&, const ProjectHolder& who) override {
        holder = who;
        return ++asked, held;
    }
    Conflict askConflict(const QString&, const std::optional<ProjectHolder>& who) override {
        holder = who;
        return ++asked, conflict;
    }
    QString askLocate(const QString&, const QString&, const QString&) override {
        return ++asked, file;
    }
    OtherData askOtherData(const QString&, const QString&) override { return ++asked, other; }
    QString askName(const QString&, const QString&, const QString&) override { return name; }
    bool askRemoveScratch(const QString&) override { return ++asked, yes; }
    QString discarded; ///< what was said to be lost
    bool askDiscard(const QString& lost) override { return ++asked, discarded = lost, yes; }
    OldResult oldResult = OldResult::Cancel;
    OldResult askOldResult(const QString&) override { return ++asked, oldResult; }
    bool askReplace(const QStringList&) override { return ++asked, yes; }
    ExportAnswer askExport(const ExportQuestion& question) override {
        exported = question;
        return exporting;
    }
    QString openFile(const QString&, const QString&) override { return file; }
    QStringList openFiles(const QString&, const QString&) override {
        return files.isEmpty() && !file.isEmpty() ? QStringList{file} : files;
    }
    FileChoice saveFile(const QString&, const QString&, const QStringList&) override {
        return {file, filter};
    }
    void openWindow(const QStringList& arguments) override { windows << arguments; }
    void showAbout(const QString& facts) override { about = facts; }
};

/// Whether the widget takes what is dragged into its middle, which is dropped there then.
inline bool dropOn(QWidget& widget, const QMimeData& data) {
    const QPoint middle = widget.rect().center();
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &enter);
    QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    if (enter.isAccepted())
        QApplication::sendEvent(&widget, &drop);
    return enter.isAccepted();
}

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
    const Design& design() const { return *document().design(); }
    const Source& chosen() const { return *document().chosen(); }
    Document& document() const { return const_cast<Studio&>(studio).document(); }
    template <class T> T* find(const QString& name) const {
        return window.template findChild<T*>(name);
    }
    QAction* action(const QString& name) const {
        return find<QAction>(QStringLiteral("action-%1").arg(name));
    }
    ProjectTree* tree() const { return find<ProjectTree>(QStringLiteral("projectTree")); }
    Inspector* inspector() const { return find<Inspector>(QStringLiteral("inspector")); }
    /// Texts of the items of the tree.
    QStringList shownSections() const {
        QStringList shown;
        for (int i = 0; i < tree()->topLevelItemCount(); ++i)
            shown << tree()->topLevelItem(i)->data(0, Qt::UserRole).toString();
        return shown;
    }
    /// Whether files that come to the window are taken, and that they are dropped then.
    bool drop(const QStringList& files) {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& file : files)
            urls << QUrl::fromLocalFile(file);
        data.setUrls(urls);
        return dropOn(window, data);
    }
};

/// A bench whose work is done at once.
using WindowBench = WindowBenchOn<InlineRunner>;
/// A bench whose work is done on threads, as in the program.
using ThreadedWindowBench = WindowBenchOn<ThreadRunner>;

} // namespace fringe
