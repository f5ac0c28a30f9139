# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DLUPDATE=… -DSOURCE=… -DSCRATCH=… -DMODE=update|check -P collect.cmake
#   update   brings translations/fringe_*.ts up to date with the sources
#   check    fails if one of them is not, or has a string without a finished translation
#
# lupdate knows tr() but not FRINGE_MARK("…"), so it reads a copy of the sources in
# which that stands as QT_TRANSLATE_NOOP("engine", "…").

set(LANGUAGES de en ja)
set(en_options -pluralonly) # English needs only "1 point" beside "2 points"

function(copy_sources)
    file(REMOVE_RECURSE ${SCRATCH})
    file(GLOB_RECURSE files RELATIVE ${SOURCE} ${SOURCE}/kernels/*.h ${SOURCE}/kernels/*.cpp ${SOURCE}/engine/*.h ${SOURCE}/engine/*.cpp
         ${SOURCE}/app/*.h ${SOURCE}/app/*.cpp ${SOURCE}/ui/*.h ${SOURCE}/ui/*.cpp)
    foreach(file IN LISTS files)
        file(READ ${SOURCE}/${file} text)
        string(REGEX REPLACE "FRINGE_MARK\\(([ \n]*\")" "QT_TRANSLATE_NOOP(\"engine\", \\1"
               text "${text}")
        file(WRITE ${SCRATCH}/${file} "${text}")
    endforeach()
endfunction()

function(run_lupdate ts)
    execute_process(COMMAND ${LUPDATE} -silent -locations none -no-obsolete -I ${SCRATCH}
                    ${SCRATCH}/kernels ${SCRATCH}/engine ${SCRATCH}/app ${SCRATCH}/ui -source-language en
                    -target-language ${language} ${${language}_options} -ts ${ts}
                    COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# The order of strings says nothing: compare the lines, sorted.
function(read_sorted file out)
    file(STRINGS ${file} lines ENCODING UTF-8)
    list(SORT lines)
    set(${out} "${lines}" PARENT_SCOPE)
endfunction()

function(check_language ts)
    get_filename_component(name ${ts} NAME)
    file(COPY ${ts} DESTINATION ${SCRATCH})
    run_lupdate(${SCRATCH}/${name})
    read_sorted(${ts} kept)
    read_sorted(${SCRATCH}/${name} collected)
    if(NOT kept STREQUAL collected)
        message(SEND_ERROR "translations/${name} is stale: build the target update_translations.")
    endif()
    file(STRINGS ${SCRATCH}/${name} unfinished REGEX "type=\"unfinished\"" ENCODING UTF-8)
    list(LENGTH unfinished count)
    if(count)
        message(SEND_ERROR "translations/${name}: ${count} strings lack a finished translation.")
    endif()
endfunction()

copy_sources()
foreach(language IN LISTS LANGUAGES)
    set(ts ${SOURCE}/translations/fringe_${language}.ts)
    if(MODE STREQUAL "update")
        run_lupdate(${ts})
    elseif(EXISTS ${ts})
        check_language(${ts})
    endif()
endforeach()
