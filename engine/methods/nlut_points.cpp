// SPDX-License-Identifier: GPL-3.0-or-later
// The one-dimensional novel look-up table (Kwon, Kim & Kim, Opt. Eng. 53, 035103, 2014): points on
// the pixel grid and on depth planes. On the processor a pair of tables per plane serves all its
// points, shifted; other devices make a point's lines anew and sum products of them. A method for
// comparison.
#include "engine/job/pacer.h"
#include "engine/methods/field_preview.h"
#include "engine/methods/line_tables.h"
#include "engine/methods/method.h"
#include "engine/methods/point_sum.h"
#include "engine/methods/snapped_cloud.h"
#include "engine/methods/sum_choice.h"
#include "engine/model/units.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

constexpr std::int64_t mostPlaces = 65536; ///< along an axis, as 16 bits hold

/// Of one thread [s]: a pair, and a value of a table.
constexpr double pairSeconds = 2.5e-10, valueSeconds = 3e-8;

ParameterInfo snapParameter() {
    ParameterInfo info;
    info.key = "snap";
    info.kind = ValueKind::Toggle;
    info.label = FRINGE_MARK("Snap");
    info.help = FRINGE_MARK("Move each point to the middle of the nearest pixel and to the nearest "
                            "depth plane.");
    info.initial = false;
    info.option = "snap";
    return info;
}

ParameterInfo planesParameter() {
    ParameterInfo info;
    info.key = "planes";
    info.kind = ValueKind::Count;
    info.label = FRINGE_MARK("Depth planes");
    info.help = FRINGE_MARK("Most planes of constant depth that points are put on.");
    info.initial = std::int64_t{256};
    info.least = 1;
    info.most = 65536;
    info.option = "planes";
    return info;
}

const MethodInfo& tableOfParameters();

WaveSetting settingOf(const MethodInput& input, std::size_t plane) {
    return {input.grid, input.wavelengths[plane].si(), pointSumChoice({}, input.values).window};
}

SnapFigures figuresOf(const MethodInput& input) {
    const auto planes =
        std::get<std::int64_t>(valueOf(tableOfParameters(), input.values, "planes"));
    return snapFigures(input.points, static_cast<std::size_t>(planes), input.grid);
}

LineReach acrossOf(const SnapFigures& figures, const PlaneGrid& grid) {
    return {grid.pitchX, grid.shape.cols, figures.first.col, figures.last.col};
}

LineReach upOf(const SnapFigures& figures, const PlaneGrid& grid) {
    return {grid.pitchY, grid.shape.rows, figures.first.row, figures.last.row};
}

double tableValues(const SnapFigures& figures, const PlaneGrid& grid) {
    const auto length = [](const LineReach& reach) {
        return static_cast<double>(reach.count + reach.lastPoint - reach.firstPoint);
    };
    return length(acrossOf(figures, grid)) + length(upOf(figures, grid));
}

std::string moveText(double metres) {
    return formatLength(Length(parseNumber(formatRounded(metres))));
}

std::optional<Message> refusalOfSnap(const MethodInput& input, const SnapFigures& figures) {
    const bool snap = std::get<bool>(valueOf(tableOfParameters(), input.values, "snap"));
    const double finest = std::min(input.grid.pitchX, input.grid.pitchY);
    if (!snap && (figures.sideways > 1e-6 * finest || figures.inDepth > 0))
        return message(
            FRINGE_MARK("The method nlut takes points in the middle of pixels and on at most so "
                        "many depth planes as are given; snapping (--snap) would move points by up "
                        "to {0} sideways and {1} in depth."),
            moveText(figures.sideways), moveText(figures.inDepth));
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

std::string bytesText(double bytes) {
    return formatBytes(static_cast<std::uint64_t>(bytes));
}

Message noteOf(const SnapFigures& figures, double tableBytes) {
    const auto planes = figures.planes.count();
    return message(FRINGE_MARK("Snapping moves points by up to {0} sideways and {1} in depth, to "
                               "{2} depth planes; the tables of a plane take {3}, those of all "
                               "would take {4}."),
                   moveText(figures.sideways), moveText(figures.inDepth), planes,
                   bytesText(tableBytes), bytesText(tableBytes * static_cast<double>(planes)));
}

/// On all devices but the cpu.
PointSumChoice productsOf(const MethodInput& input) {
    return pointSumChoice({WaveModel::Fresnel, PointSum::Products}, input.values);
}

/// Of a point in its order.
constexpr double packedBytes = sizeof(Complex) + sizeof(std::uint32_t);

Forecast forecastOfProducts(const MethodInput& input, const SnapFigures& figures,
                            const Abilities& device) {
    const PointSumChoice choice = productsOf(input);
    Forecast forecast = forecastOfSum(input, choice, device);
    const std::size_t called = std::min(input.cloud.count(), mostPointsOf(choice, device));
    const double packed = static_cast<double>(input.cloud.count()) * packedBytes;
    forecast.bytes += packed + static_cast<double>(called) * sizeof(Point);
    forecast.notes.insert(
        forecast.notes.begin(),
        message(FRINGE_MARK("Snapping moves points by up to {0} sideways and {1} in depth, to {2} "
                            "depth planes; packed they take {3}."),
                moveText(figures.sideways), moveText(figures.inDepth), figures.planes.count(),
                bytesText(packed)));
    if (const auto reason = refusalOfSnap(input, figures))
        forecast.refusal = reason;
    return forecast;
}

Forecast forecast(const MethodInput& input, const Abilities& device) {
    const SnapFigures figures = figuresOf(input);
    if (device.device != "cpu")
        return forecastOfProducts(input, figures, device);
    const double values = tableValues(figures, input.grid);
    const double tableBytes = 2 * values * sizeof(Complex);
    const auto points = static_cast<double>(input.cloud.count());
    const auto samples = static_cast<double>(input.grid.shape.count());
    Forecast forecast;
    forecast.refusal = refusalOfSnap(input, figures);
    if (const auto reason = refusalOf(pointSumChoice({}, input.values), device))
        forecast.refusal = reason;
    forecast.bytes = tableBytes + points * packedBytes + samples * sizeof(Complex);
    forecast.notes = {noteOf(figures, tableBytes)};
    for (std::size_t plane = 0; plane < input.wavelengths.size(); ++plane) {
        const WaveSetting setting = settingOf(input, plane);
        const double reached = coverage(input.cloud, WaveModel::Fresnel, setting);
        const double tables = static_cast<double>(figures.planes.count()) * values * valueSeconds;
        forecast.seconds += points * samples * reached * pairSeconds / device.units + tables;
        forecast.error = std::max(forecast.error, fresnelError(input.cloud, setting));
    }
    forecast.error += pointSumChoice({}, input.values).tolerance;
    return forecast;
}

/// The sum over the points of one depth plane after the other.
class TableSum {
  public:
    TableSum(const MethodInput& input, JobControl& control)
        : input_(input), control_(control), figures_(figuresOf(input)),
          cloud_(snapped(input.points, figures_, input.grid)),
          sum_{input.grid.shape,
               std::vector<Complex>(static_cast<std::size_t>(input.grid.shape.count()))},
          preview_(input, control, planeRows(sum_, 1, input.grid.shape.cols)) {}

    const std::vector<Complex>& run() {
        for (std::size_t plane = 0; plane < figures_.planes.count(); ++plane)
            if (cloud_.begins[plane] < cloud_.begins[plane + 1])
                addPlane(plane);
        return sum_.samples;
    }

  private:
    void addPlane(std::size_t plane) {
        const double depth = figures_.planes.depth(plane);
        const WaveSetting setting = settingOf(input_, input_.plane);
        across_ = lineTable(acrossOf(figures_, input_.grid), depth, setting);
        up_ = lineTable(upOf(figures_, input_.grid), depth, setting);
        const double cycles = std::fmod(depth / setting.wavelength, 1.0);
        constant_ = Complex(std::polar(1.0, -2 * std::numbers::pi * cycles));
        begin_ = cloud_.begins[plane];
        end_ = cloud_.begins[plane + 1];
        const auto [rows, cols] = input_.grid.shape;
        const double perRow = static_cast<double>(end_ - begin_) * static_cast<double>(cols);
        for (std::int64_t row = 0, some = 0; row < rows; row += some) {
            some = std::clamp(static_cast<std::int64_t>(pacer_.piece() / perRow), std::int64_t{1},
                              rows - row);
            pacer_.run(perRow * static_cast<double>(some), control_, [&] {
                parallelFor(some, 8, [&](std::int64_t from, std::int64_t to) {
                    for (std::int64_t r = row + from; r < row + to; ++r)
                        addRow(r);
                });
            });
            preview_.show();
        }
    }

    void addRow(std::int64_t row) {
        const auto cols = static_cast<std::size_t>(input_.grid.shape.cols);
        const std::span<Complex> samples =
            std::span(sum_.samples).subspan(static_cast<std::size_t>(row) * cols, cols);
        for (std::size_t i = begin_; i < end_; ++i) {
            const std::int64_t n = row - figures_.first.row - (cloud_.places[i] >> 16);
            const std::int64_t col = figures_.first.col + (cloud_.places[i] & 0xffff);
            if (up_.reaches(n))
                addFringe(samples, across_, col, cloud_.weights[i] * constant_ * up_.at(n));
        }
    }

    const MethodInput& input_;
    JobControl& control_;
    SnapFigures figures_;
    SnappedCloud cloud_;
    Field sum_;
    FieldPreview preview_;
    Pacer pacer_{5e7};
    LineTable across_, up_;
    Complex constant_;
    std::size_t begin_ = 0, end_ = 0;
};

void sumProducts(const MethodInput& input, Device& device, Buffer& field, JobControl& control) {
    const SnapFigures figures = figuresOf(input);
    const SnappedCloud cloud = snapped(input.points, figures, input.grid);
    control.checkpoint();
    const auto pieces = [&](std::size_t piece, const auto& use) {
        inPieces(cloud, figures, input.grid, piece, use);
    };
    sumPoints(input, pieces, productsOf(input), device, field, control);
}

void compute(const MethodInput& input, Device& device, Buffer& field, JobControl& control) {
    if (device.info().backend != Backend::Cpu)
        return sumProducts(input, device, field, control);
    TableSum sum(input, control);
    device.upload(field, sum.run());
}

const Method entry{
    {
        "nlut",
        FRINGE_MARK("Look-up tables of depth planes (1-D N-LUT)"),
        FRINGE_MARK("Parabolic waves from one pair of tables per depth plane, for points moved to "
                    "pixels and planes; for comparison with the literature."),
        {windowParameter(), toleranceParameter(), snapParameter(), planesParameter()},
    },
    forecast,
    compute,
};

const MethodInfo& tableOfParameters() {
    return entry.info;
}

} // namespace

const Method& nlut_points_entry() {
    return entry;
}

} // namespace fringe
