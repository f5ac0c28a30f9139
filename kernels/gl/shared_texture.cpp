// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gl/shared_texture.h"

#include "kernels/error.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <stdexcept>

namespace fringe {
namespace {

constexpr std::int64_t side = 16;
using Small = std::array<float, side * side>;

/// Floats, or bytes of which none is as another nearby.
Small pattern(Texel texel, std::uint32_t seed) {
    Small values{};
    for (std::uint32_t i = 0; i < values.size(); ++i) {
        const std::uint32_t bits = (i + seed) * 2654435761U;
        if (texel == Texel::R32f)
            values[i] = static_cast<float>(bits) * 0x1p-30F - 2;
        else
            std::memcpy(&values[i], &bits, sizeof bits);
    }
    return values;
}

bool isSame(const Small& one, const Small& other) {
    return std::memcmp(one.data(), other.data(), sizeof one) == 0;
}

/// Throws `DeviceError` unless all bits of a small texture come to the device and back.
void requireFaithful(Device& device, const GlTexture& like) {
    constexpr Shape shape{side, side};
    constexpr Region all{0, 0, shape};
    GlTexture texture(like.context(), like.texel(), shape);
    const auto plane = device.allocate(shape, Element::Float32);
    const auto link = device.link(texture);
    const Small there = pattern(like.texel(), 1), back = pattern(like.texel(), 1000);
    Small found{};
    texture.upload(std::as_bytes(std::span(there)));
    link->take(*plane);
    device.read(*plane, all, found.data(), side);
    const bool came = isSame(found, there);
    device.write(*plane, all, back.data(), side);
    link->give(*plane);
    texture.download(std::as_writable_bytes(std::span(found)));
    if (!came || !isSame(found, back))
        throw DeviceUnavailable(message(
            FRINGE_MARK("the driver was tried with a small texture, and changed it: update it")));
}

} // namespace

Message withoutPlace() {
    return message(
        FRINGE_MARK("the device was opened without OpenGL, or its driver crashed at that"));
}

SharedTexture::SharedTexture(Device& device, GlTexture& texture)
    : device_(device), texture_(texture) {
    try {
        link_ = device.link(texture);
        if (link_)
            requireFaithful(device, texture);
        way_ = link_ == nullptr
                   ? message(FRINGE_MARK("copied, for the device computes in the host's memory"))
               : device.info().backend == Backend::Cuda ? message(FRINGE_MARK("shared by CUDA"))
                                                        : message(FRINGE_MARK("shared by OpenCL"));
    } catch (const DeviceUnavailable& reason) {
        fallBack(reason.message);
    } catch (const DeviceError& error) {
        fallBack(error);
    }
}

void SharedTexture::fallBack(const Message& why) {
    link_.reset();
    way_ = message(FRINGE_MARK("copied by way of the host: {0}"), why);
}

void SharedTexture::fallBack(const DeviceError& why) {
    std::string clause = why.what();
    if (clause.ends_with('.'))
        clause.pop_back();
    fallBack(message("{0}", clause));
}

void SharedTexture::requireFitting(const Buffer& plane) const {
    if (plane.shape() != texture_.shape() || bytesOf(plane.element()) != texelBytes)
        throw std::invalid_argument("the plane is not of the texture's shape");
    texture_.context().requireCurrent();
}

template <class Shared, class Copied>
void SharedTexture::move(const Shared& shared, const Copied& copied) {
    try {
        if (link_)
            return shared();
    } catch (const DeviceError& error) {
        fallBack(error);
    }
    copied();
}

void SharedTexture::copyTo(Buffer& plane) {
    if (auto* const own = static_cast<std::byte*>(device_.hostMemory(plane))) {
        device_.finish();
        return texture_.download({own, texture_.bytes()});
    }
    room_.resize(texture_.bytes());
    texture_.download(room_);
    device_.write(plane, {0, 0, plane.shape()}, room_.data(), plane.shape().cols);
}

void SharedTexture::copyFrom(const Buffer& plane) {
    if (const auto* const own = static_cast<const std::byte*>(device_.hostMemory(plane))) {
        device_.finish();
        return texture_.upload({own, texture_.bytes()});
    }
    room_.resize(texture_.bytes());
    device_.read(plane, {0, 0, plane.shape()}, room_.data(), plane.shape().cols);
    texture_.upload(room_);
}

void SharedTexture::take(Buffer& plane) {
    requireFitting(plane);
    move([&] { link_->take(plane); }, [&] { copyTo(plane); });
}

void SharedTexture::give(const Buffer& plane) {
    requireFitting(plane);
    move([&] { link_->give(plane); }, [&] { copyFrom(plane); });
}

} // namespace fringe
