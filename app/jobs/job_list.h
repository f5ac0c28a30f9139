// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/job_record.h"

#include <QAbstractTableModel>

#include <vector>

namespace fringe {

/// The jobs of this session, newest on top, one row each. GUI thread.
class JobList : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { Name, Done, TimeLeft, State, Rate, Elapsed, Device, ColumnCount };
    enum Role { PercentRole = Qt::UserRole }; ///< of column Done; < 0 if all is lost

    using QAbstractTableModel::QAbstractTableModel;

    void add(JobRecord record);
    void update(int id, const std::function<void(JobRecord&)>& change);
    void removeFinished();
    const JobRecord* find(int id) const;
    const JobRecord& at(int row) const { return records_[static_cast<std::size_t>(row)]; }
    const std::vector<JobRecord>& records() const { return records_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<JobRecord> records_;
};

} // namespace fringe
