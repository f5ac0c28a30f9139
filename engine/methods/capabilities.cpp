// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/capabilities.h"

#include "kernels/cpu_device.h"
#include "kernels/parallel.h"

#include <algorithm>

namespace fringe {
namespace {

std::size_t indexOf(PointForm form) {
    return 3 * static_cast<std::size_t>(form.model) + static_cast<std::size_t>(form.sum);
}

} // namespace

bool Capabilities::offers(PointForm form) const {
    return forms[indexOf(form)];
}

Capabilities capabilitiesOf(Device& device) {
    const DeviceInfo& info = device.info();
    Capabilities capabilities{
        info.id, info.kind == DeviceKind::Gpu,   std::max(info.computeUnits, 1),
        {},      device.points().workEstimate(), device.spots().spotWorkEstimate()};
    if (info.backend != Backend::Cpu)
        capabilities.memory = static_cast<double>(info.memory);
    for (const auto& helper : device.helpers()) {
        ++capabilities.count;
        const auto memory = static_cast<double>(helper->info().memory);
        if (helper->info().backend != Backend::Cpu)
            capabilities.memory =
                capabilities.memory > 0 ? std::min(capabilities.memory, memory) : memory;
    }
    if (info.backend == Backend::Cpu && threadLimit() > 0)
        capabilities.units = std::min(capabilities.units, threadLimit());
    for (const WaveModel model : {WaveModel::Exact, WaveModel::Fresnel})
        for (const PointSum sum : {PointSum::Direct, PointSum::Products, PointSum::Nufft})
            capabilities.forms[indexOf({model, sum})] = device.points().offers(model, sum);
    return capabilities;
}

Capabilities cpuCapabilities() {
    return capabilitiesOf(*openCpuDevice(cpuDeviceInfo(), 0));
}

} // namespace fringe
