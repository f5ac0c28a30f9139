// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reference/operations.h"

namespace fringe::reference {
namespace {

using Line = std::vector<Sample>;

Line roots(std::int64_t n, Direction direction) {
    const double sign = direction == Direction::Forward ? -1 : 1;
    Line w(static_cast<std::size_t>(n));
    for (std::int64_t k = 0; k < n; ++k)
        w[static_cast<std::size_t>(k)] =
            phasor(sign * static_cast<double>(k) / static_cast<double>(n));
    return w;
}

/// The exponent m·j is reduced modulo N as an integer, so that every factor is exact.
Line transform(const Line& in, const Line& w, double scale) {
    const std::size_t n = in.size();
    Line out(n);
    for (std::size_t m = 0; m < n; ++m) {
        Sample sum = 0;
        for (std::size_t j = 0; j < n; ++j)
            sum += in[j] * w[m * j % n];
        out[m] = scale * sum;
    }
    return out;
}

} // namespace

void fft(Plane& field, const FftArgs& args) {
    const bool alongRows = args.axis == Axis::Rows;
    const std::int64_t n = alongRows ? field.shape.cols : field.shape.rows;
    const Line w = roots(n, args.direction);
    const double scale = args.direction == Direction::Forward ? 1 : 1 / static_cast<double>(n);
    for (std::int64_t line = args.first; line < args.first + args.count; ++line) {
        const auto sample = [&](std::int64_t k) -> Sample& {
            return alongRows ? field.at(line, k) : field.at(k, line);
        };
        Line in(static_cast<std::size_t>(n));
        for (std::int64_t k = 0; k < n; ++k)
            in[static_cast<std::size_t>(k)] = sample(k);
        const Line out = transform(in, w, scale);
        for (std::int64_t k = 0; k < n; ++k)
            sample(k) = out[static_cast<std::size_t>(k)];
    }
}

} // namespace fringe::reference
