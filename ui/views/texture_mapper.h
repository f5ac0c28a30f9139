// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/texture_source.h"

#include <QString>

#include <memory>

namespace fringe {

/// Textures with what a view shows. Pictures that lie in textures are mapped to colours where they
/// lie: the shader is `ImageSource::map` of a `TextureSource`, but for blocks of more than 256
/// samples, of which it takes all. Members
/// need the view's context to be current. GUI thread.
class TextureMapper {
  public:
    static constexpr std::size_t mostPictures = 3;

    TextureMapper();
    ~TextureMapper();

    /// Texture with the colours of a region by `regionToMap`, row 0 first, which stays
    /// until the next call. 0 where OpenGL refuses that, and `fault` says why.
    unsigned map(const TextureSource& source, const MappedRegion& piece);
    /// Texture with an image of format RGB32, likewise.
    unsigned load(const QImage& image);
    void release(); ///< the context is about to go

    const QString& fault() const { return fault_; } ///< of the last `map`, a clause; empty: none

  private:
    struct Objects;

    Objects& objects();
    bool make(QSize size);
    void draw(const TextureSource& source, const MappedRegion& piece);
    void choose(const PictureLook& look);
    void bindPictures(const TextureSource& source);

    std::unique_ptr<Objects> objects_;
    QString fault_;
};

} // namespace fringe
