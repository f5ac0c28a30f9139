# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DPROGRAM=FILE -DPATTERN=REGEX -P program_lacks.cmake
# Fails if a shared library that PROGRAM starts with has a name that matches PATTERN.
execute_process(COMMAND ldd ${PROGRAM} OUTPUT_VARIABLE libraries COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]*(${PATTERN})[^\n]*" found "${libraries}")
if(found)
    list(JOIN found "\n" found)
    message(FATAL_ERROR "${PROGRAM} starts with libraries that it must do without:\n${found}")
endif()
