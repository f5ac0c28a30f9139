// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/plane_transform.h"

#include "engine/job/job_control.h"
#include "engine/optics/host_samples.h"
#include "engine/optics/padded_transform.h"
#include "kernels/cpu_device.h"

#include <algorithm>

namespace fringe {

PlaneTransform::PlaneTransform(Shape shape)
    : shape_(shape), device_(openCpuDevice(cpuDeviceInfo(), 0)), buffer_(device_->allocate(shape)) {
}

PlaneTransform::~PlaneTransform() = default;

std::vector<Complex> PlaneTransform::transformed(const std::vector<Complex>& from, Way way) {
    JobControl control;
    HostSamples host(*device_, *buffer_);
    std::ranges::copy(from, host.toFill().begin());
    host.send();
    const Direction direction = way == Way::Forth ? Direction::Forward : Direction::Inverse;
    transformLines(*device_, *buffer_, Axis::Rows, direction, shape_.rows, control);
    transformLines(*device_, *buffer_, Axis::Columns, direction, shape_.cols, control);
    const std::span<Complex> made = host.received();
    return {made.begin(), made.end()};
}

std::vector<Complex> PlaneTransform::spectrum(const std::vector<Complex>& samples) {
    return transformed(samples, Way::Forth);
}

std::vector<Complex> PlaneTransform::samples(const std::vector<Complex>& spectrum) {
    return transformed(spectrum, Way::Back);
}

} // namespace fringe
