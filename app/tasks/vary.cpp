// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/vary.h"

#include "app/edits/source_edits.h"
#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "app/text/localised.h"
#include "app/text/source_text.h"
#include "engine/model/design_parameters.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fringe {
namespace {

struct VaryTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::VaryTask)
};

} // namespace

void startVary(Studio& studio, const std::string& path, const std::vector<Value>& values) {
    Document& document = studio.document();
    const Design base = *document.design();
    const ParameterInfo info = designParameter(base, path).info;
    for (const Value& value : values) {
        //: a parameter and its value
        const QString name =
            VaryTask::tr("%1: %2").arg(localisedMark(info.label), valueText(info, value));
        document.edit(name, [&](const Design&) { return withChange(base, path, value); });
        if (studio.results().isWanting())
            startCompute(studio);
    }
}

std::vector<Value> valuesBetween(const ParameterInfo& info, double first, double last, int count) {
    std::vector<Value> values;
    for (int i = 0; i < count; ++i) {
        const double at = count > 1 ? std::lerp(first, last, i / (count - 1.0)) : first;
        if (info.kind == ValueKind::Count)
            values.emplace_back(std::int64_t{std::llround(at)});
        else
            values.emplace_back(at);
    }
    values.erase(std::ranges::unique(values).begin(), values.end());
    return values;
}

} // namespace fringe
