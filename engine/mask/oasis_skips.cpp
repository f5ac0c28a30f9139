// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/oasis_skips.h"

#include "engine/mask/oasis_bytes.h"

namespace fringe {
namespace {

void skipInterval(OasisInput& input) {
    const std::uint64_t kind = input.number();
    input.require(kind <= 4);
    for (int i = kind == 0 ? 2 : kind == 4 ? 0 : 1; i < 2; ++i)
        input.number();
}

} // namespace

void skipOasisName(OasisInput& input, std::uint8_t record) {
    switch (record) {
    case oasis::textString:
    case oasis::propertyName:
    case oasis::propertyString:
        input.text();
        return;
    case oasis::textStringNumbered:
    case oasis::propertyNameNumbered:
    case oasis::propertyStringNumbered:
        input.text();
        input.skipNumber();
        return;
    case oasis::layerName:
    case oasis::layerNameOfText:
        input.text();
        skipInterval(input);
        return skipInterval(input);
    case oasis::xName:
    case oasis::xNameNumbered:
        input.skipNumber();
        input.text();
        if (record == oasis::xNameNumbered)
            input.skipNumber();
        return;
    case oasis::xElement:
        input.skipNumber();
        input.text();
        return;
    default:
        throw input.damaged();
    }
}

std::string oasisPropertyValue(OasisInput& input) {
    const std::uint64_t kind = input.number();
    input.require(kind <= 15);
    if (kind >= 10 && kind <= 12)
        return input.text();
    if (kind < 6)
        for (std::uint64_t i = 0; i < (kind < 4 ? 1U : 2U); ++i)
            input.skipNumber();
    else if (kind < 8)
        input.skip(kind == 6 ? 4 : 8);
    else
        input.skipNumber();
    return {};
}

} // namespace fringe
