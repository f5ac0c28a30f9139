// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"
#include "engine/outputs/output_kind.h"
#include "engine/stereogram/stereogram.h"

namespace fringe {
namespace {

void writeStereogram(const OutputInput& of, const ParameterValues&, const OutputFile& file) {
    const JobControl& control = of.job.control;
    const StereogramStyle style = stereogramStyleOf(of.chain.design().stereogram);
    const auto frames = framesOf(of.chain.design(), style);
    for (const Message& note : notesOn(style, frames->shape().cols))
        control.note(note);
    writeLevels(file.path,
                levelsOf(stereogramOf(frames->frame(0, control), style, of.job.device, control)),
                file.overwrite, file.control);
}

} // namespace

extern const OutputKind stereogram_output{
    .info = {"stereogram", FRINGE_MARK("Stereogram"),
             FRINGE_MARK("Of the depth camera, or else the first depth picture, mesh or cloud, as "
                         "the row Stereogram says.")},
    .needs = Stage::Design,
    .content = FileContent::Levels,
    .file = "stereogram.png",
    .write = writeStereogram,
    .offer =
        [](const Design& design) { return sourceWithDepth(design) ? Offer::Shown : Offer::Never; },
};

} // namespace fringe
