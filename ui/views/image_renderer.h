// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/image_source.h"

#include <QFutureWatcher>
#include <QObject>

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

} // namespace fringe
