// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/spot_edits.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;

namespace fringe {

class SpotCanvas;
class Studio;

/// The canvas of the open project's spots: what is asked for there becomes edits of the document,
/// and a draft of it while spots are dragged.
class SpotsView : public QWidget {
    Q_OBJECT

  public:
    SpotsView(Studio& studio, QWidget* parent = nullptr);

    SpotCanvas& canvas() { return *canvas_; }

  signals:
    /// What is under the cursor; empty once it has left.
    void probed(const QString& text);

  private:
    void arrange();
    void wire();
    void refresh();
    void refit();
    void add(double x, double y, std::optional<double> z);
    void drag(const SpotShift& shift);
    void describe(std::optional<std::size_t> number);
    std::vector<double> brightness() const;

    Studio& studio_;
    SpotCanvas* canvas_;
};

} // namespace fringe
