// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds on a back-end against their definition.
#include "engine/model/error.h"
#include "kernels/reference/operations.h"
#include "sample_designs.h"
#include "tests/support/test_device.h"

#include <array>

namespace fringe::test {
namespace {

using Fields = SpotOptics::Fields;

/// Weighted GS in double precision with any phase, from the definitions.
class PlainRounds {
  public:
    explicit PlainRounds(const SpotDesign& design)
        : places_(placesOf(design.spots)), args_(spotsArgs(design, places_)),
          target_(targetIntensities(design.spots)), field_(design.plate.size) {
        for (const double t : target_)
            weights_.push_back(std::sqrt(t));
        for (std::size_t i = 0; i < field_.samples.size(); ++i)
            field_.samples[i] = reference::phasor(design.start.given.values()[i]);
    }

    Fields fields() const {
        Fields sums(places_.size());
        reference::gatherAtSpots(field_, args_, {sums, 0, field_.shape.rows});
        for (std::complex<double>& sum : sums)
            sum /= static_cast<double>(field_.shape.count());
        return sums;
    }

    void round() {
        const Fields now = fields();
        double mean = 0;
        for (std::size_t r = 0; r < now.size(); ++r)
            mean += std::abs(now[r]) / std::sqrt(target_[r]) / static_cast<double>(now.size());
        std::vector<Complex> coefficients;
        for (std::size_t r = 0; r < now.size(); ++r) {
            weights_[r] *= mean * std::sqrt(target_[r]) / std::abs(now[r]);
            coefficients.emplace_back(std::polar(weights_[r], std::arg(now[r])));
        }
        reference::superposeSpots(field_, args_, {coefficients, 0, field_.shape.rows});
        for (reference::Sample& sample : field_.samples)
            sample /= std::abs(sample);
    }

  private:
    std::vector<SpotPlace> places_;
    SpotsArgs args_;
    std::vector<double> target_, weights_;
    reference::Plane field_;
};

/// On the device `testDevice`; skipped where that is absent.
class BackendRounds : public testing::TestWithParam<SpotGeometry> {
  protected:
    void SetUp() override {
        try {
            device_.emplace(ComputeDevice::open(testDevice()));
        } catch (const Error& absence) {
            GTEST_SKIP() << absence.what();
        }
    }

    SpotState designedBy(const SpotDesign& design, const SpotRun& run = {}) const {
        JobControl control;
        Outcome<SpotResult> outcome = designSpots(design, *device_, control, run);
        EXPECT_TRUE(outcome.finished()) << (outcome.error ? outcome.error->what() : "cancelled");
        return outcome.finished() ? std::move(outcome.value->state) : SpotState{};
    }

    Fields fieldsOf(const SpotDesign& design) const {
        const SpotState state = designedBy(design);
        return state.fields.empty() ? Fields(design.spots.size()) : state.fields;
    }

  private:
    std::optional<ComputeDevice> device_;
};

TEST_P(BackendRounds, agreeWithTheReferenceAfterOneTwoAndTwenty) {
    SpotDesign design = scatteredSpots(GetParam(), 9);
    design.plate.size = {40, 48};
    design.levels = 0;
    design.start.kind = SpotStart::Kind::Given;
    std::vector<float> turns;
    for (int i = 0; i < 40 * 48; ++i)
        turns.push_back(static_cast<float>(i * i % 97) / 97);
    design.start.given = givenPixels("scattered", design.plate.size, std::move(turns));
    PlainRounds plain(design);
    for (int done = 0; const int rounds : {1, 2, 20}) {
        for (; done < rounds; ++done)
            plain.round();
        const Fields wanted = plain.fields();
        design.stop.rounds = rounds;
        for (const char* algorithm : {"wgs", "ora"}) {
            design.algorithm = algorithm;
            const Fields got = fieldsOf(design);
            double error = 0, norm = 0;
            for (std::size_t r = 0; r < wanted.size(); ++r) {
                error += std::norm(got[r] - wanted[r]);
                norm += std::norm(wanted[r]);
            }
            EXPECT_LT(std::sqrt(error / norm), 1e-4) << algorithm << " after " << rounds;
        }
    }
}

/// Enough spots and pixels that they are shared out.
SpotDesign largeDesign(SpotGeometry geometry) {
    SpotDesign design = scatteredSpots(geometry, 150, 4);
    design.algorithm = "ora";
    design.stop.rounds = 7;
    design.beam = {Beam::Kind::Gaussian, 0.3_mm, {}, {Aperture::Kind::Circle, 0.7_mm}};
    return design;
}

TEST_P(BackendRounds, giveTheBitsOfOneRunResumedWatchedOrNot) {
    const SpotDesign design = largeDesign(GetParam());
    std::optional<SpotState> middle;
    std::vector<PhasePattern> best;
    const SpotState watched = designedBy(design, {std::nullopt, [&](const SpotState& state) {
                                                      best.push_back(state.best.pattern.turns());
                                                      if (state.round == 3)
                                                          middle = state;
                                                  }});
    ASSERT_TRUE(middle);
    EXPECT_EQ(designedBy(design), watched);
    EXPECT_EQ(designedBy(design, {middle, {}}), watched);
    EXPECT_EQ(best.back(), watched.best.pattern.turns());
    SpotDesign shorter = design;
    shorter.stop.rounds = 3;
    EXPECT_EQ(designedBy(shorter), *middle);
}

/// With sums in TF32 where there are such.
TEST_P(BackendRounds, withinAToleranceGiveTheBitsOfOneRunResumedAndEndExactly) {
    if (testDevice() != "cuda" || GetParam() == SpotGeometry::FreeExact)
        GTEST_SKIP() << "its sums keep single precision";
    SpotDesign design = scatteredSpots(GetParam(), 520);
    design.plate.size = {512, 512};
    design.algorithm = "ora";
    design.stop.rounds = 5;
    design.tolerance = 2e-3;
    std::optional<SpotState> middle;
    const SpotState once = designedBy(design, {std::nullopt, [&](const SpotState& state) {
                                                   if (state.round == 2)
                                                       middle = state;
                                               }});
    ASSERT_TRUE(middle);
    EXPECT_EQ(designedBy(design), once);
    EXPECT_EQ(designedBy(design, {middle, {}}), once);
    design.tolerance = 0;
    const SpotState exact = designedBy(design);
    EXPECT_NEAR(once.best.figures.efficiency, exact.best.figures.efficiency, 5e-3);
    EXPECT_NEAR(once.best.figures.uniformity, exact.best.figures.uniformity, 0.03);
    // The figures of what is kept are those of a start from it.
    design.start.kind = SpotStart::Kind::Given;
    design.start.given =
        givenPixels("kept", design.plate.size, std::vector<float>(once.best.pattern.turns()));
    design.stop.rounds = 0;
    EXPECT_NEAR(designedBy(design).best.figures.uniformity, once.best.figures.uniformity, 2e-5);
}

/// The patterns that are kept, not only those of the last round, are what was measured.
TEST_P(BackendRounds, keepThePatternThatWasMeasured) {
    const SpotDesign design = largeDesign(GetParam());
    const SpotState state = designedBy(design);
    const std::vector<SpotPlace> places = placesOf(design.spots);
    const std::vector<float> beam = beamAmplitude(design.beam, design.plate);
    for (const auto& [pattern, round] :
         {std::pair(state.best.pattern, state.best.round), std::pair(state.pattern, state.round)}) {
        reference::Plane light(design.plate.size);
        double whole = 0;
        for (std::size_t i = 0; i < beam.size(); ++i) {
            whole += static_cast<double>(beam[i]);
            light.samples[i] =
                static_cast<double>(beam[i]) * reference::phasor(pattern.turns().at(i));
        }
        Fields sums(places.size());
        std::complex<double> zeroOrder;
        reference::gatherAtSpots(light, spotsArgs(design, places),
                                 {sums, 0, light.shape.rows, &zeroOrder});
        const SpotRound& measured = state.history.at(static_cast<std::size_t>(round));
        EXPECT_NEAR(measured.figures.zeroOrder, std::norm(zeroOrder / whole), 1e-6);
        for (std::size_t r = 0; r < sums.size(); ++r)
            EXPECT_NEAR(measured.powers[r], std::norm(sums[r] / whole), 1e-6) << "spot " << r;
    }
}

/// Of fixed weights, any phase: Bengtsson's proof that a round never loses.
TEST_P(BackendRounds, neverLoseWithFixedWeights) {
    SpotDesign design = largeDesign(GetParam());
    design.levels = 0;
    design.tuning.beta = 0;
    const std::vector<double> target = targetIntensities(design.spots);
    double before = 0;
    for (const SpotRound& round : designedBy(design).history) {
        double sum = 0;
        for (std::size_t r = 0; r < target.size(); ++r)
            sum += std::sqrt(target[r] * static_cast<double>(round.powers[r]));
        EXPECT_GE(sum, before * (1 - 1e-6));
        before = sum;
    }
    EXPECT_GT(before, 0);
}

std::string geometryName(const testing::TestParamInfo<SpotGeometry>& tested) {
    constexpr std::array names{"fresnel", "exact", "lens"};
    return names[static_cast<std::size_t>(tested.param)];
}

INSTANTIATE_TEST_SUITE_P(Geometries, BackendRounds,
                         testing::Values(SpotGeometry::FreeFresnel, SpotGeometry::FreeExact,
                                         SpotGeometry::Lens),
                         geometryName);

} // namespace
} // namespace fringe::test
