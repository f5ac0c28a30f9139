// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/array_program.h"

#include "engine/io/array_stream.h"
#include "engine/io/file_checks.h"
#include "engine/io/input_file.h"
#include "engine/io/npy_header.h"
#include "engine/job/memory_budget.h"
#include "engine/model/error.h"
#include "kernels/reader_process.h"
#include "kernels/run_time_module.h"

#include <algorithm>
#include <chrono>
#include <span>

namespace fringe {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::seconds patience{30};

class ArrayReader {
  public:
    ArrayReader(const ArrayProgram& program, const fs::path& path, const FileReading& reading)
        : program_(program), path_(path), wished_(reading.array),
          memory_(reading.memory > 0 ? reading.memory : availableMemory()),
          process_(
              modulePath(program.name), arguments(), [reading] { reading.checkpoint(); },
              patience) {}

    FoundArray array() {
        ArrayStreamHead head;
        take(std::as_writable_bytes(std::span(&head, 1)));
        if (head.sign != ArrayStreamHead().sign || head.end == ArrayStreamHead::End::Damaged)
            throw damaged();
        if (head.end == ArrayStreamHead::End::TooLarge)
            throw noMemory(path_.string(), memory_);
        const std::vector<std::string> names = takeNames(head.text);
        requireRead(head.end, names);
        const auto file = std::make_shared<MemoryFile>();
        takeArray(head, *file);
        return {file->path(), file, notReadNote(path_, names), head.columnsFirst != 0};
    }

  private:
    void requireRead(ArrayStreamHead::End end, const std::vector<std::string>& names) const {
        switch (end) {
        case ArrayStreamHead::End::Read:
            return;
        case ArrayStreamHead::End::Several:
            throw severalArrays(path_, names, wished_);
        case ArrayStreamHead::End::None:
            throw noArray(path_, names);
        case ArrayStreamHead::End::Elsewhere:
            throw badInput(FRINGE_MARK("{0}: the numbers of {1} lie in other files, which are not "
                                       "read; save them in this one."),
                           path_.string(), listed(names));
        case ArrayStreamHead::End::Packed:
            throw badInput(FRINGE_MARK("{0}: its numbers are packed by the filter {1}, which is "
                                       "not there; save them without it, or packed by gzip."),
                           path_.string(), listed(names));
        default:
            throw damaged();
        }
    }

    std::vector<std::string> arguments() const {
        // Libraries make room for what damaged lengths claim; deflate gains a factor of 1032 at
        // most.
        constexpr std::uint64_t mostTimesLarger = 1100, little = 16 << 20, most = 1ULL << 46;
        const std::uint64_t held = std::min(InputFile(path_).size(), most / mostTimesLarger);
        return {fs::absolute(path_).string(),
                std::to_string(std::min({memory_, most, little + mostTimesLarger * held})),
                std::to_string(patience.count()), wished_.name};
    }

    Error damaged() const { return badInput(program_.damaged, path_.string()); }

    void take(std::span<std::byte> bytes) {
        switch (process_.read(bytes)) {
        case ReaderProcess::Fault::None:
            return;
        case ReaderProcess::Fault::Absent:
            if (const Message fault = moduleFolderFault(); !fault.empty())
                throw badInput(FRINGE_MARK("{0}: {1}."), path_.string(), fault);
            throw badInput(program_.absent, path_.string());
        case ReaderProcess::Fault::Unloadable:
            throw badInput(program_.unloadable, path_.string());
        case ReaderProcess::Fault::Late:
            throw badInput(
                FRINGE_MARK("{0} could not be read within {1} s; save the array as .npy, "
                            ".tif or .exr."),
                path_.string(), patience.count());
        default:
            throw damaged();
        }
    }

    std::vector<std::string> takeNames(std::uint32_t length) {
        constexpr std::uint32_t longest = 1 << 20;
        if (length > longest)
            throw damaged();
        std::string text(length, ' ');
        take(std::as_writable_bytes(std::span(text)));
        std::vector<std::string> names;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find('\n', at + 1), text.size());
            names.push_back(text.substr(at + 1, end - at - 1));
            at = end;
        }
        return names;
    }

    void takeArray(const ArrayStreamHead& head, MemoryFile& file) {
        constexpr std::uint64_t piece = 1 << 20;
        if (head.dimensions < 2 || head.dimensions > head.lengths.size()
            || head.type > static_cast<std::uint32_t>(NpyType::Bool))
            throw damaged();
        const auto type = static_cast<NpyType>(head.type);
        const std::vector<std::uint64_t> lengths(head.lengths.begin(),
                                                 head.lengths.begin() + head.dimensions);
        std::uint64_t left = npySize(type);
        for (const std::uint64_t length : lengths)
            if (__builtin_mul_overflow(left, length, &left))
                throw damaged();
        requireMemory(path_.string(), left, memory_);
        const std::string header = npyHeaderText(type, lengths);
        file.append(std::as_bytes(std::span(header)));
        std::vector<std::byte> bytes(std::min(left, piece));
        for (; left > 0; left -= bytes.size()) {
            bytes.resize(std::min(left, piece));
            take(bytes);
            file.append(bytes);
        }
    }

    const ArrayProgram& program_;
    fs::path path_;
    ArrayChoice wished_;
    std::uint64_t memory_;
    ReaderProcess process_;
};

} // namespace

FoundArray arrayBy(const ArrayProgram& program, const fs::path& path, const FileReading& reading) {
    return ArrayReader(program, path, reading).array();
}

} // namespace fringe
