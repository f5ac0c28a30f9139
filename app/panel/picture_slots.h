// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_values.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <span>

namespace fringe {

/// Memory that who shows and who has pictures share. A picture with the number n lies in the slot n
/// modulo `count`, and whoever writes it gives the slot the number last. One writer, one reader.
class PictureSlots {
  public:
    static constexpr std::uint64_t count = 3;

    /// Maps the descriptor's memory. isGrown: it is made as large as it must be. Throws `Error`
    /// (Failed).
    PictureSlots(int descriptor, const PanelSize& mode, bool isGrown);
    ~PictureSlots();
    PictureSlots(const PictureSlots&) = delete;
    PictureSlots& operator=(const PictureSlots&) = delete;

    PanelSize mode() const { return mode_; }

    /// samples: row-major, one a pixel (grey) or red, green and blue.
    void write(std::uint64_t sequence, std::span<const std::uint8_t> samples);

    /// Samples of the picture; none: the slot has another one.
    std::span<const std::uint8_t> read(std::uint64_t sequence) const;

  private:
    struct Head {
        std::atomic<std::uint64_t> sequence;
        std::uint64_t bytes;
    };
    Head& head(std::uint64_t sequence) const;
    std::uint8_t* samples(std::uint64_t sequence) const;

    PanelSize mode_;
    std::size_t slot_; ///< [bytes]
    std::byte* memory_ = nullptr;
};

/// A descriptor of shared memory without a name. Throws `Error` (Failed).
int newSharedMemory();

} // namespace fringe
