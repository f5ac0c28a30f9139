// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace fringe {

class Studio;

/// What a report of a fault should name, as plain text: version and build, licence, the devices of
/// this machine as `fringe devices` lists them, libraries and what draws, and where the program
/// keeps what. drawing: lines of those who draw.
QString aboutText(Studio& studio, const QStringList& drawing);

} // namespace fringe
