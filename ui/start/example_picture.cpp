// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/example_picture.h"

#include "app/results/thumbnail.h"
#include "app/text/source_text.h"
#include "engine/examples/examples.h"
#include "ui/sources/image/grey_images.h"
#include "ui/style/theme.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace fringe {
namespace {

/// They stay when the theme changes.
QColor usual(Role role) {
    return shade(role, Theme::Dark);
}

QColor depthColour(double nearness) {
    const QColor far = usual(Role::ExampleFar), near = usual(Role::ExampleNear);
    const auto mix = [&](int of, int to) { return static_cast<int>(of + (to - of) * nearness); };
    return {mix(far.red(), near.red()), mix(far.green(), near.green()),
            mix(far.blue(), near.blue())};
}

QColor ownColour(const std::array<float, 3>& colour) {
    const auto part = [&](std::size_t i) { return std::clamp(colour[i], 0.0f, 1.0f); };
    return QColor::fromRgbF(part(0), part(1), part(2));
}

PointCloud cloudOf(const SpotList& spots) {
    PointCloud cloud;
    for (const Spot& spot : spots)
        cloud.points.push_back({spot.x, spot.y, spot.z, 1, 0});
    return cloud;
}

void drawPoints(QPainter& painter, const PointCloud& cloud, qreal radius, QRectF place) {
    const auto bounds = cloud.bounds();
    if (!bounds)
        return;
    const auto centre = bounds->centre();
    const auto extent = bounds->extent();
    const double scale =
        std::min(place.width(), place.height()) / std::max({extent[0], extent[1], 1e-12});
    for (std::size_t i = 0; i < cloud.points.size(); ++i) {
        const Point& point = cloud.points[i];
        const double depth = extent[2] > 0 ? (point.z - bounds->low[2]) / extent[2] : 1;
        painter.setBrush(cloud.colours.empty() ? depthColour(depth) : ownColour(cloud.colours[i]));
        painter.drawEllipse(place.center()
                                + QPointF(point.x - centre[0], centre[1] - point.y) * scale,
                            radius, radius);
    }
}

/// A triangle as it is drawn.
struct Facet {
    double z = 0; ///< of its middle
    QPolygonF corners;
    QColor colour;
};

QColor facetColour(const Mesh& mesh, const Mesh::Triangle& triangle, double light) {
    if (mesh.colours.empty())
        return depthColour(light);
    const PointColour& own = mesh.colours[triangle[0]];
    return QColor::fromRgbF(own[0] * static_cast<float>(light), own[1] * static_cast<float>(light),
                            own[2] * static_cast<float>(light));
}

/// Draws the triangles that face the viewer, the nearest last, brighter the more they do.
void drawMesh(QPainter& painter, const Mesh& mesh, QRectF place) {
    const auto bounds = mesh.bounds();
    if (!bounds)
        return;
    const auto centre = bounds->centre(), extent = bounds->extent();
    const double scale =
        std::min(place.width(), place.height()) / std::max({extent[0], extent[1], 1e-12});
    std::vector<Facet> facets;
    for (const Mesh::Triangle& triangle : mesh.triangles) {
        const Vertex &a = mesh.vertices[triangle[0]], &b = mesh.vertices[triangle[1]],
                     &c = mesh.vertices[triangle[2]];
        std::array<double, 3> u{}, v{};
        for (std::size_t axis = 0; axis < 3; ++axis) {
            u[axis] = b[axis] - a[axis];
            v[axis] = c[axis] - a[axis];
        }
        const double z = u[0] * v[1] - u[1] * v[0];
        const double area = std::hypot(u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], z);
        if (!(z > 0))
            continue;
        Facet facet{a[2] + b[2] + c[2], {}, facetColour(mesh, triangle, 0.2 + 0.8 * z / area)};
        for (const Vertex& corner : {a, b, c})
            facet.corners << place.center()
                                 + QPointF(corner[0] - centre[0], centre[1] - corner[1]) * scale;
        facets.push_back(std::move(facet));
    }
    std::ranges::sort(facets, {}, &Facet::z);
    for (const Facet& facet : facets) {
        painter.setBrush(facet.colour);
        painter.drawPolygon(facet.corners);
    }
}

void drawImage(QPainter& painter, const QImage& image, QRectF place) {
    const QSizeF size = QSizeF(image.size()).scaled(place.size(), Qt::KeepAspectRatio);
    QRectF middle({}, size);
    middle.moveCenter(place.center());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setCompositionMode(QPainter::CompositionMode_Screen);
    painter.drawImage(middle, image);
}

/// Image of the channels, each as bright as it can be.
QImage colourImage(const Raster& pictures, std::size_t number) {
    std::array<QImage, 3> channels;
    for (std::size_t channel = 0; channel < channels.size(); ++channel)
        channels[channel] = greyImage(pictures.plane(number, channel), pictures.shape, 1);
    QImage image(channels[0].size(), QImage::Format_RGB32);
    for (int row = 0; row < image.height(); ++row)
        for (int col = 0; col < image.width(); ++col)
            image.setPixel(col, row,
                           qRgb(qGray(channels[0].pixel(col, row)),
                                qGray(channels[1].pixel(col, row)),
                                qGray(channels[2].pixel(col, row))));
    return image;
}

struct Drawing {
    QPainter& painter;
    QRectF place;

    void operator()(const std::shared_ptr<const PointCloud>& cloud) const {
        drawPoints(painter, *cloud, 1.1, place);
    }
    void operator()(const std::shared_ptr<const SpotList>& spots) const {
        drawPoints(painter, cloudOf(*spots), 1.6, place);
    }
    void operator()(const std::shared_ptr<const GreyPicture>& picture) const {
        drawImage(painter, greyImage(picture->intensity, picture->shape, 1), place);
    }
    void operator()(const std::shared_ptr<const Raster>& pictures) const {
        for (std::size_t i = 0; i < pictures->count(); ++i)
            drawImage(painter,
                      pictures->planes < luminanceWeights.size()
                          ? greyImage(pictures->plane(i, 0), pictures->shape, 1)
                          : colourImage(*pictures, i),
                      place);
    }
    void operator()(const std::shared_ptr<const Mesh>& mesh) const {
        drawMesh(painter, *mesh, place);
    }
    void operator()(const std::shared_ptr<const ModeList>& modes) const {
        PointCloud middles;
        for (const Mode& mode : *modes)
            middles.points.push_back({mode.x.si(), mode.y.si(), mode.z.si(), 1, 0});
        drawPoints(painter, middles, 1.6, place);
    }
};

} // namespace

QPixmap examplePicture(const std::string& key, QSize size, qreal pixelRatio) {
    const QImage seen(QStringLiteral(":/examples/%1.png").arg(QString::fromStdString(key)));
    if (seen.isNull())
        return designPicture(exampleDesign(key), size, pixelRatio);
    const QSize pixels = size * pixelRatio;
    const QImage wide =
        seen.scaled(pixels, Qt::KeepAspectRatioByExpanding, Qt::SmoothTransformation);
    QPixmap pixmap = QPixmap::fromImage(
        wide.copy(QRect(QPoint(), pixels)
                      .translated(wide.rect().center() - QRect(QPoint(), pixels).center())));
    pixmap.setDevicePixelRatio(pixelRatio);
    return pixmap;
}

QPixmap designPicture(const Design& design, QSize size, qreal pixelRatio) {
    QPixmap pixmap(size * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(usual(Role::Example));
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const qreal margin = size.height() * 0.14;
    const QRectF place = QRectF({}, size).adjusted(margin, margin, -margin, -margin);
    const Drawing draw{painter, place};
    if (const auto photograph = smallPhotographOf(design)) {
        draw(photograph);
        return pixmap;
    }
    for (const std::size_t number : visibleSources(design))
        if (const Asset* asset = mainAsset(design.sources[number])) {
            std::visit(draw, asset->data);
            break;
        }
    return pixmap;
}

} // namespace fringe
