// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/host_survey.h"

#include "kernels/gpu/survey_figures.h"

#include <algorithm>
#include <cmath>

namespace fringe::gpu {
namespace {

using formulas::DepthRecord;
using formulas::EntryRecord;
using formulas::SourceRecord;

class SurveyOnHost final : public PointSurvey {
  public:
    SurveyOnHost(const PointSourcesArgs& args, KernelQueue& queue) : args_(args), queue_(queue) {}

    std::array<plan::SideFigures, 2> figures() override {
        SurveyDistances distances = noDistances();
        for (std::size_t i = 0; i < args_.points.size(); ++i) {
            const SourceRecord point = source(i);
            const auto side = static_cast<std::size_t>(formulas::sideOf(point));
            const int bits = formulas::orderedBits(static_cast<float>(std::abs(point.z)));
            distances[2 * side] = std::min(distances[2 * side], bits);
            distances[2 * side + 1] = std::max(distances[2 * side + 1], bits);
        }
        depths_ = depthRecord(distances);
        SurveyFigures figures = noFigures();
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

std::unique_ptr<PointSurvey> surveyOnHost(const PointSourcesArgs& args, KernelQueue& queue) {
    return std::make_unique<SurveyOnHost>(args, queue);
}

} // namespace fringe::gpu
