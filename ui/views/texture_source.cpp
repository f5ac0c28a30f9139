// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/texture_source.h"

#include <utility>

namespace fringe {

Preview withValues(Preview outline, const PictureTexture& texture) {
    outline.values = texture.kept->values();
    outline.values.resize(static_cast<std::size_t>(outline.rows * outline.cols));
    return outline;
}

TextureSource::TextureSource(Previews outlines, PictureTextures textures, const PictureLook& look)
    : outlines_(std::move(outlines)), textures_(std::move(textures)), look_(look) {}

std::vector<std::array<double, 3>> TextureSource::lights() const {
    return outlines_.size() > 1 ? lightsOf(outlines_)
                                : std::vector<std::array<double, 3>>{{1, 1, 1}};
}

std::unique_ptr<ImageSource> TextureSource::read() const {
    auto pictures = std::make_shared<Previews>();
    for (std::size_t i = 0; i < outlines_.size(); ++i)
        pictures->push_back(withValues(outlines_[i], textures_[i]));
    if (pictures->size() > 1)
        return std::make_unique<OverlaidSource>(pictures, look_);
    return std::make_unique<PictureSource>(
        std::shared_ptr<const Preview>(pictures, &pictures->front()), look_);
}

QRgb TextureSource::colourOf(const SampleBlock& block) const {
    std::call_once(isRead_, [this] { read_ = read(); });
    return read_->colourOf(block);
}

} // namespace fringe
