// SPDX-License-Identifier: GPL-3.0-or-later
// Archives of arrays as numpy.savez and numpy.savez_compressed leave them. Source: numpy.lib.format
// and numpy.savez: a zip archive of .npy files.
#include "engine/io/array_choice.h"
#include "engine/io/array_files.h"
#include "engine/io/file_checks.h"
#include "engine/io/input_file.h"
#include "engine/io/npy_header.h"
#include "engine/model/error.h"

#include <minizip/unzip.h>

#include <algorithm>
#include <array>
#include <memory>
#include <span>

namespace fringe {
namespace {

namespace fs = std::filesystem;

using Unzip = std::unique_ptr<void, decltype(&unzClose)>;

struct Entry {
    std::string name;
    std::uint64_t size = 0; ///< as declared
    unz64_file_pos place{};
};

/// A file of the archive.
struct Unpacked {
    std::shared_ptr<MemoryFile> file;
    std::vector<std::uint64_t> lengths; ///< empty: it is no array of rows and columns to read
};

class NpzArchive {
  public:
    NpzArchive(const fs::path& path, const FileReading& reading)
        : path_(path), reading_(reading), packed_(InputFile(path).size()),
          zip_(unzOpen64(path.c_str()), &unzClose) {
        constexpr std::uint64_t mostTimesLarger = 1100, mostEntries = 10'000; // deflate: 1032
        if (!zip_)
            throw damaged();
        int status = unzGoToFirstFile(zip_.get());
        std::uint64_t bytes = 0;
        for (; status == UNZ_OK; status = unzGoToNextFile(zip_.get())) {
            entries_.push_back(entry());
            bytes += std::min(entries_.back().size, std::uint64_t{1} << 48);
            if (entries_.size() > mostEntries)
                throw damaged();
        }
        if (status != UNZ_END_OF_LIST_OF_FILE || bytes > mostTimesLarger * packed_)
            throw damaged();
        requireMemory(path.string(), bytes, reading.memory);
    }

    FoundArray array() const {
        std::vector<std::shared_ptr<MemoryFile>> files;
        std::vector<ArrayEntry> arrays;
        std::vector<std::string> others;
        for (const Entry& entry : entries_)
            if (auto [file, lengths] = unpacked(entry); !lengths.empty()) {
                arrays.push_back({entry.name, lengths});
                files.push_back(file);
            } else
                others.push_back(entry.name);
        const auto chosen = chosenArray(arrays, reading_.array.name);
        if (!chosen && arrays.empty())
            throw noArray(path_, others);
        if (!chosen)
            sortByLongSides(arrays);
        std::vector<std::string> names;
        for (const ArrayEntry& array : arrays)
            names.push_back(array.name);
        if (!chosen)
            throw severalArrays(path_, names, reading_.array);
        names.erase(names.begin() + static_cast<std::ptrdiff_t>(*chosen));
        names.insert(names.end(), others.begin(), others.end());
        return {files[*chosen]->path(), files[*chosen], notReadNote(path_, names)};
    }

  private:
    Error damaged() const {
        return badInput(FRINGE_MARK("{0} is no .npz archive, or damaged; save the array again with "
                                    "numpy.savez."),
                        path_.string());
    }

    Entry entry() const {
        unz_file_info64 info{};
        std::array<char, 256> name{};
        constexpr unsigned long isEncrypted = 1;
        Entry entry;
        if (unzGetCurrentFileInfo64(zip_.get(), &info, name.data(), name.size() - 1, nullptr, 0,
                                    nullptr, 0)
                != UNZ_OK
            || (info.flag & isEncrypted) != 0
            || unzGetFilePos64(zip_.get(), &entry.place) != UNZ_OK)
            throw damaged();
        entry.name = name.data();
        if (entry.name.ends_with(".npy"))
            entry.name.resize(entry.name.size() - 4);
        entry.size = info.uncompressed_size;
        return entry;
    }

    Unpacked unpacked(const Entry& entry) const {
        const auto file = std::make_shared<MemoryFile>();
        take(entry, *file);
        if (entry.size == 0)
            return {};
        try {
            InputFile npy(file->path(), path_.string());
            return {file, readNpyHeader(npy, 4).lengths};
        } catch (const Error&) { // of another kind, such as a number or words
            return {};
        }
    }

    void take(const Entry& entry, MemoryFile& file) const {
        constexpr std::size_t piece = 1 << 20;
        if (unzGoToFilePos64(zip_.get(), &entry.place) != UNZ_OK
            || unzOpenCurrentFile(zip_.get()) != UNZ_OK)
            throw damaged();
        std::vector<std::byte> bytes(piece);
        std::uint64_t all = 0;
        int got = 0;
        while (reading_.checkpoint(),
               (got = unzReadCurrentFile(zip_.get(), bytes.data(), piece)) > 0) {
            all += static_cast<std::uint64_t>(got);
            if (all > entry.size)
                throw damaged();
            file.append(std::span(bytes).first(static_cast<std::size_t>(got)));
        }
        if (got < 0 || unzCloseCurrentFile(zip_.get()) != UNZ_OK || all != entry.size)
            throw damaged();
    }

    fs::path path_;
    FileReading reading_;
    std::uint64_t packed_;
    Unzip zip_;
    std::vector<Entry> entries_;
};

} // namespace

FoundArray npzArray(const fs::path& path, const FileReading& reading) {
    return NpzArchive(path, reading).array();
}

extern const FileFormat format_npz{.suffixes = {".npz"},
                                   .label = FRINGE_MARK("NumPy archive"),
                                   .read = &readArray,
                                   .look = &lookAtArray,
                                   .planesAreChannels = false};

} // namespace fringe
