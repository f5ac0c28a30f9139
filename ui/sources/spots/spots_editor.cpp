// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/spot_source.h"
#include "ui/shell/shell.h"
#include "ui/sources/source_editor.h"
#include "ui/sources/spots/spots_form.h"
#include "ui/sources/spots/spots_view.h"

namespace fringe {
namespace {

std::vector<double> depths(const Source& source) {
    std::vector<double> all;
    for (const Spot& spot : asSpots(source).spots())
        all.push_back(spot.z);
    return all;
}

} // namespace

extern const SourceEditor spots_editor{
    .kind = "spots",
    .view = [](Shell& shell) -> SourceView* { return new SpotsView(shell.studio); },
    .form = [](Shell& shell, QWidget* parent) -> QWidget* { return new SpotsForm(shell, parent); },
    .depths = depths,
};

} // namespace fringe
