// SPDX-License-Identifier: GPL-3.0-or-later
// fringe-probe-devices BACKEND FOLDER [ICD LIBRARY | sharing DEVICE]: opens the module of a
// back-end in the folder of modules, which loads its drivers, or of OpenCL that one alone, and
// writes on standard output what devices they have; or instead of an absence how textures of OpenGL
// come to a device. Drivers may end it.
#include "kernels/backend_probe.h"
#include "kernels/error.h"
#include "kernels/gl/headless_context.h"
#include "kernels/gl/shared_texture.h"
#include "kernels/sharing_probe.h"

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace fringe {
namespace {

BackendReport found(Backend backend) {
    const auto [entry, absence] = openModule(moduleOf(backend));
    if (entry == nullptr)
        return {backend, {}, absence};
    return static_cast<const BackendModule*>(entry)->probe();
}

/// The worse way of both kinds of texels.
Message wayOf(const BackendModule& module, const DeviceInfo& device) {
    const HeadlessContext context;
    const auto opened = module.open(device, 1, &context.place());
    Message way;
    for (const Texel texel : {Texel::R32f, Texel::Rgba8}) {
        GlTexture texture(context.gl(), texel, {16, 16});
        const SharedTexture shared(*opened, texture);
        way = shared.way();
        if (!shared.isShared())
            break;
    }
    return way;
}

BackendReport sharing(Backend backend, const std::string& id) {
    const BackendReport all = found(backend);
    const auto device = std::ranges::find(all.devices, id, &DeviceInfo::id);
    if (device == all.devices.end())
        return {
            backend, {}, message(FRINGE_MARK("not known: there is no device {0} any more"), id)};
    try {
        const auto* const module =
            static_cast<const BackendModule*>(openModule(moduleOf(backend)).entry);
        return {backend, {}, wayOf(*module, *device)};
    } catch (const DeviceUnavailable& absence) {
        return {backend, {}, message(FRINGE_MARK("not at all: {0}"), absence.message)};
    } catch (const std::exception& error) {
        return {backend, {}, message(FRINGE_MARK("not at all: {0}"), error.what())};
    }
}

void writeAll(int file, const char* bytes, std::size_t count) {
    while (count > 0) {
        const ssize_t written = ::write(file, bytes, count);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            ::_exit(1);
        bytes += written;
        count -= static_cast<std::size_t>(written);
    }
}

/// What drivers print on standard output goes nowhere.
int takenOutput() {
    const int output = ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    ::dup2(nowhere, STDOUT_FILENO);
    return output;
}

/// No picture of its memory is left if a driver crashes, and it does not outlive who waits for it.
void setLimits() {
    constexpr struct rlimit none {};
    ::setrlimit(RLIMIT_CORE, &none);
    ::alarm(2 * static_cast<unsigned>(BackendProbe::usualPatience.count()));
}

} // namespace
} // namespace fringe

int main(int argc, char** argv) {
    using namespace fringe;
    if (argc != 3 && argc != 5)
        return 2;
    const std::string name = argv[1];
    const Backend backend = name == backendName(Backend::Cuda) ? Backend::Cuda : Backend::OpenCl;
    ::setenv("FRINGE_MODULE_PATH", argv[2], 1);
    const bool isAboutSharing = argc == 5 && std::string(sharingWord) == argv[3];
    if (argc == 5 && !isAboutSharing)
        loadAlone({argv[3], argv[4]});
    setLimits();
    const int output = takenOutput();
    const std::string report = bytesOf(isAboutSharing ? sharing(backend, argv[4]) : found(backend));
    const std::uint64_t count = report.size();
    writeAll(output, reinterpret_cast<const char*>(&count), sizeof count);
    writeAll(output, report.data(), report.size());
    ::_exit(0);
}
