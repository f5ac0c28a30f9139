// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

/// Files from which a design of many iterations goes on: a line that names the kind, the design's
/// mark, the state, and a checksum of all that. Numbers are stored as the machine holds them: only
/// it gives the same bits again. Writer and reader pass the parts of a state by the same calls, so
/// that one function says their order.
namespace fringe {

/// What a file begins with: its kind, and the version of what follows. Older ones are read, too.
struct CheckpointHeading {
    const char* kind; ///< "fringe checkpoint "
    int oldest, newest;

    std::string line(int version) const { return kind + std::to_string(version) + '\n'; }
};

/// Puts values one after the other: plain ones, and lists of values after their lengths.
class CheckpointWriter {
  public:
    template <class... Values> void pass(const Values&... values) { (put(values), ...); }
    /// A list, by `passItem` for every item.
    template <class Item, class Pass>
    void passEach(const std::vector<Item>& list, const Pass& passItem) {
        put(static_cast<std::uint64_t>(list.size()));
        for (const Item& item : list)
            passItem(item);
    }
    void append(std::span<const std::byte> more) {
        bytes_.insert(bytes_.end(), more.begin(), more.end());
    }
    const std::vector<std::byte>& bytes() const& { return bytes_; }
    std::vector<std::byte> bytes() && { return std::move(bytes_); }

  private:
    template <class Value> void put(const Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        append(std::as_bytes(std::span(&value, 1)));
    }
    template <class Value> void put(const std::vector<Value>& values) {
        if constexpr (std::is_trivially_copyable_v<Value>) {
            put(static_cast<std::uint64_t>(values.size()));
            append(std::as_bytes(std::span(values)));
        } else {
            passEach(values, [this](const Value& value) { put(value); });
        }
    }

    std::vector<std::byte> bytes_;
};

/// Takes them in the same order. Throws `Error` (BadInput) at a damaged place.
class CheckpointReader {
  public:
    /// Opens a checkpoint of this heading and of the design with this mark, whole by its checksum.
    /// Throws `Error` (BadInput).
    CheckpointReader(const std::filesystem::path& path, const CheckpointHeading& heading,
                     std::uint64_t mark);
    /// Takes the bytes of a file that has been read already; `name` is what errors are about. mark:
    /// nothing where an older version has made it, whose marks are no longer known.
    CheckpointReader(std::vector<std::byte> bytes, std::string name,
                     const CheckpointHeading& heading, std::optional<std::uint64_t> mark);

    int version() const { return version_; } ///< of the heading

    template <class... Values> void pass(Values&... values) { (get(values), ...); }
    template <class Item, class Pass> void passEach(std::vector<Item>& list, const Pass& passItem) {
        std::uint64_t count = 0;
        get(count);
        for (list.clear(); list.size() < count;)
            passItem(list.emplace_back());
    }
    /// Throws `Error` (BadInput) unless what was taken fits the design.
    void require(bool fits) const;

  private:
    template <class Value> void get(Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        std::memcpy(&value, take(sizeof value).data(), sizeof value);
    }
    template <class Value> void get(std::vector<Value>& values) {
        if constexpr (std::is_trivially_copyable_v<Value>) {
            std::uint64_t count = 0;
            get(count);
            require(count <= rest_.size() / sizeof(Value));
            values.resize(count);
            if (count > 0)
                std::memcpy(values.data(), take(count * sizeof(Value)).data(),
                            count * sizeof(Value));
        } else {
            passEach(values, [this](Value& value) { get(value); });
        }
    }
    std::span<const std::byte> take(std::size_t count);

    std::vector<std::byte> bytes_;
    std::span<const std::byte> rest_;
    std::string name_;
    int version_ = 0;
};

/// Heading, mark, what `state` holds, and the checksum of all that.
std::vector<std::byte> checkpointBytes(const CheckpointHeading& heading, std::uint64_t mark,
                                       const CheckpointWriter& state);

/// Writes them: complete or absent, whatever stood there before is replaced at once. Throws `Error`
/// (Failed).
void writeCheckpoint(const std::filesystem::path& path, const CheckpointHeading& heading,
                     std::uint64_t mark, const CheckpointWriter& state);

} // namespace fringe
