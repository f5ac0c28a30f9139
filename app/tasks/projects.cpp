// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/projects.h"

#include "app/edits/source_edits.h"
#include "app/results/result_bytes.h"
#include "app/tasks/compute.h"
#include "app/tasks/reporting.h"
#include "app/text/numbers.h"
#include "engine/encodings/encoding.h"
#include "engine/model/examples.h"
#include "engine/model/units.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <optional>
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
    std::vector<HologramResult> results{}; ///< that are kept with it
    std::uint64_t resultSize = 0;          ///< of those in the file [bytes]
};

/// Results that are kept with a project; those that are no good are left out, which is noted.
void takeResults(Opened& opened) {
    OpenedProject& project = opened.project;
    if (!project.missing.empty())
        return; // they are asked for first
    std::vector<OtherResult> all = std::exchange(project.kept.others, {});
    std::ranges::reverse(all); // what was shown last comes last
    if (!project.kept.result.empty())
        all.push_back({std::make_shared<const Design>(project.design),
                       std::exchange(project.kept.result, {}), project.kept.picture});
    bool areAllGood = !project.isResultLost;
    for (OtherResult& kept : all) {
        opened.resultSize += kept.result.size();
        auto read = outcomeOf([&] {
                        return resultOf(std::move(kept.result), *kept.design, project.isMigrated);
                    }).value;
        areAllGood &= read.has_value();
        if (!read)
            continue;
        read->design = kept.design;
        read->picture = std::move(kept.picture);
        read->isKept = true;
        opened.results.push_back(*std::move(read));
    }
    if (!areAllGood)
        project.notes.push_back(
            message(FRINGE_MARK("The result that was kept with the project is missing, damaged or "
                                "of another design, and was left out; compute it anew.")));
}

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
    takeResults(read);
    return read;
}

/// A result that goes into the file.
struct SavedResult {
    HologramResult result;
    bool isOfDesign; ///< of the project; else its own is saved with it
};

struct Saving {
    QString path;
    std::string stamp; ///< of what may be replaced; empty: anything may
    ProjectLock lock;  ///< what there is of it
    bool replaces;     ///< another version, too, which is kept beside it
    Keeping keeping;
    std::vector<SavedResult> results{}; ///< if there are some that may be kept
};

struct Saved {
    ProjectFile file{};
    std::set<std::shared_ptr<const Hologram>> results{}; ///< that the file has
    std::shared_ptr<const Hologram> leftOutResult{};     ///< that was too large
    std::uint64_t leftOut = 0;                           ///< its size [bytes]
    bool isLarger = false;                               ///< than memory, that result
    QString other{}; ///< what the other version is called now; empty: there was none
    std::optional<SaveConflict> conflict{};
};

/// What is shown, but no preview, and whatever is to be kept.
void addResults(Studio& studio, Saving& saving) {
    const ResultStore& results = studio.results();
    if (saving.keeping == Keeping::None)
        return;
    for (const HologramResult& result : results.all()) {
        const bool isShown = &result == &results.hologram();
        if (isShown || result.isKept)
            saving.results.push_back({result, isShown && !results.isWanting()});
    }
}

/// The bytes of a result; none for one that is left out, which is told to `saved`.
std::vector<std::byte> bytesKept(HologramResult result, const Design& design, Keeping keeping,
                                 Saved& saved) {
    saved.isLarger |= result.folder != nullptr;
    if (result.folder)
        return {};
    if (!result.levels || result.encoding != design.encoding)
        result.levels =
            std::make_shared<const LevelPattern>(encode(*result.hologram, design.encoding));
    const std::uint64_t size = sizeOfBytes(result);
    if (keeping == Keeping::Small && !result.isKept && size > largestSmallResult) {
        saved.leftOut = size;
        saved.leftOutResult = result.hologram;
        return {};
    }
    saved.results.insert(result.hologram);
    return bytesOf(result, design);
}

/// What the project gets of its results.
KeptResult keptOf(const Design& design, const Saving& saving, Saved& saved) {
    KeptResult kept{.keeping = saving.keeping};
    for (const auto& [result, isOfDesign] : saving.results) {
        const Design& own = isOfDesign ? design : *result.design;
        std::vector<std::byte> bytes = bytesKept(result, own, saving.keeping, saved);
        saved.file.resultSize += bytes.size();
        if (isOfDesign) {
            kept.picture = result.picture;
            kept.result = std::move(bytes);
        } else if (!bytes.empty()) {
            kept.others.push_back({result.design, std::move(bytes), result.picture});
        }
    }
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
    Saved saved{.other = other};
    const KeptResult kept = keptOf(design, saving, saved);
    std::string stamp = saveProject(path, design, nullptr, kept);
    saved.file = {saving.path, std::move(stamp), std::move(saving.lock), kept.keeping,
                  saved.file.resultSize};
    return saved;
}

} // namespace

void newProject(Studio& studio, const std::string& kind) {
    studio.document().reset(emptyDesign(kind), {}, true);
}

void openExample(Studio& studio, const std::string& key) {
    studio.document().reset(exampleDesign(key), {}, true);
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
                    .resultSize = read.resultSize};
        file.keeping = read.project.kept.keeping;
        Document& document = studio.document();
        document.reset(std::move(read.project.design), std::move(file),
                       !isCopy && opening.located.empty());
        for (HologramResult& result : read.results)
            studio.results().setHologram(std::move(result));
        offerGoingOn(studio);
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
    Saving saving{real, isOwn ? studio.document().file().stamp : std::string(),
                  lockHere(studio, real), !conflict, studio.document().keeping()};
    addResults(studio, saving);
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
        if (saved.isLarger)
            studio.notices().post(
                {.text = ProjectTask::tr("Saved without the result, which memory "
                                         "does not hold; export it to keep it.")});
        const auto keepIt = [&studio, path = saved.file.path, left = saved.leftOutResult] {
            studio.results().keep([&](const HologramResult& one) { return one.hologram == left; });
            startSave(studio, path);
        };
        if (saved.leftOut > 0)
            studio.notices().post(
                {.text = ProjectTask::tr("Saved without the result, which takes %1.")
                             .arg(localNumber(formatBytes(saved.leftOut))),
                 .offers = {{ProjectTask::tr("Keep with the project"), keepIt}}});
        studio.preferences().addRecentFile(saved.file.path);
        studio.document().markSaved(design, std::move(saved.file));
        studio.results().setKept(saved.results);
        then();
    };
    studio.jobs().start<Saved>(
        {[real] { return ProjectTask::tr("Save %1").arg(fileName(real)); }, queues::files()},
        &studio, work, reporting<Saved>(studio, use, QStringLiteral("save")));
}

void readProjectPictures(Studio& studio, const QStringList& paths,
                         std::function<void(const QString& path, const QImage& picture)> found) {
    using Pictures = std::vector<std::pair<QString, QImage>>;
    const auto pictures = std::make_shared<Pictures>();
    const auto work = [paths, pictures] {
        for (const QString& path : paths) {
            const std::vector<std::byte> bytes = projectPicture(toPath(path));
            const auto* first = reinterpret_cast<const uchar*>(bytes.data());
            const QImage picture = QImage::fromData({first, std::ssize(bytes)}, "PNG");
            if (!picture.isNull())
                pictures->emplace_back(path, picture);
        }
    };
    studio.runner().run(QStringLiteral("pictures"), work, [pictures, found = std::move(found)] {
        for (const auto& [path, picture] : *pictures)
            found(path, picture);
    });
}

} // namespace fringe
