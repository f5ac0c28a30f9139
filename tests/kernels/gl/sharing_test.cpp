// SPDX-License-Identifier: GPL-3.0-or-later
// Textures of OpenGL that go to a device and back, on each device and with each kind of context. Of
// OpenCL there is the layer of `sharing_layer.cpp`, unless no layer is loaded.
#include "kernels/backends.h"
#include "kernels/error.h"
#include "kernels/gl/shared_texture.h"
#include "tests/kernels/gl/contexts.h"
#include "tests/kernels/gl/sharing_layer.h"
#include "tests/support/test_device.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <functional>
#include <random>
#include <span>
#include <vector>

namespace fringe::test {
namespace {

class Sharing : public testing::Test {
  protected:
    void SetUp() override {
        std::string why;
        context_ = madeContext(why);
        if (!context_)
            GTEST_SKIP() << why;
        try {
            open();
        } catch (const DeviceUnavailable& absence) {
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
    void open() { device_ = openDevice(testDevice(), {.place = &context_->gl().place()}); }
    static void fail(const char* fault) { ::setenv(sharingFault, fault, 1); }

    std::vector<float> noise(Texel texel, std::size_t count) {
        std::vector<float> values(count);
        for (float& value : values) {
            const auto bits = static_cast<std::uint32_t>(random_());
            value = static_cast<float>(bits) * 0x1p-31F - 1;
            if (texel == Texel::Rgba8)
                std::memcpy(&value, &bits, sizeof bits);
        }
        return values;
    }

    static bool areSame(const std::vector<float>& one, const std::vector<float>& other) {
        return one.size() == other.size()
               && std::memcmp(one.data(), other.data(), one.size() * sizeof(float)) == 0;
    }

    /// Whether all texels come to a plane, and all samples of it to the texture.
    testing::AssertionResult comeThrough(SharedTexture& shared, GlTexture& texture) {
        const Region all{0, 0, texture.shape()};
        const auto count = static_cast<std::size_t>(texture.shape().count());
        const auto plane = device_->allocate(texture.shape(), Element::Float32);
        const auto there = noise(texture.texel(), count), back = noise(texture.texel(), count);
        std::vector<float> found(count);
        texture.upload(std::as_bytes(std::span(there)));
        shared.take(*plane);
        device_->read(*plane, all, found.data(), texture.shape().cols);
        if (!areSame(found, there))
            return testing::AssertionFailure() << "other samples of the texture";
        device_->write(*plane, all, back.data(), texture.shape().cols);
        shared.give(*plane);
        texture.download(std::as_writable_bytes(std::span(found)));
        if (!areSame(found, back))
            return testing::AssertionFailure() << "other texels of the plane";
        return testing::AssertionSuccess();
    }

    /// The way after that, of a texture of floats.
    std::string wayOf(SharedTexture& shared, GlTexture& texture) {
        EXPECT_TRUE(comeThrough(shared, texture));
        return shared.way().english();
    }

    std::unique_ptr<TestContext> context_;
    std::unique_ptr<Device> device_;
    std::mt19937 random_{11};
};

TEST_F(Sharing, carriesEachSampleThereAndBack) {
    for (int turn = 0; turn < 24; ++turn) {
        const auto side = [&] {
            return std::uniform_int_distribution<std::int64_t>(1, 259)(random_);
        };
        const Shape shape = turn == 0   ? Shape{1, 97}
                            : turn == 1 ? Shape{131, 1}
                                        : Shape{side(), side()};
        const Texel texel = turn % 2 == 0 ? Texel::R32f : Texel::Rgba8;
        GlTexture texture(context_->gl(), texel, shape);
        SharedTexture shared(*device_, texture);
        EXPECT_TRUE(comeThrough(shared, texture)) << shape.cols << " x " << shape.rows;
        EXPECT_TRUE(comeThrough(shared, texture)) << "again";
        EXPECT_EQ(shared.isShared(), shared.way().english().starts_with("shared by "));
        EXPECT_TRUE(shared.isShared() || sharingCounts() == nullptr) << shared.way().english();
    }
    if (sharingCounts() != nullptr) {
        EXPECT_EQ(sharingCounts()->acquired, 24 * (2 + 2 * 2)); // and a small texture for each
    }
}

TEST_F(Sharing, refusesPlanesOfAnotherShape) {
    GlTexture texture(context_->gl(), Texel::R32f, {7, 9});
    SharedTexture shared(*device_, texture);
    const auto turned = device_->allocate({9, 7}, Element::Float32);
    const auto fields = device_->allocate({7, 9});
    EXPECT_THROW(shared.take(*turned), std::invalid_argument);
    EXPECT_THROW(shared.give(*fields), std::invalid_argument);
}

TEST_F(Sharing, endsWithItsContextAndASentence) {
    GlTexture texture(context_->gl(), Texel::R32f, {33, 21});
    SharedTexture shared(*device_, texture);
    const auto plane = device_->allocate(texture.shape(), Element::Float32);
    shared.take(*plane);
    context_->destroy();
    for (const auto& move :
         {std::function([&] { shared.take(*plane); }), std::function([&] { shared.give(*plane); })})
        try {
            move();
            FAIL() << "texels of a context that is gone";
        } catch (const DeviceError& lost) {
            EXPECT_STREQ(lost.what(),
                         "The OpenGL context is not current on this thread, or was destroyed.");
        }
}

TEST_F(Sharing, saysWhyItCopies) {
    GlTexture texture(context_->gl(), Texel::R32f, {33, 21});
    SharedTexture shared(*device_, texture);
    if (shared.isShared())
        GTEST_SKIP() << "this device shares textures";
    const std::string way = wayOf(shared, texture);
    if (testDevice() == "cpu") {
        EXPECT_EQ(way, "copied, for the device computes in the host's memory");
    } else if (context_->gl().renderer().find("llvmpipe") != std::string::npos) {
        EXPECT_TRUE(way.find("does not share textures with OpenGL") != std::string::npos
                    || way.find("OpenGL draws on another device: ") != std::string::npos)
            << way;
    } else { // whatever a driver says
        EXPECT_TRUE(way.starts_with("copied by way of the host: ")) << way;
    }
}

/// With the layer, and what goes wrong.
class SharingLayer : public Sharing {
  protected:
    void SetUp() override {
        Sharing::SetUp();
        if (!IsSkipped() && sharingCounts() == nullptr)
            GTEST_SKIP() << "the layer that shares textures is not loaded";
    }
    /// A texture of a device that was opened while that was wrong.
    std::string wayAfter(const char* fault) {
        fail(fault);
        open();
        GlTexture texture(context_->gl(), Texel::R32f, {33, 21});
        SharedTexture shared(*device_, texture);
        EXPECT_FALSE(shared.isShared());
        return wayOf(shared, texture);
    }
};

constexpr const char* copied = "copied by way of the host: ";

TEST_F(SharingLayer, copiesFromAForeignDevice) {
    EXPECT_EQ(wayAfter("foreign"),
              copied + ("OpenGL draws on another device: " + context_->gl().renderer()));
    EXPECT_EQ(sharingCounts()->acquired, 0);
}

TEST_F(SharingLayer, copiesARefusedFormat) {
    EXPECT_EQ(wayAfter("format"),
              std::string(copied)
                  + "clCreateFromGLTexture failed with CL_INVALID_IMAGE_FORMAT_DESCRIPTOR");
}

TEST_F(SharingLayer, findsADriverThatAltersTexels) {
    EXPECT_EQ(wayAfter("alter"),
              std::string(copied)
                  + "the driver was tried with a small texture, and changed it: update it");
}

TEST_F(SharingLayer, copiesWithoutOpenGl) {
    device_ = openDevice(testDevice());
    GlTexture texture(context_->gl(), Texel::Rgba8, {3, 5});
    SharedTexture shared(*device_, texture);
    EXPECT_EQ(wayOf(shared, texture),
              std::string(copied)
                  + "the device was opened without OpenGL, or its driver crashed at that");
}

TEST_F(SharingLayer, copiesWhereADriverWouldCrash) {
    EXPECT_EQ(wayAfter("crash"),
              std::string(copied)
                  + "the device was opened without OpenGL, or its driver crashed at that");
}

/// A frame in which something is lost is finished by the host, and so are those after it.
TEST_F(SharingLayer, finishesTheFrameInWhichSomethingIsLost) {
    for (const auto& [fault, reason] :
         {std::pair("lost", "clEnqueueAcquireGLObjects failed with CL_INVALID_GL_OBJECT"),
          std::pair("copy", "clEnqueueCopyImageToBuffer failed with CL_OUT_OF_RESOURCES")}) {
        ::unsetenv(sharingFault);
        GlTexture texture(context_->gl(), Texel::R32f, {33, 21});
        SharedTexture shared(*device_, texture);
        EXPECT_TRUE(comeThrough(shared, texture));
        EXPECT_EQ(shared.way().english(), "shared by OpenCL");
        fail(fault);
        EXPECT_EQ(wayOf(shared, texture), std::string(copied) + reason);
        ::unsetenv(sharingFault);
        EXPECT_EQ(wayOf(shared, texture), std::string(copied) + reason);
        EXPECT_FALSE(shared.isShared());
    }
}

} // namespace
} // namespace fringe::test
