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

OpenedModule open(const fs::path& file, const RunTimeModule& module) {
    if (!fs::exists(file))
        return {nullptr,
                message(FRINGE_MARK("this program was built without the {0} module (no {1})"),
                        module.title, file.string())};
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

fs::path moduleFolder() {
    if (const char* chosen = std::getenv("FRINGE_MODULE_PATH"))
        return chosen;
    const fs::path program = fs::read_symlink("/proc/self/exe");
    return program.parent_path().parent_path() / "lib" / "fringe";
}

OpenedModule openModule(const RunTimeModule& module) noexcept {
    try {
        return open(moduleFolder() / (std::string("libfringe_") + module.name + ".so"), module);
    } catch (const std::exception& error) {
        return {nullptr, {error.what()}};
    }
}

} // namespace fringe
