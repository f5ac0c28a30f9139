// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

namespace fringe {

struct KeptRun;

/// Figures of two designs, and in what they differ, one beside the other.
class ComparisonTable : public QTableWidget {
    Q_OBJECT

  public:
    explicit ComparisonTable(QWidget* parent);

    /// Under these names.
    void setRuns(const KeptRun& first, const KeptRun& second, const QStringList& names);

  private:
    void addHeading(const QString& text);
    void addCells(const QStringList& texts);
};

} // namespace fringe
