// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/newest_wins.h"
#include "engine/camera/encoding_table.h"

#include <QString>
#include <QTimer>

#include <cstddef>
#include <vector>

namespace fringe {

class Studio;

/// What each encoding makes of the field of the newest hologram, asked for by a person. GUI thread.
class EncodingLook : public QObject {
    Q_OBJECT

  public:
    explicit EncodingLook(Studio& studio, QObject* parent = nullptr);

    void compare(); ///< anew
    void cancel() { work_.cancel(); }
    bool isIdle() const { return work_.isIdle(); }
    /// Empty: it may be compared.
    QString whyNot() const;
    /// What is done, or why nothing came of it; else empty.
    QString told() const;
    const std::vector<EncodingRow>& rows() const { return rows_; }
    QString nameOf(const EncodingRow& row) const;
    /// Small PNG of what the encoding shows.
    static std::vector<std::byte> pictureOf(const EncodingRow& row);
    /// The design gets the encoding, in one step.
    void take(const EncodingRow& row);

  signals:
    void changed();

  private:
    Studio& studio_;
    QTimer clock_;
    NewestWins work_;
    std::vector<EncodingRow> rows_;
    QString fault_;
};

} // namespace fringe
