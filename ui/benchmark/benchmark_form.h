// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/benchmark.h"

#include <QListWidget>
#include <QString>
#include <QWidget>

#include <functional>
#include <string>
#include <vector>

class QFormLayout;
class QProgressBar;
class QPushButton;

namespace fringe {

class Studio;

/// A list of things to tick, as high as its lines where there is room.
class CheckList : public QListWidget {
    Q_OBJECT

  public:
    CheckList(const QString& objectName, const QString& title, QWidget* parent);

    void add(const std::string& key, const QString& text, bool checked, const QString& tip = {});
    std::vector<std::string> checked() const; ///< keys, in the order of the list
    /// Ticks these and no others.
    void setChecked(const std::vector<std::string>& keys);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void checkedChanged();

  private:
    int heightOf(int lines) const;
};

/// What is to be measured, with a field for whatever the benchmarks ticked vary, a button that
/// starts it, and how far it has come.
class BenchmarkForm : public QWidget {
    Q_OBJECT

  public:
    BenchmarkForm(Studio& studio, QWidget* parent);

    BenchmarkWish wish() const;

  private:
    /// Editor of what benchmarks vary, and what it says; throws `Error` (BadInput).
    struct Field {
        std::string key;
        QWidget* edit;
        std::function<std::vector<Value>()> values; ///< empty: as each benchmark has it
    };
    void layOut();
    void addField(const BenchAxis& axis);
    void listDevices();
    void startOrCancel();
    void follow();
    QString whyNot() const; ///< empty: it can be started

    Studio& studio_;
    CheckList *benchmarks_, *devices_;
    QFormLayout* form_;
    std::vector<Field> fields_;
    QPushButton* start_;
    QProgressBar* progress_;
    int job_ = 0;
};

} // namespace fringe
