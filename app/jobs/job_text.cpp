// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/job_text.h"

#include "app/text/localised.h"
#include "app/text/numbers.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace fringe {
namespace {

struct JobText {
    Q_DECLARE_TR_FUNCTIONS(fringe::JobText)
};

} // namespace

QString stateText(JobState state) {
    switch (state) {
    case JobState::Waiting:
        return JobText::tr("Waiting");
    case JobState::Running:
        return JobText::tr("Running");
    case JobState::Cancelling:
        return JobText::tr("Cancelling…");
    case JobState::Pausing:
        return JobText::tr("Pausing…");
    case JobState::Finished:
        return JobText::tr("Finished");
    case JobState::Cancelled:
        return JobText::tr("Cancelled");
    case JobState::Paused:
        return JobText::tr("Paused");
    case JobState::Failed:
        return JobText::tr("Failed");
    }
    return {};
}

bool isOver(JobState state) {
    return state == JobState::Finished || state == JobState::Cancelled || state == JobState::Paused
           || state == JobState::Failed;
}

bool isStoppable(JobState state) {
    return state == JobState::Waiting || state == JobState::Running;
}

QString prefixedNumber(double value) {
    static constexpr std::array prefixes{"", "k", "M", "G", "T", "P"};
    std::size_t step = 0;
    while (std::abs(value) >= 1000 && step + 1 < prefixes.size()) {
        value /= 1000;
        ++step;
    }
    const QString digits = QLocale().toString(value, 'g', 3);
    return step == 0 ? digits : QStringLiteral("%1 %2").arg(digits, QLatin1String(prefixes[step]));
}

QString rateText(const Progress& progress) {
    if (progress.rate <= 0)
        return {};
    //: a speed: number (with metric prefix), unit; "1.2 G point-pixels/s"
    return JobText::tr("%1 %2/s").arg(prefixedNumber(progress.rate),
                                      localisedMark(progress.rateUnit));
}

QString progressText(const Progress& progress) {
    if (progress.activity.pattern.empty())
        return {};
    const QString activity = localised(progress.activity);
    const QString share = QLocale().toString(percentDone(progress));
    if (progress.secondsLeft <= 0)
        //: what is done, how much of it
        return JobText::tr("%1: %2 %").arg(activity, share);
    //: what is done, how much of it, a duration
    return JobText::tr("%1: %2 %, %3 left")
        .arg(activity, share, durationText(progress.secondsLeft));
}

const JobRecord* computingJob(const std::vector<JobRecord>& records) {
    const auto oldest = std::find_if(records.rbegin(), records.rend(), [](const JobRecord& job) {
        return job.design && !isOver(job.state);
    });
    return oldest == records.rend() ? nullptr : &*oldest;
}

QString computingText(const JobRecord& job) {
    const QString progress = progressText(job.progress);
    const bool isTelling = job.state == JobState::Running && !progress.isEmpty();
    return job.name() + QLatin1Char('\n') + (isTelling ? progress : stateText(job.state));
}

QString logText(const JobRecord& record) {
    QStringList lines;
    for (const LogLine& line : record.log)
        lines << QStringLiteral("%1  %2").arg(line.time.toString(QStringLiteral("HH:mm:ss")),
                                              line.text());
    return lines.join(QLatin1Char('\n'));
}

QString activityText(const JobRecord& record) {
    const bool telling =
        record.state == JobState::Running && !record.progress.activity.pattern.empty();
    if (!telling)
        return stateText(record.state);
    return localised(record.progress.activity);
}

QString timeLeftText(const JobRecord& record) {
    const Progress& progress = record.progress;
    if (record.state != JobState::Running || progress.secondsLeft <= 0)
        return {};
    const bool isMeasured = progress.fraction >= 0.05; // see `JobControl::expect`
    return isMeasured ? durationText(progress.secondsLeft)
                      : expectedText(progress.secondsLeft, record.load);
}

} // namespace fringe
