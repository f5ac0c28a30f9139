// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/published_points.h"

#include "engine/bench/case_rows.h"

namespace fringe {
namespace {

struct Figure {
    const char* method;
    const char* hardware;
    double seconds;
    std::int64_t points;
    Shape size;
    const char* source;
};

constexpr Shape plate1024{1024, 1920}, plate1080{1080, 1920};

constexpr Figure figures[] = {
    {"Fresnel, recurrence", "Radeon HD 5850", 0.019, 512, plate1024,
     "Shimobaba et al., Opt. Express 18, 9955 (2010)"},
    {"Fresnel, recurrence", "Radeon HD 5850", 0.031, 1024, plate1024,
     "Shimobaba et al., Opt. Express 18, 9955 (2010)"},
    {"Fresnel, recurrence", "GeForce GTX 260", 0.059, 1024, plate1024,
     "Shimobaba et al., Opt. Express 18, 9955 (2010)"},
    {"Fresnel, recurrence", "Core 2 Quad Q6600, 1 core", 59, 1024, plate1024,
     "Shimobaba et al., Opt. Express 18, 9955 (2010)"},
    {"1-D N-LUT", "GeForce GTX 690", 0.446, 9944, plate1080,
     "Kwon et al., Opt. Eng. 53, 035103 (2014)"},
    {"1-D N-LUT", "CPU of that paper", 118.861, 9944, plate1080,
     "Kwon et al., Opt. Eng. 53, 035103 (2014)"},
    {"Fresnel", "HORN-9, one FPGA", 0.030, 65000, plate1080,
     "Yamamoto et al., Opt. Express 30, 38115 (2022)"},
    {"OpenHolo 5, Fresnel", "2 AVX-512 threads", 25.9, 1024, plate1080,
     "a program of others, its own build timed on a machine of the class of bench/results"},
    {"CWO++, real Fresnel", "2 AVX-512 threads", 8.64, 10000, plate1080,
     "the loop of others with -Ofast -march=native, timed likewise"},
};

} // namespace

std::vector<BenchRow> publishedPointRows() {
    std::vector<BenchRow> rows;
    for (const Figure& figure : figures) {
        BenchRow row;
        row.benchmark = "points";
        row.what = {figure.method, figure.points, figure.size};
        row.subject = caseText(row.what);
        row.device = figure.hardware;
        row.seconds = figure.seconds;
        row.rate = static_cast<double>(figure.points * figure.size.count()) / figure.seconds;
        row.unit = "pairs";
        row.remark = message(FRINGE_MARK("not measured here: {0}"), figure.source);
        row.published = true;
        rows.push_back(row);
    }
    return rows;
}

} // namespace fringe
