// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gl/gl_quantiles.h"

#include <bit>
#include <cmath>
#include <cstdint>
#include <numeric>

namespace fringe {
namespace {

constexpr std::int64_t binsOfSide = 256;

/// Draws a point for each texel where its bin is; what is not finite is clipped.
constexpr const char* countedVertex = R"(#version 330 core
uniform sampler2D picture;
void main() {
    int cols = textureSize(picture, 0).x;
    float value = texelFetch(picture, ivec2(gl_VertexID % cols, gl_VertexID / cols), 0).r;
    uint bin = floatBitsToUint(max(value, 0.0)) >> 15;
    vec2 place = (vec2(bin & 255u, bin >> 8) + 0.5) / 128.0 - 1.0;
    gl_Position = abs(value) <= 3.402823466e38 ? vec4(place, 0.0, 1.0) : vec4(2.0, 2.0, 2.0, 1.0);
})";

constexpr const char* countedFragment = R"(#version 330 core
layout(location = 1) out float count;
void main() {
    count = 1.0;
})";

double lowEnd(std::size_t bin) {
    return std::bit_cast<float>(static_cast<std::uint32_t>(bin) << 15);
}

/// The value of a rank, values of a bin evenly spread over it.
double valueAt(std::span<const float> counts, double rank) {
    double below = 0;
    for (std::size_t bin = 0; bin < counts.size(); below += counts[bin++])
        if (counts[bin] > 0 && below + counts[bin] > rank)
            return std::lerp(lowEnd(bin), bin == 0 ? 0 : lowEnd(bin + 1),
                             (rank - below + 0.5) / counts[bin]);
    return 0;
}

} // namespace

GlQuantiles::GlQuantiles(const GlContext& context)
    : program_(context, countedVertex, countedFragment),
      array_(context, &gl::Functions::GenVertexArrays, &gl::Functions::DeleteVertexArrays),
      counts_(context, {binsOfSide, binsOfSide}, false) {}

std::vector<double> GlQuantiles::of(const GlTexture& texture, std::span<const double> shares) {
    const GlContext& context = texture.context();
    counts_.begin(0);
    context->Disable(gl::depthTest);
    context->Enable(gl::blend);
    context->BlendFunc(gl::one, gl::one);
    program_.use();
    context->ActiveTexture(gl::texture0);
    context->BindTexture(gl::texture2d, texture.name());
    context->BindVertexArray(array_.name());
    context->DrawArrays(gl::points, 0, static_cast<gl::Int>(texture.shape().count()));
    context->Disable(gl::blend);
    context.check("glDrawArrays");
    std::vector<float> counts(binsOfSide * binsOfSide);
    counts_.values().download(std::as_writable_bytes(std::span(counts)));
    const double last = std::accumulate(counts.begin(), counts.end(), -1.0);
    std::vector<double> values;
    for (const double share : shares)
        values.push_back(valueAt(counts, std::floor(share * last)));
    return values;
}

} // namespace fringe
