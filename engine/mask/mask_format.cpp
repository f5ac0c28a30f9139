// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_format.h"

#include "engine/io/file_checks.h"
#include "engine/model/units.h"

#include <algorithm>

namespace fringe {
namespace {

using Suffixes = std::vector<std::string> MaskFormat::*;

template <class Which> std::vector<std::string> suffixesOf(Suffixes suffixes, const Which& which) {
    std::vector<std::string> all;
    for (const MaskFormat* format : allMaskFormats())
        if (which(*format))
            all.insert(all.end(), (format->*suffixes).begin(), (format->*suffixes).end());
    return all;
}

const MaskFormat& formatOf(const std::filesystem::path& path, Suffixes suffixes) {
    requireName(path);
    const std::string suffix = suffixOf(path);
    for (const MaskFormat* format : allMaskFormats())
        if (std::ranges::count(format->*suffixes, suffix) > 0)
            return *format;
    throw badInput(FRINGE_MARK("{0}: the suffix \"{1}\" is not that of a file that masks are made "
                               "from; those are {2}."),
                   path.string(), suffix,
                   joined(suffixesOf(suffixes, [](const MaskFormat&) { return true; })));
}

} // namespace

const MaskFormat& maskFormatOf(const std::filesystem::path& path) {
    return formatOf(path, &MaskFormat::suffixes);
}

const MaskFormat& maskFormatOf(const std::filesystem::path& path, std::string_view first) {
    for (const MaskFormat* format : allMaskFormats())
        if (format->begins != nullptr && format->begins(first))
            return *format;
    return formatOf(path, &MaskFormat::readSuffixes);
}

std::vector<std::string> maskSuffixes(std::optional<MaskFormat::Holds> holds) {
    return suffixesOf(&MaskFormat::suffixes, [&](const MaskFormat& format) {
        return format.holds == holds.value_or(format.holds);
    });
}

std::vector<std::string> layoutSuffixes() {
    return suffixesOf(&MaskFormat::readSuffixes, [](const MaskFormat&) { return true; });
}

} // namespace fringe
