// SPDX-License-Identifier: GPL-3.0-or-later
// Spots that take more memory than a device is given at once.
#include "engine/job/job_control.h"
#include "engine/solvers/optics.h"
#include "engine/sources/spots/wanted_spots.h"
#include "reference_spots.h"

#include <memory>

namespace fringe::test {
namespace {

/// One long row, on which the tables of few thousand spots are large.
Design longRow() {
    Design design = scatteredSpots(SpotGeometry::Lens, 5600);
    design.setup.plate.size = {1, 16384};
    setLevels(design, anyPhase);
    return design;
}

class Batches : public testing::Test {
  protected:
    std::vector<SpotPlace> litPlaces() const {
        std::vector<SpotPlace> some;
        for (const std::size_t r : lit_)
            some.push_back(all()[r]);
        return some;
    }
    static std::vector<SpotPlace> all() { return placesOf(spotsOf(design()).spots()); }
    static const Design& design() {
        static const Design wanted = longRow();
        return wanted;
    }

    static void SetUpTestSuite() { optics_.reset(new Optics(opticsOf(design(), control_))); }
    static void TearDownTestSuite() { optics_.reset(); }

    static inline JobControl control_;
    static inline std::unique_ptr<Optics> optics_;
    const std::vector<std::size_t> lit_{0, 2800, 5599}; ///< in the first, a middle, the last batch
};

TEST_F(Batches, areMany) {
    const std::vector<SpotPlace> places = all();
    SpotBatches batches(cpu().kernels(), spotsArgs(litSpotsOf(design()), places));
    ASSERT_GT(batches.count(), 2u);
    std::size_t next = 0;
    for (std::size_t i = 0; i < batches.count(); ++i) {
        const SpotBatches::Batch batch = batches.at(i);
        EXPECT_EQ(batch.first, next);
        next += batch.tables.count();
    }
    EXPECT_EQ(next, places.size());
}

TEST_F(Batches, addTheirWaves) {
    Samples coefficients(all().size());
    std::vector<Complex> ofLit;
    for (const std::size_t r : lit_) {
        coefficients[r] = Complex(std::polar(1.0, 0.3 * static_cast<double>(r)));
        ofLit.push_back(coefficients[r]);
    }
    const Pattern made = optics_->backPropagate({coefficients});
    const PhasePattern& pattern = made.turns();
    const reference::Plane wanted = ReferenceSpots(design(), litPlaces()).sum(ofLit);
    for (std::size_t i = 0; i < pattern.size(); i += 7) {
        const auto along = reference::phasor(pattern[i]) * std::conj(wanted.samples[i]);
        ASSERT_NEAR(along.real(), std::abs(wanted.samples[i]), 1e-4) << "pixel " << i;
    }
}

TEST_F(Batches, eachGetsItsFields) {
    const PhasePattern pattern = randomPattern(5, design().setup.plate.size);
    const Samples fields = optics_->forward(pattern).fields.front();
    const Fields sums = ReferenceSpots(design(), litPlaces())
                            .forwarded(lightOf(pattern, design().setup.plate.size));
    for (std::size_t k = 0; k < lit_.size(); ++k)
        EXPECT_LT(std::abs(std::complex<double>(fields[lit_[k]])
                           - sums[k] / static_cast<double>(pattern.size())),
                  1e-6);
}

} // namespace
} // namespace fringe::test
