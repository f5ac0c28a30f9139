// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/lock_file.h"

#include "engine/disk/folder_lock.h"

#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QSysInfo>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace fringe {
namespace {

/// Whether the system's own lock of a file is another's.
bool isHeld(const QString& path) {
    const int file = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
    if (file < 0)
        return true;
    const bool isOthers = ::flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    ::close(file);
    return isOthers;
}

/// Qt takes over no file that it cannot lock by the system.
bool isOfTheDead(const QLockFile& lock) {
    qint64 process = 0;
    QString host, program;
    return lock.error() == QLockFile::LockFailedError && lock.getLockInfo(&process, &host, &program)
           && host == QSysInfo::machineHostName() && !isRunning(process);
}

} // namespace

std::unique_ptr<QLockFile> lockFileAt(const QString& path) {
    if (const QFileInfo there(path); there.exists() && !there.isFile())
        return nullptr; // to read a pipe would be to wait for its writer
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0);
    if (!lock->tryLock(0) && isOfTheDead(*lock) && !isHeld(path) && QFile::remove(path))
        lock->tryLock(0);
    return lock;
}

} // namespace fringe
