// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_packets.h"
#include "app/panel/picture_slots.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <thread>

namespace fringe {

/// A panel, by a process `fringe-show` of its own, which blanks by itself when this one ends or
/// stops, or sends nothing or asks for no event for as long as was said when it was armed. A thread
/// of its own says that this process lives, and when it last asked.
///
/// Nothing waits but `wait` and the destructor, which ends the process within a second. What is
/// asked is answered by an event. One thread.
class PanelLink {
  public:
    /// Starts the program; throws `Error` (Failed) where it is not installed or cannot start.
    PanelLink();
    explicit PanelLink(const std::filesystem::path& program);
    ~PanelLink(); ///< the panel is off then
    PanelLink(const PanelLink&) = delete;
    PanelLink& operator=(const PanelLink&) = delete;

    int descriptor() const { return socket_; } ///< readable when an event has come

    void listScreens();                  ///< `Screens`
    void arm(const PanelArming& arming); ///< `State`, or `Refused`; throws `Error` (Failed)

    /// Shows a picture after those before it, for that many refreshes, 0: until the next one comes.
    /// samples: row-major, of the armed mode, one a pixel (grey) or red, green and blue. Its
    /// number; none: no slot is free before `Taken`, or nothing is armed.
    std::optional<std::uint64_t> show(std::span<const std::uint8_t> samples,
                                      std::uint32_t refreshes = 0);
    void hold();
    void goOn();
    void blank();
    void off();

    /// The next event, without waiting; after `Ended` there is none.
    std::optional<PanelEvent> event();
    /// Waits for one.
    std::optional<PanelEvent> wait(std::chrono::milliseconds patience);

  private:
    void ask(PanelRequest request);
    void beat(const std::stop_token& stop);
    bool isTaking() const;

    int memory_ = -1, socket_ = -1;
    int child_ = -1; ///< its process
    std::unique_ptr<PictureSlots> slots_;
    std::uint64_t sent_ = 0, taken_ = 0; ///< numbers of pictures
    bool isEnded_ = false;
    double patience_ = usualPatience; ///< [s]
    Message endedFor_{FRINGE_MARK("fringe-show has ended")};
    /// When an event was asked for, and when demands were seen to be taken, last.
    std::atomic<std::chrono::steady_clock::time_point> asked_, took_;
    std::jthread heart_;
};

} // namespace fringe
