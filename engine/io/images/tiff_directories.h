// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/error.h"

#include <bit>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

/// A directory of a TIFF file, as far as the library leaves it to others.
struct TiffDirectory {
    std::uint64_t place = 0;      ///< of its first byte
    std::uint64_t link = 0;       ///< of the number that says this place
    std::uint64_t entries = 0;    ///< how many
    std::uint64_t kind = 0;       ///< the tag NewSubfileType
    bool hasBits = false;         ///< the tag BitsPerSample
    std::string description{};    ///< the tag ImageDescription
    std::optional<double> none{}; ///< the value for what was not measured (GDAL's tag 42113)

    /// Whether it is no coarser image or mask of another.
    bool isPicture() const {
        constexpr std::uint64_t reducedOrMask = 1 | 4;
        return (kind & reducedOrMask) == 0;
    }
};

/// The directories of a TIFF file. Source: TIFF 6.0, section 2, and the design of BigTIFF.
class TiffDirectories {
  public:
    /// All tiles, those of coarser images too, are to lie in the file, so that one that is cut
    /// short is found before anything is computed from it. What else may be wrong is left to the
    /// library. Throws `Error` (BadInput).
    explicit TiffDirectories(const std::filesystem::path& path);

    const std::string& name() const { return name_; }
    const std::vector<TiffDirectory>& all() const { return all_; }
    std::vector<int> pictures() const; ///< the numbers of those
    const TiffDirectory& first() const;

    /// The bytes of the file with 1 for the tag BitsPerSample where it is left out: the default of
    /// TIFF 6.0, which the library takes for 8.
    std::vector<std::byte> withBits() const;
    bool lackBits() const; ///< some of them

  private:
    struct List {
        std::uint64_t place = 0, count = 0, width = 0; ///< width: of a number [bytes]
        std::uint64_t bytes() const { return count * width; }
    };

    std::uint64_t word() const { return isBig_ ? 8 : 4; }
    std::uint64_t headBytes() const { return isBig_ ? 8 : 2; }
    std::uint64_t entryBytes() const { return isBig_ ? 20 : 12; }
    bool has(std::uint64_t place, std::uint64_t bytes) const {
        return place <= size_ && bytes <= size_ - place;
    }

    void walk();
    std::optional<TiffDirectory> directoryAt(std::uint64_t place, std::uint64_t& left);
    List list(std::uint64_t entry);
    std::string text(std::uint64_t entry);
    void requireInFile(const List& places, const List& sizes);
    std::uint64_t number(std::uint64_t place, std::uint64_t width);
    std::vector<std::uint64_t> numbers(std::uint64_t place, std::uint64_t count,
                                       std::uint64_t width);
    Error cutShort() const;

    std::string name_;
    std::uint64_t size_;
    std::ifstream file_;
    std::endian order_ = std::endian::little;
    bool isBig_ = false, hasTiles_ = false;
    std::vector<TiffDirectory> all_;
};

} // namespace fringe
