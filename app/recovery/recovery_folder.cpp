// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/recovery/recovery_folder.h"

#include "app/document/lock_file.h"
#include "engine/model/error.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <vector>

namespace fringe {
namespace {

QString rootPath(RecoveryFolder::Kind kind) {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
           + (kind == RecoveryFolder::Kind::Run ? QStringLiteral("/runs")
                                                : QStringLiteral("/work"));
}

std::vector<const char*> filesOf(RecoveryFolder::Kind kind) {
    if (kind == RecoveryFolder::Kind::Work)
        return {RecoveryFolder::project, RecoveryFolder::facts};
    return {RecoveryFolder::project, RecoveryFolder::iterations, RecoveryFolder::facts};
}

/// Locked, or null if a living program has it.
std::unique_ptr<QLockFile> lockOf(const QString& folder) {
    auto lock = lockFileAt(folder + QStringLiteral("/lock"));
    if (!lock || !lock->isLocked())
        return nullptr;
    QFile::setPermissions(lock->fileName(), QFile::ReadOwner | QFile::WriteOwner);
    return lock;
}

/// Only its owner may enter it, so that all that is made in it is for the owner alone.
bool makeOwn(const QString& folder) {
    return QDir().mkpath(QFileInfo(folder).path())
           && QDir().mkdir(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

} // namespace

RecoveryFolder::RecoveryFolder(Kind kind, QString path, std::unique_ptr<QLockFile> lock)
    : kind_(kind), path_(std::move(path)), lock_(std::move(lock)) {}

RecoveryFolder::~RecoveryFolder() = default;

std::unique_ptr<RecoveryFolder> RecoveryFolder::make(Kind kind) {
    const QString path =
        rootPath(kind) + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces);
    auto lock = makeOwn(path) ? lockOf(path) : nullptr;
    if (!lock)
        throw failed(FRINGE_MARK("{0}: the folder cannot be made; make room on the disk, or allow "
                                 "writing there."),
                     path.toStdString());
    return std::unique_ptr<RecoveryFolder>(new RecoveryFolder(kind, path, std::move(lock)));
}

std::unique_ptr<RecoveryFolder> RecoveryFolder::claimLeftOver(Kind kind) {
    std::unique_ptr<RecoveryFolder> newest;
    for (const QFileInfo& entry :
         QDir(rootPath(kind)).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        auto lock = lockOf(entry.filePath());
        if (!lock)
            continue;
        std::unique_ptr<RecoveryFolder> left(
            new RecoveryFolder(kind, entry.filePath(), std::move(lock)));
        if (!left->isWhole())
            left->remove();
        else if (!newest || newest->lastKept() < left->lastKept())
            newest = std::move(left);
    }
    return newest;
}

bool RecoveryFolder::isWhole() const {
    return std::ranges::all_of(filesOf(kind_), [this](const char* name) {
        return QFileInfo::exists(file(QLatin1String(name)));
    });
}

QString RecoveryFolder::file(const QString& name) const {
    return path_ + QLatin1Char('/') + name;
}

QDateTime RecoveryFolder::lastKept() const {
    return QFileInfo(file(QLatin1String(facts))).lastModified();
}

void RecoveryFolder::remove() {
    lock_->unlock();
    QDir(path_).removeRecursively();
}

} // namespace fringe
