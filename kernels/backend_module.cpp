// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/backend_module.h"

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>

namespace fringe {
namespace {

namespace fs = std::filesystem;

struct Vendor {
    const char* title;
    const char* remedy; ///< for a library that the module needs and that is not there
};

Vendor vendorOf(Backend backend) {
    if (backend == Backend::Cuda)
        return {"CUDA", FRINGE_MARK("install the NVIDIA driver and the CUDA run-time libraries")};
    return {"OpenCL", FRINGE_MARK("install an OpenCL ICD loader")};
}

fs::path moduleFolder() {
    if (const char* chosen = std::getenv("FRINGE_MODULE_PATH"))
        return chosen;
    const fs::path program = fs::read_symlink("/proc/self/exe");
    return program.parent_path().parent_path() / "lib" / "fringe";
}

/// The loader says "libX.so.1: cannot open shared object file: No such file or directory".
Message loadFailure(const std::string& loaderSays, const Vendor& vendor) {
    const std::size_t end = loaderSays.find(": cannot open shared object file");
    if (end != std::string::npos)
        return message(FRINGE_MARK("{0} was not found: {1}"), loaderSays.substr(0, end),
                       vendor.remedy);
    return message(FRINGE_MARK("the {0} module could not be opened: {1}"), vendor.title,
                   loaderSays);
}

OpenedModule open(const fs::path& file, const Vendor& vendor) {
    if (!fs::exists(file))
        return {nullptr,
                message(FRINGE_MARK("this program was built without the {0} module (no {1})"),
                        vendor.title, file.string())};
    void* library = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library)
        return {nullptr, loadFailure(dlerror(), vendor)};
    const auto* module = static_cast<const BackendModule*>(dlsym(library, "fringe_backend_module"));
    if (!module || module->abi != backendModuleAbi)
        return {nullptr, message(FRINGE_MARK("{0} belongs to another version of this program: "
                                             "install the two together"),
                                 file.string())};
    return {module, {}};
}

} // namespace

OpenedModule openBackendModule(Backend backend) noexcept {
    try {
        const std::string file = std::string("libfringe_") + backendName(backend) + ".so";
        return open(moduleFolder() / file, vendorOf(backend));
    } catch (const std::exception& error) {
        return {nullptr, {error.what()}};
    }
}

} // namespace fringe
