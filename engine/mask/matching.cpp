// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/matching.h"

namespace fringe {
namespace {

constexpr std::int32_t nobody = -1;

class Matching {
  public:
    explicit Matching(const BipartiteGraph& graph)
        : graph_(graph), ofLeft_(static_cast<std::size_t>(graph.lefts()), nobody),
          ofRight_(static_cast<std::size_t>(graph.rights), nobody), depth_(ofLeft_.size()) {
        for (std::int32_t left = 0; left < graph_.lefts(); ++left)
            takeAny(left);
        while (layer()) {
            next_.assign(graph_.first.begin(), graph_.first.end() - 1);
            for (const std::int32_t left : free_)
                augment(left);
        }
    }

    /// What alternating paths from free ones on the left reach is in the set on the left, and not
    /// on the right.
    IndependentSet independent() const {
        IndependentSet set{std::vector<bool>(ofLeft_.size()),
                           std::vector<bool>(ofRight_.size(), true)};
        for (std::size_t left = 0; left < ofLeft_.size(); ++left)
            set.left[left] = depth_[left] != nobody;
        for (std::int32_t left = 0; left < graph_.lefts(); ++left)
            if (set.left[at(left)])
                for (auto edge = graph_.first[at(left)]; edge < graph_.first[at(left) + 1]; ++edge)
                    set.right[at(graph_.to[at(edge)])] = false;
        return set;
    }

  private:
    static std::size_t at(std::int32_t index) { return static_cast<std::size_t>(index); }

    void match(std::int32_t left, std::int32_t right) {
        ofLeft_[at(left)] = right;
        ofRight_[at(right)] = left;
    }

    void takeAny(std::int32_t left) {
        for (auto edge = graph_.first[at(left)]; edge < graph_.first[at(left) + 1]; ++edge)
            if (ofRight_[at(graph_.to[at(edge)])] == nobody)
                return match(left, graph_.to[at(edge)]);
    }

    /// Depths along alternating paths from those that are free; whether one reaches a free end.
    bool layer() {
        free_.clear();
        for (std::int32_t left = 0; left < graph_.lefts(); ++left) {
            depth_[at(left)] = ofLeft_[at(left)] == nobody ? 0 : nobody;
            if (ofLeft_[at(left)] == nobody)
                free_.push_back(left);
        }
        bool reaches = false;
        queue_ = free_;
        for (std::size_t i = 0; i < queue_.size(); ++i) {
            const std::size_t left = at(queue_[i]);
            for (auto edge = graph_.first[left]; edge < graph_.first[left + 1]; ++edge) {
                const std::int32_t mate = ofRight_[at(graph_.to[at(edge)])];
                if (mate == nobody) {
                    reaches = true;
                } else if (depth_[at(mate)] == nobody) {
                    depth_[at(mate)] = depth_[left] + 1;
                    queue_.push_back(mate);
                }
            }
        }
        return reaches;
    }

    /// Turns a path over that goes one deeper at each step and ends at a free one.
    void augment(std::int32_t from) {
        path_.assign(1, from);
        while (!path_.empty()) {
            const std::int32_t left = path_.back();
            if (next_[at(left)] == graph_.first[at(left) + 1]) {
                path_.pop_back();
                if (!path_.empty())
                    ++next_[at(path_.back())];
                continue;
            }
            const std::int32_t mate = ofRight_[at(graph_.to[at(next_[at(left)])])];
            if (mate == nobody)
                return turnOver();
            if (depth_[at(mate)] == depth_[at(left)] + 1)
                path_.push_back(mate);
            else
                ++next_[at(left)];
        }
    }

    void turnOver() {
        for (const std::int32_t left : path_)
            match(left, graph_.to[at(next_[at(left)])]);
    }

    const BipartiteGraph& graph_;
    std::vector<std::int32_t> ofLeft_, ofRight_; ///< whom each is matched with
    std::vector<std::int32_t> depth_;            ///< of the left; `nobody`: not reached
    std::vector<std::int32_t> free_, queue_, path_;
    std::vector<std::int32_t> next_; ///< edge that is tried next
};

} // namespace

IndependentSet largestIndependentSet(const BipartiteGraph& graph) {
    return Matching(graph).independent();
}

} // namespace fringe
