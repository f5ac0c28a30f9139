// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/sending.h"

#include "engine/encodings/encoding.h"
#include "engine/model/error.h"

namespace fringe {

const ChoiceInfos& deviceInfos() {
    return choiceInfosOf(allOutputDevices());
}

const OutputDevice& outputDeviceOf(std::string_view key) {
    return entryOf(allOutputDevices(), key,
                   FRINGE_MARK("There is no kind of device \"{0}\"; choose one of: {1}."));
}

void requirePanel(const Choice& device) {
    if (outputDeviceOf(device.key).send == nullptr)
        throw badInput(FRINGE_MARK("The design is for no panel; choose a device preset."));
}

Findings findingsOnDevice(const Design& design) {
    const auto check = outputDeviceOf(design.device.key).check;
    Findings findings = check != nullptr ? check(design) : Findings();
    for (Finding& item : findings) {
        if (item.parameter.find('.') == std::string::npos)
            item.parameter = "device." + item.parameter;
        for (Fix& fix : item.fixes)
            for (Setting& setting : fix.settings)
                setting.path = "device." + setting.path;
    }
    return findings;
}

Design withStop(Design design, FocalStop stop) {
    design.focalStop = stop;
    if (stop == FocalStop::Centre && !design.isDesigned() && design.encoding.key == "phase")
        design.encoding.key = "fitted";
    return design;
}

Hologram shownOf(const PatternToSend& pattern, const Frame* sent) {
    return sent != nullptr ? outputDeviceOf(pattern.device.key).show(*sent, pattern)
                           : fieldOfPattern(pattern.levels);
}

} // namespace fringe
