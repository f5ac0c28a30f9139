// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace fringe {

/// A format of field or picture files, found by its file `io/format_<format>.cpp`.
/// A null function means that the format cannot hold that kind.
struct FileFormat {
    std::vector<std::string> suffixes; ///< lower case with the dot: {".tif", ".tiff"}
    const char* label;                 ///< FRINGE_MARKed
    Hologram (*readField)(const std::filesystem::path& path);
    LevelPattern (*readLevels)(const std::filesystem::path& path);
    void (*writeField)(const std::filesystem::path& path, const Hologram& field);
    void (*writeLevels)(const std::filesystem::path& path, const LevelPattern& levels);
    void (*writePicture)(const std::filesystem::path& path, const Picture& picture);
};

const std::vector<const FileFormat*>& allFileFormats();

/// What the user says where a file's metadata is silent.
struct SamplingHints {
    std::optional<Length> pitchX, pitchY;
    std::vector<Length> wavelengths;
    std::string encoding; ///< for level files without metadata; empty: phase
};

using FieldOrLevels = std::variant<Hologram, LevelPattern>;

/// Reads a field (.npy complex, .exr and float .tif with re, im) or a level pattern (8- and 16-bit
/// .png .bmp .tif, integer .npy) with its metadata; hints override. Sampling that neither file nor
/// hints give stays empty (pitch 0, no wavelengths). Throws `Error` (BadInput).
FieldOrLevels readFieldOrLevels(const std::filesystem::path& path, const SamplingHints& hints);

/// Throws `Error` (BadInput) that names the option to give if pitch or wavelengths are missing.
void requireSampling(const Sampling& sampling, std::size_t planes,
                     const std::filesystem::path& path);

/// Writes by suffix: complete or absent, synced, read back, then moved into place; a sidecar
/// `OUT.json` goes with formats that hold no metadata (.npy, .bmp).
/// Throws `Error` (BadInput) if the suffix fits no format or not this kind of data, or the file
/// exists and `overwrite` is false; `Error` (Failed) for a full disk and other faults.
void writeField(const std::filesystem::path& path, const Hologram& field, bool overwrite);
void writeLevels(const std::filesystem::path& path, const LevelPattern& levels, bool overwrite);
/// Float formats keep the values; integer formats scale [0, max] to the full range.
void writePicture(const std::filesystem::path& path, const Picture& picture, bool overwrite);

/// The same checks as the writers make before any work: suffix, folder, existence, permission.
enum class FileContent { Field, Levels, Picture };
void requireWritable(const std::filesystem::path& path, FileContent content, bool overwrite);

} // namespace fringe
