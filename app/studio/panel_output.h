// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/jobs/newest_wins.h"
#include "app/studio/panel_list.h"
#include "engine/model/error.h"
#include "engine/model/field.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class QSocketNotifier;

namespace fringe {

class PanelLink;
class Chain;
class Preferences;
struct PanelEvent;
class ResultStore;
struct ShownPicture;

/// A picture by which one sees whether the panel is set right, for people.
struct PanelPage {
    std::string key; ///< of `testPages`
    QString label, help;
};

/// The panel that patterns are shown on, by a program of its own that is started when it is first
/// asked for. Nothing but `show`, `showPage` and `play` changes what it shows, and while it follows
/// every new result and preview. Another project makes it blank. GUI thread.
class PanelOutput : public QObject {
    Q_OBJECT

  public:
    /// What it is given outlives it.
    PanelOutput(Runner& runner, const Document& document, const ResultStore& results,
                const Preferences& preferences, QObject* parent = nullptr);
    ~PanelOutput() override; ///< the panel is off then

    const std::vector<PanelScreen>& screens() const { return screens_; } ///< as far as known
    void findScreens();

    /// The screen that is the panel's, by its name and EDID.
    const std::optional<PanelScreen>& screen() const { return screen_; }
    void choose(const PanelScreen& screen);

    PanelState state() const { return state_; }
    std::uint64_t shown() const { return shown_; } ///< pictures since it was armed
    std::uint64_t late() const { return late_; }   ///< of them
    const QStringList& log() const { return log_; }

    /// Arms the chosen screen, which may be refused; evenShared: where people see it, too.
    void arm(bool evenShared = false);
    void show(); ///< the result that is on the screen, as sent
    static std::vector<PanelPage> pages();
    void showPage(const std::string& key); ///< of a page
    void hold(bool held);
    void blank();
    void off();

    /// The state of the document whose pattern was sent last; null: none was, or something else.
    const DesignPtr& sent() const { return sent_; }

    bool follows() const { return follows_; }
    void setFollows(bool follows);

    const std::vector<ShownPicture>& list() const { return list_; }
    void addShown(const QString& name); ///< the result on the screen, to the list
    /// Takes the pictures of a file or of a list of files, as `fringe show` takes them, to the
    /// list.
    void open(const QString& path);
    /// Writes the list for `fringe show`, and its pictures beside it: "ring.csv", "ring 1.png", …
    void save(const QString& path, int milliseconds);
    void remove(int entry);
    /// Each of the list, over and over, for its own time or else this.
    void play(int milliseconds);
    void stop(); ///< what is shown stays
    bool isPlaying() const { return dwell_ > 0; }

  signals:
    void changed();                   ///< anything of this but the log
    void logged(const QString& line); ///< with its time
    /// Something could not be done, or the panel was lost. asks: it would be done on purpose.
    void refused(const QString& why, bool asks);

  private:
    using Made = std::function<void(PanelPicturePtr, const Chain& of)>;

    PanelLink* link(); ///< null, and said: it cannot be started
    void take();       ///< what the program tells
    void takeState(const PanelEvent& event, const QString& why);
    bool isOfMode(const PanelPicture& picture);
    void say(const QString& line);
    void told(const Error& why);
    void takeList(const std::vector<ShownPicture>& pictures);
    void make(const Made& made);
    bool send(const PanelPicturePtr& picture); ///< false, and said: it was not
    void note(const Chain& sent);
    void feed(); ///< the program, as far as it has room
    void follow();
    void end(const QString& why);

    const Document& document_;
    const ResultStore& results_;
    const Preferences& preferences_;
    NewestWins work_;
    std::unique_ptr<PanelLink> link_;
    std::unique_ptr<QSocketNotifier> notifier_;
    QTimer pulse_;
    std::vector<PanelScreen> screens_;
    std::optional<PanelScreen> screen_;
    PanelState state_ = PanelState::Off;
    std::uint64_t shown_ = 0, late_ = 0;
    PanelSize mode_{};    ///< that it is armed with
    double interval_ = 0; ///< between refreshes [s]; 0: not known
    bool follows_ = false;
    bool fits_ = true; ///< what followed last; that it does not is said once
    DesignPtr sent_;
    std::weak_ptr<const Hologram> sentField_;
    QStringList log_;
    std::vector<ShownPicture> list_;
    NewestWins reading_;      ///< of a list
    std::size_t next_ = 0;    ///< of the list
    int dwell_ = 0;           ///< [ms]; 0: nothing is played
    PanelPicturePtr waiting_; ///< for room
};

/// "Off", "Armed", …
QString stateText(PanelState state);

} // namespace fringe
