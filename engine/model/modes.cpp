// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/modes.h"

#include "engine/model/bounds.h"

namespace fringe {
namespace {

using namespace table;

const Value laguerre = std::string("lg"), hermite = std::string("hg"), bessel = std::string("bg");

ParameterInfo indexRow(const char* key, const char* label, const char* help) {
    constexpr double most = 100;
    return between(named(key, Kind::Count, label, help), 0, most);
}

BoundRows<Mode> indexRows() {
    constexpr double mostTurns = 500;
    return {
        {oneOf("family", FRINGE_MARK("Family"),
               FRINGE_MARK("Family of modes that the light is one of."),
               {{"lg", FRINGE_MARK("Laguerre–Gauss"),
                 FRINGE_MARK("Rings whose phase turns about the axis, such as a vortex.")},
                {"hg", FRINGE_MARK("Hermite–Gauss"),
                 FRINGE_MARK("Rectangles of bright places between dark lines.")},
                {"bg", FRINGE_MARK("Bessel–Gauss"),
                 FRINGE_MARK("Waves on a cone, which keep a narrow middle over a long way.")}}),
         &Mode::family},
        {when("family", {laguerre, bessel},
              between(named("l", Kind::Count, FRINGE_MARK("Charge l"),
                            FRINGE_MARK("Turns of the phase about the axis, anticlockwise as seen "
                                        "against the light; negative ones turn clockwise.")),
                      -mostTurns, mostTurns)),
         &Mode::l},
        {when("family", {laguerre},
              indexRow("p", FRINGE_MARK("Radial index p"),
                       FRINGE_MARK("Number of dark rings around the axis."))),
         &Mode::p},
        {when("family", {hermite},
              indexRow("m", FRINGE_MARK("Index m along x"),
                       FRINGE_MARK("Number of dark lines that cross the x axis."))),
         &Mode::m},
        {when("family", {hermite},
              indexRow("n", FRINGE_MARK("Index n along y"),
                       FRINGE_MARK("Number of dark lines that cross the y axis."))),
         &Mode::n},
        {when("family", {bessel},
              between(named("cone", Kind::Angle, FRINGE_MARK("Half angle of the cone"),
                            FRINGE_MARK("Angle between the waves of a Bessel beam and the axis; "
                                        "its rings are half a wavelength over this apart.")),
                      0, 0.5)),
         &Mode::cone}};
}

BoundRows<Mode> placeRows() {
    const auto place = [](const char* key, const char* label, const char* help) {
        return between(lengthRow(key, label, help), -farthest, farthest);
    };
    return {
        {positive(between(lengthRow("waist", FRINGE_MARK("Waist radius"),
                                    FRINGE_MARK("Radius of the waist, where the amplitude of the "
                                                "Gauss factor has fallen to 1/e.")),
                          0, farthest)),
         &Mode::waist},
        {place("x", FRINGE_MARK("Centre x"), FRINGE_MARK("Middle of the waist, to the right.")),
         &Mode::x},
        {place("y", FRINGE_MARK("Centre y"), FRINGE_MARK("Middle of the waist, upwards.")),
         &Mode::y},
        {place("z", FRINGE_MARK("Centre z"),
               FRINGE_MARK("Distance of the waist from the hologram, negative behind it.")),
         &Mode::z},
        {between(named("weight", Kind::Number, FRINGE_MARK("Weight"),
                       FRINGE_MARK("Power of the mode, in proportion to others.")),
                 0, 1e24),
         &Mode::weight},
        {named("phase", Kind::Angle, FRINGE_MARK("Phase"),
               FRINGE_MARK("Phase that the mode has beside others.")),
         &Mode::phase}};
}

} // namespace

const BoundRows<Mode>& modeRows() {
    static const BoundRows<Mode> rows = joined(std::vector{indexRows(), placeRows()});
    return rows;
}

std::string nameOf(const Mode& mode) {
    switch (mode.family) {
    case ModeFamily::Laguerre:
        return "LG " + std::to_string(mode.l) + ", " + std::to_string(mode.p);
    case ModeFamily::Hermite:
        return "HG " + std::to_string(mode.m) + ", " + std::to_string(mode.n);
    default:
        return "BG " + std::to_string(mode.l);
    }
}

} // namespace fringe
