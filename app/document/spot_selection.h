// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <cstddef>
#include <set>

namespace fringe {

class Document;

/// The spots of the chosen source that the canvas and the table show as chosen. It forgets those
/// that are gone. GUI thread.
class SpotSelection : public QObject {
    Q_OBJECT

  public:
    /// The document outlives it.
    explicit SpotSelection(Document& document, QObject* parent = nullptr);

    const std::set<std::size_t>& numbers() const { return numbers_; }
    bool contains(std::size_t number) const { return numbers_.contains(number); }
    bool isEmpty() const { return numbers_.empty(); }
    void set(std::set<std::size_t> numbers);

  signals:
    void changed();

  private:
    void follow();

    Document& document_;
    std::set<std::size_t> numbers_;
};

} // namespace fringe
