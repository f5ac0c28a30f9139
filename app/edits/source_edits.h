// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/design_parameters.h"
#include "engine/model/message.h"
#include "engine/model/space.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The sources of a design as a person changes them. Numbers of sources are less than there are.
namespace fringe {

/// A new project for sources of a kind: one that is still empty, one output of each kind; with a
/// modulator of 512 × 512 pixels where a pattern is to be designed.
Design emptyDesign(std::string_view kind = "points");

/// The hologram field, its levels, and the reconstruction, under customary names.
std::vector<Output> customaryOutputs();

/// The rows of an output's own values that apply.
std::vector<DesignParameter> valueRows(const Design& design, std::size_t output);

/// The kinds that data are imported for: a project can begin with them.
std::vector<const ChoiceInfo*> kindsWithData();

/// The source's data are these, in the slot that its kind cannot do without; it takes their name
/// and is put where it is seen.
Design withData(Design design, std::size_t number, const Asset& data);

/// What was read for a source of a kind: its data by slots, and what these tell of its parameters.
struct SourceData {
    std::string kind;
    std::map<std::string, Asset, std::less<>> assets{};
    ParameterValues values{};
    std::string name{}; ///< of the source; empty: that of the data it cannot do without
};

/// Other data in all slots of a source, likewise. Data without a name only fill a slot that is
/// empty.
Design withData(Design design, std::size_t number, const SourceData& data);

/// The source becomes one of another kind, in its place.
Design withSourceReadAs(Design design, std::size_t number, const SourceData& data);

/// Files of outputs that are called after one object, such as "die-phase.png", are called after
/// another, which has taken its place.
Design withOutputsCalled(Design design, const std::string& before, const std::string& now);

/// A source of the kind beside the others, behind them; in an empty one of the kind if there is
/// one.
Design withSourceAdded(Design design, std::string_view kind, const Asset& data);
Design withSourceAdded(Design design, const SourceData& data);

/// Without the source; the last one of all is emptied instead.
Design withoutSource(Design design, std::size_t number);

Design withVisible(Design design, std::size_t number, bool visible);

/// The design's look, at the source's plane if it follows and the source has one of its own.
Reconstruction following(const Design& design, std::size_t number);

/// A copy of the source behind it, a tenth of its size to the right and down where it can be moved.
Design withSourceDuplicated(Design design, std::size_t number);

/// Called so, or with a number behind it where another source is; no name changes nothing.
Design withSourceRenamed(Design design, std::size_t number, const std::string& name);

/// In the middle of the plate, as far away as it is.
Design withSourceCentred(Design design, std::size_t number);

/// In the middle of the plate, and as large as what is seen of the plate there holds, where it can
/// be scaled.
Design withSourceFitted(Design design, std::size_t number);

/// One parameter changed, as `withParameter` does it, and what has to follow in the sources.
Design withChange(Design design, const std::string& path, const Value& value);

/// Why the solver cannot be used for the visible sources, whatever their values; nothing: it can.
std::optional<Message> whyNotSolved(const Design& design, const std::string& solver);

/// What a hand can take hold of in a view of space; nothing: the kind has nothing, or its data are
/// missing.
std::optional<Grip> gripOf(const Design& design, std::size_t number);

/// The source moved as a whole, or its light turned, where its kind can be.
Design withSourcePulled(Design design, std::size_t number, const Pull& pull);
Design withSourceMoved(Design design, std::size_t number, const Motion& motion);

} // namespace fringe
