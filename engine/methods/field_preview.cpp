// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/field_preview.h"

#include "kernels/device.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace fringe {
namespace {

constexpr std::chrono::milliseconds shortestPause{200};
constexpr int pausePerCost = 60;
constexpr std::int64_t blocksPerStrip = 16;

float valueOf(Complex mean, Quantity2D quantity) {
    constexpr float turn = 2 * std::numbers::pi_v<float>;
    switch (quantity) {
    case Quantity2D::Phase: {
        const float angle = std::arg(mean);
        return angle < 0 ? std::min(angle + turn, std::nextafter(turn, 0.0F)) : angle;
    }
    case Quantity2D::Amplitude:
        return std::abs(mean);
    default:
        return std::norm(mean);
    }
}

/// Appends the values of the blocks, `reduction` samples a side or what is left of that, of a strip
/// whose rows have `cols` samples.
void appendMeans(const std::vector<Complex>& strip, std::int64_t cols, std::int64_t reduction,
                 Preview& preview) {
    const auto rows = static_cast<std::int64_t>(strip.size()) / cols;
    std::vector<Complex> sums(static_cast<std::size_t>(preview.cols));
    for (std::int64_t top = 0; top < rows; top += reduction) {
        const std::int64_t high = std::min(reduction, rows - top);
        std::ranges::fill(sums, Complex{});
        for (std::int64_t row = top; row < top + high; ++row)
            for (std::int64_t col = 0; col < cols; ++col)
                sums[static_cast<std::size_t>(col / reduction)] +=
                    strip[static_cast<std::size_t>(row * cols + col)];
        for (std::int64_t block = 0; block < preview.cols; ++block) {
            const std::int64_t wide = std::min(reduction, cols - block * reduction);
            preview.values.push_back(
                valueOf(sums[static_cast<std::size_t>(block)] / static_cast<float>(high * wide),
                        preview.quantity));
        }
    }
}

} // namespace

FieldPreview::FieldPreview(const MethodInput& input, JobControl& control, Device& device,
                           const Buffer& field)
    : control_(control), device_(device), field_(field), grid_(input.grid),
      wavelength_(input.wavelength()) {}

void FieldPreview::show() {
    const auto start = Clock::now();
    if (start < due_)
        return;
    const auto quantity = control_.previewWish();
    if (!quantity)
        return;
    control_.offer(picture(*quantity));
    const auto end = Clock::now();
    due_ = end + std::max<Clock::duration>(shortestPause, pausePerCost * (end - start));
}

Preview FieldPreview::picture(Quantity2D quantity) const {
    const Shape shape = grid_.shape;
    auto [preview, reduction] = emptyPreview(grid_, quantity);
    preview.wavelength = Length(wavelength_);
    preview.values.reserve(static_cast<std::size_t>(preview.rows * preview.cols));
    const std::int64_t strip = blocksPerStrip * reduction;
    for (std::int64_t first = 0; first < shape.rows; first += strip) {
        control_.checkpoint();
        const Shape rows{std::min(strip, shape.rows - first), shape.cols};
        std::vector<Complex> samples(static_cast<std::size_t>(rows.count()));
        device_.read(field_, {first, 0, rows}, samples.data(), rows.cols);
        appendMeans(samples, rows.cols, reduction, preview);
    }
    return std::move(preview);
}

} // namespace fringe
