<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>fringe::About</name>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n thread</numerusform>
            <numerusform>%n threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unit</numerusform>
            <numerusform>%n units</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::BenchText</name>
    <message numerus="yes">
        <source>%n error(s) above the tolerance asked.</source>
        <translation>
            <numerusform>%n error above the tolerance asked.</numerusform>
            <numerusform>%n errors above the tolerance asked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::CameraLook</name>
    <message numerus="yes">
        <source>%n pixel(s) saturated</source>
        <translation>
            <numerusform>%n pixel saturated</numerusform>
            <numerusform>%n pixels saturated</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::ComputingTitle</name>
    <message numerus="yes">
        <source>Design %1: %2, %n iteration(s)</source>
        <extracomment>name of a project, algorithm</extracomment>
        <translation>
            <numerusform>Design %1: %2, %n iteration</numerusform>
            <numerusform>Design %1: %2, %n iterations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::Dialogs</name>
    <message numerus="yes">
        <source>%n file(s) of the project&apos;s outputs exist already.</source>
        <translation>
            <numerusform>%n file of the project&apos;s outputs exists already.</numerusform>
            <numerusform>%n files of the project&apos;s outputs exist already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::EvenOutTask</name>
    <message numerus="yes">
        <source>Evening out ended after %n round(s); the best measured uniformity is %1.</source>
        <extracomment>rounds that are whole, uniformity of spots</extracomment>
        <translation>
            <numerusform>Evening out ended after %n round; the best measured uniformity is %1.</numerusform>
            <numerusform>Evening out ended after %n rounds; the best measured uniformity is %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::ExportTask</name>
    <message numerus="yes">
        <source>Wrote %n file(s) into %1.</source>
        <translation>
            <numerusform>Wrote %n file into %1.</numerusform>
            <numerusform>Wrote %n files into %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::HandleField</name>
    <message numerus="yes">
        <source>Give %n number(s), with &quot;;&quot; between them.</source>
        <translation>
            <numerusform>Give %n number.</numerusform>
            <numerusform>Give %n numbers, with &quot;;&quot; between them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::MaskPanel</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>number of the place that is looked at, number of all of them</extracomment>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::RecoveryFlow</name>
    <message numerus="yes">
        <source>So are %n result(s) that no file has, %1 of computing.</source>
        <translation>
            <numerusform>So is %n result that no file has, %1 of computing.</numerusform>
            <numerusform>So are %n results that no file has, %1 of computing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::RegionForm</name>
    <message numerus="yes">
        <source>%n corner(s). Drag them; a double click adds or removes one. Beside the region, drag or click to draw another.</source>
        <translation>
            <numerusform>%n corner. Drag it; a double click adds or removes one. Beside the region, drag or click to draw another.</numerusform>
            <numerusform>%n corners. Drag them; a double click adds or removes one. Beside the region, drag or click to draw another.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::ShapeDialog</name>
    <message numerus="yes">
        <source>%Ln spot(s)</source>
        <translation>
            <numerusform>%Ln spot</numerusform>
            <numerusform>%Ln spots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::SpotFields</name>
    <message numerus="yes">
        <source>%n spot(s) chosen</source>
        <translation>
            <numerusform>%n spot chosen</numerusform>
            <numerusform>%n spots chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::SpotTable</name>
    <message numerus="yes">
        <source>Paste %n spot(s)</source>
        <translation>
            <numerusform>Paste %n spot</numerusform>
            <numerusform>Paste %n spots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::SpotVerbs</name>
    <message numerus="yes">
        <source>Remove %n spot(s)</source>
        <translation>
            <numerusform>Remove %n spot</numerusform>
            <numerusform>Remove %n spots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n spot(s)</source>
        <translation>
            <numerusform>Move %n spot</numerusform>
            <numerusform>Move %n spots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %1 of %n spot(s)</source>
        <translation>
            <numerusform>Change %1 of %n spot</numerusform>
            <numerusform>Change %1 of %n spots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n spot(s)</source>
        <translation>
            <numerusform>Paste %n spot</numerusform>
            <numerusform>Paste %n spots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::StatusLine</name>
    <message numerus="yes">
        <source>%n more waiting</source>
        <translation>
            <numerusform>%n more waiting</numerusform>
            <numerusform>%n more waiting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::Summaries</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln spot(s)</source>
        <translation>
            <numerusform>%Ln spot</numerusform>
            <numerusform>%Ln spots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) of %1 × %2 pixels</source>
        <translation>
            <numerusform>%Ln layer of %1 × %2 pixels</numerusform>
            <numerusform>%Ln layers of %1 × %2 pixels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln triangle(s)</source>
        <translation>
            <numerusform>%Ln triangle</numerusform>
            <numerusform>%Ln triangles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mode(s)</source>
        <translation>
            <numerusform>%Ln mode</numerusform>
            <numerusform>%Ln modes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::TableLine</name>
    <message numerus="yes">
        <source>%1: %2, %n entries</source>
        <extracomment>what it is, name of a file, how many entries it has</extracomment>
        <translation>
            <numerusform>%1: %2, %n entry</numerusform>
            <numerusform>%1: %2, %n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::TextureMapper</name>
    <message numerus="yes">
        <source>more than %n wavelength(s)</source>
        <translation>
            <numerusform>more than %n wavelength</numerusform>
            <numerusform>more than %n wavelengths</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::VaryDialog</name>
    <message numerus="yes">
        <source>%n state(s) are computed, one after the other.</source>
        <translation>
            <numerusform>%n state is computed.</numerusform>
            <numerusform>%n states are computed, one after the other.</numerusform>
        </translation>
    </message>
</context>
</TS>
