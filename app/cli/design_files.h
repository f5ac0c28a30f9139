// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/scratch_files.h"
#include "engine/io/asset_files.h"
#include "engine/sources/source_kind.h"

#include <string>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace fringe {

class FileGroup;
struct Design;

/// The data of a file, or of the first source of the kind in an example. Throws as `readAsset`.
Asset::Data dataFor(const SourceKind& kind, const AssetSlot& slot, const std::string& file,
                    const FileReading& reading);

/// What came of a command, for `DesignFiles::finished`.
struct DesignEnd {
    std::string result;     ///< "e 0.926, u 0.967 in iteration 18 of 20"
    std::string means;      ///< ", in 1.2 s on cpu"
    bool isStopped = false; ///< before a stop rule held
};

/// The files that commands write or go on from which make the hologram of a design.
class DesignFiles {
  public:
    explicit DesignFiles(CLI::App& app);

    /// For pictures: adds `--seen`.
    void declareSeen(CLI::App& app);

    /// Throws `Error` (BadInput) where a file cannot be written or has no meaning.
    void check(const Design& design, const Session& session) const;

    /// What is kept for another run, on the device.
    ScratchJob scratchJob(const Design& design, bool realPart, const std::string& device) const;

    /// Whether all that is known of the design goes anywhere: a stopped one prints no facts.
    bool isReported(const DesignEnd& end, const Session& session) const;

    /// Writes the report, where one is asked for, moves it into place together with what was
    /// written, and says what was made. Of a stopped design it warns that the best pattern was
    /// kept, and throws `Cancelled`.
    Report finished(nlohmann::ordered_json facts, const DesignEnd& end, FileGroup& written,
                    const Session& session) const;

    bool mayReplace(const Session& session) const; ///< a dry run does, for it writes nothing
    bool isResumed() const;                        ///< `--resume` is given
    bool isDry() const { return isDry_; }          ///< only the plan is wanted
    const ScratchFiles& scratch() const { return scratch_; }
    const std::string& output() const { return output_; }
    const std::string& checkpoint() const { return checkpoint_; } ///< empty: none
    /// The file that iterations go on from: that of `--resume`, or without one that of
    /// `--checkpoint`, if there is something; empty: none.
    std::string resume() const;
    const std::string& seen() const { return seen_; } ///< empty: none

  private:
    bool goesOnFromCheckpoint() const; ///< rather than from another file or the scratch files
    std::string output_, report_, checkpoint_, resume_, seen_;
    bool isDry_ = false;
    ScratchFiles scratch_;
    CLI::Option* resumeOption_ = nullptr;
};

} // namespace fringe
