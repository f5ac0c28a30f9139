// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input_file.h"

#include "engine/io/file_fault.h"
#include "engine/io/text_fields.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace fringe {

namespace {

constexpr std::size_t kLongestLine = 64 * 1024;
constexpr std::size_t kBufferSize = 4 * kLongestLine;

int openRegular(const std::filesystem::path& path, std::uint64_t& size) {
    // Without O_NONBLOCK, opening a pipe would wait for its other end.
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat status {};
    if (descriptor < 0 || ::fstat(descriptor, &status) != 0)
        throw readFault(path, errno);
    if (S_ISREG(status.st_mode)) {
        size = static_cast<std::uint64_t>(status.st_size);
        return descriptor;
    }
    ::close(descriptor);
    if (S_ISDIR(status.st_mode))
        throw readFault(path, EISDIR);
    throw badInput(FRINGE_MARK("{0} is a pipe or a device; give the name of a regular file."),
                   path.string());
}

} // namespace

InputFile::InputFile(const std::filesystem::path& path, std::string name)
    : name_(name.empty() ? path.string() : std::move(name)), descriptor_(openRegular(path, size_)),
      buffer_(kBufferSize) {
    if (size_ > 0)
        return;
    ::close(descriptor_);
    throw badInput(FRINGE_MARK("{0}: the file is empty; export it again."), name_);
}

InputFile::~InputFile() {
    ::close(descriptor_);
}

bool InputFile::refill() {
    std::memmove(buffer_.data(), buffer_.data() + begin_, available());
    end_ -= begin_;
    begin_ = 0;
    const std::uint64_t unread = remaining() - available();
    const auto wanted = std::min<std::uint64_t>(buffer_.size() - end_, unread);
    if (wanted == 0)
        return false;
    ssize_t got = 0;
    do {
        got = ::read(descriptor_, buffer_.data() + end_, wanted);
    } while (got < 0 && errno == EINTR);
    if (got < 0)
        throw readFault(name_, errno);
    if (got == 0)
        throw badInput(FRINGE_MARK("{0}: the file became shorter while it was read; try again when "
                                   "it is complete."),
                       name_);
    end_ += static_cast<std::size_t>(got);
    return true;
}

void InputFile::consume(std::size_t count) {
    begin_ += count;
    consumed_ += count;
}

void InputFile::beginText() {
    refill();
    const std::string_view start(buffer_.data() + begin_, available());
    if (isUtf16(start))
        throw badInput(
            FRINGE_MARK("{0}: the text is in UTF-16, which is not read; save it in UTF-8, "
                        "as spreadsheets and editors offer."),
            name_);
    if (start.starts_with(byteOrderMark))
        consume(byteOrderMark.size());
    const std::size_t end = start.find_first_of("\r\n");
    const bool isCr =
        end != start.npos && start[end] == '\r' && end + 1 < start.size() && start[end + 1] != '\n';
    lineEnd_ = isCr ? '\r' : '\n';
}

std::optional<std::string_view> InputFile::line() {
    if (consumed_ == 0)
        beginText();
    std::size_t searched = 0;
    for (;;) {
        const char* start = buffer_.data() + begin_;
        const auto* found = static_cast<const char*>(
            std::memchr(start + searched, lineEnd_, available() - searched));
        searched = found ? static_cast<std::size_t>(found - start) : available();
        if (searched > kLongestLine)
            throw badInput(FRINGE_MARK("{0}: line {1} is longer than {2} bytes; is this a text "
                                       "file?"),
                           name_, lines_ + 1, kLongestLine);
        const bool ended = found || !refill();
        if (!ended)
            continue;
        if (!found && searched == 0)
            return std::nullopt;
        std::string_view text(buffer_.data() + begin_, searched);
        consume(searched + (found ? 1 : 0));
        ++lines_;
        if (text.ends_with('\r'))
            text.remove_suffix(1);
        return isUtf8(text) ? text : decoded_ = fromWindows1252(text);
    }
}

void InputFile::requireRemaining(std::uint64_t count) const {
    if (count > remaining())
        throw badInput(FRINGE_MARK("{0}: the file ends at byte {1} where {2} more bytes are "
                                   "needed; it is cut short, export or copy it again."),
                       name_, size_, count - remaining());
}

std::span<const std::byte> InputFile::bytes(std::size_t count) {
    requireRemaining(count);
    while (available() < count && refill()) {
    }
    const auto* start = reinterpret_cast<const std::byte*>(buffer_.data() + begin_);
    consume(count);
    return {start, count};
}

void InputFile::read(std::span<std::byte> into) {
    requireRemaining(into.size());
    while (!into.empty()) {
        const auto piece = bytes(std::min(into.size(), kLongestLine));
        std::ranges::copy(piece, into.begin());
        into = into.subspan(piece.size());
    }
}

void InputFile::skip(std::uint64_t count) {
    requireRemaining(count);
    while (count > 0) {
        const auto piece = bytes(std::min<std::uint64_t>(count, kLongestLine));
        count -= piece.size();
    }
}

std::vector<std::byte> wholeFile(const std::filesystem::path& path) {
    InputFile file(path);
    std::vector<std::byte> bytes(file.size());
    file.read(bytes);
    return bytes;
}

std::optional<std::string> wholeText(const std::filesystem::path& path, std::uint64_t most) {
    InputFile file(path);
    if (file.size() > most)
        return std::nullopt;
    std::string text(file.size(), '\0');
    file.read(std::as_writable_bytes(std::span(text)));
    return text;
}

} // namespace fringe
