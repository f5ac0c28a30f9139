// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/ply_records.h"

#include "engine/io/input_file.h"
#include "engine/io/text_fields.h"
#include "engine/model/error.h"

namespace fringe {

namespace {

class AsciiRecords final : public PlyRecords {
  public:
    explicit AsciiRecords(InputFile& file) : file_(file) {}

    void next(const PlyElement& element, std::vector<double>& row,
              std::vector<double>* listed) override {
        readWords(element);
        if (listed)
            listed->clear();
        std::size_t at = 0;
        for (std::size_t i = 0; i < element.properties.size(); ++i) {
            row[i] = number(at++);
            if (!element.properties[i].isList)
                continue;
            const std::size_t end = at + listLength(row[i], at);
            for (; listed && at < end; ++at)
                listed->push_back(number(at));
            at = end;
        }
        if (at != words_.size())
            throw badInput(FRINGE_MARK("{0}: line {1} has {2} numbers where \"{3}\" has {4}; the "
                                       "file is damaged, export it again."),
                           file_.name(), file_.lineNumber(), words_.size(), excerpt(element.name),
                           at);
    }

  private:
    void readWords(const PlyElement& element) {
        words_.clear();
        while (words_.empty()) {
            const auto line = file_.line();
            if (!line)
                throw badInput(
                    FRINGE_MARK("{0}: the file ends at line {1} in the midst of \"{2}\"; "
                                "it is cut short, export or copy it again."),
                    file_.name(), file_.lineNumber(), excerpt(element.name));
            splitWords(*line, false, words_);
        }
    }

    double number(std::size_t at) const {
        const auto value = at < words_.size() ? toNumber(words_[at]) : std::nullopt;
        if (!value)
            throw badInput(FRINGE_MARK("{0}: line {1}: number {2} is missing or is no number; the "
                                       "file is damaged, export it again."),
                           file_.name(), file_.lineNumber(), at + 1);
        return *value;
    }

    std::size_t listLength(double count, std::size_t at) const {
        if (!(count >= 0 && count <= static_cast<double>(words_.size() - at)))
            throw badInput(FRINGE_MARK("{0}: line {1}: a list announces {2} numbers, but {3} "
                                       "follow; the file is damaged, export it again."),
                           file_.name(), file_.lineNumber(), excerpt(words_[at - 1]),
                           words_.size() - at);
        return static_cast<std::size_t>(count);
    }

    InputFile& file_;
    std::vector<std::string_view> words_;
};

class BinaryRecords final : public PlyRecords {
  public:
    BinaryRecords(InputFile& file, std::endian order) : file_(file), order_(order) {}

    void next(const PlyElement& element, std::vector<double>& row,
              std::vector<double>* listed) override {
        if (listed)
            listed->clear();
        for (std::size_t i = 0; i < element.properties.size(); ++i) {
            const PlyProperty& property = element.properties[i];
            row[i] = number(property.isList ? property.countType : property.type);
            if (property.isList)
                readList(row[i], property, listed);
        }
    }

  private:
    double number(ScalarType type) {
        return scalarValue(file_.bytes(scalarSize(type)).data(), type, order_);
    }

    void readList(double count, const PlyProperty& property, std::vector<double>* listed) {
        const auto most = static_cast<double>(file_.remaining() / scalarSize(property.type));
        if (!(count >= 0 && count <= most))
            throw badInput(FRINGE_MARK("{0}: byte {1}: a list announces {2} numbers, but {3} bytes "
                                       "follow; the file is damaged, export it again."),
                           file_.name(), file_.position(), count, file_.remaining());
        if (listed)
            for (auto left = static_cast<std::uint64_t>(count); left > 0; --left)
                listed->push_back(number(property.type));
        else
            file_.skip(static_cast<std::uint64_t>(count) * scalarSize(property.type));
    }

    InputFile& file_;
    std::endian order_;
};

} // namespace

std::unique_ptr<PlyRecords> plyRecords(InputFile& file, PlyEncoding encoding) {
    if (encoding == PlyEncoding::Ascii)
        return std::make_unique<AsciiRecords>(file);
    const bool big = encoding == PlyEncoding::BigEndian;
    return std::make_unique<BinaryRecords>(file, big ? std::endian::big : std::endian::little);
}

double plyColourFactor(ScalarType type) {
    switch (type) {
    case ScalarType::Uint8:
        return 1.0 / 255;
    case ScalarType::Uint16:
        return 1.0 / 65535;
    default:
        return 1;
    }
}

} // namespace fringe
