// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/field_output.h"

#include "app/cli/progress_text.h"
#include "engine/encodings/encoding.h"
#include "engine/outputs/sent_files.h"
#include "engine/run/laser_powers.h"
#include "engine/run/light_figures.h"

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

/// Adds how pure what is sent is and how pure phases alone would be, where a source asks for it;
/// a clause about both, or nothing.
std::string tellPurity(Json& facts, const Chain& encoded, const Job& job) {
    const auto purity = purityOf(encoded, job);
    if (!purity)
        return {};
    Design phases = encoded.design();
    phases.encoding = {"phase", {{"levels", deviceLevels(phases.encoding)}}};
    const auto ofPhases =
        purityOf(encoded.with(std::make_shared<const Design>(std::move(phases))), job);
    facts["purity"] = *purity;
    facts["purity_of_phases"] = *ofPhases;
    return "; purity " + formatted("%.2f %%", 100 * *purity) + ", of phases alone "
           + formatted("%.2f %%", 100 * *ofPhases);
}

} // namespace

FieldOutput::FieldOutput(std::filesystem::path path, const Choice& encoding, bool encode,
                         bool overwrite)
    : path_(std::move(path)), encoding_(encoding), encode_(encode || holdsPicturesOnly(path_)),
      overwrite_(overwrite) {
    requireWritable(path_, encode_ ? FileContent::Levels : FileContent::Field, overwrite_);
}

FieldOutput::Written FieldOutput::write(const Chain& chain, const Job& job,
                                        Session& session) const {
    Json facts{{"file", path_.string()}, {"content", encode_ ? "levels" : "field"}};
    if (!encode_) {
        writeField(path_, *chain.field(), overwrite_, session.writingControl());
        return {std::move(facts), {}};
    }
    if (chain.field()->beam.kind != Beam::Kind::Uniform && !encodingOf(encoding_.key).offersPhases)
        session.say("note", "the levels are lit by a beam that is not even and is not divided out, "
                            "so they show the field times the beam; patterns of a solver are for "
                            "--encode phase.");
    Design design = chain.design();
    design.encoding = encoding_;
    const Chain encoded = chain.with(std::make_shared<const Design>(std::move(design)));
    const auto levels = encoded.levels(job);
    if (const auto frame = encoded.sent(job.control)) {
        if (const auto text = clippedText(*frame))
            session.say("warning", text->english());
        facts["frame"] = {{"bits", frame->bits},
                          {"packing", frame->packing},
                          {"steps", frame->steps},
                          {"clipped", frame->clipped}};
    }
    writeSent({path_, overwrite_, session.writingControl()}, encoded, job);
    facts["encoding"] = levels->encoding;
    facts["levels"] = levels->count;
    for (const Finding& finding : findingsOnPowers(*levels))
        session.say(finding.severity == Severity::Warning ? "warning" : "note",
                    finding.message.english());
    std::string powers =
        tellPowers(facts, levels->sampling.wavelengths, levels->powers, levels->efficiency);
    powers += tellPurity(facts, encoded, job);
    return {std::move(facts), std::move(powers)};
}

std::string tellPowers(Json& facts, const std::vector<Length>& wavelengths,
                       const std::vector<double>& powers, const std::vector<double>& efficiency) {
    if (powers.empty())
        return {};
    facts["laser_powers"] = powers;
    if (!efficiency.empty())
        facts["light_in_picture"] = efficiency;
    std::string text = "; " + powersText(wavelengths, powers, efficiency).english();
    if (const auto white = powersForWhite(wavelengths, powers); !white.empty()) {
        facts["laser_powers_d65"] = white;
        text += "; for white as of D65, " + powersText(wavelengths, white, {}).english();
    }
    return text;
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
