// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/picture_stack.h"

#include "engine/io/file_checks.h"
#include "engine/io/metadata.h"
#include "engine/io/picture_levels.h"
#include "engine/io/read_back.h"
#include "engine/model/build.h"
#include "engine/model/error.h"

namespace fringe {

namespace {

constexpr int kLevels = 65536;
constexpr double kLargestClassic = 3.9e9; ///< [bytes] addressed by 32 bits, less some directories

const PageFunctions& pageFunctions(const std::filesystem::path& path, bool overwrite) {
    requireWritable(path, FileContent::Picture, overwrite);
    const FileFormat& format = formatFor(path, FileContent::Picture);
    if (!format.pages)
        throw badInput(FRINGE_MARK("{0}: this format holds one picture in a file; give a name that "
                                   "ends in .tif."),
                       path.string());
    return *format.pages;
}

template <class Content> double samplesOf(const Content& content) {
    return static_cast<double>(content.planes.size())
           * static_cast<double>(content.shape().count());
}

} // namespace

bool canHoldPages(const std::filesystem::path& path) {
    return formatFor(path, FileContent::Picture).pages != nullptr;
}

PictureStack::PictureStack(const std::filesystem::path& path, PageSamples samples,
                           std::size_t pages, bool overwrite, const JobControl* control)
    : format_(pageFunctions(path, overwrite)), samples_(samples), pages_(pages),
      overwrite_(overwrite), file_(path, control) {}

/// bytes: of a page.
PagePlace PictureStack::place(double bytes) const {
    return {count_, bytes * static_cast<double>(pages_) > kLargestClassic};
}

template <class Content> void PictureStack::requireSamePage(const Content& written) const {
    requireSame(file_, [&](const std::filesystem::path& at) {
        return isSame(written, format_.read(at, {}, count_).content);
    });
}

void PictureStack::add(const Picture& seen) {
    const Picture picture = inColours(seen);
    FileMetadata metadata = metadataOf(picture);
    if (samples_ == PageSamples::Float) {
        const Written written(picture);
        format_.addPicture(file_, written.content, metadataText(metadata),
                           place(sizeof(float) * samplesOf(picture)));
        requireSamePage(written);
    } else {
        const float white = whiteOf(picture);
        metadata.white = white;
        const Written written(scaledToLevels(picture, kLevels, white));
        format_.addLevels(file_, written.content, metadataText(metadata),
                          place(sizeof(std::uint16_t) * samplesOf(picture)));
        requireSamePage(written);
    }
    ++count_;
}

void PictureStack::add(const LevelPattern& levels) {
    const Written written(inColours(levels));
    const FileMetadata metadata{.program = programName(), .levels = levels.count};
    format_.addLevels(file_, written.content, metadataText(metadata),
                      place(sizeof(std::uint16_t) * samplesOf(levels)));
    requireSamePage(written);
    ++count_;
}

void PictureStack::commit() {
    file_.commit(overwrite_);
}

} // namespace fringe
