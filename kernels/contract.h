// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/layer_light.h"

/// The contract of `ops.h`, checked once for all back-ends: each function throws
/// `std::invalid_argument`, naming the argument, where the arguments do not fit the field.
namespace fringe {

void requireContract(Shape field, const PointSourcesArgs& args);
void requireOffered(const PointSums& sums, const PointSourcesArgs& args);
void requireContract(Shape field, const FftArgs& args);
void requireContract(Shape spectrum, const TransferArgs& args);
void requireContract(Shape field, const ConvolveArgs& args);
void requireContract(const SpectrumSum& sum, const Buffer& field);
void requireContract(const SpectrumSum& sum, const Buffer& field, const ConvolveArgs& args);
void requireContract(Shape field, const ChirpArgs& args);
void requireContract(const Buffer& source, const Buffer& target, const RegionArgs& args);
void requireContract(const Buffer& waves, const Buffer* light, const Buffer* amplitude,
                     const QuantiseArgs& args);
void requireContract(const Buffer& field, const Buffer& picture, const IntensityArgs& args);
void requireContract(Shape field, const EncodeArgs& args);
/// Throws unless both are of these types and one shape.
void requireSameShape(const Buffer& a, Element ofA, const Buffer& b, Element ofB);
/// Throws unless the rectangle lies in the plane.
void requireInside(const Buffer& plane, const Region& region);
/// Throws unless the buffer is of that type.
void requireElement(const Buffer& buffer, Element element);
void requireContract(const Buffer& depth, const Buffer& tile, const Buffer& picture,
                     const StereogramArgs& args);
void requireContract(const Buffer& depth, const Buffer& colours, const Buffer& wave,
                     const LayerArgs& args);
void requireContract(const SpotsArgs& args);
void requireContract(Shape field, const SpotTables& spots, const AdjointArgs& args);
void requireContract(Shape field, const SpotTables& spots, const ForwardArgs& args);

} // namespace fringe
