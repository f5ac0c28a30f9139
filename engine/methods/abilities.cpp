// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/abilities.h"

#include "kernels/cpu_device.h"
#include "kernels/parallel.h"

#include <algorithm>

namespace fringe {
namespace {

std::size_t indexOf(PointForm form) {
    return 3 * static_cast<std::size_t>(form.model) + static_cast<std::size_t>(form.sum);
}

} // namespace

bool Abilities::offers(PointForm form) const {
    return forms[indexOf(form)];
}

Abilities abilitiesOf(const Device& device) {
    const DeviceInfo& info = device.info();
    Abilities abilities{info.id, info.kind == DeviceKind::Gpu, std::max(info.computeUnits, 1),
                        {},      device.workEstimate(),        device.spotWorkEstimate()};
    abilities.offersReduced =
        device.multipliesIn(Precision::Tf32) && device.multipliesIn(Precision::Tf32Corrected);
    if (info.backend != Backend::Cpu)
        abilities.memory = static_cast<double>(info.memory);
    if (info.backend == Backend::Cpu && threadLimit() > 0)
        abilities.units = std::min(abilities.units, threadLimit());
    for (const WaveModel model : {WaveModel::Exact, WaveModel::Fresnel})
        for (const PointSum sum : {PointSum::Direct, PointSum::Products, PointSum::Spectral})
            abilities.forms[indexOf({model, sum})] = device.offers(model, sum);
    return abilities;
}

Abilities cpuAbilities() {
    return abilitiesOf(*openCpuDevice(cpuDeviceInfo(), 0));
}

} // namespace fringe
