// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/camera/spot_measure.h"
#include "engine/io/field_files.h"

#include <filesystem>
#include <string>

namespace fringe {

class Session;

/// A camera that is a command of the user's: it shows a pattern file and writes a picture file.
class CameraCommand {
  public:
    struct Way {
        std::string command;   ///< with {pattern} and {picture}
        double seconds = 60;   ///< that it may take
        std::string suffix;    ///< of pattern files: ".png"
        double saturation = 0; ///< the highest count of the camera; 0: that of its files
    };

    /// Makes a folder for the files, which is removed with the object. Throws `Error` (BadInput)
    /// for a command without {pattern} or {picture}.
    CameraCommand(Way way, Session& session);
    ~CameraCommand();
    CameraCommand(const CameraCommand&) = delete;
    CameraCommand& operator=(const CameraCommand&) = delete;

    /// Writes the pattern, runs the command and reads what it wrote: grey levels or numbers. Throws
    /// `Error` (Failed) where the command fails, takes too long, or writes no picture; `Cancelled`.
    CameraShot take(const LevelPattern& pattern);

  private:
    std::string commandLine() const;
    std::filesystem::path picturePath() const; ///< empty: there is none
    FieldOrLevels read(const std::filesystem::path& picture) const;

    Way way_;
    Session& session_;
    std::filesystem::path folder_;
};

} // namespace fringe
