// SPDX-License-Identifier: GPL-3.0-or-later
// Drivers that crash, hang or leave while they are loaded: the OpenCL loader finds one that does
// what the environment says.
#include "kernels/backend_search.h"
#include "kernels/error.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

namespace fringe {
namespace {

using namespace std::chrono_literals;

class BadDriver : public testing::Test {
  protected:
    BadDriver() {
        folder_.file("bad.icd", FRINGE_BAD_DRIVER "\n");
        ::setenv("OCL_ICD_VENDORS", folder_.path().c_str(), 1);
    }
    ~BadDriver() override {
        ::unsetenv("OCL_ICD_VENDORS");
        ::unsetenv("FRINGE_BAD_DRIVER");
    }

    static std::string absenceWhere(const char* driver, std::chrono::milliseconds patience = 10s) {
        ::setenv("FRINGE_BAD_DRIVER", driver, 1);
        const BackendReport report = BackendProbe(Backend::OpenCl, {}, patience).report();
        EXPECT_TRUE(report.devices.empty());
        return report.absence.english();
    }

    test::ScratchFolder folder_;
};

TEST_F(BadDriver, thatCrashesOrLeavesIsLeftOut) {
    for (const char* driver : {"crash", "abort", "exit"})
        EXPECT_EQ(absenceWhere(driver),
                  "a driver of OpenCL crashed or ended the program that was to find its devices: "
                  "update it, or remove it")
            << driver;
}

TEST_F(BadDriver, thatHangsIsLeftOut) {
    EXPECT_EQ(absenceWhere("hang", 300ms),
              "a driver of OpenCL did not answer within 1 s: update it, or remove it");
}

TEST_F(BadDriver, thatOnlyTalksIsHeardByNobody) {
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    const std::string absence = absenceWhere("talk");
    EXPECT_EQ(testing::internal::GetCapturedStdout() + testing::internal::GetCapturedStderr(), "");
    EXPECT_EQ(absence.find("crashed"), std::string::npos) << absence;
}

TEST_F(BadDriver, thatHangsIsNotWaitedForByWhoGivesUp) {
    ::setenv("FRINGE_BAD_DRIVER", "hang", 1);
    int asked = 0;
    const auto giveUp = [&] {
        if (++asked == 3)
            throw std::runtime_error("enough");
    };
    BackendProbe probe(Backend::OpenCl, giveUp);
    EXPECT_THROW(probe.report(), std::runtime_error);
}

/// A bad driver beside a sound one, if there is one here; what is kept of it goes to the test's own
/// folder.
class BadDriverAmongOthers : public BadDriver {
  protected:
    BadDriverAmongOthers() {
        ::setenv("XDG_CACHE_HOME", cache_.path().c_str(), 1);
        ::setenv("FRINGE_BAD_DRIVER_LOADS", (cache_ / "loads").c_str(), 1);
        std::filesystem::path sound;
        std::error_code none;
        for (const auto& entry : std::filesystem::directory_iterator("/etc/OpenCL/vendors", none))
            sound = entry.path();
        if (sound.empty())
            return;
        for (const char* name : {"a.icd", "z.icd"}) // the sound one need not be the first or last
            std::filesystem::copy_file(sound, folder_ / name);
        hasSound_ = true;
    }
    ~BadDriverAmongOthers() override {
        for (const char* name : {"XDG_CACHE_HOME", "FRINGE_BAD_DRIVER_LOADS", "OCL_ICD_FILENAMES"})
            ::unsetenv(name);
        ::unsetenv("OPENCL_LAYERS");
    }

    /// In an environment as at a start.
    BackendReport found(bool anew = false) const {
        ::setenv("OCL_ICD_VENDORS", folder_.path().c_str(), 1);
        ::unsetenv("OCL_ICD_FILENAMES");
        return BackendSearch(Backend::OpenCl, {}, anew, 5s).report();
    }
    std::uintmax_t loads() const {
        std::error_code none;
        const auto count = std::filesystem::file_size(cache_ / "loads", none);
        return none ? 0 : count;
    }

    test::ScratchFolder cache_;
    bool hasSound_ = false;
};

TEST_F(BadDriverAmongOthers, LeavesOutItselfOnly) {
    if (!hasSound_)
        GTEST_SKIP() << "there is no OpenCL driver here";
    ::setenv("FRINGE_BAD_DRIVER", "crash", 1);
    const BackendReport report = found();
    EXPECT_FALSE(report.devices.empty()) << report.absence.english();
    ASSERT_EQ(report.faults.size(), 1U);
    EXPECT_EQ(report.faults[0].english(),
              "the driver " + (folder_ / "bad.icd").string()
                  + " crashed or ended the program that was to find its devices: update it, or "
                    "remove it");
}

TEST_F(BadDriverAmongOthers, MayBeALayerOfTheLoader) {
    if (!hasSound_)
        GTEST_SKIP() << "there is no OpenCL driver here";
    for (const char* other :
         {"bad.icd", "z.icd"}) // for several drivers Debian's loader takes no layers
        std::filesystem::remove(folder_ / other);
    const std::size_t devices = found().devices.size();
    ::setenv("FRINGE_BAD_DRIVER", "crash", 1);
    ::setenv("OPENCL_LAYERS", FRINGE_BAD_DRIVER, 1);
    const BackendReport report = found();
    EXPECT_EQ(report.devices.size(), devices) << report.absence.english();
    ASSERT_EQ(report.faults.size(), 1U);
    const std::string fault = report.faults[0].english();
    EXPECT_EQ(fault.find("the layers that OPENCL_LAYERS names (" FRINGE_BAD_DRIVER ")"), 0U)
        << fault;
    EXPECT_EQ(std::getenv("OPENCL_LAYERS"), nullptr) << "they would crash this program";
    EXPECT_FALSE(std::filesystem::exists(cache_ / "fringe")) << "no driver is to blame";
}

TEST_F(BadDriverAmongOthers, IsWaitedForOnce) {
    if (!hasSound_)
        GTEST_SKIP() << "there is no OpenCL driver here";
    ::setenv("FRINGE_BAD_DRIVER", "abort", 1);
    const auto devices = found().devices.size();
    EXPECT_GT(devices, 0U);
    const auto before = loads();
    const BackendReport again = found();
    EXPECT_EQ(again.devices.size(), devices);
    ASSERT_EQ(again.faults.size(), 1U);
    EXPECT_NE(again.faults[0].english().find("at an earlier start"), std::string::npos);
    EXPECT_EQ(loads(), before);
}

TEST_F(BadDriverAmongOthers, IsTriedAgainOnceItIsAnotherOrThatIsWished) {
    if (!hasSound_)
        GTEST_SKIP() << "there is no OpenCL driver here";
    ::setenv("FRINGE_BAD_DRIVER", "crash", 1);
    found();
    ::setenv("FRINGE_BAD_DRIVER", "", 1);
    EXPECT_EQ(found().faults.size(), 1U);
    EXPECT_TRUE(found(true).faults.empty());
    EXPECT_TRUE(found().faults.empty()); // for it is forgotten
    ::setenv("FRINGE_BAD_DRIVER", "crash", 1);
    found();
    ::setenv("FRINGE_BAD_DRIVER", "", 1);
    folder_.file("bad.icd", FRINGE_BAD_DRIVER "\n\n");
    EXPECT_TRUE(found().faults.empty());
}

TEST_F(BadDriver, thatIsAloneIsNamedAndRemembered) {
    const test::ScratchFolder cache;
    ::setenv("XDG_CACHE_HOME", cache.path().c_str(), 1);
    ::setenv("FRINGE_BAD_DRIVER", "exit", 1);
    const auto absence = [] {
        const BackendReport report = BackendSearch(Backend::OpenCl, {}, false, 5s).report();
        EXPECT_TRUE(report.devices.empty());
        EXPECT_EQ(report.faults.size(), 1U);
        return report.absence.english();
    };
    EXPECT_NE(absence().find("bad.icd crashed"), std::string::npos);
    EXPECT_NE(absence().find("at an earlier start"), std::string::npos);
    ::unsetenv("XDG_CACHE_HOME");
}

TEST(BackendReports, comeBackAsTheyWere) {
    BackendReport report{Backend::OpenCl, {}, message("{0} of {1}", 3, message("{0}", "four"))};
    for (int i = 0; i < 3; ++i)
        report.devices.push_back({"opencl:" + std::to_string(i), Backend::OpenCl, DeviceKind::Gpu,
                                  "name \n", "driver", std::uint64_t{1} << 40, 128});
    const std::string bytes = bytesOf(report);
    const auto same = reportOf(Backend::OpenCl, bytes);
    ASSERT_TRUE(same);
    EXPECT_EQ(same->absence, report.absence);
    ASSERT_EQ(same->devices.size(), 3U);
    EXPECT_EQ(same->devices[2].id, "opencl:2");
    EXPECT_EQ(same->devices[2].name, "name \n");
    EXPECT_EQ(same->devices[2].driver, "driver");
    EXPECT_EQ(same->devices[2].kind, DeviceKind::Gpu);
    EXPECT_EQ(same->devices[2].memory, std::uint64_t{1} << 40);
    EXPECT_EQ(same->devices[2].computeUnits, 128);
}

TEST(BackendReports, thatAreDamagedAreNone) {
    const std::string bytes = bytesOf({Backend::OpenCl, {{}}, message("{0}", 1)});
    for (std::size_t length = 1; length < bytes.size(); ++length)
        if (const auto cut = reportOf(Backend::OpenCl, std::span(bytes).first(length))) {
            EXPECT_TRUE(cut->devices.empty()) << length;
        }
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        std::string damaged = bytes;
        damaged[i] = '\xff';
        reportOf(Backend::OpenCl, damaged);
    }
}

} // namespace
} // namespace fringe
