// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/image/region_drawing.h"

#include "engine/sources/image/target_image.h"
#include "ui/style/theme.h"

#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr int finestMask = 512;  ///< pixels a side that are drawn
constexpr int mostEdges = 10000; ///< lines; more would hide what they are the edges of

/// Whether there is white; black beyond the image.
bool isWhite(const QImage& mask, int row, int col) {
    return row >= 0 && col >= 0 && row < mask.height() && col < mask.width()
           && mask.constScanLine(row)[col] > 127;
}

/// Lines along one axis where what `differs` at (line, place) begins and ends.
template <class Differs, class Add>
void addRuns(int lines, int places, const Differs& differs, const Add& add) {
    for (int line = 0; line <= lines; ++line)
        for (int place = 0, start = 0; place <= places; ++place) {
            if (place < places && differs(line, place))
                continue;
            if (place > start)
                add(line, start, place);
            start = place + 1;
        }
}

QPainterPath edgesOf(const QImage& mask) {
    const double width = mask.width(), height = mask.height();
    QPainterPath edges;
    const auto addLine = [&](double col1, double row1, double col2, double row2) {
        edges.moveTo(col1 / width - 0.5, 0.5 - row1 / height);
        edges.lineTo(col2 / width - 0.5, 0.5 - row2 / height);
    };
    addRuns(
        mask.height(), mask.width(),
        [&](int row, int col) { return isWhite(mask, row - 1, col) != isWhite(mask, row, col); },
        [&](int row, int start, int end) { addLine(start, row, end, row); });
    addRuns(
        mask.width(), mask.height(),
        [&](int col, int row) { return isWhite(mask, row, col - 1) != isWhite(mask, row, col); },
        [&](int col, int start, int end) { addLine(col, start, col, end); });
    return edges.elementCount() <= 2 * mostEdges ? edges : QPainterPath();
}

/// Transform of what is given in parts of the rectangle.
QTransform placing(const PicturePlace& place) {
    return {place.width.si(), 0, 0, place.height.si(), place.x.si(), place.y.si()};
}

} // namespace

QImage maskImage(const GreyPicture& mask, int side) {
    const auto rows = static_cast<double>(mask.shape.rows);
    const auto cols = static_cast<double>(mask.shape.cols);
    const double step = std::max(1.0, std::max(rows, cols) / side);
    const auto along = [step](double count) {
        return std::max(1, static_cast<int>(std::lround(count / step)));
    };
    QImage image(along(cols), along(rows), QImage::Format_Grayscale8);
    for (int row = 0; row < image.height(); ++row)
        for (int col = 0; col < image.width(); ++col) {
            const auto from = [](int to, int count, double ofMask) {
                return static_cast<std::int64_t>((to + 0.5) * ofMask / count);
            };
            const std::int64_t sample =
                from(row, image.height(), rows) * mask.shape.cols + from(col, image.width(), cols);
            image.scanLine(row)[col] =
                mask.intensity.at(static_cast<std::size_t>(sample)) > 0.5F ? 255 : 0;
        }
    return image;
}

MaskDrawing drawingOf(const GreyPicture& mask) {
    const QImage image = maskImage(mask, finestMask);
    const QRgb veil = qPremultiply(shade(Role::Noise).rgba());
    QImage noise(image.size(), QImage::Format_ARGB32_Premultiplied);
    for (int row = 0; row < image.height(); ++row)
        for (int col = 0; col < image.width(); ++col)
            noise.setPixel(col, row, isWhite(image, row, col) ? 0 : veil);
    return {noise, edgesOf(image)};
}

const MaskDrawing& LastMaskDrawing::of(const std::shared_ptr<const GreyPicture>& mask) {
    if (mask != mask_)
        drawing_ = mask ? drawingOf(*mask) : MaskDrawing();
    mask_ = mask;
    return drawing_;
}

QPainterPath outlinePath(const SignalRegion& region, const QPainterPath& maskEdges) {
    using Kind = SignalRegion::Kind;
    QPainterPath path;
    if (region.kind == Kind::Mask)
        return placing(region.place).map(maskEdges);
    if (region.kind == Kind::Ellipse) {
        path.addEllipse(QPointF(), 0.5, 0.5);
        return placing(region.place).map(path);
    }
    QPolygonF corners;
    for (const PlanePoint& corner : outlineOf(region))
        corners << QPointF(corner.x, corner.y);
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

} // namespace fringe
