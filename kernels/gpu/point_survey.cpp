// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/point_survey.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numeric>

namespace fringe::gpu {
namespace {

using formulas::DepthRecord;
using formulas::DigitRecord;
using formulas::EntryRecord;
using formulas::SourceRecord;

static_assert(sizeof(SourceRecord) == sizeof(PointSource)
              && offsetof(SourceRecord, z) == offsetof(PointSource, z)
              && offsetof(SourceRecord, amplitude) == offsetof(PointSource, amplitude)
              && offsetof(SourceRecord, phase) == offsetof(PointSource, phase));
static_assert(FRINGE_DEPTH_BINS == plan::depthBinCount);

using Figures = std::array<std::array<int, FRINGE_BIN_FIGURES>, FRINGE_SURVEY_BINS>;
using Distances = std::array<int, 4>;

/// Those of no points.
Distances noDistances() {
    const int none = formulas::orderedBits(HUGE_VALF);
    return {none, 0, none, 0};
}

Figures noFigures() {
    constexpr int most = std::numeric_limits<int>::max();
    Figures figures;
    figures.fill({0, most, -most, most, -most, most, -most});
    return figures;
}

float fromOrderedBits(int bits) {
    return std::bit_cast<float>(bits ^ ((bits >> 31) & 0x7fffffff));
}

/// A number that became `bits` when it was rounded is not below that.
double least(int bits) {
    return static_cast<double>(std::nextafter(fromOrderedBits(bits), -HUGE_VALF));
}
double greatest(int bits) {
    return static_cast<double>(std::nextafter(fromOrderedBits(bits), HUGE_VALF));
}

plan::DepthRanges rangesOf(const Distances& distances, std::size_t side) {
    return {static_cast<double>(fromOrderedBits(distances[2 * side])),
            static_cast<double>(fromOrderedBits(distances[2 * side + 1]))};
}

DepthRecord depthRecord(const Distances& distances) {
    DepthRecord depths{};
    for (std::size_t side = 0; side < 2; ++side) {
        const plan::DepthRanges ranges = rangesOf(distances, side);
        depths.low[side] = ranges.low;
        depths.perUnit[side] = ranges.perUnit;
    }
    return depths;
}

std::array<plan::SideFigures, 2> sidesOf(const Distances& distances, const Figures& figures) {
    std::array<plan::SideFigures, 2> sides;
    for (std::size_t side = 0; side < 2; ++side) {
        sides[side].ranges = rangesOf(distances, side);
        for (std::size_t bin = 0; bin < FRINGE_DEPTH_BINS; ++bin) {
            const auto& found = figures[side * FRINGE_DEPTH_BINS + bin];
            if (found[0] > 0)
                sides[side].bins[bin] = {{least(found[1]), greatest(found[2]), least(found[3]),
                                          greatest(found[4]), least(found[5]), greatest(found[6])},
                                         static_cast<double>(found[0])};
        }
    }
    return sides;
}

formulas::SourcesRecord sourcesRecord(const PointSourcesArgs& args, std::size_t count) {
    formulas::SourcesRecord record{};
    record.wavelength = args.wavelength;
    record.pitchX = args.grid.pitchX;
    record.pitchY = args.grid.pitchY;
    record.count = static_cast<int>(count);
    record.rows = static_cast<int>(args.grid.shape.rows);
    record.cols = static_cast<int>(args.grid.shape.cols);
    record.hasWindow = args.window ? 1 : 0;
    return record;
}

std::size_t recordedOf(const SurveyGroups& groups, int recorded) {
    return std::accumulate(groups.counts.begin(), groups.counts.begin() + recorded, std::size_t{0});
}

constexpr std::size_t dividedUp(std::size_t n, std::size_t divisor) {
    return (n + divisor - 1) / divisor;
}

/// Both sides of a pass of the sort.
struct SortArrays {
    OwnedArray entries;
    OwnedArray moved;
    OwnedArray counts;
};

class SurveyOnDevice final : public PointSurvey {
  public:
    SurveyOnDevice(const PointSourcesArgs& args, KernelQueue& queue)
        : args_(args), queue_(queue), count_(static_cast<int>(args.points.size())),
          chunks_(dividedUp(args.points.size(), FRINGE_SORT_ENTRIES)),
          sources_(queue.copyOf(args.points)) {}

    std::array<plan::SideFigures, 2> figures() override {
        const KernelGroups groups{dividedUp(args_.points.size(), FRINGE_SURVEY_POINTS)};
        Distances distances = noDistances();
        const OwnedArray found = queue_.copyOf(std::span<const int>(distances));
        queue_.run(SpectralKernel::FindDistances, groups, found, sources_, count_);
        queue_.read(distances.data(), *found, sizeof distances);
        depths_ = depthRecord(distances);
        Figures figures = noFigures();
        const OwnedArray bins = queue_.copyOf(std::span<const Figures::value_type>(figures));
        queue_.run(SpectralKernel::SurveyBins, groups, bins, sources_, count_, depths_);
        queue_.read(figures.data(), *bins, sizeof figures);
        return sidesOf(distances, figures);
    }

    RecordedPoints record(const SurveyGroups& groups, int recorded) override {
        sort(groups);
        const formulas::SourcesRecord call = sourcesRecord(args_, recordedOf(groups, recorded));
        const auto count = static_cast<std::size_t>(call.count);
        const std::size_t blocks = dividedUp(count, FRINGE_SPREAD_POINTS);
        RecordedPoints points;
        points.places = queue_.room(count * sizeof(formulas::PlaceRecord));
        points.waves = queue_.room(count * sizeof(formulas::WaveRecord));
        points.windows = queue_.room(count * sizeof(formulas::WindowRecord));
        const OwnedArray amplitudes = queue_.room(blocks * sizeof(float));
        const OwnedArray cut =
            queue_.copyOf(std::vector<formulas::CutCounts>(groups.counts.size()));
        queue_.run(SpectralKernel::RecordPoints, {blocks}, points.places, points.waves,
                   points.windows, amplitudes, cut, sort_.entries, sources_, call);
        points.amplitudes = queue_.valuesOf<float>(amplitudes, blocks);
        points.cut = queue_.valuesOf<formulas::CutCounts>(cut, groups.counts.size());
        sources_.reset();
        sort_.moved.reset();
        sort_.counts.reset();
        return points;
    }

    std::vector<std::uint32_t> order() override {
        std::vector<std::uint32_t> order;
        order.reserve(args_.points.size());
        for (const EntryRecord& entry :
             queue_.valuesOf<EntryRecord>(sort_.entries, args_.points.size()))
            order.push_back(static_cast<std::uint32_t>(entry.index));
        return order;
    }

  private:
    void sort(const SurveyGroups& groups) {
        const std::size_t bytes = args_.points.size() * sizeof(EntryRecord);
        sort_.entries = queue_.room(bytes);
        sort_.moved = queue_.room(bytes);
        sort_.counts = queue_.room(FRINGE_DIGITS * (chunks_ + 1) * sizeof(int));
        const OwnedArray groupOf = queue_.copyOf(std::span<const int>(groups.groupOf));
        const OwnedArray directions = queue_.copyOf(groups.directions);
        queue_.run(SpectralKernel::KeyPoints, {chunks_}, sort_.entries, sources_, count_, depths_,
                   groupOf, directions);
        const bool isOneGroup = groups.counts.size() == 1;
        for (int shift = 0; shift <= (isOneGroup ? 8 : 16); shift += FRINGE_DIGIT_BITS)
            sortByDigit(shift);
    }

    void sortByDigit(int shift) {
        const DigitRecord pass{count_, shift, static_cast<int>(chunks_)};
        queue_.run(SpectralKernel::CountDigits, {chunks_}, sort_.counts, sort_.entries, pass);
        queue_.run(SpectralKernel::SumCounts, {FRINGE_DIGITS}, sort_.counts, pass);
        queue_.run(SpectralKernel::MoveEntries, {chunks_}, sort_.moved, sort_.entries, sort_.counts,
                   pass);
        std::swap(sort_.entries, sort_.moved);
    }

    const PointSourcesArgs& args_;
    KernelQueue& queue_;
    int count_;
    std::size_t chunks_;
    OwnedArray sources_;
    SortArrays sort_;
    DepthRecord depths_{};
};

class SurveyOnHost final : public PointSurvey {
  public:
    SurveyOnHost(const PointSourcesArgs& args, KernelQueue& queue) : args_(args), queue_(queue) {}

    std::array<plan::SideFigures, 2> figures() override {
        Distances distances = noDistances();
        for (std::size_t i = 0; i < args_.points.size(); ++i) {
            const SourceRecord point = source(i);
            const auto side = static_cast<std::size_t>(formulas::sideOf(point));
            const int bits = formulas::orderedBits(static_cast<float>(std::abs(point.z)));
            distances[2 * side] = std::min(distances[2 * side], bits);
            distances[2 * side + 1] = std::max(distances[2 * side + 1], bits);
        }
        depths_ = depthRecord(distances);
        Figures figures = noFigures();
        for (std::size_t i = 0; i < args_.points.size(); ++i) {
            const SourceRecord point = source(i);
            auto& bin = figures[static_cast<std::size_t>(formulas::surveyBin(point, depths_))];
            ++bin[0];
            std::size_t figure = 1;
            for (const double length : {point.x, point.y, std::abs(point.z)}) {
                const int bits = formulas::orderedBits(static_cast<float>(length));
                bin[figure] = std::min(bin[figure], bits);
                bin[figure + 1] = std::max(bin[figure + 1], bits);
                figure += 2;
            }
        }
        return sidesOf(distances, figures);
    }

    RecordedPoints record(const SurveyGroups& groups, int recorded) override {
        sort(groups);
        const formulas::SourcesRecord call = sourcesRecord(args_, recordedOf(groups, recorded));
        std::vector<formulas::PlaceRecord> places;
        std::vector<formulas::WaveRecord> waves;
        std::vector<formulas::WindowRecord> windows;
        RecordedPoints points;
        points.cut.resize(groups.counts.size());
        for (std::size_t i = 0; i < static_cast<std::size_t>(call.count); ++i) {
            const SourceRecord point = source(static_cast<std::size_t>(entries_[i].index));
            places.push_back(formulas::placeRecord(point, call.wavelength));
            waves.push_back(formulas::waveRecord(point, call.wavelength));
            windows.push_back(formulas::windowRecord(point, call));
            if (i % FRINGE_SPREAD_POINTS == 0)
                points.amplitudes.push_back(0);
            points.amplitudes.back() += point.amplitude;
            add(formulas::cutCounts(windows.back(), call),
                points.cut[static_cast<std::size_t>(entries_[i].key >> FRINGE_DIRECTION_BITS)]);
        }
        points.places = queue_.copyOf(places);
        points.waves = queue_.copyOf(waves);
        points.windows = queue_.copyOf(windows);
        return points;
    }

    std::vector<std::uint32_t> order() override {
        std::vector<std::uint32_t> order;
        for (const EntryRecord& entry : entries_)
            order.push_back(static_cast<std::uint32_t>(entry.index));
        return order;
    }

  private:
    static void add(const formulas::CutCounts& one, formulas::CutCounts& sum) {
        sum.columns += one.columns;
        sum.rows += one.rows;
        sum.both += one.both;
    }

    SourceRecord source(std::size_t i) const {
        const PointSource& point = args_.points[i];
        return {point.x, point.y, point.z, point.amplitude, point.phase};
    }

    void sort(const SurveyGroups& groups) {
        entries_.clear();
        for (std::size_t i = 0; i < args_.points.size(); ++i) {
            const SourceRecord point = source(i);
            const int group =
                groups.groupOf[static_cast<std::size_t>(formulas::surveyBin(point, depths_))];
            entries_.push_back(
                {formulas::pointKey(point, group,
                                    groups.directions[static_cast<std::size_t>(group)]),
                 static_cast<int>(i)});
        }
        std::ranges::stable_sort(entries_, {}, &EntryRecord::key);
    }

    const PointSourcesArgs& args_;
    KernelQueue& queue_;
    DepthRecord depths_{};
    std::vector<EntryRecord> entries_;
};

} // namespace

std::unique_ptr<PointSurvey> surveyOf(const PointSourcesArgs& args, KernelQueue& queue) {
    if (queue.hasDouble())
        return std::make_unique<SurveyOnDevice>(args, queue);
    return std::make_unique<SurveyOnHost>(args, queue);
}

} // namespace fringe::gpu
