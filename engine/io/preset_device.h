// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"
#include "engine/model/error.h"
#include "engine/model/quantity.h"
#include "engine/model/units.h"

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

/// Parts of the file of a device preset, see `device_preset.h`.
namespace fringe {

using PresetJson = nlohmann::ordered_json;

/// Says that the key of a preset's file is missing or wrong.
Error wrongKey(const std::string& file, const char* key);

/// Reads the parts of a preset; what is missing or wrong is refused by its key.
class PresetReader {
  public:
    PresetReader(const PresetJson& json, const std::string& file) : json_(json), file_(file) {}

    PresetReader part(const char* key) const { return {at(key), file_}; }
    bool has(const char* key) const { return json_.is_object() && json_.contains(key); }
    std::string text(const char* key) const {
        if (!at(key).is_string() || at(key).get_ref<const std::string&>().empty())
            throw wrongKey(file_, key);
        return at(key).get<std::string>();
    }
    std::int64_t count(const char* key, std::int64_t most) const {
        const PresetJson& value = at(key);
        if (!value.is_number_integer() || value < 1 || value > most)
            throw wrongKey(file_, key);
        return value.get<std::int64_t>();
    }
    Length length(const char* key) const { return lengthOf(at(key), key); }
    double share(const char* key) const {
        const PresetJson& value = at(key);
        if (!value.is_number() || !(value > 0) || value > 1)
            throw wrongKey(file_, key);
        return value.get<double>();
    }
    const PresetJson& list(const char* key) const {
        if (!at(key).is_array())
            throw wrongKey(file_, key);
        return at(key);
    }
    Length lengthOf(const PresetJson& value, const char* key) const {
        try {
            const Length length =
                value.is_string() ? parseLength(value.get<std::string>()) : Length{};
            if (length > Length{})
                return length;
        } catch (const Error&) {
        }
        throw wrongKey(file_, key);
    }

  private:
    const PresetJson& at(const char* key) const {
        if (!has(key))
            throw wrongKey(file_, key);
        return json_.at(key);
    }

    const PresetJson& json_;
    const std::string& file_;
};

/// The table of a panel.
const ChoiceInfo& panelInfo();

/// The panel of a preset's file, without its bits. Throws `Error` (BadInput) that names the file
/// and the key.
Choice deviceIn(const PresetJson& json, const std::string& file);

/// Puts a panel into a preset. Defaults are left out unless it has the key. correction: as in
/// `presetText`.
void writeDevice(PresetJson& json, const Choice& device, const std::string& correction);

} // namespace fringe
