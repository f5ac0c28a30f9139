// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/atomic_file.h"
#include "engine/io/field_files.h"

namespace fringe {

enum class PageSamples {
    Float,  ///< the values
    Bits16, ///< scaled, page by page, so that one sample in a thousand is white
};

/// True if the suffix is that of a format whose files hold several pictures (.tif).
bool canHoldPages(const std::filesystem::path& path);

/// A file of several pictures, one a page, each with its own metadata: distance, and of scaled
/// pages the intensity of white. Pages are written and read back one by one, so that memory does
/// not grow with their number. The file is complete or absent: what was not committed is removed.
class PictureStack {
  public:
    /// `pages` is the number of pages to come; control as in `writePicture`. Throws as
    /// `requireWritable`, and `Error` (BadInput) if the format has no pages.
    PictureStack(const std::filesystem::path& path, PageSamples samples, std::size_t pages,
                 bool overwrite, const JobControl* control = nullptr);

    /// Throws `Error` (Failed) for a full disk and other faults.
    void add(const Picture& picture);
    /// As they are, whatever samples pictures have.
    void add(const LevelPattern& levels);

    /// Moves the file into place.
    void commit();

  private:
    PagePlace place(double bytes) const;
    template <class Content> void requireSamePage(const Content& written) const;

    const PageFunctions& format_;
    PageSamples samples_;
    std::size_t pages_;
    bool overwrite_;
    AtomicFile file_;
    int count_ = 0;
};

} // namespace fringe
