// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/preview/picture_texture.h"

#include <QString>

#include <memory>

namespace fringe {

/// A context of OpenGL whose textures the views draw, for whatever thread makes their pictures.
struct ViewScreen {
    std::shared_ptr<GlOwner> owner; ///< null: there is none
    QString absence{};              ///< why, a clause; empty where there is one
};

/// GUI thread, of which the owner is independent then.
ViewScreen makeViewScreen();

} // namespace fringe
