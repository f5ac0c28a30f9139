// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/propagation/propagation.h"

namespace fringe {

extern const Propagation fresnel_propagation{
    .info = {"fresnel", FRINGE_MARK("Fresnel approximation"),
             FRINGE_MARK("The angular spectrum for directions near the axis."),
             convolutionParameters()},
    .transfer = TransferModel::Fresnel,
};

} // namespace fringe
