// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/method.h"
#include "engine/model/placed_points.h"
#include "engine/run/run.h"
#include "kernels/reference/operations.h"
#include "kernels/window.h"
#include "tests/engine/points_design.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

namespace fringe::test {

/// Points over the plate's own extent, within a tenth of `z` of it; the same on every run.
inline std::vector<Point> pointsOver(const Plate& plate, double z, int count) {
    std::mt19937 random(7 + static_cast<unsigned>(count));
    const auto uniform = [&random](double half) {
        return half * (2 * static_cast<double>(random()) / 4294967296.0 - 1);
    };
    const double x = plate.pitchX.si() * static_cast<double>(plate.size.cols) / 2;
    const double y = plate.pitchY.si() * static_cast<double>(plate.size.rows) / 2;
    std::vector<Point> points;
    for (int i = 0; i < count; ++i)
        points.push_back({uniform(x), uniform(y), z * (1 + uniform(0.1)),
                          static_cast<float>(1 + uniform(0.9)), static_cast<float>(uniform(3))});
    return points;
}

inline Design designOf(const std::string& method, const Plate& plate, std::vector<Point> points) {
    Design design = pointsDesign(std::move(points));
    design.setup.plate = plate;
    design.sources.front().method.key = method;
    design.propagation.values["padding"] = 1;
    return design;
}

/// What sums its points.
inline Choice& methodOf(Design& design) {
    return design.sources.front().method;
}
inline const Choice& methodOf(const Design& design) {
    return design.sources.front().method;
}

inline const std::vector<Point>& pointsOf(const Design& design) {
    return cloudOf(design).cloud->points;
}

inline bool hasWindow(const Design& design) {
    const ParameterValues& values = methodOf(design).values;
    const auto found = values.find("window");
    return found == values.end() || std::get<bool>(found->second);
}

/// The field of the design at one of its wavelengths in double precision.
inline reference::Plane referenceOf(const Design& design, WaveModel model, std::size_t plane = 0) {
    reference::Plane field(design.setup.plate.size);
    PointSourcesArgs args;
    args.grid = {design.setup.plate.size, design.setup.plate.pitchX.si(),
                 design.setup.plate.pitchY.si()};
    args.wavelength = design.setup.wavelengths[plane].si();
    args.model = model;
    args.window = hasWindow(design);
    args.rowCount = design.setup.plate.size.rows;
    PlacedPoints(cloudOf(design), design.setup.wavelengths, plane)
        .inPieces(1000, [&](std::span<const Point> points) {
            args.points = points;
            reference::addPointSources(field, args);
        });
    return field;
}

/// Σ‖u‖² of the waves of the points by themselves, at the first wavelength.
inline double powerOfPoints(const Design& design) {
    PointSourcesArgs args;
    args.grid = {design.setup.plate.size, design.setup.plate.pitchX.si(),
                 design.setup.plate.pitchY.si()};
    args.wavelength = design.setup.wavelengths[0].si();
    args.window = hasWindow(design);
    args.rowCount = design.setup.plate.size.rows;
    double power = 0;
    for (const Point& point : pointsOf(design)) {
        const auto [rows, cols] = windowOf(point, args);
        const auto area = std::max<std::int64_t>(0, rows.end - rows.begin)
                          * std::max<std::int64_t>(0, cols.end - cols.begin);
        power += static_cast<double>(area) * point.amplitude * point.amplitude;
    }
    return power;
}

/// Relative L2 error, or relative to `power` where the waves all but cancel on a small plate.
inline double relativeError(const Field& field, const reference::Plane& wanted, double power = 0) {
    double wrong = 0, whole = 0;
    for (std::size_t i = 0; i < field.size(); ++i) {
        wrong += std::norm(reference::Sample(field.samples()[i]) - wanted.samples[i]);
        whole += std::norm(wanted.samples[i]);
    }
    return std::sqrt(wrong / std::max(whole, power));
}

/// In the host's memory.
inline Hologram computed(const Design& design, const ComputeDevice& device) {
    JobControl control;
    const Plan made = plan(design, {.device = device.capabilities()});
    Outcome<Chain> outcome = compute(made, {device, control});
    if (outcome.error)
        throw *outcome.error;
    return inMemory(std::move(*outcome.value.value().field()));
}

/// The cpu and, where there is one, an OpenCL device.
inline std::vector<ComputeDevice> openDevices() {
    std::vector<ComputeDevice> devices;
    devices.push_back(ComputeDevice::open("cpu"));
    for (const BackendListing& listing : listDevices(JobControl()))
        if (listing.backend == "opencl" && !listing.devices.empty())
            devices.push_back(ComputeDevice::open(listing.devices.front().id));
    return devices;
}

/// Whether a method can compute the design on the device.
inline bool isPossible(const Design& design, const ComputeDevice& device) {
    return plan(design, {.device = device.capabilities()}).runnable();
}

} // namespace fringe::test
