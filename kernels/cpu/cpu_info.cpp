// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd_choice.h"
#include "kernels/cpu_device.h"
#include "kernels/processors.h"

#include <fftw3.h>
#include <unistd.h>

#include <fstream>

namespace fringe {
namespace {

std::string processorName() {
    std::ifstream file("/proc/cpuinfo");
    for (std::string line; std::getline(file, line);)
        if (line.starts_with("model name") && line.find(": ") != std::string::npos)
            return line.substr(line.find(": ") + 2);
    return "Processor";
}

/// "fftw-3.3.10-sse2-avx" → "FFTW 3.3.10".
std::string fftwVersion() {
    const std::string version = fftwf_version;
    const std::size_t begin = version.find('-') + 1;
    return "FFTW " + version.substr(begin, version.find('-', begin) - begin);
}

std::string libraries() {
    return std::string(simd::bestKernels().name) + ", " + fftwVersion();
}

std::uint64_t physicalMemory() {
    return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES))
           * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

} // namespace

DeviceInfo cpuDeviceInfo() {
    DeviceInfo info;
    info.id = "cpu";
    info.backend = Backend::Cpu;
    info.kind = DeviceKind::Cpu;
    info.name = processorName();
    info.driver = libraries();
    info.memory = physicalMemory();
    info.computeUnits = processorsToUse();
    return info;
}

} // namespace fringe
