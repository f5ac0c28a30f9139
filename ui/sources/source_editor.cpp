// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/source_editor.h"

#include <algorithm>

namespace fringe {

const SourceEditor& editorOf(std::string_view kind) {
    static const SourceEditor none;
    const auto found = std::ranges::find(allSourceEditors(), kind, &SourceEditor::kind);
    return found == allSourceEditors().end() ? none : **found;
}

bool lightsPlaces(const Design& design) {
    return design.isDesigned() && std::ranges::none_of(design.sources, [](const Source& source) {
               return source.visible && editorOf(source.kind.key).isArea;
           });
}

} // namespace fringe
