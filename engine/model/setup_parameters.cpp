// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/parameter_rows.h"

namespace fringe {
namespace {

using namespace table;

Applies hasAperture(Aperture::Kind kind) {
    return [kind](const Design& d) { return d.setup.aperture.kind == kind; };
}

Applies hasBeam(Beam::Kind kind) {
    return [kind](const Design& d) { return d.setup.beam.kind == kind; };
}
bool hasLens(const Design& d) {
    return d.setup.lens.on;
}

ParameterInfo secondRadius() {
    ParameterInfo info =
        named("illumination.beam_waist_y", Kind::Length, FRINGE_MARK("Beam radius along y"),
              FRINGE_MARK("Where the amplitude has fallen to 1/e, along y."));
    info.least = 0;
    info.zero = FRINGE_MARK("as along x");
    return info;
}

std::vector<DesignParameter> beamRows() {
    const Applies isGaussian = hasBeam(Beam::Kind::Gaussian);
    return {
        choiceRow(
            named("illumination.beam", Kind::Choice, FRINGE_MARK("Beam"),
                  FRINGE_MARK("Amplitude of the light on the finished hologram.")),
            {{"uniform", FRINGE_MARK("Uniform")},
             {"gaussian", FRINGE_MARK("Gaussian")},
             {"picture", FRINGE_MARK("Picture from a file")}},
            [](auto& d) -> auto& { return d.setup.beam.kind; }),
        row(
            positive(named("illumination.beam_waist", Kind::Length, FRINGE_MARK("Beam radius"),
                           FRINGE_MARK("Where the amplitude has fallen to 1/e, along x."))),
            [](auto& d) -> auto& { return d.setup.beam.waist; }, isGaussian),
        row(
            secondRadius(), [](auto& d) -> auto& { return d.setup.beam.waistY; }, isGaussian),
        row(
            withOption(named("illumination.beam_x", Kind::Length, FRINGE_MARK("Beam centre x"),
                             FRINGE_MARK("Middle of the beam on the plate.")),
                       "beam-x"),
            [](auto& d) -> auto& { return d.setup.beam.x; }, isGaussian),
        row(
            withOption(named("illumination.beam_y", Kind::Length, FRINGE_MARK("Beam centre y"),
                             FRINGE_MARK("Middle of the beam on the plate.")),
                       "beam-y"),
            [](auto& d) -> auto& { return d.setup.beam.y; }, isGaussian),
        choiceRow(
            withOption(named("illumination.beam_values", Kind::Choice, FRINGE_MARK("Values"),
                             FRINGE_MARK("What the numbers of the beam's picture are; a camera "
                                         "takes intensities.")),
                       "beam-values"),
            {{"amplitude", FRINGE_MARK("Amplitude")}, {"intensity", FRINGE_MARK("Intensity")}},
            [](auto& d) -> auto& { return d.setup.beam.values; }, hasBeam(Beam::Kind::Picture)),
    };
}

std::vector<DesignParameter> apertureRows() {
    return {
        choiceRow(
            named("illumination.aperture", Kind::Choice, FRINGE_MARK("Aperture"),
                  FRINGE_MARK(
                      "A stop around the middle of the plate. Figures are shares of the light "
                      "that passes; pixels with their centre outside get the phase 0.")),
            {{"none", FRINGE_MARK("None, the whole plate")},
             {"circle", FRINGE_MARK("Circle")},
             {"rectangle", FRINGE_MARK("Rectangle")}},
            [](auto& d) -> auto& { return d.setup.aperture.kind; }),
        row(
            positive(named("illumination.aperture_diameter", Kind::Length,
                           FRINGE_MARK("Aperture diameter"), FRINGE_MARK("Of the circle."))),
            [](auto& d) -> auto& { return d.setup.aperture.diameter; },
            hasAperture(Aperture::Kind::Circle)),
        row(
            positive(named("illumination.aperture_width", Kind::Length,
                           FRINGE_MARK("Aperture width"),
                           FRINGE_MARK("Of the rectangle, along x."))),
            [](auto& d) -> auto& { return d.setup.aperture.width; },
            hasAperture(Aperture::Kind::Rectangle)),
        row(
            positive(named("illumination.aperture_height", Kind::Length,
                           FRINGE_MARK("Aperture height"),
                           FRINGE_MARK("Of the rectangle, along y."))),
            [](auto& d) -> auto& { return d.setup.aperture.height; },
            hasAperture(Aperture::Kind::Rectangle)),
    };
}

} // namespace

std::vector<DesignParameter> illuminationRows() {
    ParameterInfo info = positive(named(
        "illumination.wavelengths", Kind::Lengths, FRINGE_MARK("Wavelength"),
        FRINGE_MARK(
            "One wavelength, or three for colour: the longest takes red, the shortest blue, in "
            "whatever order they are given; planes of arrays keep that order.")));
    info.most = 1e-3;
    std::vector<DesignParameter> rows{row(
        essential(withOption(info, "wavelength")),
        [](auto& d) -> auto& { return d.setup.wavelengths; })};
    for (auto&& more : {beamRows(), apertureRows()})
        rows.insert(rows.end(), more.begin(), more.end());
    return rows;
}

std::vector<DesignParameter> plateRows() {
    return {
        row(
            between(named("plate.columns", Kind::Count, FRINGE_MARK("Columns"),
                          FRINGE_MARK("Number of pixels along x.")),
                    1, 1e7),
            [](auto& d) -> auto& { return d.setup.plate.size.cols; }),
        row(
            between(named("plate.rows", Kind::Count, FRINGE_MARK("Rows"),
                          FRINGE_MARK("Number of pixels along y.")),
                    1, 1e7),
            [](auto& d) -> auto& { return d.setup.plate.size.rows; }),
        row(
            shownIn("µm", positive(between(named("plate.pitch_x", Kind::Length,
                                                 FRINGE_MARK("Pixel pitch x"),
                                                 FRINGE_MARK("Distance between pixel centres "
                                                             "along x.")),
                                           0, 1))),
            [](auto& d) -> auto& { return d.setup.plate.pitchX; }),
        row(
            shownIn("µm", positive(between(named("plate.pitch_y", Kind::Length,
                                                 FRINGE_MARK("Pixel pitch y"),
                                                 FRINGE_MARK("Distance between pixel centres "
                                                             "along y.")),
                                           0, 1))),
            [](auto& d) -> auto& { return d.setup.plate.pitchY; }),
    };
}

std::vector<DesignParameter> lensRows() {
    return {row(
                named("lens.on", Kind::Toggle, FRINGE_MARK("Lens"),
                      FRINGE_MARK("Stands in the hologram; z counts from its focal plane. Without "
                                  "it z counts from the plate.")),
                [](auto& d) -> auto& { return d.setup.lens.on; }),
            row(
                positive(named("lens.focal_length", Kind::Length, FRINGE_MARK("Focal length"),
                               FRINGE_MARK("Of the lens; z = 0 is its focal plane."))),
                [](auto& d) -> auto& { return d.setup.lens.focalLength; }, hasLens)};
}

} // namespace fringe
