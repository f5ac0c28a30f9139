// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress_view.h"

#include "app/cli/progress_text.h"
#include "app/cli/terminal.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

namespace fringe {
namespace {

using Show = void (*)(const Progress& progress);

void showAsBar(const Progress& progress) {
    showBar(barText(progress, errorColumns()));
}
void showAsJson(const Progress& progress) {
    printErrorLine(progressJson(progress));
}

Show showFor(const CommonOptions& options) {
    if (options.progress == "json")
        return &showAsJson;
    const bool bar = options.progress == "auto" && !options.quiet && errorIsTerminal();
    return bar ? &showAsBar : nullptr;
}

void watch(const std::stop_token& stop, const JobControl& control, Show show) {
    using namespace std::chrono_literals;
    std::mutex mutex;
    std::condition_variable_any wake;
    std::unique_lock lock(mutex);
    while (!wake.wait_for(lock, stop, 100ms, [&] { return stop.stop_requested(); })) {
        const Progress progress = control.latest();
        if (!progress.activity.pattern.empty())
            show(progress);
    }
    showBar("");
}

} // namespace

ProgressView::ProgressView(const CommonOptions& options, const JobControl& control) {
    if (const Show show = showFor(options))
        thread_ = std::jthread(
            [&control, show](const std::stop_token& stop) { watch(stop, control, show); });
}

} // namespace fringe
