// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <string>

namespace fringe {

class Studio;

/// Steps of the history that the tree and the inspector share.
/// One of a kind that takes no data is chosen then.
void addSourceOfKind(Studio& studio, const std::string& kind);
void removeChosenSource(Studio& studio);
void duplicateChosenSource(Studio& studio); ///< the copy is chosen then
void renameSource(Studio& studio, std::size_t source, const QString& name);
void fitChosenSource(Studio& studio);
void centreChosenSource(Studio& studio);
void setSourceVisible(Studio& studio, std::size_t source, bool visible);

/// Makes the source the one that the window works on, and looks at its plane if it has one.
void chooseSource(Studio& studio, std::size_t source);

} // namespace fringe
