// SPDX-License-Identifier: GPL-3.0-or-later
// The one-dimensional novel look-up table (Kwon, Kim & Kim, Opt. Eng. 53, 035103, 2014): points on
// the pixel grid and on depth planes. On the processor a pair of tables serves the points of a
// plane that are summed together, shifted, as factors of matrix products; other devices make these
// factors anew. A method for comparison.
#include "engine/job/job_control.h"
#include "engine/methods/method.h"
#include "engine/methods/point_sum.h"
#include "engine/methods/snapped_cloud.h"
#include "engine/methods/sum_choice.h"
#include "engine/model/called.h"
#include "engine/model/units.h"

#include <algorithm>
#include <numbers>

namespace fringe {
namespace {

constexpr std::int64_t mostPlaces = 65536; ///< along an axis, as 16 bits hold

SnapFigures figuresOf(const MethodInput& input) {
    const auto planes =
        std::get<std::int64_t>(valueOf(methodOf("nlut").info, input.values, "planes"));
    return snapFigures(input.points, static_cast<std::size_t>(planes), input.grid);
}

std::string moveText(double metres) {
    return formatLength(Length(parseNumber(formatRounded(metres))));
}

std::optional<Message> refusalOfSnap(const MethodInput& input, const SnapFigures& figures) {
    const ChoiceInfo& nlut = methodOf("nlut").info;
    const bool snap = std::get<bool>(valueOf(nlut, input.values, "snap"));
    const double finest = std::min(input.grid.pitchX, input.grid.pitchY);
    if (!snap && (figures.sideways > 1e-6 * finest || figures.inDepth > 0))
        return message(
            FRINGE_MARK("The method nlut takes points in the middle of pixels and on at most so "
                        "many depth planes as are given; snapping ({2}) would move points by up "
                        "to {0} sideways and {1} in depth."),
            moveText(figures.sideways), moveText(figures.inDepth),
            called(*parameterOf(nlut, "snap")));
    if (figures.nearest < std::ranges::max(input.wavelengths).si())
        return message(FRINGE_MARK("Snapping would put points nearer to the plate than one "
                                   "wavelength; give more depth planes or move the object."));
    if (figures.last.col - figures.first.col >= mostPlaces
        || figures.last.row - figures.first.row >= mostPlaces)
        return message(FRINGE_MARK("The points spread over more than {0} pixels, which the packed "
                                   "places of the method nlut cannot hold; choose another method."),
                       mostPlaces);
    return std::nullopt;
}

/// The largest error that the moves make, of a wave whose phase errs by Δφ: |exp(iΔφ) - 1| ≤ |Δφ|.
/// A move in depth turns the whole wave, one aside at most as its steepest light.
double errorOfSnap(const MethodInput& input, const SnapFigures& figures) {
    const double shortest = std::ranges::min(input.wavelengths).si();
    const double finest = std::min(input.grid.pitchX, input.grid.pitchY);
    const double steepest = std::numbers::sqrt2 * std::min(1.0, shortest / (2 * finest));
    const double path = figures.inDepth + steepest * figures.sideways;
    return mostByMeeting * std::min(2.0, 2 * std::numbers::pi / shortest * path);
}

std::string bytesText(double bytes) {
    return formatBytes(static_cast<std::uint64_t>(bytes));
}

PointSumChoice choiceOf(const MethodInput& input) {
    PointSumChoice choice = pointSumChoice({WaveModel::Fresnel, PointSum::Products}, input.values);
    choice.onPixels = true;
    return choice;
}

/// Bytes of a point in its order.
constexpr double packedBytes = sizeof(Complex) + sizeof(std::uint32_t);

/// Bytes of the pair of tables that serves a depth plane.
double tableBytes(const SnapFigures& figures, const PlaneGrid& grid) {
    const std::int64_t spread =
        figures.last.row - figures.first.row + figures.last.col - figures.first.col;
    return static_cast<double>(grid.shape.rows + grid.shape.cols + spread) * sizeof(Complex);
}

std::vector<Message> notesOf(const MethodInput& input, const SnapFigures& figures,
                             const Capabilities& device) {
    const double packed = static_cast<double>(input.cloud.count()) * packedBytes;
    std::vector<Message> notes{
        message(FRINGE_MARK("Snapping moves points by up to {0} sideways and {1} in depth, to {2} "
                            "depth planes; packed they take {3}."),
                moveText(figures.sideways), moveText(figures.inDepth), figures.planes.count(),
                bytesText(packed))};
    const double tables = tableBytes(figures, input.grid);
    if (device.device == "cpu")
        notes.push_back(message(
            FRINGE_MARK("The tables of a plane would take {0}, those of all {1}."),
            bytesText(tables), bytesText(tables * static_cast<double>(figures.planes.count()))));
    return notes;
}

Forecast forecast(const MethodInput& input, const Capabilities& device) {
    const SnapFigures figures = figuresOf(input);
    const PointSumChoice choice = choiceOf(input);
    Forecast forecast = forecastOfSum(input, choice, device);
    const auto count = static_cast<double>(input.cloud.count());
    const auto called = static_cast<double>(mostPointsOf(choice, device));
    forecast.bytes += count * packedBytes + std::min(count, called) * sizeof(Point);
    forecast.error += errorOfSnap(input, figures);
    const std::vector<Message> notes = notesOf(input, figures, device);
    forecast.notes.insert(forecast.notes.begin(), notes.begin(), notes.end());
    if (const auto reason = refusalOfSnap(input, figures))
        forecast.refusal = reason;
    return forecast;
}

void compute(const MethodInput& input, Device& device, Buffer& field, JobControl& control) {
    const SnapFigures figures = figuresOf(input);
    const SnappedCloud cloud = snapped(input.points, figures, input.grid);
    control.checkpoint();
    const auto pieces = [&](std::size_t piece, const auto& use) {
        inPieces(cloud, figures, input.grid, piece, use);
    };
    sumPoints(input, pieces, choiceOf(input), device, field, control);
}

} // namespace

extern const Method nlut_points{
    {
        "nlut",
        FRINGE_MARK("Look-up tables of depth planes (1-D N-LUT)"),
        FRINGE_MARK("Parabolic waves from one pair of tables per depth plane, for points moved to "
                    "pixels and planes; for comparison with the literature."),
        {windowParameter(),
         toleranceParameter(),
         {.key = "snap",
          .kind = ValueKind::Toggle,
          .label = FRINGE_MARK("Snap"),
          .help =
              FRINGE_MARK("Move each point to the middle of the nearest pixel and to the nearest "
                          "depth plane."),
          .initial = false,
          .option = "snap"},
         {.key = "planes",
          .kind = ValueKind::Count,
          .label = FRINGE_MARK("Depth planes"),
          .help = FRINGE_MARK("Most planes of constant depth that points are put on."),
          .initial = std::int64_t{256},
          .least = 1,
          .most = 65536,
          .option = "planes"}},
    },
    forecast,
    compute,
};

} // namespace fringe
