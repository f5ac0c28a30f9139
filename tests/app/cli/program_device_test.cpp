// SPDX-License-Identifier: GPL-3.0-or-later
// What `fringe` writes for a panel, against numbers that are worked out here in whole numbers.
#include "engine/io/field_files.h"
#include "program.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <complex>
#include <filesystem>

namespace fringe::test {
namespace {

using Json = nlohmann::json;
using Bytes = std::vector<int>;

constexpr Shape shape{2, 3};

/// A pattern of 256 levels on 3 × 2 pixels, and a correction for it.
class ProgramDevice : public Program {
  protected:
    ProgramDevice() {
        writeBytes("p.npy", pattern_);
        writeBytes("c.npy", correction_);
        std::string lut;
        for (int i = 0; i < 256; ++i)
            lut += std::to_string(i) + ' ' + std::to_string(lookedUp(i)) + '\n';
        write("t.lut", lut);
    }

    static int lookedUp(int level) { return (3 * level + 7) % 256; }
    /// Level of a corrected pixel, of 217; the sums are no whole number and a half.
    int level(std::size_t pixel, bool isMod256 = false) const {
        const int sum = (pattern_[pixel] + correction_[pixel]) % 256;
        return isMod256 ? static_cast<int>(std::lround(sum * 217 / 255.0))
                        : static_cast<int>(std::lround(sum * 217 / 256.0)) % 217;
    }

    Ran encode(std::vector<std::string> more) const {
        std::vector<std::string> all{"encode", "p.npy",        "--as",   "phase",    "--pitch",
                                     "12.5um", "--wavelength", "1064nm", "--device", "cpu"};
        all.insert(all.end(), more.begin(), more.end());
        return fringe(all);
    }
    /// Bytes of a file of one byte a pixel.
    Bytes sent(const std::string& name, std::size_t count) const {
        const std::string all = read(name);
        Bytes bytes;
        for (const char c : all.substr(all.size() - count))
            bytes.push_back(static_cast<unsigned char>(c));
        return bytes;
    }

    const Bytes pattern_{0, 64, 100, 200, 255, 31}, correction_{0, 10, 200, 56, 1, 250};

  private:
    void writeBytes(const std::string& name, const Bytes& bytes) const {
        LevelPattern levels;
        levels.encoding = "phase";
        levels.planes = {
            Plane<std::uint16_t>(shape, std::vector<std::uint16_t>(bytes.begin(), bytes.end()))};
        writeLevels(folder_ / name, levels, false);
        std::filesystem::remove(folder_ / (name + ".json"));
    }
};

TEST_F(ProgramDevice, CorrectsLooksUpFlipsAndPlaces) {
    const Ran ran =
        encode({"--levels", "217", "--correction", "c.npy", "--lut", "t.lut", "--flip-x", "--mode",
                "5x3", "--mode-offset", "1,1", "-o", "s.npy", "--json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    Bytes wanted(15);
    for (std::size_t row = 0; row < 2; ++row)
        for (std::size_t col = 0; col < 3; ++col)
            wanted[(row + 1) * 5 + 1 + col] = lookedUp(level(row * 3 + 2 - col));
    EXPECT_EQ(sent("s.npy", 15), wanted);
    const Json facts = Json::parse(read("s.npy.json")).at("frame");
    EXPECT_EQ(facts.at("steps"),
              Json({"pattern", "correction", "mod", "levels", "lut", "flip", "place"}));
    EXPECT_EQ(facts.at("bits"), 8);
    EXPECT_EQ(facts.at("parameters").at("device.flip_x"), "true");
    EXPECT_TRUE(facts.contains("sum"));
    EXPECT_EQ(Json::parse(ran.out).at("frame").at("clipped"), 0);
}

TEST_F(ProgramDevice, HasTheArithmeticOfLaboratories) {
    const Ran ran =
        encode({"--levels", "217", "--correction", "c.npy", "--compat", "mod256", "-o", "s.npy"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    Bytes wanted;
    for (std::size_t pixel = 0; pixel < 6; ++pixel)
        wanted.push_back(level(pixel, true));
    EXPECT_EQ(sent("s.npy", 6), wanted);
}

TEST_F(ProgramDevice, TakesAPresetWithItsFiles) {
    std::filesystem::create_directory(folder_ / "lab");
    for (const char* file : {"c.npy", "t.lut"})
        std::filesystem::copy_file(folder_ / file, folder_ / "lab" / file);
    write("lab/panel.json", R"({"name": "Lab", "bits": 8, "sign": -1, "packing": "gray",
        "panel": {"columns": 3, "rows": 2, "pitch": "12.5 um"},
        "mode": {"columns": 4, "rows": 2}, "offset": {"column": 1, "row": 0},
        "levels": [{"wavelength": "1064 nm", "levels": 217}], "drive": "t.lut",
        "correction": {"file": "c.npy", "wavelength": "1064 nm"}})");
    const Ran ran = encode({"--device-preset", "lab/panel.json", "-o", "s.npy", "--quiet"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.err, "");
    Bytes wanted(8);
    for (std::size_t pixel = 0; pixel < 6; ++pixel) {
        const int sum = (256 - pattern_[pixel] + correction_[pixel]) % 256;
        wanted[pixel / 3 * 4 + 1 + pixel % 3] =
            lookedUp(static_cast<int>(std::lround(sum * 217 / 256.0)) % 217);
    }
    EXPECT_EQ(sent("s.npy", 8), wanted);
    EXPECT_EQ(Json::parse(read("s.npy.json")).at("frame").at("panel"), "Lab");
}

TEST_F(ProgramDevice, SaysWhatIsClippedAndWhatIsAnEstimate) {
    write("panel.json", R"({"name": "Lab", "bits": 8,
        "panel": {"columns": 3, "rows": 2, "pitch": "12.5 um"},
        "levels": [{"wavelength": "532 nm", "levels": 150}]})");
    // 150 · 1064/532 = 300 levels, of which 255 is the 298.8th and lies beyond 8 bits.
    const Ran ran = encode({"--device-preset", "panel.json", "-o", "s.npy"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.err.find("estimate"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("17 %"), std::string::npos) << ran.err; // one of six pixels
    EXPECT_EQ(sent("s.npy", 6), (Bytes{0, 75, 117, 234, 0, 36}));
}

TEST_F(ProgramDevice, RefusesTablesOfAnotherPanel) {
    std::string half;
    for (int i = 0; i < 128; ++i)
        half += std::to_string(i) + ' ' + std::to_string(i) + '\n';
    write("half.lut", half);
    const auto refused = [&](std::vector<std::string> more, const std::vector<std::string>& parts) {
        std::vector<std::string> all{"encode", "p.npy", "--as",  "phase",        "--pitch",
                                     "8um",    "-o",    "s.npy", "--wavelength", "532nm"};
        all.insert(all.end(), more.begin(), more.end());
        expectRefused(all, parts);
    };
    refused({"--lut", "half.lut"}, {"128", "256"});
    refused({"--correction", "c.npy", "--correction-wavelength", "1064nm"}, {"1.064 µm", "532 nm"});
    refused({"--mode", "2x2"}, {"3 × 2", "2 × 2"});
    refused({"--device-preset", "nothing"}, {"X13138"});
    refused({"--zernike", "much"}, {});
    expectRefused({"points", "p.csv", "-o", "f.npy", "--flip-x"}, {"--flip-x"});
}

TEST_F(ProgramDevice, IsReadBackAsThePanelShowsIt) {
    ASSERT_EQ(encode({"--levels", "217", "--correction", "c.npy", "--lut", "t.lut", "--flip-x",
                      "--mode", "5x3", "--mode-offset", "1,1", "--sign", "-1", "-o", "s.bmp"})
                  .status,
              0);
    const std::vector<std::string> seen{"reconstruct", "s.bmp", "--distance", "1mm", "-o"};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), seen.begin(), seen.end());
        return more;
    };
    expectRefused(with({"r.npy", "--lut", "t.lut"}), {"c.npy"});
    expectRefused(with({"r.npy", "--correction", "c.npy"}), {"t.lut"});
    const Ran ran = fringe(with({"r.npy", "--lut", "t.lut", "--correction", "c.npy"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    ASSERT_EQ(fringe({"reconstruct", "p.npy", "--encoding", "phase", "--pitch", "12.5um",
                      "--wavelength", "1064nm", "--distance", "1mm", "-o", "right.npy"})
                  .status,
              0);
    // Half of a 217th of a cycle is 0.014 rad; intensities differ by twice as much.
    const Ran compared = fringe({"compare", "r.npy", "right.npy", "--json"});
    EXPECT_LT(Json::parse(compared.out)["relative_l2"], 0.03) << compared.out;
}

/// On the axis of a lens a camera's small pixel sees |mean of exp(iφ)|², whatever is added for the
/// optics to take off, and however the picture is flipped and placed.
TEST_F(ProgramDevice, IsSeenByACameraAsThePanelShowsIt) {
    ASSERT_EQ(encode({"--levels", "217", "--correction", "c.npy", "--flip-x", "--mode", "5x3",
                      "--mode-offset", "1,1", "--sign", "-1", "-o", "s.bmp"})
                  .status,
              0);
    const std::vector<std::string> camera{
        "camera",           "s.bmp", "--focal-length", "200mm", "--camera-rows", "1",
        "--camera-columns", "1",     "--camera-pitch", "1um",   "--camera-bits", "16",
        "--exposure",       "1",     "--full-well",    "0",     "--read-noise",  "0",
        "--background",     "0",     "--fill",         "1",     "--json",        "-o",
        "seen.npy"};
    expectRefused(camera, {"c.npy"});
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), camera.begin(), camera.end());
        return more;
    };
    expectRefused(with({"--correction", "c.npy", "--gray-levels", "128"}),
                  {"--gray-levels", "s.bmp"});
    expectRefused(with({"--correction", "c.npy", "--wavelength", "532nm"}),
                  {"--wavelength", "1.064"});
    const Ran ran = fringe(with({"--correction", "c.npy"}));
    ASSERT_EQ(ran.status, 0) << ran.err;
    std::complex<double> mean; // of −(l/217 − c/256) cycles, l of 217 that is nearest to c − p
    for (std::size_t i = 0; i < 6; ++i) {
        const double phase = (256 + correction_[i] - pattern_[i]) % 256 / 256.0;
        const double level = std::fmod(std::round(217 * phase), 217);
        mean += std::polar(1 / 6.0, -2 * M_PI * (level / 217 - correction_[i] / 256.0));
    }
    EXPECT_NEAR(Json::parse(ran.out)["most"].get<double>() / 65535, std::norm(mean), 1e-3);
}

TEST_F(ProgramDevice, RefusesWhatHasNoEffectOnItsInput) {
    ASSERT_EQ(encode({"--flip-x", "-o", "s.png"}).status, 0);
    ASSERT_EQ(encode({"-o", "p.png"}).status, 0);
    for (const char* command : {"reconstruct", "propagate"}) {
        const auto with = [&](const char* input, const std::vector<std::string>& more) {
            std::vector<std::string> all{command, input, "--distance", "1mm", "-o", "r.npy"};
            all.insert(all.end(), more.begin(), more.end());
            return all;
        };
        expectRefused(with("s.png", {"--wavelength", "532nm"}), {"--wavelength", "1.064"});
        expectRefused(with("s.png", {"--gray-levels", "128"}), {"--gray-levels", "side-car"});
        expectRefused(with("s.png", {"--encoding", "amplitude"}), {"--encoding", "side-car"});
        const Ran same = fringe(with("s.png", {"--wavelength", "1064nm", "--force"}));
        EXPECT_EQ(same.status, 0) << same.err;
        std::filesystem::remove(folder_ / "r.npy");
        std::filesystem::remove(folder_ / "r.npy.json");
    }
    expectRefused({"reconstruct", "p.png", "--distance", "1mm", "-o", "r.npy", "--lut", "t.lut"},
                  {"p.png", "--device-preset"});
    ASSERT_EQ(fringe({"propagate", "p.png", "--distance", "1mm", "-o", "f.npy"}).status, 0);
    for (const char* option : {"--gray-levels", "--encoding"})
        expectRefused({"reconstruct", "f.npy", "--distance", "1mm", "-o", "r.npy", option,
                       option == std::string("--encoding") ? "phase" : "16"},
                      {option, "f.npy"});
}

/// A field of −1 is half of the levels that each colour has.
TEST_F(ProgramDevice, GivesEachColourItsLevels) {
    std::string field("\x93NUMPY\x01\x00\x76\x00", 10), one("\0\0\x80\xbf\0\0\0\0", 8);
    std::string head = "{'descr': '<c8', 'fortran_order': False, 'shape': (3, 2, 3), }";
    head.append(117 - head.size(), ' ');
    field += head + '\n';
    for (int i = 0; i < 18; ++i)
        field += one;
    write("three.npy", field);
    write("panel.json", R"({"name": "Lab", "bits": 8,
        "panel": {"columns": 3, "rows": 2, "pitch": "8 um"},
        "levels": [{"wavelength": "638 nm", "levels": 210}, {"wavelength": "532 nm", "levels": 200},
                   {"wavelength": "450 nm", "levels": 180}]})");
    const std::vector<std::string> words{"encode",          "three.npy",         "--as",    "phase",
                                         "--wavelength",    "638nm,532nm,450nm", "--pitch", "8um",
                                         "--device-preset", "panel.json",        "-o",      "s.npy",
                                         "--force"};
    const Ran ran = fringe(words);
    ASSERT_EQ(ran.status, 0) << ran.err;
    Bytes wanted(6, 105);
    wanted.insert(wanted.end(), 6, 100);
    wanted.insert(wanted.end(), 6, 90);
    EXPECT_EQ(sent("s.npy", 18), wanted);
    auto own = words;
    own.insert(own.end(), {"--levels", "100"});
    ASSERT_EQ(fringe(own).status, 0);
    EXPECT_EQ(sent("s.npy", 18), Bytes(18, 50));
}

TEST_F(ProgramDevice, FiguresAreOfThePatternAsSent) {
    write("s.csv", "x[mm],y[mm],z[mm]\n2,0,0\n-1,1,0\n1,1.5,0\n");
    const auto figures = [&](std::vector<std::string> more) {
        std::vector<std::string> all{"spots",
                                     "s.csv",
                                     "--size",
                                     "60x50",
                                     "--geometry",
                                     "lens",
                                     "--focal-length",
                                     "200mm",
                                     "--algorithm",
                                     "gs",
                                     "--iterations",
                                     "5",
                                     "--device",
                                     "cpu",
                                     "--any-phase",
                                     "--encode",
                                     "phase",
                                     "--force",
                                     "-o",
                                     "s.npy",
                                     "--json"};
        all.insert(all.end(), more.begin(), more.end());
        const Ran ran = fringe(all);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out);
    };
    EXPECT_FALSE(figures({}).contains("as_sent"));
    // What is added is taken off by the optics; 256 levels leave 1 - (π/256)²/3 of the light.
    const Json added = figures({"--zernike", "osa rms waves: 4=0.5", "--carrier", "0.3deg,0deg"});
    EXPECT_NEAR(added["as_sent"]["efficiency"], added["best"]["efficiency"], 1e-3);
    // Values of 7 bits are half of 256 levels: half of the pixels, evenly spread, take the nearer
    // end, up to a quarter of a cycle away. Their mean of cos δ is 2/π, so ((1 + 2/π)/2)² is left.
    const Json half = figures({"--bits", "7"});
    EXPECT_NEAR(half["as_sent"]["efficiency"].get<double>()
                    / half["best"]["efficiency"].get<double>(),
                0.67, 0.05);
}

TEST_F(ProgramDevice, ADesignIsSentAsItsFieldIs) {
    write("s.csv", "x[mm],y[mm],z[mm]\n0.2,0,0\n-0.1,0.1,0\n");
    const std::vector<std::string> panel{"--carrier", "0.1deg,0.2deg",        "--panel-lens", "2m",
                                         "--zernike", "osa rms waves: 4=0.3", "--bits",       "8"};
    const auto with = [&](std::vector<std::string> all) {
        all.insert(all.end(), panel.begin(), panel.end());
        return fringe(all);
    };
    const std::vector<std::string> design{"spots",       "s.csv", "--size",         "40x30",
                                          "--geometry",  "lens",  "--focal-length", "200mm",
                                          "--algorithm", "gs",    "--iterations",   "3",
                                          "--device",    "cpu",   "--any-phase"};
    auto atOnce = design, field = design;
    atOnce.insert(atOnce.end(), {"--encode", "phase", "-o", "now.npy"});
    field.insert(field.end(), {"-o", "f.npy"});
    ASSERT_EQ(with(atOnce).status, 0) << with(atOnce).err;
    ASSERT_EQ(fringe(field).status, 0);
    ASSERT_EQ(with({"encode", "f.npy", "--as", "phase", "-o", "later.npy"}).status, 0);
    EXPECT_TRUE(read("now.npy") == read("later.npy"));
}

} // namespace
} // namespace fringe::test
