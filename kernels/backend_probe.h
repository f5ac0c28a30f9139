// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backends.h"
#include "kernels/reader_process.h"
#include "kernels/run_time_module.h"

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <string>

/// Drivers are first loaded by a program of its own, so that one that crashes, hangs or exits while
/// it is loaded ends only that.
namespace fringe {

/// That of a back-end which is a module.
RunTimeModule moduleOf(Backend backend);

/// A report as bytes, for the way between the two programs; nothing where they are none.
std::string bytesOf(const BackendReport& report);
std::optional<BackendReport> reportOf(Backend backend, std::span<const char> bytes);

/// Starts looking for the devices of a module, and calls for what was found. A driver that does not
/// answer within `patience` is left out, with that reason.
class BackendProbe {
  public:
    static constexpr std::chrono::seconds usualPatience{10};

    /// checkpoint: as of `ReaderProcess`.
    BackendProbe(Backend backend, const std::function<void()>& checkpoint,
                 std::chrono::milliseconds patience = usualPatience);

    /// Once. Throws what the checkpoint throws.
    BackendReport report();
    bool hasFailed() const { return hasFailed_; } ///< a driver, not that there was none

  private:
    Message reasonOf(ReaderProcess::Fault fault) const;

    Backend backend_;
    std::chrono::milliseconds patience_;
    Message absence_;
    bool hasFailed_ = false;
    std::optional<ReaderProcess> process_; ///< none where there is no module
};

} // namespace fringe
