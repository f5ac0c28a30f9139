// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds on a back-end against their definition.
#include "engine/model/error.h"
#include "kernels/reference/operations.h"
#include "sample_designs.h"

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

/// On the device that the build names in FRINGE_TEST_DEVICE; skipped where that is absent.
class BackendRounds : public testing::TestWithParam<SpotGeometry> {
  protected:
    void SetUp() override {
        try {
            device_.emplace(ComputeDevice::open(FRINGE_TEST_DEVICE));
        } catch (const Error& absence) {
            GTEST_SKIP() << absence.what();
        }
    }

    Fields fieldsOf(const SpotDesign& design) const {
        JobControl control;
        const Outcome<SpotResult> outcome = designSpots(design, *device_, control);
        EXPECT_TRUE(outcome.finished()) << (outcome.error ? outcome.error->what() : "cancelled");
        return outcome.finished() ? outcome.value->state.fields : Fields(design.spots.size());
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
