// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/reference/plane.h"

#include <filesystem>
#include <vector>

/// Tiny readers for the reference vectors: no more than those files need.
namespace fringe::test {

/// A C-ordered NumPy file of complex128 or float64 in one dimension (a row) or two. Throws
/// `std::runtime_error` otherwise.
reference::Plane readPlane(const std::filesystem::path& npy);

/// A line of numbers per row, after one line of headings.
std::vector<std::vector<double>> readTable(const std::filesystem::path& csv);

/// The folder of the shared reference vectors; empty where it is absent.
std::filesystem::path vectorFolder(const std::filesystem::path& sharedData);

} // namespace fringe::test
