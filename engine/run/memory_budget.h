// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/message.h"
#include "kernels/shape.h"

#include <cstdint>
#include <optional>

namespace fringe {

/// What is wrong if work on a plane of `shape` takes more than `budget` [bytes], which is the
/// machine's free memory where it is 0; nothing if it fits.
std::optional<Message> memoryRefusal(Shape shape, std::uint64_t bytes, std::uint64_t budget);

} // namespace fringe
