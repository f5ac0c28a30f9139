// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/panel_checks.h"

#include "engine/device/packing.h"
#include "engine/device/panel.h"
#include "engine/device/panel_levels.h"
#include "engine/device/panel_steps.h"
#include "engine/device/zernike.h"
#include "engine/encodings/encoding.h"
#include "engine/model/called.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/optics/sampling.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

/// Collects what is wrong with one panel.
class PanelCheck {
  public:
    PanelCheck(const Choice& device, const PanelUse& use)
        : device_(device), panel_(panelOf(device)), use_(use),
          isOfPhases_(encodingOf(use.encoding).modulation == Modulation::Phase) {}

    Findings make() {
        checkPlace();
        checkPacking();
        attempt("lut", [&] { checkDrive(); });
        if (!isOfPhases_) {
            checkAmplitudes();
            return std::move(findings_);
        }
        attempt("zernike", [&] {
            if (!panel_.zernike.empty())
                parseZernike(panel_.zernike);
        });
        attempt("levels_at", [&] { parseLevelsAt(panel_.levelsAt); });
        attempt("bits", [&] { checkResponse(); });
        attempt("correction", [&] { checkCorrection(); });
        checkCarrier();
        return std::move(findings_);
    }

  private:
    void refuse(const char* row, Message text) {
        findings_.push_back({Severity::Refusal, row, std::move(text)});
    }

    template <class Check> void attempt(const char* row, Check check) {
        try {
            check();
        } catch (const Error& error) {
            refuse(row, error.message());
        }
    }

    std::string nameOf(const char* slot) const {
        const auto found = device_.assets.find(slot);
        return found == device_.assets.end() ? std::string() : found->second.name;
    }

    void checkPlace() {
        const auto [rows, cols] = use_.plate;
        const PanelPlace inPixels = std::exchange(panel_.place, placeOf(panel_, use_.plate));
        const PanelPlace& place = panel_.place;
        const Shape cell = packingOf(panel_.packing).cell;
        if (inPixels.mode.rows % cell.rows != 0 || inPixels.mode.cols % cell.cols != 0
            || inPixels.row % cell.rows != 0 || inPixels.col % cell.cols != 0)
            refuse("mode_columns",
                   message(FRINGE_MARK("A value takes {0} × {1} pixels of the video mode: give it "
                                       "a size and a place of whole values."),
                           cell.cols, cell.rows));
        if (place.col + cols > place.mode.cols || place.row + rows > place.mode.rows)
            refuse("mode_columns",
                   message(FRINGE_MARK("The panel of {0} × {1} pixels from column {2}, row {3} on "
                                       "does not fit into the video mode of {4} × {5}."),
                           cols, rows, place.col, place.row, place.mode.cols, place.mode.rows));
    }

    void checkPacking() {
        const Packing& packing = packingOf(panel_.packing);
        if (packing.bits > 0 && packing.bits != panel_.bits)
            refuse("packing",
                   message(FRINGE_MARK("The packing is of values of {0} bits, and the panel's have "
                                       "{1}."),
                           packing.bits, panel_.bits));
        const std::size_t planes = use_.sampling.wavelengths.size();
        if (planes > 1 && packing.isPlain() && panel_.bits > 8)
            refuse("bits", message(FRINGE_MARK("Three wavelengths are sent as red, green and blue "
                                               "of 8 bits each, and the panel's values have {0}."),
                                   panel_.bits));
        if (planes > 1 && !packing.isPlain())
            refuse("packing", message(FRINGE_MARK("The packing is of one wavelength, and the "
                                                  "design has {0}."),
                                      planes));
    }

    void checkDrive() {
        if (!panel_.drive)
            return;
        const std::int64_t entries = std::ssize(panel_.drive->samples), all = valuesAtHand(panel_);
        std::int64_t levels = use_.levels;
        for (const LevelsAt& at : parseLevelsAt(isOfPhases_ ? panel_.levelsAt : std::string()))
            levels = std::max(levels, at.count);
        levels += panel_.isMod256 ? 1 : 0;
        const bool isWhole = panel_.response || !isOfPhases_ || (entries == all && levels <= all);
        requireDrive(*panel_.drive, nameOf("drive"), isWhole ? all : levels, panel_.bits);
    }

    void checkResponse() {
        if (!panel_.response)
            return;
        requireResponse(*panel_.response, nameOf("response"), panel_.bits);
        checkResponseWavelength();
        if (panel_.isMod256)
            refuse("compat", message(FRINGE_MARK("The arithmetic of 8 bits is of equal levels; the "
                                                 "response table has others.")));
    }

    void checkResponseWavelength() {
        const auto& wavelengths = use_.sampling.wavelengths;
        if (panel_.responseWavelength != Length{} || wavelengths.empty())
            return;
        const Message wanted =
            called(FRINGE_MARK("Response's wavelength"), "--response-wavelength");
        if (wavelengths.size() > 1)
            refuse("response_wavelength",
                   message(FRINGE_MARK("It is not said for which of {0} wavelengths the response "
                                       "of the panel holds; give that ({1})."),
                           wavelengths.size(), wanted));
        else
            findings_.push_back(
                {Severity::Note, "response_wavelength",
                 message(FRINGE_MARK("It is not said for which wavelength the response of the "
                                     "panel holds; it is taken for {0} unless another is given "
                                     "({1})."),
                         formatLength(wavelengths.front()), wanted)});
    }

    void checkCorrection() {
        if (!panel_.correction)
            return;
        for (const Length wavelength : use_.sampling.wavelengths)
            correctionOf(panel_.correction, nameOf("correction"),
                         {.place = panel_.place,
                          .ofFile = panel_.correctionWavelength,
                          .ofLight = wavelength,
                          .isScaled = panel_.scalesCorrection});
        if (panel_.flipX || panel_.flipY)
            findings_.push_back(
                {Severity::Note, panel_.flipX ? "flip_x" : "flip_y",
                 message(FRINGE_MARK("The flip comes after the correction and mirrors it, too: "
                                     "give the correction as it is seen before the flip."))});
    }

    void checkAmplitudes() {
        for (const auto& [row, isOn] : {std::pair("sign", panel_.sign != 1),
                                        {"carrier_x", panel_.carrierX != Angle{}},
                                        {"carrier_y", panel_.carrierY != Angle{}},
                                        {"lens", panel_.lens != Length{}},
                                        {"axicon", panel_.axicon != Angle{}},
                                        {"vortex", panel_.vortex != 0},
                                        {"grating", panel_.grating != Length{}},
                                        {"zernike", !panel_.zernike.empty()},
                                        {"correction", panel_.correction != nullptr},
                                        {"compat", panel_.isMod256}})
            if (isOn)
                refuse(row, message(FRINGE_MARK("The encoding makes amplitudes, to which no phase "
                                                "can be added; choose one of phases, or leave "
                                                "this out.")));
    }

    void checkCarrier() {
        if (use_.sampling.wavelengths.empty())
            return;
        const Length shortest = std::ranges::min(use_.sampling.wavelengths);
        const auto [pitchX, pitchY, wavelengths] = use_.sampling;
        for (const auto& [row, angle, pitch] :
             {std::tuple("carrier_x", panel_.carrierX, pitchX),
              {"carrier_y", panel_.carrierY, pitchY},
              {"axicon", panel_.axicon, std::max(pitchX, pitchY)}})
            if (const Angle most = halfDiffractionAngle(pitch, shortest);
                std::abs(angle.si()) > most.si())
                findings_.push_back(
                    {Severity::Warning, row,
                     message(FRINGE_MARK("A carrier at {0} is finer than two pixels and aliases; "
                                         "stay below {1}."),
                             formatAngle(angle), formatAngle(most))});
        const double cosine = std::abs(std::cos(panel_.gratingTurn.si()));
        const double sine = std::abs(std::sin(panel_.gratingTurn.si()));
        const Length least = std::max(2 * cosine * pitchX, 2 * sine * pitchY);
        if (panel_.grating != Length{} && panel_.grating < 0.999 * least)
            findings_.push_back(
                {Severity::Warning, "grating",
                 message(FRINGE_MARK("A grating of {0} is finer than two pixels and aliases; give "
                                     "it {1} or more."),
                         formatLength(panel_.grating), formatLength(least))});
    }

    const Choice& device_;
    Panel panel_;
    const PanelUse& use_;
    bool isOfPhases_;
    Findings findings_;
};

} // namespace

Findings checkPanel(const Choice& device, const PanelUse& use) {
    return PanelCheck(device, use).make();
}

} // namespace fringe
