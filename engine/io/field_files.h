// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/file_reading.h"
#include "engine/io/layout_choice.h"
#include "engine/model/field.h"
#include "engine/model/message.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace fringe {

class AtomicFile;

using FieldOrLevels = std::variant<Hologram, LevelPattern>;

/// The samples of a file, without what its metadata says of them (`metadata.h`).
struct StoredData {
    FieldOrLevels content;
    std::string metadata;                  ///< text found inside the file, or empty
    std::optional<Plane<float>> opacity{}; ///< of pictures with an alpha channel, 0 to 1
    std::optional<Plane<float>> depth{};   ///< of pictures with a channel Z, as in the file
    std::vector<Message> notes{};          ///< what the file has and is not read
    std::optional<double> none{};          ///< its number for what was not measured
};

/// What a file tells before its samples are read.
struct FileLook {
    bool isComplex = false; ///< its samples
    std::string metadata{}; ///< text found inside the file, or empty
};

struct PagePlace {
    int page = 0;       ///< how many pages there are before this one
    bool large = false; ///< the whole file may grow beyond 4 GiB
};

/// What a format can do that holds several pictures in a file.
struct PageFunctions {
    /// The numbers of those that are pictures of their own, not coarser ones or masks of others.
    /// Throws `Error` (BadInput).
    std::vector<int> (*of)(const std::filesystem::path& path);
    StoredData (*read)(const std::filesystem::path& path, const FileReading& reading, int page);
    void (*addPicture)(AtomicFile& file, const Picture& picture, const std::string& metadata,
                       const PagePlace& place);
    void (*addLevels)(AtomicFile& file, const LevelPattern& levels, const std::string& metadata,
                      const PagePlace& place);
};

/// A format of field or picture files, found by its file `format_<format>.cpp`.
/// A null function means that the format cannot hold that kind.
struct FileFormat {
    std::vector<std::string> suffixes; ///< lower case with the dot: {".tif", ".tiff"}
    const char* label;                 ///< FRINGE_MARKed
    bool holdsMetadata = false;        ///< false: it goes into a sidecar
    /// Complex samples and real floats are a field, integers levels. Throws `Error` (BadInput),
    /// also where it would take more memory than it may, before; `Cancelled`.
    StoredData (*read)(const std::filesystem::path& path, const FileReading& reading);
    /// The writers leave a closed file at `file.temporary()`; planes are of equal, checked size.
    /// Null: it is not written.
    void (*writeField)(AtomicFile& file, const Hologram& field,
                       const std::string& metadata) = nullptr;
    void (*writeLevels)(AtomicFile& file, const LevelPattern& levels,
                        const std::string& metadata) = nullptr;
    void (*writePicture)(AtomicFile& file, const Picture& picture,
                         const std::string& metadata) = nullptr;
    /// Without `writePicture`: pictures are scaled to this many levels; 0: they cannot be held.
    int pictureLevels = 0;
    const PageFunctions* pages = nullptr; ///< null: one picture in a file
    /// Throws `Error` (BadInput) where a library is missing that the format needs; null: it needs
    /// none.
    void (*requireLibrary)() = nullptr;
    /// Reads planes that are read from the file when they are asked for; where this file does not
    /// allow it as `read`; null: it cannot.
    StoredData (*readInPlace)(const std::filesystem::path& path,
                              const FileReading& reading) = nullptr;
    /// Throws `Error` (BadInput), `Cancelled`; null: the samples are never complex, and there is no
    /// text.
    FileLook (*look)(const std::filesystem::path& path, const FileReading& reading) = nullptr;
    /// Three planes of levels or of a picture are red, green and blue: the longest wavelength comes
    /// first, in whatever order they are given. Otherwise planes stand in their own order.
    bool planesAreChannels = true;
    bool isLayout = false; ///< it is read by `FileReading::layout`
};

/// "": there is none; in lower case, with that of the file that was packed, ".gds.gz".
std::string suffixOf(const std::filesystem::path& path);

/// By its suffix.
bool isLayoutFile(const std::filesystem::path& path);

const std::vector<const FileFormat*>& allFileFormats();

enum class FileContent { Field, Levels, Picture };
bool canHold(const FileFormat& format, FileContent content);

/// What the user says, whatever a file's metadata say.
struct SamplingHints {
    std::optional<Length> pitchX, pitchY;
    std::vector<Length> wavelengths;
    std::string encoding;     ///< of levels; empty: that of the metadata, else phase
    bool takesFrames = false; ///< what a panel is sent is read back by who asks, see `writeFrame`
    int levels = 0;        ///< of a level file; of phases so many go around; 0: it says so itself
    ArrayChoice array{};   ///< of files of arrays
    LayoutChoice layout{}; ///< without pitch and encoding
};

/// Reads a field (.npy complex or real, .exr and float .tif with re, im or one real channel) or a
/// level pattern (8- and 16-bit .png .bmp .tif .jpg, integer .npy) with its metadata; hints
/// override. A grey picture kept as three equal colours is one plane. Sampling that neither file
/// nor hints give stays empty (pitch 0, no wavelengths). Throws `Error` (BadInput).
/// memory: that reading may take [bytes]; 0: what is free. mayStay: planes that take more than a
/// share of it are read where they lie, if the format allows it. control: is told what is not read,
/// and may cancel (null: nobody). Throws `Cancelled`.
FieldOrLevels readFieldOrLevels(const std::filesystem::path& path, const SamplingHints& hints,
                                std::uint64_t memory = 0, bool mayStay = false,
                                const JobControl* control = nullptr);

/// Which parts of a picture beside its planes are of use.
struct PartsRead {
    bool opacity = false, depth = false;
};
/// Tells what else a file holds.
void tellNotRead(const StoredData& stored, const std::filesystem::path& path,
                 const FileReading& reading, const PartsRead& parts = {});
void tellNotes(const std::vector<Message>& notes, const FileReading& reading);

/// Refuses what has complex numbers, where a picture is asked for. Throws `Error` (BadInput).
void requireReal(const FieldOrLevels& content, const std::filesystem::path& path);

/// Throws `Error` (BadInput) that names the option to give if pitch or wavelengths are missing.
void requireSampling(const Sampling& sampling, std::size_t planes,
                     const std::filesystem::path& path);

/// Writes by suffix: complete or absent, synced, read back and compared, then moved into place.
/// Where the format holds no metadata (.npy, .bmp) a sidecar `OUT.json` is moved into place just
/// before the file itself, so that a file never stands there with another's metadata.
/// Throws `Error` (BadInput) if the suffix fits no format or not this kind of data, or the file
/// exists and `overwrite` is false; `Error` (Failed) for a full disk and other faults; `Cancelled`
/// at the control's checkpoints (null: none).
void writeField(const std::filesystem::path& path, const Hologram& field, bool overwrite,
                const JobControl* control = nullptr);
void writeLevels(const std::filesystem::path& path, const LevelPattern& levels, bool overwrite,
                 const JobControl* control = nullptr);
/// Float formats keep the values. Integer formats scale them so that one sample in a thousand is
/// white: the few brightest spots of a reconstruction would leave everything else black.
void writePicture(const std::filesystem::path& path, const Picture& picture, bool overwrite,
                  const JobControl* control = nullptr);

/// Where an output goes; as in `writeField`.
struct OutputFile {
    const std::filesystem::path& path;
    bool overwrite = false;
    const JobControl* control = nullptr;
};

/// Phases, and what they are counted in, "rad" or "turns", which the metadata has.
struct PhasePicture {
    Picture phases;
    std::string unit;
};
void writePhase(const std::filesystem::path& path, const PhasePicture& picture, bool overwrite,
                const JobControl* control = nullptr);

/// Makes the checks that the writers make before any work: suffix, folder, existence, permission,
/// the format's library.
void requireWritable(const std::filesystem::path& path, FileContent content, bool overwrite);

} // namespace fringe
