// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/tiff_directories.h"

#include "engine/io/images/image_error.h"
#include "engine/io/input_file.h"
#include "engine/io/scalar.h"
#include "engine/io/text_fields.h"

#include <algorithm>
#include <cstring>
#include <span>

namespace fringe {
namespace {

enum TiffTag : std::uint64_t {
    NewSubfileType = 254,
    BitsPerSample = 258,
    ImageDescription = 270,
    TileOffsets = 324,
    TileByteCounts = 325,
    GdalNoData = 42113,
};

template <class T>
void storeScalar(std::vector<std::byte>& bytes, std::size_t at, T value, std::endian order) {
    std::memcpy(bytes.data() + at, &value, sizeof value);
    if (order != std::endian::native)
        std::reverse(bytes.begin() + std::ptrdiff_t(at),
                     bytes.begin() + std::ptrdiff_t(at + sizeof value));
}

/// Puts a number of 4 bytes, or of 8.
void storeWord(std::vector<std::byte>& bytes, std::size_t at, std::uint64_t value, bool isBig,
               std::endian order) {
    isBig ? storeScalar(bytes, at, value, order)
          : storeScalar(bytes, at, static_cast<std::uint32_t>(value), order);
}

} // namespace

TiffDirectories::TiffDirectories(const std::filesystem::path& path)
    : name_(path.string()), size_(InputFile(path).size()), file_(path, std::ios::binary) {
    order_ = number(0, 2) == 0x4d4d ? std::endian::big : std::endian::little;
    isBig_ = number(2, 2) == 43;
    walk();
}

std::vector<int> TiffDirectories::pictures() const {
    std::vector<int> numbers;
    for (std::size_t i = 0; i < all_.size(); ++i)
        if (all_[i].isPicture())
            numbers.push_back(static_cast<int>(i));
    return numbers;
}

const TiffDirectory& TiffDirectories::first() const {
    static const TiffDirectory none;
    return all_.empty() ? none : all_.front();
}

bool TiffDirectories::lackBits() const {
    return !std::ranges::all_of(all_, &TiffDirectory::hasBits);
}

void TiffDirectories::walk() {
    // Directories that lie in each other would take longer than the file is.
    std::uint64_t left = size_;
    std::uint64_t link = word();
    while (left > 0) {
        const std::uint64_t place = number(link, word());
        if (place == 0)
            return;
        auto directory = directoryAt(place, left);
        if (!directory)
            return;
        directory->link = link;
        link = place + headBytes() + directory->entries * entryBytes();
        all_.push_back(*std::move(directory));
    }
}

/// Requires the tiles of a directory; nothing where it does not lie in the file.
std::optional<TiffDirectory> TiffDirectories::directoryAt(std::uint64_t place,
                                                          std::uint64_t& left) {
    const std::uint64_t count = number(place, headBytes());
    if (!has(place, headBytes()) || !has(place + headBytes(), word())
        || count > size_ / entryBytes()
        || !has(place + headBytes(), count * entryBytes() + word())) {
        if (hasTiles_)
            throw cutShort();
        return std::nullopt;
    }
    TiffDirectory found{.place = place, .entries = count};
    List places, sizes;
    for (std::uint64_t i = 0; i < count; ++i) {
        const std::uint64_t at = place + headBytes() + i * entryBytes();
        const std::uint64_t tag = number(at, 2);
        if (tag == NewSubfileType)
            found.kind = number(at + 4 + word(), 4);
        else if (tag == BitsPerSample)
            found.hasBits = true;
        else if (tag == ImageDescription)
            found.description = text(at);
        else if (tag == GdalNoData)
            found.none = toNumber(trimmed(text(at)));
        else if (tag == TileOffsets)
            places = list(at);
        else if (tag == TileByteCounts)
            sizes = list(at);
    }
    requireInFile(places, sizes);
    left -= std::min(left, count * entryBytes() + places.bytes() + sizes.bytes());
    return found;
}

TiffDirectories::List TiffDirectories::list(std::uint64_t entry) {
    hasTiles_ = true;
    const std::uint64_t type = number(entry + 2, 2);
    List list{entry + 4 + word(), number(entry + 4, word()), type == 3 ? 2U : type == 4 ? 4U : 8U};
    if (list.count > size_)
        throw cutShort();
    if (list.bytes() > word())
        list.place = number(list.place, word());
    if (!has(list.place, list.bytes()))
        throw cutShort();
    return list;
}

/// Up to its zero, as much as is of use.
std::string TiffDirectories::text(std::uint64_t entry) {
    constexpr std::uint64_t longest = 1 << 20;
    const std::uint64_t length = number(entry + 4, word());
    const std::uint64_t place =
        length > word() ? number(entry + 4 + word(), word()) : entry + 4 + word();
    if (!has(place, length))
        return {};
    std::string text(std::min(length, longest), '\0');
    file_.seekg(static_cast<std::streamoff>(place));
    file_.read(text.data(), std::ssize(text));
    return text.substr(0, text.find('\0'));
}

void TiffDirectories::requireInFile(const List& places, const List& sizes) {
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

std::uint64_t TiffDirectories::number(std::uint64_t place, std::uint64_t width) {
    return numbers(place, 1, width).front();
}

/// Zeros where there is nothing.
std::vector<std::uint64_t> TiffDirectories::numbers(std::uint64_t place, std::uint64_t count,
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

std::vector<std::byte> TiffDirectories::withBits() const {
    std::vector<std::byte> bytes = wholeFile(name_);
    std::uint64_t link = word();
    for (const TiffDirectory& directory : all_) {
        const auto from = bytes.begin() + std::ptrdiff_t(directory.place);
        const std::uint64_t length = headBytes() + directory.entries * entryBytes() + word();
        std::vector<std::byte> copy(from, from + std::ptrdiff_t(length));
        std::uint64_t entries = directory.entries;
        if (!directory.hasBits) {
            std::uint64_t at = headBytes();
            while (at + word() < length
                   && loadScalar<std::uint16_t>(copy.data() + at, order_) < BitsPerSample)
                at += entryBytes();
            copy.insert(copy.begin() + std::ptrdiff_t(at), entryBytes(), std::byte());
            storeScalar(copy, at, std::uint16_t{BitsPerSample}, order_);
            storeScalar(copy, at + 2, std::uint16_t{3}, order_);
            storeWord(copy, at + 4, 1, isBig_, order_);
            storeScalar(copy, at + 4 + word(), std::uint16_t{1}, order_);
            ++entries;
            isBig_ ? storeScalar(copy, 0, entries, order_)
                   : storeScalar(copy, 0, static_cast<std::uint16_t>(entries), order_);
        }
        bytes.resize((bytes.size() + 7) / 8 * 8);
        storeWord(bytes, link, bytes.size(), isBig_, order_);
        link = bytes.size() + headBytes() + entries * entryBytes();
        bytes.insert(bytes.end(), copy.begin(), copy.end());
    }
    return bytes;
}

Error TiffDirectories::cutShort() const {
    return unreadableImage(name_, "it is cut short");
}

} // namespace fringe
