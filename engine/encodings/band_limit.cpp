// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/band_limit.h"

#include "engine/encodings/plane_transform.h"
#include "engine/optics/device_plane.h"
#include "kernels/cpu_device.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

std::vector<bool> binsNear(std::int64_t bins, double middle, double reach) {
    constexpr double slack = 1e-9; // so that a bin on the edge is beyond it, whatever the pitch
    std::vector<bool> near;
    for (std::int64_t bin = 0; bin < bins; ++bin) {
        const double away =
            static_cast<double>(binNumber(bin, bins)) / static_cast<double>(bins) - middle;
        near.push_back(std::abs(away - std::round(away)) < reach - slack);
    }
    return near;
}

Field filtered(const Field& field, const BandFilter& filter) {
    const std::shared_ptr<Device> device = openCpuDevice(cpuDeviceInfo(), 0);
    auto buffer = bufferOf(*device, field);
    filter.run(*device, *buffer);
    return planeOf<Complex>(*device, std::move(buffer));
}

/// A field whose rows are filtered when they are read.
Field filteredWhenRead(const Field& field, const BandFilter& filter) {
    const Shape shape = field.shape();
    const PlaneFacts facts = field.facts();
    const auto open = [field, filter] {
        return [filter, reader = field.open(), cols = field.shape().cols,
                device = openCpuDevice(cpuDeviceInfo(), 0), buffer = std::unique_ptr<Buffer>()](
                   const Region& region, Complex* to, std::ptrdiff_t stride) mutable {
            // Rows lie where they do in whole planes, by which transforms differ in bits.
            const std::int64_t first = region.row / 8 * 8,
                               rows = region.row - first + region.shape.rows;
            if (!buffer || buffer->shape().rows != rows)
                buffer = device->allocate({rows, cols});
            const std::span<Complex> samples = device->hostSamples(*buffer);
            reader->read({first, 0, {rows, cols}}, samples.data(), cols);
            filter.run(*device, *buffer);
            copyRegion(std::span<const Complex>(samples), cols,
                       {region.row - first, region.col, region.shape}, to, stride);
        };
    };
    return made<Complex>(
        shape, {.tile = {facts.tile.rows, shape.cols}, .isMade = true, .isOfJob = facts.isOfJob},
        open);
}

} // namespace

BinsInBand::BinsInBand(Shape shape, double middleX, double middleY, double x, double y)
    : rows_(binsNear(shape.rows, -middleY, y)), cols_(binsNear(shape.cols, middleX, x)) {}

std::vector<BandFilter::Run> BandFilter::runsOf(const std::vector<bool>& bins, bool areKept) {
    std::vector<Run> runs;
    for (auto begin = bins.begin(); begin != bins.end();) {
        begin = std::find(begin, bins.end(), areKept);
        const auto end = std::find(begin, bins.end(), !areKept);
        if (begin != end)
            runs.push_back({begin - bins.begin(), end - begin});
        begin = end;
    }
    return runs;
}

BandFilter::BandFilter(const std::vector<bool>& rows, const std::vector<bool>& cols)
    : rowsLeftOut_(runsOf(rows, false)), colsLeftOut_(runsOf(cols, false)),
      cols_(runsOf(cols, true)) {}

void BandFilter::run(Device& device, Buffer& field) const {
    const std::int64_t rows = field.shape().rows;
    if (!colsLeftOut_.empty()) {
        device.fft(field, {Axis::Rows, Direction::Forward, 0, rows});
        clearColumns(device, field);
    }
    if (!rowsLeftOut_.empty())
        filterColumns(device, field);
    if (!colsLeftOut_.empty())
        device.fft(field, {Axis::Rows, Direction::Inverse, 0, rows});
    device.finish();
}

void BandFilter::clearColumns(Device& device, Buffer& field) const {
    device.finish();
    Complex* const samples = device.hostSamples(field).data();
    const std::int64_t cols = field.shape().cols;
    parallelFor(field.shape().rows, 16, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            for (const auto& [first, count] : colsLeftOut_)
                std::fill_n(samples + row * cols + first, count, Complex());
    });
}

void BandFilter::filterColumns(Device& device, Buffer& field) const {
    Complex* const samples = device.hostSamples(field).data();
    const std::int64_t cols = field.shape().cols;
    const auto transform = [&](Direction direction) {
        for (const auto& [first, count] : cols_)
            device.fft(field, {Axis::Columns, direction, first, count});
        device.finish();
    };
    transform(Direction::Forward);
    for (const auto& [first, count] : rowsLeftOut_)
        parallelFor(count, 16, [&, first = first](std::int64_t begin, std::int64_t end) {
            std::fill(samples + (first + begin) * cols, samples + (first + end) * cols, Complex());
        });
    transform(Direction::Inverse);
}

Field withinBand(const Field& field, const PlaneSampling& sampling, const Passband& band) {
    const BinsInBand kept(field.shape(), 0, 0, band.x * sampling.pitchX.si(),
                          band.y * sampling.pitchY.si());
    const BandFilter filter(kept);
    return field.isHeld() || std::isfinite(band.y) ? filtered(field, filter)
                                                   : filteredWhenRead(field, filter);
}

Field withoutLowerHalf(const Field& field) {
    const auto [rows, cols] = field.shape();
    std::vector<bool> kept;
    for (std::int64_t row = 0; row < rows; ++row)
        kept.push_back(row == 0 || 2 * row > rows); // rows of a spectrum count downwards
    return filtered(field, {kept, std::vector<bool>(static_cast<std::size_t>(cols), true)});
}

} // namespace fringe
