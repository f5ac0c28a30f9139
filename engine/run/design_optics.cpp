// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/design_optics.h"

#include "engine/encodings/encoding.h"

namespace fringe {

Optics opticsOf(const Design& design, const std::vector<SourceInput>& inputs, Device& device,
                JobControl& control, bool eachPair) {
    WantedList wanted;
    for (const SourceInput& input : inputs)
        wanted.push_back(
            sourceKindOf(input.source.kind.key).wanted(input, device, control, eachPair));
    return {{design.setup, levelsOf(design.encoding)}, std::move(wanted), device, control};
}

} // namespace fringe
