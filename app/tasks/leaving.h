// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

namespace fringe {

class Studio;

/// What is lost if the open project is given up.
struct AtStake {
    QString project;
    bool hasEdits = false;
    QStringList results; ///< that took a while and that no file has
    QStringList runs;    ///< jobs that go on

    bool isNothing() const { return !hasEdits && results.isEmpty() && runs.isEmpty(); }
};

AtStake atStake(Studio& studio);

/// What of results would be lost goes into the project's file with the next save.
void keepResults(Studio& studio);

/// Does `then` once no job goes on: iterations are stopped, and what they have found is a result;
/// other computing is cancelled, or paused where what is finished is kept; files are written.
void endRuns(Studio& studio, std::function<void()> then);

/// For who is about to give the project up. A hologram on show that memory does not hold stays in
/// its scratch files, as a paused one does, if its design is in a file.
void leaveResult(Studio& studio);

} // namespace fringe
