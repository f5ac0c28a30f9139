// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/job_list.h"

#include "app/jobs/job_text.h"
#include "app/text/numbers.h"

#include <algorithm>

namespace fringe {
namespace {

double seconds(JobRecord::Clock::duration duration) {
    return std::chrono::duration<double>(duration).count();
}

QString cellText(const JobRecord& job, int column) {
    switch (column) {
    case JobList::Name:
        return job.name();
    case JobList::State:
        return activityText(job);
    case JobList::Rate:
        return rateText(job.progress);
    case JobList::TimeLeft:
        return timeLeftText(job);
    case JobList::Elapsed:
        return job.state == JobState::Waiting ? QString() : durationText(seconds(job.elapsed));
    case JobList::Device:
        return job.device;
    default:
        return {};
    }
}

/// All of a cell that may be cut off, else the last that the job said.
QString tipText(const JobRecord& job, int column) {
    if (column == JobList::Name || (column == JobList::Device && !job.device.isEmpty())
        || (column == JobList::State && job.state == JobState::Running))
        return cellText(job, column);
    return job.log.empty() ? QString() : job.log.back().text();
}

} // namespace

void JobList::add(JobRecord record) {
    beginInsertRows({}, 0, 0);
    records_.insert(records_.begin(), std::move(record));
    endInsertRows();
}

void JobList::update(int id, const std::function<void(JobRecord&)>& change) {
    const auto found = std::ranges::find(records_, id, &JobRecord::id);
    if (found == records_.end())
        return;
    change(*found);
    const int row = static_cast<int>(found - records_.begin());
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

void JobList::removeFinished() {
    beginResetModel();
    std::erase_if(records_, [](const JobRecord& job) { return isOver(job.state); });
    endResetModel();
}

const JobRecord* JobList::find(int id) const {
    const auto found = std::ranges::find(records_, id, &JobRecord::id);
    return found == records_.end() ? nullptr : &*found;
}

int JobList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(records_.size());
}

int JobList::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant JobList::data(const QModelIndex& index, int role) const {
    const JobRecord& job = at(index.row());
    if (role == PercentRole)
        return job.state == JobState::Finished                      ? 100
               : isOver(job.state) && job.state != JobState::Paused ? -1
                                                                    : percentDone(job.progress);
    if (role == Qt::DisplayRole)
        return cellText(job, index.column());
    if (role == Qt::ToolTipRole)
        return tipText(job, index.column());
    return {};
}

QVariant JobList::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case Name:
        return tr("Job");
    case State:
        return tr("State");
    case Done:
        return tr("Progress");
    case Rate:
        return tr("Speed");
    case TimeLeft:
        return tr("Time left");
    case Elapsed:
        return tr("Elapsed");
    default:
        return tr("Device");
    }
}

} // namespace fringe
