// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/project_lock.h"
#include "app/tasks/export.h"
#include "app/tasks/leaving.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>

class QWidget;

namespace fringe {

/// What is said of the result that is to be written.
struct ExportQuestion {
    QString age{}; ///< of the result beside the design, see `ageOf`; empty: it is of the design
    bool canCompute = false;
    std::vector<ExportOffer> offers{};
};

struct ExportAnswer {
    std::string what{}; ///< key of an output; empty: the user thought better of it
    bool computeFirst = false;
    std::string unit{}; ///< that was chosen; empty: it has none
};

/// The questions that wait for an answer. Tests put their own answers in their place.
class Dialogs {
    Q_DECLARE_TR_FUNCTIONS(fringe::Dialogs)

  public:
    enum class Unsaved { Save, Discard, Elsewhere, Cancel };
    enum class Held { Copy, Anyway, Cancel };
    enum class Conflict { SaveAs, Replace, Cancel };
    struct FileChoice {
        QString path;   ///< empty: the user thought better of it
        int filter = 0; ///< number of the chosen filter
    };

    virtual ~Dialogs() = default;
    void setParent(QWidget* parent) { parent_ = parent; }

    /// What to do where a project is to be left. canOpen: another window can take what is opened.
    virtual Unsaved askUnsaved(const AtStake& lost, bool canOpen);
    /// What to do with a project that another program has open.
    virtual Held askHeld(const QString& project, const ProjectHolder& holder);
    /// What to do where another version of the project would be replaced, which a program may have
    /// open.
    virtual Conflict askConflict(const QString& project,
                                 const std::optional<ProjectHolder>& holder);
    /// The file that data of a project are in, which are not at their place; empty: it is not to be
    /// opened.
    virtual QString askLocate(const QString& project, const QString& data, const QString& place);
    enum class OtherData { Locate, Take, Cancel };
    /// What to do where the file that was located holds other data than the project had.
    virtual OtherData askOtherData(const QString& data, const QString& file);
    virtual QString askName(const QString& title, const QString& label, const QString& proposal);
    /// size: of the files of jobs that were paused.
    virtual bool askRemoveScratch(const QString& size);
    virtual bool askDiscard(const QString& lost);
    virtual bool askReplace(const QStringList& files);
    enum class OldResult { Compute, Write, Cancel };
    /// What to write where the result on show is of this age, see `ageOf`.
    virtual OldResult askOldResult(const QString& age);
    /// Begins at what was chosen last, at first at what is usual.
    virtual ExportAnswer askExport(const ExportQuestion& question);
    virtual QString openFile(const QString& title, const QString& filters);
    virtual QStringList openFiles(const QString& title, const QString& filters);
    /// Begins in the folder of the last file, unless the proposal names one. A name without suffix
    /// gets the first one of its filter. Asks itself before an existing file is replaced.
    virtual FileChoice saveFile(const QString& title, const QString& proposal,
                                const QStringList& filters);
    /// Starts the program once more with these arguments.
    virtual void openWindow(const QStringList& arguments);
    /// facts: plain text that can be copied.
    virtual void showAbout(const QString& facts);

  private:
    QWidget* parent_ = nullptr;
    QString folder_; ///< of the last file that was chosen
    QString what_;   ///< name of the button of what was exported last
};

} // namespace fringe
