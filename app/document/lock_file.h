// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QLockFile;
class QString;

namespace fringe {

/// Tries to lock what a file stands for, for one program at a time: whether that is so the lock
/// says. What a program of this host left which has ended is taken over, also where the file system
/// has no locks. Null where what has that name is no file. Any thread.
std::unique_ptr<QLockFile> lockFileAt(const QString& path);

} // namespace fringe
