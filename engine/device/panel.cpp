// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/panel.h"

#include "engine/device/packing.h"
#include "engine/device/sending.h"
#include "engine/model/source_rows.h"

#include <numbers>

namespace fringe {
namespace {

using namespace table;

using Rows = std::vector<ParameterInfo>;

ParameterInfo angleRow(const char* key, const char* label, const char* help) {
    constexpr double most = std::numbers::pi / 2;
    return initially(0.0, between(named(key, Kind::Angle, label, help), -most, most));
}

ParameterInfo toggleRow(const char* key, bool initial, const char* label, const char* help) {
    return initially(initial, named(key, Kind::Toggle, label, help));
}

ParameterInfo countRow(const char* key, std::int64_t initial, double most, const char* label,
                       const char* help) {
    return initially(initial, between(named(key, Kind::Count, label, help), 0, most));
}

ParameterInfo zeroMeans(const char* word, ParameterInfo info) {
    info.zero = word;
    return info;
}

Rows addedRows() {
    return {
        withOption(oneOf("sign", FRINGE_MARK("Sign"),
                         FRINGE_MARK("Whether the panel's phase rises with its values. What is "
                                     "added below is added after it, as the panel counts."),
                         {{"+1", FRINGE_MARK("+1, phase rises with the value")},
                          {"-1", FRINGE_MARK("−1, phase falls with the value")}},
                         "+1"),
                   "sign"),
        angleRow("carrier_x", FRINGE_MARK("Carrier angle x"),
                 FRINGE_MARK("A grating that sends the light aside, away from the zero order.")),
        angleRow("carrier_y", FRINGE_MARK("Carrier angle y"),
                 FRINGE_MARK("A grating that sends the light aside, away from the zero order.")),
        withOption(zeroMeans(FRINGE_MARK("no lens"),
                             lengthRow("lens", {}, FRINGE_MARK("Added lens"),
                                       FRINGE_MARK("Focal length of a lens that is added to the "
                                                   "pattern; negative spreads the light."))),
                   "panel-lens"),
        withOption(initially(std::string(),
                             named("zernike", Kind::Text, FRINGE_MARK("Zernike terms"),
                                   FRINGE_MARK("Terms with their amounts, and what these mean: "
                                               "\"osa rms waves: 4=0.5, 12=-0.1\"; osa, noll, "
                                               "fringe or nm; rms or peak; waves or rad."))),
                   "zernike"),
    };
}

Rows correctionRows() {
    return {
        toggleRow("correction", true, FRINGE_MARK("Apply the correction"),
                  FRINGE_MARK("Adds the phases of the correction picture, which make the panel "
                              "flat.")),
        advanced(withOption(
            zeroMeans(FRINGE_MARK("that of the design"),
                      shownIn("nm", between(lengthRow("correction_wavelength", {},
                                                      FRINGE_MARK("Correction's wavelength"),
                                                      FRINGE_MARK("Wavelength that the correction "
                                                                  "picture was made for.")),
                                            0, 1e-3))),
            "correction-wavelength")),
        advanced(withOption(
            toggleRow("scale_correction", false, FRINGE_MARK("Scale the correction"),
                      FRINGE_MARK("Take a correction for another wavelength, its phases times the "
                                  "quotient of the two, unwrapped before.")),
            "scale-correction")),
    };
}

Rows levelRows() {
    return {
        advanced(withOption(
            oneOf("compat", FRINGE_MARK("Arithmetic"), FRINGE_MARK("How phases become levels."),
                  {{"exact", FRINGE_MARK("Exact"),
                    FRINGE_MARK("phases are added, and rounded once.")},
                   {"mod256", FRINGE_MARK("8 bits, as laboratories' scripts have it"),
                    FRINGE_MARK("pattern and correction as numbers of 8 bits are added modulo "
                                "256, then multiplied by the levels per 2π over 255.")}},
                  "exact"),
            "compat")),
        withOption(oneOf("beyond", FRINGE_MARK("Beyond the range"),
                         FRINGE_MARK("What levels become that the panel has no value for, where "
                                     "it has less than 2π."),
                         {{"nearest", FRINGE_MARK("The nearer end")},
                          {"zero", FRINGE_MARK("Zero")},
                          {"wrap", FRINGE_MARK("Begun again at zero")}},
                         "nearest"),
                   "beyond"),
        withOption(oneOf("lut", FRINGE_MARK("Look-up table"),
                         FRINGE_MARK("Who turns levels into values by the drive table, if there "
                                     "is one."),
                         {{"host", FRINGE_MARK("Applied here")},
                          {"device", FRINGE_MARK("Applied by the device")},
                          {"none", FRINGE_MARK("Not applied")}},
                         "host"),
                   "lut-by"),
        withOption(between(countRow("bits", 8, 16, FRINGE_MARK("Bits"),
                                    FRINGE_MARK("Bits of a value that is sent.")),
                           1, 16),
                   "bits"),
    };
}

Rows placeRows() {
    constexpr double mostPixels = 1e6;
    std::vector<ParameterChoice> packings;
    for (const Packing& packing : allPackings())
        packings.push_back({packing.key, packing.label});
    const char* const ofMode =
        FRINGE_MARK("Pixels of the video mode, which may be larger than the panel.");
    const char* const ofFirst =
        FRINGE_MARK("Place in the video mode of the panel's first pixel, from 0.");
    const auto ofPanel = [](ParameterInfo info) {
        return zeroMeans(FRINGE_MARK("as the panel"), std::move(info));
    };
    return {
        withOption(toggleRow("flip_x", false, FRINGE_MARK("Flip left-right"),
                             FRINGE_MARK("Mirrors what is sent, the correction with it.")),
                   "flip-x"),
        withOption(toggleRow("flip_y", false, FRINGE_MARK("Flip top-bottom"),
                             FRINGE_MARK("Mirrors what is sent, the correction with it.")),
                   "flip-y"),
        ofPanel(countRow("mode_columns", 0, mostPixels, FRINGE_MARK("Video mode width"), ofMode)),
        ofPanel(countRow("mode_rows", 0, mostPixels, FRINGE_MARK("Video mode height"), ofMode)),
        countRow("column", 0, mostPixels, FRINGE_MARK("Column of the panel"), ofFirst),
        countRow("row", 0, mostPixels, FRINGE_MARK("Row of the panel"), ofFirst),
        withOption(oneOf("packing", FRINGE_MARK("Packing"),
                         FRINGE_MARK("How values become the bits of a picture."),
                         std::move(packings), "gray"),
                   "packing"),
    };
}

} // namespace

std::vector<ParameterInfo> panelRows() {
    Rows all;
    for (auto&& rows : {addedRows(), correctionRows(), levelRows(), placeRows()})
        all.insert(all.end(), rows.begin(), rows.end());
    return all;
}

PanelPlace placeOf(const Panel& panel, Shape plate) {
    const Shape cell = packingOf(panel.packing).cell;
    const auto& [none, mode, row, col] = panel.place;
    return {plate,
            {mode.rows > 0 ? mode.rows / cell.rows : plate.rows,
             mode.cols > 0 ? mode.cols / cell.cols : plate.cols},
            row / cell.rows,
            col / cell.cols};
}

Shape modeOf(const Panel& panel, Shape plate) {
    const Shape mode = placeOf(panel, plate).mode, cell = packingOf(panel.packing).cell;
    return {mode.rows * cell.rows, mode.cols * cell.cols};
}

Panel panelOf(const Choice& device) {
    const SourceValues values(outputDeviceOf(device.key).info, device);
    const auto table = [&](const char* slot, bool isOn) {
        return isOn ? device.data<Raster>(slot) : nullptr;
    };
    return {
        .sign = values.key("sign") == "-1" ? -1 : 1,
        .carrierX = Angle(values.number("carrier_x")),
        .carrierY = Angle(values.number("carrier_y")),
        .lens = values.length("lens"),
        .zernike = values.key("zernike"),
        .correction = table("correction", values.toggle("correction")),
        .correctionWavelength = values.length("correction_wavelength"),
        .scalesCorrection = values.toggle("scale_correction"),
        .isMod256 = values.key("compat") == "mod256",
        .response = table("response", true),
        .drive = table("drive", values.choice<Panel::LookUp>("lut") == Panel::LookUp::Here),
        .beyond = values.choice<Panel::Beyond>("beyond"),
        .bits = static_cast<int>(values.count("bits")),
        .flipX = values.toggle("flip_x"),
        .flipY = values.toggle("flip_y"),
        .place = {.panel = {},
                  .mode = {values.count("mode_rows"), values.count("mode_columns")},
                  .row = values.count("row"),
                  .col = values.count("column")},
        .packing = values.key("packing"),
    };
}

} // namespace fringe
