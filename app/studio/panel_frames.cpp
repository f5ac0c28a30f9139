// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/panel_frames.h"

#include "app/studio/panel_output.h"
#include "engine/model/error.h"

namespace fringe {

PanelPicture panelBytes(const ValuePlanes& channels, int bits) {
    if (channels.size() == 1 && bits > 8)
        throw badInput(FRINGE_MARK("Values of {0} bits do not go through a screen, which takes 8 "
                                   "bits a colour; choose a packing."),
                       bits);
    return panelPictureOf(channels, PanelOutput::tr("The pattern").toStdString());
}

PanelPicture pictureFor(const Frame& frame) {
    return panelBytes(pictureOf(frame), frame.bits);
}

} // namespace fringe
