// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/method.h"

namespace fringe {

const ChoiceInfos& methodInfos() {
    static const ChoiceInfos infos = choiceInfosOf(allMethods());
    return infos;
}

const Method& methodOf(std::string_view key) {
    return entryOf(allMethods(), key,
                   FRINGE_MARK("There is no method \"{0}\"; choose one of: {1}."));
}

} // namespace fringe
