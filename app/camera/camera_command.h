// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/camera/spot_measure.h"
#include "engine/io/field_files.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace fringe {

class JobControl;
class OwnFolder;
class Chain;

/// A camera that is a command of the user's: it shows a pattern file and writes a picture file.
class CameraCommand {
  public:
    struct Way {
        std::string command{};    ///< with {pattern} and {picture}
        double seconds = 60;      ///< that it may take
        std::string suffix{};     ///< of pattern files: ".png"
        double saturation = 0;    ///< the highest count of the camera; 0: that of its files
        std::uint64_t memory = 0; ///< that reading a picture may take [bytes]; 0: what there is
    };

    /// Makes a scratch folder for the files, which is removed with the object. Throws `Error`
    /// (BadInput) for a command without {pattern} or {picture}; likewise `OwnFolder`.
    CameraCommand(Way way, JobControl& control);
    ~CameraCommand();
    CameraCommand(const CameraCommand&) = delete;
    CameraCommand& operator=(const CameraCommand&) = delete;

    /// Writes the pattern as its device is sent it, runs the command and reads what it wrote: grey
    /// levels or numbers. Throws `Error` (Failed) where the command fails, takes too long, or
    /// writes no picture; `Cancelled`.
    CameraShot take(const Chain& pattern);

  private:
    std::string commandLine() const;
    std::filesystem::path picturePath() const; ///< empty: there is none

    Way way_;
    JobControl& control_;
    std::unique_ptr<OwnFolder> folder_;
};

/// A camera's picture from a file: its counts, of one colour, and its highest count. Throws `Error`
/// for what cannot be read, or is no picture of counts; `Cancelled`.
CameraShot readShot(const std::filesystem::path& picture, std::uint64_t memory,
                    const JobControl& control);

} // namespace fringe
