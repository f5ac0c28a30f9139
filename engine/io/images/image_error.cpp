// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/images/image_error.h"

#include "engine/io/atomic_file.h"
#include "engine/io/text_fields.h"

namespace fringe {

namespace {

std::string firstLine(std::string_view text) {
    text = trimmed(text);
    text = text.substr(0, text.find('\n'));
    while (text.ends_with('.'))
        text.remove_suffix(1);
    return text.empty() ? "no reason given" : std::string(text);
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
