// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/nufft_functions.h"
#include "kernels/cpu/simd/padded_tiles.h"
#include "kernels/cpu/simd/turn.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

/// Parts of a panel of as many columns as a register holds: wider vectors go through memory.
constexpr int parts = panelCols / lanes;

/// All rows of a panel in the columns of one part.
class Rows {
  public:
    Rows(float* panel, int part) : samples_(panel + part * lanes) {}

    Row operator[](int k) const {
        const float* row = samples_ + k * 2 * panelCols;
        return {load(row), load(row + panelCols)};
    }
    void put(int k, const Row& row) const {
        float* to = samples_ + k * 2 * panelCols;
        *reinterpret_cast<Stored*>(to) = row.re;
        *reinterpret_cast<Stored*>(to + panelCols) = row.im;
    }
    Rows from(int k) const { return Rows(samples_ + k * 2 * panelCols, 0); }

  private:
    static Vector load(const float* at) { return *reinterpret_cast<const Stored*>(at); }

    float* samples_;
};

inline Row operator+(const Row& a, const Row& b) {
    return {a.re + b.re, a.im + b.im};
}

inline Row operator-(const Row& a, const Row& b) {
    return {a.re - b.re, a.im - b.im};
}

inline Row timesI(const Row& a) {
    return {-a.im, a.re};
}

/// a times the phasor (w[0], w[1]).
inline Row times(const Row& a, const float* w) {
    return {a.re * w[0] - a.im * w[1], a.re * w[1] + a.im * w[0]};
}

void halve(Rows rows, int length, const float* w) {
    const int half = length / 2;
    for (int k = 0; k < half; ++k, w += 2) {
        const Row a = rows[k];
        const Row b = rows[k + half];
        rows.put(k, a + b);
        rows.put(k + half, times(a - b, w));
    }
}

void quarter(Rows rows, int length, const float* w) {
    const int step = length / 4;
    for (int k = 0; k < step; ++k, w += 6) {
        const Row a = rows[k], b = rows[k + step], c = rows[k + 2 * step], d = rows[k + 3 * step];
        const Row even = a + c, odd = a - c, sum = b + d, turned = timesI(b - d);
        rows.put(k, even + sum);
        rows.put(k + step, times(odd + turned, w));
        rows.put(k + 2 * step, times(even - sum, w + 2));
        rows.put(k + 3 * step, times(odd - turned, w + 4));
    }
}

void third(Rows rows, int length, const float* w) {
    constexpr float half = 0.5f, sine = 0.866025404f; // of 2π/3, the cosine is -half
    const int step = length / 3;
    for (int k = 0; k < step; ++k, w += 4) {
        const Row a = rows[k], b = rows[k + step], c = rows[k + 2 * step];
        const Row sum = b + c, odd = timesI(b - c);
        const Row even{a.re - half * sum.re, a.im - half * sum.im};
        const Row turned{sine * odd.re, sine * odd.im};
        rows.put(k, a + sum);
        rows.put(k + step, times(even + turned, w));
        rows.put(k + 2 * step, times(even - turned, w + 2));
    }
}

/// exp(i2πjq/5) in pairs of parts that are alike but for a sign.
void fifth(Rows rows, int length, const float* w) {
    constexpr float c1 = 0.309016994f, c2 = -0.809016994f, s1 = 0.951056516f, s2 = 0.587785252f;
    const int step = length / 5;
    for (int k = 0; k < step; ++k, w += 8) {
        const Row a = rows[k], b = rows[k + step], c = rows[k + 2 * step], d = rows[k + 3 * step],
                  e = rows[k + 4 * step];
        const Row outer = b + e, inner = c + d, outerOdd = timesI(b - e), innerOdd = timesI(c - d);
        const Row first{a.re + c1 * outer.re + c2 * inner.re, a.im + c1 * outer.im + c2 * inner.im};
        const Row second{a.re + c2 * outer.re + c1 * inner.re,
                         a.im + c2 * outer.im + c1 * inner.im};
        const Row firstOdd{s1 * outerOdd.re + s2 * innerOdd.re,
                           s1 * outerOdd.im + s2 * innerOdd.im};
        const Row secondOdd{s2 * outerOdd.re - s1 * innerOdd.re,
                            s2 * outerOdd.im - s1 * innerOdd.im};
        rows.put(k, a + (outer + inner));
        rows.put(k + step, times(first + firstOdd, w));
        rows.put(k + 2 * step, times(second + secondOdd, w + 2));
        rows.put(k + 3 * step, times(second - secondOdd, w + 4));
        rows.put(k + 4 * step, times(first - firstOdd, w + 6));
    }
}

} // namespace

void transformPanel(const PanelTransform& transform, float* panel) {
    for (int part = 0; part < parts; ++part) {
        const Rows rows(panel, part);
        const float* w = transform.factors;
        int length = transform.length;
        if (transform.odd > 1) {
            (transform.odd == 3 ? third : fifth)(rows, length, w);
            length /= transform.odd;
            w += 2 * (transform.odd - 1) * length;
        }
        if (transform.hasTwo) {
            for (int first = 0; first < transform.length; first += length)
                halve(rows.from(first), length, w);
            w += length;
            length /= 2;
        }
        for (; length > 1; w += length / 2 * 3, length /= 4)
            for (int first = 0; first < transform.length; first += length)
                quarter(rows.from(first), length, w);
    }
}

void addLine(const float* __restrict line, int cells, float* __restrict sum) {
    for (int i = 0; i < 2 * cells; ++i)
        sum[i] += line[i];
}

void scaleLine(const float* __restrict factors, int cells, float* __restrict line) {
    for (int i = 0; i < cells; ++i) {
        line[2 * i] *= factors[i];
        line[2 * i + 1] *= factors[i];
    }
}

namespace {

template <bool Joins> void fillFrom(const GridLine& line, float* __restrict row) {
    const float* __restrict scale = line.scale;
    const float factor = line.factor;
    const int half = line.panels / 2;
    for (int panel = 0; panel < line.panels; ++panel, scale += panelCols, row += line.stride) {
        const int from = panel < half ? panel + 3 * half : panel - half;
        const float* __restrict samples = line.samples + 2 * panelCols * from;
        for (int i = 0; i < panelCols; ++i) {
            row[i] = factor * scale[i] * samples[2 * i] + (Joins ? row[i] : 0);
            row[panelCols + i] =
                factor * scale[i] * samples[2 * i + 1] + (Joins ? row[panelCols + i] : 0);
        }
    }
}

} // namespace

void fillPanels(const GridLine& line, float* row) {
    line.joins ? fillFrom<true>(line, row) : fillFrom<false>(line, row);
}

void addRows(const PanelRows& from, const PanelFactors& factors, const PanelRows& to, int count) {
    for (int n = 0; n < count; ++n) {
        const float* __restrict source = from.samples + from.places[n] * 2 * panelCols;
        float* __restrict target = to.samples + to.places[n] * 2 * panelCols;
        for (int i = 0; i < panelCols; ++i) {
            const float factor = factors.rows[n] * factors.cols[i];
            target[i] += factor * source[i];
            target[panelCols + i] += factor * source[panelCols + i];
        }
    }
}

namespace {

/// The demodulation times one row of a panel, interleaved.
inline void carry(const RowDemodulation& demodulation, int firstCol, const float* __restrict row,
                  float* __restrict out) {
    const float c0 = demodulation.phase[0], c1 = demodulation.phase[1], c2 = demodulation.phase[2],
                c3 = demodulation.phase[3], c4 = demodulation.phase[4];
    const float a0 = demodulation.weight[0], a1 = demodulation.weight[1],
                a2 = demodulation.weight[2], a3 = demodulation.weight[3];
    for (int i = 0; i < panelCols; ++i) {
        const float t = static_cast<float>(firstCol + i);
        const Turn wave = turn(c0 + t * (c1 + t * (c2 + t * (c3 + t * c4))));
        const float weight = a0 + t * (a1 + t * (a2 + t * a3));
        const float re = weight * wave.re;
        const float im = weight * wave.im;
        out[2 * i] = row[i] * re - row[panelCols + i] * im;
        out[2 * i + 1] = row[i] * im + row[panelCols + i] * re;
    }
}

} // namespace

void addCarried(const CarriedRows& rows, const float* panel, const PanelTarget& target) {
    for (int n = 0; n < rows.count; ++n) {
        alignas(64) float carried[2 * panelCols];
        carry(rows.demodulation[n], target.firstCol, panel + rows.places[n] * 2 * panelCols,
              carried);
        float* __restrict out = target.samples + n * target.stride;
        if (target.cols == panelCols)
            for (int i = 0; i < 2 * panelCols; ++i)
                out[i] += carried[i];
        else
            for (int i = 0; i < 2 * target.cols; ++i)
                out[i] += carried[i];
    }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
