// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/gltf/gltf_vertices.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <limits>
#include <set>
#include <stdexcept>

namespace fringe {
namespace {

using Json = nlohmann::json;

enum ComponentType { Int8 = 5120, UInt8, Int16, UInt16, UInt32 = 5125, Float };

template <class Number> float numberAt(const char* at, bool isShare) {
    Number number{};
    std::memcpy(&number, at, sizeof number);
    const auto value = static_cast<float>(number);
    return isShare ? std::max(value / static_cast<float>(std::numeric_limits<Number>::max()), -1.0F)
                   : value;
}

/// Numbers of an accessor, in the binary part.
class Accessor {
  public:
    Accessor(const Json& gltf, const Json& accessor, const std::string& binary)
        : type_(accessor.at("componentType")), isShare_(accessor.value("normalized", false)),
          columns_(accessor.at("type") == "VEC2" ? 2 : 3), count_(accessor.at("count")) {
        if (accessor.contains("sparse") || !accessor.contains("bufferView"))
            throw std::invalid_argument("sparse");
        const Json& view = gltf.at("bufferViews").at(accessor["bufferView"].get<std::size_t>());
        if (view.at("buffer") != 0 || gltf.at("buffers").at(0).contains("uri"))
            throw std::invalid_argument("in another file");
        stride_ = view.value("byteStride", columns_ * size());
        const std::uint64_t first = accessor.value("byteOffset", std::uint64_t{0}),
                            start = view.value("byteOffset", std::uint64_t{0}),
                            length = view.at("byteLength");
        if (count_ < 1 || stride_ < columns_ * size() || stride_ > 255 || length > binary.size()
            || start > binary.size() - length || first > length || count_ > length
            || first + (count_ - 1) * stride_ + columns_ * size() > length)
            throw std::runtime_error("an accessor ends behind its buffer");
        at_ = binary.data() + start + first;
    }

    std::string floats() const {
        std::string bytes;
        bytes.reserve(count_ * columns_ * sizeof(float));
        for (std::uint64_t i = 0; i < count_; ++i)
            for (std::uint64_t k = 0; k < columns_; ++k) {
                const float number = at(at_ + i * stride_ + k * size());
                bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
            }
        return bytes;
    }

  private:
    std::uint64_t size() const { return type_ <= UInt8 ? 1 : type_ <= UInt16 ? 2 : 4; }

    float at(const char* at) const {
        switch (type_) {
        case Int8:
            return numberAt<std::int8_t>(at, isShare_);
        case UInt8:
            return numberAt<std::uint8_t>(at, isShare_);
        case Int16:
            return numberAt<std::int16_t>(at, isShare_);
        case UInt16:
            return numberAt<std::uint16_t>(at, isShare_);
        case UInt32:
            return numberAt<std::uint32_t>(at, isShare_);
        default:
            throw std::runtime_error("an accessor has numbers of an unknown type");
        }
    }

    int type_;
    bool isShare_; ///< of the largest number
    std::uint64_t columns_, count_, stride_ = 0;
    const char* at_ = nullptr;
};

/// Numbers of the accessors of surfaces that are no floats.
std::set<std::size_t> wholeNumbers(const Json& gltf) {
    std::set<std::size_t> found;
    for (const Json& mesh : gltf.contains("meshes") ? gltf["meshes"] : Json::array())
        for (const Json& primitive : mesh.at("primitives"))
            for (const auto& [name, number] : primitive.at("attributes").items())
                if ((name == "POSITION" || name == "NORMAL" || name.starts_with("TEXCOORD_"))
                    && gltf.at("accessors").at(number.get<std::size_t>()).at("componentType")
                           != Float)
                    found.insert(number.get<std::size_t>());
    return found;
}

} // namespace

bool widenVertices(Json& gltf, std::string& binary,
                   const std::function<std::string()>& readBinary) {
    const std::set<std::size_t> all = wholeNumbers(gltf);
    if (all.empty())
        return false;
    binary = readBinary();
    for (const std::size_t number : all) {
        Json& accessor = gltf["accessors"][number];
        const std::string floats = Accessor(gltf, accessor, binary).floats();
        binary.resize((binary.size() + 3) / 4 * 4);
        accessor["bufferView"] = gltf["bufferViews"].size();
        gltf["bufferViews"].push_back(
            {{"buffer", 0}, {"byteOffset", binary.size()}, {"byteLength", floats.size()}});
        binary += floats;
        accessor["componentType"] = static_cast<int>(Float);
        for (const char* gone : {"byteOffset", "normalized", "min", "max"})
            accessor.erase(gone);
    }
    gltf["buffers"][0]["byteLength"] = binary.size();
    return true;
}

} // namespace fringe
