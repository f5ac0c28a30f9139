// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/project/archive.h"

#include "app/project/blob_store.h"
#include "engine/io/atomic_file.h"
#include "engine/io/file_fault.h"
#include "engine/io/input_file.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <minizip/unzip.h>
#include <minizip/zip.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <memory>
#include <sys/stat.h>
#include <vector>

namespace fringe {
namespace {

namespace fs = std::filesystem;

constexpr const char* manifestName = "project.fringe";
constexpr const char* blobFolder = "project.fringe.data/";
constexpr std::uint64_t mostEntries = 10'000;
constexpr std::uint64_t mostTimesLarger = 200, alwaysBelieved = 64u << 20; ///< than the archive
constexpr std::size_t piece = 1u << 20;

using Unzip = std::unique_ptr<void, decltype(&unzClose)>;

Error damaged(const fs::path& archive) {
    return badInput(FRINGE_MARK("{0} is no project in one file, or damaged; copy it again."),
                    archive.string());
}

Unzip opened(const fs::path& archive) {
    const InputFile regular(archive);
    Unzip zip(unzOpen64(archive.c_str()), &unzClose);
    unz_global_info64 info{};
    if (!zip || unzGetGlobalInfo64(zip.get(), &info) != UNZ_OK || info.number_entry > mostEntries)
        throw damaged(archive);
    return zip;
}

struct Entry {
    std::string name;
    std::uint64_t size = 0; ///< as declared
    unz64_file_pos place{}; ///< in the list of the archive
};

/// Entry that the reading has come to.
Entry entryOf(unzFile zip, const fs::path& archive) {
    unz_file_info64 info{};
    std::array<char, 256> name{};
    constexpr unsigned long isEncrypted = 1;
    if (unzGetCurrentFileInfo64(zip, &info, name.data(), name.size() - 1, nullptr, 0, nullptr, 0)
            != UNZ_OK
        || (info.flag & isEncrypted) != 0)
        throw damaged(archive);
    Entry entry{name.data(), info.uncompressed_size};
    if (unzGetFilePos64(zip, &entry.place) != UNZ_OK)
        throw damaged(archive);
    return entry;
}

bool isOfProject(const std::string& name) {
    const std::string folder = blobFolder;
    return name == manifestName
           || (name.starts_with(folder) && isBlobName(name.substr(folder.size())));
}

/// Entries of the project, each once, and together no larger than is believed.
std::vector<Entry> entriesOf(unzFile zip, const fs::path& archive) {
    std::vector<Entry> entries;
    std::set<std::string> names;
    std::uint64_t bytes = 0;
    int status = unzGoToFirstFile(zip);
    for (; status == UNZ_OK; status = unzGoToNextFile(zip)) {
        Entry entry = entryOf(zip, archive);
        if (!isOfProject(entry.name))
            continue;
        if (!names.insert(entry.name).second)
            throw badInput(FRINGE_MARK("{0} holds two entries called {1}, so that one of them is "
                                       "not the project's; ask for another copy."),
                           archive.string(), entry.name);
        bytes += std::min(entry.size, std::uint64_t{1} << 48);
        entries.push_back(std::move(entry));
    }
    if (status != UNZ_END_OF_LIST_OF_FILE || !names.contains(manifestName))
        throw damaged(archive);
    const std::uint64_t most = alwaysBelieved + mostTimesLarger * fs::file_size(archive);
    if (bytes > most)
        throw badInput(FRINGE_MARK("{0} would take {1} when unpacked, too much for a file of its "
                                   "size; unpack it with another program if you trust it."),
                       archive.string(), formatBytes(bytes));
    return entries;
}

/// Gives the bytes of an entry, no more than it declared, to `take`, piece by piece.
void read(unzFile zip, const Entry& entry, const fs::path& archive,
          const std::function<void(std::span<const char>)>& take) {
    if (unzGoToFilePos64(zip, &entry.place) != UNZ_OK || unzOpenCurrentFile(zip) != UNZ_OK)
        throw damaged(archive);
    std::vector<char> bytes(piece);
    std::uint64_t all = 0;
    int got = 0;
    while ((got = unzReadCurrentFile(zip, bytes.data(), static_cast<unsigned>(piece))) > 0) {
        all += static_cast<std::uint64_t>(got);
        if (all > entry.size)
            throw damaged(archive);
        take(std::span(bytes).first(static_cast<std::size_t>(got)));
    }
    if (got < 0 || unzCloseCurrentFile(zip) != UNZ_OK || all != entry.size)
        throw damaged(archive);
}

void unpack(unzFile zip, const Entry& entry, const fs::path& archive, const fs::path& to,
            const JobControl& control) {
    std::ofstream file(to, std::ios::binary);
    read(zip, entry, archive, [&](std::span<const char> bytes) {
        control.checkpoint();
        file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    });
    if (!file.flush())
        throw writeFault(to, errno);
}

/// Contents of an entry that declares no more bytes than `most`.
std::vector<std::byte> contentsOf(const fs::path& archive, const std::string& name,
                                  std::uint64_t most) {
    const Unzip zip = opened(archive);
    const std::vector<Entry> entries = entriesOf(zip.get(), archive);
    const auto entry = std::ranges::find(entries, name, &Entry::name);
    if (entry == entries.end() || entry->size > most)
        throw damaged(archive);
    std::vector<std::byte> all;
    read(zip.get(), *entry, archive, [&](std::span<const char> bytes) {
        const auto more = std::as_bytes(bytes);
        all.insert(all.end(), more.begin(), more.end());
    });
    return all;
}

fs::path scratchFolder() {
    const char* chosen = std::getenv("TMPDIR");
    const fs::path folder = hiddenName(chosen && *chosen ? chosen : "/var/tmp", "");
    if (::mkdir(folder.c_str(), 0700) != 0)
        throw writeFault(folder, errno);
    return folder;
}

} // namespace

bool isArchive(const fs::path& project) {
    return project.extension() == ".fringez";
}

ArchiveWriter::ArchiveWriter(const fs::path& file, fs::path named)
    : named_(std::move(named)), zip_(zipOpen64(file.c_str(), APPEND_STATUS_CREATE)) {
    if (!zip_)
        throw writeFault(named_, errno);
}

ArchiveWriter::~ArchiveWriter() {
    if (zip_)
        zipClose(zip_, nullptr);
}

void ArchiveWriter::add(const std::string& name, std::span<const std::byte> bytes) {
    constexpr int stored = 0, level = 0, isLarge = 1;
    errno = 0;
    const zip_fileinfo undated{};
    int status = zipOpenNewFileInZip64(zip_, name.c_str(), &undated, nullptr, 0, nullptr, 0,
                                       nullptr, stored, level, isLarge);
    for (; status == ZIP_OK && !bytes.empty(); bytes = bytes.subspan(std::min(bytes.size(), piece)))
        status = zipWriteInFileInZip(zip_, bytes.data(),
                                     static_cast<unsigned>(std::min(bytes.size(), piece)));
    if (status != ZIP_OK || zipCloseFileInZip(zip_) != ZIP_OK)
        throw writeFault(named_, errno != 0 ? errno : EIO);
}

void ArchiveWriter::addManifest(const std::string& text) {
    add(manifestName, std::as_bytes(std::span(text)));
}

void ArchiveWriter::addBlob(const std::string& name, std::span<const std::byte> bytes) {
    if (added_.insert(name).second)
        add(blobFolder + name, bytes);
}

void ArchiveWriter::finish() {
    errno = 0;
    if (zipClose(std::exchange(zip_, nullptr), nullptr) != ZIP_OK)
        throw writeFault(named_, errno != 0 ? errno : EIO);
}

std::string manifestOfArchive(const fs::path& archive) {
    const auto bytes = contentsOf(archive, manifestName, largestManifest);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::vector<std::byte> blobOfArchive(const fs::path& archive, const std::string& name) {
    return contentsOf(archive, blobFolder + name, alwaysBelieved);
}

UnpackedArchive::UnpackedArchive(const fs::path& archive, const JobControl& control) {
    const Unzip zip = opened(archive);
    const std::vector<Entry> entries = entriesOf(zip.get(), archive);
    folder_ = scratchFolder();
    try {
        fs::create_directory(folder_ / blobFolder);
        for (const Entry& entry : entries)
            unpack(zip.get(), entry, archive, folder_ / entry.name, control);
    } catch (...) {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
        throw;
    }
}

UnpackedArchive::~UnpackedArchive() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

fs::path UnpackedArchive::project() const {
    return folder_ / manifestName;
}

} // namespace fringe
