// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/picture_set.h"

#include "ui/views/texture_source.h"

#include <algorithm>
#include <utility>

namespace fringe {

namespace {

std::vector<ValueWindow> windowsOfTexture(const PictureTexture& texture) {
    std::vector<ValueWindow> windows;
    for (const double high : texture.highs)
        windows.push_back({0, high > 0 ? high : 1});
    return windows;
}

template <class T> std::vector<T> partOf(const std::vector<T>& all, const PictureSet::Part& part) {
    const auto from = all.begin() + static_cast<std::ptrdiff_t>(part.first);
    return {from, from + static_cast<std::ptrdiff_t>(part.count)};
}

} // namespace

PictureSet::PictureSet(std::shared_ptr<const Previews> pictures, PictureTextures textures)
    : pictures_(std::move(pictures)), textures_(std::move(textures)) {}

bool PictureSet::isDrawable() const {
    const auto fits = [&](const Preview& p) {
        return p.rows > 0 && p.cols > 0 && p.width.si() > 0 && p.height.si() > 0
               && p.rows == pictures_->front().rows && p.cols == pictures_->front().cols
               && (!textures_.empty() || std::ssize(p.values) == p.rows * p.cols);
    };
    return !pictures_->empty() && (textures_.empty() || textures_.size() == pictures_->size())
           && std::ranges::all_of(*pictures_, fits);
}

double PictureSet::samples() const {
    double samples = 0;
    for (const Preview& picture : *pictures_)
        samples += static_cast<double>(picture.values.size());
    return samples;
}

void PictureSet::measure() {
    for (const PictureTexture& texture : textures_)
        windows_.push_back(windowsOfTexture(texture));
    if (textures_.empty())
        for (const Preview& picture : *pictures_)
            windows_.push_back(windowsOf(
                picture, {PictureTexture::shares.front(), PictureTexture::shares.back()}));
}

const Previews& PictureSet::read() {
    if (textures_.empty())
        return *pictures_;
    for (std::size_t i = read_.size(); i < textures_.size(); ++i)
        read_.push_back(withValues((*pictures_)[i], textures_[i]));
    return read_;
}

ValueWindow PictureSet::window(const Part& part, Range range) const {
    ValueWindow window = windows_[part.first][range];
    for (std::size_t i = part.first + 1; i < part.first + part.count; ++i)
        window = common(window, windows_[i][range]);
    return window;
}

std::shared_ptr<const ImageSource> PictureSet::source(const Part& part,
                                                      const PictureLook& look) const {
    if (!textures_.empty())
        return std::make_shared<TextureSource>(partOf(*pictures_, part), partOf(textures_, part),
                                               look);
    if (part.count > 1)
        return std::make_shared<OverlaidSource>(pictures_, look);
    return std::make_shared<PictureSource>(
        std::shared_ptr<const Preview>(pictures_, &(*pictures_)[part.first]), look);
}

} // namespace fringe
