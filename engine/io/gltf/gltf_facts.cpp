// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/gltf/gltf_facts.h"

#include "engine/io/gltf/gltf_parts.h"
#include "engine/io/gltf/gltf_vertices.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fringe {
namespace {

using Json = nlohmann::json;

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

bool isOfVersion2(const Json& all) {
    if (!all.contains("asset") || !all["asset"].is_object() || !all["asset"].contains("version"))
        return false;
    const Json& version = all["asset"]["version"];
    return version.is_string() && version.get<std::string>().starts_with("2");
}

/// Materials, textures and lights leave the surface as it is, quantised vertices are widened, and
/// Assimp itself unpacks Draco's, or refuses them.
bool isPassedOver(const std::string& extension) {
    constexpr std::array harmless{"KHR_materials_",        "KHR_texture_",
                                  "KHR_lights_",           "KHR_draco_mesh_compression",
                                  "KHR_mesh_quantization", "KHR_binary_glTF"};
    return std::ranges::none_of(harmless,
                                [&](const char* known) { return extension.starts_with(known); });
}

const Json* extensionOf(const Json& entry, const char* extension) {
    const bool hasSome =
        entry.is_object() && entry.contains("extensions") && entry["extensions"].is_object();
    const auto found = hasSome ? entry["extensions"].find(extension) : Json::const_iterator();
    return hasSome && found != entry["extensions"].end() ? &*found : nullptr;
}

/// Whether a number of an entry leads to one of a list that has a member.
bool leadsTo(const Json& all, const Json& number, const char* list, const char* member) {
    return number.is_number_unsigned() && all.contains(list) && all[list].is_array()
           && number < all[list].size() && all[list][number.get<std::size_t>()].contains(member);
}

/// Extensions that compress stand beside what they compress, unless the file needs them.
bool isCompressedAlone(const Json& all, bool isBinary) {
    for (const auto& [name, view] : entriesOf(all, "bufferViews"))
        for (const char* extension : {"EXT_meshopt_compression", "MESHOPT_compression"})
            if (extensionOf(*view, extension) != nullptr && view->contains("buffer")
                && !(isBinary && (*view)["buffer"] == 0)
                && !leadsTo(all, (*view)["buffer"], "buffers", "uri"))
                return true;
    return false;
}

/// The first extension that makes another surface, even of those that a file says it can do
/// without.
std::string changingExtension(const Json& all, bool isBinary) {
    constexpr const char* instances = "EXT_mesh_gpu_instancing";
    for (const auto& [name, node] : entriesOf(all, "nodes"))
        if (extensionOf(*node, instances) != nullptr)
            return instances;
    for (const std::string& extension : namedBy(all, "extensionsRequired"))
        if (isPassedOver(extension))
            return extension;
    return isCompressedAlone(all, isBinary) ? "EXT_meshopt_compression" : "";
}

bool hasWeights(const Json& entry) {
    const auto isSome = [](const Json& weight) { return weight.is_number() && weight != 0; };
    return entry.is_object() && entry.contains("weights")
           && std::ranges::any_of(entry["weights"], isSome);
}

/// Assimp goes astray at skins without matrices, and nothing else is made of any.
bool takeSkins(Json& all) {
    bool areThere = false;
    if (all.contains("nodes") && all["nodes"].is_array())
        for (Json& node : all["nodes"])
            areThere |= node.is_object() && node.erase("skin") > 0;
    all.erase("skins");
    all.erase("animations");
    return areThere;
}

std::string unreadIn(const Json& all, bool hasSkins) {
    std::string text = hasSkins ? "skins" : "";
    for (const char* list : {"meshes", "nodes"})
        for (const auto& [name, entry] : entriesOf(all, list))
            if (hasWeights(*entry) && !text.ends_with("morph targets"))
                text += text.empty() ? "morph targets" : ", morph targets";
    return text;
}

/// The coordinates that KHR_texture_transform names go before those of the texture. Whether there
/// are any.
bool settleCoordinates(Json& json) {
    bool isChanged = false;
    if (json.is_object() && json.contains("extensions") && json["extensions"].is_object()
        && json["extensions"].contains("KHR_texture_transform"))
        if (Json& transform = json["extensions"]["KHR_texture_transform"];
            transform.is_object() && transform.contains("texCoord")) {
            json["texCoord"] = transform["texCoord"];
            isChanged = true;
        }
    if (json.is_structured())
        for (Json& inner : json)
            isChanged |= settleCoordinates(inner);
    return isChanged;
}

/// Fills in what becomes of the surface.
void settle(Json& all, GltfParts& parts, GltfFacts& facts) {
    const bool hasSkins = takeSkins(all);
    facts.unread = unreadIn(all, hasSkins);
    bool isOther = all.contains("materials") && settleCoordinates(all["materials"]);
    std::string binary;
    const auto readBinary = [&] { return parts.binary(); };
    const bool isWidened = widenVertices(all, binary, readBinary);
    if (!isWidened && !isOther && !hasSkins)
        return;
    if (parts.isBinary() && !isWidened)
        binary = parts.binary();
    facts.settled = parts.with(all.dump(), std::move(binary));
}

} // namespace

GltfFacts gltfFacts(const std::filesystem::path& path) {
    GltfParts parts(path);
    Json all = parts.json();
    if (!all.is_object())
        return {};
    GltfFacts facts{nodesIn(all)};
    try {
        facts.extension = changingExtension(all, parts.isBinary());
        if (facts.extension.empty() && parts.isOfVersion2() && isOfVersion2(all))
            settle(all, parts, facts);
    } catch (const std::invalid_argument&) {
        facts.extension = "KHR_mesh_quantization";
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception&) {
        facts.isDamaged = true;
    }
    return facts;
}

} // namespace fringe
