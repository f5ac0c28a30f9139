// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/dropped_file.h"

#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace fringe {

QString droppedFile(const QDropEvent& event) {
    const QStringList files = droppedFiles(event);
    return files.size() == 1 ? files.front() : QString();
}

QStringList droppedFiles(const QDropEvent& event) {
    QStringList files;
    for (const QUrl& url : event.mimeData()->urls())
        if (url.isLocalFile())
            files << url.toLocalFile();
    return files;
}

} // namespace fringe
