// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fringe_program.h"
#include "app/process/kept_memory.h"

int main(int argc, char** argv) {
    fringe::keepFreedMemory();
    return fringe::runFringe(argc, argv);
}
