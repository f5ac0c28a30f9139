// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/propagation/lens_focus.h"

#include "engine/optics/padded_transform.h"

namespace fringe {
namespace {

const Choice lensPropagation{"fraunhofer"};

Shape padded(Shape shape, std::int64_t padding) {
    return {shape.rows * padding, shape.cols * padding};
}

/// Moves the plane of z from the focal plane to the focus.
ChirpArgs defocus(Shape shape, const PlaneSampling& sampling, const LensPlane& plane) {
    const double focal = plane.focalLength.si();
    const double curvature = -plane.distance.si() / (2 * sampling.wavelength.si() * focal * focal);
    ChirpArgs args;
    args.quadraticX = curvature * sampling.pitchX.si() * sampling.pitchX.si();
    args.quadraticY = curvature * sampling.pitchY.si() * sampling.pitchY.si();
    args.originCol = shape.cols / 2;
    args.originRow = shape.rows / 2;
    return args;
}

} // namespace

PlaneSampling lensSampling(const PlaneSampling& sampling, Shape shape, Length focalLength,
                           std::int64_t padding) {
    return propagatedSampling(sampling, padded(shape, padding), focalLength, lensPropagation);
}

double lensWork(Shape shape, std::int64_t padding) {
    return propagationWork({padded(shape, padding)}, lensPropagation);
}

Field focused(const Field& field, const PlaneSampling& sampling, const LensPlane& plane,
              std::int64_t padding, Device& device, JobControl& control) {
    const auto lit = bufferOf(device, field);
    device.multiplyChirp(*lit, defocus(field.shape(), sampling, plane));
    const Shape whole = padded(field.shape(), padding);
    auto framed = device.allocate(whole);
    RegionArgs place{field.shape()};
    place.targetRow = whole.rows / 2 - field.shape().rows / 2;
    place.targetCol = whole.cols / 2 - field.shape().cols / 2;
    device.copyRegion(*lit, *framed, place);
    carry(*framed, {whole, sampling, plane.focalLength}, plane.focalLength, lensPropagation, device,
          control);
    return planeOf<Complex>(device, std::move(framed));
}

} // namespace fringe
