// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/projects.h"

#include "app/edits/source_edits.h"
#include "app/project/archive.h"
#include "app/results/kept_results.h"
#include "app/results/result_bytes.h"
#include "app/tasks/compute.h"
#include "app/tasks/reporting.h"
#include "app/text/numbers.h"
#include "engine/examples/examples.h"
#include "engine/model/units.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <set>
#include <utility>

namespace fringe {
namespace {

struct ProjectTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ProjectTask)
};

const QString examplePrefix = QStringLiteral("example:");

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
    OpenedProject project{};
    ProjectLock lock{};
    ResultsInFile kept{};
};

/// Without a project if it is held and is not to be opened then.
Opened opened(const QString& path, const Opening& opening, ProjectLock lock,
              const JobControl& control) {
    if (!lock.file && opening.how != OpenHeld::Copy)
        lock = lockProject(path);
    if (lock.holder && opening.how == OpenHeld::Not)
        return {{}, std::move(lock)};
    Opened read{openProject(toPath(path), opening.located, control), std::move(lock)};
    if (!opening.missing)
        requireData(read.project);
    read.kept = takeResults(read.project);
    return read;
}

/// A result that goes into the file.
struct SavedResult {
    HologramResult result;
    DesignPtr design; ///< that is saved with it
    bool isOfDesign;  ///< of the project, which is saved instead
};

struct Saving {
    QString path;
    std::string stamp; ///< of what may be replaced; empty: anything may
    ProjectLock lock;  ///< what there is of it
    bool replaces;     ///< another version, too, which is kept beside it
    bool isOwn;        ///< of the open project
    Keeping keeping;
    std::vector<SavedResult> results{}; ///< if there are some that may be kept
    std::vector<OtherResult> unread{};  ///< that the file has
    std::vector<RunRecord> runs{};
};

struct Saved {
    ProjectFile file{};
    std::set<int> results{};   ///< numbers of those that the file has
    int leftOutResult = 0;     ///< number of the one that was too large
    std::uint64_t leftOut = 0; ///< its size [bytes]
    int larger = 0;            ///< number of one that is larger than memory
    QString other{};           ///< what the other version is called now; empty: there was none
    std::optional<SaveConflict> conflict{};
};

/// What is shown, but no preview, and whatever is to be kept; all that is known of runs.
void addResults(Studio& studio, Saving& saving) {
    const ResultStore& results = studio.results();
    saving.runs = results.runs();
    if (saving.keeping != Keeping::None)
        saving.unread = studio.document().file().unread;
    for (const HologramResult& result : results.all()) {
        const bool isShown = result.isAtHand() && &result == &results.hologram();
        if (saving.keeping != Keeping::None && result.isThere() && (isShown || result.isKept))
            saving.results.push_back(
                {result, results.designToKeep(result), isShown && results.isOfState()});
    }
}

/// Whether the folder of a result's planes is with the data of the project.
bool liesBeside(const JobFolder& folder, const QString& project) {
    return folder.path().parent_path() == dataFolderOf(toPath(project));
}

/// The bytes of a result; none for one that is left out, which is told to `saved`.
std::vector<std::byte> bytesKept(const HologramResult& result, const Design& design,
                                 Keeping keeping, Saved& saved) {
    if (result.folder) {
        if (liesBeside(*result.folder, saved.file.path))
            saved.results.insert(result.number);
        else
            saved.larger = result.number;
        return {};
    }
    const std::uint64_t size = result.isAtHand() ? sizeOfBytes(result) : 0;
    if (keeping == Keeping::Small && !result.isKept && size > largestSmallResult) {
        saved.leftOut = size;
        saved.leftOutResult = result.number;
        return {};
    }
    saved.results.insert(result.number);
    return bytesOf(result, design);
}

/// What of the unread stays in the file: all but what another result of its state takes the place
/// of, by the numbers of those that are written. Data that could not be read stay where they are.
std::vector<OtherResult> unreadKept(const Saving& saving, const std::set<int>& written) {
    const bool isInPlace = saving.isOwn && !isArchive(toPath(saving.path));
    std::vector<OtherResult> kept;
    for (const OtherResult& unread : saving.unread) {
        const bool isReplaced = std::ranges::any_of(saving.results, [&](const SavedResult& one) {
            return written.contains(one.result.number) && !one.result.folder
                   && areSame(*one.design, *unread.design, Stage::Field);
        });
        if (!isReplaced && (isInPlace || !unread.result.empty()))
            kept.push_back(unread);
    }
    return kept;
}

/// What the project gets of its results.
KeptResult keptOf(const Design& design, const Saving& saving, Saved& saved) {
    KeptResult kept{.keeping = saving.keeping, .runs = saving.runs};
    for (const auto& [result, own, isOfDesign] : saving.results) {
        std::vector<std::byte> bytes =
            bytesKept(result, isOfDesign ? design : *own, saving.keeping, saved);
        saved.file.resultSize += bytes.size();
        if (isOfDesign) {
            kept.picture = result.picture;
            kept.result = std::move(bytes);
        } else if (!bytes.empty()) {
            kept.others.push_back({own, std::move(bytes), result.picture});
        }
    }
    saved.file.unread = unreadKept(saving, saved.results);
    for (const OtherResult& unread : saved.file.unread)
        saved.file.resultSize += unread.result.size();
    kept.others.insert(kept.others.end(), saved.file.unread.begin(), saved.file.unread.end());
    return kept;
}

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
    Saved saved{.file = {.path = saving.path}, .other = other};
    const KeptResult kept = keptOf(design, saving, saved);
    saved.file.stamp = saveProject(path, design, nullptr, kept);
    saved.file.lock = std::move(saving.lock);
    saved.file.keeping = kept.keeping;
    return saved;
}

/// Moves the planes of a result that memory does not hold to the data of the project.
void startKeepingPlanes(Studio& studio, const QString& path, int number) {
    const HologramResult* result = studio.results().find(number);
    const auto data = dataFolderOf(toPath(path));
    if (!result || !result->folder || !data)
        return;
    const auto work = [folder = result->folder, data](JobControl&) {
        return outcomeOf([&] {
            folder->moveTo(*data);
            folder->stay();
            return true;
        });
    };
    const auto use = [&studio, number](bool) {
        studio.results().note(number, [](HologramResult& kept) { kept.isKept = true; });
    };
    studio.jobs().start<bool>(
        {[] { return ProjectTask::tr("Keep the result with the project"); }, queues::files()},
        &studio, work, reporting<bool>(studio, use, QStringLiteral("save")));
}

void offerPlanes(Studio& studio, const QString& path, int number) {
    Notice notice{.text = ProjectTask::tr("Saved without the result, which memory does not hold; "
                                          "export it to keep it.")};
    const HologramResult* result = studio.results().find(number);
    const bool isFoundAgain =
        result == &studio.results().hologram() && studio.results().isOfState();
    if (isFoundAgain && dataFolderOf(toPath(path))) {
        const Hologram& field = *result->chain.field();
        const auto bytes = field.planes.size() * static_cast<std::uint64_t>(field.shape().count())
                           * sizeof(Complex);
        notice.text = ProjectTask::tr("Saved without the result, which takes %1.")
                          .arg(localNumber(formatBytes(bytes)));
        notice.offers = {{ProjectTask::tr("Keep with the project"),
                          [&studio, path, number] { startKeepingPlanes(studio, path, number); }}};
    }
    studio.notices().post(notice);
}

/// Says what was not kept, and where the other version is.
void tellSaved(Studio& studio, const Saved& saved) {
    if (!saved.other.isEmpty())
        studio.notices().post(
            {.kind = Notice::Kind::Warning,
             .text =
                 ProjectTask::tr("The other version is kept as \"%1\".").arg(fileName(saved.other)),
             .ofProgram = true});
    if (saved.larger != 0)
        offerPlanes(studio, saved.file.path, saved.larger);
    const auto keepIt = [&studio, path = saved.file.path, left = saved.leftOutResult] {
        studio.results().keep([&](const HologramResult& one) { return one.number == left; });
        startSave(studio, path);
    };
    if (saved.leftOut > 0)
        studio.notices().post({.text = ProjectTask::tr("Saved without the result, which takes %1.")
                                           .arg(localNumber(formatBytes(saved.leftOut))),
                               .offers = {{ProjectTask::tr("Keep with the project"), keepIt}}});
}

void takeSaved(Studio& studio, const DesignPtr& design, Saved saved) {
    tellSaved(studio, saved);
    studio.preferences().addRecentFile(saved.file.path);
    studio.preferences().setRecentStamp(saved.file.path, saved.file.stamp);
    studio.document().markSaved(design, std::move(saved.file));
    studio.results().setKept(saved.results);
}

} // namespace

Design newDesign(Studio& studio, const std::string& kind) {
    const PanelChoice choice = studio.panels().last();
    const DevicePreset* panel = studio.panels().find(choice.name);
    Design design = emptyDesign(kind);
    return panel ? withPreset(std::move(design), *panel, choice.wavelength) : design;
}

void newProject(Studio& studio, const std::string& kind) {
    studio.preferences().setLastKind(QString::fromStdString(kind));
    studio.document().reset(newDesign(studio, kind), {}, true);
}

void openExample(Studio& studio, const std::string& key) {
    studio.document().reset(exampleDesign(key), {}, true);
    exampleInfo(key).waits ? offerGoingOn(studio) : startCompute(studio);
}

QString exampleArgument(const std::string& key) {
    return examplePrefix + QString::fromStdString(key);
}

std::optional<std::string> exampleOf(const QString& argument) {
    const std::string key = argument.mid(examplePrefix.size()).toStdString();
    const bool isOne = argument.startsWith(examplePrefix)
                       && std::ranges::count(examples(), key, &ExampleInfo::key) > 0;
    return isOne ? std::optional(key) : std::nullopt;
}

void replaceProject(Studio& studio, NextProject next) {
    studio.document().reset(std::move(next.design), std::move(next.file), next.isSaved);
    for (RunRecord& run : next.runs)
        studio.results().addRun(std::move(run));
    for (HologramResult& result : next.results) {
        result.isInFile &= !studio.document().path().isEmpty();
        studio.results().setHologram(std::move(result));
    }
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
            file = {.path = real,
                    .stamp = std::move(read.project.stamp),
                    .lock = std::move(read.lock),
                    .resultSize = read.kept.size};
        file.keeping = read.project.kept.keeping;
        file.unread = std::move(read.kept.unread);
        replaceProject(studio, {std::move(read.project.design), std::move(file),
                                !isCopy && opening.located.empty(), std::move(read.kept.runs),
                                std::move(read.kept.results)});
        offerGoingOn(studio);
        if (!isCopy) {
            studio.preferences().addRecentFile(real);
            studio.preferences().setRecentStamp(real, studio.document().file().stamp);
        }
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
    Saving saving{real,
                  isOwn ? studio.document().file().stamp : std::string(),
                  lockHere(studio, real),
                  !conflict,
                  isOwn,
                  studio.document().keeping()};
    addResults(studio, saving);
    const auto work = [design, saving](JobControl&) {
        return outcomeOf([&] { return saved(*design, saving); });
    };
    const auto use = [&studio, design, then = std::move(then),
                      conflict = std::move(conflict)](Saved saved) {
        if (saved.conflict)
            return conflict(*saved.conflict);
        takeSaved(studio, design, std::move(saved));
        then();
    };
    studio.jobs().start<Saved>(
        {[real] { return ProjectTask::tr("Save %1").arg(fileName(real)); }, queues::files()},
        &studio, work, reporting<Saved>(studio, use, QStringLiteral("save")));
}

} // namespace fringe
