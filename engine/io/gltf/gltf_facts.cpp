// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/gltf/gltf_facts.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {
namespace {

using Json = nlohmann::json;

/// The JSON of a file, or of the first part of a .glb, but for all that the facts do not need.
/// Discarded if there is none.
Json jsonIn(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::array<char, 20> head{};
    file.read(head.data(), head.size());
    const bool isBinary = std::string_view(head.data(), 4) == "glTF"; // length at 12, then JSON
    if (!isBinary) {
        file.clear();
        file.seekg(0);
    }
    std::uint32_t length = 0;
    std::memcpy(&length, head.data() + 12, sizeof length);
    std::string text;
    if (isBinary) {
        const auto most = std::filesystem::file_size(path);
        text.resize(std::min<std::uintmax_t>(length, most));
        file.read(text.data(), static_cast<std::streamsize>(text.size()));
    }
    constexpr int deepest = 4; // the children of a node
    const auto isKept = [](int depth, Json::parse_event_t event, const Json& parsed) {
        if (event == Json::parse_event_t::key && depth == 1)
            return parsed == "nodes" || parsed == "scenes" || parsed == "extensionsRequired";
        if (event == Json::parse_event_t::key && depth == 3)
            return parsed == "nodes" || parsed == "children";
        return depth <= deepest;
    };
    return isBinary ? Json::parse(text, isKept, false) : Json::parse(file, isKept, false);
}

/// Entries of an array or, in glTF 1, an object, by their numbers or names.
std::map<std::string, const Json*> entriesOf(const Json& all, const char* key) {
    std::map<std::string, const Json*> entries;
    if (const auto found = all.find(key); found != all.end() && found->is_structured())
        for (const auto& [name, entry] : found->items())
            entries[name] = &entry;
    return entries;
}

/// The entries that one names.
std::vector<std::string> namedBy(const Json& entry, const char* key) {
    std::vector<std::string> names;
    if (entry.is_object() && entry.contains(key) && entry[key].is_array())
        for (const Json& name : entry[key])
            names.push_back(name.is_string() ? name.get<std::string>() : name.dump());
    return names;
}

double nodesIn(const Json& all) {
    struct Node {
        std::vector<std::string> children;
        std::size_t above = 0; ///< references to it that are not yet counted
        double count = 0;
    };
    std::map<std::string, Node> nodes;
    for (const auto& [name, entry] : entriesOf(all, "nodes"))
        nodes[name].children = namedBy(*entry, "children");
    for (const auto& [name, entry] : entriesOf(all, "scenes"))
        for (const std::string& root : namedBy(*entry, "nodes"))
            nodes[root].count += 1;
    std::vector<std::string> named;
    for (const auto& [name, node] : nodes)
        named.insert(named.end(), node.children.begin(), node.children.end());
    for (const std::string& child : named)
        ++nodes[child].above;
    std::vector<const Node*> next;
    for (const auto& [name, node] : nodes)
        if (node.above == 0)
            next.push_back(&node);
    double sum = 0;
    std::size_t counted = 0;
    for (; !next.empty(); ++counted) {
        const Node& node = *next.back();
        next.pop_back();
        sum += node.count;
        for (const std::string& name : node.children) {
            Node& child = nodes[name];
            child.count += node.count;
            if (--child.above == 0)
                next.push_back(&child);
        }
    }
    return counted < nodes.size() ? std::numeric_limits<double>::infinity() : sum;
}

/// Materials, textures and lights leave the surface as it is, and Assimp itself refuses Draco's.
bool isPassedOver(const std::string& extension) {
    constexpr std::array harmless{"KHR_materials_", "KHR_texture_", "KHR_lights_",
                                  "KHR_draco_mesh_compression", "KHR_binary_glTF"};
    return std::ranges::none_of(harmless,
                                [&](const char* known) { return extension.starts_with(known); });
}

} // namespace

GltfFacts gltfFacts(const std::filesystem::path& path) {
    const Json all = jsonIn(path);
    if (!all.is_object())
        return {};
    GltfFacts facts{nodesIn(all)};
    for (const std::string& extension : namedBy(all, "extensionsRequired"))
        if (isPassedOver(extension))
            facts.extension = extension;
    return facts;
}

} // namespace fringe
