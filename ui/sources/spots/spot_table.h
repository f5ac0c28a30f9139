// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/spot_edits.h"
#include "ui/sources/spots/spot_verbs.h"

#include <QAbstractTableModel>

#include <memory>

namespace fringe {

/// The spots of a design as a table, one row each: the columns of `spotColumns`, each in a unit of
/// its own, in which a number alone is typed; then the power that was measured over the wanted one
/// and how far it is off, which cannot be changed. An edit is a step of the document's history; a
/// drag is followed. GUI thread.
class SpotTable : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { X, Y, Z, Intensity, Phase, Power, Deviation, ColumnCount };
    static constexpr int numberRole = Qt::UserRole; ///< what to sort by

    SpotTable(Studio& studio, QObject* parent);

    const SpotList& spots() const { return *list_; }
    const SpotUnits& units() const { return units_; }
    void setUnit(int column, const Unit& unit);
    static bool isEditable(int column) { return column >= X && column <= Phase; }
    static ValueKind kindOf(int column); ///< of its values

    /// Gives spots what a person types for them, in one step.
    bool change(const SpotNumbers& numbers, int column, const QString& typed);
    /// Gives spots the values of another in these columns, in one step.
    void fill(std::size_t from, const SpotNumbers& numbers, const std::set<int>& columns);

    /// Where text of the clipboard goes.
    struct Goal {
        std::vector<std::size_t> rows; ///< spots that it goes to, one after the other
        std::size_t chosen = 1;        ///< so many of them a text of one row goes to
        int column = X;                ///< of the first number of a text without names
    };
    /// Takes it in one step; what goes beyond the rows is added behind the last spot. Numbers of
    /// the spots that it went to.
    SpotNumbers paste(const QString& text, const Goal& goal);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

  signals:
    void refused(const QString& reason); ///< why a text is not taken; empty once one is

  private:
    void refresh();
    void measure();
    QVariant measured(std::size_t number, int column, int role) const;

    Studio& studio_;
    std::shared_ptr<const SpotList> list_; ///< never null
    SpotUnits units_ = usualUnits();
    SpotPowers powers_;
};

} // namespace fringe
