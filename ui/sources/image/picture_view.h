// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/picture_edits.h"
#include "ui/sources/image/region_drawing.h"
#include "ui/sources/source_editor.h"

#include <QIcon>

#include <functional>
#include <optional>

class QActionGroup;
class QHBoxLayout;
class QToolButton;

namespace fringe {

class PictureCanvas;
struct Shell;

/// The canvas of the chosen picture with the choice of what is edited there: what is asked for
/// becomes edits of the document.
class PictureView : public SourceView {
    Q_OBJECT

  public:
    PictureView(Shell& shell, QWidget* parent = nullptr);

    PictureCanvas& canvas() { return *canvas_; }

  private:
    /// Edit of the source with this number.
    using Edit = std::function<Design(Design, std::size_t)>;

    void arrange();
    void addChoices(QHBoxLayout* tools);
    void addForms(QToolButton* button);
    QIcon showForm(); ///< that of the design; its icon
    void chooseForm(const QString& form);
    void wire();
    void refresh();
    void place(const PicturePlace& place, const QString& mergeKey);
    void shape(const SignalRegion& region);
    void describe(std::optional<QPointF> at);
    QString pixelText(QPointF at) const;
    void edit(const QString& name, const Edit& change, const QString& mergeKey = {});

    Shell& shell_;
    PictureCanvas* canvas_;
    QActionGroup* forms_;                      ///< of the signal region
    std::shared_ptr<const GreyPicture> drawn_; ///< what the canvas's image was made from
    std::size_t source_ = 0;                   ///< whose picture is shown
    LastMaskDrawing mask_;
    double gamma_ = 1;
};

} // namespace fringe
