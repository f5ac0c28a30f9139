// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/article_frames.h"

#include "engine/bench/case_rows.h"
#include "engine/model/units.h"
#include "kernels/reference/operations.h"

#include <cmath>
#include <ctime>
#include <random>

namespace fringe::article {

std::vector<Rgba8> colours() {
    std::minstd_rand random(1);
    std::vector<Rgba8> tile(static_cast<std::size_t>(tileShape.count()));
    const auto byte = [&] { return static_cast<std::uint8_t>(random() >> 8); };
    for (Rgba8& texel : tile)
        texel = {byte(), byte(), byte(), 255};
    return tile;
}

double colourError(std::span<const Rgba8> pixels, const Depth& depth, const StereogramArgs& args) {
    const std::vector<double> samples(depth.samples.begin(), depth.samples.end());
    const auto right = reference::stereogram({samples, depth.shape, colours(), tileShape}, args);
    double apart = 0, whole = 0;
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        const std::uint8_t parts[] = {pixels[i].red, pixels[i].green, pixels[i].blue};
        for (std::size_t part = 0; part < 3; ++part) {
            const double wanted = right[4 * i + part];
            apart += (parts[part] - wanted) * (parts[part] - wanted);
            whole += wanted * wanted;
        }
    }
    return std::sqrt(apart / whole);
}

TimedFrames timedFrames(BenchRow row, int atOnce, const std::function<void()>& frames) {
    double processor = 0;
    int calls = 0;
    const TimedRuns time = medianTime([&] {
        const std::clock_t start = std::clock();
        frames();
        processor += static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
        ++calls;
    });
    row = timed(std::move(row), {time.runs, time.median / atOnce}, 1);
    row.unit = FRINGE_MARK("frames");
    row.errorOf = FRINGE_MARK("colours of 640 x 48 pixels");
    return {std::move(row), formatRounded(1e3 * processor / calls / atOnce),
            formatRounded(1e3 * time.least / atOnce)};
}

} // namespace fringe::article
