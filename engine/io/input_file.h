// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fringe {

/// A regular file that is read once from its beginning, as lines, as bytes, or as both, with a
/// fixed amount of memory. One thread. Every fault throws `Error` (BadInput) that names the file
/// and the line or byte.
class InputFile {
  public:
    /// Refuses what is missing, unreadable, empty, or no regular file. name: that users know it by;
    /// empty: the path.
    explicit InputFile(const std::filesystem::path& path, std::string name = {});
    ~InputFile();
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;

    const std::string& name() const { return name_; }
    std::uint64_t size() const { return size_; }
    std::uint64_t position() const { return consumed_; } ///< of the next byte
    std::uint64_t remaining() const { return size_ - consumed_; }
    std::uint64_t lineNumber() const { return lines_; } ///< of the line read last, from 1

    /// The next line in UTF-8 without its end, or nothing at the end of the file. Lines end with LF
    /// or CRLF, or with CR where the first one does. A byte order mark of UTF-8 is left out, and
    /// what is no UTF-8 is taken for Windows-1252; text in UTF-16 is refused. Valid until the next
    /// read. A line is at most 64 KiB long.
    std::optional<std::string_view> line();

    /// The next `count` bytes, at most 64 KiB; valid until the next read.
    std::span<const std::byte> bytes(std::size_t count);

    void read(std::span<std::byte> into); ///< any length
    void skip(std::uint64_t count);

  private:
    std::size_t available() const { return end_ - begin_; }
    bool refill(); ///< moves the rest to the front and reads on; false at the end of the file
    void consume(std::size_t count);
    void beginText(); ///< at the first byte
    void requireRemaining(std::uint64_t count) const;

    std::string name_;
    std::uint64_t size_ = 0;
    std::uint64_t consumed_ = 0;
    std::uint64_t lines_ = 0;
    int descriptor_ = -1;
    std::vector<char> buffer_;
    std::size_t begin_ = 0;
    std::size_t end_ = 0;
    char lineEnd_ = '\n';
    std::string decoded_; ///< the line, where the file has it in another coding
};

/// All of a file. Throws as `InputFile`.
std::vector<std::byte> wholeFile(const std::filesystem::path& path);

/// A whole file as text, unless it is more than so many bytes.
std::optional<std::string> wholeText(const std::filesystem::path& path, std::uint64_t most);

} // namespace fringe
