// SPDX-License-Identifier: GPL-3.0-or-later
// Gives damaged files to all readers of users' files: none may end the program, hang, leave
// anything behind or refuse a file without one sentence that says where. Exit status 1 if any does.
#include "damage.h"
#include "program_run.h"
#include "readers.h"

#include "engine/model/error.h"
#include "tests/support/scratch_folder.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstring>
#include <functional>
#include <iostream>
#include <optional>
#include <set>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fringe::test {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds longest{10}; ///< that a reader may take
constexpr std::chrono::seconds longestTable{100};
constexpr long mostMemory = 2 << 20; ///< [KiB]
constexpr std::size_t mostOfPool = 200, largestOfPool = 1 << 14;

struct Options {
    int runs = 40; ///< damaged files for each reader
    std::uint64_t seed = 1;
    std::string only{};    ///< part of a reader's name
    fs::path keep{};       ///< folder for files at which something was found; empty: none
    fs::path more{};       ///< folder of whole files, taken by their suffix; empty: none
    std::string program{}; ///< `fringe`, to run in place of the readers; empty: none
    bool sentences = false;
};

Options optionsOf(int argc, char** argv) {
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const std::string value = i + 1 < argc ? argv[i + 1] : "";
        if (word == "--sentences")
            options.sentences = true;
        else if (++i; word == "--runs")
            options.runs = std::stoi(value);
        else if (word == "--seed")
            options.seed = std::stoull(value);
        else if (word == "--only")
            options.only = value;
        else if (word == "--keep")
            options.keep = value;
        else if (word == "--more")
            options.more = value;
        else if (word == "--program")
            options.program = fs::absolute(value);
        else
            throw std::invalid_argument(
                "usage: fuzz_readers [--runs N] [--seed N] [--only PART] [--keep "
                "DIR] [--more DIR] [--program FRINGE] [--sentences]");
    }
    return options;
}

/// What parent and child both see.
struct Shared {
    std::array<char, 64> reader{}, file{}; ///< names
    std::atomic<int> run{0};
    std::atomic<Clock::rep> since{0};
    std::atomic<int> files{0}, refused{0}, faults{0};
    std::atomic<int> slowest{0}; ///< [ms]
};

bool isText(const std::string& text) {
    return std::ranges::none_of(text, [](char c) { return static_cast<unsigned char>(c) < ' '; });
}

/// What is wrong with a refusal; empty: nothing.
std::string faultOf(const Error& error, const fs::path& folder) {
    const std::string sentence = error.what();
    const auto holds = [&](const std::string& part) {
        return sentence.find(part) != sentence.npos;
    };
    if (error.kind() != ErrorKind::BadInput)
        return "is no bad input: " + sentence;
    if (!sentence.ends_with('.') && !sentence.ends_with('?'))
        return "is no sentence: " + sentence;
    if (!isText(sentence) || sentence.size() > 1000 || holds("{0}") || holds("should not"))
        return "is not to be read: " + sentence;
    return holds(folder.string()) ? "" : "names no file: " + sentence;
}

/// Files at which something was found before.
std::vector<std::string> keptFor(const Reader& reader) {
    std::vector<std::string> kept;
    for (const auto& entry : fs::directory_iterator(FRINGE_KEPT))
        if (entry.path().filename().string().starts_with(reader.name + "--"))
            kept.push_back(contentsOf(entry.path()));
    std::ranges::sort(kept);
    return kept;
}

/// Says what was found at the file that is being read, and keeps it.
void found(const Options& options, Shared& shared, const fs::path& folder,
           const std::string& what) {
    ++shared.faults;
    const std::string reader = shared.reader.data();
    std::cout << reader << ", file " << shared.run << ": " << what << std::endl;
    const fs::path file = folder / shared.file.data();
    const fs::path kept =
        reader + "--" + std::to_string(shared.run) + fs::path(file).extension().string();
    std::error_code ignored;
    if (!options.keep.empty() && fs::is_regular_file(file, ignored))
        fs::copy_file(file, options.keep / kept, fs::copy_options::overwrite_existing, ignored);
}

/// One reader and its files, in a process of its own.
class Trial {
  public:
    Trial(const Reader& reader, const Options& options, Shared& shared, fs::path folder)
        : reader_(reader), options_(options), shared_(shared), folder_(std::move(folder)),
          pool_(reader.wholes), kept_(keptFor(reader)) {
        std::strncpy(shared.reader.data(), reader.name.c_str(), shared.reader.size() - 1);
        std::strncpy(shared.file.data(), reader.file.c_str(), shared.file.size() - 1);
        fs::create_directory(folder_ / "tmp");
        ::setenv("TMPDIR", (folder_ / "tmp").c_str(), 1);
        writeCompanions(folder_);
        before_ = files();
        const std::string suffix = fs::path(reader.file).extension();
        if (!options.more.empty())
            for (const auto& entry : fs::directory_iterator(options.more))
                if (entry.path().extension() == suffix)
                    pool_.push_back(contentsOf(entry.path()));
    }

    void go(int first) {
        for (int run = first; run < places() + keptFiles() + options_.runs; ++run) {
            shared_.run = run;
            shared_.since = Clock::now().time_since_epoch().count();
            ++shared_.files;
            if (run < places())
                place(run);
            else
                damage(run);
            fs::remove_all(path());
            const std::chrono::duration<double, std::milli> took =
                Clock::now().time_since_epoch() - Clock::duration(shared_.since);
            shared_.slowest = std::max(shared_.slowest.load(), static_cast<int>(took.count()));
        }
        if (options_.sentences)
            for (const auto& [pattern, sentence] : sentences_)
                std::cout << "    " << sentence << '\n';
    }

  private:
    void found(const std::string& what) const { test::found(options_, shared_, folder_, what); }
    fs::path path() const { return folder_ / reader_.file; }
    std::set<fs::path> files() const {
        std::set<fs::path> names;
        std::error_code ignored; // a link to itself is none
        for (const auto& entry : fs::recursive_directory_iterator(folder_))
            if (!entry.is_directory(ignored) && entry.path() != path())
                names.insert(entry.path());
        return names;
    }

    /// Whole files first, and what stands at a place where a file is looked for.
    int places() const { return static_cast<int>(reader_.wholes.size()) + 8; }
    void place(int run) {
        const auto wholes = static_cast<int>(reader_.wholes.size());
        if (run < wholes)
            writeFile(path(), reader_.wholes[static_cast<std::size_t>(run)]);
        else
            makePlace(run - wholes);
        expect(run < wholes);
    }
    void makePlace(int kind) const {
        switch (kind) {
        case 0:
            return writeFile(path(), "");
        case 1:
            fs::create_directory(path());
            return;
        case 2:
            if (::mkfifo(path().c_str(), 0600) != 0)
                throw std::runtime_error("no pipe can be made");
            return;
        case 3:
            return fs::create_symlink("/dev/zero", path());
        case 4:
            return fs::create_symlink("/dev/null", path());
        case 5:
            return fs::create_symlink(reader_.file, path()); // to itself
        case 6: {
            sockaddr_un address{AF_UNIX, {}};
            std::strncpy(address.sun_path, path().c_str(), sizeof address.sun_path - 1);
            const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
            ::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address);
            ::close(socket);
            return;
        }
        default:
            return; // there is no file
        }
    }

    int keptFiles() const { return static_cast<int>(kept_.size()); }

    void damage(int run) {
        if (run < places() + keptFiles()) {
            writeFile(path(), kept_[static_cast<std::size_t>(run - places())]);
            expect(std::nullopt);
            return;
        }
        Damage damage(options_.seed * 1'000'003 + static_cast<std::uint64_t>(run)
                      + std::hash<std::string>()(reader_.name));
        std::string bytes = damage.of(pool_);
        if (reader_.sealed && damage.below(4) != 0)
            bytes = reader_.sealed(std::move(bytes));
        writeFile(path(), bytes);
        const std::size_t known = sentences_.size();
        const bool isWhole = expect(std::nullopt);
        // What leads to a new sentence, or nearly is whole, leads on.
        if ((sentences_.size() > known || (isWhole && damage.below(4) == 0))
            && pool_.size() < mostOfPool && bytes.size() < largestOfPool)
            pool_.push_back(std::move(bytes));
    }

    /// Reads the file in all ways. Returns whether one of them took it.
    bool expect(std::optional<bool> whole) {
        int taken = 0, refused = 0;
        if (!options_.program.empty()) {
            runProgram(taken, refused);
        } else {
            for (const auto& read : reader_.reads)
                ++(take(read) ? taken : refused);
        }
        shared_.refused += taken == 0;
        if (whole == true && taken == 0 && options_.program.empty())
            found("a whole file is refused");
        if (whole == false && refused == 0 && !reader_.reads.empty() && !mayLack())
            found("what is no file is taken");
        if (const auto now = files(); now != before_) {
            found("something is left behind");
            for (const fs::path& name : now)
                if (!before_.contains(name))
                    fs::remove(name);
        }
        rusage use{};
        ::getrusage(RUSAGE_SELF, &use);
        if (use.ru_maxrss > mostMemory && !std::exchange(isLarge_, true))
            found("reading takes " + std::to_string(use.ru_maxrss / 1024) + " MiB");
        return taken > 0;
    }

    bool take(const std::function<void(const fs::path&)>& read) {
        try {
            read(path());
            return true;
        } catch (const Error& error) {
            sentences_.emplace(error.message().pattern, error.what());
            if (const std::string fault = faultOf(error, folder_); !fault.empty())
                found(fault);
        } catch (const std::exception& error) {
            found(std::string("throws ") + error.what());
        }
        return false;
    }

    void runProgram(int& taken, int& refused) {
        if (reader_.commands.empty())
            return;
        Words words =
            reader_.commands[static_cast<std::size_t>(shared_.run) % reader_.commands.size()];
        std::ranges::replace(words, "@", reader_.file);
        const ProgramRun ran = runOf(options_.program, words, folder_);
        ++(ran.status == 0 ? taken : refused);
        if (!ran.fault.empty())
            found(ran.fault);
        sentences_.emplace(withoutNumbers(ran.sentence), ran.sentence);
        fs::remove_all(folder_ / "out");
        fs::create_directory(folder_ / "out");
    }

    static std::string withoutNumbers(std::string text) {
        std::erase_if(text, [](char c) { return std::isdigit(static_cast<unsigned char>(c)); });
        return text;
    }

    /// Whether the reader does without the file.
    bool mayLack() const {
        return reader_.name == "pixels.json" || reader_.name == "mesh.mtl"
               || reader_.name.starts_with("studio.");
    }

    const Reader& reader_;
    const Options& options_;
    Shared& shared_;
    fs::path folder_;
    std::set<fs::path> before_;
    std::vector<std::string> pool_;
    std::vector<std::string> kept_;
    std::map<std::string, std::string> sentences_; ///< by their patterns
    bool isLarge_ = false;
};

/// Waits for the child; ends it where one file takes too long.
int waitFor(pid_t child, const Shared& shared, bool& isHung) {
    int status = 0;
    isHung = false;
    while (::waitpid(child, &status, WNOHANG) == 0) {
        ::usleep(20'000);
        const auto since = Clock::time_point(Clock::duration(shared.since));
        if (Clock::now() - since > (shared.reader[0] == '\0' ? longestTable : longest)) {
            isHung = true;
            ::kill(child, SIGKILL);
            ::waitpid(child, &status, 0);
            return status;
        }
    }
    return status;
}

constexpr int noSuchReader = 3;

/// In a process of its own, which makes the table itself: libraries of images have threads, and
/// those do not come along.
int readAll(const Options& options, Shared& shared, std::size_t number, const fs::path& folder) {
    try {
        const int first = shared.run;
        const std::vector<Reader> all = allReaders();
        if (number >= all.size())
            return noSuchReader;
        if (all[number].name.find(options.only) != std::string::npos)
            Trial(all[number], options, shared, folder).go(first);
        std::cout.flush();
        return 0;
    } catch (const std::exception& error) {
        std::cout << error.what() << std::endl;
        return 1;
    }
}

/// Nothing if there are no more readers; else whether nothing was found.
std::optional<bool> isSound(const Options& options, Shared& shared, std::size_t number) {
    new (&shared) Shared;
    for (bool isHung = false;;) {
        const ScratchFolder folder;
        std::cout.flush();
        shared.since = Clock::now().time_since_epoch().count();
        const pid_t child = ::fork();
        if (child == 0)
            ::_exit(readAll(options, shared, number, folder.path()));
        const int status = waitFor(child, shared, isHung);
        if (WIFEXITED(status) && WEXITSTATUS(status) == noSuchReader)
            return std::nullopt;
        if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
            break;
        if (shared.reader[0] == '\0')
            throw std::runtime_error("the table of readers cannot be made");
        found(options, shared, folder.path(),
              isHung                ? "hangs"
              : WIFSIGNALED(status) ? std::string("ends by ") + ::strsignal(WTERMSIG(status))
                                    : "ends with status " + std::to_string(WEXITSTATUS(status)));
        ++shared.run;
    }
    if (shared.files > 0)
        std::printf("%-18s %5d files, %5d refused, %d found, at most %d ms\n", shared.reader.data(),
                    shared.files.load(), shared.refused.load(), shared.faults.load(),
                    shared.slowest.load());
    std::fflush(stdout);
    return shared.faults == 0;
}

int fuzz(const Options& options) {
    void* memory =
        ::mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED)
        throw std::runtime_error("no memory can be shared");
    if (!options.keep.empty())
        fs::create_directories(options.keep);
    bool isFine = true;
    for (std::size_t number = 0;; ++number) {
        const auto sound = isSound(options, *static_cast<Shared*>(memory), number);
        if (!sound)
            return isFine ? 0 : 1;
        isFine = isFine && *sound;
    }
}

} // namespace
} // namespace fringe::test

int main(int argc, char** argv) {
    try {
        return fringe::test::fuzz(fringe::test::optionsOf(argc, argv));
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 2;
    }
}
