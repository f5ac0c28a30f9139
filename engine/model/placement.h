// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter_rows.h"
#include "engine/model/space.h"

#include <optional>

namespace fringe {

/// Where an object is in front of the plate: its numbers are turned and scaled evenly, and the
/// middle of the upright box around it comes to lie at the centre.
struct Placement {
    Place centre{0, 0, 0.2}; ///< [m]
    double scale = 1;        ///< metres per unit of the file
    Turns turns{};
    /// Added at last [m]: what rounding leaves of a centre that older projects and files' own
    /// numbers ask for.
    Place rest{};

    friend bool operator==(const Placement&, const Placement&) = default;
};

/// The rows of a table from which a placement is read.
const table::BoundRows<Placement>& placementRows();
/// Whether a kind's table has the rows of a placement.
bool isPlaced(const ChoiceInfo& info);
Placement asPlacement(const Source& source);
void store(Source& source, const Placement& placement);

/// The box around an object as read, in the file's own unit: of a source's points or triangles;
/// nothing: it has none.
std::optional<Box> boxAsRead(const Source& source);

/// place = scale · R place + shift
struct Similarity {
    double scale = 1;
    Place shift{};              ///< [m]
    std::optional<Turn> turn{}; ///< R; none: the identity

    Place turned(const Place& place) const { return turn ? *turn * place : place; }
    Place operator()(const Place& place) const {
        const Place at = turned(place);
        return {scale * at[0] + shift[0], scale * at[1] + shift[1], scale * at[2] + shift[2]};
    }
    Box around(const Box& box) const; ///< what becomes of the box
};

/// How an object in the box, in the file's own unit, becomes metres in front of the plate.
Similarity similarity(const Placement& placement, const Box& box);

/// As the file's numbers say: the object is scaled about their origin and turned about the middle
/// of its box, then moved by the offset [m]. placement: whose scale and turns it has.
Placement asRead(const Placement& placement, const Box& box, const Place& offset = {});

/// With the scale and the turns of `placement`, and exactly that shift of its similarity: where the
/// origin of the file's numbers comes to lie. Objects with the same of all keep their places to
/// each other.
Placement shifted(const Placement& placement, const Box& box, const Place& shift);

/// Scaled so that the upright box around it is as large as the sides [m] allow, about its centre.
Placement fitted(const Placement& placement, const Box& box, const Place& sides);

/// The side of a cube that is seen at the distance: 10 mm, or one digit's worth less than 80 % of
/// the field of view that the plate has there at its shortest wavelength, or than its smaller side,
/// whichever is smallest.
Length fittingSide(const Setup& setup, Length distance);

/// Where an object that has just been imported is seen: in the middle, 200 mm in front of the
/// plate.
Placement fittingPlacement(const Setup& setup, const Box& box);

/// The box around an object where it is placed; box: around it as read, in the file's own unit.
TurnedBox boxAround(const Placement& placement, const Box& box);

/// The placement that moves an object so, in the numbers that it is placed by: shifts to the
/// nanometre, angles to 0.1°, sizes to four digits. Of the factors of the scale it takes the first.
Placement moved(const Placement& placement, const Motion& motion);

} // namespace fringe
