// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/project/pixel_places.h"
#include "engine/model/design_parameters.h"

#include <algorithm>
#include <cmath>
#include <random>

namespace fringe::test {

/// Designs with every parameter drawn from what its table allows; the same on every machine.
class RandomDesigns {
  public:
    explicit RandomDesigns(unsigned seed) : random_(seed) {}

    Design next() {
        Design design = withRandomValues();
        design.scene.name = "näme \"" + std::to_string(random_() % 100) + "\"";
        design.scene.cloud = randomCloud();
        design.spots.list = randomSpots();
        addPlanes(design);
        for (const PixelPlace& place : pixelPlaces)
            place.in(design) = randomPixels();
        for (std::uint32_t i = random_() % 4; i > 0; --i)
            design.outputs.push_back({"output " + std::to_string(i),
                                      {outputInfos()[random_() % outputInfos().size()]->key},
                                      "out" + std::to_string(i) + ".npy"});
        return design;
    }

  private:
    Design withRandomValues() {
        Design design;
        std::vector<DesignSection> sections = designSections(design);
        for (std::size_t s = 0; s < sections.size(); ++s)
            for (std::size_t r = 0; r < sections[s].rows.size(); ++r) {
                const ParameterInfo& info = sections[s].rows[r].info;
                design = withParameter(std::move(design), info.key, valueFor(info));
                sections = designSections(design);
            }
        return design;
    }

    void addPlanes(Design& design) {
        design.picture.planes.resize(1 + random_() % 3);
        for (std::size_t i = 0; i < design.picture.planes.size(); ++i) {
            design.picture.chosen = i;
            for (const DesignSection& section : designSections(design))
                for (const DesignParameter& row : section.rows)
                    if (row.isOfPlane)
                        row.set(design, valueFor(row.info));
            design.picture.plane().name = "bïld \"" + std::to_string(random_() % 100) + "\"";
            design.picture.plane().picture = randomPicture();
            addRegion(design.picture.plane().signal);
        }
        design.picture.chosen = random_() % design.picture.planes.size();
    }

    void addRegion(SignalRegion& region) {
        const std::uint32_t least = region.kind == SignalRegion::Kind::Polygon ? 3 : 0;
        for (std::uint32_t i = least + random_() % 7; i > 0; --i)
            region.corners.push_back({uniform(-0.5, 0.5), uniform(-0.5, 0.5)});
        region.mask = randomPicture();
        if (region.mask)
            region.maskName = "mäske \"" + std::to_string(random_() % 100) + "\"";
    }

    /// Over many orders of magnitude, within the row's range.
    double real(const ParameterInfo& info) {
        const double size = std::pow(10.0, uniform(-9, 3));
        const double value = random_() % 2 == 0 ? size : -size;
        const double least = info.leastAllowed ? info.least : std::nextafter(info.least, 1e300);
        return std::clamp(value, least, info.most);
    }

    Value valueFor(const ParameterInfo& info) {
        switch (info.kind) {
        case ValueKind::Toggle:
            return random_() % 2 == 0;
        case ValueKind::Count:
            return static_cast<std::int64_t>(
                std::clamp(std::pow(10.0, uniform(0, 7)), info.least, info.most));
        case ValueKind::Choice:
            return info.choices[random_() % info.choices.size()].key;
        case ValueKind::Lengths:
            return std::vector<double>(random_() % 2 == 0 ? 1 : 3, std::abs(real(info)));
        default:
            return real(info);
        }
    }

    std::shared_ptr<const PointCloud> randomCloud() {
        const std::uint32_t count = random_() % 50;
        if (count == 0)
            return nullptr;
        auto cloud = std::make_shared<PointCloud>();
        const bool coloured = random_() % 2 == 0;
        for (std::uint32_t i = 0; i < count; ++i) {
            cloud->points.push_back({uniform(-1, 1), uniform(-1e-9, 1e-9), uniform(-1e9, 1e9),
                                     static_cast<float>(uniform(0, 2)),
                                     static_cast<float>(uniform(-7, 7))});
            if (coloured)
                cloud->colours.push_back({static_cast<float>(uniform(0, 1)), 0.F, 1.F});
        }
        return cloud;
    }

    std::shared_ptr<const SpotList> randomSpots() {
        auto spots = std::make_shared<SpotList>();
        for (std::uint32_t i = random_() % 20; i > 0; --i) {
            Spot spot{uniform(-1, 1), uniform(-1e-9, 1e-9), uniform(-1e9, 1e9), uniform(0, 2), {}};
            if (random_() % 2 == 0)
                spot.phase = uniform(-7, 7);
            spots->push_back(spot);
        }
        return spots;
    }

    std::shared_ptr<const GreyPicture> randomPicture() {
        const auto side = [this] { return static_cast<std::int64_t>(1 + random_() % 6); };
        const Shape shape{side(), side()};
        if (random_() % 4 == 0)
            return nullptr;
        auto picture = std::make_shared<GreyPicture>(GreyPicture{shape, {}});
        for (std::int64_t i = 0; i < shape.count(); ++i)
            picture->intensity.push_back(static_cast<float>(uniform(0, 1e3)));
        return picture;
    }

    GivenPixels randomPixels() {
        const auto picture = randomPicture();
        return picture ? givenPixels("gïven \"" + std::to_string(random_() % 100) + "\"",
                                     picture->shape, picture->intensity)
                       : GivenPixels{};
    }

    double uniform(double low, double high) {
        return low + (high - low) * random_() / 4294967296.0;
    }

    std::mt19937 random_;
};

} // namespace fringe::test
