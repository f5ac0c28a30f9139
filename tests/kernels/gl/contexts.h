// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/gl/gl_context.h"

#include <memory>
#include <string>

namespace fringe::test {

/// A context of OpenGL as FRINGE_TEST_GL says, "egl" without a window, "glx" on the screen; current
/// on the thread that makes it.
class TestContext {
  public:
    virtual ~TestContext() = default;
    virtual const GlContext& gl() const = 0;
    /// Ends it before the objects that were made with it.
    virtual void destroy() = 0;
};

/// Null where there is none; `why` is set then.
std::unique_ptr<TestContext> madeContext(std::string& why);

} // namespace fringe::test
