// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/image_source.h"

#include <cstddef>
#include <filesystem>
#include <vector>

namespace fringe {

/// Reads a picture as intensities from 0 up: levels of a grey picture from 0 to 1, the luminance
/// (ITU-R BT.709) of a coloured one, the numbers of a real field. Throws `Error` (BadInput).
GreyPicture readTargetPicture(const std::filesystem::path& path);

/// Pictures of one size, as the planes of a file of numbers (.npy: layers × rows × columns). Throws
/// like `readTargetPicture`.
LayerStack readLayerStack(const std::filesystem::path& path);

/// Reads a picture as a mask, whatever its size: 1 where it is at least half as bright as where it
/// is brightest, 0 elsewhere. Throws `Error` (BadInput), also for a picture that is black
/// everywhere.
GreyPicture readMask(const std::filesystem::path& path);

/// The bytes of a .npy file of float32 samples, row-major, which `readTargetPicture` reads without
/// loss.
std::vector<std::byte> npyOf(Shape shape, const std::vector<float>& samples);
std::vector<std::byte> npyOf(const LayerStack& layers);

} // namespace fringe
