// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/comparison_table.h"

#include "app/results/run_comparison.h"

#include <QHeaderView>

namespace fringe {
namespace {

enum Column { Name, First, Second, Difference, ColumnCount };

QTableWidgetItem* cell(const QString& text) {
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setToolTip(text);
    return item;
}

} // namespace

ComparisonTable::ComparisonTable(QWidget* parent) : QTableWidget(0, ColumnCount, parent) {
    setObjectName(QStringLiteral("comparisonTable"));
    setAccessibleName(tr("Comparison"));
    setAlternatingRowColors(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(Difference, QHeaderView::ResizeToContents);
}

void ComparisonTable::addHeading(const QString& text) {
    const int row = rowCount();
    insertRow(row);
    auto* heading = cell(text);
    QFont bold = font();
    bold.setBold(true);
    heading->setFont(bold);
    setItem(row, Name, heading);
    setSpan(row, Name, 1, ColumnCount);
}

void ComparisonTable::addCells(const QStringList& texts) {
    const int row = rowCount();
    insertRow(row);
    for (int column = 0; column < ColumnCount; ++column)
        setItem(row, column, cell(texts[column]));
}

void ComparisonTable::setRuns(const KeptRun& first, const KeptRun& second,
                              const QStringList& names) {
    clearSpans();
    setRowCount(0);
    setHorizontalHeaderLabels({QString(), names[0], names[1], tr("Difference")});
    const auto add = [this](const std::vector<ComparedRow>& rows) {
        for (const ComparedRow& row : rows)
            addCells({row.name, row.first, row.second, row.difference});
    };
    addHeading(tr("Best pattern"));
    add(comparedFigures(first, second));
    const auto differences = comparedDesigns(*first.design, *second.design);
    addHeading(differences.empty() ? tr("All that decides the patterns is the same")
                                   : tr("Not the same"));
    add(differences);
}

} // namespace fringe
