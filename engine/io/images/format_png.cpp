// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"
#include "engine/io/images/image_reader.h"
#include "engine/io/images/image_writer.h"
#include "engine/io/input_file.h"
#include "engine/io/scalar.h"
#include "engine/model/error.h"
#include "engine/model/mapped_plane.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#include <zlib.h>

namespace fringe {
namespace {

constexpr std::string_view kSignature = "\x89PNG\r\n\x1a\n";
constexpr std::uint64_t kPiece = 65536;

std::array<std::uint32_t, 256> crcTable() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        table[i] = i;
        for (int bit = 0; bit < 8; ++bit)
            table[i] = (table[i] >> 1) ^ (table[i] & 1 ? 0xEDB88320U : 0U);
    }
    return table;
}

std::uint32_t crcOf(std::span<const std::byte> bytes, std::uint32_t crc) {
    static const auto table = crcTable();
    for (const std::byte byte : bytes)
        crc = table[(crc ^ std::to_integer<std::uint32_t>(byte)) & 0xff] ^ (crc >> 8);
    return crc;
}

std::string_view asText(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// What the header of an image says, and what it makes of its rows. Source: PNG specification,
/// sections 2.3, 2.6 and 4.1.1.
struct PngRows {
    struct Pass {
        std::uint64_t rows = 0, bytes = 0; ///< bytes: of a row with the filter before it
    };

    /// Without passes where it is none that there is.
    static PngRows of(std::span<const std::byte> header) {
        constexpr std::uint32_t longestSide = 1'000'000; // that libpng takes
        PngRows rows;
        const auto side = [&](std::size_t at) {
            return loadScalar<std::uint32_t>(header.data() + at, std::endian::big);
        };
        const auto byte = [&](std::size_t at) { return std::to_integer<unsigned>(header[at]); };
        if (header.size() != 13 || side(0) - 1 >= longestSide || side(4) - 1 >= longestSide)
            return rows;
        const unsigned bits = byte(8), colour = byte(9);
        constexpr std::array<unsigned, 7> channels{1, 0, 3, 1, 2, 0, 4};
        const bool isOfBytes = bits == 8 || (bits == 16 && colour != 3);
        const bool isSmall = (bits == 1 || bits == 2 || bits == 4) && (colour == 0 || colour == 3);
        if (colour >= channels.size() || channels[colour] == 0 || !(isOfBytes || isSmall)
            || byte(10) != 0 || byte(11) != 0 || byte(12) > 1)
            return rows;
        rows.needsPalette = colour == 3;
        rows.bits = isSmall && !rows.needsPalette ? static_cast<int>(bits) : 0;
        rows.addPasses(side(0), side(4), std::uint64_t{bits} * channels[colour], byte(12) == 1);
        return rows;
    }

    bool needsPalette = false;
    int bits = 0; ///< of a grey sample, where they are fewer than 8; 0: others
    std::vector<Pass> passes;

  private:
    void addPasses(std::uint32_t width, std::uint32_t height, std::uint64_t bits, bool isAdam7) {
        struct Steps {
            std::uint32_t x, y, dx, dy;
        };
        static constexpr std::array<Steps, 7> adam7{{{0, 0, 8, 8},
                                                     {4, 0, 8, 8},
                                                     {0, 4, 4, 8},
                                                     {2, 0, 4, 4},
                                                     {0, 2, 2, 4},
                                                     {1, 0, 2, 2},
                                                     {0, 1, 1, 2}}};
        if (!isAdam7)
            return passes.push_back({height, (width * bits + 7) / 8 + 1});
        for (const Steps& pass : adam7)
            if (width > pass.x && height > pass.y)
                passes.push_back({(height - pass.y + pass.dy - 1) / pass.dy,
                                  ((width - pass.x + pass.dx - 1) / pass.dx * bits + 7) / 8 + 1});
    }
};

/// Unpacks the rows of an image as they come, to see that they are all there.
class PngUnpacking {
  public:
    PngUnpacking() { ::inflateInit(&stream_); }
    ~PngUnpacking() { ::inflateEnd(&stream_); }
    PngUnpacking(const PngUnpacking&) = delete;
    PngUnpacking& operator=(const PngUnpacking&) = delete;

    void start(PngRows rows) { rows_ = std::move(rows); }
    bool isComplete() const { return pass_ == rows_.passes.size(); }

    /// False where they cannot be unpacked.
    bool take(std::span<const std::byte> bytes) {
        std::array<unsigned char, 1 << 15> some;
        stream_.next_in =
            const_cast<unsigned char*>(reinterpret_cast<const unsigned char*>(bytes.data()));
        stream_.avail_in = static_cast<unsigned>(bytes.size());
        while (!isComplete()) {
            stream_.next_out = some.data();
            stream_.avail_out = static_cast<unsigned>(some.size());
            const int status = ::inflate(&stream_, Z_NO_FLUSH);
            const std::size_t got = some.size() - stream_.avail_out;
            if (!areRows(std::span(some).first(got)))
                return false;
            if (status == Z_STREAM_END)
                return isComplete();
            if (status != Z_OK && status != Z_BUF_ERROR)
                return false;
            if (got == 0)
                return true;
        }
        return true;
    }

  private:
    /// Whether each begins with a filter that there is.
    bool areRows(std::span<const unsigned char> bytes) {
        constexpr unsigned char lastFilter = 4;
        while (!bytes.empty() && !isComplete()) {
            const PngRows::Pass& pass = rows_.passes[pass_];
            if (inRow_ == 0 && bytes.front() > lastFilter)
                return false;
            const std::size_t some = std::min<std::uint64_t>(bytes.size(), pass.bytes - inRow_);
            bytes = bytes.subspan(some);
            inRow_ += some;
            if (inRow_ < pass.bytes)
                continue;
            inRow_ = 0;
            if (++row_ == pass.rows) {
                row_ = 0;
                ++pass_;
            }
        }
        return true;
    }

    PngRows rows_;
    z_stream stream_{};
    std::size_t pass_ = 0;
    std::uint64_t row_ = 0, inRow_ = 0;
};

/// The chunks of a PNG file to its end, with their lengths, CRCs and pixels, so that what is
/// damaged is found before libpng sees it (which prints to standard error when it stops).
/// Source: PNG specification, sections 3 to 5.
class PngChunks {
  public:
    explicit PngChunks(const std::filesystem::path& path) : file_(path) {}

    /// What lies before the pixels, and the first of these. Throws `Error` (BadInput).
    void requireHead() {
        if (asText(file_.bytes(std::min<std::uint64_t>(kSignature.size(), file_.size())))
            != kSignature)
            throw badInput(FRINGE_MARK("{0}: this is no PNG image; does its suffix fit?"),
                           file_.name());
        for (bool isFirst = true; name_ != "IEND" && name_ != "IDAT"; isFirst = false)
            take(isFirst);
    }

    int bits() const { return bits_; } ///< see `PngRows`

    /// All of it. Throws likewise.
    void requireSound() {
        requireHead();
        while (name_ != "IEND")
            take(false);
        if (!unpacking_.isComplete())
            throw damaged();
    }

    /// What of it is not read.
    std::vector<Message> notes() const {
        if (frames_ < 2)
            return {};
        return {message(FRINGE_MARK("{0} is an animation of {1} pictures, of which only the first "
                                    "is read."),
                        file_.name(), frames_)};
    }

  private:
    std::uint32_t number() {
        return loadScalar<std::uint32_t>(file_.bytes(4).data(), std::endian::big);
    }

    Error damaged() const {
        return badInput(FRINGE_MARK("{0}: the part of the PNG image at byte {1} is damaged; export "
                                    "or copy the file again."),
                        file_.name(), start_);
    }

    void take(bool isFirst) {
        start_ = file_.position();
        std::uint64_t left = number();
        const auto bytes = file_.bytes(4);
        name_ = asText(bytes);
        std::uint32_t crc = crcOf(bytes, 0xffffffffU);
        requirePlace(isFirst, left);
        while (left > 0) {
            const auto piece = file_.bytes(std::min(left, kPiece));
            crc = crcOf(piece, crc);
            left -= piece.size();
            if (name_ == "IHDR")
                begin(piece);
            else if (name_ == "acTL" && piece.size() >= sizeof frames_)
                frames_ = loadScalar<std::uint32_t>(piece.data(), std::endian::big);
            else if (name_ == "IDAT" && !unpacking_.take(piece))
                throw damaged();
        }
        if (number() != (crc ^ 0xffffffffU))
            throw damaged();
    }

    void requirePlace(bool isFirst, std::uint64_t length) {
        const bool isHeader = name_ == "IHDR", isPalette = name_ == "PLTE";
        const bool isPixels = name_ == "IDAT", isKnown = isHeader || isPalette || isPixels;
        const bool isLetters = std::ranges::all_of(
            name_, [](unsigned char c) { return std::isalpha(c) != 0 && c < 128; });
        const bool isCritical = (static_cast<unsigned char>(name_[0]) & 0x20) == 0;
        if (!isLetters || isHeader != isFirst || (isPalette && hasPalette_)
            || (isCritical && !isKnown && name_ != "IEND"))
            throw damaged();
        hasPalette_ = hasPalette_ || (isPalette && length > 0 && length % 3 == 0 && length <= 768);
        if (isPixels && needsPalette_ && !hasPalette_)
            throw damaged();
    }

    void begin(std::span<const std::byte> header) {
        PngRows rows = PngRows::of(header);
        if (rows.passes.empty())
            throw damaged();
        needsPalette_ = rows.needsPalette;
        bits_ = rows.bits;
        unpacking_.start(std::move(rows));
    }

    InputFile file_;
    PngUnpacking unpacking_;
    std::string name_;        ///< of the chunk
    std::uint64_t start_ = 0; ///< likewise
    bool needsPalette_ = false, hasPalette_ = false;
    int bits_ = 0;
    std::uint32_t frames_ = 1; ///< of an animation
};

constexpr char kFormat[] = "png";
constexpr int kPictureLevels = 65536;

/// Levels of few bits, which the library stretches to 8.
StoredData asStored(StoredData data, int bits) {
    auto* levels = std::get_if<LevelPattern>(&data.content);
    if (levels == nullptr || bits == 0)
        return data;
    levels->count = 1 << bits;
    for (auto& plane : levels->planes)
        plane = mapped(plane, [bits](std::uint16_t level) {
            return static_cast<std::uint16_t>(level >> (8 - bits));
        });
    return data;
}

/// What `reader` makes of a file that is sound.
template <class Reader>
StoredData readSound(const std::filesystem::path& path, const FileReading& reading, Reader reader) {
    PngChunks chunks(path);
    chunks.requireSound();
    StoredData stored = asStored(reader(path, kFormat, reading), chunks.bits());
    for (const Message& note : chunks.notes())
        stored.notes.push_back(note);
    return stored;
}

StoredData read(const std::filesystem::path& path, const FileReading& reading) {
    return readSound(path, reading, [](auto&... given) { return readImage(given...); });
}

StoredData readInPlace(const std::filesystem::path& path, const FileReading& reading) {
    return readSound(path, reading, readImageInPlace);
}

FileLook look(const std::filesystem::path& path, const FileReading&) {
    PngChunks(path).requireHead();
    return lookAtImage(path, kFormat);
}

} // namespace

extern const FileFormat format_png{{".png"}, FRINGE_MARK("PNG image"), true,         &read,
                                   nullptr,  &writeLevelsAs<kFormat>,  nullptr,      kPictureLevels,
                                   nullptr,  &requireImageCodec,       &readInPlace, &look};

} // namespace fringe
