// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/mesh.h"

#include <algorithm>
#include <bit>

namespace fringe {
namespace {

template <class Value> std::uint64_t bytesOf(const std::vector<Value>& values) {
    return values.size() * sizeof(Value);
}

/// Of vertices by their places.
std::vector<std::uint32_t> numbersOf(const Mesh& mesh) {
    PlaceNumbers known(mesh.vertices.size());
    std::vector<std::uint32_t> numbers;
    numbers.reserve(mesh.vertices.size());
    for (const Vertex& vertex : mesh.vertices)
        numbers.push_back(known.numberOf(vertex));
    return numbers;
}

} // namespace

std::uint64_t Mesh::bytesHeld() const {
    return bytesOf(vertices) + bytesOf(triangles) + bytesOf(normals) + bytesOf(colours)
           + bytesOf(textureCoordinates) + bytesOf(texture);
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
    constexpr std::uint64_t eachSide = 8, eachVertex = 44;
    return eachSide * 3 * mesh.triangles.size() + eachVertex * mesh.vertices.size();
}

Mesh::Faults faultsOf(const Mesh& mesh) {
    const std::vector<std::uint32_t> numbers = numbersOf(mesh);
    std::vector<std::uint64_t> sides; // lower and higher number, and whether it runs downward
    sides.reserve(3 * mesh.triangles.size());
    for (const Mesh::Triangle& triangle : mesh.triangles)
        for (std::size_t i = 0; i < 3; ++i) {
            const std::uint64_t from = numbers[triangle[i]], to = numbers[triangle[(i + 1) % 3]];
            if (from != to)
                sides.push_back(std::min(from, to) << 33 | std::max(from, to) << 1
                                | (from > to ? 1 : 0));
        }
    std::ranges::sort(sides);
    Mesh::Faults faults;
    for (auto first = sides.begin(); first != sides.end();) {
        const auto last = std::find_if(
            first, sides.end(), [&](std::uint64_t side) { return side >> 1 != *first >> 1; });
        faults.crowdedEdges += last - first > 2 ? 1 : 0;
        faults.turnedEdges += last - first == 2 && first[0] == first[1] ? 1 : 0;
        first = last;
    }
    return faults;
}

} // namespace fringe
