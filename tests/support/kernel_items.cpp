// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kernel_items.h"

#include <algorithm>
#include <numeric>
#include <span>
#include <stdexcept>
#include <utility>

namespace fringe::test {
namespace {

constexpr std::size_t stackBytes = std::size_t{128} << 10;
KernelItems* current = nullptr;

} // namespace

KernelItems::KernelItems(ItemOrder order) : order_(order), items_(count) {
    for (Item& item : items_)
        item.stack = std::make_unique<std::byte[]>(stackBytes);
    current = this;
}

KernelItems::~KernelItems() {
    current = nullptr;
}

const KernelItems::Place& KernelItems::place() {
    return current->place_;
}

void KernelItems::enter() {
    (*current->kernel_)();
    current->yield(State::Done);
}

void KernelItems::yield(State state) {
    Item& item = items_[static_cast<std::size_t>(running_)];
    item.state = state;
    swapcontext(&item.context, &scheduler_);
}

void KernelItems::waitForGroup(int line) {
    current->items_[static_cast<std::size_t>(current->running_)].line = line;
    current->yield(State::WaitsForGroup);
}

std::array<int, KernelItems::teamItems> KernelItems::valuesOfTeam(int value) {
    std::vector<Item>& items = current->items_;
    const auto own = static_cast<std::size_t>(current->running_);
    items[own].value = value;
    current->yield(State::WaitsForTeam);
    std::array<int, teamItems> values{};
    for (std::size_t lane = 0; lane < teamItems; ++lane)
        values[lane] = items[own / teamItems * teamItems + lane].value;
    // The others have to read them before the next ones are written.
    current->yield(State::WaitsForTeam);
    return values;
}

int KernelItems::leastOfTeam(int value) {
    return std::ranges::min(valuesOfTeam(value));
}

int KernelItems::greatestOfTeam(int value) {
    return std::ranges::max(valuesOfTeam(value));
}

int KernelItems::add(int* place, int value) {
    return std::exchange(*place, *place + value);
}

int KernelItems::lower(int* place, int value) {
    return std::exchange(*place, std::min(*place, value));
}

int KernelItems::raise(int* place, int value) {
    return std::exchange(*place, std::max(*place, value));
}

/// If all of its items wait they go on.
bool KernelItems::releaseTeam(int team) {
    const std::span<Item> items = std::span(items_).subspan(
        static_cast<std::size_t>(team * teamItems), static_cast<std::size_t>(teamItems));
    if (!std::ranges::all_of(items,
                             [](const Item& item) { return item.state == State::WaitsForTeam; }))
        return false;
    for (Item& item : items)
        item.state = State::Runs;
    return true;
}

bool KernelItems::releaseGroup() {
    const int line = items_.front().line;
    if (!std::ranges::all_of(items_, [line](const Item& item) {
            return item.state == State::WaitsForGroup && item.line == line;
        }))
        return false;
    for (Item& item : items_)
        item.state = State::Runs;
    return true;
}

/// Order of so many teams, or of the items of a team.
std::vector<int> KernelItems::chosenOrder(int of) {
    std::vector<int> turns(static_cast<std::size_t>(of));
    std::iota(turns.begin(), turns.end(), 0);
    if (order_ == ItemOrder::Backward)
        std::ranges::reverse(turns);
    if (order_ == ItemOrder::Shuffled)
        std::ranges::shuffle(turns, random_);
    return turns;
}

/// Until all its items wait for the group, or are done.
void KernelItems::runTeam(int team) {
    do
        for (const int lane : chosenOrder(teamItems)) {
            running_ = team * teamItems + lane;
            Item& item = items_[static_cast<std::size_t>(running_)];
            if (item.state != State::Runs)
                continue;
            place_.x = running_ % side;
            place_.y = running_ / side;
            swapcontext(&scheduler_, &item.context);
        }
    while (releaseTeam(team));
}

void KernelItems::runGroup() {
    for (Item& item : items_) {
        item.state = State::Runs;
        getcontext(&item.context);
        item.context.uc_stack.ss_sp = item.stack.get();
        item.context.uc_stack.ss_size = stackBytes;
        makecontext(&item.context, &KernelItems::enter, 0);
    }
    do
        for (const int team : chosenOrder(count / teamItems))
            runTeam(team);
    while (releaseGroup());
    if (!std::ranges::all_of(items_, [](const Item& item) { return item.state == State::Done; }))
        throw std::logic_error("items of a group wait for others that never come");
}

void KernelItems::run(std::size_t groupsX, std::size_t groupsY,
                      const std::function<void()>& kernel) {
    kernel_ = &kernel;
    place_.groupsY = static_cast<int>(groupsY);
    for (std::size_t y = 0; y < groupsY; ++y)
        for (std::size_t x = 0; x < groupsX; ++x) {
            place_.groupX = static_cast<int>(x);
            place_.groupY = static_cast<int>(y);
            runGroup();
        }
}

} // namespace fringe::test
