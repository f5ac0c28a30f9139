// SPDX-License-Identifier: GPL-3.0-or-later
// Purity of modes that are sent, by plain sums, and what is found of light that cannot be pure.
#include "engine/model/design_parameters.h"
#include "engine/run/light_figures.h"
#include "tests/engine/sources/modes/plain_modes.h"
#include "tests/engine/sources/modes/sample_modes.h"

#include <cmath>

namespace fringe::test {
namespace {

/// Where an encoding has its picture [cycles per pixel], and how far that reaches to either side.
struct PlainBand {
    double x = 0, halfX = 1, halfY = 1;
};

double plainPurity(const Mode& mode, const Chain& chain, PlainBand band) {
    const Plate& plate = chain.design().setup.plate;
    const Shape shape = plate.size;
    JobControl control;
    const auto pattern = chain.encoded(control);
    const auto levels = inMemory(pattern->planes.front());
    band.x = std::round(band.x * static_cast<double>(shape.cols)) / static_cast<double>(shape.cols);
    PlainPlane sent{shape, plate.pitchX.si(), plate.pitchY.si()}, wanted = sent;
    for (std::int64_t r = 0; r < shape.rows; ++r)
        for (std::int64_t c = 0; c < shape.cols; ++c) {
            const auto at = static_cast<std::size_t>(r * shape.cols + c);
            const double turns = double(levels.samples()[at]) / pattern->count
                                 - band.x * static_cast<double>(c - shape.cols / 2);
            sent.samples.push_back(std::polar(1.0, 2 * pi * turns));
            wanted.samples.push_back(plainMode(mode, wanted.x(c) - mode.x.si(),
                                               wanted.y(r) - mode.y.si(),
                                               chain.design().setup.wavelength().si()));
        }
    transformPlainly(sent, false);
    transformPlainly(wanted, false);
    Wide along;
    double made = 0;
    for (std::int64_t g = 0; g < shape.rows; ++g)
        for (std::int64_t f = 0; f < shape.cols; ++f)
            if (std::abs(double(f - shape.cols / 2)) < band.halfX * double(shape.cols)
                && std::abs(double(g - shape.rows / 2)) < band.halfY * double(shape.rows)) {
                along += std::conj(wanted.at(g, f)) * sent.at(g, f);
                made += std::norm(sent.at(g, f));
            }
    double whole = 0;
    for (const Wide sample : wanted.samples)
        whole += std::norm(sample);
    return std::norm(along) / (made * whole);
}

double purityOf(const Chain& chain) {
    JobControl control;
    return fringe::purityOf(chain, {cpu(), control}).value();
}

Chain encodedBy(const Mode& mode, const Plate& plate, const Choice& encoding) {
    Design design = designOf({mode}, plate);
    design.encoding = encoding;
    design.focalStop = FocalStop::Centre;
    return computed(design);
}

/// The finding about the parameter; null if there is none.
const Finding* findingOn(const Plan& plan, const std::string& parameter) {
    const auto found = std::ranges::find(plan.findings, parameter, &Finding::parameter);
    return found == plan.findings.end() ? nullptr : &*found;
}

const Plate squarish{{127, 131}, 8_um, 9_um};

std::vector<Mode> wideModes() {
    std::vector<Mode> modes{sampleMode(ModeFamily::Laguerre, 1),
                            sampleMode(ModeFamily::Hermite, 2, 1),
                            sampleMode(ModeFamily::Bessel, 1)};
    for (Mode& mode : modes)
        mode.waist = 0.24_mm;
    modes.back().cone = Angle(2e-3);
    return modes;
}

TEST(Purity, OfPhaseFringesIsThatOfPlainSums) {
    for (const Mode& mode : wideModes()) {
        const Chain chain = encodedBy(mode, squarish, {"arrizon"});
        const double purity = purityOf(chain);
        EXPECT_GE(purity, 0.99) << nameOf(mode);
        EXPECT_NEAR(purity, plainPurity(mode, chain, {.x = 0.25, .halfX = 0.125}), 1e-4);
    }
}

TEST(Purity, OfFittedPhasesIsThatOfPlainSums) {
    for (const Mode& mode : wideModes()) {
        Chain chain = encodedBy(mode, squarish, {"fitted"});
        const Plan made = plan(chain.design());
        if (const Finding* found = findingOn(made, "encoding.share")) {
            EXPECT_LT(purityOf(chain), 0.99) << nameOf(mode);
            ASSERT_EQ(found->fixes.size(), 1U);
            chain = computed(withSettings(chain.design(), found->fixes.front().settings));
        }
        const double purity = purityOf(chain);
        EXPECT_GE(purity, 0.99) << nameOf(mode);
        EXPECT_NEAR(purity, plainPurity(mode, chain, {.halfX = 0.25, .halfY = 0.25}), 1e-4);
    }
}

TEST(Purity, OfPhasesAloneIsSaidAndMended) {
    Mode mode = wideModes().front();
    const Chain chain = encodedBy(mode, squarish, {"phase"});
    const double purity = plainPurity(mode, chain, {});
    EXPECT_NEAR(purityOf(chain), purity, 1e-4);
    const Plan made = plan(chain.design());
    const Finding* found = findingOn(made, "encoding.kind");
    ASSERT_NE(found, nullptr);
    EXPECT_EQ(found->severity, Severity::Warning);
    EXPECT_NEAR(std::stod(found->message.arguments.front().english()), 100 * purity, 2);
    ASSERT_FALSE(found->fixes.empty());
    for (const Fix& fix : found->fixes)
        EXPECT_GE(purityOf(computed(withSettings(chain.design(), fix.settings))), 0.99);
}

TEST(Purity, IsAskedOfModesAlone) {
    Design design = designFor("points");
    design.sources.front().kind.setData(
        "cloud", std::make_shared<const PointCloud>(PointCloud{{{0, 0, 0.1, 1, 0}}, {}}));
    design.setup.plate = squarish;
    JobControl control;
    EXPECT_FALSE(fringe::purityOf(computed(design), {cpu(), control}));
}

TEST(Purity, UsuallyIsOfPhaseFringes) {
    EXPECT_EQ(designFor("modes").encoding.key, "arrizon");
}

/// What the first fix of a finding leaves of it.
bool isMended(const Design& design, const std::string& parameter) {
    const Plan before = plan(design);
    const Finding* found = findingOn(before, parameter);
    if (found == nullptr || found->fixes.empty())
        return false;
    return findingOn(plan(withSettings(design, found->fixes.front().settings)), parameter)
           == nullptr;
}

TEST(ModeFindings, SayWhatThePlateCutsOff) {
    Design design = designFor("modes");
    design.setup.plate = squarish;
    for (const double waist : {1e-3, 0.4e-3}) {
        design.sources.front().kind.values["waist"] = waist;
        EXPECT_TRUE(isMended(design, "modes.waist")) << waist;
    }
    design.sources.front().kind.values["waist"] = 0.15e-3;
    EXPECT_EQ(findingOn(plan(design), "modes.waist"), nullptr);
}

TEST(ModeFindings, SayWhatThePixelsAreTooWideFor) {
    Design design = designFor("modes");
    design.setup.plate = squarish;
    design.sources.front().kind.values["waist"] = 6e-6;
    EXPECT_TRUE(isMended(design, "modes.waist"));
    design.sources.front().kind.values = {
        {"family", std::string("bg")}, {"waist", 0.15e-3}, {"cone", 0.05}};
    EXPECT_TRUE(isMended(design, "modes.waist"));
}

TEST(ModeFindings, RefuseWhatHasNoLight) {
    Design design = designFor("modes");
    design.sources.front().kind.values["family"] = std::string("table");
    EXPECT_EQ(refusalOf(design).path, "modes.table");
    design.sources.front().kind.values = {{"weight", 0.0}};
    EXPECT_EQ(refusalOf(design).path, "modes.weight");
}

} // namespace
} // namespace fringe::test
