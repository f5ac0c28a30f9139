// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/project_lock.h"

#include "app/text/localised.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include <filesystem>

namespace fringe {

ProjectLock lockProject(const QString& project) {
    if (project.isEmpty())
        return {};
    const QFileInfo named(project);
    const QString name = named.dir().filePath(QStringLiteral(".%1.lock").arg(named.fileName()));
    std::error_code ignored;
    const auto there = std::filesystem::symlink_status(toPath(name), ignored);
    if (exists(there) && !is_regular_file(there))
        return {}; // to read a pipe would be to wait for its writer
    auto file = std::make_shared<QLockFile>(name);
    file->setStaleLockTime(0);
    if (file->tryLock(0))
        return {std::move(file)};
    qint64 process = 0;
    QString host, program;
    if (file->error() != QLockFile::LockFailedError
        || !file->getLockInfo(&process, &host, &program))
        return {};
    const QFileInfo info(name);
    return {nullptr, ProjectHolder{info.owner(), host, info.lastModified()}};
}

} // namespace fringe
