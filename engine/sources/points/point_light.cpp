// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/points/point_light.h"

#include "engine/job/job_control.h"
#include "engine/methods/method.h"
#include "engine/methods/sum_choice.h"
#include "engine/model/bounds.h"
#include "engine/model/placed_points.h"
#include "engine/model/point_cloud.h"
#include "engine/model/units.h"
#include "engine/solvers/phase_pattern.h"
#include "engine/sources/placed.h"
#include "engine/sources/points/point_sheets.h"
#include "engine/sources/spots/wanted_spots.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <numeric>
#include <span>
#include <tuple>

namespace fringe {
namespace {

double farthestOf(const Point& point) {
    return std::max({std::abs(point.x), std::abs(point.y), std::abs(point.z)});
}

bool holds(const ViewRoom& view, const Point& point) {
    return std::abs(point.x) <= view.x.halfWidthAt(point.z)
           && std::abs(point.y) <= view.y.halfWidthAt(point.z);
}

/// How many points no hologram can show, by their places or their light.
struct MisplacedPoints {
    std::size_t tooNear = 0;
    std::size_t outside = 0; ///< of the field of view
    std::size_t tooFar = 0;
    std::size_t tooBright = 0;
    std::size_t firstNear = SIZE_MAX, firstFar = SIZE_MAX; ///< in the order of the cloud
    std::size_t firstBright = SIZE_MAX;

    void add(const MisplacedPoints& others);
};

void MisplacedPoints::add(const MisplacedPoints& others) {
    tooNear += others.tooNear;
    outside += others.outside;
    tooFar += others.tooFar;
    tooBright += others.tooBright;
    firstNear = std::min(firstNear, others.firstNear);
    firstFar = std::min(firstFar, others.firstFar);
    firstBright = std::min(firstBright, others.firstBright);
}

/// Misplaced points of those that follow `seen` others: those too near, those too far away and
/// those out of view. On all threads.
MisplacedPoints misplacedOf(std::span<const Point> points, std::size_t seen, const ViewRoom& view) {
    constexpr std::int64_t pointsAtOnce = 1 << 14; // that one thread looks at
    MisplacedPoints all;
    std::mutex guard;
    parallelFor(std::ssize(points), pointsAtOnce, [&](std::int64_t begin, std::int64_t end) {
        MisplacedPoints own;
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            if (std::abs(points[i].z) < view.nearest && own.tooNear++ == 0)
                own.firstNear = seen + i;
            if (!(farthestOf(points[i]) <= farthest) && own.tooFar++ == 0)
                own.firstFar = seen + i;
            if (!(static_cast<double>(points[i].amplitude) <= largestAmplitude)
                && own.tooBright++ == 0)
                own.firstBright = seen + i;
            own.outside += holds(view, points[i]) ? 0 : 1;
        }
        const std::scoped_lock lock(guard);
        all.add(own);
    });
    return all;
}

/// Where light is wanted.
PlaneGrid gridOf(const SourceInput& input) {
    return input.tile.value_or(gridOf(input.design.setup.plate));
}

void checkpoint(const SourceInput& input) {
    if (input.control != nullptr)
        input.control->checkpoint();
}

/// Side by side: some look at every point.
std::vector<Forecast> forecastsOfAll(const MethodInput& input, const SourceInput& source) {
    const std::vector<const Method*>& methods = allMethods();
    std::vector<Forecast> forecasts(methods.size());
    parallelFor(
        static_cast<std::int64_t>(methods.size()), 1, [&](std::int64_t begin, std::int64_t end) {
            for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
                checkpoint(source);
                forecasts[i] = methods[i]->forecast(input, source.device);
            }
        });
    return forecasts;
}

/// Spots are where their table says.
std::string dataPath(const Source& source) {
    return "source." + sourceKindOf(source.kind.key).info.assets.front().key;
}

constexpr std::size_t pointsChecked = 1 << 17; ///< between two checkpoints

/// Collects the findings about one cloud.
class Planner {
  public:
    Planner(const CloudSource& cloud, const SourceInput& input)
        : cloud_(cloud), input_(input), setup_(input.design.setup) {}

    SourceCost make() {
        const PointCloud* points = cloud_.cloud.get();
        if (points == nullptr || points->size() == 0) {
            add(Severity::Refusal, "",
                message(FRINGE_MARK("The scene holds no point; import a point cloud.")));
            return cost_;
        }
        const PlacedPoints placed(cloud_, setup_.wavelengths, 0);
        const CloudFigures figures = check(placed);
        if (cost_.findings.empty() || cost_.findings.front().severity != Severity::Refusal)
            forecast(placed, figures);
        cost_.held += static_cast<double>(points->bytesHeld());
        cost_.points = points->size();
        if (!input_.hiding)
            cost_.work = static_cast<double>(points->size())
                         * static_cast<double>(gridOf(input_).shape.count())
                         * static_cast<double>(setup_.wavelengths.size());
        if (points->stored)
            add(Severity::Note, "",
                message(FRINGE_MARK("The {0} points would take {1} of memory; they are read piece "
                                    "by piece from a scratch file."),
                        points->size(),
                        formatBytes(PointCloud::bytes(points->size(), points->isColoured()))));
        return cost_;
    }

  private:
    void add(Severity severity, std::string parameter, Message text, std::vector<Fix> fixes = {}) {
        cost_.findings.push_back(
            {severity, std::move(parameter), std::move(text), std::move(fixes)});
    }

    CloudFigures check(const PlacedPoints& points) {
        CloudFigures figures(points.size());
        const ViewRoom view = viewRoom(setup_);
        MisplacedPoints misplaced;
        std::size_t seen = 0;
        points.inPieces(pointsChecked, [&](std::span<const Point> some) {
            checkpoint(input_);
            misplaced.add(misplacedOf(some, seen, view));
            seen += some.size();
            figures.see(some);
        });
        adviseOn(misplaced, view);
        return figures;
    }

    void adviseOn(const MisplacedPoints& misplaced, const ViewRoom& view) {
        const auto& [tooNear, outside, tooFar, tooBright, firstNear, firstFar, firstBright] =
            misplaced;
        const std::size_t all = cloud_.cloud->size();
        const std::string place = placePath(input_.source);
        std::vector<Fix> ways;
        if (tooNear + tooFar + outside > 0)
            ways = waysInto(view, input_.source);
        if (tooNear > 0)
            add(Severity::Refusal, place,
                message(FRINGE_MARK(
                            "{0} of {1} points lie nearer to the plate than one wavelength, the "
                            "first being point {2}; move the object to another distance."),
                        tooNear, all, firstNear + 1),
                ways);
        if (tooFar > 0)
            add(Severity::Refusal, place,
                message(FRINGE_MARK("{0} of {1} points lie farther away than {2}, the first being "
                                    "point {3}; bring them nearer."),
                        tooFar, all, legibleLength(Length(farthest)), firstFar + 1),
                ways);
        if (tooBright > 0)
            add(Severity::Refusal, dataPath(input_.source),
                message(FRINGE_MARK("{0} of {1} points have amplitudes beyond 10¹², the first "
                                    "being point {2}; scale all of them down."),
                        tooBright, all, firstBright + 1));
        if (outside > 0)
            add(Severity::Warning, place,
                message(FRINGE_MARK(
                            "{0} of {1} points lie outside the field of view, where no pixel can "
                            "send light; make the object smaller, or move it away from the plate."),
                        outside, all),
                ways);
    }

    void forecast(const PlacedPoints& points, const CloudFigures& figures) {
        if (input_.hiding)
            return addPointSheetCost(cloud_, input_, cost_);
        const Choice& method = input_.source.method;
        const MethodInput input{points, figures,       gridOf(input_), setup_.wavelengths,
                                0,      method.values, input_.realPart};
        const Forecast own = methodOf(method.key).forecast(input, input_.device);
        if (input_.comparing || !own.offered)
            compare(forecastsOfAll(input, input_));
        take(own);
    }

    void compare(const std::vector<Forecast>& forecasts) {
        for (std::size_t i = 0; i < forecasts.size(); ++i)
            cost_.methods.push_back({allMethods()[i]->info.key,
                                     forecasts[i].offered && !forecasts[i].refusal,
                                     forecasts[i].seconds, forecasts[i].error});
    }

    void take(const Forecast& chosen) {
        const Choice& method = input_.source.method;
        cost_.method = chosen.other.value_or(method);
        cost_.seconds = chosen.seconds;
        cost_.error = chosen.error;
        cost_.bytes = chosen.bytes;
        cost_.onDevice = chosen.onDevice;
        for (const Message& note : chosen.notes)
            add(Severity::Note, "method.name", note);
        if (!chosen.offered)
            add(Severity::Refusal, "method.name",
                message(FRINGE_MARK("The device {0} does not offer the method \"{1}\"; choose "
                                    "another device, or one of the methods {2}."),
                        input_.device.device, method.key, possibleMethods()));
        else if (chosen.refusal)
            add(Severity::Refusal, "method.name", *chosen.refusal);
    }

    std::string possibleMethods() const {
        std::string keys;
        for (const MethodEstimate& method : cost_.methods)
            if (method.possible)
                keys += (keys.empty() ? "" : ", ") + method.key;
        return keys;
    }

    const CloudSource& cloud_;
    const SourceInput& input_;
    const Setup& setup_;
    SourceCost cost_;
};

/// Wavelengths share the figures of the cloud, and what the device keeps: its FFT plans and the
/// memory of its sums. To place, order and plan the points anew for each takes 4 % of the time (a
/// bunny of 35,947 points 0.2 m away in three colours, tile spectra to 2e-3 on two cores): most of
/// even that depends on the wavelength, by the windows and the errors.
class PointLight : public Light {
  public:
    PointLight(CloudSource cloud, const SourceInput& input, Choice method)
        : cloud_(std::move(cloud)), plate_(input.design.setup.plate),
          wavelengths_(input.design.setup.wavelengths), realPart_(input.realPart),
          method_(std::move(method)), figures_(PlacedPoints(cloud_, wavelengths_, 0)) {}

    void add(std::size_t wavelength, const PlaneGrid& grid, Device& device, Buffer& field,
             JobControl& control) const override {
        const PlacedPoints points(cloud_, wavelengths_, wavelength);
        const MethodInput input{points,     figures_,       grid,     wavelengths_,
                                wavelength, method_.values, realPart_};
        methodOf(method_.key).compute(input, device, field, control);
    }
    std::optional<SeenLight> seen() const override {
        return seenPoints(cloud_, plate_, wavelengths_);
    }

  private:
    CloudSource cloud_;
    Plate plate_;
    std::vector<Length> wavelengths_;
    bool realPart_;
    Choice method_;
    CloudFigures figures_;
};

/// Each place once, where it is named first, with the light of all points there: clouds made from
/// edges or faces name many twice.
SpotList merged(SpotList list) {
    const auto placeOf = [&](std::size_t i) { return std::tuple(list[i].x, list[i].y, list[i].z); };
    std::vector<std::size_t> order(list.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, placeOf);
    std::vector<bool> isFirst(list.size(), true);
    for (std::size_t i = 1, first = 0; i < order.size(); ++i)
        if (placeOf(order[i]) == placeOf(order[first])) {
            list[order[first]].intensity += list[order[i]].intensity;
            isFirst[order[i]] = false;
        } else {
            first = i;
        }
    SpotList each;
    for (std::size_t i = 0; i < list.size(); ++i)
        if (isFirst[i])
            each.push_back(list[i]);
    return each;
}

} // namespace

std::string placePath(const Source& source) {
    return isPlaced(sourceKindOf(source.kind.key).info) ? "source.centre_z" : dataPath(source);
}

SourceCost pointLightCost(const CloudSource& cloud, const SourceInput& input) {
    return Planner(cloud, input).make();
}

std::unique_ptr<Light> pointLight(const CloudSource& cloud, const SourceInput& input,
                                  const Choice& method) {
    if (input.hiding)
        return pointSheets(cloud, input);
    return std::make_unique<PointLight>(cloud, input, method);
}

LitSpots litPlaces(const CloudSource& cloud, const Design& design) {
    constexpr std::size_t atOnce = 1 << 16;
    SpotSource spots{.model = WaveModel::Exact};
    SpotList list;
    const PlacedPoints points(cloud, design.setup.wavelengths, 0);
    points.inPieces(atOnce, [&](std::span<const Point> some) {
        for (const Point& point : some)
            list.push_back({point.x,
                            point.y,
                            point.z,
                            static_cast<double>(point.amplitude) * point.amplitude,
                            {}});
    });
    list = merged(std::move(list));
    spots.list = std::make_shared<const SpotList>(std::move(list));
    return litSpots(spots, design);
}

SourceCost wantedPlacesCost(const CloudSource& cloud, const SourceInput& input) {
    SourceCost cost = wantedSpotsCost(litPlaces(cloud, input.design), input);
    for (Finding& finding : cost.findings)
        if (finding.parameter == "source.list")
            finding.parameter = placePath(input.source);
    return cost;
}

void draftPlaces(Design& design, Source& source, double /*share*/) {
    constexpr double tolerance = 1e-2;
    if (design.isDesigned()) {
        design.solver = {"wgs", {}};
        design.start.kind = Start::Kind::Superposition;
        design.stop = {.iterations = 2};
        return;
    }
    ParameterValues& values = source.method.values;
    values["tolerance"] = std::max(pointSumChoice({}, values).tolerance, tolerance);
}

std::uint64_t pointsOfDraft(std::uint64_t points, double share) {
    constexpr double surface = 30'000; // looks closed
    const auto all = static_cast<double>(points);
    return static_cast<std::uint64_t>(std::ceil(std::min(all, std::max(surface, share * all))));
}

} // namespace fringe
