// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/status_line.h"

#include "app/jobs/job_text.h"
#include "app/studio/studio.h"
#include "ui/panels/panel_age.h"
#include "ui/style/elided_label.h"
#include "ui/style/icons.h"

#include <QLabel>
#include <QLocale>
#include <QStatusBar>
#include <QToolButton>

#include <algorithm>

namespace fringe {
namespace {

QLabel* prepared(QLabel* label, QStatusBar* bar, const QString& name) {
    label->setObjectName(name);
    label->setContentsMargins(6, 0, 6, 0);
    bar->addPermanentWidget(label);
    return label;
}

/// "62 %, 8 s left, 2 more waiting"
QString timeText(const JobRecord& job, int waiting) {
    if (job.state != JobState::Running)
        return stateText(job.state);
    //: percentage
    QStringList parts{StatusLine::tr("%1 %").arg(QLocale().toString(percentDone(job.progress)))};
    if (const QString time = timeLeftText(job); !time.isEmpty())
        //: a time
        parts << StatusLine::tr("%1 left").arg(time);
    if (waiting > 0)
        parts << StatusLine::tr("%n more waiting", nullptr, waiting);
    //: between the parts of a list
    return parts.join(StatusLine::tr(", "));
}

} // namespace

StatusLine::StatusLine(Studio& studio, QStatusBar* bar)
    : QObject(bar), studio_(studio), probe_(new QLabel(bar)),
      job_(prepared(new ElidedLabel(bar), bar, QStringLiteral("currentJob"))),
      time_(prepared(new QLabel(bar), bar, QStringLiteral("jobTime"))),
      stop_(flatButton(bar, QStringLiteral("stop"), QStringLiteral("stopJob"),
                       tr("Stop the running job"))),
      device_(nullptr), panel_(nullptr) {
    probe_->setObjectName(QStringLiteral("probe"));
    probe_->setContentsMargins(6, 0, 6, 0);
    bar->insertWidget(0, probe_, 1);
    bar->addPermanentWidget(stop_);
    device_ = prepared(new QLabel(bar), bar, QStringLiteral("device"));
    panel_ = prepared(new QLabel(bar), bar, QStringLiteral("panelInStatus"));
    prepared(new PanelAge(studio, bar), bar, QStringLiteral("panelAgeInStatus"));
    connect(&studio.panelOutput(), &PanelOutput::changed, this, &StatusLine::showPanel);
    connect(stop_, &QToolButton::clicked, this, &StatusLine::stopJob);
    connect(&studio.jobs(), &Jobs::progressed, this, &StatusLine::showJob);
    connect(&studio.jobs(), &Jobs::busyChanged, this, &StatusLine::showJob);
    connect(&studio.devices(), &DeviceChoice::listed, this, &StatusLine::showDevice);
    connect(&studio.devices(), &DeviceChoice::chosen, this, &StatusLine::showDevice);
    connect(&studio.devices(), &DeviceChoice::usedChanged, this, &StatusLine::showDevice);
    showDevice();
    showPanel();
    showJob();
}

void StatusLine::probe(const QString& text) {
    probe_->setText(text);
}

void StatusLine::showDevice() {
    device_->setText(tr("Device: %1").arg(studio_.devices().name()));
}

/// A panel that is not off shows something somewhere.
void StatusLine::showPanel() {
    const PanelState state = studio_.panelOutput().state();
    panel_->setVisible(state != PanelState::Off);
    //: state of the panel
    panel_->setText(tr("Panel: %1").arg(stateText(state)));
}

/// The one that runs, or else the next.
const JobRecord* StatusLine::job() const {
    const auto& records = studio_.jobs().list().records(); // newest first
    const auto oldest = std::find_if(records.rbegin(), records.rend(),
                                     [](const JobRecord& job) { return !isOver(job.state); });
    return oldest == records.rend() ? nullptr : &*oldest;
}

void StatusLine::showJob() {
    const JobRecord* running = job();
    for (QWidget* part :
         {static_cast<QWidget*>(job_), static_cast<QWidget*>(time_), static_cast<QWidget*>(stop_)})
        part->setVisible(running);
    if (!running)
        return;
    const auto& records = studio_.jobs().list().records();
    const auto waiting = std::ranges::count(records, JobState::Waiting, &JobRecord::state)
                         - (running->state == JobState::Waiting ? 1 : 0);
    job_->setText(running->name());
    time_->setText(timeText(*running, static_cast<int>(waiting)));
    stop_->setEnabled(isStoppable(running->state));
    const bool pauses = running->control->keeps();
    stop_->setToolTip(isOfIterations(*running) ? tr("Stop and keep the best")
                      : pauses                 ? tr("Pause job")
                                               : tr("Cancel job"));
    stop_->setAccessibleName(stop_->toolTip());
}

/// It is the run that is watched.
bool StatusLine::isOfIterations(const JobRecord& job) const {
    return job.design && studio_.iterationRuns().design() == job.design;
}

void StatusLine::stopJob() {
    const JobRecord* running = job();
    if (!running)
        return;
    if (isOfIterations(*running) && running->state == JobState::Running)
        return studio_.iterationRuns().stop();
    studio_.jobs().cancel(running->id);
}

} // namespace fringe
