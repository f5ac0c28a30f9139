// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input_file.h"
#include "engine/io/panel_files.h"
#include "engine/io/text_fields.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <nlohmann/json.hpp>

#include <array>

namespace fringe {
namespace {

namespace fs = std::filesystem;
using ZernikeJson = nlohmann::ordered_json;

constexpr std::uint64_t largestZernikeFile = 1 << 20; ///< [bytes]
constexpr const char* inscribed = "inscribed";

ZernikeJson zernikeObject(const fs::path& path) {
    constexpr std::size_t deepest = 16;
    const auto text = wholeText(path, largestZernikeFile);
    const ZernikeJson json = !text || isNestedDeeper(*text, deepest)
                                 ? ZernikeJson()
                                 : ZernikeJson::parse(*text, nullptr, false);
    if (!json.is_object())
        throw badInput(FRINGE_MARK("{0} is no file of Zernike terms, a JSON object with \"index\", "
                                   "\"norm\", \"unit\", \"radius\", \"centre\" and \"terms\"."),
                       path.string());
    for (const char* key : {"index", "norm", "unit", "radius", "centre", "terms"})
        if (!json.contains(key))
            throw badInput(FRINGE_MARK("{0} does not say the \"{1}\" of its Zernike terms, without "
                                       "which they may mean something else; add it."),
                           path.string(), key);
    return json;
}

std::string zernikeWord(const ZernikeJson& json, const char* key) {
    if (!json.is_string())
        throw badInput(FRINGE_MARK("\"{0}\" is no text."), key);
    return json.get<std::string>();
}

double zernikeValue(const ZernikeJson& json, const std::string& term) {
    if (!json.is_number() || !std::isfinite(json.get<double>()))
        throw badInput(FRINGE_MARK("the term {0} has no finite number."), excerpt(term));
    return json.get<double>();
}

ZernikeSum zernikeOf(const ZernikeJson& json) {
    const auto word = [&](const char* key) { return zernikeWord(json[key], key); };
    ZernikeSum sum{zernikeIndexOf(word("index")), zernikeNormOf(word("norm")),
                   zernikeUnitOf(word("unit"))};
    if (const std::string radius = word("radius"); radius != inscribed) {
        sum.radius = parseLength(radius);
        if (!(sum.radius > Length{}))
            throw badInput(FRINGE_MARK("\"radius\" is no length above 0."));
    }
    const ZernikeJson& centre = json["centre"];
    if (!centre.is_array() || centre.size() != 2)
        throw badInput(FRINGE_MARK("\"centre\" is no pair of lengths."));
    sum.x = parseLength(zernikeWord(centre[0], "centre"));
    sum.y = parseLength(zernikeWord(centre[1], "centre"));
    if (!json["terms"].is_object())
        throw badInput(FRINGE_MARK("\"terms\" is no list of terms such as {\"4\": 0.5}."));
    for (const auto& [name, value] : json["terms"].items())
        addTerm(sum, name, zernikeValue(value, name));
    return sum;
}

} // namespace

ZernikeSum readZernike(const fs::path& path) {
    const ZernikeJson json = zernikeObject(path);
    try {
        return zernikeOf(json);
    } catch (const Error& error) {
        throw badInput(FRINGE_MARK("{0}: {1}"), path.string(), error.message());
    }
}

std::string zernikeJson(const ZernikeSum& sum) {
    ZernikeJson json{
        {"index", nameOf(sum.index)}, {"norm", nameOf(sum.norm)}, {"unit", nameOf(sum.unit)}};
    json["radius"] = sum.radius > Length{} ? formatLength(sum.radius) : std::string(inscribed);
    json["centre"] = std::array{formatLength(sum.x), formatLength(sum.y)};
    json["terms"] = ZernikeJson::object();
    for (const ZernikeTerm& term : sum.terms)
        json["terms"][termName(sum.index, term.order)] = term.value;
    return json.dump(2) + '\n';
}

} // namespace fringe
