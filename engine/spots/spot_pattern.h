// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/patterns/phase_pattern.h"
#include "kernels/device.h"

#include <memory>

namespace fringe {

/// A pattern whose pixels stay on the device that made it until somebody asks for them. Until then
/// it belongs to the thread that uses the device and dies before it; a copy has its pixels, and is
/// a value like any other.
class SpotPattern {
  public:
    SpotPattern() = default; ///< no pixels
    SpotPattern(PhasePattern turns);
    /// The phases nearest to those of a plane that nobody changes any more.
    SpotPattern(Device& device, std::shared_ptr<const Buffer> waves, std::int64_t levels);

    SpotPattern(const SpotPattern& other);
    SpotPattern& operator=(const SpotPattern& other);
    SpotPattern(SpotPattern&&) = default;
    SpotPattern& operator=(SpotPattern&&) = default;
    ~SpotPattern() = default;

    /// The same pattern, wherever its pixels are.
    SpotPattern shared() const;
    bool isSharedWith(const SpotPattern& other) const;

    /// The pixels; waits for the device where they are there. Throws `DeviceError`.
    const PhasePattern& turns() const;
    /// The waves that it was made of, while the device has them; else null.
    const Buffer* waves() const;
    /// Has its pixels, and lets go of the device.
    void settle();

    friend bool operator==(const SpotPattern& a, const SpotPattern& b) {
        return a.turns() == b.turns();
    }

  private:
    struct Made;

    std::shared_ptr<Made> made_; ///< null: the pixels are here
    std::shared_ptr<const PhasePattern> turns_;
};

} // namespace fringe
