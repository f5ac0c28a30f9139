// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/image_source.h"
#include "ui/views/newest_work.h"
#include "ui/views/view_transform.h"

#include <QWidget>

#include <memory>

namespace fringe {

/// Keeps in colours what a view shows of a source, at the resolution of the screen: a small piece
/// is mapped at once, others in a worker thread. GUI thread only.
class ImageRenderer : public QObject {
    Q_OBJECT

  public:
    /// Follows the size of the view.
    explicit ImageRenderer(QWidget* view);

    /// Null: none. While a source is being mapped, what was shown before stays in its place.
    void setSource(std::shared_ptr<const ImageSource> source);
    void setTransform(const ViewTransform& transform);

    const std::shared_ptr<const ImageSource>& source() const { return source_; }
    const ViewTransform& transform() const { return transform_; }
    const MappedRegion& shown() const { return shown_; }
    /// The whole of a source that is not at hand, coarsely, for where it is not shown yet.
    const MappedRegion& overviewed() const { return overview_; }

  signals:
    void changed(); ///< what is shown, or how it lies in the view

  protected:
    bool eventFilter(QObject* view, QEvent* event) override;

  private:
    void map();
    void overview();
    void mapInto(NewestWork& work, double samples, const std::shared_ptr<MappedRegion>& piece,
                 MappedRegion& target);

    QWidget* view_;
    std::shared_ptr<const ImageSource> source_;
    ViewTransform transform_;
    MappedRegion shown_, overview_;
    NewestWork mapping_, overviewing_;
};

/// Paints the visible part of a source: averaged when zoomed out, exact squares when zoomed in,
/// with lines between them above 16 pixels a sample. GUI thread only.
class ImageCanvas : public QWidget {
    Q_OBJECT

  public:
    explicit ImageCanvas(QWidget* parent = nullptr);

    /// Null empties the canvas. While a new source is being mapped the old picture stays.
    void setSource(std::shared_ptr<const ImageSource> source);
    void setTransform(const ViewTransform& transform);
    /// Shown in the middle while there is no source.
    void setEmptyText(const QString& text);

    QSize sizeHint() const override { return {480, 360}; }
    QSize minimumSizeHint() const override { return {120, 38}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void paintPicture(QPainter& painter) const;
    void paintGrid(QPainter& painter) const;
    QRectF toView(const QRectF& region) const;

    QString emptyText_;
    ImageRenderer renderer_;
};

} // namespace fringe
