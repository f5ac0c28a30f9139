// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/shown_pictures.h"

#include <QString>

#include <memory>
#include <vector>

namespace fringe {

using PanelPicturePtr = std::shared_ptr<const PanelPicture>;

/// Writes a list that `fringe show` takes, and its pictures beside it: "ring.csv", "ring 1.png", …
/// milliseconds: of those that have no time of their own. Files that exist are replaced; all are
/// there or none. Throws `Error` (Failed).
void writePanelList(const QString& path, const std::vector<ShownPicture>& list, int milliseconds);

} // namespace fringe
