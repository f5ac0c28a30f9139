// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/blob_store.h"

#include "engine/io/atomic_file.h"
#include "engine/model/error.h"

#include <xxhash.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <memory>
#include <optional>
#include <vector>

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

std::string hashOf(std::span<const std::byte> bytes) {
    return hexOf(XXH3_128bits(bytes.data(), bytes.size()));
}

std::optional<std::string> hashOfFile(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return std::nullopt;
    const std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state(XXH3_createState(),
                                                                         &XXH3_freeState);
    XXH3_128bits_reset(state.get());
    std::vector<char> chunk(1 << 20);
    while (file.read(chunk.data(), static_cast<std::streamsize>(chunk.size())), file.gcount() > 0)
        XXH3_128bits_update(state.get(), chunk.data(), static_cast<std::size_t>(file.gcount()));
    return hexOf(XXH3_128bits_digest(state.get()));
}

bool isBlobName(const std::string& name) {
    const auto isDigit = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
    return name.size() > digits && name[digits] == '.'
           && std::all_of(name.begin(), name.begin() + digits, isDigit)
           && std::all_of(name.begin() + digits + 1, name.end(),
                          [](char c) { return c >= 'a' && c <= 'z'; });
}

void requireFolder(const std::filesystem::path& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error || !std::filesystem::is_directory(folder))
        throw failed(FRINGE_MARK("{0}: the project's data folder cannot be made ({1}); save the "
                                 "project in a folder that you may write to."),
                     folder.string(), error ? error.message() : "a file has its name");
}

} // namespace

std::string BlobStore::keep(std::span<const std::byte> bytes, const std::string& suffix) const {
    requireFolder(folder_);
    const std::string hash = hashOf(bytes);
    const std::string name = hash + suffix;
    if (hashOfFile(folder_ / name) == hash)
        return name;
    AtomicFile file(folder_ / name);
    file.write(bytes);
    file.commit(true);
    return name;
}

std::filesystem::path BlobStore::checked(const std::string& name) const {
    const std::filesystem::path path = folder_ / name;
    if (!isBlobName(name))
        throw badInput(FRINGE_MARK("{0}: \"{1}\" is not the name of a data file; the project file "
                                   "has been changed by hand or damaged."),
                       folder_.string(), name);
    const std::optional<std::string> hash = hashOfFile(path);
    if (!hash)
        throw badInput(FRINGE_MARK("{0} is missing or cannot be read; keep a project and its data "
                                   "folder of the same name together."),
                       path.string());
    if (*hash != name.substr(0, digits))
        throw badInput(
            FRINGE_MARK("{0} is damaged: its content does not match its name; restore it "
                        "from a backup."),
            path.string());
    return path;
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
