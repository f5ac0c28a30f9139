// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"
#include "engine/model/design.h"
#include "engine/model/parameter.h"

#include <QString>

namespace fringe {

/// What people are told of the source's kind.
const ChoiceInfo& kindInfo(const Source& source);

/// The data that the source cannot do without; null: still missing, or it needs none.
const Asset* mainAsset(const Source& source);

/// Name of a source, or its kind's label while it has none.
QString sourceTitle(const Source& source);

/// "35,947 points", "100 spots", "256 × 256 pixels"
QString assetText(const Asset& asset);

/// Text of what the source cannot do without, or that there is nothing yet.
QString contentText(const Source& source);

/// The value of a parameter: "yes", the label of a choice, "0,5 mm".
QString valueText(const ParameterInfo& info, const Value& value);

/// Text of what the design has at a path; empty where it has nothing.
QString textAt(const Design& design, const std::string& path);
/// Where the file was that the source came from; empty: that is not known.
QString originPath(const Source& source);

/// "ORA" for "Optimal rotation angle (ORA)", where there is no room; other names whole.
QString shortName(const QString& name);

/// Where they come from, for people: the name of a file, or that of a result.
QString sourceText(const Asset& pixels);

} // namespace fringe
