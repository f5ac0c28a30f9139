// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/given_pixels.h"

#include <QString>

namespace fringe {

/// Where they come from, for people: the name of a file, or that of a result.
QString sourceText(const GivenPixels& pixels);

} // namespace fringe
