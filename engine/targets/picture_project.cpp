// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/targets/picture_project.h"

#include "engine/pictures/picture_checks.h"
#include "engine/propagation/propagation.h"
#include "engine/solvers/pattern_checks.h"
#include "engine/targets/project_paths.h"
#include "engine/targets/target_checks.h"

#include <algorithm>
#include <utility>

namespace fringe {
namespace {

const ProjectPaths& picturePaths() {
    static const ProjectPaths paths("picture_algorithm",
                                    {{"planes", "picture.image"},
                                     {"distance", "picture.distance"},
                                     {"padding", "picture.padding"},
                                     {"stop", "picture_algorithm.until_error"}});
    return paths;
}

/// The picture is put on the samples of its plane, so this comes once all else is known to fit.
void addPictures(Plan& plan, const Design& design, const PlanLimits& limits) {
    try {
        Plan pictures = planPictures(pictureDesignOf(design), limits);
        plan.bytes = std::max(plan.bytes, pictures.bytes);
        plan.seconds = pictures.seconds;
        picturePaths().addFindings(plan, std::move(pictures.advice));
    } catch (const Error& error) {
        plan.advice.push_back({Severity::Refusal, error.parameter(), error.message()});
    }
}

/// A far field has four times the samples that it is designed on by default.
void noteLightBetween(Plan& plan, const Design& design, const PlanLimits& limits) {
    const bool isSeen = limits.reconstructing && paddingOf(design.propagation) > 1;
    if (isSeen && design.setup.lens.on && design.picture.settings.padding == 1)
        plan.advice.push_back(
            {Severity::Note, "picture.padding",
             message(FRINGE_MARK("The light between the far field's samples is not designed and "
                                 "speckles, which the reconstruction shows. Far-field samples of 2 "
                                 "design it, too, in about three times the time; a reconstruction "
                                 "with zero padding of 1 shows the samples alone."))});
}

} // namespace

Plan planPictureProject(const Design& design, const PlanLimits& limits) {
    Plan plan = checkedPlan(design.setup.plate, checkTable(design));
    if (!plan.runnable())
        return plan;
    picturePaths().addFindings(plan, checkPictureOptics(pictureOpticsOf(design)));
    checkPatternConditions(plan, design);
    addReconstruction(plan, design, limits);
    if (plan.runnable())
        addPictures(plan, design, limits);
    noteLightBetween(plan, design, limits);
    return plan;
}

} // namespace fringe
