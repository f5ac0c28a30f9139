// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/disk/tile_file.h"

#include "engine/disk/stages.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <linux/magic.h>
#include <map>
#include <mutex>
#include <new>
#include <span>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/vfs.h>
#include <system_error>
#include <unistd.h>
#include <xxhash.h>

namespace fringe {
namespace {

constexpr std::uint64_t page = 4096; ///< that direct access keeps to

std::uint64_t roundedUp(std::uint64_t bytes) {
    return (bytes + page - 1) / page * page;
}

Error fault(const std::filesystem::path& path, int errorNumber) {
    if (errorNumber == ENOSPC || errorNumber == EDQUOT || errorNumber == EFBIG)
        return failed(FRINGE_MARK("{0}: the disk is full; what is there is kept, so make room and "
                                  "go on."),
                      path.string());
    if (errorNumber == ENOMEM)
        return failed(FRINGE_MARK("{0}: there is not enough memory to go on; close other "
                                  "programs, or choose fewer pixels."),
                      path.string());
    if (errorNumber == EFAULT)
        return failed(FRINGE_MARK("{0}: another program has cut the scratch file short; compute "
                                  "again."),
                      path.string());
    return failed(FRINGE_MARK("{0}: the scratch file cannot be used ({1}); check the disk, or name "
                              "another folder."),
                  path.string(), std::generic_category().message(errorNumber));
}

/// Calls `step(done)` until it has moved all bytes.
template <class Step>
void wholly(const std::filesystem::path& path, std::size_t bytes, const Step& step) {
    for (std::size_t done = 0; done < bytes;) {
        const ssize_t moved = step(done);
        if (moved < 0 && errno == EINTR)
            continue;
        if (moved <= 0)
            throw fault(path, moved == 0 ? EFAULT : errno);
        done += static_cast<std::size_t>(moved);
    }
}

void writeAt(int file, const std::filesystem::path& path, const void* bytes, std::size_t count,
             std::uint64_t from) {
    wholly(path, count, [&](std::size_t done) {
        return ::pwrite(file, static_cast<const std::byte*>(bytes) + done, count - done,
                        static_cast<off_t>(from + done));
    });
}

void readAt(int file, const std::filesystem::path& path, void* bytes, std::size_t count,
            std::uint64_t from) {
    wholly(path, count, [&](std::size_t done) {
        return ::pread(file, static_cast<std::byte*>(bytes) + done, count - done,
                       static_cast<off_t>(from + done));
    });
}

/// Memory that direct access takes, kept by each thread.
std::byte* blockOf(std::size_t bytes) {
    thread_local struct Kept {
        std::size_t size = 0;
        std::unique_ptr<std::byte, decltype(&std::free)> memory{nullptr, &std::free};
    } kept;
    if (kept.size < bytes) {
        kept.memory.reset(static_cast<std::byte*>(std::aligned_alloc(page, bytes)));
        kept.size = kept.memory ? bytes : 0;
        if (!kept.memory)
            throw std::bad_alloc();
    }
    return kept.memory.get();
}

/// `process_vm_readv`, or `writev`, between own memory and a mapped file: the kernel copies, so
/// that a part that another program has cut off is an error and not a signal.
void copy(decltype(::process_vm_readv)& way, const std::filesystem::path& path, void* own,
          std::byte* mapped, std::size_t count) {
    wholly(path, count, [&](std::size_t done) {
        const iovec here{static_cast<std::byte*>(own) + done, count - done};
        const iovec there{mapped + done, count - done};
        return way(::getpid(), &here, 1, &there, 1, 0);
    });
}

/// The file if its file system is memory; else, and where it cannot be mapped and copied, null.
std::byte* mappedInMemory(int file, std::size_t bytes) {
    struct statfs about {};
    if (::fstatfs(file, &about) != 0 || about.f_type != TMPFS_MAGIC)
        return nullptr;
    void* const mapped = ::mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (mapped == MAP_FAILED)
        return nullptr;
    char first = 0;
    const iovec here{&first, 1}, there{mapped, 1};
    if (::process_vm_readv(::getpid(), &here, 1, &there, 1, 0) == 1)
        return static_cast<std::byte*>(mapped);
    ::munmap(mapped, bytes); // some containers forbid it
    return nullptr;
}

/// Never 0, which says that nothing was written.
std::uint64_t sumOf(const void* bytes, std::size_t count) {
    return std::max<std::uint64_t>(XXH3_64bits(bytes, count), 1);
}

} // namespace

/// What the first page of a file says.
struct TileFile::Head {
    char magic[16] = "fringe tiles 1";
    std::uint64_t mark = 0;
    std::int64_t rows = 0, cols = 0, tileRows = 0, tileCols = 0;
    std::uint64_t sampleBytes = 0;

    friend bool operator==(const Head& a, const Head& b) {
        return std::memcmp(&a, &b, sizeof a) == 0;
    }
};

Region Tiling::region(std::int64_t number) const {
    const std::int64_t row = number / across() * tile.rows, col = number % across() * tile.cols;
    return {
        row, col, {std::min(tile.rows, plane.rows - row), std::min(tile.cols, plane.cols - col)}};
}

std::uint64_t TileFile::bytes(const Tiling& tiling, std::size_t sampleBytes) {
    const auto count = static_cast<std::uint64_t>(tiling.count());
    return page + roundedUp(count * sizeof(std::uint64_t))
           + count * roundedUp(static_cast<std::uint64_t>(tiling.tile.count()) * sampleBytes);
}

TileFile::TileFile(const JobFolder& folder, const std::string& name, const Tiling& tiling,
                   std::size_t sampleBytes)
    : path_(folder.path() / name), tiling_(tiling), sampleBytes_(sampleBytes),
      slot_(roundedUp(static_cast<std::uint64_t>(tiling.tile.count()) * sampleBytes)),
      sums_(static_cast<std::size_t>(tiling.count())) {
    const Head head{.mark = folder.mark(),
                    .rows = tiling.plane.rows,
                    .cols = tiling.plane.cols,
                    .tileRows = tiling.tile.rows,
                    .tileCols = tiling.tile.cols,
                    .sampleBytes = sampleBytes};
    const std::uint64_t wanted = bytes(tiling, sampleBytes);
    struct stat about {};
    const bool isAny = ::lstat(path_.c_str(), &about) == 0;
    if (isAny && !S_ISREG(about.st_mode))
        unlink(); // what was planted there is no file of this job
    bool isThere =
        isAny && S_ISREG(about.st_mode) && static_cast<std::uint64_t>(about.st_size) == wanted;
    openFiles(!isThere);
    if (isThere) {
        Head found;
        readAt(buffered_, path_, &found, sizeof found, 0);
        isThere = found == head;
    }
    if (isThere)
        readSums();
    else
        make(folder, wanted, head);
    mapped_ = mappedInMemory(buffered_, wanted);
}

void TileFile::make(const JobFolder& folder, std::uint64_t wanted, const Head& head) {
    openFiles(true);
    if (const int refused = ::posix_fallocate(buffered_, 0, static_cast<off_t>(wanted))) {
        unlink();
        throw refused == ENOSPC || refused == EDQUOT || refused == EFBIG
            ? failed(FRINGE_MARK("{0}: {1} of scratch files are needed there and {2} are free; "
                                 "make room, or name another folder."),
                     folder.path().string(), formatBytes(wanted),
                     formatBytes(freeBytes(folder.path())))
            : fault(path_, refused);
    }
    writeAt(buffered_, path_, &head, sizeof head, 0);
}

TileFile::~TileFile() {
    if (mapped_)
        ::munmap(mapped_, bytes(tiling_, sampleBytes_));
    ::close(direct_);
    ::close(buffered_);
}

void TileFile::openFiles(bool isNew) {
    for (int* const file : {&direct_, &buffered_})
        if (*file >= 0)
            ::close(std::exchange(*file, -1));
    constexpr int access = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;
    buffered_ = ::open(path_.c_str(), access | (isNew ? O_CREAT | O_TRUNC : 0), 0600);
    if (buffered_ < 0)
        throw fault(path_, errno);
    direct_ = ::open(path_.c_str(), access | O_DIRECT);
    if (direct_ < 0) // a file system without direct access
        direct_ = ::open(path_.c_str(), access);
    if (direct_ < 0)
        throw fault(path_, errno);
}

void TileFile::readSums() {
    readAt(buffered_, path_, sums_.data(), sums_.size() * sizeof sums_.front(), page);
}

std::uint64_t TileFile::offsetOf(std::int64_t tile) const {
    return page + roundedUp(sums_.size() * sizeof sums_.front())
           + static_cast<std::uint64_t>(tile) * slot_;
}

std::size_t TileFile::bytesOf(std::int64_t tile) const {
    return static_cast<std::size_t>(tiling_.region(tile).shape.count()) * sampleBytes_;
}

void TileFile::write(std::int64_t tile, const void* samples, std::ptrdiff_t stride) {
    std::byte* const data = blockOf(slot_);
    const Shape shape = tiling_.region(tile).shape;
    const std::size_t line = static_cast<std::size_t>(shape.cols) * sampleBytes_;
    for (std::int64_t row = 0; row < shape.rows; ++row)
        std::memcpy(data + static_cast<std::size_t>(row) * line,
                    static_cast<const std::byte*>(samples)
                        + row * stride * static_cast<std::ptrdiff_t>(sampleBytes_),
                    line);
    const std::size_t count = bytesOf(tile);
    std::memset(data + count, 0, roundedUp(count) - count);
    std::uint64_t& sum = sums_[static_cast<std::size_t>(tile)];
    sum = sumOf(data, count);
    const std::uint64_t placeOfSum = page + static_cast<std::uint64_t>(tile) * sizeof sum;
    if (mapped_) {
        copy(::process_vm_writev, path_, data, mapped_ + offsetOf(tile), count);
        copy(::process_vm_writev, path_, &sum, mapped_ + placeOfSum, sizeof sum);
    } else {
        writeAt(direct_, path_, data, roundedUp(count), offsetOf(tile));
        writeAt(buffered_, path_, &sum, sizeof sum, placeOfSum);
    }
}

/// The samples of a tile; null: it does not verify.
const std::byte* TileFile::verified(std::int64_t tile) const {
    const std::size_t count = bytesOf(tile);
    std::byte* const data = blockOf(slot_);
    if (mapped_)
        copy(::process_vm_readv, path_, data, mapped_ + offsetOf(tile), count);
    else
        readAt(direct_, path_, data, roundedUp(count), offsetOf(tile));
    return sumOf(data, count) == sums_[static_cast<std::size_t>(tile)] ? data : nullptr;
}

void TileFile::read(std::int64_t tile, void* samples, std::ptrdiff_t stride) const {
    const std::byte* const data = verified(tile);
    if (!data)
        throw failed(FRINGE_MARK("{0}: the disk gave back other samples than were written there; "
                                 "go on from what is whole, and check the disk."),
                     path_.string());
    const Shape shape = tiling_.region(tile).shape;
    const std::size_t line = static_cast<std::size_t>(shape.cols) * sampleBytes_;
    for (std::int64_t row = 0; row < shape.rows; ++row)
        std::memcpy(static_cast<std::byte*>(samples)
                        + row * stride * static_cast<std::ptrdiff_t>(sampleBytes_),
                    data + static_cast<std::size_t>(row) * line, line);
}

bool TileFile::isWhole(std::int64_t tile) const {
    return sums_[static_cast<std::size_t>(tile)] != 0 && verified(tile);
}

void TileFile::unlink() const {
    ::unlink(path_.c_str());
}

namespace {

double measuredRate(const std::filesystem::path& folder) {
    constexpr std::int64_t tiles = 64, tileBytes = 1 << 20;
    const auto start = std::chrono::steady_clock::now();
    JobFolder own(folder, static_cast<std::uint64_t>(::getpid()), false);
    TileFile file(own, "rate", {{tiles, tileBytes}, {1, tileBytes}}, 1);
    own.remove(); // now, so that a process that is killed leaves nothing
    const std::vector<std::byte> samples(tileBytes);
    onDiskThreads(tiles, [&](std::int64_t tile) { file.write(tile, samples.data(), 0); });
    onDiskThreads(tiles, [&](std::int64_t tile) { file.isWhole(tile); });
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    return 2.0 * tiles * tileBytes / seconds.count();
}

} // namespace

double diskRate(const std::filesystem::path& folder) {
    static std::mutex mutex;
    static std::map<std::filesystem::path, double> known;
    constexpr double common = 1e9; // of a disk without moving parts
    const std::lock_guard lock(mutex);
    const auto [place, isNew] = known.try_emplace(folder, common);
    if (isNew)
        try {
            place->second = measuredRate(folder);
        } catch (const Error&) { // is said when the files are made
        }
    return place->second;
}

} // namespace fringe
