// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/benchmark.h"

#include <QWidget>

#include <vector>

class QLabel;
class QTableWidget;

namespace fringe {

/// Errors against the reference: a line for each distance, pitch and depth, a column for each
/// method, and above them what the worst one is.
class ErrorTable : public QWidget {
    Q_OBJECT

  public:
    explicit ErrorTable(QWidget* parent = nullptr);

    /// Keeps those that are about errors.
    void setRows(const std::vector<BenchRow>& rows);

  private:
    void addCell(const BenchRow& row);
    int lineOf(const BenchRow& row);
    int columnOf(const BenchRow& row);
    QString summaryOf(const std::vector<BenchRow>& rows) const;

    QLabel* summary_;
    QTableWidget* table_;
};

} // namespace fringe
