// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design_parameters.h"
#include "engine/model/units.h"
#include "tests/engine/methods/method_cases.h"

namespace fringe::test {
namespace {

const Plate plate{{20, 30}, 8_um, 8_um};

Design aDesign(const std::string& method) {
    return designOf(method, plate, pointsOver(plate, 0.1, 3));
}

std::string refusalOf(const Plan& made, const std::string& parameter) {
    for (const Finding& finding : made.findings)
        if (finding.severity == Severity::Refusal && finding.parameter == parameter)
            return finding.message.english();
    return {};
}

/// The recording plane asks no form of sum of a device.
TEST(Refusals, NameTheDeviceAndTheMethodItLacks) {
    for (const Method* method : allMethods()) {
        if (method->info.key == "wrp")
            continue;
        const Design design = aDesign(method->info.key);
        const Plan made = plan(design, {.device = Capabilities{"cuda:0", true, 1, {}}});
        const std::string refusal = refusalOf(made, "method.name");
        EXPECT_NE(refusal.find("cuda:0"), std::string::npos) << method->info.key;
        EXPECT_NE(refusal.find('"' + method->info.key + '"'), std::string::npos) << refusal;
    }
}

TEST(Refusals, ComeBeforeTheWork) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    for (const Method* method : allMethods()) {
        const Design design = aDesign(method->info.key);
        JobControl control;
        const auto outcome =
            compute(design, plan(design, {.device = cpu.capabilities()}), cpu, control);
        EXPECT_EQ(outcome.finished(), isPossible(design, cpu)) << method->info.key;
        if (outcome.error) {
            EXPECT_EQ(outcome.error->kind(), ErrorKind::BadInput);
        }
    }
}

TEST(Refusals, OfTolerancesSayWhatIsKept) {
    for (const Method* method : allMethods()) {
        Design design = aDesign(method->info.key);
        EXPECT_THROW(withParameterText(design, "method.tolerance", "1e-9"), Error);
        EXPECT_THROW(withParameterText(design, "method.tolerance", "0.5"), Error);
        design = withParameterText(design, "method.tolerance", "5e-05");
        methodOf(design).values["window"] = false;
        const std::string refusal = refusalOf(plan(design), "method.name");
        EXPECT_NE(refusal, "") << method->info.key;
    }
    Design design = aDesign("exact");
    methodOf(design).values = {{"window", false}, {"tolerance", 5e-5}};
    EXPECT_NE(refusalOf(plan(design), "method.name").find(formatNumber(1e-4)), std::string::npos);
}

/// Precise products on a device that has them.
Capabilities withMatrixUnits() {
    Capabilities device{"cuda:0", true, 132, {}};
    device.forms.fill(true);
    device.offersReduced = true;
    return device;
}

TEST(Refusals, OfReducedPrecisionNameTheDeviceThatLacksIt) {
    for (const char* method : {"fresnel", "tiles"})
        for (const char* precision : {"tf32", "tf32-corrected"}) {
            Design design = withParameterText(aDesign(method), "method.precision", precision);
            design = withParameterText(design, "method.tolerance", "0.01");
            EXPECT_NE(refusalOf(plan(design), "method.name").find("cpu"), std::string::npos);
            EXPECT_TRUE(plan(design, {.device = withMatrixUnits()}).runnable());
        }
}

TEST(Refusals, OfPlainTf32SayWhatItKeeps) {
    Design design = withParameterText(aDesign("fresnel"), "method.precision", "tf32");
    const PlanLimits limits{.device = withMatrixUnits()};
    const std::string refusal = refusalOf(plan(design, limits), "method.name");
    EXPECT_NE(refusal.find(formatRounded(productRounding(Precision::Tf32))), std::string::npos)
        << refusal;
    design = withParameterText(design, "method.precision", "tf32-corrected");
    EXPECT_TRUE(plan(design, limits).runnable());
    design = withParameterText(design, "method.precision", "tf32");
    design = withParameterText(design, "method.tolerance", "0.001");
    EXPECT_TRUE(plan(design, limits).runnable());
}

TEST(Plans, SayWhatReducedPrecisionRounds) {
    Design design = withParameterText(aDesign("fresnel"), "method.precision", "tf32-corrected");
    const PlanLimits limits{.device = withMatrixUnits()};
    const auto saysRounding = [](const Plan& made) {
        return std::ranges::any_of(made.findings, [](const Finding& finding) {
            return finding.message.english().find("TF32") != std::string::npos;
        });
    };
    const Plan made = plan(design, limits);
    EXPECT_TRUE(saysRounding(made));
    design = withParameterText(design, "method.precision", "single");
    EXPECT_FALSE(saysRounding(plan(design, limits)));
    EXPECT_LT(made.seconds, plan(design, limits).seconds);
}

} // namespace
} // namespace fringe::test
