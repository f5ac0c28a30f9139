// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/propagation/propagation.h"

namespace fringe {

extern const Propagation angular_spectrum_propagation{
    .info = {"asm", FRINGE_MARK("Angular spectrum"),
             FRINGE_MARK("Plane waves in every direction; right at any distance."),
             convolutionParameters()},
    .transfer = TransferModel::AngularSpectrum,
};

} // namespace fringe
