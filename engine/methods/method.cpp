// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/method.h"

namespace fringe {

const ChoiceInfos& methodInfos() {
    return choiceInfosOf(allMethods());
}

const Method& methodOf(std::string_view key) {
    return entryOf(allMethods(), key,
                   FRINGE_MARK("There is no method \"{0}\"; choose one of: {1}."));
}

} // namespace fringe
