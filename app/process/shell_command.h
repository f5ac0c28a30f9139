// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <string>

namespace fringe {

class JobControl;

/// How a command of the shell ended.
struct ShellEnd {
    int status = 0;      ///< its exit status, or 128 + the signal that ended it
    bool isLate = false; ///< it was ended, for it took too long
    std::string says;    ///< the last line that it wrote to standard error, or empty
};

/// Has /bin/sh run the command, with nothing to read and standard output left out, and waits. What
/// takes longer than `patience` is ended, with all that it started, and so it is when the job is
/// cancelled, and when this process ends. folder: where its standard error lies meanwhile. Throws
/// `Error` (Failed) where it cannot be started; `Cancelled`.
ShellEnd runShell(const std::string& command, const std::filesystem::path& folder,
                  std::chrono::milliseconds patience, const JobControl& control);

/// One word of the shell, whatever is in it.
std::string shellQuoted(const std::string& word);

} // namespace fringe
