// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/project_lock.h"
#include "app/project/kept_result.h"
#include "engine/model/design.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace fringe {

/// The file that a project was read from or written to last.
struct ProjectFile {
    QString path{};                    ///< empty: never saved
    std::string stamp{};               ///< of what it held then, see `projectStamp`; empty: unknown
    ProjectLock lock{};                ///< on it
    Keeping keeping = Keeping::Small;  ///< of results with it, from the next save on
    std::uint64_t resultSize = 0;      ///< of the results that it has [bytes]; 0: none
    std::vector<OtherResult> unread{}; ///< results that it has and that are no good here
};

/// The open project: one shared, immutable `Design`, the history of its edits, and the file that
/// it belongs to. GUI thread only; the pointer that `design` returns may go to any thread.
class Document : public QObject {
    Q_OBJECT

  public:
    using Edit = std::function<Design(Design)>;

    explicit Document(Design initial = {}, QObject* parent = nullptr);

    const DesignPtr& design() const { return design_; }
    bool isUntouched() const { return project_ == 0 && history_.count() == 0; } ///< since the start
    quint64 project() const { return project_; } ///< grows with every `reset`
    QUndoStack& history() { return history_; }
    const QUndoStack& history() const { return history_; }

    /// Rows of the history: the design that it begins with is row 0, each step makes another.
    int row() const { return history_.index(); }
    int rows() const { return history_.count() + 1; }
    const Design& designAt(int row) const; ///< as its step left it, whatever is looked at since
    QString stepInto(int row) const { return history_.text(row - 1); } ///< row > 0
    const ProjectFile& file() const { return file_; }
    const QString& path() const { return file_.path; } ///< empty for a project never saved
    QString name() const;                              ///< for titles: the file's, or "Untitled"
    bool isDirty() const;

    /// Replaces the design by `edit(design)` as one step of the history, called `name` there.
    /// An edit that changes nothing leaves no trace. Steps with one `mergeKey` that follow each
    /// other within the merge window become one.
    void edit(const QString& name, const Edit& edit, const QString& mergeKey = {});

    /// Looks elsewhere: no edit, so neither a step of the history nor unsaved work; saving keeps
    /// it. Steps leave the look where it is, unless they have changed it themselves. A look that
    /// follows goes to the chosen source, with steps and drafts, too.
    void look(const Reconstruction& look);

    /// The number of the source that the window works on: less than there are, 0 if there is none.
    /// Choosing is no edit.
    std::size_t chosenSource() const { return chosen_; }
    /// Null if there is none.
    const Source* chosen() const {
        return design_->sources.empty() ? nullptr : &design_->sources.at(chosen_);
    }
    void choose(std::size_t source);

    /// What the design would be if a drag ended here; null while nothing is dragged. It is no part
    /// of the history; the next change or `dropDraft` ends it.
    const DesignPtr& draft() const { return draft_; }
    void setDraft(const Edit& edit);
    void dropDraft();

    /// Begins anew with another design and an empty history. A design that no file holds yet
    /// (`saved` false) counts as unsaved work.
    void reset(Design design, ProjectFile file, bool saved);

    /// Which results are saved with the project; another choice is unsaved work, but no step.
    Keeping keeping() const { return file_.keeping; }
    void keep(Keeping results);

    /// Something beside the design has changed that the file is to have, such as a note.
    void setUnsaved();

    /// `saved` is on disk in `file`; clean unless the design has changed since.
    void markSaved(const DesignPtr& saved, ProjectFile file);

    void setMergeWindow(std::chrono::milliseconds window) { mergeWindow_ = window; }

  signals:
    void changed(fringe::DesignPtr before, fringe::DesignPtr after);
    /// The row of the history is that of the design again, as it is not while `changed` is told of
    /// a step. Another project says `replaced` instead.
    void settled();
    void drafted();         ///< another draft, or none
    void sourceChosen();    ///< another source, or the last one for one that is gone
    void identityChanged(); ///< path, name or dirty mark
    void replaced();        ///< another project; follows `changed`

  private:
    friend class DesignCommand;
    void step(const DesignPtr& from, const DesignPtr& to); ///< of the history
    void exchange(const DesignPtr& design);

    DesignPtr design_;
    DesignPtr draft_;
    std::size_t chosen_ = 0;
    QUndoStack history_;
    ProjectFile file_;
    quint64 project_ = 0;
    bool neverSaved_ = false;
    std::chrono::milliseconds mergeWindow_{500};
};

} // namespace fringe
