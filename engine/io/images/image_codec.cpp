// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_codec.h"

#include "engine/model/error.h"
#include "engine/model/units.h"
#include "kernels/run_time_module.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <limits>
#include <sys/resource.h>
#include <unistd.h>

namespace fringe {
namespace {

/// What `ulimit -v` leaves of the address space [bytes]; the largest number without it.
std::uint64_t addressSpaceLeft() {
    struct rlimit limit {};
    std::uint64_t pages = 0;
    if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY
        || !(std::ifstream("/proc/self/statm") >> pages))
        return std::numeric_limits<std::uint64_t>::max();
    const std::uint64_t used = pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
    return limit.rlim_cur - std::min<std::uint64_t>(limit.rlim_cur, used);
}

/// Libraries that these libraries load start threads, and end or block the program where they
/// cannot.
void requireAddressSpace() {
    constexpr std::uint64_t needed = 448 << 20;
    if (const std::uint64_t left = addressSpaceLeft(); left < needed)
        throw failed(FRINGE_MARK("Image files are read and written by libraries that take {0} of "
                                 "address space, and {1} are left; allow more (ulimit -v), or give "
                                 "the name of a .npy file."),
                     formatBytes(needed), formatBytes(left));
}

} // namespace

const ImageCodec& imageCodec() {
    static const OpenedModule opened = [] {
        requireAddressSpace();
        return openModule({"images", "OpenImageIO", "fringe", FRINGE_MARK("install OpenImageIO"),
                           "fringe_image_codec", imageCodecAbi});
    }();
    if (!opened.entry)
        throw badInput(FRINGE_MARK("Image files cannot be read or written: {0}."), opened.absence);
    return *static_cast<const ImageCodec*>(opened.entry);
}

void requireImageCodec() {
    imageCodec();
}

} // namespace fringe
