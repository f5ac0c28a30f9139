// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pane_work.h"

#include "app/jobs/job_text.h"
#include "app/studio/studio.h"
#include "app/tasks/states.h"
#include "ui/forms/event_guards.h"
#include "ui/views/hologram_view.h"
#include "ui/views/reconstruction_view.h"

#include <chrono>

namespace fringe {
namespace {

ViewWork workOf(const JobRecord& job) {
    constexpr std::chrono::milliseconds brief{500};
    const QString cancel = job.control->keeps() ? PaneWork::tr("Pause") : PaneWork::tr("Cancel");
    return {computingText(job), isStoppable(job.state) ? cancel : QString(), job.elapsed < brief};
}

} // namespace

PaneWork::PaneWork(Studio& studio, HologramView& hologram, ReconstructionView& reconstruction)
    : QObject(&reconstruction), studio_(studio), hologram_(hologram),
      reconstruction_(reconstruction) {
    connect(&studio.jobs(), &Jobs::progressed, this, &PaneWork::tell);
    connect(&studio.jobs(), &Jobs::busyChanged, this, &PaneWork::tell);
    connect(&studio.refocus(), &Refocus::progressed, this, [this](const QString& text) {
        looking_ = text;
        tell();
    });
    connect(&hologram, &HologramView::cancelled, this, &PaneWork::cancel);
    connect(&reconstruction, &ReconstructionView::cancelled, this, &PaneWork::cancel);
    tellFigures();
}

void PaneWork::tellFigures() {
    ReferenceCheck& check = studio_.referenceCheck();
    connect(&check, &ReferenceCheck::changed, this,
            [this, &check] { reconstruction_.compare(check.sentence()); });
    connect(&reconstruction_, &ReconstructionView::referenceRemoved, &check,
            &ReferenceCheck::remove);
    LightCheck& light = studio_.lightCheck();
    connect(&light, &LightCheck::changed, this,
            [this, &light] { reconstruction_.setFigures(light.sentence()); });
    watchWhileSeen(&reconstruction_, [&light](bool isSeen) { light.setWatched(isSeen); });
}

void PaneWork::tell() {
    const JobRecord* job = computingJob(studio_.jobs().list().records());
    const ViewWork work = job ? workOf(*job) : ViewWork{};
    hologram_.setWork(work);
    reconstruction_.setWork(job ? work : ViewWork{looking_, tr("Cancel")}, absenceOfLight(studio_));
}

void PaneWork::cancel() {
    const JobRecord* job = computingJob(studio_.jobs().list().records());
    job ? studio_.jobs().cancel(job->id) : studio_.refocus().cancel();
}

} // namespace fringe
