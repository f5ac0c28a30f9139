// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/mesh.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <unordered_map>
#include <unordered_set>

namespace fringe {
namespace {

template <class Value> std::uint64_t bytesOf(const std::vector<Value>& values) {
    return values.size() * sizeof(Value);
}

/// Calls once in so many small steps.
class Checkpoints {
  public:
    explicit Checkpoints(const std::function<void()>& call) : call_(call) {}
    void step() {
        constexpr std::uint64_t steps = 1 << 18; // some milliseconds
        if (++steps_ % steps == 0 && call_)
            call_();
    }

  private:
    const std::function<void()>& call_;
    std::uint64_t steps_ = 0;
};

/// Numbers of vertices by their places.
std::vector<std::uint32_t> numbersOf(const Mesh& mesh, Checkpoints& checkpoints) {
    PlaceNumbers known(mesh.vertices.size());
    std::vector<std::uint32_t> numbers;
    numbers.reserve(mesh.vertices.size());
    for (const Vertex& vertex : mesh.vertices) {
        checkpoints.step();
        numbers.push_back(known.numberOf(vertex));
    }
    return numbers;
}

Mesh::Triangle numbersOf(const Mesh::Triangle& triangle, const std::vector<std::uint32_t>& by) {
    return {by[triangle[0]], by[triangle[1]], by[triangle[2]]};
}

Vertex minus(const Vertex& a, const Vertex& b) {
    return {a[0] - b[0], a[1] - b[1], a[2] - b[2]};
}

Vertex cross(const Vertex& a, const Vertex& b) {
    return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

bool isFlat(const Mesh& mesh, const Mesh::Triangle& triangle) {
    const Vertex& first = mesh.vertices[triangle[0]];
    return cross(minus(mesh.vertices[triangle[1]], first), minus(mesh.vertices[triangle[2]], first))
           == Vertex{};
}

/// Parts of a surface that hang together, each named by one of its vertices.
class Shells {
  public:
    explicit Shells(std::size_t vertices) : above_(vertices) {
        std::iota(above_.begin(), above_.end(), 0U);
    }

    void join(std::uint32_t a, std::uint32_t b) {
        a = shellOf(a);
        b = shellOf(b);
        above_[std::max(a, b)] = std::min(a, b);
    }

    void open(std::uint32_t vertex) { open_.insert(shellOf(vertex)); }

    /// How many closed ones have a volume below 0, by the divergence theorem: the sum over
    /// triangles of a·(b × c)/6, from a vertex of the shell.
    std::uint64_t everted(const Mesh& mesh, const std::vector<std::uint32_t>& numbers,
                          Checkpoints& checkpoints) {
        struct Sum {
            Vertex from;
            double volume = 0, size = 0;
        };
        std::unordered_map<std::uint32_t, Sum> sums;
        for (const Mesh::Triangle& triangle : mesh.triangles) {
            checkpoints.step();
            const std::uint32_t shell = shellOf(numbers[triangle[0]]);
            if (open_.contains(shell))
                continue;
            Sum& sum = sums.try_emplace(shell, Sum{mesh.vertices[triangle[0]]}).first->second;
            const Vertex a = minus(mesh.vertices[triangle[0]], sum.from);
            const Vertex across = cross(minus(mesh.vertices[triangle[1]], sum.from),
                                        minus(mesh.vertices[triangle[2]], sum.from));
            const double part = a[0] * across[0] + a[1] * across[1] + a[2] * across[2];
            sum.volume += part;
            sum.size += std::abs(part);
        }
        constexpr double rounding = 1e-9;
        return static_cast<std::uint64_t>(std::ranges::count_if(sums, [](const auto& entry) {
            return entry.second.volume < -rounding * entry.second.size;
        }));
    }

  private:
    std::uint32_t shellOf(std::uint32_t vertex) {
        while (above_[vertex] != vertex)
            vertex = above_[vertex] = above_[above_[vertex]];
        return vertex;
    }

    std::vector<std::uint32_t> above_; ///< of a vertex, one of its shell nearer to that's name
    std::unordered_set<std::uint32_t> open_;
};

} // namespace

std::uint64_t Mesh::bytesHeld() const {
    std::uint64_t bytes = bytesOf(vertices) + bytesOf(triangles) + bytesOf(normals)
                          + bytesOf(colours) + bytesOf(textureCoordinates)
                          + bytesOf(textureNumbers);
    for (const Texture& texture : textures)
        bytes += bytesOf(texture.texels);
    return bytes;
}

std::optional<Box> Mesh::bounds() const {
    if (triangles.empty())
        return std::nullopt;
    const Vertex& first = vertices[triangles[0][0]];
    Box box{first, first};
    for (const Triangle& triangle : triangles)
        for (const std::uint32_t corner : triangle)
            box.include({vertices[corner], vertices[corner]});
    return box;
}

std::size_t PlaceNumbers::slotOf(const Vertex& place) const {
    std::uint64_t hash = 0;
    for (const double coordinate : place) {
        hash = (hash ^ std::bit_cast<std::uint64_t>(coordinate)) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 29;
    }
    std::size_t slot = hash & (slots_.size() - 1);
    while (slots_[slot] != 0 && places_[slots_[slot] - 1] != place)
        slot = (slot + 1) & (slots_.size() - 1);
    return slot;
}

void PlaceNumbers::grow() {
    slots_.assign(std::max<std::size_t>(64, 2 * slots_.size()), 0);
    for (std::size_t i = 0; i < places_.size(); ++i)
        slots_[slotOf(places_[i])] = static_cast<std::uint32_t>(i + 1);
}

std::uint32_t PlaceNumbers::numberOf(Vertex place) {
    for (double& coordinate : place)
        coordinate += 0.0; // -0 is 0
    if (2 * places_.size() >= slots_.size())
        grow();
    const std::size_t slot = slotOf(place);
    if (slots_[slot] == 0) {
        places_.push_back(place);
        slots_[slot] = static_cast<std::uint32_t>(places_.size());
    }
    return slots_[slot] - 1;
}

std::uint64_t bytesOfFaults(const Mesh& mesh) {
    constexpr std::uint64_t eachSide = 8, eachVertex = 48;
    return eachSide * 3 * mesh.triangles.size() + eachVertex * mesh.vertices.size();
}

Mesh::Faults faultsOf(const Mesh& mesh, const std::function<void()>& checkpoint) {
    Checkpoints checkpoints(checkpoint);
    const std::vector<std::uint32_t> numbers = numbersOf(mesh, checkpoints);
    Mesh::Faults faults;
    Shells shells(numbers.size());
    std::vector<std::uint64_t> sides; // lower and higher number, and whether it runs downward
    sides.reserve(3 * mesh.triangles.size());
    for (const Mesh::Triangle& triangle : mesh.triangles) {
        checkpoints.step();
        const auto [a, b, c] = numbersOf(triangle, numbers);
        faults.flatTriangles += isFlat(mesh, triangle) ? 1 : 0;
        if (a == b || b == c || c == a)
            continue;
        shells.join(a, b);
        shells.join(b, c);
        for (const auto& [from, to] : {std::pair(a, b), std::pair(b, c), std::pair(c, a)})
            sides.push_back(std::uint64_t{std::min(from, to)} << 33
                            | std::uint64_t{std::max(from, to)} << 1 | (from > to ? 1 : 0));
    }
    std::ranges::sort(sides, [&](std::uint64_t one, std::uint64_t other) {
        checkpoints.step();
        return one < other;
    });
    for (auto first = sides.begin(); first != sides.end();) {
        checkpoints.step();
        const auto last = std::find_if(
            first, sides.end(), [&](std::uint64_t side) { return side >> 1 != *first >> 1; });
        const bool isOpen = last - first == 1, isCrowded = last - first > 2;
        const bool isTurned = last - first == 2 && first[0] == first[1];
        faults.openEdges += isOpen ? 1 : 0;
        faults.crowdedEdges += isCrowded ? 1 : 0;
        faults.turnedEdges += isTurned ? 1 : 0;
        if (isOpen || isCrowded || isTurned)
            shells.open(static_cast<std::uint32_t>(*first >> 33));
        first = last;
    }
    faults.everted = shells.everted(mesh, numbers, checkpoints);
    return faults;
}

} // namespace fringe
