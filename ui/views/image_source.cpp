// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/image_source.h"

#include <cmath>

namespace fringe {

namespace {

/// Part `index` of `parts` of the samples [low, high), at least one sample of [0, size).
SampleSpan spanOf(double low, double high, int index, int parts, std::int64_t size) {
    const double step = (high - low) / parts;
    const auto edge = [&](int i) {
        return std::clamp<std::int64_t>(std::llround(low + step * i), 0, size);
    };
    const std::int64_t first = std::min(edge(index), size - 1);
    return {first, std::max<std::int64_t>(edge(index + 1) - first, 1)};
}

struct Extent {
    double low = 0;
    double high = 0;
    int pixels = 0;
};

Extent extentToMap(double low, double high, int pixels, std::int64_t size) {
    const double perPixel = (high - low) / std::max(pixels, 1);
    double from = std::clamp(low, 0.0, static_cast<double>(size));
    double to = std::clamp(high, 0.0, static_cast<double>(size));
    if (perPixel <= 1) {
        from = std::floor(from);
        to = std::ceil(to);
        return {from, to, static_cast<int>(to - from)};
    }
    return {from, to, static_cast<int>(std::ceil((to - from) / perPixel))};
}

} // namespace

std::vector<SampleSpan> spansOf(double low, double high, int parts, std::int64_t size) {
    std::vector<SampleSpan> spans;
    spans.reserve(static_cast<std::size_t>(parts));
    for (int i = 0; i < parts; ++i) {
        spans.push_back(spanOf(low, high, i, parts, size));
    }
    return spans;
}

MappedRegion regionToMap(Shape shape, QRectF visible, QSize pixels) {
    const Extent x = extentToMap(visible.left(), visible.right(), pixels.width(), shape.cols);
    const Extent y = extentToMap(visible.top(), visible.bottom(), pixels.height(), shape.rows);
    if (x.pixels <= 0 || y.pixels <= 0) {
        return {};
    }
    return {QRectF(QPointF(x.low, y.low), QPointF(x.high, y.high)),
            QImage(x.pixels, y.pixels, QImage::Format_RGB32)};
}

void ImageSource::map(MappedRegion& region) const {
    QImage& image = region.image;
    const Shape shape = this->shape();
    const auto columns =
        spansOf(region.region.left(), region.region.right(), image.width(), shape.cols);
    const auto rows =
        spansOf(region.region.top(), region.region.bottom(), image.height(), shape.rows);
    for (int j = 0; j < image.height(); ++j) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(j));
        const auto& [row, count] = rows[static_cast<std::size_t>(j)];
        for (const SampleSpan& span : columns) {
            *line++ = colourOf({row, span.first, count, span.count});
        }
    }
}

} // namespace fringe
