// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/scene/scene_picture.h"

#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr std::size_t primitivesPerCheckpoint = 1 << 12;
constexpr std::int64_t placesAtOnce = 1 << 13;

/// An object in the view.
class SeenObject {
  public:
    /// Keeps references. first: number of its first primitive among those of all objects.
    SeenObject(const SceneObject& object, const Viewpoint& view, std::uint32_t first)
        : object_(object), view_(view), first_(first), places_(count()) {
        parallelFor(std::ssize(places_), placesAtOnce, [&](std::int64_t begin, std::int64_t end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
                places_[i] = view_(placeOf(i));
        });
    }

    std::uint32_t first() const { return first_; }
    std::size_t primitives() const {
        return object_.surface ? object_.surface->triangles() : places_.size();
    }
    bool isColoured() const {
        return object_.surface ? object_.surface->isColoured() : object_.cloud->isColoured();
    }

    /// Calls `use(sample, z)` for samples of the area that a primitive covers and that want it,
    /// `wants(sample, z)`, with a z that is no less.
    template <class Wants, class Use>
    void cover(std::size_t primitive, const SampleArea& area,
               const CoverUse<Wants, Use>& uses) const {
        if (!object_.surface)
            return coverSquare(primitive, area, uses.use);
        const auto corners = cornersOf(primitive);
        const double z = std::max({corners[0][2], corners[1][2], corners[2][2]});
        const CoverUse ofTriangle{
            [&](std::size_t sample) { return uses.wants(sample, z); },
            [&](std::size_t sample, const Parts& parts) {
                uses.use(sample, mixed(parts, corners[0][2], corners[1][2], corners[2][2]));
            }};
        if (!view_.eye)
            coverSamples(corners, area, ofTriangle);
        else
            coverSamplesFromEye(fromEyeTo(corners), eyePlane(), {gridOfEye(area.grid), area.region},
                                ofTriangle);
    }

    /// Whether a primitive has the same intensity wherever it is seen.
    bool isEven() const { return !object_.surface || (object_.surface->isEven() && !view_.eye); }

    /// Intensity of a primitive at a place of the picture that it covers.
    PointColour light(std::size_t primitive, double x, double y) const {
        if (!object_.surface)
            return lightOfPoint(primitive);
        const auto corners = cornersOf(primitive);
        const Parts parts = view_.eye ? EyeTriangle(fromEyeTo(corners), eyePlane())
                                            .partsAt(x - view_.eye->at[0], y - view_.eye->at[1])
                                      : FlatTriangle(corners).partsAt(x, y);
        return object_.surface->intensity({primitive, parts},
                                          view_.towardsViewer(placeAt(primitive, parts)));
    }

  private:
    std::size_t count() const {
        return object_.surface ? object_.surface->vertices().size() : object_.cloud->points.size();
    }
    Place placeOf(std::size_t number) const {
        if (object_.surface)
            return object_.surface->vertices()[number];
        const Point& point = object_.cloud->points[number];
        return {point.x, point.y, point.z};
    }
    Place placeAt(std::size_t triangle, const Parts& parts) const {
        const auto corners = object_.surface->corners(triangle);
        Place place{};
        for (std::size_t axis = 0; axis < 3; ++axis)
            place[axis] = mixed(parts, corners[0][axis], corners[1][axis], corners[2][axis]);
        return place;
    }

    PointColour lightOfPoint(std::size_t number) const {
        const float amplitude = object_.cloud->points[number].amplitude;
        PointColour light{1, 1, 1};
        if (object_.cloud->isColoured())
            light = object_.cloud->colours[number];
        for (float& channel : light)
            channel *= amplitude * amplitude;
        return light;
    }

    std::array<Vertex, 3> cornersOf(std::size_t triangle) const {
        const auto& [a, b, c] = object_.surface->mesh().triangles[triangle];
        return {places_[a], places_[b], places_[c]};
    }

    template <class Use>
    void coverSquare(std::size_t point, const SampleArea& area, const Use& use) const {
        const SampleGrid& grid = area.grid;
        const Place& at = places_[point];
        std::array<double, 2> middle{at[0], at[1]};
        double half = object_.grain / 2;
        if (view_.eye) {
            const Vertex away = fromEyeTo(at);
            if (away[2] < eyePlane().nearest)
                return;
            const double scale = view_.eye->focal / away[2];
            middle = {view_.eye->at[0] + scale * away[0], view_.eye->at[1] + scale * away[1]};
            half *= scale;
        }
        const double x = std::max(half, std::abs(grid.stepX) / 2);
        const double y = std::max(half, std::abs(grid.stepY) / 2);
        eachSample(grid,
                   samplesIn({middle[0] - x, middle[1] - y}, {middle[0] + x, middle[1] + y}, grid,
                             area.region),
                   [&](std::size_t sample, double, double) { use(sample, at[2]); });
    }

    std::array<Vertex, 3> fromEyeTo(const std::array<Vertex, 3>& corners) const {
        return {fromEyeTo(corners[0]), fromEyeTo(corners[1]), fromEyeTo(corners[2])};
    }
    Vertex fromEyeTo(const Place& at) const {
        const Place& eye = view_.eye->at;
        return {at[0] - eye[0], at[1] - eye[1], eye[2] - at[2]};
    }
    /// What is nearer than the near end need not be drawn, but is to be told of.
    EyePlane eyePlane() const {
        constexpr double nearest = 1e-6; // of the distance of the picture
        return {view_.eye->focal, nearest * view_.eye->focal};
    }
    SampleGrid gridOfEye(SampleGrid grid) const {
        grid.x0 -= view_.eye->at[0];
        grid.y0 -= view_.eye->at[1];
        return grid;
    }

    const SceneObject& object_;
    const Viewpoint& view_;
    std::uint32_t first_;
    std::vector<Vertex> places_;
};

/// A picture while it is drawn.
class Canvas {
  public:
    /// Keeps references.
    Canvas(const std::vector<SeenObject>& objects, const Viewpoint& view, const PlaneGrid& grid)
        : objects_(objects), view_(view), grid_(samplesOf(grid)),
          window_(view.window.value_or(grid_.whole())),
          seen_(static_cast<std::size_t>(grid.shape.count())), left_(seen_.size()) {
        constexpr double nothing = std::numeric_limits<double>::quiet_NaN();
        picture_ = {grid.shape, std::vector<double>(seen_.size(), nothing), {}};
        const bool isColoured = std::ranges::any_of(objects, &SeenObject::isColoured);
        picture_.intensity.assign(isColoured ? 3 : 1, std::vector<float>(seen_.size()));
    }

    ScenePicture drawn(const Checkpoint& checkpoint) {
        constexpr std::int64_t fewestRows = 16, bandsPerThread = 4;
        const std::int64_t threads = threadsToUse();
        const std::int64_t rows =
            std::max(fewestRows, window_.shape.rows / (bandsPerThread * threads));
        parallelFor(window_.shape.rows, rows, [&](std::int64_t begin, std::int64_t end) {
            const Region band{window_.row + begin, window_.col, {end - begin, window_.shape.cols}};
            for (const SeenObject& object : objects_)
                draw(object, band, checkpoint);
            light(band, checkpoint);
        });
        picture_.nearer = static_cast<std::size_t>(
            std::ranges::count_if(left_, [](std::uint8_t left) { return (left & before) != 0; }));
        for (std::size_t i = 0; i < left_.size(); ++i)
            picture_.farther += std::isnan(picture_.z[i]) && (left_[i] & behind) != 0 ? 1 : 0;
        return std::move(picture_);
    }

  private:
    static constexpr std::uint8_t before = 1, behind = 2; ///< what is left out at a sample

    void draw(const SeenObject& object, const Region& band, const Checkpoint& checkpoint) {
        for (std::size_t primitive = 0; primitive < object.primitives(); ++primitive) {
            if (checkpoint && primitive % primitivesPerCheckpoint == 0)
                checkpoint();
            const auto number = static_cast<std::uint32_t>(object.first() + primitive);
            object.cover(primitive, {grid_, band},
                         CoverUse{[&](std::size_t sample, double z) { return wants(sample, z); },
                                  [&](std::size_t sample, double z) { put(sample, z, number); }});
        }
    }

    /// Whether a primitive that comes up to z may be seen there.
    bool wants(std::size_t sample, double z) const {
        return !(z <= picture_.z[sample]); // or nothing was there
    }

    void put(std::size_t sample, double z, std::uint32_t number) {
        const double rounding = 1e-12 * std::abs(z);
        if (z > view_.near + rounding || z < view_.far - rounding)
            left_[sample] |= z > view_.near ? before : behind;
        else if (!(z <= picture_.z[sample] + rounding)) { // or nothing was there
            picture_.z[sample] = z;
            seen_[sample] = number;
        }
    }

    /// The light of a primitive.
    struct Lit {
        bool isEven = false; ///< wherever it is seen
        std::uint32_t number = 0;
        PointColour light{};
    };

    void light(const Region& band, const Checkpoint& checkpoint) {
        Lit last;
        for (std::int64_t row = band.row; row < band.row + band.shape.rows; ++row) {
            if (checkpoint)
                checkpoint();
            for (std::int64_t col = band.col; col < band.col + band.shape.cols; ++col)
                lightSample(row, col, last);
        }
    }

    void lightSample(std::int64_t row, std::int64_t col, Lit& last) {
        const auto sample = static_cast<std::size_t>(row * grid_.shape.cols + col);
        if (std::isnan(picture_.z[sample]))
            return;
        if (!last.isEven || last.number != seen_[sample])
            last = litAt(row, col, seen_[sample]);
        for (std::size_t i = 0; i < picture_.intensity.size(); ++i)
            picture_.intensity[i][sample] = last.light[i];
    }

    Lit litAt(std::int64_t row, std::int64_t col, std::uint32_t number) const {
        const auto object =
            std::prev(std::ranges::upper_bound(objects_, number, {}, &SeenObject::first));
        return {object->isEven(), number,
                object->light(number - object->first(),
                              grid_.x0 + static_cast<double>(col) * grid_.stepX,
                              grid_.y0 + static_cast<double>(row) * grid_.stepY)};
    }

    const std::vector<SeenObject>& objects_;
    const Viewpoint& view_;
    SampleGrid grid_;
    Region window_;
    std::vector<std::uint32_t> seen_; ///< number of what is seen
    std::vector<std::uint8_t> left_;
    ScenePicture picture_;
};

} // namespace

SampleGrid samplesOf(const PlaneGrid& grid) {
    return {grid.shape, -static_cast<double>(grid.centreCol()) * grid.pitchX,
            static_cast<double>(grid.centreRow()) * grid.pitchY, grid.pitchX, -grid.pitchY};
}

Place Viewpoint::operator()(const Place& place) const {
    const Place at = turn * place;
    return {at[0] + shift[0], at[1] + shift[1], at[2] + shift[2]};
}

Place Viewpoint::placeInScene(const Place& place) const {
    return inverse(turn) * Place{place[0] - shift[0], place[1] - shift[1], place[2] - shift[2]};
}

Vector Viewpoint::towardsViewer(const Place& place) const {
    if (!eye)
        return turn[2];
    const Place at = placeInScene(eye->at);
    return {at[0] - place[0], at[1] - place[1], at[2] - place[2]};
}

ScenePicture render(const std::vector<SceneObject>& objects, const Viewpoint& view,
                    const PlaneGrid& grid, const Checkpoint& checkpoint) {
    std::vector<SeenObject> seen;
    std::uint32_t first = 0;
    for (const SceneObject& object : objects) {
        seen.emplace_back(object, view, first);
        first += static_cast<std::uint32_t>(seen.back().primitives());
    }
    return Canvas(seen, view, grid).drawn(checkpoint);
}

} // namespace fringe
