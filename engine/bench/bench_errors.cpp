// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/accuracy/point_error.h"
#include "engine/bench/case_rows.h"
#include "engine/bench/random_cloud.h"
#include "engine/job/job_control.h"
#include "engine/model/parameter_rows.h"
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

Design designOf(const BenchCase& one) {
    const Length pitch(one.number("pitch"));
    const auto distance = one.number("distance");
    const Plate plate{plateSize, pitch, pitch};
    return pointDesign(one, plate,
                       randomCloud(points, plate, {distance, one.number("depth") * distance}));
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
    const auto length = [&](const char* key) { return formatLength(Length(one.number(key))); };
    return one.text("method") + ", " + length("distance") + " away, depth "
           + formatRounded(100 * one.number("depth")) + " %, pitch " + length("pitch");
}

BenchRow rowOf(const BenchCase& one, const BenchRun& run, RightFields& right) {
    const Design design = designOf(one);
    const Plan planned =
        plan(design, {.device = run.device.capabilities(), .reconstructing = false});
    BenchRow row;
    row.subject = textOf(one);
    row.what = {{"points", points}, {"size", sizeText(plateSize)}};
    row.what.insert(one.begin(), one.end());
    if (!planned.runnable())
        return leftOut(row, planned.findings.front().message);
    const Hologram hologram = computedFor(planned, run);
    // "auto" answers for the exact wave
    const WaveModel model = waveModelOf(one.text("method"));
    row.runs = 1;
    row.error = relativeError(hologram.planes.front(), right.of(design, model));
    row.errorOf =
        std::string("all pixels, ") + (model == WaveModel::Fresnel ? "Fresnel" : "exact") + " wave";
    row.memory = planned.bytes;
    const auto tolerance = one.number("tolerance");
    row.remark = row.error > tolerance
                     ? message(FRINGE_MARK("above the tolerance of {0}"), formatRounded(tolerance))
                     : toleranceKept(one, planned.method().key);
    return row;
}

using table::between, table::named, table::positive, table::withOption;

BenchAxis pitch() {
    return {.info = withOption(positive(named("pitch", ValueKind::Length, FRINGE_MARK("Pitch"),
                                              FRINGE_MARK("Distances between pixel centres"))),
                               "pitch"),
            .values = {0.25e-6, 1e-6, 8e-6, 20e-6},
            .type = "LENGTH"};
}

BenchAxis depth() {
    return {.info =
                withOption(between(named("depth", ValueKind::Number, FRINGE_MARK("Depth"),
                                         FRINGE_MARK("Depths of the points over their distance")),
                                   0, 1),
                           "depth"),
            .values = {0.0, 0.1, 0.5}};
}

/// The cases of one geometry share what is computed in double precision.
void measure(const BenchCase&, const BenchRun& run) {
    RightFields right;
    for (const BenchCase& one : run.compared) {
        run.control.checkpoint();
        run.found(rowOf(one, run, right));
    }
}

} // namespace

extern const Benchmark bench_errors{
    "errors", FRINGE_MARK("Errors of point methods"),
    FRINGE_MARK("errors of every method over distance, pixel pitch and depth of the points"),
    measure, [] {
        BenchAxis tolerance = axes::tolerance();
        tolerance.isCompared = true;
        return std::vector{axes::distance({1e-3, 1e-2, 0.1, 1.0, 10.0}), pitch(), depth(),
                           axes::method(true), tolerance};
    }};

} // namespace fringe
