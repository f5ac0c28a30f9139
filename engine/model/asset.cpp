// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/asset.h"

namespace fringe {

bool operator==(const Asset& a, const Asset& b) {
    if (a.name != b.name || a.data.index() != b.data.index())
        return false;
    return std::visit(
        [&](const auto& one) {
            const auto& other = std::get<std::decay_t<decltype(one)>>(b.data);
            return one == other || *one == *other;
        },
        a.data);
}

} // namespace fringe
