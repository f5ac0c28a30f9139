// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/published_points.h"

namespace fringe {
namespace {

struct Figure {
    const char* subject;
    const char* hardware;
    double seconds;
    double points;
    double samples;
    const char* source;
};

constexpr double plate1024 = 1920.0 * 1024, plate1080 = 1920.0 * 1080;

constexpr Figure figures[] = {
    {"Fresnel, recurrence, 512 points, 1920x1024", "Radeon HD 5850", 0.019, 512, plate1024,
     "Shimobaba et al., Opt. Express 18, 9955 (2010)"},
    {"Fresnel, recurrence, 1024 points, 1920x1024", "Radeon HD 5850", 0.031, 1024, plate1024,
     "Shimobaba et al., Opt. Express 18, 9955 (2010)"},
    {"Fresnel, recurrence, 1024 points, 1920x1024", "GeForce GTX 260", 0.059, 1024, plate1024,
     "Shimobaba et al., Opt. Express 18, 9955 (2010)"},
    {"Fresnel, recurrence, 1024 points, 1920x1024", "Core 2 Quad Q6600, 1 core", 59, 1024,
     plate1024, "Shimobaba et al., Opt. Express 18, 9955 (2010)"},
    {"1-D N-LUT, 9944 points, 1920x1080", "GeForce GTX 690", 0.446, 9944, plate1080,
     "Kwon et al., Opt. Eng. 53, 035103 (2014)"},
    {"1-D N-LUT, 9944 points, 1920x1080", "CPU of that paper", 118.861, 9944, plate1080,
     "Kwon et al., Opt. Eng. 53, 035103 (2014)"},
    {"Fresnel, 65000 points, 1920x1080", "HORN-9, one FPGA", 0.030, 65000, plate1080,
     "Yamamoto et al., Opt. Express 30, 38115 (2022)"},
    {"OpenHolo 5, Fresnel, 1024 points, 1920x1080", "2 AVX-512 threads", 25.9, 1024, plate1080,
     "a program of others, its own build timed on a machine of the class of bench/results"},
    {"CWO++, real Fresnel, 10000 points, 1920x1080", "2 AVX-512 threads", 8.64, 10000, plate1080,
     "the loop of others with -Ofast -march=native, timed likewise"},
};

} // namespace

std::vector<BenchRow> publishedPointRows() {
    std::vector<BenchRow> rows;
    for (const Figure& figure : figures) {
        BenchRow row;
        row.benchmark = "points";
        row.subject = figure.subject;
        row.device = figure.hardware;
        row.seconds = figure.seconds;
        row.rate = figure.points * figure.samples / figure.seconds;
        row.unit = "pairs";
        row.remark = std::string("not measured here: ") + figure.source;
        rows.push_back(row);
    }
    return rows;
}

} // namespace fringe
