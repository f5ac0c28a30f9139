// SPDX-License-Identifier: GPL-3.0-or-later
// Phase patterns for depth pictures: planes that move, what they are judged by, and how they begin.
#include "engine/model/design_parameters.h"
#include "engine/propagation/propagation.h"
#include "engine/run/finer_psnr.h"
#include "engine/sources/image/wanted_image.h"
#include "engine/sources/rgbd/defocus_stack.h"
#include "tests/engine/sources/image/sample_pictures.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <random>

namespace fringe::test {
namespace {

constexpr Shape depthPlate{48, 56};
constexpr double depthNear = 6e-3, depthFar = 4e-3;

std::shared_ptr<const Raster> onDepthPlate(const std::function<float(int, int)>& value) {
    Raster raster{depthPlate};
    for (int row = 0; row < depthPlate.rows; ++row)
        for (int col = 0; col < depthPlate.cols; ++col)
            raster.samples.push_back(value(row, col));
    return std::make_shared<const Raster>(std::move(raster));
}

float waves(int row, int col) {
    return 0.6F + 0.4F * static_cast<float>(std::sin(0.4 * row) * std::cos(0.3 * col));
}

/// In depths that are whole numbers of 8.
Design slopedDesign(std::int64_t iterations = 6) {
    Design design = designFor("rgbd");
    static_cast<Solving&>(design) = usualDesign("rgbd").value();
    design.stop.iterations = iterations;
    design.setup.plate = {depthPlate, 8.0_um, 8.0_um};
    Choice& kind = design.sources.front().kind;
    kind.assets["color"] = {"colour", onDepthPlate(waves)};
    kind.assets["depth"] = {"depth", onDepthPlate([](int row, int col) {
                                return static_cast<float>((row / 8 + col / 7) % 9) / 8;
                            })};
    kind.values = {{"near", depthNear}, {"far", depthFar}};
    return design;
}

ParameterValues& valuesOf(Design& design) {
    return design.sources.front().kind.values;
}

TEST(DepthDesign, resumedGivesTheBitsOfOneRun) {
    for (const double blur : {0.0, 0.3})
        for (const auto& [solver, levels] : {std::pair("sgd", 256), {"gs", 256}, {"sgd", 8}}) {
            SCOPED_TRACE(testing::Message() << solver << ", " << levels << ", blur " << blur);
            Design design = slopedDesign(12);
            design.solver.key = solver;
            valuesOf(design)["blur"] = blur;
            setLevels(design, levels);
            const auto [middle, whole] = designedThrough(design, 5);
            ASSERT_TRUE(middle);
            EXPECT_EQ(designed(design, {middle, {}}).state, whole);
        }
}

TEST(DepthDesign, goesOnWhereItWasStopped) {
    const SolverState whole = designed(slopedDesign(10)).state;
    const SolverResult half = designed(slopedDesign(5));
    ASSERT_TRUE(half.unjudged);
    EXPECT_EQ(designed(slopedDesign(10), {half.goOnFrom(), {}}).state, whole);
}

TEST(DepthDesign, planesMoveBySeed) {
    Design design = slopedDesign();
    const SolverState once = designed(design).state;
    EXPECT_EQ(designed(design).state, once);
    design.start.seed = 2;
    EXPECT_NE(designed(design).state, once);
    valuesOf(design)["as"] = std::string("layers");
    const SolverState layered = designed(design).state;
    design.start.seed = 1;
    EXPECT_EQ(designed(design).state, layered);
}

TEST(DepthDesign, adjointIsThatOfThePlanes) {
    for (const double blur : {0.0, 0.5}) {
        Design design = slopedDesign();
        valuesOf(design)["blur"] = blur;
        JobControl control;
        Device& device = cpu().kernels();
        const WantedList wanted = wantedOf(design, device, control);
        const std::size_t places = wanted.front()->constraint().amplitude.size();
        const auto noise = [](std::size_t count, unsigned seed) {
            std::mt19937 random(seed);
            Samples samples;
            for (std::size_t i = 0; i < count; ++i)
                samples.emplace_back(static_cast<float>(random() % 64),
                                     static_cast<float>(random() % 64));
            return samples;
        };
        const Samples u = noise(static_cast<std::size_t>(depthPlate.count()), 1);
        const Samples v = noise(places, 2);
        Samples there(places), back(u.size());
        const auto plate = device.allocate(depthPlate);
        for (const std::int64_t iteration : {0, 3}) {
            EXPECT_TRUE(wanted.front()->begin(iteration));
            device.upload(*plate, u);
            wanted.front()->forward(*plate, there, Accuracy::Iteration);
            wanted.front()->adjoint(v, *plate);
            device.download(*plate, back);
            std::complex<double> forth, home;
            double square = 0;
            for (std::size_t i = 0; i < places; ++i) {
                forth += std::complex<double>(there[i]) * std::conj(std::complex<double>(v[i]));
                square += std::norm(std::complex<double>(there[i]));
            }
            for (std::size_t i = 0; i < u.size(); ++i)
                home += std::complex<double>(u[i]) * std::conj(std::complex<double>(back[i]));
            EXPECT_GT(square, 0);
            EXPECT_LT(std::abs(forth - home), 1e-4 * std::abs(forth)) << "blur " << blur;
        }
    }
}

TEST(DepthDesign, isJudgedAtTheDepthOfEveryPixel) {
    const Design design = slopedDesign(3);
    const SolverResult result = designed(design);
    const PhasePattern turns = result.state.best.pattern.turns();
    std::vector<Complex> light;
    for (const float turn : turns)
        light.emplace_back(std::polar(1.0, 2 * std::numbers::pi * static_cast<double>(turn)));
    JobControl control;
    Constraint wanted{.amplitude = {}, .isWholePlane = true};
    Samples seen(light.size());
    double whole = 0;
    const Raster& depth = *design.sources.front().kind.data<Raster>("depth");
    for (int step = 0; step <= 8; ++step) {
        const Length z(depthNear + (depthFar - depthNear) * step / 8);
        const Field there = inMemory(
            propagate(Field(depthPlate, light), {8.0_um, 8.0_um, design.setup.wavelength()}, z,
                      quickConvolution({"asm"}), cpu().kernels(), control));
        for (std::size_t i = 0; i < light.size(); ++i)
            if (std::lround(8 * depth.samples[i]) == step)
                seen[i] = there.samples()[i];
    }
    for (int row = 0; row < depthPlate.rows; ++row)
        for (int col = 0; col < depthPlate.cols; ++col)
            whole += static_cast<double>(waves(row, col));
    for (int row = 0; row < depthPlate.rows; ++row)
        for (int col = 0; col < depthPlate.cols; ++col)
            wanted.amplitude.push_back(
                static_cast<float>(std::sqrt(static_cast<double>(waves(row, col)) / whole)));
    EXPECT_NEAR(result.state.best.figures.psnr.value(), pictureFigures(seen, wanted).psnr.value(),
                0.2);
}

TEST(DepthDesign, startsWithThePhaseOfTheSum) {
    Design design = slopedDesign(0);
    setLevels(design, anyPhase);
    const PhasePattern start = designed(design).state.pattern.turns();
    static_cast<Solving&>(design) = {};
    design.encoding = {"phase"};
    const Field field = inMemory(planeOf(computed(design)));
    double square = 0;
    for (std::size_t i = 0; i < start.size(); ++i) {
        const double apart =
            static_cast<double>(std::arg(field.samples()[i])) / (2 * std::numbers::pi)
            - static_cast<double>(start[i]);
        square += std::pow(apart - std::round(apart), 2);
    }
    EXPECT_LT(std::sqrt(square / static_cast<double>(start.size())), 1e-3);
    design = slopedDesign(0);
    const double summed = *designed(design).state.best.figures.psnr;
    design.start.kind = Start::Kind::Superposition;
    EXPECT_GT(summed, *designed(design).state.best.figures.psnr + 3);
}

TEST(DepthDesign, bettersItsStartInEveryForm) {
    for (const char* form : {"auto", "layers"})
        for (const double blur : {0.0, 0.3}) {
            Design design = slopedDesign(20);
            valuesOf(design)["as"] = std::string(form);
            valuesOf(design)["blur"] = blur;
            const SolverState state = designed(design).state;
            EXPECT_GT(*state.best.figures.psnr, *state.history.front().psnr + 1) << form << blur;
        }
}

/// One plane is a target image.
TEST(DepthDesign, figuresOfAFlatPictureAreThoseOfAnImage) {
    Design design = slopedDesign(2);
    valuesOf(design)["near"] = valuesOf(design)["far"] = depthNear;
    const SolverResult result = designed(design);
    const PhasePattern turns = result.state.best.pattern.turns();
    Design image = design;
    TargetPlane plane{Length(depthNear), {}, std::vector<std::uint8_t>(turns.size(), 1)};
    for (int row = 0; row < depthPlate.rows; ++row)
        for (int col = 0; col < depthPlate.cols; ++col)
            plane.intensity.push_back(waves(row, col));
    setImages(image, {imageOf(plane, design.setup)});
    image.start = {.kind = Start::Kind::Smooth};
    JobControl control;
    EXPECT_NEAR(*result.state.best.figures.psnr,
                *figuresOf(opticsOf(image, control).forward(result.state.best.pattern),
                           wantedOf(image, cpu().kernels(), control))
                     .psnr,
                1e-3);
    EXPECT_NEAR(finerPsnr(design, turns, cpu().kernels(), control).value(),
                finerPsnr(image, turns, cpu().kernels(), control).value(), 0.1);
}

TEST(DepthDesign, isRefusedInTheDark) {
    Design design = slopedDesign();
    design.sources.front().kind.assets["color"] = {"dark",
                                                   onDepthPlate([](int, int) { return 0.0F; })};
    EXPECT_EQ(refusalOf(design).path, "rgbd.color");
    static_cast<Solving&>(design) = {};
    const Chain dark = computed(design);
    for (const Complex sample : inMemory(planeOf(dark)).samples())
        ASSERT_EQ(sample, Complex());
}

TEST(DepthDesign, summedStartsAreOfDepthInFreeSpace) {
    Design design = slopedDesign();
    EXPECT_TRUE(plan(design).runnable());
    design.setup.lens.on = true;
    EXPECT_EQ(refusalOf(design).path, "solver.start");
    Design image = patchDesign(inFreeSpace, {20_mm});
    image.start.kind = Start::Kind::Summed;
    EXPECT_EQ(refusalOf(image).path, "solver.start");
}

/// The finding with the fix of that name; null: there is none.
const Finding* fixedBy(const Plan& plan, const char* name) {
    for (const Finding& finding : plan.findings)
        for (const Fix& fix : finding.fixes)
            if (fix.name.english() == name)
                return &finding;
    return nullptr;
}

TEST(DepthDesign, isOfferedForSummedLight) {
    Design design = slopedDesign();
    const Solving wanted = usualDesign("rgbd").value();
    static_cast<Solving&>(design) = {};
    for (const char* encoding : {"phase", "double-phase"}) {
        design.encoding.key = encoding;
        const Plan made = plan(design);
        const Finding* const found = fixedBy(made, "Optimise");
        ASSERT_TRUE(found);
        const Design better = withSettings(design, found->fixes.front().settings);
        EXPECT_EQ(better.solver.key, wanted.solver.key);
        EXPECT_EQ(better.start, wanted.start);
        EXPECT_EQ(better.stop, wanted.stop);
        const Plan after = plan(better);
        EXPECT_TRUE(after.runnable());
        EXPECT_FALSE(fixedBy(after, "Optimise"));
    }
    for (const auto change :
         {+[](Design& d) { d.encoding.key = "amplitude"; },
          +[](Design& d) {
              d.setup.wavelengths = {638_nm, 532_nm, 450_nm};
          },
          +[](Design& d) { d.sources.push_back(designFor("points").sources[0]); }}) {
        Design other = design;
        change(other);
        EXPECT_FALSE(fixedBy(plan(other), "Optimise"));
    }
}

TEST(DefocusStack, isSharpInItsPlaneAndBlursBehindWhatIsNearer) {
    constexpr Shape shape{1, 81};
    std::vector<float> intensity(81, 0.25F);
    std::vector<double> parts(81, 0.75);
    for (std::size_t i = 0; i < 40; ++i) {
        intensity[i] = 1;
        parts[i] = 0.25;
    }
    const DefocusStack stack(
        {shape, 8e-6, intensity, parts, [](double part) { return 0.02 - 0.02 * part; }}, 2);
    const std::vector<float> near = stack.at(0.25), far = stack.at(0.75), middle = stack.at(0.5);
    EXPECT_EQ(far[60], 0.25F);
    EXPECT_FLOAT_EQ(near[20], 1);
    EXPECT_FLOAT_EQ(near[39], 1) << "what is nearer is sharp in its plane";
    EXPECT_GT(far[43], 0.3F) << "and spreads over what is behind it in another";
    EXPECT_LT(far[37], 0.99F);
    EXPECT_FLOAT_EQ(far[10], 1);
    for (std::size_t i = 0; i < 81; ++i)
        EXPECT_FLOAT_EQ(middle[i], (near[i] + far[i]) / 2);
}

} // namespace
} // namespace fringe::test
