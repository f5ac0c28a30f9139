// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/scratch.h"

#include "app/text/numbers.h"
#include "engine/io/checkpoint.h"
#include "engine/model/units.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

struct ScratchTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::ScratchTask)
};

const QString scratchKept = QStringLiteral("scratch");

std::filesystem::path scratchParent(Studio& studio) {
    const QString chosen = studio.preferences().scratch();
    return toPath(chosen.isEmpty() ? Preferences::usualScratch() : chosen);
}

std::uint64_t markOf(const Design& design, bool realPart, const ComputeDevice& device) {
    return ScratchJob{resultMark(design, realPart), device.info().id, true}.fullMark();
}

void postKept(Studio& studio, const QString& text, const std::filesystem::path& parent,
              std::uint64_t mark, std::function<void()> goOn) {
    const auto discard = [&studio, parent, mark] {
        studio.runner().run(
            queues::files(), [parent, mark] { removeLeft(parent, mark); }, [] {});
    };
    Notice notice{.text = text};
    if (goOn)
        notice.offers.push_back({ScratchTask::tr("Go on"), std::move(goOn)});
    notice.offers.push_back({ScratchTask::tr("Discard"), discard});
    notice.attempt = scratchKept;
    studio.notices().post(notice);
}

QString nativeName(const std::filesystem::path& folder) {
    return QDir::toNativeSeparators(fromPath(folder));
}

LeftScratch leftIn(const std::filesystem::path& parent) {
    LeftScratch left;
    for (const LeftFolder& folder : leftFolders(parent))
        if (!folder.isInUse) {
            ++left.folders;
            left.bytes += folder.bytes;
        }
    return left;
}

void lookForLeft(Studio& studio, const std::function<void(const std::filesystem::path&)>& first,
                 std::function<void(const LeftScratch&)> found) {
    const auto left = std::make_shared<LeftScratch>();
    const auto work = [left, first, parent = scratchParent(studio)] {
        if (first)
            first(parent);
        *left = leftIn(parent);
    };
    studio.runner().run(queues::files(), work, [left, found = std::move(found)] { found(*left); });
}

} // namespace

JobScratch::JobScratch(Studio& studio)
    : parent(scratchParent(studio)), shown(studio.results().hologram().folder) {}

std::shared_ptr<JobFolder> JobScratch::open(const Design& design, const Plan& made,
                                            const ComputeDevice& device) const {
    const ScratchJob job{resultMark(design, made.realPart), device.info().id, true};
    if (auto folder = shown.lock(); folder && folder->mark() == job.fullMark())
        return folder;
    return openJobFolder(parent, job, made.bands->disk);
}

void JobScratch::leave(JobFolder& folder, JobControl& control) {
    if (folder.isEmpty()) {
        control.keep(false);
        return folder.remove();
    }
    cutOff = {folder.mark(), control.isCancelled(), control.latest().fraction};
}

void offerCutOff(Studio& studio, const JobScratch& scratch, std::function<void()> goOn) {
    if (!scratch.cutOff)
        return;
    const auto& [mark, isPaused, done] = *scratch.cutOff;
    const QString text = isPaused
                             ? ScratchTask::tr("Paused at %1 %. What is finished is kept in %2.")
                             : ScratchTask::tr("Cut off at %1 %. What was finished is kept in %2.");
    postKept(studio,
             text.arg(QLocale().toString(static_cast<int>(100 * done)), nativeName(scratch.parent)),
             scratch.parent, mark, std::move(goOn));
}

void offerLeft(Studio& studio, std::function<void()> goOn) {
    const auto left = std::make_shared<std::optional<LeftFolder>>();
    const auto parent = scratchParent(studio);
    const auto work = [left, parent, design = studio.document().design(),
                       id = studio.devices().id(), &devices = studio.devicePool()] {
        const std::vector<LeftFolder> all = leftFolders(parent);
        if (all.empty() || design->isDesigned())
            return;
        withDevice(devices, id, [&](const ComputeDevice& device) {
            return outcomeOf([&] {
                const auto found =
                    std::ranges::find(all, markOf(*design, false, device), &LeftFolder::mark);
                if (found != all.end() && !found->isInUse)
                    *left = *found;
                return true;
            });
        });
    };
    const auto say = [&studio, left, parent, goOn = std::move(goOn),
                      project = studio.document().project()] {
        if (!*left || studio.document().project() != project)
            return;
        const auto time = QDateTime::fromSecsSinceEpoch((*left)->changed);
        postKept(studio,
                 ScratchTask::tr("What was computed of this hologram until %1 is kept in %2 and "
                                 "takes %3.")
                     .arg(QLocale().toString(time, QLocale::ShortFormat), nativeName(parent),
                          localNumber(formatBytes((*left)->bytes))),
                 parent, (*left)->mark, goOn);
    };
    studio.runner().run(queues::compute(), work, say);
}

void settleCutOff(Studio& studio) {
    studio.notices().settle(scratchKept);
}

void measureLeftScratch(Studio& studio, std::function<void(const LeftScratch&)> found) {
    lookForLeft(studio, {}, std::move(found));
}

void removeLeftScratch(Studio& studio, std::function<void(const LeftScratch&)> found) {
    const auto remove = [](const std::filesystem::path& parent) {
        for (const LeftFolder& folder : leftFolders(parent))
            removeLeft(parent, folder.mark);
    };
    lookForLeft(studio, remove, std::move(found));
}

} // namespace fringe
