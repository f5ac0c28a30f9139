// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/run_table.h"

#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/source_text.h"
#include "engine/model/design_parameters.h"

#include <QDateTime>
#include <QLocale>
#include <QScopeGuard>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>

namespace fringe {
namespace {

constexpr std::array ownPaths{"solver.name", "solver.start", "solver.seed", "encoding.levels",
                              "solver.iterations"};

QString fixed(double value, int digits) {
    return QLocale().toString(value, 'f', digits);
}

/// A number as it is drawn and sorted: of a list there is none.
QVariant drawnOf(const Value& value) {
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return static_cast<double>(*count);
    if (const auto* number = std::get_if<double>(&value))
        return *number;
    return {};
}

bool isOfLook(const DesignSection& section) {
    return section.key == "reconstruction" || section.key == "camera"
           || section.key == "stereogram";
}

/// What applies in a design and decides its result, by path.
ToldValues toldOf(const Design& design) {
    ToldValues told;
    for (const DesignSection& section : designSections(design)) {
        if (isOfLook(section) || !section.applies(design))
            continue;
        const QString of = section.source ? sourceTitle(design.sources.at(*section.source))
                                          : localisedMark(section.label);
        for (const DesignParameter& row : section.rows)
            if (row.applies(design))
                //: source or group of parameters, parameter
                told[row.info.key] = {RunTable::tr("%1: %2").arg(of, localisedMark(row.info.label)),
                                      valueText(row.info, row.get(design)), row.get(design)};
    }
    return told;
}

/// What is not the same in all, beside what has columns of its own: paths and labels.
std::map<std::string, QString> variedIn(const std::vector<ToldValues>& all) {
    std::map<std::string, QString> varied;
    const auto isSame = [](const ToldValues& one, const ToldValues& other, const auto& entry) {
        const auto found = other.find(entry.first);
        return found != other.end() && found->second.value == one.at(entry.first).value;
    };
    for (const ToldValues& told : all)
        for (const auto& entry : told)
            if (!std::ranges::all_of(all,
                                     [&](const auto& other) { return isSame(told, other, entry); }))
                varied.emplace(entry.first, entry.second.label);
    for (const char* path : ownPaths)
        varied.erase(path);
    return varied;
}

} // namespace

RunTable::RunTable(ResultStore& store, std::function<QString(const std::string& id)> deviceName,
                   QObject* parent)
    : QAbstractTableModel(parent), store_(store), deviceName_(std::move(deviceName)) {
    connect(&store, &ResultStore::runsChanged, this, &RunTable::follow);
    follow();
}

void RunTable::follow() {
    if (isNoting_)
        return;
    beginResetModel();
    std::vector<const HologramResult*> results;
    for (const HologramResult& result : store_.all())
        results.push_back(&result);
    std::ranges::sort(results, {}, &HologramResult::number);
    std::vector<ToldValues> told;
    for (const HologramResult* result : results)
        told.push_back(toldOf(*result->design));
    varied_ = variedIn(told);
    rows_.clear();
    for (std::size_t i = 0; i < results.size(); ++i)
        rows_.push_back(rowOf(*results[i], told[i]));
    if (!store_.find(baseline_))
        baseline_ = 0;
    endResetModel();
}

RunTable::Row RunTable::rowOf(const HologramResult& result, const ToldValues& told) const {
    Row row{result.number, std::vector<Cell>(static_cast<std::size_t>(columnCount()))};
    const auto set = [&](int column, Cell cell) {
        row.cells[static_cast<std::size_t>(column)] = std::move(cell);
    };
    const auto setValue = [&](int column, const std::string& path) {
        if (const auto found = told.find(path); found != told.end())
            set(column, {found->second.text, drawnOf(found->second.value)});
    };
    setValue(Solver, "solver.name");
    row.cells[Solver].text = shortName(row.cells[Solver].text);
    setValue(Start, "solver.start");
    setValue(Seed, "solver.seed");
    setValue(Levels, "encoding.levels");
    for (int column = FirstVaried; const auto& [path, label] : varied_)
        setValue(column++, path);
    const auto figure = [&](int column, std::optional<double> value, auto write) {
        if (value)
            set(column, {write(*value), *value, write});
    };
    const auto share = [](double value) { return shortNumber(value, 4); };
    const auto seconds = [](double value) { return durationText(value); };
    figure(Seconds, result.seconds, seconds);
    set(Device, {deviceName_(result.device)});
    set(Note, {QString::fromStdString(result.note)});
    if (result.history.empty())
        return row;
    const Figures& best = result.history.at(static_cast<std::size_t>(result.best));
    figure(Iterations, static_cast<double>(result.history.size() - 1),
           [](double value) { return fixed(value, 0); });
    figure(Efficiency, best.efficiency, share);
    figure(Uniformity, best.uniformity, share);
    figure(Sigma, best.sigma, [](double value) { return tr("%1 %").arg(shortNumber(value, 3)); });
    figure(Error, best.error, [](double value) { return shortNumber(value, 3); });
    figure(Psnr, best.psnr, [](double value) { return tr("%1 dB").arg(fixed(value, 1)); });
    return row;
}

void RunTable::setBaseline(int number) {
    baseline_ = number;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

bool RunTable::hasNumbers(int column) const {
    return std::ranges::any_of(rows_, [&](const Row& row) {
        return row.cells[static_cast<std::size_t>(column)].number.isValid();
    });
}

int RunTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int RunTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : FirstVaried + static_cast<int>(varied_.size());
}

const HologramResult* RunTable::resultAt(const QModelIndex& index) const {
    return store_.find(numberOf(index.row()));
}

QString RunTable::textOf(const Row& row, int column) const {
    const auto at = static_cast<std::size_t>(column);
    const Cell& cell = row.cells[at];
    const auto base = std::ranges::find(rows_, baseline_, &Row::number);
    if (base == rows_.end() || base->number == row.number || !cell.difference
        || !base->cells[at].number.isValid())
        return cell.text;
    const double difference = cell.number.toDouble() - base->cells[at].number.toDouble();
    const QString size = cell.difference(std::abs(difference));
    if (size == cell.difference(0))
        return size;
    return (difference > 0 ? QStringLiteral("+") : QStringLiteral("−")) + size;
}

QVariant RunTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const Row& row = rows_.at(static_cast<std::size_t>(index.row()));
    const Cell& cell = row.cells.at(static_cast<std::size_t>(index.column()));
    const HologramResult* result = resultAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case Qt::EditRole:
        return cell.text;
    case Qt::ToolTipRole:
        return index.column() == Note
                   ? cell.text
                   : QLocale().toString(QDateTime::fromSecsSinceEpoch(result->finished),
                                        QLocale::ShortFormat);
    case NumberRole:
        return cell.number;
    case SortRole:
        return cell.number.isValid() ? cell.number : QVariant(cell.text);
    case RunRole:
        return row.number;
    case Qt::CheckStateRole:
        if (index.column() == Overlaid && !result->history.empty())
            return result->isOverlaid ? Qt::Checked : Qt::Unchecked;
        if (index.column() == Kept && result->isThere())
            return result->isKept ? Qt::Checked : Qt::Unchecked;
        return {};
    case Qt::TextAlignmentRole:
        return cell.number.isValid() ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    default:
        return {};
    }
}

bool RunTable::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid())
        return false;
    const int column = index.column();
    const int number = numberOf(index.row());
    const bool isOn = value.toInt() == Qt::Checked;
    isNoting_ = true; // a view that goes to another row has no index left after a reset
    const auto told = qScopeGuard([this] { isNoting_ = false; });
    if (role == Qt::CheckStateRole && column == Overlaid)
        store_.note(number, [&](HologramResult& result) { result.isOverlaid = isOn; });
    else if (role == Qt::CheckStateRole && column == Kept)
        store_.note(number, [&](HologramResult& result) { result.isKept = isOn; });
    else if (role == Qt::EditRole && column == Note)
        store_.note(number,
                    [&](HologramResult& result) { result.note = value.toString().toStdString(); });
    else
        return false;
    if (column == Note)
        rows_[static_cast<std::size_t>(index.row())].cells[Note] = {value.toString()};
    emit dataChanged(index.siblingAtColumn(0), index.siblingAtColumn(columnCount() - 1));
    if (column != Overlaid)
        emit noted();
    return true;
}

QVariant RunTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return QAbstractTableModel::headerData(section, orientation, role);
    if (section >= FirstVaried)
        return std::next(varied_.begin(), section - FirstVaried)->second;
    const bool isShort = role == Qt::DisplayRole;
    switch (section) {
    case Overlaid:
        return isShort ? tr("Curve") : tr("Show its curve among the iterations");
    case Kept:
        return isShort ? QStringLiteral("★") : tr("Keep the result with the project");
    case Solver:
        return tr("Solver");
    case Start:
        return tr("Start");
    case Seed:
        return tr("Seed");
    case Levels:
        return tr("Levels");
    case Iterations:
        return tr("Iterations");
    case Efficiency:
        return isShort ? tr("e") : tr("Efficiency");
    case Uniformity:
        return isShort ? tr("u") : tr("Uniformity");
    case Sigma:
        return isShort ? tr("σ") : tr("Spread of the light over what is wanted");
    case Error:
        return tr("Error");
    case Psnr:
        return tr("PSNR");
    case Seconds:
        return tr("Time");
    case Device:
        return tr("Device");
    default:
        return tr("Note");
    }
}

Qt::ItemFlags RunTable::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.column() == Note)
        flags |= Qt::ItemIsEditable;
    if (data(index, Qt::CheckStateRole).isValid())
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

} // namespace fringe
