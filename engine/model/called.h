// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/message.h"
#include "engine/model/parameter.h"

/// Things that people set, as parts of sentences that both programs say: each names them in its own
/// words. Values.
namespace fringe {

/// label: FRINGE_MARKed, of a field or of what it is set to; typed: on the command line, which is
/// what `english` says of it, "--layers".
Message called(const char* label, std::string typed);
Message called(const ParameterInfo& row); ///< of one that has an option

/// "--tone height" of "--tone" and what is typed behind it; in a form "What is drawn: Stays".
Message setTo(const Message& what, const Message& value);

/// What forms say of such a thing; null: the message is none.
const Message* labelOf(const Message& message);

Message grayLevels(); ///< how many levels a pattern from a file has

/// What people choose of files of other programs. Those of layouts are fields of *Read as*.
namespace reading {
Message array();
Message cell();
Message layers();
Message layerPer();
Message mask();  ///< that a layer is
Message level(); ///< likewise
Message tone();
Message etched(); ///< what is drawn
Message stays();  ///< likewise
Message pitch();
} // namespace reading

} // namespace fringe
