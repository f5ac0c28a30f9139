// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/solver_report.h"

#include "app/cli/progress_text.h"
#include "engine/encodings/encoding.h"
#include "engine/io/metadata.h"
#include "engine/model/build.h"
#include "engine/sources/source_kind.h"

#include <array>
#include <cstdio>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

Json commonReport(const Design& design, const SolverResult& result) {
    const SolverState& state = result.state;
    Json best = figuresJson(state.best.figures);
    best["iteration"] = state.best.iteration;
    if (result.finerPsnr)
        best["psnr_twice_as_fine_db"] = *result.finerPsnr;
    if (levelsOf(design.encoding) == 0) {
        best["levels"] = result.unjudged ? deviceLevels(design.encoding) : 0;
        if (result.unjudged)
            best["any_phase"] = figuresJson(result.unjudged->best.figures);
    }
    Json history = Json::array();
    for (const Figures& figures : state.history)
        history.push_back(figuresJson(figures));
    return {{"program", programName()},
            {"device", result.device},
            {"algorithm", design.solver.key},
            {"levels", levelsOf(design.encoding)},
            {"seed", design.start.seed},
            {"ended", solverEndName(result.end)},
            {"iterations", state.iteration},
            {"best", best},
            {"history", history}};
}

Json likenessOf(const SeenPicture& seen) {
    Json json = Json::object();
    if (seen.picture.distance)
        json["z_m"] = seen.picture.distance->si();
    json["scaled_psnr_db"] = seen.likeness.scaledPsnr;
    json["scaled_ssim"] = seen.likeness.scaledSsim;
    return json;
}

Json placesReport(const std::vector<Reported>& places, const SolverState& state) {
    Json report = Json::array();
    for (std::size_t r = 0; r < places.size(); ++r) {
        Json place;
        for (const auto& [name, number] : places[r])
            place[name] = number;
        place["power"] = state.best.powers[r];
        place["power_last"] = std::norm(state.fields.front()[r]);
        report.push_back(std::move(place));
    }
    return report;
}

} // namespace

Json figuresJson(const Figures& figures) {
    Json json = {{"efficiency", figures.efficiency},
                 {"error", figures.error},
                 {"sigma_percent", figures.sigma},
                 {"zero_order", figures.zeroOrder}};
    if (figures.uniformity)
        json["uniformity"] = *figures.uniformity;
    if (figures.psnr)
        json["psnr_db"] = *figures.psnr;
    if (figures.phaseError)
        json["phase_error_rad"] = *figures.phaseError;
    return json;
}

Json solverReport(const Design& design, const SolverResult& result,
                  const std::vector<SeenPicture>& seen) {
    Json report = commonReport(design, result);
    const Source& source = design.sources.front();
    for (const SeenPicture& one : seen)
        report["planes"].push_back(likenessOf(one));
    if (const auto places = sourceKindOf(source.kind.key).report)
        report[source.kind.key] = placesReport(places(source), result.state);
    else if (seen.empty())
        report["points"] = result.state.target.size();
    return report;
}

std::string figuresText(const Figures& figures) {
    std::string text = formatted("e %.3f", figures.efficiency);
    if (figures.countsLightTwice())
        text += " (counts light more than once)";
    text += figures.uniformity ? formatted(", u %.3f", *figures.uniformity)
                               : formatted(", error %.3f", figures.error);
    text += formatted(", sigma %.3g %%", figures.sigma);
    if (figures.psnr)
        text += formatted(", PSNR %.1f dB", *figures.psnr);
    if (figures.phaseError)
        text += formatted(", phase error %.4f rad", *figures.phaseError);
    return text;
}

std::string finerText(std::optional<double> psnr) {
    return psnr ? formatted("; PSNR %.1f dB on a grid twice as fine", *psnr) : "";
}

std::string bestText(const Design& design, const SolverResult& result) {
    const SolverState& state = result.state;
    std::string text = figuresText(state.best.figures) + " in iteration "
                       + std::to_string(state.best.iteration) + " of "
                       + std::to_string(state.iteration) + finerText(result.finerPsnr);
    if (levelsOf(design.encoding) > 0)
        return text;
    const std::string levels = std::to_string(deviceLevels(design.encoding)) + " levels";
    if (!result.unjudged)
        return text + " for any phase, before it is rounded to " + levels;
    return "on " + levels + " " + text + "; with any phase "
           + figuresText(result.unjudged->best.figures);
}

} // namespace fringe
