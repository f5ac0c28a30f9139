// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include "app/project/project_file.h"
#include "engine/io/field_files.h"
#include "engine/io/pixel_files.h"
#include "engine/io/target_picture.h"
#include "engine/model/region_outline.h"

#include <cmath>
#include <memory>

namespace fringe::test {
namespace {

using Words = std::vector<std::string>;

constexpr Shape size{80, 96};

/// `fringe run` of a project, and the command of its target with the same files: twins.
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

    void giveFiles(fringe::Setup& setup, Solving& settings) const {
        setup.beam.kind = Beam::Kind::Picture;
        setup.beam.picture = readBeamPicture(folder_ / "beam.npy");
        settings.start.kind = Start::Kind::Given;
        settings.start.given = readStartPattern(folder_ / "start.npy");
        settings.stop.iterations = 5;
    }

  private:
    template <class SampleAt> void writeSamples(const char* name, SampleAt sampleAt) const {
        Hologram hologram;
        Field& field = hologram.planes.emplace_back(Field{size, {}});
        for (std::int64_t row = 0; row < size.rows; ++row)
            for (std::int64_t col = 0; col < size.cols; ++col)
                field.samples.push_back(sampleAt(2.0 * static_cast<double>(col) / size.cols - 1,
                                                 1 - 2.0 * static_cast<double>(row) / size.rows));
        writeField(folder_ / name, hologram, false);
    }
};

TEST_F(ProgramTwin, GivesTheBytesOfSpotsWithTheSameBeamAndStart) {
    write("spots.csv", "x[mm],y[mm],z[mm],intensity\n1,0.5,0,1\n-1,0.25,0.5,2\n0.5,-1,-0.5,1\n");
    Design design;
    design.target = Target::Spots;
    design.spots.list = std::make_shared<const SpotList>(SpotList{{1e-3, 0.5e-3, 0, 1, {}},
                                                                  {-1e-3, 0.25e-3, 0.5e-3, 2, {}},
                                                                  {0.5e-3, -1e-3, -0.5e-3, 1, {}}});
    const std::string plain = run(design);
    giveFiles(design.setup, design.spots.settings);
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
    Hologram bright;
    Field& samples = bright.planes.emplace_back(Field{picture.shape, {}});
    for (int i = 0; i < 64; ++i) {
        picture.intensity.push_back(static_cast<float>(i % 8 + i / 8));
        samples.samples.emplace_back(picture.intensity.back(), 0.0F);
    }
    writeField(folder_ / "target.npy", bright, false);
    Design design;
    design.target = Target::Picture;
    design.picture.plane().picture = std::make_shared<const GreyPicture>(picture);
    design.picture.plane().signal.kind = SignalRegion::Kind::Plane;
    giveFiles(design.setup, design.picture.settings);
    design.setup.aperture = {Aperture::Kind::Rectangle, 4_mm, 0.5_mm, 0.4_mm};
    EXPECT_EQ(run(design), made({"image", "target.npy", "--picture-size", "4mmx4mm", "--signal",
                                 "plane", "--algorithm", "gs", "--aperture", "0.5mmx0.4mm"}));
}

TEST_F(ProgramTwin, GivesTheBytesOfImageWithTheSamePictures) {
    Design design;
    design.target = Target::Picture;
    design.picture.planes.clear();
    for (const char* name : {"left.npy", "right.npy"}) {
        Hologram bright;
        bright.planes.push_back({{4, 4}, std::vector<Complex>(16)});
        GreyPicture picture{{4, 4}, std::vector<float>(16)};
        const std::size_t lit = design.picture.planes.empty() ? 4 : 7;
        bright.planes.front().samples[lit] = picture.intensity[lit] = 1;
        writeField(folder_ / name, bright, false);
        PicturePlane& plane = design.picture.planes.emplace_back();
        plane.picture = std::make_shared<const GreyPicture>(std::move(picture));
        plane.distance = lit == 4 ? 0_mm : 12_mm;
        plane.signal.kind = SignalRegion::Kind::Plane;
    }
    giveFiles(design.setup, design.picture.settings);
    EXPECT_EQ(run(design), made({"image", "left.npy", "right.npy", "--distance", "0mm,12mm",
                                 "--picture-size", "4mmx4mm", "--signal", "plane"}));
}

TEST_F(ProgramTwin, GivesTheBytesOfImageWithTheSameRegion) {
    Hologram bright;
    bright.planes.push_back({{4, 4}, std::vector<Complex>(16, 1.0F)});
    writeField(folder_ / "target.npy", bright, false);
    Hologram cross;
    cross.planes.push_back({{3, 3}, {0, 4, 0, 4, 4, 4, 0, 4, 0}});
    writeField(folder_ / "cross.npy", cross, false);
    Design design;
    design.target = Target::Picture;
    PicturePlane& plane = design.picture.plane();
    plane.picture = std::make_shared<const GreyPicture>(GreyPicture{{4, 4}, std::vector(16, 1.0F)});
    giveFiles(design.setup, design.picture.settings);
    const auto image = [&](std::vector<std::string> region) {
        region.insert(region.begin(),
                      {"image", "target.npy", "--picture-size", "4mmx4mm", "--force"});
        return made(region);
    };
    plane.signal = polygonThrough({{-2e-3, -1e-3}, {2e-3, -1e-3}, {0, 1.5e-3}});
    EXPECT_EQ(run(design),
              image({"--signal", "polygon", "--corners", "-2mm,-1mm,2mm,-1mm,0mm,1.5mm"}));
    plane.signal.kind = SignalRegion::Kind::Mask;
    plane.signal.place = plane.place;
    plane.signal.mask = std::make_shared<const GreyPicture>(readMask(folder_ / "cross.npy"));
    EXPECT_EQ(run(design), image({"--signal", "cross.npy"}));
}

TEST_F(ProgramTwin, SaysWhatABeamLacks) {
    Design design;
    design.target = Target::Spots;
    design.setup.plate.size = size;
    design.spots.list = std::make_shared<const SpotList>(1, Spot{1e-3, 0, 0, 1, {}});
    design.outputs = {{"field", {"field"}, "run.npy"}};
    saveProject(folder_ / "p.fringe", design);
    expectRefused({"run", "p.fringe", "--set", "spots.beam=picture"}, {"missing", "96 x 80"});
    expectRefused({"run", "p.fringe", "--set", "algorithm.start=given"}, {"missing", "96 x 80"});
}

} // namespace
} // namespace fringe::test
