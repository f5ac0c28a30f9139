// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/result_shelf.h"

#include "app/results/result_bytes.h"
#include "engine/disk/job_folder.h"
#include "engine/io/atomic_file.h"
#include "engine/io/input_file.h"
#include "engine/run/outcome.h"

#include <memory>
#include <utility>

namespace fringe {
namespace {

using File = std::shared_ptr<const std::filesystem::path>;

const QString shelfQueue = QStringLiteral("shelf");

/// In a folder of its own, which is found and removed like others of jobs if the program is cut
/// off.
File written(const HologramResult& result, const std::filesystem::path& parent) {
    const std::vector<std::byte> bytes = bytesOf(result, *result.design);
    const auto folder = std::make_shared<OwnFolder>(parent, bytes.size());
    const auto path = folder->path() / "result";
    AtomicFile file(path);
    file.write(bytes);
    file.commit(true);
    return {new std::filesystem::path(path),
            [folder](const std::filesystem::path* own) { delete own; }};
}

} // namespace

ResultShelf::ResultShelf(Runner& runner, ResultStore& store, QObject* parent)
    : QObject(parent), runner_(runner), store_(store) {
    connect(&store, &ResultStore::wanted, this, &ResultShelf::read);
}

void ResultShelf::putAway(std::uint64_t beyond, const std::filesystem::path& folder) {
    for (const HologramResult& result : store_.beyond(beyond))
        if (result.putAway) // it was away before
            store_.putAway(result.number, result.putAway);
        else if (busy_.insert(result.number).second)
            write(result, folder);
}

void ResultShelf::write(const HologramResult& result, const std::filesystem::path& folder) {
    runner_.ask(
        shelfQueue, this, [result, folder] { return written(result, folder); },
        [this, number = result.number, field = result.chain.field()](Outcome<File> file) {
            const HologramResult* now = store_.find(number);
            if (now && now->chain.field() == field && (file.finished() || !now->isKept))
                store_.putAway(number, std::move(file.value).value_or(nullptr));
            end(number);
        });
}

void ResultShelf::read(int number) {
    const HologramResult* result = store_.find(number);
    if (!result || !result->putAway || !busy_.insert(number).second)
        return;
    runner_.ask(
        shelfQueue, this,
        [file = result->putAway, design = result->design] {
            return resultOf(wholeFile(*file), design);
        },
        [this, number](Outcome<HologramResult> made) {
            store_.bringBack(number, std::move(made.value));
            end(number);
        });
}

void ResultShelf::end(int number) {
    busy_.erase(number);
    if (busy_.empty())
        emit idle();
}

} // namespace fringe
