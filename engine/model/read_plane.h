// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"

#include <mutex>
#include <span>
#include <vector>

namespace fringe {

/// Samples that do not lie in memory: `read` gets or makes them. Who wants all at once has them in
/// memory from then on.
template <class T> class ReadPlane : public PlaneStore<T> {
  public:
    explicit ReadPlane(Shape shape) : shape_(shape) {}

    bool isInMemory() const final { return false; }

    std::span<const T> samples() const final {
        std::call_once(once_, [&] {
            all_.resize(static_cast<std::size_t>(shape_.count()));
            this->read({0, 0, shape_}, all_.data(), shape_.cols);
        });
        return all_;
    }

  protected:
    Shape shape() const { return shape_; }

  private:
    Shape shape_;
    mutable std::once_flag once_;
    mutable std::vector<T> all_;
};

} // namespace fringe
