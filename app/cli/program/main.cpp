// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fringe_program.h"
#include "app/process/start_process.h"

int main(int argc, char** argv) {
    fringe::startProcess();
    return fringe::runFringe(argc, argv);
}
