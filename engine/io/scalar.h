// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>

namespace fringe {

/// How a binary file stores one number.
enum class ScalarType {
    Int8,
    Uint8,
    Int16,
    Uint16,
    Int32,
    Uint32,
    Int64,
    Uint64,
    Float32,
    Float64
};

constexpr std::size_t scalarSize(ScalarType type) {
    switch (type) {
    case ScalarType::Int8:
    case ScalarType::Uint8:
        return 1;
    case ScalarType::Int16:
    case ScalarType::Uint16:
        return 2;
    case ScalarType::Int32:
    case ScalarType::Uint32:
    case ScalarType::Float32:
        return 4;
    default:
        return 8;
    }
}

/// The bytes of a number in memory order, from `scalarSize` bytes of the given order.
template <class T> T loadScalar(const std::byte* bytes, std::endian order) {
    std::byte swapped[sizeof(T)];
    for (std::size_t i = 0; i < sizeof(T); ++i)
        swapped[i] = bytes[order == std::endian::native ? i : sizeof(T) - 1 - i];
    T value;
    std::memcpy(&value, swapped, sizeof(T));
    return value;
}

/// Any stored number as a double; `bytes` holds at least `scalarSize(type)`.
inline double scalarValue(const std::byte* bytes, ScalarType type, std::endian order) {
    switch (type) {
    case ScalarType::Int8:
        return loadScalar<std::int8_t>(bytes, order);
    case ScalarType::Uint8:
        return loadScalar<std::uint8_t>(bytes, order);
    case ScalarType::Int16:
        return loadScalar<std::int16_t>(bytes, order);
    case ScalarType::Uint16:
        return loadScalar<std::uint16_t>(bytes, order);
    case ScalarType::Int32:
        return loadScalar<std::int32_t>(bytes, order);
    case ScalarType::Uint32:
        return loadScalar<std::uint32_t>(bytes, order);
    case ScalarType::Int64:
        return static_cast<double>(loadScalar<std::int64_t>(bytes, order));
    case ScalarType::Uint64:
        return static_cast<double>(loadScalar<std::uint64_t>(bytes, order));
    case ScalarType::Float32:
        return loadScalar<float>(bytes, order);
    case ScalarType::Float64:
        return loadScalar<double>(bytes, order);
    }
    return 0;
}

} // namespace fringe
