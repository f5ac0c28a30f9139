// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/reading_edits.h"

#include "engine/io/asset_files.h"
#include "engine/io/text_fields.h"
#include "engine/model/spots.h"
#include "engine/model/units.h"
#include "engine/sources/rgbd/depth_picture.h"
#include "engine/sources/source_kind.h"

#include <algorithm>
#include <filesystem>

namespace fringe {
namespace {

bool isColoured(const Asset& asset) {
    const auto cloud = asset.as<PointCloud>();
    const auto raster = asset.as<Raster>();
    const auto mesh = asset.as<Mesh>();
    return (cloud && cloud->isColoured()) || (raster && raster->planes >= luminanceWeights.size())
           || (mesh && (!mesh->colours.empty() || !mesh->textures.empty()));
}

} // namespace

Design withUnit(Design design, std::size_t number, const std::string& unit) {
    for (auto& [slot, asset] : design.sources.at(number).kind.assets)
        if (const auto before = asset.as<SpotList>(); before && !asset.origin.unit.empty()) {
            const double factor = lengthUnit(unit).si() / lengthUnit(asset.origin.unit).si();
            asset.data = std::make_shared<const SpotList>(scaled(*before, factor));
            asset.origin.unit = unit;
            asset.origin.notes.clear(); // the unit that was assumed
        }
    return design;
}

std::string formatLengthUnit(const std::string& unit) {
    return unit == "um" ? "µm" : unit;
}

Design withDepthFitted(Design design, std::size_t number) {
    return withDepthInReach(std::move(design), number);
}

bool canReadAs(const Source& source, const std::string& kind) {
    constexpr std::size_t mostSpots = 4096;
    const auto cloud = source.kind.data<PointCloud>("cloud");
    if (kind == "spots" && (!cloud || cloud->size() > mostSpots || cloud->isColoured()))
        return false;
    const AssetType type = sourceKindOf(kind).info.assets.front().type;
    return std::ranges::any_of(source.kind.assets, [&](const auto& filled) {
        const auto& [name, data, origin] = filled.second;
        const std::filesystem::path file = origin.path.empty() ? name : origin.path;
        const auto suffixes = assetSuffixes(type);
        // Points of a table become spots, with a header or without.
        return std::ranges::count(suffixes, suffixOf(file)) > 0
               || (kind == "spots" && !origin.path.empty());
    });
}

bool wantsThreeColours(const Design& design, const Source& source) {
    return !design.isDesigned() && design.setup.wavelengths.size() == 1
           && std::ranges::any_of(source.kind.assets,
                                  [](const auto& filled) { return isColoured(filled.second); });
}

Design withThreeColours(Design design) {
    design.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    return design;
}

} // namespace fringe
