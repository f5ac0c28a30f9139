// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/backends.h" // for the layers above, which do not see the kernels
