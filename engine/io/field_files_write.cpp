// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/atomic_file.h"
#include "engine/io/field_files.h"
#include "engine/io/file_checks.h"
#include "engine/io/frame_files.h"
#include "engine/io/metadata.h"
#include "engine/io/picture_levels.h"
#include "engine/io/read_back.h"
#include "engine/io/relief_files.h"
#include "engine/model/build.h"
#include "engine/model/error.h"

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <memory>
#include <span>
#include <sstream>
#include <xxhash.h>

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
    const Written<Content> seen(content);
    (format.*write)(file, seen.content, metadata);
    file.checkpoint();
    requireSame(file, [&](const fs::path& written) {
        return isSame(seen,
                      (format.readInPlace ? format.readInPlace : format.read)(written, {}).content);
    });
    file.checkpoint();
    if (job.metadata.frame) {
        FileMetadata own = job.metadata;
        own.frame->sum = sumOfFile(file.temporary());
        commitWithSidecar(file, metadataText(own), path, job.overwrite);
    } else if (format.holdsMetadata)
        file.commit(job.overwrite);
    else
        commitWithSidecar(file, metadata, path, job.overwrite);
}

FileMetadata metadataOf(const Hologram& field) {
    return {.sampling = field.sampling,
            .program = field.program.empty() ? programName() : field.program,
            .device = field.device,
            .aperture = field.aperture,
            .beam = field.beam,
            .lens = field.lens,
            .seen = field.seen,
            .solved = field.solved};
}

FileMetadata metadataOf(const LevelPattern& levels) {
    return {.sampling = levels.sampling,
            .program = programName(),
            .encoding = levels.encoding,
            .levels = levels.count,
            .aperture = levels.aperture,
            .beam = levels.beam,
            .lens = levels.lens,
            .powers = levels.powers,
            .efficiency = levels.efficiency,
            .bands = levels.bands,
            .solved = levels.solved};
}

void storePicture(const fs::path& path, const Picture& seen, Job job) {
    const FileFormat& format = formatFor(path, FileContent::Picture);
    const Picture picture = format.planesAreChannels ? inColours(seen) : seen;
    requirePlanes(picture, path);
    if (format.writePicture)
        return store(path, job, picture, &FileFormat::writePicture);
    const float white = whiteOf(picture);
    job.metadata.white = white;
    store(path, job, scaledToLevels(picture, format.pictureLevels, white),
          &FileFormat::writeLevels);
}

} // namespace

std::string sumOfFile(const fs::path& path) {
    const auto free = [](XXH3_state_t* state) { XXH3_freeState(state); };
    const std::unique_ptr<XXH3_state_t, decltype(free)> state(XXH3_createState(), free);
    XXH3_64bits_reset(state.get());
    std::ifstream file(path, std::ios::binary);
    std::vector<char> some(1 << 16);
    while (file.read(some.data(), std::ssize(some)) || file.gcount() > 0)
        XXH3_64bits_update(state.get(), some.data(), static_cast<std::size_t>(file.gcount()));
    std::ostringstream text;
    text << "xxh3:" << std::hex << std::setw(16) << std::setfill('0')
         << XXH3_64bits_digest(state.get());
    return text.str();
}

void writeField(const fs::path& path, const Hologram& field, bool overwrite,
                const JobControl* control) {
    requirePlanes(field, path);
    store(path, {FileContent::Field, metadataOf(field), overwrite, control}, field,
          &FileFormat::writeField);
}

void writeLevels(const fs::path& path, const LevelPattern& pattern, bool overwrite,
                 const JobControl* control) {
    const LevelPattern levels =
        formatFor(path, FileContent::Levels).planesAreChannels ? inColours(pattern) : pattern;
    requirePlanes(levels, path);
    requireLevels(levels, path);
    store(path, {FileContent::Levels, metadataOf(levels), overwrite, control}, levels,
          &FileFormat::writeLevels);
}

void writeFrame(const fs::path& path, LevelPattern picture, const FrameFacts& facts, bool overwrite,
                const JobControl* control) {
    picture.sampling.wavelengths.clear(); // its planes are bits, not colours
    picture.encoding.clear();
    requirePlanes(picture, path);
    requireLevels(picture, path);
    Job job{FileContent::Levels, metadataOf(picture), overwrite, control};
    job.metadata.frame = facts;
    store(path, job, picture, &FileFormat::writeLevels);
}

void writeRelief(const fs::path& path, LevelPattern numbers, const ReliefFacts& facts,
                 bool overwrite, const JobControl* control) {
    numbers.encoding.clear();
    requirePlanes(numbers, path);
    Job job{FileContent::Levels, metadataOf(numbers), overwrite, control};
    job.metadata.relief = facts;
    store(path, job, numbers, &FileFormat::writeLevels);
}

void writeRelief(const fs::path& path, const Picture& metres, const ReliefFacts& facts,
                 bool overwrite, const JobControl* control) {
    requirePlanes(metres, path);
    Job job{FileContent::Picture, metadataOf(metres), overwrite, control};
    job.metadata.relief = facts;
    store(path, job, metres, &FileFormat::writePicture);
}

void writePicture(const fs::path& path, const Picture& picture, bool overwrite,
                  const JobControl* control) {
    storePicture(path, picture, {FileContent::Picture, metadataOf(picture), overwrite, control});
}

void writePhase(const fs::path& path, const PhasePicture& picture, bool overwrite,
                const JobControl* control) {
    Job job{FileContent::Picture, metadataOf(picture.phases), overwrite, control};
    job.metadata.unit = picture.unit;
    storePicture(path, picture.phases, std::move(job));
}

} // namespace fringe
