// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scratch_files.h"

#include "app/cli/session.h"
#include "engine/model/build.h"

#include <CLI/App.hpp>

namespace fringe {

ScratchFiles::ScratchFiles(CLI::App& app) {
    app.add_option("--scratch", folder_,
                   "Folder for what memory does not hold and for the state of iterations, on a "
                   "fast disk; TMPDIR, else /var/tmp, if not given")
        ->type_name("DIR");
}

Scratch ScratchFiles::of(const ScratchJob& job, const Session& session,
                         std::uint64_t beside) const {
    const auto tell = [&session](const Message& note) { session.say("note", note.english()); };
    return Scratch({folder_, job, beside, tell});
}

std::optional<FolderTiles> ScratchFiles::left(const ScratchJob& job) const {
    if (!job.isResumed)
        return std::nullopt;
    if (hasLeft(folder_, job))
        return tilesLeft(folder_, job);
    if (const auto other = leftByOther(folder_, job); other && other->build == buildName())
        throw badInput("--resume: what is left of this command was made on {0}, and on {1} it "
                       "would not become the same; give --device {0}, or begin anew without "
                       "--resume.",
                       other->device, job.device);
    return std::nullopt;
}

std::optional<FolderTiles> ScratchFiles::goneOnFrom(const ScratchJob& job,
                                                    const Session& session) const {
    auto tiles = left(job);
    if (job.isResumed && !tiles)
        sayNothingLeft(job, session);
    return tiles;
}

void ScratchFiles::sayNothingLeft(const ScratchJob& job, const Session& session) const {
    const std::string place = folder_.empty() ? scratchFolder().string() : folder_;
    const auto other = leftByOther(folder_, job);
    session.say("note",
                "--resume: nothing is left of this command in " + place
                    + (other ? " by this build of the program, only by " + other->build : "")
                    + "; it begins anew.");
}

void sayKept(const JobFolder& folder, const Session& session) {
    session.say("note", folder.path().string()
                            + ": what was finished is kept there; the same command with --resume "
                              "goes on from it.");
}

} // namespace fringe
