// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/solved_json.h"

#include "engine/model/error.h"

#include <nlohmann/json.hpp>

#include <array>
#include <utility>

namespace fringe {
namespace {

using OptionalFigure = std::optional<double> SolvedFigures::*;

constexpr std::array<std::pair<const char*, OptionalFigure>, 3> optionalFigures{
    {{"uniformity", &SolvedFigures::uniformity},
     {"psnr_db", &SolvedFigures::psnr},
     {"psnr_twice_as_fine_db", &SolvedFigures::finerPsnr}}};

} // namespace

nlohmann::ordered_json solvedJson(const SolvedFigures& solved) {
    nlohmann::ordered_json object{{"solver", solved.solver},
                                  {"iterations", solved.iterations},
                                  {"levels", solved.levels},
                                  {"efficiency", solved.efficiency}};
    for (const auto& [key, figure] : optionalFigures)
        if (solved.*figure)
            object[key] = *(solved.*figure);
    return object;
}

SolvedFigures solvedFigures(const nlohmann::json& object, const std::string& file) try {
    SolvedFigures solved{.solver = object.at("solver"),
                         .iterations = object.at("iterations"),
                         .levels = object.at("levels"),
                         .efficiency = object.at("efficiency")};
    for (const auto& [key, figure] : optionalFigures)
        if (object.contains(key))
            solved.*figure = object.at(key).get<double>();
    return solved;
} catch (const nlohmann::json::exception&) {
    throw badInput(FRINGE_MARK("{0}: its metadata \"{1}\" is damaged; correct or remove the "
                               "metadata and give the values by options."),
                   file, "solved");
}

} // namespace fringe
