// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/opencl/programs.h"

#include "kernels/opencl/opencl_errors.h"

namespace fringe::opencl {
namespace {

constexpr const char* buildOptions = "-cl-std=CL1.2";

cl::Program built(cl::Program program, const cl::Device& device) {
    try {
        program.build(device, buildOptions);
    } catch (const cl::BuildError& error) {
        std::string log;
        for (const auto& [owner, text] : error.getBuildLog())
            log += text;
        throw DeviceError(errorSentence(error) + " The compiler of "
                          + device.getInfo<CL_DEVICE_NAME>() + " says: " + log);
    }
    return program;
}

} // namespace

Programs::Programs(cl::Context context, cl::Device device)
    : context_(std::move(context)), device_(std::move(device)) {}

const cl::Program& Programs::program(const std::string& name) {
    const auto found = programs_.find(name);
    if (found != programs_.end())
        return found->second;
    const cl::Program source(context_, std::string(kernelSource(name)));
    return programs_.emplace(name, built(source, device_)).first->second;
}

cl::Kernel Programs::kernel(const std::string& name, const char* function) {
    return cl::Kernel(program(name), function);
}

} // namespace fringe::opencl
