// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/picture_edits.h"

#include <QWidget>

#include <optional>

class QHBoxLayout;

namespace fringe {

class PictureCanvas;
class Studio;

/// The canvas of the open project's picture with the choice of what is edited there: what is asked
/// for becomes edits of the document.
class PictureView : public QWidget {
    Q_OBJECT

  public:
    PictureView(Studio& studio, QWidget* parent = nullptr);

    PictureCanvas& canvas() { return *canvas_; }

  signals:
    /// What is under the cursor; empty once it has left.
    void probed(const QString& text);

  private:
    void arrange();
    void addChoices(QHBoxLayout* tools);
    void addZooms(QHBoxLayout* tools);
    void wire();
    void refresh();
    void place(const PicturePlace& place, const QString& mergeKey);
    void describe(std::optional<QPointF> at);

    Studio& studio_;
    PictureCanvas* canvas_;
    std::shared_ptr<const GreyPicture> drawn_; ///< what the canvas's image was made from
    double gamma_ = 1;
};

} // namespace fringe
