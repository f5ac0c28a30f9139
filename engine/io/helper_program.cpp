// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/helper_program.h"

#include "engine/model/error.h"
#include "kernels/run_time_module.h"

namespace fringe {

std::filesystem::path helperProgram(const std::string& name) {
    if (const Message fault = moduleFolderFault(); !fault.empty())
        throw failed("{0}.", fault);
    std::filesystem::path path = modulePath(name);
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored))
        throw failed(FRINGE_MARK("{0} is not installed: there is no {1}; install all parts of the "
                                 "program together."),
                     name, path.string());
    return path;
}

} // namespace fringe
