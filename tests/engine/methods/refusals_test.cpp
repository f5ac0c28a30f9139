// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design_parameters.h"
#include "engine/model/units.h"
#include "tests/engine/methods/method_cases.h"

namespace fringe::test {
namespace {

const Plate refusalPlate{{20, 30}, 8_um, 8_um};

Design aDesign(const std::string& method) {
    return designOf(method, refusalPlate, pointsOver(refusalPlate, 0.1, 3));
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
        const auto outcome = compute(plan(design, {.device = cpu.capabilities()}), {cpu, control});
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

} // namespace
} // namespace fringe::test
