// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/benchmark/bench_table.h"

#include "app/text/localised.h"
#include "ui/benchmark/bench_text.h"
#include "ui/style/icons.h"

#include <QFont>
#include <QLocale>

#include <algorithm>

namespace fringe {

std::vector<BenchTable::Column> BenchTable::allColumns() const {
    std::vector<Column> all{{tr("Method"), bench_text::method}};
    for (const BenchAxis& axis : benchAxes())
        if (axis.info.key != "method")
            all.push_back(
                {localisedMark(axis.info.label),
                 [key = axis.info.key](const auto& row) { return bench_text::value(row, key); },
                 [key = axis.info.key](const auto& row) { return bench_text::number(row, key); }});
    const auto gain = [this](const BenchRow& row) {
        return gainOf(row) > 0 ? tr("%1 ×").arg(QLocale().toString(gainOf(row), 'g', 3))
                               : QString();
    };
    const auto add = [&](const QString& title, auto text, auto member) {
        all.push_back({title, [=](const BenchRow& row) { return text(row.*member); },
                       [=](const BenchRow& row) { return static_cast<double>(row.*member); }});
    };
    all.push_back(
        {tr("Device"), [](const BenchRow& row) { return QString::fromStdString(row.device); }});
    add(tr("Time"), bench_text::seconds, &BenchRow::seconds);
    all.push_back({tr("Rate"), bench_text::rate, [](const BenchRow& row) { return row.rate; }});
    all.push_back({tr("Against direct"), gain, [this](const auto& row) { return gainOf(row); }});
    add(tr("Of peak"), bench_text::share, &BenchRow::share);
    add(tr("Error"), bench_text::error, &BenchRow::error);
    all.back().isError = true;
    add(tr("Memory"), bench_text::memory, &BenchRow::memory);
    all.push_back({tr("Remark"), [](const BenchRow& row) { return localised(row.remark); }});
    return all;
}

void BenchTable::setRows(const std::vector<BenchRow>& rows) {
    beginResetModel();
    rows_ = rows;
    columns_ = allColumns();
    std::erase_if(columns_, [&](const Column& column) {
        return std::ranges::all_of(rows_,
                                   [&](const auto& row) { return column.text(row).isEmpty(); });
    });
    endResetModel();
}

int BenchTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int BenchTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

double BenchTable::gainOf(const BenchRow& row) const {
    const BenchRow* direct = row.published ? nullptr : directRow(rows_, row);
    return direct ? row.rate / direct->rate : 0;
}

QVariant BenchTable::data(const QModelIndex& index, int role) const {
    const BenchRow& row = rows_.at(static_cast<std::size_t>(index.row()));
    const Column& column = columns_.at(static_cast<std::size_t>(index.column()));
    const bool isFault = column.isError && isAboveTolerance(row);
    switch (role) {
    case Qt::DisplayRole:
        return column.text(row);
    case Qt::ToolTipRole:
        return column.number ? QString() : column.text(row);
    case SortRole:
        return column.number ? QVariant(column.number(row)) : column.text(row);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>((column.number ? Qt::AlignRight : Qt::AlignLeft)
                                                  | Qt::AlignVCenter);
    case Qt::DecorationRole:
        return isFault ? icon(QStringLiteral("failure")) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setItalic(row.published);
        font.setBold(isFault);
        return font;
    }
    default:
        return {};
    }
}

QVariant BenchTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return columns_.at(static_cast<std::size_t>(section)).title;
}

} // namespace fringe
