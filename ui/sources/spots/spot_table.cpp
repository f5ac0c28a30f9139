// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/spots/spot_table.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/spot_text.h"
#include "app/text/typed_value.h"

#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include <algorithm>
#include <limits>

namespace fringe {
namespace {

SpotColumn columnAt(int index) {
    return spotColumns[static_cast<std::size_t>(index)];
}

/// To the last digit, without the unit.
QString wholeText(const Spot& spot, int column, const Unit& unit) {
    const auto value = valueOf(spot, columnAt(column));
    return value ? QString::fromStdString(inUnit(*value, unit)) : QString();
}

QString shownText(const Spot& spot, int column, const Unit& unit) {
    const QString text = wholeText(spot, column, unit);
    return text.isEmpty() ? SpotTable::tr("free") : localNumber(legible(text.toStdString()));
}

QString editedText(const Spot& spot, int column, const Unit& unit) {
    QString text = wholeText(spot, column, unit);
    if (!text.isEmpty() && *unit.name != 0)
        text += QLatin1Char(' ') + QString::fromUtf8(unit.name);
    return text.replace(u'.', QLocale().decimalPoint());
}

QString headerText(int column, const SpotUnits& units) {
    if (column == SpotTable::Power)
        //: measured power of a spot over the wanted one
        return SpotTable::tr("I/T");
    if (column == SpotTable::Deviation)
        return SpotTable::tr("Error/%");
    const QString label = localisedMark(columnInfo(columnAt(column)).label);
    const auto unit = QString::fromUtf8(units[static_cast<std::size_t>(column)].name);
    return unit.isEmpty() ? label : QStringLiteral("%1/%2").arg(label, unit);
}

QString headerHelp(int column) {
    if (column == SpotTable::Power)
        return SpotTable::tr("Power of the spot over the wanted one, as the last pattern gives it; "
                             "1 on average.");
    if (column == SpotTable::Deviation)
        return SpotTable::tr("How far that is from 1.");
    return localisedMark(columnInfo(columnAt(column)).help);
}

} // namespace

SpotTable::SpotTable(Studio& studio, QObject* parent)
    : QAbstractTableModel(parent), studio_(studio), list_(std::make_shared<SpotList>()) {
    Document& document = studio.document();
    connect(&document, &Document::changed, this, &SpotTable::refresh);
    connect(&document, &Document::sourceChosen, this, &SpotTable::refresh);
    connect(&document, &Document::drafted, this, &SpotTable::refresh);
    connect(&studio.iterationRuns(), &IterationRuns::changed, this, &SpotTable::measure);
    connect(&studio.results(), &ResultStore::fitChanged, this, &SpotTable::measure);
    refresh();
}

void SpotTable::refresh() {
    const auto spots = chosenSpots(studio_.document());
    const auto list = spots && spots->list ? spots->list : std::make_shared<const SpotList>();
    if (list == list_)
        return;
    const bool sameRows = list->size() == list_->size();
    if (!sameRows)
        beginResetModel();
    list_ = list;
    powers_ = spotPowers(studio_, list_->size());
    if (!sameRows)
        endResetModel();
    else if (!list->empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void SpotTable::measure() {
    powers_ = spotPowers(studio_, list_->size());
    if (!list_->empty())
        emit dataChanged(index(0, Power), index(rowCount() - 1, Deviation));
}

void SpotTable::setUnit(int column, const Unit& unit) {
    units_[static_cast<std::size_t>(column)] = unit;
    emit headerDataChanged(Qt::Horizontal, column, column);
    if (!list_->empty())
        emit dataChanged(index(0, column), index(rowCount() - 1, column));
}

ValueKind SpotTable::kindOf(int column) {
    return isEditable(column) ? columnInfo(columnAt(column)).kind : ValueKind::Number;
}

int SpotTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(list_->size());
}

int SpotTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SpotTable::measured(std::size_t number, int column, int role) const {
    if (number >= powers_.relative.size())
        return {};
    const double power = powers_.relative[number];
    const double shown = column == Power ? power : 100 * (power - 1);
    switch (role) {
    case Qt::DisplayRole:
        return shortNumber(shown);
    case numberRole:
        return shown;
    case Qt::ForegroundRole:
        return powers_.isOld ? QVariant(QGuiApplication::palette().brush(QPalette::PlaceholderText))
                             : QVariant();
    default:
        return {};
    }
}

QVariant SpotTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) // of which Ctrl+C asks where nothing is chosen
        return {};
    const auto number = static_cast<std::size_t>(index.row());
    const int column = index.column();
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (!isEditable(column))
        return measured(number, column, role);
    const Spot& spot = list_->at(number);
    const Unit& unit = units_[static_cast<std::size_t>(column)];
    switch (role) {
    case Qt::DisplayRole:
        return shownText(spot, column, unit);
    case Qt::EditRole:
    case Qt::ToolTipRole:
        return editedText(spot, column, unit);
    case numberRole:
        return valueOf(spot, columnAt(column)).value_or(-std::numeric_limits<double>::infinity());
    default:
        return {};
    }
}

QVariant SpotTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical)
        return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::DisplayRole)
        return headerText(section, units_);
    return role == Qt::ToolTipRole ? headerHelp(section) : QVariant();
}

Qt::ItemFlags SpotTable::flags(const QModelIndex& index) const {
    const Qt::ItemFlags usual = QAbstractTableModel::flags(index);
    return isEditable(index.column()) ? usual | Qt::ItemIsEditable : usual;
}

bool SpotTable::setData(const QModelIndex& index, const QVariant& value, int role) {
    return role == Qt::EditRole && index.isValid()
           && change({static_cast<std::size_t>(index.row())}, index.column(), value.toString());
}

bool SpotTable::change(const SpotNumbers& numbers, int column, const QString& typed) {
    if (!isEditable(column))
        return false;
    const auto unit = QString::fromUtf8(units_[static_cast<std::size_t>(column)].name);
    try {
        changeSpots(studio_, numbers, columnAt(column),
                    typedSpotChange(columnAt(column), typed, unit));
    } catch (const Error& error) {
        emit refused(localised(error));
        return false;
    }
    emit refused({});
    return true;
}

void SpotTable::fill(std::size_t from, const SpotNumbers& numbers, const std::set<int>& columns) {
    SpotList spots = *list_;
    for (const std::size_t number : numbers)
        for (const int column : columns)
            spots[number] =
                withValue(spots[number], columnAt(column), valueOf(spots[from], columnAt(column)));
    studio_.document().edit(tr("Fill down"), [&](Design design) {
        return withSpots(std::move(design), studio_.document().chosenSource(), std::move(spots));
    });
}

SpotNumbers SpotTable::paste(const QString& text, const Goal& goal) {
    SpotNumbers given;
    try {
        const auto first = static_cast<SpotColumn>(goal.column); // none fits behind the last
        const PastedSpots pasted = spotsOf(text, first, units_);
        const SpotList& read = pasted.rows.spots;
        const std::size_t count = read.size() == 1 ? goal.chosen : read.size();
        SpotList spots = *list_;
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t place = i < goal.rows.size() ? goal.rows[i] : spots.size();
            if (place == spots.size())
                spots.push_back({0, 0, usualDepth(*studio_.document().design()), 1, {}});
            const Spot& source = read[std::min(i, read.size() - 1)];
            for (const SpotColumn column : pasted.rows.columns)
                spots[place] = withValue(spots[place], column, valueOf(source, column));
            given.insert(place);
        }
        studio_.document().edit(
            tr("Paste %n spot(s)", nullptr, static_cast<int>(count)), [&](Design design) {
                return withSpots(std::move(design), studio_.document().chosenSource(),
                                 std::move(spots));
            });
        emit refused(pasted.note);
    } catch (const Error& error) {
        emit refused(localised(error));
    }
    return given;
}

} // namespace fringe
