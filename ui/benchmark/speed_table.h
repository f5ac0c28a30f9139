// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/benchmark.h"

#include <QAbstractTableModel>

#include <vector>

namespace fringe {

/// Rows with times as a table; numbers sort as numbers.
class SpeedTable : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column {
        What,
        Points,
        Size,
        Device,
        Time,
        Rate,
        Gain,
        Share,
        Error,
        Memory,
        Remark,
        Columns
    };
    static constexpr int SortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    /// Keeps those that are about speed.
    void setRows(const std::vector<BenchRow>& rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    QString text(const BenchRow& row, int column) const;
    QVariant sortKey(const BenchRow& row, int column) const;
    double gainOf(const BenchRow& row) const; ///< over the direct sum; 0: not known

    std::vector<BenchRow> rows_;
};

} // namespace fringe
