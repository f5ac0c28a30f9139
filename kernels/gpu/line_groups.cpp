// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/line_groups.h"

namespace fringe::gpu {
namespace {

constexpr std::int64_t step = 8;
constexpr std::int64_t mostSamples = 1 << 22;

} // namespace

void forLineGroups(const FftArgs& args, std::int64_t length,
                   const std::function<void(std::int64_t first, std::int64_t count)>& transform) {
    std::int64_t group = 1;
    while (group * step <= mostSamples / length)
        group *= step;
    const std::int64_t end = args.first + args.count;
    for (std::int64_t first = args.first; first < end; first += group) {
        while (group > end - first)
            group /= step;
        transform(first, group);
    }
}

} // namespace fringe::gpu
