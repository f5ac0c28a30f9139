// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fringe_program.h"

int main(int argc, char** argv) {
    return fringe::runFringe(argc, argv);
}
