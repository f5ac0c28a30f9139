// SPDX-License-Identifier: GPL-3.0-or-later
// A benchmark that only the tests know: steps, one after the other.
#include "engine/bench/case_rows.h"
#include "engine/model/parameter_rows.h"

namespace fringe {
namespace {

using table::between, table::named, table::withOption;

BenchAxis steps() {
    return {.info = withOption(
                between(named("steps", ValueKind::Count, "Steps", "Numbers of steps"), 1, 100),
                "steps"),
            .values = {std::int64_t{2}, std::int64_t{3}},
            .type = "N"};
}

void measure(const BenchCase& one, const BenchRun& run) {
    const auto count = one.of<std::int64_t>("steps");
    run.found(timed({.subject = std::to_string(count) + " steps", .unit = "steps"},
                    timedRuns({0.5}), static_cast<double>(count)));
}

} // namespace

extern const Benchmark bench_steps{"steps", "Steps", "steps, one after the other", measure,
                                   [] { return std::vector{steps()}; }};

} // namespace fringe
