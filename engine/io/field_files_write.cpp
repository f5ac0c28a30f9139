// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/atomic_file.h"
#include "engine/io/field_files.h"
#include "engine/io/file_checks.h"
#include "engine/io/metadata.h"
#include "engine/model/error.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iterator>
#include <span>

namespace fringe {

namespace {

namespace fs = std::filesystem;

// NaN is not equal to itself, so stored samples are compared by their bits.
template <class Sample> bool isSame(const std::vector<Sample>& a, const std::vector<Sample>& b) {
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(Sample)) == 0;
}

bool isSame(const Hologram& written, const Hologram& read) {
    return std::ranges::equal(written.planes, read.planes, [](const Field& a, const Field& b) {
        return a.shape == b.shape && isSame(a.samples, b.samples);
    });
}

bool isSame(const LevelPattern& written, const LevelPattern& read) {
    return written.shape == read.shape
           && std::ranges::equal(written.planes, read.planes,
                                 [](const auto& a, const auto& b) { return isSame(a, b); });
}

bool isSamePlane(const std::vector<float>& a, const Field& b) {
    return std::ranges::equal(a, b.samples, [](float value, Complex sample) {
        const float real = sample.real();
        return std::memcmp(&value, &real, sizeof value) == 0;
    });
}

bool isSame(const Picture& written, const Hologram& read) {
    return written.shape == read.shape()
           && std::ranges::equal(written.planes, read.planes, isSamePlane);
}

void requirePlanes(bool sound, const fs::path& path) {
    if (!sound)
        throw failed(FRINGE_MARK("{0}: there is nothing to write, or planes of unequal size; "
                                 "compute the result again."),
                     path.string());
}

void requirePlanes(const Hologram& field, const fs::path& path) {
    const Shape shape = field.shape();
    requirePlanes(shape.isAddressable()
                      && std::ranges::all_of(field.planes,
                                             [&](const Field& plane) {
                                                 return plane.shape == shape
                                                        && plane.samples.size()
                                                               == static_cast<std::size_t>(
                                                                   shape.count());
                                             }),
                  path);
}

template <class Content> void requirePlanes(const Content& content, const fs::path& path) {
    const bool sound =
        content.shape.isAddressable() && !content.planes.empty()
        && std::ranges::all_of(content.planes, [&](const auto& plane) {
               return plane.size() == static_cast<std::size_t>(content.shape.count());
           });
    requirePlanes(sound, path);
}

void requireLevels(const LevelPattern& levels, const fs::path& path) {
    for (const auto& plane : levels.planes)
        if (const int highest = *std::ranges::max_element(plane); highest >= levels.count)
            throw failed(FRINGE_MARK("{0}: the level {1} occurs among {2} levels from 0; encode "
                                     "the field again."),
                         path.string(), highest, levels.count);
}

/// What a writer left on the disk, read again.
StoredData readBack(const FileFormat& format, const AtomicFile& file) {
    try {
        return format.read(file.temporary());
    } catch (const Error&) {
        file.requireRoom();
        throw failed(FRINGE_MARK("{0}: what was written could not be read back; check the free "
                                 "space and the health of the disk, then write again."),
                     file.target().string());
    }
}

void requireSame(bool same, const AtomicFile& file) {
    if (same)
        return;
    file.requireRoom();
    throw failed(FRINGE_MARK("{0}: what was written reads back differently; check the free "
                             "space and the health of the disk, then write again."),
                 file.target().string());
}

/// Syncs the file and its sidecar, then moves both into place, the sidecar first.
void commitWithSidecar(AtomicFile& file, const std::string& metadata, const fs::path& path,
                       bool overwrite) {
    AtomicFile sidecar(sidecarPath(path));
    sidecar.write(std::as_bytes(std::span(metadata)));
    file.sync();
    sidecar.commit(overwrite);
    try {
        file.commit(overwrite);
    } catch (...) {
        std::error_code ignored;
        fs::remove(sidecar.target(), ignored);
        throw;
    }
}

/// `write` fills the temporary file; `verify` judges what is read back.
struct Job {
    FileContent content;
    FileMetadata metadata;
    bool overwrite;
};
template <class Write, class Verify>
void store(const fs::path& path, const Job& job, Write write, Verify verify) {
    requireWritable(path, job.content, job.overwrite);
    const FileFormat& format = formatFor(path, job.content);
    const std::string metadata = metadataText(job.metadata);
    AtomicFile file(path);
    write(format, file, metadata);
    requireSame(verify(readBack(format, file).content), file);
    if (format.holdsMetadata)
        file.commit(job.overwrite);
    else
        commitWithSidecar(file, metadata, path, job.overwrite);
}

FileMetadata metadataOf(const Hologram& field) {
    return {
        field.sampling, field.program.empty() ? programName() : field.program, field.device, {}, 0};
}

FileMetadata metadataOf(const LevelPattern& levels) {
    return {levels.sampling, programName(), {}, levels.encoding, levels.count};
}

FileMetadata metadataOf(const Picture& picture) {
    return {picture.sampling, programName(), {}, {}, 0};
}

/// The value that one sample in a thousand exceeds; the largest one if that is zero.
float whiteOf(const Picture& picture) {
    std::vector<float> values;
    for (const auto& plane : picture.planes)
        std::ranges::copy_if(plane, std::back_inserter(values),
                             [](float value) { return std::isfinite(value); });
    if (values.empty())
        return 0;
    const auto at = values.end() - 1 - static_cast<std::ptrdiff_t>(values.size() / 1000);
    std::ranges::nth_element(values, at);
    return *at > 0 ? *at : *std::max_element(at, values.end());
}

LevelPattern scaledToLevels(const Picture& picture, int count) {
    const float white = whiteOf(picture);
    const double scale = white > 0 ? (count - 1) / static_cast<double>(white) : 0;
    const auto level = [&](float value) {
        const double scaled = value > 0 ? std::min(value, white) * scale : 0;
        return static_cast<std::uint16_t>(std::lround(scaled));
    };
    LevelPattern levels{picture.shape, count, {}, picture.sampling, {}};
    for (const auto& plane : picture.planes) {
        std::vector<std::uint16_t> numbers(plane.size());
        std::ranges::transform(plane, numbers.begin(), level);
        levels.planes.push_back(std::move(numbers));
    }
    return levels;
}

void storeLevels(const fs::path& path, const Job& job, const LevelPattern& levels) {
    store(
        path, job,
        [&](const FileFormat& format, AtomicFile& file, const std::string& metadata) {
            format.writeLevels(file, levels, metadata);
        },
        [&](const FieldOrLevels& read) {
            const auto* stored = std::get_if<LevelPattern>(&read);
            return stored && isSame(levels, *stored);
        });
}

void storePicture(const fs::path& path, const Job& job, const Picture& picture) {
    store(
        path, job,
        [&](const FileFormat& format, AtomicFile& file, const std::string& metadata) {
            format.writePicture(file, picture, metadata);
        },
        [&](const FieldOrLevels& read) {
            const auto* stored = std::get_if<Hologram>(&read);
            return stored && isSame(picture, *stored);
        });
}

} // namespace

void writeField(const fs::path& path, const Hologram& field, bool overwrite) {
    requirePlanes(field, path);
    store(
        path, {FileContent::Field, metadataOf(field), overwrite},
        [&](const FileFormat& format, AtomicFile& file, const std::string& metadata) {
            format.writeField(file, field, metadata);
        },
        [&](const FieldOrLevels& read) {
            const auto* stored = std::get_if<Hologram>(&read);
            return stored && isSame(field, *stored);
        });
}

void writeLevels(const fs::path& path, const LevelPattern& levels, bool overwrite) {
    requirePlanes(levels, path);
    requireLevels(levels, path);
    storeLevels(path, {FileContent::Levels, metadataOf(levels), overwrite}, levels);
}

void writePicture(const fs::path& path, const Picture& picture, bool overwrite) {
    requirePlanes(picture, path);
    const Job job{FileContent::Picture, metadataOf(picture), overwrite};
    const FileFormat& format = formatFor(path, FileContent::Picture);
    if (format.writePicture)
        storePicture(path, job, picture);
    else
        storeLevels(path, job, scaledToLevels(picture, format.pictureLevels));
}

} // namespace fringe
