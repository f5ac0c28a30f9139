// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"

#include <QString>

#include <string>
#include <vector>

class QImage;

namespace fringe {

class Studio;

/// What to measure, and on which devices.
struct BenchmarkWish {
    BenchChoice choice;
    std::vector<std::string> devices; ///< ids
};

/// Measures as a job; each row goes to the studio's benchmark store as soon as it is there, and
/// stays if the job is cancelled. Returns the job's id.
int startBenchmark(Studio& studio, const BenchmarkWish& wish);

/// Writes what was measured as its suffix says: .json, .csv, or `picture` as .png. An existing file
/// is replaced: ask before.
void startBenchmarkSave(Studio& studio, const QString& path, const QImage& picture);

} // namespace fringe
