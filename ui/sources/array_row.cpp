// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/array_row.h"

#include "app/studio/studio.h"
#include "app/tasks/import_source.h"
#include "app/tasks/reading_choices.h"
#include "app/text/localised.h"
#include "app/text/source_text.h"
#include "engine/model/called.h"
#include "ui/shell/shell.h"
#include "ui/style/choice_box.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>

#include <memory>
#include <vector>

namespace fringe {

ArrayRow::ArrayRow(Shell& shell, QWidget* parent)
    : QWidget(parent), shell_(shell), name_(new ChoiceBox(this)),
      looking_(shell.studio.runner(), QStringLiteral("facts")) {
    auto* label = new QLabel(localised(reading::array()), this);
    label->setBuddy(name_);
    name_->setObjectName(QStringLiteral("readArray"));
    name_->setAccessibleName(label->text());
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(label);
    layout->addWidget(name_, 1);
    connect(name_, &QComboBox::activated, this, &ArrayRow::readAgain);
}

void ArrayRow::show(const Source& source) {
    const QString path = isOfNamedArrays(source) ? originPath(source) : QString();
    chosen_ = arrayOf(readingOf(source));
    if (path == path_)
        return choose();
    path_ = path;
    name_->clear();
    choose();
    const auto names = std::make_shared<std::vector<std::string>>();
    const auto work = [names, path](JobControl& control) { *names = arrayChoices(path, control); };
    const auto fill = [this, names] {
        for (const std::string& name : *names)
            name_->addItem(QString::fromStdString(name));
        choose();
    };
    if (!path.isEmpty())
        looking_.request(work, fill);
    else
        looking_.cancel();
}

void ArrayRow::choose() {
    setVisible(name_->count() > 1);
    name_->setCurrentIndex(chosen_.empty() ? 0 : name_->findText(QString::fromStdString(chosen_)));
}

void ArrayRow::readAgain() {
    const std::string options = optionsOfArray(name_->currentText().toStdString());
    startReadingAs(shell_.studio, shell_.studio.document().chosen()->kind.key, options,
                   [row = QPointer(this)] {
                       if (row)
                           row->choose();
                   });
}

} // namespace fringe
