// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QDropEvent;

namespace fringe {

/// The path of the one local file that is dropped; empty if it is something else.
QString droppedFile(const QDropEvent& event);

/// The paths of all local files that are dropped.
QStringList droppedFiles(const QDropEvent& event);

} // namespace fringe
