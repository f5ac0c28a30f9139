// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/input_file.h"
#include "engine/mask/layout_reader.h"
#include "engine/model/error.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

/// Numbers, texts and places of an OASIS file, in blocks or not. One thread. Throws `Error`
/// (BadInput) that names the file and the byte.
class OasisInput {
  public:
    explicit OasisInput(const LayoutBytes& bytes);
    ~OasisInput();

    const std::string& name() const { return file_.name(); }
    std::uint64_t position() const { return file_.position(); } ///< in the file
    bool isInBlock() const { return block_ != nullptr; }
    Error damaged() const;
    void require(bool isRight) const; ///< throws what `damaged` says

    std::uint8_t byte();
    std::uint64_t number(); ///< at most `mostOfFile`
    void skipNumber();      ///< of any size
    std::int64_t signedNumber();
    double real();
    std::string text();
    FilePoint delta();         ///< in any direction
    FilePoint delta(int bits); ///< a direction of 4 in two bits, or of 8 in three, and a length
    std::vector<FilePoint> points();  ///< of a list, from 0, 0 on
    std::vector<FilePoint> corners(); ///< of a polygon, with what lists leave out of it

    void beginCell(); ///< its places are absolute, and nothing is repeated as before
    void setRelative(bool isRelative) { isRelative_ = isRelative; }
    void place(FilePoint& at, bool hasX, bool hasY); ///< as it is given, or on from where it was
    const Repetition& repetition(bool isGiven);      ///< or none; valid until the next one
    void skip(std::uint64_t bytes);
    void beginBlock(); ///< what follows is read from a compressed block
    void endBlock();   ///< where its bytes are used up

  private:
    class Block;
    std::size_t listLength();
    std::vector<FilePoint> points(std::uint64_t kind);
    std::optional<Repetition> readRepetition(); ///< nothing: the one before
    void listGaps(Repetition& to, bool isDown, bool hasGrid);
    void listDeltas(Repetition& to, bool hasGrid);

    InputFile file_;
    std::unique_ptr<Block> block_;
    bool isRelative_ = false;
    std::optional<Repetition> again_;
    const Repetition once_{};
};

} // namespace fringe
