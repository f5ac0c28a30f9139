// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/benchmark/error_table.h"

#include "app/text/localised.h"
#include "ui/benchmark/bench_text.h"
#include "ui/shell/view_menu.h"
#include "ui/style/icons.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace fringe {
namespace {

enum ErrorColumn {
    DistanceColumn,
    PitchColumn,
    DepthColumn,
    ToleranceColumn,
    DeviceColumn,
    FirstMethodColumn
};

QString lengthText(double metres) {
    struct Unit {
        double metres;
        const char* name;
    };
    constexpr Unit units[]{{1, "m"}, {1e-3, "mm"}, {1e-6, "µm"}};
    const auto* unit =
        std::ranges::find_if(units, [&](const Unit& u) { return metres >= u.metres * 0.9999; });
    if (unit == std::end(units))
        unit = std::prev(std::end(units));
    return QStringLiteral("%1 %2").arg(QLocale().toString(metres / unit->metres, 'g', 4),
                                       QString::fromUtf8(unit->name));
}

QTableWidgetItem* numberCell(const QString& text) {
    auto* cell = new QTableWidgetItem(text);
    cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    cell->setFlags(Qt::ItemIsSelectable | Qt::ItemIsEnabled);
    return cell;
}

} // namespace

ErrorTable::ErrorTable(QWidget* parent)
    : QWidget(parent), summary_(new QLabel(this)), table_(new QTableWidget(this)) {
    summary_->setObjectName(QStringLiteral("errorSummary"));
    summary_->setWordWrap(true);
    summary_->setMargin(6);
    table_->setObjectName(QStringLiteral("errorTable"));
    table_->setAccessibleName(tr("Errors"));
    table_->setAlternatingRowColors(true);
    table_->verticalHeader()->hide();
    offerCopy(*table_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(summary_);
    layout->addWidget(table_, 1);
    setRows({});
}

void ErrorTable::setRows(const std::vector<BenchRow>& rows) {
    std::vector<BenchRow> errors;
    std::ranges::copy_if(rows, std::back_inserter(errors),
                         [](const BenchRow& row) { return row.benchmark == "errors"; });
    table_->clear();
    table_->setRowCount(0);
    table_->setColumnCount(FirstMethodColumn);
    table_->setHorizontalHeaderLabels(
        {tr("Distance"), tr("Pitch"), tr("Depth"), tr("Tolerance"), tr("Device")});
    for (const BenchRow& row : errors)
        addCell(row);
    table_->resizeColumnsToContents();
    summary_->setText(summaryOf(errors));
}

int ErrorTable::lineOf(const BenchRow& row) {
    const QStringList titles{lengthText(row.what.distance), lengthText(row.what.pitch),
                             tr("%1 %").arg(QLocale().toString(100 * row.what.depth, 'g', 3)),
                             bench_text::error(row.what.tolerance),
                             QString::fromStdString(row.device)};
    const auto fits = [&](int line) {
        for (int column = 0; column < FirstMethodColumn; ++column)
            if (table_->item(line, column)->text() != titles[column])
                return false;
        return true;
    };
    for (int line = table_->rowCount() - 1; line >= 0; --line)
        if (fits(line))
            return line;
    const int line = table_->rowCount();
    table_->insertRow(line);
    for (int column = 0; column < FirstMethodColumn; ++column)
        table_->setItem(line, column, numberCell(titles[column]));
    return line;
}

int ErrorTable::columnOf(const BenchRow& row) {
    const QString title = bench_text::method(row);
    for (int column = FirstMethodColumn; column < table_->columnCount(); ++column)
        if (table_->horizontalHeaderItem(column)->text() == title)
            return column;
    const int column = table_->columnCount();
    table_->insertColumn(column);
    table_->setHorizontalHeaderItem(column, new QTableWidgetItem(title));
    return column;
}

void ErrorTable::addCell(const BenchRow& row) {
    QTableWidgetItem* cell =
        numberCell(row.runs > 0 ? bench_text::error(row.error) : QStringLiteral("–"));
    cell->setToolTip(localised(row.remark));
    if (row.error > row.what.tolerance) {
        QFont bold = cell->font();
        bold.setBold(true);
        cell->setFont(bold);
        cell->setIcon(icon(QStringLiteral("failure")));
    }
    const int line = lineOf(row), column = columnOf(row);
    table_->setItem(line, column, cell);
}

QString ErrorTable::summaryOf(const std::vector<BenchRow>& rows) const {
    if (rows.empty())
        return tr("No errors measured yet. Choose the errors on the left and start.");
    const auto share = [](const BenchRow& row) { return row.error / row.what.tolerance; };
    const BenchRow& worst = *std::ranges::max_element(rows, {}, share);
    const auto above = std::ranges::count_if(rows, [&](const auto& row) { return share(row) > 1; });
    if (above > 0)
        return tr("%n error(s) above the tolerance asked.", nullptr, static_cast<int>(above));
    return tr("No error is above the tolerance asked. Nearest to it: %1 with %2 of %3, at %4 and a "
              "pitch of %5.")
        .arg(bench_text::method(worst), bench_text::error(worst.error),
             bench_text::error(worst.what.tolerance), lengthText(worst.what.distance),
             lengthText(worst.what.pitch));
}

} // namespace fringe
