// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/disk/folder_facts.h"

#include "engine/disk/folder_lock.h"

#include <cerrno>
#include <fcntl.h>
#include <sstream>
#include <system_error>
#include <unistd.h>

namespace fringe {
namespace {

constexpr const char* noWord = "-";

std::string wordOf(const std::string& text) {
    return text.empty() ? noWord : text;
}

/// As text; no link is followed, and no pipe waited for.
std::string textIn(const std::filesystem::path& path) {
    const int file = ::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    char text[1024] = {};
    if (file < 0 || ::pread(file, text, sizeof text - 1, 0) < 0)
        text[0] = 0;
    ::close(file);
    return text;
}

} // namespace

std::optional<FolderFacts> factsIn(const std::filesystem::path& folder) {
    std::istringstream words(textIn(folder / FolderFacts::name));
    FolderFacts facts;
    FolderTiles tiles;
    if (!(words >> std::hex >> facts.mark >> std::dec >> facts.device >> facts.build))
        return std::nullopt;
    if (facts.device == noWord)
        facts.device.clear();
    if (words >> tiles.rows >> tiles.tile.rows >> tiles.tile.cols >> tiles.memory && tiles.rows >= 0
        && tiles.tile.rows >= 0 && tiles.tile.cols >= 0)
        facts.tiles = tiles;
    return facts;
}

void writeFacts(const std::filesystem::path& folder, const FolderFacts& facts) {
    std::ostringstream words;
    words << std::hex << facts.mark << std::dec << ' ' << wordOf(facts.device) << ' '
          << wordOf(facts.build);
    if (facts.tiles)
        words << ' ' << facts.tiles->rows << ' ' << facts.tiles->tile.rows << ' '
              << facts.tiles->tile.cols << ' ' << facts.tiles->memory;
    const std::string text = words.str() + '\n';
    const auto path = folder / FolderFacts::name;
    const std::string made = path.string() + ".new";
    ::unlink(made.c_str());
    const int file = ::open(made.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    const bool isWritten =
        file >= 0 && ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size())
        && ::rename(made.c_str(), path.c_str()) == 0;
    const int fault = errno;
    ::close(file);
    if (!isWritten)
        throw noScratchIn(folder, std::generic_category().message(fault));
}

} // namespace fringe
