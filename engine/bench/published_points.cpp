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

/// A column of a table: the times of one program for rising numbers of points.
struct Column {
    const char* method;
    const char* hardware;
    std::vector<double> seconds;
};

struct Table {
    const char* source;
    Shape size;
    std::vector<std::int64_t> points;
    std::vector<Column> columns;
};

constexpr Shape plate1024{1024, 1920}, plate1080{1080, 1920};

const std::vector<Table>& tables() {
    static const std::vector<Table> all{
        {"Shimobaba et al., Opt. Express 18, 9955 (2010), table 1",
         plate1024,
         {512, 1024, 1536, 2048, 2560, 3072, 3584},
         {{"Fresnel, recurrence", "Core 2 Quad Q6600, 1 core", {30, 59, 88, 115, 146, 174, 204}},
          {"Fresnel, recurrence",
           "GeForce GTX 260",
           {0.033, 0.059, 0.085, 0.112, 0.139, 0.165, 0.192}},
          {"Fresnel, plain kernel",
           "Radeon HD 5850",
           {0.215, 0.422, 0.630, 0.838, 1.045, 1.252, 1.464}},
          {"Fresnel, recurrence",
           "Radeon HD 5850",
           {0.019, 0.031, 0.044, 0.056, 0.068, 0.080, 0.093}}}},
        {"Kwon et al., Opt. Eng. 53, 035103 (2014), table 2",
         plate1080,
         {3021, 9944, 19984},
         {{"1-D N-LUT", "CPU of that paper", {36.113, 118.861, 239.056}},
          {"1-D N-LUT, ordinary", "GeForce GTX 690", {0.457, 1.384, 2.751}},
          {"1-D N-LUT, proposed", "GeForce GTX 690", {0.146, 0.446, 0.871}}}},
    };
    return all;
}

constexpr Figure singleFigures[] = {
    {"Fresnel", "HORN-9, one FPGA", 0.030, 65000, plate1080,
     "Yamamoto et al., Opt. Express 30, 38115 (2022)"},
    {"OpenHolo 5, Fresnel", "2 AVX-512 threads", 25.9, 1024, plate1080,
     "a program of others, its own build timed on a machine of the class of bench/records"},
    {"CWO++, real Fresnel", "2 AVX-512 threads", 8.64, 10000, plate1080,
     "the loop of others with -Ofast -march=native, timed likewise"},
};

BenchRow rowOf(const Figure& figure) {
    BenchRow row;
    row.what = {{"method", std::string(figure.method)},
                {"points", figure.points},
                {"size", sizeText(figure.size)}};
    row.subject = caseText(row.what);
    row.device = figure.hardware;
    row.seconds = figure.seconds;
    row.rate = static_cast<double>(figure.points * figure.size.count()) / figure.seconds;
    row.unit = "pairs";
    row.remark = message(FRINGE_MARK("not measured here: {0}"), figure.source);
    return row;
}

} // namespace

std::vector<BenchRow> publishedTableRows() {
    std::vector<BenchRow> rows;
    for (const Table& table : tables())
        for (const Column& column : table.columns)
            for (std::size_t i = 0; i < table.points.size(); ++i)
                rows.push_back(rowOf({column.method, column.hardware, column.seconds.at(i),
                                      table.points[i], table.size, table.source}));
    return rows;
}

std::vector<BenchRow> publishedPointRows() {
    std::vector<BenchRow> rows = publishedTableRows();
    for (const Figure& figure : singleFigures)
        rows.push_back(rowOf(figure));
    return rows;
}

} // namespace fringe
