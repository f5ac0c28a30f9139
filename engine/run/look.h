// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/run/job.h"
#include "engine/run/outcome.h"

#include <optional>

/// What holograms show elsewhere, wherever they lie: in memory, on a device, on the disk.
namespace fringe {

/// The field at `distance` from `hologram`, per plane with its own wavelength. The device and the
/// control outlive it.
Outcome<Hologram> propagateHologram(const Hologram& hologram, Length distance, const Choice& how,
                                    const Job& job);

/// What of a hologram is seen through a pupil in its plane: the rest is dark. Anything else of it
/// is shared.
Hologram throughPupil(const Hologram& hologram, const Pupil& pupil);

/// What is looked at of a hologram.
struct Look {
    Length distance{}; ///< behind a lens from its focus
    Choice propagation{"asm"};
    Pupil pupil{};
    Window window{};
    std::optional<Length> lens{}; ///< focal length of one in the hologram, behind which it is seen

    friend bool operator==(const Look&, const Look&) = default;
};

Look lookOf(const Design& design);

/// The intensity in the window, or in what of it the plane has, which is noted. Where light is
/// convolved it is made of what of the hologram sends light there, see `fadedPart`; behind a lens,
/// and by propagations that make all of the plane at once, in memory alone. Planes that lie on the
/// disk are made when they are read; the device and the control outlive them.
Outcome<Picture> look(const Hologram& hologram, const Look& at, const Job& job);

} // namespace fringe
