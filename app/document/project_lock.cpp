// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/project_lock.h"

#include "app/document/lock_file.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

namespace fringe {

ProjectLock lockProject(const QString& project) {
    if (project.isEmpty())
        return {};
    const QFileInfo named(project);
    const QString name = named.dir().filePath(QStringLiteral(".%1.lock").arg(named.fileName()));
    std::shared_ptr<QLockFile> file = lockFileAt(name);
    if (!file)
        return {};
    if (file->isLocked())
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
