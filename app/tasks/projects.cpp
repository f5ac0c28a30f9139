// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/projects.h"

#include "app/edits/source_edits.h"
#include "app/project/project_file.h"
#include "app/tasks/reporting.h"
#include "engine/model/examples.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace fringe {
namespace {

struct ProjectTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ProjectTask)
};

QString fileName(const QString& path) {
    return QFileInfo(path).fileName();
}

} // namespace

void newProject(Studio& studio, const std::string& kind) {
    studio.document().reset(emptyDesign(kind), {}, true);
}

void openExample(Studio& studio, const std::string& key) {
    studio.document().reset(exampleDesign(key), {}, true);
}

void startOpen(Studio& studio, const QString& path) {
    const auto work = [path](JobControl&) {
        auto outcome = outcomeOf([&] { return openProject(toPath(path)); });
        if (outcome.finished())
            outcome.notes = outcome.value->notes;
        return outcome;
    };
    const auto use = [&studio, path](OpenedProject opened) {
        studio.document().reset(std::move(opened.design), path, true);
        studio.preferences().addRecentFile(path);
    };
    studio.jobs().start<OpenedProject>(
        {[path] { return ProjectTask::tr("Open %1").arg(fileName(path)); }, queues::files()},
        &studio, work, reporting<OpenedProject>(studio, use));
}

void startSave(Studio& studio, const QString& path, std::function<void()> then) {
    const DesignPtr design = studio.document().design();
    const auto work = [design, path](JobControl&) {
        return outcomeOf([&] {
            saveProject(toPath(path), *design);
            return path;
        });
    };
    const auto use = [&studio, design, then = std::move(then)](const QString& saved) {
        studio.document().markSaved(design, saved);
        studio.preferences().addRecentFile(saved);
        then();
    };
    studio.jobs().start<QString>(
        {[path] { return ProjectTask::tr("Save %1").arg(fileName(path)); }, queues::files()},
        &studio, work, reporting<QString>(studio, use));
}

} // namespace fringe
