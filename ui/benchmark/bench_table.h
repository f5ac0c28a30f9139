// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/benchmark.h"

#include <QAbstractTableModel>

#include <functional>
#include <vector>

namespace fringe {

/// Rows of benchmarks as a table, with a column for whatever one of them has; numbers sort as
/// numbers, and an error above its tolerance is marked.
class BenchTable : public QAbstractTableModel {
    Q_OBJECT

  public:
    static constexpr int SortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    void setRows(const std::vector<BenchRow>& rows);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Column {
        QString title;
        std::function<QString(const BenchRow&)> text;    ///< empty: the row has none
        std::function<double(const BenchRow&)> number{}; ///< what sorts it; none: its text
        bool isError = false;
    };
    std::vector<Column> allColumns() const;
    double gainOf(const BenchRow& row) const; ///< over the direct sum; 0: not known

    std::vector<BenchRow> rows_;
    std::vector<Column> columns_;
};

} // namespace fringe
