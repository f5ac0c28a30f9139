// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_error.h"

#include "engine/io/atomic_file.h"
#include "engine/io/text_fields.h"

#include <algorithm>

namespace fringe {

namespace {

std::string firstLine(std::string_view text) {
    text = trimmed(text);
    text = text.substr(0, text.find('\n'));
    while (text.ends_with('.'))
        text.remove_suffix(1);
    std::string line(text);
    std::ranges::replace_if( // from the file, as names of channels are
        line, [](unsigned char c) { return c < ' '; }, '?');
    return line.empty() ? "no reason given" : line;
}

} // namespace

Error unreadableImage(const std::filesystem::path& path, const std::string& text) {
    return badInput(FRINGE_MARK("{0}: the image cannot be read ({1}); is it complete, and does its "
                                "suffix fit?"),
                    path.string(), firstLine(text));
}

Error unwritableImage(const AtomicFile& file, const std::string& text) {
    file.requireRoom();
    return failed(FRINGE_MARK("{0}: could not be written ({1}); check the disk or choose another "
                              "folder."),
                  file.target().string(), firstLine(text));
}

} // namespace fringe
