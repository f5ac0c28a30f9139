// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design.h"

#include <algorithm>
#include <map>

namespace fringe {
namespace {

/// Light of a solver is focused by a lens, as long as nobody says otherwise.
void takeUsual(Design& design, std::string_view kind) {
    static_cast<Solving&>(design) = usualSolving(kind);
    design.setup.lens.on = design.isDesigned();
}

bool hasMethods(const Source& source) {
    const ChoiceInfo* info = findInfo(sourceInfos(), source.kind.key);
    return info && info->hasMethods;
}

} // namespace

Design designFor(std::string_view kind) {
    Design design;
    design.sources.push_back({.kind = {std::string(kind)}});
    design.encoding.key = usualEncoding(kind);
    takeUsual(design, kind);
    return design;
}

Design withOnlyKind(Design design, std::string_view kind) {
    if (firstSource(design, kind) == design.sources.size())
        design.sources.push_back({.kind = {std::string(kind)}});
    for (Source& source : design.sources)
        source.visible = source.kind.key == kind;
    if (usualSolving(kind).isDesigned() != design.isDesigned())
        takeUsual(design, kind);
    return design;
}

std::vector<std::size_t> visibleSources(const Design& design, std::string_view kind) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < design.sources.size(); ++i)
        if (design.sources[i].visible && (kind.empty() || design.sources[i].kind.key == kind))
            numbers.push_back(i);
    return numbers;
}

bool mayHaveLens(const Design& design) {
    const auto visible = visibleSources(design);
    return design.isDesigned()
           || (!visible.empty() && std::ranges::all_of(visible, [&](std::size_t number) {
                  const ChoiceInfo* info = findInfo(sourceInfos(), design.sources[number].kind.key);
                  return info && !info->assets.empty()
                         && info->assets.front().type == AssetType::Wave;
              }));
}

std::size_t firstSource(const Design& design, std::string_view kind) {
    if (const auto visible = visibleSources(design, kind); !visible.empty())
        return visible.front();
    return static_cast<std::size_t>(
        std::ranges::find(design.sources, kind, [](const Source& s) { return s.kind.key; })
        - design.sources.begin());
}

std::string sourcePath(const Design& design, std::size_t source, std::string_view section) {
    return sourcePaths(design, section).at(source);
}

std::vector<std::string> sourcePaths(const Design& design, std::string_view section) {
    std::vector<std::string> paths;
    std::map<std::string, int> before;
    for (const Source& source : design.sources) {
        const std::string first(section.empty() ? std::string_view(source.kind.key) : section);
        const int number = before[first] + 1;
        paths.push_back(number == 1 ? first : first + '.' + std::to_string(number));
        if (section.empty() || hasMethods(source))
            before[first] = number;
    }
    return paths;
}

std::string freeName(const Design& design, const std::string& name) {
    const auto isTaken = [&](const std::string& of) {
        return std::ranges::find(design.sources, of, &Source::name) != design.sources.end();
    };
    if (!isTaken(name))
        return name;
    const std::size_t stem = name.find_last_not_of("0123456789");
    const bool isNumbered = stem != name.npos && stem > 0 && name[stem] == ' ';
    const std::string before = (isNumbered ? name.substr(0, stem) : name) + ' ';
    int number = 2;
    while (isTaken(before + std::to_string(number)))
        ++number;
    return before + std::to_string(number);
}

} // namespace fringe
