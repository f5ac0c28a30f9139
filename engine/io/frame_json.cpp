// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/frame_json.h"

#include "engine/model/error.h"

#include <nlohmann/json.hpp>

namespace fringe {
namespace {

Error damaged(const std::string& file, const char* key) {
    return badInput(FRINGE_MARK("{0}: its metadata \"{1}\" is damaged; correct or remove the "
                                "metadata and give the values by options."),
                    file, key);
}

} // namespace

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
    throw damaged(file, "frame");
}

nlohmann::json reliefJson(const ReliefFacts& relief) {
    nlohmann::json object{{"of", relief.of}, {"light", relief.light}, {"index", relief.index}};
    if (relief.scale != 0) {
        object["scale"] = relief.scale;
        object["offset"] = relief.offset;
    }
    if (relief.medium != 1)
        object["medium"] = relief.medium;
    return object;
}

ReliefFacts reliefFacts(const nlohmann::json& object, const std::string& file) try {
    return {.of = object.at("of"),
            .scale = object.value("scale", 0.0),
            .offset = object.value("offset", 0.0),
            .light = object.at("light"),
            .index = object.at("index"),
            .medium = object.value("medium", 1.0)};
} catch (const nlohmann::json::exception&) {
    throw damaged(file, "relief");
}

} // namespace fringe
