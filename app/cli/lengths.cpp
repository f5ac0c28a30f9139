// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lengths.h"

#include "app/cli/text_table.h"
#include "engine/model/error.h"
#include "engine/model/parameter.h"
#include "engine/outputs/look_files.h"

#include <charconv>

namespace fringe {
namespace {

/// 0 if the text is no count of planes.
std::int64_t planeCount(const std::string& text) {
    std::int64_t count = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, count);
    return read.ec == std::errc() && read.ptr == end && count <= mostPlanes ? count : 0;
}

} // namespace

Length lengthOption(const std::string& option, const std::string& text) {
    try {
        return Length(
            std::get<double>(parseValue({.key = option, .kind = ValueKind::Length}, text)));
    } catch (const Error& error) {
        throw badInput("{0}: {1}", option, error.message().english());
    }
}

std::pair<Length, Length> lengthPair(const std::string& option, const std::string& text,
                                     char separator) {
    const std::vector<std::string> parts = splitList(text, separator);
    if (parts.size() != 2)
        throw badInput("{0} {1}: give two lengths, as in {2}.", option, text,
                       separator == 'x' ? "8mmx6mm" : "1mm,-2mm");
    return {lengthOption(option, parts[0]), lengthOption(option, parts[1])};
}

std::vector<Length> parseSweep(const std::string& text) {
    std::vector<std::string> parts;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(':', at), text.size());
        parts.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    if (parts.size() != 3)
        throw badInput("--sweep {0}: give first:last:count, such as 150mm:250mm:11.", text);
    const Length first = lengthOption("--sweep", parts[0]);
    const Length last = lengthOption("--sweep", parts[1]);
    const std::int64_t count = planeCount(parts[2]);
    if (count < 1)
        throw badInput("--sweep {0}: \"{1}\" is not a number of planes; give 1 to 100000.", text,
                       parts[2]);
    return sweptDistances(first, last, count);
}

} // namespace fringe
