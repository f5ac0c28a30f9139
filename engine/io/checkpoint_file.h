// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

/// Files from which a design of many rounds goes on: a line that names the kind, the design's mark,
/// the state, and a checksum of all that. Numbers are stored as the machine holds them: only it
/// gives the same bits again.
namespace fringe {

/// FNV-1a.
std::uint64_t checksum(std::span<const std::byte> bytes);

/// Puts plain values one after the other.
class CheckpointWriter {
  public:
    template <class Value> void put(const Value& value) {
        static_assert(std::is_trivially_copyable_v<Value>);
        append(std::as_bytes(std::span(&value, 1)));
    }
    template <class Value> void putAll(const std::vector<Value>& values) {
        static_assert(std::is_trivially_copyable_v<Value>);
        put(static_cast<std::uint64_t>(values.size()));
        append(std::as_bytes(std::span(values)));
    }
    void append(std::span<const std::byte> more) {
        bytes_.insert(bytes_.end(), more.begin(), more.end());
    }
    const std::vector<std::byte>& bytes() const { return bytes_; }

  private:
    std::vector<std::byte> bytes_;
};

/// Puts what decides the bits of every design of a pattern, of spots or of pictures.
template <class Design> void putPattern(CheckpointWriter& writer, const Design& design) {
    writer.put(design.plate.size);
    for (const Length length : {design.plate.pitchX, design.plate.pitchY, design.wavelength,
                                design.focalLength, design.beam.waist})
        writer.put(length);
    writer.put(design.geometry);
    writer.put(design.levels);
    writer.put(design.beam.kind);
    writer.putAll(design.beam.picture.values());
    writer.append(std::as_bytes(std::span(design.algorithm)));
    writer.put(design.start.kind);
    writer.put(design.start.seed);
    writer.putAll(design.start.given.values());
}

/// Takes them in the same order. Throws `Error` (BadInput) at a damaged place.
class CheckpointReader {
  public:
    /// Opens a checkpoint of this heading, whole by its checksum. Throws `Error` (BadInput).
    CheckpointReader(const std::filesystem::path& path, std::string heading);

    /// Throws `Error` (BadInput) if the next value is not the mark of the design.
    void requireMark(std::uint64_t mark);

    template <class Value> Value get() {
        Value value;
        std::memcpy(&value, take(sizeof value).data(), sizeof value);
        return value;
    }
    template <class Value> std::vector<Value> getAll() {
        const auto count = get<std::uint64_t>();
        if (count > rest_.size() / sizeof(Value))
            damaged();
        std::vector<Value> values(count);
        if (count > 0)
            std::memcpy(values.data(), take(count * sizeof(Value)).data(), count * sizeof(Value));
        return values;
    }
    [[noreturn]] void damaged() const;

  private:
    std::span<const std::byte> take(std::size_t count);

    std::vector<std::byte> bytes_;
    std::span<const std::byte> rest_;
    std::string name_;
};

/// Writes heading, mark and what `state` holds: complete or absent, whatever stood there before is
/// replaced at once. Throws `Error` (Failed).
void writeCheckpoint(const std::filesystem::path& path, const std::string& heading,
                     std::uint64_t mark, const CheckpointWriter& state);

} // namespace fringe
