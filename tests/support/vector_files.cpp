// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/vector_files.h"

#include <cinttypes>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace fringe::test {
namespace {

std::string readHeader(std::istream& file) {
    char preamble[10];
    file.read(preamble, sizeof preamble);
    const auto low = static_cast<unsigned char>(preamble[8]);
    const auto high = static_cast<unsigned char>(preamble[9]);
    std::string header(low + 256u * high, ' ');
    file.read(header.data(), static_cast<std::streamsize>(header.size()));
    return header;
}

} // namespace

reference::Plane readPlane(const std::filesystem::path& npy) {
    std::ifstream file(npy, std::ios::binary);
    const std::string header = readHeader(file);
    Shape shape{1, 0};
    char kind = 0;
    const int found = std::sscanf(header.c_str(),
                                  "{'descr': '<%c%*d', 'fortran_order': False, 'shape': (%" SCNd64
                                  ", %" SCNd64 ")",
                                  &kind, &shape.rows, &shape.cols);
    if (found == 2)
        shape = {1, shape.rows};
    if (!file || found < 2 || !shape.isAddressable() || (kind != 'c' && kind != 'f'))
        throw std::runtime_error(npy.string() + " is no plane of complex128 or float64");
    reference::Plane plane(shape);
    const std::size_t numbers = kind == 'c' ? 2 : 1;
    for (reference::Sample& sample : plane.samples) {
        double values[2]{};
        file.read(reinterpret_cast<char*>(values),
                  static_cast<std::streamsize>(numbers * sizeof(double)));
        sample = {values[0], values[1]};
    }
    if (!file)
        throw std::runtime_error(npy.string() + " is cut short");
    return plane;
}

std::vector<std::vector<double>> readTable(const std::filesystem::path& csv) {
    std::ifstream file(csv);
    std::string line;
    std::getline(file, line);
    std::vector<std::vector<double>> rows;
    while (std::getline(file, line)) {
        std::istringstream cells(line);
        rows.emplace_back();
        for (std::string cell; std::getline(cells, cell, ',');)
            rows.back().push_back(std::stod(cell));
    }
    return rows;
}

std::filesystem::path vectorFolder(const std::filesystem::path& sharedData) {
    const std::filesystem::path folder = sharedData / "vectors";
    return std::filesystem::is_directory(folder) ? folder : std::filesystem::path();
}

} // namespace fringe::test
