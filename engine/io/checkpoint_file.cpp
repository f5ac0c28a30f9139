// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/checkpoint_file.h"

#include "engine/io/atomic_file.h"
#include "engine/io/input_file.h"
#include "engine/model/checksum.h"
#include "engine/model/error.h"

#include <utility>

namespace fringe {

CheckpointReader::CheckpointReader(const std::filesystem::path& path,
                                   const CheckpointHeading& heading, std::uint64_t mark)
    : CheckpointReader(wholeFile(path), path.string(), heading, mark) {}

CheckpointReader::CheckpointReader(std::vector<std::byte> bytes, std::string name,
                                   const CheckpointHeading& heading,
                                   std::optional<std::uint64_t> mark)
    : bytes_(std::move(bytes)), rest_(bytes_), name_(std::move(name)), version_(heading.newest) {
    const auto begins = [this](const std::string& line) {
        return rest_.size() >= line.size() + sizeof(std::uint64_t)
               && std::memcmp(rest_.data(), line.data(), line.size()) == 0;
    };
    while (version_ > heading.oldest && !begins(heading.line(version_)))
        --version_;
    require(begins(heading.line(version_)));
    take(heading.line(version_).size());
    const std::size_t summed = bytes_.size() - sizeof(std::uint64_t);
    std::uint64_t sum = 0, found = 0;
    std::memcpy(&sum, bytes_.data() + summed, sizeof sum);
    require(sum == checksum(std::span(bytes_).first(summed)));
    get(found);
    if (mark && found != *mark)
        throw badInput(FRINGE_MARK("{0} is the checkpoint of another design; give the input and "
                                   "options that it was made with."),
                       name_);
}

void CheckpointReader::require(bool fits) const {
    if (!fits)
        throw badInput(FRINGE_MARK("{0} is damaged or no checkpoint of such a design; begin the "
                                   "design anew."),
                       name_);
}

std::span<const std::byte> CheckpointReader::take(std::size_t count) {
    require(count <= rest_.size());
    const auto taken = rest_.first(count);
    rest_ = rest_.subspan(count);
    return taken;
}

std::vector<std::byte> checkpointBytes(const CheckpointHeading& heading, std::uint64_t mark,
                                       const CheckpointWriter& state) {
    CheckpointWriter writer;
    const std::string line = heading.line(heading.newest);
    writer.append(std::as_bytes(std::span(line)));
    writer.pass(mark);
    writer.append(state.bytes());
    writer.pass(checksum(writer.bytes()));
    return std::move(writer).bytes();
}

void writeCheckpoint(const std::filesystem::path& path, const CheckpointHeading& heading,
                     std::uint64_t mark, const CheckpointWriter& state) {
    AtomicFile file(path);
    file.write(checkpointBytes(heading, mark, state));
    file.commit(true);
}

} // namespace fringe
