// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/message.h" // for the layers above, which do not see the kernels

namespace fringe {

/// Characters that are shown of a text that is refused: files have some of any length.
inline constexpr std::size_t mostQuoted = 100;

} // namespace fringe
