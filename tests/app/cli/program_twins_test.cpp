// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include "app/project/project_file.h"
#include "engine/io/field_files.h"
#include "engine/io/pixel_files.h"
#include "engine/io/target_picture.h"
#include "engine/sources/image/target_image.h"
#include "engine/sources/spots/spots_source.h"

#include <cmath>
#include <memory>
#include <tuple>

namespace fringe::test {
namespace {

using Words = std::vector<std::string>;

constexpr Shape size{80, 96};

/// `fringe run` of a project, and the command of its kind of source with the same files: twins.
class ProgramTwin : public Program {
  protected:
    ProgramTwin() {
        writeSamples("beam.npy", [](double x, double y) {
            return Complex(static_cast<float>(std::exp(-x * x - 2 * y * y)), 0);
        });
        writeSamples("start.npy", [](double x, double y) {
            return Complex(std::polar(1.0, 9 * x * y + 20 * x));
        });
    }

    /// The bytes of the field that the command makes with beam and start from the files.
    std::string made(Words words) const {
        const Words more{"-o",         "direct.npy", "--size",         "96x80",
                         "--pitch",    "8um",        "--wavelength",   "532nm",
                         "--geometry", "lens",       "--focal-length", "200mm",
                         "--device",   "cpu",        "--beam",         "beam.npy",
                         "--start",    "start.npy",  "--iterations",   "5"};
        words.insert(words.end(), more.begin(), more.end());
        const Ran ran = fringe(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return read("direct.npy");
    }

    /// The bytes of the field that running a project makes.
    std::string run(Design design) const {
        design.setup.plate.size = size;
        design.outputs = {{"field", {"field"}, "run.npy"}};
        saveProject(folder_ / "p.fringe", design);
        const Ran ran = fringe({"run", "p.fringe", "--device", "cpu", "--force"});
        EXPECT_EQ(ran.status, 0) << ran.err;
        return read("run.npy");
    }

    void giveFiles(Design& design) const {
        design.setup.beam.kind = Beam::Kind::Picture;
        design.setup.beam.picture = readBeamPicture(folder_ / "beam.npy");
        design.start.kind = Start::Kind::Given;
        design.start.given = readStartPattern(folder_ / "start.npy");
        design.stop.iterations = 5;
    }

    /// A picture that counts everywhere.
    static Source imageOf(const GreyPicture& picture, Length distance = {}) {
        Source source{.kind = {"image"}};
        TargetImage image{.picture = std::make_shared<const GreyPicture>(picture),
                          .distance = distance,
                          .padding = 2};
        image.signal.kind = SignalRegion::Kind::Plane;
        store(source, image);
        return source;
    }

    void writePicture(const char* name, const GreyPicture& picture) const {
        const auto& grey = picture.intensity;
        writeField(folder_ / name, {{Field(picture.shape, {grey.begin(), grey.end()})}}, false);
    }

  private:
    template <class SampleAt> void writeSamples(const char* name, SampleAt sampleAt) const {
        std::vector<Complex> samples;
        for (std::int64_t row = 0; row < size.rows; ++row)
            for (std::int64_t col = 0; col < size.cols; ++col)
                samples.push_back(sampleAt(2.0 * static_cast<double>(col) / size.cols - 1,
                                           1 - 2.0 * static_cast<double>(row) / size.rows));
        writeField(folder_ / name, {{Field(size, std::move(samples))}}, false);
    }
};

TEST_F(ProgramTwin, GivesTheBytesOfSpotsWithTheSameBeamAndStart) {
    write("spots.csv", "x[mm],y[mm],z[mm],intensity\n1,0.5,0,1\n-1,0.25,0.5,2\n0.5,-1,-0.5,1\n");
    Design design = designFor("spots");
    const SpotList spots{
        {1e-3, 0.5e-3, 0, 1, {}}, {-1e-3, 0.25e-3, 0.5e-3, 2, {}}, {0.5e-3, -1e-3, -0.5e-3, 1, {}}};
    store(design.sources.front(), SpotSource{.list = std::make_shared<const SpotList>(spots)});
    const std::string plain = run(design);
    giveFiles(design);
    const std::string given = run(design);
    EXPECT_EQ(given, made({"spots", "spots.csv"}));
    EXPECT_NE(given, plain);
    design.setup.aperture = {Aperture::Kind::Circle, 0.5_mm};
    const std::string stopped = run(design);
    EXPECT_EQ(stopped, made({"spots", "spots.csv", "--force", "--aperture", "circle:0.5mm"}));
    EXPECT_NE(stopped, given);
}

TEST_F(ProgramTwin, GivesTheBytesOfImageWithTheSameBeamAndStart) {
    GreyPicture picture{{8, 8}, {}};
    for (int i = 0; i < 64; ++i)
        picture.intensity.push_back(static_cast<float>(i % 8 + i / 8));
    writePicture("target.npy", picture);
    Design design = designFor("image");
    design.sources = {imageOf(picture)};
    design.solver = {"gs"};
    giveFiles(design);
    design.setup.aperture = {Aperture::Kind::Rectangle, 4_mm, 0.5_mm, 0.4_mm};
    EXPECT_EQ(run(design), made({"image", "target.npy", "--picture-size", "4mmx4mm", "--signal",
                                 "plane", "--algorithm", "gs", "--aperture", "0.5mmx0.4mm"}));
}

TEST_F(ProgramTwin, GivesTheBytesOfImageWithTheSamePictures) {
    Design design = designFor("image");
    design.sources.clear();
    for (const auto& [name, lit, distance] :
         {std::tuple("left.npy", 4, 0_mm), {"right.npy", 7, 12_mm}}) {
        GreyPicture picture{{4, 4}, std::vector<float>(16)};
        picture.intensity[static_cast<std::size_t>(lit)] = 1;
        writePicture(name, picture);
        design.sources.push_back(imageOf(picture, distance));
    }
    giveFiles(design);
    EXPECT_EQ(run(design), made({"image", "left.npy", "right.npy", "--distance", "0mm,12mm",
                                 "--picture-size", "4mmx4mm", "--signal", "plane"}));
}

TEST_F(ProgramTwin, GivesTheBytesOfImageWithTheSameRegion) {
    const GreyPicture bright{{4, 4}, std::vector(16, 1.0F)};
    writePicture("target.npy", bright);
    writePicture("cross.npy", {{3, 3}, {0, 4, 0, 4, 4, 4, 0, 4, 0}});
    Design design = designFor("image");
    TargetImage target{.picture = std::make_shared<const GreyPicture>(bright), .padding = 2};
    giveFiles(design);
    const auto runWith = [&](const SignalRegion& region) {
        target.signal = region;
        store(design.sources.front(), target);
        return run(design);
    };
    const auto image = [&](std::vector<std::string> region) {
        region.insert(region.begin(),
                      {"image", "target.npy", "--picture-size", "4mmx4mm", "--force"});
        return made(region);
    };
    EXPECT_EQ(runWith(polygonThrough({{-2e-3, -1e-3}, {2e-3, -1e-3}, {0, 1.5e-3}})),
              image({"--signal", "polygon", "--corners", "-2mm,-1mm,2mm,-1mm,0mm,1.5mm"}));
    const auto cross = std::make_shared<const GreyPicture>(readMask(folder_ / "cross.npy"));
    EXPECT_EQ(runWith({.kind = SignalRegion::Kind::Mask,
                       .place = target.place,
                       .corners = {},
                       .mask = cross}),
              image({"--signal", "cross.npy"}));
}

TEST_F(ProgramTwin, SaysWhatABeamLacks) {
    Design design = designFor("spots");
    design.setup.plate.size = size;
    store(design.sources.front(),
          SpotSource{.list = std::make_shared<const SpotList>(1, Spot{1e-3, 0, 0, 1, {}})});
    design.outputs = {{"field", {"field"}, "run.npy"}};
    saveProject(folder_ / "p.fringe", design);
    expectRefused({"run", "p.fringe", "--set", "illumination.beam=picture"}, {"missing"});
    expectRefused({"run", "p.fringe", "--set", "solver.start=given"}, {"missing", "96 x 80"});
}

} // namespace
} // namespace fringe::test
