// SPDX-License-Identifier: GPL-3.0-or-later
// Iterations on a back-end against their definition.
#include "engine/model/error.h"
#include "reference_spots.h"
#include "tests/support/test_device.h"

#include <array>
#include <tuple>

namespace fringe::test {
namespace {

/// Weighted GS in double precision with any phase, from the definitions.
class PlainIterations {
  public:
    explicit PlainIterations(const Design& design)
        : spots_(design), target_(targetIntensities(spotsOf(design).spots())),
          field_(lightOf(PhasePattern(pictureOf(design.start.given).intensity),
                         design.setup.plate.size)) {
        for (const double t : target_)
            weights_.push_back(std::sqrt(t));
    }

    Fields fields() const {
        Fields sums = spots_.forwarded(field_);
        for (std::complex<double>& sum : sums)
            sum /= static_cast<double>(field_.shape.count());
        return sums;
    }

    void iterate() {
        const Fields now = fields();
        double product = 0, square = 0;
        for (std::size_t r = 0; r < now.size(); ++r) {
            product += std::sqrt(target_[r]) * std::abs(now[r]);
            square += target_[r];
        }
        std::vector<double> errors;
        for (std::size_t r = 0; r < now.size(); ++r)
            errors.push_back(std::log(std::abs(now[r]) / std::sqrt(target_[r]) * square / product));
        damp(errors);
        std::vector<Complex> coefficients;
        for (std::size_t r = 0; r < now.size(); ++r) {
            weights_[r] *= std::exp(-exponent_ * errors[r]);
            coefficients.emplace_back(std::polar(weights_[r], std::arg(now[r])));
        }
        errors_ = errors;
        field_ = spots_.sum(coefficients);
        for (reference::Sample& sample : field_.samples)
            sample /= std::abs(sample);
    }

  private:
    /// Errors that come back as -p times the last ones, p > ½, leave 1/(1 + p) of the exponent.
    void damp(const std::vector<double>& errors) {
        double product = 0, before = 0, now = 0;
        for (std::size_t r = 0; r < errors_.size(); ++r) {
            product -= errors[r] * errors_[r];
            before += errors_[r] * errors_[r];
            now += errors[r] * errors[r];
        }
        if (product > before / 2 && now > 25e-6 * static_cast<double>(errors.size()))
            exponent_ /= 1 + std::min(product / before, 3.0);
    }

    ReferenceSpots spots_;
    std::vector<double> target_, weights_, errors_;
    double exponent_ = 1;
    reference::Plane field_;
};

/// On the device `testDevice`; skipped where that is absent.
class BackendIterations : public testing::TestWithParam<SpotGeometry> {
  protected:
    void SetUp() override {
        try {
            device_.emplace(ComputeDevice::open(testDevice()));
        } catch (const Error& absence) {
            GTEST_SKIP() << absence.what();
        }
    }

    SolverState designedBy(const Design& design, const SolverRun& run = {}) const {
        return designed(design, run, *device_).state;
    }

    Fields fieldsOf(const Design& design) const {
        const SolverState state = designedBy(design);
        if (state.fields.empty())
            return Fields(spotsOf(design).spots().size());
        return {state.fields[0].begin(), state.fields[0].end()};
    }

  private:
    std::optional<ComputeDevice> device_;
};

TEST_P(BackendIterations, agreeWithTheReferenceAfterOneTwoAndTwenty) {
    Design design = scatteredSpots(GetParam(), 9);
    design.setup.plate.size = {40, 48};
    setLevels(design, anyPhase);
    design.start.kind = Start::Kind::Given;
    std::vector<float> turns;
    for (int i = 0; i < 40 * 48; ++i)
        turns.push_back(static_cast<float>(i * i % 97) / 97);
    design.start.given = pictureAsset("scattered", design.setup.plate.size, std::move(turns));
    PlainIterations plain(design);
    for (int done = 0; const int iterations : {1, 2, 20}) {
        for (; done < iterations; ++done)
            plain.iterate();
        const Fields wanted = plain.fields();
        design.stop.iterations = iterations;
        for (const char* algorithm : {"wgs", "ora"}) {
            design.solver.key = algorithm;
            const Fields got = fieldsOf(design);
            double error = 0, norm = 0;
            for (std::size_t r = 0; r < wanted.size(); ++r) {
                error += std::norm(got[r] - wanted[r]);
                norm += std::norm(wanted[r]);
            }
            EXPECT_LT(std::sqrt(error / norm), 1e-4) << algorithm << " after " << iterations;
        }
    }
}

/// Enough spots and pixels that they are shared out.
Design largeDesign(SpotGeometry geometry) {
    Design design = scatteredSpots(geometry, 150, 4);
    design.solver.key = "ora";
    design.stop.iterations = 7;
    design.setup.beam = {Beam::Kind::Gaussian, 0.3_mm, {}};
    design.setup.aperture = {Aperture::Kind::Circle, 0.7_mm};
    return design;
}

TEST_P(BackendIterations, giveTheBitsOfOneRunResumedWatchedOrNot) {
    const Design design = largeDesign(GetParam());
    std::optional<SolverState> middle;
    std::vector<PhasePattern> best;
    const SolverState watched = designedBy(design, {std::nullopt, [&](const SolverState& state) {
                                                        best.push_back(state.best.pattern.turns());
                                                        if (state.iteration == 3)
                                                            middle = state;
                                                    }});
    ASSERT_TRUE(middle);
    EXPECT_EQ(designedBy(design), watched);
    EXPECT_EQ(designedBy(design, {middle, {}}), watched);
    EXPECT_EQ(best.back(), watched.best.pattern.turns());
    Design shorter = design;
    shorter.stop.iterations = 3;
    EXPECT_EQ(designedBy(shorter), *middle);
}

/// The patterns that are kept, not only those of the last iteration, are what was measured.
TEST_P(BackendIterations, keepThePatternThatWasMeasured) {
    const Design design = largeDesign(GetParam());
    const SolverState state = designedBy(design);
    const std::vector<float> beam = beamAmplitude(design.setup);
    const std::vector<double> last = lastPowers(state);
    const std::vector<double> best(state.best.powers.begin(), state.best.powers.end());
    for (const auto& [pattern, iteration, powers] :
         {std::tuple(state.best.pattern, state.best.iteration, best),
          std::tuple(state.pattern, state.iteration, last)}) {
        reference::Plane light(design.setup.plate.size);
        double whole = 0;
        for (std::size_t i = 0; i < beam.size(); ++i) {
            whole += static_cast<double>(beam[i]);
            light.samples[i] =
                static_cast<double>(beam[i]) * reference::phasor(pattern.turns().at(i));
        }
        std::complex<double> zeroOrder;
        const Fields sums = ReferenceSpots(design).forwarded(light, &zeroOrder);
        const Figures& measured = state.history.at(static_cast<std::size_t>(iteration));
        EXPECT_NEAR(measured.zeroOrder, std::norm(zeroOrder / whole), 1e-6);
        ASSERT_EQ(powers.size(), sums.size());
        for (std::size_t r = 0; r < sums.size(); ++r)
            EXPECT_NEAR(powers[r], std::norm(sums[r] / whole), 1e-6) << "spot " << r;
    }
}

/// Bengtsson's proof, for fixed weights and any phase, that an iteration never loses.
TEST_P(BackendIterations, neverLoseWithFixedWeights) {
    Design design = largeDesign(GetParam());
    setLevels(design, anyPhase);
    design.solver.values["beta"] = 0.0;
    double before = 0;
    designedBy(design, {{}, [&](const SolverState& state) {
                            const double sum = weightedSum(state, design);
                            EXPECT_GE(sum, before * (1 - 1e-6));
                            before = sum;
                        }});
    EXPECT_GT(before, 0);
}

INSTANTIATE_TEST_SUITE_P(Geometries, BackendIterations,
                         testing::Values(SpotGeometry::FreeFresnel, SpotGeometry::FreeExact,
                                         SpotGeometry::Lens),
                         geometryName);

} // namespace
} // namespace fringe::test
