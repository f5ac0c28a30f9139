// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/kept_runs.h"

#include <algorithm>

namespace fringe {
namespace {

float meanOfBlock(const Preview& picture, std::int64_t row, std::int64_t col, std::int64_t size) {
    const std::int64_t rows = std::min(size, picture.rows - row);
    const std::int64_t cols = std::min(size, picture.cols - col);
    double sum = 0;
    for (std::int64_t r = row; r < row + rows; ++r)
        for (std::int64_t c = col; c < col + cols; ++c)
            sum +=
                static_cast<double>(picture.values[static_cast<std::size_t>(r * picture.cols + c)]);
    return static_cast<float>(sum / static_cast<double>(rows * cols));
}

} // namespace

Preview reducedForKeeping(const Preview& picture) {
    const std::int64_t step = previewReduction(std::max(picture.rows, picture.cols));
    if (step == 1)
        return picture;
    Preview small{.rows = (picture.rows + step - 1) / step,
                  .cols = (picture.cols + step - 1) / step,
                  .values = {},
                  .quantity = picture.quantity,
                  .width = picture.width,
                  .height = picture.height,
                  .distance = picture.distance,
                  .wavelength = picture.wavelength,
                  .plane = picture.plane};
    for (std::int64_t row = 0; row < picture.rows; row += step)
        for (std::int64_t col = 0; col < picture.cols; col += step)
            small.values.push_back(meanOfBlock(picture, row, col, step));
    return small;
}

const KeptRun* KeptRuns::find(int number) const {
    const auto found = std::ranges::find(runs_, number, &KeptRun::number);
    return found == runs_.end() ? nullptr : &*found;
}

void KeptRuns::add(const HologramResult& result, IterationHistory history) {
    if (std::ranges::count(runs_, result.solved, [](const KeptRun& run) { return run.of.lock(); })
        > 0)
        return;
    runs_.push_back({.number = ++lastNumber_,
                     .finished = QDateTime::fromSecsSinceEpoch(result.finished),
                     .design = result.design,
                     .history = std::move(history),
                     .seconds = result.seconds,
                     .device = result.hologram->device,
                     .of = result.solved});
    if (runs_.size() > most)
        runs_.pop_front();
    emit changed();
}

void KeptRuns::showPicture(const std::shared_ptr<const SolverResult>& of,
                           std::shared_ptr<const Preview> picture) {
    const auto found =
        std::ranges::find(runs_, of, [](const KeptRun& run) { return run.of.lock(); });
    if (found == runs_.end())
        return;
    found->picture = std::move(picture);
    emit pictureChanged();
}

void KeptRuns::clear() {
    runs_.clear();
    lastNumber_ = 0;
    emit changed();
}

} // namespace fringe
