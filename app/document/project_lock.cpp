// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/project_lock.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

namespace fringe {

ProjectLock lockProject(const QString& project) {
    if (project.isEmpty())
        return {};
    const QFileInfo named(project);
    const QString name = named.dir().filePath(QStringLiteral(".%1.lock").arg(named.fileName()));
    QFileInfo info(name);
    if (info.exists() && !info.isFile())
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
    info.refresh();
    return {nullptr, ProjectHolder{info.owner(), host, info.lastModified()}};
}

} // namespace fringe
