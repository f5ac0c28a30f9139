// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/image_source.h"
#include "ui/views/view_transform.h"

#include <QSizeF>

#include <memory>

class QString;
class QWidget;

namespace fringe {

/// A picture with its size in the world.
struct SizedPicture {
    std::shared_ptr<const ImageSource> source; ///< null: none
    QSizeF millimetres;
    bool smooth = true;       ///< colours between two samples have a meaning
    bool everySample = false; ///< rather coarse than without some of them
};

/// The surface on which a picture appears. GUI thread only.
class ImageDisplay {
  public:
    virtual ~ImageDisplay() = default;
    /// Owned by its parent.
    virtual QWidget* widget() = 0;
    virtual void setPicture(const SizedPicture& picture) = 0;
    virtual void setTransform(const ViewTransform& transform) = 0;
    virtual void setEmptyText(const QString& text) = 0;
};

std::unique_ptr<ImageDisplay> makeCanvasImageDisplay(QWidget* parent);
/// Needs `openGlUsable()`.
std::unique_ptr<ImageDisplay> makeVtkImageDisplay(QWidget* parent);

} // namespace fringe
