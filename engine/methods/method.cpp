// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/method.h"

#include "engine/model/error.h"

namespace fringe {
namespace {

std::vector<const MethodInfo*> collectInfos() {
    std::vector<const MethodInfo*> infos;
    for (const Method* method : allMethods())
        infos.push_back(&method->info);
    return infos;
}

} // namespace

const std::vector<const MethodInfo*>& methodInfos() {
    static const std::vector<const MethodInfo*> infos = collectInfos();
    return infos;
}

const Value& valueOf(const MethodInfo& info, const ParameterValues& values, std::string_view key) {
    if (const auto found = values.find(key); found != values.end())
        return found->second;
    for (const ParameterInfo& parameter : info.parameters)
        if (parameter.key == key)
            return parameter.initial;
    throw std::logic_error("method " + info.key + " has no parameter " + std::string(key));
}

const Method& methodOf(std::string_view key) {
    std::string known;
    for (const Method* method : allMethods()) {
        if (method->info.key == key)
            return *method;
        known += (known.empty() ? "" : ", ") + method->info.key;
    }
    throw badInput(FRINGE_MARK("There is no method \"{0}\"; choose one of: {1}."), std::string(key),
                   known);
}

} // namespace fringe
