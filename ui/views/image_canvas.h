// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/image_source.h"
#include "ui/views/view_transform.h"

#include <QFutureWatcher>
#include <QWidget>

#include <memory>
#include <optional>

namespace fringe {

/// Turns regions of a source into colours: small ones at once, others in a worker thread, where
/// the newest request replaces those that still wait. GUI thread only.
class ImageRenderer : public QObject {
    Q_OBJECT

  public:
    explicit ImageRenderer(QObject* parent = nullptr);
    /// Waits for the piece being mapped.
    ~ImageRenderer() override;

    void request(std::shared_ptr<const ImageSource> source, MappedRegion region);
    bool busy() const { return watcher_.isRunning(); }

  signals:
    void mapped(const fringe::MappedRegion& region);

  private:
    struct Job {
        std::shared_ptr<const ImageSource> source;
        MappedRegion region;
    };
    void start(Job job);
    void finish();

    QFutureWatcher<MappedRegion> watcher_;
    std::optional<Job> waiting_;
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
    QSize minimumSizeHint() const override { return {160, 120}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void requestMapping();
    void take(const MappedRegion& region);
    void paintPicture(QPainter& painter) const;
    void paintGrid(QPainter& painter) const;
    QRectF toView(const QRectF& region) const;

    std::shared_ptr<const ImageSource> source_;
    ViewTransform transform_;
    MappedRegion shown_;
    QString emptyText_;
    ImageRenderer renderer_;
};

} // namespace fringe
