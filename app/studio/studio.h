// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/document/spot_selection.h"
#include "app/jobs/jobs.h"
#include "app/jobs/newest_wins.h"
#include "app/preferences/preferences.h"
#include "app/recovery/work_journal.h"
#include "app/results/benchmark_store.h"
#include "app/results/iteration_runs.h"
#include "app/results/live_look.h"
#include "app/results/planner.h"
#include "app/results/reconstruction_depth.h"
#include "app/results/reference_check.h"
#include "app/results/refocus.h"
#include "app/results/result_shelf.h"
#include "app/results/result_store.h"
#include "app/studio/camera_look.h"
#include "app/studio/device_choice.h"
#include "app/studio/evening.h"
#include "app/studio/light_check.h"
#include "app/studio/mask_look.h"
#include "app/studio/notices.h"
#include "app/studio/panel_look.h"
#include "app/studio/panel_output.h"
#include "app/studio/panels.h"
#include "app/studio/sent_check.h"
#include "app/studio/stereogram_look.h"

#include <QObject>

namespace fringe {

/// Everything of the program but its windows: the parts, and the wires between them. The verbs are
/// in `app/tasks`. GUI thread.
class Studio : public QObject {
    Q_OBJECT

  public:
    /// The runner outlives the studio.
    explicit Studio(Runner& runner, QObject* parent = nullptr);
    ~Studio() override;

    Document& document() { return document_; }
    Jobs& jobs() { return jobs_; }
    ResultStore& results() { return results_; }
    BenchmarkStore& benchmark() { return benchmark_; }
    Planner& planner() { return planner_; }
    Refocus& refocus() { return refocus_; }
    ReconstructionDepth& reconstructionDepth() { return reconstructionDepth_; }
    LiveLook& liveLook() { return liveLook_; }
    ReferenceCheck& referenceCheck() { return referenceCheck_; }
    IterationRuns& iterationRuns() { return iterationRuns_; }
    SpotSelection& spotSelection() { return spotSelection_; }
    DeviceChoice& devices() { return devices_; }
    DevicePool& devicePool() { return devicePool_; }
    Preferences& preferences() { return preferences_; }
    Panels& panels() { return panels_; }
    PanelOutput& panelOutput() { return panelOutput_; }
    PanelLook& panelLook() { return panelLook_; }
    MaskLook& maskLook() { return maskLook_; }
    CameraLook& cameraLook() { return cameraLook_; }
    StereogramLook& stereogramLook() { return stereogramLook_; }
    Evening& evening() { return evening_; }
    SentCheck& sentCheck() { return sentCheck_; }
    LightCheck& lightCheck() { return lightCheck_; }
    Notices& notices() { return notices_; }
    WorkJournal& workJournal() { return workJournal_; }
    Runner& runner() { return runner_; }
    std::filesystem::path scratchParent() const; ///< folder for what memory does not hold

    PlanLimits planLimits() const;
    bool isIdle() const; ///< nothing runs and nothing waits, in the open or behind the scenes

  signals:
    void idle();

  private:
    void wire();
    void fail(const Message& why);
    void follow();         ///< the document has changed
    void followResult();   ///< the hologram has
    void followScreen();   ///< what is on the screen has
    void encodeIfNeeded(); ///< keeps the levels in step with the chosen encoding
    void refocusSource();
    void refocusPartial(); ///< the best pattern so far, as it was looked at last
    void showIterations(); ///< of what is shown
    void keepPicture();    ///< that the result shows, in small
    void putAway();        ///< results beyond a quarter of the memory
    void reportIdle();

    Runner& runner_;
    Preferences preferences_;
    Panels panels_{preferences_};
    Notices notices_;
    Document document_;
    SpotSelection spotSelection_;
    ResultStore results_;
    ResultShelf shelf_;
    BenchmarkStore benchmark_;
    IterationRuns iterationRuns_;
    DevicePool devicePool_;
    DeviceChoice devices_;
    Jobs jobs_;
    Planner planner_;
    Refocus refocus_;
    ReconstructionDepth reconstructionDepth_;
    LiveLook liveLook_;
    ReferenceCheck referenceCheck_;
    NewestWins encoding_;
    NewestWins keeping_; ///< of what results show
    PanelOutput panelOutput_;
    PanelLook panelLook_;
    MaskLook maskLook_;
    CameraLook cameraLook_;
    StereogramLook stereogramLook_;
    Evening evening_;
    SentCheck sentCheck_;
    LightCheck lightCheck_;
    WorkJournal workJournal_;
};

} // namespace fringe
