// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

namespace fringe {

/// The parts of a file: that of a .gltf is its JSON alone.
class GltfParts {
  public:
    explicit GltfParts(const std::filesystem::path& path)
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
    nlohmann::json json() {
        return isBinary_ ? nlohmann::json::parse(bytes(20, next_ - 20), nullptr, false)
                         : nlohmann::json::parse(file_, nullptr, false);
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

} // namespace fringe
