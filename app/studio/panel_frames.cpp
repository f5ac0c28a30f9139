// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/panel_frames.h"

#include "app/studio/panel_output.h"
#include "engine/device/sending.h"
#include "engine/model/error.h"

namespace fringe {

PanelPicture panelBytes(const ValuePlanes& channels, int bits) {
    if (channels.size() == 1 && bits > 8)
        throw badInput(FRINGE_MARK("Values of {0} bits do not go through a screen, which takes 8 "
                                   "bits a colour; choose a packing."),
                       bits);
    return panelPictureOf(channels, PanelOutput::tr("The pattern").toStdString());
}

void requirePanel(const Choice& device) {
    if (!outputDeviceOf(device.key).send)
        throw badInput(FRINGE_MARK("The design is for no panel; choose a device preset."));
}

PanelPicture pictureFor(const Hologram& field, const LevelPattern& levels, const Choice& device) {
    requirePanel(device);
    const Frame frame = outputDeviceOf(device.key).send({field, levels, device});
    return panelBytes(pictureOf(frame), frame.bits);
}

} // namespace fringe
