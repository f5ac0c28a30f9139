// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/document.h"

#include "app/edits/source_edits.h"

#include <QFileInfo>
#include <QUndoCommand>

#include <algorithm>

namespace fringe {
namespace {

Design withLook(Design design, const Reconstruction& look) {
    design.reconstruction = look;
    return design;
}

/// The number of its last source.
std::size_t lastOf(const Design& design) {
    return std::max<std::size_t>(design.sources.size(), 1) - 1;
}

DesignPtr followed(Design design, std::size_t source) {
    design.reconstruction = following(design, source);
    return std::make_shared<const Design>(std::move(design));
}

} // namespace

/// One step of the history: the designs before and after it. Sharing makes a step cheap.
class DesignCommand : public QUndoCommand {
  public:
    struct Step {
        DesignPtr before;
        DesignPtr after;
        QString mergeKey; ///< empty: never merges
    };
    DesignCommand(Document& document, const QString& name, Step step)
        : QUndoCommand(name), document_(document), step_(std::move(step)) {}

    void undo() override { document_.step(step_.after, step_.before); }
    void redo() override { document_.step(step_.before, step_.after); }
    int id() const override { return step_.mergeKey.isEmpty() ? -1 : 1; }

    bool mergeWith(const QUndoCommand* other) override {
        const auto& next = static_cast<const DesignCommand&>(*other);
        const bool together =
            next.step_.mergeKey == step_.mergeKey && next.time_ - time_ < document_.mergeWindow_;
        if (!together)
            return false;
        step_.after = next.step_.after;
        time_ = next.time_;
        setObsolete(*step_.before == *step_.after);
        return true;
    }

    const Step& designs() const { return step_; }

  private:
    using Clock = std::chrono::steady_clock;
    Document& document_;
    Step step_;
    Clock::time_point time_ = Clock::now();
};

Document::Document(Design initial, QObject* parent)
    : QObject(parent), design_(std::make_shared<const Design>(std::move(initial))) {
    history_.setUndoLimit(200);
    connect(&history_, &QUndoStack::cleanChanged, this, &Document::identityChanged);
    connect(&history_, &QUndoStack::indexChanged, this, &Document::settled);
}

QString Document::name() const {
    return path().isEmpty() ? tr("Untitled") : QFileInfo(path()).completeBaseName();
}

bool Document::isDirty() const {
    return neverSaved_ || !history_.isClean();
}

const Design& Document::designAt(int row) const {
    if (row == this->row())
        return *design_;
    const auto* step = static_cast<const DesignCommand*>(history_.command(std::max(row - 1, 0)));
    return row > 0 ? *step->designs().after : *step->designs().before;
}

void Document::edit(const QString& name, const Edit& edit, const QString& mergeKey) {
    DesignPtr after = followed(edit(*design_), chosen_);
    if (*after != *design_)
        history_.push(new DesignCommand(*this, name, {design_, std::move(after), mergeKey}));
    dropDraft();
}

void Document::look(const Reconstruction& look) {
    DesignPtr after = followed(withLook(*design_, look), chosen_);
    if (after->reconstruction == design_->reconstruction)
        return;
    exchange(after);
    dropDraft();
    emit settled();
}

void Document::choose(std::size_t source) {
    const std::size_t count = design_->sources.size();
    source = count > 0 ? std::min(source, count - 1) : 0;
    if (source == chosen_)
        return;
    chosen_ = source;
    emit sourceChosen();
    look(design_->reconstruction);
}

void Document::setDraft(const Edit& edit) {
    draft_ = followed(edit(*design_), chosen_);
    emit drafted();
}

void Document::dropDraft() {
    if (!draft_)
        return;
    draft_.reset();
    emit drafted();
}

void Document::reset(Design design, ProjectFile file, bool saved) {
    file_ = std::move(file);
    neverSaved_ = !saved;
    ++project_;
    history_.clear();
    const auto visible = visibleSources(design);
    chosen_ = visible.empty() ? 0 : visible.front();
    exchange(std::make_shared<const Design>(std::move(design)));
    emit identityChanged();
    emit replaced();
}

void Document::markSaved(const DesignPtr& saved, ProjectFile file) {
    neverSaved_ = file.keeping != file_.keeping;
    file.keeping = file_.keeping;
    file_ = std::move(file);
    if (withLook(*saved, design_->reconstruction) == *design_)
        history_.setClean();
    else
        history_.resetClean();
    emit identityChanged();
}

void Document::keep(Keeping results) {
    if (results == file_.keeping)
        return;
    file_.keeping = results;
    setUnsaved();
}

void Document::setUnsaved() {
    neverSaved_ = true;
    emit identityChanged();
}

void Document::step(const DesignPtr& from, const DesignPtr& to) {
    const Reconstruction& look = design_->reconstruction;
    const bool isElsewhere =
        from->reconstruction == to->reconstruction && look != to->reconstruction;
    DesignPtr next = isElsewhere ? std::make_shared<const Design>(withLook(*to, look)) : to;
    const std::size_t chosen = std::min(chosen_, lastOf(*next));
    if (following(*next, chosen) != next->reconstruction)
        next = followed(*next, chosen);
    exchange(next);
}

void Document::exchange(const DesignPtr& design) {
    const DesignPtr before = std::exchange(design_, design);
    const std::size_t last = lastOf(*design_);
    const bool isGone = chosen_ > last;
    chosen_ = std::min(chosen_, last);
    emit changed(before, design_);
    dropDraft();
    if (isGone)
        emit sourceChosen();
}

} // namespace fringe
