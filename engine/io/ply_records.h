// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/ply_header.h"

#include <memory>
#include <vector>

namespace fringe {

class InputFile;

/// The records behind a PLY header, one after the other.
class PlyRecords {
  public:
    virtual ~PlyRecords() = default;
    /// A number per property, of a list its length; `row` is as long as the properties. `listed`
    /// gets the numbers of all lists, one after the other; null: they are skipped. Throws `Error`
    /// (BadInput).
    virtual void next(const PlyElement& element, std::vector<double>& row,
                      std::vector<double>* listed = nullptr) = 0;
};

/// Keeps the reference.
std::unique_ptr<PlyRecords> plyRecords(InputFile& file, PlyEncoding encoding);

/// What a colour of that type is multiplied with, to go from 0 to 1.
double plyColourFactor(ScalarType type);

} // namespace fringe
