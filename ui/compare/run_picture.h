// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/preview/preview.h"
#include "ui/views/picture_source.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace fringe {

class ImageCanvas;
class PanZoom;

/// What a design was seen to show, under its name. GUI thread only.
class RunPicture : public QWidget {
    Q_OBJECT

  public:
    explicit RunPicture(QWidget* parent);

    /// Null: none was seen.
    void setPicture(const QString& title, std::shared_ptr<const Preview> picture,
                    const PictureLook& look);

  private:
    void showTransform();
    void showPicture();
    std::int64_t spread() const; ///< of what is bright, in samples

    std::shared_ptr<const Preview> picture_; ///< null: none
    PictureLook look_;
    QLabel* title_;
    ImageCanvas* canvas_;
    PanZoom* hand_;
};

} // namespace fringe
