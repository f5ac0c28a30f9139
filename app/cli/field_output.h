// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "engine/io/field_files.h"
#include "engine/run/chain.h"

#include <nlohmann/json.hpp>

#include <filesystem>

namespace fringe {

/// Where a field goes. It is written as it is, unless an encoding was asked for or the suffix is
/// one of a format that holds pictures only.
class FieldOutput {
  public:
    /// encode: an encoding was asked for. Checks suffix, folder and existence at once.
    /// Throws `Error` (BadInput).
    FieldOutput(std::filesystem::path path, const Choice& encoding, bool encode, bool overwrite);

    /// What was made: file, content, encoding; and of colours a clause about their laser powers and
    /// of modes one about their purity, which are told, too.
    struct Written {
        nlohmann::ordered_json facts;
        std::string powers; ///< "; laser powers 638 nm 91 %, …" or nothing
    };

    /// Writes the field of a chain, or what the design's device is sent of it by the encoding that
    /// this was made with.
    Written write(const Chain& chain, const Job& job, Session& session) const;

    const std::filesystem::path& path() const { return path_; }
    bool isEncoded() const { return encode_; } ///< levels are written, not the field

  private:
    std::filesystem::path path_;
    Choice encoding_;
    bool encode_;
    bool overwrite_;
};

/// The powers of the lasers in facts, "laser_powers" and "light_in_picture", and in words.
std::string tellPowers(nlohmann::ordered_json& facts, const std::vector<Length>& wavelengths,
                       const std::vector<double>& powers,
                       const std::vector<double>& efficiency = {});

/// Shape, planes, pitch, wavelengths and device of a field, for reports.
nlohmann::ordered_json factsOf(const Hologram& field);

} // namespace fringe
