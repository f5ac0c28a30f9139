// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/read_as.h"

#include "app/edits/reading_edits.h"
#include "app/studio/studio.h"
#include "app/tasks/import_source.h"
#include "app/tasks/reading_choices.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/source_text.h"
#include "engine/model/asset.h"
#include "engine/model/space.h"
#include "engine/model/units.h"
#include "ui/shell/shell.h"
#include "ui/sources/array_row.h"
#include "ui/sources/layout_form.h"
#include "ui/style/choice_box.h"
#include "ui/style/theme.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <utility>

namespace fringe {

/// Bars of the shares of a picture's numbers.
class Histogram : public QWidget {
  public:
    explicit Histogram(QWidget* parent) : QWidget(parent) {
        setFixedSize(2 * static_cast<int>(RasterFacts::bins), 28);
        setObjectName(QStringLiteral("readHistogram"));
    }

    void show(const RasterFacts& facts) {
        shares_ = facts.histogram;
        setVisible(std::ranges::any_of(shares_, [](float share) { return share > 0; }));
        update();
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const float most = std::ranges::max(shares_);
        const int step = width() / static_cast<int>(shares_.size());
        for (std::size_t i = 0; i < shares_.size(); ++i) {
            // The root shows what there is little of.
            const float part = most > 0 ? std::sqrt(shares_[i] / most) : 0;
            const int bar = shares_[i] > 0 ? std::max(1, static_cast<int>(part * height())) : 0;
            painter.fillRect(static_cast<int>(i) * step, height() - bar, step, bar,
                             shade(Role::Accent));
        }
    }

  private:
    std::array<float, RasterFacts::bins> shares_{};
};

namespace {

/// Another kind that a file may be read as, on a button.
struct Reading {
    const char *from, *to;
    QString text;
};

std::vector<Reading> readingsOf(const std::string& kind) {
    const QString spots = ReadAs::tr("They are spots"), points = ReadAs::tr("They are points");
    const QString picture = ReadAs::tr("It is a picture"), layers = ReadAs::tr("They are layers");
    const QString depth = ReadAs::tr("It is a depth picture");
    const QString hologram = ReadAs::tr("It is a hologram");
    const QString surface = ReadAs::tr("It is a surface");
    const std::vector<Reading> all{
        {"points", "spots", spots},  {"points", "mesh", surface},   {"spots", "points", points},
        {"mesh", "points", points},  {"image", "field", hologram},  {"image", "rgbd", depth},
        {"image", "layers", layers}, {"rgbd", "field", hologram},   {"rgbd", "layers", layers},
        {"rgbd", "image", picture},  {"layers", "field", hologram}, {"layers", "image", picture},
        {"field", "image", picture}, {"field", "rgbd", depth},
    };
    std::vector<Reading> own;
    std::ranges::copy_if(all, std::back_inserter(own),
                         [&](const Reading& one) { return one.from == kind; });
    return own;
}

/// A picture of which the numbers are of interest: the depths where there are some.
const Asset* measuredAsset(const Source& source) {
    const auto depth = source.kind.assets.find("depth");
    return depth != source.kind.assets.end() ? &depth->second : mainAsset(source);
}

const void* samplesOf(const Asset& asset) {
    if (const auto raster = asset.as<Raster>())
        return raster.get();
    return asset.as<GreyPicture>().get();
}

QString bitsText(const Asset& asset) {
    const auto raster = asset.as<Raster>();
    return raster ? ReadAs::tr("%1 bit").arg(bitsOf(*raster)) : QString();
}

/// As it stands in a file, to five digits.
QString numberText(double number) {
    return localNumber(formatNumber(rounded(number, 5)));
}

/// "16.2 × 16.2 × 0 mm"
QString extentText(const Box& box, const std::string& unit) {
    const auto extent = box.extent();
    QStringList sides;
    for (const double side : extent)
        sides << (unit.empty() ? shortNumber(side) : localLength(Length(side)));
    return sides.join(QStringLiteral(" × "));
}

QString sizeText(const Asset& asset) {
    const auto cloud = asset.as<PointCloud>();
    const auto mesh = asset.as<Mesh>();
    const std::optional<Box> box = cloud ? cloud->bounds() : mesh ? mesh->bounds() : std::nullopt;
    if (!box)
        return {};
    const std::string& unit = asset.origin.unit;
    return unit.empty()
               //: lengths without a unit
               ? ReadAs::tr("%1 in numbers without a unit").arg(extentText(*box, unit))
               //: lengths with their units
               : ReadAs::tr("%1 as the file says").arg(extentText(*box, unit));
}

QLabel* wrapped(const char* name, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    return label;
}

} // namespace

ReadAs::ReadAs(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), title_(wrapped("readTitle", this)),
      values_(wrapped("readValues", this)), notes_(wrapped("readNotes", this)),
      histogram_(new Histogram(this)), layout_(new LayoutForm(shell, this)),
      array_(new ArrayRow(shell, this)), unitRow_(new QWidget(this)),
      unit_(new ChoiceBox(unitRow_)), buttons_(new QWidget(this)),
      facts_(shell.studio.runner(), QStringLiteral("facts")) {
    setObjectName(QStringLiteral("readAs"));
    setAccessibleName(tr("Read as"));
    auto* numbers = new QHBoxLayout;
    numbers->addWidget(values_, 1);
    numbers->addWidget(histogram_, 0, Qt::AlignBottom);
    auto* unit = new QHBoxLayout(unitRow_);
    unit->setContentsMargins({});
    auto* label = new QLabel(tr("Unit of the file"), unitRow_);
    label->setBuddy(unit_);
    unit_->setObjectName(QStringLiteral("readUnit"));
    unit_->setAccessibleName(label->text());
    for (const char* each : {"m", "mm", "um", "nm"})
        unit_->addItem(localNumber(formatLengthUnit(each)), QLatin1String(each));
    unit->addWidget(label);
    unit->addWidget(unit_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setSpacing(3);
    layout->addWidget(title_);
    layout->addLayout(numbers);
    for (QWidget* part :
         std::initializer_list<QWidget*>{layout_, array_, unitRow_, notes_, buttons_})
        layout->addWidget(part);
    connect(unit_, &QComboBox::activated, this, &ReadAs::takeUnit);
    connect(&shell.studio.document(), &Document::changed, this, &ReadAs::refresh);
    connect(&shell.studio.document(), &Document::sourceChosen, this, &ReadAs::refresh);
    refresh();
}

void ReadAs::takeUnit() {
    Document& document = shell_.studio.document();
    document.edit(tr("Unit of the file"), [&](Design design) {
        return withUnit(std::move(design), document.chosenSource(),
                        unit_->currentData().toString().toStdString());
    });
}

void ReadAs::refresh() {
    const Source* source = shell_.studio.document().chosen();
    const Asset* asset = source ? measuredAsset(*source) : nullptr;
    setVisible(asset);
    if (!asset)
        return;
    layout_->show(*source);
    array_->show(*source);
    QStringList facts{localisedMark(kindInfo(*source).label), assetText(*asset)};
    if (const QString bits = bitsText(*asset); !bits.isEmpty())
        facts << bits;
    //: what a file is understood as, and facts of it
    title_->setText(tr("Read as: %1").arg(facts.join(QStringLiteral(" · "))));
    QStringList notes;
    for (const auto& [slot, filled] : source->kind.assets)
        for (const Message& note : filled.origin.notes)
            notes << localised(note);
    notes_->setText(notes.join(QLatin1Char('\n')));
    notes_->setVisible(!notes.isEmpty());
    const auto spots = asset->as<SpotList>();
    unitRow_->setVisible(spots && !asset->origin.unit.empty());
    unit_->setCurrentIndex(unit_->findData(QString::fromStdString(asset->origin.unit)));
    listButtons(*source);
    measure(*source);
}

void ReadAs::measure(const Source& source) {
    const Asset& asset = *measuredAsset(source);
    const void* samples = samplesOf(asset);
    if (!samples) {
        measured_ = nullptr;
        histogram_->hide();
        const QString size = sizeText(asset);
        values_->setText(size);
        return values_->setVisible(!size.isEmpty());
    }
    if (samples == measured_)
        return;
    measured_ = samples;
    const auto facts = std::make_shared<RasterFacts>();
    const bool isDepth = source.kind.assets.contains("depth");
    const auto work = [facts, isDepth, raster = asset.as<Raster>(),
                       picture = asset.as<GreyPicture>()](JobControl&) {
        *facts = raster ? factsOf(*raster, isDepth) : factsOf(*picture);
    };
    facts_.request(work, [this, facts] { showFacts(*facts); });
}

void ReadAs::showFacts(const RasterFacts& facts) {
    QString text = tr("Values %1–%2").arg(numberText(facts.least), numberText(facts.most));
    const int percent = static_cast<int>(std::lround(100 * facts.notMeasured));
    if (facts.notMeasured > 0)
        text += QStringLiteral(", ")
                + (percent > 0 ? tr("%1 % not measured").arg(percent)
                               : tr("less than 1 % not measured"));
    values_->setText(text);
    values_->show();
    histogram_->show(facts);
}

QPushButton* ReadAs::addButton(const QString& name, const QString& text,
                               std::function<void()> act) {
    auto* button = new QPushButton(text, buttons_);
    button->setObjectName(name);
    button->setAccessibleName(text);
    auto* grid = static_cast<QGridLayout*>(buttons_->layout());
    grid->addWidget(button, grid->count() / 2, grid->count() % 2);
    connect(button, &QPushButton::clicked, this, std::move(act));
    return button;
}

/// Buttons that stay what they are keep the focus.
void ReadAs::listButtons(const Source& source) {
    Studio& studio = shell_.studio;
    Document& document = studio.document();
    const QString path = originPath(source);
    const bool isThere = !path.isEmpty() && QFileInfo::exists(path);
    const bool wantsColours = wantsThreeColours(*document.design(), source);
    const QString list = QStringList{QString::fromStdString(source.kind.key), path,
                                     QString::number(isThere), QString::number(wantsColours)}
                             .join(QLatin1Char('\n'));
    if (std::exchange(listed_, list) == list)
        return;
    for (auto* button : buttons_->findChildren<QPushButton*>(Qt::FindDirectChildrenOnly)) {
        button->setParent(nullptr); // it may be the one that was clicked
        button->deleteLater();
    }
    delete buttons_->layout();
    auto* grid = new QGridLayout(buttons_);
    grid->setContentsMargins({});
    for (const auto& [from, to, text] : readingsOf(source.kind.key)) {
        if (!canReadAs(source, to))
            continue;
        QPushButton* button =
            addButton(QStringLiteral("read-as-") + QLatin1String(to), text,
                      [&studio, other = std::string(to)] {
                          startReadingAs(studio, other, readingOf(*studio.document().chosen()));
                      });
        button->setEnabled(isThere);
        button->setToolTip(isThere ? path : tr("The file is not where it was; import it again."));
    }
    if (source.kind.key == "rgbd")
        addButton(QStringLiteral("fitToReach"), tr("Fit to reach"), [&document] {
            document.edit(tr("Fit to reach"), [&](Design design) {
                return withDepthFitted(std::move(design), document.chosenSource());
            });
        });
    if (wantsColours)
        addButton(QStringLiteral("useColours"), tr("Use 638, 532, 450 nm"),
                  [&document] { document.edit(tr("Three wavelengths"), withThreeColours); });
    buttons_->setVisible(grid->count() > 0);
}

} // namespace fringe
