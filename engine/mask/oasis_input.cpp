// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/oasis_input.h"

#include <algorithm>
#include <array>
#include <bit>
#include <new>
#include <zlib.h>

namespace fringe {
namespace {

FilePoint toward(std::uint64_t direction, std::uint64_t length) {
    static constexpr std::array<FilePoint, 8> ways{
        {{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}}};
    const auto [x, y] = ways[direction];
    return {x * static_cast<std::int64_t>(length), y * static_cast<std::int64_t>(length)};
}

} // namespace

/// Bytes of a block as they are inflated.
class OasisInput::Block {
  public:
    Block(OasisInput& input, std::uint64_t plain, std::uint64_t packed)
        : input_(input), plain_(plain), packed_(packed) {
        if (::inflateInit2(&stream_, -MAX_WBITS) != Z_OK)
            throw std::bad_alloc();
    }
    ~Block() { ::inflateEnd(&stream_); }
    Block(const Block&) = delete;
    Block& operator=(const Block&) = delete;

    bool isOver() const { return plain_ == 0 && begin_ == end_; }
    std::uint8_t byte() {
        if (begin_ == end_)
            refill();
        return bytes_[begin_++];
    }
    /// Passes what the compressed bytes still hold; true if that is nothing of the block.
    void finish() { input_.file_.skip(packed_); }

  private:
    void refill() {
        input_.require(plain_ > 0);
        stream_.next_out = bytes_.data();
        stream_.avail_out = static_cast<uInt>(std::min<std::uint64_t>(bytes_.size(), plain_));
        const uInt wanted = stream_.avail_out;
        while (stream_.avail_out > 0) {
            if (stream_.avail_in == 0)
                feed();
            const int state = ::inflate(&stream_, Z_NO_FLUSH);
            input_.require(state == Z_OK || (state == Z_STREAM_END && stream_.avail_out == 0));
        }
        begin_ = 0;
        end_ = wanted;
        plain_ -= wanted;
    }
    void feed() {
        input_.require(packed_ > 0);
        const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(packed_, 1 << 15));
        const auto bytes = input_.file_.bytes(count);
        stream_.next_in = reinterpret_cast<Bytef*>(const_cast<std::byte*>(bytes.data()));
        stream_.avail_in = static_cast<uInt>(count);
        packed_ -= count;
    }

    OasisInput& input_;
    std::uint64_t plain_, packed_; ///< that are still to come
    z_stream stream_{};
    std::array<std::uint8_t, 1 << 15> bytes_;
    std::size_t begin_ = 0, end_ = 0;
};

OasisInput::OasisInput(const LayoutBytes& bytes) : file_(bytes.path, bytes.name) {}
OasisInput::~OasisInput() = default;

Error OasisInput::damaged() const {
    return badInput(FRINGE_MARK("{0} is damaged: what ends before byte {1} is no record of OASIS "
                                "that can stand there."),
                    file_.name(), file_.position());
}

void OasisInput::require(bool isRight) const {
    if (!isRight)
        throw damaged();
}

std::uint8_t OasisInput::byte() {
    return block_ ? block_->byte() : std::to_integer<std::uint8_t>(file_.bytes(1)[0]);
}

std::uint64_t OasisInput::number() {
    std::uint64_t number = 0;
    for (int shift = 0;; shift += 7) {
        const std::uint8_t part = byte();
        const std::uint64_t bits = part & 127;
        require(shift < 49 || bits == 0); // any number of zeros may follow, as padding
        if (bits != 0)
            number |= bits << shift;
        if (part < 128)
            break;
    }
    require(number >> 4 <= static_cast<std::uint64_t>(mostOfFile));
    return number;
}

void OasisInput::skipNumber() {
    while (byte() >= 128) {
    }
}

std::int64_t OasisInput::signedNumber() {
    const std::uint64_t number = this->number();
    const auto size = static_cast<std::int64_t>(number >> 1);
    return number & 1 ? -size : size;
}

double OasisInput::real() {
    const std::uint64_t kind = number();
    require(kind <= 7);
    if (kind >= 6) {
        std::uint64_t bits = 0;
        for (int i = 0; i < (kind == 6 ? 4 : 8); ++i)
            bits |= std::uint64_t{byte()} << 8 * i;
        return kind == 6 ? std::bit_cast<float>(static_cast<std::uint32_t>(bits))
                         : std::bit_cast<double>(bits);
    }
    double value = static_cast<double>(number());
    if (kind >= 4)
        value /= static_cast<double>(number());
    else if (kind >= 2)
        value = 1 / value;
    return kind % 2 == 1 ? -value : value;
}

std::string OasisInput::text() {
    constexpr std::uint64_t longest = 1 << 16;
    const std::uint64_t length = number();
    require(length <= longest);
    std::string text;
    for (std::uint64_t i = 0; i < length; ++i)
        text += static_cast<char>(byte());
    return text;
}

FilePoint OasisInput::delta() {
    const std::uint64_t number = this->number();
    if (number & 1) {
        const auto x = static_cast<std::int64_t>(number >> 2);
        return {number & 2 ? -x : x, signedNumber()};
    }
    return toward(number >> 1 & 7, number >> 4);
}

FilePoint OasisInput::delta(int bits) {
    const std::uint64_t number = this->number();
    return toward(number & ((1U << bits) - 1), number >> bits);
}

std::size_t OasisInput::listLength() {
    const std::uint64_t length = number();
    require(length <= mostListed);
    return static_cast<std::size_t>(length);
}

std::vector<FilePoint> OasisInput::points() {
    return points(number());
}

std::vector<FilePoint> OasisInput::points(std::uint64_t kind) {
    require(kind <= 5);
    std::vector<FilePoint> corners(1);
    FilePoint way{};
    for (std::size_t left = listLength(), i = 0; i < left; ++i) {
        if (kind <= 1) {
            const std::int64_t length = signedNumber();
            way = (i + kind) % 2 == 0 ? FilePoint{length, 0} : FilePoint{0, length};
        } else if (kind <= 3) {
            way = delta(kind == 2 ? 2 : 3);
        } else {
            way = kind == 5 ? way + delta() : delta();
        }
        corners.push_back(corners.back() + way);
        require(isNear(corners.back()));
    }
    return corners;
}

std::vector<FilePoint> OasisInput::corners() {
    const std::uint64_t kind = number();
    std::vector<FilePoint> corners = points(kind);
    if (kind <= 1) // the last corner is implied by the sides from the last one and to the first
        corners.push_back((corners.size() + kind) % 2 == 1
                              ? FilePoint{corners.front().x, corners.back().y}
                              : FilePoint{corners.back().x, corners.front().y});
    return corners;
}

/// Gaps along an axis, as multiples of a grid or not.
void OasisInput::listGaps(Repetition& to, bool isDown, bool hasGrid) {
    const std::size_t gaps = listLength() + 1;
    const auto grid = hasGrid ? static_cast<std::int64_t>(number()) : 1;
    for (std::size_t i = 0; i < gaps; ++i) {
        std::int64_t gap = 0;
        require(!__builtin_mul_overflow(static_cast<std::int64_t>(number()), grid, &gap)
                && gap <= mostOfFile);
        const FilePoint last = to.listed.back();
        to.listed.push_back(isDown ? FilePoint{last.x, last.y + gap}
                                   : FilePoint{last.x + gap, last.y});
        require(to.listed.back().x + to.listed.back().y <= mostOfFile);
    }
}

void OasisInput::beginCell() {
    isRelative_ = false;
    again_.reset();
}

void OasisInput::place(FilePoint& at, bool hasX, bool hasY) {
    const auto take = [&](std::int64_t& to) {
        to = signedNumber() + (isRelative_ ? to : 0);
        require(to <= mostOfFile && to >= -mostOfFile);
    };
    if (hasX)
        take(at.x);
    if (hasY)
        take(at.y);
}

const Repetition& OasisInput::repetition(bool isGiven) {
    if (!isGiven)
        return once_;
    if (std::optional<Repetition> read = readRepetition())
        again_ = std::move(read);
    require(again_.has_value());
    return *again_;
}

std::optional<Repetition> OasisInput::readRepetition() {
    Repetition again;
    const std::uint64_t kind = number();
    const auto count = [&] { return static_cast<std::int64_t>(number() + 2); };
    const auto space = [&] { return static_cast<std::int64_t>(number()); };
    switch (kind) {
    case 0:
        return std::nullopt;
    case 1:
        again.counts = {count(), count()};
        again.steps = {FilePoint{space(), 0}, FilePoint{0, space()}};
        break;
    case 2:
        again.counts[0] = count();
        again.steps[0] = {space(), 0};
        break;
    case 3:
        again.counts[0] = count();
        again.steps[0] = {0, space()};
        break;
    case 8:
        again.counts = {count(), count()};
        again.steps = {delta(), delta()};
        break;
    case 9:
        again.counts[0] = count();
        again.steps[0] = delta();
        break;
    default:
        require(kind >= 4 && kind <= 11);
        again.listed.emplace_back();
        if (kind < 8)
            listGaps(again, kind >= 6, kind % 2 == 1);
        else
            listDeltas(again, kind == 11);
    }
    return again;
}

void OasisInput::listDeltas(Repetition& to, bool hasGrid) {
    const std::size_t deltas = listLength() + 1;
    const auto grid = hasGrid ? static_cast<std::int64_t>(number()) : 1;
    to.listed.reserve(std::min<std::size_t>(deltas + 1, 1 << 16));
    for (std::size_t i = 0; i < deltas; ++i) {
        FilePoint way = delta();
        require(!__builtin_mul_overflow(way.x, grid, &way.x)
                && !__builtin_mul_overflow(way.y, grid, &way.y));
        require(isNear(way));
        to.listed.push_back(to.listed.back() + way);
        require(isNear(to.listed.back()));
    }
}

void OasisInput::skip(std::uint64_t bytes) {
    for (; bytes > 0; --bytes)
        byte();
}

void OasisInput::beginBlock() {
    require(!block_ && number() == 0);
    const std::uint64_t plain = number(), packed = number();
    require(packed <= file_.remaining());
    block_ = std::make_unique<Block>(*this, plain, packed);
}

void OasisInput::endBlock() {
    if (!block_ || !block_->isOver())
        return;
    block_->finish();
    block_.reset();
}

} // namespace fringe
