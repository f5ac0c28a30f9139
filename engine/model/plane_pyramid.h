// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/read_plane.h"

#include <utility>

namespace fringe {

/// A plane that memory does not hold, and the same at half the resolution along each axis, which
/// may have one of its own. What a sample there says of the four that it stands for is up to who
/// made it.
template <class T> class PlanePyramid final : public ReadPlane<T> {
  public:
    PlanePyramid(Plane<T> whole, Plane<T> half)
        : ReadPlane<T>(whole.shape()), whole_(std::move(whole)), half_(std::move(half)) {}

    const Plane<T>& half() const { return half_; }
    Shape tile() const override { return whole_.tile(); }
    void read(const Region& region, T* target, std::ptrdiff_t stride) const override {
        const auto samples = (region.shape.rows - 1) * stride + region.shape.cols;
        whole_.read(region, {target, static_cast<std::size_t>(samples)}, stride);
    }
    bool isForAnyThread() const override { return whole_.isForAnyThread(); }

  private:
    Plane<T> whole_, half_;
};

/// Null where there is none.
template <class T> const Plane<T>* halfOf(const Plane<T>& plane) {
    const auto* const pyramid = plane.template storedAs<PlanePyramid<T>>();
    return pyramid ? &pyramid->half() : nullptr;
}

} // namespace fringe
