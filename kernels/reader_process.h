// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace fringe {

/// Another program whose standard output is read, so that what makes a library crash, hang or flood
/// ends only that program. It ends with the object at the latest. One thread, which waits.
class ReaderProcess {
  public:
    enum class Fault {
        None,
        Absent,     ///< there is no such program
        Unloadable, ///< a library of it is missing
        Ended,      ///< before all was read
        Late,
    };

    /// Starts it. checkpoint: called some times a second while it is waited for; empty: none.
    /// patience: from now on, for all of it.
    ReaderProcess(const std::filesystem::path& program, const std::vector<std::string>& arguments,
                  std::function<void()> checkpoint, std::chrono::milliseconds patience);
    ~ReaderProcess();
    ReaderProcess(const ReaderProcess&) = delete;
    ReaderProcess& operator=(const ReaderProcess&) = delete;

    /// Waits for as many bytes. Other faults than `None` stay. Throws what the checkpoint throws.
    Fault read(std::span<std::byte> into);

  private:
    using Clock = std::chrono::steady_clock;
    void waitForBytes();
    Fault faultOfEnd();

    std::function<void()> checkpoint_;
    Clock::time_point deadline_;
    int output_ = -1;
    int child_ = -1; ///< its process; -1: not started, or waited for
    Fault fault_ = Fault::None;
};

} // namespace fringe
