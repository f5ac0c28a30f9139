// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/spot_edits.h"
#include "ui/sources/source_editor.h"

#include <optional>

class QAction;

namespace fringe {

class SpotCanvas;
class Studio;

/// The canvas of the chosen source's spots: what is asked for there becomes edits of the document,
/// and a draft of it while spots are dragged.
class SpotsView : public SourceView {
    Q_OBJECT

  public:
    SpotsView(Studio& studio, QWidget* parent = nullptr);

    SpotCanvas& canvas() { return *canvas_; }

  private:
    void arrange();
    void wire();
    void refresh();
    void add(double x, double y, std::optional<double> z);
    void drag(const Shift& shift);
    void describe(std::optional<std::size_t> number);
    QString cursorText() const;
    QString pixelText(double x, double y) const;
    std::vector<double> brightness() const;

    Studio& studio_;
    std::size_t source_ = 0; ///< whose spots are shown
    SpotCanvas* canvas_;
    QAction* remove_ = nullptr;
};

} // namespace fringe
