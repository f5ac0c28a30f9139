// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/opencl/opencl_api.h"

#include <map>
#include <string>

namespace fringe::opencl {

/// The text of a kernel file with all that it includes, as the build embedded it. name: file name
/// without its ending, "exact_points".
const char* kernelSource(const std::string& name);

/// The programs of one context, each built when it is first asked for.
class Programs {
  public:
    Programs(cl::Context context, cl::Device device);

    /// A kernel of the program `name`. Throws `DeviceError` with the compiler's log.
    cl::Kernel kernel(const std::string& name, const char* function);

  private:
    const cl::Program& program(const std::string& name);

    cl::Context context_;
    cl::Device device_;
    std::map<std::string, cl::Program> programs_;
};

} // namespace fringe::opencl
