// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/status_line.h"

#include "app/jobs/job_text.h"
#include "app/studio/studio.h"

#include <QLabel>
#include <QProgressBar>
#include <QStatusBar>

#include <algorithm>

namespace fringe {
namespace {

QLabel* addLabel(QStatusBar* bar, const QString& name) {
    auto* label = new QLabel(bar);
    label->setObjectName(name);
    label->setContentsMargins(6, 0, 6, 0);
    return label;
}

} // namespace

StatusLine::StatusLine(Studio& studio, QStatusBar* bar)
    : QObject(bar), studio_(studio), probe_(addLabel(bar, QStringLiteral("probe"))),
      job_(addLabel(bar, QStringLiteral("currentJob"))), progress_(new QProgressBar(bar)),
      device_(addLabel(bar, QStringLiteral("device"))) {
    progress_->setObjectName(QStringLiteral("jobProgress"));
    progress_->setAccessibleName(tr("Progress of the running job"));
    progress_->setRange(0, 100);
    progress_->setFixedWidth(140);
    bar->addWidget(probe_, 1);
    bar->addPermanentWidget(job_);
    bar->addPermanentWidget(progress_);
    bar->addPermanentWidget(device_);
    connect(&studio.jobs(), &Jobs::progressed, this, &StatusLine::showJob);
    connect(&studio.jobs(), &Jobs::busyChanged, this, &StatusLine::showJob);
    connect(&studio.devices(), &DeviceChoice::listed, this, &StatusLine::showDevice);
    connect(&studio.devices(), &DeviceChoice::chosen, this, &StatusLine::showDevice);
    connect(&studio.devices(), &DeviceChoice::usedChanged, this, &StatusLine::showDevice);
    showDevice();
    showJob();
}

void StatusLine::probe(const QString& text) {
    probe_->setText(text);
}

void StatusLine::showDevice() {
    device_->setText(tr("Device: %1").arg(studio_.devices().name()));
}

void StatusLine::showJob() {
    const auto& records = studio_.jobs().list().records();
    const auto running =
        std::ranges::find_if(records, [](const JobRecord& job) { return !isOver(job.state); });
    const bool any = running != records.end();
    job_->setVisible(any);
    progress_->setVisible(any);
    if (!any)
        return;
    //: name of a job, what it is at
    job_->setText(tr("%1: %2").arg(running->name(), activityText(*running)));
    progress_->setValue(static_cast<int>(100 * running->progress.fraction));
}

} // namespace fringe
