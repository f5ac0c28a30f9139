// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/panel.h"

#include "engine/device/packing.h"
#include "engine/device/sending.h"
#include "engine/model/parameter_rows.h"

#include <numbers>

namespace fringe {
namespace {

using namespace table;

using Rows = BoundRows<Panel>;

constexpr int mostTurns = 1000;

ParameterInfo steep(ParameterInfo info) {
    constexpr double most = std::numbers::pi / 2;
    return between(std::move(info), -most, most);
}

ParameterInfo angleInfo(const char* key, const char* label) {
    return steep(named(key, Kind::Angle, label,
                       FRINGE_MARK("A grating that sends the light aside, away from the zero "
                                   "order.")));
}

BoundRow<Panel> signRow() {
    return {withOption(oneOf("sign", FRINGE_MARK("Sign"),
                             FRINGE_MARK("Whether the panel's phase rises with its values. What is "
                                         "added below is added after it, as the panel counts."),
                             {{"+1", FRINGE_MARK("+1, phase rises with the value")},
                              {"-1", FRINGE_MARK("−1, phase falls with the value")}}),
                       "sign"),
            [](const Panel& panel) { return Value(std::string(panel.sign < 0 ? "-1" : "+1")); },
            [](Panel& panel, const Value& value) {
                panel.sign = std::get<std::string>(value) == "-1" ? -1 : 1;
            }};
}

Rows addedRows() {
    return {signRow(),
            {angleInfo("carrier_x", FRINGE_MARK("Carrier angle x")), &Panel::carrierX},
            {angleInfo("carrier_y", FRINGE_MARK("Carrier angle y")), &Panel::carrierY},
            {withOption(zeroMeans(FRINGE_MARK("no lens"),
                                  lengthRow("lens", FRINGE_MARK("Added lens"),
                                            FRINGE_MARK("Focal length of a lens that is added to "
                                                        "the pattern; negative spreads the "
                                                        "light."))),
                        "panel-lens"),
             &Panel::lens}};
}

/// What parts or turns the light, beside carrier and lens.
Rows termRows() {
    return {{withOption(zeroMeans(FRINGE_MARK("no axicon"),
                                  steep(named("axicon", Kind::Angle, FRINGE_MARK("Added axicon"),
                                              FRINGE_MARK("Angle by which a cone that is added to "
                                                          "the pattern sends light to the axis; "
                                                          "negative, away from it.")))),
                        "axicon"),
             &Panel::axicon},
            {withOption(zeroMeans(FRINGE_MARK("no vortex"),
                                  between(named("vortex", Kind::Count, FRINGE_MARK("Added vortex"),
                                                FRINGE_MARK("Turns of 2π around the middle of the "
                                                            "plate that are added to the pattern, "
                                                            "counter-clockwise as seen against "
                                                            "the light.")),
                                          -mostTurns, mostTurns)),
                        "vortex"),
             &Panel::vortex},
            {withOption(zeroMeans(FRINGE_MARK("no grating"),
                                  notNegative(lengthRow(
                                      "grating", FRINGE_MARK("Added binary grating"),
                                      FRINGE_MARK("Period of stripes of π that are added to the "
                                                  "pattern and part its light into orders.")))),
                        "grating"),
             &Panel::grating},
            {withOption(named("grating_turn", Kind::Angle, FRINGE_MARK("Grating's direction"),
                              FRINGE_MARK("Direction in which the binary grating parts the light: "
                                          "0° is along x, 90° along y.")),
                        "grating-turn"),
             &Panel::gratingTurn},
            {withOption(named("zernike", Kind::Text, FRINGE_MARK("Zernike terms"),
                              FRINGE_MARK("Terms with their amounts, and what these mean: "
                                          "\"osa rms waves: 4=0.5, 12=-0.1\"; osa, noll, "
                                          "fringe or nm; rms or peak; waves or rad.")),
                        "zernike"),
             &Panel::zernike}};
}

Rows correctionRows() {
    return {
        {named("correction", Kind::Toggle, FRINGE_MARK("Apply the correction"),
               FRINGE_MARK("Adds the phases of the correction picture, which make the panel "
                           "flat.")),
         &Panel::isCorrected},
        {advanced(withOption(
             zeroMeans(FRINGE_MARK("that of the design"),
                       shownIn("nm", between(lengthRow("correction_wavelength",
                                                       FRINGE_MARK("Correction's wavelength"),
                                                       FRINGE_MARK("Wavelength that the correction "
                                                                   "picture was made for.")),
                                             0, 1e-3))),
             "correction-wavelength")),
         &Panel::correctionWavelength},
        {advanced(withOption(
             named("scale_correction", Kind::Toggle, FRINGE_MARK("Scale the correction"),
                   FRINGE_MARK("Take a correction for another wavelength, its phases times the "
                               "quotient of the two, unwrapped before.")),
             "scale-correction")),
         &Panel::scalesCorrection}};
}

Rows wavelengthRows() {
    return {
        {advanced(withOption(
             named("levels_at", Kind::Text, FRINGE_MARK("Levels by wavelength"),
                   FRINGE_MARK("Levels per 2π of several wavelengths, \"633nm=210, 532nm=200\"; "
                               "one that is not named has those of the encoding.")),
             "levels-at")),
         &Panel::levelsAt},
        {advanced(withOption(
             zeroMeans(FRINGE_MARK("that of the design"),
                       shownIn("nm", between(lengthRow("response_wavelength",
                                                       FRINGE_MARK("Response's wavelength"),
                                                       FRINGE_MARK("Wavelength that the response "
                                                                   "table holds for; of others "
                                                                   "its phases go with "
                                                                   "1/wavelength.")),
                                             0, 1e-3))),
             "response-wavelength")),
         &Panel::responseWavelength}};
}

Rows levelRows() {
    return {
        {advanced(withOption(
             oneOf("compat", FRINGE_MARK("Arithmetic"), FRINGE_MARK("How phases become levels."),
                   {{"exact", FRINGE_MARK("Exact"),
                     FRINGE_MARK("phases are added, and rounded once.")},
                    {"mod256", FRINGE_MARK("8 bits, as laboratories' scripts have it"),
                     FRINGE_MARK("pattern and correction as numbers of 8 bits are added modulo "
                                 "256, then multiplied by the levels per 2π over 255.")}}),
             "compat")),
         &Panel::isMod256},
        {withOption(oneOf("beyond", FRINGE_MARK("Beyond the range"),
                          FRINGE_MARK("What levels become that the panel has no value for, where "
                                      "it has less than 2π."),
                          {{"nearest", FRINGE_MARK("The nearer end")},
                           {"zero", FRINGE_MARK("Zero")},
                           {"wrap", FRINGE_MARK("Begun again at zero")}}),
                    "beyond"),
         &Panel::beyond},
        {withOption(oneOf("lut", FRINGE_MARK("Look-up table"),
                          FRINGE_MARK("Who turns levels into values by the drive table, if there "
                                      "is one."),
                          {{"host", FRINGE_MARK("Applied here")},
                           {"device", FRINGE_MARK("Applied by the device")},
                           {"none", FRINGE_MARK("Not applied")}}),
                    "lut-by"),
         &Panel::lookUp},
        {withOption(between(named("bits", Kind::Count, FRINGE_MARK("Bits"),
                                  FRINGE_MARK("Bits of a value that is sent.")),
                            1, 16),
                    "bits"),
         &Panel::bits}};
}

std::vector<ParameterChoice> packingChoices() {
    std::vector<ParameterChoice> choices;
    for (const Packing& packing : allPackings())
        choices.push_back({packing.key, packing.label});
    return choices;
}

ParameterInfo flipInfo(const char* key, const char* label, const char* option) {
    return withOption(named(key, Kind::Toggle, label,
                            FRINGE_MARK("Mirrors what is sent, the correction with it.")),
                      option);
}

ParameterInfo pixelsInfo(const char* key, const char* label, const char* help) {
    constexpr double most = 1e6;
    return between(named(key, Kind::Count, label, help), 0, most);
}

BoundRows<PanelPlace> modeRows() {
    const auto side = [](const char* key, const char* label) {
        return zeroMeans(
            FRINGE_MARK("as the panel"),
            pixelsInfo(key, label,
                       FRINGE_MARK("Pixels of the video mode, which may be larger than the "
                                   "panel.")));
    };
    const auto first = [](const char* key, const char* label) {
        return pixelsInfo(
            key, label, FRINGE_MARK("Place in the video mode of the panel's first pixel, from 0."));
    };
    return joined<PanelPlace>(
        {within<PanelPlace>(
             BoundRows<Shape>{{side("mode_columns", FRINGE_MARK("Video mode width")), &Shape::cols},
                              {side("mode_rows", FRINGE_MARK("Video mode height")), &Shape::rows}},
             &PanelPlace::mode),
         BoundRows<PanelPlace>{
             {first("column", FRINGE_MARK("Column of the panel")), &PanelPlace::col},
             {first("row", FRINGE_MARK("Row of the panel")), &PanelPlace::row}}});
}

const Rows& allPanelRows() {
    static const Rows rows = joined<Panel>(
        {addedRows(), termRows(), correctionRows(), wavelengthRows(), levelRows(),
         Rows{{flipInfo("flip_x", FRINGE_MARK("Flip left-right"), "flip-x"), &Panel::flipX},
              {flipInfo("flip_y", FRINGE_MARK("Flip top-bottom"), "flip-y"), &Panel::flipY}},
         within<Panel>(modeRows(), &Panel::place),
         Rows{{withOption(oneOf("packing", FRINGE_MARK("Packing"),
                                FRINGE_MARK("How values become the bits of a picture."),
                                packingChoices()),
                          "packing"),
               &Panel::packing}}});
    return rows;
}

} // namespace

std::vector<ParameterInfo> panelRows() {
    return infosOf(allPanelRows());
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
    Panel panel = readBy(allPanelRows(), device.values);
    const auto table = [&](const char* slot, bool isOn) {
        return isOn ? device.data<Raster>(slot) : nullptr;
    };
    panel.correction = table("correction", panel.isCorrected);
    panel.response = table("response", true);
    panel.drive = table("drive", panel.lookUp == Panel::LookUp::Here);
    return panel;
}

} // namespace fringe
