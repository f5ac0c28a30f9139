// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/targets/picture_project.h"

#include "engine/pictures/picture_checks.h"
#include "engine/targets/target_checks.h"

#include <algorithm>
#include <map>
#include <utility>

namespace fringe {
namespace {

/// Where a project has what the checks of pictures speak of.
std::string pathOf(const std::string& parameter) {
    static const std::map<std::string, std::string> paths{
        {"planes", "picture.image"},
        {"distance", "picture.distance"},
        {"focal_length", "picture.focal_length"},
        {"padding", "picture.padding"},
        {"beam", "picture.beam"},
        {"wavelength", "illumination.wavelengths"},
        {"levels", "encoding.levels"},
        {"algorithm", "picture_algorithm.name"},
        {"start", "picture_algorithm.start"},
        {"iterations", "picture_algorithm.rounds"},
        {"stop", "picture_algorithm.until_error"},
    };
    const auto found = paths.find(parameter);
    if (found != paths.end())
        return found->second;
    return parameter.find('.') == std::string::npos ? "picture_algorithm." + parameter : parameter;
}

void addFindings(Plan& plan, std::vector<Advice> findings) {
    for (Advice& finding : findings) {
        finding.parameter = pathOf(finding.parameter);
        plan.advice.push_back(std::move(finding));
    }
}

/// The picture is put on the samples of its plane, so this comes once all else is known to fit.
void addPictures(Plan& plan, const Design& design, const PlanLimits& limits) {
    try {
        Plan pictures = planPictures(pictureDesignOf(design), limits);
        plan.bytes = std::max(plan.bytes, pictures.bytes);
        plan.seconds = pictures.seconds;
        addFindings(plan, std::move(pictures.advice));
    } catch (const Error& error) {
        plan.advice.push_back({Severity::Refusal, error.parameter(), error.message()});
    }
}

} // namespace

Plan planPictureProject(const Design& design, const PlanLimits& limits) {
    Plan plan;
    plan.shape = design.plate.size;
    plan.advice = checkTable(design);
    if (!plan.runnable())
        return plan;
    addFindings(plan, checkPictureOptics(pictureOpticsOf(design)));
    checkPatternConditions(plan, design);
    addReconstruction(plan, design, limits);
    if (plan.runnable())
        addPictures(plan, design, limits);
    return plan;
}

} // namespace fringe
