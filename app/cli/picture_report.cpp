// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/picture_report.h"

#include "engine/io/metadata.h"
#include "engine/optics/metrics.h"

#include <array>
#include <cstdio>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

Json figuresJson(const PictureFigures& figures) {
    return {{"efficiency", figures.efficiency},
            {"error", figures.error},
            {"sigma_percent", figures.sigma},
            {"psnr_db", figures.psnr},
            {"zero_order", figures.zeroOrder}};
}

Json historyJson(const PictureState& state) {
    Json history = Json::array();
    for (const PictureFigures& figures : state.history)
        history.push_back(figuresJson(figures));
    return history;
}

/// Both pictures are dark where light is free.
Json likenessOf(const TargetPlane& plane, Picture seen) {
    Picture target{seen.shape, {plane.intensity}, seen.sampling};
    for (std::size_t i = 0; i < plane.signal.size(); ++i)
        if (plane.signal[i] == 0)
            seen.planes[0][i] = target.planes[0][i] = 0;
    const PictureMetrics metrics = comparePictures(seen, target);
    return {{"z_m", plane.z.si()},
            {"scaled_psnr_db", metrics.scaledPsnr},
            {"scaled_ssim", metrics.scaledSsim}};
}

} // namespace

Json pictureReport(const PictureDesign& design, const PictureResult& result,
                   const std::vector<Picture>& seen) {
    const PictureState& state = result.state;
    Json best = figuresJson(state.best.figures);
    best["round"] = state.best.round;
    Json planes = Json::array();
    for (std::size_t i = 0; i < seen.size(); ++i)
        planes.push_back(likenessOf(design.planes[i], seen[i]));
    return {{"program", programName()},      {"device", result.device},
            {"algorithm", design.algorithm}, {"levels", design.levels},
            {"seed", design.start.seed},     {"ended", roundsEndName(result.end)},
            {"rounds", state.round},         {"best", best},
            {"history", historyJson(state)}, {"planes", planes}};
}

std::string figuresText(const PictureFigures& figures) {
    std::array<char, 96> text{};
    std::snprintf(text.data(), text.size(), "e %.3f, error %.3f, sigma %.2f %%, PSNR %.1f dB",
                  figures.efficiency, figures.error, figures.sigma, figures.psnr);
    return text.data();
}

} // namespace fringe
