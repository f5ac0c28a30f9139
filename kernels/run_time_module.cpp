// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/run_time_module.h"

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>

namespace fringe {
namespace {

namespace fs = std::filesystem;

/// The loader says "libX.so.1: cannot open shared object file: No such file or directory".
Message loadFailure(const std::string& loaderSays, const RunTimeModule& module) {
    const std::size_t end = loaderSays.find(": cannot open shared object file");
    if (end != std::string::npos)
        return message(FRINGE_MARK("{0} was not found: {1}"), loaderSays.substr(0, end),
                       module.remedy);
    return message(FRINGE_MARK("the {0} module could not be opened: {1}"), module.title,
                   loaderSays);
}

std::string fileOf(const RunTimeModule& module) {
    return std::string("libfringe_") + module.name + ".so";
}

OpenedModule open(const RunTimeModule& module) {
    if (Message absence = absenceOf(module); !absence.empty())
        return {nullptr, std::move(absence)};
    const fs::path file = modulePath(fileOf(module));
    void* library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return {nullptr, loadFailure(dlerror(), module)};
    const void* entry = dlsym(library, module.symbol);
    if (!entry || *static_cast<const int*>(entry) != module.abi)
        return {nullptr, message(FRINGE_MARK("{0} belongs to another version of this program: "
                                             "install the two together"),
                                 file.string())};
    return {entry, {}};
}

} // namespace

Message moduleFolderFault() {
    const char* const chosen = std::getenv("FRINGE_MODULE_PATH");
    if (chosen == nullptr || fs::path(chosen).is_absolute())
        return {};
    return message(
        FRINGE_MARK("FRINGE_MODULE_PATH is \"{0}\", which is no absolute path; unset it, "
                    "or give one"),
        std::string(chosen));
}

fs::path modulePath(const std::string& file) {
    if (!moduleFolderFault().empty())
        return {};
    if (const char* chosen = std::getenv("FRINGE_MODULE_PATH"))
        return fs::path(chosen) / file;
    const fs::path program = fs::read_symlink("/proc/self/exe");
    return program.parent_path().parent_path() / "lib" / "fringe" / file;
}

Message absenceOf(const RunTimeModule& module) {
    if (Message fault = moduleFolderFault(); !fault.empty())
        return fault;
    const fs::path file = modulePath(fileOf(module));
    if (fs::exists(file))
        return {};
    return message(FRINGE_MARK("this program was built without the {0} module (no {1})"),
                   module.title, file.string());
}

OpenedModule openModule(const RunTimeModule& module) noexcept {
    try {
        return open(module);
    } catch (const std::exception& error) {
        return {nullptr, {error.what()}};
    }
}

} // namespace fringe
