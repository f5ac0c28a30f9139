// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/aligned.h"

namespace fringe::cpu {

void AlignedSamples::touch() const {
    servePages(samples_, static_cast<std::size_t>(count_) * sizeof(Complex));
}

} // namespace fringe::cpu
