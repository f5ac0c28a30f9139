// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"
#include "engine/model/error.h"
#include "engine/model/parameter.h"
#include "engine/model/showable_text.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {

/// One of the entries of a registry by its key, with values of that entry's own parameter table,
/// and the data that fill its slots.
struct Choice {
    std::string key;
    ParameterValues values{};
    std::map<std::string, Asset, std::less<>>
        assets{}; ///< by slot; what is absent is still missing

    /// The data of a slot; null if there are none of that type.
    template <class Data> std::shared_ptr<const Data> data(std::string_view slot) const {
        const auto found = assets.find(slot);
        return found == assets.end() ? nullptr : found->second.as<Data>();
    }
    /// Null empties the slot; without a name, that of what was there is kept.
    template <class Data>
    void setData(const std::string& slot, const std::shared_ptr<const Data>& data,
                 const std::string& name = {}) {
        if (!data)
            assets.erase(slot);
        else if (Asset& asset = assets[slot]; asset.data = data, !name.empty())
            asset.name = name;
    }

    friend bool operator==(const Choice&, const Choice&) = default;
};

/// Where an entry of a registry takes data.
struct AssetSlot {
    std::string key;   ///< in files
    const char* label; ///< FRINGE_MARKed
    AssetType type = AssetType::PointCloud;
};

/// What a person is told of an entry of a registry, and its parameter table.
struct ChoiceInfo {
    std::string key;   ///< "exact", in files and on the command line
    const char* label; ///< FRINGE_MARKed
    const char* help;  ///< FRINGE_MARKed: when to choose it, one sentence
    std::vector<ParameterInfo> parameters{};
    /// The first is what it cannot do without, unless `worksWithoutData`.
    std::vector<AssetSlot> assets{};
    bool hasMethods = false; ///< of a kind of source: its light is summed by `methodInfos`
    bool takesSeed = false;  ///< of a kind of source: what is summed of it starts from the design's
    std::string alias{};     ///< a former key, still read; empty: none
    const char* purpose = ""; ///< FRINGE_MARKed: forms list it with others for that
};

/// The entries of a registry in its order.
using ChoiceInfos = std::vector<const ChoiceInfo*>;

/// Entries of the kinds of sources, point-cloud methods, encodings, devices, propagations, solvers
/// and outputs. Defined where they are: `engine/sources`, `engine/methods`, `engine/encodings`,
/// `engine/device`, `engine/propagation`, `engine/solvers`, `engine/outputs`.
const ChoiceInfos& sourceInfos();
const ChoiceInfos& methodInfos();
const ChoiceInfos& encodingInfos();
const ChoiceInfos& deviceInfos();
const ChoiceInfos& propagationInfos();
const ChoiceInfos& solverInfos();
const ChoiceInfos& outputInfos();

/// The table of a simulated panel and camera. Defined in `engine/camera`.
const ChoiceInfo& simulatedCameraInfo();

/// The table of stereograms. Defined in `engine/stereogram`.
const ChoiceInfo& stereogramInfo();

/// The entry of `key`; null if there is none.
const ChoiceInfo* findInfo(const ChoiceInfos& entries, std::string_view key);

/// The row of `key`; null if the entry has none.
const ParameterInfo* parameterOf(const ChoiceInfo& entry, std::string_view key);

/// Whether it takes no data, or a row has the key of its first slot as one of several choices and
/// is another by default.
bool worksWithoutData(const ChoiceInfo& entry);

/// The row's value in `values`, or its default. Throws `std::logic_error` if there is no such row.
const Value& valueOf(const ChoiceInfo& entry, const ParameterValues& values, std::string_view key);

/// A value of `values`; a default is not kept, so that choices that mean the same are equal.
void setValue(ParameterValues& values, const ParameterInfo& info, const Value& value);

/// What people are told of all entries of a registry.
template <class Entry> const ChoiceInfos& choiceInfosOf(const std::vector<const Entry*>& all) {
    static const ChoiceInfos infos = [&] {
        ChoiceInfos list;
        for (const Entry* entry : all)
            list.push_back(&entry->info);
        return list;
    }();
    return infos;
}

/// "exact, fresnel": the keys of the entries.
std::string keyList(const ChoiceInfos& entries);

/// The entry of `key`. Throws `Error` (BadInput) of the sentence `unknown`, in which {0} is the key
/// and {1} are those that there are.
template <class Entry>
const Entry& entryOf(const std::vector<const Entry*>& entries, std::string_view key,
                     const char* unknown) {
    for (const Entry* entry : entries)
        if (entry->info.key == key || (!key.empty() && entry->info.alias == key))
            return *entry;
    throw badInput(unknown, showable(key, mostQuoted), keyList(choiceInfosOf(entries)));
}

} // namespace fringe
