// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/source_kind.h"

#include "engine/solvers/phase_pattern.h"

#include <algorithm>

namespace fringe {

std::vector<Slice> slicesOf(const std::vector<std::unique_ptr<Light>>& lights,
                            std::size_t wavelength) {
    std::vector<Slice> all;
    for (const auto& light : lights) {
        const std::vector<double> distances = light->slices(wavelength);
        for (std::size_t i = 0; i < distances.size(); ++i)
            all.push_back({distances[i], light.get(), i});
    }
    std::ranges::stable_sort(all, {}, &Slice::z);
    return all;
}

Source onPlate(Source source, const Plate& plate) {
    if (const auto fit = sourceKindOf(source.kind.key).fit)
        fit(source, gridOf(plate));
    return source;
}

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
