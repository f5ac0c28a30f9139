// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/result_store.h"
#include "engine/model/parameter.h"

#include <QAbstractTableModel>

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace fringe {

/// What a design has at a path.
struct ToldValue {
    QString label; ///< "Plate: Pitch x"
    QString text;
    Value value;
};
using ToldValues = std::map<std::string, ToldValue>;

/// The results of the project, a row each, the newest last: how they were made, how good they are,
/// and columns for whatever else is not the same in all of them. GUI thread.
class RunTable : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column {
        Overlaid, ///< its curve is beside that of the result on show; can be checked
        Kept,     ///< by the project's file; can be checked
        Solver,
        Start,
        Seed,
        Levels,
        Iterations,
        Efficiency,
        Uniformity,
        Sigma,
        Error,
        Psnr,
        Seconds,
        Device,
        Note, ///< can be edited
        FirstVaried
    };
    enum Role {
        NumberRole = Qt::UserRole, ///< what is drawn; none: there is no number
        SortRole,                  ///< that, else the text
        RunRole                    ///< number of the result
    };

    /// deviceName: of an id, for people. What it takes outlives it.
    RunTable(ResultStore& store, std::function<QString(const std::string& id)> deviceName,
             QObject* parent = nullptr);

    /// The result from which the numbers of all others are shown as differences; 0: none.
    void setBaseline(int number);
    int baseline() const { return baseline_; }
    int numberOf(int row) const { return rows_.at(static_cast<std::size_t>(row)).number; }
    bool hasNumbers(int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  signals:
    void noted(); ///< what the project's file is to have is other than it has

  private:
    struct Cell {
        QString text;
        QVariant number{};
        std::function<QString(double)> difference{}; ///< how one is written; empty: as it is
    };
    struct Row {
        int number;
        std::vector<Cell> cells;
    };
    void follow();
    Row rowOf(const HologramResult& result, const ToldValues& told) const;
    QString textOf(const Row& row, int column) const;
    const HologramResult* resultAt(const QModelIndex& index) const;

    ResultStore& store_;
    std::function<QString(const std::string& id)> deviceName_;
    std::vector<Row> rows_;
    std::map<std::string, QString> varied_; ///< paths of parameters and their labels
    int baseline_ = 0;
    bool isNoting_ = false; ///< `follow` is told of what the table itself changes
};

} // namespace fringe
