// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <string>

namespace fringe {

/// Places, normals and texture coordinates that are whole numbers, as glTF 2 allows for the last
/// and the extension KHR_mesh_quantization for all, become floats at the end of the binary part,
/// which is read only if there are any. Returns whether there were. Throws `std::runtime_error`
/// where the file is damaged, and `std::invalid_argument` where they are not in that part.
bool widenVertices(nlohmann::json& gltf, std::string& binary,
                   const std::function<std::string()>& readBinary);

} // namespace fringe
