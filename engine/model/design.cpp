// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design.h"

#include "engine/model/error.h"

namespace fringe {

bool operator==(const Scene& a, const Scene& b) {
    const bool sameCloud = a.cloud == b.cloud || (a.cloud && b.cloud && *a.cloud == *b.cloud);
    return sameCloud && a.name == b.name && a.placement == b.placement
           && a.randomPhase == b.randomPhase && a.seed == b.seed;
}

const char* encodingKey(EncodingKind kind) {
    switch (kind) {
    case EncodingKind::Amplitude:
        return "amplitude";
    case EncodingKind::OffAxis:
        return "off-axis";
    case EncodingKind::Phase:
        break;
    }
    return "phase";
}

EncodingKind encodingFromKey(const std::string& key) {
    for (const EncodingKind kind :
         {EncodingKind::Phase, EncodingKind::Amplitude, EncodingKind::OffAxis})
        if (key == encodingKey(kind))
            return kind;
    throw badInput(
        FRINGE_MARK("There is no encoding \"{0}\"; choose one of: phase, amplitude, off-axis."),
        key);
}

} // namespace fringe
