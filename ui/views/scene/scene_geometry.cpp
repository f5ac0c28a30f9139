// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene/scene_geometry.h"

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

struct ValueRange {
    double low = 0;
    double span = 0;
    double place(double value) const { return span > 0 ? (value - low) / span : 1; }
};

template <class Read> ValueRange rangeOf(const PointCloud& cloud, Read&& read) {
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const Point& point : cloud.points) {
        const double value = read(point);
        if (std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    return high >= low ? ValueRange{low, high - low} : ValueRange{};
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
    ValueRange depth_;
    ValueRange bright_;
};

} // namespace

SceneBody sceneCloud(const PointCloud& cloud, std::size_t stride) {
    SceneBody scene;
    const Painter paint(cloud);
    for (std::size_t i = 0; i < cloud.points.size(); i += stride) {
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

void colourByDepth(SceneBody& body, const SceneMap& place, const DepthRange& range) {
    constexpr double darkest = 70, brightest = 255;
    const ColourTable& table = colourTable(ColourMap::Lagoon);
    const double span = range.high - range.low;
    for (std::size_t i = 0; i + 2 < body.places.size(); i += 3) {
        const double z = place({body.places[i], body.places[i + 1], body.places[i + 2]})[2];
        const double part = span > 0 ? std::clamp((z - range.low) / span, 0.0, 1.0) : 1;
        const QRgb colour = table[static_cast<std::size_t>(darkest + (brightest - darkest) * part)];
        body.colours[i] = static_cast<std::uint8_t>(qRed(colour));
        body.colours[i + 1] = static_cast<std::uint8_t>(qGreen(colour));
        body.colours[i + 2] = static_cast<std::uint8_t>(qBlue(colour));
    }
}

void redden(SceneBody& cloud) {
    for (std::size_t i = 0; i + 2 < cloud.colours.size(); i += 3) {
        const int grey = qGray(cloud.colours[i], cloud.colours[i + 1], cloud.colours[i + 2]);
        cloud.colours[i] = static_cast<std::uint8_t>(grey);
        cloud.colours[i + 1] = cloud.colours[i + 2] = 0;
    }
}

Vec3 SceneMap::operator()(const Vec3& place) const {
    Vec3 result = rows * place;
    for (std::size_t axis = 0; axis < 3; ++axis)
        result[axis] += shift[axis];
    return result;
}

SceneMap mapBetween(const TurnedBox& from, const TurnedBox& to) {
    if (from == to)
        return {};
    Turn grow = unturned;
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (from.half[axis] > 0)
            grow[axis][axis] = to.half[axis] / from.half[axis];
    SceneMap map{to.turn * grow * inverse(from.turn)};
    const Vec3 centre = map.rows * from.centre;
    for (std::size_t axis = 0; axis < 3; ++axis)
        map.shift[axis] = millimetre * (to.centre[axis] - centre[axis]);
    return map;
}

double drawnHalfAngle(Length wavelength, Length pitch) {
    constexpr double widest = 80 * std::numbers::pi / 180;
    const double sine = pitch.si() > 0 ? wavelength.si() / (2 * pitch.si()) : 1;
    return sine >= 1 ? widest : std::min(std::asin(std::max(sine, 0.0)), widest);
}

SceneBuilder::SceneBuilder(const SceneContent& content)
    : content_(content), halfWidth_(static_cast<double>(content.plate.size.cols)
                                    * content.plate.pitchX.si() * millimetre / 2),
      halfHeight_(static_cast<double>(content.plate.size.rows) * content.plate.pitchY.si()
                  * millimetre / 2) {}

double SceneBuilder::farthest(double sign) const {
    double far = std::max(content_.reconstruction.si() * sign, 0.0);
    for (const SeenSource& source : content_.sources) {
        const Box box = source.box.bounds();
        far = std::max({far, box.low[2] * sign, box.high[2] * sign});
    }
    return far * millimetre;
}

SceneOutline SceneBuilder::build() const {
    SceneOutline scene;
    scene.bounds = {{-halfWidth_, -halfHeight_, 0}, {halfWidth_, halfHeight_, 0}};
    addPlate(scene);
    for (const SeenSource& source : content_.sources)
        addObject(source, scene);
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

void SceneBuilder::addObject(const SeenSource& source, SceneOutline& scene) const {
    const bool isChosen = source.number == content_.chosen;
    std::array<Vec3, 8> corners{};
    for (unsigned number = 0; number < 8; ++number) {
        corners[number] = source.box.corner(number);
        for (double& coordinate : corners[number])
            coordinate *= millimetre;
        scene.bounds.include(corners[number]);
    }
    const QColor colour = isChosen ? shade(Role::Object) : shade(Role::Object).darker(150);
    for (unsigned axis = 0; axis < 3; ++axis)
        for (unsigned number = 0; number < 8; ++number)
            if ((number >> axis & 1U) == 0)
                scene.lines.push_back({{corners[number], corners[number | 1U << axis]}, colour});
    if (!isChosen)
        return;
    const auto [low, high] = source.box.bounds();
    const Vec3 size = source.box.half;
    scene.labels.push_back(
        {{millimetre * (low[0] + high[0]) / 2, millimetre * low[1], millimetre * high[2]},
         tr("Object %1").arg(sizeText({2 * size[0], 2 * size[1], 2 * size[2]})),
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
        scene.labels.push_back({{x, y - halfHeight_ * 0.08, z},
                                lengthText(z / millimetre),
                                shade(Role::Ruler),
                                true,
                                true});
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
