// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/array_choice.h"
#include "engine/io/array_stream.h"
#include "engine/io/reader_limits.h"

#include <cstddef>
#include <cstdlib>
#include <exception>
#include <new>
#include <span>
#include <stdexcept>
#include <string>
#include <unistd.h>

/// The writing end of `array_stream.h`, for programs that read arrays for another one.
namespace fringe {

inline void put(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (written <= 0)
            ::_exit(EXIT_FAILURE);
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
}

inline void putHead(ArrayStreamHead head, const std::string& text) {
    head.text = static_cast<std::uint32_t>(text.size());
    put(std::as_bytes(std::span(&head, 1)));
    put(std::as_bytes(std::span(text)));
}

inline void requireRead(bool success) {
    if (!success)
        throw std::runtime_error("");
}

/// The names of all but one of them. ofArrays: of arrays alone.
inline std::string namesOf(const std::vector<ArrayEntry>& entries, bool ofArrays,
                           std::optional<std::size_t> but = std::nullopt) {
    std::string names;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (but != i && (!ofArrays || !entries[i].lengths.empty()))
            names += '\n' + entries[i].name;
    return names;
}

/// Says why none of them is read.
inline void putNone(std::vector<ArrayEntry> entries) {
    ArrayStreamHead head;
    sortByLongSides(entries);
    const std::string arrays = namesOf(entries, true);
    head.end = arrays.empty() ? ArrayStreamHead::End::None : ArrayStreamHead::End::Several;
    putHead(head, arrays.empty() ? namesOf(entries, false) : arrays);
}

/// What `main` of such a program does. libraries: bytes that they take by themselves; read: puts
/// the array of that name of a file, or throws.
inline int putArrayOf(int argc, char** argv, rlim_t libraries,
                      void (*read)(const char* path, const std::string& wished)) {
    if (argc != 5)
        return EXIT_FAILURE;
    limitReader(argv, libraries);
    ArrayStreamHead head;
    try {
        read(argv[1], argv[4]);
    } catch (const std::bad_alloc&) {
        head.end = ArrayStreamHead::End::TooLarge;
        putHead(head, {});
    } catch (const std::exception&) {
        head.end = ArrayStreamHead::End::Damaged;
        putHead(head, {});
    }
    ::_exit(EXIT_SUCCESS); // without taking all apart
}

} // namespace fringe
