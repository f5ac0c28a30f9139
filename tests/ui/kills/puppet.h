// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace fringe {

/// The studio with its window in a process of its own, moved by words on its standard input, a line
/// each. It says what it does on standard output, with the time, in lines that are there even if it
/// is killed:
///
///     open PATH, edit N, save, saveas PATH, compute, state, quit; live SEED POINTS
///     held WORD, conflict WORD: what is answered to such questions from now on
///     restore, continue: takes what is offered of work that was cut off
///
/// N: of a numbered design. With `live` it edits, saves and computes on its own.
int runPuppet(int argc, char** argv);

/// What a puppet has said.
struct PuppetLine {
    QString word;
    qint64 number = 0;
    std::int64_t time = 0; ///< [ns], on the clock of all processes
};
std::optional<PuppetLine> puppetLine(const QByteArray& line);
std::int64_t puppetTime(); ///< now

} // namespace fringe
