// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/images/image_codec.h"

#include <OpenImageIO/imageio.h>

#include <algorithm>

/// Types of samples, as the library has them and as we do.
namespace fringe {

inline OIIO::TypeDesc typeDescOf(SampleType type) {
    switch (type) {
    case SampleType::UInt8:
        return OIIO::TypeUInt8;
    case SampleType::UInt16:
        return OIIO::TypeUInt16;
    default:
        return OIIO::TypeFloat;
    }
}

inline SampleType sampleTypeOf(OIIO::TypeDesc type) {
    if (type == OIIO::TypeUInt8)
        return SampleType::UInt8;
    if (type == OIIO::TypeUInt16)
        return SampleType::UInt16;
    return type.is_floating_point() ? SampleType::Float : SampleType::Other;
}

/// The widest type of any channel; in an EXR file those of numbers may lie beside one of names.
inline OIIO::TypeDesc typeOf(const OIIO::ImageSpec& spec) {
    const auto isFloat = [](OIIO::TypeDesc type) { return type.is_floating_point(); };
    const auto found = std::ranges::find_if(spec.channelformats, isFloat);
    return found != spec.channelformats.end() ? *found : spec.format;
}

/// Bits of a sample where they are fewer than its type has; of those between, which only TIFF has.
inline int bitsOf(const OIIO::ImageSpec& spec, SampleType type) {
    constexpr int palette = 3;
    const int bits = spec.get_int_attribute("oiio:BitsPerSample", 0);
    const bool isLess = (type == SampleType::UInt8 && (bits == 1 || bits == 2 || bits == 4))
                        || (type == SampleType::UInt16 && bits > 8 && bits < 16);
    const bool isOfColours = spec.get_int_attribute("tiff:PhotometricInterpretation", 1) == palette;
    return isLess && !isOfColours ? bits : 0;
}

} // namespace fringe
