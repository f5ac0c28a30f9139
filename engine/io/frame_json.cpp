// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/frame_json.h"

#include "engine/model/error.h"

#include <nlohmann/json.hpp>

namespace fringe {

nlohmann::json frameJson(const FrameFacts& frame) {
    nlohmann::json object{{"panel", frame.panel}, {"packing", frame.packing},
                          {"bits", frame.bits},   {"steps", frame.steps},
                          {"seed", frame.seed},   {"parameters", nlohmann::json::object()}};
    for (const Length wavelength : frame.wavelengths)
        object["wavelengths"].push_back(wavelength.si());
    for (const auto& [path, value] : frame.parameters)
        object["parameters"][path] = value;
    if (!frame.sum.empty())
        object["sum"] = frame.sum;
    return object;
}

FrameFacts frameFacts(const nlohmann::json& object, const std::string& file) try {
    FrameFacts frame{.panel = object.at("panel"),
                     .packing = object.at("packing"),
                     .bits = object.at("bits"),
                     .steps = object.at("steps"),
                     .seed = object.at("seed"),
                     .sum = object.value("sum", std::string())};
    for (const double wavelength : object.at("wavelengths"))
        frame.wavelengths.push_back(Length(wavelength));
    if (frame.wavelengths.size() != 1 && frame.wavelengths.size() != 3)
        throw nlohmann::json::other_error::create(501, "wavelengths", nullptr);
    for (const auto& [path, value] : object.at("parameters").items())
        frame.parameters.emplace_back(path, value.get<std::string>());
    return frame;
} catch (const nlohmann::json::exception&) {
    throw badInput(FRINGE_MARK("{0}: its metadata \"{1}\" is damaged; correct or remove the "
                               "metadata and give the values by options."),
                   file, "frame");
}

} // namespace fringe
