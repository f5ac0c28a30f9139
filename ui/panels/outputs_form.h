// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design_parameters.h"

#include <QWidget>

#include <vector>

class QFormLayout;
class QTableWidget;

namespace fringe {

class Document;
class FormField;

/// The files that running the project makes: their content and file names, and the values of the
/// one that is selected.
class OutputsForm : public QWidget {
    Q_OBJECT

  public:
    OutputsForm(Document& document, QWidget* parent);

  private:
    void refresh();
    void showValues();
    void addField(const DesignParameter& row);
    void addOutput();
    void removeOutput();
    void renameFile(int row);
    void setContent(int row, const QString& kind);

    Document& document_;
    QTableWidget* table_;
    QFormLayout* values_;
    std::vector<FormField*> fields_; ///< of those
};

} // namespace fringe
