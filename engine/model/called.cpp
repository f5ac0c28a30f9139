// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/called.h"

#include <utility>

namespace fringe {
namespace {

constexpr const char* asTyped = "{1}"; ///< of a label and what is typed

} // namespace

Message called(const char* label, std::string typed) {
    return message(asTyped, label, std::move(typed));
}

Message called(const ParameterInfo& row) {
    return called(row.label, "--" + row.option);
}

Message setTo(const Message& what, const Message& value) {
    const auto labelled = [](const Message& part) {
        const Message* label = labelOf(part);
        return label != nullptr ? *label : part;
    };
    //: a field of a form, what it is set to
    return message(asTyped, message(FRINGE_MARK("{0}: {1}"), labelled(what), labelled(value)),
                   what.english() + ' ' + Message{"{0}", {value}}.english());
}

const Message* labelOf(const Message& message) {
    return message.pattern == asTyped && message.arguments.size() == 2 ? &message.arguments.front()
                                                                       : nullptr;
}

Message grayLevels() {
    return called(FRINGE_MARK("Levels"), "--gray-levels");
}

namespace reading {

Message array() {
    return called(FRINGE_MARK("Array"), "--array");
}

Message cell() {
    return called(FRINGE_MARK("Cell"), "--cell");
}

Message layers() {
    return called(FRINGE_MARK("Layers of the layout"), "--layers");
}

Message layerPer() {
    return called(FRINGE_MARK("A layer is"), "--layer-per");
}

Message mask() {
    return called(FRINGE_MARK("A binary mask"), "mask");
}

Message level() {
    return called(FRINGE_MARK("A level"), "level");
}

Message tone() {
    return called(FRINGE_MARK("What is drawn"), "--tone");
}

Message etched() {
    return called(FRINGE_MARK("Etched"), "depth");
}

Message stays() {
    return called(FRINGE_MARK("Stays"), "height");
}

Message pitch() {
    return called(FRINGE_MARK("Pixel pitch"), "--pitch");
}

} // namespace reading

} // namespace fringe
