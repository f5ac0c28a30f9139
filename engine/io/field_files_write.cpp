// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/atomic_file.h"
#include "engine/io/field_files.h"
#include "engine/io/file_checks.h"
#include "engine/io/metadata.h"
#include "engine/io/picture_levels.h"
#include "engine/io/read_back.h"
#include "engine/model/error.h"

#include <algorithm>
#include <span>

namespace fringe {
namespace {

namespace fs = std::filesystem;

template <class Content> void requirePlanes(const Content& content, const fs::path& path) {
    const Shape shape = content.shape();
    if (!shape.isAddressable() || !std::ranges::all_of(content.planes, [&](const auto& plane) {
            return plane.shape() == shape;
        }))
        throw failed(FRINGE_MARK("{0}: there is nothing to write, or planes of unequal size; "
                                 "compute the result again."),
                     path.string());
}

void requireLevels(const LevelPattern& levels, const fs::path& path) {
    for (const auto& plane : levels.planes)
        if (!plane.isInMemory())
            continue; // its encoder makes no others
        else if (const int highest = *std::ranges::max_element(plane.samples());
                 highest >= levels.count)
            throw failed(FRINGE_MARK("{0}: the level {1} occurs among {2} levels from 0; encode "
                                     "the field again."),
                         path.string(), highest, levels.count);
}

void commitWithSidecar(AtomicFile& file, const std::string& metadata, const fs::path& path,
                       bool overwrite) {
    FileGroup both;
    AtomicFile sidecar(sidecarPath(path));
    sidecar.write(std::as_bytes(std::span(metadata)));
    sidecar.commit(overwrite);
    file.commit(overwrite);
    both.commit();
}

struct Job {
    FileContent content;
    FileMetadata metadata;
    bool overwrite;
    const JobControl* control;
};

template <class Content>
using Writer = void (*FileFormat::*)(AtomicFile&, const Content&, const std::string&);

template <class Content>
void store(const fs::path& path, const Job& job, const Content& content, Writer<Content> write) {
    requireWritable(path, job.content, job.overwrite);
    const FileFormat& format = formatFor(path, job.content);
    const std::string metadata = metadataText(job.metadata);
    AtomicFile file(path, job.control);
    const Content seen = summedUp(content);
    (format.*write)(file, seen, metadata);
    file.checkpoint();
    // What did not lie in memory is not to lie there now.
    const bool isInMemory =
        std::ranges::all_of(content.planes, [](const auto& plane) { return plane.isInMemory(); });
    const auto read = [&](const fs::path& written) {
        return isInMemory || !format.readInPlace ? format.read(written, 0)
                                                 : format.readInPlace(written, 0);
    };
    requireSame(isSame(seen, readBack(file, read).content), file);
    file.checkpoint();
    if (format.holdsMetadata)
        file.commit(job.overwrite);
    else
        commitWithSidecar(file, metadata, path, job.overwrite);
}

FileMetadata metadataOf(const Hologram& field) {
    return {
        field.sampling, field.program.empty() ? programName() : field.program, field.device, {}, 0,
        field.aperture};
}

FileMetadata metadataOf(const LevelPattern& levels) {
    return {levels.sampling, programName(), {}, levels.encoding, levels.count, levels.aperture};
}

} // namespace

void writeField(const fs::path& path, const Hologram& field, bool overwrite,
                const JobControl* control) {
    requirePlanes(field, path);
    store(path, {FileContent::Field, metadataOf(field), overwrite, control}, field,
          &FileFormat::writeField);
}

void writeLevels(const fs::path& path, const LevelPattern& levels, bool overwrite,
                 const JobControl* control) {
    requirePlanes(levels, path);
    requireLevels(levels, path);
    store(path, {FileContent::Levels, metadataOf(levels), overwrite, control}, levels,
          &FileFormat::writeLevels);
}

void writePicture(const fs::path& path, const Picture& picture, bool overwrite,
                  const JobControl* control) {
    requirePlanes(picture, path);
    Job job{FileContent::Picture, metadataOf(picture), overwrite, control};
    const FileFormat& format = formatFor(path, FileContent::Picture);
    if (format.writePicture)
        return store(path, job, picture, &FileFormat::writePicture);
    job.metadata.white = whiteOf(picture);
    store(path, job, scaledToLevels(picture, format.pictureLevels, whiteOf(picture)),
          &FileFormat::writeLevels);
}

} // namespace fringe
