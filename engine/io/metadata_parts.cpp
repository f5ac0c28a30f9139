// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/metadata_parts.h"

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

constexpr const char* withoutZero = "without_zero";

constexpr std::array bandNumbers{std::pair("x", &PictureBand::x), std::pair("y", &PictureBand::y),
                                 std::pair("half_x", &PictureBand::halfX),
                                 std::pair("half_y", &PictureBand::halfY),
                                 std::pair("middle_y", &PictureBand::middleY)};

PictureBand bandIn(const nlohmann::json& object) {
    PictureBand band{.isWithoutZero = object.value(withoutZero, false)};
    for (const auto& [key, number] : bandNumbers)
        band.*number = object.value(key, band.*number);
    return band;
}

bool isSound(const PictureBand& band) {
    return std::isfinite(band.x) && std::isfinite(band.y) && std::isfinite(band.middleY)
           && band.halfX > 0 && band.halfY > 0;
}

Error damaged(const std::string& file, const char* key) {
    return badInput(FRINGE_MARK("{0}: its metadata \"{1}\" is damaged; correct or remove the "
                                "metadata and give the values by options."),
                    file, key);
}

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
    throw damaged(file, "solved");
}

nlohmann::ordered_json bandsJson(const std::vector<PictureBand>& bands) {
    auto list = nlohmann::ordered_json::array();
    for (const PictureBand& band : bands) {
        auto object = nlohmann::ordered_json::object();
        for (const auto& [key, number] : bandNumbers)
            if (band.*number != 0 && std::isfinite(band.*number))
                object[key] = band.*number;
        if (band.isWithoutZero)
            object[withoutZero] = true;
        list.push_back(std::move(object));
    }
    return list;
}

std::vector<PictureBand> pictureBands(const nlohmann::json& list, const std::string& file) try {
    if (!list.is_array())
        throw damaged(file, "bands");
    std::vector<PictureBand> bands;
    for (const auto& object : list)
        if (!isSound(bands.emplace_back(bandIn(object))))
            throw damaged(file, "bands");
    return bands;
} catch (const nlohmann::json::exception&) {
    throw damaged(file, "bands");
}

} // namespace fringe
