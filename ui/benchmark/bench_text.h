// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/benchmark.h"

#include <QString>

#include <vector>

namespace fringe {

/// What a row says, in the user's language; empty for a figure that is not known.
namespace bench_text {

QString method(const BenchRow& row); ///< label of a method, or what else the row is of
QString seconds(double seconds);     ///< "12.3 ms"
QString rate(const BenchRow& row);   ///< "52 G pairs/s"
QString error(double error);         ///< "3.1·10⁻⁵", "10⁻⁴"
QString share(double share);         ///< "61 %"
QString memory(std::uint64_t bytes); ///< "63 MB"
/// What it is of, by the key of what benchmarks vary: "1920 × 1024", "1,024"; of a toggle its
/// label.
QString value(const BenchRow& row, const std::string& key);
double number(const BenchRow& row, const std::string& key); ///< that sorts it; 0: none

} // namespace bench_text

/// The error that was measured is more than was asked for.
bool isAboveTolerance(const BenchRow& row);

/// How many errors are above their tolerances, or which is the nearest; empty where there are none.
QString errorSummary(const std::vector<BenchRow>& rows);

/// The fastest row of the same points, size and device that sums its pairs one by one; null if none
/// was measured.
const BenchRow* directRow(const std::vector<BenchRow>& rows, const BenchRow& like);

} // namespace fringe
