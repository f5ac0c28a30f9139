// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <QWidget>

class QTableWidget;

namespace fringe {

class Document;

/// The files that running the project makes: their content and file names.
class OutputsForm : public QWidget {
    Q_OBJECT

  public:
    OutputsForm(Document& document, QWidget* parent);

  private:
    void refresh();
    void addOutput();
    void removeOutput();
    void renameFile(int row);
    void setContent(int row, const QString& kind);

    Document& document_;
    QTableWidget* table_;
};

} // namespace fringe
