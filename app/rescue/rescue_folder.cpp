// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/rescue/rescue_folder.h"

#include "engine/model/error.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>
#include <vector>

namespace fringe {
namespace {

QString rootPath(RescueFolder::Kind kind) {
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
           + (kind == RescueFolder::Kind::Run ? QStringLiteral("/runs") : QStringLiteral("/work"));
}

std::vector<const char*> filesOf(RescueFolder::Kind kind) {
    if (kind == RescueFolder::Kind::Work)
        return {RescueFolder::project, RescueFolder::facts};
    return {RescueFolder::project, RescueFolder::rounds, RescueFolder::facts};
}

/// Locked, or null if a living program has it.
std::unique_ptr<QLockFile> lockOf(const QString& folder) {
    auto lock = std::make_unique<QLockFile>(folder + QStringLiteral("/lock"));
    lock->setStaleLockTime(0);
    return lock->tryLock(0) ? std::move(lock) : nullptr;
}

} // namespace

RescueFolder::RescueFolder(Kind kind, QString path, std::unique_ptr<QLockFile> lock)
    : kind_(kind), path_(std::move(path)), lock_(std::move(lock)) {}

RescueFolder::~RescueFolder() = default;

std::unique_ptr<RescueFolder> RescueFolder::make(Kind kind) {
    const QString path =
        rootPath(kind) + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces);
    auto lock = QDir().mkpath(path) ? lockOf(path) : nullptr;
    if (!lock)
        throw failed(FRINGE_MARK("{0}: the folder cannot be made; make room on the disk, or allow "
                                 "writing there."),
                     path.toStdString());
    return std::unique_ptr<RescueFolder>(new RescueFolder(kind, path, std::move(lock)));
}

std::unique_ptr<RescueFolder> RescueFolder::claimLeftOver(Kind kind) {
    std::unique_ptr<RescueFolder> newest;
    for (const QFileInfo& entry :
         QDir(rootPath(kind)).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        auto lock = lockOf(entry.filePath());
        if (!lock)
            continue;
        std::unique_ptr<RescueFolder> left(
            new RescueFolder(kind, entry.filePath(), std::move(lock)));
        if (!left->isWhole())
            left->remove();
        else if (!newest || newest->lastKept() < left->lastKept())
            newest = std::move(left);
    }
    return newest;
}

bool RescueFolder::isWhole() const {
    return std::ranges::all_of(filesOf(kind_), [this](const char* name) {
        return QFileInfo::exists(file(QLatin1String(name)));
    });
}

QString RescueFolder::file(const QString& name) const {
    return path_ + QLatin1Char('/') + name;
}

QDateTime RescueFolder::lastKept() const {
    return QFileInfo(file(QLatin1String(facts))).lastModified();
}

void RescueFolder::remove() {
    lock_->unlock();
    QDir(path_).removeRecursively();
}

} // namespace fringe
