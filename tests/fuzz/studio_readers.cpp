// SPDX-License-Identifier: GPL-3.0-or-later
#include "readers.h"

#include "app/preferences/preferences.h"
#include "app/recovery/unfinished_run.h"
#include "app/recovery/unsaved_work.h"
#include "app/text/localised.h"
#include "tests/support/scratch_folder.h"

#include <QCoreApplication>

#include <cstdlib>

namespace fringe::test {
namespace {

namespace fs = std::filesystem;

/// To where the program keeps it.
void put(const fs::path& file, const fs::path& place) {
    std::error_code ignored; // there may be no file, or a link to itself
    fs::create_directories(place.parent_path());
    fs::remove(place);
    if (fs::is_regular_file(file, ignored))
        fs::copy_file(file, place);
    else
        fs::rename(file, place, ignored);
}

/// What is left of unsaved work or of a run, with the file in its place.
template <class Read>
void readLeftOver(const fs::path& file, RecoveryFolder::Kind kind, const char* name, Read read) {
    ::setenv("XDG_DATA_HOME", (file.parent_path() / "tmp").c_str(), 1);
    const auto folder = RecoveryFolder::make(kind);
    try {
        WorkBlobs kept;
        writeUnsavedWork(*folder, {std::make_shared<const Design>(checkedDesign()), {}, {}}, kept);
        writeFile(toPath(folder->file(QLatin1String(RecoveryFolder::iterations))), checkpoint());
        put(file, toPath(folder->file(QLatin1String(name))));
        read(*folder);
    } catch (...) {
        folder->remove();
        throw;
    }
    folder->remove();
}

void readPreferences(const fs::path& file) {
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored)) // QSettings reads whatever stands there
        return;
    const fs::path home = file.parent_path() / "tmp";
    ::setenv("XDG_CONFIG_HOME", home.c_str(), 1);
    QCoreApplication::setOrganizationName(QStringLiteral("fringe"));
    QCoreApplication::setApplicationName(QStringLiteral("fuzz"));
    put(file, home / "fringe" / "fuzz.conf");
    {
        Preferences preferences;
        preferences.language();
        preferences.device();
        preferences.isLive();
        preferences.recentFiles();
        preferences.windowGeometry();
        preferences.windowState();
        preferences.addRecentFile(QStringLiteral("/there/p.fringe"));
    }
    fs::remove_all(home / "fringe");
}

} // namespace

std::vector<Reader> studioReaders() {
    using Kind = RecoveryFolder::Kind;
    return {{"studio.work",
             "facts.json",
             {R"({"path": "/there/p.fringe", "stamp": "6299fe41d4bd5dcef151dfc8e59f3d9c"})"},
             {[](const fs::path& file) {
                 readLeftOver(file, Kind::Work, RecoveryFolder::facts, readUnsavedWork);
             }}},
            {"studio.run",
             "facts.json",
             {R"({"path": "/there/p.fringe", "stamp": "6299fe41d4bd5dcef151dfc8e59f3d9c",
 "iterations": 7, "device": "cpu", "seconds": 1.5})"},
             {[](const fs::path& file) {
                 readLeftOver(file, Kind::Run, RecoveryFolder::facts, readUnfinishedRun);
             }}},
            {"studio.preferences",
             "fuzz.conf",
             {"[General]\nlanguage=de\ndevice=cpu\nlive=true\nrecentFiles=/a.fringe, /b.fringe\n"
              "[window]\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3)\nstate=@ByteArray(\\0)\n"
              "[paces]\nmachine\\cpu\\points=1.5\n"},
             {readPreferences}}};
}

} // namespace fringe::test
