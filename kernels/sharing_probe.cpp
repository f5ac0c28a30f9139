// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/sharing_probe.h"

#include "kernels/backend_probe.h"

#include <list>
#include <string>

namespace fringe {
namespace {

Message reasonOf(ReaderProcess::Fault fault, const DeviceInfo& device,
                 std::chrono::milliseconds patience) {
    switch (fault) {
    case ReaderProcess::Fault::Ended:
        return message(
            FRINGE_MARK("not known: the driver {0} crashed or ended the program that was "
                        "to share a texture with OpenGL: update it"),
            device.driver);
    case ReaderProcess::Fault::Late:
        return message(FRINGE_MARK("not known: the driver {0} did not share a texture with OpenGL "
                                   "within {1} s: update it"),
                       device.driver, std::chrono::ceil<std::chrono::seconds>(patience).count());
    default:
        return message(FRINGE_MARK("not known: {0} is missing or cannot be started: install the "
                                   "program anew"),
                       modulePath(probeProgram).string());
    }
}

} // namespace

std::vector<SharingWay> sharingWays(std::span<const DeviceInfo> devices,
                                    const std::function<void()>& checkpoint,
                                    std::chrono::milliseconds patience) {
    std::list<ReaderProcess> processes;
    for (const DeviceInfo& device : devices)
        processes.emplace_back(modulePath(probeProgram),
                               std::vector<std::string>{backendName(device.backend),
                                                        modulePath("").string(), sharingWord,
                                                        device.id},
                               checkpoint, patience);
    std::vector<SharingWay> ways;
    for (ReaderProcess& process : processes) {
        const DeviceInfo& device = devices[ways.size()];
        const auto found = readReport(process, device.backend);
        ways.push_back(found.report ? SharingWay{found.report->absence}
                                    : SharingWay{reasonOf(found.fault, device, patience), true});
    }
    return ways;
}

} // namespace fringe
