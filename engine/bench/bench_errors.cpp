// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/accuracy/point_error.h"
#include "engine/bench/case_rows.h"
#include "engine/bench/random_cloud.h"
#include "engine/job/job_control.h"
#include "engine/model/placed_points.h"
#include "engine/model/units.h"
#include "engine/run/plan.h"
#include "engine/sources/points/points_source.h"
#include "kernels/parallel.h"
#include "kernels/reference/operations.h"

#include <cmath>
#include <map>

namespace fringe {
namespace {

constexpr Shape plateSize{180, 320};
constexpr std::int64_t points = 100;

/// The cases of one geometry; they share what is computed in double precision.
struct Geometry {
    double distance, pitch, depth;
};

Design designOf(const BenchCase& one) {
    const Plate plate{one.size, Length(one.pitch), Length(one.pitch)};
    return pointDesign(one, plate,
                       randomCloud(one.count, plate, {one.distance, one.depth * one.distance}));
}

/// Every sample of the field in double precision; the cores share its rows.
reference::Plane fieldOf(const Design& design, WaveModel model) {
    const Plate& plate = design.setup.plate;
    const PlacedPoints placed(asCloud(design.sources.front()), design.setup.wavelengths, 0);
    reference::Plane field(plate.size);
    parallelFor(plate.size.rows, 4, [&](std::int64_t begin, std::int64_t end) {
        PointSourcesArgs args;
        args.grid = {plate.size, plate.pitchX.si(), plate.pitchY.si()};
        args.wavelength = design.setup.wavelengths.front().si();
        args.model = model;
        args.firstRow = begin;
        args.rowCount = end - begin;
        placed.inPieces(points, [&](std::span<const Point> piece) {
            args.points = piece;
            reference::addPointSources(field, args);
        });
    });
    return field;
}

/// The right fields of a geometry, each made when it is first asked for.
class RightFields {
  public:
    const reference::Plane& of(const Design& design, WaveModel model) {
        const std::pair key(design.sources.front().method.key == "nlut", model);
        const auto found = fields_.find(key);
        return found != fields_.end() ? found->second
                                      : fields_.emplace(key, fieldOf(design, model)).first->second;
    }

  private:
    std::map<std::pair<bool, WaveModel>, reference::Plane> fields_; ///< on snapped points or not
};

std::string textOf(const BenchCase& one) {
    return one.method + ", " + formatLength(Length(one.distance)) + " away, depth "
           + formatRounded(100 * one.depth) + " %, pitch " + formatLength(Length(one.pitch));
}

BenchRow rowOf(const BenchCase& one, const BenchRun& run, RightFields& right) {
    const Design design = designOf(one);
    const Plan planned =
        plan(design, {.device = run.device.capabilities(), .reconstructing = false});
    BenchRow row;
    row.benchmark = "errors";
    row.subject = textOf(one);
    row.what = one;
    row.device = run.device.info().id;
    if (!planned.runnable())
        return leftOut(row, planned.findings.front().message);
    const Hologram hologram = computedFor(planned, run);
    const WaveModel model = waveModelOf(one.method); // "auto" answers for the exact wave
    row.runs = 1;
    row.error = relativeError(hologram.planes.front(), right.of(design, model));
    row.errorOf =
        std::string("all pixels, ") + (model == WaveModel::Fresnel ? "Fresnel" : "exact") + " wave";
    row.memory = planned.bytes;
    row.remark = row.error > one.tolerance ? message(FRINGE_MARK("above the tolerance of {0}"),
                                                     formatRounded(one.tolerance))
                                           : toleranceKept(one, planned.method().key);
    return row;
}

std::vector<Geometry> geometriesOf(const BenchChoice& choice) {
    std::vector<Geometry> geometries;
    for (const double distance : orElse(choice.distances, {1e-3, 1e-2, 0.1, 1, 10}))
        for (const double pitch : orElse(choice.pitches, {0.25e-6, 1e-6, 8e-6, 20e-6}))
            for (const double depth : orElse(choice.depths, {0, 0.1, 0.5}))
                geometries.push_back({distance, pitch, depth});
    return geometries;
}

void measure(const BenchChoice& choice, const BenchRun& run) {
    const std::vector<Geometry> geometries = geometriesOf(choice);
    const std::vector<std::string> methods = chosenMethods(choice);
    const double all = static_cast<double>(geometries.size());
    double done = 0;
    for (const Geometry& geometry : geometries) {
        const JobShare share(run.control, done / all, (done + 1) / all);
        RightFields right;
        for (const std::string& method : methods)
            for (const double tolerance : orElse(choice.tolerances, {1e-4})) {
                run.control.checkpoint();
                run.found(rowOf({method, points, plateSize, tolerance, geometry.distance,
                                 geometry.pitch, geometry.depth},
                                run, right));
            }
        ++done;
    }
}

} // namespace

extern const Benchmark bench_errors{
    "errors", FRINGE_MARK("Errors of point methods"),
    FRINGE_MARK("errors of every method over distance, pixel pitch and depth of the points"),
    &measure};

} // namespace fringe
