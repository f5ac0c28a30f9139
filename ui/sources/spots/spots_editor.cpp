// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/spots/spots_source.h"
#include "ui/shell/shell.h"
#include "ui/sources/source_editor.h"
#include "ui/sources/spots/shape_dialog.h"
#include "ui/sources/spots/spot_canvas.h"
#include "ui/sources/spots/spot_fields.h"
#include "ui/sources/spots/spots_panel.h"
#include "ui/sources/spots/spots_view.h"

#include <QMenu>

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
    .view = [](Shell& shell) -> SourceView* {
        auto* view = new SpotsView(shell.studio);
        view->canvas().addAction(shapeMenu(shell, view)->menuAction());
        return view;
    },
    .table = [](Shell& shell, QWidget* parent) -> QWidget* {
        return new SpotsPanel(shell, parent);
    },
    .form = [](Shell& shell, QWidget* parent) -> QWidget* { return new SpotFields(shell, parent); },
    .depths = depths,
};

} // namespace fringe
