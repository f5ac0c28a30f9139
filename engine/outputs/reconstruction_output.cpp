// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"
#include "engine/model/look_rows.h"
#include "engine/outputs/look_files.h"

namespace fringe {
namespace {

using namespace table;

/// What it shows, in the order of the row's choices.
enum class Aim { Reconstruction, Plane, Planes, AllInFocus, Depth };

/// What values say of it.
struct Shown {
    Aim aim = Aim::Reconstruction;
    Length distance = Reconstruction{}.distance;
    Length first = 150_mm, last = 250_mm;
    std::int64_t planes = 11;
    Paging pages = Paging::Float;
    bool isOwnPart = false;
    Pupil pupil{};
    Window window{};
};

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
          FRINGE_MARK("The distance of each place where it is sharpest, in metres.")}});
}

BoundRows<Shown> distanceRows() {
    const auto sweeping = [](ParameterInfo info) {
        return when("show",
                    {std::string("planes"), std::string("all-in-focus"), std::string("depth")},
                    std::move(info));
    };
    return {
        {when("show", {std::string("plane")}, distanceRow()), &Shown::distance},
        {sweeping(lengthRow("first_distance", FRINGE_MARK("First distance"),
                            FRINGE_MARK("z of the first plane."))),
         &Shown::first},
        {sweeping(lengthRow("last_distance", FRINGE_MARK("Last distance"),
                            FRINGE_MARK("z of the last plane."))),
         &Shown::last},
        {sweeping(between(
             named("planes", Kind::Count, FRINGE_MARK("Planes"),
                   FRINGE_MARK("Of the sweep, evenly from the first distance to the last.")),
             1, mostPlanes)),
         &Shown::planes},
        {when("show", {std::string("planes")},
              oneOf("pages", FRINGE_MARK("Pages"),
                    FRINGE_MARK("How a .tif holds the planes; of other formats there is a file "
                                "for each."),
                    {{"float", FRINGE_MARK("Numbers in one file"),
                      FRINGE_MARK("A page is a plane of floats.")},
                     {"16bit", FRINGE_MARK("16 bits in one file"),
                      FRINGE_MARK("A page is scaled so that one sample in a thousand is white.")},
                     {"separate", FRINGE_MARK("A file for each"),
                      FRINGE_MARK("With number and distance in its name.")}})),
         &Shown::pages}};
}

template <class Part> BoundRows<Shown> ownRows(const BoundRows<Part>& rows, Part Shown::*part) {
    BoundRows<Shown> own = within<Shown>(rows, part);
    for (BoundRow<Shown>& row : own)
        row.info = when("part", {std::string("own")}, row.info);
    return own;
}

const BoundRows<Shown>& shownRows() {
    static const BoundRows<Shown> rows = joined<Shown>(
        {{{aimRow(), &Shown::aim}},
         distanceRows(),
         {{oneOf("part", FRINGE_MARK("Window and pupil"),
                 FRINGE_MARK("What of the plane is made, and through what of the plate it is "
                             "seen."),
                 {{"reconstruction", FRINGE_MARK("Those of the reconstruction")},
                  {"own", FRINGE_MARK("Of its own")}}),
           &Shown::isOwnPart}},
         ownRows(pupilRows(), &Shown::pupil),
         ownRows(windowRows(), &Shown::window)});
    return rows;
}

void setDistances(Looks& looks, const Shown& shown) {
    if (shown.aim == Aim::Reconstruction || shown.aim == Aim::Plane) {
        looks.distances = {shown.aim == Aim::Plane ? shown.distance : looks.at.distance};
        return;
    }
    looks.distances = sweptDistances(shown.first, shown.last, shown.planes);
    looks.isSweep = true;
    looks.view = shown.aim == Aim::Depth        ? SweepView::Depth
                 : shown.aim == Aim::AllInFocus ? SweepView::AllInFocus
                                                : SweepView::Planes;
    if (shown.aim == Aim::Planes)
        looks.paging = shown.pages;
}

Looks looksOf(const ParameterValues& values, const Design& design) {
    const Shown shown = readBy(shownRows(), values);
    Looks looks{.at = lookOf(design)};
    setDistances(looks, shown);
    if (shown.isOwnPart) {
        looks.at.pupil = shown.pupil;
        looks.at.window = shown.window;
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
    const Looks looks = looksOf(output.what.values, design);
    findingsOnOutput(looks, design);
    return pathsOf(filesOf(looks, output.file));
}

void writeReconstruction(const OutputInput& of, const ParameterValues& values,
                         const OutputFile& file) {
    const Looks looks = looksOf(values, of.chain.design());
    for (const Finding& item : findingsOnOutput(looks, of.chain.design()))
        of.job.control.note(item.message);
    writeLooks(looks, of.show, file, of.job.control);
}

} // namespace

extern const OutputKind reconstruction_output{
    .info = {"reconstruction", FRINGE_MARK("Reconstruction"),
             FRINGE_MARK("The intensity where the light comes to: at one distance, or of a sweep."),
             infosOf(shownRows())},
    .needs = Stage::Picture,
    .content = FileContent::Picture,
    .file = "reconstruction.png",
    .isCustomary = true,
    .write = writeReconstruction,
    .files = filesOfOutput,
};

} // namespace fringe
