// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/setup.h"
#include "engine/propagation/propagation.h"
#include "kernels/values.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

namespace fringe {

class Buffer;
class Device;
class JobControl;

/// Calls `pair(place in a row-major picture, place in the samples)` for a plane whose samples stand
/// in the order of a transform, which begins with the middle ⌊N/2⌋, or row-major, too.
template <class Pair> void forPlaces(Shape shape, bool isTransformed, const Pair& pair) {
    const std::int64_t down = isTransformed ? shape.rows - shape.rows / 2 : 0;
    const std::int64_t right = isTransformed ? shape.cols - shape.cols / 2 : 0;
    for (std::int64_t row = 0; row < shape.rows; ++row) {
        const std::int64_t from = (row + down) % shape.rows;
        for (std::int64_t col = 0; col < shape.cols; ++col) {
            const std::int64_t along = (col + right) % shape.cols;
            pair(static_cast<std::size_t>(row * shape.cols + col),
                 static_cast<std::size_t>(from * shape.cols + along));
        }
    }
}

/// The light of a plate in planes behind a lens or in free space, and back; ONE thread. Samples of
/// a plane stand in the order of the transform behind a lens, row-major in free space. What is
/// carried to several planes of free space is transformed once.
class PlaneOptics {
  public:
    /// Keeps references to device and control. padding: of planes behind a lens.
    PlaneOptics(const Setup& setup, std::int64_t padding, Device& device, JobControl& control);

    const PlaneGrid& grid() const { return grid_; } ///< of a plane

    template <class Pair> void forPlaces(const Pair& pair) const {
        fringe::forPlaces(grid_.shape, setup_.lens.on, pair);
    }

    /// Is shown the samples of a plane, which last for the call. Times `scale()`, their |U|² are
    /// shares of all the light: Σ |U|² = 1 behind a lens and less where light misses a plane of
    /// free space.
    using Show = std::function<void(std::size_t plane, std::span<const Complex> samples)>;
    /// Fills in the samples of a plane, which are 0: fields times `backScale()`.
    using Fill = std::function<void(std::size_t plane, std::span<Complex> samples)>;

    float scale() const { return scale_; }
    float backScale() const;
    /// The planes at z [m], from the lens's focal plane or from the hologram, one after the other.
    void forward(const Buffer& plate, std::span<const double> z, const Show& show) const;
    /// The adjoint of that.
    void adjoint(std::span<const double> z, const Fill& fill, Buffer& plate) const;

  private:
    void defocus(Buffer& plate, double z, double sign) const;
    void focus(const Buffer& plate, Buffer& spectrum, double z) const;
    void spread(Buffer& spectrum, Buffer& plate, double z) const;
    void forwardBehindLens(const Buffer& plate, std::span<const double> z, const Show& show) const;
    void adjointBehindLens(std::span<const double> z, const Fill& fill, Buffer& plate) const;
    void forwardInSpace(const Buffer& plate, std::span<const double> z, const Show& show) const;
    void adjointInSpace(std::span<const double> z, const Fill& fill, Buffer& plate) const;
    CarriedPlane carried(std::span<const double> z) const;

    Setup setup_;
    PlaneGrid grid_;
    Device& device_;
    JobControl& control_;
    float scale_;
};

/// Samples that transforms go through, forth and back, for so many planes, for progress. padding:
/// as for `PlaneOptics`.
double workOfPlanes(const Setup& setup, std::int64_t padding, double planes);

} // namespace fringe
