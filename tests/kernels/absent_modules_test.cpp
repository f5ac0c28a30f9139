// SPDX-License-Identifier: GPL-3.0-or-later
// The list of back-ends where their modules are missing or damaged. The list is made once in a
// process, so the cases share one folder: no CUDA module, and an OpenCL module that is no library.
#include "kernels/backends.h"
#include "kernels/device.h"
#include "kernels/error.h"
#include "kernels/run_time_module.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <optional>

namespace fringe {
namespace {

class AbsentModules : public ::testing::Test {
  protected:
    static void SetUpTestSuite() {
        folder_.emplace();
        folder_->file("libfringe_opencl.so", "this is no library");
        std::filesystem::create_symlink(FRINGE_PROBE, *folder_ / "fringe-probe-devices");
        setenv("FRINGE_MODULE_PATH", folder_->path().c_str(), 1);
    }
    static void TearDownTestSuite() { folder_.reset(); }

    static const BackendReport& report(Backend backend) {
        return backendReports()[static_cast<std::size_t>(backend)];
    }

    static inline std::optional<test::ScratchFolder> folder_;
};

TEST_F(AbsentModules, aMissingOneNamesItsPackage) {
    const BackendReport& cuda = report(Backend::Cuda);
    EXPECT_TRUE(cuda.devices.empty());
    EXPECT_TRUE(cuda.absence.english().starts_with("there is no CUDA module"))
        << cuda.absence.english();
    EXPECT_NE(cuda.absence.english().find("the package fringe-cuda,"), std::string::npos)
        << cuda.absence.english();
}

TEST_F(AbsentModules, aDamagedOneIsNamedWithTheLoadersReason) {
    const BackendReport& opencl = report(Backend::OpenCl);
    EXPECT_TRUE(opencl.devices.empty());
    EXPECT_NE(opencl.absence.english().find("the OpenCL module could not be opened"),
              std::string::npos)
        << opencl.absence.english();
    EXPECT_NE(opencl.absence.english().find("libfringe_opencl.so"), std::string::npos)
        << opencl.absence.english();
}

TEST_F(AbsentModules, theReasonIsInTheRefusalOfADevice) {
    for (const char* id : {"cuda", "cuda:0"})
        try {
            openDevice(id);
            FAIL() << id;
        } catch (const DeviceUnavailable& refusal) {
            EXPECT_NE(std::string(refusal.what()).find("there is no CUDA module"),
                      std::string::npos)
                << refusal.what();
        }
}

TEST_F(AbsentModules, autoFallsToTheCpu) {
    EXPECT_EQ(openDevice("auto")->info().id, "cpu");
}

/// What is looked for in the current folder could be anybody's.
TEST(ModuleFolder, IsNeverTheCurrentOne) {
    for (const char* relative : {"", ".", "./lib", "lib/fringe", "../lib"}) {
        setenv("FRINGE_MODULE_PATH", relative, 1);
        EXPECT_TRUE(modulePath("fringe-read-gltf").empty()) << relative;
        const auto [entry, absence] = openModule({"images", "", "fringe", "", "x", 1});
        EXPECT_EQ(entry, nullptr);
        EXPECT_EQ(absence.english(), "FRINGE_MODULE_PATH is \"" + std::string(relative)
                                         + "\", which is no absolute path; unset it, or give one");
    }
    unsetenv("FRINGE_MODULE_PATH");
    EXPECT_TRUE(modulePath("fringe-read-gltf").is_absolute());
}

} // namespace
} // namespace fringe
