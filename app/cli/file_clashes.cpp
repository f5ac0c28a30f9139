// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/file_clashes.h"

#include "engine/io/file_checks.h"
#include "engine/io/metadata.h"
#include "engine/model/error.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace fringe {
namespace {

namespace fs = std::filesystem;

struct UsedFile {
    std::string option; ///< as it is typed
    fs::path path;      ///< as far as there is one, the same for all names of the file
    bool isWritten = false;
};

fs::path plainPath(const fs::path& path) {
    std::error_code error;
    const fs::path plain = fs::weakly_canonical(fs::absolute(path), error);
    return error ? path : plain;
}

bool hasSidecar(const fs::path& path) {
    try {
        return !formatOf(path).holdsMetadata;
    } catch (const Error&) {
        return false;
    }
}

void addFiles(std::vector<UsedFile>& files, const CLI::Option& option) {
    constexpr std::array written{"--out", "--report", "--checkpoint", "--seen"};
    const std::string name = option.check_name("-o") ? "-o" : option.get_name();
    const bool isWritten =
        std::ranges::any_of(written, [&](const char* known) { return option.check_name(known); });
    for (const std::string& text : option.results()) {
        std::error_code ignored;
        if (text.empty() || (!isWritten && !fs::exists(text, ignored)))
            continue; // words such as "uniform" stand where files do
        files.push_back({name, plainPath(text), isWritten});
        if (hasSidecar(text))
            files.push_back({"the side-car of " + name, plainPath(sidecarPath(text)), isWritten});
    }
}

bool isGoneOnFrom(const UsedFile& one, const UsedFile& other) {
    return one.option == "--checkpoint" && other.option == "--resume";
}

bool clash(const UsedFile& one, const UsedFile& other) {
    return one.path == other.path && (one.isWritten || other.isWritten) && !isGoneOnFrom(one, other)
           && !isGoneOnFrom(other, one);
}

} // namespace

void refuseClashingFiles(const CLI::App& command) {
    std::vector<UsedFile> files;
    for (const CLI::Option* option : command.get_options())
        if (option->get_type_name().find("FILE") != std::string::npos)
            addFiles(files, *option);
    for (std::size_t i = 0; i < files.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (clash(files[i], files[j]))
                throw badInput("{0} and {1} are one file, {2}; give another name to what is "
                               "written.",
                               files[j].option, files[i].option, files[i].path.string());
}

} // namespace fringe
