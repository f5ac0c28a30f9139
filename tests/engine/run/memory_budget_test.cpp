// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/memory_budget.h"

#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <limits>

namespace fringe {
namespace {

class MemoryBudgetTest : public testing::Test {
  protected:
    void group(const std::string& path, const std::string& limit, const std::string& used,
               const std::string& cached) {
        const bool isUnified = !path.starts_with("memory");
        const auto folder = folder_ / path;
        std::filesystem::create_directories(folder);
        test::writeFile(folder / (isUnified ? "memory.max" : "memory.limit_in_bytes"), limit);
        test::writeFile(folder / (isUnified ? "memory.current" : "memory.usage_in_bytes"), used);
        test::writeFile(folder / "memory.stat",
                        "anon 5\ninactive_file " + cached + "\nactive_file 20\n");
    }
    std::uint64_t left(const std::string& groups) const {
        test::writeFile(folder_ / "groups", groups);
        return memoryLeftInGroups(folder_ / "groups", folder_.path());
    }

    static constexpr std::uint64_t none = std::numeric_limits<std::uint64_t>::max();
    test::ScratchFolder folder_;
};

TEST_F(MemoryBudgetTest, GroupsLeaveWhatTheLeastOfThemHas) {
    group("batch", "1000", "300", "100");
    group("batch/job", "max", "250", "0");
    EXPECT_EQ(left("0::/batch/job\n"), 820U);
    group("batch/job", "600", "250", "50");
    EXPECT_EQ(left("0::/batch/job\n"), 420U);
    group("batch/job", "200", "250", "0");
    EXPECT_EQ(left("0::/batch/job\n"), 0U); // more than its limit, as after that was lowered
}

TEST_F(MemoryBudgetTest, GroupsOfTheFirstVersionAreReadLikewise) {
    group("memory", "9223372036854771712", "5000", "0");
    EXPECT_GT(left("9:cpu:/elsewhere\n8:memory:/not/seen/here\n"), std::uint64_t{1} << 60);
    group("memory", "5000", "1000", "0");
    EXPECT_EQ(left("8:memory:/not/seen/here\n"), 4020U);
    EXPECT_EQ(left("8:memory:/\n"), 4020U);
}

TEST_F(MemoryBudgetTest, WithoutGroupsThereIsNoLimit) {
    EXPECT_EQ(left("8:cpu:/\n0::/\nnonsense"), none);
    EXPECT_EQ(memoryLeftInGroups(folder_ / "missing", folder_.path()), none);
    EXPECT_GT(availableMemory(), 0U);
    EXPECT_LE(availableMemory(), physicalMemory());
}

} // namespace
} // namespace fringe
