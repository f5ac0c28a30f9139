// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>

#include <QString>

#include <functional>
#include <vector>

namespace fringe {

/// A sentence for the user that waits for no answer.
struct Notice {
    enum class Kind { Information, Warning, Failure };
    Kind kind = Kind::Information;
    QString text;
    bool undoable = false; ///< offer to take the last edit back

    struct Offer {
        QString text; ///< of a button
        std::function<void()> take;
        std::function<bool()> confirm{}; ///< asked before; empty: it is not
    };
    std::vector<Offer> offers{}; ///< one can be taken
    bool ofProgram = false;      ///< rather than of the open project, with which it would go
    /// What was tried and has failed, or is warned of. The notice goes as soon as that is tried
    /// with success, or fails anew.
    QString attempt{};
    QImage picture{}; ///< beside the text; null: none
};

/// What is tried in several places.
namespace attempts {
inline QString compute() {
    return QStringLiteral("compute");
}
/// A look at the light that the reconstruction shows, or at its levels.
inline QString look() {
    return QStringLiteral("look");
}
inline QString write() {
    return QStringLiteral("write");
}
} // namespace attempts

/// Where the tasks say what they have to say; the window listens.
class Notices : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;
    void post(const Notice& notice) {
        ++said_;
        emit posted(notice);
    }
    int said() const { return said_; } ///< number of notices
    /// Takes back what was said of an attempt that has succeeded.
    void settle(const QString& attempt) { settle(attempt, said_); }
    /// Takes back of so many that were said first.
    void settle(const QString& attempt, int said) { emit settled(attempt, said); }

  signals:
    void posted(const fringe::Notice& notice);
    void settled(const QString& attempt, int said);

  private:
    int said_ = 0;
};

} // namespace fringe
