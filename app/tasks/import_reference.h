// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace fringe {

class Studio;

/// Reads a picture that reconstructions of the open project are compared with from then on. What
/// cannot be read is refused with a sentence, and nothing changes.
void startReferenceImport(Studio& studio, const QString& path);

} // namespace fringe
