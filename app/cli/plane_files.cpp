// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/plane_files.h"

#include "app/cli/progress_text.h"
#include "engine/model/units.h"

#include <array>
#include <cstdio>

namespace fringe {
namespace {

std::string paddedNumber(std::size_t number, std::size_t digits) {
    const std::string text = std::to_string(number);
    return std::string(digits - text.size(), '0') + text;
}

} // namespace

std::filesystem::path numberedFile(const std::filesystem::path& path, std::size_t number,
                                   std::size_t count) {
    const std::size_t digits = std::to_string(count - 1).size();
    return path.parent_path()
           / (path.stem().string() + '-' + paddedNumber(number, digits)
              + path.extension().string());
}

std::vector<PlaneFile> sweepFiles(const std::filesystem::path& path,
                                  const std::vector<Length>& distances) {
    std::vector<PlaneFile> files;
    for (std::size_t i = 0; i < distances.size(); ++i) {
        const std::filesystem::path numbered = numberedFile(path, i, distances.size());
        const std::string name = numbered.stem().string() + '-'
                                 + formatted("%.6gmm", distances[i].si() * 1e3)
                                 + path.extension().string();
        files.push_back({path.parent_path() / name, distances[i]});
    }
    return files;
}

std::string reportText(const std::vector<PlaneFile>& files) {
    const PlaneFile &first = files.front(), &last = files.back();
    if (files.size() == 1)
        return first.path.string() + ": the intensity at " + formatLength(first.distance);
    const bool stacked = first.path == last.path;
    const std::string where = stacked ? "" : " to " + last.path.string();
    return first.path.string() + where + ": the intensity at " + std::to_string(files.size())
           + " distances from " + formatLength(first.distance) + " to "
           + formatLength(last.distance) + (stacked ? ", one a page" : "");
}

} // namespace fringe
