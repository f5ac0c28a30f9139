// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/dropped_file.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace fringe {

QString droppedFile(const QDropEvent& event) {
    const auto urls = event.mimeData()->urls();
    return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

} // namespace fringe
