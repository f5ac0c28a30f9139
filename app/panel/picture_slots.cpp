// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel/picture_slots.h"

#include "engine/model/error.h"

#include <algorithm>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

namespace fringe {
namespace {

constexpr std::size_t headBytes = 64;

Error noSharedMemory() {
    return failed(FRINGE_MARK("There is no memory for the pictures of a panel; close other "
                              "programs."));
}

std::size_t sampleCount(const PanelSize& mode) {
    constexpr std::size_t channels = 3;
    return static_cast<std::size_t>(mode.width) * static_cast<std::size_t>(mode.height) * channels;
}

std::size_t slotBytes(const PanelSize& mode) {
    return (headBytes + sampleCount(mode) + headBytes - 1) / headBytes * headBytes;
}

/// Has the descriptor at least so many bytes? They are never taken away again.
bool holds(int descriptor, std::size_t bytes) {
    struct stat facts {};
    return ::fstat(descriptor, &facts) == 0 && static_cast<std::size_t>(facts.st_size) >= bytes;
}

} // namespace

PictureSlots::PictureSlots(int descriptor, const PanelSize& mode, bool isGrown)
    : mode_(mode), slot_(slotBytes(mode)) {
    const std::size_t bytes = slot_ * count;
    if (isGrown && !holds(descriptor, bytes)
        && ::posix_fallocate(descriptor, 0, static_cast<off_t>(bytes)) != 0)
        throw noSharedMemory();
    void* const memory = holds(descriptor, bytes) ? ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE,
                                                           MAP_SHARED, descriptor, 0)
                                                  : MAP_FAILED;
    if (memory == MAP_FAILED)
        throw noSharedMemory();
    memory_ = static_cast<std::byte*>(memory);
}

PictureSlots::~PictureSlots() {
    ::munmap(memory_, slot_ * count);
}

PictureSlots::Head& PictureSlots::head(std::uint64_t sequence) const {
    return *reinterpret_cast<Head*>(memory_ + sequence % count * slot_);
}

std::uint8_t* PictureSlots::samples(std::uint64_t sequence) const {
    return reinterpret_cast<std::uint8_t*>(memory_ + sequence % count * slot_ + headBytes);
}

void PictureSlots::write(std::uint64_t sequence, std::span<const std::uint8_t> from) {
    Head& head = this->head(sequence);
    head.sequence.store(0);
    head.bytes = std::min(from.size(), sampleCount(mode_));
    std::copy_n(from.begin(), head.bytes, samples(sequence));
    head.sequence.store(sequence);
}

std::span<const std::uint8_t> PictureSlots::read(std::uint64_t sequence) const {
    const Head& head = this->head(sequence);
    if (head.sequence.load() != sequence)
        return {};
    return {samples(sequence), std::min<std::size_t>(head.bytes, sampleCount(mode_))};
}

int newSharedMemory() {
    const int descriptor = ::memfd_create("fringe-pictures", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (descriptor < 0)
        throw noSharedMemory();
    ::fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK); // who reads would be ended by what is gone
    return descriptor;
}

} // namespace fringe
