// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"

#include <QWidget>

#include <map>
#include <string>

namespace fringe {

/// An editor of one parameter, made from its row in the parameter table.
class ValueEdit : public QWidget {
    Q_OBJECT

  public:
    ValueEdit(ParameterInfo info, QWidget* parent);

    const ParameterInfo& info() const { return info_; }
    /// Shows another value in place of what was typed. Emits no edit.
    virtual void setValue(const Value& value) = 0;
    /// Entries of a choice that cannot be taken, and why.
    virtual void setUnusable(const std::map<std::string, QString>& /*reasons*/) {}
    /// Takes what has been typed, where that waits for more.
    virtual void take() {}

  signals:
    void edited(const fringe::Value& value); ///< a value that the table accepts
    void refused(const QString& reason);     ///< why the text is none; empty once it is one

  protected:
    /// The widget that fills this one, takes its focus, and tells its name to screen readers.
    void setEditor(QWidget* editor);

  private:
    ParameterInfo info_;
};

/// The editor that fits the kind of the parameter.
ValueEdit* makeValueEdit(const ParameterInfo& info, QWidget* parent);

} // namespace fringe
