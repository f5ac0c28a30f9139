// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/freeze_edits.h"

#include "engine/sources/source_kind.h"

#include <utility>

namespace fringe {

bool canFreeze(const Source& source) {
    return sourceKindOf(source.kind.key).frozen != nullptr;
}

Source frozenSource(const Design& design, std::size_t number, const JobControl* control) {
    const Source& source = design.sources.at(number);
    SourceInput input{design, source, cpuCapabilities()};
    input.control = control;
    return sourceKindOf(source.kind.key).frozen(input);
}

Design withSourceFrozen(Design design, std::size_t number, Source frozen) {
    if (const std::string& name = design.sources.at(number).name; !name.empty())
        frozen.name = freeName(design, name);
    const std::vector<std::size_t> objects = photographedSources(design);
    design.sources[number].visible = false;
    if (photographedSources(design).empty())
        for (const std::size_t object : objects)
            design.sources[object].visible = false;
    const auto behind = design.sources.begin() + static_cast<std::ptrdiff_t>(number) + 1;
    design.sources.insert(behind, std::move(frozen));
    return design;
}

} // namespace fringe
