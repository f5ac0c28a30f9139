// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <memory>
#include <vector>

namespace fringe {

class Device;
class Buffer;

/// Discrete Fourier transforms of a plane without padding, on the processor. ONE thread.
class PlaneTransform {
  public:
    explicit PlaneTransform(Shape shape);
    ~PlaneTransform();

    /// Spectra in FFT order, unnormalised, and back.
    std::vector<Complex> spectrum(const std::vector<Complex>& samples);
    std::vector<Complex> samples(const std::vector<Complex>& spectrum);

  private:
    enum class Way { Forth, Back };
    std::vector<Complex> transformed(const std::vector<Complex>& from, Way way);

    Shape shape_;
    std::unique_ptr<Device> device_;
    std::unique_ptr<Buffer> buffer_;
};

/// Number of a bin of an axis in FFT order: 0, 1, …, -1.
constexpr std::int64_t binNumber(std::int64_t bin, std::int64_t bins) {
    return bin < (bins + 1) / 2 ? bin : bin - bins;
}

} // namespace fringe
