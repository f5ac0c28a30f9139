// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/live/live_textures.h"

#include "kernels/error.h"

#include <algorithm>
#include <optional>

namespace fringe {

/// Dies with the last that has it, on any thread.
class LiveTextures::Kept final : public KeptTexture {
  public:
    Kept(std::shared_ptr<const LiveContext> context, Shape shape)
        : context_(std::move(context)), texture_(std::in_place, context_->gl, Texel::R32f, shape) {}
    ~Kept() override {
        whereCurrent([&] { texture_.reset(); });
    }

    unsigned name() const override { return texture_->name(); }
    std::vector<float> values() const override {
        std::vector<float> values(static_cast<std::size_t>(texture_->shape().count()));
        const bool isThere =
            whereCurrent([&] { texture_->download(std::as_writable_bytes(std::span(values))); });
        return isThere ? values : std::vector<float>();
    }
    GlTexture& texture() { return *texture_; }

  private:
    /// False where the context is lost.
    template <class Body> bool whereCurrent(const Body& body) const {
        try {
            std::optional<GlEntry> entry;
            if (!context_->gl.isCurrent())
                entry.emplace(*context_->owner);
            body();
            return true;
        } catch (const DeviceError&) {
            return false;
        }
    }

    std::shared_ptr<const LiveContext> context_;
    std::optional<GlTexture> texture_;
};

struct LiveTextures::Slot {
    Slot(std::shared_ptr<Kept> made, Device& device)
        : kept(std::move(made)), shared(device, kept->texture()) {}

    bool isFree() const { return kept.use_count() == 1; }

    std::shared_ptr<Kept> kept;
    SharedTexture shared;
};

namespace {

GlContext contextOf(GlOwner& owner) {
    const GlEntry entry(owner);
    return GlContext(owner.place());
}

} // namespace

LiveContext::LiveContext(std::shared_ptr<GlOwner> from)
    : owner(std::move(from)), gl(contextOf(*owner)) {}

LiveTextures::LiveTextures(std::shared_ptr<const LiveContext> context, Device& device)
    : context_(std::move(context)), device_(device), quantiles_(context_->gl) {}

LiveTextures::~LiveTextures() = default;

LiveTextures::Slot& LiveTextures::freeSlot(Shape shape) {
    const auto fits = [&](const auto& slot) { return slot->kept->texture().shape() == shape; };
    std::erase_if(slots_, [&](const auto& slot) { return !fits(slot); });
    const auto found =
        std::ranges::find_if(slots_, [](const auto& slot) { return slot->isFree(); });
    if (found != slots_.end())
        return **found;
    return *slots_.emplace_back(
        std::make_unique<Slot>(std::make_shared<Kept>(context_, shape), device_));
}

PictureTexture LiveTextures::show(const Buffer& picture) {
    Slot& slot = freeSlot(picture.shape());
    slot.shared.give(picture);
    way_ = slot.shared.way();
    PictureTexture shown{slot.kept};
    std::ranges::copy(quantiles_.of(slot.kept->texture(), PictureTexture::shares),
                      shown.highs.begin());
    context_->gl->Finish();
    return shown;
}

} // namespace fringe
