// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/obj_lines.h"

#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"

#include <algorithm>

namespace fringe {
namespace {

constexpr std::uint64_t objLinesPerCheckpoint = 65536;
constexpr std::size_t longestJoined = 16 << 20; ///< bytes of a line in parts

bool goesOn(std::string_view line) {
    return line.ends_with('\\') && !line.starts_with('#');
}

} // namespace

bool ObjLines::next() {
    while (const auto line = file_.line()) {
        if (file_.lineNumber() % objLinesPerCheckpoint == 1)
            control_.checkpoint();
        if (line->starts_with('#')) {
            noteComment(*line);
            continue;
        }
        text_ = goesOn(*line) ? joined(*line) : *line;
        splitWords(text_.substr(0, text_.find('#')), false, words_);
        if (!words_.empty())
            return true;
    }
    return false;
}

std::string_view ObjLines::joined(std::string_view start) {
    joined_ = start;
    while (goesOn(joined_)) {
        joined_.back() = ' ';
        const auto more = file_.line();
        if (!more)
            break;
        joined_ += *more;
        if (joined_.size() > longestJoined)
            throw badInput(FRINGE_MARK("{0}: line {1}: what goes on from line to line is longer "
                                       "than {2} bytes; is this a text file?"),
                           file_.name(), file_.lineNumber(), longestJoined);
    }
    return joined_;
}

void ObjLines::noteComment(std::string_view comment) const {
    if (comment.starts_with("#MRGB"))
        control_.note(
            message(FRINGE_MARK("{0}: colours in lines #MRGB are not read; export it with "
                                "colours behind the places of vertices, or as PLY."),
                    file_.name()));
}

std::string ObjLines::textBehind(std::size_t count) const {
    std::string_view text = trimmed(text_);
    for (; count > 0; --count)
        text = trimmed(text.substr(std::min(text.find_first_of(" \t"), text.size())));
    return std::string(text);
}

} // namespace fringe
