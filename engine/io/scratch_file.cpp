// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/scratch_file.h"

#include "engine/model/error.h"

#include <cerrno>
#include <fcntl.h>
#include <string>
#include <system_error>
#include <unistd.h>

namespace fringe {
namespace {

Error notKept(const std::filesystem::path& folder, int errorNumber) {
    return failed(FRINGE_MARK("{0}: no scratch file could be written there for points that memory "
                              "is not to hold ({1}); free some space, let TMPDIR name another "
                              "folder or allow more memory."),
                  folder.string(), std::generic_category().message(errorNumber));
}

Error notReadAgain(const std::filesystem::path& folder, int errorNumber) {
    return failed(FRINGE_MARK("{0}: the scratch file of the points there could not be read again "
                              "({1}); check the disk or let TMPDIR name another folder."),
                  folder.string(), std::generic_category().message(errorNumber));
}

} // namespace

ScratchFile::ScratchFile() : folder_(scratchFolder()) {
    std::string name = (folder_ / "fringe-XXXXXX").string();
    descriptor_ = ::mkostemp(name.data(), O_CLOEXEC);
    if (descriptor_ < 0)
        throw notKept(folder_, errno);
    ::unlink(name.c_str());
}

ScratchFile::~ScratchFile() {
    ::close(descriptor_);
}

void ScratchFile::append(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR)
            throw notKept(folder_, errno);
        if (written > 0)
            bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
}

void ScratchFile::read(std::uint64_t from, std::span<std::byte> into) const {
    while (!into.empty()) {
        const ssize_t got =
            ::pread(descriptor_, into.data(), into.size(), static_cast<off_t>(from));
        if (got == 0 || (got < 0 && errno != EINTR))
            throw notReadAgain(folder_, got == 0 ? EIO : errno);
        if (got > 0) {
            into = into.subspan(static_cast<std::size_t>(got));
            from += static_cast<std::uint64_t>(got);
        }
    }
}

void ScratchPoints::add(const PointCloud& some) {
    const std::optional<Box> box = some.bounds();
    if (!box)
        return;
    if (count_ == 0)
        box_ = *box;
    box_.include(*box);
    count_ += some.points.size();
    points_.append(std::as_bytes(std::span(some.points)));
    if (some.colours.empty())
        return;
    if (!colours_)
        colours_.emplace();
    colours_->append(std::as_bytes(std::span(some.colours)));
}

void ScratchPoints::read(std::size_t first, std::span<Point> points,
                         std::span<PointColour> colours) const {
    points_.read(first * sizeof(Point), std::as_writable_bytes(points));
    if (!colours_)
        return;
    colours_->read(first * sizeof(PointColour), std::as_writable_bytes(colours));
    for (PointColour& colour : colours)
        for (float& part : colour)
            part /= divisor_;
}

} // namespace fringe
