// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/device_survey.h"

#include "kernels/gpu/survey_figures.h"

#include <cstddef>

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
        SurveyDistances distances = noDistances();
        const OwnedArray found = queue_.copyOf(std::span<const int>(distances));
        queue_.run(Kernel::findDistances, groups, found, sources_, count_);
        queue_.read(distances.data(), *found, sizeof distances);
        depths_ = depthRecord(distances);
        SurveyFigures figures = noFigures();
        const OwnedArray bins = queue_.copyOf(std::span<const SurveyFigures::value_type>(figures));
        queue_.run(Kernel::surveyBins, groups, bins, sources_, count_, depths_);
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
        queue_.run(Kernel::recordPoints, {blocks}, points.places, points.waves, points.windows,
                   amplitudes, cut, sort_.entries, sources_, call);
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
        queue_.run(Kernel::keyPoints, {chunks_}, sort_.entries, sources_, count_, depths_, groupOf,
                   directions);
        const bool isOneGroup = groups.counts.size() == 1;
        for (int shift = 0; shift <= (isOneGroup ? 8 : 16); shift += FRINGE_DIGIT_BITS)
            sortByDigit(shift);
    }

    void sortByDigit(int shift) {
        const DigitRecord pass{count_, shift, static_cast<int>(chunks_)};
        queue_.run(Kernel::countDigits, {chunks_}, sort_.counts, sort_.entries, pass);
        queue_.run(Kernel::sumCounts, {FRINGE_DIGITS}, sort_.counts, pass);
        queue_.run(Kernel::moveEntries, {chunks_}, sort_.moved, sort_.entries, sort_.counts, pass);
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

} // namespace

std::unique_ptr<PointSurvey> surveyOnDevice(const PointSourcesArgs& args, KernelQueue& queue) {
    return std::make_unique<SurveyOnDevice>(args, queue);
}

} // namespace fringe::gpu
