// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design_parameters.h"
#include "engine/outputs/output_kind.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <random>

namespace fringe::test {

/// Designs with every parameter drawn from what its table allows; the same on every machine.
class RandomDesigns {
  public:
    explicit RandomDesigns(unsigned seed) : random_(seed) {}

    Design next() {
        Design design;
        for (std::uint32_t i = random_() % 6; i > 0; --i)
            addSource(design);
        design = withRandomValues(std::move(design));
        design.setup.beam.picture = randomPixels();
        design.start.given = randomPixels();
        for (const ChoiceInfo* device : deviceInfos())
            for (const AssetSlot& slot : device->assets)
                if (random_() % 2 == 0)
                    design.device.assets[slot.key] = {name("tàble"), randomData(slot.type)};
        for (const AssetSlot& slot : simulatedCameraInfo().assets)
            if (random_() % 2 == 0)
                design.camera.assets[slot.key] = {name("wänted"), randomData(slot.type)};
        for (std::uint32_t i = random_() % 4; i > 0; --i)
            addOutput(design, std::to_string(i));
        return design;
    }

  private:
    std::string name(const char* word) {
        return word + (" \"" + std::to_string(random_() % 100)) + "\"";
    }

    void addOutput(Design& design, const std::string& number) {
        const std::string& kind = outputInfos()[random_() % outputInfos().size()]->key;
        design.outputs.push_back({"output " + number, {kind}, "out" + number + ".npy"});
        for (const DesignParameter& row : outputRows(design, design.outputs.size() - 1))
            if (!row.info.key.ends_with(".what"))
                row.set(design, valueFor(row.info));
    }

    void addSource(Design& design) {
        const ChoiceInfo& info = *sourceInfos()[random_() % sourceInfos().size()];
        Source& source = design.sources.emplace_back();
        source.name = freeName(design, name("näme"));
        source.kind.key = info.key;
        source.visible = random_() % 3 != 0;
        for (const AssetSlot& slot : info.assets)
            if (random_() % 4 != 0)
                source.kind.assets[slot.key] = {name("bïld"), randomData(slot.type)};
    }

    Design withRandomValues(Design design) {
        std::vector<DesignSection> sections = designSections(design);
        for (std::size_t s = 0; s < sections.size(); ++s)
            for (std::size_t r = 0; r < sections[s].rows.size(); ++r) {
                const ParameterInfo& info = sections[s].rows[r].info;
                design = withParameter(std::move(design), info.key, valueFor(info));
                sections = designSections(design);
            }
        return design;
    }

    Asset::Data randomData(AssetType type) {
        switch (type) {
        case AssetType::PointCloud:
            return randomCloud();
        case AssetType::SpotList:
            return randomSpots();
        case AssetType::Raster:
        case AssetType::Depth:
            return randomRaster();
        case AssetType::Wave:
            return randomRaster(1, 1 + random_() % 2);
        case AssetType::Mesh:
            return randomMesh();
        case AssetType::ModeList:
            return randomModes();
        case AssetType::Picture:
            break;
        }
        return randomPicture();
    }

    /// Over many orders of magnitude, within the row's range.
    double real(const ParameterInfo& info) {
        const double size = std::pow(10.0, uniform(-9, 3));
        const double value = random_() % 2 == 0 ? size : -size;
        const double least = info.leastAllowed ? info.least : info.least + 1e-12;
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
        case ValueKind::Numbers:
            return info.least < 0 ? corners() : std::vector{0.25, 1.0, uniform(0.01, 1)};
        case ValueKind::Text:
            return name("zernïke");
        default:
            return real(info);
        }
    }

    std::vector<double> corners() {
        const std::uint32_t count = random_() % 8;
        std::vector<double> numbers(count < 3 ? 0 : 2 * count);
        std::ranges::generate(numbers, [this] { return uniform(-0.5, 0.5); });
        return numbers;
    }

    std::shared_ptr<const PointCloud> randomCloud() {
        auto cloud = std::make_shared<PointCloud>();
        const bool coloured = random_() % 2 == 0;
        for (std::uint32_t i = 1 + random_() % 50; i > 0; --i) {
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
        for (std::uint32_t i = 1 + random_() % 20; i > 0; --i) {
            Spot spot{uniform(-1, 1), uniform(-1e-9, 1e-9), uniform(-1e9, 1e9), uniform(0, 2), {}};
            if (random_() % 2 == 0)
                spot.phase = uniform(-7, 7);
            spots->push_back(spot);
        }
        return spots;
    }

    std::shared_ptr<const ModeList> randomModes() {
        auto modes = std::make_shared<ModeList>();
        for (std::uint32_t i = 1 + random_() % 20; i > 0; --i) {
            Mode mode{.l = 7 - static_cast<std::int64_t>(random_() % 15), .waist = Length(1e-3)};
            mode.x = Length(uniform(-1, 1));
            mode.z = Length(uniform(-1e9, 1e9));
            mode.weight = uniform(0, 2);
            mode.phase = Angle(uniform(-7, 7));
            modes->push_back(mode);
        }
        return modes;
    }

    Shape randomShape() {
        const auto side = [this] { return static_cast<std::int64_t>(1 + random_() % 6); };
        const std::int64_t rows = side();
        return {rows, side()};
    }

    std::vector<float> randomSamples(std::int64_t count) {
        std::vector<float> samples(static_cast<std::size_t>(count));
        std::ranges::generate(samples, [this] { return static_cast<float>(uniform(0, 1e3)); });
        return samples;
    }

    std::shared_ptr<const GreyPicture> randomPicture() {
        const Shape shape = randomShape();
        return std::make_shared<const GreyPicture>(
            GreyPicture{shape, randomSamples(shape.count())});
    }

    /// A raster of whole numbers of a file, or of any.
    std::shared_ptr<const Raster> randomRaster() {
        const std::int64_t count = 1 + random_() % 3;
        return randomRaster(count, 1 + random_() % 4);
    }
    std::shared_ptr<const Raster> randomRaster(std::int64_t count, std::size_t planes) {
        constexpr std::array whites{1.0F, 255.0F, 65535.0F};
        Raster raster{randomShape(), planes, whites[random_() % whites.size()]};
        raster.samples =
            randomSamples(count * static_cast<std::int64_t>(raster.planes) * raster.shape.count());
        if (raster.white > 1)
            for (float& sample : raster.samples)
                sample = std::floor(sample / 4) / raster.white;
        return std::make_shared<const Raster>(std::move(raster));
    }

    /// With and without each of what a mesh may have.
    std::shared_ptr<const Mesh> randomMesh() {
        auto mesh = std::make_shared<Mesh>();
        const auto few = [this](float least, float most) {
            return static_cast<float>(uniform(least, most));
        };
        constexpr float infinite = std::numeric_limits<float>::infinity();
        const std::array has{random_() % 2, random_() % 2, random_() % 2};
        const auto vertices = static_cast<std::uint32_t>(3 + random_() % 20);
        for (std::uint32_t i = 0; i < vertices; ++i) {
            mesh->vertices.push_back({uniform(-1, 1), uniform(-1e-9, 1e-9), uniform(-1e9, 1e9)});
            if (has[0])
                mesh->normals.push_back({few(-2, 2), 0.0F, few(-1e-9F, 1)});
            if (has[1])
                mesh->colours.push_back({few(0, 1), 0.0F, 1.0F});
            if (has[2])
                mesh->textureCoordinates.push_back(i % 3 == 0 ? std::array{infinite, infinite}
                                                              : std::array{few(-3, 3), 0.5F});
        }
        for (std::uint32_t i = 1 + random_() % 30; i > 0; --i)
            for (std::uint32_t& corner : mesh->triangles.emplace_back())
                corner = static_cast<std::uint32_t>(random_() % vertices);
        if (has[2]) {
            const std::size_t textures = 1 + random_() % 3;
            for (std::size_t number = 0; number < textures; ++number) {
                Mesh::Texture& texture = mesh->textures.emplace_back();
                texture.shape = randomShape();
                for (std::int64_t i = 0; i < texture.shape.count(); ++i)
                    texture.texels.push_back({few(0, 1), few(0, 1), 0.5F});
            }
            for (std::uint32_t i = 0; textures > 1 && i < vertices; ++i)
                mesh->textureNumbers.push_back(static_cast<std::uint16_t>(i % textures));
            mesh->lacking = "wood.png, other stone.jpg";
        }
        mesh->faults = faultsOf(*mesh);
        return mesh;
    }

    Asset randomPixels() {
        if (random_() % 4 == 0)
            return {};
        const Shape shape = randomShape();
        return pictureAsset(name("gïven"), shape, randomSamples(shape.count()));
    }

    double uniform(double low, double high) {
        return low + (high - low) * random_() / 4294967296.0;
    }

    std::mt19937 random_;
};

} // namespace fringe::test
