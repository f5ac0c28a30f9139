// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/spots/spot_table.h"

#include "app/document/document.h"
#include "app/text/localised.h"
#include "app/text/typed_value.h"
#include "engine/model/parameter_rows.h"
#include "ui/sources/spots/spot_verbs.h"

#include <QLocale>

#include <array>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

const ParameterInfo& columnInfo(int index) {
    static const auto infos = [] {
        using Kind = ValueKind;
        std::array all{
            table::named("x", Kind::Length, FRINGE_MARK("x"), FRINGE_MARK("To the right.")),
            table::named("y", Kind::Length, FRINGE_MARK("y"), FRINGE_MARK("Upwards.")),
            table::named("z", Kind::Length, FRINGE_MARK("z"),
                         FRINGE_MARK("From the focal plane of the lens, or from the hologram.")),
            table::named(
                "intensity", Kind::Number, FRINGE_MARK("I"),
                FRINGE_MARK("Intensity, in proportion to the others; 0 keeps the place dark.")),
            table::named("phase", Kind::Angle, FRINGE_MARK("φ"),
                         FRINGE_MARK("Phase; empty: free."))};
        all[SpotTable::Intensity].least = 0;
        return all;
    }();
    return infos[static_cast<std::size_t>(index)];
}

/// Of the columns before the phase.
constexpr double Spot::*numbers[]{&Spot::x, &Spot::y, &Spot::z, &Spot::intensity};

double numberOf(const Spot& spot, int column) {
    return column == SpotTable::Phase ? spot.phase.value_or(0) : spot.*numbers[column];
}

Spot withNumber(Spot spot, int column, double number) {
    if (column == SpotTable::Phase)
        spot.phase = number;
    else
        spot.*numbers[column] = number;
    return spot;
}

/// To the micrometre, or to four digits where that is finer; without zeros at the end.
QString shortText(double number) {
    const bool isLarge = std::abs(number) >= 10;
    const double rounded = isLarge ? number : std::round(number * 1e3) / 1e3;
    return QLocale().toString(rounded, 'g', 4);
}

/// In the unit of the column.
QString shownText(const Spot& spot, int column) {
    if (column == SpotTable::Phase && !spot.phase)
        return SpotTable::tr("free");
    const ValueKind kind = columnInfo(column).kind;
    const double unit = kind == ValueKind::Length  ? 1e-3
                        : kind == ValueKind::Angle ? std::numbers::pi / 180
                                                   : 1;
    return shortText(numberOf(spot, column) / unit);
}

/// With its unit, to the last digit.
QString editedText(const Spot& spot, int column) {
    if (column == SpotTable::Phase && !spot.phase)
        return {};
    return QString::fromStdString(formatValue(columnInfo(column), numberOf(spot, column)))
        .replace(u'.', QLocale().decimalPoint());
}

/// In which a number alone is.
QString unitOf(int column) {
    const ValueKind kind = columnInfo(column).kind;
    return kind == ValueKind::Length  ? QStringLiteral("mm")
           : kind == ValueKind::Angle ? QStringLiteral("deg")
                                      : QString();
}

QString headerText(int column) {
    const QString label = localisedMark(columnInfo(column).label);
    switch (columnInfo(column).kind) {
    case ValueKind::Length:
        return QStringLiteral("%1/mm").arg(label);
    case ValueKind::Angle:
        return QStringLiteral("%1/°").arg(label);
    default:
        return label;
    }
}

} // namespace

SpotTable::SpotTable(Document& document, QObject* parent)
    : QAbstractTableModel(parent), document_(document), list_(std::make_shared<SpotList>()) {
    connect(&document, &Document::changed, this, &SpotTable::refresh);
    connect(&document, &Document::sourceChosen, this, &SpotTable::refresh);
    connect(&document, &Document::drafted, this, &SpotTable::refresh);
    refresh();
}

void SpotTable::refresh() {
    const auto spots = chosenSpots(document_);
    const auto list = spots && spots->list ? spots->list : std::make_shared<const SpotList>();
    if (list == list_)
        return;
    const bool sameRows = list->size() == list_->size();
    if (!sameRows)
        beginResetModel();
    list_ = list;
    if (!sameRows)
        endResetModel();
    else if (!list->empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int SpotTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(list_->size());
}

int SpotTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SpotTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) // of which Ctrl+C asks where nothing is chosen
        return {};
    const Spot& spot = list_->at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return shownText(spot, index.column());
    case Qt::EditRole:
    case Qt::ToolTipRole:
        return editedText(spot, index.column());
    case Qt::TextAlignmentRole:
        return int(Qt::AlignRight | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant SpotTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::DisplayRole)
        return headerText(section);
    return role == Qt::ToolTipRole ? localisedMark(columnInfo(section).help) : QVariant();
}

Qt::ItemFlags SpotTable::flags(const QModelIndex& index) const {
    return QAbstractTableModel::flags(index) | Qt::ItemIsEditable;
}

bool SpotTable::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole)
        return false;
    const auto number = static_cast<std::size_t>(index.row());
    const ParameterInfo& info = columnInfo(index.column());
    const QString typed = value.toString().trimmed();
    Spot spot = list_->at(number);
    try {
        if (index.column() == Phase && (typed.isEmpty() || typed == tr("free")))
            spot.phase.reset();
        else
            spot = withNumber(spot, index.column(),
                              std::get<double>(typedValue(info, typed, unitOf(index.column()))));
    } catch (const Error& error) {
        emit refused(localised(error));
        return false;
    }
    emit refused({});
    document_.edit(tr("Change %1 of spot %2").arg(localisedMark(info.label)).arg(index.row() + 1),
                   [&](Design design) {
                       return withSpotChanged(std::move(design), document_.chosenSource(), number,
                                              spot);
                   });
    return true;
}

} // namespace fringe
