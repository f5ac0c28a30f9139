// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/mask.h"

#include "engine/device/mask_checks.h"
#include "engine/device/sending.h"
#include "engine/model/parameter_rows.h"

#include <bit>

namespace fringe {
namespace {

using namespace table;

constexpr double mostCorners = 8191;    ///< of a record of GDSII
constexpr double largestOpening = 1e-2; ///< [m]

ParameterInfo indexRow(const char* key, const char* label, const char* help) {
    ParameterInfo info = between(named(key, Kind::Number, label, help), 1, 10);
    info.leastAllowed = key == std::string_view("medium");
    return info;
}

BoundRows<Mask> reliefRows() {
    return {
        {oneOf("light", FRINGE_MARK("Light"), FRINGE_MARK("What the light does at the relief."),
               {{"transmission", FRINGE_MARK("Goes through it")},
                {"reflection", FRINGE_MARK("Is reflected by it")}}),
         &Mask::light},
        {when("light", {std::string("transmission")},
              indexRow("index", FRINGE_MARK("Refractive index"),
                       FRINGE_MARK("Of what the relief is made of, at the design's "
                                   "wavelength; 1.46 is fused silica in green light."))),
         &Mask::indexOfRelief},
        {indexRow("medium", FRINGE_MARK("Index above"),
                  FRINGE_MARK("Refractive index of what lies above the relief; 1 is air.")),
         &Mask::indexAbove},
        {oneOf("tone", FRINGE_MARK("Tone"),
               FRINGE_MARK("What drawn areas and numbers mean; either makes the design, not its "
                           "mirrored phase."),
               {{"depth", FRINGE_MARK("Depth: what is drawn is etched")},
                {"height", FRINGE_MARK("Height: what is drawn stays")}}),
         &Mask::tone}};
}

BoundRows<Mask> writingRows() {
    return {
        {oneOf(
             "layers", FRINGE_MARK("Layers of the file"),
             FRINGE_MARK("What a layer of the file is."),
             {{"mask", FRINGE_MARK("One of m binary masks"),
               FRINGE_MARK("m masks make 2^m levels, each etched twice as deep as the last.")},
              {"level", FRINGE_MARK("A level"), FRINGE_MARK("each with its own depth or dose.")}}),
         &Mask::hasLayerPerLevel},
        {oneOf("shapes", FRINGE_MARK("Shapes"), FRINGE_MARK("What areas are divided into."),
               {{"fewest", FRINGE_MARK("Fewest rectangles"),
                 FRINGE_MARK("where that takes little time, else merged.")},
                {"merged", FRINGE_MARK("Merged runs of rows")},
                {"polygons", FRINGE_MARK("Polygons")}}),
         &Mask::shapes},
        {when("shapes", {std::string("polygons")},
              between(named("corners", Kind::Count, FRINGE_MARK("Corners"),
                            FRINGE_MARK("That a polygon has at most: 199 for old readers, "
                                        "up to 8191.")),
                      6, mostCorners)),
         &Mask::corners}};
}

BoundRows<Mask> fileRows() {
    return {{advanced(named("cell", Kind::Text, FRINGE_MARK("Cell"),
                            FRINGE_MARK("Name of the drawing in layout files: letters, "
                                        "digits, _, ? and $."))),
             &Mask::cell},
            {named("marks", Kind::Toggle, FRINGE_MARK("Marks and labels"),
                   FRINGE_MARK("In layout files crosses beside the corners, in the "
                               "same places on every layer, and below the plate the "
                               "cell's name, the layer and its depth.")),
             &Mask::hasMarks},
            {between(named("gray_bits", Kind::Count, FRINGE_MARK("Bits of a gray"),
                           FRINGE_MARK("Of a gray writer's picture, with a curve of its "
                                       "depths.")),
                     8, 12),
             &Mask::grayBits}};
}

BoundRows<Mask> openingRows() {
    const auto side = [](const char* key, std::vector<Value> of, const char* label) {
        return advanced(
            when("opening", std::move(of),
                 shownIn("um", between(lengthRow(key, label,
                                                 FRINGE_MARK("Of the opening in a pixel of "
                                                             "amplitude 1.")),
                                       1e-9, largestOpening))));
    };
    return {{advanced(oneOf("opening", FRINGE_MARK("Openings"),
                            FRINGE_MARK("What a pixel of amplitude 1 becomes."),
                            {{"pixel", FRINGE_MARK("All of the pixel")},
                             {"rectangle", FRINGE_MARK("A rectangle in its middle")},
                             {"circle", FRINGE_MARK("A circle in its middle")}})),
             &Mask::opening},
            {side("opening_width", {std::string("rectangle"), std::string("circle")},
                  FRINGE_MARK("Opening's width")),
             &Mask::openingWidth},
            {side("opening_height", {std::string("rectangle")}, FRINGE_MARK("Opening's height")),
             &Mask::openingHeight}};
}

const BoundRows<Mask>& allMaskRows() {
    static const BoundRows<Mask> rows =
        joined<Mask>({reliefRows(), writingRows(), openingRows(), fileRows()});
    return rows;
}

} // namespace

std::vector<ParameterInfo> maskRows() {
    return infosOf(allMaskRows());
}

Mask maskOf(const Choice& device) {
    if (device.key != "mask")
        throw badParameter("device.kind",
                           FRINGE_MARK("The device is no mask but \"{0}\"; choose a mask, or "
                                       "export the encoded levels."),
                           device.key);
    Mask mask = readBy(allMaskRows(), device.values);
    mask.curve = device.data<Raster>("curve");
    if (const auto curve = device.assets.find("curve"); curve != device.assets.end())
        mask.curveName = curve->second.name;
    return mask;
}

bool isNegative(const Mask& mask) {
    return (mask.light == Mask::Light::Transmission) == (mask.tone == Mask::Tone::Depth);
}

Length fullDepth(const Mask& mask, Length wavelength) {
    return wavelength
           / (mask.light == Mask::Light::Transmission ? mask.indexOfRelief - mask.indexAbove
                                                      : 2 * mask.indexAbove);
}

int MadePattern::layers() const {
    if (mask.hasLayerPerLevel)
        return static_cast<int>(levels) - 1;
    return std::bit_width(static_cast<std::uint64_t>(levels - 1));
}

Length MadePattern::depth(int layer) const {
    return step
           * (mask.hasLayerPerLevel ? layer + 1.0 : static_cast<double>(std::int64_t{1} << layer));
}

MadePattern madePattern(const LevelPattern& pattern, const Choice& device) {
    const MaskUse use{pattern.encoding, pattern.count, pattern.sampling.wavelengths};
    for (const Finding& item : checkMask(device, use))
        if (item.severity == Severity::Refusal)
            throw Error(ErrorKind::BadInput, item.message, item.parameter);
    const int count = pattern.count;
    MadePattern made{.mask = maskOf(device),
                     .numbers = pattern.planes.front(),
                     .levels = count,
                     .pitchX = pattern.sampling.pitchX,
                     .pitchY = pattern.sampling.pitchY,
                     .wavelength = pattern.sampling.wavelengths.front()};
    if (!showsPhases(pattern))
        return made;
    made.step = fullDepth(made.mask, made.wavelength) / static_cast<double>(count);
    if (isNegative(made.mask))
        made.numbers = mapped(pattern.planes.front(), [count](std::uint16_t level) {
            return static_cast<std::uint16_t>((count - level) % count);
        });
    return made;
}

} // namespace fringe
