// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/camera/camera_command.h"

#include "app/process/shell_command.h"
#include "engine/disk/job_folder.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/mapped_plane.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"
#include "engine/outputs/sent_files.h"

#include <chrono>
#include <cmath>

namespace fringe {
namespace {

namespace fs = std::filesystem;

constexpr const char *patternWord = "{pattern}", *pictureWord = "{picture}";
constexpr const char *patternStem = "pattern", *pictureStem = "picture";

std::string replaced(std::string text, const std::string& word, const std::string& by) {
    for (std::size_t at = text.find(word); at != text.npos; at = text.find(word, at + by.size()))
        text.replace(at, word.size(), by);
    return text;
}

/// In brackets; empty: nothing.
std::string saidBy(const ShellEnd& end) {
    return end.says.empty() ? "" : " (" + showable(end.says, mostQuoted) + ')';
}

/// The picture that the device of a pattern is sent.
LevelPattern pictureToSend(const Chain& pattern, JobControl& control) {
    const auto levels = pattern.encoded(control);
    const auto frame = pattern.sent(control);
    return frame ? pictureLevels(*frame, *levels) : *levels;
}

/// Counts of a picture of one plane.
CameraShot shotOf(const FieldOrLevels& content) {
    const auto oneOf = [](const auto& planes) {
        if (planes.size() != 1)
            throw failed(FRINGE_MARK("The camera's picture has {0} colours; give a grey one."),
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
            throw failed(FRINGE_MARK("The camera's picture holds a value that is not a finite "
                                     "number; give counts."));
    return shot;
}

} // namespace

CameraCommand::CameraCommand(Way way, JobControl& control)
    : way_(std::move(way)), control_(control) {
    const auto require = [&](const char* word, const char* lacking) {
        if (way_.command.find(word) == way_.command.npos)
            throw badInput(lacking);
    };
    require(patternWord, FRINGE_MARK("The camera's command lacks '{pattern}', which stands for the "
                                     "file of the pattern; give a command such as 'snap {pattern} "
                                     "{picture}'."));
    require(pictureWord, FRINGE_MARK("The camera's command lacks '{picture}', which stands for the "
                                     "file of the picture; give a command such as 'snap {pattern} "
                                     "{picture}'."));
    folder_ = std::make_unique<OwnFolder>(fs::path(), 0);
}

CameraCommand::~CameraCommand() = default;

std::string CameraCommand::commandLine() const {
    const fs::path stem = folder_->path() / pictureStem;
    std::string line =
        replaced(way_.command, patternWord,
                 shellQuoted((folder_->path() / (patternStem + way_.suffix)).string()));
    line = replaced(line, std::string(pictureWord) + ".", shellQuoted(stem.string()) + ".");
    return replaced(line, pictureWord, shellQuoted(stem.string() + ".png"));
}

fs::path CameraCommand::picturePath() const {
    for (const auto& entry : fs::directory_iterator(folder_->path()))
        if (entry.path().stem() == pictureStem && entry.path().extension() != ".json")
            return entry.path();
    return {};
}

CameraShot CameraCommand::take(const Chain& pattern) {
    if (const fs::path before = picturePath(); !before.empty())
        fs::remove(before);
    writeLevels(folder_->path() / (patternStem + way_.suffix), pictureToSend(pattern, control_),
                true, &control_);
    const auto patience =
        std::chrono::milliseconds(static_cast<std::int64_t>(std::ceil(way_.seconds * 1000)));
    const ShellEnd end = runShell(commandLine(), folder_->path(), patience, control_);
    if (end.isLate)
        throw failed(FRINGE_MARK("The camera's command took longer than the {0} s that it may take "
                                 "and was ended{1}."),
                     formatRounded(way_.seconds), saidBy(end));
    if (end.status != 0)
        throw failed(FRINGE_MARK("The camera's command ended with status {0}{1}."), end.status,
                     saidBy(end));
    const fs::path picture = picturePath();
    if (picture.empty())
        throw failed(FRINGE_MARK("The camera's command wrote no picture to the file that "
                                 "'{picture}' stands for{0}."),
                     saidBy(end));
    CameraShot shot = [&] {
        try {
            return readShot(picture, way_.memory, control_);
        } catch (const Error& error) {
            throw failed(FRINGE_MARK("The picture that the camera's command wrote cannot be read: "
                                     "{0}"),
                         error.message());
        }
    }();
    if (way_.saturation > 0)
        shot.saturation = way_.saturation;
    return shot;
}

CameraShot readShot(const fs::path& picture, std::uint64_t memory, const JobControl& control) {
    return shotOf(readFieldOrLevels(picture, {}, memory, false, &control));
}

} // namespace fringe
