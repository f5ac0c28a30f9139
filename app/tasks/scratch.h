// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/reporting.h"
#include "engine/disk/scratch.h"
#include "engine/run/job.h"
#include "engine/run/plan.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

namespace fringe {

/// The scratch files of a job whose hologram memory does not hold.
struct JobScratch {
    /// For a job that is about to start. GUI thread.
    explicit JobScratch(Studio& studio);

    /// What a job that was cut off has left.
    struct CutOff {
        std::uint64_t mark;
        bool isPaused; ///< rather than failed
        double done;   ///< share of the job
    };
    std::filesystem::path parent;
    std::uint64_t memory;           ///< of the job; 0: what is free [bytes]
    std::weak_ptr<JobFolder> shown; ///< of the result at hand; none: that lies in memory
    std::optional<CutOff> cutOff{};

    bool isShown(const std::shared_ptr<JobFolder>& folder) const {
        return folder && folder == shown.lock();
    }
    /// The files of a job by a plan; where what is shown has its folder, those in that.
    Scratch of(const Plan& made, const ComputeDevice& device) const;
    /// How what an earlier job left of a design is cut, if anything is; realPart: as planned.
    std::optional<FolderTiles> left(const Design& design, bool realPart,
                                    const ComputeDevice& device) const;
    /// After a job that was not finished.
    void leave(JobFolder& folder, JobControl& control);
};

/// Calls `work(job, folder)`, which returns an outcome, by a job of the plan; folder: null where
/// memory holds the hologram, else what an unfinished job has done stays there, unless a result has
/// it. In the queue of computing.
template <class Work>
auto inJob(JobScratch& scratch, const Plan& made, const ComputeDevice& device, JobControl& control,
           const Work& work) {
    using Result = decltype(work(std::declval<const Job&>(), std::shared_ptr<JobFolder>()));
    Job job{device, control, scratch.memory};
    if (!made.bands)
        return work(job, nullptr);
    Scratch files = scratch.of(made, device);
    auto opened = outcomeOf([&] { return &files.folder(made.bands->disk); });
    if (!opened.finished())
        return passedOn<Result>(std::move(opened));
    job.scratch = &files;
    const std::shared_ptr<JobFolder>& folder = files.opened();
    control.keep(!scratch.isShown(folder));
    if (const auto note = folder->note())
        control.note(*note);
    Result outcome = work(job, folder);
    if (control.keeps() && (!outcome.finished() || control.isCancelled()))
        scratch.leave(*folder, control);
    return outcome;
}

/// Says what is kept of a job that was cut off, if anything is. goOn: empty where it belongs to a
/// project that is not open.
void offerCutOff(Studio& studio, const JobScratch& scratch, std::function<void()> goOn);

/// Looks for what there is of the open project's hologram in files: goes on with what lies with its
/// data, else says what an earlier job left.
void offerLeft(Studio& studio, std::function<void(bool isWithProject)> goOn);

/// Takes back what either has said.
void settleCutOff(Studio& studio);

/// Looks off the GUI thread for folders in that for scratch files which no job and no result uses.
void measureLeftScratch(Studio& studio, std::function<void(const LeftScratch&)> found);

/// Removes them, and then looks again.
void removeLeftScratch(Studio& studio, std::function<void(const LeftScratch&)> found);

/// Says what they take if that is much, and offers to remove them; when the program starts.
void tellLeftScratch(Studio& studio);

} // namespace fringe
