// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/phase_pattern.h"
#include "kernels/values.h"

#include <memory>

namespace fringe {

/// A pattern whose pixels stay on the device that made it until somebody asks for them. Until then
/// it belongs to the thread that uses the device and dies before it; a copy has its pixels, and is
/// a value like any other.
class Pattern {
  public:
    Pattern() = default; ///< no pixels
    Pattern(PhasePattern turns);
    /// The phases nearest to those of a plane that nobody changes any more.
    Pattern(Device& device, std::shared_ptr<const Buffer> waves, std::int64_t levels);

    Pattern(const Pattern& other);
    Pattern& operator=(const Pattern& other);
    Pattern(Pattern&&) = default;
    Pattern& operator=(Pattern&&) = default;
    ~Pattern() = default;

    /// A pattern that shares these pixels, wherever they are.
    Pattern shared() const;
    bool isSharedWith(const Pattern& other) const;

    /// The pixels; waits for the device where they are there. Throws `DeviceError`.
    const PhasePattern& turns() const;
    /// The waves that it was made of, while the device has them; else null.
    const Buffer* waves() const;
    /// Has its pixels, and lets go of the device.
    void settle();

    friend bool operator==(const Pattern& a, const Pattern& b) { return a.turns() == b.turns(); }

  private:
    struct Made;

    std::shared_ptr<Made> made_; ///< null: the pixels are here
    std::shared_ptr<const PhasePattern> turns_;
};

} // namespace fringe
