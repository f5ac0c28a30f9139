// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/device/phase_unit.h"
#include "engine/model/plane.h"
#include "engine/model/quantity.h"
#include "kernels/values.h"

#include <string>
#include <string_view>
#include <vector>

/// Zernike polynomials Z(n, m) over a pupil: with ρ the distance from its centre in radii and θ
/// from +x towards +y (x to the right, y up),
///
///     Z = R(n, |m|; ρ) cos mθ for m ≥ 0,   R(n, |m|; ρ) sin |m|θ for m < 0,
///
/// R = 1 at the edge. Plain values; any thread. Source: Born and Wolf, Principles of Optics, 9.2;
/// ANSI Z80.28 for angles.
namespace fringe {

/// n ≥ |m|, n - |m| even.
struct ZernikeOrder {
    int n = 0;
    int m = 0; ///< < 0: the sine
    friend bool operator==(const ZernikeOrder&, const ZernikeOrder&) = default;
};
inline constexpr int highestZernike = 60; ///< n

/// How one number names an order.
enum class ZernikeIndex {
    Osa,    ///< OSA/ANSI, (n(n + 2) + m)/2: from 0; 1 is the tilt along y, 2 along x
    Noll,   ///< from 1; 2 is the tilt along x, 3 along y (Noll, J. Opt. Soc. Am. 66, 207, 1976)
    Fringe, ///< University of Arizona, 1 … 37; 2 is the tilt along x, 3 along y, 37 is (12, 0)
    Order,  ///< none: (n, m) itself
};

/// What a coefficient of 1 is.
enum class ZernikeNorm {
    Rms,  ///< of a mean square of 1 over the pupil: √(n + 1) Z, √(2n + 2) Z where m ≠ 0
    Peak, ///< of 1 at most, at the edge: Z itself
};

/// The order that a number names. Throws `Error` (BadInput) for a number that names none, or one
/// above `highestZernike`.
ZernikeOrder zernikeOrder(ZernikeIndex index, int number);
/// The number of an order; `Order`: 0. Throws likewise, of `Fringe` also for what has no number.
int zernikeNumber(ZernikeIndex index, ZernikeOrder order);

/// Z at a place in pupil radii, which may lie beyond the edge, where the polynomial goes on.
double zernike(ZernikeOrder order, ZernikeNorm norm, double x, double y);

struct ZernikeTerm {
    ZernikeOrder order{};
    double value = 0; ///< in the unit of the sum
    friend bool operator==(const ZernikeTerm&, const ZernikeTerm&) = default;
};

/// A sum of them, and what its numbers mean.
struct ZernikeSum {
    ZernikeIndex index = ZernikeIndex::Osa; ///< that texts name its terms by
    ZernikeNorm norm = ZernikeNorm::Rms;
    PhaseUnit unit = PhaseUnit::Waves;
    Length radius{}; ///< of the pupil; 0: of the largest circle on the plate around its middle
    Length x{}, y{}; ///< of the pupil's centre
    std::vector<ZernikeTerm> terms{};
    friend bool operator==(const ZernikeSum&, const ZernikeSum&) = default;
};

/// Radius of the largest circle on a plate, half of its shorter side [m].
double inscribedRadius(const PlaneGrid& grid);

/// Phases [cycles], made in double when rows are read. Outside the pupil the polynomials go on, so
/// that there is no step at its edge: prysm does the same, and slmsuite, whose pupil reaches the
/// corners of the plate. A grid may be a tile of a plate.
Plane<double> zernikePhases(const ZernikeSum& sum, const PlaneGrid& grid);

/// A text such as "osa rms waves: 4=0.5, 12=-0.1", with what it may lack behind the first three
/// words: "noll peak rad radius 5mm centre 1mm,-0.5mm: 4=0.5". Terms of orders are
/// "nm rms waves: (2, 0)=0.5". Throws `Error` (BadInput) that says what lacks.
ZernikeSum parseZernike(std::string_view text);
std::string formatZernike(const ZernikeSum& sum); ///< that `parseZernike` reads as the same

/// Adds the term of a name in the sum's index, "4", or "2, -2" of orders. Throws `Error`
/// (BadInput), also where it is there already.
void addTerm(ZernikeSum& sum, std::string_view name, double value);
std::string termName(ZernikeIndex index, ZernikeOrder order);

/// Names as texts and files have them: "osa", "noll", "fringe", "nm"; "rms", "peak"; "rad",
/// "waves". Parsers throw `Error` (BadInput) that lists them.
ZernikeIndex zernikeIndexOf(std::string_view name);
ZernikeNorm zernikeNormOf(std::string_view name);
PhaseUnit zernikeUnitOf(std::string_view name);
const char* nameOf(ZernikeIndex index);
const char* nameOf(ZernikeNorm norm);
const char* nameOf(PhaseUnit unit);

} // namespace fringe
