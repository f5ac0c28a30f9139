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

/// Calls `use` with a zero of the type.
template <class Use> constexpr auto withZeroOf(ScalarType type, const Use& use) {
    switch (type) {
    case ScalarType::Int8:
        return use(std::int8_t{});
    case ScalarType::Uint8:
        return use(std::uint8_t{});
    case ScalarType::Int16:
        return use(std::int16_t{});
    case ScalarType::Uint16:
        return use(std::uint16_t{});
    case ScalarType::Int32:
        return use(std::int32_t{});
    case ScalarType::Uint32:
        return use(std::uint32_t{});
    case ScalarType::Int64:
        return use(std::int64_t{});
    case ScalarType::Uint64:
        return use(std::uint64_t{});
    case ScalarType::Float32:
        return use(float{});
    case ScalarType::Float64:
        break;
    }
    return use(double{});
}

constexpr std::size_t scalarSize(ScalarType type) {
    return withZeroOf(type, [](auto zero) { return sizeof zero; });
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
    return withZeroOf(type, [&](auto zero) {
        return static_cast<double>(loadScalar<decltype(zero)>(bytes, order));
    });
}

} // namespace fringe
