// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/field_files.h"
#include "engine/model/design_parameters.h"
#include "engine/run/chain.h"
#include "engine/run/key.h"

#include <functional>

namespace fringe {

struct Look;

/// What a look shows of a hologram, until the next one is asked for. Throws what making it throws.
using ShowLook = std::function<const Picture&(const Look&)>;

/// What an output is made of.
struct OutputInput {
    const Chain& chain; ///< without a field where no output needs one
    const Job& job;
    ShowLook show; ///< of what is lit
};

/// Whether an output is offered of a result, from the least that is to be said for it.
enum class Offer {
    Never,  ///< it cannot be made of the design
    Shown,  ///< among others
    Usual,  ///< where none is wanted
    Wanted, ///< by the design's device
};

/// A kind of file that running a project makes, found by its file `NAME_output.cpp`, which defines
/// `extern const OutputKind NAME_output`.
struct OutputKind {
    ChoiceInfo info;
    Stage needs = Stage::Field;
    FileContent content = FileContent::Field; ///< which formats can hold it
    const char* file;         ///< customary name, with the suffix that most programs read
    bool isCustomary = false; ///< new projects have it
    /// Throws like `writeField`. The values have passed their table.
    void (*write)(const OutputInput& of, const ParameterValues& values, const OutputFile& file);
    /// Suffixes of its files, and the checks before any work, as `requireWritable`; null: those of
    /// the formats that can hold its content.
    std::vector<std::string> (*suffixes)() = nullptr;
    void (*require)(const std::filesystem::path& path, bool overwrite) = nullptr;
    /// What it writes but side-cars, named after that of the output; null: that alone. Throws
    /// `Error` (BadInput) for values that make none.
    std::vector<std::filesystem::path> (*files)(const Output& output,
                                                const Design& design) = nullptr;
    Offer (*offer)(const Design& design) = nullptr; ///< null: shown
};

/// In the order of their files' names.
const std::vector<const OutputKind*>& allOutputKinds();

/// Throws `Error` (BadInput) that lists the keys that exist.
const OutputKind& outputKindOf(std::string_view key);

/// The suffixes of the files that can hold an output, ".npy", …
std::vector<std::string> suffixesOf(const OutputKind& kind);

/// The files of an output of a design, in its folder. Throws as `OutputKind::files`.
std::vector<std::filesystem::path> outputFiles(const Output& output, const Design& design,
                                               const std::filesystem::path& folder);

/// Makes the checks before any work that its writer makes of its files.
void requireWritable(const std::vector<std::filesystem::path>& files, const OutputKind& kind,
                     bool overwrite);

/// The rows of an output: what it holds, "outputs.NAME.what", and the values of that kind.
std::vector<DesignParameter> outputRows(const Design& design, std::size_t output);

/// `withParameterText` of a design that has outputs, too: "outputs.NAME.what".
Design withSettingText(Design design, std::string_view path, std::string_view text);

} // namespace fringe
