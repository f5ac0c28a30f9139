# SPDX-License-Identifier: GPL-3.0-or-later
# Runs PROGRAM with ARGUMENTS where no window system is; fails unless it ends with STATUS and all that it
# says matches TEXT.
execute_process(COMMAND ${CMAKE_COMMAND} -E env --unset=DISPLAY --unset=WAYLAND_DISPLAY QT_QPA_PLATFORM=xcb
                        ${PROGRAM} ${ARGUMENTS}
                OUTPUT_VARIABLE said ERROR_VARIABLE said RESULT_VARIABLE status)
if(NOT status STREQUAL STATUS OR NOT said MATCHES "${TEXT}")
    message(FATAL_ERROR "status ${status}: ${said}")
endif()
