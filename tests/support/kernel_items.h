// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ucontext.h>

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <random>
#include <vector>

/// Kernels of the formulas on the host, one group after the other, with barriers, local memory and
/// teams that run in step, as on CUDA. A team goes on until its items wait for the group; which of
/// the teams comes next, and which of its items, is a matter of the order. What depends on the
/// order lacks a barrier.
namespace fringe::test {

enum class ItemOrder { Forward, Backward, Shuffled };

/// The items of a group. One launch at a time in a process; not under sanitizers, which do not
/// follow the switches between the items' stacks.
class KernelItems {
  public:
    static constexpr int side = 16, count = side * side, teamItems = 32;

    explicit KernelItems(ItemOrder order);
    ~KernelItems();
    KernelItems(const KernelItems&) = delete;
    KernelItems& operator=(const KernelItems&) = delete;

    /// Throws `std::logic_error` where some items of a group wait for others that never come.
    void run(std::size_t groupsX, std::size_t groupsY, const std::function<void()>& kernel);

    /// The item that runs.
    struct Place {
        int groupX, groupY, groupsY, x, y;
    };
    static const Place& place();
    /// For all items of the group, at the same line.
    static void waitForGroup(int line);
    /// The least or the greatest value of the team, which comes by together.
    static int leastOfTeam(int value);
    static int greatestOfTeam(int value);

    static int add(int* place, int value);
    static int lower(int* place, int value);
    static int raise(int* place, int value);

  private:
    enum class State { Runs, WaitsForGroup, WaitsForTeam, Done };
    struct Item {
        ucontext_t context{};
        std::unique_ptr<std::byte[]> stack;
        State state = State::Runs;
        int line = 0;
        int value = 0;
    };

    static void enter();
    static std::array<int, teamItems> valuesOfTeam(int value);
    void yield(State state);
    void runGroup();
    void runTeam(int team);
    bool releaseTeam(int team);
    bool releaseGroup();
    std::vector<int> chosenOrder(int of);

    ItemOrder order_;
    std::mt19937 random_{1};
    std::vector<Item> items_;
    ucontext_t scheduler_{};
    int running_ = 0;
    Place place_{};
    const std::function<void()>* kernel_ = nullptr;
};

} // namespace fringe::test

// The dialect of these items; to be included before any formula.
#include "kernels/formulas/dialect.h"
#undef FRINGE_TEAM_MIN
#undef FRINGE_TEAM_MAX
#undef FRINGE_SPEAKS_FOR_TEAM
#define FRINGE_TEAM_MIN(value) ::fringe::test::KernelItems::leastOfTeam(value)
#define FRINGE_TEAM_MAX(value) ::fringe::test::KernelItems::greatestOfTeam(value)
#define FRINGE_SPEAKS_FOR_TEAM(item) ((item) % FRINGE_TEAM_ITEMS == 0)
#define FRINGE_KERNEL [[maybe_unused]] static void
#define FRINGE_LOCAL static
#define FRINGE_ATOMIC_ADD(place, value) ::fringe::test::KernelItems::add(place, value)
#define FRINGE_ATOMIC_MIN(place, value) ::fringe::test::KernelItems::lower(place, value)
#define FRINGE_ATOMIC_MAX(place, value) ::fringe::test::KernelItems::raise(place, value)
#define FRINGE_BARRIER ::fringe::test::KernelItems::waitForGroup(__LINE__)
#define FRINGE_GROUP_X (::fringe::test::KernelItems::place().groupX)
#define FRINGE_GROUP_Y (::fringe::test::KernelItems::place().groupY)
#define FRINGE_GROUPS_Y (::fringe::test::KernelItems::place().groupsY)
#define FRINGE_ITEM_X (::fringe::test::KernelItems::place().x)
#define FRINGE_ITEM_Y (::fringe::test::KernelItems::place().y)
