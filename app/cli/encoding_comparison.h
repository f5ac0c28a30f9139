// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/design_options.h"
#include "app/cli/field_input.h"

namespace fringe {

/// `fringe bench encodings FIELD`: what each encoding makes of a field.
class EncodingComparison {
  public:
    /// Adds it to the command.
    explicit EncodingComparison(CLI::App& bench);

    bool isAsked() const;
    /// A line for each encoding. Throws `Error`, `Cancelled`.
    Report report(Session& session) const;

  private:
    CLI::App* app_;
    FieldInput input_;
    DesignOptions design_;
};

} // namespace fringe
