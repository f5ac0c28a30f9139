// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/image/target_image.h"

#include <optional>

namespace fringe {

class Document;

/// The picture of the chosen source; nothing if it is of another kind.
std::optional<TargetImage> chosenImage(const Document& document);

} // namespace fringe
