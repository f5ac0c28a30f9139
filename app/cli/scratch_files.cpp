// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/scratch_files.h"

#include "app/cli/session.h"

#include <CLI/App.hpp>

namespace fringe {

ScratchFiles::ScratchFiles(CLI::App& app) {
    app.add_option("--scratch", folder_,
                   "Folder for what memory does not hold, on a fast disk; TMPDIR, else /var/tmp, "
                   "if not given")
        ->type_name("DIR");
}

std::unique_ptr<JobFolder> ScratchFiles::open(const ScratchJob& job, std::uint64_t bytes) const {
    return openJobFolder(folder_, job, bytes);
}

void sayKept(const JobFolder& folder, const Session& session) {
    session.say("note", folder.path().string()
                            + ": what was finished is kept there; the same command with --resume "
                              "goes on from it.");
}

} // namespace fringe
