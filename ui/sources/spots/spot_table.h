// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"
#include "engine/model/spot_source.h"

#include <QAbstractTableModel>

#include <memory>

namespace fringe {

class Document;

/// The spots of a design as a table, one row each: place in mm, intensity, and phase in degrees,
/// which is empty where it is free. A number alone has these units; others may be typed. An edit is
/// a step of the document's history; a drag is followed. GUI thread.
class SpotTable : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { X, Y, Z, Intensity, Phase, ColumnCount };

    SpotTable(Document& document, QObject* parent);

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

    Document& document_;
    std::shared_ptr<const SpotList> list_; ///< never null
};

} // namespace fringe
