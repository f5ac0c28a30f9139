// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/output_kind.h"

#include "engine/model/parameter_rows.h"

namespace fringe {

const ChoiceInfos& outputInfos() {
    return choiceInfosOf(allOutputKinds());
}

const OutputKind& outputKindOf(std::string_view key) {
    return entryOf(allOutputKinds(), key,
                   FRINGE_MARK("\"{0}\" is not a kind of output; use one of: {1}."));
}

std::vector<std::string> suffixesOf(const OutputKind& kind) {
    if (kind.suffixes != nullptr)
        return kind.suffixes();
    std::vector<std::string> suffixes;
    for (const FileFormat* format : allFileFormats())
        if (canHold(*format, kind.content))
            suffixes.insert(suffixes.end(), format->suffixes.begin(), format->suffixes.end());
    return suffixes;
}

std::vector<std::filesystem::path> outputFiles(const Output& output, const Design& design,
                                               const std::filesystem::path& folder) {
    const auto list = outputKindOf(output.what.key).files;
    std::vector<std::filesystem::path> files =
        list ? list(output, design) : std::vector<std::filesystem::path>{output.file};
    for (std::filesystem::path& file : files)
        file = (folder / file).lexically_normal();
    return files;
}

void requireWritable(const std::vector<std::filesystem::path>& files, const OutputKind& kind,
                     bool overwrite) {
    if (kind.require != nullptr)
        return kind.require(files.front(), overwrite);
    for (const std::filesystem::path& file : files)
        requireWritable(file, kind.content, overwrite);
}

std::vector<DesignParameter> outputRows(const Design& design, std::size_t output) {
    return table::rowsOfChoice(
        design,
        {.name = table::named("outputs." + design.outputs.at(output).name + ".what",
                              ValueKind::Choice, FRINGE_MARK("Content"),
                              FRINGE_MARK("What of the result the file holds.")),
         .entries = outputInfos(),
         .initial = Output{}.what.key},
        [output](auto& d) -> auto& { return d.outputs.at(output).what; });
}

Design withSettingText(Design design, std::string_view path, std::string_view text) {
    for (std::size_t i = 0; i < design.outputs.size(); ++i)
        for (const DesignParameter& row : outputRows(design, i))
            if (row.info.key == path) {
                row.set(design, parseValue(row.info, text));
                return design;
            }
    return withParameterText(std::move(design), path, text);
}

} // namespace fringe
