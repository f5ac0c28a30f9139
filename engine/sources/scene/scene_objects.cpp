// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/scene/scene_objects.h"

#include "engine/sources/source_kind.h"

namespace fringe {

Similarity surfacePlaceOf(const Source& source) {
    return similarity(asPlacement(source), boxAsRead(source).value_or(Box{}));
}

SceneObject sceneObjectOf(const Source& source) {
    const SourceKind& kind = sourceKindOf(source.kind.key);
    SceneObject object;
    const auto surface = kind.surface != nullptr ? kind.surface(source) : std::nullopt;
    if (surface)
        object.surface = std::make_shared<const LitSurface>(*surface, surfacePlaceOf(source));
    else if (kind.glyphs != nullptr)
        object.cloud = kind.glyphs(source);
    if (object.cloud && kind.grain != nullptr)
        object.grain = kind.grain(source).value_or(0);
    return object;
}

std::vector<SceneObject> objectsOf(const Design& design) {
    std::vector<SceneObject> objects;
    for (const std::size_t number : photographedSources(design)) {
        SceneObject object = sceneObjectOf(onPlate(design.sources[number], design.setup.plate));
        if (object.surface || object.cloud)
            objects.push_back(std::move(object));
    }
    return objects;
}

} // namespace fringe
