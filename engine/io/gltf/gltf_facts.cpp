// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/gltf/gltf_facts.h"

#include "engine/io/gltf/gltf_vertices.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <fstream>
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

/// The parts of a file: that of a .gltf is its JSON alone.
class Parts {
  public:
    explicit Parts(const std::filesystem::path& path)
        : file_(path, std::ios::binary), most_(std::filesystem::file_size(path)) {
        std::array<char, 20> head{};
        file_.read(head.data(), head.size());
        isBinary_ = std::string_view(head.data(), 4) == "glTF"; // length at 12, then JSON
        std::uint32_t length = 0;
        std::memcpy(&version_, head.data() + 4, sizeof version_);
        std::memcpy(&length, head.data() + 12, sizeof length);
        file_.clear();
        file_.seekg(0);
        if (isBinary_)
            next_ = 20 + std::uint64_t{length};
    }

    /// Discarded if there is none.
    Json json() {
        return isBinary_ ? Json::parse(bytes(20, next_ - 20), nullptr, false)
                         : Json::parse(file_, nullptr, false);
    }

    /// Behind the JSON.
    std::string binary() {
        std::uint32_t length = 0;
        if (const std::string head = bytes(next_, 8); head.size() == 8)
            std::memcpy(&length, head.data(), sizeof length);
        return bytes(next_ + 8, length);
    }

    /// A file of such parts.
    std::string with(std::string json, std::string binary) const {
        if (!isBinary_)
            return json;
        std::string all("glTF");
        const auto put = [&](std::size_t number) {
            const auto word = static_cast<std::uint32_t>(number);
            all.append(reinterpret_cast<const char*>(&word), sizeof word);
        };
        json.resize((json.size() + 3) / 4 * 4, ' ');
        binary.resize((binary.size() + 3) / 4 * 4);
        put(2);
        put(28 + json.size() + binary.size());
        put(json.size());
        all += "JSON" + json;
        put(binary.size());
        return all + std::string("BIN\0", 4) + binary;
    }

    bool isOfVersion2() const { return !isBinary_ || version_ == 2; }
    bool isBinary() const { return isBinary_; }

  private:
    std::string bytes(std::uint64_t from, std::uint64_t count) {
        std::string text(std::min(count, most_), ' ');
        file_.clear();
        file_.seekg(static_cast<std::streamoff>(from));
        file_.read(text.data(), static_cast<std::streamsize>(text.size()));
        text.resize(static_cast<std::size_t>(file_.gcount()));
        return text;
    }

    std::ifstream file_;
    std::uint64_t most_, next_ = 0;
    std::uint32_t version_ = 0;
    bool isBinary_ = false;
};

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
/// Assimp itself refuses Draco's.
bool isPassedOver(const std::string& extension) {
    constexpr std::array harmless{"KHR_materials_",        "KHR_texture_",
                                  "KHR_lights_",           "KHR_draco_mesh_compression",
                                  "KHR_mesh_quantization", "KHR_binary_glTF"};
    return std::ranges::none_of(harmless,
                                [&](const char* known) { return extension.starts_with(known); });
}

/// Whether an extension stands in an entry of such a list.
bool isUsedIn(const Json& all, const char* list, const char* extension) {
    return std::ranges::any_of(entriesOf(all, list), [&](const auto& entry) {
        const Json& one = *entry.second;
        return one.is_object() && one.contains("extensions") && one["extensions"].is_object()
               && one["extensions"].contains(extension);
    });
}

/// The first extension that makes another surface, even of those that a file says it can do without.
std::string changingExtension(const Json& all) {
    constexpr std::array<std::pair<const char*, const char*>, 3> known{
        {{"nodes", "EXT_mesh_gpu_instancing"},
         {"bufferViews", "EXT_meshopt_compression"},
         {"bufferViews", "MESHOPT_compression"}}};
    for (const auto& [list, extension] : known)
        if (isUsedIn(all, list, extension))
            return extension;
    for (const std::string& extension : namedBy(all, "extensionsRequired"))
        if (isPassedOver(extension))
            return extension;
    return {};
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
void settle(Json& all, Parts& parts, GltfFacts& facts) {
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
    Parts parts(path);
    Json all = parts.json();
    if (!all.is_object())
        return {};
    GltfFacts facts{nodesIn(all), changingExtension(all)};
    if (!facts.extension.empty() || !parts.isOfVersion2() || !isOfVersion2(all))
        return facts;
    try {
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
