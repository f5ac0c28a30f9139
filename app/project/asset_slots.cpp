// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/asset_slots.h"

#include <algorithm>

namespace fringe {

bool isUsed(const Source& source, const ChoiceInfo& info, const AssetSlot& slot) {
    const auto choosesOther = [&](const ParameterInfo& row) {
        return std::ranges::find(row.choices, slot.key, &ParameterChoice::key) != row.choices.end()
               && valueOf(info, source.kind.values, row.key) != Value(slot.key);
    };
    return source.visible && std::ranges::none_of(info.parameters, choosesOther);
}

} // namespace fringe
