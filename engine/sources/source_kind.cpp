// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/source_kind.h"

namespace fringe {

const SourceKind& sourceKindOf(std::string_view key) {
    return entryOf(allSourceKinds(), key,
                   FRINGE_MARK("There is no kind of source \"{0}\"; choose one of: {1}."));
}

const ChoiceInfos& sourceInfos() {
    return choiceInfosOf(allSourceKinds());
}

Solving usualSolving(std::string_view kind) {
    return sourceKindOf(kind).usual;
}

} // namespace fringe
