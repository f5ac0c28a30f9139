// SPDX-License-Identifier: GPL-3.0-or-later
// fringe-probe-devices BACKEND FOLDER [ICD LIBRARY]: opens the module of a back-end in the folder
// of modules, which loads its drivers, or of OpenCL that one alone, and writes on standard output
// what devices they have. Drivers may end it.
#include "kernels/backend_probe.h"

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
    if (argc == 5)
        loadAlone({argv[3], argv[4]});
    setLimits();
    const int output = takenOutput();
    const std::string report = bytesOf(found(backend));
    const std::uint64_t count = report.size();
    writeAll(output, reinterpret_cast<const char*>(&count), sizeof count);
    writeAll(output, report.data(), report.size());
    ::_exit(0);
}
