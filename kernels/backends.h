// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl_place.h"
#include "kernels/message.h"
#include "kernels/values.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace fringe {

/// The devices of one back-end, or why there are none.
struct BackendReport {
    Backend backend = Backend::Cpu;
    std::vector<DeviceInfo> devices;
    Message absence; ///< a clause, "no OpenCL platform is installed"; empty if there is a device
    std::vector<Message> faults{}; ///< why drivers are left out, a clause each
};

/// What a back-end module exports, under the C name `fringe_backend_module`.
struct BackendModule {
    int abi;                  ///< `backendModuleAbi` it was built with
    BackendReport (*probe)(); ///< never throws
    /// With no more than `device.memory`. threads: bounds those of the module, as in `DeviceUse`.
    /// place: of OpenGL, whose textures it is to share; null: none.
    std::unique_ptr<Device> (*open)(const DeviceInfo& device, int threads, const GlPlace* place);
};
inline constexpr int backendModuleAbi = 13;

/// All back-ends, each with its devices or the reason of their absence. The first call has drivers
/// loaded by programs of their own and may take some hundred milliseconds, and seconds where a
/// driver hangs for the first time: such a one is left out from then on, in later runs too unless
/// they look `anew`, until its files, this program or the start of the machine are others.
/// checkpoint: called some times a second then; empty: none. Any thread; throws what the checkpoint
/// throws, and then the next call is the first again.
const std::vector<BackendReport>& backendReports(const std::function<void()>& checkpoint = {},
                                                 bool anew = false);

/// The faults of all back-ends. Looks for devices if nobody has.
std::vector<Message> driverFaults();

/// Opens a device.
/// ids: "cpu", "opencl[:N]", "cuda[:N]", or "auto" for the first usable of: CUDA, an OpenCL GPU,
/// cpu; after commas those of its helpers. checkpoint: as of `backendReports`.
/// Throws `DeviceUnavailable` with the reason; a named device is never replaced by another.
std::unique_ptr<Device> openDevice(const std::string& ids, const DeviceUse& use = {},
                                   const std::function<void()>& checkpoint = {});

const char* backendName(Backend backend); ///< "cpu", "opencl", "cuda"

} // namespace fringe
