// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/image_renderer.h"

#include <QtConcurrent>

#include <utility>

namespace fringe {

namespace {

/// Samples that are mapped in a few milliseconds, faster than the eye sees a detour.
constexpr double atOnce = 300'000;

double work(const MappedRegion& region) {
    const double pixels = static_cast<double>(region.image.width()) * region.image.height();
    return std::clamp(region.region.width() * region.region.height(), pixels, 64 * pixels);
}

} // namespace

ImageRenderer::ImageRenderer(QObject* parent) : QObject(parent) {
    connect(&watcher_, &QFutureWatcher<MappedRegion>::finished, this, &ImageRenderer::finish);
}

ImageRenderer::~ImageRenderer() {
    waiting_.reset();
    watcher_.disconnect(this);
    watcher_.cancel();
    watcher_.waitForFinished();
}

void ImageRenderer::request(std::shared_ptr<const ImageSource> source, MappedRegion region) {
    if (work(region) <= atOnce && !busy()) {
        mapRegion(*source, region);
        emit mapped(region);
    } else if (busy()) {
        waiting_ = Job{std::move(source), std::move(region)};
    } else {
        start({std::move(source), std::move(region)});
    }
}

void ImageRenderer::start(Job job) {
    watcher_.setFuture(QtConcurrent::run([job = std::move(job)]() mutable {
        mapRegion(*job.source, job.region);
        return std::move(job.region);
    }));
}

void ImageRenderer::finish() {
    const MappedRegion region = watcher_.result();
    if (waiting_) {
        start(*std::exchange(waiting_, std::nullopt));
    }
    emit mapped(region);
}

} // namespace fringe
