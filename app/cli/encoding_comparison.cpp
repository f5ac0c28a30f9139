// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/encoding_comparison.h"

#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "engine/encodings/encoding.h"
#include "engine/model/units.h"
#include "engine/run/encoding_table.h"

#include <CLI/App.hpp>

#include <cmath>
#include <memory>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

CLI::App* declared(CLI::App& bench) {
    CLI::App* app = bench.add_subcommand(
        "encodings", "What each encoding makes of a field, seen at a distance: through the stop "
                     "that it is made for, and with all light");
    app->fallthrough();
    return app;
}

std::string decibels(double value) {
    return std::isfinite(value) ? formatted("%.1f", value) : "-";
}

/// Of no light where there is no such light.
void addCells(std::vector<std::string>& cells, const std::optional<EncodedLight>& light) {
    const auto of = [&](double EncodedLight::*figure) {
        return light ? decibels((*light).*figure) : "-";
    };
    cells.insert(cells.end(), {of(&EncodedLight::snr),
                               of(&EncodedLight::psnr) + " / " + of(&EncodedLight::finerPsnr),
                               light ? formatted("%.1f %%", 100 * light->light) : "-"});
}

Json jsonOf(const EncodedLight& light) {
    Json json{{"light", light.light}};
    for (const auto& [key, figure] : {std::pair("snr_db", light.snr),
                                      {"psnr_db", light.psnr},
                                      {"psnr_twice_as_fine_db", light.finerPsnr}})
        if (std::isfinite(figure))
            json[key] = figure;
    return json;
}

} // namespace

EncodingComparison::EncodingComparison(CLI::App& bench)
    : app_(declared(bench)), input_(*app_),
      design_(*app_, {.paths = {"encoding.levels", "reconstruction."},
                      .names = {{"reconstruction.propagation", "method"},
                                {"reconstruction.window_width", ""},
                                {"reconstruction.filtered", ""}}}) {}

bool EncodingComparison::isAsked() const {
    return app_->parsed();
}

Report EncodingComparison::report(Session& session) const {
    const Design design = design_.applyTo(Design{});
    const Hologram field = input_.read(session.options().memoryBytes(), session.control());
    const ComputeDevice device = session.openDevice();
    const Chain chain(std::make_shared<const Design>(design), field);
    const std::vector<EncodingRow> rows = taken(encodingTable(chain, session.job(device)));
    std::vector<std::vector<std::string>> cells{{"encoding", "levels", "SNR dB",
                                                 "PSNR dB, own / twice as fine", "light",
                                                 "without a stop: SNR", "PSNR", "light"}};
    Json json = Json::array();
    for (const EncodingRow& row : rows) {
        const std::string levels = std::to_string(deviceLevels(row.encoding));
        cells.push_back({row.encoding.key, levels});
        addCells(cells.back(), row.alone);
        addCells(cells.back(), row.all);
        json.push_back({{"encoding", row.encoding.key},
                        {"levels", deviceLevels(row.encoding)},
                        {"all_light", jsonOf(row.all)}});
        if (row.alone)
            json.back()["through_stop"] = jsonOf(*row.alone);
    }
    return {alignedTable(cells, {1, 2, 3, 4, 5, 6, 7}), {{"rows", std::move(json)}}};
}

} // namespace fringe
