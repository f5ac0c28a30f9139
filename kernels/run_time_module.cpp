// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/run_time_module.h"

#include <dlfcn.h>
#include <link.h>

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

/// The file of the library that this code is linked into; empty of a program.
fs::path ownLibrary() {
    Dl_info info{};
    link_map* own = nullptr;
    const auto* here = reinterpret_cast<const void*>(&absenceOf);
    const bool isKnown = dladdr1(here, &info, reinterpret_cast<void**>(&own), RTLD_DL_LINKMAP) != 0;
    return isKnown && *own->l_name != '\0' ? fs::canonical(own->l_name) : fs::path();
}

/// As it is when it is first asked for: later the current folder may be another.
const fs::path& partsFolder() {
    static const fs::path folder = [] {
        const fs::path library = ownLibrary();
        return library.empty() ? fs::read_symlink("/proc/self/exe").parent_path().parent_path()
                                     / "lib" / "fringe"
                               : library.parent_path() / "parts";
    }();
    return folder;
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
    return partsFolder() / file;
}

Message absenceOf(const RunTimeModule& module) {
    if (Message fault = moduleFolderFault(); !fault.empty())
        return fault;
    const fs::path file = modulePath(fileOf(module));
    if (fs::exists(file))
        return {};
    return message(FRINGE_MARK("there is no {0} module ({1}): it is in the package {2}, or built "
                               "with the program where {0} is found"),
                   module.title, file.string(), module.package);
}

OpenedModule openModule(const RunTimeModule& module) noexcept {
    try {
        return open(module);
    } catch (const std::exception& error) {
        return {nullptr, {error.what()}};
    }
}

} // namespace fringe
