// SPDX-License-Identifier: GPL-3.0-or-later
// copyRegion, upload and download of a back-end.
#include "kernels/reference/operations.h"
#include "tests/support/device_test.h"

namespace fringe::test {
namespace {

class Region : public DeviceTest {};

TEST_F(Region, copiesTheRectangleAndNothingElse) {
    const reference::Plane source = randomPlane({13, 29}, 31);
    const reference::Plane before = randomPlane({40, 37}, 32);
    const RegionArgs args{{7, 11}, 5, 17, 30, 2};
    const std::unique_ptr<Buffer> from = uploaded(source);
    const Samples got = result(before, [&](Buffer& b) { device().copyRegion(*from, b, args); });
    reference::Plane wanted = before;
    reference::copyRegion(source, wanted, args);
    EXPECT_EQ(got, toSingle(wanted));
    EXPECT_EQ(downloaded(*from), toSingle(source));
}

TEST_F(Region, copiesAWholeField) {
    const reference::Plane source = randomPlane({1, 101}, 33);
    const std::unique_ptr<Buffer> from = uploaded(source);
    const Samples got = result(reference::Plane(source.shape),
                               [&](Buffer& b) { device().copyRegion(*from, b, {source.shape}); });
    EXPECT_EQ(got, toSingle(source));
}

TEST_F(Region, refusesRectanglesThatLeaveAField) {
    const std::unique_ptr<Buffer> small = device().allocate({4, 4});
    const std::unique_ptr<Buffer> large = device().allocate({9, 9});
    EXPECT_THROW(device().copyRegion(*small, *large, {{5, 4}}), std::invalid_argument);
    EXPECT_THROW(device().copyRegion(*large, *small, {{4, 4}, 0, 0, 0, 1}), std::invalid_argument);
    EXPECT_THROW(device().copyRegion(*large, *small, {{2, 2}, -1, 0, 0, 0}), std::invalid_argument);
}

TEST_F(Region, refusesAFieldAsItsOwnTarget) {
    const std::unique_ptr<Buffer> field = device().allocate({9, 9});
    EXPECT_THROW(device().copyRegion(*field, *field, {{2, 2}, 0, 0, 5, 5}), std::invalid_argument);
}

} // namespace
} // namespace fringe::test
