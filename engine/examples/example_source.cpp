// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/examples/example_source.h"

#include "engine/examples/examples.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <vector>

namespace fringe {
namespace {

constexpr std::string_view prefix = "example:";

} // namespace

std::string exampleName(const std::string& key) {
    return std::string(prefix) + key;
}

bool isExample(std::string_view name) {
    return name.starts_with(prefix);
}

Design namedExample(std::string_view name) {
    return exampleDesign(name.substr(prefix.size()));
}

Source exampleSource(const std::string& name, const std::string& kind) {
    const Design design = namedExample(name);
    const auto found = std::ranges::find_if(
        design.sources, [&](const Source& source) { return source.kind.key == kind; });
    if (found != design.sources.end())
        return *found;
    std::vector<std::string> names;
    for (const ExampleInfo& example : examples())
        if (example.kind == kind)
            names.push_back(exampleName(example.key));
    throw badInput(FRINGE_MARK("{0} has no data of the kind {1}; choose one of: {2}, or a file."),
                   name, kind, joined(names));
}

} // namespace fringe
