// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/klayout.h"

#include "engine/io/atomic_file.h"
#include "engine/mask/oasis_bytes.h"
#include "engine/model/error.h"
#include "kernels/reader_process.h"

#include <array>
#include <chrono>
#include <cstdlib>
#include <span>
#include <sstream>
#include <string_view>
#include <unistd.h>

namespace fringe {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::minutes longestConversion{30};
constexpr std::string_view script = R"(
layout = RBA::Layout.new
layout.read($from)
layout.write($to)
print "made"
$stdout.flush
)";

/// Where KLayout lies in the PATH; empty: nowhere.
fs::path klayoutPath() {
    const char* const path = std::getenv("PATH");
    std::istringstream folders(path != nullptr ? path : "");
    for (std::string folder; std::getline(folders, folder, ':');)
        if (const fs::path file = fs::path(folder) / "klayout"; ::access(file.c_str(), X_OK) == 0)
            return file;
    return {};
}

} // namespace

void requireKLayout(const fs::path& target) {
    if (klayoutPath().empty())
        throw badInput(FRINGE_MARK("{0} is written by way of KLayout, which is not installed here; "
                                   "install the package klayout, or write .oas or .gds."),
                       target.string());
}

void convertLayout(const fs::path& oasis, const fs::path& made, const fs::path& target,
                   const JobControl* control) {
    AtomicFile commands(fs::path(oasis).replace_extension(".rb")); // goes again
    commands.write(std::as_bytes(std::span(script)));
    const auto checkpoint = [control] {
        if (control != nullptr)
            control->checkpoint();
    };
    ReaderProcess klayout(klayoutPath(),
                          {"-b", "-rd", "from=" + fs::absolute(oasis).string(), "-rd",
                           "to=" + fs::absolute(made).string(), "-r",
                           fs::absolute(commands.temporary()).string()},
                          checkpoint, longestConversion);
    std::array<std::byte, 4> said{};
    if (klayout.read(said) != ReaderProcess::Fault::None)
        throw failed(FRINGE_MARK("KLayout did not write {0}: its memory or the disk may not do; "
                                 "write .oas or .gds."),
                     target.string());
}

LayoutFormat madeByKLayout(std::uint64_t bytesOfShape, std::uint64_t bytesOfCorner) {
    LayoutFormat layout = oasis::layout;
    layout.madeOfShape = bytesOfShape;
    layout.madeOfCorner = bytesOfCorner;
    return layout;
}

} // namespace fringe
