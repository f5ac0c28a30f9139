// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

class QWidget;

namespace fringe {

/// The questions that wait for an answer. Tests put their own answers in their place.
class Dialogs {
    Q_DECLARE_TR_FUNCTIONS(fringe::Dialogs)

  public:
    enum class Unsaved { Save, Discard, Cancel };
    struct FileChoice {
        QString path;   ///< empty: the user thought better of it
        int filter = 0; ///< number of the chosen filter
    };

    virtual ~Dialogs() = default;
    void setParent(QWidget* parent) { parent_ = parent; }

    virtual Unsaved askUnsaved(const QString& project);
    virtual bool askStopJobs();
    virtual bool askReplace(const QStringList& files);
    virtual QString openFile(const QString& title, const QString& filters);
    /// Begins in the folder of the last file, unless the proposal names one. A name without suffix
    /// gets the first one of its filter. Asks itself before an existing file is replaced.
    virtual FileChoice saveFile(const QString& title, const QString& proposal,
                                const QStringList& filters);
    virtual void showAbout();

  private:
    QWidget* parent_ = nullptr;
    QString folder_; ///< of the last file that was chosen
};

} // namespace fringe
