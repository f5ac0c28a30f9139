// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/camera_command.h"

#include "app/cli/session.h"
#include "app/process/shell_command.h"
#include "engine/model/error.h"
#include "engine/model/mapped_plane.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"

#include <chrono>
#include <cmath>
#include <stdlib.h>

namespace fringe {
namespace {

namespace fs = std::filesystem;

constexpr const char *patternWord = "{pattern}", *pictureWord = "{picture}";
constexpr const char* pictureStem = "picture";

std::string replaced(std::string text, const std::string& word, const std::string& by) {
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + by.size()))
        text.replace(at, word.size(), by);
    return text;
}

fs::path newFolder() {
    std::string pattern = (fs::temp_directory_path() / "fringe-camera-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr)
        throw failed("no folder can be made in {0} for the camera's files; free some room, or set "
                     "TMPDIR.",
                     fs::temp_directory_path().string());
    return pattern;
}

/// Counts of a picture of one plane.
CameraShot shotOf(const FieldOrLevels& content) {
    const auto oneOf = [](const auto& planes) {
        if (planes.size() != 1)
            throw failed("--camera-command: its picture has {0} colours; have it write a grey one.",
                         planes.size());
        return planes.front();
    };
    if (const auto* levels = std::get_if<LevelPattern>(&content))
        return {inMemory(mapped(oneOf(levels->planes), [](int level) { return float(level); })),
                static_cast<double>(levels->count - 1)};
    CameraShot shot;
    shot.counts = inMemory(
        mapped(oneOf(std::get<Hologram>(content).planes), [](Complex u) { return u.real(); }));
    for (const float value : shot.counts.samples())
        if (!std::isfinite(value))
            throw failed("--camera-command: its picture holds a value that is not a finite number; "
                         "have it write counts.");
    return shot;
}

} // namespace

CameraCommand::CameraCommand(Way way, Session& session) : way_(std::move(way)), session_(session) {
    for (const char* word : {patternWord, pictureWord})
        if (way_.command.find(word) == way_.command.npos)
            throw badInput(
                "--camera-command: {0} is missing, which stands for the file of the {1}; "
                "give a command such as 'snap {pattern} {picture}'.",
                word, std::string(word).substr(1, 7));
    folder_ = newFolder();
}

CameraCommand::~CameraCommand() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

std::string CameraCommand::commandLine() const {
    const fs::path stem = folder_ / pictureStem;
    std::string line = replaced(way_.command, patternWord,
                                shellQuoted((folder_ / ("pattern" + way_.suffix)).string()));
    line = replaced(line, std::string(pictureWord) + ".", shellQuoted(stem.string()) + ".");
    return replaced(line, pictureWord, shellQuoted(stem.string() + ".png"));
}

fs::path CameraCommand::picturePath() const {
    for (const auto& entry : fs::directory_iterator(folder_))
        if (entry.path().stem() == pictureStem && entry.path().extension() != ".json")
            return entry.path();
    return {};
}

FieldOrLevels CameraCommand::read(const fs::path& picture) const {
    try {
        return readFieldOrLevels(picture, {}, session_.options().memoryBytes(), false,
                                 &session_.control());
    } catch (const Error& error) {
        throw failed("--camera-command: its picture cannot be read: {0}",
                     error.message().english());
    }
}

CameraShot CameraCommand::take(const LevelPattern& pattern) {
    if (const fs::path before = picturePath(); !before.empty())
        fs::remove(before);
    const JobControl& control = session_.control();
    writeLevels(folder_ / ("pattern" + way_.suffix), pattern, true, &control);
    const auto patience =
        std::chrono::milliseconds(static_cast<std::int64_t>(std::ceil(way_.seconds * 1000)));
    const ShellEnd end = runShell(commandLine(), folder_, patience, control);
    const std::string says =
        end.says.empty() ? "" : " (it says: " + showable(end.says, mostQuoted) + ')';
    if (end.isLate)
        throw failed("--camera-command: it took longer than the {0} s of --camera-seconds and was "
                     "ended{1}.",
                     formatRounded(way_.seconds), says);
    if (end.status != 0)
        throw failed("--camera-command: it ended with status {0}{1}.", end.status, says);
    const fs::path picture = picturePath();
    if (picture.empty())
        throw failed("--camera-command: it wrote no picture to the file that {picture} stands "
                     "for{0}.",
                     says);
    CameraShot shot = shotOf(read(picture));
    if (way_.saturation > 0)
        shot.saturation = way_.saturation;
    return shot;
}

} // namespace fringe
