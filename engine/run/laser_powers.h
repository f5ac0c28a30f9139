// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/field.h"
#include "engine/model/finding.h"
#include "engine/run/job.h"

#include <optional>
#include <vector>

/// Encodings lose the balance of colours: each scales each colour by itself. Powers of the lasers
/// restore it, P = (E/η)/max(E/η), E the light that is wanted of a colour where the sources are
/// seen, η the share that comes there of the light on the device, as it is shown, counted at every
/// place in the plane that is in focus there. Phase patterns of thin
/// lines of constant phase, measured with what surrounds them by some λz/w, w the side of the
/// plate: white rings are white within 3 %, white crosses along the axes within 10 %, which lose
/// to their surroundings another share of each colour. On samples that are narrower than λz/w red
/// is weaker, as in the field itself, by its diffraction.
namespace fringe {

/// The levels that `encode` made of a hologram in colours, with the powers that restore these,
/// unless they have some, it does not say what is to be seen, or memory does not hold it. Light of
/// a picture alone is counted where it is looked at alone, see `isOfPictureAlone`. Throws `Error`,
/// `Cancelled`.
LevelPattern inBalance(LevelPattern pattern, const Hologram& of, FocalStop stop,
                       const Choice& propagation, const Job& job);

/// The hologram with the powers that weight its pictures: those given, in proportion, or those that
/// it has, or those that restore its colours; none where it does not say what is to be seen, or
/// memory does not hold it. One number is that of all. Throws `Error` (BadInput) for another number
/// of powers than of planes.
Hologram withPowers(Hologram hologram, const std::vector<double>& given, const Choice& propagation,
                    const Job& job);

/// "laser powers 638 nm 91 %, … of the strongest", in the order of the planes. efficiency: as in
/// `LevelPattern`.
Message powersText(const std::vector<Length>& wavelengths, const std::vector<double>& powers,
                   const std::vector<double>& efficiency);

/// Powers with which equal light of the colours is the white of D65, the strongest 1; empty where
/// `whitePowers` are.
std::vector<double> powersForWhite(const std::vector<Length>& wavelengths,
                                   const std::vector<double>& powers);

/// What is to be known of the powers of an encoded hologram.
Findings findingsOnPowers(const LevelPattern& pattern);

} // namespace fringe
