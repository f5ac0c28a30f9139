// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/jobs/runner.h"
#include "app/recovery/recovery_folder.h"
#include "app/recovery/unsaved_work.h"
#include "engine/model/error.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fringe {

/// Keeps the changes of the open project that are in no file yet on the disk, with the results that
/// no file has, a second after they were made, so that they outlive the program if that is cut off.
/// Without changes it does so for results that took a while or are meant for the file.
/// What is kept is given up once they are saved or thrown away, and when the program ends in order.
/// GUI thread.
class WorkJournal : public QObject {
    Q_OBJECT

  public:
    static constexpr std::chrono::seconds usualWait{1};

    /// What it takes outlives it; the runner is stopped first.
    WorkJournal(Runner& runner, Document& document, const ResultStore& results,
                std::chrono::milliseconds wait = usualWait, QObject* parent = nullptr);
    ~WorkJournal() override;

    /// Goes on with the folder that the document's changes were found in.
    void adopt(std::shared_ptr<RecoveryFolder> folder);

    /// What there is, at once instead of in a moment.
    void keep();

  signals:
    void failed(const fringe::Error& why); ///< once; it is tried again after the next change

  private:
    struct Place; ///< touched in the queue only
    /// What is known of work that was written, without the planes of its results.
    struct Written {
        struct OfResult {
            int number = 0;
            std::int64_t finished = 0;
            bool isKept = false, hasPicture = false;
            Choice encoding{};

            friend bool operator==(const OfResult&, const OfResult&) = default;
        };
        explicit Written(UnsavedWork all);
        friend bool operator==(const Written&, const Written&) = default;

        UnsavedWork work;
        std::vector<OfResult> results{};
    };
    bool hasWork() const;
    UnsavedWork work() const;
    void follow();
    void giveUp();

    Runner& runner_;
    Document& document_;
    const ResultStore& results_;
    QTimer wait_;
    std::shared_ptr<Place> place_;
    std::optional<Written> kept_; ///< or being kept
    bool hasComplained_ = false;
};

} // namespace fringe
