// SPDX-License-Identifier: GPL-3.0-or-later
// Frames whose cameras OpenGL draws for the device of FRINGE_TEST_DEVICE; of OpenCL there is the
// layer that shares textures, too.
#include "engine/model/error.h"
#include "kernels/error.h"
#include "kernels/gl/headless_context.h"
#include "tests/engine/live/two_squares.h"
#include "tests/kernels/gl/sharing_layer.h"
#include "tests/support/test_device.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

namespace fringe::test {
namespace {

double errorOf(const Previews& got, const Previews& wanted) {
    double error = 0, all = 0;
    for (std::size_t plane = 0; plane < wanted.size(); ++plane)
        for (std::size_t i = 0; i < wanted[plane].values.size(); ++i) {
            const double one = wanted[plane].values[i], other = got.at(plane).values.at(i);
            error += (one - other) * (one - other);
            all += one * one;
        }
    EXPECT_GT(all, 0);
    return std::sqrt(error / all);
}

/// Evenly bright, so that eight bits have its intensities.
Design unlit(Shape plate, const char* occlusion = "none") {
    Design design = twoSquares(plate, occlusion);
    design.sources.front().kind.values["shading"] = std::string("none");
    return design;
}

class DrawnFrames : public testing::Test {
  protected:
    void SetUp() override {
        try {
            const HeadlessContext context;
            device_.emplace(ComputeDevice::open(testDevice()));
        } catch (const DeviceUnavailable& absence) {
            GTEST_SKIP() << absence.what();
        } catch (const Error& absence) {
            GTEST_SKIP() << absence.what();
        }
        if (sharingCounts() != nullptr)
            sharingCounts()->acquired = sharingCounts()->released = sharingCounts()->wrong = 0;
    }
    void TearDown() override {
        ::unsetenv(sharingFault);
        if (sharingCounts() == nullptr)
            return;
        EXPECT_EQ(sharingCounts()->acquired, sharingCounts()->released);
        EXPECT_EQ(sharingCounts()->wrong, 0);
    }

    static LiveFrame read(const Design& design) {
        LiveFrames frames(cpu(), LiveDrawing::ByProcessor);
        return frameOf(design, frames);
    }
    /// By OpenGL, of a design that the processor draws within that error.
    LiveFrame drawn(const Design& design, LiveFrames& frames, double most = 1e-3) {
        LiveFrame frame = frameOf(design, frames);
        EXPECT_LE(errorOf(frame.pictures, read(design).pictures), most);
        EXPECT_NE(frame.way.english().find("drawn by "), std::string::npos);
        EXPECT_EQ(frame.way.english().find("drawn by the processor"), std::string::npos)
            << frame.way.english();
        return frame;
    }
    LiveFrames frames() const { return LiveFrames(*device_, LiveDrawing::ByOpenGl); }

    std::optional<ComputeDevice> device_;
};

TEST_F(DrawnFrames, AreThoseThatTheProcessorDraws) {
    // OpenCL compiles transforms of each length anew, which takes long on processors.
    const std::vector<Shape> plates(testDevice() == "cpu" ? std::vector<Shape>{{48, 64}, {37, 53}}
                                                          : std::vector<Shape>{{48, 64}});
    LiveFrames made = frames();
    for (const char* occlusion : {"none", "silhouette"})
        for (const Shape plate : plates) {
            SCOPED_TRACE(occlusion);
            const LiveFrame frame = drawn(unlit(plate, occlusion), made);
            EXPECT_EQ(frame.isShared, sharingCounts() != nullptr || testDevice() == "cuda")
                << frame.way.english();
        }
    if (sharingCounts() != nullptr) {
        EXPECT_GT(sharingCounts()->acquired, 0);
    }
}

TEST_F(DrawnFrames, AreSeenFromAnEye) {
    Design design = unlit({48, 64});
    design.sources.back().kind.values["projection"] = std::string("perspective");
    design.sources.back().kind.values["distance"] = 2e-3;
    LiveFrames made = frames();
    drawn(design, made);
}

TEST_F(DrawnFrames, HaveTheLightOfTheirCameras) {
    for (const char* phase : {"random", "constant", "smooth"}) {
        SCOPED_TRACE(phase);
        Design design = unlit({48, 64});
        auto& camera = design.sources.back().kind.values;
        camera["phase"] = std::string(phase);
        camera["seed"] = std::int64_t{77};
        camera["strength"] = 1.5;
        camera["width"] = 2e-4;
        camera["height"] = 3e-4;
        camera["x"] = 3e-5;
        design.setup.wavelengths = {633_nm, 532_nm, 450_nm};
        LiveFrames made = frames();
        drawn(design, made);
    }
}

TEST_F(DrawnFrames, ShowLightAndColoursToEightBits) {
    Design design = twoSquares({48, 64}, "none");
    design.sources.back().kind.values["gamma"] = 2.2;
    LiveFrames made = frames();
    drawn(design, made, 1e-2);
}

TEST_F(DrawnFrames, FollowWhatMoves) {
    LiveFrames made = frames();
    Design design = unlit({48, 64});
    for (const double azimuth : {0.1, 0.25, -0.3}) {
        design.sources.back().kind.values["azimuth"] = azimuth;
        design.sources.front().kind.values["x"] = azimuth * 1e-4;
        drawn(design, made);
    }
}

/// Light that OpenGL would draw otherwise is the processor's.
TEST_F(DrawnFrames, LeaveToTheProcessorWhatItDrawsBetter) {
    Design design = unlit({48, 64}, "silhouette");
    design.sources.back().kind.values["feather"] = std::int64_t{2};
    LiveFrames made = frames();
    const LiveFrame frame = frameOf(design, made);
    EXPECT_EQ(frame.way.english(), "drawn by the processor");
    EXPECT_LE(errorOf(frame.pictures, read(design).pictures), testDevice() == "cpu" ? 0 : 1e-3);
}

/// The hologram of the frame at which one stops, on the device that its frames were made beside.
TEST_F(DrawnFrames, StopAtTheHologramThatIsComputedWithoutThem) {
    constexpr double sixtyDecibels = 1e-3;
    const Design design = unlit({48, 64});
    LiveFrames made = frames();
    drawn(design, made);
    const Field one = inMemory(planeOf(computed(design, *device_)));
    const Field other = inMemory(planeOf(computed(design)));
    double error = 0, all = 0;
    for (std::size_t i = 0; i < one.size(); ++i) {
        error += std::norm(std::complex<double>(one.samples()[i] - other.samples()[i]));
        all += std::norm(std::complex<double>(other.samples()[i]));
    }
    EXPECT_LE(std::sqrt(error / all), sixtyDecibels);
}

TEST_F(DrawnFrames, AreFinishedWhereSharingFails) {
    if (sharingCounts() == nullptr)
        GTEST_SKIP() << "the layer that shares textures is not loaded";
    for (const char* fault : {"lost", "copy", "format", "foreign", "alter", "crash"}) {
        SCOPED_TRACE(fault);
        const bool isFromTheFirst = std::string(fault) != "lost" && std::string(fault) != "copy";
        const Design design = unlit({48, 64});
        LiveFrames made = frames();
        if (!isFromTheFirst) {
            EXPECT_TRUE(drawn(design, made).isShared);
        }
        ::setenv(sharingFault, fault, 1);
        for (int turn = 0; turn < 2; ++turn) {
            const LiveFrame frame = drawn(design, made);
            EXPECT_FALSE(frame.isShared);
            EXPECT_NE(frame.way.english().find("copied by way of the host: "), std::string::npos)
                << frame.way.english();
        }
        ::unsetenv(sharingFault);
    }
}

/// A screen that may be lost.
class TestScreen final : public GlOwner {
  public:
    TestScreen() { context_.leave(); }
    const GlPlace& place() const override { return context_.place(); }
    void lose() { isLost_ = true; }

  private:
    bool enter() override { return !isLost_ && context_.enter(); }
    void leave() override { context_.leave(); }

    HeadlessContext context_;
    bool isLost_ = false;
};

/// Frames whose pictures stay in textures.
class ShownFrames : public DrawnFrames {
  protected:
    void SetUp() override {
        DrawnFrames::SetUp();
        if (!IsSkipped())
            screen_ = std::make_shared<TestScreen>();
    }
    LiveFrames frames() const { return LiveFrames(*device_, LiveDrawing::ByOpenGl, screen_); }

    static Previews seen(const LiveFrame& frame) {
        Previews pictures = frame.pictures;
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            EXPECT_TRUE(pictures[i].values.empty());
            pictures[i].values = frame.textures.at(i).kept->values();
        }
        return pictures;
    }
    /// Value that a share of them does not exceed.
    static double quantile(std::vector<float> values, double share) {
        std::ranges::sort(values);
        return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
    }
    static LiveFrame shown(const Design& design, LiveFrames& frames) {
        LiveFrame frame = frameOf(design, frames);
        const Previews pictures = seen(frame), wanted = read(design).pictures;
        EXPECT_LE(errorOf(pictures, wanted), 1e-3);
        for (std::size_t i = 0; i < pictures.size(); ++i) {
            EXPECT_EQ(pictures[i].width, wanted[i].width);
            EXPECT_EQ(pictures[i].wavelength, wanted[i].wavelength);
            for (std::size_t share = 0; share < PictureTexture::shares.size(); ++share) {
                const double high = quantile(pictures[i].values, PictureTexture::shares[share]);
                EXPECT_NEAR(frame.textures[i].highs[share], high, high / 256);
            }
        }
        return frame;
    }
    static std::string wayToScreen(const LiveFrame& frame) {
        const std::string way = frame.way.english();
        return way.substr(way.find("; to the screen "));
    }

    std::shared_ptr<TestScreen> screen_;
};

TEST_F(ShownFrames, LieWhereTheyAreShown) {
    Design design = unlit({48, 64});
    LiveFrames made = frames();
    const std::string way = wayToScreen(shown(design, made));
    const bool isShared = sharingCounts() != nullptr || testDevice() == "cuda";
    EXPECT_EQ(way.find("shared by ") != std::string::npos, isShared) << way;
    EXPECT_EQ(way.find("copied") == std::string::npos, isShared) << way;
    design.setup.wavelengths = {633_nm, 532_nm, 450_nm};
    EXPECT_EQ(shown(design, made).textures.size(), 3U);
}

TEST_F(ShownFrames, StayAsTheyAreWhileSomebodyLooks) {
    Design design = unlit({48, 64});
    LiveFrames made = frames();
    std::vector<LiveFrame> kept;
    std::vector<Previews> pictures;
    std::set<unsigned> names;
    for (const double azimuth : {0.1, 0.25, -0.3}) {
        design.sources.back().kind.values["azimuth"] = azimuth;
        kept.push_back(shown(design, made));
        pictures.push_back(seen(kept.back()));
        names.insert(kept.back().textures.front().kept->name());
    }
    EXPECT_EQ(names.size(), kept.size());
    for (std::size_t i = 0; i < kept.size(); ++i)
        EXPECT_EQ(seen(kept[i]).front().values, pictures[i].front().values);
    kept.erase(kept.begin());
    EXPECT_TRUE(names.contains(shown(design, made).textures.front().kept->name()));
}

TEST_F(ShownFrames, OutliveWhoMakesThem) {
    const Design design = unlit({48, 64});
    LiveFrame frame;
    {
        LiveFrames made = frames();
        frame = shown(design, made);
    }
    screen_.reset();
    EXPECT_LE(errorOf(seen(frame), read(design).pictures), 1e-3);
}

TEST_F(ShownFrames, AreFinishedBesideALostScreen) {
    const Design design = unlit({48, 64});
    LiveFrames made = frames();
    const LiveFrame before = shown(design, made);
    screen_->lose();
    for (int turn = 0; turn < 2; ++turn) {
        const LiveFrame frame = drawn(design, made);
        EXPECT_TRUE(frame.textures.empty());
        EXPECT_EQ(wayToScreen(frame), "; to the screen by way of the host: The OpenGL context "
                                      "cannot be made current: it is lost.");
    }
    EXPECT_TRUE(before.textures.front().kept->values().empty());
}

TEST_F(ShownFrames, ComeByWayOfTheHostWhereSharingFails) {
    if (sharingCounts() == nullptr)
        GTEST_SKIP() << "the layer that shares textures is not loaded";
    for (const char* fault : {"lost", "format", "foreign", "alter"}) {
        SCOPED_TRACE(fault);
        const bool isFromTheFirst = std::string(fault) != "lost";
        const Design design = unlit({48, 64});
        LiveFrames made = frames();
        if (!isFromTheFirst)
            shown(design, made);
        ::setenv(sharingFault, fault, 1);
        for (int turn = 0; turn < 2; ++turn)
            EXPECT_TRUE(wayToScreen(shown(design, made))
                            .starts_with("; to the screen copied by way of the host: "));
        ::unsetenv(sharingFault);
    }
}

/// Without a library of OpenGL, or a GPU that draws.
TEST_F(DrawnFrames, SayWhyTheProcessorDraws) {
    std::string renderer;
    {
        const HeadlessContext context;
        if (!context.gl().isOnProcessor())
            GTEST_SKIP() << "a GPU draws here";
        renderer = context.gl().renderer();
    }
    LiveFrames made(*device_);
    for (int turn = 0; turn < 2; ++turn)
        EXPECT_EQ(frameOf(unlit({48, 64}), made).way.english(),
                  "drawn by the processor: OpenGL has no GPU here (" + renderer + ")");
}

} // namespace
} // namespace fringe::test
