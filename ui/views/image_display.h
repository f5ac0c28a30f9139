// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/image_source.h"
#include "ui/views/view_transform.h"

#include <QString>

#include <memory>

class QWidget;

namespace fringe {

/// The surface on which a picture appears. GUI thread only.
class ImageDisplay {
  public:
    virtual ~ImageDisplay() = default;
    /// Owned by its parent.
    virtual QWidget* widget() = 0;
    virtual void setSource(std::shared_ptr<const ImageSource> source) = 0; ///< null: none
    virtual void setTransform(const ViewTransform& transform) = 0;
    virtual void setEmptyText(const QString& text) = 0;
    /// Why what lies in textures is not drawn from there, a clause; empty where it is.
    virtual QString fault() const { return {}; }
};

std::unique_ptr<ImageDisplay> makeCanvasImageDisplay(QWidget* parent);
/// Needs `openGlUsable()`.
std::unique_ptr<ImageDisplay> makeVtkImageDisplay(QWidget* parent);

} // namespace fringe
