// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_error.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"
#include "engine/io/input_file.h"
#include "engine/io/scalar.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <span>
#include <vector>

namespace fringe {
namespace {

/// The directories of a TIFF file. Source: TIFF 6.0, section 2, and the design of BigTIFF.
class TiffDirectories {
  public:
    explicit TiffDirectories(const std::filesystem::path& path)
        : name_(path.string()), size_(InputFile(path).size()), file_(path, std::ios::binary) {
        order_ = number(0, 2) == 0x4d4d ? std::endian::big : std::endian::little;
        isBig_ = number(2, 2) == 43;
    }

    /// The numbers of the directories that are no coarser images or masks of others. All tiles,
    /// those of coarser images too, are to lie in the file, so that one that is cut short is found
    /// before anything is computed from it. What else may be wrong is left to the library. Throws
    /// `Error` (BadInput).
    std::vector<int> pages() {
        constexpr std::uint64_t reducedOrMask = 1 | 4;
        std::vector<int> pages;
        // Directories that lie in each other would take longer than the file is.
        std::uint64_t left = size_;
        int count = 0;
        for (std::uint64_t place = number(word(), word()); place != 0 && left > 0; ++count) {
            place = walk(place, left);
            if ((kind_ & reducedOrMask) == 0)
                pages.push_back(count);
        }
        return pages;
    }

  private:
    struct List {
        std::uint64_t place = 0, count = 0, width = 0; ///< width: of a number [bytes]
        std::uint64_t bytes() const { return count * width; }
    };

    std::uint64_t word() const { return isBig_ ? 8 : 4; }
    bool has(std::uint64_t place, std::uint64_t bytes) const {
        return place <= size_ && bytes <= size_ - place;
    }

    /// Requires the tiles of a directory; the place of the next, 0: there is none.
    std::uint64_t walk(std::uint64_t place, std::uint64_t& left) {
        const std::uint64_t entry = isBig_ ? 20 : 12, head = isBig_ ? 8 : 2;
        const std::uint64_t count = number(place, head);
        if (!has(place, head) || !has(place + head, word()) || count > size_ / entry
            || !has(place + head, count * entry + word()))
            return hasTiles_ ? throw cutShort() : 0;
        List places, sizes;
        kind_ = 0;
        for (std::uint64_t i = 0; i < count; ++i) {
            const std::uint64_t at = place + head + i * entry;
            const std::uint64_t tag = number(at, 2);
            if (tag == 254)
                kind_ = number(at + 4 + word(), 4);
            else if (tag == 324)
                places = list(at);
            else if (tag == 325)
                sizes = list(at);
        }
        requireInFile(places, sizes);
        left -= std::min(left, count * entry + places.bytes() + sizes.bytes());
        return number(place + head + count * entry, word());
    }

    List list(std::uint64_t entry) {
        hasTiles_ = true;
        const std::uint64_t type = number(entry + 2, 2);
        List list{entry + 4 + word(), number(entry + 4, word()),
                  type == 3   ? 2U
                  : type == 4 ? 4U
                              : 8U};
        if (list.count > size_)
            throw cutShort();
        if (list.bytes() > word())
            list.place = number(list.place, word());
        if (!has(list.place, list.bytes()))
            throw cutShort();
        return list;
    }

    void requireInFile(const List& places, const List& sizes) {
        constexpr std::uint64_t atOnce = 4096;
        const std::uint64_t count = std::min(places.count, sizes.count);
        for (std::uint64_t first = 0; first < count; first += atOnce) {
            const std::uint64_t some = std::min(atOnce, count - first);
            const auto from = numbers(places.place + first * places.width, some, places.width);
            const auto bytes = numbers(sizes.place + first * sizes.width, some, sizes.width);
            for (std::size_t i = 0; i < from.size(); ++i)
                if (!has(from[i], bytes[i]))
                    throw cutShort();
        }
    }

    std::uint64_t number(std::uint64_t place, std::uint64_t width) {
        return numbers(place, 1, width).front();
    }

    /// Zeros where there is nothing.
    std::vector<std::uint64_t> numbers(std::uint64_t place, std::uint64_t count,
                                       std::uint64_t width) {
        std::vector<std::byte> bytes(count * width);
        if (has(place, bytes.size())) {
            file_.seekg(static_cast<std::streamoff>(place));
            file_.read(reinterpret_cast<char*>(bytes.data()), std::ssize(bytes));
        }
        std::vector<std::uint64_t> numbers(count);
        for (std::size_t i = 0; i < count; ++i) {
            const std::byte* const at = bytes.data() + i * width;
            numbers[i] = width == 2   ? loadScalar<std::uint16_t>(at, order_)
                         : width == 4 ? loadScalar<std::uint32_t>(at, order_)
                                      : loadScalar<std::uint64_t>(at, order_);
        }
        return numbers;
    }

    Error cutShort() const { return unreadableImage(name_, "it is cut short"); }

    std::string name_;
    std::uint64_t size_;
    std::ifstream file_;
    std::endian order_ = std::endian::little;
    bool isBig_ = false, hasTiles_ = false;
    std::uint64_t kind_ = 0; ///< of the directory that was walked last: the tag NewSubfileType
};

constexpr char kFormat[] = "tiff";

std::vector<int> pagesOf(const std::filesystem::path& path) {
    return TiffDirectories(path).pages();
}

/// What `reader` makes of the first page, and a word on the others.
template <class Reader>
StoredData firstPage(const std::filesystem::path& path, const FileReading& reading, Reader reader) {
    const std::size_t pages = pagesOf(path).size();
    StoredData stored = reader(path, kFormat, reading);
    if (pages > 1)
        stored.notes.push_back(message(FRINGE_MARK("{0} has {1} pages, of which only the first is "
                                                   "read here; give a stack to \"Layers\"."),
                                       path.string(), pages));
    return stored;
}

StoredData readPage(const std::filesystem::path& path, const FileReading& reading, int page) {
    return readImage(path, kFormat, reading, page);
}

StoredData read(const std::filesystem::path& path, const FileReading& reading) {
    return firstPage(path, reading, [](auto&... given) { return readImage(given...); });
}

StoredData readInPlace(const std::filesystem::path& path, const FileReading& reading) {
    return firstPage(path, reading, readImageInPlace);
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
