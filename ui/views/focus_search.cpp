// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/focus_search.h"

#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/typed_value.h"
#include "engine/model/error.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace fringe {

/// The curve, with a line at each distance that stands out.
class FocusSketch : public QWidget {
  public:
    explicit FocusSketch(QWidget* parent) : QWidget(parent) {
        setObjectName(QStringLiteral("focusCurve"));
        setMinimumSize(360, 120);
    }
    void setFound(FocusFound found) {
        found_ = std::move(found);
        update();
    }

  protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(rect(), palette().base());
        const auto& [distances, sharpnesses] = found_.curve;
        if (distances.size() < 2)
            return;
        const double low = distances.front(), width = distances.back() - low;
        const double most = std::max(std::ranges::max(sharpnesses), 1e-300);
        const auto across = [&](double z) { return (z - low) / width * (QWidget::width() - 1); };
        painter.setPen(palette().color(QPalette::Highlight));
        for (const Length z : {found_.focus.best, found_.focus.other.value_or(found_.focus.best)})
            painter.drawLine(QPointF(across(z.si()), 0), QPointF(across(z.si()), height()));
        painter.setPen(palette().color(QPalette::Text));
        QPolygonF line;
        for (std::size_t i = 0; i < distances.size(); ++i)
            line << QPointF(across(distances[i]), (1 - sharpnesses[i] / most) * (height() - 4) + 2);
        painter.drawPolyline(line);
    }

  private:
    FocusFound found_{};
};

FocusSearch::FocusSearch(Refocus& refocus, QWidget* parent)
    : QDialog(parent), refocus_(refocus), from_(new QLineEdit(this)), to_(new QLineEdit(this)),
      said_(new QLabel(this)), sketch_(new FocusSketch(this)), other_(new QPushButton(this)) {
    setWindowTitle(tr("Find the sharpest distance"));
    setObjectName(QStringLiteral("focusSearch"));
    from_->setObjectName(QStringLiteral("focusFrom"));
    to_->setObjectName(QStringLiteral("focusTo"));
    said_->setObjectName(QStringLiteral("focusSaid"));
    said_->setWordWrap(true);
    said_->setMinimumHeight(3 * said_->fontMetrics().lineSpacing());
    said_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    other_->setObjectName(QStringLiteral("focusOther"));
    other_->setAutoDefault(false);
    other_->setText(tr("Go to %1").arg(QString()));
    other_->hide();
    auto* form = new QFormLayout;
    form->addRow(tr("From"), from_);
    form->addRow(tr("To"), to_);
    auto* search = new QPushButton(tr("&Search"), this);
    search->setObjectName(QStringLiteral("focusGo"));
    search->setDefault(true);
    auto* column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(search);
    column->addWidget(sketch_, 1);
    column->addWidget(said_);
    column->addWidget(other_);
    connect(search, &QPushButton::clicked, this, &FocusSearch::search);
    connect(&refocus_, &Refocus::sharpest, this, &FocusSearch::tell);
    connect(&refocus_, &Refocus::failed, this,
            [this](const Message& why) { said_->setText(localised(why)); });
    connect(&refocus_, &Refocus::idle, this, [this] {
        if (said_->text() == tr("Searching…"))
            said_->clear();
    });
    connect(other_, &QPushButton::clicked, this,
            [this] { emit chosen(found_.focus.other.value_or(found_.focus.best).si()); });
}

void FocusSearch::ask(double low, double high) {
    if (from_->text().isEmpty()) {
        from_->setText(localLength(Length(low)));
        to_->setText(localLength(Length(high)));
    }
    show();
    raise();
}

void FocusSearch::search() {
    const auto read = [](const QLineEdit& field) {
        return std::get<double>(
            typedValue({.key = {}, .kind = ValueKind::Length}, field.text(), QStringLiteral("mm")));
    };
    try {
        const auto [low, high] = std::minmax({read(*from_), read(*to_)});
        if (low == high)
            return said_->setText(tr("Give two distances that differ."));
        said_->setText(tr("Searching…"));
        other_->hide();
        refocus_.findSharpest(Length(low), Length(high));
    } catch (const Error& error) {
        said_->setText(localised(error));
    }
}

void FocusSearch::tell(const FocusFound& found) {
    found_ = found;
    sketch_->setFound(found);
    said_->setText(localised(focusText(found.focus)));
    other_->setVisible(found.focus.other.has_value());
    if (found.focus.other)
        other_->setText(tr("Go to %1").arg(localLength(*found.focus.other)));
    emit chosen(found.focus.best.si());
}

} // namespace fringe
