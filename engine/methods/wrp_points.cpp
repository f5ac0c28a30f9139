// SPDX-License-Identifier: GPL-3.0-or-later
// Wavefront-recording plane: points to small zones of a plane near them, which the processor draws,
// and from there one propagation of the device to the plate.
#include "engine/job/job_control.h"
#include "engine/methods/method.h"
#include "engine/methods/recording_plane.h"
#include "engine/methods/sum_choice.h"
#include "engine/model/units.h"
#include "kernels/device.h"

#include <algorithm>

namespace fringe {
namespace {

Forecast forecast(const MethodInput& input, const Capabilities&) {
    const PointSumChoice choice = pointSumChoice({}, input.values);
    Forecast forecast;
    forecast.error = choice.tolerance;
    forecast.refusal = refusalOf(choice);
    for (const Length wavelength : input.wavelengths) {
        const auto plane = recordingPlane(input, wavelength.si());
        if (plane) {
            // The plane is there twice while it is carried.
            const double bytes = 2 * sizeof(Complex) * static_cast<double>(plane->shape.count());
            forecast.bytes = forecast.onDevice = std::max(forecast.bytes, bytes);
            forecast.seconds += plane->seconds / cpuCapabilities().units;
        } else
            forecast.refusal = message(
                FRINGE_MARK("No recording plane between the points and the plate keeps a tolerance "
                            "of {0}; move the object away from the plate, or choose another "
                            "method."),
                formatRounded(choice.tolerance));
    }
    return forecast;
}

void compute(const MethodInput& input, Device& device, Buffer& field, JobControl& control) {
    const RecordingPlane plane = recordingPlane(input, input.wavelength()).value();
    const auto samples = device.allocate(plane.shape);
    const auto staging = device.stage(*samples);
    std::ranges::fill(staging->samples(), Complex());
    // The propagation, too, reports samples, in five passes.
    const double perPoint =
        static_cast<double>(input.grid.shape.count())
        - 5 * static_cast<double>(plane.shape.count()) / static_cast<double>(input.points.size());
    input.points.inPieces(512, [&](std::span<const Point> points) {
        addZones(points, plane, staging->samples());
        control.advance(std::max(0.0, perPoint) * static_cast<double>(points.size()));
    });
    staging->send();
    const TransferArgs way{.grid = {plane.shape, input.grid.pitchX, input.grid.pitchY},
                           .wavelength = plane.wavelength,
                           .distance = -plane.depth}; // no limit: the zones are narrow enough
    device.convolve(*samples, {way, [&](double done) { control.advance(done); }});
    device.copyRegion(*samples, field,
                      {input.grid.shape, plane.before().rows, plane.before().cols});
}

} // namespace

extern const Method wrp_points{
    {
        "wrp",
        FRINGE_MARK("Wavefront-recording plane"),
        FRINGE_MARK("Exact waves drawn on small zones of a plane near the points, then a Fourier "
                    "transform to the plate; for small objects far from it."),
        {windowParameter(), toleranceParameter()},
    },
    forecast,
    compute,
};

} // namespace fringe
