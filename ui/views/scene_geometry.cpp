// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene_geometry.h"

#include "ui/style/theme.h"
#include "ui/views/colour_maps.h"
#include "ui/views/view_style.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {

namespace {

constexpr double millimetre = 1e3;
constexpr double tooDeep = 5; ///< times the lateral size
constexpr double readable = 2;

QColor translucent(QColor colour, int alpha) {
    colour.setAlpha(alpha);
    return colour;
}

std::array<Vec3, 4> rectangle(double halfWidth, double halfHeight, double z) {
    return {Vec3{-halfWidth, -halfHeight, z}, Vec3{halfWidth, -halfHeight, z},
            Vec3{halfWidth, halfHeight, z}, Vec3{-halfWidth, halfHeight, z}};
}

SceneLine closed(const std::array<Vec3, 4>& corners, const QColor& colour) {
    return {{corners[0], corners[1], corners[2], corners[3], corners[0]}, colour};
}

struct Range {
    double low = 0;
    double span = 0;
    double place(double value) const { return span > 0 ? (value - low) / span : 1; }
};

template <class Read> Range rangeOf(const PointCloud& cloud, Read&& read) {
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const Point& point : cloud.points) {
        const double value = read(point);
        if (std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    return high >= low ? Range{low, high - low} : Range{};
}

/// Gives each point its colour.
class Painter {
  public:
    explicit Painter(const PointCloud& cloud)
        : cloud_(cloud), depth_(rangeOf(cloud, [](const Point& p) { return p.z; })),
          bright_(rangeOf(cloud, [](const Point& p) { return p.amplitude; })) {}

    QRgb operator()(std::size_t index) const {
        const Point& point = cloud_.points[index];
        if (!cloud_.colours.empty()) {
            const auto& c = cloud_.colours[index];
            const auto byte = [](float v) {
                return static_cast<int>(std::lround(255 * std::clamp(v, 0.0f, 1.0f)));
            };
            return qRgb(byte(c[0]), byte(c[1]), byte(c[2]));
        }
        const double t = bright_.span > 0 ? bright_.place(point.amplitude) : depth_.place(point.z);
        const auto entry = static_cast<std::size_t>(70 + 185 * std::clamp(t, 0.0, 1.0));
        return colourTable(bright_.span > 0 ? ColourMap::Ember : ColourMap::Lagoon)[entry];
    }

  private:
    const PointCloud& cloud_;
    Range depth_;
    Range bright_;
};

} // namespace

SceneCloud sceneCloud(const PointCloud& cloud, std::size_t most) {
    SceneCloud scene;
    scene.of = cloud.points.size();
    scene.stride = std::max<std::size_t>((scene.of + most - 1) / most, 1);
    const Painter paint(cloud);
    for (std::size_t i = 0; i < scene.of; i += scene.stride) {
        const Point& point = cloud.points[i];
        if (std::isfinite(point.x) && std::isfinite(point.y) && std::isfinite(point.z)) {
            for (const double metres : {point.x, point.y, point.z}) {
                scene.places.push_back(static_cast<float>(metres * millimetre));
            }
            const QRgb colour = paint(i);
            for (const int byte : {qRed(colour), qGreen(colour), qBlue(colour)}) {
                scene.colours.push_back(static_cast<std::uint8_t>(byte));
            }
        }
    }
    return scene;
}

void redden(SceneCloud& cloud) {
    for (std::size_t i = 0; i + 2 < cloud.colours.size(); i += 3) {
        const int grey = qGray(cloud.colours[i], cloud.colours[i + 1], cloud.colours[i + 2]);
        cloud.colours[i] = static_cast<std::uint8_t>(grey);
        cloud.colours[i + 1] = cloud.colours[i + 2] = 0;
    }
}

SceneCloud shifted(SceneCloud cloud, const Vec3& by) {
    for (std::size_t i = 0; i < cloud.places.size(); ++i) {
        cloud.places[i] += static_cast<float>(by[i % 3]);
    }
    return cloud;
}

double drawnHalfAngle(Length wavelength, Length pitch) {
    constexpr double widest = 80 * std::numbers::pi / 180;
    const double sine = pitch.si() > 0 ? wavelength.si() / (2 * pitch.si()) : 1;
    return sine >= 1 ? widest : std::min(std::asin(std::max(sine, 0.0)), widest);
}

SceneBuilder::SceneBuilder(const SceneContent& content)
    : content_(content), object_(content.bounds),
      halfWidth_(static_cast<double>(content.plate.size.cols) * content.plate.pitchX.si()
                 * millimetre / 2),
      halfHeight_(static_cast<double>(content.plate.size.rows) * content.plate.pitchY.si()
                  * millimetre / 2) {}

void SceneBuilder::moveObject(const Vec3& by) {
    if (!object_) {
        return;
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
        object_->low[axis] += by[axis] / millimetre;
        object_->high[axis] += by[axis] / millimetre;
    }
}

double SceneBuilder::farthest(double sign) const {
    double far = std::max(content_.reconstruction.si() * sign, 0.0);
    if (object_) {
        far = std::max({far, object_->low[2] * sign, object_->high[2] * sign});
    }
    return far * millimetre;
}

SceneOutline SceneBuilder::build() const {
    SceneOutline scene;
    scene.bounds = {{-halfWidth_, -halfHeight_, 0}, {halfWidth_, halfHeight_, 0}};
    addPlate(scene);
    addObject(scene);
    for (const double sign : {1.0, -1.0}) {
        if (const double far = farthest(sign); far > 0) {
            addField(scene, sign * far);
        }
    }
    addReconstruction(scene);
    addRuler(scene);
    return scene;
}

void SceneBuilder::addPlate(SceneOutline& scene) const {
    const auto corners = rectangle(halfWidth_, halfHeight_, 0);
    scene.faces.push_back({corners, translucent(shade(Role::Plate), 60)});
    scene.lines.push_back(closed(corners, shade(Role::Plate)));
    scene.labels.push_back(
        {{0, halfHeight_, 0},
         tr("Hologram %1")
             .arg(sizeText({2 * halfWidth_ / millimetre, 2 * halfHeight_ / millimetre})),
         shade(Role::Plate)});
}

void SceneBuilder::addObject(SceneOutline& scene) const {
    if (!object_) {
        return;
    }
    const Vec3 size = object_->extent();
    Vec3 low = object_->low;
    Vec3 high = object_->high;
    for (std::size_t i = 0; i < 3; ++i) {
        low[i] *= millimetre;
        high[i] *= millimetre;
    }
    scene.bounds.include(low);
    scene.bounds.include(high);
    for (const double z : {low[2], high[2]}) {
        scene.lines.push_back({{{low[0], low[1], z},
                                {high[0], low[1], z},
                                {high[0], high[1], z},
                                {low[0], high[1], z},
                                {low[0], low[1], z}},
                               shade(Role::Object)});
    }
    for (const double x : {low[0], high[0]}) {
        for (const double y : {low[1], high[1]}) {
            scene.lines.push_back({{{x, y, low[2]}, {x, y, high[2]}}, shade(Role::Object)});
        }
    }
    scene.labels.push_back({{(low[0] + high[0]) / 2, low[1], high[2]},
                            tr("Object %1").arg(sizeText({size[0], size[1], size[2]})),
                            shade(Role::Object),
                            true});
}

void SceneBuilder::addField(SceneOutline& scene, double end) const {
    const double growX =
        std::abs(end)
        * std::tan(drawnHalfAngle(content_.shortestWavelength, content_.plate.pitchX));
    const double growY =
        std::abs(end)
        * std::tan(drawnHalfAngle(content_.shortestWavelength, content_.plate.pitchY));
    const auto near = rectangle(halfWidth_, halfHeight_, 0);
    const auto far = rectangle(halfWidth_ + growX, halfHeight_ + growY, end);
    for (std::size_t i = 0; i < 4; ++i) {
        scene.lines.push_back({{near[i], far[i]}, shade(Role::FieldOfView)});
    }
    scene.lines.push_back(closed(far, shade(Role::FieldOfView)));
    scene.labels.push_back({far[2], tr("Field of view"), shade(Role::FieldOfView)});
    const double roomX = std::min(growX, halfWidth_) + halfWidth_;
    const double roomY = std::min(growY, halfHeight_) + halfHeight_;
    scene.bounds.include({-roomX, -roomY, end});
    scene.bounds.include({roomX, roomY, end});
}

void SceneBuilder::addReconstruction(SceneOutline& scene) const {
    const double z = content_.reconstruction.si() * millimetre;
    const auto corners = rectangle(halfWidth_, halfHeight_, z);
    scene.faces.push_back({corners, translucent(shade(Role::Reconstruction), 40)});
    scene.lines.push_back(closed(corners, shade(Role::Reconstruction)));
    scene.labels.push_back({{0, halfHeight_, z},
                            tr("Reconstruction %1").arg(lengthText(z / millimetre)),
                            shade(Role::Reconstruction)});
    scene.bounds.include({0, 0, z});
}

void SceneBuilder::addRuler(SceneOutline& scene) const {
    const double low = scene.bounds.low[2];
    const double high = scene.bounds.high[2];
    if (high - low <= 0) {
        return;
    }
    const double y = -halfHeight_;
    const double x = -halfWidth_;
    const double step = niceBelow((high - low) / 2.5);
    scene.lines.push_back({{{x, y, low}, {x, y, high}}, shade(Role::Ruler)});
    for (double z = std::ceil(low / step) * step; z <= high * (1 + 1e-9); z += step) {
        scene.lines.push_back({{{x, y, z}, {x, y - halfHeight_ * 0.06, z}}, shade(Role::Ruler)});
        scene.labels.push_back(
            {{x, y - halfHeight_ * 0.08, z}, lengthText(z / millimetre), shade(Role::Ruler), true});
    }
}

double depthCompression(const SceneBounds& bounds) {
    const double lateral = std::max(bounds.high[0] - bounds.low[0], bounds.high[1] - bounds.low[1]);
    const double depth = bounds.high[2] - bounds.low[2];
    if (lateral <= 0 || depth <= tooDeep * lateral) {
        return 1;
    }
    return niceAbove(depth / (readable * lateral));
}

} // namespace fringe
