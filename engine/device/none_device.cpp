// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/sending.h"

namespace fringe {

extern const OutputDevice none_device{
    .info = {"none", FRINGE_MARK("No device"),
             FRINGE_MARK("The levels of the encoding are what is written.")},
};

} // namespace fringe
