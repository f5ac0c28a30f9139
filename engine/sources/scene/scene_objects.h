// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/placement.h"
#include "engine/sources/scene/scene_picture.h"

#include <vector>

/// What cameras of a design see.
namespace fringe {

/// How the surface of a source with a size lies in the scene.
Similarity surfacePlaceOf(const Source& source);
/// What cameras see of a source with a size; neither a surface nor points: nothing.
SceneObject sceneObjectOf(const Source& source);
/// The objects that cameras of a design photograph, in their order. Their points are in memory.
std::vector<SceneObject> objectsOf(const Design& design);

} // namespace fringe
