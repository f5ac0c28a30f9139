// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/lzf.h"

namespace fringe {

namespace {

class Unpacker {
  public:
    Unpacker(std::span<const std::byte> packed, std::span<std::byte> plain)
        : packed_(packed), plain_(plain) {}

    bool run() {
        while (read_ < packed_.size()) {
            const unsigned control = next();
            const bool sound = control < 32 ? literals(control + 1) : copy(control);
            if (!sound)
                return false;
        }
        return written_ == plain_.size();
    }

  private:
    std::size_t left() const { return packed_.size() - read_; }
    std::size_t room() const { return plain_.size() - written_; }
    unsigned next() { return std::to_integer<unsigned>(packed_[read_++]); }

    bool literals(std::size_t count) {
        if (count > left() || count > room())
            return false;
        for (; count > 0; --count)
            plain_[written_++] = packed_[read_++];
        return true;
    }

    bool copy(unsigned control) {
        std::size_t count = (control >> 5) + 2;
        if (left() < (count == 9 ? 2U : 1U))
            return false;
        if (count == 9)
            count += next();
        const std::size_t distance = ((control & 31U) << 8) + next() + 1;
        if (distance > written_ || count > room())
            return false;
        for (; count > 0; --count, ++written_)
            plain_[written_] = plain_[written_ - distance];
        return true;
    }

    std::span<const std::byte> packed_;
    std::span<std::byte> plain_;
    std::size_t read_ = 0;
    std::size_t written_ = 0;
};

} // namespace

bool lzfDecompress(std::span<const std::byte> packed, std::span<std::byte> plain) {
    return Unpacker(packed, plain).run();
}

} // namespace fringe
