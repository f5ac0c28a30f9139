# SPDX-License-Identifier: GPL-3.0-or-later
# Writes OUTPUT, a source that says of what the sources in SOURCE are; leaves it alone where it says so already.
cmake_minimum_required(VERSION 3.25)
set(name "")
if(EXISTS ${SOURCE}/.git)
    execute_process(COMMAND git --no-optional-locks -C ${SOURCE} describe --always --dirty --tags
                    OUTPUT_VARIABLE name OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
elseif(EXISTS ${SOURCE}/VERSION)
    file(READ ${SOURCE}/VERSION name)
    string(STRIP "${name}" name)
    string(REGEX REPLACE "[ \n].*" "" name "${name}")
endif()
if(NOT name MATCHES "^[A-Za-z0-9._+/-]+$")
    set(name unknown)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT [[
#include "engine/model/build.h"

namespace fringe {
std::string buildName() {
    return "@name@";
}
} // namespace fringe
]])
