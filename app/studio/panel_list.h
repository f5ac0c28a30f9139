// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panel/panel_picture.h"

#include <QString>

#include <memory>
#include <vector>

namespace fringe {

using PanelPicturePtr = std::shared_ptr<const PanelPicture>;

/// A picture in the list of those that are played.
struct PanelListEntry {
    QString name;
    PanelPicturePtr picture;
};

/// Writes a list that `fringe show` takes, and its pictures beside it: "ring.csv", "ring 1.png", …
/// Files that exist are replaced; all are there or none. Throws `Error` (Failed).
void writePanelList(const QString& path, const std::vector<PanelListEntry>& list, int milliseconds);

} // namespace fringe
