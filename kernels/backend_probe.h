// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backends.h"
#include "kernels/opencl_drivers.h"
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

inline constexpr const char* probeProgram = "fringe-probe-devices";

/// Module of a back-end which is a module.
RunTimeModule moduleOf(Backend backend);

/// A report as bytes, for the way between the two programs; nothing where they are none.
std::string bytesOf(const BackendReport& report);
std::optional<BackendReport> reportOf(Backend backend, std::span<const char> bytes);

/// What the probe writes: the length of a report, and its bytes. fault: not None where there is no
/// report.
struct ReadReport {
    std::optional<BackendReport> report;
    ReaderProcess::Fault fault = ReaderProcess::Fault::None;
};
ReadReport readReport(ReaderProcess& process, Backend backend);

/// Starts looking for the devices of a module, and calls for what was found. Drivers that do not
/// answer within `patience` are a reason that there are none.
class BackendProbe {
  public:
    static constexpr std::chrono::seconds usualPatience{10};

    /// checkpoint: as of `ReaderProcess`. driver: name of the one that is there; empty: of several,
    /// or not known. alone: the one that is loaded; null: all.
    BackendProbe(Backend backend, const std::function<void()>& checkpoint,
                 std::chrono::milliseconds patience = usualPatience, std::string driver = {},
                 const OpenClDriver* alone = nullptr);

    /// Once. Throws what the checkpoint throws.
    BackendReport report();
    bool hasFailed() const { return fault_ != Fault::None; } ///< not that there was none
    bool isOfDrivers() const { return fault_ == Fault::Ended || fault_ == Fault::Late; }

  private:
    using Fault = ReaderProcess::Fault;
    Message reason() const;

    Backend backend_;
    std::chrono::milliseconds patience_;
    std::string driver_;
    Message absence_;
    Fault fault_ = Fault::None;
    std::optional<ReaderProcess> process_; ///< none where there is no module
};

} // namespace fringe
