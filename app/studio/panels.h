// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/device_preset.h"
#include "engine/model/finding.h"

#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace fringe {

class Document;
class Preferences;

/// A preset and one of its wavelengths; nothing: that of the design.
struct PanelChoice {
    std::string name{}; ///< empty: no panel
    std::optional<Length> wavelength{};

    friend bool operator==(const PanelChoice&, const PanelChoice&) = default;
};

/// The device presets that there are: those that come with the program, and the user's, files
/// beside the preferences, which take the place of others of their name. GUI thread.
class Panels : public QObject {
    Q_OBJECT

  public:
    /// Keeps the reference.
    explicit Panels(Preferences& preferences, QObject* parent = nullptr);

    const std::vector<DevicePreset>& all() const { return all_; } ///< by their names
    const DevicePreset* find(const std::string& name) const;      ///< null: there is none
    /// All presets with each of their wavelengths.
    std::vector<PanelChoice> choices() const;

    /// Panel of the design, where it was chosen; null: none was, or it is not here.
    const DevicePreset* of(const Design& design) const { return find(design.panel); }
    /// Whether the design has been changed since.
    bool isChanged(const Design& design) const;

    /// Estimates are told of: levels of the design's panel that are one at its wavelength.
    Findings findingsOn(const Design& design) const;

    /// The choice that a new project begins with; without a name: none.
    PanelChoice last() const;
    void setLast(const PanelChoice& choice);

    /// Plate, wavelength and levels become the panel's: one step that can be undone. Without a
    /// name nothing is sent from then on, and those stay as they are.
    void choose(Document& document, const PanelChoice& choice);

    /// Keeps what is said of a stop in the document from now on, for the next time that its panel
    /// is chosen; what a preset's file says comes first. The document outlives this.
    void learnFrom(const Document& document);

    /// Makes or replaces the user's preset of its name. Throws `Error` (Failed).
    void save(const DevicePreset& preset);
    static QString folder(); ///< of the user's

  signals:
    void changed();

  private:
    void read();
    void keepStop(const Design& before, const Design& after);

    Preferences& preferences_;
    std::vector<DevicePreset> all_;
};

/// "X13138 · 1064 nm"
QString panelText(const PanelChoice& choice);

} // namespace fringe
