// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/projects.h"

#include "app/edits/source_edits.h"
#include "app/tasks/reporting.h"
#include "engine/model/examples.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <optional>

namespace fringe {
namespace {

struct ProjectTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ProjectTask)
};

QString fileName(const QString& path) {
    return QFileInfo(path).fileName();
}

/// Where links lead: beside that is the project's data, and its lock.
QString realPath(const QString& path) {
    const QString real = QFileInfo(path).canonicalFilePath();
    return real.isEmpty() ? path : real;
}

/// What the open project has of the file.
ProjectLock lockHere(Studio& studio, const QString& path) {
    const ProjectFile& file = studio.document().file();
    return file.path == path ? file.lock : ProjectLock{};
}

struct Opened {
    OpenedProject project;
    ProjectLock lock;
};

/// Without a project if it is held and is not to be opened then.
Opened opened(const QString& path, const Opening& opening, ProjectLock lock,
              const JobControl& control) {
    if (!lock.file && opening.how != OpenHeld::Copy)
        lock = lockProject(path);
    if (lock.holder && opening.how == OpenHeld::Not)
        return {{}, std::move(lock)};
    const auto located = opening.missing ? std::optional(opening.located) : std::nullopt;
    return {openProject(toPath(path), located, control), std::move(lock)};
}

struct Saving {
    QString path;
    std::string stamp; ///< of what may be replaced; empty: anything may
    ProjectLock lock;  ///< what there is of it
    bool replaces;     ///< another version, too, which is kept beside it
};

struct Saved {
    ProjectFile file{};
    QString other{}; ///< what the other version is called now; empty: there was none
    std::optional<SaveConflict> conflict{};
};

Saved saved(const Design& design, Saving saving) {
    const auto path = toPath(saving.path);
    if (!saving.lock.file)
        saving.lock = lockProject(saving.path);
    const std::string there = projectStamp(path);
    const bool isOther =
        !there.empty()
        && (saving.stamp.empty() ? saving.lock.holder.has_value() : there != saving.stamp);
    if (isOther && !saving.replaces)
        return {.conflict = SaveConflict{saving.lock.holder}};
    const QString other = isOther ? fromPath(keepOtherVersion(path)) : QString();
    std::string stamp = saveProject(path, design);
    return {.file = {saving.path, std::move(stamp), std::move(saving.lock)}, .other = other};
}

} // namespace

void newProject(Studio& studio, const std::string& kind) {
    studio.document().reset(emptyDesign(kind), {}, true);
}

void openExample(Studio& studio, const std::string& key) {
    studio.document().reset(exampleDesign(key), {}, true);
}

void startOpen(Studio& studio, const QString& path, Opening opening) {
    const QString real = realPath(path);
    const auto work = [real, opening, lock = lockHere(studio, real)](JobControl& control) {
        auto outcome = outcomeOf([&] { return opened(real, opening, lock, control); });
        if (outcome.finished())
            outcome.notes = outcome.value->project.notes;
        return outcome;
    };
    const auto use = [&studio, real, opening](Opened read) {
        if (opening.how == OpenHeld::Not && read.lock.holder)
            return opening.held(*read.lock.holder);
        if (!read.project.missing.empty()) {
            read.lock = {}; // or it would be in the way of the next try
            return opening.missing(read.project.missing.front());
        }
        const bool isCopy = opening.how == OpenHeld::Copy;
        ProjectFile file;
        if (!isCopy)
            file = {real, std::move(read.project.stamp), std::move(read.lock)};
        studio.document().reset(std::move(read.project.design), std::move(file),
                                !isCopy && opening.located.empty());
        studio.preferences().addRecentFile(real);
    };
    studio.jobs().start<Opened>(
        {[real] { return ProjectTask::tr("Open %1").arg(fileName(real)); }, queues::files()},
        &studio, work, reporting<Opened>(studio, use, QStringLiteral("open")));
}

void startSave(Studio& studio, const QString& path, std::function<void()> then,
               std::function<void(const SaveConflict&)> conflict) {
    const DesignPtr design = studio.document().design();
    const QString real = realPath(path);
    const bool isOwn = real == studio.document().path();
    const Saving saving{real, isOwn ? studio.document().file().stamp : std::string(),
                        lockHere(studio, real), !conflict};
    const auto work = [design, saving](JobControl&) {
        return outcomeOf([&] { return saved(*design, saving); });
    };
    const auto use = [&studio, design, then = std::move(then),
                      conflict = std::move(conflict)](Saved saved) {
        if (saved.conflict)
            return conflict(*saved.conflict);
        if (!saved.other.isEmpty())
            studio.notices().post({.kind = Notice::Kind::Warning,
                                   .text = ProjectTask::tr("The other version is kept as \"%1\".")
                                               .arg(fileName(saved.other)),
                                   .ofProgram = true});
        studio.preferences().addRecentFile(saved.file.path);
        studio.document().markSaved(design, std::move(saved.file));
        then();
    };
    studio.jobs().start<Saved>(
        {[real] { return ProjectTask::tr("Save %1").arg(fileName(real)); }, queues::files()},
        &studio, work, reporting<Saved>(studio, use, QStringLiteral("save")));
}

} // namespace fringe
