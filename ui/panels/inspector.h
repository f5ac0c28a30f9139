// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"

#include <QScrollArea>

#include <vector>

class QFormLayout;
class QToolButton;

namespace fringe {

struct Shell;
class FormField;

/// The form of one part of the design, made from its parameter table. Every accepted edit is a
/// step of the document's history, but that of what is looked at.
class Inspector : public QScrollArea {
    Q_OBJECT

  public:
    Inspector(Shell& shell, QWidget* parent);

    /// Key of a section ("plate"), or "outputs".
    void showSection(const QString& key);
    QString section() const { return section_; }
    FormField*
    field(const QString& path) const; ///< of the section that is shown; null if not there
    /// Where it can be typed into, unfolded and scrolled to.
    void lead(const QString& path);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void rebuild();
    void refresh(); ///< other values in the same rows, or a rebuild
    void advise();
    bool showsSource() const;
    void addSource(QFormLayout* form);
    void addRows(QFormLayout* form);
    void addTables(QFormLayout* form);
    std::string focused() const; ///< key of the field that is typed into; empty: none
    QWidget* makeUnder(const std::string& path, QWidget* parent) const; ///< the row; null: nothing
    void addField(QFormLayout* form, const ParameterInfo& info);
    void edit(const ParameterInfo& info, const Value& value);
    void vary(const ParameterInfo& info);

    Shell& shell_;
    QString section_;
    std::vector<FormField*> fields_;
    QToolButton* advanced_ = nullptr; ///< header of the rows that few need; null: there are none
};

} // namespace fringe
