// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/field_output.h"

#include "engine/disk/kept_plane.h"
#include "engine/encodings/encoding.h"

#include <algorithm>
#include <cctype>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

bool holdsPicturesOnly(const std::filesystem::path& path) {
    std::string suffix = path.extension().string();
    std::ranges::transform(suffix, suffix.begin(), [](unsigned char c) { return std::tolower(c); });
    for (const FileFormat* format : allFileFormats())
        if (std::ranges::find(format->suffixes, suffix) != format->suffixes.end())
            return !format->writeField;
    return false;
}

} // namespace

FieldOutput::FieldOutput(std::filesystem::path path, const Choice& encoding, bool encode,
                         bool overwrite)
    : path_(std::move(path)), encoding_(encoding), encode_(encode || holdsPicturesOnly(path_)),
      overwrite_(overwrite) {
    requireWritable(path_, encode_ ? FileContent::Levels : FileContent::Field, overwrite_);
}

Json FieldOutput::write(const Hologram& field, const JobControl* control,
                        const JobFolder* folder) const {
    Json facts{{"file", path_.string()}, {"content", encode_ ? "levels" : "field"}};
    if (!encode_) {
        writeField(path_, field, overwrite_, control);
        return facts;
    }
    LevelPattern pattern = encode(field, encoding_);
    if (folder != nullptr)
        pattern = kept(std::move(pattern), *folder);
    writeLevels(path_, pattern, overwrite_, control);
    facts["encoding"] = pattern.encoding;
    facts["levels"] = pattern.count;
    return facts;
}

Json factsOf(const Hologram& field) {
    Json wavelengths = Json::array();
    for (const Length wavelength : field.sampling.wavelengths)
        wavelengths.push_back(wavelength.si());
    const Shape shape = field.shape();
    const Json sizes = field.planes.size() == 1 ? Json{shape.rows, shape.cols}
                                                : Json{field.planes.size(), shape.rows, shape.cols};
    return {{"shape", sizes},
            {"pitch_m", {field.sampling.pitchX.si(), field.sampling.pitchY.si()}},
            {"wavelengths_m", wavelengths},
            {"device", field.device}};
}

} // namespace fringe
