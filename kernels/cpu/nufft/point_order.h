// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/nufft_plan.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fringe::cpu {

/// The points of a group, as indices into `points`, block by block of its box: points that follow
/// each other have much the same window and touch a small part of a tile's grid. Within a block
/// neighbours lie apart: cells that were just written would otherwise be wanted again before they
/// have reached the cache.
std::vector<std::uint32_t> pointOrder(const plan::NufftGroup& group,
                                      std::span<const PointSource> points);

} // namespace fringe::cpu
