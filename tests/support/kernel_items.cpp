// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kernel_items.h"

#include <algorithm>
#include <numeric>
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

/// Teams of which all items wait go on.
bool KernelItems::releaseTeams() {
    bool released = false;
    for (auto first = items_.begin(); first != items_.end(); first += teamItems)
        if (std::all_of(first, first + teamItems,
                        [](const Item& item) { return item.state == State::WaitsForTeam; })) {
            std::for_each(first, first + teamItems, [](Item& item) { item.state = State::Runs; });
            released = true;
        }
    return released;
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

void KernelItems::chooseOrder() {
    std::iota(turns_.begin(), turns_.end(), 0);
    if (order_ == ItemOrder::Backward)
        std::ranges::reverse(turns_);
    for (int left = count; order_ == ItemOrder::Shuffled && left > 1; --left) {
        random_ = random_ * 1664525U + 1013904223U;
        std::swap(turns_[static_cast<std::size_t>(left - 1)],
                  turns_[static_cast<std::size_t>((random_ >> 8) % static_cast<unsigned>(left))]);
    }
}

void KernelItems::runGroup() {
    for (Item& item : items_) {
        item.state = State::Runs;
        getcontext(&item.context);
        item.context.uc_stack.ss_sp = item.stack.get();
        item.context.uc_stack.ss_size = stackBytes;
        makecontext(&item.context, &KernelItems::enter, 0);
    }
    do {
        chooseOrder();
        for (const int turn : turns_) {
            Item& item = items_[static_cast<std::size_t>(turn)];
            if (item.state != State::Runs)
                continue;
            running_ = turn;
            place_.x = turn % side;
            place_.y = turn / side;
            swapcontext(&scheduler_, &item.context);
        }
    } while (releaseTeams() || releaseGroup());
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
