// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/panel_checks.h"
#include "engine/device/panel_levels.h"
#include "engine/device/panel_steps.h"
#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"

#include <gtest/gtest.h>

#include <cmath>
#include <complex>
#include <numbers>
#include <random>

namespace fringe {
namespace {

using Values = std::vector<std::uint16_t>;

std::shared_ptr<const Raster> raster(Shape shape, std::vector<float> samples) {
    return std::make_shared<const Raster>(
        Raster{.shape = shape, .planes = 1, .white = 1, .samples = std::move(samples)});
}

std::shared_ptr<const Raster> table(std::vector<float> samples) {
    const Shape shape{1, std::ssize(samples)};
    return raster(shape, std::move(samples));
}

Design forPanel() {
    Design design;
    design.device.key = "panel";
    return design;
}

/// A pattern of phases in cycles, and a panel for it.
struct Case {
    Shape shape;
    std::vector<double> phases;
    std::int64_t levels = 256;
    Design design = forPanel();
    Sampling sampling{8_um, 10_um, {633_nm}};

    Case& set(const char* row, const char* text) {
        design = withParameterText(std::move(design), std::string("device.") + row, text);
        return *this;
    }
    Case& give(const char* slot, std::shared_ptr<const Raster> data) {
        design.device.assets[slot] = {slot, std::move(data)};
        return *this;
    }

    Hologram field() const {
        std::vector<Complex> samples;
        for (const double phase : phases)
            samples.emplace_back(std::polar(1.0, 2 * std::numbers::pi * phase));
        return {.planes = {Field(shape, std::move(samples))}, .sampling = sampling};
    }
    Choice encoding() const { return {"phase", {{"levels", levels}}}; }
    Frame sent() const {
        const Hologram hologram = field();
        const LevelPattern pattern = encode(hologram, encoding());
        return outputDeviceOf("panel").send({hologram, pattern, design.device});
    }
    Values values() const {
        const auto plane = inMemory(sent().planes.front());
        return {plane.samples().begin(), plane.samples().end()};
    }
    std::string refusal() const {
        try {
            sent();
        } catch (const Error& error) {
            return error.message().english();
        }
        return {};
    }
};

Case row(std::vector<double> phases) {
    const Shape shape{1, std::ssize(phases)};
    return {shape, std::move(phases)};
}

TEST(Panel, AddsACorrectionAndLooksLevelsUp) {
    Case panel = row({0, 0.25, 0.4, 0.999});
    panel.levels = 217;
    panel.give("correction", raster({1, 4}, {64 / 256.F, 128 / 256.F, 0, 1 / 256.F}));
    // 0.25, 0.75, 0.4, 1.0029 → 0.0029 of a cycle, times 217: 54.25, 162.75, 86.8, 0.63.
    EXPECT_EQ(panel.values(), (Values{54, 163, 87, 1}));
    std::vector<float> inverse(256);
    for (int i = 0; i < 256; ++i)
        inverse[static_cast<std::size_t>(i)] = static_cast<float>(255 - i);
    panel.give("drive", table(inverse));
    EXPECT_EQ(panel.values(), (Values{201, 92, 168, 254}));
    panel.set("lut", "device");
    EXPECT_EQ(panel.values(), (Values{54, 163, 87, 1}));
    panel.set("correction", "off");
    EXPECT_EQ(panel.values(), (Values{0, 54, 87, 0})); // 216.78 is 217, which is 0
    panel.set("sign", "-1");                           // 0, 0.75, 0.6, 0.001: 0, 162.75, 130.2, 0.2
    EXPECT_EQ(panel.values(), (Values{0, 163, 130, 0}));
}

TEST(Panel, AddsACarrierAndALens) {
    // x of the columns is -16, -8, 0, 8 µm; 8 µm · sin θ/λ is a quarter of a cycle.
    Case panel = row({0.1, 0.1, 0.1, 0.1});
    panel.design.device.values["carrier_x"] = std::asin(0.25 * 633e-9 / 8e-6);
    EXPECT_EQ(panel.values(), (Values{154, 218, 26, 90})); // 0.6, 0.85, 0.1, 0.35 times 256
    panel.design.device.values.clear();
    // -x²/(2λf) of f = 1 mm: 256, 64, 0, 64 µm² over 1266 µm²: -0.2022, -0.0506.
    panel.design.device.values["lens"] = 1e-3;
    EXPECT_EQ(panel.values(), (Values{230, 13, 26, 13})); // 0.8978, 0.0494, 0.1, 0.0494
}

TEST(Panel, AddsAVortexAnAxiconAndAGrating) {
    Case square{{3, 3}, std::vector<double>(9, 0)};
    // The angle about the middle, counter-clockwise from x: with pixels of 8 by 10 µm, atan(10/8).
    const auto corner =
        static_cast<std::uint16_t>(std::lround(std::atan2(10, 8) / (2 * M_PI) * 256));
    const auto turned = [&](int of) { return static_cast<std::uint16_t>((of + 256) % 256); };
    square.set("vortex", "1");
    EXPECT_EQ(square.values(), (Values{turned(128 - corner), 64, corner, 128, 0, 0,
                                       turned(128 + corner), 192, turned(-corner)}));
    // Stripes of two pixels each, whose edges lie between pixels.
    Case line = row({0, 0, 0, 0, 0, 0, 0, 0});
    line.set("grating", "32um");
    EXPECT_EQ(line.values(), (Values{0, 0, 128, 128, 0, 0, 128, 128}));
    // A quarter of a cycle a pixel, towards the axis on both sides.
    line.design.device.values = {{"axicon", std::asin(0.25 * 633e-9 / 8e-6)}};
    EXPECT_EQ(line.values(), (Values{0, 64, 128, 192, 0, 192, 128, 64}));
}

TEST(Panel, SaysThatAGratingOrAnAxiconAliases) {
    const auto findings = [](const char* row, const char* text) {
        const Case panel = Case{{2, 2}, {0, 0, 0, 0}}.set(row, text);
        return checkPanel(panel.design.device, {panel.shape, panel.sampling, "phase", 256});
    };
    EXPECT_TRUE(findings("grating", "16um").empty());
    EXPECT_EQ(findings("grating", "15.9um").front().parameter, "grating");
    EXPECT_TRUE(findings("axicon", "1.8deg").empty()); // λ/(2 · 10 µm) is 1.813°
    EXPECT_EQ(findings("axicon", "-1.82deg").front().parameter, "axicon");
}

TEST(Panel, TakesTheNearestOfUnequalPhases) {
    // Displacements of a PLM of 0.47", of which the last is 15/16 of a wave.
    std::vector<float> phases{0,      .0126F, .0259F, .0495F, .071F,  .0878F, .1382F, .2153F,
                              .3274F, .361F,  .4204F, .5046F, .5916F, .673F,  .8254F, 1};
    for (float& phase : phases)
        phase *= 0.9375F;
    std::vector<double> wanted;
    for (int i = 0; i < 997; ++i)
        wanted.push_back(i / 997.0);
    Case panel = row(wanted);
    panel.set("bits", "4").give("response", table(phases));
    const Values sent = panel.values();
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto distance = [&](std::size_t level) {
            const double way = std::abs(wanted[i] - static_cast<double>(phases[level]));
            return std::min(way, 1 - way);
        };
        for (std::size_t level = 0; level < phases.size(); ++level)
            EXPECT_LE(distance(sent[i]), distance(level) + 1e-7) << wanted[i];
    }
    // Between 0.9375 and 1, which is 0: 0.97 is nearer to the end, as 0.96 is to 0.9375.
    EXPECT_EQ(sent[967], 0);
    EXPECT_EQ(sent[957], 15);
}

TEST(Panel, OfTwoPhasesAsNearTheLowerLevelIsTaken) {
    const NearestPhase nearest({0, 0.5, 0.25, 0.5});
    EXPECT_EQ(nearest.level(0.375), 1);
    EXPECT_EQ(nearest.level(0.125), 0);
    EXPECT_EQ(nearest.level(0.75), 0);
    EXPECT_EQ(nearest.level(-0.5), 1); // the first of two that are alike
    EXPECT_EQ(nearest.level(0.3), 2);
}

TEST(Panel, FlipsAndLiesInAVideoMode) {
    // Quarters of 8 levels: 0 2 4 / 6 1 3.
    Case panel{{2, 3}, {0, 0.25, 0.5, 0.75, 0.125, 0.375}, 8};
    panel.set("mode_columns", "5").set("mode_rows", "4").set("column", "1").set("row", "2");
    EXPECT_EQ(panel.values(), (Values{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 0, 0, 6, 1, 3, 0}));
    panel.set("flip_x", "on");
    EXPECT_EQ(panel.values(), (Values{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 2, 0, 0, 0, 3, 1, 6, 0}));
    panel.set("flip_y", "on");
    EXPECT_EQ(panel.values(), (Values{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 1, 6, 0, 0, 4, 2, 0, 0}));
}

TEST(Panel, HasTheArithmeticOfLaboratories) {
    // All sums of two numbers of 8 bits, which scripts add modulo 256, then round(· 217/255).
    Case panel{{256, 256}, {}, 217};
    std::vector<float> correction;
    for (int pattern = 0; pattern < 256; ++pattern)
        for (int added = 0; added < 256; ++added) {
            panel.phases.push_back(pattern / 256.0);
            correction.push_back(static_cast<float>(added) / 256);
        }
    panel.set("compat", "mod256").give("correction", raster({256, 256}, correction));
    const Values sent = panel.values();
    for (int pattern = 0; pattern < 256; ++pattern)
        for (int added = 0; added < 256; ++added)
            ASSERT_EQ(sent[static_cast<std::size_t>(pattern * 256 + added)],
                      std::lround((pattern + added) % 256 * 217 / 255.0))
                << pattern << " and " << added;
}

TEST(Panel, HasLessThanACycle) {
    // 300 levels make a cycle and 8 bits hold 256: the gap's middle is at 277.5.
    Case panel =
        row({100 / 300.0, 255 / 300.0, 256 / 300.0, 277 / 300.0, 278 / 300.0, 299 / 300.0});
    panel.levels = 300;
    EXPECT_EQ(panel.values(), (Values{100, 255, 255, 255, 0, 0}));
    EXPECT_DOUBLE_EQ(panel.sent().clipped, 4.0 / 6);
    panel.set("beyond", "zero");
    EXPECT_EQ(panel.values(), (Values{100, 255, 0, 0, 0, 0}));
    panel.set("beyond", "wrap");
    EXPECT_EQ(panel.values(), (Values{100, 255, 0, 21, 22, 43}));
    panel.set("bits", "9");
    EXPECT_EQ(panel.values(), (Values{100, 255, 256, 277, 278, 299}));
    EXPECT_EQ(panel.sent().clipped, 0);
}

void expectNamed(const std::string& sentence, std::initializer_list<const char*> parts) {
    for (const char* part : parts)
        EXPECT_NE(sentence.find(part), std::string::npos) << part << ": " << sentence;
}

TEST(Panel, RefusesWhatIsOfAnotherPanel) {
    const auto four = [] { return row({0, 0.25, 0.5, 0.75}); };
    expectNamed(four().give("drive", table(std::vector<float>(128))).refusal(), {"128", "256"});
    expectNamed(four().give("drive", table(std::vector<float>(256, 256))).refusal(), {"256"});
    expectNamed(four().give("response", table(std::vector<float>(16))).refusal(), {"16", "256"});
    expectNamed(four().give("correction", raster({2, 3}, std::vector<float>(6))).refusal(),
                {"3 × 2", "4 × 1"});
    Case other = four().give("correction", raster({1, 4}, std::vector<float>(4)));
    other.set("correction_wavelength", "532 nm");
    expectNamed(other.refusal(), {"532 nm", "633 nm"});
    other.set("scale_correction", "on");
    EXPECT_EQ(other.refusal(), "");
    expectNamed(four().set("mode_columns", "5").set("column", "2").refusal(), {"4 × 1", "5 × 1"});
    EXPECT_NE(four().set("zernike", "something").refusal(), "");
    EXPECT_NE(four().set("packing", "plm-47").refusal(), "");
}

TEST(Panel, ACorrectionOfTheVideoModeIsCut) {
    Case panel = row({0, 0});
    panel.set("mode_columns", "4").set("column", "1");
    panel.give("correction", raster({1, 4}, {0.5F, 0.25F, 0.125F, 0.5F}));
    EXPECT_EQ(panel.values(), (Values{0, 64, 32, 0}));
}

TEST(Panel, AmplitudesTakeNoPhases) {
    const Shape shape{1, 3};
    const Hologram field{.planes = {Field(shape, {{-1, 0}, {0, 0}, {1, 0}})},
                         .sampling = {8_um, 8_um, {633_nm}}};
    const Choice encoding{"amplitude", {{"levels", std::int64_t{3}}}};
    const LevelPattern levels = encode(field, encoding);
    Choice device{"panel"};
    const auto send = [&] { return outputDeviceOf("panel").send({field, levels, device}); };
    // Levels 0, 1, 2 of 3 over the values of 8 bits; half of 255 is rounded up.
    EXPECT_EQ(send().planes.front(), Plane<std::uint16_t>(shape, Values{0, 128, 255}));
    device.values["carrier_x"] = 0.01;
    EXPECT_THROW(send(), Error);
}

/// Phases that are added, beside the correction.
struct Terms {
    double carrierX = 0, lens = 0, axicon = 0, grating = 0, turn = 0;
    std::int64_t vortex = 0;
};

/// What is sent, written out by the documented order for one pixel.
std::int64_t reference(const Case& panel, const std::vector<float>& correction, const Terms& terms,
                       int sign, std::int64_t i, std::int64_t j) {
    const auto pixel = static_cast<std::size_t>(j * panel.shape.cols + i);
    const double x = static_cast<double>(i - panel.shape.cols / 2) * 8e-6;
    const double y = static_cast<double>(panel.shape.rows / 2 - j) * 10e-6;
    double phase = sign * panel.phases[pixel];
    phase += x * std::sin(terms.carrierX) / 633e-9;
    if (terms.lens != 0)
        phase -= (x * x + y * y) / (2 * 633e-9 * terms.lens);
    phase -= std::sqrt(x * x + y * y) * std::sin(terms.axicon) / 633e-9;
    phase += static_cast<double>(terms.vortex) * std::arg(std::complex(x, y)) / (2 * M_PI);
    if (terms.grating != 0) {
        const double edge =
            (8e-6 * std::abs(std::cos(terms.turn)) + 10e-6 * std::abs(std::sin(terms.turn))) / 2;
        const double along = x * std::cos(terms.turn) + y * std::sin(terms.turn) + edge;
        phase += (std::llround(std::floor(2 * along / terms.grating)) & 1) * 0.5;
    }
    phase += static_cast<double>(correction[pixel]);
    phase -= std::floor(phase);
    return std::llround(phase * static_cast<double>(panel.levels)) % panel.levels;
}

TEST(Panel, FollowsTheDocumentedOrder) {
    std::mt19937 random(35);
    const auto uniform = [&](double least, double most) {
        return std::uniform_real_distribution(least, most)(random);
    };
    for (int round = 0; round < 20; ++round) {
        Case panel{{13, 17}, {}, std::uniform_int_distribution<std::int64_t>(2, 256)(random)};
        std::vector<float> correction;
        for (int i = 0; i < 13 * 17; ++i) {
            panel.phases.push_back(uniform(0, 1));
            correction.push_back(static_cast<float>(uniform(0, 1)));
        }
        Terms terms{uniform(-0.02, 0.02), round % 3 ? uniform(-1, 1) : 0};
        if (round % 2)
            terms = {
                terms.carrierX,       terms.lens,
                uniform(-0.02, 0.02), uniform(20e-6, 90e-6),
                uniform(-3, 3),       std::uniform_int_distribution<std::int64_t>(-3, 3)(random)};
        const int sign = round % 2 ? 1 : -1;
        panel.design.device.values = {{"carrier_x", terms.carrierX}, {"lens", terms.lens},
                                      {"axicon", terms.axicon},      {"vortex", terms.vortex},
                                      {"grating", terms.grating},    {"grating_turn", terms.turn}};
        panel.set("sign", sign == 1 ? "+1" : "-1").set("flip_y", "on");
        panel.give("correction", raster(panel.shape, correction));
        const Values sent = panel.values();
        int differing = 0;
        for (std::int64_t j = 0; j < 13; ++j)
            for (std::int64_t i = 0; i < 17; ++i)
                differing += sent[static_cast<std::size_t>((12 - j) * 17 + i)]
                             != reference(panel, correction, terms, sign, i, j);
        EXPECT_LE(differing, 1) << round; // single precision of the field, at the edge of a level
    }
}

TEST(Panel, SendsTheSameFromWhereMemoryDoesNotHoldIt) {
    Case panel{{50, 37}, {}, 217};
    for (int i = 0; i < 50 * 37; ++i)
        panel.phases.push_back(std::fmod(i * 0.37, 1));
    panel.set("flip_x", "on").set("mode_columns", "40").set("column", "2");
    panel.design.device.values["carrier_y"] = 0.01;
    Hologram elsewhere = panel.field();
    const LevelPattern levels = encode(elsewhere, panel.encoding());
    const Field here = elsewhere.planes.front();
    elsewhere.planes = {made<Complex>(here.shape(), {.isMade = true}, [here] {
        return [reader = here.open()](const Region& region, Complex* to, std::ptrdiff_t stride) {
            reader->read(region, to, stride);
        };
    })};
    const Frame frame = outputDeviceOf("panel").send({elsewhere, levels, panel.design.device});
    EXPECT_FALSE(frame.planes.front().isHeld());
    EXPECT_EQ(inMemory(frame.planes.front()), panel.sent().planes.front());
}

TEST(Panel, ShowsThePatternAgain) {
    Case panel{{30, 40}, {}, 217};
    for (int i = 0; i < 30 * 40; ++i)
        panel.phases.push_back(std::fmod(i * 0.137, 1));
    std::vector<float> correction;
    for (int i = 0; i < 30 * 40; ++i)
        correction.push_back(static_cast<float>(std::fmod(i * 0.211, 1)));
    std::vector<float> drive(256);
    for (std::size_t i = 0; i < drive.size(); ++i)
        drive[i] = static_cast<float>(255 - i);
    panel.give("correction", raster(panel.shape, correction)).give("drive", table(drive));
    panel.set("zernike", "osa rms waves: 4=0.5").set("flip_x", "on").set("mode_rows", "33");
    const Hologram field = panel.field();
    const LevelPattern levels = encode(field, panel.encoding());
    for (const char* sign : {"+1", "-1"}) {
        panel.set("sign", sign);
        const Frame sent = panel.sent();
        const Hologram shown = shownOf({field, levels, panel.design.device}, &sent);
        // Half a level of 217 off at most.
        const double most = 2 * std::sin(std::numbers::pi / 2 / 217) + 1e-5;
        for (std::size_t i = 0; i < panel.phases.size(); ++i)
            ASSERT_LE(
                std::abs(shown.planes.front().samples()[i] - field.planes.front().samples()[i]),
                most)
                << i;
    }
}

TEST(Panel, WithoutStepsShowsWhatItsLevelsShow) {
    Case panel{{7, 9}, {}, 100};
    for (int i = 0; i < 63; ++i)
        panel.phases.push_back(std::fmod(i * 0.137, 1));
    const Hologram field = panel.field();
    const LevelPattern levels = encode(field, panel.encoding());
    const Frame sent = panel.sent();
    EXPECT_EQ(sent.planes.front(), inMemory(levels.planes.front()));
    EXPECT_EQ(shownOf({field, levels, panel.design.device}, &sent).planes.front(),
              inMemory(fieldOfPattern(levels).planes.front()));
    EXPECT_EQ(shownOf({field, levels, Choice{"none"}}, nullptr).planes.front(),
              inMemory(fieldOfPattern(levels).planes.front()));
}

/// Half a cycle is half of the levels that a wavelength has per 2π, and comes back as such.
TEST(Panel, HasItsLevelsAtEachWavelength) {
    Case panel = row({0.5, 0.25});
    panel.sampling.wavelengths = {633_nm, 532_nm, 450_nm};
    panel.set("levels_at", "633 nm=210, 532nm=200");
    Hologram field = panel.field();
    field.planes.assign(3, field.planes.front());
    const LevelPattern levels = encode(field, panel.encoding());
    const PatternToSend pattern{field, levels, panel.design.device};
    const Frame frame = outputDeviceOf("panel").send(pattern);
    EXPECT_EQ(frame.planes[0].at(0, 0), 105);
    EXPECT_EQ(frame.planes[1].at(0, 0), 100);
    EXPECT_EQ(frame.planes[1].at(0, 1), 50);
    EXPECT_EQ(frame.planes[2].at(0, 0), 128); // that of the encoding
    for (const Field& shown : outputDeviceOf("panel").show(frame, pattern).planes)
        EXPECT_NEAR(shown.at(0, 0).real(), -1, 1e-6);
    for (const char* wrong : {"633nm", "633nm=1", "633nm=x", "=3", "633=5"})
        EXPECT_THROW(parseLevelsAt(wrong), Error) << wrong;
}

/// A stroke of three quarters of 633 nm is a whole cycle of 474.75 nm.
TEST(Panel, HasAResponseThatGoesWithTheWavelength) {
    Case panel = row({0.5, 0.75});
    panel.set("bits", "2").set("response_wavelength", "633nm");
    panel.give("response", table({0, 0.25F, 0.5F, 0.75F}));
    EXPECT_EQ(panel.sent().planes.front(), Plane<std::uint16_t>({1, 2}, Values{2, 3}));
    panel.sampling.wavelengths = {Length(474.75e-9)};
    EXPECT_EQ(panel.sent().planes.front().at(0, 1), 2); // 2/3 is nearer to 3/4 than 1
    panel.sampling.wavelengths = {Length(316.5e-9)};
    EXPECT_EQ(panel.sent().planes.front().at(0, 0), 1); // which is half a cycle there
}

TEST(Panel, IsLookedAtAfterEachStep) {
    Case panel = row({0.75, 0.5});
    panel.give("correction", raster({1, 2}, {0.5F, 0.25F}));
    const Hologram field = panel.field();
    const LevelPattern levels = encode(field, panel.encoding());
    const PanelPlanePtr plane = panelPlane({field, levels, panel.design.device}, 0);
    const auto at = [&](const char* step, std::int64_t col) {
        return std::get<Plane<double>>(afterStep(plane, step)).at(0, col);
    };
    EXPECT_NEAR(at("pattern", 0), -0.25, 1e-7);
    EXPECT_NEAR(at("correction", 0), 0.25, 1e-7);
    EXPECT_NEAR(at("mod", 1), 0.75, 1e-7);
    EXPECT_EQ(std::get<Plane<std::uint16_t>>(afterStep(plane, "levels")).at(0, 1), 192);
    EXPECT_THROW(afterStep(plane, "polish"), Error);
}

} // namespace
} // namespace fringe
