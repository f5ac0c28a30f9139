// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/benchmark/speed_table.h"

#include "app/text/localised.h"
#include "ui/benchmark/bench_text.h"

#include <QFont>
#include <QLocale>

#include <algorithm>

namespace fringe {

void SpeedTable::setRows(const std::vector<BenchRow>& rows) {
    beginResetModel();
    rows_ = rows;
    std::erase_if(rows_, [](const BenchRow& row) { return row.benchmark == "errors"; });
    endResetModel();
}

int SpeedTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int SpeedTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : Columns;
}

double SpeedTable::gainOf(const BenchRow& row) const {
    const BenchRow* direct = row.published ? nullptr : directRow(rows_, row);
    return direct ? row.rate / direct->rate : 0;
}

QString SpeedTable::text(const BenchRow& row, int column) const {
    switch (column) {
    case What:
        return bench_text::method(row);
    case Points:
        return bench_text::points(row.what.count);
    case Size:
        return bench_text::size(row.what.size);
    case Device:
        return QString::fromStdString(row.device);
    case Time:
        return bench_text::seconds(row.seconds);
    case Rate:
        return bench_text::rate(row);
    case Gain:
        return gainOf(row) > 0 ? tr("%1 ×").arg(QLocale().toString(gainOf(row), 'g', 3))
                               : QString();
    case Share:
        return bench_text::share(row.share);
    case Error:
        return bench_text::error(row.error);
    case Memory:
        return bench_text::memory(row.memory);
    default:
        return localised(row.remark);
    }
}

QVariant SpeedTable::sortKey(const BenchRow& row, int column) const {
    switch (column) {
    case Points:
        return QVariant::fromValue<qlonglong>(row.what.count);
    case Size:
        return QVariant::fromValue<qlonglong>(row.what.size.count());
    case Time:
        return row.seconds;
    case Rate:
        return row.rate;
    case Gain:
        return gainOf(row);
    case Share:
        return row.share;
    case Error:
        return row.error;
    case Memory:
        return QVariant::fromValue<qulonglong>(row.memory);
    default:
        return text(row, column);
    }
}

QVariant SpeedTable::data(const QModelIndex& index, int role) const {
    const BenchRow& row = rows_.at(static_cast<std::size_t>(index.row()));
    const int column = index.column();
    const bool isWord = column == What || column == Device || column == Remark;
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        return column == What || column == Remark ? text(row, column) : QString();
    case SortRole:
        return sortKey(row, column);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>((isWord ? Qt::AlignLeft : Qt::AlignRight)
                                                  | Qt::AlignVCenter);
    case Qt::FontRole: {
        QFont font;
        font.setItalic(row.published);
        return font;
    }
    default:
        return {};
    }
}

QVariant SpeedTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QString titles[Columns]{tr("Method"), tr("Points"), tr("Pixels"),         tr("Device"),
                                  tr("Time"),   tr("Rate"),   tr("Against direct"), tr("Of peak"),
                                  tr("Error"),  tr("Memory"), tr("Remark")};
    return titles[section];
}

} // namespace fringe
