// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/metadata.h"

#include "engine/io/frame_json.h"
#include "engine/io/input_file.h"
#include "engine/io/metadata_parts.h"
#include "engine/io/text_fields.h"
#include "engine/model/bounds.h"
#include "engine/model/error.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace fringe {

namespace {

using Json = nlohmann::json;

constexpr int kVersion = 1;
constexpr int kMostLevels = 65536;
constexpr std::size_t kDeepest = 64;
constexpr std::uint64_t kLargestSidecar = 1024 * 1024;

class Reader {
  public:
    Reader(const Json& json, const std::string& file) : json_(json), file_(file) {}

    Length length(const char* key) const {
        const auto found = json_.find(key);
        return found == json_.end() ? Length() : positive(*found, key);
    }

    std::vector<Length> lengths(const char* key) const {
        std::vector<Length> result;
        const auto found = json_.find(key);
        if (found == json_.end())
            return result;
        if (!found->is_array())
            throw bad(key);
        for (const Json& item : *found)
            result.push_back(positive(item, key));
        return result;
    }

    std::string text(const char* key) const {
        const auto found = json_.find(key);
        if (found != json_.end() && !found->is_string())
            throw bad(key);
        return found == json_.end() ? std::string() : found->get<std::string>();
    }

    std::optional<double> number(const char* key) const {
        const auto found = json_.find(key);
        if (found == json_.end())
            return std::nullopt;
        return finite(*found, key);
    }

    Aperture aperture(const char* key) const {
        const auto found = json_.find(key);
        if (found == json_.end())
            return {};
        const auto size = [&](const char* name) {
            return positive(found->contains(name) ? (*found)[name] : Json(), key);
        };
        Aperture aperture{Aperture::Kind::Circle};
        if (found->contains("diameter")) {
            aperture.diameter = size("diameter");
            return aperture;
        }
        aperture.kind = Aperture::Kind::Rectangle;
        aperture.width = size("width");
        aperture.height = size("height");
        return aperture;
    }

    Beam beam(const char* key) const {
        const auto found = json_.find(key);
        if (found == json_.end())
            return {};
        Beam beam;
        beam.kind = Beam::Kind::Gaussian;
        if (found->contains("waist")) {
            beam.waist = positive((*found)["waist"], key);
            if (found->contains("waist_y"))
                beam.waistY = positive((*found)["waist_y"], key);
            const auto place = [&](const char* name) {
                return Length(found->contains(name) ? finite((*found)[name], key) : 0);
            };
            beam.x = place("x");
            beam.y = place("y");
        } else if (found->contains("picture") && (*found)["picture"].is_string()) {
            beam.kind = Beam::Kind::Picture;
            beam.picture.name = (*found)["picture"].get<std::string>();
            const auto values = found->find("values");
            if (values != found->end() && *values == "intensity")
                beam.values = Beam::Values::Intensity;
        } else {
            throw bad(key);
        }
        return beam;
    }

    /// Not negative.
    std::vector<double> amounts(const Json& of, const char* key) const {
        std::vector<double> result;
        const auto found = of.find(key);
        if (found == of.end())
            return result;
        if (!found->is_array())
            throw bad(key);
        for (const Json& item : *found) {
            result.push_back(finite(item, key));
            if (result.back() < 0)
                throw bad(key);
        }
        return result;
    }
    std::vector<double> amounts(const char* key) const { return amounts(json_, key); }

    /// Distances of planes; a number is that of one.
    std::vector<double> distances(const Json& seen) const {
        const Json z = seen.contains("z") ? seen["z"] : Json();
        std::vector<double> all;
        for (const Json& each : z.is_array() ? z : Json::array({z}))
            all.push_back(finite(each, "seen"));
        return all;
    }
    /// A letter for each part, from "a" on; the one after that of the last plane where it is dark.
    std::vector<std::uint8_t> planes(const Json& seen) const {
        if (!seen.contains("planes"))
            return {};
        const Json& planes = seen["planes"];
        const std::string letters = planes.is_string() ? planes.get<std::string>() : "";
        std::vector<std::uint8_t> all;
        for (const char letter : letters)
            all.push_back(static_cast<std::uint8_t>(letter - 'a'));
        if (all.size() != SeenLight::parts * SeenLight::parts)
            throw bad("seen");
        return all;
    }

    std::vector<SeenLight> seen(const char* key) const {
        std::vector<SeenLight> result;
        const auto found = json_.find(key);
        if (found == json_.end())
            return result;
        if (!found->is_array())
            throw bad(key);
        for (const Json& item : *found) {
            const auto at = [&](const char* name) {
                return finite(item.is_object() && item.contains(name) ? item[name] : Json(), key);
            };
            result.push_back({at("left"), at("right"), at("bottom"), at("top"), distances(item),
                              amounts(item, "energy"), planes(item)});
            const SeenLight& seen = result.back();
            if (seen.z.empty() || std::ranges::any_of(seen.planes, [&](std::size_t plane) {
                    return plane > seen.z.size();
                }))
                throw bad(key);
        }
        return result;
    }

    int levels(const char* key) const {
        const auto found = json_.find(key);
        if (found == json_.end())
            return 0;
        const double count = found->is_number_integer() ? found->get<double>() : 0;
        if (!(count >= 2 && count <= kMostLevels))
            throw bad(key);
        return static_cast<int>(count);
    }

  private:
    Error bad(const char* key) const {
        return badInput(FRINGE_MARK("{0}: its metadata \"{1}\" is damaged; correct or remove the "
                                    "metadata and give the values by options."),
                        file_, key);
    }

    double finite(const Json& item, const char* key) const {
        if (!item.is_number() || !std::isfinite(item.get<double>()))
            throw bad(key);
        return item.get<double>();
    }

    Length positive(const Json& item, const char* key) const {
        const double value = item.is_number() ? item.get<double>() : 0;
        if (!(value >= smallestLength && value <= farthest))
            throw bad(key);
        return Length(value);
    }

    const Json& json_;
    const std::string& file_;
};

void putText(Json& json, const char* key, const std::string& text) {
    if (!text.empty())
        json[key] = text;
}

void putLength(Json& json, const char* key, Length length) {
    if (length > Length())
        json[key] = length.si();
}

void putAperture(Json& json, const Aperture& aperture) {
    if (aperture.kind == Aperture::Kind::Circle)
        json["aperture"] = {{"diameter", aperture.diameter.si()}};
    if (aperture.kind == Aperture::Kind::Rectangle)
        json["aperture"] = {{"width", aperture.width.si()}, {"height", aperture.height.si()}};
}

void putBeam(Json& json, const Beam& beam) {
    if (beam.kind == Beam::Kind::Gaussian) {
        json["beam"] = {{"waist", beam.waist.si()}};
        for (const auto& [key, length] :
             {std::pair("waist_y", beam.waistY), {"x", beam.x}, {"y", beam.y}})
            if (length != Length{})
                json["beam"][key] = length.si();
    }
    if (beam.kind == Beam::Kind::Picture) {
        json["beam"] = {{"picture", beam.picture.name}};
        if (beam.values == Beam::Values::Intensity)
            json["beam"]["values"] = "intensity";
    }
}

void putColours(Json& json, const FileMetadata& metadata) {
    if (!metadata.powers.empty())
        json["powers"] = metadata.powers;
    if (!metadata.efficiency.empty())
        json["efficiency"] = metadata.efficiency;
    for (const SeenLight& seen : metadata.seen) {
        json["seen"].push_back({{"left", seen.left},
                                {"right", seen.right},
                                {"bottom", seen.bottom},
                                {"top", seen.top},
                                {"z", seen.z},
                                {"energy", seen.energy}});
        std::string letters;
        for (const std::uint8_t plane : seen.planes)
            letters += static_cast<char>('a' + plane);
        if (!letters.empty())
            json["seen"].back()["planes"] = letters;
    }
}

} // namespace

std::string metadataText(const FileMetadata& metadata) {
    Json json{{"fringe", kVersion}};
    putText(json, "program", metadata.program);
    putText(json, "device", metadata.device);
    putText(json, "encoding", metadata.encoding);
    putLength(json, "pitch_x", metadata.sampling.pitchX);
    putLength(json, "pitch_y", metadata.sampling.pitchY);
    for (const Length wavelength : metadata.sampling.wavelengths)
        json["wavelengths"].push_back(wavelength.si());
    if (metadata.levels != 0)
        json["levels"] = metadata.levels;
    putAperture(json, metadata.aperture);
    putBeam(json, metadata.beam);
    putLength(json, "focal_length", metadata.lens.value_or(Length()));
    putColours(json, metadata);
    if (!metadata.bands.empty())
        json["bands"] = bandsJson(metadata.bands);
    if (metadata.distance)
        json["distance"] = metadata.distance->si();
    putText(json, "unit", metadata.unit);
    if (metadata.white > 0)
        json["white"] = metadata.white;
    if (metadata.solved)
        json["solved"] = solvedJson(*metadata.solved);
    if (metadata.frame)
        json["frame"] = frameJson(*metadata.frame);
    if (metadata.relief)
        json["relief"] = reliefJson(*metadata.relief);
    return json.dump(1, ' ', true, Json::error_handler_t::replace);
}

std::optional<FileMetadata> parseMetadata(const std::string& text, const std::string& file) {
    if (isNestedDeeper(text, kDeepest))
        return std::nullopt;
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("fringe"))
        return std::nullopt;
    if (json["fringe"] != kVersion)
        throw badInput(FRINGE_MARK("{0}: its metadata was written by a newer program; update this "
                                   "one, or remove the metadata."),
                       file);
    const Reader reader(json, file);
    FileMetadata metadata;
    metadata.sampling = {reader.length("pitch_x"), reader.length("pitch_y"),
                         reader.lengths("wavelengths")};
    metadata.program = reader.text("program");
    metadata.device = reader.text("device");
    metadata.encoding = reader.text("encoding");
    metadata.levels = reader.levels("levels");
    metadata.aperture = reader.aperture("aperture");
    if (const auto distance = reader.number("distance"))
        metadata.distance = Length(*distance);
    metadata.unit = reader.text("unit");
    metadata.white = reader.number("white").value_or(0);
    metadata.beam = reader.beam("beam");
    if (const Length focal = reader.length("focal_length"); focal > Length())
        metadata.lens = focal;
    metadata.powers = reader.amounts("powers");
    metadata.efficiency = reader.amounts("efficiency");
    metadata.seen = reader.seen("seen");
    if (json.contains("bands"))
        metadata.bands = pictureBands(json["bands"], file);
    if (json.contains("solved"))
        metadata.solved = solvedFigures(json["solved"], file);
    if (json.contains("frame"))
        metadata.frame = frameFacts(json["frame"], file);
    if (json.contains("relief"))
        metadata.relief = reliefFacts(json["relief"], file);
    return metadata;
}

std::filesystem::path sidecarPath(const std::filesystem::path& file) {
    return std::filesystem::path(file) += ".json";
}

std::string readSidecar(const std::filesystem::path& file) {
    const std::filesystem::path path = sidecarPath(file);
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored))
        return {};
    return wholeText(path, kLargestSidecar).value_or("");
}

} // namespace fringe
