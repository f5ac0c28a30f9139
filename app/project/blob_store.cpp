// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/blob_store.h"

#include "engine/io/atomic_file.h"
#include "engine/io/input_file.h"
#include "engine/job/memory_budget.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <memory>

namespace fringe {
namespace {

constexpr std::size_t digits = 32;

std::string hexOf(XXH128_hash_t hash) {
    std::array<char, digits + 1> text{};
    std::snprintf(text.data(), text.size(), "%016llx%016llx",
                  static_cast<unsigned long long>(hash.high64),
                  static_cast<unsigned long long>(hash.low64));
    return {text.data(), digits};
}

/// Throws `Error` (BadInput) for what is no regular file, cannot be read, or holds more than memory
/// does, which its data are to come to; `Cancelled`.
std::string hashOfFile(const std::filesystem::path& path, const JobControl& control) {
    InputFile file(path);
    if (const std::uint64_t free = availableMemory(); free > 0 && file.size() > free)
        throw badInput(
            FRINGE_MARK("{0} holds {1} and {2} of memory are free; it is damaged, or of a "
                        "larger machine."),
            path.string(), formatBytes(file.size()), formatBytes(free));
    const std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state(XXH3_createState(),
                                                                         &XXH3_freeState);
    XXH3_128bits_reset(state.get());
    constexpr std::uint64_t most = 1 << 16;
    while (file.remaining() > 0) {
        control.checkpoint();
        const auto chunk = file.bytes(std::min(file.remaining(), most));
        XXH3_128bits_update(state.get(), chunk.data(), chunk.size());
    }
    return hexOf(XXH3_128bits_digest(state.get()));
}

/// Whether a file that may be missing or damaged is of so many bytes with that hash.
bool hasHash(const std::filesystem::path& path, std::uint64_t size, const std::string& hash) {
    try {
        std::error_code ignored;
        return std::filesystem::file_size(path, ignored) == size
               && hashOfFile(path, JobControl()) == hash;
    } catch (const Error&) {
        return false;
    }
}

/// Where it is made, those may enter it who may enter what it lies in.
void requireFolder(const std::filesystem::path& folder) {
    std::error_code error;
    const std::filesystem::path parent = folder.has_parent_path() ? folder.parent_path() : ".";
    std::filesystem::create_directories(parent, error);
    std::filesystem::create_directory(folder, parent, error);
    if (error || !std::filesystem::is_directory(folder))
        throw failed(FRINGE_MARK("{0}: the project's data folder cannot be made ({1}); save the "
                                 "project in a folder that you may write to."),
                     folder.string(), error ? error.message() : "a file has its name");
}

} // namespace

bool isBlobName(const std::string& name) {
    const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    return name.size() > digits && name[digits] == '.'
           && std::all_of(name.begin(), name.begin() + digits, isDigit)
           && std::all_of(name.begin() + digits + 1, name.end(),
                          [](char c) { return c >= 'a' && c <= 'z'; });
}

std::string contentHash(std::span<const std::byte> bytes) {
    return hexOf(XXH3_128bits(bytes.data(), bytes.size()));
}

std::string BlobStore::keep(std::span<const std::byte> bytes, const std::string& suffix) const {
    requireFolder(folder_);
    const std::string hash = contentHash(bytes);
    const std::string name = hash + suffix;
    if (hasHash(folder_ / name, bytes.size(), hash))
        return name;
    AtomicFile file(folder_ / name);
    file.write(bytes);
    file.commit(true);
    return name;
}

void BlobStore::requireOwn() const {
    std::error_code ignored;
    if (std::filesystem::is_symlink(folder_, ignored))
        throw failed(
            FRINGE_MARK("{0} is a link, so the data there may be those of another project; "
                        "save the project under another name, or put a folder in its "
                        "place."),
            folder_.string());
}

bool BlobStore::has(const std::string& name) const {
    std::error_code ignored;
    return std::filesystem::exists(folder_ / name, ignored);
}

std::filesystem::path BlobStore::checked(const std::string& name, const JobControl& control) const {
    const std::filesystem::path path = folder_ / name;
    if (!isBlobName(name))
        throw badInput(FRINGE_MARK("{0}: \"{1}\" is not the name of a data file; the project file "
                                   "has been changed by hand or damaged."),
                       folder_.string(), name);
    if (hashOfFile(path, control) != name.substr(0, digits))
        throw badInput(
            FRINGE_MARK("{0} is damaged: its content does not match its name; restore it "
                        "from a backup."),
            path.string());
    return path;
}

void BlobStore::share(const BlobStore& other, const std::set<std::string>& names) const {
    namespace fs = std::filesystem;
    requireFolder(folder_);
    for (const std::string& name : names) {
        std::error_code error;
        if (!isBlobName(name) || !fs::is_regular_file(other.folder_ / name, error))
            continue;
        fs::create_hard_link(other.folder_ / name, folder_ / name, error);
        if (error && error != std::errc::file_exists)
            fs::copy_file(other.folder_ / name, folder_ / name, error);
        if (error && error != std::errc::file_exists)
            throw failed(FRINGE_MARK("{0} cannot be copied to {1} ({2}); make room there."),
                         (other.folder_ / name).string(), folder_.string(), error.message());
    }
}

void BlobStore::removeAllBut(const std::set<std::string>& names) const noexcept {
    try {
        for (const auto& entry : std::filesystem::directory_iterator(folder_)) {
            const std::string name = entry.path().filename().string();
            std::error_code ignored;
            if (isBlobName(name) && !names.contains(name))
                std::filesystem::remove(entry.path(), ignored);
        }
    } catch (const std::exception&) {
        return;
    }
}

} // namespace fringe
