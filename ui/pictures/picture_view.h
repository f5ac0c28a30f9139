// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/picture_edits.h"
#include "ui/pictures/region_drawing.h"

#include <QIcon>
#include <QWidget>

#include <optional>

class QActionGroup;
class QComboBox;
class QHBoxLayout;
class QToolButton;

namespace fringe {

class PictureCanvas;
class Studio;

/// The canvas of the open project's pictures with the choice of which is shown and of what is
/// edited there: what is asked for becomes edits of the document.
class PictureView : public QWidget {
    Q_OBJECT

  public:
    PictureView(Studio& studio, QWidget* parent = nullptr);

    PictureCanvas& canvas() { return *canvas_; }

  signals:
    /// What is under the cursor; empty once it has left.
    void probed(const QString& text);
    /// The signal region is to be a mask, and has none yet.
    void maskWanted();

  private:
    void arrange();
    void addChoices(QHBoxLayout* tools);
    void addForms(QToolButton* button);
    QIcon showForm(); ///< that of the design; its icon
    void chooseForm(const QString& form);
    void preparePlanes();
    void addZooms(QHBoxLayout* tools);
    void wire();
    void refresh();
    void listPlanes();
    void place(const PicturePlace& place, const QString& mergeKey);
    void shape(const SignalRegion& region);
    void describe(std::optional<QPointF> at);

    Studio& studio_;
    PictureCanvas* canvas_;
    QComboBox* planes_;                        ///< hidden while there is one
    QActionGroup* forms_;                      ///< of the signal region
    std::shared_ptr<const GreyPicture> drawn_; ///< what the canvas's image was made from
    std::size_t number_ = 0;                   ///< of the picture that is shown
    LastMaskDrawing mask_;
    double gamma_ = 1;
};

} // namespace fringe
