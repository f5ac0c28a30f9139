// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"
#include "engine/io/images/tiff_stack.h"
#include "engine/io/memory_file.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace fringe {
namespace {

constexpr char kFormat[] = "tiff";

/// A file with what it leaves out and the library does not know.
class TiffFile {
  public:
    TiffFile(const std::filesystem::path& path, const FileReading& reading)
        : directories_(path), path_(path), reading_(reading) {
        reading_.name = path.string();
        if (!directories_.lackBits())
            return;
        const std::vector<std::byte> bytes = directories_.withBits();
        repaired_.emplace().append(bytes);
    }

    StoredData page(int number) const {
        return completed(readImage(place(), kFormat, reading_, number), number);
    }

    /// The first page, and a word on the others. inPlace: its planes stay in the file, if they can.
    StoredData firstPage(bool inPlace) const {
        StoredData stored = inPlace && !repaired_
                                ? completed(readImageInPlace(path_, kFormat, reading_), 0)
                                : page(0);
        if (const std::size_t pages = directories_.pictures().size(); pages > 1)
            stored.notes.push_back(
                message(FRINGE_MARK("{0} has {1} pages, of which only the first is "
                                    "read here; give a stack to \"Layers\"."),
                        path_.string(), pages));
        return stored;
    }

  private:
    std::filesystem::path place() const { return repaired_ ? repaired_->path() : path_; }

    StoredData completed(StoredData stored, int number) const {
        const auto& all = directories_.all();
        if (static_cast<std::size_t>(number) < all.size())
            stored.none = all[static_cast<std::size_t>(number)].none;
        const std::vector<Message> notes = stackIn(directories_).notes;
        stored.notes.insert(stored.notes.end(), notes.begin(), notes.end());
        return stored;
    }

    TiffDirectories directories_;
    std::filesystem::path path_;
    FileReading reading_;
    std::optional<MemoryFile> repaired_;
};

std::vector<int> pagesOf(const std::filesystem::path& path) {
    return stackIn(TiffDirectories(path)).pages;
}

StoredData readPage(const std::filesystem::path& path, const FileReading& reading, int page) {
    return TiffFile(path, reading).page(page);
}

StoredData read(const std::filesystem::path& path, const FileReading& reading) {
    return TiffFile(path, reading).firstPage(false);
}

StoredData readInPlace(const std::filesystem::path& path, const FileReading& reading) {
    return TiffFile(path, reading).firstPage(true);
}

void addPicture(AtomicFile& file, const Picture& picture, const std::string& metadata,
                const PagePlace& place) {
    writePictureImage(file, picture, {kFormat, place.page, place.large, true}, metadata);
}

void addLevels(AtomicFile& file, const LevelPattern& levels, const std::string& metadata,
               const PagePlace& place) {
    writeLevelImage(file, levels, {kFormat, place.page, place.large, true}, metadata);
}

/// Two levels as mask writers take them, and as many bits as a panel's values have.
void writeLevels(AtomicFile& file, const LevelPattern& levels, const std::string& metadata) {
    writeLevelImage(file, levels, {.format = kFormat, .bits = levels.count == 2 ? 1 : levels.bits},
                    metadata);
}

constexpr PageFunctions pages{&pagesOf, &readPage, &addPicture, &addLevels};

} // namespace

extern const FileFormat format_tiff{
    {".tif", ".tiff"}, FRINGE_MARK("TIFF image"), true, &read,  &writeFieldAs<kFormat>,
    &writeLevels,      &writePictureAs<kFormat>,  0,    &pages, &requireImageCodec,
    &readInPlace,      &lookAs<kFormat>};

} // namespace fringe
