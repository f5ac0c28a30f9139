// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/job_record.h"

namespace fringe {

QString rateText(const Progress& progress);    ///< "1.2 G point-pixels/s", or empty
QString activityText(const JobRecord& record); ///< the state, or what a running job is at
/// "8.0 s", or a range while it is estimated; empty: it is not known.
QString timeLeftText(const JobRecord& record);
QString progressText(const Progress& progress); ///< "Propagating: 43 %, 5 s left", or empty
/// The oldest that computes a design and has not ended; null: none does.
const JobRecord* computingJob(const std::vector<JobRecord>& records);
QString computingText(const JobRecord& job); ///< its name, and how far it is, in two lines
QString logText(const JobRecord& record);    ///< a line "12:30:05  Finished" for each entry

/// A large number with a metric prefix and three digits: "1.23 G".
QString prefixedNumber(double value);

} // namespace fringe
