// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/padded_transform.h"

namespace fringe {

std::unique_ptr<Buffer> uploaded(Device& device, const Field& field) {
    auto buffer = device.allocate(field.shape);
    device.upload(*buffer, field.samples);
    return buffer;
}

Field downloaded(Device& device, const Buffer& buffer) {
    Field field{buffer.shape(),
                std::vector<Complex>(static_cast<std::size_t>(buffer.shape().count()))};
    device.download(buffer, field.samples);
    return field;
}

std::unique_ptr<Buffer> paddedSpectrum(Device& device, const Field& field, std::int64_t padding,
                                       JobControl& control) {
    auto spectrum = device.allocate({field.shape.rows * padding, field.shape.cols * padding});
    device.copyRegion(*uploaded(device, field), *spectrum, {field.shape});
    device.finish();
    transformLines(device, *spectrum, Axis::Rows, Direction::Forward, field.shape.rows, control);
    transformLines(device, *spectrum, Axis::Columns, Direction::Forward, spectrum->shape().cols,
                   control);
    return spectrum;
}

Field cornerOf(Device& device, Buffer& spectrum, Shape shape, JobControl& control) {
    transformLines(device, spectrum, Axis::Columns, Direction::Inverse, spectrum.shape().cols,
                   control);
    transformLines(device, spectrum, Axis::Rows, Direction::Inverse, shape.rows, control);
    const auto corner = device.allocate(shape);
    device.copyRegion(spectrum, *corner, {shape});
    return downloaded(device, *corner);
}

} // namespace fringe
