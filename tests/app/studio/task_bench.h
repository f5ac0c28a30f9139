// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "app/tasks/projects.h"
#include "tests/app/studio/both_runners.h"

#include <QFile>
#include <QTemporaryDir>

namespace fringe {

/// A studio whose tasks are watched from outside.
struct TaskBench {
    FreshSettings fresh;
    std::unique_ptr<Runner> runner;
    Studio studio{*runner};
    QList<Notice> notices;
    QTemporaryDir folder;

    explicit TaskBench(std::unique_ptr<Runner> given = rowRunner()) : runner(std::move(given)) {
        QObject::connect(&studio.notices(), &Notices::posted,
                         [this](const Notice& notice) { notices << notice; });
    }
    static std::unique_ptr<TaskBench> threaded() {
        return std::make_unique<TaskBench>(std::make_unique<ThreadRunner>());
    }

    void open(const Design& design) { studio.document().reset(design, {}, true); }
    const Design& design() { return *studio.document().design(); }
    const HologramResult& result() { return studio.results().shown(); }
    IterationRuns& runs() { return studio.iterationRuns(); }
    bool isDone() { return studio.isIdle() && studio.results().hasHologram(); }

    void start(const Design& design) {
        open(design);
        startCompute(studio);
    }
    void compute(const Design& design) {
        start(design);
        QTRY_VERIFY(isDone());
    }
    /// The project goes to a file in the folder and comes back from it.
    void saveAndOpenAgain() {
        const QString path = folder.filePath(QStringLiteral("a.fringe"));
        startSave(studio, path);
        QTRY_VERIFY(studio.isIdle() && studio.document().path() == path);
        newProject(studio);
        startOpen(studio, path);
        QTRY_VERIFY(studio.isIdle() && studio.document().path() == path);
    }
    /// The path of a new file with these bytes.
    QString fileWith(const QString& name, const QByteArray& bytes) const {
        QFile file(folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
                   ? file.fileName()
                   : QString();
    }
};

} // namespace fringe
