// SPDX-License-Identifier: GPL-3.0-or-later
// How textures come to OpenCL devices, as programs of their own find it, with the layer of
// `sharing_layer.cpp`.
#include "kernels/backends.h"
#include "kernels/sharing_probe.h"
#include "tests/kernels/gl/sharing_layer.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace fringe::test {
namespace {

class SharingProbe : public testing::Test {
  protected:
    void SetUp() override {
        for (const BackendReport& report : backendReports())
            if (report.backend == Backend::OpenCl)
                devices_ = report.devices;
        if (devices_.empty())
            GTEST_SKIP() << "there is no OpenCL device";
        devices_.resize(1);
        if (way().starts_with("not at all: "))
            GTEST_SKIP() << way();
    }
    void TearDown() override {
        for (const char* name : {sharingFault, noOpenGl})
            ::unsetenv(name);
    }

    std::string way() const { return sharingWays(devices_, {}).front().way.english(); }
    std::string wayAfter(const char* fault) const {
        ::setenv(sharingFault, fault, 1);
        return way();
    }

    /// Where vendors of OpenGL are looked for, for the loader of EGL.
    static constexpr const char* noOpenGl = "__EGL_VENDOR_LIBRARY_FILENAMES";
    std::vector<DeviceInfo> devices_;
};

TEST_F(SharingProbe, findsTheWayOfEachDevice) {
    EXPECT_EQ(way(), "shared by OpenCL");
    EXPECT_NE(wayAfter("foreign").find("copied by way of the host: OpenGL draws on another device"),
              std::string::npos);
    EXPECT_NE(wayAfter("format").find("copied by way of the host: clCreateFromGLTexture failed"),
              std::string::npos);
}

TEST_F(SharingProbe, outlivesADriverThatCrashes) {
    const std::string reason = wayAfter("crash");
    EXPECT_NE(reason.find("not known: the driver " + devices_[0].driver + " crashed"),
              std::string::npos)
        << reason;
}

TEST_F(SharingProbe, saysThatThereIsNoOpenGl) {
    ::setenv(noOpenGl, "/none", 1);
    EXPECT_EQ(way(), "not at all: there is no OpenGL 3.3 without a window here: install a driver "
                     "for the GPU, or Mesa to draw on the processor");
}

} // namespace
} // namespace fringe::test
