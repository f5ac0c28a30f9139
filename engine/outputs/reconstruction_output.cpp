// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"
#include "engine/model/look_rows.h"
#include "engine/model/source_rows.h"
#include "engine/outputs/look_files.h"

#include <iterator>

namespace fringe {
namespace {

using namespace table;

/// What it shows, in the order of the row's choices.
enum class Aim { Reconstruction, Plane, Planes, AllInFocus, Depth };

ParameterInfo aimRow() {
    return oneOf(
        "show", FRINGE_MARK("Shows"),
        FRINGE_MARK("One plane, all planes of a sweep, or one picture of a sweep."),
        {{"reconstruction", FRINGE_MARK("The reconstruction"),
          FRINGE_MARK("The plane at the distance of the reconstruction.")},
         {"plane", FRINGE_MARK("One plane"), FRINGE_MARK("A plane at a distance of its own.")},
         {"planes", FRINGE_MARK("Planes of a sweep"),
          FRINGE_MARK("Every plane from the first distance to the last.")},
         {"all-in-focus", FRINGE_MARK("All in focus"),
          FRINGE_MARK("Each place from the plane of the sweep where it is sharpest.")},
         {"depth", FRINGE_MARK("Depth"),
          FRINGE_MARK("The distance of each place where it is sharpest, in metres.")}},
        "reconstruction");
}

std::vector<ParameterInfo> distanceRows() {
    const auto sweeping = [](ParameterInfo info) {
        return when("show",
                    {std::string("planes"), std::string("all-in-focus"), std::string("depth")},
                    std::move(info));
    };
    ParameterInfo count =
        between(named("planes", Kind::Count, FRINGE_MARK("Planes"),
                      FRINGE_MARK("Of the sweep, evenly from the first distance to the last.")),
                1, mostPlanes);
    return {
        when("show", {std::string("plane")}, distanceRow()),
        sweeping(lengthRow("first_distance", 150_mm, FRINGE_MARK("First distance"),
                           FRINGE_MARK("z of the first plane."))),
        sweeping(lengthRow("last_distance", 250_mm, FRINGE_MARK("Last distance"),
                           FRINGE_MARK("z of the last plane."))),
        sweeping(initially(std::int64_t{11}, std::move(count))),
        when("show", {std::string("planes")},
             oneOf("pages", FRINGE_MARK("Pages"),
                   FRINGE_MARK("How a .tif holds the planes; of other formats there is a file "
                               "for each."),
                   {{"float", FRINGE_MARK("Numbers in one file"),
                     FRINGE_MARK("A page is a plane of floats.")},
                    {"16bit", FRINGE_MARK("16 bits in one file"),
                     FRINGE_MARK("A page is scaled so that one sample in a thousand is white.")},
                    {"separate", FRINGE_MARK("A file for each"),
                     FRINGE_MARK("With number and distance in its name.")}},
                   "float"))};
}

std::vector<ParameterInfo> rows() {
    std::vector<ParameterInfo> all{aimRow()};
    std::ranges::move(distanceRows(), std::back_inserter(all));
    all.push_back(oneOf("part", FRINGE_MARK("Window and pupil"),
                        FRINGE_MARK("What of the plane is made, and through what of the plate it "
                                    "is seen."),
                        {{"reconstruction", FRINGE_MARK("Those of the reconstruction")},
                         {"own", FRINGE_MARK("Of its own")}},
                        "reconstruction"));
    for (auto&& more : {pupilRows(), windowRows()})
        for (const ParameterInfo& info : more)
            all.push_back(when("part", {std::string("own")}, info));
    return all;
}

void setDistances(Looks& looks, const SourceValues& values) {
    const auto aim = values.choice<Aim>("show");
    if (aim == Aim::Reconstruction || aim == Aim::Plane) {
        looks.distances = {aim == Aim::Plane ? values.length("distance") : looks.at.distance};
        return;
    }
    looks.distances = sweptDistances(values.length("first_distance"),
                                     values.length("last_distance"), values.count("planes"));
    looks.isSweep = true;
    looks.view = aim == Aim::Depth        ? SweepView::Depth
                 : aim == Aim::AllInFocus ? SweepView::AllInFocus
                                          : SweepView::Planes;
    if (aim == Aim::Planes)
        looks.paging = values.choice<Paging>("pages");
}

Looks looksOf(const Choice& what, const Design& design) {
    const SourceValues values(outputKindOf(what.key).info, what);
    Looks looks{.at = lookOf(design)};
    setDistances(looks, values);
    if (values.key("part") == "own") {
        const auto of = [&](const char* key) { return values.length(key); };
        looks.at.pupil = {of("pupil"), of("pupil_x"), of("pupil_y")};
        looks.at.window = {of("window_width"), of("window_height"), of("window_x"), of("window_y")};
    }
    return looks;
}

/// What the plan of a design says of looks like its own.
bool isPlanned(const Looks& looks, const Design& design) {
    return looks.at == lookOf(design) && looks.distances == std::vector{looks.at.distance};
}

Findings findingsOnOutput(const Looks& looks, const Design& design) {
    const Plate& plate = design.setup.plate;
    return isPlanned(looks, design)
               ? Findings()
               : findingsOn(looks, plate.size,
                            {plate.pitchX, plate.pitchY, design.setup.wavelengths});
}

std::vector<std::filesystem::path> filesOfOutput(const Output& output, const Design& design) {
    const Looks looks = looksOf(output.what, design);
    findingsOnOutput(looks, design);
    return pathsOf(filesOf(looks, output.file));
}

void writeReconstruction(const ResultStages& result, const ParameterValues& values,
                         const OutputFile& file) {
    const Looks looks = looksOf({"reconstruction", values}, *result.design);
    for (const Finding& item : findingsOnOutput(looks, *result.design))
        result.control->note(item.message);
    writeLooks(looks, result.show, file, *result.control);
}

} // namespace

extern const OutputKind reconstruction_output{
    .info = {"reconstruction", FRINGE_MARK("Reconstruction"),
             FRINGE_MARK("The intensity where the light comes to: at one distance, or of a sweep."),
             rows()},
    .needs = Stage::Picture,
    .content = FileContent::Picture,
    .file = "reconstruction.png",
    .isCustomary = true,
    .write = writeReconstruction,
    .files = filesOfOutput,
};

} // namespace fringe
