// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/scratch.h"

#include "app/project/project_file.h"
#include "app/text/numbers.h"
#include "engine/io/checkpoint.h"
#include "engine/model/units.h"
#include "engine/run/key.h"

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

std::uint64_t markOf(const Design& design, bool realPart, const ComputeDevice& device) {
    return ScratchJob{workKey(design, realPart), device.info().id, true}.fullMark();
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

void lookForLeft(Studio& studio, const std::function<void(const std::filesystem::path&)>& first,
                 std::function<void(const LeftScratch&)> found) {
    const auto left = std::make_shared<LeftScratch>();
    const auto work = [left, first, parent = studio.scratchParent()] {
        if (first)
            first(parent);
        *left = leftScratch(parent);
    };
    studio.runner().run(queues::files(), work, [left, found = std::move(found)] { found(*left); });
}

} // namespace

JobScratch::JobScratch(Studio& studio)
    : parent(studio.scratchParent()), memory(studio.preferences().memory()),
      shown(studio.results().hologram().folder) {}

Scratch JobScratch::of(const Plan& made, const ComputeDevice& device) const {
    const ScratchJob job{workKey(*made.design, made.realPart), device.info().id, true};
    if (auto folder = shown.lock(); folder && folder->mark() == job.fullMark())
        return Scratch(std::move(folder));
    return Scratch({parent, job});
}

std::optional<FolderTiles> JobScratch::left(const Design& design, bool realPart,
                                            const ComputeDevice& device) const {
    if (design.isDesigned() || leftFolders(parent).empty())
        return std::nullopt;
    return tilesLeft(parent, {workKey(design, realPart), device.info().id, true});
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

void offerLeft(Studio& studio, std::function<void(bool isWithProject)> goOn) {
    struct Found {
        std::optional<LeftFolder> left;
        bool isWithProject = false;
    };
    const auto found = std::make_shared<Found>();
    const auto parent = studio.scratchParent();
    const QString path = studio.document().path();
    const auto data = path.isEmpty() ? std::nullopt : dataFolderOf(toPath(path));
    const auto work = [found, parent, data, design = studio.document().design(),
                       id = studio.devices().id(), &devices = studio.devicePool()] {
        const auto kept = data ? leftFolders(*data) : std::vector<LeftFolder>();
        const auto all = leftFolders(parent);
        if ((kept.empty() && all.empty()) || design->isDesigned())
            return;
        withDevice(devices, id, [&](const ComputeDevice& device) {
            return outcomeOf([&] {
                const std::uint64_t mark = markOf(*design, false, device);
                for (const auto* folders : {&all, &kept})
                    if (const auto at = std::ranges::find(*folders, mark, &LeftFolder::mark);
                        at != folders->end() && !at->isInUse)
                        *found = {*at, folders == &kept};
                return true;
            });
        });
    };
    const auto say = [&studio, found, parent, goOn = std::move(goOn),
                      project = studio.document().project()] {
        if (!found->left || studio.document().project() != project)
            return;
        if (found->isWithProject)
            return goOn(true);
        const auto time = QDateTime::fromSecsSinceEpoch(found->left->changed);
        postKept(studio,
                 ScratchTask::tr("What was computed of this hologram until %1 is kept in %2 and "
                                 "takes %3.")
                     .arg(QLocale().toString(time, QLocale::ShortFormat), nativeName(parent),
                          localNumber(formatBytes(found->left->bytes))),
                 parent, found->left->mark, [goOn] { goOn(false); });
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

void tellLeftScratch(Studio& studio) {
    measureLeftScratch(studio, [&studio](const LeftScratch& left) {
        if (!left.isMuch)
            return;
        Notice notice{.text = ScratchTask::tr("Jobs that were paused or cut off have left %1 of "
                                              "scratch files in %2.")
                                  .arg(localNumber(formatBytes(left.bytes)),
                                       nativeName(studio.scratchParent()))};
        notice.offers.push_back({ScratchTask::tr("Remove them"), [&studio] {
                                     removeLeftScratch(studio, [](const LeftScratch&) {});
                                 }});
        notice.ofProgram = true;
        studio.notices().post(notice);
    });
}

} // namespace fringe
