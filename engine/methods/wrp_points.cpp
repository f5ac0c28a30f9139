// SPDX-License-Identifier: GPL-3.0-or-later
// Wavefront-recording plane: points to small zones of a plane near them, and a Fourier transform
// from there to the plate. The zones are drawn by the processor; the transforms are the device's.
#include "engine/methods/field_preview.h"
#include "engine/methods/method.h"
#include "engine/methods/recording_plane.h"
#include "engine/methods/sum_choice.h"
#include "engine/methods/zone_sum.h"
#include "engine/model/message.h"
#include "engine/model/units.h"
#include "engine/optics/padded_transform.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

/// The recording plane of one side of the plate.
struct SidePlane {
    RecordingPlane plane;
    double seconds = 0; ///< of one thread, by costs measured once: the same choice on every run
    double drawing = 0; ///< of these, until the points are on the plane
};

struct SidePlanes {
    std::vector<SidePlane> planes;  ///< one a side that has points
    std::optional<Message> refusal; ///< why a side has none that keeps the tolerance
};

/// Of one thread [s]: a sample of a zone, and one of the plane through all its transforms.
constexpr double zoneSeconds = 1.1e-9, planeSeconds = 8e-8;

/// Whether every window holds the whole plate.
bool isUncut(const SideFigures& side, const WaveSetting& setting) {
    return !setting.window
           || (side.slopeX <= sampledSlope(setting.grid.pitchX, setting.wavelength)
               && side.slopeY <= sampledSlope(setting.grid.pitchY, setting.wavelength));
}

/// A plane that is far larger than what it is to make is no gain.
bool isOversized(const RecordingPlane& plane, Shape plate) {
    constexpr double large = 1 << 26, mostPlates = 64;
    const auto samples = static_cast<double>(plane.period.count());
    return samples > std::max(large, mostPlates * static_cast<double>(plate.count()));
}

/// The cheapest plane for the points of a side, if there is any.
std::optional<SidePlane> cheapestPlane(const SideFigures& side, const CloudFigures& cloud,
                                       const RecordingWish& wish, bool isBehind) {
    std::optional<SidePlane> best;
    if (!isUncut(side, wish.setting))
        return best;
    for (RecordingPlane plane : recordingPlanes(side, wish)) {
        if (isBehind)
            plane.depth = -plane.depth;
        const double drawing =
            static_cast<double>(cloud.count()) * meanZone(cloud, plane, wish.setting) * zoneSeconds;
        const double seconds = drawing + static_cast<double>(plane.period.count()) * planeSeconds;
        if (!best || seconds < best->seconds)
            best = {plane, seconds, drawing};
    }
    return best;
}

/// Why there is no plane for a side.
Message refusalOf(const SideFigures& side, const RecordingWish& wish) {
    if (!isUncut(side, wish.setting))
        return message(
            FRINGE_MARK("The sampling windows of some points end on the plate, and a recording "
                        "plane would blur their edges; move the object away from the plate, or "
                        "choose another method."));
    if (wish.distance > 0)
        return message(FRINGE_MARK("A recording plane {0} from the nearest point does not keep a "
                                   "tolerance of {1} here; give 0 mm for the distance that does."),
                       legibleLength(Length(wish.distance)), formatRounded(wish.tolerance));
    return message(
        FRINGE_MARK("No recording plane between the points and the plate keeps a tolerance "
                    "of {0}; give a larger one, or choose another method."),
        formatRounded(wish.tolerance));
}

/// The cheapest planes that keep the tolerance.
SidePlanes sidePlanes(const CloudSides& sides, const CloudFigures& cloud,
                      const RecordingWish& wish) {
    SidePlanes found;
    for (const bool isBehind : {false, true}) {
        const SideFigures& side = isBehind ? sides.behind : sides.front;
        if (side.isEmpty())
            continue;
        const auto plane = cheapestPlane(side, cloud, wish, isBehind);
        if (!plane)
            found.refusal = refusalOf(side, wish);
        else if (isOversized(plane->plane, wish.setting.grid.shape))
            found.refusal = message(
                FRINGE_MARK("The recording plane would have {0} x {1} samples, many times those of "
                            "the plate; choose another method."),
                plane->plane.period.cols, plane->plane.period.rows);
        else
            found.planes.push_back(*plane);
    }
    return found;
}

constexpr double transforms = 5; ///< of the plane: along both axes and back, and the transfer
constexpr double samplesPerPiece = 3e7; ///< of zones between two checkpoints

RecordingWish wishOf(const MethodInput& input, std::size_t plane) {
    const PointSumChoice choice = pointSumChoice({}, input.values);
    return {{input.grid, input.wavelengths[plane].si(), choice.window},
            choice.tolerance,
            std::get<double>(valueOf(methodOf("wrp").info, input.values, "plane_distance"))};
}

double samplesOf(Shape shape) {
    return static_cast<double>(shape.rows) * static_cast<double>(shape.cols);
}

Message noteOf(const RecordingPlane& plane, const CloudFigures& cloud, const WaveSetting& setting) {
    const double zone = std::sqrt(meanZone(cloud, plane, setting));
    return message(FRINGE_MARK("The recording plane stands at {0}, with {1} x {2} samples; a point "
                               "is drawn on about {3} x {3} of them."),
                   legibleLength(Length(parseNumber(formatRounded(plane.depth)))),
                   plane.period.cols, plane.period.rows, std::lround(zone));
}

double fineSamples(const RecordingPlane& plane, Shape plate) {
    return samplesOf(plate) * std::pow(static_cast<double>(plane.oversampling), 2);
}

/// Besides the field: the plane as it is drawn and on the device, and the plate at its
/// oversampling.
double bytesFor(const RecordingPlane& plane, Shape plate, bool isOnGpu) {
    const double period = samplesOf(plane.period), fine = fineSamples(plane, plate);
    const double most = isOnGpu ? std::max(period, fine) : std::max(2 * period, period + 2 * fine);
    return sizeof(Complex) * (most + samplesOf(plate));
}

/// Threads draw, whatever transforms.
double secondsOf(const SidePlane& side, const Capabilities& device) {
    const int threads = device.isGpu ? cpuCapabilities().units : device.units;
    return side.drawing / threads + (side.seconds - side.drawing) / device.units;
}

Forecast forecast(const MethodInput& input, const Capabilities& device) {
    const PointSumChoice choice = pointSumChoice({}, input.values);
    const CloudSides sides = sidesOf(input.points, input.grid);
    Forecast forecast;
    forecast.error = choice.tolerance;
    for (std::size_t wavelength = 0; wavelength < input.wavelengths.size(); ++wavelength) {
        const SidePlanes found = sidePlanes(sides, input.cloud, wishOf(input, wavelength));
        if (found.refusal)
            forecast.refusal = found.refusal;
        for (const SidePlane& side : found.planes) {
            forecast.seconds += secondsOf(side, device);
            forecast.bytes =
                std::max(forecast.bytes, bytesFor(side.plane, input.grid.shape, device.isGpu));
            forecast.onDevice =
                std::max(forecast.onDevice, sizeof(Complex)
                                                * (samplesOf(side.plane.period)
                                                   + fineSamples(side.plane, input.grid.shape)));
        }
        if (wavelength == 0 && found.planes.size() == 1)
            forecast.notes = {
                noteOf(found.planes.front().plane, input.cloud, wishOf(input, wavelength).setting)};
    }
    if (const auto reason = refusalOf(choice))
        forecast.refusal = reason;
    return forecast;
}

/// The way of the points of one side to the plate.
class SideSum {
  public:
    SideSum(const MethodInput& input, const RecordingPlane& plane, Device& device,
            JobControl& control)
        : input_(input), plane_(plane), setting_(wishOf(input, input.plane).setting),
          device_(device), control_(control) {}

    /// The field on the plate, at the plane's oversampling.
    Field run() {
        const auto spectrum = bufferOf(device_, drawn());
        control_.checkpoint();
        transformLines(device_, *spectrum, Axis::Rows, Direction::Forward, plane_.period.rows,
                       control_);
        transformLines(device_, *spectrum, Axis::Columns, Direction::Forward, plane_.period.cols,
                       control_);
        TransferArgs args;
        const auto fine = static_cast<double>(plane_.oversampling);
        args.grid = {plane_.period, input_.grid.pitchX / fine, input_.grid.pitchY / fine};
        args.wavelength = setting_.wavelength;
        args.distance = -plane_.depth;
        args.bandLimit = false; // the zones are narrow enough for the period
        applyTransfer(device_, *spectrum, args, control_);
        const Shape plate = input_.grid.shape;
        return planeOf<Complex>(
            device_, cornerOf(device_, *spectrum,
                              {plate.rows * plane_.oversampling, plate.cols * plane_.oversampling},
                              control_));
    }

  private:
    /// The points on the plane, whose part before the plate is shown meanwhile.
    Field drawn() {
        std::vector<Complex> plane(static_cast<std::size_t>(plane_.period.count()));
        const double zone = std::max(1.0, meanZone(input_.cloud, plane_, setting_));
        const auto piece = static_cast<std::size_t>(std::clamp(samplesPerPiece / zone, 1.0, 4e3));
        const double perPoint = pairsPerPoint();
        FieldPreview preview(
            input_, control_,
            planeRows(plane, plane_.period.cols, plane_.oversampling, input_.grid.shape.cols),
            plane_.depth);
        std::vector<Point> own;
        input_.points.inPieces(piece, [&](std::span<const Point> points) {
            own.assign(points.begin(), points.end());
            std::erase_if(own,
                          [&](const Point& point) { return (point.z < 0) != (plane_.depth < 0); });
            addZones(own, plane_, setting_, plane);
            control_.advance(perPoint * static_cast<double>(own.size()));
            preview.show();
        });
        return {plane_.period, std::move(plane)};
    }

    /// What drawing a point reports: the transforms report samples themselves.
    double pairsPerPoint() const {
        const double pairs = samplesOf(input_.grid.shape);
        const double transformed = transforms * samplesOf(plane_.period);
        return std::max(0.0, pairs - transformed / static_cast<double>(input_.points.size()));
    }

    const MethodInput& input_;
    const RecordingPlane& plane_;
    WaveSetting setting_;
    Device& device_;
    JobControl& control_;
};

/// target += every oversampling-th sample of fine.
void addThinned(const Field& fine, std::int64_t oversampling, Shape shape,
                std::span<Complex> target) {
    const std::span<const Complex> samples = fine.samples();
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < shape.cols; ++col)
            target[static_cast<std::size_t>(row * shape.cols + col)] +=
                samples[static_cast<std::size_t>(oversampling * (row * fine.shape().cols + col))];
}

void compute(const MethodInput& input, Device& device, Buffer& field, JobControl& control) {
    std::vector<Complex> sum(static_cast<std::size_t>(input.grid.shape.count()));
    const CloudSides sides = sidesOf(input.points, input.grid);
    for (const SidePlane& side :
         sidePlanes(sides, input.cloud, wishOf(input, input.plane)).planes) {
        const Field fine = SideSum(input, side.plane, device, control).run();
        control.checkpoint();
        addThinned(inMemory(fine), side.plane.oversampling, input.grid.shape, sum);
        control.checkpoint();
    }
    device.upload(field, sum);
}

} // namespace

extern const Method wrp_points{
    {
        "wrp",
        FRINGE_MARK("Wavefront-recording plane"),
        FRINGE_MARK("Exact waves drawn on small zones of a plane near the points, then a Fourier "
                    "transform to the plate; for small objects far from it."),
        {windowParameter(),
         toleranceParameter(),
         {.key = "plane_distance",
          .kind = ValueKind::Length,
          .label = FRINGE_MARK("Distance of the plane"),
          .help = FRINGE_MARK("From the nearest point to the recording plane; 0 mm chooses the "
                              "fastest that keeps the tolerance."),
          .initial = 0.0,
          .least = 0,
          .option = "plane-distance",
          .advanced = true}},
    },
    forecast,
    compute,
};

} // namespace fringe
