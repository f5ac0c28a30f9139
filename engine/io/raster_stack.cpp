// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/raster_stack.h"

#include "engine/io/file_checks.h"
#include "engine/io/raster_files.h"
#include "engine/io/stack_list.h"
#include "engine/model/error.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fringe {
namespace {

namespace fs = std::filesystem;

/// With colours and opacity where some other picture of the stack has them. Without an opacity of
/// its own a picture lets light pass where it is black.
void appendPicture(const Raster& picture, std::optional<float> opacity, bool isColoured,
                   bool hasOpacity, std::vector<float>& samples) {
    const std::size_t colours = picture.planes - (picture.hasOpacity() ? 1 : 0);
    for (std::size_t colour = 0; colour < (isColoured ? 3U : 1U); ++colour)
        std::ranges::copy(picture.plane(0, std::min(colour, colours - 1)),
                          std::back_inserter(samples));
    if (!hasOpacity)
        return;
    if (opacity)
        samples.insert(samples.end(), static_cast<std::size_t>(picture.shape.count()), *opacity);
    else if (picture.hasOpacity())
        std::ranges::copy(picture.plane(0, colours), std::back_inserter(samples));
    else
        for (const float value : picture.intensity(0).intensity)
            samples.push_back(value > 0 ? 1.0F : 0.0F);
}

/// named: what lists the entries, in what is said of them; empty: nothing does.
Raster stackOf(const std::vector<StackEntry>& entries, const fs::path& named,
               const FileReading& reading) {
    constexpr std::uint64_t bytesOfStack =
        2 * sizeof(float); // of a sample, as read and in the stack
    const std::string whole =
        (named.empty() ? entries.front().image.parent_path() : named).string();
    std::vector<Raster> pictures;
    std::uint64_t held = 0;
    for (const StackEntry& entry : entries) {
        FileReading own = reading;
        if (reading.memory > 0)
            own.memory = reading.memory > held ? reading.memory - held : 1;
        try {
            formatOf(entry.image); // of a picture, not of another list
            pictures.push_back(readRaster(entry.image, own));
            if (const std::size_t count = pictures.back().count(); count != 1)
                throw badInput(FRINGE_MARK("{0} holds {1} pictures; give files of one picture, or "
                                           "this one alone."),
                               entry.image.string(), count);
        } catch (const Error& error) {
            if (named.empty())
                throw;
            throw wrongEntry(named, entry.number, error.message());
        }
        held += pictures.back().samples.size() * sizeof(float);
        requireMemory(whole, bytesOfStack * entries.size() * pictures.front().samples.size(),
                      reading.memory);
        const Shape first = pictures.front().shape, next = pictures.back().shape;
        if (next != first)
            throw badInput(FRINGE_MARK("{0}: {1} has {2} × {3} pixels and {4} has {5} × {6}; give "
                                       "pictures of one size."),
                           whole, entries.front().image.string(), first.cols, first.rows,
                           entry.image.string(), next.cols, next.rows);
    }
    std::vector<std::optional<float>> opacities;
    for (const StackEntry& entry : entries)
        opacities.push_back(entry.opacity);
    return joinedPictures(std::move(pictures), opacities);
}

/// Pictures in other folders, which a list from somebody else may name.
std::vector<std::string> outside(const fs::path& stack, const std::vector<StackEntry>& entries) {
    std::error_code error;
    const fs::path folder = fs::canonical(fs::absolute(stack).parent_path(), error);
    std::vector<std::string> names;
    for (const StackEntry& entry : entries) {
        const fs::path file = fs::weakly_canonical(fs::absolute(entry.image), error);
        if (std::mismatch(folder.begin(), folder.end(), file.begin(), file.end()).first
            != folder.end())
            names.push_back(entry.image.string());
    }
    return names;
}

} // namespace

Raster joinedPictures(std::vector<Raster> pictures,
                      const std::vector<std::optional<float>>& opacities) {
    const bool isColoured =
        std::ranges::any_of(pictures, [](const Raster& one) { return one.planes > 2; });
    const bool hasOpacity =
        std::ranges::any_of(pictures, &Raster::hasOpacity)
        || std::ranges::any_of(opacities, [](const auto& own) { return own.has_value(); });
    Raster stack{pictures.front().shape, (isColoured ? 3U : 1U) + (hasOpacity ? 1U : 0U)};
    stack.samples.reserve(pictures.size() * stack.planes
                          * static_cast<std::size_t>(stack.shape.count()));
    for (std::size_t i = 0; i < pictures.size(); ++i)
        appendPicture(std::exchange(pictures[i], {}), opacities[i], isColoured, hasOpacity,
                      stack.samples);
    return stack;
}

Raster readStack(const fs::path& path, const FileReading& reading) {
    const std::vector<StackEntry> entries = readStackList(path);
    if (const auto names = outside(path, entries); !names.empty())
        reading.note(message(FRINGE_MARK("{0} takes pictures from other folders: {1}."),
                             path.string(), listed(names)));
    Raster stack = stackOf(entries, path, reading);
    for (const StackEntry& entry : entries)
        stack.distances.push_back(entry.z);
    return stack;
}

Raster readRasterStack(const std::vector<fs::path>& paths, const FileReading& reading) {
    std::vector<StackEntry> entries;
    for (const fs::path& path : paths)
        entries.push_back({entries.size() + 1, path, 0, std::nullopt});
    return stackOf(entries, {}, reading);
}

} // namespace fringe
