// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of source by way of the disk, against the same in memory.
#include "engine/run/on_disk.h"

#include "engine/model/design_parameters.h"
#include "engine/sources/points/points_source.h"
#include "tests/engine/computed.h"
#include "tests/support/scratch_folder.h"

#include <cmath>
#include <functional>
#include <random>
#include <thread>

namespace fringe::test {
namespace {

constexpr Shape plate{83, 101};
constexpr double pitch = 8e-6;

Raster noise(Shape shape, unsigned seed, std::size_t planes = 1, std::size_t pictures = 1) {
    std::mt19937 random(seed);
    Raster raster{shape, planes};
    raster.samples.resize(static_cast<std::size_t>(shape.count()) * planes * pictures);
    for (float& sample : raster.samples)
        sample = static_cast<float>(random() % 4) / 3;
    return raster;
}

Asset assetOf(Raster raster) {
    return {"raster", std::make_shared<const Raster>(std::move(raster))};
}

Source layers() {
    Source source = designFor("layers").sources.front();
    source.kind.assets["stack"] = assetOf(noise({31, 40}, 1, 2, 3));
    source.kind.values = {{"first_distance", 20e-3}, {"last_distance", 24e-3}};
    return source;
}

Source depthPicture(const std::string& as) {
    Source source = designFor("rgbd").sources.front();
    source.kind.assets["color"] = assetOf(noise({40, 50}, 2, 3));
    source.kind.assets["depth"] = assetOf(noise({40, 50}, 3));
    source.kind.values = {{"near", 23e-3}, {"far", 21e-3}, {"as", as}};
    if (as == "layers")
        source.kind.values["layers"] = std::int64_t{3};
    return source;
}

Source points(double splat = 0) {
    Source source = designFor("points").sources.front();
    auto cloud = std::make_shared<PointCloud>();
    std::mt19937 random(4);
    const auto within = [&](double size) {
        return (static_cast<double>(random() % 1000) / 1000 - 0.5) * size;
    };
    for (int i = 0; i < 60; ++i)
        cloud->points.push_back({within(7e-4), within(6e-4), 22e-3 + within(2e-3), 1, 0});
    store(source, {.cloud = cloud, .splat = Length(splat)});
    source.method = {"exact"};
    return source;
}

Source mesh(const std::string& as = "points") {
    Source source = designFor("mesh").sources.front();
    auto pyramid =
        std::make_shared<Mesh>(Mesh{{{-1, -1, 0}, {1, -1, 0}, {1, 1, 0}, {-1, 1, 0}, {0, 0, 1}},
                                    {{0, 1, 4}, {1, 2, 4}, {2, 3, 4}, {3, 0, 4}}});
    source.kind.assets["mesh"] = {"mesh", std::shared_ptr<const Mesh>(pyramid)};
    source.kind.values = {{"as", as},
                          {"scale", 2.5e-4}, // it is 2 wide
                          {"centre_z", 22e-3},
                          {"points", std::int64_t{200}}};
    source.method = {"exact"};
    return source;
}

Source wave() {
    Source source = designFor("field").sources.front();
    source.kind.assets["wave"] = assetOf(noise({60, 70}, 5, 2));
    source.kind.values["meaning"] = std::string("field");
    return source;
}

Source hiding(Source source, std::int64_t feather = 0) {
    source.kind.values["occlusion"] = std::string("silhouette");
    source.kind.values["feather"] = feather;
    return source;
}

Design designOf(std::vector<Source> sources, std::vector<Length> wavelengths = {532_nm}) {
    Design design = designFor(sources.front().kind.key);
    design.setup.plate = {plate, Length(pitch), Length(pitch)};
    design.setup.wavelengths = std::move(wavelengths);
    design.sources = std::move(sources);
    for (std::size_t i = 0; i < design.sources.size(); ++i)
        design.sources[i].name = "source " + std::to_string(i);
    return design;
}

class OnDiskTest : public testing::Test {
  protected:
    /// With memory for some rows, in a folder that is kept.
    Hologram byDisk(const Design& design, bool isResumed = false,
                    const ComputeDevice& device = cpu()) {
        Plan made = plan(design, {.device = device.capabilities()});
        EXPECT_TRUE(made.runnable()) << refusalOf(made).sentence;
        made.bands =
            planBands(design, {.memory = memory, .device = device.capabilities(), .left = left});
        EXPECT_TRUE(made.bands);
        if (!made.bands)
            return {};
        EXPECT_LE(made.bands->memory, memory);
        Scratch scratch(std::make_shared<JobFolder>(place.path(), 7, isResumed));
        const Job job{device, control, memory, &scratch};
        return inMemory(*finished(compute(made, job)).field());
    }

    void expectAsInMemory(const Design& design) {
        const Hologram whole = *computed(design).field(), disk = byDisk(design);
        ASSERT_EQ(whole.planes.size(), disk.planes.size());
        EXPECT_LT(relativeL2(disk, whole), 2e-6);
    }

    static double relativeL2(const Hologram& a, const Hologram& b) {
        double apart = 0, all = 0;
        for (std::size_t plane = 0; plane < a.planes.size(); ++plane)
            for (std::size_t i = 0; i < a.planes[plane].size(); ++i) {
                const Complex x = a.planes[plane].samples()[i], y = b.planes[plane].samples()[i];
                apart += static_cast<double>(std::norm(x - y));
                all += static_cast<double>(std::norm(y));
            }
        return std::sqrt(apart / all);
    }

    static constexpr std::uint64_t little = 400'000; // a padded plane has 268 kB, and takes more
    static constexpr std::uint64_t moreForTwo = 2 * little;
    static constexpr std::uint64_t forMesh = 64'000'000; // what its points are made with
    std::uint64_t memory = little;
    std::optional<FolderTiles> left;
    test::ScratchFolder place;
    JobControl control;
};

TEST_F(OnDiskTest, IsThatInMemoryForEveryKindOfSource) {
    const std::pair<const char*, Source> all[] = {
        {"layers", layers()},
        {"depth picture in layers", depthPicture("layers")},
        {"exact depth", depthPicture("exact")},
        {"points", points()},
        {"mesh", mesh()},
        {"wave", wave()},
    };
    for (const auto& [name, source] : all) {
        SCOPED_TRACE(name);
        memory = source.kind.key == "mesh" ? forMesh : little;
        expectAsInMemory(designOf({source}));
    }
}

TEST_F(OnDiskTest, AddsSourcesOfAllKinds) {
    memory = forMesh;
    expectAsInMemory(designOf({points(), layers(), wave(), depthPicture("exact"), mesh()}));
}

TEST_F(OnDiskTest, HasThePlanesOfAllWavelengths) {
    const std::vector<Length> colours{638_nm, 532_nm, 450_nm};
    expectAsInMemory(designOf({layers(), points()}, colours));
    expectAsInMemory(designOf({depthPicture("exact")}, colours));
    expectAsInMemory(designOf({hiding(depthPicture("layers")), points()}, colours));
}

TEST_F(OnDiskTest, WhatIsNearerHidesWhatIsBehindIt) {
    for (const std::int64_t feather : {0, 5}) {
        SCOPED_TRACE(feather);
        expectAsInMemory(designOf({hiding(layers(), feather)}));
        expectAsInMemory(designOf({hiding(depthPicture("layers"), feather), points(1e-4)}));
        expectAsInMemory(designOf({layers(), points(1e-4), wave()}));
    }
}

TEST_F(OnDiskTest, ExactDepthThatNothingHidesStaysInMemory) {
    EXPECT_FALSE(
        planBands(designOf({hiding(layers()), depthPicture("exact")}), {.memory = memory}));
}

TEST_F(OnDiskTest, GoesOnFromTheSliceThatIsWholeWithTheSameBits) {
    const Design design = designOf({hiding(layers()), points(1e-4)});
    const Hologram whole = byDisk(design);
    const JobFolder folder(place.path(), 7, true);
    std::vector<std::filesystem::path> left;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path()))
        if (entry.path().filename().string().starts_with("columns"))
            left.push_back(entry.path());
    EXPECT_EQ(left.size(), 1u); // those of slices before it are gone
}

TEST_F(OnDiskTest, ACancelledJobGoesOnToTheSameBits) {
    const Design design = designOf({hiding(layers()), points(1e-4)});
    const Hologram whole = byDisk(design);
    for (const double share : {0.1, 0.5, 0.9}) {
        Plan made = plan(design, {.device = cpu().capabilities()});
        made.bands = planBands(design, {.memory = memory, .device = cpu().capabilities()});
        {
            Scratch scratch(std::make_shared<JobFolder>(place.path(), 7, false));
            JobControl stopped;
            std::jthread stopping([&](const std::stop_token& done) {
                while (!done.stop_requested() && stopped.latest().fraction < share)
                    std::this_thread::yield();
                stopped.cancel();
            });
            compute(made, {cpu(), stopped, memory, &scratch});
        }
        EXPECT_EQ(byDisk(design, true).planes, whole.planes) << share;
    }
}

TEST_F(OnDiskTest, TilesThatAreLeftAreGoneOnWithWhateverMemoryThereIs) {
    const Design design = designOf({hiding(layers()), points(1e-4)});
    const Hologram whole = byDisk(design);
    const auto cutWith = [&](std::uint64_t allowed) {
        const auto bands =
            planBands(design, {.memory = allowed, .device = cpu().capabilities(), .left = left});
        return FolderTiles{bands->rows, bands->carried->tile, bands->allowed};
    };
    const FolderTiles tiles = cutWith(little);
    const std::uint64_t lot = 100 * little;
    EXPECT_FALSE(cutWith(lot).isCutAs(tiles));
    left = factsIn(JobFolder(place.path(), 7, true).path()).value().tiles;
    EXPECT_EQ(left, tiles);
    EXPECT_EQ(cutWith(lot), tiles);
    memory = lot;
    EXPECT_EQ(byDisk(design, true).planes, whole.planes);
    try {
        cutWith(little / 4);
        FAIL() << "in a quarter of the memory";
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::BadInput);
        EXPECT_NE(std::string(error.what()).find("97.7 KiB are allowed"), std::string::npos)
            << error.what();
    }
    {
        Plan other = plan(design, {.device = cpu().capabilities()});
        other.bands = planBands(design, {.memory = lot, .device = cpu().capabilities()});
        Scratch scratch(std::make_shared<JobFolder>(place.path(), 7, true));
        EXPECT_TRUE(compute(other, {cpu(), control, lot, &scratch}).error);
    }
    EXPECT_EQ(byDisk(design, true).planes, whole.planes);
}

TEST_F(OnDiskTest, AWaveBeyondWhatNumbersHoldIsASentence) {
    const auto sentenceOn = [&](Source source, const char* slot) {
        Raster bright = *source.kind.data<Raster>(slot);
        for (float& sample : bright.samples)
            sample *= 1e10F;
        source.kind.assets[slot] = assetOf(std::move(bright));
        source.kind.values["gamma"] = 4.0;
        const auto outcome = outcomeOf(designOf({std::move(source)}), control);
        return outcome.error ? std::string(outcome.error->what()) : "none";
    };
    EXPECT_NE(sentenceOn(layers(), "stack").find("not a finite number"), std::string::npos);
    for (const char* as : {"layers", "exact"})
        EXPECT_NE(sentenceOn(depthPicture(as), "color").find("not a finite number"),
                  std::string::npos);
}

/// A name, and a design with light of that kind in slices or in bands.
std::vector<std::pair<std::string, Design>> designsOfAllKinds() {
    const std::vector<Length> colours{638_nm, 532_nm, 450_nm};
    return {{"layers", designOf({layers()}, colours)},
            {"layers that hide", designOf({hiding(layers(), 3)})},
            {"depth picture in layers", designOf({depthPicture("layers")}, colours)},
            {"depth picture that hides", designOf({hiding(depthPicture("layers"), 3)})},
            {"exact depth", designOf({depthPicture("exact")}, colours)},
            {"points", designOf({points()})},
            {"splats", designOf({points(5e-5)}, colours)},
            {"mesh", designOf({mesh()})},
            {"mesh in layers", designOf({mesh("layers")})},
            {"mesh of exact depth", designOf({mesh("exact")})},
            {"wave", designOf({wave()})},
            {"two sources", designOf({depthPicture("exact"), layers()})},
            {"splats before layers", designOf({points(5e-5), layers()})}};
}

TEST_F(OnDiskTest, TwoDevicesMakeTheBitsOfOne) {
    constexpr int times = 4;
    const ComputeDevice two = ComputeDevice::open("cpu,cpu");
    for (const auto& [name, design] : designsOfAllKinds()) {
        SCOPED_TRACE(name);
        memory = name.starts_with("mesh") ? forMesh : moreForTwo;
        const Hologram whole = *computed(design).field(), disk = byDisk(design);
        EXPECT_LT(relativeL2(disk, whole), 2e-6);
        for (int time = 0; time < times; ++time) {
            EXPECT_EQ(computed(design, two).field()->planes, whole.planes);
            EXPECT_EQ(byDisk(design, false, two).planes, disk.planes);
        }
    }
}

/// What each slice of each wavelength sends on of the light behind it, read by some threads, each
/// of which begins with another slice and row.
std::vector<std::vector<Complex>> slicesReadBy(int threads, const Design& design) {
    const std::vector<SourceInput> inputs = inputsOf(design, {.device = cpu().capabilities()});
    std::vector<std::unique_ptr<Light>> lights;
    for (const SourceInput& input : inputs) {
        const SourceKind& kind = sourceKindOf(input.source.kind.key);
        lights.push_back(kind.light(input, kind.lightCost(input).method));
    }
    const Field behind(plate, std::vector<Complex>(static_cast<std::size_t>(plate.count()), 1));
    std::vector<Field> planes;
    for (std::size_t wavelength = 0; wavelength < design.setup.wavelengths.size(); ++wavelength)
        for (const Slice& slice : slicesOf(lights, wavelength))
            planes.push_back(through(slice, plate, behind));
    std::vector<std::vector<Complex>> read(planes.size());
    for (std::vector<Complex>& samples : read)
        samples.resize(static_cast<std::size_t>(plate.count()));
    std::vector<std::jthread> readers;
    for (int number = 0; number < threads; ++number)
        readers.emplace_back([&, number] {
            for (std::size_t i = 0; i < planes.size(); ++i) {
                const std::size_t plane = (i + static_cast<std::size_t>(number)) % planes.size();
                const auto reader = planes[plane].open();
                for (std::int64_t row = number; row < plate.rows; row += threads)
                    reader->read({row, 0, {1, plate.cols}}, read[plane].data() + row * plate.cols,
                                 plate.cols);
            }
        });
    readers.clear();
    return read;
}

TEST_F(OnDiskTest, AnyThreadReadsTheSlicesOfEveryKind) {
    std::size_t withSlices = 0;
    for (const auto& [name, design] : designsOfAllKinds()) {
        SCOPED_TRACE(name);
        const auto expected = slicesReadBy(1, design);
        withSlices += expected.empty() ? 0 : 1;
        EXPECT_EQ(slicesReadBy(4, design), expected);
    }
    EXPECT_GE(withSlices, 9u);
}

} // namespace
} // namespace fringe::test
