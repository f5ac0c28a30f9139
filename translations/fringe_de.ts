<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>engine</name>
    <message>
        <source>There is no benchmark &quot;{0}&quot;; there are: {1}.</source>
        <translation>Einen Leistungstest „{0}“ gibt es nicht; es gibt: {1}.</translation>
    </message>
    <message>
        <source>{0}: {1} wavelengths are given for {2} planes; give one per plane.</source>
        <translation>{0}: Für {2} Ebenen sind {1} Wellenlängen angegeben; geben Sie eine je Ebene an.</translation>
    </message>
    <message>
        <source>{0}: the samples do not fit into memory; cut the file into parts or close other programs.</source>
        <translation>{0}: Die Abtastwerte passen nicht in den Speicher; teilen Sie die Datei auf oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>{0}: the file has {1} planes; give that many wavelengths, separated by commas.</source>
        <translation>{0}: Die Datei hat {1} Ebenen; geben Sie ebenso viele Wellenlängen an, durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>{0}: there is nothing to write, or planes of unequal size; compute the result again.</source>
        <translation>{0}: Es gibt nichts zu schreiben, oder die Ebenen sind verschieden groß; berechnen Sie das Ergebnis erneut.</translation>
    </message>
    <message>
        <source>{0}: the level {1} occurs among {2} levels from 0; encode the field again.</source>
        <translation>{0}: Die Stufe {1} kommt unter {2} Stufen ab 0 vor; kodieren Sie das Feld erneut.</translation>
    </message>
    <message>
        <source>{0}: what was written could not be read back; check the free space and the health of the disk, then write again.</source>
        <translation>{0}: Das Geschriebene ließ sich nicht zurücklesen; prüfen Sie freien Platz und Zustand des Datenträgers und schreiben Sie erneut.</translation>
    </message>
    <message>
        <source>{0}: what was written reads back differently; check the free space and the health of the disk, then write again.</source>
        <translation>{0}: Das Geschriebene liest sich anders zurück; prüfen Sie freien Platz und Zustand des Datenträgers und schreiben Sie erneut.</translation>
    </message>
    <message>
        <source>{0}: {1} files hold no complex field; give a name that ends in {2}, or encode the field.</source>
        <translation>{0}: {1}-Dateien fassen kein komplexes Feld; geben Sie einen Namen mit der Endung {2} an oder kodieren Sie das Feld.</translation>
    </message>
    <message>
        <source>{0}: {1} files hold no levels; give a name that ends in {2}.</source>
        <translation>{0}: {1}-Dateien fassen keine Stufen; geben Sie einen Namen mit der Endung {2} an.</translation>
    </message>
    <message>
        <source>{0}: {1} files hold no picture; give a name that ends in {2}.</source>
        <translation>{0}: {1}-Dateien fassen kein Bild; geben Sie einen Namen mit der Endung {2} an.</translation>
    </message>
    <message>
        <source>{0}: this program was built without image formats; use {1}, or build it with OpenImageIO.</source>
        <translation>{0}: Dieses Programm wurde ohne Bildformate gebaut; verwenden Sie {1} oder bauen Sie es mit OpenImageIO.</translation>
    </message>
    <message>
        <source>{0}: the suffix &quot;{1}&quot; is not that of a field or picture file; those are {2}.</source>
        <translation>{0}: Die Endung „{1}“ gehört zu keiner Feld- oder Bilddatei; diese sind {2}.</translation>
    </message>
    <message>
        <source>{0} is a pipe or a device; give the name of a regular file.</source>
        <translation>{0} ist eine Pipe oder ein Gerät; geben Sie den Namen einer gewöhnlichen Datei an.</translation>
    </message>
    <message>
        <source>{0}: the disk is full; free some space or choose another folder.</source>
        <translation>{0}: Der Datenträger ist voll; schaffen Sie Platz oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{0}: your disk quota is used up; free some space or choose another folder.</source>
        <translation>{0}: Ihr Speicherkontingent ist ausgeschöpft; schaffen Sie Platz oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{0}: the file is larger than this file system or account allows; choose another folder or raise the limit.</source>
        <translation>{0}: Die Datei ist größer, als Dateisystem oder Konto es erlauben; wählen Sie einen anderen Ordner oder heben Sie die Grenze an.</translation>
    </message>
    <message>
        <source>{0}: the folder may not be written to; change its permissions or choose another folder.</source>
        <translation>{0}: In den Ordner darf nicht geschrieben werden; ändern Sie seine Rechte oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{0}: the file system is read-only; choose another folder.</source>
        <translation>{0}: Das Dateisystem ist schreibgeschützt; wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{0}: the folder {2} does not exist; create it or choose another.</source>
        <translation>{0}: Den Ordner {2} gibt es nicht; legen Sie ihn an oder wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>{0} is a folder; give the name of a file.</source>
        <translation>{0} ist ein Ordner; geben Sie den Namen einer Datei an.</translation>
    </message>
    <message>
        <source>{0}: the name is too long for this file system; choose a shorter one.</source>
        <translation>{0}: Der Name ist für dieses Dateisystem zu lang; wählen Sie einen kürzeren.</translation>
    </message>
    <message>
        <source>{0}: could not be written ({1}); check the disk or choose another folder.</source>
        <translation>{0}: Schreiben misslungen ({1}); prüfen Sie den Datenträger oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{0}: there is no such file; check its name and folder.</source>
        <translation>{0}: Diese Datei gibt es nicht; prüfen Sie Namen und Ordner.</translation>
    </message>
    <message>
        <source>{0}: the file may not be read; change its permissions.</source>
        <translation>{0}: Die Datei darf nicht gelesen werden; ändern Sie ihre Rechte.</translation>
    </message>
    <message>
        <source>{0}: could not be read ({1}); check the disk or copy the file again.</source>
        <translation>{0}: Lesen misslungen ({1}); prüfen Sie den Datenträger oder kopieren Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>NumPy-Array</translation>
    </message>
    <message>
        <source>{0}: BMP holds 256 levels, not {1}; encode with fewer levels or give a name that ends in .png or .tif.</source>
        <translation>{0}: BMP fasst 256 Stufen, nicht {1}; kodieren Sie mit weniger Stufen oder geben Sie einen Namen mit der Endung .png oder .tif an.</translation>
    </message>
    <message>
        <source>BMP image</source>
        <translation>BMP-Bild</translation>
    </message>
    <message>
        <source>OpenEXR image</source>
        <translation>OpenEXR-Bild</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>TIFF image</source>
        <translation>TIFF-Bild</translation>
    </message>
    <message>
        <source>{0}: the image cannot be read ({1}); is it complete, and does its suffix fit?</source>
        <translation>{0}: Das Bild ist nicht lesbar ({1}); ist es vollständig, und stimmt seine Endung?</translation>
    </message>
    <message>
        <source>{0}: samples of type {1} are not read; 8 or 16 bits without sign, or floats, are.</source>
        <translation>{0}: Abtastwerte vom Typ {1} werden nicht gelesen, sondern 8 oder 16 Bit ohne Vorzeichen oder Gleitkommazahlen.</translation>
    </message>
    <message>
        <source>{0}: the image claims {1} × {2} pixels of {3} channels; at most {4} on a side and {5} channels are read.</source>
        <translation>{0}: Das Bild gibt {1} × {2} Pixel mit {3} Kanälen an; gelesen werden höchstens {4} je Seite und {5} Kanäle.</translation>
    </message>
    <message>
        <source>{0}: the image claims {1} × {2} pixels, but the file has only {3} bytes; it is damaged, export it again.</source>
        <translation>{0}: Das Bild gibt {1} × {2} Pixel an, aber die Datei hat nur {3} Bytes; sie ist beschädigt, exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: the image has {1} channels; one, or red, green and blue, are needed.</source>
        <translation>{0}: Das Bild hat {1} Kanäle; nötig ist einer, oder Rot, Grün und Blau.</translation>
    </message>
    <message>
        <source>{0}: {1} × {2} samples are too many for this format; give a name that ends in .npy.</source>
        <translation>{0}: {1} × {2} Abtastwerte sind zu viele für dieses Format; geben Sie einen Namen mit der Endung .npy an.</translation>
    </message>
    <message>
        <source>{0}: this format holds one or three wavelengths, not {1}; give a name that ends in .npy.</source>
        <translation>{0}: Dieses Format fasst eine oder drei Wellenlängen, nicht {1}; geben Sie einen Namen mit der Endung .npy an.</translation>
    </message>
    <message>
        <source>{0}: the part of the PNG image at byte {1} is damaged; export or copy the file again.</source>
        <translation>{0}: Der Teil des PNG-Bildes ab Byte {1} ist beschädigt; exportieren oder kopieren Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>{0}: this is no PNG image; does its suffix fit?</source>
        <translation>{0}: Dies ist kein PNG-Bild; stimmt die Endung?</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is not a unit that fits here; give nm, um, mm, cm or m for x, y and z, and deg, mrad or rad for the phase.</source>
        <translation>{0}: Zeile {1}: „{2}“ ist hier keine passende Einheit; geben Sie nm, um, mm, cm oder m für x, y und z an, und deg, mrad oder rad für die Phase.</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; lacks its closing bracket; a unit is written as x[mm].</source>
        <translation>{0}: Zeile {1}: In „{2}“ fehlt die schließende Klammer; eine Einheit schreibt man als x[mm].</translation>
    </message>
    <message>
        <source>{0}: line {1}: the header row is missing; it reads x,y,z[,intensity[,phase]], each with a unit in brackets where there is one: x[mm].</source>
        <translation>{0}: Zeile {1}: Die Kopfzeile fehlt; sie lautet x,y,z[,intensity[,phase]], jeweils mit der Einheit in Klammern, wo es eine gibt: x[mm].</translation>
    </message>
    <message>
        <source>{0}: line {1}: some of x, y and z have a unit and some have none; give all of them one.</source>
        <translation>{0}: Zeile {1}: Nur ein Teil von x, y und z hat eine Einheit; geben Sie allen eine.</translation>
    </message>
    <message>
        <source>{0}: line {1} has {2} fields where the header has {3}; give each row one field per column.</source>
        <translation>{0}: Zeile {1} hat {2} Felder, der Kopf dagegen {3}; geben Sie jeder Zeile ein Feld je Spalte.</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is not a number; units belong into the header row.</source>
        <translation>{0}: Zeile {1}: „{2}“ ist keine Zahl; Einheiten gehören in die Kopfzeile.</translation>
    </message>
    <message>
        <source>{0}: line {1}: a vertex has {2} numbers; &quot;v x y z&quot; or &quot;v x y z red green blue&quot; is needed.</source>
        <translation>{0}: Zeile {1}: Ein Eckpunkt hat {2} Zahlen; nötig ist „v x y z“ oder „v x y z Rot Grün Blau“.</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is not a number.</source>
        <translation>{0}: Zeile {1}: „{2}“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>{0}: line {1}: some vertices have a colour and some have none; give it to all or to none.</source>
        <translation>{0}: Zeile {1}: Nur ein Teil der Eckpunkte hat eine Farbe; geben Sie sie allen oder keinem.</translation>
    </message>
    <message>
        <source>{0}: there is no vertex (a line &quot;v x y z&quot;) in it; is this a Wavefront OBJ file?</source>
        <translation>{0}: Die Datei enthält keinen Eckpunkt (eine Zeile „v x y z“); ist dies eine Wavefront-OBJ-Datei?</translation>
    </message>
    <message>
        <source>Wavefront OBJ (vertices only)</source>
        <translation>Wavefront OBJ (nur Eckpunkte)</translation>
    </message>
    <message>
        <source>{0}: line {1}: the colour is not a number of 32 bits.</source>
        <translation>{0}: Zeile {1}: Die Farbe ist keine Zahl von 32 Bit.</translation>
    </message>
    <message>
        <source>{0}: the header announces {1} points, but the file holds {2}; it is cut short, export or copy it again.</source>
        <translation>{0}: Der Kopf kündigt {1} Punkte an, aber die Datei enthält {2}; sie ist abgeschnitten, exportieren oder kopieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: line {1} has {2} numbers where the header announces {3}; export the file again.</source>
        <translation>{0}: Zeile {1} hat {2} Zahlen, der Kopf kündigt {3} an; exportieren Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>{0}: {1} compressed bytes for {2} plain ones are announced, but {3} follow and the points take {4}; the file is damaged, export it again.</source>
        <translation>{0}: Angekündigt sind {1} komprimierte Bytes für {2} unkomprimierte, aber {3} folgen, und die Punkte brauchen {4}; die Datei ist beschädigt, exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: the compressed points are damaged; export the file again.</source>
        <translation>{0}: Die komprimierten Punkte sind beschädigt; exportieren Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>PCD point cloud</source>
        <translation>PCD-Punktwolke</translation>
    </message>
    <message>
        <source>{0}: line {1} has {2} numbers where &quot;{3}&quot; has {4}; the file is damaged, export it again.</source>
        <translation>{0}: Zeile {1} hat {2} Zahlen, „{3}“ dagegen {4}; die Datei ist beschädigt, exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: the file ends at line {1} in the midst of &quot;{2}&quot;; it is cut short, export or copy it again.</source>
        <translation>{0}: Die Datei endet in Zeile {1} mitten in „{2}“; sie ist abgeschnitten, exportieren oder kopieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: line {1}: number {2} is missing or is no number; the file is damaged, export it again.</source>
        <translation>{0}: Zeile {1}: Zahl {2} fehlt oder ist keine Zahl; die Datei ist beschädigt, exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: line {1}: a list announces {2} numbers, but {3} follow; the file is damaged, export it again.</source>
        <translation>{0}: Zeile {1}: Eine Liste kündigt {2} Zahlen an, aber {3} folgen; die Datei ist beschädigt, exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: byte {1}: a list announces {2} numbers, but {3} bytes follow; the file is damaged, export it again.</source>
        <translation>{0}: Byte {1}: Eine Liste kündigt {2} Zahlen an, aber {3} Bytes folgen; die Datei ist beschädigt, exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: there is no element &quot;vertex&quot; in it; export the points as vertices.</source>
        <translation>{0}: Die Datei hat kein Element „vertex“; exportieren Sie die Punkte als Eckpunkte.</translation>
    </message>
    <message>
        <source>PLY point cloud or mesh</source>
        <translation>PLY-Punktwolke oder -Netz</translation>
    </message>
    <message>
        <source>{0}: line {1} has {2} columns where the first point has {3}; give all points the same columns.</source>
        <translation>{0}: Zeile {1} hat {2} Spalten, der erste Punkt dagegen {3}; geben Sie allen Punkten dieselben Spalten.</translation>
    </message>
    <message>
        <source>{0}: the file is empty; export it again.</source>
        <translation>{0}: Die Datei ist leer; exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: the file became shorter while it was read; try again when it is complete.</source>
        <translation>{0}: Die Datei wurde während des Lesens kürzer; versuchen Sie es erneut, wenn sie vollständig ist.</translation>
    </message>
    <message>
        <source>{0}: line {1} is longer than {2} bytes; is this a text file?</source>
        <translation>{0}: Zeile {1} ist länger als {2} Bytes; ist dies eine Textdatei?</translation>
    </message>
    <message>
        <source>{0}: the file ends at byte {1} where {2} more bytes are needed; it is cut short, export or copy it again.</source>
        <translation>{0}: Die Datei endet bei Byte {1}, wo noch {2} Bytes nötig sind; sie ist abgeschnitten, exportieren oder kopieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: its metadata &quot;{1}&quot; is damaged; correct or remove the metadata and give the values by options.</source>
        <translation>{0}: Ihre Metadaten „{1}“ sind beschädigt; berichtigen oder entfernen Sie die Metadaten und geben Sie die Werte als Optionen an.</translation>
    </message>
    <message>
        <source>{0}: its metadata was written by a newer program; update this one, or remove the metadata.</source>
        <translation>{0}: Ihre Metadaten schrieb ein neueres Programm; aktualisieren Sie dieses oder entfernen Sie die Metadaten.</translation>
    </message>
    <message>
        <source>{0}: the .npy header is damaged; save the array again with numpy.save.</source>
        <translation>{0}: Der .npy-Kopf ist beschädigt; speichern Sie das Array erneut mit numpy.save.</translation>
    </message>
    <message>
        <source>{0}: the array is empty; at least one row and one column are needed.</source>
        <translation>{0}: Das Array ist leer; nötig sind mindestens eine Zeile und eine Spalte.</translation>
    </message>
    <message>
        <source>{0}: the header announces an array of {1} bytes, but {2} follow; the file is cut short or its header is wrong.</source>
        <translation>{0}: Der Kopf kündigt ein Array von {1} Bytes an, aber {2} folgen; die Datei ist abgeschnitten, oder ihr Kopf ist falsch.</translation>
    </message>
    <message>
        <source>{0}: this is no .npy file; save the array with numpy.save.</source>
        <translation>{0}: Dies ist keine .npy-Datei; speichern Sie das Array mit numpy.save.</translation>
    </message>
    <message>
        <source>{0}: the PCD header&apos;s line {1} is missing or damaged; export the file again.</source>
        <translation>{0}: Die Zeile {1} des PCD-Kopfes fehlt oder ist beschädigt; exportieren Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>{0}: there is no line DATA in it; is this a PCD file, and is it complete?</source>
        <translation>{0}: Die Zeile DATA fehlt; ist dies eine PCD-Datei, und ist sie vollständig?</translation>
    </message>
    <message>
        <source>{0}: the PCD header announces {1} points, but {2} columns and {3} rows of them; export the file again.</source>
        <translation>{0}: Der PCD-Kopf kündigt {1} Punkte an, aber {2} Spalten und {3} Zeilen davon; exportieren Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>{0}: the header announces {1} points, but only {2} bytes follow; the file is cut short or its header is wrong.</source>
        <translation>{0}: Der Kopf kündigt {1} Punkte an, aber nur {2} Bytes folgen; die Datei ist abgeschnitten, oder ihr Kopf ist falsch.</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is not a type of PLY; those are char, uchar, short, ushort, int, uint, float and double.</source>
        <translation>{0}: Zeile {1}: „{2}“ ist kein PLY-Typ; diese sind char, uchar, short, ushort, int, uint, float und double.</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; does not belong into a PLY header; is the file damaged?</source>
        <translation>{0}: Zeile {1}: „{2}“ gehört nicht in einen PLY-Kopf; ist die Datei beschädigt?</translation>
    </message>
    <message>
        <source>{0}: line {1}: this PLY format is not known; it must be ascii, binary_little_endian or binary_big_endian, version 1.0.</source>
        <translation>{0}: Zeile {1}: Dieses PLY-Format ist nicht bekannt; es muss ascii, binary_little_endian oder binary_big_endian sein, Version 1.0.</translation>
    </message>
    <message>
        <source>{0}: line {1}: the number of elements is missing or is no count; &quot;element vertex 1000&quot; would be right.</source>
        <translation>{0}: Zeile {1}: Die Anzahl der Elemente fehlt oder ist keine Anzahl; „element vertex 1000“ wäre richtig.</translation>
    </message>
    <message>
        <source>{0}: the header announces {1} of &quot;{2}&quot;, but only {3} bytes follow; the file is cut short or its header is wrong.</source>
        <translation>{0}: Der Kopf kündigt {1} × „{2}“ an, aber nur {3} Bytes folgen; die Datei ist abgeschnitten, oder ihr Kopf ist falsch.</translation>
    </message>
    <message>
        <source>{0}: this is no PLY file (its first line is not &quot;ply&quot;); check the file or its suffix.</source>
        <translation>{0}: Dies ist keine PLY-Datei (die erste Zeile ist nicht „ply“); prüfen Sie die Datei oder ihre Endung.</translation>
    </message>
    <message>
        <source>{0}: the header ends at line {1} without &quot;end_header&quot;; the file is cut short, export or copy it again.</source>
        <translation>{0}: Der Kopf endet in Zeile {1} ohne „end_header“; die Datei ist abgeschnitten, exportieren oder kopieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: the header has no line &quot;format&quot;; add for instance &quot;format ascii 1.0&quot;.</source>
        <translation>{0}: Dem Kopf fehlt die Zeile „format“; ergänzen Sie zum Beispiel „format ascii 1.0“.</translation>
    </message>
    <message>
        <source>{0}: the suffix &quot;{1}&quot; is not that of a point file; those are {2}.</source>
        <translation>{0}: Die Endung „{1}“ gehört zu keiner Punktdatei; diese sind {2}.</translation>
    </message>
    <message>
        <source>{0}: the points do not fit into memory; thin them out or close other programs.</source>
        <translation>{0}: Die Punkte passen nicht in den Speicher; dünnen Sie sie aus oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>{0}: line {1}: {2} is negative; it must be 0 or more (turn a wave by its phase).</source>
        <translation>{0}: Zeile {1}: {2} ist negativ, muss aber mindestens 0 sein (eine Welle dreht man über ihre Phase).</translation>
    </message>
    <message>
        <source>{0}: point {1}: {2} is negative; it must be 0 or more (turn a wave by its phase).</source>
        <translation>{0}: Punkt {1}: {2} ist negativ, muss aber mindestens 0 sein (eine Welle dreht man über ihre Phase).</translation>
    </message>
    <message>
        <source>{0}: line {1}: the colour is outside its range; red, green and blue go from 0 to 1, or from 0 to 255.</source>
        <translation>{0}: Zeile {1}: Die Farbe liegt außerhalb ihres Bereichs; Rot, Grün und Blau gehen von 0 bis 1 oder von 0 bis 255.</translation>
    </message>
    <message>
        <source>{0}: point {1}: the colour is outside its range; red, green and blue go from 0 to 1, or from 0 to 255.</source>
        <translation>{0}: Punkt {1}: Die Farbe liegt außerhalb ihres Bereichs; Rot, Grün und Blau gehen von 0 bis 1 oder von 0 bis 255.</translation>
    </message>
    <message>
        <source>{0}: there is more than one column for {1}; keep one.</source>
        <translation>{0}: Für {1} gibt es mehr als eine Spalte; behalten Sie eine.</translation>
    </message>
    <message>
        <source>{0}: the points have no {1}; x, y and z are needed.</source>
        <translation>{0}: Den Punkten fehlt {1}; nötig sind x, y und z.</translation>
    </message>
    <message>
        <source>{0}: a colour needs red, green and blue; one of them is missing.</source>
        <translation>{0}: Eine Farbe braucht Rot, Grün und Blau; eines davon fehlt.</translation>
    </message>
    <message>
        <source>{0}: the file holds no point; export it again with at least one.</source>
        <translation>{0}: Die Datei enthält keinen Punkt; exportieren Sie sie erneut mit mindestens einem.</translation>
    </message>
    <message>
        <source>The project has no outputs; add one that says what to make and the file it goes to.</source>
        <translation>Das Projekt hat keine Ausgaben; fügen Sie eine hinzu, die Inhalt und Datei nennt.</translation>
    </message>
    <message>
        <source>There is no output &quot;{0}&quot;; the project has: {1}.</source>
        <translation>Eine Ausgabe „{0}“ gibt es nicht; das Projekt hat: {1}.</translation>
    </message>
    <message>
        <source>The output &quot;{0}&quot; goes to &quot;{1}&quot;; give a file name within the output folder.</source>
        <translation>Die Ausgabe „{0}“ führt nach „{1}“; geben Sie einen Dateinamen innerhalb des Ausgabeordners an.</translation>
    </message>
    <message>
        <source>The folder {0} cannot be made: {1}; choose another.</source>
        <translation>Der Ordner {0} lässt sich nicht anlegen: {1}; wählen Sie einen anderen.</translation>
    </message>
    <message>
        <source>Two outputs go to the same file, {0}; give each its own.</source>
        <translation>Zwei Ausgaben führen in dieselbe Datei, {0}; geben Sie jeder ihre eigene.</translation>
    </message>
    <message>
        <source>Spherical waves, exact</source>
        <translation>Kugelwellen, exakt</translation>
    </message>
    <message>
        <source>The wave of each point without approximation: right at every distance.</source>
        <translation>Die Welle jedes Punktes ohne Näherung: richtig in jedem Abstand.</translation>
    </message>
    <message>
        <source>Fresnel approximation</source>
        <translation>Fresnel-Näherung</translation>
    </message>
    <message>
        <source>Parabolic waves: several times faster, right only far from the plate.</source>
        <translation>Parabolische Wellen: um ein Mehrfaches schneller, richtig nur weit von der Platte.</translation>
    </message>
    <message>
        <source>There is no method &quot;{0}&quot;; choose one of: {1}.</source>
        <translation>Ein Verfahren „{0}“ gibt es nicht; wählen Sie eines von: {1}.</translation>
    </message>
    <message>
        <source>Sampling window</source>
        <translation>Abtastfenster</translation>
    </message>
    <message>
        <source>Leave out the part of each point&apos;s wave that the pixel pitch cannot sample.</source>
        <translation>Den Teil jeder Punktwelle weglassen, den der Pixelabstand nicht abtasten kann.</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Maßstab</translation>
    </message>
    <message>
        <source>Random phase</source>
        <translation>Zufallsphase</translation>
    </message>
    <message>
        <source>Give each point a random phase, which spreads its light evenly.</source>
        <translation>Jedem Punkt eine zufällige Phase geben; das verteilt sein Licht gleichmäßig.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Start of the random numbers; the same seed gives the same hologram.</source>
        <translation>Anfang der Zufallszahlen; derselbe Startwert ergibt dasselbe Hologramm.</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>Wellenlänge</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Number of pixels along x.</source>
        <translation>Anzahl der Pixel entlang x.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Number of pixels along y.</source>
        <translation>Anzahl der Pixel entlang y.</translation>
    </message>
    <message>
        <source>Pixel pitch x</source>
        <translation>Pixelabstand x</translation>
    </message>
    <message>
        <source>Distance between pixel centres along x.</source>
        <translation>Abstand der Pixelmitten entlang x (Pitch).</translation>
    </message>
    <message>
        <source>Pixel pitch y</source>
        <translation>Pixelabstand y</translation>
    </message>
    <message>
        <source>Distance between pixel centres along y.</source>
        <translation>Abstand der Pixelmitten entlang y (Pitch).</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>How the waves of the points are computed and added.</source>
        <translation>Wie die Wellen der Punkte berechnet und addiert werden.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>What the device modulates.</source>
        <translation>Die Größe, die der Modulator steuert.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Amplitude, in line</source>
        <translation>Amplitude, In-Line</translation>
    </message>
    <message>
        <source>Amplitude, off axis</source>
        <translation>Amplitude, Off-Axis</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Number of levels of the device; for phase they share 2π.</source>
        <translation>Stufenzahl des Modulators; als Phasenstufen teilen sie sich 2π.</translation>
    </message>
    <message>
        <source>Reference angle x</source>
        <translation>Referenzwinkel x</translation>
    </message>
    <message>
        <source>Angle of the reference wave to the z axis, in the x direction.</source>
        <translation>Winkel der Referenzwelle zur z-Achse in x-Richtung.</translation>
    </message>
    <message>
        <source>Reference angle y</source>
        <translation>Referenzwinkel y</translation>
    </message>
    <message>
        <source>Angle of the reference wave to the z axis, in the y direction.</source>
        <translation>Winkel der Referenzwelle zur z-Achse in y-Richtung.</translation>
    </message>
    <message>
        <source>z of the plane that is looked at; negative behind the plate.</source>
        <translation>z der betrachteten Ebene; negativ hinter der Platte.</translation>
    </message>
    <message>
        <source>Zero padding</source>
        <translation>Nullauffüllung</translation>
    </message>
    <message>
        <source>From the encoded pattern</source>
        <translation>Aus dem kodierten Muster</translation>
    </message>
    <message>
        <source>Show what the device makes of the levels, rather than the ideal field.</source>
        <translation>Zeigen, was der Modulator aus den Stufen macht, statt des idealen Feldes.</translation>
    </message>
    <message>
        <source>Illumination</source>
        <translation>Beleuchtung</translation>
    </message>
    <message>
        <source>Plate</source>
        <translation>Platte</translation>
    </message>
    <message>
        <source>Reconstruction</source>
        <translation>Rekonstruktion</translation>
    </message>
    <message>
        <source>There is no parameter &quot;{0}&quot;; the design has: {1}.</source>
        <translation>Einen Parameter „{0}“ gibt es nicht; der Entwurf hat: {1}.</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Rings at three depths</source>
        <translation>Ringe in drei Tiefen</translation>
    </message>
    <message>
        <source>Three targets 50 mm apart: each comes into focus at its own distance.</source>
        <translation>Drei Ziele, je 50 mm auseinander: Jedes wird in eigener Entfernung scharf.</translation>
    </message>
    <message>
        <source>Trefoil knot</source>
        <translation>Kleeblattknoten</translation>
    </message>
    <message>
        <source>Colour spiral</source>
        <translation>Farbspirale</translation>
    </message>
    <message>
        <source>There is no example &quot;{0}&quot;; choose one of: {1}.</source>
        <translation>Ein Beispiel „{0}“ gibt es nicht; wählen Sie eines von: {1}.</translation>
    </message>
    <message>
        <source>The value is not a finite number; give {0}.</source>
        <translation>Der Wert ist keine endliche Zahl; geben Sie {0} an.</translation>
    </message>
    <message>
        <source>{0} is too small; give at least {1}.</source>
        <translation>{0} ist zu klein; geben Sie mindestens {1} an.</translation>
    </message>
    <message>
        <source>{0} is too small; give more than {1}.</source>
        <translation>{0} ist zu klein; geben Sie mehr als {1} an.</translation>
    </message>
    <message>
        <source>{0} is too large; give at most {1}.</source>
        <translation>{0} ist zu groß; geben Sie höchstens {1} an.</translation>
    </message>
    <message>
        <source>There are {0} values; give one, or three separated by commas.</source>
        <translation>Es sind {0} Werte; geben Sie einen an, oder drei durch Kommas getrennt.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not one of the choices; give one of: {1}.</source>
        <translation>„{0}“ steht nicht zur Wahl; geben Sie eines an von: {1}.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is neither yes nor no; give true or false.</source>
        <translation>„{0}“ ist weder ja noch nein; geben Sie true oder false an.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a whole number; give one such as 256.</source>
        <translation>„{0}“ ist keine ganze Zahl; geben Sie eine an, etwa 256.</translation>
    </message>
    <message>
        <source>The value has the wrong type; give {0}.</source>
        <translation>Der Wert hat den falschen Typ; geben Sie {0} an.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a length such as 8 µm</source>
        <translation>eine Länge wie 8 µm</translation>
    </message>
    <message>
        <source>an angle such as 1.5 deg</source>
        <translation>einen Winkel wie 1.5 deg</translation>
    </message>
    <message>
        <source>one length or three, such as 638 nm, 532 nm, 450 nm</source>
        <translation>eine Länge oder drei, etwa 638 nm, 532 nm, 450 nm</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not an angle; give a number with deg, mrad or rad, as in 1.5deg.</source>
        <translation>„{0}“ ist kein Winkel; geben Sie eine Zahl mit Dezimalpunkt und deg, mrad oder rad an, etwa 1.5deg.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not an amount of memory; give a number with B, KiB, MiB or GiB, as in 2GiB.</source>
        <translation>„{0}“ ist keine Speichermenge; geben Sie eine Zahl mit B, KiB, MiB oder GiB an, etwa 2GiB.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a number; give one such as 0.5 or 1e-3.</source>
        <translation>„{0}“ ist keine Zahl; geben Sie eine mit Dezimalpunkt an, etwa 0.5 oder 1e-3.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a unit of length; use nm, um, mm, cm or m.</source>
        <translation>„{0}“ ist keine Längeneinheit; verwenden Sie nm, um, mm, cm oder m.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a unit of angle; use deg, mrad or rad.</source>
        <translation>„{0}“ ist keine Winkeleinheit; verwenden Sie deg, mrad oder rad.</translation>
    </message>
    <message>
        <source>The field holds a value that is not a finite number, so it cannot be encoded; compute it again.</source>
        <translation>Das Feld enthält einen Wert, der keine endliche Zahl ist, und lässt sich daher nicht kodieren; berechnen Sie es erneut.</translation>
    </message>
    <message>
        <source>The Fraunhofer pattern at distance 0 has no meaning; give another distance or method.</source>
        <translation>Das Fraunhofer-Muster im Abstand 0 hat keinen Sinn; geben Sie einen anderen Abstand oder ein anderes Verfahren an.</translation>
    </message>
    <message>
        <source>The device has no room for another {0}; choose fewer pixels, or another device. ({1})</source>
        <translation>Auf dem Gerät ist kein Platz für weitere {0}; wählen Sie weniger Pixel oder ein anderes Gerät. ({1})</translation>
    </message>
    <message>
        <source>The device failed; try again or choose another one. ({0})</source>
        <translation>Das Gerät hat versagt; versuchen Sie es erneut oder wählen Sie ein anderes. ({0})</translation>
    </message>
    <message>
        <source>There is not enough memory; choose fewer pixels or points, or close other programs.</source>
        <translation>Der Speicher reicht nicht; wählen Sie weniger Pixel oder Punkte oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>Something went wrong that should not; please report it. ({0})</source>
        <translation>Etwas ging schief, das nicht schiefgehen sollte; bitte melden Sie es. ({0})</translation>
    </message>
    <message>
        <source>The scene holds no point; import a point cloud.</source>
        <translation>Die Szene enthält keinen Punkt; importieren Sie eine Punktwolke.</translation>
    </message>
    <message>
        <source>The pitch of {0} is below half the wavelength of {1}: the finest fringes make evanescent waves, which do not travel.</source>
        <translation>Der Pixelabstand von {0} liegt unter der halben Wellenlänge von {1}: Die feinsten Streifen erzeugen evaneszente Wellen, die sich nicht ausbreiten.</translation>
    </message>
    <message>
        <source>A reference wave at {0} makes fringes finer than two pixels, which alias; stay below {1}.</source>
        <translation>Eine Referenzwelle unter {0} erzeugt Streifen feiner als zwei Pixel, die zu Aliasing führen; bleiben Sie unter {1}.</translation>
    </message>
    <message>
        <source>{0} of {1} points lie nearer to the plate than one wavelength, the first being point {2}; move the object to another distance.</source>
        <translation>{0} von {1} Punkten liegen näher an der Platte als eine Wellenlänge, als erster Punkt {2}; rücken Sie das Objekt in einen anderen Abstand.</translation>
    </message>
    <message>
        <source>{0} of {1} points lie outside the field of view, where no pixel can send light; make the object smaller, or move it away from the plate.</source>
        <translation>{0} von {1} Punkten liegen außerhalb des Sichtfelds, wohin kein Pixel Licht beugen kann; verkleinern Sie das Objekt oder rücken Sie es von der Platte weg.</translation>
    </message>
    <message>
        <source>Adding points</source>
        <translation>Punkte werden addiert</translation>
    </message>
    <message>
        <source>point-pixels</source>
        <translation>Punkt-Pixel</translation>
    </message>
    <message>
        <source>Fraunhofer patterns of {0} wavelengths have different pixel pitches; propagate one wavelength at a time.</source>
        <translation>Fraunhofer-Muster von {0} Wellenlängen haben verschiedene Pixelabstände; propagieren Sie jeweils eine Wellenlänge.</translation>
    </message>
    <message>
        <source>Zero padding by {0} has no meaning; give a small whole number such as 2.</source>
        <translation>Nullauffüllung um {0} hat keinen Sinn; geben Sie eine kleine ganze Zahl an, etwa 2.</translation>
    </message>
    <message>
        <source>Propagating</source>
        <translation>Licht wird propagiert</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>Abtastwerte</translation>
    </message>
    <message>
        <source>{0}: the project&apos;s data folder cannot be made ({1}); save the project in a folder that you may write to.</source>
        <translation>{0}: Der Datenordner des Projekts lässt sich nicht anlegen ({1}); speichern Sie das Projekt in einem Ordner, in den Sie schreiben dürfen.</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; is not the name of a data file; the project file has been changed by hand or damaged.</source>
        <translation>{0}: „{1}“ ist nicht der Name einer Datendatei; die Projektdatei wurde von Hand geändert oder beschädigt.</translation>
    </message>
    <message>
        <source>{0} is damaged: its content does not match its name; restore it from a backup.</source>
        <translation>{0} ist beschädigt: Der Inhalt passt nicht zum Namen; stellen Sie die Datei aus einer Sicherung wieder her.</translation>
    </message>
    <message>
        <source>{0}: line {1}, column {2}: this is not valid JSON, so the project file is damaged; the version before it may be in {0}.1.</source>
        <translation>{0}: Zeile {1}, Spalte {2}: Dies ist kein gültiges JSON, die Projektdatei ist also beschädigt; die Fassung davor liegt vielleicht in {0}.1.</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; is missing or of the wrong kind, so the project file is damaged; the version before it may be in {0}.1.</source>
        <translation>{0}: „{1}“ fehlt oder ist von falscher Art, die Projektdatei ist also beschädigt; die Fassung davor liegt vielleicht in {0}.1.</translation>
    </message>
    <message>
        <source>{0} is not a project of Fringe Studio.</source>
        <translation>{0} ist kein Projekt von Fringe Studio.</translation>
    </message>
    <message>
        <source>{0} is a project of version {1}; this program reads versions up to {2}: open it with a newer Fringe Studio.</source>
        <translation>{0} ist ein Projekt der Version {1}; dieses Programm liest Versionen bis {2}: Öffnen Sie es mit einem neueren Fringe Studio.</translation>
    </message>
    <message>
        <source>{0}: the value of &quot;{1}&quot; must be text such as &quot;8 µm&quot;.</source>
        <translation>{0}: Der Wert von „{1}“ muss ein Text wie „8 µm“ sein.</translation>
    </message>
    <message>
        <source>{0}: the value of &quot;{1}&quot; cannot be used: {2}</source>
        <translation>{0}: Der Wert von „{1}“ ist nicht nutzbar: {2}</translation>
    </message>
    <message>
        <source>{0}: there is no way to read project version {1}; open and save it with the program that made it.</source>
        <translation>{0}: Projektversion {1} ist nicht lesbar; öffnen und speichern Sie das Projekt mit dem Programm, das es erzeugt hat.</translation>
    </message>
    <message>
        <source>Fresnel approximation, pair by pair</source>
        <translation>Fresnel-Näherung, Paar für Paar</translation>
    </message>
    <message>
        <source>Parabolic waves summed for each pair of a point and a pixel, as in the literature; for comparison.</source>
        <translation>Parabolische Wellen, für jedes Paar aus Punkt und Pixel einzeln summiert wie in der Literatur; zum Vergleich.</translation>
    </message>
    <message>
        <source>At this distance the Fresnel approximation differs from the exact wave by about {0} of it (relative L2).</source>
        <translation>In diesem Abstand weicht die Fresnel-Näherung um etwa das {0}-Fache von der exakten Welle ab (relative L2-Norm).</translation>
    </message>
    <message>
        <source>Spherical waves, by tiled NUFFT</source>
        <translation>Kugelwellen, über gekachelte NUFFT</translation>
    </message>
    <message>
        <source>Exact waves by non-uniform FFTs of small tiles: the fastest for thousands of points.</source>
        <translation>Exakte Wellen durch nicht äquidistante FFTs kleiner Kacheln: am schnellsten bei Tausenden von Punkten.</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Without the sampling window a tolerance below {0} is not kept; give at least that, or use the window.</source>
        <translation>Ohne Abtastfenster wird eine Toleranz unter {0} nicht eingehalten; geben Sie mindestens diesen Wert an oder verwenden Sie das Fenster.</translation>
    </message>
    <message>
        <source>The device {0} does not offer the method &quot;{1}&quot;; choose another device, or one of the methods {2}.</source>
        <translation>Das Gerät {0} bietet das Verfahren „{1}“ nicht an; wählen Sie ein anderes Gerät oder eines der Verfahren {2}.</translation>
    </message>
    <message>
        <source>{0}: the spots need the columns x, y and z; one of them is missing.</source>
        <translation>{0}: Die Lichtpunkte brauchen die Spalten x, y und z; eine davon fehlt.</translation>
    </message>
    <message>
        <source>{0}: line {1}: the intensity is negative or not finite; give 0 (keep the spot dark) or more.</source>
        <translation>{0}: Zeile {1}: Die Intensität ist negativ oder nicht endlich; geben Sie 0 (Punkt dunkel halten) oder mehr an.</translation>
    </message>
    <message>
        <source>{0}: line {1}: a number is not finite; correct it or remove the spot.</source>
        <translation>{0}: Zeile {1}: Eine Zahl ist nicht endlich; berichtigen Sie sie oder entfernen Sie den Punkt.</translation>
    </message>
    <message>
        <source>{0} holds no spots; give one or more below the header row.</source>
        <translation>{0} enthält keine Lichtpunkte; geben Sie unter der Kopfzeile mindestens einen an.</translation>
    </message>
    <message>
        <source>Gerchberg-Saxton (GS)</source>
        <translation>Gerchberg-Saxton (GS)</translation>
    </message>
    <message>
        <source>Optimal rotation angle (ORA)</source>
        <translation>Optimaler Drehwinkel (ORA)</translation>
    </message>
    <message>
        <source>Spot {0} has a coordinate or a phase that is not a finite number; correct it or remove the spot.</source>
        <translation>Punkt {0} hat eine Koordinate oder Phase, die keine endliche Zahl ist; berichtigen oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <source>The intensity of spot {0} is {1}; give 0 (keep it dark) or more.</source>
        <translation>Die Intensität von Punkt {0} ist {1}; geben Sie 0 (dunkel halten) oder mehr an.</translation>
    </message>
    <message>
        <source>Spot {0} has z = {1}, which is in the hologram; without a lens a spot needs a distance of a wavelength or more.</source>
        <translation>Punkt {0} hat z = {1} und liegt damit im Hologramm; ohne Linse braucht ein Punkt einen Abstand von mindestens einer Wellenlänge.</translation>
    </message>
    <message>
        <source>Spot {0} at {1} is outside the field that the pixels reach; there |x| may be {2} and |y| {3} at most.</source>
        <translation>Punkt {0} bei {1} liegt außerhalb des Felds, das die Pixel erreichen; dort darf |x| höchstens {2} und |y| höchstens {3} sein.</translation>
    </message>
    <message>
        <source>{0} more spots have such faults.</source>
        <translation>{0} weitere Punkte haben solche Fehler.</translation>
    </message>
    <message>
        <source>Spots {0} and {1} lie at the same place, {2}; move or remove one of them.</source>
        <translation>Die Punkte {0} und {1} liegen am selben Ort, {2}; verschieben oder entfernen Sie einen davon.</translation>
    </message>
    <message>
        <source>There are no spots; give one or more.</source>
        <translation>Es gibt keine Lichtpunkte; geben Sie mindestens einen an.</translation>
    </message>
    <message>
        <source>All spots have the intensity 0; give at least one of them some light.</source>
        <translation>Alle Punkte haben die Intensität 0; geben Sie mindestens einem davon Licht.</translation>
    </message>
    <message>
        <source>The plate has no pixels; give its size, as in 512x512.</source>
        <translation>Die Platte hat keine Pixel; geben Sie ihre Größe an, etwa 512x512.</translation>
    </message>
    <message>
        <source>The pixel pitch is not positive; give one such as 8um.</source>
        <translation>Der Pixelabstand ist nicht positiv; geben Sie einen wie 8um an.</translation>
    </message>
    <message>
        <source>The wavelength is not positive; give one such as 532nm.</source>
        <translation>Die Wellenlänge ist nicht positiv; geben Sie eine wie 532nm an.</translation>
    </message>
    <message>
        <source>The focal length is not positive; give one such as 200mm.</source>
        <translation>Die Brennweite ist nicht positiv; geben Sie eine wie 200mm an.</translation>
    </message>
    <message>
        <source>A pattern needs 2 to 65536 levels, or 0 for any phase.</source>
        <translation>Ein Muster braucht 2 bis 65536 Stufen, oder 0 für beliebige Phasen.</translation>
    </message>
    <message>
        <source>The beam&apos;s waist is not positive; give one such as 3mm.</source>
        <translation>Der Strahlradius ist nicht positiv; geben Sie einen wie 3mm an.</translation>
    </message>
    <message>
        <source>The picture of the beam is dark everywhere, or has a value that is negative or not finite.</source>
        <translation>Das Bild des Strahls ist überall dunkel oder hat einen Wert, der negativ oder nicht endlich ist; geben Sie ein anderes an.</translation>
    </message>
    <message>
        <source>A stop rule has a value that is not a finite number.</source>
        <translation>Eine Abbruchregel hat einen Wert, der keine endliche Zahl ist.</translation>
    </message>
    <message>
        <source>{0} spots on {1} x {2} pixels need {3} of memory and {4} are free; at most {5} spots fit.</source>
        <translation>{0} Lichtpunkte auf {1} x {2} Pixeln brauchen {3} Speicher, frei sind {4}; höchstens {5} Punkte passen.</translation>
    </message>
    <message>
        <source>Random superposition</source>
        <translation>Zufällige Überlagerung</translation>
    </message>
    <message>
        <source>Weighted GS (Kim)</source>
        <translation>Gewichteter GS (Kim)</translation>
    </message>
    <message>
        <source>Weighted GS (Nogrette)</source>
        <translation>Gewichteter GS (Nogrette)</translation>
    </message>
    <message>
        <source>Gentler corrections, for many spots or noisy ones.</source>
        <translation>Sanftere Korrekturen, für viele oder verrauschte Punkte.</translation>
    </message>
    <message>
        <source>Weighted GS (Leonardo)</source>
        <translation>Gewichteter GS (Leonardo)</translation>
    </message>
    <message>
        <source>install the NVIDIA driver and the CUDA run-time libraries</source>
        <translation>installieren Sie den NVIDIA-Treiber und die CUDA-Laufzeitbibliotheken</translation>
    </message>
    <message>
        <source>install an OpenCL ICD loader</source>
        <translation>installieren Sie einen OpenCL-ICD-Lader</translation>
    </message>
    <message>
        <source>{0} was not found: {1}</source>
        <translation>{0} wurde nicht gefunden: {1}</translation>
    </message>
    <message>
        <source>the {0} module could not be opened: {1}</source>
        <translation>das {0}-Modul ließ sich nicht öffnen: {1}</translation>
    </message>
    <message>
        <source>there is no {0} module ({1}): it is in the package {2}, or built with the program where {0} is found</source>
        <translation>es gibt kein {0}-Modul ({1}): es ist im Paket {2}, oder wird mit dem Programm gebaut, wo sich {0} findet</translation>
    </message>
    <message>
        <source>{0} belongs to another version of this program: install the two together</source>
        <translation>{0} gehört zu einer anderen Version dieses Programms: installieren Sie beide zusammen</translation>
    </message>
    <message>
        <source>the back-end {0} found no device</source>
        <translation>das Backend {0} hat kein Gerät gefunden</translation>
    </message>
    <message>
        <source>There is no device &quot;{0}&quot;: {1}.</source>
        <translation>Es gibt kein Gerät „{0}“: {1}.</translation>
    </message>
    <message>
        <source>There is no device &quot;{0}&quot;; there are: {1}.</source>
        <translation>Es gibt kein Gerät „{0}“; vorhanden sind: {1}.</translation>
    </message>
    <message>
        <source>the NVIDIA driver is too old: it supports CUDA {0}, this program needs {1}; install a newer driver</source>
        <translation>der NVIDIA-Treiber ist zu alt: er unterstützt CUDA {0}, dieses Programm braucht {1}; installieren Sie einen neueren Treiber</translation>
    </message>
    <message>
        <source>install the NVIDIA driver</source>
        <translation>installieren Sie den NVIDIA-Treiber</translation>
    </message>
    <message>
        <source>there is no NVIDIA GPU, or CUDA_VISIBLE_DEVICES hides it</source>
        <translation>es gibt keine NVIDIA-GPU, oder CUDA_VISIBLE_DEVICES verbirgt sie</translation>
    </message>
    <message>
        <source>the NVIDIA driver cannot be used: {0}</source>
        <translation>der NVIDIA-Treiber ist nicht nutzbar: {0}</translation>
    </message>
    <message>
        <source>the list of CUDA devices failed: {0}</source>
        <translation>die CUDA-Geräte ließen sich nicht auflisten: {0}</translation>
    </message>
    <message>
        <source>no OpenCL platform is installed: install the driver of your GPU, or PoCL to compute on the CPU</source>
        <translation>es ist keine OpenCL-Plattform installiert: installieren Sie den Treiber Ihrer GPU, oder PoCL, um auf der CPU zu rechnen</translation>
    </message>
    <message>
        <source>the OpenCL platforms here have no device: check the driver of your GPU and that you may open its device files</source>
        <translation>die OpenCL-Plattformen hier haben kein Gerät: prüfen Sie den Treiber Ihrer GPU und ob Sie deren Gerätedateien öffnen dürfen</translation>
    </message>
    <message>
        <source>it is not available</source>
        <translation>es ist nicht verfügbar</translation>
    </message>
    <message>
        <source>it has no compiler</source>
        <translation>es hat keinen Compiler</translation>
    </message>
    <message>
        <source>its work-groups are smaller than 256</source>
        <translation>seine Arbeitsgruppen sind kleiner als 256</translation>
    </message>
    <message>
        <source>it has less than 24 KiB of local memory</source>
        <translation>es hat weniger als 24 KiB lokalen Speicher</translation>
    </message>
    <message>
        <source>the OpenCL device {0} cannot be used: {1}</source>
        <translation>das OpenCL-Gerät {0} ist nicht nutzbar: {1}</translation>
    </message>
    <message>
        <source>an OpenCL platform failed: {0}</source>
        <translation>eine OpenCL-Plattform hat versagt: {0}</translation>
    </message>
    <message>
        <source>the list of OpenCL devices failed: {0}</source>
        <translation>die OpenCL-Geräte ließen sich nicht auflisten: {0}</translation>
    </message>
    <message>
        <source>There is no device &quot;{0}&quot; any more.</source>
        <translation>Das Gerät „{0}“ gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>There is no device &quot;{0}&quot; any more: {1}.</source>
        <translation>Das Gerät „{0}“ gibt es nicht mehr: {1}.</translation>
    </message>
    <message>
        <source>The name of a file is empty; give one.</source>
        <translation>Ein Dateiname ist leer; geben Sie einen an.</translation>
    </message>
    <message>
        <source>{0}: this format holds one picture in a file; give a name that ends in .tif.</source>
        <translation>{0}: Dieses Format fasst ein Bild je Datei; geben Sie einen Namen mit der Endung .tif an.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>The fastest method that keeps the tolerance against the exact wave; the notes of the result say which and why.</source>
        <translation>Das schnellste Verfahren, das die Toleranz gegenüber der exakten Welle einhält; die Hinweise zum Ergebnis sagen, welches und warum.</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>Einrasten</translation>
    </message>
    <message>
        <source>Move each point to the middle of the nearest pixel and to the nearest depth plane.</source>
        <translation>Jeden Punkt in die Mitte des nächsten Pixels und auf die nächste Tiefenebene rücken.</translation>
    </message>
    <message>
        <source>Depth planes</source>
        <translation>Tiefenebenen</translation>
    </message>
    <message>
        <source>Most planes of constant depth that points are put on.</source>
        <translation>Höchstzahl der Ebenen gleicher Tiefe, auf die Punkte gelegt werden.</translation>
    </message>
    <message>
        <source>Snapping would put points nearer to the plate than one wavelength; give more depth planes or move the object.</source>
        <translation>Durch Einrasten lägen Punkte näher als eine Wellenlänge an der Platte; geben Sie mehr Tiefenebenen an oder verschieben Sie das Objekt.</translation>
    </message>
    <message>
        <source>The points spread over more than {0} pixels, which the packed places of the method nlut cannot hold; choose another method.</source>
        <translation>Die Punkte erstrecken sich über mehr als {0} Pixel, was die gepackten Orte des Verfahrens nlut nicht fassen; wählen Sie ein anderes Verfahren.</translation>
    </message>
    <message>
        <source>Look-up tables of depth planes (1-D N-LUT)</source>
        <translation>Tabellen von Tiefenebenen (1-D-N-LUT)</translation>
    </message>
    <message>
        <source>Parabolic waves from one pair of tables per depth plane, for points moved to pixels and planes; for comparison with the literature.</source>
        <translation>Parabolische Wellen aus einem Tabellenpaar je Tiefenebene, für auf Pixel und Ebenen verschobene Punkte; zum Vergleich mit der Literatur.</translation>
    </message>
    <message>
        <source>Wavefront-recording plane</source>
        <translation>Aufzeichnungsebene für Wellenfronten</translation>
    </message>
    <message>
        <source>Exact waves drawn on small zones of a plane near the points, then a Fourier transform to the plate; for small objects far from it.</source>
        <translation>Exakte Wellen auf kleinen Zonen einer Ebene nahe den Punkten, dann eine Fourier-Transformation zur Platte; für kleine Objekte weit von ihr.</translation>
    </message>
    <message>
        <source>Simulated annealing</source>
        <translation>Simulierte Abkühlung</translation>
    </message>
    <message>
        <source>Direct search</source>
        <translation>Direkte Suche</translation>
    </message>
    <message>
        <source>Direct search and annealing compare levels; give 2 or more.</source>
        <translation>Direkte Suche und Abkühlung vergleichen Stufen; geben Sie 2 oder mehr an.</translation>
    </message>
    <message>
        <source>Direct search and annealing leave the phases of spots free; remove the phases, or choose another algorithm.</source>
        <translation>Direkte Suche und Abkühlung lassen die Phasen der Lichtpunkte frei; entfernen Sie die Phasen oder wählen Sie einen anderen Algorithmus.</translation>
    </message>
    <message>
        <source>{0} is the checkpoint of another design; give the input and options that it was made with.</source>
        <translation>{0} ist der Zwischenstand eines anderen Entwurfs; geben Sie Eingaben und Optionen an, mit denen er entstand.</translation>
    </message>
    <message>
        <source>{0} is damaged or no checkpoint of such a design; begin the design anew.</source>
        <translation>{0} ist beschädigt oder kein Zwischenstand eines solchen Entwurfs; beginnen Sie den Entwurf neu.</translation>
    </message>
    <message>
        <source>The picture goes beyond its plane, which is {0} wide and {1} high; make it smaller or move it.</source>
        <translation>Das Bild ragt über seine Ebene hinaus, die {0} breit und {1} hoch ist; verkleinern oder verschieben Sie es.</translation>
    </message>
    <message>
        <source>{0} has {1} planes; give a picture with one, or with red, green and blue.</source>
        <translation>{0} hat {1} Ebenen; geben Sie ein Bild mit einer an, oder mit Rot, Grün und Blau.</translation>
    </message>
    <message>
        <source>Mixed-region amplitude freedom (MRAF)</source>
        <translation>Amplitudenfreiheit außerhalb des Signals (MRAF)</translation>
    </message>
    <message>
        <source>Smooth pictures: light that would disturb goes outside the signal region.</source>
        <translation>Glatte Bilder: störendes Licht geht in Bereiche außerhalb des Signals.</translation>
    </message>
    <message>
        <source>There is no picture; give one or more.</source>
        <translation>Es gibt kein Bild; geben Sie eines oder mehrere an.</translation>
    </message>
    <message>
        <source>Gradient descent (Adam)</source>
        <translation>Gradientenabstieg (Adam)</translation>
    </message>
    <message>
        <source>The least error where much light may go outside the signal region.</source>
        <translation>Der kleinste Fehler, wo viel Licht außerhalb des Signalbereichs liegen darf.</translation>
    </message>
    <message>
        <source>above the tolerance of {0}</source>
        <translation>über der Toleranz von {0}</translation>
    </message>
    <message>
        <source>Errors of point methods</source>
        <translation>Fehler der Punktverfahren</translation>
    </message>
    <message>
        <source>errors of every method over distance, pixel pitch and depth of the points</source>
        <translation>Fehler aller Verfahren über Abstand, Pixelraster und Tiefe der Punkte</translation>
    </message>
    <message>
        <source>Patterns of spots</source>
        <translation>Muster aus Lichtpunkten</translation>
    </message>
    <message>
        <source>a grid, a crystal and a quasicrystal of spots by every algorithm; median (worst) of 20 seeds</source>
        <translation>ein Gitter, ein Kristall und ein Quasikristall aus Lichtpunkten mit allen Algorithmen; Median (schlechtester) aus 20 Startwerten</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>eff. pairs</source>
        <translation>eff. Paare</translation>
    </message>
    <message>
        <source>about {0}</source>
        <translation>etwa {0}</translation>
    </message>
    <message>
        <source>Speed of point methods</source>
        <translation>Geschwindigkeit der Punktverfahren</translation>
    </message>
    <message>
        <source>{0} of FFTW&apos;s time</source>
        <translation>{0} der Zeit von FFTW</translation>
    </message>
    <message>
        <source>planned in {0}</source>
        <translation>geplant in {0}</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>Propagation</translation>
    </message>
    <message>
        <source>a field carried to another plane</source>
        <translation>ein Feld, in eine andere Ebene propagiert</translation>
    </message>
    <message>
        <source>Spot designs</source>
        <translation>Lichtpunktentwürfe</translation>
    </message>
    <message>
        <source>random spots of light by the optimal rotation angle</source>
        <translation>zufällige Lichtpunkte mit dem optimalen Drehwinkel</translation>
    </message>
    <message>
        <source>left out: {0}</source>
        <translation>ausgelassen: {0}</translation>
    </message>
    <message>
        <source>tolerance {0}</source>
        <translation>Toleranz {0}</translation>
    </message>
    <message>
        <source>tolerance {0}, by {1}</source>
        <translation>Toleranz {0}, mit {1}</translation>
    </message>
    <message>
        <source>not measured here: {0}</source>
        <translation>nicht hier gemessen: {0}</translation>
    </message>
    <message>
        <source>Spots</source>
        <translation>Lichtpunkte</translation>
    </message>
    <message>
        <source>Spot array</source>
        <translation>Punktgitter</translation>
    </message>
    <message>
        <source>100 spots of equal power behind a lens, for a phase modulator.</source>
        <translation>100 gleich helle Lichtpunkte hinter einer Linse, für einen Phasenmodulator.</translation>
    </message>
    <message>
        <source>Traps at three depths</source>
        <translation>Fallen in drei Tiefen</translation>
    </message>
    <message>
        <source>Rings of 12 spots before, in and behind the focal plane of a lens.</source>
        <translation>Ringe aus 12 Lichtpunkten vor, in und hinter der Brennebene einer Linse.</translation>
    </message>
    <message>
        <source>Exponent β</source>
        <translation>Exponent β</translation>
    </message>
    <message>
        <source>Of the weights&apos; correction: more is evener, 0 is brightest.</source>
        <translation>Der Korrektur der Gewichte: mehr ist gleichmäßiger, 0 am hellsten.</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Of the weights&apos; correction, 0 to less than 1.</source>
        <translation>Der Korrektur der Gewichte, von 0 bis unter 1.</translation>
    </message>
    <message>
        <source>Uniformity weight</source>
        <translation>Gewicht der Gleichmäßigkeit</translation>
    </message>
    <message>
        <source>How much uniformity counts against efficiency.</source>
        <translation>Wie viel Gleichmäßigkeit gegenüber dem Wirkungsgrad zählt.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Temperatur</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Abkühlung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Superposition, random phases</source>
        <translation>Überlagerung, zufällige Phasen</translation>
    </message>
    <message>
        <source>A random phase a pixel</source>
        <translation>Eine zufällige Phase je Pixel</translation>
    </message>
    <message>
        <source>Until uniformity</source>
        <translation>Bis Gleichmäßigkeit</translation>
    </message>
    <message>
        <source>Until efficiency</source>
        <translation>Bis Wirkungsgrad</translation>
    </message>
    <message>
        <source>End at this efficiency, such as 0.9; 0 for never.</source>
        <translation>Bei diesem Wirkungsgrad enden, etwa 0.9; 0 für nie.</translation>
    </message>
    <message>
        <source>Until no gain</source>
        <translation>Bis kein Gewinn mehr</translation>
    </message>
    <message>
        <source>Until seconds</source>
        <translation>Bis Sekunden</translation>
    </message>
    <message>
        <source>End after this time; 0 for never.</source>
        <translation>Nach dieser Zeit enden; 0 für nie.</translation>
    </message>
    <message>
        <source>Free space, paraxial</source>
        <translation>Freier Raum, paraxial</translation>
    </message>
    <message>
        <source>Free space, exact</source>
        <translation>Freier Raum, exakt</translation>
    </message>
    <message>
        <source>Focal length</source>
        <translation>Brennweite</translation>
    </message>
    <message>
        <source>Of the lens; z = 0 is its focal plane.</source>
        <translation>Der Linse; z = 0 ist ihre Brennebene.</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>Strahl</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>Gleichmäßig</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>Gaußförmig</translation>
    </message>
    <message>
        <source>Beam radius</source>
        <translation>Strahlradius</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Step x</source>
        <translation>Schritt x</translation>
    </message>
    <message>
        <source>Step y</source>
        <translation>Schritt y</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>Radius</translation>
    </message>
    <message>
        <source>First angle</source>
        <translation>Anfangswinkel</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>Winkel</translation>
    </message>
    <message>
        <source>Hexagonal lattice</source>
        <translation>Sechseckgitter</translation>
    </message>
    <message>
        <source>Shells</source>
        <translation>Schalen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>Centre x</source>
        <translation>Mitte x</translation>
    </message>
    <message>
        <source>Centre y</source>
        <translation>Mitte y</translation>
    </message>
    <message>
        <source>Centre z</source>
        <translation>Mitte z</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>Intensität</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>To the right.</source>
        <translation>Nach rechts.</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Upwards.</source>
        <translation>Nach oben.</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>From the focal plane of the lens, or from the hologram.</source>
        <translation>Von der Brennebene der Linse oder vom Hologramm aus.</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Intensity, in proportion to the others; 0 keeps the place dark.</source>
        <translation>Intensität im Verhältnis zu den anderen; 0 hält den Ort dunkel.</translation>
    </message>
    <message>
        <source>φ</source>
        <translation>φ</translation>
    </message>
    <message>
        <source>Phase; empty: free.</source>
        <translation>Phase; leer: frei.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Test star</source>
        <translation>Teststern</translation>
    </message>
    <message>
        <source>A picture in the far field of a lens, with a region for stray light.</source>
        <translation>Ein Bild im Fernfeld einer Linse, mit einem Bereich für Streulicht.</translation>
    </message>
    <message>
        <source>z of the picture: from the focal plane of the lens, or without a lens from the plate.</source>
        <translation>z des Bildes: von der Brennebene der Linse aus oder, ohne Linse, von der Platte aus.</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Of the picture in its plane.</source>
        <translation>Des Bildes in seiner Ebene.</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>Gamma</translation>
    </message>
    <message>
        <source>Intensity is the grey value to this power.</source>
        <translation>Die Intensität ist der Grauwert hoch diese Zahl.</translation>
    </message>
    <message>
        <source>Signal region</source>
        <translation>Signalbereich</translation>
    </message>
    <message>
        <source>Where the picture counts; elsewhere light is free to go, as noise.</source>
        <translation>Wo das Bild zählt; anderswo darf Licht als Rauschen hin.</translation>
    </message>
    <message>
        <source>A rectangle</source>
        <translation>Ein Rechteck</translation>
    </message>
    <message>
        <source>The whole plane</source>
        <translation>Die ganze Ebene</translation>
    </message>
    <message>
        <source>Region width</source>
        <translation>Bereichsbreite</translation>
    </message>
    <message>
        <source>Of the signal region.</source>
        <translation>Des Signalbereichs.</translation>
    </message>
    <message>
        <source>Region height</source>
        <translation>Bereichshöhe</translation>
    </message>
    <message>
        <source>Region centre x</source>
        <translation>Bereichsmitte x</translation>
    </message>
    <message>
        <source>Region centre y</source>
        <translation>Bereichsmitte y</translation>
    </message>
    <message>
        <source>Far-field samples</source>
        <translation>Abtastwerte im Fernfeld</translation>
    </message>
    <message>
        <source>Per axis and pixel; with 2 the light between the pixels&apos; own samples is shaped, too.</source>
        <translation>Je Achse und Pixel; mit 2 wird auch das Licht zwischen den eigenen Abtastwerten der Pixel geformt.</translation>
    </message>
    <message>
        <source>Signal share</source>
        <translation>Signalanteil</translation>
    </message>
    <message>
        <source>Less is smoother and darker.</source>
        <translation>Weniger ist glatter und dunkler.</translation>
    </message>
    <message>
        <source>Phase step</source>
        <translation>Phasenschritt</translation>
    </message>
    <message>
        <source>Smooth, without speckle</source>
        <translation>Glatt, ohne Speckle</translation>
    </message>
    <message>
        <source>Until error</source>
        <translation>Bis Fehler</translation>
    </message>
    <message>
        <source>End at this error, such as 0.05; 0 for never.</source>
        <translation>Bei diesem Fehler enden, etwa 0.05; 0 für nie.</translation>
    </message>
    <message>
        <source>The signal region goes beyond its plane, which is {0} wide and {1} high; make it smaller or move it.</source>
        <translation>Der Signalbereich ragt über seine Ebene hinaus, die {0} breit und {1} hoch ist; verkleinern oder verschieben Sie ihn.</translation>
    </message>
    <message>
        <source>A phase pattern is designed for one wavelength; give one.</source>
        <translation>Ein Phasenmuster wird für eine Wellenlänge entworfen; geben Sie eine an.</translation>
    </message>
    <message>
        <source>The pattern is designed for a device that turns the phase; choose the encoding &quot;Phase&quot;.</source>
        <translation>Das Muster wird für ein Gerät entworfen, das die Phase dreht; wählen Sie die Kodierung „Phase“.</translation>
    </message>
    <message>
        <source>{0} x the fastest; {1}</source>
        <translation>{0}-mal so lange wie die schnellste; {1}</translation>
    </message>
    <message>
        <source>Choice of the method</source>
        <translation>Wahl des Verfahrens</translation>
    </message>
    <message>
        <source>every method that keeps a tolerance against the exact wave, beside what the method auto takes</source>
        <translation>jedes Verfahren, das eine Toleranz gegenüber der exakten Welle einhält, neben dem, das auto nimmt</translation>
    </message>
    <message>
        <source>{0}: the folder cannot be made; make room on the disk, or allow writing there.</source>
        <translation>{0}: Der Ordner kann nicht angelegt werden; schaffen Sie Platz auf dem Datenträger oder erlauben Sie dort das Schreiben.</translation>
    </message>
    <message>
        <source>{0} is damaged; begin the design anew.</source>
        <translation>{0} ist beschädigt; beginnen Sie den Entwurf neu.</translation>
    </message>
    <message>
        <source>{0} has {1} planes; give a file with one, such as a grey picture.</source>
        <translation>{0} hat {1} Ebenen; geben Sie eine Datei mit einer an, etwa ein Graustufenbild.</translation>
    </message>
    <message>
        <source>Picture from a file</source>
        <translation>Bild aus einer Datei</translation>
    </message>
    <message>
        <source>A given pattern</source>
        <translation>Ein vorgegebenes Muster</translation>
    </message>
    <message>
        <source>The start pattern is missing; give one of {0} x {1} pixels.</source>
        <translation>Das Anfangsmuster fehlt; geben Sie eines mit {0} x {1} Pixeln an.</translation>
    </message>
    <message>
        <source>The start pattern has {0} x {1} pixels where the plate has {2} x {3}; give one of the plate&apos;s size.</source>
        <translation>Das Anfangsmuster hat {0} x {1} Pixel, die Platte {2} x {3}; geben Sie eines von der Größe der Platte an.</translation>
    </message>
    <message>
        <source>The start pattern has a phase that is not finite; give another.</source>
        <translation>Das Anfangsmuster hat eine Phase, die nicht endlich ist; geben Sie ein anderes an.</translation>
    </message>
    <message>
        <source>Picture {0}: {1}</source>
        <translation>Bild {0}: {1}</translation>
    </message>
    <message>
        <source>Tables of two papers</source>
        <translation>Tabellen zweier Aufsätze</translation>
    </message>
    <message>
        <source>the tables of Shimobaba et al. (2010) and of Kwon et al. (2014), recomputed by every method</source>
        <translation>die Tabellen von Shimobaba et al. (2010) und Kwon et al. (2014), mit jedem Verfahren nachgerechnet</translation>
    </message>
    <message>
        <source>Chosen: {0}; at a tolerance of {1} no other method of this device is faster here.</source>
        <translation>Gewählt: {0}; bei einer Toleranz von {1} ist hier kein anderes Verfahren dieses Geräts schneller.</translation>
    </message>
    <message>
        <source>Chosen: {0}, about {1} times as fast as the direct exact sum; it differs from the exact wave by about {3} only, where {2} is tolerated.</source>
        <translation>Gewählt: {0}, etwa {1}-mal so schnell wie die direkte exakte Summe; es weicht nur um etwa {3} von der exakten Welle ab, und {2} ist erlaubt.</translation>
    </message>
    <message>
        <source>Chosen: {0}, about {1} times as fast as the direct exact sum at a tolerance of {2}.</source>
        <translation>Gewählt: {0}, bei einer Toleranz von {2} etwa {1}-mal so schnell wie die direkte exakte Summe.</translation>
    </message>
    <message>
        <source>The device {0} has {1} of memory, and {2} are needed there; choose fewer pixels or less zero padding, or another device.</source>
        <translation>Das Gerät {0} hat {1} Speicher, und dort werden {2} gebraucht; wählen Sie weniger Pixel, weniger Nullauffüllung oder ein anderes Gerät.</translation>
    </message>
    <message>
        <source>Snapping moves points by up to {0} sideways and {1} in depth, to {2} depth planes; packed they take {3}.</source>
        <translation>Einrasten verschiebt Punkte um bis zu {0} seitlich und {1} in der Tiefe, auf {2} Tiefenebenen; gepackt belegen sie {3}.</translation>
    </message>
    <message>
        <source>The light between the far field&apos;s samples is not designed and speckles, which the reconstruction shows. Far-field samples of 2 design it, too, in about three times the time; a reconstruction with zero padding of 1 shows the samples alone.</source>
        <translation>Das Licht zwischen den Abtastwerten des Fernfelds wird nicht entworfen und ist fleckig; die Rekonstruktion zeigt es. Mit „Abtastwerte im Fernfeld“ 2 wird es mit entworfen, in etwa der dreifachen Zeit; mit Nullauffüllung 1 zeigt die Rekonstruktion nur die Abtastwerte selbst.</translation>
    </message>
    <message>
        <source>Spots {0} and {1} lie closer together than light of this plate can be focused there ({2} by {3}, {4} along z). They merge, and the efficiency counts their light more than once; move them apart.</source>
        <translation>Die Lichtpunkte {0} und {1} liegen näher beieinander, als sich das Licht dieser Platte dort bündeln lässt ({2} mal {3}, {4} entlang z). Sie verschmelzen, und der Wirkungsgrad zählt ihr Licht mehrfach; rücken Sie sie auseinander.</translation>
    </message>
    <message>
        <source>JPEG image</source>
        <translation>JPEG-Bild</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Error that the sum may have, relative to a whole hologram whose waves do not cancel one another; a larger one is faster.</source>
        <translation>Fehler, den die Summe haben darf, bezogen auf ein ganzes Hologramm, dessen Wellen einander nicht auslöschen; ein größerer ist schneller.</translation>
    </message>
    <message>
        <source>fewer points: the {0} given take {1} of it</source>
        <translation>weniger Punkte: die {0} gegebenen nehmen {1} davon ein</translation>
    </message>
    <message>
        <source>fewer pixels, fewer wavelengths or less zero padding</source>
        <translation>weniger Pixel, weniger Wellenlängen oder weniger Nullauffüllung</translation>
    </message>
    <message>
        <source>fewer pixels or fewer wavelengths</source>
        <translation>weniger Pixel oder weniger Wellenlängen</translation>
    </message>
    <message>
        <source>fewer pixels or less zero padding</source>
        <translation>weniger Pixel oder weniger Nullauffüllung</translation>
    </message>
    <message>
        <source>fewer pixels</source>
        <translation>weniger Pixel</translation>
    </message>
    <message>
        <source>{0} x {1} pixels need {2} of memory and {3} are allowed; allow more, or choose {4}.</source>
        <translation>{0} x {1} Pixel brauchen {2} Speicher, erlaubt sind {3}; erlauben Sie mehr, oder wählen Sie {4}.</translation>
    </message>
    <message>
        <source>{0} x {1} pixels need {2} of memory and {3} are free; choose {4}.</source>
        <translation>{0} x {1} Pixel brauchen {2} Speicher, frei sind {3}; wählen Sie {4}.</translation>
    </message>
    <message>
        <source>holograms of random points or of a cloud, by every method</source>
        <translation>Hologramme zufälliger Punkte oder einer Punktwolke mit allen Verfahren</translation>
    </message>
    <message>
        <source>{0} is black everywhere; give a mask that is bright where the picture counts.</source>
        <translation>{0} ist überall schwarz; geben Sie eine Maske an, die hell ist, wo das Bild zählt.</translation>
    </message>
    <message>
        <source>An ellipse</source>
        <translation>Eine Ellipse</translation>
    </message>
    <message>
        <source>A polygon</source>
        <translation>Ein Vieleck</translation>
    </message>
    <message>
        <source>A mask</source>
        <translation>Eine Maske</translation>
    </message>
    <message>
        <source>The signal region is a polygon with {0} corners; draw one with three or more.</source>
        <translation>Der Signalbereich ist ein Vieleck mit {0} Ecken; zeichnen Sie eines mit dreien oder mehr.</translation>
    </message>
    <message>
        <source>The signal region has no mask yet; choose a file, or another form.</source>
        <translation>Der Signalbereich hat noch keine Maske; wählen Sie eine Datei oder eine andere Form.</translation>
    </message>
    <message>
        <source>Aperture</source>
        <translation>Blende</translation>
    </message>
    <message>
        <source>A stop around the middle of the plate. Figures are shares of the light that passes; pixels with their centre outside get the phase 0.</source>
        <translation>Eine Blende um die Mitte der Platte. Kennzahlen sind Anteile am durchgelassenen Licht; Pixel, deren Mitte außerhalb liegt, erhalten die Phase 0.</translation>
    </message>
    <message>
        <source>None, the whole plate</source>
        <translation>Keine, die ganze Platte</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Kreis</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Aperture diameter</source>
        <translation>Blendendurchmesser</translation>
    </message>
    <message>
        <source>Of the circle.</source>
        <translation>Des Kreises.</translation>
    </message>
    <message>
        <source>Aperture width</source>
        <translation>Blendenbreite</translation>
    </message>
    <message>
        <source>Of the rectangle, along x.</source>
        <translation>Des Rechtecks, entlang x.</translation>
    </message>
    <message>
        <source>Aperture height</source>
        <translation>Blendenhöhe</translation>
    </message>
    <message>
        <source>Of the rectangle, along y.</source>
        <translation>Des Rechtecks, entlang y.</translation>
    </message>
    <message>
        <source>The aperture is smaller than a pixel or not finite; give one such as 4mm.</source>
        <translation>Die Blende ist kleiner als ein Pixel oder nicht endlich; geben Sie eine wie 4mm an.</translation>
    </message>
    <message>
        <source>install OpenImageIO</source>
        <translation>installieren Sie OpenImageIO</translation>
    </message>
    <message>
        <source>Image files cannot be read or written: {0}.</source>
        <translation>Bilddateien lassen sich weder lesen noch schreiben: {0}.</translation>
    </message>
    <message>
        <source>The {0} points would take {1} of memory; they are read piece by piece from a scratch file.</source>
        <translation>Die {0} Punkte würden {1} Speicher belegen; sie werden stückweise aus einer Hilfsdatei gelesen.</translation>
    </message>
    <message>
        <source>{0}: no scratch file could be written there for points that memory is not to hold ({1}); free some space, let TMPDIR name another folder or allow more memory.</source>
        <translation>{0}: Hier ließ sich keine Hilfsdatei für Punkte schreiben, die der Speicher nicht halten soll ({1}); schaffen Sie Platz, nennen Sie in TMPDIR einen anderen Ordner oder erlauben Sie mehr Speicher.</translation>
    </message>
    <message>
        <source>{0}: the scratch file of the points there could not be read again ({1}); check the disk or let TMPDIR name another folder.</source>
        <translation>{0}: Die Hilfsdatei der Punkte hier ließ sich nicht wieder lesen ({1}); prüfen Sie den Datenträger oder nennen Sie in TMPDIR einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The tables of a plane would take {0}, those of all {1}.</source>
        <translation>Die Tabellen einer Ebene würden {0} belegen, die aller {1}.</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Linse</translation>
    </message>
    <message>
        <source>Stands in the hologram; z counts from its focal plane. Without it z counts from the plate.</source>
        <translation>Steht im Hologramm; z zählt von ihrer Brennebene aus. Ohne Linse zählt z von der Platte aus.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>How light gets to the spots; paraxial is faster.</source>
        <translation>Wie das Licht zu den Punkten gelangt; paraxial ist schneller.</translation>
    </message>
    <message>
        <source>The most light where it is wanted, shared unevenly.</source>
        <translation>Das meiste Licht dort, wo es gewünscht ist, ungleich verteilt.</translation>
    </message>
    <message>
        <source>Even brightness on any set of levels; its exponent β trades evenness for light.</source>
        <translation>Gleichmäßige Helligkeit mit beliebigen Stufen; der Exponent β tauscht Gleichmäßigkeit gegen Licht.</translation>
    </message>
    <message>
        <source>There is no algorithm &quot;{0}&quot;; there are: {1}.</source>
        <translation>Es gibt keinen Algorithmus „{0}“; es gibt: {1}.</translation>
    </message>
    <message>
        <source>The levels let light pass, more where the real part of the field is larger; the twin image lies on the axis, too.</source>
        <translation>Die Stufen lassen Licht durch, mehr, wo der Realteil des Feldes größer ist; auch das Zwillingsbild liegt auf der Achse.</translation>
    </message>
    <message>
        <source>There is no encoding &quot;{0}&quot;; choose one of: {1}.</source>
        <translation>Eine Kodierung „{0}“ gibt es nicht; wählen Sie eine von: {1}.</translation>
    </message>
    <message>
        <source>The levels are the fringes of the field with a tilted reference wave, which parts the picture from its twin.</source>
        <translation>Die Stufen sind die Streifen des Feldes mit einer geneigten Referenzwelle, die das Bild von seinem Zwilling trennt.</translation>
    </message>
    <message>
        <source>The levels turn the phase of the light; amplitudes are left out.</source>
        <translation>Die Stufen drehen die Phase des Lichts; Amplituden entfallen.</translation>
    </message>
    <message>
        <source>How the light gets there where it meets no lens.</source>
        <translation>Wie das Licht dorthin gelangt, wo keine Linse steht.</translation>
    </message>
    <message>
        <source>Encoded levels</source>
        <translation>Kodierte Stufen</translation>
    </message>
    <message>
        <source>Hologram field</source>
        <translation>Hologrammfeld</translation>
    </message>
    <message>
        <source>The complex light in the plane of the hologram.</source>
        <translation>Das komplexe Licht in der Ebene des Hologramms.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a kind of output; use one of: {1}.</source>
        <translation>„{0}“ ist keine Art von Ausgabe; verwenden Sie eine von: {1}.</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>What of the result the file holds.</source>
        <translation>Was vom Ergebnis die Datei enthält.</translation>
    </message>
    <message>
        <source>Angular spectrum</source>
        <translation>Winkelspektrum</translation>
    </message>
    <message>
        <source>Plane waves in every direction; right at any distance.</source>
        <translation>Ebene Wellen in jede Richtung; richtig in jedem Abstand.</translation>
    </message>
    <message>
        <source>Fraunhofer, far field</source>
        <translation>Fraunhofer, Fernfeld</translation>
    </message>
    <message>
        <source>One Fourier transform; the pixel pitch grows with the distance.</source>
        <translation>Eine Fourier-Transformation; der Pixelabstand wächst mit dem Abstand.</translation>
    </message>
    <message>
        <source>The angular spectrum for directions near the axis.</source>
        <translation>Das Winkelspektrum für Richtungen nahe der Achse.</translation>
    </message>
    <message>
        <source>There is no propagation &quot;{0}&quot;; choose one of: {1}.</source>
        <translation>Eine Propagation „{0}“ gibt es nicht; wählen Sie eine von: {1}.</translation>
    </message>
    <message>
        <source>Band limit</source>
        <translation>Bandbegrenzung</translation>
    </message>
    <message>
        <source>Leave out the frequencies that are sampled too coarsely at the distance.</source>
        <translation>Frequenzen weglassen, die im jeweiligen Abstand zu grob abgetastet sind.</translation>
    </message>
    <message>
        <source>Any phase</source>
        <translation>Beliebige Phase</translation>
    </message>
    <message>
        <source>Let the pattern of a solver take any phase instead of levels.</source>
        <translation>Das Muster eines Solvers darf statt Stufen jede Phase annehmen.</translation>
    </message>
    <message>
        <source>Point cloud</source>
        <translation>Punktwolke</translation>
    </message>
    <message>
        <source>Points that send light, as read from a file.</source>
        <translation>Punkte, die Licht aussenden, aus einer Datei gelesen.</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solver</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>Ecken</translation>
    </message>
    <message>
        <source>x, y of each corner in parts of the region: -0.5 to 0.5, y up.</source>
        <translation>x, y jeder Ecke in Teilen des Bereichs: -0.5 bis 0.5, y nach oben.</translation>
    </message>
    <message>
        <source>Target image</source>
        <translation>Zielbild</translation>
    </message>
    <message>
        <source>A picture of light in a plane.</source>
        <translation>Ein Bild aus Licht in einer Ebene.</translation>
    </message>
    <message>
        <source>Mask of the signal region</source>
        <translation>Maske des Signalbereichs</translation>
    </message>
    <message>
        <source>numbers separated by commas</source>
        <translation>durch Kommas getrennte Zahlen</translation>
    </message>
    <message>
        <source>The pattern that the first iteration begins with.</source>
        <translation>Das Muster, mit dem die erste Iteration beginnt.</translation>
    </message>
    <message>
        <source>Superposition, phases of a warm start</source>
        <translation>Überlagerung, Phasen eines Warmstarts</translation>
    </message>
    <message>
        <source>Warm-start iterations</source>
        <translation>Warmstart-Iterationen</translation>
    </message>
    <message>
        <source>Iterations on the middle of the plate that find the phases.</source>
        <translation>Iterationen auf der Mitte der Platte, die die Phasen finden.</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>End at this uniformity of spots, such as 0.99; 0 for never.</source>
        <translation>Bei dieser Gleichmäßigkeit der Lichtpunkte enden, etwa 0.99; 0 für nie.</translation>
    </message>
    <message>
        <source>End after this many iterations without a better pattern; 0 for never.</source>
        <translation>Nach so vielen Iterationen ohne besseres Muster enden; 0 für nie.</translation>
    </message>
    <message>
        <source>How the field of the plate is found: as the sum of all light, or as a phase pattern that iterations make better.</source>
        <translation>Wie das Feld der Platte gefunden wird: als Summe allen Lichts oder als Phasenmuster, das Iterationen verbessern.</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>üblich</translation>
    </message>
    <message>
        <source>Single places of light, such as optical traps.</source>
        <translation>Einzelne Orte mit Licht, etwa optische Fallen.</translation>
    </message>
    <message>
        <source>Table of spots</source>
        <translation>Tabelle der Lichtpunkte</translation>
    </message>
    <message>
        <source>There is nothing to show; import something, or show a source that is hidden.</source>
        <translation>Es gibt nichts zu zeigen; importieren Sie etwas oder blenden Sie eine verborgene Quelle ein.</translation>
    </message>
    <message>
        <source>The light of a source of the kind &quot;{0}&quot; cannot be summed; choose another solver, or hide the source.</source>
        <translation>Das Licht einer Quelle der Art „{0}“ lässt sich nicht summieren; wählen Sie einen anderen Solver oder blenden Sie die Quelle aus.</translation>
    </message>
    <message>
        <source>A sum is of light in free space: the lens is left out of account. Switch it off, or choose another solver.</source>
        <translation>Summiert wird Licht im freien Raum: Die Linse bleibt unberücksichtigt. Schalten Sie sie aus oder wählen Sie einen anderen Solver.</translation>
    </message>
    <message>
        <source>No pattern can be designed for a source of the kind &quot;{0}&quot;; choose the sum of all light, or hide the source.</source>
        <translation>Für eine Quelle der Art „{0}“ lässt sich kein Muster entwerfen; wählen Sie die Summe allen Lichts oder blenden Sie die Quelle aus.</translation>
    </message>
    <message>
        <source>Designing the pattern</source>
        <translation>Muster wird entworfen</translation>
    </message>
    <message>
        <source>Direct search that takes losses at first, to end in a better pattern after more iterations. It tries pixels on the host, whatever the device.</source>
        <translation>Direkte Suche, die anfangs Verluste hinnimmt, um nach mehr Iterationen bei einem besseren Muster zu enden. Sie probiert Pixel auf dem Hauptprozessor, gleich auf welchem Gerät.</translation>
    </message>
    <message>
        <source>Of the first iteration, in losses that a pixel can make.</source>
        <translation>Der ersten Iteration, in Verlusten, die ein Pixel bewirken kann.</translation>
    </message>
    <message>
        <source>Of the temperature, from iteration to iteration.</source>
        <translation>Der Temperatur, von Iteration zu Iteration.</translation>
    </message>
    <message>
        <source>For devices of few levels: each pixel takes the level that serves the spots best, in many iterations. It tries pixels on the host, whatever the device.</source>
        <translation>Für Geräte mit wenigen Stufen: Jedes Pixel nimmt in vielen Iterationen die Stufe, die den Lichtpunkten am besten dient. Es probiert Pixel auf dem Hauptprozessor, gleich auf welchem Gerät.</translation>
    </message>
    <message>
        <source>The number of iterations goes from 0 to 1000000.</source>
        <translation>Die Zahl der Iterationen reicht von 0 bis 1000000.</translation>
    </message>
    <message>
        <source>Of the phases in an iteration, in radians.</source>
        <translation>Der Phasen in einer Iteration, in Radiant.</translation>
    </message>
    <message>
        <source>Free iterations</source>
        <translation>Freie Iterationen</translation>
    </message>
    <message>
        <source>Iterations before the phases of the spots are fixed.</source>
        <translation>Iterationen, bevor die Phasen der Lichtpunkte festliegen.</translation>
    </message>
    <message>
        <source>Sum of all light</source>
        <translation>Summe allen Lichts</translation>
    </message>
    <message>
        <source>The waves of all sources are added; the encoding then makes a pattern of their sum.</source>
        <translation>Die Wellen aller Quellen werden addiert; die Kodierung macht dann aus ihrer Summe ein Muster.</translation>
    </message>
    <message>
        <source>One pattern at once, without iterations: quick, and uneven.</source>
        <translation>Ein Muster auf einmal, ohne Iterationen: schnell und ungleichmäßig.</translation>
    </message>
    <message>
        <source>Even spots within some twenty iterations.</source>
        <translation>Gleichmäßige Lichtpunkte nach etwa zwanzig Iterationen.</translation>
    </message>
    <message>
        <source>The picture is dark everywhere in its signal region; give one with light, or another region.</source>
        <translation>Das Bild ist in seinem Signalbereich überall dunkel; geben Sie eines mit Licht oder einen anderen Bereich an.</translation>
    </message>
    <message>
        <source>The picture lies in the hologram; without a lens it needs a distance of a wavelength or more.</source>
        <translation>Das Bild liegt im Hologramm; ohne Linse braucht es einen Abstand von mindestens einer Wellenlänge.</translation>
    </message>
    <message>
        <source>Direct search and annealing try single spots; choose another solver for a picture.</source>
        <translation>Direkte Suche und Abkühlen probieren einzelne Lichtpunkte; wählen Sie für ein Bild einen anderen Solver.</translation>
    </message>
    <message>
        <source>Only single spots have a warm start; choose another start for a picture.</source>
        <translation>Nur einzelne Lichtpunkte haben einen Warmstart; wählen Sie für ein Bild einen anderen Start.</translation>
    </message>
    <message>
        <source>There is no kind of source &quot;{0}&quot;; choose one of: {1}.</source>
        <translation>Es gibt keine Art von Quelle „{0}“; wählen Sie eine von: {1}.</translation>
    </message>
    <message>
        <source>{0} has a source of the kind &quot;{1}&quot;, which this program does not know: open it with a newer Fringe Studio.</source>
        <translation>{0} hat eine Quelle der Art „{1}“, die dieses Programm nicht kennt: Öffnen Sie es mit einem neueren Fringe Studio.</translation>
    </message>
    <message>
        <source>First distance</source>
        <translation>Erster Abstand</translation>
    </message>
    <message>
        <source>z of the first layer; the others follow evenly.</source>
        <translation>z der ersten Schicht; die anderen folgen gleichmäßig.</translation>
    </message>
    <message>
        <source>Last distance</source>
        <translation>Letzter Abstand</translation>
    </message>
    <message>
        <source>z of the last layer.</source>
        <translation>z der letzten Schicht.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>A stack of pictures at distances, such as the slices of a volume.</source>
        <translation>Ein Stapel von Bildern in Abständen, etwa die Schnitte eines Volumens.</translation>
    </message>
    <message>
        <source>Stack of pictures</source>
        <translation>Bilderstapel</translation>
    </message>
    <message>
        <source>There are no layers; import a stack of pictures.</source>
        <translation>Es gibt keine Schichten; importieren Sie einen Bilderstapel.</translation>
    </message>
    <message>
        <source>Adaptive-additive (GAA)</source>
        <translation>Adaptiv-additiv (GAA)</translation>
    </message>
    <message>
        <source>Between light as it falls and light as it is wanted, by a share.</source>
        <translation>Zwischen dem Licht, wie es fällt, und dem gewünschten, nach einem Anteil.</translation>
    </message>
    <message>
        <source>Adaptation</source>
        <translation>Anpassung</translation>
    </message>
    <message>
        <source>Share of the wanted amplitude in each aim: 1 is Gerchberg-Saxton.</source>
        <translation>Anteil der gewünschten Amplitude an jedem Ziel: 1 ist Gerchberg-Saxton.</translation>
    </message>
    <message>
        <source>Double phase</source>
        <translation>Doppelphase</translation>
    </message>
    <message>
        <source>Amplitudes, too, by phases that differ from pixel to pixel as on a chessboard; some light goes aside.</source>
        <translation>Auch Amplituden, durch Phasen, die sich wie auf einem Schachbrett von Pixel zu Pixel unterscheiden; etwas Licht geht zur Seite.</translation>
    </message>
    <message>
        <source>{0}: the pictures have {1} planes; one to four are read: grey or red, green and blue, and opacity.</source>
        <translation>{0}: Die Bilder haben {1} Ebenen; gelesen werden eine bis vier: Grau oder Rot, Grün und Blau, dazu Deckkraft.</translation>
    </message>
    <message>
        <source>{0}: entry {1}: {2}</source>
        <translation>{0}: Eintrag {1}: {2}</translation>
    </message>
    <message>
        <source>&quot;opacity&quot; is &quot;alpha&quot; or a number from 0 to 1.</source>
        <translation>„opacity“ ist „alpha“ oder eine Zahl von 0 bis 1.</translation>
    </message>
    <message>
        <source>it names no picture; write {&quot;image&quot;: &quot;a.png&quot;, &quot;z&quot;: &quot;100mm&quot;}.</source>
        <translation>Er nennt kein Bild; schreiben Sie {&quot;image&quot;: &quot;a.png&quot;, &quot;z&quot;: &quot;100mm&quot;}.</translation>
    </message>
    <message>
        <source>it has no distance; write &quot;z&quot;: &quot;100mm&quot;.</source>
        <translation>Er hat keinen Abstand; schreiben Sie &quot;z&quot;: &quot;100mm&quot;.</translation>
    </message>
    <message>
        <source>{0} is too long for a list of pictures.</source>
        <translation>{0} ist zu lang für eine Liste von Bildern.</translation>
    </message>
    <message>
        <source>{0} is no list of pictures; write [{&quot;image&quot;: &quot;a.png&quot;, &quot;z&quot;: &quot;100mm&quot;}, …].</source>
        <translation>{0} ist keine Liste von Bildern; schreiben Sie [{&quot;image&quot;: &quot;a.png&quot;, &quot;z&quot;: &quot;100mm&quot;}, …].</translation>
    </message>
    <message>
        <source>{0}: {1} has {2} × {3} pixels and {4} has {5} × {6}; give pictures of one size.</source>
        <translation>{0}: {1} hat {2} × {3} Pixel und {4} hat {5} × {6}; geben Sie Bilder einer Größe an.</translation>
    </message>
    <message>
        <source>Splat</source>
        <translation>Punktscheibe</translation>
    </message>
    <message>
        <source>Diameter of the disc around each point that hides what is behind it; about the distance of the points makes a surface.</source>
        <translation>Durchmesser der Scheibe um jeden Punkt, die verdeckt, was hinter ihr liegt; etwa der Abstand der Punkte ergibt eine Fläche.</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>durchsichtig</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Pupille</translation>
    </message>
    <message>
        <source>Diameter of the part of the plate that is looked through: small is sharp in depth, large shows one distance.</source>
        <translation>Durchmesser des Teils der Platte, durch den geblickt wird: Ein kleiner ist in der Tiefe scharf, ein großer zeigt einen Abstand.</translation>
    </message>
    <message>
        <source>the whole plate</source>
        <translation>ganze Platte</translation>
    </message>
    <message>
        <source>Of the pupil&apos;s middle; a pupil that moves sees the scene from the side.</source>
        <translation>Der Mitte der Pupille; eine verschobene Pupille sieht die Szene von der Seite.</translation>
    </message>
    <message>
        <source>Pupil x</source>
        <translation>Pupille x</translation>
    </message>
    <message>
        <source>Pupil y</source>
        <translation>Pupille y</translation>
    </message>
    <message>
        <source>Of every layer in its plane; a size of 0 fits the plate.</source>
        <translation>Jeder Schicht in ihrer Ebene; 0 füllt die Platte.</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Abstände</translation>
    </message>
    <message>
        <source>z of each layer in parts of the way from the first to the last, 0 to 1; none: evenly.</source>
        <translation>z jeder Schicht in Teilen des Weges von der ersten zur letzten, 0 bis 1; ohne Angabe gleichmäßig.</translation>
    </message>
    <message>
        <source>Of the light where it starts.</source>
        <translation>Des Lichts, wo es beginnt.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>Konstant</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>Glatt</translation>
    </message>
    <message>
        <source>Intensity is the value to this power; 2 where pictures show amplitudes.</source>
        <translation>Die Intensität ist der Wert hoch diese Zahl; 2, wenn Bilder Amplituden zeigen.</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Factor of the amplitude, beside other sources.</source>
        <translation>Faktor der Amplitude, neben anderen Quellen.</translation>
    </message>
    <message>
        <source>Occlusion</source>
        <translation>Verdeckung</translation>
    </message>
    <message>
        <source>What is nearer to the viewer and what is behind it.</source>
        <translation>Was dem Betrachter näher ist und was dahinter liegt.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>All light shines through.</source>
        <translation>Alles Licht scheint durch.</translation>
    </message>
    <message>
        <source>Silhouettes</source>
        <translation>Silhouetten</translation>
    </message>
    <message>
        <source>What is nearer hides what is behind it, of all sources.</source>
        <translation>Näheres verdeckt, was dahinter liegt, über alle Quellen.</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>Weiche Kante</translation>
    </message>
    <message>
        <source>Width of soft edges, in pixels of the plate.</source>
        <translation>Breite weicher Kanten, in Pixeln der Platte.</translation>
    </message>
    <message>
        <source>The layers go beyond their planes, which are {0} wide and {1} high; make them smaller or move them.</source>
        <translation>Die Bilder ragen über ihre Ebenen hinaus, die {0} breit und {1} hoch sind; verkleinern oder verschieben Sie sie.</translation>
    </message>
    <message>
        <source>fits the plate</source>
        <translation>füllt die Platte</translation>
    </message>
    <message>
        <source>The layers are dark everywhere; give pictures with light.</source>
        <translation>Die Schichten sind überall dunkel; geben Sie Bilder mit Licht an.</translation>
    </message>
    <message>
        <source>A layer lies in the hologram; without a lens it needs a distance of a wavelength or more.</source>
        <translation>Eine Schicht liegt im Hologramm; ohne Linse braucht sie einen Abstand von mindestens einer Wellenlänge.</translation>
    </message>
    <message>
        <source>{0} of {1} points lie beside the plate and are left out, since what hides others goes from plane to plane of the plate&apos;s size; make the object smaller.</source>
        <translation>{0} von {1} Punkten liegen neben der Platte und fallen weg, weil Verdeckung in Ebenen von der Größe der Platte gerechnet wird; verkleinern Sie das Objekt.</translation>
    </message>
    <message>
        <source>Of the picture in its planes; a size of 0 fits the plate.</source>
        <translation>Des Bildes in seinen Ebenen; 0 füllt die Platte.</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>Nahes Ende</translation>
    </message>
    <message>
        <source>z of what is nearest to the viewer, the larger of the two.</source>
        <translation>z dessen, was dem Betrachter am nächsten ist, der größere der beiden Werte.</translation>
    </message>
    <message>
        <source>Far end</source>
        <translation>Fernes Ende</translation>
    </message>
    <message>
        <source>z of what is farthest from the viewer.</source>
        <translation>z dessen, was vom Betrachter am weitesten entfernt ist.</translation>
    </message>
    <message>
        <source>Depth values</source>
        <translation>Tiefenwerte</translation>
    </message>
    <message>
        <source>What the numbers of the depth picture are.</source>
        <translation>Was die Zahlen des Tiefenbilds bedeuten.</translation>
    </message>
    <message>
        <source>Even steps of z</source>
        <translation>Gleiche Schritte in z</translation>
    </message>
    <message>
        <source>Black is near, white is far.</source>
        <translation>Schwarz ist nah, Weiß ist fern.</translation>
    </message>
    <message>
        <source>Even steps of 1/z</source>
        <translation>Gleiche Schritte in 1/z</translation>
    </message>
    <message>
        <source>As 3-D programs store depth.</source>
        <translation>Wie 3-D-Programme Tiefe speichern.</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>Meter</translation>
    </message>
    <message>
        <source>From the viewer; 0 is no depth.</source>
        <translation>Vom Betrachter aus; 0 heißt keine Tiefe.</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>Millimeter</translation>
    </message>
    <message>
        <source>White is near</source>
        <translation>Weiß ist nah</translation>
    </message>
    <message>
        <source>Instead of black.</source>
        <translation>Statt Schwarz.</translation>
    </message>
    <message>
        <source>Depth scale</source>
        <translation>Tiefenfaktor</translation>
    </message>
    <message>
        <source>Factor of the depths, to fit a scene between near and far.</source>
        <translation>Faktor der Tiefen, um eine Szene zwischen nah und fern einzupassen.</translation>
    </message>
    <message>
        <source>Depth by</source>
        <translation>Tiefe durch</translation>
    </message>
    <message>
        <source>How the depth becomes light.</source>
        <translation>Wie aus Tiefe Licht wird.</translation>
    </message>
    <message>
        <source>Layers where something is hidden, else exact depth.</source>
        <translation>Schichten, wo etwas verdeckt wird, sonst genaue Tiefe.</translation>
    </message>
    <message>
        <source>Every pixel in the nearest of evenly spaced planes.</source>
        <translation>Jeder Pixel in der nächsten von gleichmäßig verteilten Ebenen.</translation>
    </message>
    <message>
        <source>Exact depth</source>
        <translation>Genaue Tiefe</translation>
    </message>
    <message>
        <source>Every pixel at its own z; nothing is hidden.</source>
        <translation>Jeder Pixel an seinem eigenen z; nichts wird verdeckt.</translation>
    </message>
    <message>
        <source>Planes between near and far.</source>
        <translation>Ebenen zwischen nah und fern.</translation>
    </message>
    <message>
        <source>by depth of focus</source>
        <translation>nach Schärfentiefe</translation>
    </message>
    <message>
        <source>Largest error of exact depth, relative to the wave.</source>
        <translation>Größter Fehler der genauen Tiefe, bezogen auf die Welle.</translation>
    </message>
    <message>
        <source>Depth picture</source>
        <translation>Tiefenbild</translation>
    </message>
    <message>
        <source>A picture with the depth of every pixel.</source>
        <translation>Ein Bild mit der Tiefe jedes Pixels.</translation>
    </message>
    <message>
        <source>There is no picture yet; import one.</source>
        <translation>Es gibt noch kein Bild; importieren Sie eines.</translation>
    </message>
    <message>
        <source>There is no depth picture yet; import one.</source>
        <translation>Es gibt noch kein Tiefenbild; importieren Sie eines.</translation>
    </message>
    <message>
        <source>1/z has no even steps from one side of the plate to the other; give near and far ends on one side.</source>
        <translation>1/z hat keine gleichen Schritte von einer Seite der Platte zur anderen; geben Sie nahes und fernes Ende auf einer Seite an.</translation>
    </message>
    <message>
        <source>The near end is farther from the viewer than the far end, so the scene is seen inside out; exchange them.</source>
        <translation>Das nahe Ende ist weiter vom Betrachter entfernt als das ferne, so dass die Szene umgestülpt erscheint; vertauschen Sie die beiden.</translation>
    </message>
    <message>
        <source>The near and the far end are one plane, so the picture is flat.</source>
        <translation>Das nahe und das ferne Ende sind eine Ebene, das Bild ist also flach.</translation>
    </message>
    <message>
        <source>Pixels beyond the near or the far end are put there ({0}); move the ends, or change the depth scale.</source>
        <translation>Pixel jenseits des nahen oder fernen Endes werden dorthin gesetzt ({0}); verschieben Sie die Enden oder ändern Sie den Tiefenfaktor.</translation>
    </message>
    <message>
        <source>Exact depth has no layers, so nothing hides it; choose layers.</source>
        <translation>Genaue Tiefe hat keine Schichten, daher verdeckt sie nichts; wählen Sie Schichten.</translation>
    </message>
    <message>
        <source>Exact depth is chosen: {0} planes give every pixel its own z, where layers in focus would be {1}.</source>
        <translation>Gewählt ist genaue Tiefe: {0} Ebenen geben jedem Pixel sein eigenes z, wo es {1} Schichten nach Schärfentiefe wären.</translation>
    </message>
    <message>
        <source>{0} layers are chosen, since silhouettes hide what is behind them.</source>
        <translation>Gewählt sind {0} Schichten, weil Silhouetten verdecken, was hinter ihnen liegt.</translation>
    </message>
    <message>
        <source>{0} layers are chosen, since exact depth would take {1} planes.</source>
        <translation>Gewählt sind {0} Schichten, weil genaue Tiefe {1} Ebenen bräuchte.</translation>
    </message>
    <message>
        <source>The depth picture has no depth anywhere; choose what its numbers mean.</source>
        <translation>Das Tiefenbild hat nirgends eine Tiefe; wählen Sie, was seine Zahlen bedeuten.</translation>
    </message>
    <message>
        <source>{0} is a link that leads out of its folder, to {1}; give that name, or another one.</source>
        <translation>{0} ist ein Verweis, der aus seinem Ordner hinausführt, nach {1}; geben Sie diesen oder einen anderen Namen an.</translation>
    </message>
    <message>
        <source>{0} is no project in one file, or damaged; copy it again.</source>
        <translation>{0} ist kein Projekt in einer Datei oder beschädigt; kopieren Sie es erneut.</translation>
    </message>
    <message>
        <source>{0} holds two entries called {1}, so that one of them is not the project&apos;s; ask for another copy.</source>
        <translation>{0} enthält zwei Einträge namens {1}, von denen einer nicht zum Projekt gehört; bitten Sie um eine andere Kopie.</translation>
    </message>
    <message>
        <source>{0} would take {1} when unpacked, too much for a file of its size; unpack it with another program if you trust it.</source>
        <translation>{0} würde ausgepackt {1} belegen, zu viel für eine Datei dieser Größe; packen Sie sie mit einem anderen Programm aus, wenn Sie ihr vertrauen.</translation>
    </message>
    <message>
        <source>{0} cannot be copied to {1} ({2}); make room there.</source>
        <translation>{0} kann nicht nach {1} kopiert werden ({2}); schaffen Sie dort Platz.</translation>
    </message>
    <message>
        <source>{0}: its JSON is nested deeper than {1} levels, which no project is; the version before it may be in {0}.1.</source>
        <translation>{0}: das JSON ist tiefer als {1} Ebenen verschachtelt, was kein Projekt ist; die Fassung davor liegt vielleicht in {0}.1.</translation>
    </message>
    <message>
        <source>{0} names {1} points, spots or samples, but their data file {3} has {2}; it is another file, or one of the two has been changed by hand or damaged.</source>
        <translation>{0} nennt {1} Punkte, Lichtpunkte oder Abtastwerte, aber ihre Datei {3} hat {2}; sie ist eine andere, oder eine der beiden wurde von Hand geändert oder beschädigt.</translation>
    </message>
    <message>
        <source>{0} is missing, with the data of &quot;{1}&quot;; keep a project and its data folder of the same name together.</source>
        <translation>{0} mit den Daten von „{1}“ fehlt; bewahren Sie ein Projekt und seinen gleichnamigen Datenordner zusammen auf.</translation>
    </message>
    <message>
        <source>{0}: the suffix &quot;{1}&quot; is not that of a mesh; those are {2}.</source>
        <translation>{0}: Die Endung „{1}“ gehört zu keiner Netzdatei; diese sind {2}.</translation>
    </message>
    <message>
        <source>{0}: there are no faces in it; import it as a point cloud, or export it again with faces.</source>
        <translation>{0}: Die Datei enthält keine Flächen; importieren Sie sie als Punktwolke, oder exportieren Sie sie erneut mit Flächen.</translation>
    </message>
    <message>
        <source>{0}: the mesh does not fit into memory; make it simpler or close other programs.</source>
        <translation>{0}: Das Netz passt nicht in den Speicher; vereinfachen Sie es oder schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; has {3} numbers, but {4} are needed; the file is damaged, export it again.</source>
        <translation>{0}: Zeile {1}: „{2}“ hat {3} Zahlen, nötig sind {4}; die Datei ist beschädigt, exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: line {1}: the colour is outside its range; red, green and blue go from 0 to 1.</source>
        <translation>{0}: Zeile {1}: Die Farbe liegt außerhalb ihres Bereichs; Rot, Grün und Blau gehen von 0 bis 1.</translation>
    </message>
    <message>
        <source>{0}: line {1}: a face has {2} corners; three or more are needed.</source>
        <translation>{0}: Zeile {1}: Eine Fläche hat {2} Ecken; nötig sind drei oder mehr.</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is no corner of a face; 1, 1/1, 1//1 or 1/1/1 would be one.</source>
        <translation>{0}: Zeile {1}: „{2}“ ist keine Ecke einer Fläche; richtig wäre etwa 1, 1/1, 1//1 oder 1/1/1.</translation>
    </message>
    <message>
        <source>{0}: line {1}: a corner of a face names number {2}, but there are {3} before it; the file is damaged, export it again.</source>
        <translation>{0}: Zeile {1}: Eine Ecke einer Fläche nennt die Nummer {2}, aber davor stehen {3}; die Datei ist beschädigt, exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>Wavefront OBJ mesh</source>
        <translation>Wavefront-OBJ-Netz</translation>
    </message>
    <message>
        <source>{0}: the vertices have no x, y and z; export it again.</source>
        <translation>{0}: Die Eckpunkte haben kein x, y und z; exportieren Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>{0}: the colour of &quot;{1}&quot; {2} is outside its range; red, green and blue go from 0 to 1.</source>
        <translation>{0}: Die Farbe von „{1}“ {2} liegt außerhalb ihres Bereichs; Rot, Grün und Blau gehen von 0 bis 1.</translation>
    </message>
    <message>
        <source>{0}: the faces have no list &quot;vertex_indices&quot;; export it again.</source>
        <translation>{0}: Die Flächen haben keine Liste „vertex_indices“; exportieren Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>{0}: face {1} has {2} corners; three or more are needed.</source>
        <translation>{0}: Fläche {1} hat {2} Ecken; nötig sind drei oder mehr.</translation>
    </message>
    <message>
        <source>PLY mesh</source>
        <translation>PLY-Netz</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;vertex x y z&quot; is needed; the file is damaged, export it again.</source>
        <translation>{0}: Zeile {1}: „vertex x y z“ wird gebraucht; die Datei ist beschädigt, exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: line {1}: a facet does not have three corners; the file is damaged, export it again.</source>
        <translation>{0}: Zeile {1}: Ein Dreieck hat nicht drei Ecken; die Datei ist beschädigt, exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: the file ends at line {1} without &quot;endsolid&quot;; it is cut short, export or copy it again.</source>
        <translation>{0}: Die Datei endet in Zeile {1} ohne „endsolid“; sie ist abgeschnitten, exportieren oder kopieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: the header announces {1} triangles, which take {2} bytes, but {3} follow; the file is cut short or no STL.</source>
        <translation>{0}: Der Kopf kündigt {1} Dreiecke an, die {2} Bytes brauchen, aber {3} folgen; die Datei ist abgeschnitten oder kein STL.</translation>
    </message>
    <message>
        <source>{0}: this is no STL file; check the file or its suffix.</source>
        <translation>{0}: Dies ist keine STL-Datei; prüfen Sie die Datei oder ihre Endung.</translation>
    </message>
    <message>
        <source>STL mesh</source>
        <translation>STL-Netz</translation>
    </message>
    <message>
        <source>Points per mm²</source>
        <translation>Punkte je mm²</translation>
    </message>
    <message>
        <source>Per mm² of the surface, hidden ones included; 0: as many as &quot;Points&quot; says.</source>
        <translation>Je mm² der Oberfläche, verdeckte mitgezählt; 0: so viele, wie „Punkte“ sagt.</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>nach Anzahl</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>How many the surface is given, hidden ones included; evenly over its area.</source>
        <translation>Wie viele die Oberfläche bekommt, verdeckte mitgezählt; gleichmäßig über ihre Fläche.</translation>
    </message>
    <message>
        <source>Leave out hidden points</source>
        <translation>Verdeckte Punkte weglassen</translation>
    </message>
    <message>
        <source>Leave out points that the surface hides from all directions into which the plate sends light.</source>
        <translation>Punkte weglassen, welche die Oberfläche aus allen Richtungen verdeckt, in welche die Platte Licht sendet.</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>Schattierung</translation>
    </message>
    <message>
        <source>How bright the surface is.</source>
        <translation>Wie hell die Oberfläche ist.</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>Flach</translation>
    </message>
    <message>
        <source>Each triangle evenly.</source>
        <translation>Jedes Dreieck gleichmäßig.</translation>
    </message>
    <message>
        <source>By the normals of the vertices, as if the surface were curved.</source>
        <translation>Nach den Normalen der Eckpunkte, als wäre die Oberfläche gekrümmt.</translation>
    </message>
    <message>
        <source>The same on all sides.</source>
        <translation>Auf allen Seiten gleich.</translation>
    </message>
    <message>
        <source>Light from the side</source>
        <translation>Licht von der Seite</translation>
    </message>
    <message>
        <source>Angle of the light&apos;s direction to the viewer&apos;s; positive: from the right.</source>
        <translation>Winkel der Lichtrichtung zu der des Betrachters; positiv: von rechts.</translation>
    </message>
    <message>
        <source>Light from above</source>
        <translation>Licht von oben</translation>
    </message>
    <message>
        <source>Angle of the light&apos;s direction; negative: from below.</source>
        <translation>Winkel der Lichtrichtung; negativ: von unten.</translation>
    </message>
    <message>
        <source>Ambient share</source>
        <translation>Umgebungslicht</translation>
    </message>
    <message>
        <source>Share of the light that comes from all sides, 0 to 1.</source>
        <translation>Anteil des Lichts, das von allen Seiten kommt, 0 bis 1.</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>Netz</translation>
    </message>
    <message>
        <source>A surface of triangles, lit and seen from the front.</source>
        <translation>Eine Oberfläche aus Dreiecken, beleuchtet und von vorn gesehen.</translation>
    </message>
    <message>
        <source>The mesh has edges with more than two triangles ({0}).</source>
        <translation>Das Netz hat Kanten mit mehr als zwei Dreiecken ({0}).</translation>
    </message>
    <message>
        <source>The mesh has edges where the triangles of both sides face opposite ways ({0}); each is lit on the side that is seen.</source>
        <translation>Das Netz hat Kanten, an denen die Dreiecke beider Seiten in entgegengesetzte Richtungen zeigen ({0}); jedes wird auf der Seite beleuchtet, die man sieht.</translation>
    </message>
    <message>
        <source>There is no mesh; import one.</source>
        <translation>Es gibt kein Netz; importieren Sie eines.</translation>
    </message>
    <message>
        <source>The surface of the mesh has no area; import another.</source>
        <translation>Die Oberfläche des Netzes hat keine Ausdehnung; importieren Sie ein anderes.</translation>
    </message>
    <message>
        <source>The mesh and {0} points on it need {1} of memory and {2} are allowed; choose fewer points, or a simpler mesh.</source>
        <translation>Das Netz und {0} Punkte darauf brauchen {1} Speicher, erlaubt sind {2}; wählen Sie weniger Punkte oder ein einfacheres Netz.</translation>
    </message>
    <message>
        <source>No light of the mesh reaches the viewer; turn the light, or give it more ambient light.</source>
        <translation>Kein Licht des Netzes erreicht den Betrachter; drehen Sie das Licht, oder geben Sie mehr Umgebungslicht.</translation>
    </message>
    <message>
        <source>{0}: to read the mesh takes more than the {1} of memory that are allowed; allow more, or make it simpler.</source>
        <translation>{0}: Das Netz zu lesen braucht mehr als die erlaubten {1} Speicher; erlauben Sie mehr, oder vereinfachen Sie es.</translation>
    </message>
    <message>
        <source>Surface by</source>
        <translation>Fläche durch</translation>
    </message>
    <message>
        <source>How the surface becomes light.</source>
        <translation>Wie aus der Fläche Licht wird.</translation>
    </message>
    <message>
        <source>Evenly over its area.</source>
        <translation>Gleichmäßig über ihre Fläche.</translation>
    </message>
    <message>
        <source>What is seen from the front, in evenly spaced planes.</source>
        <translation>Was von vorn zu sehen ist, in gleichmäßig verteilten Ebenen.</translation>
    </message>
    <message>
        <source>What is seen from the front, every pixel at its own z.</source>
        <translation>Was von vorn zu sehen ist, jeder Pixel an seinem eigenen z.</translation>
    </message>
    <message>
        <source>Nothing of the mesh lies before the plate; move it, or choose points.</source>
        <translation>Nichts vom Netz liegt vor der Platte; verschieben Sie es oder wählen Sie Punkte.</translation>
    </message>
    <message>
        <source>Spot {0} at {1} is farther away than {2}; bring it nearer.</source>
        <translation>Punkt {0} bei {1} ist weiter entfernt als {2}; holen Sie ihn näher heran.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a length; give a number with nm, um, mm, cm or m, as in 8.5um.</source>
        <translation>„{0}“ ist keine Länge; geben Sie eine Zahl mit nm, um, mm, cm oder m an, wie in 8.5um.</translation>
    </message>
    <message>
        <source>The light of a source of the kind &quot;{0}&quot; cannot be summed.</source>
        <translation>Das Licht einer Quelle der Art „{0}“ lässt sich nicht summieren.</translation>
    </message>
    <message>
        <source>No pattern can be designed for a source of the kind &quot;{0}&quot;.</source>
        <translation>Für eine Quelle der Art „{0}“ lässt sich kein Muster entwerfen.</translation>
    </message>
    <message>
        <source>It tries pixel by pixel, which takes single spots; a source of the kind &quot;{0}&quot; is none.</source>
        <translation>Das Verfahren probiert Pixel für Pixel und braucht dafür einzelne Spots; eine Quelle der Art „{0}“ hat keine.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; cannot be worked out; give a number, or a sum or product such as 2*100.</source>
        <translation>„{0}“ lässt sich nicht ausrechnen; geben Sie eine Zahl an, oder eine Summe oder ein Produkt wie 2*100.</translation>
    </message>
    <message>
        <source>Adding waves</source>
        <translation>Wellen werden addiert</translation>
    </message>
    <message>
        <source>Turn about x</source>
        <translation>Drehung um x</translation>
    </message>
    <message>
        <source>Turn about y</source>
        <translation>Drehung um y</translation>
    </message>
    <message>
        <source>Turn about z</source>
        <translation>Drehung um z</translation>
    </message>
    <message>
        <source>The picture of the beam has values beyond 10¹²; scale it down.</source>
        <translation>Das Bild des Strahls hat Werte über 10¹²; verkleinern Sie sie.</translation>
    </message>
    <message>
        <source>{0}: to read this takes {1} of memory and {2} are allowed; allow more, or make the picture smaller.</source>
        <translation>{0}: Das zu lesen braucht {1} Speicher, erlaubt sind {2}; erlauben Sie mehr, oder verkleinern Sie das Bild.</translation>
    </message>
    <message>
        <source>{0}: to read this takes {1} of memory and {2} are free; close other programs, or make the picture smaller.</source>
        <translation>{0}: Das zu lesen braucht {1} Speicher, frei sind {2}; schließen Sie andere Programme, oder verkleinern Sie das Bild.</translation>
    </message>
    <message>
        <source>{0}: this program was built without its reader of glTF files; give the mesh as OBJ, PLY or STL.</source>
        <translation>{0}: Dieses Programm wurde ohne seinen Leser für glTF-Dateien gebaut; geben Sie das Netz als OBJ, PLY oder STL an.</translation>
    </message>
    <message>
        <source>{0}: glTF files cannot be read, for Assimp was not found; install the package libassimp5.</source>
        <translation>{0}: glTF-Dateien lassen sich nicht lesen, denn Assimp wurde nicht gefunden; installieren Sie das Paket libassimp5.</translation>
    </message>
    <message>
        <source>{0} could not be read within {1} s; make the mesh simpler, or give it as OBJ, PLY or STL.</source>
        <translation>{0} ließ sich nicht innerhalb von {1} s lesen; vereinfachen Sie das Netz, oder geben Sie es als OBJ, PLY oder STL an.</translation>
    </message>
    <message>
        <source>{0} could not be read: the file is damaged; export it again.</source>
        <translation>{0} ließ sich nicht lesen: Die Datei ist beschädigt; exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: the file &quot;{1}&quot; that it refers to is not there; put it beside it.</source>
        <translation>{0}: Die Datei „{1}“, auf die sie verweist, ist nicht da; legen Sie sie daneben.</translation>
    </message>
    <message>
        <source>{0} could not be read: the file is damaged (Assimp says: {1}); export it again.</source>
        <translation>{0} ließ sich nicht lesen: Die Datei ist beschädigt (Assimp meldet: {1}); exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>glTF mesh</source>
        <translation>glTF-Netz</translation>
    </message>
    <message>
        <source>{0}: a texture has {1} x {2} pixels, but {3} follow; the file is damaged, export it again.</source>
        <translation>{0}: Eine Textur hat {1} x {2} Pixel, aber {3} folgen; die Datei ist beschädigt, exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>The iterations to go on from are of other light; begin the design anew.</source>
        <translation>Die Iterationen, die fortgesetzt werden sollen, gehören zu anderem Licht; beginnen Sie den Entwurf neu.</translation>
    </message>
    <message>
        <source>The mesh is shown without {0}, which is not beside it, or damaged, or too large; mend that and import the mesh again.</source>
        <translation>Das Netz wird ohne {0} gezeigt, was nicht daneben liegt, beschädigt oder zu groß ist; beheben Sie das und importieren Sie das Netz erneut.</translation>
    </message>
    <message>
        <source>The mesh has closed parts that are inside out ({0}); each triangle is lit on the side that is seen.</source>
        <translation>Das Netz hat geschlossene Teile, die von innen nach außen gekehrt sind ({0}); jedes Dreieck wird auf der Seite beleuchtet, die man sieht.</translation>
    </message>
    <message>
        <source>The mesh is not closed: it has edges with one triangle only ({0}).</source>
        <translation>Das Netz ist nicht geschlossen: Es hat Kanten mit nur einem Dreieck ({0}).</translation>
    </message>
    <message>
        <source>The mesh has triangles without area, which send no light ({0}).</source>
        <translation>Das Netz hat Dreiecke ohne Fläche, die kein Licht senden ({0}).</translation>
    </message>
    <message>
        <source>{0}: a number in it is too large, so the project file is damaged; the version before it may be in {0}.1.</source>
        <translation>{0}: Eine Zahl darin ist zu groß, die Projektdatei ist also beschädigt; die Fassung davor liegt vielleicht in {0}.1.</translation>
    </message>
    <message>
        <source>The data of &quot;{0}&quot; are missing or damaged; the design does not use them, and they were left out.</source>
        <translation>Die Daten von „{0}“ fehlen oder sind beschädigt; der Entwurf benutzt sie nicht, und sie wurden weggelassen.</translation>
    </message>
    <message>
        <source>The result that was kept with the project is missing, damaged or of another design, and was left out; compute it anew.</source>
        <translation>Das mit dem Projekt gespeicherte Ergebnis fehlt, ist beschädigt oder gehört zu einem anderen Entwurf und wurde weggelassen; berechnen Sie es neu.</translation>
    </message>
    <message>
        <source>{0} propagations; at most {1} are meant</source>
        <translation>{0} Propagationen; vorgesehen sind höchstens {1}</translation>
    </message>
    <message>
        <source>{0} propagations</source>
        <translation>{0} Propagationen</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>Szenen</translation>
    </message>
    <message>
        <source>layers and depth pictures beside a propagation</source>
        <translation>Ebenen und Tiefenbilder neben einer Propagation</translation>
    </message>
    <message>
        <source>Nothing of {0} is seen from any side that the plate shows, for other sources hide it; move it, or let light through what hides it.</source>
        <translation>Von {0} ist aus keiner Richtung, die die Platte zeigt, etwas zu sehen, denn andere Quellen verdecken es; verschieben Sie es, oder lassen Sie Licht durch das, was es verdeckt.</translation>
    </message>
    <message>
        <source>Other sources hide {1} % of {0} from all sides that the plate shows.</source>
        <translation>Andere Quellen verdecken {1} % von {0} aus allen Richtungen, die die Platte zeigt.</translation>
    </message>
    <message>
        <source>{0} of {1} points lie farther away than {2}, the first being point {3}; bring them nearer.</source>
        <translation>{0} von {1} Punkten liegen weiter entfernt als {2}, der erste ist Punkt {3}; rücken Sie sie näher heran.</translation>
    </message>
    <message>
        <source>A plane of {0} x {1} is not transformed within {2}; allow {3} or more.</source>
        <translation>Eine Ebene von {0} x {1} lässt sich nicht innerhalb von {2} transformieren; erlauben Sie {3} oder mehr.</translation>
    </message>
    <message>
        <source>{0} of the disk&apos;s own time, {1} moved at {2}/s</source>
        <translation>{0} der Zeit, die der Datenträger allein braucht; {1} mit {2}/s bewegt</translation>
    </message>
    <message>
        <source>Planes on the disk</source>
        <translation>Ebenen auf dem Datenträger</translation>
    </message>
    <message>
        <source>a transform of a plane larger than memory</source>
        <translation>Transformation einer Ebene, die größer als der Speicher ist</translation>
    </message>
    <message>
        <source>{0}: no scratch files can be written there ({1}); name another folder, or make room.</source>
        <translation>{0}: Dort können keine Arbeitsdateien geschrieben werden ({1}); nennen Sie einen anderen Ordner oder schaffen Sie Platz.</translation>
    </message>
    <message>
        <source>{0}: another run is at this job there; wait for it, or name another folder.</source>
        <translation>{0}: Dort arbeitet ein anderer Lauf an derselben Aufgabe; warten Sie auf ihn oder nennen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{0}: {1} of scratch files are needed there and {2} are free; make room, name another folder, or choose fewer pixels.</source>
        <translation>{0}: Dort werden {1} für Arbeitsdateien gebraucht, und {2} sind frei; schaffen Sie Platz, nennen Sie einen anderen Ordner oder wählen Sie weniger Pixel.</translation>
    </message>
    <message>
        <source>{0}: the disk is full; what is there is kept, so make room and go on.</source>
        <translation>{0}: Der Datenträger ist voll; was dort steht, bleibt, also schaffen Sie Platz und setzen Sie fort.</translation>
    </message>
    <message>
        <source>{0}: the scratch file cannot be used ({1}); check the disk, or name another folder.</source>
        <translation>{0}: Die Arbeitsdatei lässt sich nicht benutzen ({1}); prüfen Sie den Datenträger oder nennen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{0}: {1} of scratch files are needed there and {2} are free; make room, or name another folder.</source>
        <translation>{0}: Dort werden {1} für Arbeitsdateien gebraucht, und {2} sind frei; schaffen Sie Platz oder nennen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{0}: the disk gave back other samples than were written there; go on from what is whole, and check the disk.</source>
        <translation>{0}: Der Datenträger gab andere Werte zurück, als geschrieben wurden; setzen Sie mit dem fort, was heil ist, und prüfen Sie den Datenträger.</translation>
    </message>
    <message>
        <source>{0}: the file could not be read to its end; check the disk.</source>
        <translation>{0}: Die Datei konnte nicht bis zum Ende gelesen werden; prüfen Sie den Datenträger.</translation>
    </message>
    <message>
        <source>Memory does not hold the hologram: it is summed in bands of {0} rows within {1}, with {2} of scratch files.</source>
        <translation>Der Speicher fasst das Hologramm nicht: Es wird in Bändern von {0} Zeilen innerhalb von {1} summiert, mit {2} Arbeitsdateien.</translation>
    </message>
    <message>
        <source>{0} x {1} pixels cannot be carried within {2} of memory, which do not hold a few rows and columns; allow {3} or more.</source>
        <translation>{0} x {1} Pixel lassen sich nicht innerhalb von {2} Speicher propagieren, die keine paar Zeilen und Spalten fassen; erlauben Sie {3} oder mehr.</translation>
    </message>
    <message>
        <source>{0} of {1} triangles lie beside the plate, where their light cannot start; make the mesh smaller, or choose points.</source>
        <translation>{0} von {1} Dreiecken liegen neben der Platte, wo ihr Licht nicht beginnen kann; verkleinern Sie das Netz, oder wählen Sie Punkte.</translation>
    </message>
    <message>
        <source>{0}: this is another user&apos;s folder, or a link; name another folder for scratch files.</source>
        <translation>{0}: Dies ist der Ordner eines anderen Benutzers oder eine Verknüpfung; nennen Sie einen anderen Ordner für Arbeitsdateien.</translation>
    </message>
    <message>
        <source>{0} has {1} planes, and a hologram from a file is of one wavelength; give a file with one plane.</source>
        <translation>{0} hat {1} Ebenen, und ein Hologramm aus einer Datei hat eine Wellenlänge; geben Sie eine Datei mit einer Ebene an.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>all that the file can hold</source>
        <translation>alle, die die Datei fasst</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>What the numbers of the file do to the light.</source>
        <translation>Was die Zahlen der Datei mit dem Licht machen.</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Complex or real numbers, which are the light itself.</source>
        <translation>Komplexe oder reelle Zahlen, die das Licht selbst sind.</translation>
    </message>
    <message>
        <source>Pitch x of the file</source>
        <translation>Pixelabstand x der Datei</translation>
    </message>
    <message>
        <source>Distance along x of the pixels that the file was made for.</source>
        <translation>Abstand der Pixel entlang x, für die die Datei gemacht ist.</translation>
    </message>
    <message>
        <source>Pitch y of the file</source>
        <translation>Pixelabstand y der Datei</translation>
    </message>
    <message>
        <source>Distance along y of the pixels that the file was made for.</source>
        <translation>Abstand der Pixel entlang y, für die die Datei gemacht ist.</translation>
    </message>
    <message>
        <source>Wavelength of the file</source>
        <translation>Wellenlänge der Datei</translation>
    </message>
    <message>
        <source>Of the light that the file was made for.</source>
        <translation>Des Lichts, für das die Datei gemacht ist.</translation>
    </message>
    <message>
        <source>Hologram from a file</source>
        <translation>Hologramm aus einer Datei</translation>
    </message>
    <message>
        <source>A wave at the plate that there is already: a field, or a pattern of phases or amplitudes, to be reconstructed and judged.</source>
        <translation>Eine Welle an der Platte, die es schon gibt: ein Feld oder ein Muster aus Phasen oder Amplituden, das rekonstruiert und beurteilt werden soll.</translation>
    </message>
    <message>
        <source>Hologram</source>
        <translation>Hologramm</translation>
    </message>
    <message>
        <source>The file holds levels; say whether they are phases or amplitudes.</source>
        <translation>Die Datei enthält Stufen; geben Sie an, ob sie Phasen oder Amplituden sind.</translation>
    </message>
    <message>
        <source>The level {0} occurs, which {1} levels from 0 do not have; give more.</source>
        <translation>Es kommt die Stufe {0} vor, die es bei {1} Stufen ab 0 nicht gibt; geben Sie mehr an.</translation>
    </message>
    <message>
        <source>The file has {0} × {1} pixels and the plate {2} × {3}: the hologram lies in its middle, and what goes beyond it is cut off.</source>
        <translation>Die Datei hat {0} × {1} Pixel und die Platte {2} × {3}: Das Hologramm liegt in ihrer Mitte, und was darüber hinausgeht, ist abgeschnitten.</translation>
    </message>
    <message>
        <source>The file has {0} × {1} pixels and the plate {2} × {3}: the hologram lies in its middle, and the rest is dark.</source>
        <translation>Die Datei hat {0} × {1} Pixel und die Platte {2} × {3}: Das Hologramm liegt in ihrer Mitte, und der Rest ist dunkel.</translation>
    </message>
    <message>
        <source>The file was made for pixels {0} × {1} apart and the plate&apos;s are {2} × {3}, so its light arrives elsewhere.</source>
        <translation>Die Datei ist für Pixel im Abstand {0} × {1} gemacht, die der Platte haben {2} × {3}, daher kommt ihr Licht anderswo an.</translation>
    </message>
    <message>
        <source>The file was made for light of {0} and not of {1}, so its light arrives elsewhere.</source>
        <translation>Die Datei ist für Licht von {0} gemacht und nicht von {1}, daher kommt ihr Licht anderswo an.</translation>
    </message>
    <message>
        <source>There is no hologram yet; import one.</source>
        <translation>Es gibt noch kein Hologramm; importieren Sie eines.</translation>
    </message>
    <message>
        <source>A hologram from a file is of one wavelength; give one.</source>
        <translation>Ein Hologramm aus einer Datei hat eine Wellenlänge; geben Sie eine an.</translation>
    </message>
    <message>
        <source>Memory does not hold the hologram: its planes of light are carried by the disk within {0}, with {1} of scratch files and {2} moved from and to them.</source>
        <translation>Der Speicher fasst das Hologramm nicht: Seine Lichtebenen werden innerhalb von {0} über den Datenträger propagiert, mit {1} Arbeitsdateien, von und zu denen {2} bewegt werden.</translation>
    </message>
    <message>
        <source>Making the hologram ready to be looked at</source>
        <translation>Hologramm wird für die Ansicht vorbereitet</translation>
    </message>
    <message>
        <source>The two have different sizes, {0} x {1} x {2} and {3} x {4} x {5} (columns, rows, planes), and cannot be compared.</source>
        <translation>Die beiden sind verschieden groß, {0} x {1} x {2} und {3} x {4} x {5} (Spalten, Zeilen, Ebenen), und lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>The window has no sample of the plane, which is {0} wide and {1} high; move it, or make it larger.</source>
        <translation>Das Fenster enthält keinen Abtastwert der Ebene, die {0} breit und {1} hoch ist; verschieben Sie es oder machen Sie es größer.</translation>
    </message>
    <message>
        <source>The mesh as it is seen from the front needs {0} of memory on a plate of this size and {1} are allowed; choose points.</source>
        <translation>Das Netz, wie es von vorn gesehen wird, braucht auf einer Platte dieser Größe {0} Speicher, erlaubt sind {1}; wählen Sie Punkte.</translation>
    </message>
    <message>
        <source>Rows, pass 1 of 3</source>
        <translation>Zeilen, Durchgang 1 von 3</translation>
    </message>
    <message>
        <source>Rows back, pass 3 of 3</source>
        <translation>Zeilen zurück, Durchgang 3 von 3</translation>
    </message>
    <message>
        <source>Columns, pass 2 of 3</source>
        <translation>Spalten, Durchgang 2 von 3</translation>
    </message>
    <message>
        <source>Writing {0}</source>
        <translation>{0} wird geschrieben</translation>
    </message>
    <message>
        <source>Making the pattern ready to be looked at</source>
        <translation>Muster wird für die Ansicht vorbereitet</translation>
    </message>
    <message>
        <source>on the disk</source>
        <translation>auf dem Datenträger</translation>
    </message>
    <message>
        <source>in memory</source>
        <translation>im Speicher</translation>
    </message>
    <message>
        <source>by copies of columns and separate shifts</source>
        <translation>mit kopierten Spalten und eigenen Verschiebungen</translation>
    </message>
    <message>
        <source>it takes even sizes</source>
        <translation>es geht nur mit geraden Größen</translation>
    </message>
    <message>
        <source>it takes {0} of memory, and {1} are free</source>
        <translation>es braucht {0} Speicher, und {1} sind frei</translation>
    </message>
    <message>
        <source>a driver of {0} crashed or ended the program that was to find its devices: update it, or remove it</source>
        <translation>ein Treiber von {0} stürzte ab oder beendete das Programm, das seine Geräte finden sollte: aktualisieren oder entfernen Sie ihn</translation>
    </message>
    <message>
        <source>a driver of {0} did not answer within {1} s: update it, or remove it</source>
        <translation>ein Treiber von {0} antwortete nicht innerhalb von {1} s: aktualisieren oder entfernen Sie ihn</translation>
    </message>
    <message>
        <source>{0} is missing or cannot be started: install the program anew</source>
        <translation>{0} fehlt oder lässt sich nicht starten: installieren Sie das Programm neu</translation>
    </message>
    <message>
        <source>FRINGE_MODULE_PATH is &quot;{0}&quot;, which is no absolute path; unset it, or give one</source>
        <translation>FRINGE_MODULE_PATH ist „{0}“, was kein absoluter Pfad ist; löschen Sie die Variable, oder geben Sie einen an</translation>
    </message>
    <message>
        <source>{0}: there is not enough memory to go on; close other programs, or choose fewer pixels.</source>
        <translation>{0}: Der Speicher reicht nicht, um fortzufahren; schließen Sie andere Programme, oder wählen Sie weniger Pixel.</translation>
    </message>
    <message>
        <source>{0}: another program has cut the scratch file short; compute again.</source>
        <translation>{0}: Ein anderes Programm hat die Arbeitsdatei gekürzt; rechnen Sie erneut.</translation>
    </message>
    <message>
        <source>{0}: the array has the shape ({1}, {2}, {3}), with colours last; planes come first, as in ({3}, {1}, {2}): save numpy.moveaxis(a, -1, 0).</source>
        <translation>{0}: Das Array hat die Form ({1}, {2}, {3}) mit den Farben am Ende; die Ebenen stehen vorn, wie in ({3}, {1}, {2}): Speichern Sie numpy.moveaxis(a, -1, 0).</translation>
    </message>
    <message>
        <source>{0}: these arrays are not read: {1}.</source>
        <translation>{0}: Diese Arrays werden nicht gelesen: {1}.</translation>
    </message>
    <message>
        <source>{0}: its opacity is not read.</source>
        <translation>{0}: Die Deckkraft wird nicht gelesen.</translation>
    </message>
    <message>
        <source>{0}: these channels are not read: {1}.</source>
        <translation>{0}: Diese Kanäle werden nicht gelesen: {1}.</translation>
    </message>
    <message>
        <source>{0} holds complex numbers, and a picture is needed; give the field to &quot;Hologram from a file&quot;, or save its intensity.</source>
        <translation>{0} enthält komplexe Zahlen, gebraucht wird aber ein Bild; geben Sie das Feld als „Hologramm aus einer Datei“ an, oder speichern Sie seine Intensität.</translation>
    </message>
    <message>
        <source>{0}: {1}.</source>
        <translation>{0}: {1}.</translation>
    </message>
    <message>
        <source>{0}: this program was built without its reader of Matlab files; save the array as .npy, .tif or .exr.</source>
        <translation>{0}: Dieses Programm wurde ohne seinen Leser für Matlab-Dateien gebaut; speichern Sie das Array als .npy, .tif oder .exr.</translation>
    </message>
    <message>
        <source>{0}: Matlab files cannot be read, for MatIO was not found; install the package libmatio11.</source>
        <translation>{0}: Matlab-Dateien lassen sich nicht lesen, denn MatIO wurde nicht gefunden; installieren Sie das Paket libmatio11.</translation>
    </message>
    <message>
        <source>Matlab array</source>
        <translation>Matlab-Array</translation>
    </message>
    <message>
        <source>{0} is no .npz archive, or damaged; save the array again with numpy.savez.</source>
        <translation>{0} ist kein .npz-Archiv oder beschädigt; speichern Sie das Array erneut mit numpy.savez.</translation>
    </message>
    <message>
        <source>NumPy archive</source>
        <translation>NumPy-Archiv</translation>
    </message>
    <message>
        <source>{0} is no .pfm image, or its header is damaged; export it again.</source>
        <translation>{0} ist kein .pfm-Bild, oder sein Kopf ist beschädigt; exportieren Sie es erneut.</translation>
    </message>
    <message>
        <source>Portable float map</source>
        <translation>Portable Float Map</translation>
    </message>
    <message>
        <source>{0}: the colours of its pixels do not lie in the usual order of a BMP image; save it with 24 bits a pixel.</source>
        <translation>{0}: Die Farben der Pixel liegen nicht in der üblichen Reihenfolge eines BMP-Bildes; speichern Sie es mit 24 Bit je Pixel.</translation>
    </message>
    <message>
        <source>{0}: the fourth byte of its pixels is not read; its header does not say that it is an opacity.</source>
        <translation>{0}: Das vierte Byte der Pixel wird nicht gelesen; der Kopf sagt nicht, dass es eine Deckkraft ist.</translation>
    </message>
    <message>
        <source>{0} has {1} pages, of which only the first is read here; give a stack to &quot;Layers&quot;.</source>
        <translation>{0} hat {1} Seiten, von denen hier nur die erste gelesen wird; geben Sie einen Stapel als „Schichten“ an.</translation>
    </message>
    <message>
        <source>Image files are read and written by libraries that take {0} of address space, and {1} are left; allow more (ulimit -v), or give the name of a .npy file.</source>
        <translation>Bilddateien werden mit Bibliotheken gelesen und geschrieben, die {0} Adressraum brauchen, und {1} sind übrig; erlauben Sie mehr (ulimit -v), oder geben Sie den Namen einer .npy-Datei an.</translation>
    </message>
    <message>
        <source>{0} is a deep image, with several depths a pixel, which is not read; flatten it where it was made.</source>
        <translation>{0} ist ein tiefes Bild (deep image) mit mehreren Tiefen je Pixel, das nicht gelesen wird; reduzieren Sie es dort, wo es entstand, auf eine Tiefe.</translation>
    </message>
    <message>
        <source>{0} has the channels {1}; R, G and B, or Y, or re and im are needed.</source>
        <translation>{0} hat die Kanäle {1}; nötig sind R, G und B, oder Y, oder re und im.</translation>
    </message>
    <message>
        <source>{0} holds {1} images; only the first is read.</source>
        <translation>{0} enthält {1} Bilder; nur das erste wird gelesen.</translation>
    </message>
    <message>
        <source>{0}: the columns have no names and are read as {1}; if they are others, a first line such as &quot;x y z amplitude&quot; says so.</source>
        <translation>{0}: Die Spalten haben keine Namen und werden als {1} gelesen; sind es andere, so sagt das eine erste Zeile wie „x y z amplitude“.</translation>
    </message>
    <message>
        <source>Table of points (x y z, …)</source>
        <translation>Tabelle von Punkten (x y z, …)</translation>
    </message>
    <message>
        <source>{0}: the text is in UTF-16, which is not read; save it in UTF-8, as spreadsheets and editors offer.</source>
        <translation>{0}: Der Text ist in UTF-16, was nicht gelesen wird; speichern Sie ihn in UTF-8, wie es Tabellenprogramme und Editoren anbieten.</translation>
    </message>
    <message>
        <source>{0}: none of its {1} triangles has three corners with finite numbers; export it again.</source>
        <translation>{0}: Keines der {1} Dreiecke hat drei Ecken mit endlichen Zahlen; exportieren Sie die Datei erneut.</translation>
    </message>
    <message>
        <source>{0}: {1} triangles with a corner that is not finite are left out, the first being triangle {2}.</source>
        <translation>{0}: {1} Dreiecke mit einer Ecke, die nicht endlich ist, sind weggelassen, als erstes Dreieck {2}.</translation>
    </message>
    <message>
        <source>{0}: the colour of some vertices is outside its range; red, green and blue go from 0 to 1, or from 0 to 255.</source>
        <translation>{0}: Die Farbe einiger Eckpunkte liegt außerhalb ihres Bereichs; Rot, Grün und Blau gehen von 0 bis 1 oder von 0 bis 255.</translation>
    </message>
    <message>
        <source>{0}: {1} colours are no numbers, the first being that of vertex {2}; these vertices are white.</source>
        <translation>{0}: {1} Farben sind keine Zahlen, als erste die von Eckpunkt {2}; diese Eckpunkte sind weiß.</translation>
    </message>
    <message>
        <source>{0}: the array has the shape ({1}); (Ny, Nx) or (wavelengths, Ny, Nx) is needed.</source>
        <translation>{0}: Das Array hat die Form ({1}); nötig ist (Ny, Nx) oder (Wellenlängen, Ny, Nx).</translation>
    </message>
    <message>
        <source>{0}: the array has the shape ({1}), which is of {2} planes, one per wavelength; at most {3} are read, and planes come first.</source>
        <translation>{0}: Das Array hat die Form ({1}), also {2} Ebenen, eine je Wellenlänge; gelesen werden höchstens {3}, und die Ebenen stehen vorn.</translation>
    </message>
    <message>
        <source>{0}: line {1}: what goes on from line to line is longer than {2} bytes; is this a text file?</source>
        <translation>{0}: Zeile {1}: Was von Zeile zu Zeile weitergeht, ist länger als {2} Bytes; ist dies eine Textdatei?</translation>
    </message>
    <message>
        <source>{0}: colours in lines #MRGB are not read; export it with colours behind the places of vertices, or as PLY.</source>
        <translation>{0}: Farben in Zeilen #MRGB werden nicht gelesen; exportieren Sie die Datei mit Farben hinter den Orten der Eckpunkte oder als PLY.</translation>
    </message>
    <message>
        <source>{0}: {1} points without a place are left out, the first in line {2}.</source>
        <translation>{0}: {1} Punkte ohne Ort sind weggelassen, der erste in Zeile {2}.</translation>
    </message>
    <message>
        <source>{0}: {1} points without a place are left out, the first being point {2}.</source>
        <translation>{0}: {1} Punkte ohne Ort sind weggelassen, als erster Punkt {2}.</translation>
    </message>
    <message>
        <source>{0}: {1} points with a colour, an intensity or a phase that is no number are left out, the first in line {2}.</source>
        <translation>{0}: {1} Punkte, deren Farbe, Intensität oder Phase keine Zahl ist, sind weggelassen, der erste in Zeile {2}.</translation>
    </message>
    <message>
        <source>{0}: {1} points with a colour, an intensity or a phase that is no number are left out, the first being point {2}.</source>
        <translation>{0}: {1} Punkte, deren Farbe, Intensität oder Phase keine Zahl ist, sind weggelassen, als erster Punkt {2}.</translation>
    </message>
    <message>
        <source>{0}: columns that are not read: {1}.</source>
        <translation>{0}: Spalten, die nicht gelesen werden: {1}.</translation>
    </message>
    <message>
        <source>{0}: columns 4 to 6 are taken for normals, which points do not have, since all are of length 1; a first line &quot;x y z red green blue&quot; makes them colours.</source>
        <translation>{0}: Die Spalten 4 bis 6 werden als Normalen aufgefasst, die Punkte nicht haben, weil alle die Länge 1 haben; eine erste Zeile „x y z red green blue“ macht sie zu Farben.</translation>
    </message>
    <message>
        <source>{0}: columns 4 to 6 are taken for colours; a first line &quot;x y z nx ny nz&quot; makes them normals.</source>
        <translation>{0}: Die Spalten 4 bis 6 werden als Farben aufgefasst; eine erste Zeile „x y z nx ny nz“ macht sie zu Normalen.</translation>
    </message>
    <message>
        <source>{0}: none of its {1} points has a place; export it again with finite numbers.</source>
        <translation>{0}: Keiner der {1} Punkte hat einen Ort; exportieren Sie die Datei erneut mit endlichen Zahlen.</translation>
    </message>
    <message>
        <source>{0}: line {1}: commas stand both between numbers and within them; export it with decimal points, or with semicolons or tabs between the columns.</source>
        <translation>{0}: Zeile {1}: Kommas stehen sowohl zwischen den Zahlen als auch in ihnen; exportieren Sie die Datei mit Dezimalpunkten oder mit Semikolons oder Tabulatoren zwischen den Spalten.</translation>
    </message>
    <message>
        <source>{0}: line {1}: intensities in {2} are not read; give them in proportion to each other.</source>
        <translation>{0}: Zeile {1}: Intensitäten in {2} werden nicht gelesen; geben Sie sie im Verhältnis zueinander an.</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is no number, and no line before it names the columns; a first line such as &quot;x y z intensity&quot; does.</source>
        <translation>{0}: Zeile {1}: „{2}“ ist keine Zahl, und keine Zeile davor nennt die Spalten; eine erste Zeile wie „x y z intensity“ tut es.</translation>
    </message>
    <message>
        <source>{0}: line {1} has {2} columns, and no line before it names them; a first line such as &quot;x y z intensity&quot; does.</source>
        <translation>{0}: Zeile {1} hat {2} Spalten, und keine Zeile davor nennt sie; eine erste Zeile wie „x y z intensity“ tut es.</translation>
    </message>
    <message>
        <source>{0}: the file announces {1} points, but holds {2}; it is cut short or the count is wrong.</source>
        <translation>{0}: Die Datei kündigt {1} Punkte an, enthält aber {2}; sie ist abgeschnitten, oder die Anzahl ist falsch.</translation>
    </message>
    <message>
        <source>{0}: {1} rows without numbers are left out, the first in line {2}.</source>
        <translation>{0}: {1} Zeilen ohne Zahlen sind weggelassen, die erste ist Zeile {2}.</translation>
    </message>
    <message>
        <source>{0} needs the extension {1} of glTF, which is not read; export it again without that.</source>
        <translation>{0} braucht die Erweiterung {1} von glTF, die nicht gelesen wird; exportieren Sie die Datei ohne sie erneut.</translation>
    </message>
    <message>
        <source>{0}: its nodes name each other so often that there would be {1} of them; export it again with each node below one other.</source>
        <translation>{0}: Die Knoten nennen einander so oft, dass es {1} davon gäbe; exportieren Sie die Datei erneut, mit jedem Knoten unter nur einem anderen.</translation>
    </message>
    <message>
        <source>{0} could not be read (Assimp says: {1}); export it again, or give the mesh as OBJ, PLY or STL.</source>
        <translation>{0} ließ sich nicht lesen (Assimp meldet: {1}); exportieren Sie die Datei erneut, oder geben Sie das Netz als OBJ, PLY oder STL an.</translation>
    </message>
    <message>
        <source>{0}: faces name normals or texture coordinates that the file does not have; they are left out.</source>
        <translation>{0}: Flächen nennen Normalen oder Texturkoordinaten, die die Datei nicht hat; sie sind weggelassen.</translation>
    </message>
    <message>
        <source>{0}: face {1} names vertex {2}, but there are {3}; the file is damaged, export it again.</source>
        <translation>{0}: Fläche {1} nennt Eckpunkt {2}, aber es gibt {3}; die Datei ist beschädigt, exportieren Sie sie erneut.</translation>
    </message>
    <message>
        <source>{0}: {1} bytes behind its {2} triangles are left out.</source>
        <translation>{0}: {1} Bytes hinter den {2} Dreiecken sind weggelassen.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>What the colours of the file are: intensities, as in pictures, or amplitudes, their square roots, as in older projects.</source>
        <translation>Was die Farben der Datei sind: Intensitäten, wie in Bildern, oder Amplituden, deren Quadratwurzeln, wie in älteren Projekten.</translation>
    </message>
    <message>
        <source>Intensities</source>
        <translation>Intensitäten</translation>
    </message>
    <message>
        <source>Amplitudes</source>
        <translation>Amplituden</translation>
    </message>
    <message>
        <source>Laser powers</source>
        <translation>Laserleistungen</translation>
    </message>
    <message>
        <source>Of each wavelength, in proportion, in their order; a single 1 is for equal lasers, none for those that restore the picture&apos;s colours.</source>
        <translation>Jeder Wellenlänge, im Verhältnis, in deren Reihenfolge; eine einzelne 1 steht für gleiche Laser, keine Angabe für die, die die Farben des Bildes wiederherstellen.</translation>
    </message>
    <message>
        <source>{0} is too small; give 0 or at least {1}.</source>
        <translation>{0} ist zu klein; geben Sie 0 oder mindestens {1} an.</translation>
    </message>
    <message>
        <source>Amplitude of the light on the finished hologram.</source>
        <translation>Amplitude des Lichts auf dem fertigen Hologramm.</translation>
    </message>
    <message>
        <source>One wavelength, or three for colour: the longest takes red, the shortest blue, in whatever order they are given; planes of arrays keep that order.</source>
        <translation>Eine Wellenlänge, oder drei für Farbe: Die längste nimmt Rot, die kürzeste Blau, in welcher Reihenfolge sie auch angegeben sind; Ebenen von Arrays behalten diese Reihenfolge.</translation>
    </message>
    <message>
        <source>The intensity, the square of the amplitude, is larger than the largest number somewhere; choose a smaller amplitude.</source>
        <translation>Die Intensität, das Quadrat der Amplitude, ist irgendwo größer als die größte Zahl; wählen Sie eine kleinere Amplitude.</translation>
    </message>
    <message>
        <source>The wave is not a finite number everywhere: a distance, a wavelength or an amplitude is too large or too small to compute with; choose another.</source>
        <translation>Die Welle ist nicht überall eine endliche Zahl: Ein Abstand, eine Wellenlänge oder eine Amplitude ist zum Rechnen zu groß oder zu klein; wählen Sie andere Werte.</translation>
    </message>
    <message>
        <source>The output &quot;{0}&quot; goes to &quot;{1}&quot;, but a link there leads out of the output folder; give another file name.</source>
        <translation>Die Ausgabe „{0}“ geht nach „{1}“, aber ein Verweis dort führt aus dem Ausgabeordner hinaus; geben Sie einen anderen Dateinamen an.</translation>
    </message>
    <message>
        <source>Without zero padding light that leaves the plane on one side comes in on the other, and so falsifies up to {0} % of the picture at {1}; give a zero padding of 2.</source>
        <translation>Ohne Nullauffüllung kommt Licht, das die Ebene auf einer Seite verlässt, auf der anderen wieder herein und verfälscht so bis zu {0} % des Bildes bei {1}; geben Sie eine Nullauffüllung von 2 an.</translation>
    </message>
    <message>
        <source>Weighing the colours</source>
        <translation>Farben werden gewichtet</translation>
    </message>
    <message>
        <source>{0} laser powers are given for {1} wavelengths; give one each, or leave them out.</source>
        <translation>{0} Laserleistungen sind für {1} Wellenlängen angegeben; geben Sie je eine an, oder lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>laser powers {0} of the strongest</source>
        <translation>Laserleistungen {0} der stärksten</translation>
    </message>
    <message>
        <source>laser powers {0} of the strongest (restores the picture&apos;s colours); light in the picture {1}</source>
        <translation>Laserleistungen {0} der stärksten (stellt die Farben des Bildes wieder her); Licht im Bild {1}</translation>
    </message>
    <message>
        <source>The laser powers that restore the picture&apos;s colours are not known, so equal ones are taken; give them.</source>
        <translation>Die Laserleistungen, die die Farben des Bildes wiederherstellen, sind nicht bekannt, daher werden gleiche genommen; geben Sie sie an.</translation>
    </message>
    <message>
        <source>The laser of {0} needs only {1} of the power of the strongest: its colour is hardly there in the picture, or the others lose their light; look at the light in the picture.</source>
        <translation>Der Laser mit {0} braucht nur {1} der Leistung des stärksten: Seine Farbe ist im Bild kaum vorhanden, oder die anderen verlieren ihr Licht; sehen Sie sich das Licht im Bild an.</translation>
    </message>
    <message>
        <source>In line the zero order lies in the picture, so the laser powers balance both together; an encoding off the axis parts them.</source>
        <translation>Bei In-Line liegt die nullte Ordnung im Bild, daher gleichen die Laserleistungen beide zusammen ab; eine Off-Axis-Kodierung trennt sie.</translation>
    </message>
    <message>
        <source>Nothing is in focus at {0}: what is nearest lies at {1}; look there, or move it.</source>
        <translation>Bei {0} ist nichts scharf: Das Nächste liegt bei {1}; sehen Sie dort nach, oder verschieben Sie es.</translation>
    </message>
    <message>
        <source>At {0} the picture lies in the zero order, which is as wide as the plate; a reference angle of {1} along {2} parts them.</source>
        <translation>Bei {0} liegt das Bild in der nullten Ordnung, die so breit wie die Platte ist; ein Referenzwinkel von {1} längs {2} trennt sie.</translation>
    </message>
    <message>
        <source>At {0} the picture lies in the zero order, which is as wide as the plate, whatever the reference angle; move the object to {1} or beyond, or choose fewer pixels.</source>
        <translation>Bei {0} liegt das Bild in der nullten Ordnung, die so breit wie die Platte ist, bei jedem Referenzwinkel; verschieben Sie das Objekt nach {1} oder weiter, oder wählen Sie weniger Pixel.</translation>
    </message>
    <message>
        <source>The evenest light of some hundred spots or fewer: phases stay fixed after the first iterations.</source>
        <translation>Das gleichmäßigste Licht für einige hundert Lichtpunkte oder weniger: Die Phasen bleiben nach den ersten Iterationen fest.</translation>
    </message>
    <message>
        <source>Of the pattern in the file: of phases so many go around, 255 where the level 255 is 2π.</source>
        <translation>Des Musters in der Datei: So viele ergeben bei Phasen einen Umlauf, 255, wenn die Stufe 255 für 2π steht.</translation>
    </message>
    <message>
        <source>Levels of a pattern that turns the phase of even light, or phases in radians.</source>
        <translation>Stufen eines Musters, das die Phase gleichmäßigen Lichts dreht, oder Phasen im Bogenmaß.</translation>
    </message>
    <message>
        <source>Levels of a pattern that lets light pass, the highest all of it, or amplitudes.</source>
        <translation>Stufen eines Musters, das Licht durchlässt, die höchste alles, oder Amplituden.</translation>
    </message>
    <message>
        <source>The file holds complex numbers, which are a field; choose the meaning &quot;Field&quot;.</source>
        <translation>Die Datei enthält komplexe Zahlen, die ein Feld sind; wählen Sie die Bedeutung „Feld“.</translation>
    </message>
    <message>
        <source>The picture has a value that is negative, not finite or beyond 10²⁴; give intensities from 0 on.</source>
        <translation>Das Bild hat einen Wert, der negativ, nicht endlich oder über 10²⁴ ist; geben Sie Intensitäten ab 0 an.</translation>
    </message>
    <message>
        <source>Of the picture&apos;s middle; 0: that of the plate.</source>
        <translation>Der Bildmitte; 0: der der Platte.</translation>
    </message>
    <message>
        <source>The triangles of the mesh cover the plate {0} times, which takes too long; make the mesh simpler, or choose points.</source>
        <translation>Die Dreiecke des Netzes bedecken die Platte {0}-mal, was zu lange dauert; vereinfachen Sie das Netz, oder wählen Sie Punkte.</translation>
    </message>
    <message>
        <source>The triangles of the mesh lie over each other so often that which points they hide is judged by {0} samples along a side in place of {1}; a simpler mesh shows finer parts.</source>
        <translation>Die Dreiecke des Netzes liegen so oft übereinander, dass mit {0} statt {1} Abtastwerten je Seite beurteilt wird, welche Punkte sie verdecken; ein einfacheres Netz zeigt feinere Teile.</translation>
    </message>
    <message>
        <source>{0} of {1} points have amplitudes beyond 10¹², the first being point {2}; scale all of them down.</source>
        <translation>{0} von {1} Punkten haben Amplituden über 10¹², als erster Punkt {2}; verkleinern Sie alle im gleichen Maß.</translation>
    </message>
    <message>
        <source>{0} has {1} × {2} pixels and {3} has {4} × {5}: the depths are stretched over the picture, of which other parts may be meant.</source>
        <translation>{0} hat {1} × {2} Pixel und {3} hat {4} × {5}: Die Tiefen werden über das Bild gestreckt, von dem andere Teile gemeint sein können.</translation>
    </message>
    <message>
        <source>{0} has {1} × {2} pixels and {3} has {4} × {5}: every pixel takes the depth nearest to it.</source>
        <translation>{0} hat {1} × {2} Pixel und {3} hat {4} × {5}: Jedes Pixel nimmt die Tiefe, die ihm am nächsten liegt.</translation>
    </message>
    <message>
        <source>{0} holds {1} pictures, of which only the first is taken.</source>
        <translation>{0} enthält {1} Bilder, von denen nur das erste verwendet wird.</translation>
    </message>
    <message>
        <source>The opacity of {0} is not used: a picture with depth is opaque where it has a depth.</source>
        <translation>Die Deckkraft von {0} wird nicht benutzt: Ein Bild mit Tiefe ist undurchsichtig, wo es eine Tiefe hat.</translation>
    </message>
    <message>
        <source>The depths go from {0} to {1} only, less than 1 % of their range, so that the picture is nearly flat; is it the right file?</source>
        <translation>Die Tiefen gehen nur von {0} bis {1}, weniger als 1 % ihres Bereichs, das Bild ist also fast flach; ist es die richtige Datei?</translation>
    </message>
    <message>
        <source>{0} is coloured, and a colour is no depth: its brightness is taken, which goes up and down in a colour map; give a grey picture or numbers.</source>
        <translation>{0} ist farbig, und eine Farbe ist keine Tiefe: Verwendet wird ihre Helligkeit, die in einer Farbskala auf und ab geht; geben Sie ein Graustufenbild oder Zahlen an.</translation>
    </message>
    <message>
        <source>The intensity of spot {0} is {1}, beyond 10²⁴; scale all of them down.</source>
        <translation>Die Intensität von Punkt {0} ist {1}, über 10²⁴; verkleinern Sie alle im gleichen Maß.</translation>
    </message>
    <message>
        <source>Spots {0} and {1} lie closer together than the plate resolves there, so that they share light, which the efficiency counts for both: it may exceed 1.</source>
        <translation>Die Lichtpunkte {0} und {1} liegen näher beieinander, als die Platte dort auflöst, so dass sie sich Licht teilen, das der Wirkungsgrad für beide zählt: Er kann 1 übersteigen.</translation>
    </message>
    <message>
        <source>{0} holds {1} and {2} of memory are free; it is damaged, or of a larger machine.</source>
        <translation>{0} enthält {1}, und {2} Speicher sind frei; die Datei ist beschädigt oder stammt von einem größeren Rechner.</translation>
    </message>
    <message>
        <source>{0} is a link, so the data there may be those of another project; save the project under another name, or put a folder in its place.</source>
        <translation>{0} ist ein Verweis, die Daten dort können also die eines anderen Projekts sein; speichern Sie das Projekt unter anderem Namen, oder legen Sie an seiner Stelle einen Ordner an.</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; is text of more than {2} bytes, which no project has; the version before it may be in {0}.1.</source>
        <translation>{0}: „{1}“ ist Text von mehr als {2} Bytes, was kein Projekt hat; die Fassung davor liegt vielleicht in {0}.1.</translation>
    </message>
    <message>
        <source>The project sets &quot;{0}&quot;, which this version does not know; it was left out.</source>
        <translation>Das Projekt setzt „{0}“, was diese Version nicht kennt; die Angabe wurde ausgelassen.</translation>
    </message>
    <message>
        <source>The project sets &quot;{0}&quot; and {1} more values that this version does not know; they were left out.</source>
        <translation>Das Projekt setzt „{0}“ und {1} weitere Werte, die diese Version nicht kennt; die Angaben wurden ausgelassen.</translation>
    </message>
    <message>
        <source>The project&apos;s file would take {0}, more than the {1} that are read again; remove some of its {2} sources.</source>
        <translation>Die Projektdatei würde {0} belegen, mehr als die {1}, die wieder gelesen werden; entfernen Sie einige der {2} Quellen.</translation>
    </message>
    <message>
        <source>{0} holds data, and is no project; `fringe {1}` makes a hologram of it, or import it in the studio.</source>
        <translation>{0} enthält Daten und ist kein Projekt; `fringe {1}` macht daraus ein Hologramm, oder importieren Sie die Datei im Studio.</translation>
    </message>
    <message>
        <source>the driver {0} crashed or ended the program that was to find its devices: update it, or remove it</source>
        <translation>der Treiber {0} ist abgestürzt oder hat das Programm beendet, das seine Geräte suchen sollte: aktualisieren oder entfernen Sie ihn</translation>
    </message>
    <message>
        <source>the driver {0} did not answer within {1} s: update it, or remove it</source>
        <translation>der Treiber {0} hat nicht innerhalb von {1} s geantwortet: aktualisieren oder entfernen Sie ihn</translation>
    </message>
    <message>
        <source>the driver {0} is left out, for it crashed or did not answer at an earlier start: update it, remove it, or have it tried again by `fringe devices`</source>
        <translation>der Treiber {0} wird ausgelassen, weil er bei einem früheren Start abgestürzt ist oder nicht geantwortet hat: aktualisieren oder entfernen Sie ihn, oder lassen Sie ihn mit `fringe devices` erneut prüfen</translation>
    </message>
    <message>
        <source>{0}: the sample in row {1}, column {2} is not a number up to 10¹²; correct the field or compute it again.</source>
        <translation>{0}: Der Wert in Zeile {1}, Spalte {2} ist keine Zahl bis 10¹²; korrigieren Sie das Feld oder berechnen Sie es neu.</translation>
    </message>
    <message>
        <source>{0} holds {1} pictures; give files of one picture, or this one alone.</source>
        <translation>{0} enthält {1} Bilder; geben Sie Dateien mit je einem Bild an, oder diese allein.</translation>
    </message>
    <message>
        <source>{0}: what is negative, not finite or beyond 10²⁴ is taken as 0, and an opacity above 1 as 1 ({1} of the samples, the first in row {2} and column {3}).</source>
        <translation>{0}: Was negativ, nicht endlich oder größer als 10²⁴ ist, gilt als 0, eine Deckkraft über 1 als 1 ({1} der Werte, der erste in Zeile {2} und Spalte {3}).</translation>
    </message>
    <message>
        <source>First about x, then y, then z, along axes that stay where they are; right-handed.</source>
        <translation>Zuerst um x, dann y, dann z, entlang Achsen, die stehen bleiben; rechtshändig.</translation>
    </message>
    <message>
        <source>Error that sums over spots may have in an iteration, such as 0.001, to save time; the result is measured exactly. Usual are 0.0001 in exact free space and single precision otherwise.</source>
        <translation>Fehler, den Summen über Spots in einer Iteration haben dürfen, etwa 0,001, um Zeit zu sparen; das Ergebnis wird exakt gemessen. Üblich sind 0,0001 im exakten freien Raum und sonst einfache Genauigkeit.</translation>
    </message>
    <message>
        <source>A layer has a value that is negative, not finite or beyond 10²⁴; give intensities from 0 on.</source>
        <translation>Eine Ebene hat einen Wert, der negativ, nicht endlich oder größer als 10²⁴ ist; geben Sie Intensitäten ab 0 an.</translation>
    </message>
    <message>
        <source>{0} could not be read within {1} s; save the array as .npy, .tif or .exr.</source>
        <translation>{0} ließ sich nicht innerhalb von {1} s lesen; speichern Sie das Array als .npy, .tif oder .exr.</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; of the device preset is missing or wrong; see those that come with the program.</source>
        <translation>{0}: „{1}“ der Gerätevorgabe fehlt oder ist falsch; die mitgelieferten zeigen, wie es aussieht.</translation>
    </message>
    <message>
        <source>{0} is too large for a device preset.</source>
        <translation>{0} ist zu groß für eine Gerätevorgabe.</translation>
    </message>
    <message>
        <source>{0} is no device preset; see those that come with the program.</source>
        <translation>{0} ist keine Gerätevorgabe; die mitgelieferten zeigen, wie eine aussieht.</translation>
    </message>
    <message>
        <source>There is no device preset &quot;{0}&quot;; give a file .json or one of: {1}.</source>
        <translation>Es gibt keine Gerätevorgabe „{0}“; geben Sie eine Datei .json an oder eine von: {1}.</translation>
    </message>
    <message>
        <source>{0}: none of the columns is x, y, z, intensity or phase; name one of them so.</source>
        <translation>{0}: Keine der Spalten ist x, y, z, Intensität oder Phase; benennen Sie eine davon so.</translation>
    </message>
    <message>
        <source>{0}: the columns have no names and are read as x, y, z, intensity and phase in metres and radians; a first line such as &quot;x[mm],y[mm],z[mm]&quot; says otherwise.</source>
        <translation>{0}: Die Spalten haben keine Namen und werden als x, y, z, Intensität und Phase in Metern und Radiant gelesen; eine erste Zeile wie „x[mm],y[mm],z[mm]“ sagt es anders.</translation>
    </message>
    <message>
        <source>Of the upright box around the object; z is positive in front of the plate, negative behind it.</source>
        <translation>Des aufrechten Quaders um das Objekt; z ist vor der Platte positiv, dahinter negativ.</translation>
    </message>
    <message>
        <source>Metres per unit of the file, such as 0.001 for millimetres.</source>
        <translation>Meter je Einheit der Datei, etwa 0,001 für Millimeter.</translation>
    </message>
    <message>
        <source>Size x</source>
        <translation>Größe x</translation>
    </message>
    <message>
        <source>Size y</source>
        <translation>Größe y</translation>
    </message>
    <message>
        <source>Size z</source>
        <translation>Größe z</translation>
    </message>
    <message>
        <source>Along the object&apos;s own axis, before it is turned; the other two follow.</source>
        <translation>Entlang der eigenen Achse des Objekts, bevor es gedreht wird; die beiden anderen folgen.</translation>
    </message>
    <message>
        <source>Follow the object</source>
        <translation>Dem Objekt folgen</translation>
    </message>
    <message>
        <source>The distance is that of the chosen object until it is set by hand.</source>
        <translation>Der Abstand ist der des gewählten Objekts, bis er von Hand gesetzt wird.</translation>
    </message>
    <message>
        <source>A wire-frame die of 1224 points, 200 mm in front of the plate.</source>
        <translation>Ein Würfel aus 1224 Punkten auf seinen Kanten, 200 mm vor der Platte.</translation>
    </message>
    <message>
        <source>A closed curve of 3000 points with depth.</source>
        <translation>Eine geschlossene Kurve aus 3000 Punkten mit Tiefe.</translation>
    </message>
    <message>
        <source>1500 coloured points for three wavelengths.</source>
        <translation>1500 farbige Punkte für drei Wellenlängen.</translation>
    </message>
    <message>
        <source>Knotted tube</source>
        <translation>Verknoteter Schlauch</translation>
    </message>
    <message>
        <source>Balls with depth</source>
        <translation>Kugeln mit Tiefe</translation>
    </message>
    <message>
        <source>A colour picture with the depth of every pixel in millimetres.</source>
        <translation>Ein Farbbild mit der Tiefe jedes Pixels in Millimetern.</translation>
    </message>
    <message>
        <source>Shapes in layers</source>
        <translation>Formen in Schichten</translation>
    </message>
    <message>
        <source>Three pictures at three distances that hide each other.</source>
        <translation>Drei Bilder in drei Abständen, die einander verdecken.</translation>
    </message>
    <message>
        <source>Hologram from levels</source>
        <translation>Hologramm aus Stufen</translation>
    </message>
    <message>
        <source>A pattern that there is already, reconstructed: a lens with a grating.</source>
        <translation>Ein vorhandenes Muster, rekonstruiert: eine Linse mit einem Gitter.</translation>
    </message>
    <message>
        <source>Large mask</source>
        <translation>Große Maske</translation>
    </message>
    <message>
        <source>Go to {0}</source>
        <translation>Zu {0} gehen</translation>
    </message>
    <message>
        <source>For even spots</source>
        <translation>Für gleichmäßige Lichtpunkte</translation>
    </message>
    <message>
        <source>For pictures</source>
        <translation>Für Bilder</translation>
    </message>
    <message>
        <source>For devices of few levels</source>
        <translation>Für Geräte mit wenigen Stufen</translation>
    </message>
    <message>
        <source>At once, without iterations</source>
        <translation>Sofort, ohne Iterationen</translation>
    </message>
    <message>
        <source>Scale to {0}</source>
        <translation>Auf {0} skalieren</translation>
    </message>
    <message>
        <source>Move to {0}</source>
        <translation>Nach {0} verschieben</translation>
    </message>
    <message>
        <source>The field has {0} × {1} pixels and {2} has {3} × {4}.</source>
        <translation>Das Feld hat {0} × {1} Pixel, {2} hat {3} × {4}.</translation>
    </message>
    <message>
        <source>Lattice in space</source>
        <translation>Gitter im Raum</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Distance of planes</source>
        <translation>Abstand der Ebenen</translation>
    </message>
    <message>
        <source>the value of &quot;{0}&quot; must be text such as &quot;8 µm&quot;.</source>
        <translation>der Wert von „{0}“ muss ein Text sein wie „8 µm“.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no way of placing an object; the project&apos;s file is damaged.</source>
        <translation>„{0}“ ist keine Art, ein Objekt zu platzieren; die Datei des Projekts ist beschädigt.</translation>
    </message>
    <message>
        <source>{0} cannot be made; is there room, and may you write there?</source>
        <translation>{0} lässt sich nicht anlegen; ist dort Platz, und dürfen Sie dort schreiben?</translation>
    </message>
    <message>
        <source>The file names no unit; {0} is assumed.</source>
        <translation>Die Datei nennt keine Einheit; {0} wird angenommen.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no project, and nothing that can be imported.</source>
        <translation>„{0}“ ist kein Projekt und nichts, was sich importieren lässt.</translation>
    </message>
    <message>
        <source>The clipboard holds no text; copy rows of numbers first.</source>
        <translation>Die Zwischenablage enthält keinen Text; kopieren Sie zuerst Zeilen mit Zahlen.</translation>
    </message>
    <message>
        <source>z from spot to spot</source>
        <translation>z von Punkt zu Punkt</translation>
    </message>
    <message>
        <source>Tilt about x</source>
        <translation>Neigung um x</translation>
    </message>
    <message>
        <source>Tilt about y</source>
        <translation>Neigung um y</translation>
    </message>
    <message>
        <source>What was copied has no x or no y; spots need both.</source>
        <translation>Was kopiert wurde, hat kein x oder kein y; Lichtpunkte brauchen beides.</translation>
    </message>
    <message>
        <source>Beam radius along y</source>
        <translation>Strahlradius längs y</translation>
    </message>
    <message>
        <source>Where the amplitude has fallen to 1/e, along y.</source>
        <translation>Wo die Amplitude auf 1/e gefallen ist, längs y.</translation>
    </message>
    <message>
        <source>as along x</source>
        <translation>wie längs x</translation>
    </message>
    <message>
        <source>Where the amplitude has fallen to 1/e, along x.</source>
        <translation>Wo die Amplitude auf 1/e gefallen ist, längs x.</translation>
    </message>
    <message>
        <source>Beam centre x</source>
        <translation>Strahlmitte x</translation>
    </message>
    <message>
        <source>Middle of the beam on the plate.</source>
        <translation>Mitte des Strahls auf der Platte.</translation>
    </message>
    <message>
        <source>Beam centre y</source>
        <translation>Strahlmitte y</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>What the numbers of the beam&apos;s picture are; a camera takes intensities.</source>
        <translation>Was die Zahlen im Bild des Strahls sind; eine Kamera nimmt Intensitäten auf.</translation>
    </message>
    <message>
        <source>The picture of the beam is missing; give one.</source>
        <translation>Das Bild des Strahls fehlt; geben Sie eines an.</translation>
    </message>
    <message>
        <source>The picture of the beam has {0} x {1} pixels and is resampled to the {2} x {3} of the plate.</source>
        <translation>Das Bild des Strahls hat {0} x {1} Pixel und wird auf die {2} x {3} der Platte umgerechnet.</translation>
    </message>
    <message>
        <source>{0}: its numbers reach to {1} m, and nothing may lie farther away than {2}; correct the file.</source>
        <translation>{0}: Die Zahlen reichen bis {1} m, und nichts darf weiter weg liegen als {2}; berichtigen Sie die Datei.</translation>
    </message>
    <message>
        <source>A coloured surface of 4320 triangles, turned and lit.</source>
        <translation>Eine farbige Fläche aus 4320 Dreiecken, gedreht und beleuchtet.</translation>
    </message>
    <message>
        <source>Two levels on 16384 × 16384 pixels, by the disk where memory is less.</source>
        <translation>Zwei Stufen auf 16384 × 16384 Pixeln, über die Platte des Rechners, wo der Speicher nicht reicht.</translation>
    </message>
    <message>
        <source>No recording plane between the points and the plate keeps a tolerance of {0}; move the object away from the plate, or choose another method.</source>
        <translation>Keine Aufzeichnungsebene zwischen den Punkten und der Platte hält eine Toleranz von {0} ein; rücken Sie das Objekt von der Platte weg oder wählen Sie ein anderes Verfahren.</translation>
    </message>
    <message>
        <source>Three spots that lie on a line do not say how the camera stands; choose others.</source>
        <translation>Drei Lichtpunkte auf einer Geraden sagen nicht, wie die Kamera steht; wählen Sie andere.</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Stege</translation>
    </message>
    <message>
        <source>What lies between the pixels.</source>
        <translation>Was zwischen den Pixeln liegt.</translation>
    </message>
    <message>
        <source>Reflecting</source>
        <translation>Spiegelnd</translation>
    </message>
    <message>
        <source>A mirror, whose light stays in the zero order.</source>
        <translation>Ein Spiegel, dessen Licht in der nullten Ordnung bleibt.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light that falls there is lost.</source>
        <translation>Licht, das dort auftrifft, geht verloren.</translation>
    </message>
    <message>
        <source>Gap phase</source>
        <translation>Phase der Stege</translation>
    </message>
    <message>
        <source>The light of gaps against that of level 0.</source>
        <translation>Das Licht der Stege gegenüber dem von Stufe 0.</translation>
    </message>
    <message>
        <source>Fill factor</source>
        <translation>Füllgrad</translation>
    </message>
    <message>
        <source>The share of the panel&apos;s area that its levels move.</source>
        <translation>Anteil der Panelfläche, den die Stufen bewegen.</translation>
    </message>
    <message>
        <source>True levels</source>
        <translation>Wahre Stufen</translation>
    </message>
    <message>
        <source>How many gray levels really make 2π.</source>
        <translation>Wie viele Graustufen wirklich 2π ausmachen.</translation>
    </message>
    <message>
        <source>those of the pattern</source>
        <translation>die des Musters</translation>
    </message>
    <message>
        <source>Crosstalk</source>
        <translation>Übersprechen</translation>
    </message>
    <message>
        <source>The standard deviation of the Gaussian that phases of neighbours are blurred by, in pixels.</source>
        <translation>Standardabweichung der Gauß-Kurve, mit der die Phasen von Nachbarn verwischt werden, in Pixeln.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ohne</translation>
    </message>
    <message>
        <source>Front reflection</source>
        <translation>Reflexion der Vorderseite</translation>
    </message>
    <message>
        <source>The share of the amplitude that the front surface sends back, past the pixels.</source>
        <translation>Anteil der Amplitude, den die Vorderseite zurückwirft, an den Pixeln vorbei.</translation>
    </message>
    <message>
        <source>Front phase</source>
        <translation>Phase der Vorderseite</translation>
    </message>
    <message>
        <source>That light against the light of level 0.</source>
        <translation>Dieses Licht gegenüber dem Licht von Stufe 0.</translation>
    </message>
    <message>
        <source>Camera pitch</source>
        <translation>Pixelabstand der Kamera</translation>
    </message>
    <message>
        <source>The distance between the middles of the camera&apos;s pixels.</source>
        <translation>Abstand zwischen den Mitten der Kamerapixel.</translation>
    </message>
    <message>
        <source>Camera columns</source>
        <translation>Spalten der Kamera</translation>
    </message>
    <message>
        <source>The camera&apos;s pixels along x.</source>
        <translation>Die Pixel der Kamera entlang x.</translation>
    </message>
    <message>
        <source>Camera rows</source>
        <translation>Zeilen der Kamera</translation>
    </message>
    <message>
        <source>The camera&apos;s pixels along y.</source>
        <translation>Die Pixel der Kamera entlang y.</translation>
    </message>
    <message>
        <source>Camera bits</source>
        <translation>Bits der Kamera</translation>
    </message>
    <message>
        <source>The camera&apos;s counts go up to 2 to this power, less 1.</source>
        <translation>Die Zählwerte der Kamera reichen bis 2 hoch diese Zahl, minus 1.</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>Belichtung</translation>
    </message>
    <message>
        <source>The share of saturation that all light makes in one sharp spot.</source>
        <translation>Anteil der Sättigung, den alles Licht in einem scharfen Punkt erreicht.</translation>
    </message>
    <message>
        <source>such that the brightest pixel comes to the peak</source>
        <translation>so, dass das hellste Pixel den Spitzenwert erreicht</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitzenwert</translation>
    </message>
    <message>
        <source>The share of saturation that the brightest pixel comes to where no exposure is given.</source>
        <translation>Anteil der Sättigung, den das hellste Pixel erreicht, wenn keine Belichtung angegeben ist.</translation>
    </message>
    <message>
        <source>Full well</source>
        <translation>Sättigungsladung</translation>
    </message>
    <message>
        <source>Electrons in a saturated pixel, which the shot noise follows from.</source>
        <translation>Elektronen in einem gesättigten Pixel, aus denen das Schrotrauschen folgt.</translation>
    </message>
    <message>
        <source>no shot noise</source>
        <translation>kein Schrotrauschen</translation>
    </message>
    <message>
        <source>Read noise</source>
        <translation>Ausleserauschen</translation>
    </message>
    <message>
        <source>Its standard deviation in electrons.</source>
        <translation>Seine Standardabweichung in Elektronen.</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>Untergrund</translation>
    </message>
    <message>
        <source>The share of saturation that is there without light.</source>
        <translation>Anteil der Sättigung, der ohne Licht da ist.</translation>
    </message>
    <message>
        <source>Noise seed</source>
        <translation>Startwert des Rauschens</translation>
    </message>
    <message>
        <source>The same number gives the same noise.</source>
        <translation>Dieselbe Zahl ergibt dasselbe Rauschen.</translation>
    </message>
    <message>
        <source>Simulated camera</source>
        <translation>Simulierte Kamera</translation>
    </message>
    <message>
        <source>What a camera would see of a panel like a real one.</source>
        <translation>Was eine Kamera von einem Panel sähe, das einem echten gleicht.</translation>
    </message>
    <message>
        <source>A camera weights spots, and the design has none; give some.</source>
        <translation>Eine Kamera gewichtet Lichtpunkte, und der Entwurf hat keine; geben Sie welche an.</translation>
    </message>
    <message>
        <source>Spot {0} lies outside of the camera&apos;s picture of {1} x {2} pixels; give spots that the camera sees.</source>
        <translation>Punkt {0} liegt außerhalb des Kamerabilds von {1} x {2} Pixeln; geben Sie Lichtpunkte an, die die Kamera sieht.</translation>
    </message>
    <message>
        <source>The camera&apos;s pictures are of different sizes; leave its size as it is.</source>
        <translation>Die Bilder der Kamera sind verschieden groß; lassen Sie ihre Größe, wie sie ist.</translation>
    </message>
    <message>
        <source>A camera weights spots from one round of iterations to the next, and {0} has none; choose another algorithm.</source>
        <translation>Eine Kamera gewichtet Lichtpunkte von einer Runde von Iterationen zur nächsten, und {0} hat keine Runden; wählen Sie einen anderen Algorithmus.</translation>
    </message>
    <message>
        <source>The spots lie at z from {0} to {1}, and a camera sees one plane, {2} deep; give spots of one z.</source>
        <translation>Die Lichtpunkte liegen bei z von {0} bis {1}, und eine Kamera sieht eine Ebene, {2} tief; geben Sie Lichtpunkte mit einem einzigen z an.</translation>
    </message>
    <message>
        <source>A fill factor of {0} has no meaning; give one above 0, up to 1.</source>
        <translation>Ein Füllgrad von {0} hat keinen Sinn; geben Sie einen über 0 bis höchstens 1 an.</translation>
    </message>
    <message>
        <source>A front surface that reflects the amplitude {0} has no meaning; give 0 or more, below 1.</source>
        <translation>Eine Vorderseite, die die Amplitude {0} zurückwirft, hat keinen Sinn; geben Sie 0 oder mehr an, unter 1.</translation>
    </message>
    <message>
        <source>The response has {0} levels and the pattern {1}; give the one of this panel.</source>
        <translation>Die Kennlinie hat {0} Stufen und das Muster {1}; geben Sie die dieses Panels an.</translation>
    </message>
    <message>
        <source>A camera needs the pixel pitch and the wavelengths of the pattern; give them.</source>
        <translation>Eine Kamera braucht den Pixelabstand und die Wellenlängen des Musters; geben Sie sie an.</translation>
    </message>
    <message>
        <source>The camera has no pixels; give it rows, columns and a pitch.</source>
        <translation>Die Kamera hat keine Pixel; geben Sie Zeilen, Spalten und einen Pixelabstand an.</translation>
    </message>
    <message>
        <source>A camera stands behind a lens of positive focal length, or in free space at a distance other than 0; give one of them.</source>
        <translation>Eine Kamera steht hinter einer Linse mit positiver Brennweite oder im freien Raum in einem anderen Abstand als 0; geben Sie eines davon an.</translation>
    </message>
    <message>
        <source>The pattern holds levels beyond the {0} that it is said to have; say how many there are.</source>
        <translation>Das Muster enthält Stufen jenseits der {0}, die es haben soll; geben Sie an, wie viele es sind.</translation>
    </message>
    <message>
        <source>No light of the beam falls on the panel; move or widen the beam or the aperture.</source>
        <translation>Auf das Panel fällt kein Licht des Strahls; verschieben oder verbreitern Sie den Strahl oder die Blende.</translation>
    </message>
    <message>
        <source>Looking by camera</source>
        <translation>Kamerabild wird berechnet</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>The camera sees no spot that stands out; look at its exposure, and whether it sees the light.</source>
        <translation>Die Kamera sieht keinen Lichtpunkt, der sich abhebt; prüfen Sie ihre Belichtung und ob sie das Licht sieht.</translation>
    </message>
    <message>
        <source>The levels of the encoding are what is written.</source>
        <translation>Geschrieben werden die Stufen der Kodierung.</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>10 bits in red and blue</source>
        <translation>10 Bit in Rot und Blau</translation>
    </message>
    <message>
        <source>12 bits in red and green</source>
        <translation>12 Bit in Rot und Grün</translation>
    </message>
    <message>
        <source>16 bits in red and green</source>
        <translation>16 Bit in Rot und Grün</translation>
    </message>
    <message>
        <source>24 frames of one bit in red, green and blue</source>
        <translation>24 Einzelbilder mit je einem Bit in Rot, Grün und Blau</translation>
    </message>
    <message>
        <source>2 × 2 electrodes of a 0.47″ PLM</source>
        <translation>2 × 2 Elektroden eines 0,47″-PLM</translation>
    </message>
    <message>
        <source>2 × 2 electrodes of a 0.67″ PLM</source>
        <translation>2 × 2 Elektroden eines 0,67″-PLM</translation>
    </message>
    <message>
        <source>The packing {0} takes {1} planes, not {2}.</source>
        <translation>Die Packung {0} nimmt {1} Ebenen auf, nicht {2}.</translation>
    </message>
    <message>
        <source>The planes that the packing {0} takes differ in size.</source>
        <translation>Die Ebenen, die die Packung {0} aufnimmt, sind verschieden groß.</translation>
    </message>
    <message>
        <source>There is no packing &quot;{0}&quot;; give one of: {1}.</source>
        <translation>Eine Packung „{0}“ gibt es nicht; geben Sie eine an von: {1}.</translation>
    </message>
    <message>
        <source>A picture of {0} × {1} pixels has no whole cells of {2} × {3} as the packing {4} takes them.</source>
        <translation>Ein Bild von {0} × {1} Pixeln hat keine ganzen Zellen von {2} × {3}, wie die Packung {4} sie braucht.</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Vorzeichen</translation>
    </message>
    <message>
        <source>Whether the panel&apos;s phase rises with its values. What is added below is added after it, as the panel counts.</source>
        <translation>Ob die Phase des Panels mit seinen Werten steigt. Was unten hinzukommt, wird danach addiert, so wie das Panel zählt.</translation>
    </message>
    <message>
        <source>+1, phase rises with the value</source>
        <translation>+1, die Phase steigt mit dem Wert</translation>
    </message>
    <message>
        <source>−1, phase falls with the value</source>
        <translation>−1, die Phase fällt mit dem Wert</translation>
    </message>
    <message>
        <source>Carrier angle x</source>
        <translation>Trägerwinkel x</translation>
    </message>
    <message>
        <source>A grating that sends the light aside, away from the zero order.</source>
        <translation>Ein Gitter, das das Licht zur Seite lenkt, weg von der nullten Ordnung.</translation>
    </message>
    <message>
        <source>Carrier angle y</source>
        <translation>Trägerwinkel y</translation>
    </message>
    <message>
        <source>no lens</source>
        <translation>keine Linse</translation>
    </message>
    <message>
        <source>Added lens</source>
        <translation>Zusätzliche Linse</translation>
    </message>
    <message>
        <source>Focal length of a lens that is added to the pattern; negative spreads the light.</source>
        <translation>Brennweite einer Linse, die zum Muster addiert wird; negativ zerstreut das Licht.</translation>
    </message>
    <message>
        <source>Zernike terms</source>
        <translation>Zernike-Terme</translation>
    </message>
    <message>
        <source>Terms with their amounts, and what these mean: &quot;osa rms waves: 4=0.5, 12=-0.1&quot;; osa, noll, fringe or nm; rms or peak; waves or rad.</source>
        <translation>Terme mit ihren Beträgen, und was diese bedeuten: „osa rms waves: 4=0.5, 12=-0.1“; osa, noll, fringe oder nm; rms oder peak; waves oder rad.</translation>
    </message>
    <message>
        <source>Apply the correction</source>
        <translation>Korrektur anwenden</translation>
    </message>
    <message>
        <source>Adds the phases of the correction picture, which make the panel flat.</source>
        <translation>Addiert die Phasen des Korrekturbilds, die das Panel eben machen.</translation>
    </message>
    <message>
        <source>that of the design</source>
        <translation>die des Entwurfs</translation>
    </message>
    <message>
        <source>Correction&apos;s wavelength</source>
        <translation>Wellenlänge der Korrektur</translation>
    </message>
    <message>
        <source>Wavelength that the correction picture was made for.</source>
        <translation>Wellenlänge, für die das Korrekturbild gemacht wurde.</translation>
    </message>
    <message>
        <source>Scale the correction</source>
        <translation>Korrektur umrechnen</translation>
    </message>
    <message>
        <source>Take a correction for another wavelength, its phases times the quotient of the two, unwrapped before.</source>
        <translation>Eine Korrektur für eine andere Wellenlänge nehmen: ihre Phasen entfaltet und dann mit dem Quotienten beider multipliziert.</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Rechenweise</translation>
    </message>
    <message>
        <source>How phases become levels.</source>
        <translation>Wie aus Phasen Stufen werden.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>phases are added, and rounded once.</source>
        <translation>Phasen werden addiert und einmal gerundet.</translation>
    </message>
    <message>
        <source>8 bits, as laboratories&apos; scripts have it</source>
        <translation>8 Bit, wie in Skripten von Laboren</translation>
    </message>
    <message>
        <source>pattern and correction as numbers of 8 bits are added modulo 256, then multiplied by the levels per 2π over 255.</source>
        <translation>Muster und Korrektur werden als Zahlen von 8 Bit modulo 256 addiert, dann mit den Stufen je 2π geteilt durch 255 multipliziert.</translation>
    </message>
    <message>
        <source>Beyond the range</source>
        <translation>Außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>What levels become that the panel has no value for, where it has less than 2π.</source>
        <translation>Was aus Stufen wird, für die das Panel keinen Wert hat, wo es weniger als 2π erreicht.</translation>
    </message>
    <message>
        <source>The nearer end</source>
        <translation>Das nähere Ende</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Begun again at zero</source>
        <translation>Wieder bei null begonnen</translation>
    </message>
    <message>
        <source>Look-up table</source>
        <translation>Nachschlagetabelle</translation>
    </message>
    <message>
        <source>Who turns levels into values by the drive table, if there is one.</source>
        <translation>Wer Stufen über die Ansteuertabelle in Werte umsetzt, falls es eine gibt.</translation>
    </message>
    <message>
        <source>Applied here</source>
        <translation>Hier angewendet</translation>
    </message>
    <message>
        <source>Applied by the device</source>
        <translation>Vom Gerät angewendet</translation>
    </message>
    <message>
        <source>Not applied</source>
        <translation>Nicht angewendet</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Bits</translation>
    </message>
    <message>
        <source>Bits of a value that is sent.</source>
        <translation>Bits eines gesendeten Werts.</translation>
    </message>
    <message>
        <source>Pixels of the video mode, which may be larger than the panel.</source>
        <translation>Pixel des Videomodus, der größer als das Panel sein darf.</translation>
    </message>
    <message>
        <source>Place in the video mode of the panel&apos;s first pixel, from 0.</source>
        <translation>Platz des ersten Panelpixels im Videomodus, ab 0.</translation>
    </message>
    <message>
        <source>as the panel</source>
        <translation>wie das Panel</translation>
    </message>
    <message>
        <source>Flip left-right</source>
        <translation>Links-rechts spiegeln</translation>
    </message>
    <message>
        <source>Mirrors what is sent, the correction with it.</source>
        <translation>Spiegelt, was gesendet wird, samt der Korrektur.</translation>
    </message>
    <message>
        <source>Flip top-bottom</source>
        <translation>Oben-unten spiegeln</translation>
    </message>
    <message>
        <source>Video mode width</source>
        <translation>Breite des Videomodus</translation>
    </message>
    <message>
        <source>Video mode height</source>
        <translation>Höhe des Videomodus</translation>
    </message>
    <message>
        <source>Column of the panel</source>
        <translation>Spalte des Panels</translation>
    </message>
    <message>
        <source>Row of the panel</source>
        <translation>Zeile des Panels</translation>
    </message>
    <message>
        <source>Packing</source>
        <translation>Packung</translation>
    </message>
    <message>
        <source>How values become the bits of a picture.</source>
        <translation>Wie aus Werten die Bits eines Bildes werden.</translation>
    </message>
    <message>
        <source>A value takes {0} × {1} pixels of the video mode: give it a size and a place of whole values.</source>
        <translation>Ein Wert belegt {0} × {1} Pixel des Videomodus: Geben Sie ihm Größe und Platz in ganzen Werten.</translation>
    </message>
    <message>
        <source>The panel of {0} × {1} pixels from column {2}, row {3} on does not fit into the video mode of {4} × {5}.</source>
        <translation>Das Panel von {0} × {1} Pixeln ab Spalte {2}, Zeile {3} passt nicht in den Videomodus von {4} × {5}.</translation>
    </message>
    <message>
        <source>The packing is of values of {0} bits, and the panel&apos;s have {1}.</source>
        <translation>Die Packung ist für Werte von {0} Bit, und die des Panels haben {1}.</translation>
    </message>
    <message>
        <source>The packing is of one wavelength, and the design has {0}.</source>
        <translation>Die Packung ist für eine Wellenlänge, und der Entwurf hat {0}.</translation>
    </message>
    <message>
        <source>The arithmetic of 8 bits is of equal levels; the response table has others.</source>
        <translation>Die Rechenweise mit 8 Bit setzt gleiche Stufen voraus; die Kennlinientabelle hat andere.</translation>
    </message>
    <message>
        <source>The encoding makes amplitudes, to which no phase can be added; choose one of phases, or leave this out.</source>
        <translation>Die Kodierung erzeugt Amplituden, zu denen sich keine Phase addieren lässt; wählen Sie eine mit Phasen, oder lassen Sie dies weg.</translation>
    </message>
    <message>
        <source>A carrier at {0} is finer than two pixels and aliases; stay below {1}.</source>
        <translation>Ein Träger unter {0} ist feiner als zwei Pixel und führt zu Aliasing; bleiben Sie unter {1}.</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>A spatial light modulator: what is written is what it is sent.</source>
        <translation>Ein räumlicher Lichtmodulator: Geschrieben wird, was er gesendet bekommt.</translation>
    </message>
    <message>
        <source>Correction picture</source>
        <translation>Korrekturbild</translation>
    </message>
    <message>
        <source>Drive table</source>
        <translation>Ansteuertabelle</translation>
    </message>
    <message>
        <source>Response table</source>
        <translation>Kennlinientabelle</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Carrier</source>
        <translation>Träger</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>Modulo 2π</source>
        <translation>Modulo 2π</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Spiegeln</translation>
    </message>
    <message>
        <source>Video mode</source>
        <translation>Videomodus</translation>
    </message>
    <message>
        <source>There is no step &quot;{0}&quot; on the way to a panel; choose one of: {1}.</source>
        <translation>Einen Schritt „{0}“ auf dem Weg zu einem Panel gibt es nicht; wählen Sie einen von: {1}.</translation>
    </message>
    <message>
        <source>{0} is no table of one row of entries.</source>
        <translation>{0} ist keine Tabelle mit einer einzigen Zeile von Einträgen.</translation>
    </message>
    <message>
        <source>{0} has {1} entries, and this panel takes {2}; give the table of this panel.</source>
        <translation>{0} hat {1} Einträge, und dieses Panel nimmt {2}; geben Sie die Tabelle dieses Panels an.</translation>
    </message>
    <message>
        <source>{0} has {1} × {2} pixels, and the panel has {3} × {4}; give the correction of this panel.</source>
        <translation>{0} hat {1} × {2} Pixel, und das Panel hat {3} × {4}; geben Sie die Korrektur dieses Panels an.</translation>
    </message>
    <message>
        <source>A panel of {0} × {1} pixels at ({2}, {3}) does not lie in a picture of {4} × {5}.</source>
        <translation>Ein Panel von {0} × {1} Pixeln bei ({2}, {3}) liegt nicht in einem Bild von {4} × {5}.</translation>
    </message>
    <message>
        <source>{0} cannot be scaled to another wavelength: how its phases go on depends on the way around {1} places; give the correction for this wavelength.</source>
        <translation>{0} lässt sich nicht auf eine andere Wellenlänge umrechnen: An {1} Stellen hängt es vom Weg um sie herum ab, wie die Phasen weitergehen; geben Sie die Korrektur für diese Wellenlänge an.</translation>
    </message>
    <message>
        <source>{0}: the value {1} at the index {2} is not within 0 … {3} of this panel&apos;s {4} bits; give the table of this panel.</source>
        <translation>{0}: Der Wert {1} beim Index {2} liegt nicht in 0 … {3}, dem Bereich der {4} Bit dieses Panels; geben Sie die Tabelle dieses Panels an.</translation>
    </message>
    <message>
        <source>{0}: a phase is no finite number.</source>
        <translation>{0}: Eine Phase ist keine endliche Zahl.</translation>
    </message>
    <message>
        <source>{0} is for a wavelength of {1}, and the light has {2}; give the one for this wavelength, or ask for it to be scaled.</source>
        <translation>{0} ist für eine Wellenlänge von {1}, und das Licht hat {2}; geben Sie die Datei für diese Wellenlänge an, oder lassen Sie sie umrechnen.</translation>
    </message>
    <message>
        <source>{0} is to be scaled to the wavelength of the light, but what it was measured at is not known; give that.</source>
        <translation>{0} soll auf die Wellenlänge des Lichts umgerechnet werden, aber es ist nicht bekannt, bei welcher gemessen wurde; geben Sie diese an.</translation>
    </message>
    <message>
        <source>There is no kind of device &quot;{0}&quot;; choose one of: {1}.</source>
        <translation>Eine Geräteart „{0}“ gibt es nicht; wählen Sie eine von: {1}.</translation>
    </message>
    <message>
        <source>Sign of the phase</source>
        <translation>Vorzeichen der Phase</translation>
    </message>
    <message>
        <source>The left half sends light to the left, the right half to the right. Cover the left half: if the spot at the left stays, the sign is the other one.</source>
        <translation>Die linke Hälfte lenkt Licht nach links, die rechte nach rechts. Die linke Hälfte abdecken: Bleibt der Lichtpunkt links, ist das Vorzeichen das andere.</translation>
    </message>
    <message>
        <source>Sixteen checkerboards, from 0 to the largest value by rows. The zero order of one vanishes where its value is half a turn, and is back at a whole one.</source>
        <translation>Sechzehn Schachbretter, zeilenweise von 0 bis zum größten Wert. Die nullte Ordnung eines Bretts verschwindet, wo sein Wert eine halbe Umdrehung ist, und ist bei einer ganzen wieder da.</translation>
    </message>
    <message>
        <source>Gray wedge</source>
        <translation>Graukeil</translation>
    </message>
    <message>
        <source>All values from left to right. Where the phase turns once, the last is as the first.</source>
        <translation>Alle Werte von links nach rechts. Wo sich die Phase einmal dreht, ist der letzte wie der erste.</translation>
    </message>
    <message>
        <source>Pixel address</source>
        <translation>Pixeladresse</translation>
    </message>
    <message>
        <source>A line on the outermost pixels, lines every 100 pixels, and in the middle single pixels. A gray middle or a missing edge tells that the screen is scaled or shifted.</source>
        <translation>Eine Linie auf den äußersten Pixeln, Linien alle 100 Pixel und in der Mitte einzelne Pixel. Eine graue Mitte oder ein fehlender Rand verrät, dass der Bildschirm skaliert oder verschoben ist.</translation>
    </message>
    <message>
        <source>There is no test page &quot;{0}&quot;; give one of: {1}.</source>
        <translation>Ein Testbild „{0}“ gibt es nicht; geben Sie eines an von: {1}.</translation>
    </message>
    <message>
        <source>The panel of {0} × {1} pixels does not lie in the video mode of {2} × {3}.</source>
        <translation>Das Panel von {0} × {1} Pixeln liegt nicht im Videomodus von {2} × {3}.</translation>
    </message>
    <message>
        <source>There is no Zernike polynomial ({0}, {1}); n goes from 0 to {2}, and m from -n to n in steps of 2.</source>
        <translation>Ein Zernike-Polynom ({0}, {1}) gibt es nicht; n geht von 0 bis {2} und m von -n bis n in Schritten von 2.</translation>
    </message>
    <message>
        <source>There is no Zernike polynomial with the number {0} in the index {1}, or it is beyond n = {2}.</source>
        <translation>Ein Zernike-Polynom mit der Nummer {0} in der Zählung {1} gibt es nicht, oder es liegt jenseits von n = {2}.</translation>
    </message>
    <message>
        <source>The Zernike polynomial ({0}, {1}) has no number in the index {2}; name it in another.</source>
        <translation>Das Zernike-Polynom ({0}, {1}) hat in der Zählung {2} keine Nummer; nennen Sie es in einer anderen.</translation>
    </message>
    <message>
        <source>Zernike terms: &quot;{0}&quot; is none of: {1}.</source>
        <translation>Zernike-Terme: „{0}“ ist keines von: {1}.</translation>
    </message>
    <message>
        <source>Zernike terms: &quot;{0}&quot; is no whole number that names a term.</source>
        <translation>Zernike-Terme: „{0}“ ist keine ganze Zahl, die einen Term nennt.</translation>
    </message>
    <message>
        <source>Zernike terms: &quot;{0}&quot; is no pair of n and m such as (2, -2).</source>
        <translation>Zernike-Terme: „{0}“ ist kein Paar aus n und m wie (2, -2).</translation>
    </message>
    <message>
        <source>Zernike terms: &quot;{0} {1}&quot; is not understood; a pupil is given as in &quot;radius 5mm centre 1mm,-0.5mm&quot;.</source>
        <translation>Zernike-Terme: „{0} {1}“ ist nicht verständlich; eine Pupille gibt man an wie in „radius 5mm centre 1mm,-0.5mm“.</translation>
    </message>
    <message>
        <source>Zernike terms: the radius of the pupil is negative.</source>
        <translation>Zernike-Terme: Der Radius der Pupille ist negativ.</translation>
    </message>
    <message>
        <source>Zernike terms: the term {0} is given twice.</source>
        <translation>Zernike-Terme: Der Term {0} ist zweimal angegeben.</translation>
    </message>
    <message>
        <source>Zernike terms name their index, normalisation and unit before a colon, as in &quot;osa rms waves: 4=0.5, 12=-0.1&quot;.</source>
        <translation>Zernike-Terme nennen vor einem Doppelpunkt ihre Zählung, Normierung und Einheit, wie in „osa rms waves: 4=0.5, 12=-0.1“.</translation>
    </message>
    <message>
        <source>Zernike terms: &quot;{0}&quot; is no term such as 4=0.5.</source>
        <translation>Zernike-Terme: „{0}“ ist kein Term wie 4=0.5.</translation>
    </message>
    <message>
        <source>The levels of {0} at {1} are an estimate, in proportion to the wavelength from those at {2}; check them.</source>
        <translation>Die Stufen von {0} bei {1} sind geschätzt, im Verhältnis der Wellenlängen aus denen bei {2}; prüfen Sie sie.</translation>
    </message>
    <message>
        <source>{0} is what the panel {1} is sent; its values are read as levels, without what the panel makes of them ({2}).</source>
        <translation>{0} ist, was das Panel {1} gesendet bekommt; die Werte werden als Stufen gelesen, ohne das, was das Panel aus ihnen macht ({2}).</translation>
    </message>
    <message>
        <source>{0} is no HDF5 file, or damaged; save the array again.</source>
        <translation>{0} ist keine HDF5-Datei oder beschädigt; speichern Sie das Array erneut.</translation>
    </message>
    <message>
        <source>{0}: this program was built without its reader of HDF5 files; save the array as .npy, .tif or .exr.</source>
        <translation>{0}: Dieses Programm wurde ohne seinen Leser für HDF5-Dateien gebaut; speichern Sie das Array als .npy, .tif oder .exr.</translation>
    </message>
    <message>
        <source>{0}: HDF5 files cannot be read, for their library was not found; install the package libhdf5-103-1.</source>
        <translation>{0}: HDF5-Dateien lassen sich nicht lesen, denn ihre Bibliothek wurde nicht gefunden; installieren Sie das Paket libhdf5-103-1.</translation>
    </message>
    <message>
        <source>HDF5 array</source>
        <translation>HDF5-Array</translation>
    </message>
    <message>
        <source>{0} is not installed: there is no {1}; install all parts of the program together.</source>
        <translation>{0} ist nicht installiert: {1} gibt es nicht; installieren Sie alle Teile des Programms zusammen.</translation>
    </message>
    <message>
        <source>{0} holds no rows; a table has two numbers in each, such as &quot;0 0&quot;.</source>
        <translation>{0} enthält keine Zeilen; eine Tabelle hat in jeder zwei Zahlen, etwa „0 0“.</translation>
    </message>
    <message>
        <source>{0}: line {1} begins with {2} where {3} is due; the first column counts from 0 without gaps.</source>
        <translation>{0}: Zeile {1} beginnt mit {2}, wo {3} an der Reihe ist; die erste Spalte zählt ab 0 ohne Lücken.</translation>
    </message>
    <message>
        <source>{0} has more than the {1} entries that a table may have.</source>
        <translation>{0} hat mehr als die {1} Einträge, die eine Tabelle haben darf.</translation>
    </message>
    <message>
        <source>{0} does not say the unit of its phases; give it: radians or waves.</source>
        <translation>{0} nennt die Einheit der Phasen nicht; geben Sie sie an: Radiant oder Wellen.</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; is no unit of phases; name its column with one, as in phase[rad] or phase[waves].</source>
        <translation>{0}: „{1}“ ist keine Einheit von Phasen; benennen Sie die Spalte mit einer, wie in phase[rad] oder phase[waves].</translation>
    </message>
    <message>
        <source>{0}: the phase in row {1} and column {2} is no finite number; give 0 where there is none.</source>
        <translation>{0}: Die Phase in Zeile {1} und Spalte {2} ist keine endliche Zahl; geben Sie 0 an, wo es keine gibt.</translation>
    </message>
    <message>
        <source>{0} holds amplitudes, not phases; give a correction of phases.</source>
        <translation>{0} enthält Amplituden, keine Phasen; geben Sie eine Korrektur aus Phasen an.</translation>
    </message>
    <message>
        <source>{0}: the value {1} at the index {2} is none that a panel is sent; those are whole numbers from 0 to 65,535.</source>
        <translation>{0}: Der Wert {1} beim Index {2} ist keiner, den ein Panel gesendet bekommt; das sind ganze Zahlen von 0 bis 65.535.</translation>
    </message>
    <message>
        <source>{0} was compressed with loss, which changes phases where they wrap; give a .bmp or .png instead if there is one.</source>
        <translation>{0} wurde mit Verlust komprimiert, was Phasen dort ändert, wo sie umbrechen; geben Sie stattdessen eine .bmp oder .png an, wenn es eine gibt.</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; of the device preset cannot be used: {2}</source>
        <translation>{0}: „{1}“ der Gerätevorgabe lässt sich nicht verwenden: {2}</translation>
    </message>
    <message>
        <source>{0} is no file of Zernike terms, a JSON object with &quot;index&quot;, &quot;norm&quot;, &quot;unit&quot;, &quot;radius&quot;, &quot;centre&quot; and &quot;terms&quot;.</source>
        <translation>{0} ist keine Datei mit Zernike-Termen, also kein JSON-Objekt mit „index“, „norm“, „unit“, „radius“, „centre“ und „terms“.</translation>
    </message>
    <message>
        <source>{0} does not say the &quot;{1}&quot; of its Zernike terms, without which they may mean something else; add it.</source>
        <translation>{0} nennt „{1}“ der Zernike-Terme nicht, ohne das sie etwas anderes bedeuten können; fügen Sie es hinzu.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no text.</source>
        <translation>„{0}“ ist kein Text.</translation>
    </message>
    <message>
        <source>the term {0} has no finite number.</source>
        <translation>der Term {0} hat keine endliche Zahl.</translation>
    </message>
    <message>
        <source>&quot;radius&quot; is no length above 0.</source>
        <translation>„radius“ ist keine Länge über 0.</translation>
    </message>
    <message>
        <source>&quot;centre&quot; is no pair of lengths.</source>
        <translation>„centre“ ist kein Paar von Längen.</translation>
    </message>
    <message>
        <source>&quot;terms&quot; is no list of terms such as {&quot;4&quot;: 0.5}.</source>
        <translation>„terms“ ist keine Liste von Termen wie {&quot;4&quot;: 0.5}.</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>a field of a form, what it is set to</extracomment>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>What the encoded pattern is made ready for.</source>
        <translation>Wofür das kodierte Muster fertig gemacht wird.</translation>
    </message>
    <message>
        <source>The text is longer than one line of {0} characters.</source>
        <translation>Der Text ist länger als eine Zeile von {0} Zeichen.</translation>
    </message>
    <message>
        <source>text of one line</source>
        <translation>Text von einer Zeile</translation>
    </message>
    <message>
        <source>What the device is given: a level for every pixel, or what a panel is sent.</source>
        <translation>Was das Gerät erhält: eine Stufe für jedes Pixel, oder was ein Panel gesendet bekommt.</translation>
    </message>
    <message>
        <source>{0} was made with the table {1}, which its values are to be read with; give it, too.</source>
        <translation>{0} wurde mit der Tabelle {1} gemacht, mit der die Werte zu lesen sind; geben Sie sie auch an.</translation>
    </message>
    <message>
        <source>{0} has {1} × {2} values, and its side-car says {3} × {4}; it is the side-car of another picture.</source>
        <translation>{0} hat {1} × {2} Werte, und die Begleitdatei sagt {3} × {4}; sie gehört zu einem anderen Bild.</translation>
    </message>
    <message>
        <source>{0} % of the pixels have a phase that the panel does not reach; they were given another.</source>
        <translation>{0} % der Pixel haben eine Phase, die das Panel nicht erreicht; sie erhielten eine andere.</translation>
    </message>
    <message>
        <source>{0}: entry {1} is no file of a picture with a dwell; write &quot;a.png&quot; or {&quot;file&quot;: &quot;a.png&quot;, &quot;dwell&quot;: &quot;500ms&quot;}.</source>
        <translation>{0}: Eintrag {1} ist keine Bilddatei mit einer Anzeigedauer; schreiben Sie &quot;a.png&quot; oder {&quot;file&quot;: &quot;a.png&quot;, &quot;dwell&quot;: &quot;500ms&quot;}.</translation>
    </message>
    <message>
        <source>{0} is no list of pictures, such as [&quot;a.png&quot;, &quot;b.png&quot;].</source>
        <translation>{0} ist keine Liste von Bildern wie [&quot;a.png&quot;, &quot;b.png&quot;].</translation>
    </message>
    <message>
        <source>{0}: a panel is sent 8 bits of gray, or of red, green and blue; this is something else.</source>
        <translation>{0}: Ein Panel bekommt 8 Bit Grau gesendet, oder Rot, Grün und Blau zu je 8 Bit; dies ist etwas anderes.</translation>
    </message>
    <message>
        <source>{0} has {1} × {2} pixels, and the first picture {3} × {4}; all must be of one size.</source>
        <translation>{0} hat {1} × {2} Pixel und das erste Bild {3} × {4}; alle müssen gleich groß sein.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no time; give one with a unit, for instance 500ms or 2s.</source>
        <translation>„{0}“ ist keine Zeit; geben Sie eine mit Einheit an, zum Beispiel 500ms oder 2s.</translation>
    </message>
    <message>
        <source>{0} names no picture.</source>
        <translation>{0} nennt kein Bild.</translation>
    </message>
    <message>
        <source>{0} could not be started.</source>
        <translation>{0} ließ sich nicht starten.</translation>
    </message>
    <message>
        <source>There is no memory for the pictures of a panel; close other programs.</source>
        <translation>Für die Bilder eines Panels reicht der Speicher nicht; schließen Sie andere Programme.</translation>
    </message>
    <message>
        <source>The command cannot be started: {0}.</source>
        <translation>Der Befehl lässt sich nicht starten: {0}.</translation>
    </message>
    <message>
        <source>Values of {0} bits do not go through a screen, which takes 8 bits a colour; choose a packing.</source>
        <translation>Werte von {0} Bit gehen nicht durch einen Bildschirm, der 8 Bit je Farbe nimmt; wählen Sie eine Packung.</translation>
    </message>
    <message>
        <source>The design is for no panel; choose a device preset.</source>
        <translation>Der Entwurf ist für kein Panel; wählen Sie eine Gerätevorgabe.</translation>
    </message>
    <message>
        <source>Choose the screen that is the panel.</source>
        <translation>Wählen Sie den Bildschirm, der das Panel ist.</translation>
    </message>
    <message>
        <source>There is no result to be shown; compute it first.</source>
        <translation>Es gibt kein Ergebnis zu zeigen; berechnen Sie es zuerst.</translation>
    </message>
    <message>
        <source>The panel is off; arm it first.</source>
        <translation>Das Panel ist aus; schalten Sie es zuerst scharf.</translation>
    </message>
    <message>
        <source>The X server refused something (error {0}); the panel is off.</source>
        <translation>Der X-Server hat etwas abgelehnt (Fehler {0}); das Panel ist aus.</translation>
    </message>
    <message>
        <source>Another program moved the window on {0}; the panel is off until it is armed again.</source>
        <translation>Ein anderes Programm hat das Fenster auf {0} verschoben; das Panel ist aus, bis es wieder scharf geschaltet wird.</translation>
    </message>
    <message>
        <source>Another program shows patterns on {0}; end that first.</source>
        <translation>Ein anderes Programm zeigt Muster auf {0}; beenden Sie das zuerst.</translation>
    </message>
    <message>
        <source>A picture for {0} has not as many pixels as it.</source>
        <translation>Ein Bild für {0} hat nicht so viele Pixel wie der Bildschirm.</translation>
    </message>
    <message>
        <source>On the output {0} is another device than the one that was chosen; choose the screen again.</source>
        <translation>Am Ausgang {0} hängt ein anderes Gerät als das gewählte; wählen Sie den Bildschirm erneut.</translation>
    </message>
    <message>
        <source>The screen {0} shows {1} × {2} pixels, and the video mode of the panel has {3} × {4}; set the screen to that mode, without scaling.</source>
        <translation>Der Bildschirm {0} zeigt {1} × {2} Pixel, und der Videomodus des Panels hat {3} × {4}; stellen Sie den Bildschirm auf diesen Modus, ohne Skalierung.</translation>
    </message>
    <message>
        <source>The screen {0} is turned or mirrored in itself; set it upright.</source>
        <translation>Der Bildschirm {0} ist in sich gedreht oder gespiegelt; stellen Sie ihn aufrecht ein.</translation>
    </message>
    <message>
        <source>The screen {0} shows {1} × {2} pixels of the desktop, and its video mode has {3} × {4}; switch scaling off.</source>
        <translation>Der Bildschirm {0} zeigt {1} × {2} Pixel des Desktops, und sein Videomodus hat {3} × {4}; schalten Sie die Skalierung aus.</translation>
    </message>
    <message>
        <source>There is no screen &quot;{0}&quot;; there are: {1}.</source>
        <translation>Einen Bildschirm „{0}“ gibt es nicht; es gibt: {1}.</translation>
    </message>
    <message>
        <source>Another screen shows pixels of {0}, and would show the pattern too.</source>
        <translation>Ein anderer Bildschirm zeigt Pixel von {0} und würde das Muster auch zeigen.</translation>
    </message>
    <message>
        <source>A table of the screen {0} changes the values that it is sent, as a night mode or a colour profile does; switch that off.</source>
        <translation>Eine Tabelle des Bildschirms {0} ändert die Werte, die er gesendet bekommt, wie ein Nachtmodus oder ein Farbprofil es tut; schalten Sie das aus.</translation>
    </message>
    <message>
        <source>The screen {0} is the primary one, where people work, and the pattern would cover it.</source>
        <translation>Der Bildschirm {0} ist der Hauptbildschirm, an dem gearbeitet wird, und das Muster würde ihn verdecken.</translation>
    </message>
    <message>
        <source>The screen {0} is gone; the panel is off until it is armed again.</source>
        <translation>Der Bildschirm {0} ist weg; das Panel ist aus, bis es wieder scharf geschaltet wird.</translation>
    </message>
    <message>
        <source>On the output {0} is another device now; the panel is off until it is armed again.</source>
        <translation>Am Ausgang {0} hängt jetzt ein anderes Gerät; das Panel ist aus, bis es wieder scharf geschaltet wird.</translation>
    </message>
    <message>
        <source>Another screen shows pixels of {0} now; the panel is off until it is armed again.</source>
        <translation>Ein anderer Bildschirm zeigt jetzt Pixel von {0}; das Panel ist aus, bis es wieder scharf geschaltet wird.</translation>
    </message>
    <message>
        <source>The screen {0} has another video mode or place now; the panel is off until it is armed again.</source>
        <translation>Der Bildschirm {0} hat jetzt einen anderen Videomodus oder Platz; das Panel ist aus, bis es wieder scharf geschaltet wird.</translation>
    </message>
    <message>
        <source>This is a Wayland session, where a pixel of a pattern need not be one of the panel; log in to an X11 session to show patterns.</source>
        <translation>Dies ist eine Wayland-Sitzung, in der ein Pixel eines Musters nicht eines des Panels sein muss; melden Sie sich in einer X11-Sitzung an, um Muster zu zeigen.</translation>
    </message>
    <message>
        <source>There is no X11 display, on which a panel is a screen; start this from a desktop session, or set DISPLAY.</source>
        <translation>Es gibt keine X11-Anzeige, auf der ein Panel ein Bildschirm ist; starten Sie dies aus einer Desktop-Sitzung, oder setzen Sie DISPLAY.</translation>
    </message>
    <message>
        <source>The X server does not tell its screens apart (RandR 1.5 is missing).</source>
        <translation>Der X-Server unterscheidet seine Bildschirme nicht (RandR 1.5 fehlt).</translation>
    </message>
    <message>
        <source>The X server shows colours of {0} bits a pixel, and patterns need 8 bits of red, green and blue each; set its depth to 24.</source>
        <translation>Der X-Server zeigt Farben mit {0} Bit je Pixel, und Muster brauchen je 8 Bit Rot, Grün und Blau; setzen Sie seine Farbtiefe auf 24.</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>Kein Gerät</translation>
    </message>
    <message>
        <source>Wanted spots</source>
        <translation>Gewünschte Lichtpunkte</translation>
    </message>
    <message>
        <source>{0} has fewer than two rows; a curve has the depth of several grays.</source>
        <translation>{0} hat weniger als zwei Zeilen; eine Kurve nennt die Tiefen mehrerer Grauwerte.</translation>
    </message>
    <message>
        <source>{0}: its grays do not rise from row to row; sort them and leave one row for each.</source>
        <translation>{0}: Die Grauwerte steigen nicht von Zeile zu Zeile; sortieren Sie sie und lassen Sie für jeden nur eine Zeile stehen.</translation>
    </message>
    <message>
        <source>{0} has grays from {1} to {2}, and a gray of the writer is 0 to {3}; choose its bits.</source>
        <translation>{0} hat Grauwerte von {1} bis {2}, und ein Grauwert des Schreibers reicht von 0 bis {3}; wählen Sie seine Bits.</translation>
    </message>
    <message>
        <source>{0} is not monotonic between the grays {1} and {2}, so that depths there have no gray of their own; smooth it or leave rows out.</source>
        <translation>{0} ist zwischen den Grauwerten {1} und {2} nicht monoton, so dass Tiefen dort keinen eigenen Grauwert haben; glätten Sie die Kurve, oder lassen Sie Zeilen weg.</translation>
    </message>
    <message>
        <source>{0} is no curve of grays and depths.</source>
        <translation>{0} ist keine Kurve aus Grauwerten und Tiefen.</translation>
    </message>
    <message>
        <source>{0} reaches {1}, and the relief takes {2}; expose more, or choose fewer levels or a smaller wavelength.</source>
        <translation>{0} erreicht {1}, und das Relief braucht {2}; belichten Sie stärker, oder wählen Sie weniger Stufen oder eine kleinere Wellenlänge.</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>What the light does at the relief.</source>
        <translation>Was das Licht am Relief tut.</translation>
    </message>
    <message>
        <source>Goes through it</source>
        <translation>Geht hindurch</translation>
    </message>
    <message>
        <source>Is reflected by it</source>
        <translation>Wird reflektiert</translation>
    </message>
    <message>
        <source>Refractive index</source>
        <translation>Brechzahl</translation>
    </message>
    <message>
        <source>Of what the relief is made of, at the design&apos;s wavelength; 1.46 is fused silica in green light.</source>
        <translation>Des Reliefmaterials bei der Wellenlänge des Entwurfs; 1.46 ist Quarzglas in grünem Licht.</translation>
    </message>
    <message>
        <source>Index above</source>
        <translation>Brechzahl darüber</translation>
    </message>
    <message>
        <source>Tone</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>What drawn areas and numbers mean; either makes the design, not its mirrored phase.</source>
        <translation>Was gezeichnete Flächen und Zahlen bedeuten; beides ergibt den Entwurf, nicht seine gespiegelte Phase.</translation>
    </message>
    <message>
        <source>Depth: what is drawn is etched</source>
        <translation>Tiefe: Gezeichnetes wird geätzt</translation>
    </message>
    <message>
        <source>Height: what is drawn stays</source>
        <translation>Höhe: Gezeichnetes bleibt stehen</translation>
    </message>
    <message>
        <source>What a layer of the file is.</source>
        <translation>Was eine Ebene der Datei ist.</translation>
    </message>
    <message>
        <source>m masks make 2^m levels, each etched twice as deep as the last.</source>
        <translation>m Masken ergeben 2^m Stufen, jede doppelt so tief geätzt wie die vorige.</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>Eine Stufe</translation>
    </message>
    <message>
        <source>each with its own depth or dose.</source>
        <translation>jede mit eigener Tiefe oder Dosis.</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>Formen</translation>
    </message>
    <message>
        <source>What areas are divided into.</source>
        <translation>Worin Flächen zerlegt werden.</translation>
    </message>
    <message>
        <source>Fewest rectangles</source>
        <translation>Möglichst wenige Rechtecke</translation>
    </message>
    <message>
        <source>where that takes little time, else merged.</source>
        <translation>wo das wenig Zeit kostet, sonst zusammengefasst.</translation>
    </message>
    <message>
        <source>Merged runs of rows</source>
        <translation>Zusammengefasste Zeilenstücke</translation>
    </message>
    <message>
        <source>Polygons</source>
        <translation>Polygone</translation>
    </message>
    <message>
        <source>That a polygon has at most: 199 for old readers, up to 8191.</source>
        <translation>Die ein Polygon höchstens hat: 199 für alte Leseprogramme, bis zu 8191.</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Name of the drawing in layout files: letters, digits, _, ? and $.</source>
        <translation>Name der Zeichnung in Layoutdateien: Buchstaben, Ziffern, _, ? und $.</translation>
    </message>
    <message>
        <source>Bits of a gray</source>
        <translation>Bits eines Grauwerts</translation>
    </message>
    <message>
        <source>Of a gray writer&apos;s picture, with a curve of its depths.</source>
        <translation>Im Bild eines Graustufenschreibers, mit einer Kurve seiner Tiefen.</translation>
    </message>
    <message>
        <source>Of the opening in a pixel of amplitude 1.</source>
        <translation>Der Öffnung in einem Pixel der Amplitude 1.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Öffnungen</translation>
    </message>
    <message>
        <source>What a pixel of amplitude 1 becomes.</source>
        <translation>Was aus einem Pixel der Amplitude 1 wird.</translation>
    </message>
    <message>
        <source>All of the pixel</source>
        <translation>Das ganze Pixel</translation>
    </message>
    <message>
        <source>A rectangle in its middle</source>
        <translation>Ein Rechteck in seiner Mitte</translation>
    </message>
    <message>
        <source>A circle in its middle</source>
        <translation>Ein Kreis in seiner Mitte</translation>
    </message>
    <message>
        <source>Opening&apos;s width</source>
        <translation>Breite der Öffnung</translation>
    </message>
    <message>
        <source>Opening&apos;s height</source>
        <translation>Höhe der Öffnung</translation>
    </message>
    <message>
        <source>The device is no mask but &quot;{0}&quot;; choose a mask, or export the encoded levels.</source>
        <translation>Das Gerät ist keine Maske, sondern „{0}“; wählen Sie eine Maske, oder exportieren Sie die kodierten Stufen.</translation>
    </message>
    <message>
        <source>A mask is made for one wavelength, and there are {0}; choose one of them.</source>
        <translation>Eine Maske wird für eine Wellenlänge gemacht, und es gibt {0}; wählen Sie eine davon.</translation>
    </message>
    <message>
        <source>Openings are there or not, and the encoding has {0} levels of amplitude; choose 2, or one of phases.</source>
        <translation>Öffnungen gibt es oder nicht, und die Kodierung hat {0} Amplitudenstufen; wählen Sie 2, oder eine Kodierung mit Phasen.</translation>
    </message>
    <message>
        <source>m binary masks make 2^m levels, and there are {0}; choose 2, 4, 8, 16 …, or a layer for each level.</source>
        <translation>m binäre Masken ergeben 2^m Stufen, und es gibt {0}; wählen Sie 2, 4, 8, 16 …, oder eine Ebene je Stufe.</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>A relief or openings that are written by lithography.</source>
        <translation>Ein Relief oder Öffnungen, die lithografisch geschrieben werden.</translation>
    </message>
    <message>
        <source>Gray curve</source>
        <translation>Graukurve</translation>
    </message>
    <message>
        <source>Three wavelengths are sent as red, green and blue of 8 bits each, and the panel&apos;s values have {0}.</source>
        <translation>Drei Wellenlängen werden als Rot, Grün und Blau zu je 8 Bit gesendet, und die Werte des Panels haben {0}.</translation>
    </message>
    <message>
        <source>The flip comes after the correction and mirrors it, too: give the correction as it is seen before the flip.</source>
        <translation>Das Spiegeln kommt nach der Korrektur und spiegelt auch sie: Geben Sie die Korrektur so an, wie sie vor dem Spiegeln aussieht.</translation>
    </message>
    <message>
        <source>{0} is made for a mask: its numbers are the {1} of a relief, and are read as they are.</source>
        <translation>{0} ist für eine Maske gemacht: Die Zahlen sind die eines Reliefs ({1}) und werden gelesen, wie sie sind.</translation>
    </message>
    <message>
        <source>{0} does not say the unit of its depths; name its columns, as in gray,depth[nm].</source>
        <translation>{0} nennt die Einheit der Tiefen nicht; benennen Sie die Spalten, etwa als gray,depth[nm].</translation>
    </message>
    <message>
        <source>{0} is no GDSII file: it does not begin with a header.</source>
        <translation>{0} ist keine GDSII-Datei: Sie beginnt nicht mit einem Kopf.</translation>
    </message>
    <message>
        <source>{0} is damaged: what ends before byte {1} is no record of GDSII that can stand there.</source>
        <translation>{0} ist beschädigt: Was vor Byte {1} endet, ist kein GDSII-Datensatz, der dort stehen kann.</translation>
    </message>
    <message>
        <source>{0} is written by way of KLayout, which is not installed here; install the package klayout, or write .oas or .gds.</source>
        <translation>{0} wird über KLayout geschrieben, das hier nicht installiert ist; installieren Sie das Paket klayout, oder schreiben Sie .oas oder .gds.</translation>
    </message>
    <message>
        <source>KLayout did not write {0}: its memory or the disk may not do; write .oas or .gds.</source>
        <translation>KLayout hat {0} nicht geschrieben: Vielleicht reicht ihm der Speicher oder der Datenträger nicht; schreiben Sie .oas oder .gds.</translation>
    </message>
    <message>
        <source>{0} is damaged, or no mask: its shapes reach further than any plate.</source>
        <translation>{0} ist beschädigt oder keine Maske: Die Formen reichen weiter als jede Platte.</translation>
    </message>
    <message>
        <source>{0} has two cells that are called {1}.</source>
        <translation>{0} hat zwei Zellen mit dem Namen {1}.</translation>
    </message>
    <message>
        <source>{0} has no cell that is the whole.</source>
        <translation>{0} hat keine Zelle, die das Ganze ist.</translation>
    </message>
    <message>
        <source>{0} refers to the cell {1}, which it does not have.</source>
        <translation>{0} verweist auf die Zelle {1}, die es darin nicht gibt.</translation>
    </message>
    <message>
        <source>{0}: references lead more than {1} cells deep, or in a circle.</source>
        <translation>{0}: Verweise führen mehr als {1} Zellen tief oder im Kreis.</translation>
    </message>
    <message>
        <source>{0} refers to its cells more than {1} times, more than are read.</source>
        <translation>{0} verweist mehr als {1} Mal auf seine Zellen, öfter als gelesen wird.</translation>
    </message>
    <message>
        <source>The pixel in row {0}, column {1} has the level {2}, beyond the {3} levels of the masks; give their number.</source>
        <translation>Das Pixel in Zeile {0}, Spalte {1} hat die Stufe {2}, jenseits der {3} Stufen der Masken; geben Sie deren Anzahl an.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no name of a cell that writers take; use up to {1} letters A to Z, digits, _, ? and $.</source>
        <translation>„{0}“ ist kein Zellenname, den Schreiber annehmen; verwenden Sie bis zu {1} Buchstaben A bis Z, Ziffern, _, ? und $.</translation>
    </message>
    <message>
        <source>Apertures are of two levels, open and dark; the masks have {0}.</source>
        <translation>Öffnungen haben zwei Stufen, offen und dunkel; die Masken haben {0}.</translation>
    </message>
    <message>
        <source>An aperture is 1 nm to the pitch of {0} × {1} in size, not {2} × {3}.</source>
        <translation>Eine Öffnung ist 1 nm bis zum Pixelabstand von {0} × {1} groß, nicht {2} × {3}.</translation>
    </message>
    <message>
        <source>{0} would have {1} shapes, more than the {2} for which KLayout finds memory; write .oas or .gds.</source>
        <translation>{0} hätte {1} Formen, mehr als die {2}, für die KLayout Speicher findet; schreiben Sie .oas oder .gds.</translation>
    </message>
    <message>
        <source>Masks are of 2 to {0} levels, not {1}.</source>
        <translation>Masken haben 2 bis {0} Stufen, nicht {1}.</translation>
    </message>
    <message>
        <source>Polygons have {0} to {1} corners, the first counted again, not {2}.</source>
        <translation>Polygone haben {0} bis {1} Ecken, die erste am Ende noch einmal gezählt, nicht {2}.</translation>
    </message>
    <message>
        <source>{0} would take {1} MB, and its disk has {2} MB free; write .oas or to another disk.</source>
        <translation>{0} würde {1} MB belegen, und auf dem Datenträger sind {2} MB frei; schreiben Sie .oas, oder auf einen anderen Datenträger.</translation>
    </message>
    <message>
        <source>A mask&apos;s pixels are at least 1 nm, the unit of its file, in size; the pitch is {0}.</source>
        <translation>Die Pixel einer Maske sind mindestens 1 nm groß, die Einheit der Datei; der Pixelabstand ist {0}.</translation>
    </message>
    <message>
        <source>{0} pixels of {1} reach beyond the ±{2} mm that coordinates of 32 bits hold in nm; write the plate in parts.</source>
        <translation>{0} Pixel von {1} reichen über die ±{2} mm hinaus, die 32-Bit-Koordinaten in nm fassen; schreiben Sie die Platte in Teilen.</translation>
    </message>
    <message>
        <source>{0} is no mask of pixels: its shapes lie above each other many times.</source>
        <translation>{0} ist keine Maske aus Pixeln: Die Formen liegen vielfach übereinander.</translation>
    </message>
    <message>
        <source>{0} holds no shapes.</source>
        <translation>{0} enthält keine Formen.</translation>
    </message>
    <message>
        <source>{0} was changed: it counts in units of {1}, its masks were written in nm.</source>
        <translation>{0} wurde geändert: Gezählt wird in Einheiten von {1}, die Masken wurden in nm geschrieben.</translation>
    </message>
    <message>
        <source>{0} is damaged: what ends before byte {1} is no record of OASIS that can stand there.</source>
        <translation>{0} ist beschädigt: Was vor Byte {1} endet, ist kein OASIS-Datensatz, der dort stehen kann.</translation>
    </message>
    <message>
        <source>{0} is no OASIS file: it does not begin with %SEMI-OASIS.</source>
        <translation>{0} ist keine OASIS-Datei: Sie beginnt nicht mit %SEMI-OASIS.</translation>
    </message>
    <message>
        <source>{0} is damaged: its bytes do not have the sum that it says.</source>
        <translation>{0} ist beschädigt: Die Bytes ergeben nicht die angegebene Prüfsumme.</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>{0}: the suffix &quot;{1}&quot; is not that of a file that masks are made from; those are {2}.</source>
        <translation>{0}: Die Endung „{1}“ gehört zu keiner Datei, aus der Masken gemacht werden; diese sind {2}.</translation>
    </message>
    <message>
        <source>{0} shapes, {1}, about {2}</source>
        <translation>{0} Formen, {1}, etwa {2}</translation>
    </message>
    <message>
        <source>{0} pixels, at most {1}</source>
        <translation>{0} Pixel, höchstens {1}</translation>
    </message>
    <message>
        <source>{0} triangles, {1}</source>
        <translation>{0} Dreiecke, {1}</translation>
    </message>
    <message>
        <source>What it is made from: a layout, heights, or a gray writer&apos;s picture, with a process sheet.</source>
        <translation>Woraus sie gemacht wird: ein Layout, Höhen oder das Bild eines Graustufenschreibers, mit einem Prozessblatt.</translation>
    </message>
    <message>
        <source>Light asked for</source>
        <translation>Gefordertes Licht</translation>
    </message>
    <message>
        <source>Share of the light that a gradient is to bring where it is wanted, such as 0.9, with sgd and wherever levels are 64 or fewer; 0 for what gives the least error.</source>
        <translation>Anteil des Lichts, den ein Gradient dorthin bringen soll, wo es gewünscht ist, etwa 0.9, bei sgd und überall, wo es höchstens 64 Stufen gibt; 0 für das, was den kleinsten Fehler ergibt.</translation>
    </message>
    <message>
        <source>the least error</source>
        <translation>kleinster Fehler</translation>
    </message>
    <message>
        <source>The camera&apos;s picture has {0} colours; give a grey one.</source>
        <translation>Das Bild der Kamera hat {0} Farben; geben Sie ein graues an.</translation>
    </message>
    <message>
        <source>The camera&apos;s picture holds a value that is not a finite number; give counts.</source>
        <translation>Das Bild der Kamera enthält einen Wert, der keine endliche Zahl ist; geben Sie Zählwerte an.</translation>
    </message>
    <message>
        <source>The camera&apos;s command lacks &apos;{pattern}&apos;, which stands for the file of the pattern; give a command such as &apos;snap {pattern} {picture}&apos;.</source>
        <translation>Im Befehl der Kamera fehlt „{pattern}“, das für die Datei des Musters steht; geben Sie einen Befehl wie „snap {pattern} {picture}“ an.</translation>
    </message>
    <message>
        <source>The camera&apos;s command lacks &apos;{picture}&apos;, which stands for the file of the picture; give a command such as &apos;snap {pattern} {picture}&apos;.</source>
        <translation>Im Befehl der Kamera fehlt „{picture}“, das für die Datei des Bilds steht; geben Sie einen Befehl wie „snap {pattern} {picture}“ an.</translation>
    </message>
    <message>
        <source>The camera&apos;s command took longer than the {0} s that it may take and was ended{1}.</source>
        <translation>Der Befehl der Kamera dauerte länger als die erlaubten {0} s und wurde beendet{1}.</translation>
    </message>
    <message>
        <source>The camera&apos;s command ended with status {0}{1}.</source>
        <translation>Der Befehl der Kamera endete mit dem Status {0}{1}.</translation>
    </message>
    <message>
        <source>The camera&apos;s command wrote no picture to the file that &apos;{picture}&apos; stands for{0}.</source>
        <translation>Der Befehl der Kamera hat kein Bild in die Datei geschrieben, für die „{picture}“ steht{0}.</translation>
    </message>
    <message>
        <source>The picture that the camera&apos;s command wrote cannot be read: {0}</source>
        <translation>Das Bild, das der Befehl der Kamera geschrieben hat, ist nicht lesbar: {0}</translation>
    </message>
    <message>
        <source>{0}: {1}; give a list of three, such as {2}.</source>
        <translation>{0}: {1}; geben Sie eine Liste von dreien an, etwa {2}.</translation>
    </message>
    <message>
        <source>{0}: the file cannot be read.</source>
        <translation>{0}: Die Datei ist nicht lesbar.</translation>
    </message>
    <message>
        <source>it holds no list of three spots</source>
        <translation>sie enthält keine Liste von drei Lichtpunkten</translation>
    </message>
    <message>
        <source>it is not a list of spots in JSON</source>
        <translation>sie ist keine Liste von Lichtpunkten in JSON</translation>
    </message>
    <message>
        <source>A camera weights spots of a solver&apos;s pattern of phases; give spots, and hide all else.</source>
        <translation>Eine Kamera gewichtet Lichtpunkte im Phasenmuster eines Solvers; geben Sie Lichtpunkte an, und blenden Sie alles andere aus.</translation>
    </message>
    <message>
        <source>A pattern of {0} × {1} pixels is none for the panel, which is sent {2} × {3}.</source>
        <translation>Ein Muster von {0} × {1} Pixeln passt nicht zum Panel, das {2} × {3} gesendet bekommt.</translation>
    </message>
    <message>
        <source>{0}: the body has at least {1} triangles, and programs take {2} at most; give a name that ends in .exr or .tif, or fewer pixels.</source>
        <translation>{0}: Der Körper hat mindestens {1} Dreiecke, und Programme nehmen höchstens {2}; einen Namen angeben, der auf .exr oder .tif endet, oder weniger Pixel.</translation>
    </message>
    <message>
        <source>Layout of masks</source>
        <translation>Layout von Masken</translation>
    </message>
    <message>
        <source>The lens of the panel takes the spots out of the plane that the simulated camera looks at; set it to 0.</source>
        <translation>Die Linse des Panels nimmt die Lichtpunkte aus der Ebene, auf die die simulierte Kamera sieht; sie auf 0 setzen.</translation>
    </message>
    <message>
        <source>OpenGL draws on another device: {0}</source>
        <translation>OpenGL zeichnet auf einem anderen Gerät: {0}</translation>
    </message>
    <message>
        <source>OpenGL has no function {0} here: update the driver</source>
        <translation>OpenGL hat hier keine Funktion {0}: aktualisieren Sie den Treiber</translation>
    </message>
    <message>
        <source>there is no OpenGL context</source>
        <translation>es gibt keinen OpenGL-Kontext</translation>
    </message>
    <message>
        <source>OpenGL is {0}.{1} here, and 3.3 is needed: update the driver</source>
        <translation>OpenGL hat hier die Version {0}.{1}, nötig ist 3.3: aktualisieren Sie den Treiber</translation>
    </message>
    <message>
        <source>OpenGL cannot draw a colour and a float for each pixel here: update the driver</source>
        <translation>OpenGL kann hier nicht zu jedem Pixel eine Farbe und eine Gleitkommazahl zeichnen: aktualisieren Sie den Treiber</translation>
    </message>
    <message>
        <source>nothing can be drawn on {0} x {1} pixels: make the view larger</source>
        <translation>auf {0} x {1} Pixel lässt sich nichts zeichnen: vergrößern Sie die Ansicht</translation>
    </message>
    <message>
        <source>OpenGL draws at most {0} pixels a side here, not {1} x {2}: make the view smaller</source>
        <translation>OpenGL zeichnet hier höchstens {0} Pixel je Seite, nicht {1} x {2}: verkleinern Sie die Ansicht</translation>
    </message>
    <message>
        <source>install OpenGL&apos;s libraries</source>
        <translation>installieren Sie die OpenGL-Bibliotheken</translation>
    </message>
    <message>
        <source>there is no OpenGL 3.3 without a window here: install a driver for the GPU, or Mesa to draw on the processor</source>
        <translation>ohne Fenster gibt es hier kein OpenGL 3.3: installieren Sie einen Treiber für die GPU, oder Mesa, um auf dem Prozessor zu zeichnen</translation>
    </message>
    <message>
        <source>the driver was tried with a small texture, and changed it: update it</source>
        <translation>der Treiber wurde mit einer kleinen Textur geprüft und hat sie verändert: aktualisieren Sie ihn</translation>
    </message>
    <message>
        <source>the device was opened without OpenGL, or its driver crashed at that</source>
        <translation>das Gerät wurde ohne OpenGL geöffnet, oder sein Treiber ist dabei abgestürzt</translation>
    </message>
    <message>
        <source>copied, for the device computes in the host&apos;s memory</source>
        <translation>kopiert, denn das Gerät rechnet im Hauptspeicher</translation>
    </message>
    <message>
        <source>shared by CUDA</source>
        <translation>über CUDA geteilt</translation>
    </message>
    <message>
        <source>shared by OpenCL</source>
        <translation>über OpenCL geteilt</translation>
    </message>
    <message>
        <source>copied by way of the host: {0}</source>
        <translation>über den Hauptspeicher kopiert: {0}</translation>
    </message>
    <message>
        <source>the driver of {0} does not share textures with OpenGL (cl_khr_gl_sharing)</source>
        <translation>der Treiber von {0} teilt keine Texturen mit OpenGL (cl_khr_gl_sharing)</translation>
    </message>
    <message>
        <source>not known: there is no device {0} any more</source>
        <translation>unbekannt: das Gerät {0} gibt es nicht mehr</translation>
    </message>
    <message>
        <source>not at all: {0}</source>
        <translation>gar nicht: {0}</translation>
    </message>
    <message>
        <source>not known: the driver {0} crashed or ended the program that was to share a texture with OpenGL: update it</source>
        <translation>unbekannt: der Treiber {0} ist abgestürzt oder hat das Programm beendet, das eine Textur mit OpenGL teilen sollte: aktualisieren Sie ihn</translation>
    </message>
    <message>
        <source>not known: the driver {0} did not share a texture with OpenGL within {1} s: update it</source>
        <translation>unbekannt: der Treiber {0} hat nicht innerhalb von {1} s eine Textur mit OpenGL geteilt: aktualisieren Sie ihn</translation>
    </message>
    <message>
        <source>not known: {0} is missing or cannot be started: install the program anew</source>
        <translation>unbekannt: {0} fehlt oder lässt sich nicht starten: installieren Sie das Programm neu</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Live hologram</source>
        <translation>Live-Hologramm</translation>
    </message>
    <message>
        <source>frames of a depth camera, by stages</source>
        <translation>Bilder einer Tiefenkamera, nach Arbeitsschritten</translation>
    </message>
    <message>
        <source>colours of 640 x 48 pixels</source>
        <translation>Farben von 640 x 48 Pixeln</translation>
    </message>
    <message>
        <source>{0} ms of processor time a frame; drawn by {1}; {2}</source>
        <translation>{0} ms Prozessorzeit je Bild; gezeichnet von {1}; {2}</translation>
    </message>
    <message>
        <source>OpenGL beside the device</source>
        <translation>OpenGL neben dem Gerät</translation>
    </message>
    <message>
        <source>a moving scene, drawn, computed with and shown, by way of the host and without</source>
        <translation>eine bewegte Szene, gezeichnet, verrechnet und gezeigt, über den Hauptspeicher und ohne ihn</translation>
    </message>
    <message>
        <source>{0} ms of processor time a frame, {1} at best</source>
        <translation>{0} ms Prozessorzeit je Bild, bestenfalls {1}</translation>
    </message>
    <message>
        <source>Stereograms</source>
        <translation>Stereogramme</translation>
    </message>
    <message>
        <source>frames a second of a moving scene, and those of the article that it is from</source>
        <translation>Bilder je Sekunde einer bewegten Szene, und die des Artikels, aus dem das Verfahren stammt</translation>
    </message>
    <message>
        <source>Layers of the file</source>
        <translation>Ebenen der Datei</translation>
    </message>
    <message>
        <source>Marks and labels</source>
        <translation>Marken und Beschriftung</translation>
    </message>
    <message>
        <source>In layout files crosses beside the corners, in the same places on every layer, and below the plate the cell&apos;s name, the layer and its depth.</source>
        <translation>In Layoutdateien Kreuze neben den Ecken, auf jeder Ebene an denselben Stellen, und unter der Platte der Name der Zelle, die Ebene und ihre Tiefe.</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>Zeichnen</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>propagation</source>
        <translation>Propagation</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Marks and labels beside the plate reach beyond the ±{0} mm that coordinates of 32 bits hold in nm; leave them out.</source>
        <translation>Marken und Beschriftung neben der Platte reichen über die ±{0} mm hinaus, die 32-Bit-Koordinaten in nm fassen; lassen Sie sie weg.</translation>
    </message>
    <message>
        <source>Stereogram</source>
        <translation>Stereogramm</translation>
    </message>
    <message>
        <source>Depth camera</source>
        <translation>Tiefenkamera</translation>
    </message>
    <message>
        <source>The knotted tube from another side, photographed with its depth.</source>
        <translation>Der verknotete Schlauch von einer anderen Seite, mit seiner Tiefe aufgenommen.</translation>
    </message>
    <message>
        <source>Of the depth camera, or else the first depth picture, mesh or cloud, as the row Stereogram says.</source>
        <translation>Der Tiefenkamera, sonst des ersten Tiefenbilds, des ersten Netzes oder der ersten Punktwolke, wie es die Zeile „Stereogramm“ angibt.</translation>
    </message>
    <message>
        <source>The device has no room left; choose fewer pixels, or another device. ({0})</source>
        <translation>Auf dem Gerät ist kein Platz mehr; wählen Sie weniger Pixel oder ein anderes Gerät. ({0})</translation>
    </message>
    <message>
        <source>{0} is photographed by a camera of the design and sends no light of its own; hide the camera to see its own light.</source>
        <translation>{0} wird von einer Kamera des Entwurfs aufgenommen und sendet kein eigenes Licht; blenden Sie die Kamera aus, um das eigene Licht zu sehen.</translation>
    </message>
    <message>
        <source>The camera&apos;s near end, at {0}, has to lie at a larger z than its far end, at {1}.</source>
        <translation>Das nahe Ende der Kamera, bei {0}, muss bei einem größeren z liegen als ihr fernes Ende, bei {1}.</translation>
    </message>
    <message>
        <source>The near end, at {0}, does not lie before the camera, which sees from z = {1}; move the camera away, or the near end.</source>
        <translation>Das nahe Ende, bei {0}, liegt nicht vor der Kamera, die von z = {1} aus sieht; rücken Sie die Kamera weiter weg, oder verschieben Sie das nahe Ende.</translation>
    </message>
    <message>
        <source>The camera stands within the box around {0}, which it may see from inside; move it away.</source>
        <translation>Die Kamera steht innerhalb des Quaders um {0} und sieht das Objekt womöglich von innen; rücken Sie sie weiter weg.</translation>
    </message>
    <message>
        <source>The points of {0} lie outside memory, where no camera photographs them; allow more memory.</source>
        <translation>Die Punkte von {0} liegen außerhalb des Speichers, wo keine Kamera sie aufnimmt; erlauben Sie mehr Speicher.</translation>
    </message>
    <message>
        <source>The camera&apos;s picture has no sample of the plate; make it larger, or move it.</source>
        <translation>Das Bild der Kamera enthält keinen Abtastpunkt der Platte; vergrößern oder verschieben Sie es.</translation>
    </message>
    <message>
        <source>The camera has nothing to photograph; import a mesh or points, or show one that is hidden.</source>
        <translation>Die Kamera hat nichts aufzunehmen; importieren Sie ein Netz oder Punkte, oder blenden Sie Verborgenes ein.</translation>
    </message>
    <message>
        <source>The camera&apos;s picture takes {0} of memory on a plate of this size and {1} are allowed; choose fewer pixels.</source>
        <translation>Das Bild der Kamera braucht auf einer Platte dieser Größe {0} Speicher, erlaubt sind {1}; wählen Sie weniger Pixel.</translation>
    </message>
    <message>
        <source>What the camera sees does not lie between its near and its far end; move the ends.</source>
        <translation>Was die Kamera sieht, liegt nicht zwischen ihrem nahen und ihrem fernen Ende; verschieben Sie die Enden.</translation>
    </message>
    <message>
        <source>Nothing is in the camera&apos;s view; turn it, or move its target.</source>
        <translation>Im Blickfeld der Kamera liegt nichts; drehen Sie sie, oder verschieben Sie ihren Zielpunkt.</translation>
    </message>
    <message>
        <source>The camera leaves out what is nearer than its near end, at {0} of its samples, and what is beyond its far end, at {1}; move the ends.</source>
        <translation>Die Kamera lässt weg, was näher als ihr nahes Ende liegt, bei {0} ihrer Abtastpunkte, und was jenseits ihres fernen Endes liegt, bei {1}; verschieben Sie die Enden.</translation>
    </message>
    <message>
        <source>Place that the camera looks at and turns about; it lies in the middle of the picture.</source>
        <translation>Stelle, auf die die Kamera blickt und um die sie sich dreht; sie liegt in der Mitte des Bildes.</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>How the objects come into the picture.</source>
        <translation>Wie die Objekte ins Bild kommen.</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>Parallel</translation>
    </message>
    <message>
        <source>All in their own size.</source>
        <translation>Alle in ihrer eigenen Größe.</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>Perspektivisch</translation>
    </message>
    <message>
        <source>Smaller the farther away they are.</source>
        <translation>Kleiner, je weiter sie entfernt sind.</translation>
    </message>
    <message>
        <source>Viewing angle</source>
        <translation>Bildwinkel</translation>
    </message>
    <message>
        <source>Across the width of the picture.</source>
        <translation>Über die Breite des Bildes.</translation>
    </message>
    <message>
        <source>From the target to the camera.</source>
        <translation>Vom Zielpunkt zur Kamera.</translation>
    </message>
    <message>
        <source>Seen from the side</source>
        <translation>Blick von der Seite</translation>
    </message>
    <message>
        <source>Angle of the camera&apos;s direction; positive: from the right.</source>
        <translation>Winkel der Kamerarichtung; positiv: von rechts.</translation>
    </message>
    <message>
        <source>Seen from above</source>
        <translation>Blick von oben</translation>
    </message>
    <message>
        <source>Angle of the camera&apos;s direction; negative: from below.</source>
        <translation>Winkel der Kamerarichtung; negativ: von unten.</translation>
    </message>
    <message>
        <source>Target x</source>
        <translation>Zielpunkt x</translation>
    </message>
    <message>
        <source>Target y</source>
        <translation>Zielpunkt y</translation>
    </message>
    <message>
        <source>Target z</source>
        <translation>Zielpunkt z</translation>
    </message>
    <message>
        <source>A picture with depth of the objects of the design, from any side.</source>
        <translation>Ein Bild mit Tiefe von den Objekten des Entwurfs, von einer beliebigen Seite.</translation>
    </message>
    <message>
        <source>The design shows no depth picture, mesh or cloud of points; add one, of which the stereogram is made.</source>
        <translation>Der Entwurf zeigt kein Tiefenbild, kein Netz und keine Punktwolke; fügen Sie etwas davon hinzu, woraus das Stereogramm gemacht wird.</translation>
    </message>
    <message>
        <source>There is no mesh and no cloud of points yet; import one.</source>
        <translation>Es gibt noch kein Netz und keine Punktwolke; importieren Sie eines davon.</translation>
    </message>
    <message>
        <source>The depth picture has no depth: no number of it is measured.</source>
        <translation>Das Tiefenbild hat keine Tiefe: Keine seiner Zahlen ist gemessen.</translation>
    </message>
    <message>
        <source>Depths are scaled from {0}, which is near, to {1}, which is far.</source>
        <translation>Die Tiefen werden von {0} (nah) bis {1} (fern) skaliert.</translation>
    </message>
    <message>
        <source>Pixels without a measured depth: {0}; they are taken as far.</source>
        <translation>Pixel ohne gemessene Tiefe: {0}; sie gelten als fern.</translation>
    </message>
    <message>
        <source>Depths below 0 or above 1: {0}; they are taken as those.</source>
        <translation>Tiefen unter 0 oder über 1: {0}; sie gelten als 0 oder 1.</translation>
    </message>
    <message>
        <source>The largest offset, {0} pixels, is not less than the tile&apos;s width, {1} pixels; give a smaller one or a wider tile.</source>
        <translation>Der größte Versatz, {0} Pixel, ist nicht kleiner als die Breite der Kachel, {1} Pixel; geben Sie einen kleineren an oder eine breitere Kachel.</translation>
    </message>
    <message>
        <source>Start of the noise; the same seed gives the same picture.</source>
        <translation>Anfang des Rauschens; derselbe Startwert ergibt dasselbe Bild.</translation>
    </message>
    <message>
        <source>Largest offset</source>
        <translation>Größter Versatz</translation>
    </message>
    <message>
        <source>Pixels by which what is nearest repeats sooner than what is farthest; less than the tile is wide.</source>
        <translation>Pixel, um die sich das Nächste eher wiederholt als das Fernste; weniger, als die Kachel breit ist.</translation>
    </message>
    <message>
        <source>Tile width</source>
        <translation>Kachelbreite</translation>
    </message>
    <message>
        <source>Pixels after which noise repeats where nothing is nearer; a picture has its own width.</source>
        <translation>Pixel, nach denen sich Rauschen wiederholt, wo nichts näher liegt; ein Bild hat seine eigene Breite.</translation>
    </message>
    <message>
        <source>Invert depth</source>
        <translation>Tiefe umkehren</translation>
    </message>
    <message>
        <source>What is near comes to be far, for eyes that cross.</source>
        <translation>Nahes wird fern, für den Kreuzblick.</translation>
    </message>
    <message>
        <source>Hidden surfaces</source>
        <translation>Verdeckte Flächen</translation>
    </message>
    <message>
        <source>What one eye alone sees behind an edge gets texture of its own, so that edges are sharp.</source>
        <translation>Was hinter einer Kante nur ein Auge sieht, bekommt eine eigene Textur, damit Kanten scharf sind.</translation>
    </message>
    <message>
        <source>Fusion dots</source>
        <translation>Fusionspunkte</translation>
    </message>
    <message>
        <source>Two dots, one tile apart: the eyes are right when they see three.</source>
        <translation>Zwei Punkte im Abstand einer Kachel: Die Augen stehen richtig, wenn sie drei sehen.</translation>
    </message>
    <message>
        <source>Of the depth of a mesh or a cloud, which the picture is a tile wider than; a depth picture has its own.</source>
        <translation>Der Tiefe eines Netzes oder einer Punktwolke, um eine Kachel weniger als die des Bildes; ein Tiefenbild hat seine eigenen.</translation>
    </message>
    <message>
        <source>Of the depth of a mesh or a cloud; a depth picture has its own.</source>
        <translation>Der Tiefe eines Netzes oder einer Punktwolke; ein Tiefenbild hat seine eigenen.</translation>
    </message>
    <message>
        <source>One picture that shows depth to eyes that look past it.</source>
        <translation>Ein einzelnes Bild, das Tiefe zeigt, wenn man hindurchblickt.</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>The tile is {0} pixels wide, wider than the depth, {1} pixels: little of it is repeated.</source>
        <translation>Die Kachel ist {0} Pixel breit, breiter als die Tiefe mit {1} Pixeln: Wenig davon wird wiederholt.</translation>
    </message>
    <message>
        <source>Of the tile&apos;s {0} pictures the first is repeated.</source>
        <translation>Von den {0} Bildern der Kachel wird das erste wiederholt.</translation>
    </message>
    <message>
        <source>The tile&apos;s opacity is left out.</source>
        <translation>Die Deckkraft der Kachel wird weggelassen.</translation>
    </message>
    <message>
        <source>The tile&apos;s values are rounded to 8 bits.</source>
        <translation>Die Werte der Kachel werden auf 8 Bit gerundet.</translation>
    </message>
    <message>
        <source>Making stereograms</source>
        <translation>Stereogramme werden erzeugt</translation>
    </message>
    <message>
        <source>One of m binary masks</source>
        <translation>Eine von m binären Masken</translation>
    </message>
    <message>
        <source>{0}: {1} texts and shapes that are no areas are left out, and paths with bends of more than 90° or close together.</source>
        <translation>{0}: {1} Texte und Formen, die keine Flächen sind, werden ausgelassen, ebenso Pfade mit Knicken über 90° oder dicht beieinander.</translation>
    </message>
    <message>
        <source>{0}: {1} shapes have sides that are neither horizontal nor vertical; the pixels whose middles they cover are set.</source>
        <translation>{0}: {1} Formen haben Seiten, die weder waagerecht noch senkrecht sind; gesetzt sind die Pixel, deren Mitten sie bedecken.</translation>
    </message>
    <message>
        <source>Bouncing ball</source>
        <translation>Springender Ball</translation>
    </message>
    <message>
        <source>A ball in an open box before a depth camera: a stereogram that moves.</source>
        <translation>Ein Ball in einer offenen Kiste vor einer Tiefenkamera: ein Stereogramm, das sich bewegt.</translation>
    </message>
    <message>
        <source>Of the part that is looked at, made of no more of the hologram than sends light there.</source>
        <translation>Des betrachteten Teils, der aus nicht mehr vom Hologramm entsteht, als Licht dorthin sendet.</translation>
    </message>
    <message>
        <source>all of the plane</source>
        <translation>ganze Ebene</translation>
    </message>
    <message>
        <source>Of the window&apos;s middle, from the optical axis.</source>
        <translation>Der Fenstermitte, von der optischen Achse aus.</translation>
    </message>
    <message>
        <source>Window width</source>
        <translation>Fensterbreite</translation>
    </message>
    <message>
        <source>Window height</source>
        <translation>Fensterhöhe</translation>
    </message>
    <message>
        <source>Window x</source>
        <translation>Fenster x</translation>
    </message>
    <message>
        <source>Window y</source>
        <translation>Fenster y</translation>
    </message>
    <message>
        <source>The window reaches beyond the plane; the {0} x {1} pixels inside are made.</source>
        <translation>Das Fenster reicht über die Ebene hinaus; die {0} x {1} Pixel darin entstehen.</translation>
    </message>
    <message>
        <source>The window is made of the part of the hologram that sends light there: it is right to about 0.1 % for smooth phases, 2 % for random ones.</source>
        <translation>Das Fenster entsteht aus dem Teil des Hologramms, der Licht dorthin sendet: Es stimmt bei glatten Phasen auf etwa 0,1 %, bei zufälligen auf 2 %.</translation>
    </message>
    <message>
        <source>The {0} x {1} samples of the window take {2} of memory, and {3} are there for them; make the window smaller, or allow more memory.</source>
        <translation>Die {0} x {1} Abtastwerte des Fensters brauchen {2} Speicher, und {3} sind dafür da; verkleinern Sie das Fenster, oder erlauben Sie mehr Speicher.</translation>
    </message>
    <message>
        <source>drawing {0} %, layers {1} %, propagation {2} %, picture {3} %; {4}</source>
        <translation>Zeichnen {0} %, Schichten {1} %, Ausbreitung {2} %, Bild {3} %; {4}</translation>
    </message>
    <message>
        <source>OpenGL has no GPU here ({0})</source>
        <translation>OpenGL hat hier keine GPU ({0})</translation>
    </message>
    <message>
        <source>drawn by {0}; {1}</source>
        <translation>gezeichnet von {0}; {1}</translation>
    </message>
    <message>
        <source>drawn by the processor</source>
        <translation>vom Prozessor gezeichnet</translation>
    </message>
    <message>
        <source>drawn by the processor: {0}</source>
        <translation>vom Prozessor gezeichnet: {0}</translation>
    </message>
    <message>
        <source>{0} has faces, too, of which only the corners are taken; a mesh has points all over its surface.</source>
        <translation>{0} hat auch Flächen, von denen nur die Ecken genommen werden; ein Netz hat Punkte auf seiner ganzen Oberfläche.</translation>
    </message>
    <message>
        <source>{0}; to the screen {1}</source>
        <translation>{0}; auf den Bildschirm {1}</translation>
    </message>
    <message>
        <source>{0}; to the screen by way of the host: {1}</source>
        <translation>{0}; auf den Bildschirm über den Hauptspeicher: {1}</translation>
    </message>
    <message>
        <source>{0}: to see where it is sharpest takes three planes or more; the sweep has {1}.</source>
        <translation>{0}: Um zu sehen, wo es am schärfsten ist, braucht es drei Ebenen oder mehr; die Abstandsreihe hat {1}.</translation>
    </message>
    <message>
        <source>{0}: distances are numbers; give a name that ends in .npy, .tif or .exr.</source>
        <translation>{0}: Abstände sind Zahlen; geben Sie einen Namen an, der auf .npy, .tif oder .exr endet.</translation>
    </message>
    <message>
        <source>{0}: memory does not hold the plane; look at a window of it, or allow more memory.</source>
        <translation>{0}: Der Speicher fasst die Ebene nicht; betrachten Sie ein Fenster davon, oder erlauben Sie mehr Speicher.</translation>
    </message>
    <message>
        <source>{0}: only a .tif holds several planes; give a name that ends in .tif, or a file for each.</source>
        <translation>{0}: Nur eine .tif-Datei fasst mehrere Ebenen; geben Sie einen Namen an, der auf .tif endet, oder eine Datei für jede.</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>One plane, all planes of a sweep, or one picture of a sweep.</source>
        <translation>Eine Ebene, alle Ebenen einer Abstandsreihe oder ein Bild aus einer Abstandsreihe.</translation>
    </message>
    <message>
        <source>The reconstruction</source>
        <translation>Die Rekonstruktion</translation>
    </message>
    <message>
        <source>The plane at the distance of the reconstruction.</source>
        <translation>Die Ebene im Abstand der Rekonstruktion.</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>Eine Ebene</translation>
    </message>
    <message>
        <source>A plane at a distance of its own.</source>
        <translation>Eine Ebene in einem eigenen Abstand.</translation>
    </message>
    <message>
        <source>Planes of a sweep</source>
        <translation>Ebenen einer Abstandsreihe</translation>
    </message>
    <message>
        <source>Every plane from the first distance to the last.</source>
        <translation>Jede Ebene vom ersten bis zum letzten Abstand.</translation>
    </message>
    <message>
        <source>All in focus</source>
        <translation>Überall scharf</translation>
    </message>
    <message>
        <source>Each place from the plane of the sweep where it is sharpest.</source>
        <translation>Jede Stelle aus der Ebene der Abstandsreihe, in der sie am schärfsten ist.</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>The distance of each place where it is sharpest, in metres.</source>
        <translation>Der Abstand, in dem jede Stelle am schärfsten ist, in Metern.</translation>
    </message>
    <message>
        <source>Of the sweep, evenly from the first distance to the last.</source>
        <translation>Der Abstandsreihe, gleichmäßig vom ersten bis zum letzten Abstand.</translation>
    </message>
    <message>
        <source>z of the first plane.</source>
        <translation>z der ersten Ebene.</translation>
    </message>
    <message>
        <source>z of the last plane.</source>
        <translation>z der letzten Ebene.</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>How a .tif holds the planes; of other formats there is a file for each.</source>
        <translation>Wie eine .tif-Datei die Ebenen fasst; bei anderen Formaten gibt es für jede eine Datei.</translation>
    </message>
    <message>
        <source>Numbers in one file</source>
        <translation>Zahlen in einer Datei</translation>
    </message>
    <message>
        <source>A page is a plane of floats.</source>
        <translation>Eine Seite ist eine Ebene aus Gleitkommazahlen.</translation>
    </message>
    <message>
        <source>16 bits in one file</source>
        <translation>16 Bit in einer Datei</translation>
    </message>
    <message>
        <source>A page is scaled so that one sample in a thousand is white.</source>
        <translation>Eine Seite wird so skaliert, dass ein Abtastwert von tausend weiß ist.</translation>
    </message>
    <message>
        <source>A file for each</source>
        <translation>Eine Datei für jede</translation>
    </message>
    <message>
        <source>With number and distance in its name.</source>
        <translation>Mit Nummer und Abstand im Namen.</translation>
    </message>
    <message>
        <source>Window and pupil</source>
        <translation>Fenster und Pupille</translation>
    </message>
    <message>
        <source>What of the plane is made, and through what of the plate it is seen.</source>
        <translation>Was von der Ebene entsteht, und durch welchen Teil der Platte man es sieht.</translation>
    </message>
    <message>
        <source>Those of the reconstruction</source>
        <translation>Die der Rekonstruktion</translation>
    </message>
    <message>
        <source>Of its own</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>The intensity where the light comes to: at one distance, or of a sweep.</source>
        <translation>Die Intensität dort, wohin das Licht kommt: in einem Abstand oder in einer Abstandsreihe.</translation>
    </message>
    <message>
        <source>Looking where it is sharp</source>
        <translation>Es wird gesucht, wo es scharf ist</translation>
    </message>
    <message>
        <source>Give WIDTHxHEIGHT, such as 1920x1080.</source>
        <translation>Geben Sie BREITExHÖHE an, etwa 1920x1080.</translation>
    </message>
    <message>
        <source>{0} is no number of points; give one from 1 to 1e8.</source>
        <translation>{0} ist keine Zahl von Punkten; geben Sie eine von 1 bis 1e8 an.</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Sizes of the hologram</source>
        <translation>Größen des Hologramms</translation>
    </message>
    <message>
        <source>Methods, all if none is given</source>
        <translation>Verfahren; alle, wenn keines angegeben ist</translation>
    </message>
    <message>
        <source>Numbers of points or of spots</source>
        <translation>Zahlen von Punkten oder Lichtpunkten</translation>
    </message>
    <message>
        <source>Tolerances that the methods are to keep</source>
        <translation>Toleranzen, die die Verfahren einhalten sollen</translation>
    </message>
    <message>
        <source>Distances of the points</source>
        <translation>Abstände der Punkte</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>Raster</translation>
    </message>
    <message>
        <source>Distances between pixel centres</source>
        <translation>Abstände zwischen den Pixelmitten</translation>
    </message>
    <message>
        <source>Depths of the points over their distance</source>
        <translation>Tiefen der Punkte im Verhältnis zu ihrem Abstand</translation>
    </message>
    <message>
        <source>Real part</source>
        <translation>Realteil</translation>
    </message>
    <message>
        <source>Only the real part of the field, as for amplitudes</source>
        <translation>Nur der Realteil des Feldes, wie für Amplituden</translation>
    </message>
    <message>
        <source>the layers that OPENCL_LAYERS names ({0}) are left out, for with them drivers crash or do not answer: mend them, or unset that</source>
        <translation>die Schichten, die OPENCL_LAYERS nennt ({0}), werden ausgelassen, denn mit ihnen stürzen Treiber ab oder antworten nicht: reparieren Sie sie oder löschen Sie die Variable</translation>
    </message>
    <message>
        <source>Refractive index of what lies above the relief; 1 is air.</source>
        <translation>Brechzahl dessen, was über dem Relief liegt; 1 ist Luft.</translation>
    </message>
    <message>
        <source>The relief has the index {0} and what lies above it {1}, so that its depth says nothing; give a smaller one above.</source>
        <translation>Das Relief hat die Brechzahl {0} und das darüber {1}, so dass seine Tiefe nichts bewirkt; darüber eine kleinere angeben.</translation>
    </message>
    <message>
        <source>Levels by wavelength</source>
        <translation>Stufen je Wellenlänge</translation>
    </message>
    <message>
        <source>Levels per 2π of several wavelengths, &quot;633nm=210, 532nm=200&quot;; one that is not named has those of the encoding.</source>
        <translation>Stufen je 2π mehrerer Wellenlängen, „633nm=210, 532nm=200“; eine, die nicht genannt ist, hat die der Kodierung.</translation>
    </message>
    <message>
        <source>Response&apos;s wavelength</source>
        <translation>Wellenlänge der Kennlinie</translation>
    </message>
    <message>
        <source>Wavelength that the response table holds for; of others its phases go with 1/wavelength.</source>
        <translation>Wellenlänge, für die die Kennlinie gilt; bei anderen gehen ihre Phasen mit 1/Wellenlänge.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; says no levels at a wavelength, {1} to {2} of them; give them as in 633nm=210, 532nm=200.</source>
        <translation>„{0}“ nennt keine Stufen zu einer Wellenlänge, {1} bis {2}; anzugeben wie in 633nm=210, 532nm=200.</translation>
    </message>
    <message>
        <source>{0}: the file system there has no locks, and its file &quot;lock&quot; names process {1} on {2} since {3}, which cannot be seen from here; wait for it, name another folder, or remove that file if it has ended.</source>
        <translation>{0}: Das Dateisystem dort kennt keine Sperren, und seine Datei „lock“ nennt Prozess {1} auf {2} seit {3}, der von hier aus nicht zu sehen ist; warten Sie darauf, nennen Sie einen anderen Ordner, oder löschen Sie diese Datei, falls er beendet ist.</translation>
    </message>
    <message>
        <source>{0}: another run, process {1} on {2} since {3}, is at this job there; wait for it, or name another folder.</source>
        <translation>{0}: Dort arbeitet schon ein anderer Lauf an diesem Auftrag, Prozess {1} auf {2} seit {3}; warten Sie darauf, oder nennen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>{0}: what was finished there is cut in other tiles, which stay; go on with the memory that it was begun with, or begin anew.</source>
        <translation>{0}: Was dort fertig ist, ist in andere Kacheln geteilt und bleibt; fahren Sie mit dem Speicher fort, mit dem begonnen wurde, oder beginnen Sie neu.</translation>
    </message>
    <message>
        <source>{0}: the file system there has no locks, so let no other machine work at this job meanwhile.</source>
        <translation>{0}: Das Dateisystem dort kennt keine Sperren; lassen Sie währenddessen keinen anderen Rechner an diesem Auftrag arbeiten.</translation>
    </message>
    <message>
        <source>{0} holds no array {1}; it holds {2}.</source>
        <translation>{0} enthält kein Array {1}, sondern {2}.</translation>
    </message>
    <message>
        <source>{0} holds no array of two or three dimensions of real or complex numbers.</source>
        <translation>{0} enthält kein Array von zwei oder drei Dimensionen mit reellen oder komplexen Zahlen.</translation>
    </message>
    <message>
        <source>{0} holds no array of two or three dimensions of real or complex numbers, but {1}; save the array by itself.</source>
        <translation>{0} enthält kein Array von zwei oder drei Dimensionen mit reellen oder komplexen Zahlen, sondern {1}; speichern Sie das Array für sich.</translation>
    </message>
    <message>
        <source>{0}: the numbers of {1} lie in other files, which are not read; save them in this one.</source>
        <translation>{0}: Die Zahlen von {1} liegen in anderen Dateien, die nicht gelesen werden; speichern Sie sie in dieser.</translation>
    </message>
    <message>
        <source>{0}: its numbers are packed by the filter {1}, which is not there; save them without it, or packed by gzip.</source>
        <translation>{0}: Die Zahlen sind mit dem Filter {1} gepackt, den es hier nicht gibt; speichern Sie sie ohne ihn oder mit gzip gepackt.</translation>
    </message>
    <message>
        <source>{0} is no table of a correction that is known: its first line is not &quot;Y/X,0,1,2,…&quot;; give the correction as a grey picture.</source>
        <translation>{0} ist keine bekannte Tabelle einer Korrektur: Ihre erste Zeile ist nicht „Y/X,0,1,2,…“; geben Sie die Korrektur als graues Bild an.</translation>
    </message>
    <message>
        <source>{0} holds no rows; save the correction again.</source>
        <translation>{0} enthält keine Zeilen; speichern Sie die Korrektur erneut.</translation>
    </message>
    <message>
        <source>{0}: line {1} is not the row {2} with {3} levels; the file is cut short or damaged.</source>
        <translation>{0}: Zeile {1} ist nicht die Reihe {2} mit {3} Stufen; die Datei ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>{0}: line {1}: {2} is no level of a panel of {3} bits, whose {4} make a cycle; give the correction of this panel, or choose its bits.</source>
        <translation>{0}: Zeile {1}: {2} ist keine Stufe eines Panels mit {3} Bit, von denen {4} eine Periode ergeben; geben Sie die Korrektur dieses Panels an oder wählen Sie seine Bits.</translation>
    </message>
    <message>
        <source>{0}: line {1} has no two numbers; a table has an index and a value in each, or in all of them the value alone.</source>
        <translation>{0}: Zeile {1} enthält keine zwei Zahlen; eine Tabelle hat in jeder Zeile einen Index und einen Wert oder in allen nur den Wert.</translation>
    </message>
    <message>
        <source>{0}: line {1} has other values for red, green and blue; give the table of one of them, with an index and a value in each line.</source>
        <translation>{0}: Zeile {1} hat verschiedene Werte für Rot, Grün und Blau; geben Sie die Tabelle einer der Farben an, mit Index und Wert in jeder Zeile.</translation>
    </message>
    <message>
        <source>{0}: &quot;levels&quot; has two rows for {1}; leave the one that is right.</source>
        <translation>{0}: „levels“ hat zwei Zeilen für {1}; lassen Sie die richtige stehen.</translation>
    </message>
    <message>
        <source>{0} is the relief of a mask; it is read as the phases that it gives light of {1}, for which its index is taken to be the same.</source>
        <translation>{0} ist das Relief einer Maske; es wird als die Phasen gelesen, die es Licht von {1} gibt, für das seine Brechzahl als gleich gilt.</translation>
    </message>
    <message>
        <source>{0}: samples that are {1}, which it says is no measurement, are taken as 0.</source>
        <translation>{0}: Abtastwerte {1}, die nach der Datei keine Messung sind, gelten als 0.</translation>
    </message>
    <message>
        <source>{0}: to read this takes more than the {1} of memory that it may; allow more, close other programs, or make the picture smaller.</source>
        <translation>{0}: Dies zu lesen braucht mehr als die {1} Speicher, die erlaubt sind; erlauben Sie mehr, schließen Sie andere Programme oder verkleinern Sie das Bild.</translation>
    </message>
    <message>
        <source>{0} is no file of Matlab 4 to 7.3, or damaged; save the array again.</source>
        <translation>{0} ist keine Datei von Matlab 4 bis 7.3 oder beschädigt; speichern Sie das Array noch einmal.</translation>
    </message>
    <message>
        <source>{0}: {1} holds whole or complex numbers; amplitudes, and phases in radians, are needed as float32 or float64.</source>
        <translation>{0}: {1} enthält ganze oder komplexe Zahlen; gebraucht werden Amplituden, und Phasen in Radiant, als float32 oder float64.</translation>
    </message>
    <message>
        <source>{0}: {1} and {2} differ in size; amplitudes and phases are needed of the same samples.</source>
        <translation>{0}: {1} und {2} sind verschieden groß; gebraucht werden Amplituden und Phasen derselben Abtastwerte.</translation>
    </message>
    <message>
        <source>{0}: {1} is read as amplitudes, and {2} as phases in radians.</source>
        <translation>{0}: {1} wird als Amplituden gelesen und {2} als Phasen in Radiant.</translation>
    </message>
    <message>
        <source>{0}: the scale of the .pfm image is &quot;{1}&quot;, whose sign says the order of its bytes; -1 or 1 is needed.</source>
        <translation>{0}: Der Maßstab des .pfm-Bildes ist „{1}“; sein Vorzeichen gibt die Reihenfolge der Bytes an, gebraucht wird -1 oder 1.</translation>
    </message>
    <message>
        <source>{0} holds {1} pictures, as cameras with several lenses or exposures make them; only the first is read.</source>
        <translation>{0} enthält {1} Bilder, wie Kameras mit mehreren Objektiven oder Belichtungen sie machen; nur das erste wird gelesen.</translation>
    </message>
    <message>
        <source>{0} is an animation of {1} pictures, of which only the first is read.</source>
        <translation>{0} ist eine Animation aus {1} Bildern, von denen nur das erste gelesen wird.</translation>
    </message>
    <message>
        <source>{0}: its data window lies beyond its display window, so that it shows nothing; export it again.</source>
        <translation>{0}: Das Datenfenster liegt außerhalb des Anzeigefensters, sodass nichts zu sehen ist; exportieren Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <source>{0}: what its data window has beyond its display window is cut off.</source>
        <translation>{0}: Was das Datenfenster außerhalb des Anzeigefensters hat, wird abgeschnitten.</translation>
    </message>
    <message>
        <source>{0}: its metadata speak of {1} planes, but it has {2} pages, which are read in their order.</source>
        <translation>{0}: Die Metadaten sprechen von {1} Ebenen, aber die Datei hat {2} Seiten; sie werden der Reihe nach gelesen.</translation>
    </message>
    <message>
        <source>{0}: of {1} channels and {2} times, as its metadata say, only the first are read.</source>
        <translation>{0}: Von {1} Kanälen und {2} Zeitpunkten, die die Metadaten nennen, werden nur die ersten gelesen.</translation>
    </message>
    <message>
        <source>{0} has two levels, {1} and {2}, and the {3} that its type holds are taken for a whole turn; if others are, say how many ({4}).</source>
        <translation>{0} hat zwei Stufen, {1} und {2}, und die {3}, die sein Typ fasst, gelten als eine ganze Drehung; sind es andere, bitte angeben, wie viele ({4}).</translation>
    </message>
    <message>
        <source>{0} is black and white, and is read as 2 levels.</source>
        <translation>{0} ist schwarz-weiß und wird als 2 Stufen gelesen.</translation>
    </message>
    <message>
        <source>{0}: the highest level is {1}, and the {2} levels of the panel are taken for a whole turn.</source>
        <translation>{0}: Die höchste Stufe ist {1}, und die {2} Stufen des Panels gelten als eine ganze Drehung.</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no list of layers; give their numbers and data types, such as 1/0,2/0.</source>
        <translation>„{0}“ ist keine Liste von Ebenen; Nummern und Datentypen angeben, etwa 1/0,2/0.</translation>
    </message>
    <message>
        <source>A layer is a mask or a level, not &quot;{0}&quot;; give mask or level.</source>
        <translation>Eine Ebene ist eine Maske oder eine Stufe, nicht „{0}“; mask oder level angeben.</translation>
    </message>
    <message>
        <source>What is drawn is depth or height, not &quot;{0}&quot;; give depth or height.</source>
        <translation>Gezeichnetes ist Tiefe oder Höhe, nicht „{0}“; depth oder height angeben.</translation>
    </message>
    <message>
        <source>{0}: samples of type &quot;{1}&quot; are not read; complex64, complex128, float32, float64, uint8, uint16 and bool are.</source>
        <translation>{0}: Werte vom Typ „{1}“ werden nicht gelesen; gelesen werden complex64, complex128, float32, float64, uint8, uint16 und bool.</translation>
    </message>
    <message>
        <source>{0}: the value {1} stands where one from {2} on is due; the first column counts up from 0, gaps are allowed.</source>
        <translation>{0}: Der Wert {1} steht, wo einer ab {2} fällig ist; die erste Spalte zählt von 0 an aufwärts, Lücken sind erlaubt.</translation>
    </message>
    <message>
        <source>{0}: from the value {1} to {2} the phase changes by more than half a cycle, so that what lies between is not known; give more rows there.</source>
        <translation>{0}: Vom Wert {1} bis {2} ändert sich die Phase um mehr als eine halbe Periode, sodass nicht bekannt ist, was dazwischen liegt; geben Sie dort mehr Zeilen an.</translation>
    </message>
    <message>
        <source>{0} has the phases of {1} of {2} values; those between were interpolated.</source>
        <translation>{0} hat die Phasen von {1} der {2} Werte; die dazwischen wurden interpoliert.</translation>
    </message>
    <message>
        <source>{0} takes pictures from other folders: {1}.</source>
        <translation>{0} nimmt Bilder aus anderen Ordnern: {1}.</translation>
    </message>
    <message>
        <source>{0}: the surface is as it was modelled, for what its {1} make of it is not read; export it in the pose that is wanted.</source>
        <translation>{0}: Die Fläche ist so, wie sie modelliert wurde, denn was ihre {1} daraus machen, wird nicht gelesen; exportieren Sie sie in der gewünschten Haltung.</translation>
    </message>
    <message>
        <source>{0}: {1} of the depths are such as programs write where nothing was measured (-9999, -32768, 1e10, -3.4e38); they are no measurement.</source>
        <translation>{0}: {1} der Tiefen sind Werte, wie Programme sie schreiben, wo nichts gemessen wurde (-9999, -32768, 1e10, -3,4e38); sie gelten nicht als Messung.</translation>
    </message>
    <message>
        <source>{0} is damaged: it cannot be unpacked.</source>
        <translation>{0} ist beschädigt und lässt sich nicht entpacken.</translation>
    </message>
    <message>
        <source>The layers {0} name one twice; give each once.</source>
        <translation>Unter den Ebenen {0} kommt eine doppelt vor; jede einmal angeben.</translation>
    </message>
    <message>
        <source>{0} has no shapes on the layers {1}; it has some on {2}.</source>
        <translation>{0} hat keine Formen auf den Ebenen {1}, aber auf {2}.</translation>
    </message>
    <message>
        <source>{0}: the reference before byte {1} turns its cell by {2}° and magnifies it by {3}; quarter turns, mirrors and positive magnifications are read.</source>
        <translation>{0}: Der Verweis vor Byte {1} dreht seine Zelle um {2}° und vergrößert sie auf das {3}-fache; gelesen werden Vierteldrehungen, Spiegelungen und positive Vergrößerungen.</translation>
    </message>
    <message>
        <source>{0} has no cell that is called {1}; those that no other refers to are {2}.</source>
        <translation>{0} hat keine Zelle namens {1}; auf folgende verweist keine andere: {2}.</translation>
    </message>
    <message>
        <source>{0} has a polygon that crosses itself more often than it has pixels.</source>
        <translation>{0} enthält ein Polygon, das sich öfter schneidet, als es Pixel gibt.</translation>
    </message>
    <message>
        <source>{0}: {1} outlines are open in the file; they are closed by a straight side.</source>
        <translation>{0}: {1} Umrisse sind in der Datei offen; sie werden durch eine gerade Seite geschlossen.</translation>
    </message>
    <message>
        <source>{0}: {1} places, angles and magnifications of references are rounded, to a unit of the file and to 10⁻⁶.</source>
        <translation>{0}: {1} Orte, Winkel und Vergrößerungen von Verweisen sind gerundet, auf eine Einheit der Datei und auf 10⁻⁶.</translation>
    </message>
    <message>
        <source>{0}: {1} shapes have edges that are none of pixels of {2} × {3}; the pixels whose middles they cover are set.</source>
        <translation>{0}: {1} Formen haben Kanten, die keine von Pixeln von {2} × {3} sind; gesetzt werden die Pixel, deren Mitte sie bedecken.</translation>
    </message>
    <message>
        <source>{0}: {1} shapes reach beyond the plate that the file names, and are cut there.</source>
        <translation>{0}: {1} Formen reichen über die Platte hinaus, die die Datei nennt, und werden dort abgeschnitten.</translation>
    </message>
    <message>
        <source>sharpest as a whole at {0}, at the edge of what was searched: look beyond it; sharp at {1}, too</source>
        <translation>im Ganzen am schärfsten bei {0}, am Rand des durchsuchten Bereichs: darüber hinaus suchen; scharf auch bei {1}</translation>
    </message>
    <message>
        <source>sharpest as a whole at {0}; sharp at {1}, too</source>
        <translation>im Ganzen am schärfsten bei {0}; scharf auch bei {1}</translation>
    </message>
    <message>
        <source>sharpest as a whole at {0}, at the edge of what was searched: look beyond it</source>
        <translation>im Ganzen am schärfsten bei {0}, am Rand des durchsuchten Bereichs: darüber hinaus suchen</translation>
    </message>
    <message>
        <source>sharpest as a whole at {0}</source>
        <translation>im Ganzen am schärfsten bei {0}</translation>
    </message>
    <message>
        <source>{0}: all pixels have the level 0 of {1}, so that nothing would be drawn; check how many levels the pattern has.</source>
        <translation>{0}: Alle Pixel haben die Stufe 0 von {1}, so dass nichts gezeichnet würde; bitte prüfen, wie viele Stufen das Muster hat.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>What the phase is counted in.</source>
        <translation>Worin die Phase gezählt wird.</translation>
    </message>
    <message>
        <source>Radians</source>
        <translation>Radiant</translation>
    </message>
    <message>
        <source>From 0 up to 2π.</source>
        <translation>Von 0 bis unter 2π.</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Umläufe</translation>
    </message>
    <message>
        <source>From 0 up to 1.</source>
        <translation>Von 0 bis unter 1.</translation>
    </message>
    <message>
        <source>The phase of the field, before it is encoded.</source>
        <translation>Die Phase des Felds, bevor es kodiert wird.</translation>
    </message>
    <message>
        <source>It goes on from what an earlier run left, in the tiles that it has, within {0} of memory, with {1} of scratch files.</source>
        <translation>Es geht mit dem weiter, was ein früherer Lauf hinterlassen hat, in dessen Kacheln, innerhalb von {0} Speicher, mit {1} an Zwischendateien.</translation>
    </message>
    <message>
        <source>What an earlier run left is cut in tiles that take {0} of memory and {1} are allowed; allow more, or begin anew without what is left.</source>
        <translation>Was ein früherer Lauf hinterlassen hat, ist in Kacheln geteilt, die {0} Speicher brauchen, und {1} sind erlaubt; erlauben Sie mehr, oder beginnen Sie neu ohne das Hinterlassene.</translation>
    </message>
    <message>
        <source>Relief, phase rises</source>
        <translation>Relief, Phase steigt</translation>
    </message>
    <message>
        <source>Levels of a relief of which each step advances the phase; of light of another wavelength than the file&apos;s by another share of it.</source>
        <translation>Stufen eines Reliefs, von denen jede die Phase voranbringt; bei Licht einer anderen Wellenlänge als der der Datei um einen anderen Teil.</translation>
    </message>
    <message>
        <source>Relief, phase falls</source>
        <translation>Relief, Phase fällt</translation>
    </message>
    <message>
        <source>Likewise, of a relief of which each step delays the phase; its levels count the other way round.</source>
        <translation>Ebenso, von einem Relief, von dem jede Stufe die Phase verzögert; seine Stufen zählen anders herum.</translation>
    </message>
    <message>
        <source>Light goes straight on, as that of a plane wave; it is seen from straight in front alone.</source>
        <translation>Licht geht geradeaus, wie das einer ebenen Welle; man sieht es nur genau von vorn.</translation>
    </message>
    <message>
        <source>{0} spots on {1} x {2} pixels need {3} of memory and {4} are allowed; at most {5} spots fit.</source>
        <translation>{0} Spots auf {1} x {2} Pixeln brauchen {3} Speicher, erlaubt sind {4}; höchstens {5} Spots passen hinein.</translation>
    </message>
    <message>
        <source>fringe-show took no demand for {0} s, since it or the X server had no time, and was ended</source>
        <translation>fringe-show nahm {0} s lang keinen Auftrag an, weil es selbst oder der X-Server keine Zeit hatte, und wurde beendet</translation>
    </message>
    <message>
        <source>fringe-show has ended</source>
        <translation>fringe-show ist beendet</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is no time that a picture stays; give one with a unit, as in &quot;a.png,500ms&quot;.</source>
        <translation>{0}: Zeile {1}: „{2}“ ist keine Dauer, die ein Bild bleibt; geben Sie eine mit Einheit an, wie in „a.png,500ms“.</translation>
    </message>
    <message>
        <source>{0} is a pattern of {1} levels, not what a panel is sent of it; they are sent as they are.</source>
        <translation>{0} ist ein Muster mit {1} Stufen und nicht, was einem Panel davon gesendet wird; sie werden gesendet, wie sie sind.</translation>
    </message>
    <message>
        <source>{0} was stopped; the panel is off until it is armed again.</source>
        <translation>{0} wurde angehalten; das Panel ist aus, bis es wieder scharf geschaltet wird.</translation>
    </message>
    <message>
        <source>Nothing came from {0} for {1} s; the panel is off until it is armed again.</source>
        <translation>Von {0} kam {1} s lang nichts; das Panel ist aus, bis es wieder scharf geschaltet wird.</translation>
    </message>
    <message>
        <source>{0} was busy and did not look after the panel for {1} s; the panel is off until it is armed again.</source>
        <translation>{0} war beschäftigt und sah {1} s lang nicht nach dem Panel; das Panel ist aus, bis es wieder scharf geschaltet wird.</translation>
    </message>
    <message>
        <source>It is not said for which of {0} wavelengths the response of the panel holds; give that ({1}).</source>
        <translation>Es ist nicht gesagt, für welche von {0} Wellenlängen die Kennlinie des Panels gilt; bitte angeben ({1}).</translation>
    </message>
    <message>
        <source>It is not said for which wavelength the response of the panel holds; it is taken for {0} unless another is given ({1}).</source>
        <translation>Es ist nicht gesagt, für welche Wellenlänge die Kennlinie des Panels gilt; sie wird für {0} genommen, sofern keine andere angegeben ist ({1}).</translation>
    </message>
    <message>
        <source>{0} holds several arrays that may be meant ({1}); save the one that is in a file of its own.</source>
        <translation>{0} enthält mehrere Arrays, die gemeint sein können ({1}); speichern Sie das gemeinte in einer eigenen Datei.</translation>
    </message>
    <message>
        <source>{0} holds several arrays that may be meant ({1}); choose one ({2}), or save it in a file of its own.</source>
        <translation>{0} enthält mehrere Arrays, die gemeint sein können ({1}); wählen Sie eines ({2}), oder speichern Sie es in einer eigenen Datei.</translation>
    </message>
    <message>
        <source>{0}: the level {1} occurs, but {2} levels from 0 are announced; correct &quot;levels&quot; in the metadata, or give them ({3}).</source>
        <translation>{0}: Die Stufe {1} kommt vor, aber angekündigt sind {2} Stufen ab 0; berichtigen Sie „levels“ in den Metadaten, oder geben Sie die Stufen an ({3}).</translation>
    </message>
    <message>
        <source>{0} is what the panel {1} is sent, not the pattern; give the pattern, or the field that the command {2} makes of it.</source>
        <translation>{0} ist, was dem Panel {1} gesendet wird, nicht das Muster; bitte das Muster geben, oder das Feld, das der Befehl {2} daraus macht.</translation>
    </message>
    <message>
        <source>{0}: the file does not say its pixel pitch; give it ({1}).</source>
        <translation>{0}: Die Datei nennt ihren Pixelabstand nicht; geben Sie ihn an ({1}).</translation>
    </message>
    <message>
        <source>{0}: the file does not say its wavelength; give it ({1}).</source>
        <translation>{0}: Die Datei nennt ihre Wellenlänge nicht; geben Sie sie an ({1}).</translation>
    </message>
    <message>
        <source>{0} exists; choose another name, or have it replaced ({3}).</source>
        <translation>{0} existiert bereits; einen anderen Namen wählen oder ersetzen lassen ({3}).</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>{0}: the highest level is {1}, beyond the {2} of the panel, and the {3} that its type holds are taken for a whole turn; check the bits of the panel ({4}).</source>
        <translation>{0}: Die höchste Stufe ist {1}, mehr als die {2} des Panels, und die {3}, die sein Typ fasst, gelten als eine ganze Drehung; bitte die Bits des Panels prüfen ({4}).</translation>
    </message>
    <message>
        <source>{0}: the highest level is {1}, and the {2} that its type holds are taken for a whole turn; if {3} are, give {3} levels ({4}).</source>
        <translation>{0}: Die höchste Stufe ist {1}, und die {2}, die sein Typ fasst, gelten als eine ganze Drehung; sind es {3}, geben Sie {3} Stufen an ({4}).</translation>
    </message>
    <message>
        <source>{0} is black and white, and is read as 2 levels; if {1} are meant, give {1} levels ({2}).</source>
        <translation>{0} ist schwarz-weiß und wird als 2 Stufen gelesen; sind {1} gemeint, geben Sie {1} Stufen an ({2}).</translation>
    </message>
    <message>
        <source>{0} has shapes on {1} layers, more than the {2} masks that are read; choose some ({3}), or take each for a level ({4}).</source>
        <translation>{0} hat Formen auf {1} Ebenen, mehr als die {2} Masken, die gelesen werden; einige auswählen ({3}) oder jede als Stufe nehmen ({4}).</translation>
    </message>
    <message>
        <source>{0} has no grid of pixels: {1} × {2} would be needed; give its pitch ({3}).</source>
        <translation>{0} hat kein Pixelraster: Nötig wären {1} × {2}; geben Sie den Pixelabstand an ({3}).</translation>
    </message>
    <message>
        <source>{0} counts in units of {1}, by which a pitch of {2} is no number to count with; give another ({3}).</source>
        <translation>{0} zählt in Einheiten von {1}, in denen ein Pixelabstand von {2} keine brauchbare Zahl ist; einen anderen angeben ({3}).</translation>
    </message>
    <message>
        <source>{0} has no sides along the axes, which would tell its pixels; give their pitch ({1}).</source>
        <translation>{0} hat keine achsparallelen Seiten, die seine Pixel verrieten; geben Sie deren Abstand an ({1}).</translation>
    </message>
    <message>
        <source>{0}: the cell {1} is read; those beside it are left out: {2}. Unless one is chosen ({3}), the largest is taken.</source>
        <translation>{0}: Gelesen wird die Zelle {1}; die daneben bleiben weg: {2}. Wird keine gewählt ({3}), gilt die größte.</translation>
    </message>
    <message>
        <source>{0}: the layers {1} are left out; choose those that are masks ({2}).</source>
        <translation>{0}: Die Ebenen {1} bleiben weg; wählen Sie diejenigen, die Masken sind ({2}).</translation>
    </message>
    <message>
        <source>{0}: the layers {1} are read as binary masks, the lowest bit first: {2} levels, in pixels of {3} × {4}, the largest that fit all edges unless a pitch is given; if that is wrong, choose ({5}, {6}, {7}).</source>
        <translation>{0}: Die Ebenen {1} werden als binäre Masken gelesen, das niedrigste Bit zuerst: {2} Stufen, in Pixeln von {3} × {4}, den größten, in die alle Kanten passen, sofern kein Abstand angegeben ist; stimmt das nicht, wählen Sie ({5}, {6}, {7}).</translation>
    </message>
    <message>
        <source>{0}: the layers {1} are read as a level each, from 1 on: {2} levels, in pixels of {3} × {4}, the largest that fit all edges unless a pitch is given; if that is wrong, choose ({5}, {6}, {7}).</source>
        <translation>{0}: Die Ebenen {1} werden als je eine Stufe gelesen, von 1 an: {2} Stufen, in Pixeln von {3} × {4}, den größten, in die alle Kanten passen, sofern kein Abstand angegeben ist; stimmt das nicht, wählen Sie ({5}, {6}, {7}).</translation>
    </message>
    <message>
        <source>{0}: no two of its layers overlap; if each is a level, choose that ({1}).</source>
        <translation>{0}: Keine zwei seiner Ebenen überlappen sich; ist jede eine Stufe, das wählen ({1}).</translation>
    </message>
    <message>
        <source>The method nlut takes points in the middle of pixels and on at most so many depth planes as are given; snapping ({2}) would move points by up to {0} sideways and {1} in depth.</source>
        <translation>Das Verfahren nlut nimmt Punkte in der Mitte von Pixeln und auf höchstens so vielen Tiefenebenen wie angegeben; Einrasten ({2}) würde Punkte um bis zu {0} seitlich und {1} in der Tiefe verschieben.</translation>
    </message>
    <message>
        <source>The hologram is lit by a beam whose picture, {0}, is not in the file; give it ({1}).</source>
        <translation>Das Hologramm wird von einem Strahl beleuchtet, dessen Bild {0} nicht in der Datei ist; geben Sie es an ({1}).</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>Array</translation>
    </message>
    <message>
        <source>Layers of the layout</source>
        <translation>Ebenen des Layouts</translation>
    </message>
    <message>
        <source>A layer is</source>
        <translation>Eine Ebene ist</translation>
    </message>
    <message>
        <source>A binary mask</source>
        <translation>Eine binäre Maske</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>Gezeichnetes</translation>
    </message>
    <message>
        <source>Etched</source>
        <translation>Geätzt</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>Bleibt stehen</translation>
    </message>
    <message>
        <source>Pixel pitch</source>
        <translation>Pixelabstand</translation>
    </message>
    <message>
        <source>nothing stands out as sharp in what was searched: it is about the same at all distances</source>
        <translation>im durchsuchten Bereich sticht nichts als scharf hervor: Die Schärfe ist in allen Abständen etwa gleich</translation>
    </message>
    <message>
        <source>{0}: there is no process sheet beside it that says what its layers do to light; phases are assumed, of a relief in transmission, in which what is drawn is etched; if it stays, choose that ({1}).</source>
        <translation>{0}: Daneben liegt kein Prozessblatt, das sagt, was die Ebenen mit dem Licht machen; angenommen werden Phasen eines durchstrahlten Reliefs, in dem Gezeichnetes geätzt ist; bleibt es stehen, wählen Sie das ({1}).</translation>
    </message>
    <message>
        <source>{0}: there is no process sheet beside it that says what its layers do to light; phases are assumed, of a relief in transmission, in which what is drawn stays; if it is etched, choose that ({1}).</source>
        <translation>{0}: Daneben liegt kein Prozessblatt, das sagt, was die Ebenen mit dem Licht machen; angenommen werden Phasen eines durchstrahlten Reliefs, in dem Gezeichnetes stehen bleibt; wird es geätzt, wählen Sie das ({1}).</translation>
    </message>
    <message>
        <source>The level {0} seems to stand for 2π, as 0 does, and is read as a step less; if so, give {0} levels ({1}).</source>
        <translation>Die Stufe {0} steht anscheinend wie 0 für 2π und wird als ein Schritt weniger gelesen; wenn ja, geben Sie {0} Stufen an ({1}).</translation>
    </message>
    <message>
        <source>The object is {0} large, since the numbers of its file are taken for metres; if they are millimetres, a scale of 0.001 ({2}) makes it {1}.</source>
        <translation>Das Objekt ist {0} groß, weil die Zahlen seiner Datei als Meter aufgefasst werden; sind es Millimeter, macht ein Maßstab von 0.001 ({2}) daraus {1}.</translation>
    </message>
    <message>
        <source>The depths go from {0} to {1}, and even steps from 0 to 1; if they are {2}, choose that as the depth values ({3}).</source>
        <translation>Die Tiefen gehen von {0} bis {1}, gleiche Schritte von 0 bis 1; sind sie {2}, wählen Sie das als Tiefenwerte ({3}).</translation>
    </message>
    <message>
        <source>The depths go from {0} to {1} only, less than 1 % of their range; if they are {2}, choose that as the depth values ({3}).</source>
        <translation>Die Tiefen gehen nur von {0} bis {1}, weniger als 1 % ihres Bereichs; sind sie {2}, wählen Sie das als Tiefenwerte ({3}).</translation>
    </message>
    <message>
        <source>The depths differ by {0}, and near and far are {1} apart, so that the picture is nearly flat; scale the depths ({2}).</source>
        <translation>Die Tiefen unterscheiden sich um {0}, und nah und fern liegen {1} auseinander, das Bild ist also fast flach; skalieren Sie die Tiefen ({2}).</translation>
    </message>
    <message>
        <source>{0} holds several arrays that may be meant ({1}); {2} is read, unless another is chosen ({3}).</source>
        <translation>{0} enthält mehrere Arrays, die gemeint sein können ({1}); gelesen wird {2}, sofern kein anderes gewählt ist ({3}).</translation>
    </message>
    <message>
        <source>Of the pixels that the layout is read in.</source>
        <translation>Der Pixel, in denen das Layout gelesen wird.</translation>
    </message>
    <message>
        <source>as its edges say</source>
        <translation>wie es die Kanten sagen</translation>
    </message>
    <message>
        <source>{0}: openings of their own size are shapes; give a name that ends in {1}, or open all of the pixel.</source>
        <translation>{0}: Öffnungen eigener Größe sind Formen; einen Namen angeben, der auf {1} endet, oder das ganze Pixel öffnen.</translation>
    </message>
    <message>
        <source>{0}: the levels are of amplitude, which has no heights; give a name that ends in {1}.</source>
        <translation>{0}: Die Stufen sind Amplitudenstufen, die keine Höhen haben; geben Sie einen Namen mit der Endung {1} an.</translation>
    </message>
    <message>
        <source>Phase fringes (Arrizón)</source>
        <translation>Phasenstreifen (Arrizón)</translation>
    </message>
    <message>
        <source>Amplitudes, too, by phase fringes of different depth; the picture goes aside, with little light and little noise.</source>
        <translation>Auch Amplituden, durch Phasenstreifen verschiedener Tiefe; das Bild geht zur Seite, mit wenig Licht und wenig Rauschen.</translation>
    </message>
    <message>
        <source>Binary fringes, by width</source>
        <translation>Binäre Streifen, nach Breite</translation>
    </message>
    <message>
        <source>Two levels: the place of a fringe is the phase, its width the amplitude.</source>
        <translation>Zwei Stufen: Der Ort eines Streifens ist die Phase, seine Breite die Amplitude.</translation>
    </message>
    <message>
        <source>Binary fringes</source>
        <translation>Binäre Streifen</translation>
    </message>
    <message>
        <source>Light passes where the field with a reference wave is positive; its amplitudes are lost.</source>
        <translation>Licht geht durch, wo das Feld mit einer Referenzwelle positiv ist; seine Amplituden gehen verloren.</translation>
    </message>
    <message>
        <source>Error diffusion, two levels</source>
        <translation>Fehlerdiffusion, zwei Stufen</translation>
    </message>
    <message>
        <source>Fringes on two levels whose errors go to the neighbours; the picture goes aside, with little noise.</source>
        <translation>Streifen aus zwei Stufen, deren Fehler an die Nachbarn gehen; das Bild geht zur Seite, mit wenig Rauschen.</translation>
    </message>
    <message>
        <source>Blazed fringes (Bolduc)</source>
        <translation>Blaze-Streifen (Bolduc)</translation>
    </message>
    <message>
        <source>Amplitudes, too, by the depth of a blazed grating; the picture goes aside with more light and more noise than by Arrizón&apos;s.</source>
        <translation>Auch Amplituden, durch die Tiefe eines Blazegitters; das Bild geht zur Seite, mit mehr Licht und mehr Rauschen als bei Arrizón.</translation>
    </message>
    <message>
        <source>Burckhardt cells</source>
        <translation>Burckhardt-Zellen</translation>
    </message>
    <message>
        <source>Amplitudes of 3 pixels in a row stand for 3 directions of a phasor; the picture goes aside.</source>
        <translation>Die Amplituden von 3 Pixeln in einer Zeile stehen für 3 Richtungen eines Zeigers; das Bild geht zur Seite.</translation>
    </message>
    <message>
        <source>Frequency of the reference wave in cycles per pixel.</source>
        <translation>Frequenz der Referenzwelle in Perioden pro Pixel.</translation>
    </message>
    <message>
        <source>Largest amplitude</source>
        <translation>Größte Amplitude</translation>
    </message>
    <message>
        <source>Amplitude of the field that is shown as the largest: max for the largest of all, 2rms for twice the root mean square, or a number; larger ones are cut.</source>
        <translation>Amplitude des Feldes, die als größte gezeigt wird: max für die größte von allen, 2rms für das Doppelte des quadratischen Mittels, oder eine Zahl; größere werden abgeschnitten.</translation>
    </message>
    <message>
        <source>The scale &quot;{0}&quot; is none; give max, a number above 0, or a multiple of the root mean square such as 2rms.</source>
        <translation>„{0}“ ist keine größte Amplitude; geben Sie max, eine Zahl über 0 oder ein Vielfaches des quadratischen Mittels wie 2rms an.</translation>
    </message>
    <message>
        <source>Share of the light</source>
        <translation>Anteil des Lichts</translation>
    </message>
    <message>
        <source>Share of the light on the plate that goes into the picture&apos;s band; a smaller share is purer.</source>
        <translation>Anteil des Lichts auf der Platte, der in das Band des Bildes geht; ein kleinerer Anteil ist reiner.</translation>
    </message>
    <message>
        <source>Band limit before encoding</source>
        <translation>Bandbegrenzung vor dem Kodieren</translation>
    </message>
    <message>
        <source>Frequencies of the field that are kept before it is encoded: default, none for all, or half the width of the band in cycles per pixel.</source>
        <translation>Frequenzen des Feldes, die vor dem Kodieren erhalten bleiben: default für die Vorgabe, none für alle, oder die halbe Breite des Bandes in Perioden pro Pixel.</translation>
    </message>
    <message>
        <source>The band limit &quot;{0}&quot; is none; give default, none, or a number of cycles per pixel up to 0.5.</source>
        <translation>„{0}“ ist keine Bandbegrenzung; geben Sie default, none oder eine Zahl von Perioden pro Pixel bis 0.5 an.</translation>
    </message>
    <message>
        <source>Reference wave</source>
        <translation>Referenzwelle</translation>
    </message>
    <message>
        <source>How the wave is given that parts the picture from other light.</source>
        <translation>Wie die Welle angegeben wird, die das Bild von anderem Licht trennt.</translation>
    </message>
    <message>
        <source>By frequency</source>
        <translation>Nach Frequenz</translation>
    </message>
    <message>
        <source>By angle</source>
        <translation>Nach Winkel</translation>
    </message>
    <message>
        <source>Fringes as given</source>
        <translation>Streifen wie angegeben</translation>
    </message>
    <message>
        <source>Take the wave exactly as given. Otherwise the nearest one with a whole number of fringes is taken, which keeps the zero order out of the picture.</source>
        <translation>Die Welle genau wie angegeben nehmen. Sonst wird die nächste mit einer ganzen Zahl von Streifen genommen, was die nullte Ordnung aus dem Bild hält.</translation>
    </message>
    <message>
        <source>Frequency x</source>
        <translation>Frequenz x</translation>
    </message>
    <message>
        <source>Frequency y</source>
        <translation>Frequenz y</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Which neighbours take the error.</source>
        <translation>Welche Nachbarn den Fehler aufnehmen.</translation>
    </message>
    <message>
        <source>Shaped</source>
        <translation>Geformt</translation>
    </message>
    <message>
        <source>Twelve, so that least of the noise lies where the picture does.</source>
        <translation>Zwölf, sodass dort, wo das Bild liegt, am wenigsten Rauschen ist.</translation>
    </message>
    <message>
        <source>Floyd-Steinberg</source>
        <translation>Floyd-Steinberg</translation>
    </message>
    <message>
        <source>Four, whatever the picture&apos;s place.</source>
        <translation>Vier, gleich wo das Bild liegt.</translation>
    </message>
    <message>
        <source>Error diffusion, phase</source>
        <translation>Fehlerdiffusion, Phase</translation>
    </message>
    <message>
        <source>Amplitudes, too, by phases whose errors go to the neighbours; the noise lies beside the picture, where a stop takes it away.</source>
        <translation>Auch Amplituden, durch Phasen, deren Fehler an die Nachbarn gehen; das Rauschen liegt neben dem Bild, wo eine Blende es wegnimmt.</translation>
    </message>
    <message>
        <source>Fitted amplitude, off axis</source>
        <translation>Angepasste Amplitude, Off-Axis</translation>
    </message>
    <message>
        <source>Fringes whose noise is moved beside the picture, with three times the light of plain ones.</source>
        <translation>Streifen, deren Rauschen neben das Bild geschoben wird, mit dreimal so viel Licht wie einfache.</translation>
    </message>
    <message>
        <source>Fitted phase</source>
        <translation>Angepasste Phase</translation>
    </message>
    <message>
        <source>Amplitudes, too, by phases whose noise is moved beside the picture, where a stop takes it away: the purest light of a phase device.</source>
        <translation>Auch Amplituden, durch Phasen, deren Rauschen neben das Bild geschoben wird, wo eine Blende es wegnimmt: das reinste Licht eines Phasengeräts.</translation>
    </message>
    <message>
        <source>Interference</source>
        <translation>Interferenz</translation>
    </message>
    <message>
        <source>The levels are the intensity of field and reference wave together, as a film records it.</source>
        <translation>Die Stufen sind die Intensität von Feld und Referenzwelle zusammen, wie ein Film sie aufzeichnet.</translation>
    </message>
    <message>
        <source>Lee cells</source>
        <translation>Lee-Zellen</translation>
    </message>
    <message>
        <source>Amplitudes of 4 pixels in a row stand for 4 directions of a phasor; the picture goes aside.</source>
        <translation>Die Amplituden von 4 Pixeln in einer Zeile stehen für 4 Richtungen eines Zeigers; das Bild geht zur Seite.</translation>
    </message>
    <message>
        <source>Single sideband</source>
        <translation>Einseitenband</translation>
    </message>
    <message>
        <source>The upper half of the field&apos;s frequencies, so that the twin image has the lower one; a stop over the lower half of the focal plane takes that and the zero order away.</source>
        <translation>Die obere Hälfte der Frequenzen des Feldes, sodass das Zwillingsbild die untere hat; eine Blende über der unteren Hälfte der Brennebene nimmt dieses und die nullte Ordnung weg.</translation>
    </message>
    <message>
        <source>Beyond {0} the hard band limit takes light away that reaches the window, so the picture at {1} is less sharp than the hologram; a soft limit with zero padding by geometry keeps it.</source>
        <translation>Jenseits von {0} nimmt die harte Bandbegrenzung Licht weg, das das Fenster erreicht, so dass das Bild bei {1} weniger scharf ist als das Hologramm; eine weiche mit Nullauffüllung nach Geometrie behält es.</translation>
    </message>
    <message>
        <source>Factor per axis; by geometry it is as wide as a soft limit needs, and 2 without one.</source>
        <translation>Faktor je Achse; nach Geometrie so breit, wie eine weiche Begrenzung es braucht, und 2 ohne sie.</translation>
    </message>
    <message>
        <source>by geometry</source>
        <translation>nach Geometrie</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Weich</translation>
    </message>
    <message>
        <source>Keeps all light that reaches the window, and falls off beyond.</source>
        <translation>Behält alles Licht, das das Fenster erreicht, und fällt darüber ab.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hart</translation>
    </message>
    <message>
        <source>Cuts where the transfer function is undersampled, which rings: quick, and as it was before.</source>
        <translation>Schneidet ab, wo die Übertragungsfunktion zu grob abgetastet ist, und schwingt dort über: schnell, und wie es früher war.</translation>
    </message>
    <message>
        <source>Keeps all frequencies; light from far away comes in at the edges.</source>
        <translation>Behält alle Frequenzen; Licht von weit her kommt an den Rändern herein.</translation>
    </message>
    <message>
        <source>Beside a reference wave of {0} cycles per pixel the picture&apos;s band reaches beyond half a cycle per pixel, where it comes back from the other side; stay at {1} or below.</source>
        <translation>Neben einer Referenzwelle von {0} Perioden pro Pixel reicht das Band des Bildes über eine halbe Periode pro Pixel hinaus, wo es von der anderen Seite wiederkommt; höchstens {1} wählen.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Blende</translation>
    </message>
    <message>
        <source>Whether a stop in the focal plane behind the device, as in a 4f system, lets the picture&apos;s band alone through.</source>
        <translation>Ob eine Blende in der Brennebene hinter dem Gerät, wie in einem 4f-Aufbau, nur das Band des Bildes durchlässt.</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>Nicht gesagt</translation>
    </message>
    <message>
        <source>About the axis</source>
        <translation>Um die Achse</translation>
    </message>
    <message>
        <source>Through the stop</source>
        <translation>Durch die Blende</translation>
    </message>
    <message>
        <source>Show the light in the picture&apos;s band alone, where a stop or an encoding beside the axis parts it from the rest.</source>
        <translation>Nur das Licht im Band des Bildes zeigen, wo eine Blende oder eine Kodierung neben der Achse es vom Rest trennt.</translation>
    </message>
    <message>
        <source>The phase of the summed light</source>
        <translation>Die Phase des summierten Lichts</translation>
    </message>
    <message>
        <source>Transport of the beam&apos;s light onto the picture</source>
        <translation>Transport des Strahllichts auf das Bild</translation>
    </message>
    <message>
        <source>A phase pattern that iterations find shows depth truer than the phase of the sum, and needs no stop; it takes about {0}.</source>
        <translation>Ein Phasenmuster, das Iterationen finden, zeigt Tiefe treuer als die Phase der Summe und braucht keine Blende; es dauert etwa {0}.</translation>
    </message>
    <message>
        <source>Optimise</source>
        <translation>Optimieren</translation>
    </message>
    <message>
        <source>Only depth pictures and layers in free space have summed light to start with; choose another start.</source>
        <translation>Nur Tiefenbilder und Schichten im freien Raum haben summiertes Licht, mit dem man anfangen kann; wählen Sie einen anderen Anfang.</translation>
    </message>
    <message>
        <source>Memory does not hold the planes that figures of the light take; choose fewer pixels, or allow more memory.</source>
        <translation>Der Speicher fasst die Ebenen nicht, die Kennzahlen des Lichts brauchen; wählen Sie weniger Pixel, oder erlauben Sie mehr Speicher.</translation>
    </message>
    <message>
        <source>The picture goes aside by {0} along {1}, where a stop in a focal plane behind the device lets it alone through; it is looked at through that.</source>
        <translation>Das Bild geht um {0} entlang {1} zur Seite, wo eine Blende in einer Brennebene hinter dem Gerät nur dieses durchlässt; durch sie wird es betrachtet.</translation>
    </message>
    <message>
        <source>Two levels of phase leave nearly nothing of summed light; error diffusion beside the axis keeps it, for a stop there.</source>
        <translation>Zwei Phasenstufen lassen von summiertem Licht fast nichts übrig; Fehlerdiffusion neben der Achse erhält es, für eine Blende dort.</translation>
    </message>
    <message>
        <source>Phases alone lose the amplitudes of summed light; behind the stop fitted phases keep them.</source>
        <translation>Phasen allein verlieren die Amplituden von summiertem Licht; hinter der Blende erhalten angepasste Phasen sie.</translation>
    </message>
    <message>
        <source>Phases alone lose the amplitudes of summed light; a stop behind the device (4f) keeps them, for a quarter of the light: 34 dB of a photograph instead of 7.</source>
        <translation>Phasen allein verlieren die Amplituden von summiertem Licht; eine Blende hinter dem Gerät (4f) erhält sie, für ein Viertel des Lichts: 34 dB eines Fotos statt 7.</translation>
    </message>
    <message>
        <source>I have a stop</source>
        <translation>Ich habe eine Blende</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>Es gibt keine</translation>
    </message>
    <message>
        <source>The encoding &quot;{0}&quot; is made for a stop in a focal plane behind the device (4f), about the axis; without one its light drowns the picture.</source>
        <translation>Die Kodierung „{0}“ ist für eine Blende in einer Brennebene hinter dem Gerät (4f) um die Achse gemacht; ohne sie überdeckt anderes Licht das Bild.</translation>
    </message>
    <message>
        <source>Phases alone</source>
        <translation>Phasen allein</translation>
    </message>
    <message>
        <source>Memory does not hold the spectrum of a plane, so all light is looked at, not the picture&apos;s band alone.</source>
        <translation>Der Speicher fasst das Spektrum einer Ebene nicht, daher wird alles Licht betrachtet, nicht nur das Band des Bildes.</translation>
    </message>
    <message>
        <source>Step falls within</source>
        <translation>Schritt fällt innerhalb von</translation>
    </message>
    <message>
        <source>Iterations in which the phase step falls to a tenth, evenly; 0 for never.</source>
        <translation>Iterationen, in denen der Phasenschritt gleichmäßig auf ein Zehntel fällt; 0 für nie.</translation>
    </message>
    <message>
        <source>Natural blur</source>
        <translation>Natürliche Unschärfe</translation>
    </message>
    <message>
        <source>How much the blur of what is out of focus counts where a pattern is designed, such as 0.3; 0: sharpness alone.</source>
        <translation>Wie viel die Unschärfe dessen, was nicht im Fokus ist, beim Entwurf eines Musters zählt, etwa 0,3; 0: allein die Schärfe.</translation>
    </message>
    <message>
        <source>The picture is dark wherever it has a depth; give one with light.</source>
        <translation>Das Bild ist dunkel, wo immer es eine Tiefe hat; geben Sie eines mit Licht an.</translation>
    </message>
    <message>
        <source>All light is looked at; the encoding is meant to be seen through a stop about the axis, as with --stop centre.</source>
        <translation>Alles Licht wird betrachtet; die Kodierung ist für eine Blende um die Achse gedacht, wie mit --stop centre.</translation>
    </message>
    <message>
        <source>At most this many; some solvers come to 64 levels or fewer by and by, in the course of all: for pictures 150 are usual then.</source>
        <translation>Höchstens so viele; manche Solver gehen erst nach und nach, über alle Iterationen hinweg, auf 64 oder weniger Stufen über: Für Bilder sind dann 150 üblich.</translation>
    </message>
    <message>
        <source>These are {0} iterations, which take about {1}; {2} would show a purer picture, and take about {3}.</source>
        <translation>Das sind {0} Iterationen, die etwa {1} dauern; {2} ergäben ein reineres Bild und dauerten etwa {3}.</translation>
    </message>
    <message>
        <source>Seen all over the eyebox, by a small pupil, too; speckles.</source>
        <translation>Überall in der Eyebox zu sehen, auch durch eine kleine Pupille; mit Speckles.</translation>
    </message>
    <message>
        <source>Without speckles, and goes on over changes of depth; a small pupil sees a part of the picture.</source>
        <translation>Ohne Speckles, und läuft über Tiefensprünge stetig weiter; eine kleine Pupille sieht nur einen Teil des Bildes.</translation>
    </message>
    <message>
        <source>{0} has the depths of the pixels of {1}, beside which it lies.</source>
        <translation>{0} hat die Tiefen der Pixel von {1}, neben dem es liegt.</translation>
    </message>
    <message>
        <source>{0} of {1} transforms</source>
        <translation>{0} von {1} Transformationen</translation>
    </message>
    <message>
        <source>{0} of &quot;phase&quot;</source>
        <translation>{0} von „phase“</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Kodierungen</translation>
    </message>
    <message>
        <source>a field encoded by each encoding</source>
        <translation>ein Feld, von jeder Kodierung kodiert</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; encodes a plane that lies in memory: {1} x {2} pixels need {3} and {4} are there; allow more, or choose another encoding, such as phase.</source>
        <translation>„{0}“ kodiert eine Ebene, die im Speicher liegt: {1} x {2} Pixel brauchen {3}, und {4} sind da; erlauben Sie mehr, oder wählen Sie eine andere Kodierung, etwa Phase.</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>Fringes are cut at</source>
        <translation>Streifen sind gekappt bei</translation>
    </message>
    <message>
        <source>Multiple of their root mean square beyond which fringes are cut, for more light and more noise: 3 gives 1.4 % of the light, with 31 to 41 dB; 0 for none.</source>
        <translation>Vielfaches ihres quadratischen Mittels, bei dem Streifen für mehr Licht und mehr Rauschen gekappt werden: 3 gibt 1,4 % des Lichts, mit 31 bis 41 dB; 0 für keines.</translation>
    </message>
    <message>
        <source>no axicon</source>
        <translation>kein Axikon</translation>
    </message>
    <message>
        <source>Added axicon</source>
        <translation>Zusätzliches Axikon</translation>
    </message>
    <message>
        <source>Angle by which a cone that is added to the pattern sends light to the axis; negative, away from it.</source>
        <translation>Winkel, um den ein Kegel, der zum Muster addiert wird, das Licht zur Achse lenkt; negativ: von ihr weg.</translation>
    </message>
    <message>
        <source>no vortex</source>
        <translation>kein Wirbel</translation>
    </message>
    <message>
        <source>Added vortex</source>
        <translation>Zusätzlicher Wirbel</translation>
    </message>
    <message>
        <source>Turns of 2π around the middle of the plate that are added to the pattern, counter-clockwise as seen against the light.</source>
        <translation>Umläufe von 2π um die Mitte der Platte, die zum Muster addiert werden, gegen den Uhrzeigersinn mit Blick gegen das Licht.</translation>
    </message>
    <message>
        <source>no grating</source>
        <translation>kein Gitter</translation>
    </message>
    <message>
        <source>Added binary grating</source>
        <translation>Zusätzliches Binärgitter</translation>
    </message>
    <message>
        <source>Period of stripes of π that are added to the pattern and part its light into orders.</source>
        <translation>Periode von Streifen von π, die zum Muster addiert werden und sein Licht in Ordnungen teilen.</translation>
    </message>
    <message>
        <source>Grating&apos;s direction</source>
        <translation>Richtung des Gitters</translation>
    </message>
    <message>
        <source>Direction in which the binary grating parts the light: 0° is along x, 90° along y.</source>
        <translation>Richtung, in die das Binärgitter das Licht teilt: 0° entlang x, 90° entlang y.</translation>
    </message>
    <message>
        <source>A grating of {0} is finer than two pixels and aliases; give it {1} or more.</source>
        <translation>Ein Gitter von {0} ist feiner als zwei Pixel und wird falsch abgetastet; geben Sie {1} oder mehr.</translation>
    </message>
    <message>
        <source>Axicon</source>
        <translation>Axikon</translation>
    </message>
    <message>
        <source>Vortex</source>
        <translation>Wirbel</translation>
    </message>
    <message>
        <source>Binary grating</source>
        <translation>Binärgitter</translation>
    </message>
    <message>
        <source>{0} has no data of the kind {1}; choose one of: {2}, or a file.</source>
        <translation>{0} hat keine Daten der Art {1}; wählen Sie eines von: {2}, oder eine Datei.</translation>
    </message>
    <message>
        <source>{0} is a folder; give a file in it.</source>
        <translation>{0} ist ein Ordner; geben Sie eine Datei darin an.</translation>
    </message>
    <message>
        <source>Distances count from the focal plane of the lens, which is looked at with 0 mm, not with {0}.</source>
        <translation>Entfernungen zählen von der Brennebene der Linse, die man mit 0 mm ansieht, nicht mit {0}.</translation>
    </message>
    <message>
        <source>Vortex beams</source>
        <translation>Wirbelstrahlen</translation>
    </message>
    <message>
        <source>Nine beams about whose dark middle the phase turns up to four times.</source>
        <translation>Neun Strahlen, um deren dunkle Mitte sich die Phase bis zu viermal dreht.</translation>
    </message>
    <message>
        <source>{0}: no column is called &quot;family&quot;; the first line of a table of modes reads family,l,p,m,n,cone[mrad],waist[mm],x[mm],y[mm],z[mm],weight,phase[deg], or has some of these.</source>
        <translation>{0}: Keine Spalte heißt „family“; die erste Zeile einer Tabelle von Moden lautet family,l,p,m,n,cone[mrad],waist[mm],x[mm],y[mm],z[mm],weight,phase[deg] oder hat einige davon.</translation>
    </message>
    <message>
        <source>{0} holds no modes; give one or more below the line of names.</source>
        <translation>{0} enthält keine Moden; unter der Zeile der Namen mindestens eine angeben.</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; has a unit that does not fit; give nm, um, mm, cm or m for lengths, and deg, mrad or rad for angles.</source>
        <translation>{0}: „{1}“ hat eine Einheit, die nicht passt; nm, um, mm, cm oder m für Längen und deg, mrad oder rad für Winkel angeben.</translation>
    </message>
    <message>
        <source>{0}: line {1} has {2} fields, more than there are names of columns; remove some.</source>
        <translation>{0}: Zeile {1} hat {2} Felder, mehr als es Spaltennamen gibt; einige entfernen.</translation>
    </message>
    <message>
        <source>{0}: line {1}: {2} cannot be &quot;{3}&quot;. {4}</source>
        <translation>{0}: Zeile {1}: {2} kann nicht „{3}“ sein. {4}</translation>
    </message>
    <message>
        <source>{0}: line {1}: a mode of the family {2} has no {3}; leave the cell empty.</source>
        <translation>{0}: Zeile {1}: Eine Mode der Familie {2} hat kein {3}; die Zelle leer lassen.</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familie</translation>
    </message>
    <message>
        <source>Family of modes that the light is one of.</source>
        <translation>Familie der Moden, zu der das Licht gehört.</translation>
    </message>
    <message>
        <source>Laguerre–Gauss</source>
        <translation>Laguerre–Gauß</translation>
    </message>
    <message>
        <source>Rings whose phase turns about the axis, such as a vortex.</source>
        <translation>Ringe, deren Phase sich um die Achse dreht, etwa ein Wirbel.</translation>
    </message>
    <message>
        <source>Hermite–Gauss</source>
        <translation>Hermite–Gauß</translation>
    </message>
    <message>
        <source>Rectangles of bright places between dark lines.</source>
        <translation>Rechtecke aus hellen Stellen zwischen dunklen Linien.</translation>
    </message>
    <message>
        <source>Bessel–Gauss</source>
        <translation>Bessel–Gauß</translation>
    </message>
    <message>
        <source>Waves on a cone, which keep a narrow middle over a long way.</source>
        <translation>Wellen auf einem Kegel, die über einen langen Weg eine schmale Mitte behalten.</translation>
    </message>
    <message>
        <source>Charge l</source>
        <translation>Ladung l</translation>
    </message>
    <message>
        <source>Turns of the phase about the axis, anticlockwise as seen against the light; negative ones turn clockwise.</source>
        <translation>Umdrehungen der Phase um die Achse, gegen das Licht gesehen gegen den Uhrzeigersinn; negative im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Radial index p</source>
        <translation>Radialer Index p</translation>
    </message>
    <message>
        <source>Number of dark rings around the axis.</source>
        <translation>Zahl der dunklen Ringe um die Achse.</translation>
    </message>
    <message>
        <source>Index m along x</source>
        <translation>Index m entlang x</translation>
    </message>
    <message>
        <source>Number of dark lines that cross the x axis.</source>
        <translation>Zahl der dunklen Linien, die die x-Achse kreuzen.</translation>
    </message>
    <message>
        <source>Index n along y</source>
        <translation>Index n entlang y</translation>
    </message>
    <message>
        <source>Number of dark lines that cross the y axis.</source>
        <translation>Zahl der dunklen Linien, die die y-Achse kreuzen.</translation>
    </message>
    <message>
        <source>Half angle of the cone</source>
        <translation>Halber Kegelwinkel</translation>
    </message>
    <message>
        <source>Angle between the waves of a Bessel beam and the axis; its rings are half a wavelength over this apart.</source>
        <translation>Winkel zwischen den Wellen eines Bessel-Strahls und der Achse; seine Ringe haben den Abstand einer halben Wellenlänge geteilt durch ihn.</translation>
    </message>
    <message>
        <source>Waist radius</source>
        <translation>Taillenradius</translation>
    </message>
    <message>
        <source>Radius of the waist, where the amplitude of the Gauss factor has fallen to 1/e.</source>
        <translation>Radius der Taille, bei dem die Amplitude des Gauß-Faktors auf 1/e gefallen ist.</translation>
    </message>
    <message>
        <source>Middle of the waist, to the right.</source>
        <translation>Mitte der Taille, nach rechts.</translation>
    </message>
    <message>
        <source>Middle of the waist, upwards.</source>
        <translation>Mitte der Taille, nach oben.</translation>
    </message>
    <message>
        <source>Distance of the waist from the hologram, negative behind it.</source>
        <translation>Abstand der Taille vom Hologramm, dahinter negativ.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Power of the mode, in proportion to others.</source>
        <translation>Leistung der Mode im Verhältnis zu anderen.</translation>
    </message>
    <message>
        <source>Phase that the mode has beside others.</source>
        <translation>Phase, die die Mode gegenüber anderen hat.</translation>
    </message>
    <message>
        <source>Phases alone make light that is {0} % pure, the rest is of other modes; phase fringes keep the amplitudes, too, beside the axis, and fitted phases on it, behind a stop.</source>
        <translation>Phasen allein machen Licht, das zu {0} % rein ist, der Rest gehört anderen Moden; Phasenstreifen behalten neben der Achse auch die Amplituden, angepasste Phasen auf ihr, hinter einer Blende.</translation>
    </message>
    <message>
        <source>Phase fringes</source>
        <translation>Phasenstreifen</translation>
    </message>
    <message>
        <source>A share of {0} of the light does not fit into modes so close together, which are {1} % pure at best; a smaller share is purer.</source>
        <translation>Ein Anteil von {0} des Lichts passt nicht in Moden so dicht beieinander, die höchstens zu {1} % rein sind; ein kleinerer Anteil ist reiner.</translation>
    </message>
    <message>
        <source>The plate takes in {0} % of the light of mode {1} ({2}); make its waist smaller, move it to the middle, or choose more pixels.</source>
        <translation>Die Platte nimmt {0} % des Lichts der Mode {1} ({2}) auf; die Taille verkleinern, sie zur Mitte rücken oder mehr Pixel wählen.</translation>
    </message>
    <message>
        <source>The pixels are too wide for mode {1} ({2}) and show {0} % of its light; make its waist larger or its cone narrower, or choose a smaller pitch.</source>
        <translation>Die Pixel sind zu breit für die Mode {1} ({2}) und zeigen {0} % ihres Lichts; die Taille vergrößern, den Kegel verengen oder einen kleineren Pixelabstand wählen.</translation>
    </message>
    <message>
        <source>Modes of a table</source>
        <translation>Moden einer Tabelle</translation>
    </message>
    <message>
        <source>Sum of the modes that a file lists.</source>
        <translation>Summe der Moden, die eine Datei auflistet.</translation>
    </message>
    <message>
        <source>There is no table of modes yet; import one, or choose a family of modes.</source>
        <translation>Es gibt noch keine Tabelle von Moden; eine importieren oder eine Familie von Moden wählen.</translation>
    </message>
    <message>
        <source>All modes have the weight 0 and send no light; give one of them a weight above 0.</source>
        <translation>Alle Moden haben das Gewicht 0 und senden kein Licht; einer ein Gewicht über 0 geben.</translation>
    </message>
    <message>
        <source>Modes of light</source>
        <translation>Lichtmoden</translation>
    </message>
    <message>
        <source>Beams of a laser such as vortices: Laguerre–Gauss, Hermite–Gauss and Bessel–Gauss modes, and sums of them.</source>
        <translation>Strahlen eines Lasers wie Wirbel: Laguerre–Gauß-, Hermite–Gauß- und Bessel–Gauß-Moden und Summen davon.</translation>
    </message>
    <message>
        <source>Table of modes</source>
        <translation>Tabelle von Moden</translation>
    </message>
</context>
<context>
    <name>fringe::About</name>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n Thread</numerusform>
            <numerusform>%n Threads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n Einheit</numerusform>
            <numerusform>%n Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5</source>
        <extracomment>identifier, name, processors, memory and driver of a device</extracomment>
        <translation>%1: %2, %3, %4, %5</translation>
    </message>
    <message>
        <source>%1: not usable: %2</source>
        <extracomment>identifier of a device, why there is none</extracomment>
        <translation>%1: nicht nutzbar: %2</translation>
    </message>
    <message>
        <source>The devices are still being listed.</source>
        <translation>Die Geräte werden noch ermittelt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what is kept somewhere, where</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 build, %2</source>
        <extracomment>kind of build, compiler</extracomment>
        <translation>%1-Build, %2</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotheken</translation>
    </message>
    <message>
        <source>Windows by: %1</source>
        <translation>Fenster durch: %1</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Orte</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Work and iterations in case the program is cut off</source>
        <translation>Arbeit und Iterationen, falls das Programm abbricht</translation>
    </message>
    <message>
        <source>Large data while computing</source>
        <translation>Große Daten während des Rechnens</translation>
    </message>
    <message>
        <source>%1; textures of OpenGL: %2</source>
        <extracomment>a line about a device, how textures of OpenGL come to it</extracomment>
        <translation>%1; Texturen von OpenGL: %2</translation>
    </message>
</context>
<context>
    <name>fringe::Actions</name>
    <message>
        <source>&amp;About Fringe Studio</source>
        <translation>&amp;Über Fringe Studio</translation>
    </message>
    <message>
        <source>&amp;Benchmark…</source>
        <translation>Bench&amp;mark …</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>No job is running.</source>
        <translation>Kein Auftrag läuft.</translation>
    </message>
    <message>
        <source>The design is being checked.</source>
        <translation>Der Entwurf wird geprüft.</translation>
    </message>
    <message>
        <source>&amp;Compute</source>
        <translation>&amp;Berechnen</translation>
    </message>
    <message>
        <source>Compute the hologram (Ctrl+R)</source>
        <translation>Hologramm berechnen (Strg+R)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Compute a hologram first.</source>
        <translation>Berechnen Sie zuerst ein Hologramm.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
        <source>Compute the hologram after each edit, if that takes less than a second</source>
        <translation>Das Hologramm nach jeder Änderung berechnen, wenn das weniger als eine Sekunde dauert</translation>
    </message>
    <message>
        <source>Ne&amp;w project for</source>
        <translation>Neues Pro&amp;jekt für</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Run all &amp;outputs</source>
        <translation>Alle Ausgaben &amp;erzeugen</translation>
    </message>
    <message>
        <source>The design cannot be computed as it stands, or a job is running.</source>
        <translation>Der Entwurf ist so nicht berechenbar, oder ein Auftrag läuft.</translation>
    </message>
    <message>
        <source>The project has no outputs.</source>
        <translation>Das Projekt hat keine Ausgaben.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Open exa&amp;mple</source>
        <translation>Beis&amp;piel öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Zuletzt &amp;verwendet</translation>
    </message>
    <message>
        <source>No project has been opened yet</source>
        <translation>Noch kein Projekt geöffnet</translation>
    </message>
    <message>
        <source>Copy as comma&amp;nd</source>
        <translation>Als Befehl &amp;kopieren</translation>
    </message>
    <message>
        <source>The command line computes what a project&apos;s file holds; save it.</source>
        <translation>Die Kommandozeile berechnet, was in der Datei eines Projekts steht; speichern Sie es.</translation>
    </message>
    <message>
        <source>The line that makes the same outputs in a terminal</source>
        <translation>Die Zeile, die in einem Terminal dieselben Ausgaben macht</translation>
    </message>
    <message>
        <source>Nothing was computed. %1: %2</source>
        <translation>Es wurde nichts berechnet. %1: %2</translation>
    </message>
    <message>
        <source>Reconstruct the &amp;pattern</source>
        <translation>Das &amp;Muster rekonstruieren</translation>
    </message>
    <message>
        <source>Show the light of the quantised pattern, or that of the ideal field (F6)</source>
        <translation>Das Licht des quantisierten Musters zeigen, oder das des idealen Feldes (F6)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Res&amp;ults in the project</source>
        <translation>Er&amp;gebnisse im Projekt</translation>
    </message>
    <message>
        <source>Save those up to %1</source>
        <extracomment>results, a size</extracomment>
        <translation>Bis zu %1 speichern</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Alle speichern</translation>
    </message>
    <message>
        <source>Save none</source>
        <translation>Keine speichern</translation>
    </message>
    <message>
        <source>The file has no result</source>
        <translation>Die Datei enthält kein Ergebnis</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Befehl suchen …</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Say what the part with the focus is, and what to do there (F1)</source>
        <translation>Sagen, was der Teil mit dem Fokus ist und was dort zu tun ist (F1)</translation>
    </message>
    <message>
        <source>Compare with a pict&amp;ure…</source>
        <translation>Mit einem B&amp;ild vergleichen …</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Stop here; what is finished is kept, and computing goes on from it</source>
        <translation>Hier anhalten; was fertig ist, bleibt, und das Berechnen setzt dort fort</translation>
    </message>
    <message>
        <source>The file has results of %1</source>
        <translation>Die Datei enthält Ergebnisse von %1</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>Kein Gerät</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <extracomment>name of a device preset</extracomment>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>Save device preset</source>
        <translation>Gerätevorgabe speichern</translation>
    </message>
    <message>
        <source>Name of the device</source>
        <translation>Name des Geräts</translation>
    </message>
    <message>
        <source>Discard changes of the device</source>
        <translation>Änderungen am Gerät verwerfen</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>Änderungen speichern</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>Änderungen verwerfen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Device &amp;preset</source>
        <translation>Gerätevor&amp;gabe</translation>
    </message>
    <message>
        <source>The device that the hologram is made for</source>
        <translation>Das Gerät, für das das Hologramm gemacht wird</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>Show the start page; the project stays open</source>
        <translation>Startseite zeigen; das Projekt bleibt offen</translation>
    </message>
    <message>
        <source>Ear&amp;lier versions</source>
        <translation>&amp;Ältere Fassungen</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <extracomment>name of a file, time of its last change</extracomment>
        <translation>%1, vom %2</translation>
    </message>
    <message>
        <source>There is no earlier version of this project</source>
        <translation>Von diesem Projekt gibt es keine frühere Fassung</translation>
    </message>
    <message>
        <source>Import files in the place of what is there</source>
        <translation>Dateien anstelle dessen importieren, was da ist</translation>
    </message>
    <message>
        <source>Import files beside what is there</source>
        <translation>Dateien neben dem importieren, was da ist</translation>
    </message>
    <message>
        <source>There is no object that can be placed.</source>
        <translation>Es gibt kein Objekt, das sich platzieren lässt.</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Um&amp;benennen</translation>
    </message>
    <message>
        <source>As large as what is seen of the plate at its distance, in the middle</source>
        <translation>So groß, wie in seinem Abstand von der Platte zu sehen ist, in der Mitte</translation>
    </message>
    <message>
        <source>&amp;Centre the object</source>
        <translation>Objekt &amp;zentrieren</translation>
    </message>
    <message>
        <source>In the middle of the plate, as far away as it is</source>
        <translation>In der Mitte der Platte, so weit weg wie bisher</translation>
    </message>
    <message>
        <source>Fit the &amp;object</source>
        <translation>Ob&amp;jekt einpassen</translation>
    </message>
    <message>
        <source>&amp;Arm the panel</source>
        <translation>Panel &amp;scharf schalten</translation>
    </message>
    <message>
        <source>Switch the panel &amp;off</source>
        <translation>Panel a&amp;usschalten</translation>
    </message>
    <message>
        <source>Choose the screen that is the panel first: View, Panel.</source>
        <translation>Wählen Sie zuerst den Bildschirm, der das Panel ist: Ansicht, Panel.</translation>
    </message>
    <message>
        <source>&amp;Show on the panel</source>
        <translation>Auf dem Panel &amp;zeigen</translation>
    </message>
    <message>
        <source>The panel is off; arm it first.</source>
        <translation>Das Panel ist aus; schalten Sie es zuerst scharf.</translation>
    </message>
    <message>
        <source>Blan&amp;k the panel</source>
        <translation>Panel &amp;dunkel schalten</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <extracomment>kind of a source, such as &quot;Depth camera&quot;</extracomment>
        <translation>Hinzufügen: %1</translation>
    </message>
    <message>
        <source>Free&amp;ze</source>
        <translation>Ein&amp;frieren</translation>
    </message>
    <message>
        <source>There is nothing to freeze: a depth camera makes pictures that can be.</source>
        <translation>Es gibt nichts einzufrieren: Bilder, die sich einfrieren lassen, macht eine Tiefenkamera.</translation>
    </message>
    <message>
        <source>Compute after &amp;each edit</source>
        <translation>Nach jeder Ände&amp;rung berechnen</translation>
    </message>
    <message>
        <source>Look throu&amp;gh the stop</source>
        <translation>Durch die &amp;Blende sehen</translation>
    </message>
    <message>
        <source>Show the light in the picture&apos;s band alone, as a stop behind the device parts it from the rest (Shift+F6)</source>
        <translation>Nur das Licht im Band des Bildes zeigen, wie eine Blende hinter dem Gerät es vom Rest trennt (Umschalt+F6)</translation>
    </message>
    <message>
        <source>Encodin&amp;gs of this field…</source>
        <translation>K&amp;odierungen dieses Feldes…</translation>
    </message>
</context>
<context>
    <name>fringe::BenchTable</name>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Against direct</source>
        <translation>Gegenüber direkt</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>Vom Spitzenwert</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
</context>
<context>
    <name>fringe::BenchText</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 %2/s</source>
        <extracomment>a speed: number (with metric prefix), unit; &quot;52 G pairs/s&quot;</extracomment>
        <translation>%1 %2/s</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) above the tolerance asked.</source>
        <translation>
            <numerusform>%n Fehler liegt über der verlangten Toleranz.</numerusform>
            <numerusform>%n Fehler liegen über der verlangten Toleranz.</numerusform>
        </translation>
    </message>
    <message>
        <source>No error is above the tolerance asked. Nearest to it: %1 with %2 of %3, at %4 and a pitch of %5.</source>
        <translation>Kein Fehler liegt über der verlangten Toleranz. Am nächsten kommt ihr %1 mit %2 von %3, bei %4 und einem Raster von %5.</translation>
    </message>
</context>
<context>
    <name>fringe::BenchmarkForm</name>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>Geräte</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>identifier, name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tick something below “%1”.</source>
        <translation>Kreuzen Sie unter „%1“ etwas an.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
</context>
<context>
    <name>fringe::BenchmarkTask</name>
    <message>
        <source>Benchmark</source>
        <translation>Benchmark</translation>
    </message>
</context>
<context>
    <name>fringe::BenchmarkWindow</name>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Benchmark — Fringe Studio</source>
        <translation>Benchmark — Fringe Studio</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Quantity of the bars</source>
        <translation>Größe der Balken</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Bars:</source>
        <translation>Balken:</translation>
    </message>
    <message>
        <source>Measure something first.</source>
        <translation>Messen Sie zuerst etwas.</translation>
    </message>
    <message>
        <source>Nothing measured yet. Choose on the left what to measure, and start.</source>
        <translation>Noch nichts gemessen. Wählen Sie links aus, was gemessen werden soll, und starten Sie.</translation>
    </message>
    <message>
        <source>Save the benchmark</source>
        <translation>Benchmark speichern</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>benchmark</translation>
    </message>
    <message>
        <source>All figures (*.json)</source>
        <translation>Alle Werte (*.json)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Picture of the bars (*.png)</source>
        <translation>Bild der Balken (*.png)</translation>
    </message>
    <message>
        <source>Nothing measured that is drawn as bars; see the table.</source>
        <translation>Nichts Gemessenes wird als Balken gezeichnet; siehe die Tabelle.</translation>
    </message>
</context>
<context>
    <name>fringe::Buttons</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>fringe::CameraLook</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Uniformity %1</source>
        <translation>Gleichmäßigkeit %1</translation>
    </message>
    <message>
        <source>efficiency %1</source>
        <translation>Wirkungsgrad %1</translation>
    </message>
    <message>
        <source>zero order %1</source>
        <translation>nullte Ordnung %1</translation>
    </message>
    <message>
        <source>exposure %1</source>
        <translation>Belichtung %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) saturated</source>
        <translation>
            <numerusform>%n Pixel gesättigt</numerusform>
            <numerusform>%n Pixel gesättigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory does not hold this hologram, so no camera looks at it.</source>
        <translation>Der Speicher fasst dieses Hologramm nicht, daher betrachtet es keine Kamera.</translation>
    </message>
    <message>
        <source>The camera is looking…</source>
        <translation>Kamerabild wird berechnet …</translation>
    </message>
    <message>
        <source>It is not known how this camera stands.</source>
        <translation>Es ist nicht bekannt, wie diese Kamera steht.</translation>
    </message>
    <message>
        <source>The hologram is computed first; a camera looks at it then.</source>
        <translation>Zuerst wird das Hologramm berechnet; dann sieht eine Kamera es an.</translation>
    </message>
</context>
<context>
    <name>fringe::CameraPanel</name>
    <message>
        <source>What the simulated camera sees</source>
        <translation>Was die simulierte Kamera sieht</translation>
    </message>
    <message>
        <source>Picture of a real camera</source>
        <translation>Bild einer echten Kamera</translation>
    </message>
    <message>
        <source>Lay the picture of a real camera beside it; a picture, or a file that says how the camera stands, can be dropped here, too</source>
        <translation>Das Bild einer echten Kamera danebenlegen; auch hierher ziehen lässt sich ein Bild oder eine Datei, die sagt, wie die Kamera steht</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>Bild …</translation>
    </message>
    <message>
        <source>Say how the camera stands: click three spots in its picture</source>
        <translation>Angeben, wie die Kamera steht: drei Lichtpunkte in ihrem Bild anklicken</translation>
    </message>
    <message>
        <source>Remove the picture of the real camera</source>
        <translation>Das Bild der echten Kamera entfernen</translation>
    </message>
    <message>
        <source>Weight the spots by what a camera sees, round by round, until it sees them as even</source>
        <translation>Die Lichtpunkte nach dem gewichten, was eine Kamera sieht, Runde für Runde, bis sie sie gleichmäßig sieht</translation>
    </message>
    <message>
        <source>Even out…</source>
        <translation>Ausgleichen …</translation>
    </message>
    <message>
        <source>Stop evening out; what was reached can be kept</source>
        <translation>Das Ausgleichen anhalten; das Erreichte lässt sich behalten</translation>
    </message>
    <message>
        <source>The camera is looking…</source>
        <translation>Kamerabild wird berechnet …</translation>
    </message>
    <message>
        <source>Click the spots 1, 2 and 3 in this picture, in that order.</source>
        <translation>Klicken Sie in diesem Bild die Lichtpunkte 1, 2 und 3 an, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Round %1 of %2, uniformity %3</source>
        <extracomment>rounds that are whole, rounds that were planned, measured uniformity of each</extracomment>
        <translation>Runde %1 von %2, Gleichmäßigkeit %3</translation>
    </message>
    <message>
        <source>Picture, or how the camera stands</source>
        <translation>Bild, oder wie die Kamera steht</translation>
    </message>
</context>
<context>
    <name>fringe::ChecksPanel</name>
    <message>
        <source>Checks</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Everything fits.</source>
        <translation>Alles passt.</translation>
    </message>
    <message>
        <source>Fix what was found</source>
        <translation>Das Gefundene beheben</translation>
    </message>
    <message>
        <source>Show all checks</source>
        <translation>Alle Prüfungen zeigen</translation>
    </message>
    <message>
        <source>Everything fits</source>
        <translation>Alles passt</translation>
    </message>
    <message>
        <source>%1 (%2 more)</source>
        <extracomment>the worst of several findings, number of the others</extracomment>
        <translation>%1 (und %2 weitere)</translation>
    </message>
</context>
<context>
    <name>fringe::CommandPalette</name>
    <message>
        <source>%1 — %2</source>
        <extracomment>command, why it cannot be run now</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Some letters of a command, a part of the project or an example</source>
        <translation>Einige Buchstaben eines Befehls, eines Teils des Projekts oder eines Beispiels</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
</context>
<context>
    <name>fringe::Commands</name>
    <message>
        <source>%1 › %2</source>
        <extracomment>menu, line of it</extracomment>
        <translation>%1 › %2</translation>
    </message>
</context>
<context>
    <name>fringe::ComputeTask</name>
    <message>
        <source>The design goes on, but is lost if the program is cut off: %1</source>
        <translation>Der Entwurf läuft weiter, ist aber verloren, wenn das Programm abbricht: %1</translation>
    </message>
    <message>
        <source>The design was cancelled; its best pattern can still be kept.</source>
        <translation>Der Entwurf wurde abgebrochen; sein bestes Muster lässt sich noch behalten.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Iterations %1 → %2</source>
        <translation>Iterationen %1 → %2</translation>
    </message>
</context>
<context>
    <name>fringe::ComputingTitle</name>
    <message numerus="yes">
        <source>Design %1: %2, %n iteration(s)</source>
        <extracomment>name of a project, algorithm</extracomment>
        <translation>
            <numerusform>%1 entwerfen: %2, %n Iteration</numerusform>
            <numerusform>%1 entwerfen: %2, %n Iterationen</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute %1</source>
        <extracomment>name of a project</extracomment>
        <translation>%1 berechnen</translation>
    </message>
    <message>
        <source>Compute %1: %2</source>
        <extracomment>name of a project, how its light is computed</extracomment>
        <translation>%1 berechnen: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>fringe::ConvergencePlot</name>
    <message>
        <source>Convergence</source>
        <translation>Konvergenz</translation>
    </message>
    <message>
        <source>Efficiency, uniformity</source>
        <translation>Wirkungsgrad, Gleichmaß</translation>
    </message>
    <message>
        <source>σ [%]</source>
        <translation>σ [%]</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>figure of merit, name of a run</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Wirkungsgrad</translation>
    </message>
    <message>
        <source>Uniformity</source>
        <translation>Gleichmäßigkeit</translation>
    </message>
    <message>
        <source>σ</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a curve, its value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Efficiency, error</source>
        <translation>Wirkungsgrad, Fehler</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Efficiency, uniformity, error</source>
        <translation>Wirkungsgrad, Gleichmaß, Fehler</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>No iterations yet. Start a design to see how it converges.</source>
        <translation>Noch keine Iterationen. Starten Sie einen Entwurf, um zu sehen, wie er konvergiert.</translation>
    </message>
    <message>
        <source>Iteration %1</source>
        <translation>Iteration %1</translation>
    </message>
</context>
<context>
    <name>fringe::DeviceChoice</name>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>Automatisch: %1</translation>
    </message>
    <message>
        <source>Devices are still being looked for.</source>
        <translation>Geräte werden noch gesucht.</translation>
    </message>
    <message>
        <source>There is no device of CUDA and none of OpenCL: %1.</source>
        <extracomment>clauses that say why</extracomment>
        <translation>Es gibt kein Gerät von CUDA und keines von OpenCL: %1.</translation>
    </message>
</context>
<context>
    <name>fringe::DevicePanel</name>
    <message>
        <source>Take the screen for the panel; it is blank then (F9)</source>
        <translation>Den Bildschirm für das Panel nehmen; er ist dann dunkel (F9)</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Scharf schalten</translation>
    </message>
    <message>
        <source>Send the pattern on the screen to the panel</source>
        <translation>Das Muster vom Bildschirm an das Panel senden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Keep what is shown, whatever comes</source>
        <translation>Behalten, was gezeigt wird, was auch kommt</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>Show nothing (Shift+F9)</source>
        <translation>Nichts zeigen (Umschalt+F9)</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Follow edits</source>
        <translation>Änderungen folgen</translation>
    </message>
    <message>
        <source>Screen of the panel</source>
        <translation>Bildschirm des Panels</translation>
    </message>
    <message>
        <source>Let each screen say what it is called, and look for new ones</source>
        <translation>Jeden Bildschirm seinen Namen zeigen lassen und nach neuen suchen</translation>
    </message>
    <message>
        <source>Identify</source>
        <translation>Erkennen</translation>
    </message>
    <message>
        <source>Pictures by which one sees whether the panel is set right</source>
        <translation>Bilder, an denen man sieht, ob das Panel richtig eingestellt ist</translation>
    </message>
    <message>
        <source>Test page</source>
        <translation>Testbild</translation>
    </message>
    <message>
        <source>Steps of the pattern on its way to the panel</source>
        <translation>Schritte des Musters auf dem Weg zum Panel</translation>
    </message>
    <message>
        <source>The pattern after the chosen step</source>
        <translation>Das Muster nach dem gewählten Schritt</translation>
    </message>
    <message>
        <source>Playlist</source>
        <translation>Abspielliste</translation>
    </message>
    <message>
        <source>Add the result on the screen to the playlist</source>
        <translation>Das Ergebnis auf dem Bildschirm zur Abspielliste hinzufügen</translation>
    </message>
    <message>
        <source>Remove it from the playlist</source>
        <translation>Aus der Abspielliste entfernen</translation>
    </message>
    <message>
        <source>Show the patterns of the playlist one after the other</source>
        <translation>Die Muster der Abspielliste nacheinander zeigen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Time of each pattern</source>
        <translation>Zeit für jedes Muster</translation>
    </message>
    <message>
        <source>Pattern %1</source>
        <translation>Muster %1</translation>
    </message>
    <message>
        <source>Log of the panel</source>
        <translation>Protokoll des Panels</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Arm it all the same</source>
        <translation>Trotzdem scharf schalten</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>%1, late %2 of %3</source>
        <translation>%1, %2 von %3 verspätet</translation>
    </message>
    <message>
        <source>Add pictures of a file, or of a list of files, as they are sent</source>
        <translation>Bilder aus einer Datei oder einer Liste von Dateien hinzufügen, so wie sie gesendet werden</translation>
    </message>
    <message>
        <source>Write the playlist and its pictures, as fringe show takes them</source>
        <translation>Die Abspielliste und ihre Bilder schreiben, wie fringe show sie nimmt</translation>
    </message>
    <message>
        <source>Add to the playlist</source>
        <translation>Zur Abspielliste hinzufügen</translation>
    </message>
    <message>
        <source>Playlists and pictures (*.csv *.txt *.json *.png *.bmp *.tif)</source>
        <translation>Abspiellisten und Bilder (*.csv *.txt *.json *.png *.bmp *.tif)</translation>
    </message>
    <message>
        <source>Save playlist</source>
        <translation>Abspielliste speichern</translation>
    </message>
    <message>
        <source>playlist</source>
        <translation>Abspielliste</translation>
    </message>
    <message>
        <source>Playlist (*.csv)</source>
        <translation>Abspielliste (*.csv)</translation>
    </message>
    <message>
        <source>Send each new result to the panel, also while something is dragged</source>
        <translation>Jedes neue Ergebnis an das Panel senden, auch während etwas gezogen wird</translation>
    </message>
</context>
<context>
    <name>fringe::Dialogs</name>
    <message>
        <source>Replace files?</source>
        <translation>Dateien ersetzen?</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the project&apos;s outputs exist already.</source>
        <translation>
            <numerusform>%n Datei der Projektausgaben existiert bereits.</numerusform>
            <numerusform>%n Dateien der Projektausgaben existieren bereits.</numerusform>
        </translation>
    </message>
    <message>
        <source>About Fringe Studio</source>
        <translation>Über Fringe Studio</translation>
    </message>
    <message>
        <source>%1 has had it open on %2 since %3.</source>
        <translation>%1 hat es auf %2 seit %3 geöffnet.</translation>
    </message>
    <message>
        <source>Project is open elsewhere</source>
        <translation>Projekt ist anderswo geöffnet</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open elsewhere.</source>
        <translation>„%1“ ist anderswo geöffnet.</translation>
    </message>
    <message>
        <source>A copy has no file yet: saving it asks for a name.</source>
        <translation>Eine Kopie hat noch keine Datei: Beim Speichern wird nach einem Namen gefragt.</translation>
    </message>
    <message>
        <source>Project has changed</source>
        <translation>Projekt hat sich geändert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; on the disk is not the version that was opened or saved here.</source>
        <translation>„%1“ auf dem Datenträger ist nicht die Fassung, die hier geöffnet oder gespeichert wurde.</translation>
    </message>
    <message>
        <source>If it is replaced, that version is kept beside it, with the date in its name.</source>
        <translation>Wird sie ersetzt, bleibt jene Fassung daneben erhalten, mit dem Datum im Namen.</translation>
    </message>
    <message>
        <source>Data are missing</source>
        <translation>Daten fehlen</translation>
    </message>
    <message>
        <source>The data of &quot;%1&quot; are missing, which &quot;%2&quot; uses.</source>
        <translation>Die Daten von „%1“, die „%2“ benutzt, fehlen.</translation>
    </message>
    <message>
        <source>They should be here: %1
Locate that file, or the one that the data were imported from.</source>
        <translation>Sie sollten hier sein: %1
Suchen Sie diese Datei oder die, aus der die Daten importiert wurden.</translation>
    </message>
    <message>
        <source>Locate &quot;%1&quot;</source>
        <translation>„%1“ suchen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>kind of output, distance</extracomment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>&amp;Open a copy</source>
        <translation>Kopie ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open &amp;anyway</source>
        <translation>&amp;Trotzdem öffnen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Replace, keep both</source>
        <translation>&amp;Ersetzen, beide behalten</translation>
    </message>
    <message>
        <source>&amp;Locate…</source>
        <translation>&amp;Suchen …</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Export anyway…</source>
        <translation>&amp;Trotzdem exportieren …</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Co&amp;mpute first…</source>
        <translation>Erst &amp;berechnen …</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Fringe Studio %1&lt;/h3&gt;&lt;p&gt;A design studio for computer-generated holograms.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Fringe Studio %1&lt;/h3&gt;&lt;p&gt;Ein Entwurfsstudio für computergenerierte Hologramme.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer. Sie kommt ohne jede Gewährleistung.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Build, devices, libraries and places</source>
        <translation>Build, Geräte, Bibliotheken und Orte</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy all of it as text, for a report</source>
        <translation>Alles als Text kopieren, für eine Fehlermeldung</translation>
    </message>
    <message>
        <source>Remove scratch files?</source>
        <translation>Arbeitsdateien entfernen?</translation>
    </message>
    <message>
        <source>Without them computing begins anew.</source>
        <translation>Ohne sie beginnt das Berechnen von vorn.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Remove what is kept of paused jobs, %1?</source>
        <translation>Entfernen, was von angehaltenen Aufträgen liegt (%1)?</translation>
    </message>
    <message>
        <source>changes that are not saved</source>
        <translation>Änderungen, die nicht gespeichert sind</translation>
    </message>
    <message>
        <source>the job &quot;%1&quot;, which goes on</source>
        <translation>den Auftrag „%1“, der noch läuft</translation>
    </message>
    <message>
        <source>Leave the project?</source>
        <translation>Projekt verlassen?</translation>
    </message>
    <message>
        <source>Leaving &quot;%1&quot; would lose:</source>
        <translation>Beim Verlassen von „%1“ ginge verloren:</translation>
    </message>
    <message>
        <source>Saving ends a design with the best pattern so far, and pauses or cancels other computing.</source>
        <translation>Speichern beendet einen Entwurf mit dem bisher besten Muster und hält anderes Rechnen an oder bricht es ab.</translation>
    </message>
    <message>
        <source>&amp;Open in another window</source>
        <translation>In anderem Fenster ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Write outputs?</source>
        <translation>Ausgaben schreiben?</translation>
    </message>
    <message>
        <source>The result is not of the design as it is now: %1.</source>
        <extracomment>the age of a result: Before &quot;Move 1 spot&quot;</extracomment>
        <translation>Das Ergebnis gehört nicht zum Entwurf, wie er jetzt ist: %1.</translation>
    </message>
    <message>
        <source>&amp;Compute the design</source>
        <translation>Entwurf &amp;berechnen</translation>
    </message>
    <message>
        <source>&amp;Write the result</source>
        <translation>Ergebnis &amp;schreiben</translation>
    </message>
    <message>
        <source>The result is of the design as it is now.</source>
        <translation>Das Ergebnis gehört zum Entwurf, wie er jetzt ist.</translation>
    </message>
    <message>
        <source>Other data</source>
        <translation>Andere Daten</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the file that was imported as &quot;%2&quot;: it holds other data.</source>
        <translation>„%1“ ist nicht die Datei, die als „%2“ importiert wurde: Sie enthält andere Daten.</translation>
    </message>
    <message>
        <source>&amp;Locate another…</source>
        <translation>&amp;Andere suchen …</translation>
    </message>
    <message>
        <source>&amp;Use it all the same</source>
        <translation>&amp;Trotzdem verwenden</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>kind of output, its unit</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Discard for good?</source>
        <translation>Endgültig verwerfen?</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
</context>
<context>
    <name>fringe::DistanceBar</name>
    <message>
        <source>Reconstruction distance</source>
        <translation>Rekonstruktionsabstand</translation>
    </message>
    <message>
        <source>Reconstruction distance with its unit</source>
        <translation>Rekonstruktionsabstand mit Einheit</translation>
    </message>
    <message>
        <source>A length with its unit, such as 200 mm; negative is behind the hologram</source>
        <translation>Eine Länge mit Einheit, etwa 200 mm; negativ liegt hinter dem Hologramm</translation>
    </message>
    <message>
        <source>Pin the distance</source>
        <translation>Abstand festhalten</translation>
    </message>
    <message>
        <source>The distance stays as it was set. Press to follow the chosen object.</source>
        <translation>Der Abstand bleibt, wie er gesetzt wurde. Drücken, um dem gewählten Objekt zu folgen.</translation>
    </message>
    <message>
        <source>The distance follows the chosen object. Press to keep it here.</source>
        <translation>Der Abstand folgt dem gewählten Objekt. Drücken, um ihn festzuhalten.</translation>
    </message>
</context>
<context>
    <name>fringe::Docks</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>The project as it was opened</source>
        <translation>Das Projekt, wie es geöffnet wurde</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Stereogram</source>
        <translation>Stereogramm</translation>
    </message>
</context>
<context>
    <name>fringe::Document</name>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
</context>
<context>
    <name>fringe::DropTargets</name>
    <message>
        <source>Where to drop</source>
        <translation>Wohin ablegen</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Add beside</source>
        <translation>Daneben stellen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
</context>
<context>
    <name>fringe::EncodingLook</name>
    <message>
        <source>Compute a hologram that memory holds first.</source>
        <translation>Zuerst ein Hologramm berechnen, das der Speicher fasst.</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
</context>
<context>
    <name>fringe::EncodingsWindow</name>
    <message>
        <source>&amp;Take it</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Encodings of this field — Fringe Studio</source>
        <translation>Kodierungen dieses Feldes – Fringe Studio</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Kodierungen</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Kodierung</translation>
    </message>
    <message>
        <source>SNR [dB]</source>
        <translation>SNR [dB]</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>All light: SNR [dB]</source>
        <translation>Alles Licht: SNR [dB]</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>A double click takes an encoding, which can be undone.</source>
        <translation>Ein Doppelklick übernimmt eine Kodierung, was sich rückgängig machen lässt.</translation>
    </message>
    <message>
        <source>On a panel: SNR [dB]</source>
        <translation>Auf einem Panel: SNR [dB]</translation>
    </message>
    <message>
        <source>What the encoding shows</source>
        <translation>Was die Kodierung zeigt</translation>
    </message>
    <message>
        <source>PSNR [dB]</source>
        <translation>PSNR [dB]</translation>
    </message>
    <message>
        <source>Through the stop that an encoding is made for, with all light, and on a panel that moves 90 % of it and blurs phases by half a pixel; against the field itself, where the reconstruction is. PSNR is on the plane&apos;s own grid / on one twice as fine.</source>
        <translation>Durch die Blende, für die eine Kodierung gemacht ist, mit allem Licht, und auf einem Panel, das 90 % davon bewegt und Phasen um ein halbes Pixel verwischt; gegen das Feld selbst, in der Ebene der Rekonstruktion. PSNR gilt auf dem eigenen Raster der Ebene / auf einem doppelt so feinen.</translation>
    </message>
</context>
<context>
    <name>fringe::EstimateText</name>
    <message>
        <source>%1 of memory</source>
        <translation>%1 Speicher</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the parts of a list</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>error at most %1</source>
        <translation>Fehler höchstens %1</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>Erwartet: %1</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>Fehler %1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>Gemessen: %1</translation>
    </message>
    <message>
        <source>%1 on the device</source>
        <translation>%1 auf dem Gerät</translation>
    </message>
    <message>
        <source>%1 (%2 expected)</source>
        <extracomment>a time that was measured, and the one that was expected</extracomment>
        <translation>%1 (erwartet %2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the label of a parameter, and its new value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Fix this: %1</source>
        <translation>Beheben: %1</translation>
    </message>
    <message>
        <source>Click to set this; it can be undone.</source>
        <translation>Klicken, um dies zu setzen; es lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>error not measured, as memory does not hold the hologram</source>
        <translation>Fehler nicht gemessen, da der Speicher das Hologramm nicht fasst</translation>
    </message>
</context>
<context>
    <name>fringe::EvenOutDialog</name>
    <message>
        <source>Even out by camera</source>
        <translation>Mit der Kamera ausgleichen</translation>
    </message>
    <message>
        <source>Simulated camera</source>
        <translation>Simulierte Kamera</translation>
    </message>
    <message>
        <source>Command of yours</source>
        <translation>Eigener Befehl</translation>
    </message>
    <message>
        <source>It shows the picture file {pattern} on the panel, and writes what the camera sees of it to the file {picture}.</source>
        <translation>Er zeigt die Bilddatei {pattern} auf dem Panel und schreibt, was die Kamera davon sieht, in die Datei {picture}.</translation>
    </message>
    <message>
        <source>Found by showing three spots</source>
        <translation>Durch Zeigen dreier Lichtpunkte ermittelt</translation>
    </message>
    <message>
        <source>A file of three spots and the pixels that see them, or the report of fringe camera-loop.</source>
        <translation>Eine Datei mit drei Lichtpunkten und den Pixeln, die sie sehen, oder der Bericht von fringe camera-loop.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>It may take</source>
        <translation>Darf dauern</translation>
    </message>
    <message>
        <source>Camera stands as in</source>
        <translation>Kamera steht wie in</translation>
    </message>
    <message>
        <source>Exponent of the corrections: 1 corrects all that is measured at once, less suffers less from noise.</source>
        <translation>Exponent der Korrekturen: 1 korrigiert alles Gemessene auf einmal, weniger leidet weniger unter Rauschen.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Iterations of a round</source>
        <translation>Iterationen je Runde</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Verstärkung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Drop weights</source>
        <translation>Gewichte verwerfen</translation>
    </message>
    <message>
        <source>Ask for the intensities again that are wanted</source>
        <translation>Wieder die gewünschten Intensitäten fordern</translation>
    </message>
    <message>
        <source>A camera is evening them out already.</source>
        <translation>Eine Kamera gleicht sie bereits aus.</translation>
    </message>
    <message>
        <source>The spots have weights of a camera. Rounds begin anew, from the intensities that are wanted.</source>
        <translation>Die Lichtpunkte haben Gewichte einer Kamera. Die Runden beginnen neu, bei den gewünschten Intensitäten.</translation>
    </message>
    <message>
        <source>The intensities that the camera finds become those of the spots, in one step that can be undone; those that are wanted are kept beside them.</source>
        <translation>Die Intensitäten, die die Kamera findet, werden die der Lichtpunkte, in einem Schritt, der sich rückgängig machen lässt; die gewünschten bleiben daneben erhalten.</translation>
    </message>
</context>
<context>
    <name>fringe::EvenOutTask</name>
    <message>
        <source>The spots are others by now, so the weights that the camera found are not set.</source>
        <translation>Die Lichtpunkte sind inzwischen andere, daher werden die Gewichte, die die Kamera gefunden hat, nicht gesetzt.</translation>
    </message>
    <message>
        <source>Even out by camera</source>
        <translation>Mit der Kamera ausgleichen</translation>
    </message>
    <message>
        <source>Evened out by camera, measured uniformity %1</source>
        <extracomment>uniformity of spots</extracomment>
        <translation>Mit der Kamera ausgeglichen, gemessene Gleichmäßigkeit %1</translation>
    </message>
    <message numerus="yes">
        <source>Evening out ended after %n round(s); the best measured uniformity is %1.</source>
        <extracomment>rounds that are whole, uniformity of spots</extracomment>
        <translation>
            <numerusform>Das Ausgleichen endete nach %n Runde; die beste gemessene Gleichmäßigkeit ist %1.</numerusform>
            <numerusform>Das Ausgleichen endete nach %n Runden; die beste gemessene Gleichmäßigkeit ist %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep its weights</source>
        <translation>Die Gewichte behalten</translation>
    </message>
    <message>
        <source>Drop the camera&apos;s weights</source>
        <translation>Gewichte der Kamera verwerfen</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>%1 lesen</translation>
    </message>
</context>
<context>
    <name>fringe::ExampleCards</name>
    <message>
        <source>See an object</source>
        <translation>Ein Objekt sehen</translation>
    </message>
    <message>
        <source>Shape a beam</source>
        <translation>Einen Strahl formen</translation>
    </message>
    <message>
        <source>Make a device</source>
        <translation>Ein Bauteil herstellen</translation>
    </message>
</context>
<context>
    <name>fringe::ExportFlow</name>
    <message>
        <source>Export: %1</source>
        <translation>Exportieren: %1</translation>
    </message>
</context>
<context>
    <name>fringe::ExportTask</name>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 geschrieben.</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n file(s) into %1.</source>
        <translation>
            <numerusform>%n Datei nach %1 geschrieben.</numerusform>
            <numerusform>%n Dateien nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Run all outputs</source>
        <translation>Alle Ausgaben erzeugen</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
</context>
<context>
    <name>fringe::FocusNote</name>
    <message>
        <source>Go there</source>
        <translation>Dorthin</translation>
    </message>
</context>
<context>
    <name>fringe::FocusPlot</name>
    <message>
        <source>Distance (mm)</source>
        <translation>Abstand (mm)</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>Schärfe</translation>
    </message>
    <message>
        <source>Nothing has been searched yet.</source>
        <translation>Noch wurde nichts gesucht.</translation>
    </message>
</context>
<context>
    <name>fringe::FocusSearch</name>
    <message>
        <source>Find the sharpest distance</source>
        <translation>Schärfsten Abstand suchen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Give two distances that differ.</source>
        <translation>Zwei verschiedene Abstände angeben.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft …</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Zu %1</translation>
    </message>
    <message>
        <source>Sharpness by distance</source>
        <translation>Schärfe nach Abstand</translation>
    </message>
</context>
<context>
    <name>fringe::FormField</name>
    <message>
        <source>Reset to default</source>
        <translation>Auf Vorgabe zurücksetzen</translation>
    </message>
</context>
<context>
    <name>fringe::FreezeTask</name>
    <message>
        <source>Freeze %1</source>
        <translation>%1 einfrieren</translation>
    </message>
</context>
<context>
    <name>fringe::GlProbe</name>
    <message>
        <source>not used; the views are painted without it</source>
        <translation>nicht benutzt; die Ansichten werden ohne es gezeichnet</translation>
    </message>
    <message>
        <source>Live pictures on a GPU: shown from its memory</source>
        <translation>Live-Bilder auf einer GPU: aus deren Speicher gezeigt</translation>
    </message>
    <message>
        <source>Live pictures on a GPU: read before they are shown: %1</source>
        <translation>Live-Bilder auf einer GPU: vor dem Zeigen gelesen: %1</translation>
    </message>
</context>
<context>
    <name>fringe::HandleField</name>
    <message>
        <source>Number of the handle</source>
        <translation>Zahl des Griffs</translation>
    </message>
    <message>
        <source>Give a size above 0.</source>
        <translation>Geben Sie eine Größe über 0 an.</translation>
    </message>
    <message numerus="yes">
        <source>Give %n number(s), with &quot;;&quot; between them.</source>
        <translation>
            <numerusform>Geben Sie %n Zahl an.</numerusform>
            <numerusform>Geben Sie %n Zahlen an, mit „;“ dazwischen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::HandleOverlay</name>
    <message>
        <source>Light %1 from the side, %2 from above</source>
        <extracomment>the light that falls on an object; two angles</extracomment>
        <translation>Licht %1 von der Seite, %2 von oben</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Move along %1</source>
        <translation>Entlang %1 verschieben</translation>
    </message>
    <message>
        <source>Turn about %1</source>
        <translation>Um %1 drehen</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skalieren</translation>
    </message>
    <message>
        <source>Scale along %1</source>
        <translation>Entlang %1 skalieren</translation>
    </message>
    <message>
        <source>Turn the light</source>
        <translation>Licht drehen</translation>
    </message>
</context>
<context>
    <name>fringe::HelpText</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Views and windows</source>
        <translation>Ansichten und Fenster</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bedienfelder</translation>
    </message>
    <message>
        <source>Parts of a design</source>
        <translation>Teile eines Entwurfs</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>Solver</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Kodierungen</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>Propagation</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Eines von: %1.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>*This page has not been translated yet.*</source>
        <translation>*Diese Seite ist noch nicht übersetzt.*</translation>
    </message>
</context>
<context>
    <name>fringe::HelpWindow</name>
    <message>
        <source>Help — Fringe Studio</source>
        <translation>Hilfe — Fringe Studio</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
</context>
<context>
    <name>fringe::HologramProbe</name>
    <message>
        <source>pixel %1, %2</source>
        <translation>Pixel %1, %2</translation>
    </message>
    <message>
        <source>amplitude %1</source>
        <translation>Amplitude %1</translation>
    </message>
    <message>
        <source>phase %1 π</source>
        <translation>Phase %1 π</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
</context>
<context>
    <name>fringe::HologramView</name>
    <message>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>Wellenlänge</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Hologram</source>
        <translation>Hologramm</translation>
    </message>
    <message>
        <source>Compute a hologram to see it here.</source>
        <translation>Berechnen Sie ein Hologramm, um es hier zu sehen.</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Eins zu eins</translation>
    </message>
    <message>
        <source>Plane %1</source>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>Pupille</translation>
    </message>
    <message>
        <source>Look through a part of the hologram, or through all of it</source>
        <translation>Durch einen Teil des Hologramms sehen oder durch das ganze</translation>
    </message>
</context>
<context>
    <name>fringe::ImportFlow</name>
    <message>
        <source>Choose picture of the beam</source>
        <translation>Bild des Strahls wählen</translation>
    </message>
    <message>
        <source>Choose start pattern</source>
        <translation>Anfangsmuster wählen</translation>
    </message>
    <message>
        <source>Choose mask of the signal region</source>
        <translation>Maske des Signalbereichs wählen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>All that can be imported</source>
        <translation>Alles, was sich importieren lässt</translation>
    </message>
    <message>
        <source>Add a file</source>
        <translation>Datei hinzufügen</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>Datei importieren</translation>
    </message>
    <message>
        <source>Import a file: %1</source>
        <extracomment>what is imported, such as &quot;Depth picture&quot;</extracomment>
        <translation>Datei importieren: %1</translation>
    </message>
    <message>
        <source>Compare with a picture</source>
        <translation>Mit einem Bild vergleichen</translation>
    </message>
</context>
<context>
    <name>fringe::ImportTask</name>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Imported %1: %2.</source>
        <extracomment>name of a file, what is in it such as &quot;35,947 points&quot;</extracomment>
        <translation>%1 importiert: %2.</translation>
    </message>
    <message>
        <source>Import mask %1</source>
        <translation>Maske %1 importieren</translation>
    </message>
    <message>
        <source>%1 is the signal region now, stretched over the picture.</source>
        <extracomment>name of a file</extracomment>
        <translation>%1 ist jetzt der Signalbereich, über das Bild gestreckt.</translation>
    </message>
    <message>
        <source>The device preset %1 is among your own now.</source>
        <translation>Die Gerätevorgabe %1 gehört jetzt zu Ihren eigenen.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <extracomment>kind of a source, such as &quot;Point cloud&quot;</extracomment>
        <translation>Gelesen als: %1</translation>
    </message>
    <message>
        <source>Imported %1: %2, for the panel that was used last, %3.</source>
        <extracomment>name of a file, what is in it such as &quot;35,947 points&quot;, name of a panel</extracomment>
        <translation>%1 importiert: %2, für das zuletzt benutzte Panel %3.</translation>
    </message>
</context>
<context>
    <name>fringe::Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Vary…</source>
        <translation>Variieren …</translation>
    </message>
</context>
<context>
    <name>fringe::IterationsPanel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Stop and keep the best</source>
        <translation>Stoppen, Bestes behalten</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>Konvergenz</translation>
    </message>
    <message>
        <source>Power per spot</source>
        <translation>Leistung je Punkt</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>Dieser Lauf</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Wirkungsgrad</translation>
    </message>
    <message>
        <source>Uniformity</source>
        <translation>Gleichmäßigkeit</translation>
    </message>
    <message>
        <source>σ</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Zero order</source>
        <translation>Nullte Ordnung</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Letztes</translation>
    </message>
    <message>
        <source>PSNR</source>
        <translation>PSNR</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Phase error</source>
        <translation>Phasenfehler</translation>
    </message>
    <message>
        <source>%1 rad</source>
        <translation>%1 rad</translation>
    </message>
    <message>
        <source>Continue for</source>
        <translation>Fortsetzen für</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>Iterations to continue for</source>
        <translation>Iterationen, um die fortgesetzt wird</translation>
    </message>
    <message>
        <source>Quick preview. Press Compute for the full result.</source>
        <translation>Schnelle Vorschau. Drücken Sie „Berechnen“ für das volle Ergebnis.</translation>
    </message>
    <message>
        <source>Compute a design to see its iterations here.</source>
        <translation>Berechnen Sie einen Entwurf, um hier seine Iterationen zu sehen.</translation>
    </message>
    <message>
        <source>%1, counts light more than once</source>
        <extracomment>an efficiency above 1: light is counted at each of the places that share it</extracomment>
        <translation>%1, zählt Licht mehrfach</translation>
    </message>
    <message>
        <source>Iteration %1; the best pattern is that of iteration %2.</source>
        <extracomment>iteration, iteration of the best pattern</extracomment>
        <translation>Iteration %1; das beste Muster ist das von Iteration %2.</translation>
    </message>
    <message>
        <source>%1, %2 iterations</source>
        <extracomment>algorithm, iterations</extracomment>
        <translation>%1, %2 Iterationen</translation>
    </message>
    <message>
        <source>As sent</source>
        <extracomment>a pattern as the panel is sent it</extracomment>
        <translation>Wie gesendet</translation>
    </message>
    <message>
        <source>%1 % of the pixels are beyond the panel&apos;s range.</source>
        <translation>%1 % der Pixel liegen außerhalb des Bereichs des Panels.</translation>
    </message>
    <message>
        <source>With any phase</source>
        <translation>Mit beliebiger Phase</translation>
    </message>
    <message>
        <source>PSNR on a grid twice as fine: %1 dB</source>
        <translation>PSNR auf doppelt so feinem Gitter: %1 dB</translation>
    </message>
    <message>
        <source>The first iteration is being computed.</source>
        <translation>Die erste Iteration wird berechnet.</translation>
    </message>
</context>
<context>
    <name>fringe::JobList</name>
    <message>
        <source>Job</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
</context>
<context>
    <name>fringe::JobText</name>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>%1 %2/s</source>
        <extracomment>a speed: number (with metric prefix), unit; &quot;1.2 G point-pixels/s&quot;</extracomment>
        <translation>%1 %2/s</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Bricht ab …</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>Hält an …</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <extracomment>what is done, how much of it</extracomment>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1: %2 %, %3 left</source>
        <extracomment>what is done, how much of it, a duration</extracomment>
        <translation>%1: %2 %, noch %3</translation>
    </message>
</context>
<context>
    <name>fringe::Jobs</name>
    <message>
        <source>Cancelling at your request.</source>
        <translation>Wird auf Ihren Wunsch abgebrochen.</translation>
    </message>
    <message>
        <source>Pausing at your request.</source>
        <translation>Hält auf Ihren Wunsch an.</translation>
    </message>
</context>
<context>
    <name>fringe::JobsPanel</name>
    <message>
        <source>Cancel job</source>
        <translation>Auftrag abbrechen</translation>
    </message>
    <message>
        <source>Clear finished jobs</source>
        <translation>Erledigte entfernen</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Aufträge</translation>
    </message>
    <message>
        <source>Log of the selected job</source>
        <translation>Protokoll des gewählten Auftrags</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Pause job</source>
        <translation>Auftrag anhalten</translation>
    </message>
</context>
<context>
    <name>fringe::Latency</name>
    <message>
        <source>The window answered after %1 ms (half of the time), %2 ms (99.9 %), %3 ms (longest).</source>
        <extracomment>three times in milliseconds</extracomment>
        <translation>Das Fenster antwortete nach %1 ms (die Hälfte der Zeit), %2 ms (99,9 %), %3 ms (längstens).</translation>
    </message>
</context>
<context>
    <name>fringe::LayoutForm</name>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Mask %1, adds %2</source>
        <extracomment>a layer that is a mask: its number, and how many levels deeper it makes what it covers</extracomment>
        <translation>Maske %1, gibt %2 dazu</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <extracomment>a layer of a layout: its number and data type, &quot;1/0&quot;</extracomment>
        <translation>Ebene %1</translation>
    </message>
    <message>
        <source>The others are read as they were.</source>
        <translation>Die übrigen werden gelesen wie bisher.</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Bleibt weg</translation>
    </message>
</context>
<context>
    <name>fringe::LeavingTask</name>
    <message>
        <source>the result of %1, which took %2</source>
        <extracomment>time of day, a duration</extracomment>
        <translation>das Ergebnis von %1, das %2 gebraucht hat</translation>
    </message>
</context>
<context>
    <name>fringe::LightCheck</name>
    <message>
        <source>SNR %1 dB</source>
        <translation>SNR %1 dB</translation>
    </message>
    <message>
        <source>PSNR %1 dB</source>
        <extracomment>of a picture, on its own grid and on one twice as fine</extracomment>
        <translation>PSNR %1 dB</translation>
    </message>
    <message>
        <source>SSIM %1</source>
        <translation>SSIM %1</translation>
    </message>
    <message>
        <source>light %1 %</source>
        <translation>Licht %1 %</translation>
    </message>
    <message>
        <source>zero order %1 %</source>
        <translation>0. Ordnung %1 %</translation>
    </message>
    <message>
        <source>purity %1 %</source>
        <translation>Reinheit %1 %</translation>
    </message>
</context>
<context>
    <name>fringe::LiveLook</name>
    <message>
        <source>Live %1 fps · copied</source>
        <extracomment>frames per second, where pictures of the objects are copied to the device</extracomment>
        <translation>Live %1 Bilder/s · kopiert</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <extracomment>a part of the work for a picture, its share of the time</extracomment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Live %1 fps · shared</source>
        <extracomment>frames per second, where pictures that OpenGL draws are the computing device&apos;s, too</extracomment>
        <translation>Live %1 Bilder/s · geteilt</translation>
    </message>
</context>
<context>
    <name>fringe::LiveTask</name>
    <message>
        <source>While you edit, a preview is shown: all of it takes about %1. Press Compute when it is wanted.</source>
        <extracomment>a time that computing takes</extracomment>
        <translation>Beim Bearbeiten wird eine Vorschau gezeigt: Das Ganze dauert etwa %1. Drücken Sie „Berechnen“, wenn es gewünscht ist.</translation>
    </message>
</context>
<context>
    <name>fringe::MainWindow</name>
    <message>
        <source>%1[*] — Fringe Studio</source>
        <translation>%1[*] – Fringe Studio</translation>
    </message>
    <message>
        <source>What was dropped names no point file, no picture and no project; drop one file, or use Import or Open.</source>
        <translation>Was abgelegt wurde, ist weder Punktdatei noch Bild noch Projekt; legen Sie eine einzelne Datei ab, oder nutzen Sie „Importieren“ oder „Öffnen“.</translation>
    </message>
</context>
<context>
    <name>fringe::MaskLook</name>
    <message>
        <source>Openings</source>
        <translation>Öffnungen</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Mask %1</source>
        <translation>Maske %1</translation>
    </message>
    <message>
        <source>The design is for no mask. Choose the device Mask under Device.</source>
        <translation>Der Entwurf ist für keine Maske. Wählen Sie unter „Gerät“ das Gerät „Maske“.</translation>
    </message>
    <message>
        <source>The hologram is computed first; the mask is made of it.</source>
        <translation>Zuerst wird das Hologramm berechnet; daraus wird die Maske gemacht.</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>level %1  %2 nm  phase %3 turns</source>
        <extracomment>number of a level, height or depth, phase</extracomment>
        <translation>Stufe %1  %2 nm  Phase %3 Umläufe</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Öffnung</translation>
    </message>
    <message>
        <source>As %1: %2</source>
        <extracomment>a format, and what its file would be, such as &quot;12,345 rectangles, 98 KiB, 0.4 s&quot;</extracomment>
        <translation>Als %1: %2</translation>
    </message>
</context>
<context>
    <name>fringe::MaskPanel</name>
    <message>
        <source>Relief</source>
        <translation>Relief</translation>
    </message>
    <message>
        <source>Layers of the mask</source>
        <translation>Ebenen der Maske</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Depth (nm)</source>
        <translation>Tiefe (nm)</translation>
    </message>
    <message>
        <source>Drawn (%)</source>
        <translation>Gezeichnet (%)</translation>
    </message>
    <message>
        <source>Narrowest (µm)</source>
        <translation>Schmalste (µm)</translation>
    </message>
    <message>
        <source>Narrower than</source>
        <translation>Schmaler als</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Export the mask with its process sheet</source>
        <translation>Die Maske mit ihrem Prozessblatt exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>number of the place that is looked at, number of all of them</extracomment>
        <translation>
            <numerusform>%n Stelle</numerusform>
            <numerusform>%n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>fringe::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Compute</source>
        <translation>Be&amp;rechnen</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>fringe::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <extracomment>a sentence, how often it was said</extracomment>
        <translation>%1 (%2-mal)</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>Alle Meldungen</translation>
    </message>
</context>
<context>
    <name>fringe::MotionBar</name>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>What the depth camera sees</source>
        <translation>Was die Tiefenkamera sieht</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>The stereogram, made by the processor</source>
        <translation>Das Stereogramm, vom Prozessor berechnet</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The stereogram, made by %1</source>
        <translation>Das Stereogramm, berechnet von %1</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
</context>
<context>
    <name>fringe::NumberText</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range of times</extracomment>
        <translation>%1 bis %2</translation>
    </message>
</context>
<context>
    <name>fringe::NumbersView</name>
    <message>
        <source>Measure along a line that is dragged</source>
        <translation>Entlang einer gezogenen Linie messen</translation>
    </message>
</context>
<context>
    <name>fringe::Options</name>
    <message>
        <source>Design studio for computer-generated holograms</source>
        <translation>Entwurfsstudio für computergenerierte Hologramme</translation>
    </message>
    <message>
        <source>Language of the window, such as de</source>
        <translation>Sprache des Fensters, etwa de</translation>
    </message>
    <message>
        <source>Compute the demo hologram at once</source>
        <translation>Das Demo-Hologramm sofort berechnen</translation>
    </message>
    <message>
        <source>Write a picture of the window when all is computed, and quit</source>
        <translation>Ein Bild des Fensters schreiben, sobald alles berechnet ist, und beenden</translation>
    </message>
    <message>
        <source>Size of the window in pixels, such as 1600x900</source>
        <translation>Größe des Fensters in Pixeln, etwa 1600x900</translation>
    </message>
    <message>
        <source>Give one file at most.</source>
        <translation>Geben Sie höchstens eine Datei an.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size; write it like 1600x900.</source>
        <translation>„%1“ ist keine Größe; schreiben Sie sie wie 1600x900.</translation>
    </message>
    <message>
        <source>Say on leaving how late the window answered</source>
        <translation>Beim Beenden sagen, wie spät das Fenster antwortete</translation>
    </message>
    <message>
        <source>Project to open, or a file to import; example:KEY, such as example:spots, opens an example</source>
        <translation>Projekt zum Öffnen oder Datei zum Importieren; example:NAME, etwa example:spots, öffnet ein Beispiel</translation>
    </message>
</context>
<context>
    <name>fringe::OutputsForm</name>
    <message>
        <source>Outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Add an output</source>
        <translation>Ausgabe hinzufügen</translation>
    </message>
    <message>
        <source>Remove the selected output</source>
        <translation>Gewählte Ausgabe entfernen</translation>
    </message>
    <message>
        <source>Remove an output</source>
        <translation>Ausgabe entfernen</translation>
    </message>
    <message>
        <source>Change an output&apos;s file</source>
        <translation>Datei einer Ausgabe ändern</translation>
    </message>
    <message>
        <source>Change an output&apos;s content</source>
        <translation>Inhalt einer Ausgabe ändern</translation>
    </message>
    <message>
        <source>Change an output</source>
        <translation>Ausgabe ändern</translation>
    </message>
</context>
<context>
    <name>fringe::PaneWork</name>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>fringe::PanelAge</name>
    <message>
        <source>On the panel: %1</source>
        <extracomment>the age of a pattern: Before &quot;Move 1 spot&quot;</extracomment>
        <translation>Auf dem Panel: %1</translation>
    </message>
</context>
<context>
    <name>fringe::PanelLook</name>
    <message>
        <source>The design is for no panel. Choose a device preset.</source>
        <translation>Der Entwurf ist für kein Panel. Wählen Sie eine Gerätevorgabe.</translation>
    </message>
    <message>
        <source>%1 % of the pixels are beyond the panel&apos;s range.</source>
        <translation>%1 % der Pixel liegen außerhalb des Bereichs des Panels.</translation>
    </message>
    <message>
        <source>The hologram is computed first; what the panel is sent is made of it.</source>
        <translation>Zuerst wird das Hologramm berechnet; daraus entsteht, was das Panel bekommt.</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Umläufe</translation>
    </message>
    <message>
        <source>phase %1 turns</source>
        <translation>Phase %1 Umläufe</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>Stufe %1</translation>
    </message>
</context>
<context>
    <name>fringe::PanelOutput</name>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>Scharf</translation>
    </message>
    <message>
        <source>Showing</source>
        <translation>Zeigt</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>The pattern</source>
        <translation>Das Muster</translation>
    </message>
    <message>
        <source>Another program has Shift+F9, which blanks the panel from this window alone.</source>
        <translation>Ein anderes Programm hat Umschalt+F9 belegt; die Tasten schalten das Panel nur von diesem Fenster aus dunkel.</translation>
    </message>
    <message>
        <source>Shift+F9 was pressed.</source>
        <translation>Umschalt+F9 wurde gedrückt.</translation>
    </message>
    <message>
        <source>%1; the panel is off.</source>
        <translation>%1; das Panel ist aus.</translation>
    </message>
</context>
<context>
    <name>fringe::Panels</name>
    <message>
        <source>Device %1</source>
        <translation>Gerät %1</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>Kein Gerät</translation>
    </message>
</context>
<context>
    <name>fringe::PictureCanvas</name>
    <message>
        <source>Drop a picture onto the window, or import one.</source>
        <translation>Ziehen Sie ein Bild auf das Fenster, oder importieren Sie eines.</translation>
    </message>
</context>
<context>
    <name>fringe::PictureForm</name>
    <message>
        <source>Region around the picture</source>
        <translation>Bereich um das Bild</translation>
    </message>
    <message>
        <source>Signal region around the picture</source>
        <translation>Signalbereich um das Bild</translation>
    </message>
</context>
<context>
    <name>fringe::PicturePainting</name>
    <message>
        <source>dashed: what the pixels reach</source>
        <translation>gestrichelt: Reichweite der Pixel</translation>
    </message>
    <message>
        <source>dashed: as large as the plate</source>
        <translation>gestrichelt: so groß wie die Platte</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>Rauschen</translation>
    </message>
    <message>
        <source>Click: corner; double-click or Enter: close; Backspace: back; Esc: give up.</source>
        <translation>Klick: Ecke; Doppelklick oder Eingabe: schließen; Rücktaste: zurück; Esc: abbrechen.</translation>
    </message>
</context>
<context>
    <name>fringe::PictureView</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Signal region</source>
        <translation>Signalbereich</translation>
    </message>
    <message>
        <source>Draw, move and resize the signal region</source>
        <translation>Den Signalbereich zeichnen, verschieben und seine Größe ändern</translation>
    </message>
    <message>
        <source>Move and resize the picture</source>
        <translation>Das Bild verschieben und seine Größe ändern</translation>
    </message>
    <message>
        <source>Show the whole plane</source>
        <translation>Die ganze Ebene zeigen</translation>
    </message>
    <message>
        <source>Fit the picture</source>
        <translation>Bild einpassen</translation>
    </message>
    <message>
        <source>Change signal region</source>
        <translation>Signalbereich ändern</translation>
    </message>
    <message>
        <source>Place picture</source>
        <translation>Bild platzieren</translation>
    </message>
    <message>
        <source>x %1 mm  y %2 mm</source>
        <translation>x %1 mm  y %2 mm</translation>
    </message>
    <message>
        <source>%1  signal region %2</source>
        <translation>%1  Signalbereich %2</translation>
    </message>
    <message>
        <source>  pixel %1, %2 of the picture</source>
        <translation>  Pixel %1, %2 des Bildes</translation>
    </message>
</context>
<context>
    <name>fringe::PixelImportTask</name>
    <message>
        <source>Picture of the beam</source>
        <translation>Bild des Strahls</translation>
    </message>
    <message>
        <source>Start pattern</source>
        <translation>Anfangsmuster</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a file, what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>%1 is the pattern of the first iteration now.</source>
        <translation>%1 ist jetzt das Muster der ersten Iteration.</translation>
    </message>
    <message>
        <source>%1 is the picture of the beam now.</source>
        <translation>%1 ist jetzt das Bild des Strahls.</translation>
    </message>
</context>
<context>
    <name>fringe::PixelText</name>
    <message>
        <source>A result of this project</source>
        <translation>Ein Ergebnis dieses Projekts</translation>
    </message>
</context>
<context>
    <name>fringe::PixelsForm</name>
    <message>
        <source>Choose file…</source>
        <translation>Datei wählen …</translation>
    </message>
    <message>
        <source>Take the present result</source>
        <translation>Aktuelles Ergebnis nehmen</translation>
    </message>
    <message>
        <source>Picture of the beam</source>
        <translation>Bild des Strahls</translation>
    </message>
    <message>
        <source>Start pattern</source>
        <translation>Anfangsmuster</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>No file yet. Choose one of %1 × %2 pixels, or drop it here.</source>
        <extracomment>columns, rows</extracomment>
        <translation>Noch keine Datei. Wählen Sie eine mit %1 × %2 Pixeln, oder ziehen Sie sie hierher.</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels</source>
        <extracomment>name of a file, columns, rows</extracomment>
        <translation>%1, %2 × %3 Pixel</translation>
    </message>
    <message>
        <source>No file yet. Choose a picture, or drop it here.</source>
        <translation>Noch keine Datei. Wählen Sie ein Bild, oder ziehen Sie es hierher.</translation>
    </message>
</context>
<context>
    <name>fringe::PlaneView</name>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
</context>
<context>
    <name>fringe::PowerBars</name>
    <message>
        <source>Power per spot</source>
        <translation>Leistung je Lichtpunkt</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Lichtpunkt</translation>
    </message>
    <message>
        <source>Power relative to target</source>
        <translation>Leistung relativ zum Ziel</translation>
    </message>
    <message>
        <source>Spot to be dark</source>
        <translation>Dunkel zu haltender Punkt</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Ausgewählt</translation>
    </message>
    <message>
        <source>No powers yet. Start a design to see what each spot gets.</source>
        <translation>Noch keine Leistungen. Starten Sie einen Entwurf, um zu sehen, was jeder Punkt erhält.</translation>
    </message>
    <message>
        <source>Spot %1, to be dark: %2 of the mean power</source>
        <translation>Punkt %1, dunkel zu halten: das %2-Fache der mittleren Leistung</translation>
    </message>
    <message>
        <source>Spot %1: %2 of its target</source>
        <translation>Punkt %1: das %2-Fache seines Ziels</translation>
    </message>
</context>
<context>
    <name>fringe::Preferences</name>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>Lab: red on black, for eyes that are used to the dark</source>
        <translation>Labor: Rot auf Schwarz, für Augen, die an das Dunkel gewöhnt sind</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Lab (red)</source>
        <translation>Labor (rot)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Of the window and its numbers</source>
        <translation>Des Fensters und seiner Zahlen</translation>
    </message>
    <message>
        <source>Automatic: the fastest usable</source>
        <translation>Automatisch: das schnellste nutzbare</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>identifier, name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: not usable</source>
        <translation>%1: nicht nutzbar</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Rechnen</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>&amp;Gerät</translation>
    </message>
    <message>
        <source>What holograms are computed on from now on</source>
        <translation>Worauf Hologramme von jetzt an berechnet werden</translation>
    </message>
    <message>
        <source>Compute the hologram after each edit, if that takes less than a second</source>
        <translation>Das Hologramm nach jeder Änderung berechnen, wenn das weniger als eine Sekunde dauert</translation>
    </message>
    <message>
        <source>What is free</source>
        <translation>Was frei ist</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>S&amp;peicher</translation>
    </message>
    <message>
        <source>That a hologram may take; what is larger goes to scratch files</source>
        <translation>Was ein Hologramm belegen darf; was größer ist, kommt in Arbeitsdateien</translation>
    </message>
    <message>
        <source>&amp;Scratch files</source>
        <translation>&amp;Arbeitsdateien</translation>
    </message>
    <message>
        <source>Folder for holograms that memory does not hold, on a fast disk with room</source>
        <translation>Ordner für Hologramme, die der Speicher nicht fasst, auf einem schnellen Datenträger mit Platz</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Off after &amp;silence of</source>
        <translation>Aus nach S&amp;chweigen von</translation>
    </message>
    <message>
        <source>That the studio may be too busy to look after the panel, from when it is armed next; a studio that was stopped or has ended leaves no pattern, whatever is chosen</source>
        <translation>So lange darf das Studio zu beschäftigt sein, um nach dem Panel zu sehen, vom nächsten Scharfschalten an; ein angehaltenes oder beendetes Studio lässt nie ein Muster stehen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Compute after &amp;each edit</source>
        <translation>Nach jeder Ände&amp;rung berechnen</translation>
    </message>
</context>
<context>
    <name>fringe::PreferencesWindow</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Vorgaben wiederherstellen</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Ordner wählen</translation>
    </message>
    <message>
        <source>Folder for scratch files</source>
        <translation>Ordner für Arbeitsdateien</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>What scratch files keep of jobs that were paused or cut off</source>
        <translation>Was Arbeitsdateien von Aufträgen behalten, die angehalten wurden oder abgerissen sind</translation>
    </message>
    <message>
        <source>Paused jobs</source>
        <translation>Angehaltene Aufträge</translation>
    </message>
</context>
<context>
    <name>fringe::ProgressDelegate</name>
    <message>
        <source>%1 %</source>
        <extracomment>percentage</extracomment>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>fringe::ProjectFlow</name>
    <message>
        <source>Save project</source>
        <translation>Projekt speichern</translation>
    </message>
    <message>
        <source>Fringe Studio project (*.fringe)</source>
        <translation>Fringe-Studio-Projekt (*.fringe)</translation>
    </message>
    <message>
        <source>Fringe Studio project in one file (*.fringez)</source>
        <translation>Fringe-Studio-Projekt in einer Datei (*.fringez)</translation>
    </message>
    <message>
        <source>Fringe Studio project (*.fringe *.fringez)</source>
        <translation>Fringe-Studio-Projekt (*.fringe *.fringez)</translation>
    </message>
    <message>
        <source>Locate &quot;%1&quot;</source>
        <translation>„%1“ suchen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not as &quot;%2&quot; was when it was here last: another project, or changed since.</source>
        <translation>„%1“ ist nicht so, wie „%2“ zuletzt hier war: ein anderes Projekt oder seither geändert.</translation>
    </message>
</context>
<context>
    <name>fringe::ProjectTask</name>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>The other version is kept as &quot;%1&quot;.</source>
        <translation>Die andere Fassung ist als „%1“ erhalten.</translation>
    </message>
    <message>
        <source>Saved without the result, which memory does not hold; export it to keep it.</source>
        <translation>Ohne das Ergebnis gespeichert, das der Speicher nicht fasst; exportieren Sie es, um es zu behalten.</translation>
    </message>
    <message>
        <source>Saved without the result, which takes %1.</source>
        <translation>Ohne das Ergebnis gespeichert, das %1 braucht.</translation>
    </message>
    <message>
        <source>Keep with the project</source>
        <translation>Mit dem Projekt behalten</translation>
    </message>
    <message>
        <source>Keep the result with the project</source>
        <translation>Ergebnis beim Projekt behalten</translation>
    </message>
</context>
<context>
    <name>fringe::ProjectTree</name>
    <message>
        <source>Project</source>
        <translation>Projekt</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen …</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Einblenden</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>fringe::ReadAs</name>
    <message>
        <source>They are spots</source>
        <translation>Es sind Lichtpunkte</translation>
    </message>
    <message>
        <source>They are points</source>
        <translation>Es sind Punkte</translation>
    </message>
    <message>
        <source>It is a picture</source>
        <translation>Es ist ein Bild</translation>
    </message>
    <message>
        <source>They are layers</source>
        <translation>Es sind Schichten</translation>
    </message>
    <message>
        <source>It is a depth picture</source>
        <translation>Es ist ein Tiefenbild</translation>
    </message>
    <message>
        <source>It is a hologram</source>
        <translation>Es ist ein Hologramm</translation>
    </message>
    <message>
        <source>It is a surface</source>
        <translation>Es ist eine Fläche</translation>
    </message>
    <message>
        <source>%1 bit</source>
        <translation>%1 Bit</translation>
    </message>
    <message>
        <source>%1 in numbers without a unit</source>
        <extracomment>lengths without a unit</extracomment>
        <translation>%1 in Zahlen ohne Einheit</translation>
    </message>
    <message>
        <source>%1 as the file says</source>
        <extracomment>lengths with their units</extracomment>
        <translation>%1, wie die Datei sagt</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
    <message>
        <source>Unit of the file</source>
        <translation>Einheit der Datei</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <extracomment>what a file is understood as, and facts of it</extracomment>
        <translation>Gelesen als: %1</translation>
    </message>
    <message>
        <source>Values %1–%2</source>
        <translation>Werte %1–%2</translation>
    </message>
    <message>
        <source>%1 % not measured</source>
        <translation>%1 % nicht gemessen</translation>
    </message>
    <message>
        <source>less than 1 % not measured</source>
        <translation>weniger als 1 % nicht gemessen</translation>
    </message>
    <message>
        <source>The file is not where it was; import it again.</source>
        <translation>Die Datei ist nicht mehr an ihrem Ort; importieren Sie sie neu.</translation>
    </message>
    <message>
        <source>Fit to reach</source>
        <translation>In Reichweite einpassen</translation>
    </message>
    <message>
        <source>Use 638, 532, 450 nm</source>
        <translation>638, 532, 450 nm verwenden</translation>
    </message>
    <message>
        <source>Three wavelengths</source>
        <translation>Drei Wellenlängen</translation>
    </message>
</context>
<context>
    <name>fringe::ReconstructionDepth</name>
    <message>
        <source>Compute the hologram to see the depth of what it shows.</source>
        <translation>Berechnen Sie das Hologramm, um die Tiefe dessen zu sehen, was es zeigt.</translation>
    </message>
    <message>
        <source>The hologram is of another state of the project; compute it again to see the depth of what it shows.</source>
        <translation>Das Hologramm gehört zu einem anderen Stand des Projekts; berechnen Sie es neu, um die Tiefe dessen zu sehen, was es zeigt.</translation>
    </message>
    <message>
        <source>Looking for the distances of best focus</source>
        <translation>Die Abstände größter Schärfe werden gesucht</translation>
    </message>
    <message>
        <source>Distances of best focus from %1, near, to %2, far</source>
        <translation>Abstände größter Schärfe von %1, nah, bis %2, fern</translation>
    </message>
</context>
<context>
    <name>fringe::ReconstructionView</name>
    <message>
        <source>Brightness range</source>
        <translation>Helligkeitsbereich</translation>
    </message>
    <message>
        <source>Reconstruction</source>
        <translation>Rekonstruktion</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Full range</source>
        <translation>Voller Bereich</translation>
    </message>
    <message>
        <source>The brightest 0.5 % of the pixels are cut off</source>
        <translation>Die hellsten 0,5 % der Pixel werden gekappt</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>Helligkeit</translation>
    </message>
    <message>
        <source>Brightness of the dark parts (gamma)</source>
        <translation>Helligkeit der dunklen Bereiche (Gamma)</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>Wellenlänge</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>All wavelengths: the longest is red, the shortest blue</source>
        <translation>Alle Wellenlängen: die längste ist rot, die kürzeste blau</translation>
    </message>
    <message>
        <source>Light of</source>
        <translation>Licht von</translation>
    </message>
    <message>
        <source>Make bright pixels at least three pixels of the screen wide, so that no spot is lost</source>
        <translation>Helle Pixel mindestens drei Bildschirmpixel breit zeichnen, damit kein Spot verloren geht</translation>
    </message>
    <message>
        <source>Up to the brightest pixel</source>
        <translation>Bis zum hellsten Pixel</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>The ideal field, which no device shows</source>
        <translation>Das ideale Feld, das kein Gerät zeigt</translation>
    </message>
    <message>
        <source>What the device makes of the quantised pattern</source>
        <translation>Was das Gerät aus dem quantisierten Muster macht</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>Fokus</translation>
    </message>
    <message>
        <source>Find the sharpest distance</source>
        <translation>Den schärfsten Abstand suchen</translation>
    </message>
    <message>
        <source>All in focus</source>
        <translation>Alles scharf</translation>
    </message>
    <message>
        <source>Distance of best focus</source>
        <translation>Abstand der besten Schärfe</translation>
    </message>
    <message>
        <source>%1, laser at %2 %</source>
        <extracomment>a wavelength, and the power of its laser in percent of the strongest</extracomment>
        <translation>%1, Laser bei %2 %</translation>
    </message>
    <message>
        <source>Read before they are shown: %1</source>
        <extracomment>why pictures do not stay where they are made</extracomment>
        <translation>Vor dem Zeigen gelesen: %1</translation>
    </message>
    <message>
        <source>Compute a hologram to see its reconstruction here.</source>
        <translation>Berechnen Sie ein Hologramm, um hier seine Rekonstruktion zu sehen.</translation>
    </message>
    <message>
        <source>Pattern, all light</source>
        <translation>Muster, alles Licht</translation>
    </message>
    <message>
        <source>Pattern through the stop</source>
        <translation>Muster durch die Blende</translation>
    </message>
    <message>
        <source>The light in the picture&apos;s band alone, moved to the axis</source>
        <translation>Nur das Licht im Band des Bildes, auf die Achse gerückt</translation>
    </message>
    <message>
        <source>How near the picture comes to the target of its design, or to the field that the pattern was encoded from: on its own grid / on one twice as fine, as a camera sees it. Shares are of the light on the device: what makes the picture, and what goes straight on.</source>
        <translation>Wie nahe das Bild dem Ziel seines Entwurfs kommt, oder dem Feld, aus dem das Muster kodiert wurde: auf seinem eigenen Raster / auf einem doppelt so feinen, wie eine Kamera es sieht. Anteile gelten vom Licht auf dem Gerät: was das Bild macht, und was geradeaus geht.</translation>
    </message>
</context>
<context>
    <name>fringe::RecoveryFlow</name>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>The program ended during a design of &quot;%1&quot;. Its iterations until %2 are kept.</source>
        <translation>Das Programm endete während eines Entwurfs von „%1“. Seine Iterationen bis %2 sind erhalten.</translation>
    </message>
    <message>
        <source>The program ended with unsaved changes of &quot;%1&quot;. Those until %2 are kept.</source>
        <translation>Das Programm endete mit ungespeicherten Änderungen von „%1“. Die bis %2 sind erhalten.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>The iterations of &quot;%1&quot; until %2 are lost with that.</source>
        <translation>Die Iterationen von „%1“ bis %2 gehen damit verloren.</translation>
    </message>
    <message>
        <source>The changes of &quot;%1&quot; until %2 are lost with that.</source>
        <translation>Die Änderungen von „%1“ bis %2 gehen damit verloren.</translation>
    </message>
    <message numerus="yes">
        <source>So are %n result(s) that no file has, %1 of computing.</source>
        <translation>
            <numerusform>Ebenso ein Ergebnis, das keine Datei hat, nach %1 Rechenzeit.</numerusform>
            <numerusform>Ebenso %n Ergebnisse, die keine Datei hat, nach %1 Rechenzeit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::RecoveryTask</name>
    <message>
        <source>Read the design that was cut off</source>
        <translation>Abgebrochenen Entwurf lesen</translation>
    </message>
    <message>
        <source>Read the work that was cut off</source>
        <translation>Abgebrochene Arbeit lesen</translation>
    </message>
</context>
<context>
    <name>fringe::ReferenceCheck</name>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>infinite</source>
        <extracomment>of a signal-to-noise ratio: the two pictures are the same</extracomment>
        <translation>unendlich</translation>
    </message>
    <message>
        <source>%1: distances of best focus cannot be compared with a picture.</source>
        <translation>%1: Abstände der besten Schärfe lassen sich nicht mit einem Bild vergleichen.</translation>
    </message>
    <message>
        <source>Compared with %1: …</source>
        <extracomment>name of a picture&apos;s file; the figures follow</extracomment>
        <translation>Verglichen mit %1: …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a file, what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is dark everywhere, and cannot be compared with light.</source>
        <translation>%1 ist überall dunkel und lässt sich nicht mit Licht vergleichen.</translation>
    </message>
    <message>
        <source>Compared with %1: PSNR %2, SSIM %3</source>
        <translation>Verglichen mit %1: PSNR %2, SSIM %3</translation>
    </message>
</context>
<context>
    <name>fringe::ReferenceImportTask</name>
    <message>
        <source>Read %1</source>
        <translation>%1 lesen</translation>
    </message>
</context>
<context>
    <name>fringe::ReferenceLine</name>
    <message>
        <source>Copy the comparison</source>
        <translation>Vergleich kopieren</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>Vergleich beenden</translation>
    </message>
</context>
<context>
    <name>fringe::RegionForm</name>
    <message>
        <source>Choose mask…</source>
        <translation>Maske wählen …</translation>
    </message>
    <message>
        <source>Form of the signal region</source>
        <translation>Form des Signalbereichs</translation>
    </message>
    <message>
        <source>Choose mask</source>
        <translation>Maske wählen</translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s). Drag them; a double click adds or removes one. Beside the region, drag or click to draw another.</source>
        <translation>
            <numerusform>%n Ecke. Sie lässt sich ziehen; ein Doppelklick fügt eine hinzu oder entfernt sie. Neben dem Bereich zeichnen Ziehen oder Klicken einen anderen.</numerusform>
            <numerusform>%n Ecken. Sie lassen sich ziehen; ein Doppelklick fügt eine hinzu oder entfernt sie. Neben dem Bereich zeichnen Ziehen oder Klicken einen anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mask yet. Choose a picture of any size that is bright where the picture counts, or drop it here.</source>
        <translation>Noch keine Maske. Wählen Sie ein Bild beliebiger Größe, das hell ist, wo das Zielbild zählt, oder ziehen Sie es hierher.</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels</source>
        <extracomment>name of a file, columns, rows</extracomment>
        <translation>%1, %2 × %3 Pixel</translation>
    </message>
</context>
<context>
    <name>fringe::ResultBadge</name>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The design has changed since this was computed.</source>
        <translation>Der Entwurf hat sich seit der Berechnung geändert.</translation>
    </message>
</context>
<context>
    <name>fringe::RunTable</name>
    <message>
        <source>%1: %2</source>
        <extracomment>source or group of parameters, parameter</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 dB</source>
        <translation>%1 dB</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Show its curve among the iterations</source>
        <translation>Seine Kurve bei den Iterationen zeigen</translation>
    </message>
    <message>
        <source>Keep the result with the project</source>
        <translation>Ergebnis beim Projekt behalten</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Solver</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Stufen</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Iterationen</translation>
    </message>
    <message>
        <source>e</source>
        <translation>e</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>Wirkungsgrad</translation>
    </message>
    <message>
        <source>u</source>
        <translation>u</translation>
    </message>
    <message>
        <source>Uniformity</source>
        <translation>Gleichmäßigkeit</translation>
    </message>
    <message>
        <source>σ</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>Spread of the light over what is wanted</source>
        <translation>Streuung des Lichts um das Gewünschte</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>PSNR</source>
        <translation>PSNR</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>fringe::RunsPanel</name>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Go to the state of the design that this is the result of</source>
        <translation>Zum Stand des Entwurfs gehen, dessen Ergebnis dies ist</translation>
    </message>
    <message>
        <source>Make this the result</source>
        <translation>Zum Ergebnis machen</translation>
    </message>
    <message>
        <source>Show the numbers of all others as differences from these</source>
        <translation>Die Zahlen aller anderen als Abweichungen von diesen zeigen</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Bezug</translation>
    </message>
    <message>
        <source>Number on the upright axis</source>
        <translation>Zahl auf der senkrechten Achse</translation>
    </message>
    <message>
        <source>Number on the level axis</source>
        <translation>Zahl auf der waagerechten Achse</translation>
    </message>
    <message>
        <source>Numbers of results</source>
        <translation>Zahlen der Ergebnisse</translation>
    </message>
    <message>
        <source>over</source>
        <translation>über</translation>
    </message>
</context>
<context>
    <name>fringe::ScatterPlot</name>
    <message>
        <source>No results yet that have both numbers.</source>
        <translation>Noch keine Ergebnisse, die beide Zahlen haben.</translation>
    </message>
</context>
<context>
    <name>fringe::SceneView</name>
    <message>
        <source>Hologram %1</source>
        <translation>Hologramm %1</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>Objekt %1</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>Sichtfeld</translation>
    </message>
    <message>
        <source>Reconstruction %1</source>
        <translation>Rekonstruktion %1</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Against the light, x to the right</source>
        <translation>Gegen das Licht gesehen, x nach rechts</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Oben</translation>
    </message>
    <message>
        <source>From above, x to the right</source>
        <translation>Von oben, x nach rechts</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>Light from left to right, y up</source>
        <translation>Licht von links nach rechts, y nach oben</translation>
    </message>
    <message>
        <source>Compress depth</source>
        <translation>Tiefe stauchen</translation>
    </message>
    <message>
        <source>Draw z shorter than x and y</source>
        <translation>z kürzer zeichnen als x und y</translation>
    </message>
    <message>
        <source>No object yet</source>
        <translation>Noch kein Objekt</translation>
    </message>
    <message>
        <source>1 of %1 points shown</source>
        <translation>1 von je %1 Punkten gezeigt</translation>
    </message>
    <message>
        <source>Depth drawn %1 times shorter</source>
        <translation>Tiefe %1-fach gestaucht</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>Griffe</translation>
    </message>
    <message>
        <source>Show handles that move, turn and scale the chosen object. Ctrl with the arrow keys moves it, too.</source>
        <translation>Griffe zeigen, die das gewählte Objekt verschieben, drehen und skalieren. Strg mit den Pfeiltasten verschiebt es auch.</translation>
    </message>
    <message>
        <source>Colours by depth</source>
        <translation>Farben nach Tiefe</translation>
    </message>
    <message>
        <source>Colour what is shown by its depth rather than as it is</source>
        <translation>Das Gezeigte nach seiner Tiefe färben statt in seinen Farben</translation>
    </message>
    <message>
        <source>Zoom to the object (F)</source>
        <translation>Zum Objekt (F)</translation>
    </message>
    <message>
        <source>Home (H)</source>
        <translation>Ausgangslage (H)</translation>
    </message>
</context>
<context>
    <name>fringe::ScratchTask</name>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Paused at %1 %. What is finished is kept in %2.</source>
        <translation>Bei %1 % angehalten. Was fertig ist, liegt in %2.</translation>
    </message>
    <message>
        <source>Cut off at %1 %. What was finished is kept in %2.</source>
        <translation>Bei %1 % abgerissen. Was fertig war, liegt in %2.</translation>
    </message>
    <message>
        <source>What was computed of this hologram until %1 is kept in %2 and takes %3.</source>
        <translation>Was von diesem Hologramm bis %1 berechnet war, liegt in %2 und braucht %3.</translation>
    </message>
    <message>
        <source>Jobs that were paused or cut off have left %1 of scratch files in %2.</source>
        <translation>Angehaltene oder abgebrochene Aufträge haben %1 an temporären Dateien in %2 zurückgelassen.</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>fringe::SectionPlot</name>
    <message>
        <source>Place (µm)</source>
        <translation>Ort (µm)</translation>
    </message>
    <message>
        <source>Relief (nm)</source>
        <translation>Relief (nm)</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Öffnung</translation>
    </message>
    <message>
        <source>No section.</source>
        <translation>Kein Schnitt.</translation>
    </message>
</context>
<context>
    <name>fringe::ShapeDialog</name>
    <message>
        <source>Replace the spots that are there</source>
        <translation>Vorhandene Lichtpunkte ersetzen</translation>
    </message>
    <message>
        <source>Add a shape: %1</source>
        <translation>Form hinzufügen: %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message numerus="yes">
        <source>%Ln spot(s)</source>
        <translation>
            <numerusform>%Ln Lichtpunkt</numerusform>
            <numerusform>%Ln Lichtpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1 …</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Add a shape</source>
        <translation>Neue Form</translation>
    </message>
</context>
<context>
    <name>fringe::ShortcutSheet</name>
    <message>
        <source>Zoom in and out</source>
        <translation>Vergrößern und verkleinern</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>Pan a picture, turn the scene, move what is chosen in a plane</source>
        <translation>Ein Bild verschieben, die Szene drehen, das Gewählte in einer Ebene verschieben</translation>
    </message>
    <message>
        <source>Move it ten times as far</source>
        <translation>Es zehnmal so weit verschieben</translation>
    </message>
    <message>
        <source>Move the chosen spots in depth</source>
        <translation>Die gewählten Lichtpunkte in der Tiefe verschieben</translation>
    </message>
    <message>
        <source>Choose all spots</source>
        <translation>Alle Lichtpunkte wählen</translation>
    </message>
    <message>
        <source>Remove what is chosen</source>
        <translation>Das Gewählte entfernen</translation>
    </message>
    <message>
        <source>Give up what is being dragged</source>
        <translation>Das Ziehen abbrechen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Views and planes</source>
        <translation>Ansichten und Ebenen</translation>
    </message>
</context>
<context>
    <name>fringe::SlotLine</name>
    <message>
        <source>Import a file as this</source>
        <translation>Hierfür eine Datei importieren</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>fringe::SourceLine</name>
    <message>
        <source>Show in the hologram</source>
        <translation>Im Hologramm zeigen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Import a file in the place of this</source>
        <translation>Eine Datei anstelle dieser Quelle importieren</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen …</translation>
    </message>
    <message>
        <source>Add a file beside this</source>
        <translation>Eine Datei neben dieser Quelle hinzufügen</translation>
    </message>
    <message>
        <source>Remove this</source>
        <translation>Diese Quelle entfernen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>name of what is shown, how much it holds</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>As large as what is seen of the plate at its distance, in the middle</source>
        <translation>So groß, wie in seinem Abstand von der Platte zu sehen ist, in der Mitte</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Einpassen</translation>
    </message>
    <message>
        <source>In the middle of the plate, as far away as it is</source>
        <translation>In der Mitte der Platte, so weit weg wie bisher</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Zentrieren</translation>
    </message>
    <message>
        <source>Make a source of what it makes now</source>
        <translation>Aus dem, was sie jetzt erzeugt, eine eigene Quelle machen</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Einfrieren</translation>
    </message>
</context>
<context>
    <name>fringe::SourceVerbs</name>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 einblenden</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 ausblenden</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>In %1 umbenennen</translation>
    </message>
    <message>
        <source>Fit %1</source>
        <translation>%1 einpassen</translation>
    </message>
    <message>
        <source>Centre %1</source>
        <translation>%1 zentrieren</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>fringe::SpeedChart</name>
    <message>
        <source>Published by others</source>
        <translation>Von anderen veröffentlicht</translation>
    </message>
    <message>
        <source>%1 points, %2</source>
        <translation>%1 Punkte, %2</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Point-pixel pairs per second</source>
        <translation>Punkt-Pixel-Paare je Sekunde</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>Pixel</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>Abtastwerte pro Sekunde</translation>
    </message>
</context>
<context>
    <name>fringe::SpotCanvas</name>
    <message>
        <source>Double-click to add a spot, or add a shape.</source>
        <translation>Doppelklicken Sie, um einen Lichtpunkt hinzuzufügen, oder fügen Sie eine Form hinzu.</translation>
    </message>
</context>
<context>
    <name>fringe::SpotEdit</name>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
</context>
<context>
    <name>fringe::SpotFields</name>
    <message>
        <source>Choose spots in the view or in the table to change them here.</source>
        <translation>Wählen Sie Lichtpunkte in der Ansicht oder der Tabelle, um sie hier zu ändern.</translation>
    </message>
    <message numerus="yes">
        <source>%n spot(s) chosen</source>
        <translation>
            <numerusform>%n Lichtpunkt gewählt</numerusform>
            <numerusform>%n Lichtpunkte gewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::SpotPainting</name>
    <message>
        <source>x and z, from the focal plane</source>
        <translation>x und z, ab der Brennebene</translation>
    </message>
    <message>
        <source>x and z, from the hologram</source>
        <translation>x und z, ab dem Hologramm</translation>
    </message>
    <message>
        <source>dashed: what the pixels reach</source>
        <translation>gestrichelt: Reichweite der Pixel</translation>
    </message>
    <message>
        <source>power −%1 %</source>
        <extracomment>at the ends of a scale of colours, in per cent</extracomment>
        <translation>Leistung −%1 %</translation>
    </message>
    <message>
        <source>+%1 %</source>
        <translation>+%1 %</translation>
    </message>
</context>
<context>
    <name>fringe::SpotTable</name>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>I/T</source>
        <extracomment>measured power of a spot over the wanted one</extracomment>
        <translation>I/T</translation>
    </message>
    <message>
        <source>Error/%</source>
        <translation>Fehler/%</translation>
    </message>
    <message>
        <source>Power of the spot over the wanted one, as the last pattern gives it; 1 on average.</source>
        <translation>Leistung des Lichtpunkts zur gewünschten, wie das letzte Muster sie gibt; im Mittel 1.</translation>
    </message>
    <message>
        <source>How far that is from 1.</source>
        <translation>Wie weit das von 1 entfernt ist.</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Nach unten ausfüllen</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n spot(s)</source>
        <translation>
            <numerusform>%n Lichtpunkt einfügen</numerusform>
            <numerusform>%n Lichtpunkte einfügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::SpotTableView</name>
    <message>
        <source>Spots</source>
        <translation>Lichtpunkte</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Nach unten ausfüllen</translation>
    </message>
</context>
<context>
    <name>fringe::SpotText</name>
    <message>
        <source>Clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
</context>
<context>
    <name>fringe::SpotVerbs</name>
    <message numerus="yes">
        <source>Remove %n spot(s)</source>
        <translation>
            <numerusform>%n Lichtpunkt entfernen</numerusform>
            <numerusform>%n Lichtpunkte entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n spot(s)</source>
        <translation>
            <numerusform>%n Lichtpunkt verschieben</numerusform>
            <numerusform>%n Lichtpunkte verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Change %1 of spot %2</source>
        <translation>%1 von Lichtpunkt %2 ändern</translation>
    </message>
    <message numerus="yes">
        <source>Change %1 of %n spot(s)</source>
        <translation>
            <numerusform>%1 von %n Lichtpunkt ändern</numerusform>
            <numerusform>%1 von %n Lichtpunkten ändern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n spot(s)</source>
        <translation>
            <numerusform>%n Lichtpunkt einfügen</numerusform>
            <numerusform>%n Lichtpunkte einfügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::SpotsPanel</name>
    <message>
        <source>Add a shape</source>
        <translation>Form hinzufügen</translation>
    </message>
    <message>
        <source>Remove the chosen spots</source>
        <translation>Gewählte Lichtpunkte entfernen</translation>
    </message>
</context>
<context>
    <name>fringe::SpotsView</name>
    <message>
        <source>Spots</source>
        <translation>Lichtpunkte</translation>
    </message>
    <message>
        <source>Show all that the pixels reach</source>
        <translation>Alles zeigen, was die Pixel erreichen</translation>
    </message>
    <message>
        <source>Fit the spots</source>
        <translation>Lichtpunkte einpassen</translation>
    </message>
    <message>
        <source>Add a spot</source>
        <translation>Lichtpunkt hinzufügen</translation>
    </message>
    <message>
        <source>Spot %1: x %2 mm  y %3 mm  z %4 mm</source>
        <translation>Punkt %1: x %2 mm  y %3 mm  z %4 mm</translation>
    </message>
    <message>
        <source>%1  power %2 % from even</source>
        <translation>%1  Leistung %2 % vom Mittel</translation>
    </message>
    <message>
        <source>Add a spot here</source>
        <translation>Hier einen Lichtpunkt hinzufügen</translation>
    </message>
    <message>
        <source>Choose all spots</source>
        <translation>Alle Lichtpunkte wählen</translation>
    </message>
    <message>
        <source>Remove the chosen spots</source>
        <translation>Ausgewählte Lichtpunkte entfernen</translation>
    </message>
    <message>
        <source>  pixel %1, %2</source>
        <translation>  Pixel %1, %2</translation>
    </message>
    <message>
        <source>x %1 mm  z %2 mm</source>
        <translation>x %1 mm  z %2 mm</translation>
    </message>
    <message>
        <source>x %1 mm  y %2 mm</source>
        <translation>x %1 mm  y %2 mm</translation>
    </message>
    <message>
        <source>Copy spots</source>
        <translation>Lichtpunkte kopieren</translation>
    </message>
    <message>
        <source>Paste spots</source>
        <translation>Lichtpunkte einfügen</translation>
    </message>
    <message>
        <source>%1  power was %2 % from even</source>
        <translation>%1  Leistung war %2 % neben gleichmäßig</translation>
    </message>
</context>
<context>
    <name>fringe::StartPage</name>
    <message>
        <source>Compute a demo hologram</source>
        <translation>Demo-Hologramm berechnen</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>Projekt öffnen …</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt verwendete Projekte</translation>
    </message>
    <message>
        <source>Projects you save will be listed here.</source>
        <translation>Hier stehen die Projekte, die Sie speichern.</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <extracomment>name of a project</extracomment>
        <translation>Zurück zu %1</translation>
    </message>
    <message>
        <source>From what you want to see to a hologram, and back to a picture.</source>
        <translation>Vom Gewünschten zum Hologramm und zurück zum Bild.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Or drop points, a mesh, pictures or a project onto this window.</source>
        <translation>Oder Punkte, ein Netz, Bilder oder ein Projekt auf dieses Fenster ziehen.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>Kein Gerät</translation>
    </message>
    <message>
        <source>Clear the list of recent projects</source>
        <translation>Liste der letzten Projekte leeren</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: not there any more</source>
        <translation>%1: nicht mehr da</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>Suchen …</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <extracomment>name of a project</extracomment>
        <translation>%1 suchen</translation>
    </message>
</context>
<context>
    <name>fringe::StateText</name>
    <message>
        <source>Of another design</source>
        <translation>Von einem anderen Entwurf</translation>
    </message>
    <message>
        <source>Before &quot;%1&quot;</source>
        <extracomment>a step of the history</extracomment>
        <translation>Vor „%1“</translation>
    </message>
    <message>
        <source>After &quot;%1&quot;</source>
        <extracomment>a step of the history</extracomment>
        <translation>Nach „%1“</translation>
    </message>
    <message>
        <source>Go back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Memory does not hold this hologram: a part of what it shows comes here.</source>
        <translation>Der Speicher fasst dieses Hologramm nicht: Hier erscheint ein Teil dessen, was es zeigt.</translation>
    </message>
    <message>
        <source>The reconstruction is being computed.</source>
        <translation>Die Rekonstruktion wird berechnet.</translation>
    </message>
</context>
<context>
    <name>fringe::StatusLine</name>
    <message>
        <source>Device: %1</source>
        <translation>Gerät: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>percentage</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>a time</extracomment>
        <translation>noch %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting</source>
        <translation>
            <numerusform>%n weiterer wartet</numerusform>
            <numerusform>%n weitere warten</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the parts of a list</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Stop the running job</source>
        <translation>Laufenden Auftrag stoppen</translation>
    </message>
    <message>
        <source>Stop and keep the best</source>
        <translation>Stoppen, Bestes behalten</translation>
    </message>
    <message>
        <source>Pause job</source>
        <translation>Auftrag anhalten</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Auftrag abbrechen</translation>
    </message>
    <message>
        <source>Panel: %1</source>
        <extracomment>state of the panel</extracomment>
        <translation>Panel: %1</translation>
    </message>
</context>
<context>
    <name>fringe::StereogramLook</name>
    <message>
        <source>%1 × %2 pixels, tile of %3</source>
        <extracomment>columns and rows of a picture in pixels, pixels after which it repeats</extracomment>
        <translation>%1 × %2 Pixel, Kachel von %3</translation>
    </message>
    <message>
        <source>%1 fps · %2 a frame</source>
        <extracomment>frames per second, time in which one is made</extracomment>
        <translation>%1 Bilder/s · %2 je Bild</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 Pixel</translation>
    </message>
</context>
<context>
    <name>fringe::StereogramPanel</name>
    <message>
        <source>Stereogram</source>
        <translation>Stereogramm</translation>
    </message>
    <message>
        <source>A pixel is a pixel of the screen; double-click fills the screen</source>
        <translation>Ein Pixel ist ein Pixel des Bildschirms; ein Doppelklick füllt den Bildschirm</translation>
    </message>
    <message>
        <source>Repeat a picture instead of noise</source>
        <translation>Ein Bild statt Rauschen wiederholen</translation>
    </message>
    <message>
        <source>Tile…</source>
        <translation>Kachel …</translation>
    </message>
    <message>
        <source>Repeat noise again</source>
        <translation>Wieder Rauschen wiederholen</translation>
    </message>
    <message>
        <source>Fill the screen (F11); Esc comes back</source>
        <translation>Den Bildschirm füllen (F11); Esc führt zurück</translation>
    </message>
    <message>
        <source>Export the stereogram as a picture</source>
        <translation>Das Stereogramm als Bild exportieren</translation>
    </message>
    <message>
        <source>Tile of the stereogram</source>
        <translation>Kachel des Stereogramms</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>stereogram</source>
        <translation>Stereogramm</translation>
    </message>
    <message>
        <source>Export the stereogram</source>
        <translation>Stereogramm exportieren</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Depth of the scene</source>
        <translation>Tiefe der Szene</translation>
    </message>
    <message>
        <source>Depth of the reconstruction</source>
        <translation>Tiefe der Rekonstruktion</translation>
    </message>
    <message>
        <source>The distances at which what the hologram shows is sharpest</source>
        <translation>Die Abstände, in denen am schärfsten ist, was das Hologramm zeigt</translation>
    </message>
    <message>
        <source>Compute the hologram first</source>
        <translation>Berechnen Sie erst das Hologramm</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>fringe::StereogramScreen</name>
    <message>
        <source>Stereogram</source>
        <translation>Stereogramm</translation>
    </message>
</context>
<context>
    <name>fringe::StereogramTask</name>
    <message>
        <source>Tile %1</source>
        <translation>Kachel %1</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>%1 lesen</translation>
    </message>
    <message>
        <source>Tile of noise</source>
        <translation>Kachel aus Rauschen</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 geschrieben.</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
</context>
<context>
    <name>fringe::Studio</name>
    <message>
        <source>Changes that are not saved are lost if the program is cut off: %1</source>
        <translation>Ungespeicherte Änderungen sind verloren, wenn das Programm abbricht: %1</translation>
    </message>
</context>
<context>
    <name>fringe::Summaries</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message>
        <source>No object yet</source>
        <translation>Noch kein Objekt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln spot(s)</source>
        <translation>
            <numerusform>%Ln Lichtpunkt</numerusform>
            <numerusform>%Ln Lichtpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>Noch kein Bild</translation>
    </message>
    <message>
        <source>No lens</source>
        <translation>Keine Linse</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>columns, rows</extracomment>
        <translation>%1 × %2 Pixel</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) of %1 × %2 pixels</source>
        <translation>
            <numerusform>%Ln Schicht mit %1 × %2 Pixeln</numerusform>
            <numerusform>%Ln Schichten mit %1 × %2 Pixeln</numerusform>
        </translation>
    </message>
    <message>
        <source>No spots yet</source>
        <translation>Noch keine Lichtpunkte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln triangle(s)</source>
        <translation>
            <numerusform>%Ln Dreieck</numerusform>
            <numerusform>%Ln Dreiecke</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>No hologram yet</source>
        <translation>Noch kein Hologramm</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Rauschen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mode(s)</source>
        <translation>
            <numerusform>%Ln Mode</numerusform>
            <numerusform>%Ln Moden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::TableImportTask</name>
    <message>
        <source>Import: %1</source>
        <extracomment>what is imported, such as &quot;Correction picture&quot;</extracomment>
        <translation>Importieren: %1</translation>
    </message>
    <message>
        <source>Imported %1: %2.</source>
        <extracomment>name of a file, what it is, such as &quot;Correction picture&quot;</extracomment>
        <translation>%1 importiert: %2.</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>what is removed, such as &quot;Correction picture&quot;</extracomment>
        <translation>Entfernen: %1</translation>
    </message>
    <message>
        <source>They are waves</source>
        <translation>Es sind Wellen</translation>
    </message>
    <message>
        <source>They are radians</source>
        <translation>Es sind Radiant</translation>
    </message>
</context>
<context>
    <name>fringe::TableLine</name>
    <message>
        <source>Choose file: %1</source>
        <extracomment>what is chosen, such as &quot;Correction picture&quot;</extracomment>
        <translation>Datei wählen: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>what is removed, such as &quot;Correction picture&quot;</extracomment>
        <translation>Entfernen: %1</translation>
    </message>
    <message>
        <source>%1: none</source>
        <extracomment>what is missing, such as &quot;Correction picture&quot;</extracomment>
        <translation>%1: keine Datei</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n entries</source>
        <extracomment>what it is, name of a file, how many entries it has</extracomment>
        <translation>
            <numerusform>%1: %2, %n Eintrag</numerusform>
            <numerusform>%1: %2, %n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3 × %4 pixels</source>
        <translation>%1: %2, %3 × %4 Pixel</translation>
    </message>
</context>
<context>
    <name>fringe::TextureMapper</name>
    <message>
        <source>OpenGL refuses a shader: %1</source>
        <translation>OpenGL lehnt einen Shader ab: %1</translation>
    </message>
    <message>
        <source>OpenGL does not draw %1 × %2 pixels here</source>
        <translation>OpenGL zeichnet hier keine %1 × %2 Pixel</translation>
    </message>
    <message numerus="yes">
        <source>more than %n wavelength(s)</source>
        <translation>
            <numerusform>mehr als %n Wellenlänge</numerusform>
            <numerusform>mehr als %n Wellenlängen</numerusform>
        </translation>
    </message>
    <message>
        <source>this view does not share textures with what draws them</source>
        <translation>diese Ansicht teilt keine Texturen mit dem, was sie zeichnet</translation>
    </message>
    <message>
        <source>OpenGL failed with error %1</source>
        <translation>OpenGL scheiterte mit dem Fehler %1</translation>
    </message>
</context>
<context>
    <name>fringe::VaryDialog</name>
    <message>
        <source>Vary: %1</source>
        <extracomment>a parameter</extracomment>
        <translation>Variieren: %1</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Number of values</source>
        <translation>Anzahl der Werte</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message numerus="yes">
        <source>%n state(s) are computed, one after the other.</source>
        <translation>
            <numerusform>%n Stand wird berechnet.</numerusform>
            <numerusform>%n Stände werden nacheinander berechnet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give 1 to %1 values.</source>
        <translation>Geben Sie 1 bis %1 Werte an.</translation>
    </message>
</context>
<context>
    <name>fringe::VaryTask</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a parameter and its value</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>fringe::ViewControls</name>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>Farbskala</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>Glut</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>Lagune</translation>
    </message>
</context>
<context>
    <name>fringe::ViewMenu</name>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Picture as it is seen (*.png)</source>
        <translation>Bild, wie es zu sehen ist (*.png)</translation>
    </message>
    <message>
        <source>Picture of twice the size (*.png)</source>
        <translation>Bild in doppelter Größe (*.png)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>fringe::ViewPane</name>
    <message>
        <source>Show this view alone</source>
        <translation>Nur diese Ansicht zeigen</translation>
    </message>
    <message>
        <source>Show %1 alone</source>
        <translation>Nur „%1“ zeigen</translation>
    </message>
</context>
<context>
    <name>fringe::ViewScreen</name>
    <message>
        <source>the views are painted without OpenGL</source>
        <translation>die Ansichten werden ohne OpenGL gezeichnet</translation>
    </message>
    <message>
        <source>this driver draws on one thread only</source>
        <translation>dieser Treiber zeichnet nur in einem Thread</translation>
    </message>
    <message>
        <source>there is no second OpenGL 3.3 that shares with the views</source>
        <translation>es gibt kein zweites OpenGL 3.3, das mit den Ansichten teilt</translation>
    </message>
</context>
<context>
    <name>fringe::WorkNote</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>fringe::Workspace</name>
    <message>
        <source>Scene</source>
        <translation>Szene</translation>
    </message>
    <message>
        <source>Hologram</source>
        <translation>Hologramm</translation>
    </message>
    <message>
        <source>Reconstruction</source>
        <translation>Rekonstruktion</translation>
    </message>
    <message>
        <source>Move the object</source>
        <translation>Objekt verschieben</translation>
    </message>
    <message>
        <source>Turn the light</source>
        <translation>Licht drehen</translation>
    </message>
    <message>
        <source>Turn the object</source>
        <translation>Objekt drehen</translation>
    </message>
    <message>
        <source>Scale the object</source>
        <translation>Objekt skalieren</translation>
    </message>
    <message>
        <source>Being computed</source>
        <translation>Wird berechnet</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Iteration %1</source>
        <translation>Iteration %1</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>iterations that were done and that were to be done</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>A part of the plane</source>
        <translation>Ein Teil der Ebene</translation>
    </message>
</context>
</TS>
