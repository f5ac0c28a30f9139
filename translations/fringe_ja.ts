<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>engine</name>
    <message>
        <source>There is no benchmark &quot;{0}&quot;; there are: {1}.</source>
        <translation>ベンチマーク「{0}」はありません。利用できるもの: {1}。</translation>
    </message>
    <message>
        <source>{0}: {1} wavelengths are given for {2} planes; give one per plane.</source>
        <translation>{0}: {2} 面に対して {1} 個の波長が指定されています。1 面につき 1 個を指定してください。</translation>
    </message>
    <message>
        <source>{0}: the samples do not fit into memory; cut the file into parts or close other programs.</source>
        <translation>{0}: データがメモリに収まりません。ファイルを分割するか、ほかのプログラムを終了してください。</translation>
    </message>
    <message>
        <source>{0}: the file has {1} planes; give that many wavelengths, separated by commas.</source>
        <translation>{0}: ファイルには {1} 面あります。同じ数の波長をコンマ区切りで指定してください。</translation>
    </message>
    <message>
        <source>{0}: there is nothing to write, or planes of unequal size; compute the result again.</source>
        <translation>{0}: 書き込むデータがないか、面の大きさが揃っていません。結果を計算し直してください。</translation>
    </message>
    <message>
        <source>{0}: the level {1} occurs among {2} levels from 0; encode the field again.</source>
        <translation>{0}: 0 から始まる {2} レベルの中にレベル {1} が含まれています。複素振幅を符号化し直してください。</translation>
    </message>
    <message>
        <source>{0}: what was written could not be read back; check the free space and the health of the disk, then write again.</source>
        <translation>{0}: 書き込んだ内容を読み戻せませんでした。ディスクの空き容量と状態を確認し、もう一度書き込んでください。</translation>
    </message>
    <message>
        <source>{0}: what was written reads back differently; check the free space and the health of the disk, then write again.</source>
        <translation>{0}: 読み戻した内容が書き込んだものと異なります。ディスクの空き容量と状態を確認し、もう一度書き込んでください。</translation>
    </message>
    <message>
        <source>{0}: {1} files hold no complex field; give a name that ends in {2}, or encode the field.</source>
        <translation>{0}: {1} ファイルには複素振幅を保存できません。末尾が {2} の名前を指定するか、複素振幅を符号化してください。</translation>
    </message>
    <message>
        <source>{0}: {1} files hold no levels; give a name that ends in {2}.</source>
        <translation>{0}: {1} ファイルには量子化レベルを保存できません。末尾が {2} の名前を指定してください。</translation>
    </message>
    <message>
        <source>{0}: {1} files hold no picture; give a name that ends in {2}.</source>
        <translation>{0}: {1} ファイルには画像を保存できません。末尾が {2} の名前を指定してください。</translation>
    </message>
    <message>
        <source>{0}: this program was built without image formats; use {1}, or build it with OpenImageIO.</source>
        <translation>{0}: このプログラムは画像形式なしでビルドされています。{1} を使うか、OpenImageIO を有効にしてビルドしてください。</translation>
    </message>
    <message>
        <source>{0}: the suffix &quot;{1}&quot; is not that of a field or picture file; those are {2}.</source>
        <translation>{0}: 拡張子「{1}」は複素振幅ファイルや画像ファイルのものではありません。使える拡張子: {2}。</translation>
    </message>
    <message>
        <source>{0} is a pipe or a device; give the name of a regular file.</source>
        <translation>{0} はパイプまたはデバイスです。通常のファイルの名前を指定してください。</translation>
    </message>
    <message>
        <source>{0}: the disk is full; free some space or choose another folder.</source>
        <translation>{0}: ディスクがいっぱいです。空き容量を増やすか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>{0}: your disk quota is used up; free some space or choose another folder.</source>
        <translation>{0}: ディスクの割り当て容量を使い切っています。空き容量を増やすか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>{0}: the file is larger than this file system or account allows; choose another folder or raise the limit.</source>
        <translation>{0}: ファイルが、このファイルシステムまたはアカウントの上限を超えています。別のフォルダーを選ぶか、上限を引き上げてください。</translation>
    </message>
    <message>
        <source>{0}: the folder may not be written to; change its permissions or choose another folder.</source>
        <translation>{0}: フォルダーへの書き込みが許可されていません。アクセス権を変更するか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>{0}: the file system is read-only; choose another folder.</source>
        <translation>{0}: ファイルシステムが読み取り専用です。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>{0}: the folder {2} does not exist; create it or choose another.</source>
        <translation>{0}: フォルダー {2} がありません。作成するか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>{0} is a folder; give the name of a file.</source>
        <translation>{0} はフォルダーです。ファイルの名前を指定してください。</translation>
    </message>
    <message>
        <source>{0}: the name is too long for this file system; choose a shorter one.</source>
        <translation>{0}: 名前がこのファイルシステムには長すぎます。短い名前を選んでください。</translation>
    </message>
    <message>
        <source>{0}: could not be written ({1}); check the disk or choose another folder.</source>
        <translation>{0}: 書き込めませんでした（{1}）。ディスクを確認するか、別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>{0}: there is no such file; check its name and folder.</source>
        <translation>{0}: ファイルがありません。名前とフォルダーを確認してください。</translation>
    </message>
    <message>
        <source>{0}: the file may not be read; change its permissions.</source>
        <translation>{0}: ファイルの読み取りが許可されていません。アクセス権を変更してください。</translation>
    </message>
    <message>
        <source>{0}: could not be read ({1}); check the disk or copy the file again.</source>
        <translation>{0}: 読み取れませんでした（{1}）。ディスクを確認するか、ファイルをコピーし直してください。</translation>
    </message>
    <message>
        <source>NumPy array</source>
        <translation>NumPy 配列</translation>
    </message>
    <message>
        <source>{0}: BMP holds 256 levels, not {1}; encode with fewer levels or give a name that ends in .png or .tif.</source>
        <translation>{0}: BMP に保存できるのは 256 レベルまでで、{1} レベルは保存できません。レベル数を減らして符号化するか、末尾が .png または .tif の名前を指定してください。</translation>
    </message>
    <message>
        <source>BMP image</source>
        <translation>BMP 画像</translation>
    </message>
    <message>
        <source>OpenEXR image</source>
        <translation>OpenEXR 画像</translation>
    </message>
    <message>
        <source>PNG image</source>
        <translation>PNG 画像</translation>
    </message>
    <message>
        <source>TIFF image</source>
        <translation>TIFF 画像</translation>
    </message>
    <message>
        <source>{0}: the image cannot be read ({1}); is it complete, and does its suffix fit?</source>
        <translation>{0}: 画像を読み取れません（{1}）。ファイルが途中で切れていないか、拡張子が合っているかを確認してください。</translation>
    </message>
    <message>
        <source>{0}: samples of type {1} are not read; 8 or 16 bits without sign, or floats, are.</source>
        <translation>{0}: {1} 型のデータは読み取れません。読み取れるのは符号なし 8 ビット、符号なし 16 ビット、浮動小数点数です。</translation>
    </message>
    <message>
        <source>{0}: the image claims {1} × {2} pixels of {3} channels; at most {4} on a side and {5} channels are read.</source>
        <translation>{0}: 画像は {1} × {2} 画素、{3} チャンネルとされています。読み取れるのは一辺 {4} 画素、{5} チャンネルまでです。</translation>
    </message>
    <message>
        <source>{0}: the image claims {1} × {2} pixels, but the file has only {3} bytes; it is damaged, export it again.</source>
        <translation>{0}: 画像は {1} × {2} 画素とされていますが、ファイルは {3} バイトしかありません。破損しているので、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: the image has {1} channels; one, or red, green and blue, are needed.</source>
        <translation>{0}: 画像のチャンネル数は {1} です。1 チャンネル、または赤・緑・青の 3 チャンネルが必要です。</translation>
    </message>
    <message>
        <source>{0}: {1} × {2} samples are too many for this format; give a name that ends in .npy.</source>
        <translation>{0}: {1} × {2} 画素はこの形式には多すぎます。末尾が .npy の名前を指定してください。</translation>
    </message>
    <message>
        <source>{0}: this format holds one or three wavelengths, not {1}; give a name that ends in .npy.</source>
        <translation>{0}: この形式に保存できるのは 1 波長または 3 波長で、{1} 波長は保存できません。末尾が .npy の名前を指定してください。</translation>
    </message>
    <message>
        <source>{0}: the part of the PNG image at byte {1} is damaged; export or copy the file again.</source>
        <translation>{0}: PNG 画像の {1} バイト目の部分が破損しています。ファイルをエクスポートまたはコピーし直してください。</translation>
    </message>
    <message>
        <source>{0}: this is no PNG image; does its suffix fit?</source>
        <translation>{0}: PNG 画像ではありません。拡張子が合っているかを確認してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is not a unit that fits here; give nm, um, mm, cm or m for x, y and z, and deg, mrad or rad for the phase.</source>
        <translation>{0}: {1} 行目: 「{2}」はここでは使えない単位です。x、y、z には nm、um、mm、cm、m を、位相には deg、mrad、rad を指定してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; lacks its closing bracket; a unit is written as x[mm].</source>
        <translation>{0}: {1} 行目: 「{2}」に閉じ括弧がありません。単位は x[mm] のように書きます。</translation>
    </message>
    <message>
        <source>{0}: line {1}: the header row is missing; it reads x,y,z[,intensity[,phase]], each with a unit in brackets where there is one: x[mm].</source>
        <translation>{0}: {1} 行目: 見出し行がありません。x,y,z[,intensity[,phase]] の形で書き、単位があるものには x[mm] のように角括弧で付けます。</translation>
    </message>
    <message>
        <source>{0}: line {1}: some of x, y and z have a unit and some have none; give all of them one.</source>
        <translation>{0}: {1} 行目: x、y、z に単位のあるものとないものがあります。すべてに単位を付けてください。</translation>
    </message>
    <message>
        <source>{0}: line {1} has {2} fields where the header has {3}; give each row one field per column.</source>
        <translation>{0}: {1} 行目の項目は {2} 個ですが、見出しは {3} 個です。各行に列と同じ数の項目を書いてください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is not a number; units belong into the header row.</source>
        <translation>{0}: {1} 行目: 「{2}」は数値ではありません。単位は見出し行に書いてください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: a vertex has {2} numbers; &quot;v x y z&quot; or &quot;v x y z red green blue&quot; is needed.</source>
        <translation>{0}: {1} 行目: 頂点の数値が {2} 個です。&quot;v x y z&quot; または &quot;v x y z red green blue&quot; の形が必要です。</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is not a number.</source>
        <translation>{0}: {1} 行目: 「{2}」は数値ではありません。</translation>
    </message>
    <message>
        <source>{0}: line {1}: some vertices have a colour and some have none; give it to all or to none.</source>
        <translation>{0}: {1} 行目: 色のある頂点とない頂点があります。すべてに付けるか、すべて省いてください。</translation>
    </message>
    <message>
        <source>{0}: there is no vertex (a line &quot;v x y z&quot;) in it; is this a Wavefront OBJ file?</source>
        <translation>{0}: 頂点（&quot;v x y z&quot; の行）がありません。Wavefront OBJ ファイルであるかを確認してください。</translation>
    </message>
    <message>
        <source>Wavefront OBJ (vertices only)</source>
        <translation>Wavefront OBJ（頂点のみ）</translation>
    </message>
    <message>
        <source>{0}: line {1}: the colour is not a number of 32 bits.</source>
        <translation>{0}: {1} 行目: 色が 32 ビットの数値ではありません。</translation>
    </message>
    <message>
        <source>{0}: the header announces {1} points, but the file holds {2}; it is cut short, export or copy it again.</source>
        <translation>{0}: ヘッダーでは {1} 点とされていますが、ファイルには {2} 点しかありません。途中で切れているので、エクスポートまたはコピーし直してください。</translation>
    </message>
    <message>
        <source>{0}: line {1} has {2} numbers where the header announces {3}; export the file again.</source>
        <translation>{0}: {1} 行目の数値は {2} 個ですが、ヘッダーでは {3} 個とされています。ファイルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: {1} compressed bytes for {2} plain ones are announced, but {3} follow and the points take {4}; the file is damaged, export it again.</source>
        <translation>{0}: 圧縮データ {1} バイト、展開後 {2} バイトとされていますが、続くデータは {3} バイトで、点には {4} バイトが必要です。ファイルが破損しているので、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: the compressed points are damaged; export the file again.</source>
        <translation>{0}: 圧縮された点のデータが破損しています。ファイルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>PCD point cloud</source>
        <translation>PCD 点群</translation>
    </message>
    <message>
        <source>{0}: line {1} has {2} numbers where &quot;{3}&quot; has {4}; the file is damaged, export it again.</source>
        <translation>{0}: {1} 行目の数値は {2} 個ですが、「{3}」では {4} 個です。ファイルが破損しているので、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: the file ends at line {1} in the midst of &quot;{2}&quot;; it is cut short, export or copy it again.</source>
        <translation>{0}: ファイルが「{2}」の途中、{1} 行目で終わっています。途中で切れているので、エクスポートまたはコピーし直してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: number {2} is missing or is no number; the file is damaged, export it again.</source>
        <translation>{0}: {1} 行目: {2} 番目の値がないか、数値ではありません。ファイルが破損しているので、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: a list announces {2} numbers, but {3} follow; the file is damaged, export it again.</source>
        <translation>{0}: {1} 行目: リストの数値は {2} 個とされていますが、続くのは {3} 個です。ファイルが破損しているので、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: byte {1}: a list announces {2} numbers, but {3} bytes follow; the file is damaged, export it again.</source>
        <translation>{0}: {1} バイト目: リストの数値は {2} 個とされていますが、続くのは {3} バイトです。ファイルが破損しているので、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: there is no element &quot;vertex&quot; in it; export the points as vertices.</source>
        <translation>{0}: 要素 &quot;vertex&quot; がありません。点を頂点としてエクスポートしてください。</translation>
    </message>
    <message>
        <source>PLY point cloud or mesh</source>
        <translation>PLY 点群またはメッシュ</translation>
    </message>
    <message>
        <source>{0}: line {1} has {2} columns where the first point has {3}; give all points the same columns.</source>
        <translation>{0}: {1} 行目の列数は {2} ですが、最初の点では {3} です。すべての点の列を揃えてください。</translation>
    </message>
    <message>
        <source>{0}: the file is empty; export it again.</source>
        <translation>{0}: ファイルが空です。エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: the file became shorter while it was read; try again when it is complete.</source>
        <translation>{0}: 読み取り中にファイルが短くなりました。ファイルが完成してからやり直してください。</translation>
    </message>
    <message>
        <source>{0}: line {1} is longer than {2} bytes; is this a text file?</source>
        <translation>{0}: {1} 行目が {2} バイトを超えています。テキストファイルであるかを確認してください。</translation>
    </message>
    <message>
        <source>{0}: the file ends at byte {1} where {2} more bytes are needed; it is cut short, export or copy it again.</source>
        <translation>{0}: さらに {2} バイト必要なところ、ファイルが {1} バイト目で終わっています。途中で切れているので、エクスポートまたはコピーし直してください。</translation>
    </message>
    <message>
        <source>{0}: its metadata &quot;{1}&quot; is damaged; correct or remove the metadata and give the values by options.</source>
        <translation>{0}: メタデータ「{1}」が破損しています。メタデータを修正するか、削除して値をオプションで指定してください。</translation>
    </message>
    <message>
        <source>{0}: its metadata was written by a newer program; update this one, or remove the metadata.</source>
        <translation>{0}: メタデータが、より新しい版のプログラムで書かれています。このプログラムを更新するか、メタデータを削除してください。</translation>
    </message>
    <message>
        <source>{0}: the .npy header is damaged; save the array again with numpy.save.</source>
        <translation>{0}: .npy ヘッダーが破損しています。numpy.save で配列を保存し直してください。</translation>
    </message>
    <message>
        <source>{0}: the array is empty; at least one row and one column are needed.</source>
        <translation>{0}: 配列が空です。少なくとも 1 行 1 列が必要です。</translation>
    </message>
    <message>
        <source>{0}: the header announces an array of {1} bytes, but {2} follow; the file is cut short or its header is wrong.</source>
        <translation>{0}: ヘッダーでは配列が {1} バイトとされていますが、続くのは {2} バイトです。ファイルが途中で切れているか、ヘッダーが誤っています。</translation>
    </message>
    <message>
        <source>{0}: this is no .npy file; save the array with numpy.save.</source>
        <translation>{0}: .npy ファイルではありません。numpy.save で配列を保存してください。</translation>
    </message>
    <message>
        <source>{0}: the PCD header&apos;s line {1} is missing or damaged; export the file again.</source>
        <translation>{0}: PCD ヘッダーの {1} の行がないか、破損しています。ファイルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: there is no line DATA in it; is this a PCD file, and is it complete?</source>
        <translation>{0}: DATA の行がありません。PCD ファイルであるか、途中で切れていないかを確認してください。</translation>
    </message>
    <message>
        <source>{0}: the PCD header announces {1} points, but {2} columns and {3} rows of them; export the file again.</source>
        <translation>{0}: PCD ヘッダーでは {1} 点とされていますが、列数 {2}、行数 {3} と一致しません。ファイルをエクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: the header announces {1} points, but only {2} bytes follow; the file is cut short or its header is wrong.</source>
        <translation>{0}: ヘッダーでは {1} 点とされていますが、続くのは {2} バイトだけです。ファイルが途中で切れているか、ヘッダーが誤っています。</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is not a type of PLY; those are char, uchar, short, ushort, int, uint, float and double.</source>
        <translation>{0}: {1} 行目: 「{2}」は PLY の型ではありません。使える型は char、uchar、short、ushort、int、uint、float、double です。</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; does not belong into a PLY header; is the file damaged?</source>
        <translation>{0}: {1} 行目: 「{2}」は PLY ヘッダーに書けるものではありません。ファイルが破損していないかを確認してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: this PLY format is not known; it must be ascii, binary_little_endian or binary_big_endian, version 1.0.</source>
        <translation>{0}: {1} 行目: 未知の PLY 形式です。バージョン 1.0 の ascii、binary_little_endian、binary_big_endian のいずれかでなければなりません。</translation>
    </message>
    <message>
        <source>{0}: line {1}: the number of elements is missing or is no count; &quot;element vertex 1000&quot; would be right.</source>
        <translation>{0}: {1} 行目: 要素数がないか、個数になっていません。&quot;element vertex 1000&quot; のように書きます。</translation>
    </message>
    <message>
        <source>{0}: the header announces {1} of &quot;{2}&quot;, but only {3} bytes follow; the file is cut short or its header is wrong.</source>
        <translation>{0}: ヘッダーでは「{2}」が {1} 個とされていますが、続くのは {3} バイトだけです。ファイルが途中で切れているか、ヘッダーが誤っています。</translation>
    </message>
    <message>
        <source>{0}: this is no PLY file (its first line is not &quot;ply&quot;); check the file or its suffix.</source>
        <translation>{0}: PLY ファイルではありません（先頭行が &quot;ply&quot; ではありません）。ファイルまたは拡張子を確認してください。</translation>
    </message>
    <message>
        <source>{0}: the header ends at line {1} without &quot;end_header&quot;; the file is cut short, export or copy it again.</source>
        <translation>{0}: ヘッダーが &quot;end_header&quot; のないまま {1} 行目で終わっています。ファイルが途中で切れているので、エクスポートまたはコピーし直してください。</translation>
    </message>
    <message>
        <source>{0}: the header has no line &quot;format&quot;; add for instance &quot;format ascii 1.0&quot;.</source>
        <translation>{0}: ヘッダーに &quot;format&quot; の行がありません。&quot;format ascii 1.0&quot; のような行を加えてください。</translation>
    </message>
    <message>
        <source>{0}: the suffix &quot;{1}&quot; is not that of a point file; those are {2}.</source>
        <translation>{0}: 拡張子「{1}」は点群ファイルのものではありません。使える拡張子: {2}。</translation>
    </message>
    <message>
        <source>{0}: the points do not fit into memory; thin them out or close other programs.</source>
        <translation>{0}: 点群がメモリに収まりません。点を間引くか、ほかのプログラムを終了してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: {2} is negative; it must be 0 or more (turn a wave by its phase).</source>
        <translation>{0}: {1} 行目: {2} が負です。0 以上でなければなりません（波の反転は位相で表します）。</translation>
    </message>
    <message>
        <source>{0}: point {1}: {2} is negative; it must be 0 or more (turn a wave by its phase).</source>
        <translation>{0}: 点 {1}: {2} が負です。0 以上でなければなりません（波の反転は位相で表します）。</translation>
    </message>
    <message>
        <source>{0}: line {1}: the colour is outside its range; red, green and blue go from 0 to 1, or from 0 to 255.</source>
        <translation>{0}: {1} 行目: 色が範囲外です。赤・緑・青は 0～1、または 0～255 です。</translation>
    </message>
    <message>
        <source>{0}: point {1}: the colour is outside its range; red, green and blue go from 0 to 1, or from 0 to 255.</source>
        <translation>{0}: 点 {1}: 色が範囲外です。赤・緑・青は 0～1、または 0～255 です。</translation>
    </message>
    <message>
        <source>{0}: there is more than one column for {1}; keep one.</source>
        <translation>{0}: {1} の列が 2 つ以上あります。1 つだけ残してください。</translation>
    </message>
    <message>
        <source>{0}: the points have no {1}; x, y and z are needed.</source>
        <translation>{0}: 点に {1} がありません。x、y、z が必要です。</translation>
    </message>
    <message>
        <source>{0}: a colour needs red, green and blue; one of them is missing.</source>
        <translation>{0}: 色には赤・緑・青が必要ですが、欠けているものがあります。</translation>
    </message>
    <message>
        <source>{0}: the file holds no point; export it again with at least one.</source>
        <translation>{0}: ファイルに点がありません。少なくとも 1 点を含めてエクスポートし直してください。</translation>
    </message>
    <message>
        <source>The project has no outputs; add one that says what to make and the file it goes to.</source>
        <translation>プロジェクトに出力がありません。作成する内容と保存先のファイルを指定した出力を追加してください。</translation>
    </message>
    <message>
        <source>There is no output &quot;{0}&quot;; the project has: {1}.</source>
        <translation>出力「{0}」はありません。プロジェクトにある出力: {1}。</translation>
    </message>
    <message>
        <source>The output &quot;{0}&quot; goes to &quot;{1}&quot;; give a file name within the output folder.</source>
        <translation>出力「{0}」の保存先が「{1}」になっています。出力フォルダー内のファイル名を指定してください。</translation>
    </message>
    <message>
        <source>The folder {0} cannot be made: {1}; choose another.</source>
        <translation>フォルダー {0} を作成できません: {1}。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Two outputs go to the same file, {0}; give each its own.</source>
        <translation>2 つの出力の保存先が同じファイル {0} になっています。それぞれ別のファイルを指定してください。</translation>
    </message>
    <message>
        <source>Spherical waves, exact</source>
        <translation>球面波（厳密）</translation>
    </message>
    <message>
        <source>The wave of each point without approximation: right at every distance.</source>
        <translation>各点からの球面波を近似なしで計算します。どの距離でも正確です。</translation>
    </message>
    <message>
        <source>Fresnel approximation</source>
        <translation>フレネル近似</translation>
    </message>
    <message>
        <source>Parabolic waves: several times faster, right only far from the plate.</source>
        <translation>放物面波で近似します。数倍高速ですが、正確なのはホログラム面から遠い点だけです。</translation>
    </message>
    <message>
        <source>There is no method &quot;{0}&quot;; choose one of: {1}.</source>
        <translation>計算法「{0}」はありません。次の中から選んでください: {1}。</translation>
    </message>
    <message>
        <source>Sampling window</source>
        <translation>サンプリング窓</translation>
    </message>
    <message>
        <source>Leave out the part of each point&apos;s wave that the pixel pitch cannot sample.</source>
        <translation>各点からの波のうち、この画素ピッチではサンプリングできない部分を除きます。</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>倍率</translation>
    </message>
    <message>
        <source>Random phase</source>
        <translation>ランダム位相</translation>
    </message>
    <message>
        <source>Give each point a random phase, which spreads its light evenly.</source>
        <translation>各点にランダムな位相を与え、光を均等に広げます。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>乱数シード</translation>
    </message>
    <message>
        <source>Start of the random numbers; the same seed gives the same hologram.</source>
        <translation>乱数の初期値です。同じシードからは同じホログラムが得られます。</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>波長</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Number of pixels along x.</source>
        <translation>x 方向の画素数です。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Number of pixels along y.</source>
        <translation>y 方向の画素数です。</translation>
    </message>
    <message>
        <source>Pixel pitch x</source>
        <translation>画素ピッチ x</translation>
    </message>
    <message>
        <source>Distance between pixel centres along x.</source>
        <translation>x 方向の画素中心の間隔です。</translation>
    </message>
    <message>
        <source>Pixel pitch y</source>
        <translation>画素ピッチ y</translation>
    </message>
    <message>
        <source>Distance between pixel centres along y.</source>
        <translation>y 方向の画素中心の間隔です。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>計算法</translation>
    </message>
    <message>
        <source>How the waves of the points are computed and added.</source>
        <translation>各点からの波を計算して足し合わせる方法です。</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>符号化</translation>
    </message>
    <message>
        <source>What the device modulates.</source>
        <translation>空間光変調器が変調する量です。</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>位相</translation>
    </message>
    <message>
        <source>Amplitude, in line</source>
        <translation>振幅（インライン）</translation>
    </message>
    <message>
        <source>Amplitude, off axis</source>
        <translation>振幅（オフアクシス）</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>量子化レベル数</translation>
    </message>
    <message>
        <source>Number of levels of the device; for phase they share 2π.</source>
        <translation>空間光変調器の量子化レベル数です。位相では 2π をこの数に等分します。</translation>
    </message>
    <message>
        <source>Reference angle x</source>
        <translation>参照光の角度 x</translation>
    </message>
    <message>
        <source>Angle of the reference wave to the z axis, in the x direction.</source>
        <translation>参照光が z 軸となす角の x 方向の成分です。</translation>
    </message>
    <message>
        <source>Reference angle y</source>
        <translation>参照光の角度 y</translation>
    </message>
    <message>
        <source>Angle of the reference wave to the z axis, in the y direction.</source>
        <translation>参照光が z 軸となす角の y 方向の成分です。</translation>
    </message>
    <message>
        <source>z of the plane that is looked at; negative behind the plate.</source>
        <translation>再生像を観察する面の z 座標です。ホログラム面の後方が負です。</translation>
    </message>
    <message>
        <source>Zero padding</source>
        <translation>ゼロパディング</translation>
    </message>
    <message>
        <source>From the encoded pattern</source>
        <translation>符号化パターンから再生</translation>
    </message>
    <message>
        <source>Show what the device makes of the levels, rather than the ideal field.</source>
        <translation>理想的な複素振幅ではなく、空間光変調器に表示した量子化レベルからの再生像を示します。</translation>
    </message>
    <message>
        <source>Illumination</source>
        <translation>照明光</translation>
    </message>
    <message>
        <source>Plate</source>
        <translation>ホログラム面</translation>
    </message>
    <message>
        <source>Reconstruction</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>There is no parameter &quot;{0}&quot;; the design has: {1}.</source>
        <translation>パラメーター「{0}」はありません。設計にあるパラメーター: {1}。</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>サイコロ</translation>
    </message>
    <message>
        <source>Rings at three depths</source>
        <translation>3 つの奥行きのリング</translation>
    </message>
    <message>
        <source>Three targets 50 mm apart: each comes into focus at its own distance.</source>
        <translation>50 mm 間隔の 3 つのターゲットです。それぞれ異なる再生距離で結像します。</translation>
    </message>
    <message>
        <source>Trefoil knot</source>
        <translation>三葉結び目</translation>
    </message>
    <message>
        <source>Colour spiral</source>
        <translation>カラーらせん</translation>
    </message>
    <message>
        <source>There is no example &quot;{0}&quot;; choose one of: {1}.</source>
        <translation>作例「{0}」はありません。次の中から選んでください: {1}。</translation>
    </message>
    <message>
        <source>The value is not a finite number; give {0}.</source>
        <translation>値が有限の数ではありません。{0}を指定してください。</translation>
    </message>
    <message>
        <source>{0} is too small; give at least {1}.</source>
        <translation>{0} は小さすぎます。{1} 以上の値を指定してください。</translation>
    </message>
    <message>
        <source>{0} is too small; give more than {1}.</source>
        <translation>{0} は小さすぎます。{1} より大きい値を指定してください。</translation>
    </message>
    <message>
        <source>{0} is too large; give at most {1}.</source>
        <translation>{0} は大きすぎます。{1} 以下の値を指定してください。</translation>
    </message>
    <message>
        <source>There are {0} values; give one, or three separated by commas.</source>
        <translation>値が {0} 個あります。1 個、またはコンマ区切りの 3 個を指定してください。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not one of the choices; give one of: {1}.</source>
        <translation>「{0}」は選択肢にありません。次の中から指定してください: {1}。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is neither yes nor no; give true or false.</source>
        <translation>「{0}」は真偽値ではありません。true または false を指定してください。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a whole number; give one such as 256.</source>
        <translation>「{0}」は整数ではありません。256 のような整数を指定してください。</translation>
    </message>
    <message>
        <source>The value has the wrong type; give {0}.</source>
        <translation>値の型が違います。{0}を指定してください。</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>真偽値（true または false）</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>a length such as 8 µm</source>
        <translation>長さ（例: 8 µm）</translation>
    </message>
    <message>
        <source>an angle such as 1.5 deg</source>
        <translation>角度（例: 1.5 deg）</translation>
    </message>
    <message>
        <source>one length or three, such as 638 nm, 532 nm, 450 nm</source>
        <translation>1 つまたは 3 つの長さ（例: 638 nm, 532 nm, 450 nm）</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not an angle; give a number with deg, mrad or rad, as in 1.5deg.</source>
        <translation>「{0}」は角度ではありません。1.5deg のように、数値に deg、mrad、rad のいずれかを付けて指定してください。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not an amount of memory; give a number with B, KiB, MiB or GiB, as in 2GiB.</source>
        <translation>「{0}」はメモリ量ではありません。2GiB のように、数値に B、KiB、MiB、GiB のいずれかを付けて指定してください。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a number; give one such as 0.5 or 1e-3.</source>
        <translation>「{0}」は数値ではありません。0.5 や 1e-3 のような数値を指定してください。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a unit of length; use nm, um, mm, cm or m.</source>
        <translation>「{0}」は長さの単位ではありません。nm、um、mm、cm、m のいずれかを使ってください。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a unit of angle; use deg, mrad or rad.</source>
        <translation>「{0}」は角度の単位ではありません。deg、mrad、rad のいずれかを使ってください。</translation>
    </message>
    <message>
        <source>The field holds a value that is not a finite number, so it cannot be encoded; compute it again.</source>
        <translation>複素振幅に有限の数でない値が含まれるため、符号化できません。計算し直してください。</translation>
    </message>
    <message>
        <source>The Fraunhofer pattern at distance 0 has no meaning; give another distance or method.</source>
        <translation>距離 0 でのフラウンホーファー回折像には意味がありません。別の距離または計算法を指定してください。</translation>
    </message>
    <message>
        <source>The device has no room for another {0}; choose fewer pixels, or another device. ({1})</source>
        <translation>デバイスのメモリに、さらに {0} を確保する余裕がありません。画素数を減らすか、別のデバイスを選んでください。（{1}）</translation>
    </message>
    <message>
        <source>The device failed; try again or choose another one. ({0})</source>
        <translation>デバイスで障害が発生しました。やり直すか、別のデバイスを選んでください。（{0}）</translation>
    </message>
    <message>
        <source>There is not enough memory; choose fewer pixels or points, or close other programs.</source>
        <translation>メモリが足りません。画素数または点数を減らすか、ほかのプログラムを終了してください。</translation>
    </message>
    <message>
        <source>Something went wrong that should not; please report it. ({0})</source>
        <translation>予期しない問題が発生しました。開発元へご報告ください。（{0}）</translation>
    </message>
    <message>
        <source>The scene holds no point; import a point cloud.</source>
        <translation>シーンに点がありません。点群をインポートしてください。</translation>
    </message>
    <message>
        <source>The pitch of {0} is below half the wavelength of {1}: the finest fringes make evanescent waves, which do not travel.</source>
        <translation>画素ピッチ {0} が波長 {1} の半分を下回っています。最も細かい干渉縞はエバネッセント波となり、伝搬しません。</translation>
    </message>
    <message>
        <source>A reference wave at {0} makes fringes finer than two pixels, which alias; stay below {1}.</source>
        <translation>角度 {0} の参照光では干渉縞の周期が 2 画素より細かくなり、エイリアシングが生じます。{1} 未満にしてください。</translation>
    </message>
    <message>
        <source>{0} of {1} points lie nearer to the plate than one wavelength, the first being point {2}; move the object to another distance.</source>
        <translation>{1} 点のうち {0} 点が、ホログラム面から 1 波長未満の距離にあります（最初は点 {2}）。物体を別の距離へ移してください。</translation>
    </message>
    <message>
        <source>{0} of {1} points lie outside the field of view, where no pixel can send light; make the object smaller, or move it away from the plate.</source>
        <translation>{1} 点のうち {0} 点が視野の外にあり、どの画素からの回折光も届きません。物体を小さくするか、ホログラム面から離してください。</translation>
    </message>
    <message>
        <source>Adding points</source>
        <translation>点光源の波を加算中</translation>
    </message>
    <message>
        <source>point-pixels</source>
        <translation>点・画素</translation>
    </message>
    <message>
        <source>Fraunhofer patterns of {0} wavelengths have different pixel pitches; propagate one wavelength at a time.</source>
        <translation>{0} 個の波長のフラウンホーファー回折像は、画素ピッチが互いに異なります。1 波長ずつ伝搬させてください。</translation>
    </message>
    <message>
        <source>Zero padding by {0} has no meaning; give a small whole number such as 2.</source>
        <translation>ゼロパディングの倍率 {0} には意味がありません。2 のような小さい整数を指定してください。</translation>
    </message>
    <message>
        <source>Propagating</source>
        <translation>光波伝搬を計算中</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>{0}: the project&apos;s data folder cannot be made ({1}); save the project in a folder that you may write to.</source>
        <translation>{0}: プロジェクトのデータフォルダーを作成できません（{1}）。書き込みが許可されたフォルダーにプロジェクトを保存してください。</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; is not the name of a data file; the project file has been changed by hand or damaged.</source>
        <translation>{0}: 「{1}」はデータファイルの名前ではありません。プロジェクトファイルが手作業で変更されたか、破損しています。</translation>
    </message>
    <message>
        <source>{0} is damaged: its content does not match its name; restore it from a backup.</source>
        <translation>{0} は破損しています。内容が名前と一致しません。バックアップから復元してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}, column {2}: this is not valid JSON, so the project file is damaged; the version before it may be in {0}.1.</source>
        <translation>{0}: {1} 行 {2} 列: 正しい JSON ではなく、プロジェクトファイルが破損しています。1 つ前の版が {0}.1 に残っている可能性があります。</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; is missing or of the wrong kind, so the project file is damaged; the version before it may be in {0}.1.</source>
        <translation>{0}: 「{1}」がないか、種類が違うため、プロジェクトファイルが破損しています。1 つ前の版が {0}.1 に残っている可能性があります。</translation>
    </message>
    <message>
        <source>{0} is not a project of Fringe Studio.</source>
        <translation>{0} は Fringe Studio のプロジェクトではありません。</translation>
    </message>
    <message>
        <source>{0} is a project of version {1}; this program reads versions up to {2}: open it with a newer Fringe Studio.</source>
        <translation>{0} はバージョン {1} のプロジェクトです。このプログラムで読み取れるのはバージョン {2} までです。より新しい Fringe Studio で開いてください。</translation>
    </message>
    <message>
        <source>{0}: the value of &quot;{1}&quot; must be text such as &quot;8 µm&quot;.</source>
        <translation>{0}: 「{1}」の値は &quot;8 µm&quot; のような文字列でなければなりません。</translation>
    </message>
    <message>
        <source>{0}: the value of &quot;{1}&quot; cannot be used: {2}</source>
        <translation>{0}: 「{1}」の値は使えません: {2}</translation>
    </message>
    <message>
        <source>{0}: there is no way to read project version {1}; open and save it with the program that made it.</source>
        <translation>{0}: バージョン {1} のプロジェクトは読み取れません。作成したプログラムで開いて保存し直してください。</translation>
    </message>
    <message>
        <source>Fresnel approximation, pair by pair</source>
        <translation>フレネル近似（組ごと）</translation>
    </message>
    <message>
        <source>Parabolic waves summed for each pair of a point and a pixel, as in the literature; for comparison.</source>
        <translation>文献と同じく、点と画素の組ごとに放物面波を加算します。比較用です。</translation>
    </message>
    <message>
        <source>At this distance the Fresnel approximation differs from the exact wave by about {0} of it (relative L2).</source>
        <translation>この距離では、フレネル近似と厳密な波との差は相対 L2 で約 {0} です。</translation>
    </message>
    <message>
        <source>Spherical waves, by tiled NUFFT</source>
        <translation>球面波（タイル分割NUFFT）</translation>
    </message>
    <message>
        <source>Exact waves by non-uniform FFTs of small tiles: the fastest for thousands of points.</source>
        <translation>小さなタイルの非等間隔FFTで厳密な波を求めます。数千点以上で最速です。</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>Without the sampling window a tolerance below {0} is not kept; give at least that, or use the window.</source>
        <translation>標本化窓なしでは {0} 未満の許容誤差は守れません。それ以上の値を指定するか、窓を使ってください。</translation>
    </message>
    <message>
        <source>The device {0} does not offer the method &quot;{1}&quot;; choose another device, or one of the methods {2}.</source>
        <translation>デバイス {0} は方法「{1}」に対応していません。別のデバイスを選ぶか、方法 {2} のいずれかを選んでください。</translation>
    </message>
    <message>
        <source>{0}: the spots need the columns x, y and z; one of them is missing.</source>
        <translation>{0}: スポットには x、y、z の列が必要ですが、欠けている列があります。</translation>
    </message>
    <message>
        <source>{0}: line {1}: the intensity is negative or not finite; give 0 (keep the spot dark) or more.</source>
        <translation>{0}: {1} 行目: 強度が負または有限でない値です。0 (暗く保つ) 以上を指定してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: a number is not finite; correct it or remove the spot.</source>
        <translation>{0}: {1} 行目: 有限でない数があります。修正するか、そのスポットを取り除いてください。</translation>
    </message>
    <message>
        <source>{0} holds no spots; give one or more below the header row.</source>
        <translation>{0} にスポットがありません。見出し行の下に 1 個以上指定してください。</translation>
    </message>
    <message>
        <source>Gerchberg-Saxton (GS)</source>
        <translation>Gerchberg-Saxton (GS)</translation>
    </message>
    <message>
        <source>Optimal rotation angle (ORA)</source>
        <translation>最適回転角 (ORA)</translation>
    </message>
    <message>
        <source>Spot {0} has a coordinate or a phase that is not a finite number; correct it or remove the spot.</source>
        <translation>スポット {0} の座標または位相が有限の数ではありません。修正するか、そのスポットを取り除いてください。</translation>
    </message>
    <message>
        <source>The intensity of spot {0} is {1}; give 0 (keep it dark) or more.</source>
        <translation>スポット {0} の強度が {1} です。0 (暗く保つ) 以上を指定してください。</translation>
    </message>
    <message>
        <source>Spot {0} has z = {1}, which is in the hologram; without a lens a spot needs a distance of a wavelength or more.</source>
        <translation>スポット {0} は z = {1} でホログラム面上にあります。レンズなしでは 1 波長以上の距離が必要です。</translation>
    </message>
    <message>
        <source>Spot {0} at {1} is outside the field that the pixels reach; there |x| may be {2} and |y| {3} at most.</source>
        <translation>{1} のスポット {0} は画素が届く範囲の外にあります。その奥行きでは |x| は {2}、|y| は {3} が上限です。</translation>
    </message>
    <message>
        <source>{0} more spots have such faults.</source>
        <translation>ほかに {0} 個のスポットに同様の誤りがあります。</translation>
    </message>
    <message>
        <source>Spots {0} and {1} lie at the same place, {2}; move or remove one of them.</source>
        <translation>スポット {0} と {1} が同じ位置 {2} にあります。一方を動かすか取り除いてください。</translation>
    </message>
    <message>
        <source>There are no spots; give one or more.</source>
        <translation>スポットがありません。1 個以上指定してください。</translation>
    </message>
    <message>
        <source>All spots have the intensity 0; give at least one of them some light.</source>
        <translation>すべてのスポットの強度が 0 です。少なくとも 1 個に光を与えてください。</translation>
    </message>
    <message>
        <source>The plate has no pixels; give its size, as in 512x512.</source>
        <translation>プレートに画素がありません。512x512 のように大きさを指定してください。</translation>
    </message>
    <message>
        <source>The pixel pitch is not positive; give one such as 8um.</source>
        <translation>画素ピッチが正ではありません。8um のように指定してください。</translation>
    </message>
    <message>
        <source>The wavelength is not positive; give one such as 532nm.</source>
        <translation>波長が正ではありません。532nm のように指定してください。</translation>
    </message>
    <message>
        <source>The focal length is not positive; give one such as 200mm.</source>
        <translation>焦点距離が正ではありません。200mm のように指定してください。</translation>
    </message>
    <message>
        <source>A pattern needs 2 to 65536 levels, or 0 for any phase.</source>
        <translation>パターンのレベル数は 2 から 65536、または任意位相を表す 0 にしてください。</translation>
    </message>
    <message>
        <source>The beam&apos;s waist is not positive; give one such as 3mm.</source>
        <translation>ビーム半径が正ではありません。3mm のように指定してください。</translation>
    </message>
    <message>
        <source>The picture of the beam is dark everywhere, or has a value that is negative or not finite.</source>
        <translation>ビームの画像が全面で暗いか、負または有限でない値を含んでいます。</translation>
    </message>
    <message>
        <source>A stop rule has a value that is not a finite number.</source>
        <translation>停止条件に有限でない値があります。</translation>
    </message>
    <message>
        <source>{0} spots on {1} x {2} pixels need {3} of memory and {4} are free; at most {5} spots fit.</source>
        <translation>{1} x {2} 画素の {0} 個のスポットには {3} のメモリが必要ですが、空きは {4} です。最大 {5} 個まで収まります。</translation>
    </message>
    <message>
        <source>Random superposition</source>
        <translation>ランダム重ね合わせ</translation>
    </message>
    <message>
        <source>Weighted GS (Kim)</source>
        <translation>重み付き GS (Kim)</translation>
    </message>
    <message>
        <source>Weighted GS (Nogrette)</source>
        <translation>重み付き GS (Nogrette)</translation>
    </message>
    <message>
        <source>Gentler corrections, for many spots or noisy ones.</source>
        <translation>補正が穏やかで、スポットが多い場合や雑音がある場合に向きます。</translation>
    </message>
    <message>
        <source>Weighted GS (Leonardo)</source>
        <translation>重み付き GS (Leonardo)</translation>
    </message>
    <message>
        <source>install the NVIDIA driver and the CUDA run-time libraries</source>
        <translation>NVIDIA ドライバーと CUDA ランタイムライブラリをインストールしてください</translation>
    </message>
    <message>
        <source>install an OpenCL ICD loader</source>
        <translation>OpenCL ICD ローダーをインストールしてください</translation>
    </message>
    <message>
        <source>{0} was not found: {1}</source>
        <translation>{0} が見つかりません。{1}</translation>
    </message>
    <message>
        <source>the {0} module could not be opened: {1}</source>
        <translation>{0} モジュールを開けませんでした: {1}</translation>
    </message>
    <message>
        <source>there is no {0} module ({1}): it is in the package {2}, or built with the program where {0} is found</source>
        <translation>{0} モジュールがありません ({1})。パッケージ {2} に入っているか、{0} があるところでプログラムと共にビルドされます</translation>
    </message>
    <message>
        <source>{0} belongs to another version of this program: install the two together</source>
        <translation>{0} は別のバージョンのプログラムのものです。両方を一緒にインストールしてください</translation>
    </message>
    <message>
        <source>the back-end {0} found no device</source>
        <translation>バックエンド {0} がデバイスを見つけられませんでした</translation>
    </message>
    <message>
        <source>There is no device &quot;{0}&quot;: {1}.</source>
        <translation>デバイス「{0}」はありません。{1}。</translation>
    </message>
    <message>
        <source>There is no device &quot;{0}&quot;; there are: {1}.</source>
        <translation>デバイス「{0}」はありません。使用できるのは {1} です。</translation>
    </message>
    <message>
        <source>the NVIDIA driver is too old: it supports CUDA {0}, this program needs {1}; install a newer driver</source>
        <translation>NVIDIA ドライバーが古すぎます。対応しているのは CUDA {0} ですが、このプログラムには {1} が必要です。新しいドライバーをインストールしてください</translation>
    </message>
    <message>
        <source>install the NVIDIA driver</source>
        <translation>NVIDIA ドライバーをインストールしてください</translation>
    </message>
    <message>
        <source>there is no NVIDIA GPU, or CUDA_VISIBLE_DEVICES hides it</source>
        <translation>NVIDIA GPU がないか、CUDA_VISIBLE_DEVICES で隠されています</translation>
    </message>
    <message>
        <source>the NVIDIA driver cannot be used: {0}</source>
        <translation>NVIDIA ドライバーを使用できません: {0}</translation>
    </message>
    <message>
        <source>the list of CUDA devices failed: {0}</source>
        <translation>CUDA デバイスの一覧を取得できませんでした: {0}</translation>
    </message>
    <message>
        <source>no OpenCL platform is installed: install the driver of your GPU, or PoCL to compute on the CPU</source>
        <translation>OpenCL プラットフォームがインストールされていません。GPU のドライバーか、CPU で計算するための PoCL をインストールしてください</translation>
    </message>
    <message>
        <source>the OpenCL platforms here have no device: check the driver of your GPU and that you may open its device files</source>
        <translation>OpenCL プラットフォームにデバイスがありません。GPU のドライバーと、デバイスファイルを開く権限を確認してください</translation>
    </message>
    <message>
        <source>it is not available</source>
        <translation>利用できない状態です</translation>
    </message>
    <message>
        <source>it has no compiler</source>
        <translation>コンパイラーがありません</translation>
    </message>
    <message>
        <source>its work-groups are smaller than 256</source>
        <translation>ワークグループが 256 より小さいです</translation>
    </message>
    <message>
        <source>it has less than 24 KiB of local memory</source>
        <translation>ローカルメモリが 24 KiB 未満です</translation>
    </message>
    <message>
        <source>the OpenCL device {0} cannot be used: {1}</source>
        <translation>OpenCL デバイス {0} を使用できません: {1}</translation>
    </message>
    <message>
        <source>an OpenCL platform failed: {0}</source>
        <translation>OpenCL プラットフォームでエラーが発生しました: {0}</translation>
    </message>
    <message>
        <source>the list of OpenCL devices failed: {0}</source>
        <translation>OpenCL デバイスの一覧を取得できませんでした: {0}</translation>
    </message>
    <message>
        <source>There is no device &quot;{0}&quot; any more.</source>
        <translation>デバイス「{0}」はなくなりました。</translation>
    </message>
    <message>
        <source>There is no device &quot;{0}&quot; any more: {1}.</source>
        <translation>デバイス「{0}」はなくなりました。{1}。</translation>
    </message>
    <message>
        <source>The name of a file is empty; give one.</source>
        <translation>ファイル名が空です。名前を指定してください。</translation>
    </message>
    <message>
        <source>{0}: this format holds one picture in a file; give a name that ends in .tif.</source>
        <translation>{0}: この形式では 1 つのファイルに画像を 1 枚しか保存できません。末尾が .tif の名前を指定してください。</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>The fastest method that keeps the tolerance against the exact wave; the notes of the result say which and why.</source>
        <translation>厳密な波に対する許容誤差を守る最速の方法です。どれをなぜ選んだかは、結果の注記に示されます。</translation>
    </message>
    <message>
        <source>Snap</source>
        <translation>スナップ</translation>
    </message>
    <message>
        <source>Move each point to the middle of the nearest pixel and to the nearest depth plane.</source>
        <translation>各点を最も近い画素の中心と最も近い奥行き面に移動します。</translation>
    </message>
    <message>
        <source>Depth planes</source>
        <translation>奥行き面の数</translation>
    </message>
    <message>
        <source>Most planes of constant depth that points are put on.</source>
        <translation>点を載せる、奥行き一定の面の最大数です。</translation>
    </message>
    <message>
        <source>Snapping would put points nearer to the plate than one wavelength; give more depth planes or move the object.</source>
        <translation>スナップすると、ホログラム面から 1 波長より近い点が生じます。奥行き面を増やすか、物体を移動してください。</translation>
    </message>
    <message>
        <source>The points spread over more than {0} pixels, which the packed places of the method nlut cannot hold; choose another method.</source>
        <translation>点の広がりが {0} 画素を超えており、方法 nlut の圧縮した位置では表せません。別の方法を選んでください。</translation>
    </message>
    <message>
        <source>Look-up tables of depth planes (1-D N-LUT)</source>
        <translation>奥行き面ごとの参照表（1-D N-LUT）</translation>
    </message>
    <message>
        <source>Parabolic waves from one pair of tables per depth plane, for points moved to pixels and planes; for comparison with the literature.</source>
        <translation>奥行き面ごとに一対の表から放物面波を求めます。点は画素と面に移動されます。文献との比較用です。</translation>
    </message>
    <message>
        <source>Wavefront-recording plane</source>
        <translation>波面記録面</translation>
    </message>
    <message>
        <source>Exact waves drawn on small zones of a plane near the points, then a Fourier transform to the plate; for small objects far from it.</source>
        <translation>点の近くの面の小さな領域に厳密な波を描き、フーリエ変換でホログラム面へ運びます。ホログラム面から遠い小さな物体に向きます。</translation>
    </message>
    <message>
        <source>Simulated annealing</source>
        <translation>焼きなまし法</translation>
    </message>
    <message>
        <source>Direct search</source>
        <translation>直接探索</translation>
    </message>
    <message>
        <source>Direct search and annealing compare levels; give 2 or more.</source>
        <translation>直接探索と焼きなまし法は段階を比べます。2 以上を指定してください。</translation>
    </message>
    <message>
        <source>Direct search and annealing leave the phases of spots free; remove the phases, or choose another algorithm.</source>
        <translation>直接探索と焼きなまし法ではスポットの位相は自由です。位相を取り除くか、別のアルゴリズムを選んでください。</translation>
    </message>
    <message>
        <source>{0} is the checkpoint of another design; give the input and options that it was made with.</source>
        <translation>{0} は別の設計のチェックポイントです。作成時の入力とオプションを指定してください。</translation>
    </message>
    <message>
        <source>{0} is damaged or no checkpoint of such a design; begin the design anew.</source>
        <translation>{0} は破損しているか、この種の設計のチェックポイントではありません。設計を最初からやり直してください。</translation>
    </message>
    <message>
        <source>The picture goes beyond its plane, which is {0} wide and {1} high; make it smaller or move it.</source>
        <translation>画像が面からはみ出しています。面の幅は {0}、高さは {1} です。小さくするか移動してください。</translation>
    </message>
    <message>
        <source>{0} has {1} planes; give a picture with one, or with red, green and blue.</source>
        <translation>{0} には {1} 個のプレーンがあります。1 個、または赤・緑・青の画像を指定してください。</translation>
    </message>
    <message>
        <source>Mixed-region amplitude freedom (MRAF)</source>
        <translation>混合領域振幅自由度法 (MRAF)</translation>
    </message>
    <message>
        <source>Smooth pictures: light that would disturb goes outside the signal region.</source>
        <translation>滑らかな画像: 妨げになる光を信号領域の外へ逃がします。</translation>
    </message>
    <message>
        <source>There is no picture; give one or more.</source>
        <translation>画像がありません。1 枚以上指定してください。</translation>
    </message>
    <message>
        <source>Gradient descent (Adam)</source>
        <translation>勾配降下 (Adam)</translation>
    </message>
    <message>
        <source>The least error where much light may go outside the signal region.</source>
        <translation>信号領域の外に多くの光を逃がせる場合に誤差が最小になります。</translation>
    </message>
    <message>
        <source>above the tolerance of {0}</source>
        <translation>許容誤差 {0} を超えています</translation>
    </message>
    <message>
        <source>Errors of point methods</source>
        <translation>点群の手法の誤差</translation>
    </message>
    <message>
        <source>errors of every method over distance, pixel pitch and depth of the points</source>
        <translation>距離・画素ピッチ・点群の奥行きに対する各手法の誤差</translation>
    </message>
    <message>
        <source>Patterns of spots</source>
        <translation>スポットのパターン</translation>
    </message>
    <message>
        <source>a grid, a crystal and a quasicrystal of spots by every algorithm; median (worst) of 20 seeds</source>
        <translation>格子・結晶・準結晶のスポットを全アルゴリズムで設計。20 個の乱数シードの中央値 (最悪値)</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>eff. pairs</source>
        <translation>実効ペア</translation>
    </message>
    <message>
        <source>about {0}</source>
        <translation>約 {0}</translation>
    </message>
    <message>
        <source>Speed of point methods</source>
        <translation>点群の手法の速度</translation>
    </message>
    <message>
        <source>{0} of FFTW&apos;s time</source>
        <translation>FFTW の時間の {0} 倍</translation>
    </message>
    <message>
        <source>planned in {0}</source>
        <translation>計画に {0}</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>伝搬</translation>
    </message>
    <message>
        <source>a field carried to another plane</source>
        <translation>別の面への複素振幅の伝搬</translation>
    </message>
    <message>
        <source>Spot designs</source>
        <translation>スポット設計</translation>
    </message>
    <message>
        <source>random spots of light by the optimal rotation angle</source>
        <translation>最適回転角によるランダムなスポット</translation>
    </message>
    <message>
        <source>left out: {0}</source>
        <translation>省略: {0}</translation>
    </message>
    <message>
        <source>tolerance {0}</source>
        <translation>許容誤差 {0}</translation>
    </message>
    <message>
        <source>tolerance {0}, by {1}</source>
        <translation>許容誤差 {0}、{1} による</translation>
    </message>
    <message>
        <source>not measured here: {0}</source>
        <translation>ここで測定した値ではありません: {0}</translation>
    </message>
    <message>
        <source>Spots</source>
        <translation>スポット</translation>
    </message>
    <message>
        <source>Spot array</source>
        <translation>スポットアレイ</translation>
    </message>
    <message>
        <source>100 spots of equal power behind a lens, for a phase modulator.</source>
        <translation>位相変調器とレンズで作る、同じ強さの 100 個のスポットです。</translation>
    </message>
    <message>
        <source>Traps at three depths</source>
        <translation>3 つの奥行きのトラップ</translation>
    </message>
    <message>
        <source>Rings of 12 spots before, in and behind the focal plane of a lens.</source>
        <translation>レンズの焦点面の手前、面上、奥に並ぶ 12 個ずつのスポットの輪です。</translation>
    </message>
    <message>
        <source>Exponent β</source>
        <translation>指数 β</translation>
    </message>
    <message>
        <source>Of the weights&apos; correction: more is evener, 0 is brightest.</source>
        <translation>重みの補正の指数です。大きいほど均一になり、0 で最も明るくなります。</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>ゲイン</translation>
    </message>
    <message>
        <source>Of the weights&apos; correction, 0 to less than 1.</source>
        <translation>重みの補正のゲインで、0 以上 1 未満です。</translation>
    </message>
    <message>
        <source>Uniformity weight</source>
        <translation>均一性の重み</translation>
    </message>
    <message>
        <source>How much uniformity counts against efficiency.</source>
        <translation>効率に対して均一性をどれだけ重んじるかです。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>冷却</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>初期パターン</translation>
    </message>
    <message>
        <source>Superposition, random phases</source>
        <translation>重ね合わせ (ランダム位相)</translation>
    </message>
    <message>
        <source>A random phase a pixel</source>
        <translation>画素ごとのランダム位相</translation>
    </message>
    <message>
        <source>Until uniformity</source>
        <translation>目標の均一性</translation>
    </message>
    <message>
        <source>Until efficiency</source>
        <translation>目標の効率</translation>
    </message>
    <message>
        <source>End at this efficiency, such as 0.9; 0 for never.</source>
        <translation>この効率 (0.9 など) に達したら終了します。0 なら使いません。</translation>
    </message>
    <message>
        <source>Until no gain</source>
        <translation>改善なしで終了</translation>
    </message>
    <message>
        <source>Until seconds</source>
        <translation>制限時間 (秒)</translation>
    </message>
    <message>
        <source>End after this time; 0 for never.</source>
        <translation>この時間が過ぎたら終了します。0 なら使いません。</translation>
    </message>
    <message>
        <source>Free space, paraxial</source>
        <translation>自由空間 (近軸)</translation>
    </message>
    <message>
        <source>Free space, exact</source>
        <translation>自由空間 (厳密)</translation>
    </message>
    <message>
        <source>Focal length</source>
        <translation>焦点距離</translation>
    </message>
    <message>
        <source>Of the lens; z = 0 is its focal plane.</source>
        <translation>レンズの焦点距離です。z = 0 は焦点面です。</translation>
    </message>
    <message>
        <source>Beam</source>
        <translation>ビーム</translation>
    </message>
    <message>
        <source>Uniform</source>
        <translation>一様</translation>
    </message>
    <message>
        <source>Gaussian</source>
        <translation>ガウス</translation>
    </message>
    <message>
        <source>Beam radius</source>
        <translation>ビーム半径</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Step x</source>
        <translation>間隔 x</translation>
    </message>
    <message>
        <source>Step y</source>
        <translation>間隔 y</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>リング</translation>
    </message>
    <message>
        <source>Radius</source>
        <translation>半径</translation>
    </message>
    <message>
        <source>First angle</source>
        <translation>開始角</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>直線</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Angle</source>
        <translation>角度</translation>
    </message>
    <message>
        <source>Hexagonal lattice</source>
        <translation>六方格子</translation>
    </message>
    <message>
        <source>Shells</source>
        <translation>殻の数</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>間隔</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>高さ</translation>
    </message>
    <message>
        <source>Centre x</source>
        <translation>中心 x</translation>
    </message>
    <message>
        <source>Centre y</source>
        <translation>中心 y</translation>
    </message>
    <message>
        <source>Centre z</source>
        <translation>中心 z</translation>
    </message>
    <message>
        <source>Intensity</source>
        <translation>強度</translation>
    </message>
    <message>
        <source>x</source>
        <translation>x</translation>
    </message>
    <message>
        <source>To the right.</source>
        <translation>右向きです。</translation>
    </message>
    <message>
        <source>y</source>
        <translation>y</translation>
    </message>
    <message>
        <source>Upwards.</source>
        <translation>上向きです。</translation>
    </message>
    <message>
        <source>z</source>
        <translation>z</translation>
    </message>
    <message>
        <source>From the focal plane of the lens, or from the hologram.</source>
        <translation>レンズの焦点面、またはホログラムから測ります。</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Intensity, in proportion to the others; 0 keeps the place dark.</source>
        <translation>他に対する強度の比。0 でその場所を暗く保ちます。</translation>
    </message>
    <message>
        <source>φ</source>
        <translation>φ</translation>
    </message>
    <message>
        <source>Phase; empty: free.</source>
        <translation>位相。空欄なら自由です。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Test star</source>
        <translation>テストスター</translation>
    </message>
    <message>
        <source>A picture in the far field of a lens, with a region for stray light.</source>
        <translation>レンズの遠視野に作る画像です。余分な光を逃がす領域があります。</translation>
    </message>
    <message>
        <source>z of the picture: from the focal plane of the lens, or without a lens from the plate.</source>
        <translation>画像の z です。レンズがあれば焦点面から、なければ素子面から測ります。</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>Of the picture in its plane.</source>
        <translation>面の中での画像の値です。</translation>
    </message>
    <message>
        <source>Gamma</source>
        <translation>ガンマ</translation>
    </message>
    <message>
        <source>Intensity is the grey value to this power.</source>
        <translation>強度は、グレー値をこの値で累乗したものです。</translation>
    </message>
    <message>
        <source>Signal region</source>
        <translation>信号領域</translation>
    </message>
    <message>
        <source>Where the picture counts; elsewhere light is free to go, as noise.</source>
        <translation>画像を評価する領域です。それ以外には、光がノイズとして自由に回れます。</translation>
    </message>
    <message>
        <source>A rectangle</source>
        <translation>長方形</translation>
    </message>
    <message>
        <source>The whole plane</source>
        <translation>面全体</translation>
    </message>
    <message>
        <source>Region width</source>
        <translation>領域の幅</translation>
    </message>
    <message>
        <source>Of the signal region.</source>
        <translation>信号領域の値です。</translation>
    </message>
    <message>
        <source>Region height</source>
        <translation>領域の高さ</translation>
    </message>
    <message>
        <source>Region centre x</source>
        <translation>領域の中心 x</translation>
    </message>
    <message>
        <source>Region centre y</source>
        <translation>領域の中心 y</translation>
    </message>
    <message>
        <source>Far-field samples</source>
        <translation>遠視野の標本数</translation>
    </message>
    <message>
        <source>Per axis and pixel; with 2 the light between the pixels&apos; own samples is shaped, too.</source>
        <translation>軸ごと、画素ごとの数です。2 にすると、画素に対応する標本の間の光も整えます。</translation>
    </message>
    <message>
        <source>Signal share</source>
        <translation>信号の割合</translation>
    </message>
    <message>
        <source>Less is smoother and darker.</source>
        <translation>小さいほど滑らかで暗くなります。</translation>
    </message>
    <message>
        <source>Phase step</source>
        <translation>位相のステップ</translation>
    </message>
    <message>
        <source>Smooth, without speckle</source>
        <translation>滑らか (スペックルなし)</translation>
    </message>
    <message>
        <source>Until error</source>
        <translation>目標の誤差</translation>
    </message>
    <message>
        <source>End at this error, such as 0.05; 0 for never.</source>
        <translation>この誤差 (0.05 など) に達したら終了します。0 なら使いません。</translation>
    </message>
    <message>
        <source>The signal region goes beyond its plane, which is {0} wide and {1} high; make it smaller or move it.</source>
        <translation>信号領域が面からはみ出しています。面の幅は {0}、高さは {1} です。小さくするか移動してください。</translation>
    </message>
    <message>
        <source>A phase pattern is designed for one wavelength; give one.</source>
        <translation>位相パターンは 1 つの波長で設計します。波長を 1 つ指定してください。</translation>
    </message>
    <message>
        <source>The pattern is designed for a device that turns the phase; choose the encoding &quot;Phase&quot;.</source>
        <translation>パターンは位相を変える素子のために設計します。符号化「位相」を選んでください。</translation>
    </message>
    <message>
        <source>{0} x the fastest; {1}</source>
        <translation>最速の {0} 倍の時間、{1}</translation>
    </message>
    <message>
        <source>Choice of the method</source>
        <translation>手法の選択</translation>
    </message>
    <message>
        <source>every method that keeps a tolerance against the exact wave, beside what the method auto takes</source>
        <translation>厳密な波に対する許容誤差を守る各手法と、auto が選ぶ手法</translation>
    </message>
    <message>
        <source>{0}: the folder cannot be made; make room on the disk, or allow writing there.</source>
        <translation>{0}: フォルダーを作成できません。ディスクの空きを増やすか、書き込みを許可してください。</translation>
    </message>
    <message>
        <source>{0} is damaged; begin the design anew.</source>
        <translation>{0} は破損しています。設計を最初からやり直してください。</translation>
    </message>
    <message>
        <source>{0} has {1} planes; give a file with one, such as a grey picture.</source>
        <translation>{0} には {1} 個のプレーンがあります。グレースケール画像のように 1 個だけのファイルを指定してください。</translation>
    </message>
    <message>
        <source>Picture from a file</source>
        <translation>ファイルの画像</translation>
    </message>
    <message>
        <source>A given pattern</source>
        <translation>指定したパターン</translation>
    </message>
    <message>
        <source>The start pattern is missing; give one of {0} x {1} pixels.</source>
        <translation>初期パターンがありません。{0} x {1} 画素のパターンを指定してください。</translation>
    </message>
    <message>
        <source>The start pattern has {0} x {1} pixels where the plate has {2} x {3}; give one of the plate&apos;s size.</source>
        <translation>初期パターンは {0} x {1} 画素ですが、プレートは {2} x {3} 画素です。プレートと同じ大きさのパターンを指定してください。</translation>
    </message>
    <message>
        <source>The start pattern has a phase that is not finite; give another.</source>
        <translation>初期パターンに有限でない位相が含まれています。別のパターンを指定してください。</translation>
    </message>
    <message>
        <source>Picture {0}: {1}</source>
        <translation>画像 {0}: {1}</translation>
    </message>
    <message>
        <source>Tables of two papers</source>
        <translation>2 編の論文の表</translation>
    </message>
    <message>
        <source>the tables of Shimobaba et al. (2010) and of Kwon et al. (2014), recomputed by every method</source>
        <translation>Shimobaba らの論文 (2010) と Kwon らの論文 (2014) の表を、すべての方法で計算し直したもの</translation>
    </message>
    <message>
        <source>Chosen: {0}; at a tolerance of {1} no other method of this device is faster here.</source>
        <translation>選択: {0}。許容誤差 {1} では、このデバイスにこれより速い計算法はありません。</translation>
    </message>
    <message>
        <source>Chosen: {0}, about {1} times as fast as the direct exact sum; it differs from the exact wave by about {3} only, where {2} is tolerated.</source>
        <translation>選択: {0}（厳密な直接計算の約 {1} 倍の速さ）。厳密な波との差は約 {3} にとどまり、許容誤差は {2} です。</translation>
    </message>
    <message>
        <source>Chosen: {0}, about {1} times as fast as the direct exact sum at a tolerance of {2}.</source>
        <translation>選択: {0}（許容誤差 {2} で、厳密な直接計算の約 {1} 倍の速さ）。</translation>
    </message>
    <message>
        <source>The device {0} has {1} of memory, and {2} are needed there; choose fewer pixels or less zero padding, or another device.</source>
        <translation>デバイス {0} のメモリは {1} ですが、{2} が必要です。画素数やゼロ詰めを減らすか、別のデバイスを選んでください。</translation>
    </message>
    <message>
        <source>Snapping moves points by up to {0} sideways and {1} in depth, to {2} depth planes; packed they take {3}.</source>
        <translation>スナップにより、点は横に最大 {0}、奥行き方向に最大 {1} 移動し、{2} 枚の奥行き面に載ります。詰めた点は {3} になります。</translation>
    </message>
    <message>
        <source>The light between the far field&apos;s samples is not designed and speckles, which the reconstruction shows. Far-field samples of 2 design it, too, in about three times the time; a reconstruction with zero padding of 1 shows the samples alone.</source>
        <translation>遠視野の標本点の間の光は設計されないため斑になり、再生像に現れます。遠視野の標本数を 2 にするとその光も設計されますが、時間は約 3 倍かかります。ゼロパディングを 1 にした再生像は標本点だけを示します。</translation>
    </message>
    <message>
        <source>Spots {0} and {1} lie closer together than light of this plate can be focused there ({2} by {3}, {4} along z). They merge, and the efficiency counts their light more than once; move them apart.</source>
        <translation>スポット {0} と {1} は、このプレートの光をそこに集光できる大きさ({2} × {3}、z 方向 {4})より近くにあります。両者は重なり合い、効率はその光を重複して数えます。離してください。</translation>
    </message>
    <message>
        <source>JPEG image</source>
        <translation>JPEG 画像</translation>
    </message>
    <message>
        <source>never</source>
        <translation>使わない</translation>
    </message>
    <message>
        <source>Error that the sum may have, relative to a whole hologram whose waves do not cancel one another; a larger one is faster.</source>
        <translation>和に許される誤差（波が互いに打ち消し合わないホログラム全体に対する相対値）。大きいほど速くなります。</translation>
    </message>
    <message>
        <source>fewer points: the {0} given take {1} of it</source>
        <translation>点の数（与えられた {0} 点がそのうち {1} を占めます）</translation>
    </message>
    <message>
        <source>fewer pixels, fewer wavelengths or less zero padding</source>
        <translation>画素数、波長数、またはゼロパディング</translation>
    </message>
    <message>
        <source>fewer pixels or fewer wavelengths</source>
        <translation>画素数または波長数</translation>
    </message>
    <message>
        <source>fewer pixels or less zero padding</source>
        <translation>画素数またはゼロパディング</translation>
    </message>
    <message>
        <source>fewer pixels</source>
        <translation>画素数</translation>
    </message>
    <message>
        <source>{0} x {1} pixels need {2} of memory and {3} are allowed; allow more, or choose {4}.</source>
        <translation>{0} x {1} 画素には {2} のメモリが必要ですが、許可されているのは {3} です。上限を上げるか、{4}を減らしてください。</translation>
    </message>
    <message>
        <source>{0} x {1} pixels need {2} of memory and {3} are free; choose {4}.</source>
        <translation>{0} x {1} 画素には {2} のメモリが必要ですが、空きは {3} です。{4}を減らしてください。</translation>
    </message>
    <message>
        <source>holograms of random points or of a cloud, by every method</source>
        <translation>ランダムな点群または指定した点群のホログラム (全手法)</translation>
    </message>
    <message>
        <source>{0} is black everywhere; give a mask that is bright where the picture counts.</source>
        <translation>{0} は全面が黒です。画像を評価する場所が明るいマスクを指定してください。</translation>
    </message>
    <message>
        <source>An ellipse</source>
        <translation>楕円</translation>
    </message>
    <message>
        <source>A polygon</source>
        <translation>多角形</translation>
    </message>
    <message>
        <source>A mask</source>
        <translation>マスク</translation>
    </message>
    <message>
        <source>The signal region is a polygon with {0} corners; draw one with three or more.</source>
        <translation>信号領域は頂点が {0} 個の多角形です。3 個以上の多角形を描いてください。</translation>
    </message>
    <message>
        <source>The signal region has no mask yet; choose a file, or another form.</source>
        <translation>信号領域にまだマスクがありません。ファイルか別の形を選んでください。</translation>
    </message>
    <message>
        <source>Aperture</source>
        <translation>開口</translation>
    </message>
    <message>
        <source>A stop around the middle of the plate. Figures are shares of the light that passes; pixels with their centre outside get the phase 0.</source>
        <translation>プレート中央を囲む絞りです。各指標は通過した光に対する割合です。中心が外にある画素の位相は 0 になります。</translation>
    </message>
    <message>
        <source>None, the whole plate</source>
        <translation>なし（プレート全体）</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>円</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>長方形</translation>
    </message>
    <message>
        <source>Aperture diameter</source>
        <translation>開口の直径</translation>
    </message>
    <message>
        <source>Of the circle.</source>
        <translation>円の直径です。</translation>
    </message>
    <message>
        <source>Aperture width</source>
        <translation>開口の幅</translation>
    </message>
    <message>
        <source>Of the rectangle, along x.</source>
        <translation>長方形の x 方向の長さです。</translation>
    </message>
    <message>
        <source>Aperture height</source>
        <translation>開口の高さ</translation>
    </message>
    <message>
        <source>Of the rectangle, along y.</source>
        <translation>長方形の y 方向の長さです。</translation>
    </message>
    <message>
        <source>The aperture is smaller than a pixel or not finite; give one such as 4mm.</source>
        <translation>開口が 1 画素より小さいか、有限ではありません。4mm のように指定してください。</translation>
    </message>
    <message>
        <source>install OpenImageIO</source>
        <translation>OpenImageIO をインストールしてください</translation>
    </message>
    <message>
        <source>Image files cannot be read or written: {0}.</source>
        <translation>画像ファイルを読み書きできません：{0}。</translation>
    </message>
    <message>
        <source>The {0} points would take {1} of memory; they are read piece by piece from a scratch file.</source>
        <translation>{0} 点はメモリを {1} 使うため、一時ファイルから少しずつ読み込まれます。</translation>
    </message>
    <message>
        <source>{0}: no scratch file could be written there for points that memory is not to hold ({1}); free some space, let TMPDIR name another folder or allow more memory.</source>
        <translation>{0}: メモリに置かない点のための一時ファイルをここに書き込めません（{1}）。空き容量を増やすか、TMPDIR に別のフォルダーを指定するか、使用メモリを増やしてください。</translation>
    </message>
    <message>
        <source>{0}: the scratch file of the points there could not be read again ({1}); check the disk or let TMPDIR name another folder.</source>
        <translation>{0}: ここにある点の一時ファイルを読み直せません（{1}）。ディスクを確認するか、TMPDIR に別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>The tables of a plane would take {0}, those of all {1}.</source>
        <translation>表は 1 面で {0}、全面では {1} になります。</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>レンズ</translation>
    </message>
    <message>
        <source>Stands in the hologram; z counts from its focal plane. Without it z counts from the plate.</source>
        <translation>ホログラム面に置くレンズです。z は焦点面から測り、レンズがなければ素子面から測ります。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>How light gets to the spots; paraxial is faster.</source>
        <translation>光がスポットに届くまでの計算モデルです。近軸のほうが速く計算できます。</translation>
    </message>
    <message>
        <source>The most light where it is wanted, shared unevenly.</source>
        <translation>必要な場所に最も多くの光を送りますが、配分は不均一です。</translation>
    </message>
    <message>
        <source>Even brightness on any set of levels; its exponent β trades evenness for light.</source>
        <translation>どのような階調でも均一な明るさになります。指数 β で均一さと光量の兼ね合いを決めます。</translation>
    </message>
    <message>
        <source>There is no algorithm &quot;{0}&quot;; there are: {1}.</source>
        <translation>アルゴリズム「{0}」はありません。使えるもの: {1}。</translation>
    </message>
    <message>
        <source>The levels let light pass, more where the real part of the field is larger; the twin image lies on the axis, too.</source>
        <translation>レベルは光の透過量を表し、複素振幅の実部が大きいほど多く通します。共役像も光軸上に現れます。</translation>
    </message>
    <message>
        <source>There is no encoding &quot;{0}&quot;; choose one of: {1}.</source>
        <translation>符号化方式「{0}」はありません。次の中から選んでください: {1}。</translation>
    </message>
    <message>
        <source>The levels are the fringes of the field with a tilted reference wave, which parts the picture from its twin.</source>
        <translation>レベルは傾いた参照波との干渉縞です。像は共役像から分離されます。</translation>
    </message>
    <message>
        <source>The levels turn the phase of the light; amplitudes are left out.</source>
        <translation>レベルは光の位相を変えます。振幅は使われません。</translation>
    </message>
    <message>
        <source>How the light gets there where it meets no lens.</source>
        <translation>レンズがない場合に、光がその面へどう伝搬するか。</translation>
    </message>
    <message>
        <source>Encoded levels</source>
        <translation>符号化した量子化レベル</translation>
    </message>
    <message>
        <source>Hologram field</source>
        <translation>ホログラムの複素振幅</translation>
    </message>
    <message>
        <source>The complex light in the plane of the hologram.</source>
        <translation>ホログラム面での光の複素振幅。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a kind of output; use one of: {1}.</source>
        <translation>「{0}」は出力の種類ではありません。次のいずれかを使ってください: {1}。</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What of the result the file holds.</source>
        <translation>結果のうちファイルに入れるもの。</translation>
    </message>
    <message>
        <source>Angular spectrum</source>
        <translation>角スペクトル法</translation>
    </message>
    <message>
        <source>Plane waves in every direction; right at any distance.</source>
        <translation>あらゆる方向の平面波で計算します。どの距離でも正確です。</translation>
    </message>
    <message>
        <source>Fraunhofer, far field</source>
        <translation>フラウンホーファー（遠方界）</translation>
    </message>
    <message>
        <source>One Fourier transform; the pixel pitch grows with the distance.</source>
        <translation>フーリエ変換 1 回で計算します。画素ピッチは距離とともに大きくなります。</translation>
    </message>
    <message>
        <source>The angular spectrum for directions near the axis.</source>
        <translation>光軸に近い方向についての角スペクトル法です。</translation>
    </message>
    <message>
        <source>There is no propagation &quot;{0}&quot;; choose one of: {1}.</source>
        <translation>伝搬方式「{0}」はありません。次の中から選んでください: {1}。</translation>
    </message>
    <message>
        <source>Band limit</source>
        <translation>帯域制限</translation>
    </message>
    <message>
        <source>Leave out the frequencies that are sampled too coarsely at the distance.</source>
        <translation>その距離では標本化が粗すぎる周波数を除きます。</translation>
    </message>
    <message>
        <source>Any phase</source>
        <translation>任意の位相</translation>
    </message>
    <message>
        <source>Let the pattern of a solver take any phase instead of levels.</source>
        <translation>ソルバーのパターンに、階調ではなく任意の位相を許します。</translation>
    </message>
    <message>
        <source>Point cloud</source>
        <translation>点群</translation>
    </message>
    <message>
        <source>Points that send light, as read from a file.</source>
        <translation>光を出す点。ファイルから読み込みます。</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>Corners</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>x, y of each corner in parts of the region: -0.5 to 0.5, y up.</source>
        <translation>各頂点の x, y(領域に対する割合):-0.5 から 0.5、y は上向き。</translation>
    </message>
    <message>
        <source>Target image</source>
        <translation>目標画像</translation>
    </message>
    <message>
        <source>A picture of light in a plane.</source>
        <translation>一つの面に作る光の画像。</translation>
    </message>
    <message>
        <source>Mask of the signal region</source>
        <translation>信号領域のマスク</translation>
    </message>
    <message>
        <source>numbers separated by commas</source>
        <translation>コンマで区切った数</translation>
    </message>
    <message>
        <source>The pattern that the first iteration begins with.</source>
        <translation>最初の反復を始めるパターン。</translation>
    </message>
    <message>
        <source>Superposition, phases of a warm start</source>
        <translation>重ね合わせ、ウォームスタートの位相</translation>
    </message>
    <message>
        <source>Warm-start iterations</source>
        <translation>ウォームスタートの反復</translation>
    </message>
    <message>
        <source>Iterations on the middle of the plate that find the phases.</source>
        <translation>版の中央で位相を求める反復の回数。</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>End at this uniformity of spots, such as 0.99; 0 for never.</source>
        <translation>光点がこの均一度に達したら終了(例:0.99)。0 なら終了しません。</translation>
    </message>
    <message>
        <source>End after this many iterations without a better pattern; 0 for never.</source>
        <translation>この回数だけ改善がなければ終了。0 なら終了しません。</translation>
    </message>
    <message>
        <source>How the field of the plate is found: as the sum of all light, or as a phase pattern that iterations make better.</source>
        <translation>版の光波の求め方:すべての光の和、または反復で改善する位相パターン。</translation>
    </message>
    <message>
        <source>usual</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Single places of light, such as optical traps.</source>
        <translation>光トラップのような、個々の光の位置。</translation>
    </message>
    <message>
        <source>Table of spots</source>
        <translation>光点の表</translation>
    </message>
    <message>
        <source>There is nothing to show; import something, or show a source that is hidden.</source>
        <translation>表示するものがありません。何かをインポートするか、隠れた光源を表示してください。</translation>
    </message>
    <message>
        <source>The light of a source of the kind &quot;{0}&quot; cannot be summed; choose another solver, or hide the source.</source>
        <translation>種類「{0}」の光源の光は加算できません。別のソルバーを選ぶか、光源を隠してください。</translation>
    </message>
    <message>
        <source>A sum is of light in free space: the lens is left out of account. Switch it off, or choose another solver.</source>
        <translation>和は自由空間の光についてのもので、レンズは考慮されません。レンズをオフにするか、別のソルバーを選んでください。</translation>
    </message>
    <message>
        <source>No pattern can be designed for a source of the kind &quot;{0}&quot;; choose the sum of all light, or hide the source.</source>
        <translation>種類「{0}」の光源にはパターンを設計できません。「すべての光の和」を選ぶか、光源を隠してください。</translation>
    </message>
    <message>
        <source>Designing the pattern</source>
        <translation>パターンを設計中</translation>
    </message>
    <message>
        <source>Direct search that takes losses at first, to end in a better pattern after more iterations. It tries pixels on the host, whatever the device.</source>
        <translation>最初は損失を許し、より多くの反復の後により良いパターンに達する直接探索。デバイスにかかわらず、ホストで画素を試します。</translation>
    </message>
    <message>
        <source>Of the first iteration, in losses that a pixel can make.</source>
        <translation>最初の反復での値。一画素が生じうる損失を単位とします。</translation>
    </message>
    <message>
        <source>Of the temperature, from iteration to iteration.</source>
        <translation>反復ごとの温度の比。</translation>
    </message>
    <message>
        <source>For devices of few levels: each pixel takes the level that serves the spots best, in many iterations. It tries pixels on the host, whatever the device.</source>
        <translation>階調の少ないデバイス向け:多くの反復で、各画素が光点に最もよい階調を取ります。デバイスにかかわらず、ホストで画素を試します。</translation>
    </message>
    <message>
        <source>The number of iterations goes from 0 to 1000000.</source>
        <translation>反復回数は 0 から 1000000 までです。</translation>
    </message>
    <message>
        <source>Of the phases in an iteration, in radians.</source>
        <translation>一回の反復での位相の変化(ラジアン)。</translation>
    </message>
    <message>
        <source>Free iterations</source>
        <translation>自由な反復</translation>
    </message>
    <message>
        <source>Iterations before the phases of the spots are fixed.</source>
        <translation>光点の位相を固定する前の反復の回数。</translation>
    </message>
    <message>
        <source>Sum of all light</source>
        <translation>すべての光の和</translation>
    </message>
    <message>
        <source>The waves of all sources are added; the encoding then makes a pattern of their sum.</source>
        <translation>すべての光源の波を加え、その和を符号化でパターンにします。</translation>
    </message>
    <message>
        <source>One pattern at once, without iterations: quick, and uneven.</source>
        <translation>反復なしで一度に作るパターン。速いが不均一です。</translation>
    </message>
    <message>
        <source>Even spots within some twenty iterations.</source>
        <translation>二十回ほどの反復で均一な光点。</translation>
    </message>
    <message>
        <source>The picture is dark everywhere in its signal region; give one with light, or another region.</source>
        <translation>画像は信号領域のどこも暗いままです。明るい部分のある画像か、別の領域を指定してください。</translation>
    </message>
    <message>
        <source>The picture lies in the hologram; without a lens it needs a distance of a wavelength or more.</source>
        <translation>画像がホログラムの中にあります。レンズなしでは一波長以上の距離が必要です。</translation>
    </message>
    <message>
        <source>Direct search and annealing try single spots; choose another solver for a picture.</source>
        <translation>直接探索と焼きなましは個々の光点を試します。画像には別のソルバーを選んでください。</translation>
    </message>
    <message>
        <source>Only single spots have a warm start; choose another start for a picture.</source>
        <translation>ウォームスタートは個々の光点だけのものです。画像には別の開始方法を選んでください。</translation>
    </message>
    <message>
        <source>There is no kind of source &quot;{0}&quot;; choose one of: {1}.</source>
        <translation>光源の種類「{0}」はありません。次から選んでください:{1}。</translation>
    </message>
    <message>
        <source>{0} has a source of the kind &quot;{1}&quot;, which this program does not know: open it with a newer Fringe Studio.</source>
        <translation>{0} には、このプログラムの知らない種類「{1}」の光源があります。新しい Fringe Studio で開いてください。</translation>
    </message>
    <message>
        <source>First distance</source>
        <translation>最初の距離</translation>
    </message>
    <message>
        <source>z of the first layer; the others follow evenly.</source>
        <translation>最初の層の z。他の層は等間隔に続きます。</translation>
    </message>
    <message>
        <source>Last distance</source>
        <translation>最後の距離</translation>
    </message>
    <message>
        <source>z of the last layer.</source>
        <translation>最後の層の z。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>A stack of pictures at distances, such as the slices of a volume.</source>
        <translation>距離をおいて重ねた画像。たとえばボリュームの断面。</translation>
    </message>
    <message>
        <source>Stack of pictures</source>
        <translation>画像の重なり</translation>
    </message>
    <message>
        <source>There are no layers; import a stack of pictures.</source>
        <translation>層がありません。画像の重なりをインポートしてください。</translation>
    </message>
    <message>
        <source>Adaptive-additive (GAA)</source>
        <translation>適応加算法 (GAA)</translation>
    </message>
    <message>
        <source>Between light as it falls and light as it is wanted, by a share.</source>
        <translation>実際の光と望む光を、ある割合で混ぜます。</translation>
    </message>
    <message>
        <source>Adaptation</source>
        <translation>適応</translation>
    </message>
    <message>
        <source>Share of the wanted amplitude in each aim: 1 is Gerchberg-Saxton.</source>
        <translation>各目標での望む振幅の割合。1 はゲルヒベルク・サクストン法です。</translation>
    </message>
    <message>
        <source>Double phase</source>
        <translation>二重位相</translation>
    </message>
    <message>
        <source>Amplitudes, too, by phases that differ from pixel to pixel as on a chessboard; some light goes aside.</source>
        <translation>市松状に画素ごとに異なる位相で振幅も表します。一部の光は脇へ逃げます。</translation>
    </message>
    <message>
        <source>{0}: the pictures have {1} planes; one to four are read: grey or red, green and blue, and opacity.</source>
        <translation>{0}: 画像に {1} 枚のプレーンがあります。読めるのは 1～4 枚 (グレーまたは赤・緑・青、および不透明度) です。</translation>
    </message>
    <message>
        <source>{0}: entry {1}: {2}</source>
        <translation>{0}: 項目 {1}: {2}</translation>
    </message>
    <message>
        <source>&quot;opacity&quot; is &quot;alpha&quot; or a number from 0 to 1.</source>
        <translation>&quot;opacity&quot; には &quot;alpha&quot; または 0～1 の数を指定してください。</translation>
    </message>
    <message>
        <source>it names no picture; write {&quot;image&quot;: &quot;a.png&quot;, &quot;z&quot;: &quot;100mm&quot;}.</source>
        <translation>画像が指定されていません。{&quot;image&quot;: &quot;a.png&quot;, &quot;z&quot;: &quot;100mm&quot;} のように書いてください。</translation>
    </message>
    <message>
        <source>it has no distance; write &quot;z&quot;: &quot;100mm&quot;.</source>
        <translation>距離がありません。&quot;z&quot;: &quot;100mm&quot; のように書いてください。</translation>
    </message>
    <message>
        <source>{0} is too long for a list of pictures.</source>
        <translation>{0} は画像のリストとしては長すぎます。</translation>
    </message>
    <message>
        <source>{0} is no list of pictures; write [{&quot;image&quot;: &quot;a.png&quot;, &quot;z&quot;: &quot;100mm&quot;}, …].</source>
        <translation>{0} は画像のリストではありません。[{&quot;image&quot;: &quot;a.png&quot;, &quot;z&quot;: &quot;100mm&quot;}, …] のように書いてください。</translation>
    </message>
    <message>
        <source>{0}: {1} has {2} × {3} pixels and {4} has {5} × {6}; give pictures of one size.</source>
        <translation>{0}: {1} は {2} × {3} ピクセル、{4} は {5} × {6} です。同じ大きさの画像を指定してください。</translation>
    </message>
    <message>
        <source>Splat</source>
        <translation>スプラット</translation>
    </message>
    <message>
        <source>Diameter of the disc around each point that hides what is behind it; about the distance of the points makes a surface.</source>
        <translation>各点の周りにあり、その後ろを隠す円板の直径。点の間隔ほどにすると面になります。</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>瞳</translation>
    </message>
    <message>
        <source>Diameter of the part of the plate that is looked through: small is sharp in depth, large shows one distance.</source>
        <translation>のぞき込む板の部分の直径。小さいと奥行き全体が鮮明になり、大きいと一つの距離だけが見えます。</translation>
    </message>
    <message>
        <source>the whole plate</source>
        <translation>板全体</translation>
    </message>
    <message>
        <source>Of the pupil&apos;s middle; a pupil that moves sees the scene from the side.</source>
        <translation>瞳の中心。瞳をずらすとシーンを横から見ることになります。</translation>
    </message>
    <message>
        <source>Pupil x</source>
        <translation>瞳 x</translation>
    </message>
    <message>
        <source>Pupil y</source>
        <translation>瞳 y</translation>
    </message>
    <message>
        <source>Of every layer in its plane; a size of 0 fits the plate.</source>
        <translation>各層のその面内での値。大きさ 0 は板に合わせます。</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>z of each layer in parts of the way from the first to the last, 0 to 1; none: evenly.</source>
        <translation>最初から最後までの道のりに対する各層の z の割合 (0～1)。なければ等間隔。</translation>
    </message>
    <message>
        <source>Of the light where it starts.</source>
        <translation>光の出発点での位相。</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>一定</translation>
    </message>
    <message>
        <source>Smooth</source>
        <translation>なめらか</translation>
    </message>
    <message>
        <source>Intensity is the value to this power; 2 where pictures show amplitudes.</source>
        <translation>強度は値のこの乗。画像が振幅を表すときは 2。</translation>
    </message>
    <message>
        <source>Strength</source>
        <translation>強さ</translation>
    </message>
    <message>
        <source>Factor of the amplitude, beside other sources.</source>
        <translation>ほかの光源に対する振幅の係数。</translation>
    </message>
    <message>
        <source>Occlusion</source>
        <translation>遮蔽</translation>
    </message>
    <message>
        <source>What is nearer to the viewer and what is behind it.</source>
        <translation>観察者に近いものと、その後ろにあるものの関係。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>All light shines through.</source>
        <translation>すべての光が透けて見えます。</translation>
    </message>
    <message>
        <source>Silhouettes</source>
        <translation>シルエット</translation>
    </message>
    <message>
        <source>What is nearer hides what is behind it, of all sources.</source>
        <translation>すべての光源について、近いものが後ろのものを隠します。</translation>
    </message>
    <message>
        <source>Feather</source>
        <translation>ぼかし幅</translation>
    </message>
    <message>
        <source>Width of soft edges, in pixels of the plate.</source>
        <translation>やわらかい縁の幅 (板のピクセル単位)。</translation>
    </message>
    <message>
        <source>The layers go beyond their planes, which are {0} wide and {1} high; make them smaller or move them.</source>
        <translation>画像が幅 {0}、高さ {1} の面からはみ出しています。小さくするか移動してください。</translation>
    </message>
    <message>
        <source>fits the plate</source>
        <translation>板に合わせる</translation>
    </message>
    <message>
        <source>The layers are dark everywhere; give pictures with light.</source>
        <translation>どの層も真っ暗です。光のある画像を指定してください。</translation>
    </message>
    <message>
        <source>A layer lies in the hologram; without a lens it needs a distance of a wavelength or more.</source>
        <translation>ホログラム面内に層があります。レンズなしでは 1 波長以上離す必要があります。</translation>
    </message>
    <message>
        <source>{0} of {1} points lie beside the plate and are left out, since what hides others goes from plane to plane of the plate&apos;s size; make the object smaller.</source>
        <translation>{1} 点のうち {0} 点は板の外にあり省かれます。遮蔽は板の大きさの面ごとに計算されるためです。物体を小さくしてください。</translation>
    </message>
    <message>
        <source>Of the picture in its planes; a size of 0 fits the plate.</source>
        <translation>面内での画像の値。大きさ 0 は板に合わせます。</translation>
    </message>
    <message>
        <source>Near end</source>
        <translation>手前の端</translation>
    </message>
    <message>
        <source>z of what is nearest to the viewer, the larger of the two.</source>
        <translation>観察者に最も近いものの z。二つのうち大きい方。</translation>
    </message>
    <message>
        <source>Far end</source>
        <translation>奥の端</translation>
    </message>
    <message>
        <source>z of what is farthest from the viewer.</source>
        <translation>観察者から最も遠いものの z。</translation>
    </message>
    <message>
        <source>Depth values</source>
        <translation>深度の値</translation>
    </message>
    <message>
        <source>What the numbers of the depth picture are.</source>
        <translation>深度画像の数値の意味。</translation>
    </message>
    <message>
        <source>Even steps of z</source>
        <translation>z の等間隔</translation>
    </message>
    <message>
        <source>Black is near, white is far.</source>
        <translation>黒が手前、白が奥。</translation>
    </message>
    <message>
        <source>Even steps of 1/z</source>
        <translation>1/z の等間隔</translation>
    </message>
    <message>
        <source>As 3-D programs store depth.</source>
        <translation>3D ソフトが深度を保存する形式。</translation>
    </message>
    <message>
        <source>Metres</source>
        <translation>メートル</translation>
    </message>
    <message>
        <source>From the viewer; 0 is no depth.</source>
        <translation>観察者からの距離。0 は深度なし。</translation>
    </message>
    <message>
        <source>Millimetres</source>
        <translation>ミリメートル</translation>
    </message>
    <message>
        <source>White is near</source>
        <translation>白が手前</translation>
    </message>
    <message>
        <source>Instead of black.</source>
        <translation>黒の代わりに。</translation>
    </message>
    <message>
        <source>Depth scale</source>
        <translation>深度の倍率</translation>
    </message>
    <message>
        <source>Factor of the depths, to fit a scene between near and far.</source>
        <translation>シーンを手前と奥の間に収めるための深度の係数。</translation>
    </message>
    <message>
        <source>Depth by</source>
        <translation>奥行きの方式</translation>
    </message>
    <message>
        <source>How the depth becomes light.</source>
        <translation>深度を光にする方法。</translation>
    </message>
    <message>
        <source>Layers where something is hidden, else exact depth.</source>
        <translation>遮蔽があれば層、なければ正確な深度。</translation>
    </message>
    <message>
        <source>Every pixel in the nearest of evenly spaced planes.</source>
        <translation>各ピクセルを等間隔の面のうち最も近い面に置きます。</translation>
    </message>
    <message>
        <source>Exact depth</source>
        <translation>正確な深度</translation>
    </message>
    <message>
        <source>Every pixel at its own z; nothing is hidden.</source>
        <translation>各ピクセルを固有の z に置きます。何も隠れません。</translation>
    </message>
    <message>
        <source>Planes between near and far.</source>
        <translation>手前と奥の間の面の数。</translation>
    </message>
    <message>
        <source>by depth of focus</source>
        <translation>焦点深度に応じて</translation>
    </message>
    <message>
        <source>Largest error of exact depth, relative to the wave.</source>
        <translation>正確な深度の最大誤差 (波に対する相対値)。</translation>
    </message>
    <message>
        <source>Depth picture</source>
        <translation>深度画像</translation>
    </message>
    <message>
        <source>A picture with the depth of every pixel.</source>
        <translation>各ピクセルの深度をもつ画像。</translation>
    </message>
    <message>
        <source>There is no picture yet; import one.</source>
        <translation>まだ画像がありません。読み込んでください。</translation>
    </message>
    <message>
        <source>There is no depth picture yet; import one.</source>
        <translation>まだ深度画像がありません。読み込んでください。</translation>
    </message>
    <message>
        <source>1/z has no even steps from one side of the plate to the other; give near and far ends on one side.</source>
        <translation>板の片側から反対側へ 1/z を等間隔にはできません。手前と奥を同じ側に指定してください。</translation>
    </message>
    <message>
        <source>The near end is farther from the viewer than the far end, so the scene is seen inside out; exchange them.</source>
        <translation>手前の端が奥の端より遠く、シーンが裏返しに見えます。入れ替えてください。</translation>
    </message>
    <message>
        <source>The near and the far end are one plane, so the picture is flat.</source>
        <translation>手前と奥の端が同じ面なので、画像は平らです。</translation>
    </message>
    <message>
        <source>Pixels beyond the near or the far end are put there ({0}); move the ends, or change the depth scale.</source>
        <translation>{0} ピクセルが手前または奥の端を越えているため端に置かれます。端を動かすか深度の倍率を変えてください。</translation>
    </message>
    <message>
        <source>Exact depth has no layers, so nothing hides it; choose layers.</source>
        <translation>正確な深度には層がないため、何にも隠されません。層を選んでください。</translation>
    </message>
    <message>
        <source>Exact depth is chosen: {0} planes give every pixel its own z, where layers in focus would be {1}.</source>
        <translation>正確な深度を選びました。{0} 面で各ピクセルが固有の z になります (焦点深度に応じた層なら {1} 層)。</translation>
    </message>
    <message>
        <source>{0} layers are chosen, since silhouettes hide what is behind them.</source>
        <translation>シルエットが後ろを隠すため、{0} 層を選びました。</translation>
    </message>
    <message>
        <source>{0} layers are chosen, since exact depth would take {1} planes.</source>
        <translation>正確な深度には {1} 面が必要なため、{0} 層を選びました。</translation>
    </message>
    <message>
        <source>The depth picture has no depth anywhere; choose what its numbers mean.</source>
        <translation>深度画像のどこにも深度がありません。数値の意味を選んでください。</translation>
    </message>
    <message>
        <source>{0} is a link that leads out of its folder, to {1}; give that name, or another one.</source>
        <translation>{0} はフォルダーの外の {1} を指すリンクです。その名前か別の名前を指定してください。</translation>
    </message>
    <message>
        <source>{0} is no project in one file, or damaged; copy it again.</source>
        <translation>{0} は単一ファイルのプロジェクトではないか、破損しています。もう一度コピーしてください。</translation>
    </message>
    <message>
        <source>{0} holds two entries called {1}, so that one of them is not the project&apos;s; ask for another copy.</source>
        <translation>{0} には {1} という項目が 2 つあり、一方はプロジェクトのものではありません。別のコピーを入手してください。</translation>
    </message>
    <message>
        <source>{0} would take {1} when unpacked, too much for a file of its size; unpack it with another program if you trust it.</source>
        <translation>{0} を展開すると {1} になり、このサイズのファイルとしては大きすぎます。信頼できる場合は別のプログラムで展開してください。</translation>
    </message>
    <message>
        <source>{0} cannot be copied to {1} ({2}); make room there.</source>
        <translation>{0} を {1} にコピーできません ({2})。空き容量を確保してください。</translation>
    </message>
    <message>
        <source>{0}: its JSON is nested deeper than {1} levels, which no project is; the version before it may be in {0}.1.</source>
        <translation>{0}: JSON の入れ子が {1} 段を超えており、プロジェクトではありえません。一つ前の版が {0}.1 にあるかもしれません。</translation>
    </message>
    <message>
        <source>{0} names {1} points, spots or samples, but their data file {3} has {2}; it is another file, or one of the two has been changed by hand or damaged.</source>
        <translation>{0} には {1} 個の点・光点・標本とありますが、データファイル {3} には {2} 個あります。別のファイルか、どちらかが手で変更されたか壊れています。</translation>
    </message>
    <message>
        <source>{0} is missing, with the data of &quot;{1}&quot;; keep a project and its data folder of the same name together.</source>
        <translation>「{1}」のデータである {0} がありません。プロジェクトと同名のデータフォルダーは、常に同じ場所に置いてください。</translation>
    </message>
    <message>
        <source>{0}: the suffix &quot;{1}&quot; is not that of a mesh; those are {2}.</source>
        <translation>{0}: 拡張子「{1}」はメッシュのものではありません。使える拡張子: {2}。</translation>
    </message>
    <message>
        <source>{0}: there are no faces in it; import it as a point cloud, or export it again with faces.</source>
        <translation>{0}: 面がありません。点群としてインポートするか、面を付けてエクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: the mesh does not fit into memory; make it simpler or close other programs.</source>
        <translation>{0}: メッシュがメモリに収まりません。単純にするか、ほかのプログラムを終了してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; has {3} numbers, but {4} are needed; the file is damaged, export it again.</source>
        <translation>{0}: {1} 行目: 「{2}」の数値は {3} 個ですが、{4} 個必要です。ファイルが破損しているので、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: the colour is outside its range; red, green and blue go from 0 to 1.</source>
        <translation>{0}: {1} 行目: 色が範囲外です。赤・緑・青は 0～1 です。</translation>
    </message>
    <message>
        <source>{0}: line {1}: a face has {2} corners; three or more are needed.</source>
        <translation>{0}: {1} 行目: 面の頂点が {2} 個です。3 個以上必要です。</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is no corner of a face; 1, 1/1, 1//1 or 1/1/1 would be one.</source>
        <translation>{0}: {1} 行目: 「{2}」は面の頂点ではありません。1、1/1、1//1、1/1/1 のように書いてください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: a corner of a face names number {2}, but there are {3} before it; the file is damaged, export it again.</source>
        <translation>{0}: {1} 行目: 面の頂点が番号 {2} を指していますが、その前には {3} 個しかありません。ファイルが破損しているので、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>Wavefront OBJ mesh</source>
        <translation>Wavefront OBJ メッシュ</translation>
    </message>
    <message>
        <source>{0}: the vertices have no x, y and z; export it again.</source>
        <translation>{0}: 頂点に x、y、z がありません。エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: the colour of &quot;{1}&quot; {2} is outside its range; red, green and blue go from 0 to 1.</source>
        <translation>{0}: 「{1}」{2} の色が範囲外です。赤・緑・青は 0～1 です。</translation>
    </message>
    <message>
        <source>{0}: the faces have no list &quot;vertex_indices&quot;; export it again.</source>
        <translation>{0}: 面に「vertex_indices」のリストがありません。エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: face {1} has {2} corners; three or more are needed.</source>
        <translation>{0}: 面 {1} の頂点が {2} 個です。3 個以上必要です。</translation>
    </message>
    <message>
        <source>PLY mesh</source>
        <translation>PLY メッシュ</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;vertex x y z&quot; is needed; the file is damaged, export it again.</source>
        <translation>{0}: {1} 行目: 「vertex x y z」が必要です。ファイルが破損しているので、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: a facet does not have three corners; the file is damaged, export it again.</source>
        <translation>{0}: {1} 行目: 三角形の頂点が 3 個ではありません。ファイルが破損しているので、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: the file ends at line {1} without &quot;endsolid&quot;; it is cut short, export or copy it again.</source>
        <translation>{0}: ファイルが {1} 行目で「endsolid」なしに終わっています。途中で切れているので、エクスポートまたはコピーし直してください。</translation>
    </message>
    <message>
        <source>{0}: the header announces {1} triangles, which take {2} bytes, but {3} follow; the file is cut short or no STL.</source>
        <translation>{0}: ヘッダーでは三角形 {1} 個（{2} バイト）とされていますが、続くのは {3} バイトです。途中で切れているか、STL ではありません。</translation>
    </message>
    <message>
        <source>{0}: this is no STL file; check the file or its suffix.</source>
        <translation>{0}: STL ファイルではありません。ファイルまたは拡張子を確認してください。</translation>
    </message>
    <message>
        <source>STL mesh</source>
        <translation>STL メッシュ</translation>
    </message>
    <message>
        <source>Points per mm²</source>
        <translation>1 mm² あたりの点数</translation>
    </message>
    <message>
        <source>Per mm² of the surface, hidden ones included; 0: as many as &quot;Points&quot; says.</source>
        <translation>表面 1 mm² あたりの数（隠れた点を含む）。0: 「点数」の値を使います。</translation>
    </message>
    <message>
        <source>by number</source>
        <translation>点数で指定</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点数</translation>
    </message>
    <message>
        <source>How many the surface is given, hidden ones included; evenly over its area.</source>
        <translation>表面に置く数（隠れた点を含む）。面積に対して均等に置きます。</translation>
    </message>
    <message>
        <source>Leave out hidden points</source>
        <translation>隠れた点を除く</translation>
    </message>
    <message>
        <source>Leave out points that the surface hides from all directions into which the plate sends light.</source>
        <translation>ホログラム面が光を送るすべての方向から表面に隠れている点を除きます。</translation>
    </message>
    <message>
        <source>Shading</source>
        <translation>陰影</translation>
    </message>
    <message>
        <source>How bright the surface is.</source>
        <translation>表面の明るさの決め方。</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>フラット</translation>
    </message>
    <message>
        <source>Each triangle evenly.</source>
        <translation>三角形ごとに一様にします。</translation>
    </message>
    <message>
        <source>By the normals of the vertices, as if the surface were curved.</source>
        <translation>頂点の法線を使い、曲面のように見せます。</translation>
    </message>
    <message>
        <source>The same on all sides.</source>
        <translation>すべての面を同じ明るさにします。</translation>
    </message>
    <message>
        <source>Light from the side</source>
        <translation>光の方位角</translation>
    </message>
    <message>
        <source>Angle of the light&apos;s direction to the viewer&apos;s; positive: from the right.</source>
        <translation>観察者の方向に対する光の方向の角度。正: 右から。</translation>
    </message>
    <message>
        <source>Light from above</source>
        <translation>光の仰角</translation>
    </message>
    <message>
        <source>Angle of the light&apos;s direction; negative: from below.</source>
        <translation>光の方向の角度。負: 下から。</translation>
    </message>
    <message>
        <source>Ambient share</source>
        <translation>環境光の割合</translation>
    </message>
    <message>
        <source>Share of the light that comes from all sides, 0 to 1.</source>
        <translation>あらゆる方向から来る光の割合（0～1）。</translation>
    </message>
    <message>
        <source>Mesh</source>
        <translation>メッシュ</translation>
    </message>
    <message>
        <source>A surface of triangles, lit and seen from the front.</source>
        <translation>光を当てて正面から見た、三角形でできた表面。</translation>
    </message>
    <message>
        <source>The mesh has edges with more than two triangles ({0}).</source>
        <translation>メッシュの {0} 本の辺に 3 個以上の三角形が接しています。</translation>
    </message>
    <message>
        <source>The mesh has edges where the triangles of both sides face opposite ways ({0}); each is lit on the side that is seen.</source>
        <translation>メッシュの {0} 本の辺で、両側の三角形の表裏が逆になっています。どれも見える側に光を当てます。</translation>
    </message>
    <message>
        <source>There is no mesh; import one.</source>
        <translation>メッシュがありません。インポートしてください。</translation>
    </message>
    <message>
        <source>The surface of the mesh has no area; import another.</source>
        <translation>メッシュの表面に面積がありません。別のものをインポートしてください。</translation>
    </message>
    <message>
        <source>The mesh and {0} points on it need {1} of memory and {2} are allowed; choose fewer points, or a simpler mesh.</source>
        <translation>メッシュとその上の {0} 点には {1} のメモリが必要ですが、許可されているのは {2} です。点を減らすか、単純なメッシュを選んでください。</translation>
    </message>
    <message>
        <source>No light of the mesh reaches the viewer; turn the light, or give it more ambient light.</source>
        <translation>メッシュからの光が観察者に届きません。光の向きを変えるか、環境光を増やしてください。</translation>
    </message>
    <message>
        <source>{0}: to read the mesh takes more than the {1} of memory that are allowed; allow more, or make it simpler.</source>
        <translation>{0}: メッシュの読み込みには、許可されている {1} より多くのメモリが必要です。上限を上げるか、単純にしてください。</translation>
    </message>
    <message>
        <source>Surface by</source>
        <translation>表面の方式</translation>
    </message>
    <message>
        <source>How the surface becomes light.</source>
        <translation>表面を光にする方法。</translation>
    </message>
    <message>
        <source>Evenly over its area.</source>
        <translation>面積にわたって均等に。</translation>
    </message>
    <message>
        <source>What is seen from the front, in evenly spaced planes.</source>
        <translation>正面から見えるものを等間隔の面に置きます。</translation>
    </message>
    <message>
        <source>What is seen from the front, every pixel at its own z.</source>
        <translation>正面から見えるものを、ピクセルごとに固有の z に置きます。</translation>
    </message>
    <message>
        <source>Nothing of the mesh lies before the plate; move it, or choose points.</source>
        <translation>メッシュが板の正面にありません。移動するか、点を選んでください。</translation>
    </message>
    <message>
        <source>Spot {0} at {1} is farther away than {2}; bring it nearer.</source>
        <translation>スポット {0} ({1}) は {2} より遠くにあります。近づけてください。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is not a length; give a number with nm, um, mm, cm or m, as in 8.5um.</source>
        <translation>「{0}」は長さではありません。8.5um のように nm、um、mm、cm、m のいずれかを付けた数値を指定してください。</translation>
    </message>
    <message>
        <source>The light of a source of the kind &quot;{0}&quot; cannot be summed.</source>
        <translation>種類「{0}」の光源の光は加算できません。</translation>
    </message>
    <message>
        <source>No pattern can be designed for a source of the kind &quot;{0}&quot;.</source>
        <translation>種類「{0}」の光源のパターンは設計できません。</translation>
    </message>
    <message>
        <source>It tries pixel by pixel, which takes single spots; a source of the kind &quot;{0}&quot; is none.</source>
        <translation>画素を一つずつ試す方法であり、個々のスポットが必要です。種類「{0}」の光源にはありません。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; cannot be worked out; give a number, or a sum or product such as 2*100.</source>
        <translation>「{0}」は計算できません。数値か、2*100 のような和や積を入力してください。</translation>
    </message>
    <message>
        <source>Adding waves</source>
        <translation>波を加算中</translation>
    </message>
    <message>
        <source>Turn about x</source>
        <translation>x 軸まわりの回転</translation>
    </message>
    <message>
        <source>Turn about y</source>
        <translation>y 軸まわりの回転</translation>
    </message>
    <message>
        <source>Turn about z</source>
        <translation>z 軸まわりの回転</translation>
    </message>
    <message>
        <source>The picture of the beam has values beyond 10¹²; scale it down.</source>
        <translation>ビームの画像に 10¹² を超える値があります。小さくしてください。</translation>
    </message>
    <message>
        <source>{0}: to read this takes {1} of memory and {2} are allowed; allow more, or make the picture smaller.</source>
        <translation>{0}: 読み込みには {1} のメモリが必要ですが、許可されているのは {2} です。上限を上げるか、画像を小さくしてください。</translation>
    </message>
    <message>
        <source>{0}: to read this takes {1} of memory and {2} are free; close other programs, or make the picture smaller.</source>
        <translation>{0}: 読み込みには {1} のメモリが必要ですが、空きは {2} です。ほかのプログラムを終了するか、画像を小さくしてください。</translation>
    </message>
    <message>
        <source>{0}: this program was built without its reader of glTF files; give the mesh as OBJ, PLY or STL.</source>
        <translation>{0}: このプログラムは glTF ファイルの読み込み機能なしでビルドされています。メッシュを OBJ、PLY、STL のいずれかで指定してください。</translation>
    </message>
    <message>
        <source>{0}: glTF files cannot be read, for Assimp was not found; install the package libassimp5.</source>
        <translation>{0}: Assimp が見つからないため、glTF ファイルを読み取れません。パッケージ libassimp5 をインストールしてください。</translation>
    </message>
    <message>
        <source>{0} could not be read within {1} s; make the mesh simpler, or give it as OBJ, PLY or STL.</source>
        <translation>{0} を {1} 秒以内に読み取れませんでした。メッシュを単純にするか、OBJ、PLY、STL のいずれかで指定してください。</translation>
    </message>
    <message>
        <source>{0} could not be read: the file is damaged; export it again.</source>
        <translation>{0} を読み取れませんでした。ファイルが破損しているので、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: the file &quot;{1}&quot; that it refers to is not there; put it beside it.</source>
        <translation>{0}: 参照しているファイル「{1}」がありません。同じフォルダーに置いてください。</translation>
    </message>
    <message>
        <source>{0} could not be read: the file is damaged (Assimp says: {1}); export it again.</source>
        <translation>{0} を読み取れませんでした。ファイルが破損しているので（Assimp の報告: {1}）、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>glTF mesh</source>
        <translation>glTF メッシュ</translation>
    </message>
    <message>
        <source>{0}: a texture has {1} x {2} pixels, but {3} follow; the file is damaged, export it again.</source>
        <translation>{0}: テクスチャは {1} x {2} 画素とされていますが、続くのは {3} 画素です。ファイルが破損しているので、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>The iterations to go on from are of other light; begin the design anew.</source>
        <translation>続行しようとした反復は別の光に対するものです。設計を最初からやり直してください。</translation>
    </message>
    <message>
        <source>The mesh is shown without {0}, which is not beside it, or damaged, or too large; mend that and import the mesh again.</source>
        <translation>メッシュを {0} なしで表示しています。同じフォルダーにないか、破損しているか、大きすぎます。これを直して、メッシュをインポートし直してください。</translation>
    </message>
    <message>
        <source>The mesh has closed parts that are inside out ({0}); each triangle is lit on the side that is seen.</source>
        <translation>メッシュの閉じた部分のうち {0} 個が裏返しになっています。どの三角形も見える側に光を当てます。</translation>
    </message>
    <message>
        <source>The mesh is not closed: it has edges with one triangle only ({0}).</source>
        <translation>メッシュが閉じていません。{0} 本の辺に三角形が 1 個しか接していません。</translation>
    </message>
    <message>
        <source>The mesh has triangles without area, which send no light ({0}).</source>
        <translation>メッシュの {0} 個の三角形は面積がなく、光を出しません。</translation>
    </message>
    <message>
        <source>{0}: a number in it is too large, so the project file is damaged; the version before it may be in {0}.1.</source>
        <translation>{0}: 大きすぎる数値が含まれており、プロジェクトファイルが破損しています。1 つ前の版が {0}.1 に残っている可能性があります。</translation>
    </message>
    <message>
        <source>The data of &quot;{0}&quot; are missing or damaged; the design does not use them, and they were left out.</source>
        <translation>「{0}」のデータがないか、破損しています。設計では使われていないため、省きました。</translation>
    </message>
    <message>
        <source>The result that was kept with the project is missing, damaged or of another design, and was left out; compute it anew.</source>
        <translation>プロジェクトと一緒に保存された結果がないか、破損しているか、別の設計のものなので、省きました。計算し直してください。</translation>
    </message>
    <message>
        <source>{0} propagations; at most {1} are meant</source>
        <translation>伝搬 {0} 回分。目標は {1} 回分以下</translation>
    </message>
    <message>
        <source>{0} propagations</source>
        <translation>伝搬 {0} 回分</translation>
    </message>
    <message>
        <source>Scenes</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>layers and depth pictures beside a propagation</source>
        <translation>レイヤーと奥行き画像を 1 回の伝搬と比較</translation>
    </message>
    <message>
        <source>Nothing of {0} is seen from any side that the plate shows, for other sources hide it; move it, or let light through what hides it.</source>
        <translation>{0} はほかの光源に隠され、プレートが見せるどの方向からも見えません。移動するか、隠しているものが光を通すようにしてください。</translation>
    </message>
    <message>
        <source>Other sources hide {1} % of {0} from all sides that the plate shows.</source>
        <translation>ほかの光源が、プレートが見せるすべての方向から {0} の {1} % を隠しています。</translation>
    </message>
    <message>
        <source>{0} of {1} points lie farther away than {2}, the first being point {3}; bring them nearer.</source>
        <translation>{1} 点のうち {0} 点が {2} より遠くにあります。最初は点 {3} です。近づけてください。</translation>
    </message>
    <message>
        <source>A plane of {0} x {1} is not transformed within {2}; allow {3} or more.</source>
        <translation>{0} x {1} の面は {2} の範囲では変換できません。{3} 以上を許可してください。</translation>
    </message>
    <message>
        <source>{0} of the disk&apos;s own time, {1} moved at {2}/s</source>
        <translation>ディスクだけの時間の {0} 倍、{1} を {2}/s で転送</translation>
    </message>
    <message>
        <source>Planes on the disk</source>
        <translation>ディスク上の面</translation>
    </message>
    <message>
        <source>a transform of a plane larger than memory</source>
        <translation>メモリーより大きい面の変換</translation>
    </message>
    <message>
        <source>{0}: no scratch files can be written there ({1}); name another folder, or make room.</source>
        <translation>{0}: ここには作業ファイルを書けません（{1}）。別のフォルダーを指定するか、空きを作ってください。</translation>
    </message>
    <message>
        <source>{0}: another run is at this job there; wait for it, or name another folder.</source>
        <translation>{0}: 別の実行がここで同じ計算をしています。終わるのを待つか、別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>{0}: {1} of scratch files are needed there and {2} are free; make room, name another folder, or choose fewer pixels.</source>
        <translation>{0}: 作業ファイルに {1} が必要ですが、空きは {2} です。空きを作るか、別のフォルダーを指定するか、画素数を減らしてください。</translation>
    </message>
    <message>
        <source>{0}: the disk is full; what is there is kept, so make room and go on.</source>
        <translation>{0}: ディスクがいっぱいです。書かれたものは残っているので、空きを作って続けてください。</translation>
    </message>
    <message>
        <source>{0}: the scratch file cannot be used ({1}); check the disk, or name another folder.</source>
        <translation>{0}: 作業ファイルを使えません（{1}）。ディスクを確認するか、別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>{0}: {1} of scratch files are needed there and {2} are free; make room, or name another folder.</source>
        <translation>{0}: 作業ファイルに {1} が必要ですが、空きは {2} です。空きを作るか、別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>{0}: the disk gave back other samples than were written there; go on from what is whole, and check the disk.</source>
        <translation>{0}: ディスクから、書いたものと違う値が返りました。無事な部分から続け、ディスクを確認してください。</translation>
    </message>
    <message>
        <source>{0}: the file could not be read to its end; check the disk.</source>
        <translation>{0}: ファイルを最後まで読めませんでした。ディスクを確認してください。</translation>
    </message>
    <message>
        <source>Memory does not hold the hologram: it is summed in bands of {0} rows within {1}, with {2} of scratch files.</source>
        <translation>ホログラムがメモリーに収まらないため、{1} の範囲で {0} 行ずつの帯に分けて足し合わせ、{2} の作業ファイルを使います。</translation>
    </message>
    <message>
        <source>{0} x {1} pixels cannot be carried within {2} of memory, which do not hold a few rows and columns; allow {3} or more.</source>
        <translation>{0} x {1} 画素は {2} のメモリーでは伝搬できません（数行と数列も収まりません）。{3} 以上を許可してください。</translation>
    </message>
    <message>
        <source>{0} of {1} triangles lie beside the plate, where their light cannot start; make the mesh smaller, or choose points.</source>
        <translation>{1} 個の三角形のうち {0} 個がプレートの範囲の外にあり、そこからは光を出せません。メッシュを小さくするか、点を選んでください。</translation>
    </message>
    <message>
        <source>{0}: this is another user&apos;s folder, or a link; name another folder for scratch files.</source>
        <translation>{0}: これは別のユーザーのフォルダーか、リンクです。作業ファイル用に別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>{0} has {1} planes, and a hologram from a file is of one wavelength; give a file with one plane.</source>
        <translation>{0} には {1} 枚の面がありますが、ファイルのホログラムの波長は 1 つです。面が 1 枚のファイルを指定してください。</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>all that the file can hold</source>
        <translation>ファイルが持てるすべて</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>意味</translation>
    </message>
    <message>
        <source>What the numbers of the file do to the light.</source>
        <translation>ファイルの数値が光に与える作用。</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>振幅</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>複素振幅</translation>
    </message>
    <message>
        <source>Complex or real numbers, which are the light itself.</source>
        <translation>光そのものを表す複素数または実数。</translation>
    </message>
    <message>
        <source>Pitch x of the file</source>
        <translation>ファイルのピッチ x</translation>
    </message>
    <message>
        <source>Distance along x of the pixels that the file was made for.</source>
        <translation>ファイルが想定する画素の x 方向の間隔。</translation>
    </message>
    <message>
        <source>Pitch y of the file</source>
        <translation>ファイルのピッチ y</translation>
    </message>
    <message>
        <source>Distance along y of the pixels that the file was made for.</source>
        <translation>ファイルが想定する画素の y 方向の間隔。</translation>
    </message>
    <message>
        <source>Wavelength of the file</source>
        <translation>ファイルの波長</translation>
    </message>
    <message>
        <source>Of the light that the file was made for.</source>
        <translation>ファイルが想定する光の波長。</translation>
    </message>
    <message>
        <source>Hologram from a file</source>
        <translation>ファイルのホログラム</translation>
    </message>
    <message>
        <source>A wave at the plate that there is already: a field, or a pattern of phases or amplitudes, to be reconstructed and judged.</source>
        <translation>すでにあるホログラム面の光波。再生して評価する複素振幅、または位相や振幅のパターン。</translation>
    </message>
    <message>
        <source>Hologram</source>
        <translation>ホログラム</translation>
    </message>
    <message>
        <source>The file holds levels; say whether they are phases or amplitudes.</source>
        <translation>ファイルの内容はレベルです。位相か振幅かを指定してください。</translation>
    </message>
    <message>
        <source>The level {0} occurs, which {1} levels from 0 do not have; give more.</source>
        <translation>0 から数えて {1} レベルにはないレベル {0} があります。量子化レベル数を増やしてください。</translation>
    </message>
    <message>
        <source>The file has {0} × {1} pixels and the plate {2} × {3}: the hologram lies in its middle, and what goes beyond it is cut off.</source>
        <translation>ファイルは {0} × {1} 画素、ホログラム面は {2} × {3} 画素です。ホログラムは中央に置かれ、はみ出す部分は切り取られます。</translation>
    </message>
    <message>
        <source>The file has {0} × {1} pixels and the plate {2} × {3}: the hologram lies in its middle, and the rest is dark.</source>
        <translation>ファイルは {0} × {1} 画素、ホログラム面は {2} × {3} 画素です。ホログラムは中央に置かれ、残りは暗くなります。</translation>
    </message>
    <message>
        <source>The file was made for pixels {0} × {1} apart and the plate&apos;s are {2} × {3}, so its light arrives elsewhere.</source>
        <translation>ファイルが想定する画素の間隔は {0} × {1}、ホログラム面では {2} × {3} なので、光は別の場所に届きます。</translation>
    </message>
    <message>
        <source>The file was made for light of {0} and not of {1}, so its light arrives elsewhere.</source>
        <translation>ファイルが想定する光は {1} ではなく {0} なので、光は別の場所に届きます。</translation>
    </message>
    <message>
        <source>There is no hologram yet; import one.</source>
        <translation>ホログラムがまだありません。読み込んでください。</translation>
    </message>
    <message>
        <source>A hologram from a file is of one wavelength; give one.</source>
        <translation>ファイルのホログラムの波長は 1 つです。1 つ指定してください。</translation>
    </message>
    <message>
        <source>Memory does not hold the hologram: its planes of light are carried by the disk within {0}, with {1} of scratch files and {2} moved from and to them.</source>
        <translation>ホログラムがメモリーに収まらないため、{0} の範囲でディスクを介して光の各面を伝搬し、{1} の作業ファイルを使い、{2} を読み書きします。</translation>
    </message>
    <message>
        <source>Making the hologram ready to be looked at</source>
        <translation>表示用にホログラムを準備しています</translation>
    </message>
    <message>
        <source>The two have different sizes, {0} x {1} x {2} and {3} x {4} x {5} (columns, rows, planes), and cannot be compared.</source>
        <translation>2 つの大きさが {0} x {1} x {2} と {3} x {4} x {5}（列、行、面）で異なるため、比較できません。</translation>
    </message>
    <message>
        <source>The window has no sample of the plane, which is {0} wide and {1} high; move it, or make it larger.</source>
        <translation>この窓には、幅 {0}、高さ {1} の面のサンプルがひとつもありません。窓を動かすか、大きくしてください。</translation>
    </message>
    <message>
        <source>The mesh as it is seen from the front needs {0} of memory on a plate of this size and {1} are allowed; choose points.</source>
        <translation>この大きさのプレートでは、正面から見たメッシュに {0} のメモリが必要ですが、使えるのは {1} です。点群を選んでください。</translation>
    </message>
    <message>
        <source>Rows, pass 1 of 3</source>
        <translation>行(3 回中 1 回目)</translation>
    </message>
    <message>
        <source>Rows back, pass 3 of 3</source>
        <translation>行を戻す(3 回中 3 回目)</translation>
    </message>
    <message>
        <source>Columns, pass 2 of 3</source>
        <translation>列(3 回中 2 回目)</translation>
    </message>
    <message>
        <source>Writing {0}</source>
        <translation>{0} を書き込んでいます</translation>
    </message>
    <message>
        <source>Making the pattern ready to be looked at</source>
        <translation>表示用にパターンを準備しています</translation>
    </message>
    <message>
        <source>on the disk</source>
        <translation>ディスク上</translation>
    </message>
    <message>
        <source>in memory</source>
        <translation>メモリ内</translation>
    </message>
    <message>
        <source>by copies of columns and separate shifts</source>
        <translation>列のコピーと個別のシフト</translation>
    </message>
    <message>
        <source>it takes even sizes</source>
        <translation>偶数の大きさにのみ対応しています</translation>
    </message>
    <message>
        <source>it takes {0} of memory, and {1} are free</source>
        <translation>メモリが {0} 必要で、空きは {1} です</translation>
    </message>
    <message>
        <source>a driver of {0} crashed or ended the program that was to find its devices: update it, or remove it</source>
        <translation>{0} のドライバーがクラッシュしたか、デバイスを探すプログラムを終了させました。ドライバーを更新するか、取り除いてください</translation>
    </message>
    <message>
        <source>a driver of {0} did not answer within {1} s: update it, or remove it</source>
        <translation>{0} のドライバーが {1} 秒以内に応答しませんでした。ドライバーを更新するか、取り除いてください</translation>
    </message>
    <message>
        <source>{0} is missing or cannot be started: install the program anew</source>
        <translation>{0} がないか、起動できません。プログラムをインストールし直してください</translation>
    </message>
    <message>
        <source>FRINGE_MODULE_PATH is &quot;{0}&quot;, which is no absolute path; unset it, or give one</source>
        <translation>FRINGE_MODULE_PATH の値「{0}」は絶対パスではありません。設定を解除するか、絶対パスを指定してください</translation>
    </message>
    <message>
        <source>{0}: there is not enough memory to go on; close other programs, or choose fewer pixels.</source>
        <translation>{0}: 続けるためのメモリが足りません。ほかのプログラムを終了するか、画素数を減らしてください。</translation>
    </message>
    <message>
        <source>{0}: another program has cut the scratch file short; compute again.</source>
        <translation>{0}: 別のプログラムが作業ファイルを短くしました。計算し直してください。</translation>
    </message>
    <message>
        <source>{0}: the array has the shape ({1}, {2}, {3}), with colours last; planes come first, as in ({3}, {1}, {2}): save numpy.moveaxis(a, -1, 0).</source>
        <translation>{0}: 配列の形が ({1}, {2}, {3}) で、色が最後にあります。面は ({3}, {1}, {2}) のように先頭に置きます。numpy.moveaxis(a, -1, 0) を保存してください。</translation>
    </message>
    <message>
        <source>{0}: these arrays are not read: {1}.</source>
        <translation>{0}: 次の配列は読み取りません: {1}。</translation>
    </message>
    <message>
        <source>{0}: its opacity is not read.</source>
        <translation>{0}: 不透明度は読み取りません。</translation>
    </message>
    <message>
        <source>{0}: these channels are not read: {1}.</source>
        <translation>{0}: 次のチャンネルは読み取りません: {1}。</translation>
    </message>
    <message>
        <source>{0} holds complex numbers, and a picture is needed; give the field to &quot;Hologram from a file&quot;, or save its intensity.</source>
        <translation>{0} の内容は複素数ですが、必要なのは画像です。複素振幅として「ファイルのホログラム」に指定するか、強度を保存してください。</translation>
    </message>
    <message>
        <source>{0}: {1}.</source>
        <translation>{0}: {1}。</translation>
    </message>
    <message>
        <source>{0}: this program was built without its reader of Matlab files; save the array as .npy, .tif or .exr.</source>
        <translation>{0}: このプログラムは Matlab ファイルの読み込み機能なしでビルドされています。配列を .npy、.tif、.exr のいずれかで保存してください。</translation>
    </message>
    <message>
        <source>{0}: Matlab files cannot be read, for MatIO was not found; install the package libmatio11.</source>
        <translation>{0}: MatIO が見つからないため、Matlab ファイルを読み取れません。パッケージ libmatio11 をインストールしてください。</translation>
    </message>
    <message>
        <source>Matlab array</source>
        <translation>Matlab 配列</translation>
    </message>
    <message>
        <source>{0} is no .npz archive, or damaged; save the array again with numpy.savez.</source>
        <translation>{0} は .npz アーカイブではないか、破損しています。numpy.savez で配列を保存し直してください。</translation>
    </message>
    <message>
        <source>NumPy archive</source>
        <translation>NumPy アーカイブ</translation>
    </message>
    <message>
        <source>{0} is no .pfm image, or its header is damaged; export it again.</source>
        <translation>{0} は .pfm 画像ではないか、ヘッダーが破損しています。エクスポートし直してください。</translation>
    </message>
    <message>
        <source>Portable float map</source>
        <translation>PFM 画像（Portable float map）</translation>
    </message>
    <message>
        <source>{0}: the colours of its pixels do not lie in the usual order of a BMP image; save it with 24 bits a pixel.</source>
        <translation>{0}: 画素の色の並びが BMP 画像の通常の順序ではありません。1 画素 24 ビットで保存してください。</translation>
    </message>
    <message>
        <source>{0}: the fourth byte of its pixels is not read; its header does not say that it is an opacity.</source>
        <translation>{0}: 画素の 4 バイト目は読み取りません。それが不透明度であるとヘッダーに書かれていません。</translation>
    </message>
    <message>
        <source>{0} has {1} pages, of which only the first is read here; give a stack to &quot;Layers&quot;.</source>
        <translation>{0} には {1} ページあり、ここでは最初のページだけを読み取ります。重ねた画像は「レイヤー」に指定してください。</translation>
    </message>
    <message>
        <source>Image files are read and written by libraries that take {0} of address space, and {1} are left; allow more (ulimit -v), or give the name of a .npy file.</source>
        <translation>画像ファイルの読み書きに使うライブラリには {0} のアドレス空間が必要ですが、残りは {1} です。上限を上げるか（ulimit -v）、.npy ファイルの名前を指定してください。</translation>
    </message>
    <message>
        <source>{0} is a deep image, with several depths a pixel, which is not read; flatten it where it was made.</source>
        <translation>{0} は 1 画素に複数の深度を持つディープ画像で、読み取れません。作成元のソフトウェアで 1 枚の画像に統合してください。</translation>
    </message>
    <message>
        <source>{0} has the channels {1}; R, G and B, or Y, or re and im are needed.</source>
        <translation>{0} のチャンネルは {1} です。R・G・B、または Y、または re と im が必要です。</translation>
    </message>
    <message>
        <source>{0} holds {1} images; only the first is read.</source>
        <translation>{0} には {1} 枚の画像があり、最初の 1 枚だけを読み取ります。</translation>
    </message>
    <message>
        <source>{0}: the columns have no names and are read as {1}; if they are others, a first line such as &quot;x y z amplitude&quot; says so.</source>
        <translation>{0}: 列に名前がないため、{1} として読み取ります。違う場合は、先頭行に &quot;x y z amplitude&quot; のように書いてください。</translation>
    </message>
    <message>
        <source>Table of points (x y z, …)</source>
        <translation>点の表（x y z、…）</translation>
    </message>
    <message>
        <source>{0}: the text is in UTF-16, which is not read; save it in UTF-8, as spreadsheets and editors offer.</source>
        <translation>{0}: テキストが UTF-16 で、読み取れません。表計算ソフトやエディターで UTF-8 を選んで保存してください。</translation>
    </message>
    <message>
        <source>{0}: none of its {1} triangles has three corners with finite numbers; export it again.</source>
        <translation>{0}: {1} 個の三角形のうち、3 頂点とも有限の数であるものがありません。エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: {1} triangles with a corner that is not finite are left out, the first being triangle {2}.</source>
        <translation>{0}: 有限でない頂点を持つ三角形 {1} 個を省きました。最初は三角形 {2} です。</translation>
    </message>
    <message>
        <source>{0}: the colour of some vertices is outside its range; red, green and blue go from 0 to 1, or from 0 to 255.</source>
        <translation>{0}: 一部の頂点の色が範囲外です。赤・緑・青は 0～1、または 0～255 です。</translation>
    </message>
    <message>
        <source>{0}: {1} colours are no numbers, the first being that of vertex {2}; these vertices are white.</source>
        <translation>{0}: {1} 個の色が数値ではありません。最初は頂点 {2} の色です。これらの頂点は白になります。</translation>
    </message>
    <message>
        <source>{0}: the array has the shape ({1}); (Ny, Nx) or (wavelengths, Ny, Nx) is needed.</source>
        <translation>{0}: 配列の形が ({1}) です。(Ny, Nx) または (波長, Ny, Nx) の形が必要です。</translation>
    </message>
    <message>
        <source>{0}: the array has the shape ({1}), which is of {2} planes, one per wavelength; at most {3} are read, and planes come first.</source>
        <translation>{0}: 配列の形が ({1}) で、波長ごとに 1 面、計 {2} 面になります。読み取れるのは {3} 面までで、面は先頭に置きます。</translation>
    </message>
    <message>
        <source>{0}: line {1}: what goes on from line to line is longer than {2} bytes; is this a text file?</source>
        <translation>{0}: {1} 行目: 行をまたいで続く内容が {2} バイトを超えています。テキストファイルであるかを確認してください。</translation>
    </message>
    <message>
        <source>{0}: colours in lines #MRGB are not read; export it with colours behind the places of vertices, or as PLY.</source>
        <translation>{0}: #MRGB の行の色は読み取りません。頂点の位置の後に色を付けるか、PLY でエクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: {1} points without a place are left out, the first in line {2}.</source>
        <translation>{0}: 位置のない点 {1} 個を省きました。最初は {2} 行目です。</translation>
    </message>
    <message>
        <source>{0}: {1} points without a place are left out, the first being point {2}.</source>
        <translation>{0}: 位置のない点 {1} 個を省きました。最初は点 {2} です。</translation>
    </message>
    <message>
        <source>{0}: {1} points with a colour, an intensity or a phase that is no number are left out, the first in line {2}.</source>
        <translation>{0}: 色、強度、または位相が数値でない点 {1} 個を省きました。最初は {2} 行目です。</translation>
    </message>
    <message>
        <source>{0}: {1} points with a colour, an intensity or a phase that is no number are left out, the first being point {2}.</source>
        <translation>{0}: 色、強度、または位相が数値でない点 {1} 個を省きました。最初は点 {2} です。</translation>
    </message>
    <message>
        <source>{0}: columns that are not read: {1}.</source>
        <translation>{0}: 読み取らない列: {1}。</translation>
    </message>
    <message>
        <source>{0}: columns 4 to 6 are taken for normals, which points do not have, since all are of length 1; a first line &quot;x y z red green blue&quot; makes them colours.</source>
        <translation>{0}: 4～6 列目はすべて長さが 1 なので法線とみなしますが、点は法線を持ちません。先頭行を &quot;x y z red green blue&quot; にすると色になります。</translation>
    </message>
    <message>
        <source>{0}: columns 4 to 6 are taken for colours; a first line &quot;x y z nx ny nz&quot; makes them normals.</source>
        <translation>{0}: 4～6 列目は色とみなします。先頭行を &quot;x y z nx ny nz&quot; にすると法線になります。</translation>
    </message>
    <message>
        <source>{0}: none of its {1} points has a place; export it again with finite numbers.</source>
        <translation>{0}: {1} 個の点のどれにも位置がありません。有限の数でエクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: commas stand both between numbers and within them; export it with decimal points, or with semicolons or tabs between the columns.</source>
        <translation>{0}: {1} 行目: コンマが数値の区切りと数値の中の両方に使われています。小数点にピリオドを使うか、列をセミコロンまたはタブで区切ってエクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: intensities in {2} are not read; give them in proportion to each other.</source>
        <translation>{0}: {1} 行目: {2} 単位の強度は読み取れません。互いの比で指定してください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is no number, and no line before it names the columns; a first line such as &quot;x y z intensity&quot; does.</source>
        <translation>{0}: {1} 行目: 「{2}」は数値ではなく、それより前に列の名前の行もありません。先頭行に &quot;x y z intensity&quot; のように書いてください。</translation>
    </message>
    <message>
        <source>{0}: line {1} has {2} columns, and no line before it names them; a first line such as &quot;x y z intensity&quot; does.</source>
        <translation>{0}: {1} 行目の列数は {2} ですが、それより前に列の名前の行がありません。先頭行に &quot;x y z intensity&quot; のように書いてください。</translation>
    </message>
    <message>
        <source>{0}: the file announces {1} points, but holds {2}; it is cut short or the count is wrong.</source>
        <translation>{0}: ファイルでは {1} 点とされていますが、実際には {2} 点あります。途中で切れているか、点数が誤っています。</translation>
    </message>
    <message>
        <source>{0}: {1} rows without numbers are left out, the first in line {2}.</source>
        <translation>{0}: 数値のない行 {1} 行を省きました。最初は {2} 行目です。</translation>
    </message>
    <message>
        <source>{0} needs the extension {1} of glTF, which is not read; export it again without that.</source>
        <translation>{0} には glTF の拡張 {1} が必要ですが、読み取れません。その拡張を使わずにエクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: its nodes name each other so often that there would be {1} of them; export it again with each node below one other.</source>
        <translation>{0}: ノードが互いを何度も参照しており、ノードが {1} 個になってしまいます。各ノードの親を 1 個だけにしてエクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0} could not be read (Assimp says: {1}); export it again, or give the mesh as OBJ, PLY or STL.</source>
        <translation>{0} を読み取れませんでした（Assimp の報告: {1}）。エクスポートし直すか、メッシュを OBJ、PLY、STL のいずれかで指定してください。</translation>
    </message>
    <message>
        <source>{0}: faces name normals or texture coordinates that the file does not have; they are left out.</source>
        <translation>{0}: 面がファイルにない法線またはテクスチャ座標を指しています。それらは省きました。</translation>
    </message>
    <message>
        <source>{0}: face {1} names vertex {2}, but there are {3}; the file is damaged, export it again.</source>
        <translation>{0}: 面 {1} が頂点 {2} を指していますが、頂点は {3} 個しかありません。ファイルが破損しているので、エクスポートし直してください。</translation>
    </message>
    <message>
        <source>{0}: {1} bytes behind its {2} triangles are left out.</source>
        <translation>{0}: {2} 個の三角形の後にある {1} バイトを省きました。</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>What the colours of the file are: intensities, as in pictures, or amplitudes, their square roots, as in older projects.</source>
        <translation>ファイルの色が表すもの。画像のように強度か、以前のプロジェクトのようにその平方根である振幅か。</translation>
    </message>
    <message>
        <source>Intensities</source>
        <translation>強度</translation>
    </message>
    <message>
        <source>Amplitudes</source>
        <translation>振幅</translation>
    </message>
    <message>
        <source>Laser powers</source>
        <translation>レーザーパワー</translation>
    </message>
    <message>
        <source>Of each wavelength, in proportion, in their order; a single 1 is for equal lasers, none for those that restore the picture&apos;s colours.</source>
        <translation>波長ごとの比を、波長の順に指定します。1 を 1 つだけ指定すると等しいパワー、指定しないと画像の色を再現するパワーになります。</translation>
    </message>
    <message>
        <source>{0} is too small; give 0 or at least {1}.</source>
        <translation>{0} は小さすぎます。0 または {1} 以上を指定してください。</translation>
    </message>
    <message>
        <source>Amplitude of the light on the finished hologram.</source>
        <translation>完成したホログラム上の光の振幅。</translation>
    </message>
    <message>
        <source>One wavelength, or three for colour: the longest takes red, the shortest blue, in whatever order they are given; planes of arrays keep that order.</source>
        <translation>1 波長、またはカラー用に 3 波長。指定の順序によらず、最も長い波長が赤、最も短い波長が青になります。配列の面は指定の順序のままです。</translation>
    </message>
    <message>
        <source>The intensity, the square of the amplitude, is larger than the largest number somewhere; choose a smaller amplitude.</source>
        <translation>振幅の 2 乗である強度が、扱える最大の数を超えるところがあります。振幅を小さくしてください。</translation>
    </message>
    <message>
        <source>The wave is not a finite number everywhere: a distance, a wavelength or an amplitude is too large or too small to compute with; choose another.</source>
        <translation>光波に有限の数でないところがあります。距離、波長、または振幅が計算には大きすぎるか小さすぎます。別の値を選んでください。</translation>
    </message>
    <message>
        <source>The output &quot;{0}&quot; goes to &quot;{1}&quot;, but a link there leads out of the output folder; give another file name.</source>
        <translation>出力「{0}」の書き込み先は「{1}」ですが、そこにあるリンクが出力フォルダーの外を指しています。別のファイル名を指定してください。</translation>
    </message>
    <message>
        <source>Without zero padding light that leaves the plane on one side comes in on the other, and so falsifies up to {0} % of the picture at {1}; give a zero padding of 2.</source>
        <translation>ゼロパディングがないと、面の一方の側から出た光が反対側から入り込み、{1} での像の最大 {0} % が誤ったものになります。ゼロパディングに 2 を指定してください。</translation>
    </message>
    <message>
        <source>Weighing the colours</source>
        <translation>色の重みを計算しています</translation>
    </message>
    <message>
        <source>{0} laser powers are given for {1} wavelengths; give one each, or leave them out.</source>
        <translation>{1} 個の波長に対して {0} 個のレーザーパワーが指定されています。1 波長につき 1 個を指定するか、省いてください。</translation>
    </message>
    <message>
        <source>laser powers {0} of the strongest</source>
        <translation>レーザーパワーは最も強いものの {0}</translation>
    </message>
    <message>
        <source>laser powers {0} of the strongest (restores the picture&apos;s colours); light in the picture {1}</source>
        <translation>レーザーパワーは最も強いものの {0}（画像の色を再現）、像に届く光 {1}</translation>
    </message>
    <message>
        <source>The laser powers that restore the picture&apos;s colours are not known, so equal ones are taken; give them.</source>
        <translation>画像の色を再現するレーザーパワーが不明なため、等しいパワーを使います。パワーを指定してください。</translation>
    </message>
    <message>
        <source>The laser of {0} needs only {1} of the power of the strongest: its colour is hardly there in the picture, or the others lose their light; look at the light in the picture.</source>
        <translation>{0} のレーザーに必要なパワーは最も強いものの {1} だけです。その色が画像にほとんどないか、ほかの色の光が失われています。像に届く光を確認してください。</translation>
    </message>
    <message>
        <source>In line the zero order lies in the picture, so the laser powers balance both together; an encoding off the axis parts them.</source>
        <translation>インラインでは 0 次光が像に重なるため、レーザーパワーは両者を合わせて釣り合わせます。オフアクシスの符号化なら分離できます。</translation>
    </message>
    <message>
        <source>Nothing is in focus at {0}: what is nearest lies at {1}; look there, or move it.</source>
        <translation>{0} では何も焦点が合いません。最も近いものは {1} にあります。そこを見るか、物体を移動してください。</translation>
    </message>
    <message>
        <source>At {0} the picture lies in the zero order, which is as wide as the plate; a reference angle of {1} along {2} parts them.</source>
        <translation>{0} では、ホログラム面と同じ幅の 0 次光に像が重なります。{2} 方向の参照光の角度を {1} にすると分離します。</translation>
    </message>
    <message>
        <source>At {0} the picture lies in the zero order, which is as wide as the plate, whatever the reference angle; move the object to {1} or beyond, or choose fewer pixels.</source>
        <translation>{0} では、参照光の角度にかかわらず、ホログラム面と同じ幅の 0 次光に像が重なります。物体を {1} またはそれより遠くへ移すか、画素数を減らしてください。</translation>
    </message>
    <message>
        <source>The evenest light of some hundred spots or fewer: phases stay fixed after the first iterations.</source>
        <translation>数百個以下のスポットで最も均一な光: 最初の数回の反復の後、位相を固定します。</translation>
    </message>
    <message>
        <source>Of the pattern in the file: of phases so many go around, 255 where the level 255 is 2π.</source>
        <translation>ファイルのパターンの量子化レベル数。位相ではこの数で 1 周します。レベル 255 が 2π なら 255 です。</translation>
    </message>
    <message>
        <source>Levels of a pattern that turns the phase of even light, or phases in radians.</source>
        <translation>一様な光の位相を変えるパターンのレベル、またはラジアン単位の位相。</translation>
    </message>
    <message>
        <source>Levels of a pattern that lets light pass, the highest all of it, or amplitudes.</source>
        <translation>光を透過させるパターンのレベル（最大のレベルはすべてを通します）、または振幅。</translation>
    </message>
    <message>
        <source>The file holds complex numbers, which are a field; choose the meaning &quot;Field&quot;.</source>
        <translation>ファイルの内容は複素数、つまり複素振幅です。意味に「複素振幅」を選んでください。</translation>
    </message>
    <message>
        <source>The picture has a value that is negative, not finite or beyond 10²⁴; give intensities from 0 on.</source>
        <translation>画像に負の値、有限でない値、または 10²⁴ を超える値があります。0 以上の強度を指定してください。</translation>
    </message>
    <message>
        <source>Of the picture&apos;s middle; 0: that of the plate.</source>
        <translation>画像の中心の値です。0 ならホログラム面の値になります。</translation>
    </message>
    <message>
        <source>The triangles of the mesh cover the plate {0} times, which takes too long; make the mesh simpler, or choose points.</source>
        <translation>メッシュの三角形がホログラム面を {0} 回覆うため、時間がかかりすぎます。メッシュを単純にするか、点を選んでください。</translation>
    </message>
    <message>
        <source>The triangles of the mesh lie over each other so often that which points they hide is judged by {0} samples along a side in place of {1}; a simpler mesh shows finer parts.</source>
        <translation>メッシュの三角形の重なりが多いため、どの点が隠れるかを一辺 {1} 個ではなく {0} 個のサンプルで判定します。メッシュを単純にすると、より細かい部分が現れます。</translation>
    </message>
    <message>
        <source>{0} of {1} points have amplitudes beyond 10¹², the first being point {2}; scale all of them down.</source>
        <translation>{1} 点のうち {0} 点の振幅が 10¹² を超えています。最初は点 {2} です。すべてを同じ比で小さくしてください。</translation>
    </message>
    <message>
        <source>{0} has {1} × {2} pixels and {3} has {4} × {5}: the depths are stretched over the picture, of which other parts may be meant.</source>
        <translation>{0} は {1} × {2} 画素、{3} は {4} × {5} 画素です。深度は画像全体に引き伸ばされるため、意図した部分とずれる可能性があります。</translation>
    </message>
    <message>
        <source>{0} has {1} × {2} pixels and {3} has {4} × {5}: every pixel takes the depth nearest to it.</source>
        <translation>{0} は {1} × {2} 画素、{3} は {4} × {5} 画素です。各画素には最も近い深度を使います。</translation>
    </message>
    <message>
        <source>{0} holds {1} pictures, of which only the first is taken.</source>
        <translation>{0} には {1} 枚の画像があり、最初の 1 枚だけを使います。</translation>
    </message>
    <message>
        <source>The opacity of {0} is not used: a picture with depth is opaque where it has a depth.</source>
        <translation>{0} の不透明度は使いません。深度付きの画像は、深度のあるところが不透明になります。</translation>
    </message>
    <message>
        <source>The depths go from {0} to {1} only, less than 1 % of their range, so that the picture is nearly flat; is it the right file?</source>
        <translation>深度は {0}～{1} だけで、範囲の 1 % 未満のため、画像はほぼ平らです。正しいファイルであるかを確認してください。</translation>
    </message>
    <message>
        <source>{0} is coloured, and a colour is no depth: its brightness is taken, which goes up and down in a colour map; give a grey picture or numbers.</source>
        <translation>{0} はカラーですが、色は深度ではありません。明るさを使いますが、カラーマップでは明るさが上下します。グレースケール画像または数値を指定してください。</translation>
    </message>
    <message>
        <source>The intensity of spot {0} is {1}, beyond 10²⁴; scale all of them down.</source>
        <translation>スポット {0} の強度 {1} が 10²⁴ を超えています。すべてを同じ比で小さくしてください。</translation>
    </message>
    <message>
        <source>Spots {0} and {1} lie closer together than the plate resolves there, so that they share light, which the efficiency counts for both: it may exceed 1.</source>
        <translation>スポット {0} と {1} は、ホログラム面がそこで分解できる間隔より近くにあります。光を共有し、効率はそれを両方に数えるため、1 を超えることがあります。</translation>
    </message>
    <message>
        <source>{0} holds {1} and {2} of memory are free; it is damaged, or of a larger machine.</source>
        <translation>{0} の内容は {1} ですが、メモリの空きは {2} です。破損しているか、より大きなコンピューターで作られたものです。</translation>
    </message>
    <message>
        <source>{0} is a link, so the data there may be those of another project; save the project under another name, or put a folder in its place.</source>
        <translation>{0} はリンクなので、そこにあるデータは別のプロジェクトのものかもしれません。別の名前でプロジェクトを保存するか、リンクの代わりにフォルダーを置いてください。</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; is text of more than {2} bytes, which no project has; the version before it may be in {0}.1.</source>
        <translation>{0}: 「{1}」が {2} バイトを超えるテキストで、プロジェクトではありえません。1 つ前の版が {0}.1 に残っている可能性があります。</translation>
    </message>
    <message>
        <source>The project sets &quot;{0}&quot;, which this version does not know; it was left out.</source>
        <translation>プロジェクトに、この版では未知の設定「{0}」があります。この設定は無視しました。</translation>
    </message>
    <message>
        <source>The project sets &quot;{0}&quot; and {1} more values that this version does not know; they were left out.</source>
        <translation>プロジェクトに、この版では未知の設定「{0}」と、ほかに {1} 個の値があります。これらの設定は無視しました。</translation>
    </message>
    <message>
        <source>The project&apos;s file would take {0}, more than the {1} that are read again; remove some of its {2} sources.</source>
        <translation>プロジェクトのファイルは {0} になり、読み取れる上限の {1} を超えます。{2} 個の光源の一部を取り除いてください。</translation>
    </message>
    <message>
        <source>{0} holds data, and is no project; `fringe {1}` makes a hologram of it, or import it in the studio.</source>
        <translation>{0} はデータで、プロジェクトではありません。`fringe {1}` でホログラムを作るか、スタジオでインポートしてください。</translation>
    </message>
    <message>
        <source>the driver {0} crashed or ended the program that was to find its devices: update it, or remove it</source>
        <translation>ドライバー {0} が異常終了したか、デバイスを探すプログラムを終了させました。更新するか、削除してください</translation>
    </message>
    <message>
        <source>the driver {0} did not answer within {1} s: update it, or remove it</source>
        <translation>ドライバー {0} が {1} 秒以内に応答しませんでした。更新するか、削除してください</translation>
    </message>
    <message>
        <source>the driver {0} is left out, for it crashed or did not answer at an earlier start: update it, remove it, or have it tried again by `fringe devices`</source>
        <translation>ドライバー {0} は、以前の起動時に異常終了したか応答しなかったため使いません。更新するか、削除するか、`fringe devices` で再び試してください</translation>
    </message>
    <message>
        <source>{0}: the sample in row {1}, column {2} is not a number up to 10¹²; correct the field or compute it again.</source>
        <translation>{0}: {1} 行 {2} 列の値が 10¹² 以下の数ではありません。複素振幅を直すか、計算し直してください。</translation>
    </message>
    <message>
        <source>{0} holds {1} pictures; give files of one picture, or this one alone.</source>
        <translation>{0} には画像が {1} 枚あります。画像が 1 枚ずつのファイルか、このファイルだけを指定してください。</translation>
    </message>
    <message>
        <source>{0}: what is negative, not finite or beyond 10²⁴ is taken as 0, and an opacity above 1 as 1 ({1} of the samples, the first in row {2} and column {3}).</source>
        <translation>{0}: 負の値、有限でない値、10²⁴ を超える値は 0、1 を超える不透明度は 1 とします（{1} 個、最初は {2} 行 {3} 列）。</translation>
    </message>
    <message>
        <source>First about x, then y, then z, along axes that stay where they are; right-handed.</source>
        <translation>x、y、z の順に、動かない軸のまわりに右ねじの向きで回します。</translation>
    </message>
    <message>
        <source>Error that sums over spots may have in an iteration, such as 0.001, to save time; the result is measured exactly. Usual are 0.0001 in exact free space and single precision otherwise.</source>
        <translation>反復中のスポットの和に許す誤差です。0.001 などにすると時間を節約できます。結果は正確に測られます。通常は、厳密な自由空間では 0.0001、それ以外では単精度です。</translation>
    </message>
    <message>
        <source>A layer has a value that is negative, not finite or beyond 10²⁴; give intensities from 0 on.</source>
        <translation>負の値、有限でない値、または 10²⁴ を超える値を持つ面があります。0 以上の強度を指定してください。</translation>
    </message>
    <message>
        <source>{0} could not be read within {1} s; save the array as .npy, .tif or .exr.</source>
        <translation>{0} を {1} 秒以内に読み取れませんでした。配列を .npy、.tif、.exr のいずれかで保存してください。</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; of the device preset is missing or wrong; see those that come with the program.</source>
        <translation>{0}: デバイスプリセットの「{1}」がないか正しくありません。付属のプリセットを参考にしてください。</translation>
    </message>
    <message>
        <source>{0} is too large for a device preset.</source>
        <translation>{0} はデバイスプリセットとしては大きすぎます。</translation>
    </message>
    <message>
        <source>{0} is no device preset; see those that come with the program.</source>
        <translation>{0} はデバイスプリセットではありません。付属のプリセットを参考にしてください。</translation>
    </message>
    <message>
        <source>There is no device preset &quot;{0}&quot;; give a file .json or one of: {1}.</source>
        <translation>デバイスプリセット「{0}」はありません。.json ファイルか、次のどれかを指定してください: {1}。</translation>
    </message>
    <message>
        <source>{0}: none of the columns is x, y, z, intensity or phase; name one of them so.</source>
        <translation>{0}: x、y、z、強度、位相のどの列もありません。列に名前を付けてください。</translation>
    </message>
    <message>
        <source>{0}: the columns have no names and are read as x, y, z, intensity and phase in metres and radians; a first line such as &quot;x[mm],y[mm],z[mm]&quot; says otherwise.</source>
        <translation>{0}: 列に名前がないため、x、y、z、強度、位相（単位は m とラジアン）として読み込みます。違う場合は「x[mm],y[mm],z[mm]」のような 1 行目を付けてください。</translation>
    </message>
    <message>
        <source>Of the upright box around the object; z is positive in front of the plate, negative behind it.</source>
        <translation>物体を囲む直立した箱の中心。z はホログラム面の手前で正、奥で負です。</translation>
    </message>
    <message>
        <source>Metres per unit of the file, such as 0.001 for millimetres.</source>
        <translation>ファイルの単位あたりのメートル数。ミリメートルなら 0.001。</translation>
    </message>
    <message>
        <source>Size x</source>
        <translation>大きさ x</translation>
    </message>
    <message>
        <source>Size y</source>
        <translation>大きさ y</translation>
    </message>
    <message>
        <source>Size z</source>
        <translation>大きさ z</translation>
    </message>
    <message>
        <source>Along the object&apos;s own axis, before it is turned; the other two follow.</source>
        <translation>回転する前の、物体自身の軸に沿った大きさ。ほかの 2 つも追従します。</translation>
    </message>
    <message>
        <source>Follow the object</source>
        <translation>物体に追従</translation>
    </message>
    <message>
        <source>The distance is that of the chosen object until it is set by hand.</source>
        <translation>手で決めるまで、選択した物体の距離になります。</translation>
    </message>
    <message>
        <source>A wire-frame die of 1224 points, 200 mm in front of the plate.</source>
        <translation>1224 点のワイヤーフレームのサイコロ。ホログラム面の 200 mm 手前。</translation>
    </message>
    <message>
        <source>A closed curve of 3000 points with depth.</source>
        <translation>奥行きのある 3000 点の閉曲線。</translation>
    </message>
    <message>
        <source>1500 coloured points for three wavelengths.</source>
        <translation>3 波長のための 1500 個の色付きの点。</translation>
    </message>
    <message>
        <source>Knotted tube</source>
        <translation>結び目のチューブ</translation>
    </message>
    <message>
        <source>Balls with depth</source>
        <translation>奥行きのある球</translation>
    </message>
    <message>
        <source>A colour picture with the depth of every pixel in millimetres.</source>
        <translation>各画素の奥行き (mm) 付きのカラー画像。</translation>
    </message>
    <message>
        <source>Shapes in layers</source>
        <translation>層に分けた図形</translation>
    </message>
    <message>
        <source>Three pictures at three distances that hide each other.</source>
        <translation>3 つの距離にあり、互いに隠し合う 3 枚の画像。</translation>
    </message>
    <message>
        <source>Hologram from levels</source>
        <translation>レベルからのホログラム</translation>
    </message>
    <message>
        <source>A pattern that there is already, reconstructed: a lens with a grating.</source>
        <translation>既存のパターン（回折格子付きレンズ）の再生。</translation>
    </message>
    <message>
        <source>Large mask</source>
        <translation>大きなマスク</translation>
    </message>
    <message>
        <source>Go to {0}</source>
        <translation>{0} へ移動</translation>
    </message>
    <message>
        <source>For even spots</source>
        <translation>均一な光点に</translation>
    </message>
    <message>
        <source>For pictures</source>
        <translation>画像に</translation>
    </message>
    <message>
        <source>For devices of few levels</source>
        <translation>レベル数の少ないデバイスに</translation>
    </message>
    <message>
        <source>At once, without iterations</source>
        <translation>反復なしですぐに</translation>
    </message>
    <message>
        <source>Scale to {0}</source>
        <translation>{0} に拡大縮小</translation>
    </message>
    <message>
        <source>Move to {0}</source>
        <translation>{0} へ移動</translation>
    </message>
    <message>
        <source>The field has {0} × {1} pixels and {2} has {3} × {4}.</source>
        <translation>複素振幅は {0} × {1} 画素ですが、{2} は {3} × {4} 画素です。</translation>
    </message>
    <message>
        <source>Lattice in space</source>
        <translation>空間格子</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>面の数</translation>
    </message>
    <message>
        <source>Distance of planes</source>
        <translation>面の間隔</translation>
    </message>
    <message>
        <source>the value of &quot;{0}&quot; must be text such as &quot;8 µm&quot;.</source>
        <translation>「{0}」の値は「8 µm」のような文字列でなければなりません。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no way of placing an object; the project&apos;s file is damaged.</source>
        <translation>「{0}」は物体の配置方法ではありません。プロジェクトファイルが壊れています。</translation>
    </message>
    <message>
        <source>{0} cannot be made; is there room, and may you write there?</source>
        <translation>{0} を作成できません。空き容量と書き込み権限を確認してください。</translation>
    </message>
    <message>
        <source>The file names no unit; {0} is assumed.</source>
        <translation>ファイルに単位がないため、{0} と見なします。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no project, and nothing that can be imported.</source>
        <translation>「{0}」はプロジェクトではなく、インポートできるものでもありません。</translation>
    </message>
    <message>
        <source>The clipboard holds no text; copy rows of numbers first.</source>
        <translation>クリップボードにテキストがありません。先に数値の行をコピーしてください。</translation>
    </message>
    <message>
        <source>z from spot to spot</source>
        <translation>光点ごとの z</translation>
    </message>
    <message>
        <source>Tilt about x</source>
        <translation>x 軸まわりの傾き</translation>
    </message>
    <message>
        <source>Tilt about y</source>
        <translation>y 軸まわりの傾き</translation>
    </message>
    <message>
        <source>What was copied has no x or no y; spots need both.</source>
        <translation>コピーした内容に x または y がありません。光点には両方が必要です。</translation>
    </message>
    <message>
        <source>Beam radius along y</source>
        <translation>ビーム半径 (y)</translation>
    </message>
    <message>
        <source>Where the amplitude has fallen to 1/e, along y.</source>
        <translation>y 方向で振幅が 1/e になるところ。</translation>
    </message>
    <message>
        <source>as along x</source>
        <translation>x と同じ</translation>
    </message>
    <message>
        <source>Where the amplitude has fallen to 1/e, along x.</source>
        <translation>x 方向で振幅が 1/e になるところ。</translation>
    </message>
    <message>
        <source>Beam centre x</source>
        <translation>ビーム中心 x</translation>
    </message>
    <message>
        <source>Middle of the beam on the plate.</source>
        <translation>ホログラム面でのビームの中心。</translation>
    </message>
    <message>
        <source>Beam centre y</source>
        <translation>ビーム中心 y</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>What the numbers of the beam&apos;s picture are; a camera takes intensities.</source>
        <translation>ビームの画像の数値が表すもの。カメラは強度を記録します。</translation>
    </message>
    <message>
        <source>The picture of the beam is missing; give one.</source>
        <translation>ビームの画像がありません。指定してください。</translation>
    </message>
    <message>
        <source>The picture of the beam has {0} x {1} pixels and is resampled to the {2} x {3} of the plate.</source>
        <translation>ビームの画像は {0} x {1} 画素で、ホログラム面の {2} x {3} 画素に再標本化されます。</translation>
    </message>
    <message>
        <source>{0}: its numbers reach to {1} m, and nothing may lie farther away than {2}; correct the file.</source>
        <translation>{0}: 数値が {1} m に達しています。{2} より遠くには置けません。ファイルを直してください。</translation>
    </message>
    <message>
        <source>A coloured surface of 4320 triangles, turned and lit.</source>
        <translation>4320 個の三角形からなる色付きの面。回転と照明付き。</translation>
    </message>
    <message>
        <source>Two levels on 16384 × 16384 pixels, by the disk where memory is less.</source>
        <translation>16384 × 16384 画素の 2 レベル。メモリーが足りなければディスクを使います。</translation>
    </message>
    <message>
        <source>No recording plane between the points and the plate keeps a tolerance of {0}; move the object away from the plate, or choose another method.</source>
        <translation>点群とホログラム面の間のどの記録面でも許容誤差 {0} を満たせません。物体をホログラム面から離すか、別の方法を選んでください。</translation>
    </message>
    <message>
        <source>Three spots that lie on a line do not say how the camera stands; choose others.</source>
        <translation>一直線上の 3 個のスポットからは、カメラの向きが決まりません。別のスポットを選んでください。</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>ギャップ</translation>
    </message>
    <message>
        <source>What lies between the pixels.</source>
        <translation>画素と画素の間にあるものです。</translation>
    </message>
    <message>
        <source>Reflecting</source>
        <translation>反射</translation>
    </message>
    <message>
        <source>A mirror, whose light stays in the zero order.</source>
        <translation>鏡です。その光は 0 次光に残ります。</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>暗</translation>
    </message>
    <message>
        <source>Light that falls there is lost.</source>
        <translation>そこに当たった光は失われます。</translation>
    </message>
    <message>
        <source>Gap phase</source>
        <translation>ギャップの位相</translation>
    </message>
    <message>
        <source>The light of gaps against that of level 0.</source>
        <translation>レベル 0 の光を基準とした、ギャップの光の位相です。</translation>
    </message>
    <message>
        <source>Fill factor</source>
        <translation>開口率</translation>
    </message>
    <message>
        <source>The share of the panel&apos;s area that its levels move.</source>
        <translation>パネルの面積のうち、レベルで動く部分の割合です。</translation>
    </message>
    <message>
        <source>True levels</source>
        <translation>実際のレベル数</translation>
    </message>
    <message>
        <source>How many gray levels really make 2π.</source>
        <translation>実際に 2π になるグレーレベルの数です。</translation>
    </message>
    <message>
        <source>those of the pattern</source>
        <translation>パターンのレベル数</translation>
    </message>
    <message>
        <source>Crosstalk</source>
        <translation>クロストーク</translation>
    </message>
    <message>
        <source>The standard deviation of the Gaussian that phases of neighbours are blurred by, in pixels.</source>
        <translation>隣り合う画素の位相をぼかすガウス関数の標準偏差です（画素単位）。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Front reflection</source>
        <translation>前面反射</translation>
    </message>
    <message>
        <source>The share of the amplitude that the front surface sends back, past the pixels.</source>
        <translation>振幅のうち、画素を通らずに前面で反射する割合です。</translation>
    </message>
    <message>
        <source>Front phase</source>
        <translation>前面の位相</translation>
    </message>
    <message>
        <source>That light against the light of level 0.</source>
        <translation>レベル 0 の光を基準とした、その光の位相です。</translation>
    </message>
    <message>
        <source>Camera pitch</source>
        <translation>カメラの画素ピッチ</translation>
    </message>
    <message>
        <source>The distance between the middles of the camera&apos;s pixels.</source>
        <translation>カメラの画素の中心どうしの間隔です。</translation>
    </message>
    <message>
        <source>Camera columns</source>
        <translation>カメラの列数</translation>
    </message>
    <message>
        <source>The camera&apos;s pixels along x.</source>
        <translation>カメラの x 方向の画素数です。</translation>
    </message>
    <message>
        <source>Camera rows</source>
        <translation>カメラの行数</translation>
    </message>
    <message>
        <source>The camera&apos;s pixels along y.</source>
        <translation>カメラの y 方向の画素数です。</translation>
    </message>
    <message>
        <source>Camera bits</source>
        <translation>カメラのビット数</translation>
    </message>
    <message>
        <source>The camera&apos;s counts go up to 2 to this power, less 1.</source>
        <translation>カメラの値は、2 のこの数乗から 1 を引いた値までです。</translation>
    </message>
    <message>
        <source>Exposure</source>
        <translation>露光</translation>
    </message>
    <message>
        <source>The share of saturation that all light makes in one sharp spot.</source>
        <translation>すべての光が 1 つの鋭いスポットに集まったときの、飽和に対する割合です。</translation>
    </message>
    <message>
        <source>such that the brightest pixel comes to the peak</source>
        <translation>最も明るい画素がピークに達する値</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>ピーク</translation>
    </message>
    <message>
        <source>The share of saturation that the brightest pixel comes to where no exposure is given.</source>
        <translation>露光の指定がないときに、最も明るい画素が達する、飽和に対する割合です。</translation>
    </message>
    <message>
        <source>Full well</source>
        <translation>飽和電子数</translation>
    </message>
    <message>
        <source>Electrons in a saturated pixel, which the shot noise follows from.</source>
        <translation>飽和した画素の電子数です。ショットノイズはこれから決まります。</translation>
    </message>
    <message>
        <source>no shot noise</source>
        <translation>ショットノイズなし</translation>
    </message>
    <message>
        <source>Read noise</source>
        <translation>読み出しノイズ</translation>
    </message>
    <message>
        <source>Its standard deviation in electrons.</source>
        <translation>電子数で表した標準偏差です。</translation>
    </message>
    <message>
        <source>Background</source>
        <translation>背景</translation>
    </message>
    <message>
        <source>The share of saturation that is there without light.</source>
        <translation>光がなくてもある値の、飽和に対する割合です。</translation>
    </message>
    <message>
        <source>Noise seed</source>
        <translation>ノイズのシード</translation>
    </message>
    <message>
        <source>The same number gives the same noise.</source>
        <translation>同じ数からは同じノイズが得られます。</translation>
    </message>
    <message>
        <source>Simulated camera</source>
        <translation>シミュレーションのカメラ</translation>
    </message>
    <message>
        <source>What a camera would see of a panel like a real one.</source>
        <translation>実物に近いパネルをカメラで見たときの像です。</translation>
    </message>
    <message>
        <source>A camera weights spots, and the design has none; give some.</source>
        <translation>カメラはスポットに重みを付けますが、設計にスポットがありません。スポットを指定してください。</translation>
    </message>
    <message>
        <source>Spot {0} lies outside of the camera&apos;s picture of {1} x {2} pixels; give spots that the camera sees.</source>
        <translation>スポット {0} が {1} x {2} 画素のカメラ画像の外にあります。カメラに映るスポットを指定してください。</translation>
    </message>
    <message>
        <source>The camera&apos;s pictures are of different sizes; leave its size as it is.</source>
        <translation>カメラの画像の大きさが一定ではありません。大きさは変えないでください。</translation>
    </message>
    <message>
        <source>A camera weights spots from one round of iterations to the next, and {0} has none; choose another algorithm.</source>
        <translation>カメラは反復の区切りごとにスポットの重みを更新しますが、{0} には反復がありません。別のアルゴリズムを選んでください。</translation>
    </message>
    <message>
        <source>The spots lie at z from {0} to {1}, and a camera sees one plane, {2} deep; give spots of one z.</source>
        <translation>スポットの z は {0} から {1} までありますが、カメラに映るのは深さ {2} の 1 面だけです。同じ z のスポットを指定してください。</translation>
    </message>
    <message>
        <source>A fill factor of {0} has no meaning; give one above 0, up to 1.</source>
        <translation>開口率 {0} には意味がありません。0 より大きく 1 以下の値を指定してください。</translation>
    </message>
    <message>
        <source>A front surface that reflects the amplitude {0} has no meaning; give 0 or more, below 1.</source>
        <translation>前面が反射する振幅 {0} には意味がありません。0 以上 1 未満の値を指定してください。</translation>
    </message>
    <message>
        <source>The response has {0} levels and the pattern {1}; give the one of this panel.</source>
        <translation>応答は {0} レベルですが、パターンは {1} レベルです。このパネルの応答を指定してください。</translation>
    </message>
    <message>
        <source>A camera needs the pixel pitch and the wavelengths of the pattern; give them.</source>
        <translation>カメラにはパターンの画素ピッチと波長が必要です。指定してください。</translation>
    </message>
    <message>
        <source>The camera has no pixels; give it rows, columns and a pitch.</source>
        <translation>カメラに画素がありません。行数、列数、画素ピッチを指定してください。</translation>
    </message>
    <message>
        <source>A camera stands behind a lens of positive focal length, or in free space at a distance other than 0; give one of them.</source>
        <translation>カメラは、焦点距離が正のレンズの後ろか、自由空間で 0 でない距離に置きます。どちらかを指定してください。</translation>
    </message>
    <message>
        <source>The pattern holds levels beyond the {0} that it is said to have; say how many there are.</source>
        <translation>パターンに、指定された {0} レベルを超えるレベルがあります。レベル数を指定してください。</translation>
    </message>
    <message>
        <source>No light of the beam falls on the panel; move or widen the beam or the aperture.</source>
        <translation>パネルにビームの光が当たっていません。ビームか開口を動かすか、広げてください。</translation>
    </message>
    <message>
        <source>Looking by camera</source>
        <translation>カメラの像を計算中</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The camera sees no spot that stands out; look at its exposure, and whether it sees the light.</source>
        <translation>カメラに目立つスポットが映っていません。露光と、光がカメラに届いているかを確認してください。</translation>
    </message>
    <message>
        <source>The levels of the encoding are what is written.</source>
        <translation>符号化したレベルがそのまま書き込まれます。</translation>
    </message>
    <message>
        <source>Gray</source>
        <translation>グレー</translation>
    </message>
    <message>
        <source>10 bits in red and blue</source>
        <translation>赤と青に 10 ビット</translation>
    </message>
    <message>
        <source>12 bits in red and green</source>
        <translation>赤と緑に 12 ビット</translation>
    </message>
    <message>
        <source>16 bits in red and green</source>
        <translation>赤と緑に 16 ビット</translation>
    </message>
    <message>
        <source>24 frames of one bit in red, green and blue</source>
        <translation>赤・緑・青に 1 ビットのフレーム 24 枚</translation>
    </message>
    <message>
        <source>2 × 2 electrodes of a 0.47″ PLM</source>
        <translation>0.47″ PLM の 2 × 2 電極</translation>
    </message>
    <message>
        <source>2 × 2 electrodes of a 0.67″ PLM</source>
        <translation>0.67″ PLM の 2 × 2 電極</translation>
    </message>
    <message>
        <source>The packing {0} takes {1} planes, not {2}.</source>
        <translation>パッキング {0} に必要なのは {1} 面です。{2} 面ではありません。</translation>
    </message>
    <message>
        <source>The planes that the packing {0} takes differ in size.</source>
        <translation>パッキング {0} に入れる面の大きさがそろっていません。</translation>
    </message>
    <message>
        <source>There is no packing &quot;{0}&quot;; give one of: {1}.</source>
        <translation>パッキング「{0}」はありません。次の中から指定してください: {1}。</translation>
    </message>
    <message>
        <source>A picture of {0} × {1} pixels has no whole cells of {2} × {3} as the packing {4} takes them.</source>
        <translation>{0} × {1} 画素の画像は、パッキング {4} が使う {2} × {3} のセルで割り切れません。</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Whether the panel&apos;s phase rises with its values. What is added below is added after it, as the panel counts.</source>
        <translation>値が増えるとパネルの位相も増えるかどうかです。下で加えるものは、符号の後に、パネルの向きのまま加えられます。</translation>
    </message>
    <message>
        <source>+1, phase rises with the value</source>
        <translation>+1、値とともに位相が増える</translation>
    </message>
    <message>
        <source>−1, phase falls with the value</source>
        <translation>−1、値とともに位相が減る</translation>
    </message>
    <message>
        <source>Carrier angle x</source>
        <translation>キャリアの角度 x</translation>
    </message>
    <message>
        <source>A grating that sends the light aside, away from the zero order.</source>
        <translation>光を 0 次光から離れた方向へ送る格子です。</translation>
    </message>
    <message>
        <source>Carrier angle y</source>
        <translation>キャリアの角度 y</translation>
    </message>
    <message>
        <source>no lens</source>
        <translation>レンズなし</translation>
    </message>
    <message>
        <source>Added lens</source>
        <translation>追加のレンズ</translation>
    </message>
    <message>
        <source>Focal length of a lens that is added to the pattern; negative spreads the light.</source>
        <translation>パターンに加えるレンズの焦点距離です。負の値では光が広がります。</translation>
    </message>
    <message>
        <source>Zernike terms</source>
        <translation>ゼルニケ項</translation>
    </message>
    <message>
        <source>Terms with their amounts, and what these mean: &quot;osa rms waves: 4=0.5, 12=-0.1&quot;; osa, noll, fringe or nm; rms or peak; waves or rad.</source>
        <translation>項とその量、および量の意味を書きます: 「osa rms waves: 4=0.5, 12=-0.1」。osa、noll、fringe、nm のいずれか、rms か peak、waves か rad を使います。</translation>
    </message>
    <message>
        <source>Apply the correction</source>
        <translation>補正を適用</translation>
    </message>
    <message>
        <source>Adds the phases of the correction picture, which make the panel flat.</source>
        <translation>補正画像の位相を加えて、パネルを平らにします。</translation>
    </message>
    <message>
        <source>that of the design</source>
        <translation>設計の波長</translation>
    </message>
    <message>
        <source>Correction&apos;s wavelength</source>
        <translation>補正の波長</translation>
    </message>
    <message>
        <source>Wavelength that the correction picture was made for.</source>
        <translation>補正画像の対象の波長です。</translation>
    </message>
    <message>
        <source>Scale the correction</source>
        <translation>補正を換算</translation>
    </message>
    <message>
        <source>Take a correction for another wavelength, its phases times the quotient of the two, unwrapped before.</source>
        <translation>別の波長用の補正を使います。位相をアンラップしてから、2 つの波長の比を掛けます。</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>計算方式</translation>
    </message>
    <message>
        <source>How phases become levels.</source>
        <translation>位相からレベルを求める方法です。</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>厳密</translation>
    </message>
    <message>
        <source>phases are added, and rounded once.</source>
        <translation>位相を足し合わせ、丸めるのは 1 回だけです。</translation>
    </message>
    <message>
        <source>8 bits, as laboratories&apos; scripts have it</source>
        <translation>8 ビット（研究室のスクリプトと同じ）</translation>
    </message>
    <message>
        <source>pattern and correction as numbers of 8 bits are added modulo 256, then multiplied by the levels per 2π over 255.</source>
        <translation>パターンと補正を 8 ビットの数として 256 を法として足し、2π あたりのレベル数を 255 で割った値を掛けます。</translation>
    </message>
    <message>
        <source>Beyond the range</source>
        <translation>範囲外</translation>
    </message>
    <message>
        <source>What levels become that the panel has no value for, where it has less than 2π.</source>
        <translation>パネルの位相が 2π に足りないとき、対応する値のないレベルをどうするかです。</translation>
    </message>
    <message>
        <source>The nearer end</source>
        <translation>近いほうの端</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>Begun again at zero</source>
        <translation>ゼロからやり直す</translation>
    </message>
    <message>
        <source>Look-up table</source>
        <translation>ルックアップテーブル</translation>
    </message>
    <message>
        <source>Who turns levels into values by the drive table, if there is one.</source>
        <translation>駆動テーブルがあるとき、レベルを値に変えるのはどちらかです。</translation>
    </message>
    <message>
        <source>Applied here</source>
        <translation>ここで適用</translation>
    </message>
    <message>
        <source>Applied by the device</source>
        <translation>デバイスが適用</translation>
    </message>
    <message>
        <source>Not applied</source>
        <translation>適用しない</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>ビット数</translation>
    </message>
    <message>
        <source>Bits of a value that is sent.</source>
        <translation>送る値のビット数です。</translation>
    </message>
    <message>
        <source>Pixels of the video mode, which may be larger than the panel.</source>
        <translation>ビデオモードの画素数です。パネルより大きくてもかまいません。</translation>
    </message>
    <message>
        <source>Place in the video mode of the panel&apos;s first pixel, from 0.</source>
        <translation>ビデオモード内での、パネルの最初の画素の位置です（0 から数えます）。</translation>
    </message>
    <message>
        <source>as the panel</source>
        <translation>パネルと同じ</translation>
    </message>
    <message>
        <source>Flip left-right</source>
        <translation>左右反転</translation>
    </message>
    <message>
        <source>Mirrors what is sent, the correction with it.</source>
        <translation>送るものを、補正も含めて反転します。</translation>
    </message>
    <message>
        <source>Flip top-bottom</source>
        <translation>上下反転</translation>
    </message>
    <message>
        <source>Video mode width</source>
        <translation>ビデオモードの幅</translation>
    </message>
    <message>
        <source>Video mode height</source>
        <translation>ビデオモードの高さ</translation>
    </message>
    <message>
        <source>Column of the panel</source>
        <translation>パネルの列</translation>
    </message>
    <message>
        <source>Row of the panel</source>
        <translation>パネルの行</translation>
    </message>
    <message>
        <source>Packing</source>
        <translation>パッキング</translation>
    </message>
    <message>
        <source>How values become the bits of a picture.</source>
        <translation>値を画像のビットにする方法です。</translation>
    </message>
    <message>
        <source>A value takes {0} × {1} pixels of the video mode: give it a size and a place of whole values.</source>
        <translation>1 つの値がビデオモードの {0} × {1} 画素を使います。大きさと位置は、値がちょうど収まるように指定してください。</translation>
    </message>
    <message>
        <source>The panel of {0} × {1} pixels from column {2}, row {3} on does not fit into the video mode of {4} × {5}.</source>
        <translation>列 {2}、行 {3} からの {0} × {1} 画素のパネルは、{4} × {5} のビデオモードに収まりません。</translation>
    </message>
    <message>
        <source>The packing is of values of {0} bits, and the panel&apos;s have {1}.</source>
        <translation>パッキングは {0} ビットの値用ですが、パネルの値は {1} ビットです。</translation>
    </message>
    <message>
        <source>The packing is of one wavelength, and the design has {0}.</source>
        <translation>パッキングは 1 波長用ですが、設計は {0} 波長です。</translation>
    </message>
    <message>
        <source>The arithmetic of 8 bits is of equal levels; the response table has others.</source>
        <translation>8 ビットの計算方式は等間隔のレベル用ですが、応答テーブルのレベルは等間隔ではありません。</translation>
    </message>
    <message>
        <source>The encoding makes amplitudes, to which no phase can be added; choose one of phases, or leave this out.</source>
        <translation>この符号化で得られるのは振幅で、位相を加えられません。位相の符号化を選ぶか、これを省いてください。</translation>
    </message>
    <message>
        <source>A carrier at {0} is finer than two pixels and aliases; stay below {1}.</source>
        <translation>角度 {0} のキャリアは 2 画素より細かく、エイリアシングが生じます。{1} 未満にしてください。</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>A spatial light modulator: what is written is what it is sent.</source>
        <translation>空間光変調器です。変調器に送るものが書き込まれます。</translation>
    </message>
    <message>
        <source>Correction picture</source>
        <translation>補正画像</translation>
    </message>
    <message>
        <source>Drive table</source>
        <translation>駆動テーブル</translation>
    </message>
    <message>
        <source>Response table</source>
        <translation>応答テーブル</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>Carrier</source>
        <translation>キャリア</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>補正</translation>
    </message>
    <message>
        <source>Modulo 2π</source>
        <translation>2π の剰余</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>Video mode</source>
        <translation>ビデオモード</translation>
    </message>
    <message>
        <source>There is no step &quot;{0}&quot; on the way to a panel; choose one of: {1}.</source>
        <translation>パネルまでの処理にステップ「{0}」はありません。次の中から選んでください: {1}。</translation>
    </message>
    <message>
        <source>{0} is no table of one row of entries.</source>
        <translation>{0} は 1 行の項目からなるテーブルではありません。</translation>
    </message>
    <message>
        <source>{0} has {1} entries, and this panel takes {2}; give the table of this panel.</source>
        <translation>{0} の項目は {1} 個ですが、このパネルには {2} 個必要です。このパネルのテーブルを指定してください。</translation>
    </message>
    <message>
        <source>{0} has {1} × {2} pixels, and the panel has {3} × {4}; give the correction of this panel.</source>
        <translation>{0} は {1} × {2} 画素ですが、パネルは {3} × {4} 画素です。このパネルの補正を指定してください。</translation>
    </message>
    <message>
        <source>A panel of {0} × {1} pixels at ({2}, {3}) does not lie in a picture of {4} × {5}.</source>
        <translation>({2}, {3}) にある {0} × {1} 画素のパネルは、{4} × {5} の画像に収まりません。</translation>
    </message>
    <message>
        <source>{0} cannot be scaled to another wavelength: how its phases go on depends on the way around {1} places; give the correction for this wavelength.</source>
        <translation>{0} は別の波長に換算できません。{1} か所で、位相の続き方がその周りの経路によって変わるためです。この波長の補正を指定してください。</translation>
    </message>
    <message>
        <source>{0}: the value {1} at the index {2} is not within 0 … {3} of this panel&apos;s {4} bits; give the table of this panel.</source>
        <translation>{0}: インデックス {2} の値 {1} が、このパネルの {4} ビットの範囲 0 … {3} にありません。このパネルのテーブルを指定してください。</translation>
    </message>
    <message>
        <source>{0}: a phase is no finite number.</source>
        <translation>{0}: 有限の数でない位相があります。</translation>
    </message>
    <message>
        <source>{0} is for a wavelength of {1}, and the light has {2}; give the one for this wavelength, or ask for it to be scaled.</source>
        <translation>{0} は波長 {1} 用ですが、光の波長は {2} です。この波長のものを指定するか、換算を指定してください。</translation>
    </message>
    <message>
        <source>{0} is to be scaled to the wavelength of the light, but what it was measured at is not known; give that.</source>
        <translation>{0} を光の波長に換算しますが、測定波長が分かりません。指定してください。</translation>
    </message>
    <message>
        <source>There is no kind of device &quot;{0}&quot;; choose one of: {1}.</source>
        <translation>デバイスの種類「{0}」はありません。次の中から選んでください: {1}。</translation>
    </message>
    <message>
        <source>Sign of the phase</source>
        <translation>位相の符号</translation>
    </message>
    <message>
        <source>The left half sends light to the left, the right half to the right. Cover the left half: if the spot at the left stays, the sign is the other one.</source>
        <translation>左半分は光を左へ、右半分は右へ送ります。左半分を覆っても左のスポットが残るなら、符号は逆です。</translation>
    </message>
    <message>
        <source>Sixteen checkerboards, from 0 to the largest value by rows. The zero order of one vanishes where its value is half a turn, and is back at a whole one.</source>
        <translation>16 個の市松模様で、値は行の順に 0 から最大値まで増えます。値が半周に当たる市松模様では 0 次光が消え、1 周に当たるものでは戻ります。</translation>
    </message>
    <message>
        <source>Gray wedge</source>
        <translation>グレーウェッジ</translation>
    </message>
    <message>
        <source>All values from left to right. Where the phase turns once, the last is as the first.</source>
        <translation>左から右へ、すべての値が並びます。位相がちょうど 1 周するなら、最後は最初と同じになります。</translation>
    </message>
    <message>
        <source>Pixel address</source>
        <translation>画素アドレス</translation>
    </message>
    <message>
        <source>A line on the outermost pixels, lines every 100 pixels, and in the middle single pixels. A gray middle or a missing edge tells that the screen is scaled or shifted.</source>
        <translation>最も外側の画素の線、100 画素ごとの線、中央の 1 画素ずつの模様です。中央がグレーに見えるか端が欠けていれば、画面が拡大縮小されているか、ずれています。</translation>
    </message>
    <message>
        <source>There is no test page &quot;{0}&quot;; give one of: {1}.</source>
        <translation>テストページ「{0}」はありません。次の中から指定してください: {1}。</translation>
    </message>
    <message>
        <source>The panel of {0} × {1} pixels does not lie in the video mode of {2} × {3}.</source>
        <translation>{0} × {1} 画素のパネルは、{2} × {3} のビデオモードに収まりません。</translation>
    </message>
    <message>
        <source>There is no Zernike polynomial ({0}, {1}); n goes from 0 to {2}, and m from -n to n in steps of 2.</source>
        <translation>ゼルニケ多項式 ({0}, {1}) はありません。n は 0 から {2} まで、m は -n から n まで 2 刻みです。</translation>
    </message>
    <message>
        <source>There is no Zernike polynomial with the number {0} in the index {1}, or it is beyond n = {2}.</source>
        <translation>番号付け {1} に番号 {0} のゼルニケ多項式はないか、n = {2} を超えています。</translation>
    </message>
    <message>
        <source>The Zernike polynomial ({0}, {1}) has no number in the index {2}; name it in another.</source>
        <translation>ゼルニケ多項式 ({0}, {1}) には番号付け {2} の番号がありません。別の番号付けで指定してください。</translation>
    </message>
    <message>
        <source>Zernike terms: &quot;{0}&quot; is none of: {1}.</source>
        <translation>ゼルニケ項: 「{0}」は次のいずれでもありません: {1}。</translation>
    </message>
    <message>
        <source>Zernike terms: &quot;{0}&quot; is no whole number that names a term.</source>
        <translation>ゼルニケ項: 「{0}」は項を表す整数ではありません。</translation>
    </message>
    <message>
        <source>Zernike terms: &quot;{0}&quot; is no pair of n and m such as (2, -2).</source>
        <translation>ゼルニケ項: 「{0}」は (2, -2) のような n と m の組ではありません。</translation>
    </message>
    <message>
        <source>Zernike terms: &quot;{0} {1}&quot; is not understood; a pupil is given as in &quot;radius 5mm centre 1mm,-0.5mm&quot;.</source>
        <translation>ゼルニケ項: 「{0} {1}」を解釈できません。瞳は「radius 5mm centre 1mm,-0.5mm」のように指定します。</translation>
    </message>
    <message>
        <source>Zernike terms: the radius of the pupil is negative.</source>
        <translation>ゼルニケ項: 瞳の半径が負です。</translation>
    </message>
    <message>
        <source>Zernike terms: the term {0} is given twice.</source>
        <translation>ゼルニケ項: 項 {0} が 2 回指定されています。</translation>
    </message>
    <message>
        <source>Zernike terms name their index, normalisation and unit before a colon, as in &quot;osa rms waves: 4=0.5, 12=-0.1&quot;.</source>
        <translation>ゼルニケ項では、「osa rms waves: 4=0.5, 12=-0.1」のように、コロンの前に番号付け、正規化、単位を書きます。</translation>
    </message>
    <message>
        <source>Zernike terms: &quot;{0}&quot; is no term such as 4=0.5.</source>
        <translation>ゼルニケ項: 「{0}」は 4=0.5 のような項ではありません。</translation>
    </message>
    <message>
        <source>The levels of {0} at {1} are an estimate, in proportion to the wavelength from those at {2}; check them.</source>
        <translation>{1} での {0} のレベルは、{2} でのレベルから波長に比例させた推定値です。確認してください。</translation>
    </message>
    <message>
        <source>{0} is what the panel {1} is sent; its values are read as levels, without what the panel makes of them ({2}).</source>
        <translation>{0} はパネル {1} に送るデータです。値はレベルとして読み取られ、パネルでの変換（{2}）は考慮されません。</translation>
    </message>
    <message>
        <source>{0} is no HDF5 file, or damaged; save the array again.</source>
        <translation>{0} は HDF5 ファイルではないか、破損しています。配列を保存し直してください。</translation>
    </message>
    <message>
        <source>{0}: this program was built without its reader of HDF5 files; save the array as .npy, .tif or .exr.</source>
        <translation>{0}: このプログラムは HDF5 ファイルの読み取り機能なしでビルドされています。配列を .npy、.tif、.exr のいずれかで保存してください。</translation>
    </message>
    <message>
        <source>{0}: HDF5 files cannot be read, for their library was not found; install the package libhdf5-103-1.</source>
        <translation>{0}: ライブラリが見つからないため、HDF5 ファイルを読み取れません。パッケージ libhdf5-103-1 をインストールしてください。</translation>
    </message>
    <message>
        <source>HDF5 array</source>
        <translation>HDF5 配列</translation>
    </message>
    <message>
        <source>{0} is not installed: there is no {1}; install all parts of the program together.</source>
        <translation>{0} がインストールされていません（{1} がありません）。プログラムのすべての部分を一緒にインストールしてください。</translation>
    </message>
    <message>
        <source>{0} holds no rows; a table has two numbers in each, such as &quot;0 0&quot;.</source>
        <translation>{0} に行がありません。テーブルの各行には「0 0」のように 2 つの数を書きます。</translation>
    </message>
    <message>
        <source>{0}: line {1} begins with {2} where {3} is due; the first column counts from 0 without gaps.</source>
        <translation>{0}: {1} 行目は {3} で始まるはずですが、{2} で始まっています。最初の列は 0 から順に、抜けなく数えます。</translation>
    </message>
    <message>
        <source>{0} has more than the {1} entries that a table may have.</source>
        <translation>{0} の項目が、テーブルの上限の {1} 個を超えています。</translation>
    </message>
    <message>
        <source>{0} does not say the unit of its phases; give it: radians or waves.</source>
        <translation>{0} に位相の単位の記載がありません。ラジアンか波長単位かを指定してください。</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; is no unit of phases; name its column with one, as in phase[rad] or phase[waves].</source>
        <translation>{0}: 「{1}」は位相の単位ではありません。phase[rad] や phase[waves] のように、単位を付けた列名にしてください。</translation>
    </message>
    <message>
        <source>{0}: the phase in row {1} and column {2} is no finite number; give 0 where there is none.</source>
        <translation>{0}: {1} 行 {2} 列の位相が有限の数ではありません。位相のない所には 0 を指定してください。</translation>
    </message>
    <message>
        <source>{0} holds amplitudes, not phases; give a correction of phases.</source>
        <translation>{0} の内容は位相ではなく振幅です。位相の補正を指定してください。</translation>
    </message>
    <message>
        <source>{0}: the value {1} at the index {2} is none that a panel is sent; those are whole numbers from 0 to 65,535.</source>
        <translation>{0}: インデックス {2} の値 {1} はパネルに送れる値ではありません。送れるのは 0 から 65,535 までの整数です。</translation>
    </message>
    <message>
        <source>{0} was compressed with loss, which changes phases where they wrap; give a .bmp or .png instead if there is one.</source>
        <translation>{0} は非可逆圧縮されていて、位相の折り返しの所で値が変わります。あれば .bmp か .png を指定してください。</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; of the device preset cannot be used: {2}</source>
        <translation>{0}: デバイスプリセットの「{1}」は使えません: {2}</translation>
    </message>
    <message>
        <source>{0} is no file of Zernike terms, a JSON object with &quot;index&quot;, &quot;norm&quot;, &quot;unit&quot;, &quot;radius&quot;, &quot;centre&quot; and &quot;terms&quot;.</source>
        <translation>{0} はゼルニケ項のファイルではありません。&quot;index&quot;、&quot;norm&quot;、&quot;unit&quot;、&quot;radius&quot;、&quot;centre&quot;、&quot;terms&quot; を持つ JSON オブジェクトが必要です。</translation>
    </message>
    <message>
        <source>{0} does not say the &quot;{1}&quot; of its Zernike terms, without which they may mean something else; add it.</source>
        <translation>{0} にゼルニケ項の &quot;{1}&quot; の記載がありません。これがないと意味が変わることがあります。追加してください。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no text.</source>
        <translation>&quot;{0}&quot; が文字列ではありません。</translation>
    </message>
    <message>
        <source>the term {0} has no finite number.</source>
        <translation>項 {0} の値が有限の数ではありません。</translation>
    </message>
    <message>
        <source>&quot;radius&quot; is no length above 0.</source>
        <translation>&quot;radius&quot; が 0 より大きい長さではありません。</translation>
    </message>
    <message>
        <source>&quot;centre&quot; is no pair of lengths.</source>
        <translation>&quot;centre&quot; が長さの組ではありません。</translation>
    </message>
    <message>
        <source>&quot;terms&quot; is no list of terms such as {&quot;4&quot;: 0.5}.</source>
        <translation>&quot;terms&quot; が {&quot;4&quot;: 0.5} のような項のリストではありません。</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <extracomment>a field of a form, what it is set to</extracomment>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>What the encoded pattern is made ready for.</source>
        <translation>符号化したパターンを、何に送れる形にするかです。</translation>
    </message>
    <message>
        <source>The text is longer than one line of {0} characters.</source>
        <translation>テキストが 1 行の上限の {0} 文字を超えています。</translation>
    </message>
    <message>
        <source>text of one line</source>
        <translation>1 行のテキスト</translation>
    </message>
    <message>
        <source>What the device is given: a level for every pixel, or what a panel is sent.</source>
        <translation>デバイスに与えるもの: 画素ごとのレベル、またはパネルに送るデータ。</translation>
    </message>
    <message>
        <source>{0} was made with the table {1}, which its values are to be read with; give it, too.</source>
        <translation>{0} はテーブル {1} を使って作られ、値を読むにはそれが必要です。併せて指定してください。</translation>
    </message>
    <message>
        <source>{0} has {1} × {2} values, and its side-car says {3} × {4}; it is the side-car of another picture.</source>
        <translation>{0} は {1} × {2} 個の値ですが、付属ファイルは {3} × {4} としています。別の画像の付属ファイルです。</translation>
    </message>
    <message>
        <source>{0} % of the pixels have a phase that the panel does not reach; they were given another.</source>
        <translation>{0} % の画素で、パネルの届かない位相を別の位相に置き換えました。</translation>
    </message>
    <message>
        <source>{0}: entry {1} is no file of a picture with a dwell; write &quot;a.png&quot; or {&quot;file&quot;: &quot;a.png&quot;, &quot;dwell&quot;: &quot;500ms&quot;}.</source>
        <translation>{0}: 項目 {1} は、画像ファイルと表示時間の指定ではありません。&quot;a.png&quot; または {&quot;file&quot;: &quot;a.png&quot;, &quot;dwell&quot;: &quot;500ms&quot;} と書いてください。</translation>
    </message>
    <message>
        <source>{0} is no list of pictures, such as [&quot;a.png&quot;, &quot;b.png&quot;].</source>
        <translation>{0} は [&quot;a.png&quot;, &quot;b.png&quot;] のような画像のリストではありません。</translation>
    </message>
    <message>
        <source>{0}: a panel is sent 8 bits of gray, or of red, green and blue; this is something else.</source>
        <translation>{0}: パネルに送れるのは 8 ビットのグレー、または各 8 ビットの赤・緑・青です。これはそのどちらでもありません。</translation>
    </message>
    <message>
        <source>{0} has {1} × {2} pixels, and the first picture {3} × {4}; all must be of one size.</source>
        <translation>{0} は {1} × {2} 画素ですが、最初の画像は {3} × {4} 画素です。すべて同じ大きさでなければなりません。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no time; give one with a unit, for instance 500ms or 2s.</source>
        <translation>「{0}」は時間ではありません。500ms や 2s のように単位を付けて指定してください。</translation>
    </message>
    <message>
        <source>{0} names no picture.</source>
        <translation>{0} に画像の指定がありません。</translation>
    </message>
    <message>
        <source>{0} could not be started.</source>
        <translation>{0} を起動できませんでした。</translation>
    </message>
    <message>
        <source>There is no memory for the pictures of a panel; close other programs.</source>
        <translation>パネル用の画像のためのメモリが足りません。ほかのプログラムを終了してください。</translation>
    </message>
    <message>
        <source>The command cannot be started: {0}.</source>
        <translation>コマンドを起動できません: {0}。</translation>
    </message>
    <message>
        <source>Values of {0} bits do not go through a screen, which takes 8 bits a colour; choose a packing.</source>
        <translation>画面が扱えるのは 1 色 8 ビットなので、{0} ビットの値は送れません。パッキングを選んでください。</translation>
    </message>
    <message>
        <source>The design is for no panel; choose a device preset.</source>
        <translation>この設計はパネル用ではありません。デバイスプリセットを選んでください。</translation>
    </message>
    <message>
        <source>Choose the screen that is the panel.</source>
        <translation>パネルになっている画面を選んでください。</translation>
    </message>
    <message>
        <source>There is no result to be shown; compute it first.</source>
        <translation>表示する結果がありません。先に計算してください。</translation>
    </message>
    <message>
        <source>The panel is off; arm it first.</source>
        <translation>パネルはオフです。先に準備してください。</translation>
    </message>
    <message>
        <source>The X server refused something (error {0}); the panel is off.</source>
        <translation>X サーバーが要求を拒否しました（エラー {0}）。パネルはオフです。</translation>
    </message>
    <message>
        <source>Another program moved the window on {0}; the panel is off until it is armed again.</source>
        <translation>別のプログラムが {0} のウィンドウを動かしました。もう一度準備するまでパネルはオフです。</translation>
    </message>
    <message>
        <source>Another program shows patterns on {0}; end that first.</source>
        <translation>別のプログラムが {0} にパターンを表示しています。先にそちらを終了してください。</translation>
    </message>
    <message>
        <source>A picture for {0} has not as many pixels as it.</source>
        <translation>画像の画素数が、表示先の画面 {0} と違います。</translation>
    </message>
    <message>
        <source>On the output {0} is another device than the one that was chosen; choose the screen again.</source>
        <translation>出力 {0} のデバイスが、選んだものと違います。画面を選び直してください。</translation>
    </message>
    <message>
        <source>The screen {0} shows {1} × {2} pixels, and the video mode of the panel has {3} × {4}; set the screen to that mode, without scaling.</source>
        <translation>画面 {0} の表示は {1} × {2} 画素ですが、パネルのビデオモードは {3} × {4} です。画面を、拡大縮小なしでそのモードに設定してください。</translation>
    </message>
    <message>
        <source>The screen {0} is turned or mirrored in itself; set it upright.</source>
        <translation>画面 {0} の表示が回転または反転しています。正立に設定してください。</translation>
    </message>
    <message>
        <source>The screen {0} shows {1} × {2} pixels of the desktop, and its video mode has {3} × {4}; switch scaling off.</source>
        <translation>画面 {0} にはデスクトップの {1} × {2} 画素が表示されていますが、ビデオモードは {3} × {4} です。拡大縮小をオフにしてください。</translation>
    </message>
    <message>
        <source>There is no screen &quot;{0}&quot;; there are: {1}.</source>
        <translation>画面「{0}」はありません。使えるもの: {1}。</translation>
    </message>
    <message>
        <source>Another screen shows pixels of {0}, and would show the pattern too.</source>
        <translation>別の画面が {0} と同じ画素を表示しているため、そこにもパターンが表示されます。</translation>
    </message>
    <message>
        <source>A table of the screen {0} changes the values that it is sent, as a night mode or a colour profile does; switch that off.</source>
        <translation>夜間モードやカラープロファイルのような、画面 {0} の変換テーブルが、送る値を変えています。それをオフにしてください。</translation>
    </message>
    <message>
        <source>The screen {0} is the primary one, where people work, and the pattern would cover it.</source>
        <translation>画面 {0} は作業に使うメインの画面で、パターンに覆われてしまいます。</translation>
    </message>
    <message>
        <source>The screen {0} is gone; the panel is off until it is armed again.</source>
        <translation>画面 {0} がなくなりました。もう一度準備するまでパネルはオフです。</translation>
    </message>
    <message>
        <source>On the output {0} is another device now; the panel is off until it is armed again.</source>
        <translation>出力 {0} のデバイスが別のものになりました。もう一度準備するまでパネルはオフです。</translation>
    </message>
    <message>
        <source>Another screen shows pixels of {0} now; the panel is off until it is armed again.</source>
        <translation>別の画面が {0} と同じ画素を表示するようになりました。もう一度準備するまでパネルはオフです。</translation>
    </message>
    <message>
        <source>The screen {0} has another video mode or place now; the panel is off until it is armed again.</source>
        <translation>画面 {0} のビデオモードまたは位置が変わりました。もう一度準備するまでパネルはオフです。</translation>
    </message>
    <message>
        <source>This is a Wayland session, where a pixel of a pattern need not be one of the panel; log in to an X11 session to show patterns.</source>
        <translation>これは Wayland セッションなので、パターンの画素がパネルの画素と一致するとは限りません。パターンを表示するには X11 セッションにログインしてください。</translation>
    </message>
    <message>
        <source>There is no X11 display, on which a panel is a screen; start this from a desktop session, or set DISPLAY.</source>
        <translation>パネルを画面として使うための X11 ディスプレイがありません。デスクトップセッションから起動するか、DISPLAY を設定してください。</translation>
    </message>
    <message>
        <source>The X server does not tell its screens apart (RandR 1.5 is missing).</source>
        <translation>X サーバーが画面を区別できません（RandR 1.5 がありません）。</translation>
    </message>
    <message>
        <source>The X server shows colours of {0} bits a pixel, and patterns need 8 bits of red, green and blue each; set its depth to 24.</source>
        <translation>X サーバーの色は 1 画素 {0} ビットですが、パターンには赤・緑・青が各 8 ビット必要です。色深度を 24 に設定してください。</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>デバイスなし</translation>
    </message>
    <message>
        <source>Wanted spots</source>
        <translation>目標のスポット</translation>
    </message>
    <message>
        <source>{0} has fewer than two rows; a curve has the depth of several grays.</source>
        <translation>{0} の行が 2 行未満です。曲線には複数のグレー値の深さが必要です。</translation>
    </message>
    <message>
        <source>{0}: its grays do not rise from row to row; sort them and leave one row for each.</source>
        <translation>{0}: グレー値が行ごとに増えていません。並べ替えて、1 つの値につき 1 行だけ残してください。</translation>
    </message>
    <message>
        <source>{0} has grays from {1} to {2}, and a gray of the writer is 0 to {3}; choose its bits.</source>
        <translation>{0} のグレー値は {1} から {2} までですが、描画装置のグレー値は 0 から {3} までです。ビット数を選んでください。</translation>
    </message>
    <message>
        <source>{0} is not monotonic between the grays {1} and {2}, so that depths there have no gray of their own; smooth it or leave rows out.</source>
        <translation>{0} はグレー値 {1} と {2} の間で単調でないため、そこの深さに対応するグレー値が 1 つに決まりません。滑らかにするか、行を省いてください。</translation>
    </message>
    <message>
        <source>{0} is no curve of grays and depths.</source>
        <translation>{0} はグレー値と深さの曲線ではありません。</translation>
    </message>
    <message>
        <source>{0} reaches {1}, and the relief takes {2}; expose more, or choose fewer levels or a smaller wavelength.</source>
        <translation>{0} の深さは {1} までですが、レリーフには {2} 必要です。露光量を増やすか、レベル数を減らすか、波長を短くしてください。</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>光</translation>
    </message>
    <message>
        <source>What the light does at the relief.</source>
        <translation>レリーフでの光の進み方です。</translation>
    </message>
    <message>
        <source>Goes through it</source>
        <translation>透過</translation>
    </message>
    <message>
        <source>Is reflected by it</source>
        <translation>反射</translation>
    </message>
    <message>
        <source>Refractive index</source>
        <translation>屈折率</translation>
    </message>
    <message>
        <source>Of what the relief is made of, at the design&apos;s wavelength; 1.46 is fused silica in green light.</source>
        <translation>設計波長での、レリーフの材料の屈折率です。緑色光での合成石英は 1.46 です。</translation>
    </message>
    <message>
        <source>Index above</source>
        <translation>上の媒質の屈折率</translation>
    </message>
    <message>
        <source>Tone</source>
        <translation>極性</translation>
    </message>
    <message>
        <source>What drawn areas and numbers mean; either makes the design, not its mirrored phase.</source>
        <translation>描画された領域と数値の意味です。どちらでも設計どおりになり、位相は反転しません。</translation>
    </message>
    <message>
        <source>Depth: what is drawn is etched</source>
        <translation>深さ: 描画した部分をエッチング</translation>
    </message>
    <message>
        <source>Height: what is drawn stays</source>
        <translation>高さ: 描画した部分を残す</translation>
    </message>
    <message>
        <source>What a layer of the file is.</source>
        <translation>ファイルの 1 レイヤーが表すものです。</translation>
    </message>
    <message>
        <source>m masks make 2^m levels, each etched twice as deep as the last.</source>
        <translation>m 枚のマスクで 2^m レベルになります。マスクごとに前の 2 倍の深さをエッチングします。</translation>
    </message>
    <message>
        <source>A level</source>
        <translation>1 レベル</translation>
    </message>
    <message>
        <source>each with its own depth or dose.</source>
        <translation>レベルごとに深さまたはドーズ量を持ちます。</translation>
    </message>
    <message>
        <source>Shapes</source>
        <translation>図形</translation>
    </message>
    <message>
        <source>What areas are divided into.</source>
        <translation>領域を分割する図形です。</translation>
    </message>
    <message>
        <source>Fewest rectangles</source>
        <translation>最少の矩形</translation>
    </message>
    <message>
        <source>where that takes little time, else merged.</source>
        <translation>短時間で済む場合に使い、それ以外では行をまとめます。</translation>
    </message>
    <message>
        <source>Merged runs of rows</source>
        <translation>行の区間をまとめた矩形</translation>
    </message>
    <message>
        <source>Polygons</source>
        <translation>多角形</translation>
    </message>
    <message>
        <source>That a polygon has at most: 199 for old readers, up to 8191.</source>
        <translation>多角形 1 個の最大数です。古い読み込みソフトウェア向けには 199、最大 8191 です。</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>セル</translation>
    </message>
    <message>
        <source>Name of the drawing in layout files: letters, digits, _, ? and $.</source>
        <translation>レイアウトファイルでの図面の名前です。使える文字は英字、数字、_、?、$ です。</translation>
    </message>
    <message>
        <source>Bits of a gray</source>
        <translation>グレー値のビット数</translation>
    </message>
    <message>
        <source>Of a gray writer&apos;s picture, with a curve of its depths.</source>
        <translation>グレースケール描画装置用の画像のビット数です。その深さの曲線とともに使います。</translation>
    </message>
    <message>
        <source>Of the opening in a pixel of amplitude 1.</source>
        <translation>振幅 1 の画素にある開口の寸法です。</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>開口</translation>
    </message>
    <message>
        <source>What a pixel of amplitude 1 becomes.</source>
        <translation>振幅 1 の画素の描き方です。</translation>
    </message>
    <message>
        <source>All of the pixel</source>
        <translation>画素全体</translation>
    </message>
    <message>
        <source>A rectangle in its middle</source>
        <translation>中央の長方形</translation>
    </message>
    <message>
        <source>A circle in its middle</source>
        <translation>中央の円</translation>
    </message>
    <message>
        <source>Opening&apos;s width</source>
        <translation>開口の幅</translation>
    </message>
    <message>
        <source>Opening&apos;s height</source>
        <translation>開口の高さ</translation>
    </message>
    <message>
        <source>The device is no mask but &quot;{0}&quot;; choose a mask, or export the encoded levels.</source>
        <translation>デバイスがマスクではなく「{0}」です。マスクを選ぶか、符号化したレベルをエクスポートしてください。</translation>
    </message>
    <message>
        <source>A mask is made for one wavelength, and there are {0}; choose one of them.</source>
        <translation>マスクは 1 つの波長用に作りますが、波長が {0} 個あります。1 つを選んでください。</translation>
    </message>
    <message>
        <source>Openings are there or not, and the encoding has {0} levels of amplitude; choose 2, or one of phases.</source>
        <translation>開口は有無の 2 通りですが、符号化の振幅は {0} レベルです。2 レベルにするか、位相の符号化を選んでください。</translation>
    </message>
    <message>
        <source>m binary masks make 2^m levels, and there are {0}; choose 2, 4, 8, 16 …, or a layer for each level.</source>
        <translation>m 枚の 2 値マスクで 2^m レベルになりますが、{0} レベルあります。2、4、8、16 …のいずれかにするか、レベルごとに 1 レイヤーを選んでください。</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>マスク</translation>
    </message>
    <message>
        <source>A relief or openings that are written by lithography.</source>
        <translation>リソグラフィーで描画するレリーフまたは開口です。</translation>
    </message>
    <message>
        <source>Gray curve</source>
        <translation>グレー曲線</translation>
    </message>
    <message>
        <source>Three wavelengths are sent as red, green and blue of 8 bits each, and the panel&apos;s values have {0}.</source>
        <translation>3 つの波長は各 8 ビットの赤・緑・青として送られますが、パネルの値は {0} ビットです。</translation>
    </message>
    <message>
        <source>The flip comes after the correction and mirrors it, too: give the correction as it is seen before the flip.</source>
        <translation>反転は補正の後に行われ、補正も反転します。反転前の向きの補正を指定してください。</translation>
    </message>
    <message>
        <source>{0} is made for a mask: its numbers are the {1} of a relief, and are read as they are.</source>
        <translation>{0} はマスク用に作られています。数値はレリーフの値（{1}）で、そのまま読み取ります。</translation>
    </message>
    <message>
        <source>{0} does not say the unit of its depths; name its columns, as in gray,depth[nm].</source>
        <translation>{0} に深さの単位の記載がありません。gray,depth[nm] のように列に名前を付けてください。</translation>
    </message>
    <message>
        <source>{0} is no GDSII file: it does not begin with a header.</source>
        <translation>{0} は GDSII ファイルではありません。先頭にヘッダーがありません。</translation>
    </message>
    <message>
        <source>{0} is damaged: what ends before byte {1} is no record of GDSII that can stand there.</source>
        <translation>{0} は破損しています。{1} バイト目の手前で終わるデータは、そこに置ける GDSII のレコードではありません。</translation>
    </message>
    <message>
        <source>{0} is written by way of KLayout, which is not installed here; install the package klayout, or write .oas or .gds.</source>
        <translation>{0} の書き込みには KLayout を使いますが、インストールされていません。パッケージ klayout をインストールするか、.oas または .gds で書き込んでください。</translation>
    </message>
    <message>
        <source>KLayout did not write {0}: its memory or the disk may not do; write .oas or .gds.</source>
        <translation>KLayout が {0} を書き込めませんでした。メモリかディスクが足りない可能性があります。.oas または .gds で書き込んでください。</translation>
    </message>
    <message>
        <source>{0} is damaged, or no mask: its shapes reach further than any plate.</source>
        <translation>{0} は破損しているか、マスクではありません。図形がどのホログラム面よりも広い範囲に及んでいます。</translation>
    </message>
    <message>
        <source>{0} has two cells that are called {1}.</source>
        <translation>{0} に {1} という名前のセルが 2 個あります。</translation>
    </message>
    <message>
        <source>{0} has no cell that is the whole.</source>
        <translation>{0} に、全体を表す最上位のセルがありません。</translation>
    </message>
    <message>
        <source>{0} refers to the cell {1}, which it does not have.</source>
        <translation>{0} はセル {1} を参照していますが、そのセルがありません。</translation>
    </message>
    <message>
        <source>{0}: references lead more than {1} cells deep, or in a circle.</source>
        <translation>{0}: 参照が {1} 段を超えて続くか、循環しています。</translation>
    </message>
    <message>
        <source>{0} refers to its cells more than {1} times, more than are read.</source>
        <translation>{0} にはセルの参照が、読み取れる上限の {1} 回を超えてあります。</translation>
    </message>
    <message>
        <source>The pixel in row {0}, column {1} has the level {2}, beyond the {3} levels of the masks; give their number.</source>
        <translation>{0} 行 {1} 列の画素のレベル {2} が、マスクの {3} レベルを超えています。レベル数を指定してください。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no name of a cell that writers take; use up to {1} letters A to Z, digits, _, ? and $.</source>
        <translation>「{0}」は描画装置で使えるセル名ではありません。英字 A～Z、数字、_、?、$ を {1} 文字以内で使ってください。</translation>
    </message>
    <message>
        <source>Apertures are of two levels, open and dark; the masks have {0}.</source>
        <translation>開口は開と閉の 2 レベルですが、マスクは {0} レベルです。</translation>
    </message>
    <message>
        <source>An aperture is 1 nm to the pitch of {0} × {1} in size, not {2} × {3}.</source>
        <translation>開口の大きさは 1 nm から画素ピッチの {0} × {1} までで、{2} × {3} にはできません。</translation>
    </message>
    <message>
        <source>{0} would have {1} shapes, more than the {2} for which KLayout finds memory; write .oas or .gds.</source>
        <translation>{0} の図形は {1} 個になり、KLayout のメモリで扱える {2} 個を超えます。.oas または .gds で書き込んでください。</translation>
    </message>
    <message>
        <source>Masks are of 2 to {0} levels, not {1}.</source>
        <translation>マスクのレベル数は 2 から {0} までで、{1} にはできません。</translation>
    </message>
    <message>
        <source>Polygons have {0} to {1} corners, the first counted again, not {2}.</source>
        <translation>多角形の頂点数は、最初の頂点を最後にもう一度数えて {0} から {1} までで、{2} にはできません。</translation>
    </message>
    <message>
        <source>{0} would take {1} MB, and its disk has {2} MB free; write .oas or to another disk.</source>
        <translation>{0} は {1} MB になりますが、ディスクの空きは {2} MB です。.oas で書き込むか、別のディスクに書き込んでください。</translation>
    </message>
    <message>
        <source>A mask&apos;s pixels are at least 1 nm, the unit of its file, in size; the pitch is {0}.</source>
        <translation>マスクの画素の大きさは、ファイルの単位である 1 nm 以上にしてください。画素ピッチが {0} です。</translation>
    </message>
    <message>
        <source>{0} pixels of {1} reach beyond the ±{2} mm that coordinates of 32 bits hold in nm; write the plate in parts.</source>
        <translation>{1} の画素 {0} 個は、32 ビットの nm 単位の座標で表せる ±{2} mm を超えます。ホログラム面を分割して書き込んでください。</translation>
    </message>
    <message>
        <source>{0} is no mask of pixels: its shapes lie above each other many times.</source>
        <translation>{0} は画素でできたマスクではありません。図形が何重にも重なっています。</translation>
    </message>
    <message>
        <source>{0} holds no shapes.</source>
        <translation>{0} に図形がありません。</translation>
    </message>
    <message>
        <source>{0} was changed: it counts in units of {1}, its masks were written in nm.</source>
        <translation>{0} は変更されています。単位が {1} ですが、マスクは nm で書き込まれました。</translation>
    </message>
    <message>
        <source>{0} is damaged: what ends before byte {1} is no record of OASIS that can stand there.</source>
        <translation>{0} は破損しています。{1} バイト目の手前で終わるデータは、そこに置ける OASIS のレコードではありません。</translation>
    </message>
    <message>
        <source>{0} is no OASIS file: it does not begin with %SEMI-OASIS.</source>
        <translation>{0} は OASIS ファイルではありません。%SEMI-OASIS で始まっていません。</translation>
    </message>
    <message>
        <source>{0} is damaged: its bytes do not have the sum that it says.</source>
        <translation>{0} は破損しています。バイトの和が、記載されたチェックサムと一致しません。</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>{0}: the suffix &quot;{1}&quot; is not that of a file that masks are made from; those are {2}.</source>
        <translation>{0}: 拡張子「{1}」はマスクの製作に使うファイルのものではありません。使える拡張子: {2}。</translation>
    </message>
    <message>
        <source>{0} shapes, {1}, about {2}</source>
        <translation>図形 {0} 個、{1}、約 {2}</translation>
    </message>
    <message>
        <source>{0} pixels, at most {1}</source>
        <translation>{0} 画素、最大 {1}</translation>
    </message>
    <message>
        <source>{0} triangles, {1}</source>
        <translation>三角形 {0} 個、{1}</translation>
    </message>
    <message>
        <source>What it is made from: a layout, heights, or a gray writer&apos;s picture, with a process sheet.</source>
        <translation>マスクの製作に使うもの: レイアウト、高さ、またはグレースケール描画装置用の画像。プロセスシート付き。</translation>
    </message>
    <message>
        <source>Light asked for</source>
        <translation>求める光量</translation>
    </message>
    <message>
        <source>Share of the light that a gradient is to bring where it is wanted, such as 0.9, with sgd and wherever levels are 64 or fewer; 0 for what gives the least error.</source>
        <translation>勾配法が目標の場所へ集める光の割合です (0.9 など)。sgd と、64 レベル以下のすべての場合に使います。0 なら誤差が最小になる割合です。</translation>
    </message>
    <message>
        <source>the least error</source>
        <translation>誤差が最小</translation>
    </message>
    <message>
        <source>The camera&apos;s picture has {0} colours; give a grey one.</source>
        <translation>カメラの画像に {0} 色あります。グレースケールの画像を指定してください。</translation>
    </message>
    <message>
        <source>The camera&apos;s picture holds a value that is not a finite number; give counts.</source>
        <translation>カメラの画像に有限の数でない値があります。カウント値を指定してください。</translation>
    </message>
    <message>
        <source>The camera&apos;s command lacks &apos;{pattern}&apos;, which stands for the file of the pattern; give a command such as &apos;snap {pattern} {picture}&apos;.</source>
        <translation>カメラのコマンドに、パターンのファイルを表す「{pattern}」がありません。「snap {pattern} {picture}」のようなコマンドを指定してください。</translation>
    </message>
    <message>
        <source>The camera&apos;s command lacks &apos;{picture}&apos;, which stands for the file of the picture; give a command such as &apos;snap {pattern} {picture}&apos;.</source>
        <translation>カメラのコマンドに、画像のファイルを表す「{picture}」がありません。「snap {pattern} {picture}」のようなコマンドを指定してください。</translation>
    </message>
    <message>
        <source>The camera&apos;s command took longer than the {0} s that it may take and was ended{1}.</source>
        <translation>カメラのコマンドが制限時間の {0} s を超えたため、終了させました{1}。</translation>
    </message>
    <message>
        <source>The camera&apos;s command ended with status {0}{1}.</source>
        <translation>カメラのコマンドが終了ステータス {0} で終わりました{1}。</translation>
    </message>
    <message>
        <source>The camera&apos;s command wrote no picture to the file that &apos;{picture}&apos; stands for{0}.</source>
        <translation>カメラのコマンドが、「{picture}」の表すファイルに画像を書き込みませんでした{0}。</translation>
    </message>
    <message>
        <source>The picture that the camera&apos;s command wrote cannot be read: {0}</source>
        <translation>カメラのコマンドが書き込んだ画像を読み取れません: {0}</translation>
    </message>
    <message>
        <source>{0}: {1}; give a list of three, such as {2}.</source>
        <translation>{0}: {1}。{2} のような 3 個のリストを指定してください。</translation>
    </message>
    <message>
        <source>{0}: the file cannot be read.</source>
        <translation>{0}: ファイルを読み取れません。</translation>
    </message>
    <message>
        <source>it holds no list of three spots</source>
        <translation>3 個のスポットのリストがありません</translation>
    </message>
    <message>
        <source>it is not a list of spots in JSON</source>
        <translation>JSON のスポットのリストではありません</translation>
    </message>
    <message>
        <source>A camera weights spots of a solver&apos;s pattern of phases; give spots, and hide all else.</source>
        <translation>カメラで重みを付けるのは、ソルバーの位相パターンのスポットです。スポットを指定し、ほかはすべて隠してください。</translation>
    </message>
    <message>
        <source>A pattern of {0} × {1} pixels is none for the panel, which is sent {2} × {3}.</source>
        <translation>{0} × {1} 画素のパターンはこのパネルに使えません。パネルには {2} × {3} 画素を送ります。</translation>
    </message>
    <message>
        <source>{0}: the body has at least {1} triangles, and programs take {2} at most; give a name that ends in .exr or .tif, or fewer pixels.</source>
        <translation>{0}: 立体の三角形は少なくとも {1} 個で、プログラムが扱えるのは {2} 個までです。.exr か .tif で終わる名前にするか、画素を減らしてください。</translation>
    </message>
    <message>
        <source>Layout of masks</source>
        <translation>マスクのレイアウト</translation>
    </message>
    <message>
        <source>The lens of the panel takes the spots out of the plane that the simulated camera looks at; set it to 0.</source>
        <translation>パネルのレンズにより、スポットが模擬カメラの見る面から外れます。0 にしてください。</translation>
    </message>
    <message>
        <source>OpenGL draws on another device: {0}</source>
        <translation>OpenGL は別のデバイスで描画しています: {0}</translation>
    </message>
    <message>
        <source>OpenGL has no function {0} here: update the driver</source>
        <translation>この環境の OpenGL には関数 {0} がありません。ドライバーを更新してください</translation>
    </message>
    <message>
        <source>there is no OpenGL context</source>
        <translation>OpenGL コンテキストがありません</translation>
    </message>
    <message>
        <source>OpenGL is {0}.{1} here, and 3.3 is needed: update the driver</source>
        <translation>この環境の OpenGL は {0}.{1} ですが、3.3 が必要です。ドライバーを更新してください</translation>
    </message>
    <message>
        <source>OpenGL cannot draw a colour and a float for each pixel here: update the driver</source>
        <translation>この環境の OpenGL では、画素ごとに色と浮動小数点数を描画できません。ドライバーを更新してください</translation>
    </message>
    <message>
        <source>nothing can be drawn on {0} x {1} pixels: make the view larger</source>
        <translation>{0} x {1} 画素には何も描画できません。ビューを大きくしてください</translation>
    </message>
    <message>
        <source>OpenGL draws at most {0} pixels a side here, not {1} x {2}: make the view smaller</source>
        <translation>この環境の OpenGL で描画できるのは一辺 {0} 画素までで、{1} x {2} 画素は描画できません。ビューを小さくしてください</translation>
    </message>
    <message>
        <source>install OpenGL&apos;s libraries</source>
        <translation>OpenGL のライブラリをインストールしてください</translation>
    </message>
    <message>
        <source>there is no OpenGL 3.3 without a window here: install a driver for the GPU, or Mesa to draw on the processor</source>
        <translation>この環境では、ウィンドウなしで OpenGL 3.3 を使えません。GPU のドライバーか、プロセッサーで描画するための Mesa をインストールしてください</translation>
    </message>
    <message>
        <source>the driver was tried with a small texture, and changed it: update it</source>
        <translation>ドライバーを小さなテクスチャで試したところ、内容が変わりました。ドライバーを更新してください</translation>
    </message>
    <message>
        <source>the device was opened without OpenGL, or its driver crashed at that</source>
        <translation>デバイスを OpenGL なしで開いたか、開くときにドライバーが異常終了しました</translation>
    </message>
    <message>
        <source>copied, for the device computes in the host&apos;s memory</source>
        <translation>コピー（デバイスがホストのメモリで計算するため）</translation>
    </message>
    <message>
        <source>shared by CUDA</source>
        <translation>CUDA で共有</translation>
    </message>
    <message>
        <source>shared by OpenCL</source>
        <translation>OpenCL で共有</translation>
    </message>
    <message>
        <source>copied by way of the host: {0}</source>
        <translation>ホスト経由でコピー: {0}</translation>
    </message>
    <message>
        <source>the driver of {0} does not share textures with OpenGL (cl_khr_gl_sharing)</source>
        <translation>{0} のドライバーは OpenGL とテクスチャを共有できません（cl_khr_gl_sharing）</translation>
    </message>
    <message>
        <source>not known: there is no device {0} any more</source>
        <translation>不明: デバイス {0} はもうありません</translation>
    </message>
    <message>
        <source>not at all: {0}</source>
        <translation>不可: {0}</translation>
    </message>
    <message>
        <source>not known: the driver {0} crashed or ended the program that was to share a texture with OpenGL: update it</source>
        <translation>不明: ドライバー {0} が異常終了したか、OpenGL とテクスチャを共有するプログラムを終了させました。更新してください</translation>
    </message>
    <message>
        <source>not known: the driver {0} did not share a texture with OpenGL within {1} s: update it</source>
        <translation>不明: ドライバー {0} が {1} 秒以内に OpenGL とテクスチャを共有しませんでした。更新してください</translation>
    </message>
    <message>
        <source>not known: {0} is missing or cannot be started: install the program anew</source>
        <translation>不明: {0} がないか、起動できません。プログラムをインストールし直してください</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>フレーム</translation>
    </message>
    <message>
        <source>Live hologram</source>
        <translation>ライブホログラム</translation>
    </message>
    <message>
        <source>frames of a depth camera, by stages</source>
        <translation>深度カメラのフレーム (段階ごと)</translation>
    </message>
    <message>
        <source>colours of 640 x 48 pixels</source>
        <translation>640 x 48 画素の色</translation>
    </message>
    <message>
        <source>{0} ms of processor time a frame; drawn by {1}; {2}</source>
        <translation>1 フレームあたりプロセッサー時間 {0} ms、描画: {1}、{2}</translation>
    </message>
    <message>
        <source>OpenGL beside the device</source>
        <translation>OpenGL とデバイスの連携</translation>
    </message>
    <message>
        <source>a moving scene, drawn, computed with and shown, by way of the host and without</source>
        <translation>動くシーンの描画・計算・表示 (ホスト経由とそうでない場合)</translation>
    </message>
    <message>
        <source>{0} ms of processor time a frame, {1} at best</source>
        <translation>1 フレームあたりプロセッサー時間 {0} ms、最良 {1} ms</translation>
    </message>
    <message>
        <source>Stereograms</source>
        <translation>ステレオグラム</translation>
    </message>
    <message>
        <source>frames a second of a moving scene, and those of the article that it is from</source>
        <translation>動くシーンの毎秒フレーム数 (元の論文の方法とも比較)</translation>
    </message>
    <message>
        <source>Layers of the file</source>
        <translation>ファイルのレイヤー</translation>
    </message>
    <message>
        <source>Marks and labels</source>
        <translation>マークとラベル</translation>
    </message>
    <message>
        <source>In layout files crosses beside the corners, in the same places on every layer, and below the plate the cell&apos;s name, the layer and its depth.</source>
        <translation>レイアウトファイルで、四隅の脇の全レイヤー同じ位置に十字を、ホログラム面の下にセル名、レイヤー、その深さを入れます。</translation>
    </message>
    <message>
        <source>drawing</source>
        <translation>描画</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>propagation</source>
        <translation>伝搬</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Marks and labels beside the plate reach beyond the ±{0} mm that coordinates of 32 bits hold in nm; leave them out.</source>
        <translation>ホログラム面の脇のマークとラベルが、nm 単位の 32 ビット座標で表せる ±{0} mm を超えます。マークとラベルを省いてください。</translation>
    </message>
    <message>
        <source>Stereogram</source>
        <translation>ステレオグラム</translation>
    </message>
    <message>
        <source>Depth camera</source>
        <translation>深度カメラ</translation>
    </message>
    <message>
        <source>The knotted tube from another side, photographed with its depth.</source>
        <translation>結び目のチューブを別の側から深度付きで撮影したもの。</translation>
    </message>
    <message>
        <source>Of the depth camera, or else the first depth picture, mesh or cloud, as the row Stereogram says.</source>
        <translation>深度カメラ、なければ最初の深度画像、メッシュ、点群から、「ステレオグラム」の行の設定で作ります。</translation>
    </message>
    <message>
        <source>The device has no room left; choose fewer pixels, or another device. ({0})</source>
        <translation>デバイスのメモリに空きがありません。画素数を減らすか、別のデバイスを選んでください。（{0}）</translation>
    </message>
    <message>
        <source>{0} is photographed by a camera of the design and sends no light of its own; hide the camera to see its own light.</source>
        <translation>{0} は設計内のカメラで撮影されるため、それ自体は光を出しません。それ自体の光を見るには、カメラを隠してください。</translation>
    </message>
    <message>
        <source>The camera&apos;s near end, at {0}, has to lie at a larger z than its far end, at {1}.</source>
        <translation>カメラの手前の端（{0}）の z は、奥の端（{1}）より大きくしてください。</translation>
    </message>
    <message>
        <source>The near end, at {0}, does not lie before the camera, which sees from z = {1}; move the camera away, or the near end.</source>
        <translation>手前の端（{0}）が、z = {1} から見るカメラの前方にありません。カメラを遠ざけるか、手前の端を動かしてください。</translation>
    </message>
    <message>
        <source>The camera stands within the box around {0}, which it may see from inside; move it away.</source>
        <translation>カメラが {0} を囲む箱の中にあり、内側から見ている可能性があります。カメラを遠ざけてください。</translation>
    </message>
    <message>
        <source>The points of {0} lie outside memory, where no camera photographs them; allow more memory.</source>
        <translation>{0} の点はメモリの外に置かれており、カメラで撮影できません。使用メモリを増やしてください。</translation>
    </message>
    <message>
        <source>The camera&apos;s picture has no sample of the plate; make it larger, or move it.</source>
        <translation>カメラの画像にホログラム面のサンプル点が 1 つもありません。画像を大きくするか、移動してください。</translation>
    </message>
    <message>
        <source>The camera has nothing to photograph; import a mesh or points, or show one that is hidden.</source>
        <translation>カメラで撮影するものがありません。メッシュか点群をインポートするか、隠れているものを表示してください。</translation>
    </message>
    <message>
        <source>The camera&apos;s picture takes {0} of memory on a plate of this size and {1} are allowed; choose fewer pixels.</source>
        <translation>この大きさのホログラム面では、カメラの画像に {0} のメモリが必要ですが、許可されているのは {1} です。画素数を減らしてください。</translation>
    </message>
    <message>
        <source>What the camera sees does not lie between its near and its far end; move the ends.</source>
        <translation>カメラに映るものが、手前の端と奥の端の間にありません。端を動かしてください。</translation>
    </message>
    <message>
        <source>Nothing is in the camera&apos;s view; turn it, or move its target.</source>
        <translation>カメラに何も映っていません。カメラの向きを変えるか、注視点を動かしてください。</translation>
    </message>
    <message>
        <source>The camera leaves out what is nearer than its near end, at {0} of its samples, and what is beyond its far end, at {1}; move the ends.</source>
        <translation>カメラでは、手前の端より近いもの（サンプルの {0}）と奥の端より遠いもの（{1}）が省かれます。端を動かしてください。</translation>
    </message>
    <message>
        <source>Place that the camera looks at and turns about; it lies in the middle of the picture.</source>
        <translation>カメラが向き、回転の中心となる位置。画像の中央になります。</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>How the objects come into the picture.</source>
        <translation>物体を画像に写す方法。</translation>
    </message>
    <message>
        <source>Parallel</source>
        <translation>平行投影</translation>
    </message>
    <message>
        <source>All in their own size.</source>
        <translation>すべて元の大きさのままです。</translation>
    </message>
    <message>
        <source>Perspective</source>
        <translation>透視投影</translation>
    </message>
    <message>
        <source>Smaller the farther away they are.</source>
        <translation>遠いものほど小さくなります。</translation>
    </message>
    <message>
        <source>Viewing angle</source>
        <translation>画角</translation>
    </message>
    <message>
        <source>Across the width of the picture.</source>
        <translation>画像の幅方向の角度。</translation>
    </message>
    <message>
        <source>From the target to the camera.</source>
        <translation>注視点からカメラまで。</translation>
    </message>
    <message>
        <source>Seen from the side</source>
        <translation>視線の方位角</translation>
    </message>
    <message>
        <source>Angle of the camera&apos;s direction; positive: from the right.</source>
        <translation>カメラの方向の角度。正: 右から。</translation>
    </message>
    <message>
        <source>Seen from above</source>
        <translation>視線の仰角</translation>
    </message>
    <message>
        <source>Angle of the camera&apos;s direction; negative: from below.</source>
        <translation>カメラの方向の角度。負: 下から。</translation>
    </message>
    <message>
        <source>Target x</source>
        <translation>注視点 x</translation>
    </message>
    <message>
        <source>Target y</source>
        <translation>注視点 y</translation>
    </message>
    <message>
        <source>Target z</source>
        <translation>注視点 z</translation>
    </message>
    <message>
        <source>A picture with depth of the objects of the design, from any side.</source>
        <translation>設計内の物体を任意の側から見た、深度付きの画像。</translation>
    </message>
    <message>
        <source>The design shows no depth picture, mesh or cloud of points; add one, of which the stereogram is made.</source>
        <translation>設計に、表示中の深度画像、メッシュ、点群がありません。ステレオグラムの元になるものを追加してください。</translation>
    </message>
    <message>
        <source>There is no mesh and no cloud of points yet; import one.</source>
        <translation>メッシュも点群もまだありません。インポートしてください。</translation>
    </message>
    <message>
        <source>The depth picture has no depth: no number of it is measured.</source>
        <translation>深度画像に深度がありません。測定値が 1 つもありません。</translation>
    </message>
    <message>
        <source>Depths are scaled from {0}, which is near, to {1}, which is far.</source>
        <translation>深度は {0}（手前）から {1}（奥）の範囲で換算します。</translation>
    </message>
    <message>
        <source>Pixels without a measured depth: {0}; they are taken as far.</source>
        <translation>深度の測定値がない画素: {0}。奥にあるものとします。</translation>
    </message>
    <message>
        <source>Depths below 0 or above 1: {0}; they are taken as those.</source>
        <translation>0 未満または 1 を超える深度: {0}。それぞれ 0、1 とします。</translation>
    </message>
    <message>
        <source>The largest offset, {0} pixels, is not less than the tile&apos;s width, {1} pixels; give a smaller one or a wider tile.</source>
        <translation>最大のずれ（{0} 画素）がタイルの幅（{1} 画素）より小さくありません。ずれを小さくするか、幅の広いタイルを指定してください。</translation>
    </message>
    <message>
        <source>Start of the noise; the same seed gives the same picture.</source>
        <translation>ノイズの初期値です。同じシードからは同じ画像が得られます。</translation>
    </message>
    <message>
        <source>Largest offset</source>
        <translation>最大のずれ</translation>
    </message>
    <message>
        <source>Pixels by which what is nearest repeats sooner than what is farthest; less than the tile is wide.</source>
        <translation>最も近いものが最も遠いものより何画素早く繰り返すかを表します。タイルの幅より小さくします。</translation>
    </message>
    <message>
        <source>Tile width</source>
        <translation>タイルの幅</translation>
    </message>
    <message>
        <source>Pixels after which noise repeats where nothing is nearer; a picture has its own width.</source>
        <translation>近いものがないところで、ノイズが繰り返す画素数です。画像には固有の幅があります。</translation>
    </message>
    <message>
        <source>Invert depth</source>
        <translation>奥行きを反転</translation>
    </message>
    <message>
        <source>What is near comes to be far, for eyes that cross.</source>
        <translation>手前と奥が入れ替わります。交差法で見るためのものです。</translation>
    </message>
    <message>
        <source>Hidden surfaces</source>
        <translation>隠れた面</translation>
    </message>
    <message>
        <source>What one eye alone sees behind an edge gets texture of its own, so that edges are sharp.</source>
        <translation>縁の後ろの、片目にしか見えない部分に固有のテクスチャを与え、縁を鮮明にします。</translation>
    </message>
    <message>
        <source>Fusion dots</source>
        <translation>融合用ドット</translation>
    </message>
    <message>
        <source>Two dots, one tile apart: the eyes are right when they see three.</source>
        <translation>タイル 1 枚分離れた 2 個の点。3 個に見えれば、目の向きは正しく合っています。</translation>
    </message>
    <message>
        <source>Of the depth of a mesh or a cloud, which the picture is a tile wider than; a depth picture has its own.</source>
        <translation>メッシュや点群の深度の列数。ステレオグラムの幅はこれよりタイル 1 枚分広くなります。深度画像には固有の列数があります。</translation>
    </message>
    <message>
        <source>Of the depth of a mesh or a cloud; a depth picture has its own.</source>
        <translation>メッシュや点群の深度の行数。深度画像には固有の行数があります。</translation>
    </message>
    <message>
        <source>One picture that shows depth to eyes that look past it.</source>
        <translation>視線を画像の向こうに合わせると奥行きが見える、1 枚の画像。</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>The tile is {0} pixels wide, wider than the depth, {1} pixels: little of it is repeated.</source>
        <translation>タイルの幅は {0} 画素で、深度の幅 {1} 画素より広いため、ほとんど繰り返されません。</translation>
    </message>
    <message>
        <source>Of the tile&apos;s {0} pictures the first is repeated.</source>
        <translation>タイルの {0} 枚の画像のうち、最初のものを繰り返します。</translation>
    </message>
    <message>
        <source>The tile&apos;s opacity is left out.</source>
        <translation>タイルの不透明度は省きます。</translation>
    </message>
    <message>
        <source>The tile&apos;s values are rounded to 8 bits.</source>
        <translation>タイルの値は 8 ビットに丸めます。</translation>
    </message>
    <message>
        <source>Making stereograms</source>
        <translation>ステレオグラムを作成中</translation>
    </message>
    <message>
        <source>One of m binary masks</source>
        <translation>m 枚の 2 値マスクの 1 枚</translation>
    </message>
    <message>
        <source>{0}: {1} texts and shapes that are no areas are left out, and paths with bends of more than 90° or close together.</source>
        <translation>{0}: 面でない文字や図形と、90° を超える曲がりや接近した曲がりのあるパス、計 {1} 個を省きます。</translation>
    </message>
    <message>
        <source>{0}: {1} shapes have sides that are neither horizontal nor vertical; the pixels whose middles they cover are set.</source>
        <translation>{0}: {1} 個の図形に水平でも垂直でもない辺があります。中心が覆われた画素を設定します。</translation>
    </message>
    <message>
        <source>Bouncing ball</source>
        <translation>弾むボール</translation>
    </message>
    <message>
        <source>A ball in an open box before a depth camera: a stereogram that moves.</source>
        <translation>深度カメラの前の開いた箱の中のボール: 動くステレオグラム。</translation>
    </message>
    <message>
        <source>Of the part that is looked at, made of no more of the hologram than sends light there.</source>
        <translation>見る部分の大きさと位置です。そこへ光を送る部分のホログラムだけから作ります。</translation>
    </message>
    <message>
        <source>all of the plane</source>
        <translation>面全体</translation>
    </message>
    <message>
        <source>Of the window&apos;s middle, from the optical axis.</source>
        <translation>窓の中心の、光軸からの位置です。</translation>
    </message>
    <message>
        <source>Window width</source>
        <translation>窓の幅</translation>
    </message>
    <message>
        <source>Window height</source>
        <translation>窓の高さ</translation>
    </message>
    <message>
        <source>Window x</source>
        <translation>窓の x</translation>
    </message>
    <message>
        <source>Window y</source>
        <translation>窓の y</translation>
    </message>
    <message>
        <source>The window reaches beyond the plane; the {0} x {1} pixels inside are made.</source>
        <translation>窓が面からはみ出しています。内側の {0} x {1} 画素を作ります。</translation>
    </message>
    <message>
        <source>The window is made of the part of the hologram that sends light there: it is right to about 0.1 % for smooth phases, 2 % for random ones.</source>
        <translation>窓は、そこへ光を送るホログラムの部分から作ります。誤差は、滑らかな位相で約 0.1 %、ランダムな位相で 2 % です。</translation>
    </message>
    <message>
        <source>The {0} x {1} samples of the window take {2} of memory, and {3} are there for them; make the window smaller, or allow more memory.</source>
        <translation>窓の {0} x {1} サンプルにはメモリーが {2} 必要ですが、使えるのは {3} です。窓を小さくするか、使えるメモリーを増やしてください。</translation>
    </message>
    <message>
        <source>drawing {0} %, layers {1} %, propagation {2} %, picture {3} %; {4}</source>
        <translation>描画 {0} %、層 {1} %、伝搬 {2} %、画像 {3} %; {4}</translation>
    </message>
    <message>
        <source>OpenGL has no GPU here ({0})</source>
        <translation>ここの OpenGL には GPU がありません ({0})</translation>
    </message>
    <message>
        <source>drawn by {0}; {1}</source>
        <translation>{0} が描画; {1}</translation>
    </message>
    <message>
        <source>drawn by the processor</source>
        <translation>プロセッサーが描画</translation>
    </message>
    <message>
        <source>drawn by the processor: {0}</source>
        <translation>プロセッサーが描画: {0}</translation>
    </message>
    <message>
        <source>{0} has faces, too, of which only the corners are taken; a mesh has points all over its surface.</source>
        <translation>{0} には面もありますが、その頂点だけを使います。メッシュなら表面全体に点を置きます。</translation>
    </message>
    <message>
        <source>{0}; to the screen {1}</source>
        <translation>{0}; 画面へは {1}</translation>
    </message>
    <message>
        <source>{0}; to the screen by way of the host: {1}</source>
        <translation>{0}; 画面へはホストを経由: {1}</translation>
    </message>
    <message>
        <source>{0}: to see where it is sharpest takes three planes or more; the sweep has {1}.</source>
        <translation>{0}: 最も鮮明な場所を調べるには 3 面以上が必要ですが、掃引には {1} 面しかありません。</translation>
    </message>
    <message>
        <source>{0}: distances are numbers; give a name that ends in .npy, .tif or .exr.</source>
        <translation>{0}: 距離は数値です。.npy、.tif、.exr のいずれかで終わる名前を指定してください。</translation>
    </message>
    <message>
        <source>{0}: memory does not hold the plane; look at a window of it, or allow more memory.</source>
        <translation>{0}: 面がメモリーに収まりません。その一部を窓で見るか、使えるメモリーを増やしてください。</translation>
    </message>
    <message>
        <source>{0}: only a .tif holds several planes; give a name that ends in .tif, or a file for each.</source>
        <translation>{0}: 複数の面を持てるのは .tif だけです。.tif で終わる名前を指定するか、面ごとにファイルを分けてください。</translation>
    </message>
    <message>
        <source>Shows</source>
        <translation>表示するもの</translation>
    </message>
    <message>
        <source>One plane, all planes of a sweep, or one picture of a sweep.</source>
        <translation>一つの面、掃引のすべての面、または掃引から作る一枚の画像です。</translation>
    </message>
    <message>
        <source>The reconstruction</source>
        <translation>再生像</translation>
    </message>
    <message>
        <source>The plane at the distance of the reconstruction.</source>
        <translation>再生距離にある面です。</translation>
    </message>
    <message>
        <source>One plane</source>
        <translation>一つの面</translation>
    </message>
    <message>
        <source>A plane at a distance of its own.</source>
        <translation>独自の距離にある面です。</translation>
    </message>
    <message>
        <source>Planes of a sweep</source>
        <translation>掃引の面</translation>
    </message>
    <message>
        <source>Every plane from the first distance to the last.</source>
        <translation>最初の距離から最後の距離までのすべての面です。</translation>
    </message>
    <message>
        <source>All in focus</source>
        <translation>全焦点</translation>
    </message>
    <message>
        <source>Each place from the plane of the sweep where it is sharpest.</source>
        <translation>各場所を、掃引の中で最も鮮明な面から取ります。</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>奥行き</translation>
    </message>
    <message>
        <source>The distance of each place where it is sharpest, in metres.</source>
        <translation>各場所が最も鮮明になる距離 (メートル) です。</translation>
    </message>
    <message>
        <source>Of the sweep, evenly from the first distance to the last.</source>
        <translation>掃引の面の数です。最初の距離から最後の距離まで等間隔に並びます。</translation>
    </message>
    <message>
        <source>z of the first plane.</source>
        <translation>最初の面の z です。</translation>
    </message>
    <message>
        <source>z of the last plane.</source>
        <translation>最後の面の z です。</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>How a .tif holds the planes; of other formats there is a file for each.</source>
        <translation>.tif が面をどう持つかです。他の形式では面ごとにファイルになります。</translation>
    </message>
    <message>
        <source>Numbers in one file</source>
        <translation>一つのファイルに数値で</translation>
    </message>
    <message>
        <source>A page is a plane of floats.</source>
        <translation>一ページが浮動小数点数の一つの面です。</translation>
    </message>
    <message>
        <source>16 bits in one file</source>
        <translation>一つのファイルに 16 ビットで</translation>
    </message>
    <message>
        <source>A page is scaled so that one sample in a thousand is white.</source>
        <translation>1000 サンプルに一つが白になるように、ページごとに尺度を合わせます。</translation>
    </message>
    <message>
        <source>A file for each</source>
        <translation>面ごとのファイル</translation>
    </message>
    <message>
        <source>With number and distance in its name.</source>
        <translation>番号と距離が名前に入ります。</translation>
    </message>
    <message>
        <source>Window and pupil</source>
        <translation>窓と瞳</translation>
    </message>
    <message>
        <source>What of the plane is made, and through what of the plate it is seen.</source>
        <translation>面のどこを作り、プレートのどこを通して見るかです。</translation>
    </message>
    <message>
        <source>Those of the reconstruction</source>
        <translation>再生像のもの</translation>
    </message>
    <message>
        <source>Of its own</source>
        <translation>独自のもの</translation>
    </message>
    <message>
        <source>The intensity where the light comes to: at one distance, or of a sweep.</source>
        <translation>光が届く場所の強度です。一つの距離、または掃引のものです。</translation>
    </message>
    <message>
        <source>Looking where it is sharp</source>
        <translation>どこで鮮明かを調べています</translation>
    </message>
    <message>
        <source>Give WIDTHxHEIGHT, such as 1920x1080.</source>
        <translation>幅x高さで、1920x1080 のように指定してください。</translation>
    </message>
    <message>
        <source>{0} is no number of points; give one from 1 to 1e8.</source>
        <translation>{0} は点の数ではありません。1 から 1e8 までの数を指定してください。</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>画素数</translation>
    </message>
    <message>
        <source>Sizes of the hologram</source>
        <translation>ホログラムの大きさ</translation>
    </message>
    <message>
        <source>Methods, all if none is given</source>
        <translation>計算法。指定がなければすべて</translation>
    </message>
    <message>
        <source>Numbers of points or of spots</source>
        <translation>点またはスポットの数</translation>
    </message>
    <message>
        <source>Tolerances that the methods are to keep</source>
        <translation>計算法が守るべき許容誤差</translation>
    </message>
    <message>
        <source>Distances of the points</source>
        <translation>点の距離</translation>
    </message>
    <message>
        <source>Pitch</source>
        <translation>ピッチ</translation>
    </message>
    <message>
        <source>Distances between pixel centres</source>
        <translation>画素中心間の距離</translation>
    </message>
    <message>
        <source>Depths of the points over their distance</source>
        <translation>点の奥行きと距離の比</translation>
    </message>
    <message>
        <source>Real part</source>
        <translation>実部</translation>
    </message>
    <message>
        <source>Only the real part of the field, as for amplitudes</source>
        <translation>振幅の場合と同じく、複素振幅の実部のみ</translation>
    </message>
    <message>
        <source>the layers that OPENCL_LAYERS names ({0}) are left out, for with them drivers crash or do not answer: mend them, or unset that</source>
        <translation>OPENCL_LAYERS が指すレイヤー（{0}）は、使うとドライバーが異常終了するか応答しないため除外されます。修正するか、この変数を解除してください</translation>
    </message>
    <message>
        <source>Refractive index of what lies above the relief; 1 is air.</source>
        <translation>レリーフの上にあるものの屈折率。1 は空気です。</translation>
    </message>
    <message>
        <source>The relief has the index {0} and what lies above it {1}, so that its depth says nothing; give a smaller one above.</source>
        <translation>レリーフの屈折率は {0}、その上は {1} で、深さが意味を持ちません。上の屈折率を小さくしてください。</translation>
    </message>
    <message>
        <source>Levels by wavelength</source>
        <translation>波長ごとのレベル数</translation>
    </message>
    <message>
        <source>Levels per 2π of several wavelengths, &quot;633nm=210, 532nm=200&quot;; one that is not named has those of the encoding.</source>
        <translation>複数の波長の 2π あたりのレベル数。例: &quot;633nm=210, 532nm=200&quot;。ここにない波長には符号化のレベル数を使います。</translation>
    </message>
    <message>
        <source>Response&apos;s wavelength</source>
        <translation>応答の波長</translation>
    </message>
    <message>
        <source>Wavelength that the response table holds for; of others its phases go with 1/wavelength.</source>
        <translation>応答表が成り立つ波長。ほかの波長では位相は波長に反比例します。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; says no levels at a wavelength, {1} to {2} of them; give them as in 633nm=210, 532nm=200.</source>
        <translation>&quot;{0}&quot; は波長ごとのレベル数 ({1}～{2}) ではありません。633nm=210, 532nm=200 のように指定してください。</translation>
    </message>
    <message>
        <source>{0}: the file system there has no locks, and its file &quot;lock&quot; names process {1} on {2} since {3}, which cannot be seen from here; wait for it, name another folder, or remove that file if it has ended.</source>
        <translation>{0}: そのファイルシステムにはロック機能がなく、ファイル「lock」にはここから確認できないプロセス {1}({2}、{3} から)が記されています。終わるのを待つか、別のフォルダーを指定するか、すでに終わっているならそのファイルを削除してください。</translation>
    </message>
    <message>
        <source>{0}: another run, process {1} on {2} since {3}, is at this job there; wait for it, or name another folder.</source>
        <translation>{0}: そこでは別の実行(プロセス {1}、{2}、{3} から)がこのジョブを処理中です。終わるのを待つか、別のフォルダーを指定してください。</translation>
    </message>
    <message>
        <source>{0}: what was finished there is cut in other tiles, which stay; go on with the memory that it was begun with, or begin anew.</source>
        <translation>{0}: そこで完成している部分は別のタイルに分割されており、そのまま残ります。開始時と同じメモリ量で続けるか、最初からやり直してください。</translation>
    </message>
    <message>
        <source>{0}: the file system there has no locks, so let no other machine work at this job meanwhile.</source>
        <translation>{0}: そのファイルシステムにはロック機能がありません。その間、ほかのコンピューターでこのジョブを処理しないでください。</translation>
    </message>
    <message>
        <source>{0} holds no array {1}; it holds {2}.</source>
        <translation>{0} に配列 {1} はありません。あるのは {2} です。</translation>
    </message>
    <message>
        <source>{0} holds no array of two or three dimensions of real or complex numbers.</source>
        <translation>{0} には、実数または複素数の 2 次元か 3 次元の配列がありません。</translation>
    </message>
    <message>
        <source>{0} holds no array of two or three dimensions of real or complex numbers, but {1}; save the array by itself.</source>
        <translation>{0} には、実数または複素数の 2 次元か 3 次元の配列がなく、{1} があります。配列だけを保存してください。</translation>
    </message>
    <message>
        <source>{0}: the numbers of {1} lie in other files, which are not read; save them in this one.</source>
        <translation>{0}: {1} の数値は他のファイルにあり、それらは読み込まれません。このファイルに保存してください。</translation>
    </message>
    <message>
        <source>{0}: its numbers are packed by the filter {1}, which is not there; save them without it, or packed by gzip.</source>
        <translation>{0}: 数値がフィルター {1} で圧縮されていますが、ここにはありません。圧縮せずに、または gzip で保存してください。</translation>
    </message>
    <message>
        <source>{0} is no table of a correction that is known: its first line is not &quot;Y/X,0,1,2,…&quot;; give the correction as a grey picture.</source>
        <translation>{0} は既知の補正の表ではありません。1 行目が「Y/X,0,1,2,…」ではありません。補正をグレーの画像で指定してください。</translation>
    </message>
    <message>
        <source>{0} holds no rows; save the correction again.</source>
        <translation>{0} には行がありません。補正を保存し直してください。</translation>
    </message>
    <message>
        <source>{0}: line {1} is not the row {2} with {3} levels; the file is cut short or damaged.</source>
        <translation>{0}：{1} 行目は {3} 個の階調を持つ第 {2} 行ではありません。ファイルが途中で切れているか、壊れています。</translation>
    </message>
    <message>
        <source>{0}: line {1}: {2} is no level of a panel of {3} bits, whose {4} make a cycle; give the correction of this panel, or choose its bits.</source>
        <translation>{0}：{1} 行目：{2} は {3} ビットのパネル（{4} 階調で 1 周期）の階調ではありません。このパネルの補正を指定するか、ビット数を選んでください。</translation>
    </message>
    <message>
        <source>{0}: line {1} has no two numbers; a table has an index and a value in each, or in all of them the value alone.</source>
        <translation>{0}：{1} 行目に 2 つの数値がありません。表の各行には番号と値を、またはすべての行に値だけを書きます。</translation>
    </message>
    <message>
        <source>{0}: line {1} has other values for red, green and blue; give the table of one of them, with an index and a value in each line.</source>
        <translation>{0}：{1} 行目は赤・緑・青で値が異なります。そのうち 1 色の表を、各行に番号と値を書いて指定してください。</translation>
    </message>
    <message>
        <source>{0}: &quot;levels&quot; has two rows for {1}; leave the one that is right.</source>
        <translation>{0}：「levels」に {1} の行が 2 つあります。正しい方だけを残してください。</translation>
    </message>
    <message>
        <source>{0} is the relief of a mask; it is read as the phases that it gives light of {1}, for which its index is taken to be the same.</source>
        <translation>{0} はマスクのレリーフです。{1} の光に与える位相として読み込み、屈折率は同じとみなします。</translation>
    </message>
    <message>
        <source>{0}: samples that are {1}, which it says is no measurement, are taken as 0.</source>
        <translation>{0}: ファイルが測定値なしとする値 {1} のサンプルは 0 とします。</translation>
    </message>
    <message>
        <source>{0}: to read this takes more than the {1} of memory that it may; allow more, close other programs, or make the picture smaller.</source>
        <translation>{0}：読み込みには使用できるメモリ {1} より多くが必要です。上限を増やすか、他のプログラムを閉じるか、画像を小さくしてください。</translation>
    </message>
    <message>
        <source>{0} is no file of Matlab 4 to 7.3, or damaged; save the array again.</source>
        <translation>{0} は Matlab 4 から 7.3 のファイルではないか、壊れています。配列を保存し直してください。</translation>
    </message>
    <message>
        <source>{0}: {1} holds whole or complex numbers; amplitudes, and phases in radians, are needed as float32 or float64.</source>
        <translation>{0}: {1} は整数または複素数です。振幅とラジアン単位の位相は float32 か float64 である必要があります。</translation>
    </message>
    <message>
        <source>{0}: {1} and {2} differ in size; amplitudes and phases are needed of the same samples.</source>
        <translation>{0}: {1} と {2} の大きさが違います。同じサンプルの振幅と位相が必要です。</translation>
    </message>
    <message>
        <source>{0}: {1} is read as amplitudes, and {2} as phases in radians.</source>
        <translation>{0}: {1} を振幅、{2} をラジアン単位の位相として読み込みます。</translation>
    </message>
    <message>
        <source>{0}: the scale of the .pfm image is &quot;{1}&quot;, whose sign says the order of its bytes; -1 or 1 is needed.</source>
        <translation>{0}: .pfm 画像のスケールが「{1}」です。その符号がバイト順を示すため、-1 か 1 が必要です。</translation>
    </message>
    <message>
        <source>{0} holds {1} pictures, as cameras with several lenses or exposures make them; only the first is read.</source>
        <translation>{0} には、複数のレンズや露出を持つカメラが作るように画像が {1} 枚あります。最初の 1 枚だけを読み込みます。</translation>
    </message>
    <message>
        <source>{0} is an animation of {1} pictures, of which only the first is read.</source>
        <translation>{0} は画像 {1} 枚のアニメーションで、最初の 1 枚だけを読み込みます。</translation>
    </message>
    <message>
        <source>{0}: its data window lies beyond its display window, so that it shows nothing; export it again.</source>
        <translation>{0}: データウィンドウが表示ウィンドウの外にあり、何も表示されません。書き出し直してください。</translation>
    </message>
    <message>
        <source>{0}: what its data window has beyond its display window is cut off.</source>
        <translation>{0}: データウィンドウのうち表示ウィンドウの外にある部分は切り捨てます。</translation>
    </message>
    <message>
        <source>{0}: its metadata speak of {1} planes, but it has {2} pages, which are read in their order.</source>
        <translation>{0}: メタデータは {1} 面としていますが、ページは {2} です。ページの順に読み込みます。</translation>
    </message>
    <message>
        <source>{0}: of {1} channels and {2} times, as its metadata say, only the first are read.</source>
        <translation>{0}: メタデータによればチャンネル {1}、時刻 {2} のうち、最初のものだけを読み込みます。</translation>
    </message>
    <message>
        <source>{0} has two levels, {1} and {2}, and the {3} that its type holds are taken for a whole turn; if others are, say how many ({4}).</source>
        <translation>{0} のレベルは {1} と {2} の二つで、型が持てる {3} レベルを 1 回転とみなします。違う場合はレベル数を指定してください ({4})。</translation>
    </message>
    <message>
        <source>{0} is black and white, and is read as 2 levels.</source>
        <translation>{0} は白黒なので 2 レベルとして読み込みます。</translation>
    </message>
    <message>
        <source>{0}: the highest level is {1}, and the {2} levels of the panel are taken for a whole turn.</source>
        <translation>{0}: 最大のレベルは {1} なので、パネルの {2} レベルを 1 回転とみなします。</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; is no list of layers; give their numbers and data types, such as 1/0,2/0.</source>
        <translation>「{0}」はレイヤーの一覧ではありません。1/0,2/0 のように番号とデータ型を指定してください。</translation>
    </message>
    <message>
        <source>A layer is a mask or a level, not &quot;{0}&quot;; give mask or level.</source>
        <translation>レイヤーはマスクかレベルで、「{0}」ではありません。mask か level を指定してください。</translation>
    </message>
    <message>
        <source>What is drawn is depth or height, not &quot;{0}&quot;; give depth or height.</source>
        <translation>描かれた部分は深さか高さで、「{0}」ではありません。depth か height を指定してください。</translation>
    </message>
    <message>
        <source>{0}: samples of type &quot;{1}&quot; are not read; complex64, complex128, float32, float64, uint8, uint16 and bool are.</source>
        <translation>{0}: 型 &quot;{1}&quot; の値は読み込めません。complex64、complex128、float32、float64、uint8、uint16、bool を読み込みます。</translation>
    </message>
    <message>
        <source>{0}: the value {1} stands where one from {2} on is due; the first column counts up from 0, gaps are allowed.</source>
        <translation>{0}: {2} 以上の値があるべき所に {1} があります。最初の列は 0 から増えていきます。抜けがあってもかまいません。</translation>
    </message>
    <message>
        <source>{0}: from the value {1} to {2} the phase changes by more than half a cycle, so that what lies between is not known; give more rows there.</source>
        <translation>{0}: 値 {1} から {2} までに位相が半周期より大きく変わるため、その間が分かりません。そこに行を増やしてください。</translation>
    </message>
    <message>
        <source>{0} has the phases of {1} of {2} values; those between were interpolated.</source>
        <translation>{0} には {2} 個の値のうち {1} 個の位相があります。その間は補間しました。</translation>
    </message>
    <message>
        <source>{0} takes pictures from other folders: {1}.</source>
        <translation>{0} は他のフォルダーの画像を使います: {1}。</translation>
    </message>
    <message>
        <source>{0}: the surface is as it was modelled, for what its {1} make of it is not read; export it in the pose that is wanted.</source>
        <translation>{0}：面はモデリングされたままです。{1} による変形は読み込まれません。目的の姿勢で書き出してください。</translation>
    </message>
    <message>
        <source>{0}: {1} of the depths are such as programs write where nothing was measured (-9999, -32768, 1e10, -3.4e38); they are no measurement.</source>
        <translation>{0}: 奥行き値のうち {1} 個は、測定されなかった箇所にプログラムが書く値（-9999、-32768、1e10、-3.4e38）です。測定値とはみなしません。</translation>
    </message>
    <message>
        <source>{0} is damaged: it cannot be unpacked.</source>
        <translation>{0} は壊れていて展開できません。</translation>
    </message>
    <message>
        <source>The layers {0} name one twice; give each once.</source>
        <translation>レイヤー {0} に重複があります。それぞれ 1 回だけ指定してください。</translation>
    </message>
    <message>
        <source>{0} has no shapes on the layers {1}; it has some on {2}.</source>
        <translation>{0} のレイヤー {1} に図形はありません。図形があるのは {2} です。</translation>
    </message>
    <message>
        <source>{0}: the reference before byte {1} turns its cell by {2}° and magnifies it by {3}; quarter turns, mirrors and positive magnifications are read.</source>
        <translation>{0}: バイト {1} の前の参照はセルを {2}° 回転し {3} 倍に拡大します。読み取れるのは 90° 単位の回転、鏡映、正の倍率です。</translation>
    </message>
    <message>
        <source>{0} has no cell that is called {1}; those that no other refers to are {2}.</source>
        <translation>{0} に {1} というセルはありません。ほかから参照されないセルは {2} です。</translation>
    </message>
    <message>
        <source>{0} has a polygon that crosses itself more often than it has pixels.</source>
        <translation>{0} には、画素の数より多く自己交差する多角形があります。</translation>
    </message>
    <message>
        <source>{0}: {1} outlines are open in the file; they are closed by a straight side.</source>
        <translation>{0}: ファイルで開いている輪郭が {1} 個あり、直線で閉じました。</translation>
    </message>
    <message>
        <source>{0}: {1} places, angles and magnifications of references are rounded, to a unit of the file and to 10⁻⁶.</source>
        <translation>{0}: 参照の位置、角度、倍率を {1} 個、ファイルの単位と 10⁻⁶ に丸めました。</translation>
    </message>
    <message>
        <source>{0}: {1} shapes have edges that are none of pixels of {2} × {3}; the pixels whose middles they cover are set.</source>
        <translation>{0}: {1} 個の図形に、{2} × {3} の画素の境界にない辺があります。中心が覆われる画素を設定しました。</translation>
    </message>
    <message>
        <source>{0}: {1} shapes reach beyond the plate that the file names, and are cut there.</source>
        <translation>{0}: {1} 個の図形が、ファイルに示されたホログラム面の外に出ているため、そこで切り取りました。</translation>
    </message>
    <message>
        <source>sharpest as a whole at {0}, at the edge of what was searched: look beyond it; sharp at {1}, too</source>
        <translation>全体として最も鮮明なのは探した範囲の端の {0} です。範囲を広げて探してください。{1} でも鮮明</translation>
    </message>
    <message>
        <source>sharpest as a whole at {0}; sharp at {1}, too</source>
        <translation>全体として最も鮮明なのは {0}、{1} でも鮮明</translation>
    </message>
    <message>
        <source>sharpest as a whole at {0}, at the edge of what was searched: look beyond it</source>
        <translation>全体として最も鮮明なのは探した範囲の端の {0} です。範囲を広げて探してください</translation>
    </message>
    <message>
        <source>sharpest as a whole at {0}</source>
        <translation>全体として最も鮮明なのは {0}</translation>
    </message>
    <message>
        <source>{0}: all pixels have the level 0 of {1}, so that nothing would be drawn; check how many levels the pattern has.</source>
        <translation>{0}: すべての画素がレベル 0 ({1} レベル中) なので、何も描かれません。パターンのレベル数を確認してください。</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>単位</translation>
    </message>
    <message>
        <source>What the phase is counted in.</source>
        <translation>位相を数える単位。</translation>
    </message>
    <message>
        <source>Radians</source>
        <translation>ラジアン</translation>
    </message>
    <message>
        <source>From 0 up to 2π.</source>
        <translation>0 から 2π 未満まで。</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>回転数</translation>
    </message>
    <message>
        <source>From 0 up to 1.</source>
        <translation>0 から 1 未満まで。</translation>
    </message>
    <message>
        <source>The phase of the field, before it is encoded.</source>
        <translation>符号化する前の複素振幅の位相。</translation>
    </message>
    <message>
        <source>It goes on from what an earlier run left, in the tiles that it has, within {0} of memory, with {1} of scratch files.</source>
        <translation>以前の実行が残したものから、そのタイルのまま続けます。メモリ {0} 以内、一時ファイル {1} です。</translation>
    </message>
    <message>
        <source>What an earlier run left is cut in tiles that take {0} of memory and {1} are allowed; allow more, or begin anew without what is left.</source>
        <translation>以前の実行が残したものは {0} のメモリを要するタイルに分割されていますが、許可されているのは {1} です。メモリを増やすか、残ったものを使わずに最初からやり直してください。</translation>
    </message>
    <message>
        <source>Relief, phase rises</source>
        <translation>レリーフ (位相が進む)</translation>
    </message>
    <message>
        <source>Levels of a relief of which each step advances the phase; of light of another wavelength than the file&apos;s by another share of it.</source>
        <translation>各段が位相を進めるレリーフのレベル。ファイルと違う波長の光では、進む割合が変わります。</translation>
    </message>
    <message>
        <source>Relief, phase falls</source>
        <translation>レリーフ (位相が遅れる)</translation>
    </message>
    <message>
        <source>Likewise, of a relief of which each step delays the phase; its levels count the other way round.</source>
        <translation>同様に、各段が位相を遅らせるレリーフ。レベルは逆に数えます。</translation>
    </message>
    <message>
        <source>Light goes straight on, as that of a plane wave; it is seen from straight in front alone.</source>
        <translation>光は平面波のようにまっすぐ進み、正面からだけ見えます。</translation>
    </message>
    <message>
        <source>{0} spots on {1} x {2} pixels need {3} of memory and {4} are allowed; at most {5} spots fit.</source>
        <translation>{1} x {2} 画素での {0} 個のスポットには {3} のメモリが必要ですが、許可されているのは {4} です。最大 {5} 個のスポットが収まります。</translation>
    </message>
    <message>
        <source>fringe-show took no demand for {0} s, since it or the X server had no time, and was ended</source>
        <translation>fringe-show が {0} 秒間要求を受け取らなかったため（自身または X サーバーに時間がなく）、終了されました</translation>
    </message>
    <message>
        <source>fringe-show has ended</source>
        <translation>fringe-show が終了しました</translation>
    </message>
    <message>
        <source>{0}: line {1}: &quot;{2}&quot; is no time that a picture stays; give one with a unit, as in &quot;a.png,500ms&quot;.</source>
        <translation>{0}：{1} 行目：「{2}」は画像の表示時間ではありません。「a.png,500ms」のように単位を付けてください。</translation>
    </message>
    <message>
        <source>{0} is a pattern of {1} levels, not what a panel is sent of it; they are sent as they are.</source>
        <translation>{0} は {1} レベルのパターンで、パネルに送るデータではありません。そのまま送ります。</translation>
    </message>
    <message>
        <source>{0} was stopped; the panel is off until it is armed again.</source>
        <translation>{0} が停止されました。もう一度準備するまでパネルはオフです。</translation>
    </message>
    <message>
        <source>Nothing came from {0} for {1} s; the panel is off until it is armed again.</source>
        <translation>{0} から {1} 秒間何も届きませんでした。もう一度準備するまでパネルはオフです。</translation>
    </message>
    <message>
        <source>{0} was busy and did not look after the panel for {1} s; the panel is off until it is armed again.</source>
        <translation>{0} が忙しく、{1} 秒間パネルの世話をしませんでした。もう一度準備するまでパネルはオフです。</translation>
    </message>
    <message>
        <source>It is not said for which of {0} wavelengths the response of the panel holds; give that ({1}).</source>
        <translation>パネルの応答が {0} 個の波長のどれのものか分かりません。指定してください（{1}）。</translation>
    </message>
    <message>
        <source>It is not said for which wavelength the response of the panel holds; it is taken for {0} unless another is given ({1}).</source>
        <translation>パネルの応答がどの波長のものか分からないため、指定（{1}）がなければ {0} のものとみなします。</translation>
    </message>
    <message>
        <source>{0} holds several arrays that may be meant ({1}); save the one that is in a file of its own.</source>
        <translation>{0} には該当し得る配列が複数あります（{1}）。使う配列だけを別のファイルに保存してください。</translation>
    </message>
    <message>
        <source>{0} holds several arrays that may be meant ({1}); choose one ({2}), or save it in a file of its own.</source>
        <translation>{0} には該当し得る配列が複数あります（{1}）。1 つを選ぶか（{2}）、その配列だけを別のファイルに保存してください。</translation>
    </message>
    <message>
        <source>{0}: the level {1} occurs, but {2} levels from 0 are announced; correct &quot;levels&quot; in the metadata, or give them ({3}).</source>
        <translation>{0}: レベル {1} が含まれていますが、0 から始まる {2} レベルとされています。メタデータの &quot;levels&quot; を修正するか、レベル数を指定してください（{3}）。</translation>
    </message>
    <message>
        <source>{0} is what the panel {1} is sent, not the pattern; give the pattern, or the field that the command {2} makes of it.</source>
        <translation>{0} はパネル {1} に送るデータで、パターンではありません。パターンか、コマンド {2} で作った場を指定してください。</translation>
    </message>
    <message>
        <source>{0}: the file does not say its pixel pitch; give it ({1}).</source>
        <translation>{0}: ファイルに画素ピッチの記載がありません。指定してください（{1}）。</translation>
    </message>
    <message>
        <source>{0}: the file does not say its wavelength; give it ({1}).</source>
        <translation>{0}: ファイルに波長の記載がありません。指定してください（{1}）。</translation>
    </message>
    <message>
        <source>{0} exists; choose another name, or have it replaced ({3}).</source>
        <translation>{0} はすでに存在します。別の名前を選ぶか、置き換えてください（{3}）。</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>{0}: the highest level is {1}, beyond the {2} of the panel, and the {3} that its type holds are taken for a whole turn; check the bits of the panel ({4}).</source>
        <translation>{0}: 最大のレベルは {1} でパネルの {2} レベルを超えるため、型が持てる {3} レベルを 1 回転とみなします。パネルのビット数（{4}）を確認してください。</translation>
    </message>
    <message>
        <source>{0}: the highest level is {1}, and the {2} that its type holds are taken for a whole turn; if {3} are, give {3} levels ({4}).</source>
        <translation>{0}: 最大のレベルは {1} で、型が持てる {2} レベルを 1 回転とみなします。{3} レベルなら、{3} レベルを指定してください（{4}）。</translation>
    </message>
    <message>
        <source>{0} is black and white, and is read as 2 levels; if {1} are meant, give {1} levels ({2}).</source>
        <translation>{0} は白黒なので 2 レベルとして読み取ります。{1} レベルのつもりなら、{1} レベルを指定してください（{2}）。</translation>
    </message>
    <message>
        <source>{0} has shapes on {1} layers, more than the {2} masks that are read; choose some ({3}), or take each for a level ({4}).</source>
        <translation>{0} には {1} 枚のレイヤーに図形があり、読み取れる {2} 枚のマスクを超えています。いくつかを選ぶか（{3}）、各レイヤーをレベルとしてください（{4}）。</translation>
    </message>
    <message>
        <source>{0} has no grid of pixels: {1} × {2} would be needed; give its pitch ({3}).</source>
        <translation>{0} に画素の格子がなく、{1} × {2} 画素が必要になります。画素ピッチを指定してください（{3}）。</translation>
    </message>
    <message>
        <source>{0} counts in units of {1}, by which a pitch of {2} is no number to count with; give another ({3}).</source>
        <translation>{0} の単位は {1} で、ピッチ {2} を数えられません。別のピッチを指定してください（{3}）。</translation>
    </message>
    <message>
        <source>{0} has no sides along the axes, which would tell its pixels; give their pitch ({1}).</source>
        <translation>{0} には軸に平行な辺がなく、画素がわかりません。画素の間隔を指定してください（{1}）。</translation>
    </message>
    <message>
        <source>{0}: the cell {1} is read; those beside it are left out: {2}. Unless one is chosen ({3}), the largest is taken.</source>
        <translation>{0}: セル {1} を読み取り、ほかの {2} は除きました。選ばなければ（{3}）最大のセルです。</translation>
    </message>
    <message>
        <source>{0}: the layers {1} are left out; choose those that are masks ({2}).</source>
        <translation>{0}: レイヤー {1} は除きました。マスクとするレイヤーを選んでください（{2}）。</translation>
    </message>
    <message>
        <source>{0}: the layers {1} are read as binary masks, the lowest bit first: {2} levels, in pixels of {3} × {4}, the largest that fit all edges unless a pitch is given; if that is wrong, choose ({5}, {6}, {7}).</source>
        <translation>{0}: レイヤー {1} を最下位ビットからの 2 値マスクとして読み取りました。{2} レベル、画素は {3} × {4} です。ピッチの指定がなければ、すべての辺が収まる最大の画素です。違う場合は選んでください（{5}、{6}、{7}）。</translation>
    </message>
    <message>
        <source>{0}: the layers {1} are read as a level each, from 1 on: {2} levels, in pixels of {3} × {4}, the largest that fit all edges unless a pitch is given; if that is wrong, choose ({5}, {6}, {7}).</source>
        <translation>{0}: レイヤー {1} を 1 からのレベルとして読み取りました。{2} レベル、画素は {3} × {4} です。ピッチの指定がなければ、すべての辺が収まる最大の画素です。違う場合は選んでください（{5}、{6}、{7}）。</translation>
    </message>
    <message>
        <source>{0}: no two of its layers overlap; if each is a level, choose that ({1}).</source>
        <translation>{0}: 重なり合うレイヤーがありません。各レイヤーがレベルなら、そう選んでください（{1}）。</translation>
    </message>
    <message>
        <source>The method nlut takes points in the middle of pixels and on at most so many depth planes as are given; snapping ({2}) would move points by up to {0} sideways and {1} in depth.</source>
        <translation>方法 nlut で扱えるのは、画素の中心にあり、指定した数以内の奥行き面に載る点だけです。スナップ（{2}）すると、点は横に最大 {0}、奥行き方向に最大 {1} 移動します。</translation>
    </message>
    <message>
        <source>The hologram is lit by a beam whose picture, {0}, is not in the file; give it ({1}).</source>
        <translation>ホログラムを照らすビームの画像 {0} がファイルに含まれていません。指定してください（{1}）。</translation>
    </message>
    <message>
        <source>Array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>Layers of the layout</source>
        <translation>レイアウトのレイヤー</translation>
    </message>
    <message>
        <source>A layer is</source>
        <translation>レイヤーの種類</translation>
    </message>
    <message>
        <source>A binary mask</source>
        <translation>2 値マスク</translation>
    </message>
    <message>
        <source>What is drawn</source>
        <translation>描かれた部分</translation>
    </message>
    <message>
        <source>Etched</source>
        <translation>エッチング</translation>
    </message>
    <message>
        <source>Stays</source>
        <translation>残る</translation>
    </message>
    <message>
        <source>Pixel pitch</source>
        <translation>画素ピッチ</translation>
    </message>
    <message>
        <source>nothing stands out as sharp in what was searched: it is about the same at all distances</source>
        <translation>探した範囲に鮮明な距離は目立ちません。どの距離でもほぼ同じです</translation>
    </message>
    <message>
        <source>{0}: there is no process sheet beside it that says what its layers do to light; phases are assumed, of a relief in transmission, in which what is drawn is etched; if it stays, choose that ({1}).</source>
        <translation>{0}: レイヤーの光への作用を示すプロセスシートがありません。透過型レリーフの位相とみなし、描かれた部分はエッチングされるとしました。残る場合はそう選んでください（{1}）。</translation>
    </message>
    <message>
        <source>{0}: there is no process sheet beside it that says what its layers do to light; phases are assumed, of a relief in transmission, in which what is drawn stays; if it is etched, choose that ({1}).</source>
        <translation>{0}: レイヤーの光への作用を示すプロセスシートがありません。透過型レリーフの位相とみなし、描かれた部分は残るとしました。エッチングされる場合はそう選んでください（{1}）。</translation>
    </message>
    <message>
        <source>The level {0} seems to stand for 2π, as 0 does, and is read as a step less; if so, give {0} levels ({1}).</source>
        <translation>レベル {0} は 0 と同じく 2π を表すようですが、1 段少ないものとして読み取ります。2π を表すなら {0} レベルを指定してください（{1}）。</translation>
    </message>
    <message>
        <source>The object is {0} large, since the numbers of its file are taken for metres; if they are millimetres, a scale of 0.001 ({2}) makes it {1}.</source>
        <translation>ファイルの数値をメートルとみなすため、物体の大きさは {0} です。ミリメートルなら、倍率 0.001（{2}）で {1} になります。</translation>
    </message>
    <message>
        <source>The depths go from {0} to {1}, and even steps from 0 to 1; if they are {2}, choose that as the depth values ({3}).</source>
        <translation>深度は {0}～{1} で、等間隔の値は 0～1 です。深度が {2} なら、深度の値にそれを選んでください（{3}）。</translation>
    </message>
    <message>
        <source>The depths go from {0} to {1} only, less than 1 % of their range; if they are {2}, choose that as the depth values ({3}).</source>
        <translation>深度は {0}～{1} だけで、範囲の 1 % 未満です。深度が {2} なら、深度の値にそれを選んでください（{3}）。</translation>
    </message>
    <message>
        <source>The depths differ by {0}, and near and far are {1} apart, so that the picture is nearly flat; scale the depths ({2}).</source>
        <translation>深度の差は {0}、手前と奥の間隔は {1} のため、画像はほぼ平らです。深度の倍率を変えてください（{2}）。</translation>
    </message>
    <message>
        <source>{0} holds several arrays that may be meant ({1}); {2} is read, unless another is chosen ({3}).</source>
        <translation>{0} には該当し得る配列が複数あります（{1}）。ほかを選ばなければ {2} を読み取ります（{3}）。</translation>
    </message>
    <message>
        <source>Of the pixels that the layout is read in.</source>
        <translation>レイアウトを読み取る画素の間隔です。</translation>
    </message>
    <message>
        <source>as its edges say</source>
        <translation>辺から決める</translation>
    </message>
    <message>
        <source>{0}: openings of their own size are shapes; give a name that ends in {1}, or open all of the pixel.</source>
        <translation>{0}: 独自の大きさの開口は図形です。{1} で終わる名前にするか、画素全体を開口にしてください。</translation>
    </message>
    <message>
        <source>{0}: the levels are of amplitude, which has no heights; give a name that ends in {1}.</source>
        <translation>{0}: レベルは振幅で、高さがありません。末尾が {1} の名前を指定してください。</translation>
    </message>
    <message>
        <source>Phase fringes (Arrizón)</source>
        <translation>位相縞（Arrizón）</translation>
    </message>
    <message>
        <source>Amplitudes, too, by phase fringes of different depth; the picture goes aside, with little light and little noise.</source>
        <translation>深さの異なる位相縞で振幅も表します。像は横に出て、光もノイズもわずかです。</translation>
    </message>
    <message>
        <source>Binary fringes, by width</source>
        <translation>2 値縞（幅）</translation>
    </message>
    <message>
        <source>Two levels: the place of a fringe is the phase, its width the amplitude.</source>
        <translation>2 レベルです。縞の位置が位相を、幅が振幅を表します。</translation>
    </message>
    <message>
        <source>Binary fringes</source>
        <translation>2 値縞</translation>
    </message>
    <message>
        <source>Light passes where the field with a reference wave is positive; its amplitudes are lost.</source>
        <translation>参照波を掛けた複素振幅の実部が正のところで光を通します。振幅は失われます。</translation>
    </message>
    <message>
        <source>Error diffusion, two levels</source>
        <translation>誤差拡散（2 レベル）</translation>
    </message>
    <message>
        <source>Fringes on two levels whose errors go to the neighbours; the picture goes aside, with little noise.</source>
        <translation>誤差を隣の画素に回しながら、2 レベルの縞を作ります。像は横に出て、ノイズはわずかです。</translation>
    </message>
    <message>
        <source>Blazed fringes (Bolduc)</source>
        <translation>ブレーズ縞（Bolduc）</translation>
    </message>
    <message>
        <source>Amplitudes, too, by the depth of a blazed grating; the picture goes aside with more light and more noise than by Arrizón&apos;s.</source>
        <translation>ブレーズ格子の深さで振幅も表します。像は横に出て、Arrizón の方法より光もノイズも多くなります。</translation>
    </message>
    <message>
        <source>Burckhardt cells</source>
        <translation>Burckhardt セル</translation>
    </message>
    <message>
        <source>Amplitudes of 3 pixels in a row stand for 3 directions of a phasor; the picture goes aside.</source>
        <translation>横に並ぶ 3 画素の振幅が、フェーザの 3 つの向きを受け持ちます。像は横に出ます。</translation>
    </message>
    <message>
        <source>Frequency of the reference wave in cycles per pixel.</source>
        <translation>参照光の周波数です（1 画素あたりの周期の数）。</translation>
    </message>
    <message>
        <source>Largest amplitude</source>
        <translation>最大振幅</translation>
    </message>
    <message>
        <source>Amplitude of the field that is shown as the largest: max for the largest of all, 2rms for twice the root mean square, or a number; larger ones are cut.</source>
        <translation>最大として表す複素振幅の大きさ。max は全体の最大値、2rms は二乗平均平方根の 2 倍、または数値。これより大きい振幅は切り詰められます。</translation>
    </message>
    <message>
        <source>The scale &quot;{0}&quot; is none; give max, a number above 0, or a multiple of the root mean square such as 2rms.</source>
        <translation>「{0}」は最大振幅になりません。max、0 より大きい数、または 2rms のような二乗平均平方根の倍数を指定してください。</translation>
    </message>
    <message>
        <source>Share of the light</source>
        <translation>光の割合</translation>
    </message>
    <message>
        <source>Share of the light on the plate that goes into the picture&apos;s band; a smaller share is purer.</source>
        <translation>プレート上の光のうち像の帯域に入る割合。小さいほど純粋な像になります。</translation>
    </message>
    <message>
        <source>Band limit before encoding</source>
        <translation>符号化前の帯域制限</translation>
    </message>
    <message>
        <source>Frequencies of the field that are kept before it is encoded: default, none for all, or half the width of the band in cycles per pixel.</source>
        <translation>符号化の前に残す複素振幅の周波数です。default は符号化方式の初期値、none はすべてです。帯域の半幅を 1 画素あたりの周期の数で指定することもできます。</translation>
    </message>
    <message>
        <source>The band limit &quot;{0}&quot; is none; give default, none, or a number of cycles per pixel up to 0.5.</source>
        <translation>帯域制限に「{0}」は使えません。default、none、または 1 画素あたりの周期の数を 0.5 以下で指定してください。</translation>
    </message>
    <message>
        <source>Reference wave</source>
        <translation>参照光</translation>
    </message>
    <message>
        <source>How the wave is given that parts the picture from other light.</source>
        <translation>像をほかの光から分離する波の指定方法です。</translation>
    </message>
    <message>
        <source>By frequency</source>
        <translation>周波数で指定</translation>
    </message>
    <message>
        <source>By angle</source>
        <translation>角度で指定</translation>
    </message>
    <message>
        <source>Fringes as given</source>
        <translation>指定どおりの縞</translation>
    </message>
    <message>
        <source>Take the wave exactly as given. Otherwise the nearest one with a whole number of fringes is taken, which keeps the zero order out of the picture.</source>
        <translation>参照波を指定どおりに使います。そうでなければ縞の本数が整数になる最も近い波を使い、0 次光が像に入らないようにします。</translation>
    </message>
    <message>
        <source>Frequency x</source>
        <translation>周波数 x</translation>
    </message>
    <message>
        <source>Frequency y</source>
        <translation>周波数 y</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Which neighbours take the error.</source>
        <translation>誤差をどの隣の画素に回すかです。</translation>
    </message>
    <message>
        <source>Shaped</source>
        <translation>帯域整形</translation>
    </message>
    <message>
        <source>Twelve, so that least of the noise lies where the picture does.</source>
        <translation>12 個の画素に回し、像のある帯域のノイズを最小にします。</translation>
    </message>
    <message>
        <source>Floyd-Steinberg</source>
        <translation>フロイド・スタインバーグ</translation>
    </message>
    <message>
        <source>Four, whatever the picture&apos;s place.</source>
        <translation>像の位置にかかわらず、4 個の画素に回します。</translation>
    </message>
    <message>
        <source>Error diffusion, phase</source>
        <translation>誤差拡散（位相）</translation>
    </message>
    <message>
        <source>Amplitudes, too, by phases whose errors go to the neighbours; the noise lies beside the picture, where a stop takes it away.</source>
        <translation>誤差を隣の画素に回しながら、位相で振幅も表します。ノイズは像の外に出るので、絞りで取り除けます。</translation>
    </message>
    <message>
        <source>Fitted amplitude, off axis</source>
        <translation>フィッティング振幅（オフアクシス）</translation>
    </message>
    <message>
        <source>Fringes whose noise is moved beside the picture, with three times the light of plain ones.</source>
        <translation>ノイズを像の外へ移した縞です。通常の縞に比べ、光は 3 倍になります。</translation>
    </message>
    <message>
        <source>Fitted phase</source>
        <translation>フィッティング位相</translation>
    </message>
    <message>
        <source>Amplitudes, too, by phases whose noise is moved beside the picture, where a stop takes it away: the purest light of a phase device.</source>
        <translation>ノイズを像の外へ移し、位相で振幅も表します。ノイズは絞りで取り除け、位相型のデバイスで最も純度の高い光になります。</translation>
    </message>
    <message>
        <source>Interference</source>
        <translation>干渉</translation>
    </message>
    <message>
        <source>The levels are the intensity of field and reference wave together, as a film records it.</source>
        <translation>レベルは、フィルムが記録するような、複素振幅と参照波を合わせた強度です。</translation>
    </message>
    <message>
        <source>Lee cells</source>
        <translation>Lee セル</translation>
    </message>
    <message>
        <source>Amplitudes of 4 pixels in a row stand for 4 directions of a phasor; the picture goes aside.</source>
        <translation>横に並ぶ 4 画素の振幅が、フェーザの 4 つの向きを受け持ちます。像は横に出ます。</translation>
    </message>
    <message>
        <source>Single sideband</source>
        <translation>単側波帯</translation>
    </message>
    <message>
        <source>The upper half of the field&apos;s frequencies, so that the twin image has the lower one; a stop over the lower half of the focal plane takes that and the zero order away.</source>
        <translation>複素振幅の周波数の上半分を使い、下半分は双子像になります。焦点面の下半分を絞りで覆うと、双子像と 0 次光が除かれます。</translation>
    </message>
    <message>
        <source>Beyond {0} the hard band limit takes light away that reaches the window, so the picture at {1} is less sharp than the hologram; a soft limit with zero padding by geometry keeps it.</source>
        <translation>{0} より遠くでは、鋭い帯域制限が範囲に届く光を除くため、{1} の像はホログラムより鮮明さが落ちます。なめらかな制限とゼロパディングを幾何からにすると残ります。</translation>
    </message>
    <message>
        <source>Factor per axis; by geometry it is as wide as a soft limit needs, and 2 without one.</source>
        <translation>軸ごとの倍率。幾何からとすると、なめらかな制限に必要な幅になり、それ以外では 2 になります。</translation>
    </message>
    <message>
        <source>by geometry</source>
        <translation>幾何から</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>なめらか</translation>
    </message>
    <message>
        <source>Keeps all light that reaches the window, and falls off beyond.</source>
        <translation>範囲に届く光をすべて残し、その外では徐々に減らします。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>鋭い</translation>
    </message>
    <message>
        <source>Cuts where the transfer function is undersampled, which rings: quick, and as it was before.</source>
        <translation>伝達関数のサンプリングが不足する所で切ります。リンギングが出ますが、速く、以前と同じです。</translation>
    </message>
    <message>
        <source>Keeps all frequencies; light from far away comes in at the edges.</source>
        <translation>すべての周波数を残します。遠くの光が端から入ります。</translation>
    </message>
    <message>
        <source>Beside a reference wave of {0} cycles per pixel the picture&apos;s band reaches beyond half a cycle per pixel, where it comes back from the other side; stay at {1} or below.</source>
        <translation>{0} 周期/画素の参照波では、像の帯域が半周期/画素を超え、反対側から折り返します。{1} 以下にしてください。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>絞り</translation>
    </message>
    <message>
        <source>Whether a stop in the focal plane behind the device, as in a 4f system, lets the picture&apos;s band alone through.</source>
        <translation>デバイスの後ろの焦点面に、4f 系のように、像の帯域だけを通す絞りがあるか。</translation>
    </message>
    <message>
        <source>Not said</source>
        <translation>未回答</translation>
    </message>
    <message>
        <source>About the axis</source>
        <translation>軸上</translation>
    </message>
    <message>
        <source>Through the stop</source>
        <translation>絞りを通す</translation>
    </message>
    <message>
        <source>Show the light in the picture&apos;s band alone, where a stop or an encoding beside the axis parts it from the rest.</source>
        <translation>絞り、または軸外の符号化が像をほかの光から分ける場合、像の帯域の光だけを表示します。</translation>
    </message>
    <message>
        <source>The phase of the summed light</source>
        <translation>光の和の位相</translation>
    </message>
    <message>
        <source>Transport of the beam&apos;s light onto the picture</source>
        <translation>輸送（ビームの光を画像へ）</translation>
    </message>
    <message>
        <source>A phase pattern that iterations find shows depth truer than the phase of the sum, and needs no stop; it takes about {0}.</source>
        <translation>反復で求めた位相パターンは、和の位相より忠実に奥行きを示し、絞りがいりません。およそ {0} かかります。</translation>
    </message>
    <message>
        <source>Optimise</source>
        <translation>最適化</translation>
    </message>
    <message>
        <source>Only depth pictures and layers in free space have summed light to start with; choose another start.</source>
        <translation>和の光から始められるのは、自由空間の深度画像とレイヤーだけです。別の初期パターンを選んでください。</translation>
    </message>
    <message>
        <source>Memory does not hold the planes that figures of the light take; choose fewer pixels, or allow more memory.</source>
        <translation>光の数値に必要な面がメモリに収まりません。画素数を減らすか、使用メモリを増やしてください。</translation>
    </message>
    <message>
        <source>The picture goes aside by {0} along {1}, where a stop in a focal plane behind the device lets it alone through; it is looked at through that.</source>
        <translation>像は {1} 方向に {0} 横へ出ます。デバイスの後ろの焦点面のその位置の絞りが像だけを通し、それを通して表示します。</translation>
    </message>
    <message>
        <source>Two levels of phase leave nearly nothing of summed light; error diffusion beside the axis keeps it, for a stop there.</source>
        <translation>2 レベルの位相では、合計した光はほとんど残りません。軸外の誤差拡散なら、そこに絞りを置けば残ります。</translation>
    </message>
    <message>
        <source>Phases alone lose the amplitudes of summed light; behind the stop fitted phases keep them.</source>
        <translation>位相だけでは合計した光の振幅が失われます。絞りがあれば適合位相で保てます。</translation>
    </message>
    <message>
        <source>Phases alone lose the amplitudes of summed light; a stop behind the device (4f) keeps them, for a quarter of the light: 34 dB of a photograph instead of 7.</source>
        <translation>位相だけでは合計した光の振幅が失われます。デバイスの後ろの絞り（4f）があれば、光の 1/4 で保てます: 写真では 7 dB ではなく 34 dB です。</translation>
    </message>
    <message>
        <source>I have a stop</source>
        <translation>絞りがある</translation>
    </message>
    <message>
        <source>There is none</source>
        <translation>絞りはない</translation>
    </message>
    <message>
        <source>The encoding &quot;{0}&quot; is made for a stop in a focal plane behind the device (4f), about the axis; without one its light drowns the picture.</source>
        <translation>符号化「{0}」は、デバイスの後ろの焦点面（4f）の軸上の絞りを前提とします。絞りがないと、ほかの光が像を覆います。</translation>
    </message>
    <message>
        <source>Phases alone</source>
        <translation>位相だけ</translation>
    </message>
    <message>
        <source>Memory does not hold the spectrum of a plane, so all light is looked at, not the picture&apos;s band alone.</source>
        <translation>面のスペクトルがメモリに収まらないため、像の帯域だけでなくすべての光を表示します。</translation>
    </message>
    <message>
        <source>Step falls within</source>
        <translation>ステップが減る反復数</translation>
    </message>
    <message>
        <source>Iterations in which the phase step falls to a tenth, evenly; 0 for never.</source>
        <translation>位相のステップが一定の割合で 10 分の 1 になるまでの反復数。0 では減りません。</translation>
    </message>
    <message>
        <source>Natural blur</source>
        <translation>自然なぼけ</translation>
    </message>
    <message>
        <source>How much the blur of what is out of focus counts where a pattern is designed, such as 0.3; 0: sharpness alone.</source>
        <translation>パターンの設計で、ピントの外れたもののぼけをどれだけ重視するか（0.3 など）。0 では鮮明さだけを求めます。</translation>
    </message>
    <message>
        <source>The picture is dark wherever it has a depth; give one with light.</source>
        <translation>深度のあるところで画像がすべて暗くなっています。光のある画像を指定してください。</translation>
    </message>
    <message>
        <source>All light is looked at; the encoding is meant to be seen through a stop about the axis, as with --stop centre.</source>
        <translation>すべての光を表示しています。この符号化は軸上の絞りを通して見るためのものです（--stop centre）。</translation>
    </message>
    <message>
        <source>At most this many; some solvers come to 64 levels or fewer by and by, in the course of all: for pictures 150 are usual then.</source>
        <translation>反復の上限です。64 レベル以下では、全反復をかけて少しずつレベルに近づけるソルバーがあります。その場合、画像では 150 回が標準です。</translation>
    </message>
    <message>
        <source>These are {0} iterations, which take about {1}; {2} would show a purer picture, and take about {3}.</source>
        <translation>反復は {0} 回で、約 {1} かかります。{2} 回ではより純粋な像になり、約 {3} かかります。</translation>
    </message>
    <message>
        <source>Seen all over the eyebox, by a small pupil, too; speckles.</source>
        <translation>アイボックスのどこからでも、小さな瞳でも見えます。スペックルが生じます。</translation>
    </message>
    <message>
        <source>Without speckles, and goes on over changes of depth; a small pupil sees a part of the picture.</source>
        <translation>スペックルはなく、奥行きの変化でも連続します。小さな瞳には像の一部だけが見えます。</translation>
    </message>
    <message>
        <source>{0} has the depths of the pixels of {1}, beside which it lies.</source>
        <translation>{0} は、隣にある {1} の各画素の奥行きとして使われます。</translation>
    </message>
    <message>
        <source>{0} of {1} transforms</source>
        <translation>変換 {1} 回の {0} 倍</translation>
    </message>
    <message>
        <source>{0} of &quot;phase&quot;</source>
        <translation>「phase」の {0} 倍</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>符号化</translation>
    </message>
    <message>
        <source>a field encoded by each encoding</source>
        <translation>各符号化による複素振幅の符号化</translation>
    </message>
    <message>
        <source>&quot;{0}&quot; encodes a plane that lies in memory: {1} x {2} pixels need {3} and {4} are there; allow more, or choose another encoding, such as phase.</source>
        <translation>「{0}」はメモリにある面を符号化します。{1} x {2} 画素に {3} 必要ですが、使えるのは {4} です。メモリを増やすか、位相など別の符号化を選んでください。</translation>
    </message>
    <message>
        <source>not at all</source>
        <translation>切らない</translation>
    </message>
    <message>
        <source>Fringes are cut at</source>
        <translation>縞を切る値</translation>
    </message>
    <message>
        <source>Multiple of their root mean square beyond which fringes are cut, for more light and more noise: 3 gives 1.4 % of the light, with 31 to 41 dB; 0 for none.</source>
        <translation>二乗平均平方根の何倍を超えた縞を切るか。光もノイズも増え、3 では光が 1.4 %、31〜41 dB になります。0 では切りません。</translation>
    </message>
    <message>
        <source>no axicon</source>
        <translation>アキシコンなし</translation>
    </message>
    <message>
        <source>Added axicon</source>
        <translation>付加アキシコン</translation>
    </message>
    <message>
        <source>Angle by which a cone that is added to the pattern sends light to the axis; negative, away from it.</source>
        <translation>パターンに加える円錐が光を軸へ向ける角度。負の値では軸から離れます。</translation>
    </message>
    <message>
        <source>no vortex</source>
        <translation>渦なし</translation>
    </message>
    <message>
        <source>Added vortex</source>
        <translation>付加渦位相</translation>
    </message>
    <message>
        <source>Turns of 2π around the middle of the plate that are added to the pattern, counter-clockwise as seen against the light.</source>
        <translation>パターンに加える、プレート中心まわりの 2π の回数。光に向かって見て反時計回りです。</translation>
    </message>
    <message>
        <source>no grating</source>
        <translation>格子なし</translation>
    </message>
    <message>
        <source>Added binary grating</source>
        <translation>付加二値格子</translation>
    </message>
    <message>
        <source>Period of stripes of π that are added to the pattern and part its light into orders.</source>
        <translation>パターンに加えて光を回折次数に分ける、位相 π の縞の周期。</translation>
    </message>
    <message>
        <source>Grating&apos;s direction</source>
        <translation>格子の方向</translation>
    </message>
    <message>
        <source>Direction in which the binary grating parts the light: 0° is along x, 90° along y.</source>
        <translation>二値格子が光を分ける方向。0° は x、90° は y に沿います。</translation>
    </message>
    <message>
        <source>A grating of {0} is finer than two pixels and aliases; give it {1} or more.</source>
        <translation>{0} の格子は 2 画素より細かく、折り返しが起こります。{1} 以上にしてください。</translation>
    </message>
    <message>
        <source>Axicon</source>
        <translation>アキシコン</translation>
    </message>
    <message>
        <source>Vortex</source>
        <translation>渦</translation>
    </message>
    <message>
        <source>Binary grating</source>
        <translation>二値格子</translation>
    </message>
    <message>
        <source>{0} has no data of the kind {1}; choose one of: {2}, or a file.</source>
        <translation>{0} には種類 {1} のデータがありません。次のいずれか（{2}）かファイルを選んでください。</translation>
    </message>
    <message>
        <source>{0} is a folder; give a file in it.</source>
        <translation>{0} はフォルダーです。その中のファイルを指定してください。</translation>
    </message>
    <message>
        <source>Distances count from the focal plane of the lens, which is looked at with 0 mm, not with {0}.</source>
        <translation>距離はレンズの焦点面から数えます。焦点面は {0} ではなく 0 mm で見ます。</translation>
    </message>
    <message>
        <source>Vortex beams</source>
        <translation>渦ビーム</translation>
    </message>
    <message>
        <source>Nine beams about whose dark middle the phase turns up to four times.</source>
        <translation>暗い中心のまわりで位相が最大 4 回転する 9 本のビーム。</translation>
    </message>
    <message>
        <source>{0}: no column is called &quot;family&quot;; the first line of a table of modes reads family,l,p,m,n,cone[mrad],waist[mm],x[mm],y[mm],z[mm],weight,phase[deg], or has some of these.</source>
        <translation>{0}: 「family」という列がありません。モードの表の最初の行は family,l,p,m,n,cone[mrad],waist[mm],x[mm],y[mm],z[mm],weight,phase[deg]、またはその一部です。</translation>
    </message>
    <message>
        <source>{0} holds no modes; give one or more below the line of names.</source>
        <translation>{0} にモードがありません。名前の行の下に 1 つ以上書いてください。</translation>
    </message>
    <message>
        <source>{0}: &quot;{1}&quot; has a unit that does not fit; give nm, um, mm, cm or m for lengths, and deg, mrad or rad for angles.</source>
        <translation>{0}: 「{1}」の単位が合いません。長さには nm、um、mm、cm、m、角度には deg、mrad、rad を指定してください。</translation>
    </message>
    <message>
        <source>{0}: line {1} has {2} fields, more than there are names of columns; remove some.</source>
        <translation>{0}: {1} 行目の項目は {2} 個で、列の名前より多くなっています。減らしてください。</translation>
    </message>
    <message>
        <source>{0}: line {1}: {2} cannot be &quot;{3}&quot;. {4}</source>
        <translation>{0}: {1} 行目: {2} を「{3}」にはできません。{4}</translation>
    </message>
    <message>
        <source>{0}: line {1}: a mode of the family {2} has no {3}; leave the cell empty.</source>
        <translation>{0}: {1} 行目: 族 {2} のモードに {3} はありません。欄を空にしてください。</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>族</translation>
    </message>
    <message>
        <source>Family of modes that the light is one of.</source>
        <translation>光が属するモードの族。</translation>
    </message>
    <message>
        <source>Laguerre–Gauss</source>
        <translation>ラゲール・ガウス</translation>
    </message>
    <message>
        <source>Rings whose phase turns about the axis, such as a vortex.</source>
        <translation>位相が軸のまわりを回る輪。渦など。</translation>
    </message>
    <message>
        <source>Hermite–Gauss</source>
        <translation>エルミート・ガウス</translation>
    </message>
    <message>
        <source>Rectangles of bright places between dark lines.</source>
        <translation>暗い線の間に明るい部分が並ぶ長方形。</translation>
    </message>
    <message>
        <source>Bessel–Gauss</source>
        <translation>ベッセル・ガウス</translation>
    </message>
    <message>
        <source>Waves on a cone, which keep a narrow middle over a long way.</source>
        <translation>円錐上の波。長い距離にわたって細い中心を保ちます。</translation>
    </message>
    <message>
        <source>Charge l</source>
        <translation>トポロジカルチャージ l</translation>
    </message>
    <message>
        <source>Turns of the phase about the axis, anticlockwise as seen against the light; negative ones turn clockwise.</source>
        <translation>軸のまわりの位相の回転数。光に向かって見て反時計回りで、負なら時計回り。</translation>
    </message>
    <message>
        <source>Radial index p</source>
        <translation>動径指数 p</translation>
    </message>
    <message>
        <source>Number of dark rings around the axis.</source>
        <translation>軸のまわりの暗い輪の数。</translation>
    </message>
    <message>
        <source>Index m along x</source>
        <translation>x 方向の指数 m</translation>
    </message>
    <message>
        <source>Number of dark lines that cross the x axis.</source>
        <translation>x 軸と交わる暗い線の数。</translation>
    </message>
    <message>
        <source>Index n along y</source>
        <translation>y 方向の指数 n</translation>
    </message>
    <message>
        <source>Number of dark lines that cross the y axis.</source>
        <translation>y 軸と交わる暗い線の数。</translation>
    </message>
    <message>
        <source>Half angle of the cone</source>
        <translation>円錐の半角</translation>
    </message>
    <message>
        <source>Angle between the waves of a Bessel beam and the axis; its rings are half a wavelength over this apart.</source>
        <translation>ベッセルビームの波と軸との角度。輪の間隔は半波長をこの角度で割った値です。</translation>
    </message>
    <message>
        <source>Waist radius</source>
        <translation>ウエスト半径</translation>
    </message>
    <message>
        <source>Radius of the waist, where the amplitude of the Gauss factor has fallen to 1/e.</source>
        <translation>ガウス因子の振幅が 1/e になるウエストの半径。</translation>
    </message>
    <message>
        <source>Middle of the waist, to the right.</source>
        <translation>ウエストの中心、右向き。</translation>
    </message>
    <message>
        <source>Middle of the waist, upwards.</source>
        <translation>ウエストの中心、上向き。</translation>
    </message>
    <message>
        <source>Distance of the waist from the hologram, negative behind it.</source>
        <translation>ホログラムからウエストまでの距離。後ろでは負。</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>重み</translation>
    </message>
    <message>
        <source>Power of the mode, in proportion to others.</source>
        <translation>ほかに対するモードのパワーの比。</translation>
    </message>
    <message>
        <source>Phase that the mode has beside others.</source>
        <translation>ほかに対するモードの位相。</translation>
    </message>
    <message>
        <source>Phases alone make light that is {0} % pure, the rest is of other modes; phase fringes keep the amplitudes, too, beside the axis, and fitted phases on it, behind a stop.</source>
        <translation>位相だけでは光の純度は {0} % で、残りはほかのモードになります。位相縞は軸の横で、フィッティング位相は絞りを通して軸の上で、振幅も保ちます。</translation>
    </message>
    <message>
        <source>Phase fringes</source>
        <translation>位相縞</translation>
    </message>
    <message>
        <source>A share of {0} of the light does not fit into modes so close together, which are {1} % pure at best; a smaller share is purer.</source>
        <translation>狭い所に集まったモードに光の割合 {0} は収まりません。純度は高くても {1} % です。割合を小さくすると純度が上がります。</translation>
    </message>
    <message>
        <source>The plate takes in {0} % of the light of mode {1} ({2}); make its waist smaller, move it to the middle, or choose more pixels.</source>
        <translation>ホログラム面に入るのはモード {1}（{2}）の光の {0} % です。ウエストを小さくするか、中央へ移すか、画素を増やしてください。</translation>
    </message>
    <message>
        <source>The pixels are too wide for mode {1} ({2}) and show {0} % of its light; make its waist larger or its cone narrower, or choose a smaller pitch.</source>
        <translation>モード {1}（{2}）には画素が粗すぎ、光の {0} % しか表せません。ウエストを大きくするか、円錐を狭くするか、画素ピッチを小さくしてください。</translation>
    </message>
    <message>
        <source>Modes of a table</source>
        <translation>表のモード</translation>
    </message>
    <message>
        <source>Sum of the modes that a file lists.</source>
        <translation>ファイルに並ぶモードの和。</translation>
    </message>
    <message>
        <source>There is no table of modes yet; import one, or choose a family of modes.</source>
        <translation>モードの表がまだありません。インポートするか、モードの族を選んでください。</translation>
    </message>
    <message>
        <source>All modes have the weight 0 and send no light; give one of them a weight above 0.</source>
        <translation>すべてのモードの重みが 0 で、光がありません。1 つ以上に 0 より大きい重みを与えてください。</translation>
    </message>
    <message>
        <source>Modes of light</source>
        <translation>光のモード</translation>
    </message>
    <message>
        <source>Beams of a laser such as vortices: Laguerre–Gauss, Hermite–Gauss and Bessel–Gauss modes, and sums of them.</source>
        <translation>渦などのレーザービーム。ラゲール・ガウス、エルミート・ガウス、ベッセル・ガウスの各モードとその和。</translation>
    </message>
    <message>
        <source>Table of modes</source>
        <translation>モードの表</translation>
    </message>
</context>
<context>
    <name>fringe::About</name>
    <message numerus="yes">
        <source>%n thread(s)</source>
        <translation>
            <numerusform>%n スレッド</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>演算ユニット %n 基</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3, %4, %5</source>
        <extracomment>identifier, name, processors, memory and driver of a device</extracomment>
        <translation>%1: %2、%3、%4、%5</translation>
    </message>
    <message>
        <source>%1: not usable: %2</source>
        <extracomment>identifier of a device, why there is none</extracomment>
        <translation>%1: 使用不可: %2</translation>
    </message>
    <message>
        <source>The devices are still being listed.</source>
        <translation>デバイスの一覧をまだ取得しています。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what is kept somewhere, where</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 build, %2</source>
        <extracomment>kind of build, compiler</extracomment>
        <translation>%1 ビルド、%2</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>Windows by: %1</source>
        <translation>ウィンドウの表示: %1</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>保存場所</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Work and iterations in case the program is cut off</source>
        <translation>プログラムの中断に備えた作業内容と反復</translation>
    </message>
    <message>
        <source>Large data while computing</source>
        <translation>計算中の大きなデータ</translation>
    </message>
    <message>
        <source>%1; textures of OpenGL: %2</source>
        <extracomment>a line about a device, how textures of OpenGL come to it</extracomment>
        <translation>%1、OpenGL のテクスチャ: %2</translation>
    </message>
</context>
<context>
    <name>fringe::Actions</name>
    <message>
        <source>&amp;About Fringe Studio</source>
        <translation>Fringe Studio について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Benchmark…</source>
        <translation>ベンチマーク(&amp;B)…</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>キャンセル(&amp;L)</translation>
    </message>
    <message>
        <source>No job is running.</source>
        <translation>実行中のジョブはありません。</translation>
    </message>
    <message>
        <source>The design is being checked.</source>
        <translation>設計を確認しています。</translation>
    </message>
    <message>
        <source>&amp;Compute</source>
        <translation>計算(&amp;C)</translation>
    </message>
    <message>
        <source>Compute the hologram (Ctrl+R)</source>
        <translation>ホログラムを計算（Ctrl+R）</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Compute a hologram first.</source>
        <translation>先にホログラムを計算してください。</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>追加(&amp;D)…</translation>
    </message>
    <message>
        <source>Compute the hologram after each edit, if that takes less than a second</source>
        <translation>1秒未満で済むときは、編集するたびにホログラムを計算します</translation>
    </message>
    <message>
        <source>Ne&amp;w project for</source>
        <translation>新しいプロジェクト(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open project</source>
        <translation>プロジェクトを開く</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>やり直す: %1</translation>
    </message>
    <message>
        <source>Run all &amp;outputs</source>
        <translation>すべての出力を実行(&amp;O)</translation>
    </message>
    <message>
        <source>The design cannot be computed as it stands, or a job is running.</source>
        <translation>現在の設計では計算できないか、ジョブを実行中です。</translation>
    </message>
    <message>
        <source>The project has no outputs.</source>
        <translation>プロジェクトに出力がありません。</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>元に戻す: %1</translation>
    </message>
    <message>
        <source>Open exa&amp;mple</source>
        <translation>作例を開く(&amp;M)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったプロジェクトを開く(&amp;R)</translation>
    </message>
    <message>
        <source>No project has been opened yet</source>
        <translation>まだプロジェクトを開いていません</translation>
    </message>
    <message>
        <source>Copy as comma&amp;nd</source>
        <translation>コマンドとしてコピー(&amp;N)</translation>
    </message>
    <message>
        <source>The command line computes what a project&apos;s file holds; save it.</source>
        <translation>コマンドラインで計算できるのはプロジェクトファイルの内容です。保存してください。</translation>
    </message>
    <message>
        <source>The line that makes the same outputs in a terminal</source>
        <translation>端末で同じ出力を作るコマンド行</translation>
    </message>
    <message>
        <source>Nothing was computed. %1: %2</source>
        <translation>計算していません。%1: %2</translation>
    </message>
    <message>
        <source>Reconstruct the &amp;pattern</source>
        <translation>パターンを再生(&amp;P)</translation>
    </message>
    <message>
        <source>Show the light of the quantised pattern, or that of the ideal field (F6)</source>
        <translation>量子化したパターンの光か、理想的な複素振幅の光かを切り替えます (F6)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>Res&amp;ults in the project</source>
        <translation>プロジェクト内の結果(&amp;U)</translation>
    </message>
    <message>
        <source>Save those up to %1</source>
        <extracomment>results, a size</extracomment>
        <translation>%1 以下の結果を保存</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>すべて保存</translation>
    </message>
    <message>
        <source>Save none</source>
        <translation>保存しない</translation>
    </message>
    <message>
        <source>The file has no result</source>
        <translation>ファイルに結果はありません</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>設定(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>コマンドを検索(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Say what the part with the focus is, and what to do there (F1)</source>
        <translation>フォーカスのある部分の説明と使い方を表示（F1）</translation>
    </message>
    <message>
        <source>Compare with a pict&amp;ure…</source>
        <translation>画像と比較(&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Stop here; what is finished is kept, and computing goes on from it</source>
        <translation>ここで止めます。終わった部分は残り、計算は続きから始まります</translation>
    </message>
    <message>
        <source>The file has results of %1</source>
        <translation>ファイルにある結果: %1</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>デバイスなし</translation>
    </message>
    <message>
        <source>%1 (changed)</source>
        <extracomment>name of a device preset</extracomment>
        <translation>%1 (変更あり)</translation>
    </message>
    <message>
        <source>Save device preset</source>
        <translation>デバイスプリセットを保存</translation>
    </message>
    <message>
        <source>Name of the device</source>
        <translation>デバイスの名前</translation>
    </message>
    <message>
        <source>Discard changes of the device</source>
        <translation>デバイスの変更を破棄</translation>
    </message>
    <message>
        <source>Save changes</source>
        <translation>変更を保存</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>名前を付けて保存…</translation>
    </message>
    <message>
        <source>Device &amp;preset</source>
        <translation>デバイスプリセット(&amp;P)</translation>
    </message>
    <message>
        <source>The device that the hologram is made for</source>
        <translation>ホログラムを表示するデバイス</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>新規(&amp;N)…</translation>
    </message>
    <message>
        <source>Show the start page; the project stays open</source>
        <translation>スタートページを表示します。プロジェクトは開いたままです</translation>
    </message>
    <message>
        <source>Ear&amp;lier versions</source>
        <translation>以前の版(&amp;L)</translation>
    </message>
    <message>
        <source>%1, of %2</source>
        <extracomment>name of a file, time of its last change</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>There is no earlier version of this project</source>
        <translation>このプロジェクトの以前の版はありません</translation>
    </message>
    <message>
        <source>Import files in the place of what is there</source>
        <translation>今あるものの代わりにファイルをインポート</translation>
    </message>
    <message>
        <source>Import files beside what is there</source>
        <translation>今あるものの隣にファイルをインポート</translation>
    </message>
    <message>
        <source>There is no object that can be placed.</source>
        <translation>配置できる物体がありません。</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>複製(&amp;D)</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>名前の変更(&amp;N)</translation>
    </message>
    <message>
        <source>As large as what is seen of the plate at its distance, in the middle</source>
        <translation>その距離で見える範囲いっぱいに、中央に置きます</translation>
    </message>
    <message>
        <source>&amp;Centre the object</source>
        <translation>物体を中央に置く(&amp;C)</translation>
    </message>
    <message>
        <source>In the middle of the plate, as far away as it is</source>
        <translation>ホログラム面の中央に、距離はそのままで</translation>
    </message>
    <message>
        <source>Fit the &amp;object</source>
        <translation>物体を収める(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;Arm the panel</source>
        <translation>パネルを準備(&amp;A)</translation>
    </message>
    <message>
        <source>Switch the panel &amp;off</source>
        <translation>パネルをオフにする(&amp;F)</translation>
    </message>
    <message>
        <source>Choose the screen that is the panel first: View, Panel.</source>
        <translation>先に「表示」の「パネル」で、パネルになっている画面を選んでください。</translation>
    </message>
    <message>
        <source>&amp;Show on the panel</source>
        <translation>パネルに表示(&amp;S)</translation>
    </message>
    <message>
        <source>The panel is off; arm it first.</source>
        <translation>パネルはオフです。先に準備してください。</translation>
    </message>
    <message>
        <source>Blan&amp;k the panel</source>
        <translation>パネルを消灯(&amp;K)</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <extracomment>kind of a source, such as &quot;Depth camera&quot;</extracomment>
        <translation>追加: %1</translation>
    </message>
    <message>
        <source>Free&amp;ze</source>
        <translation>固定(&amp;Z)</translation>
    </message>
    <message>
        <source>There is nothing to freeze: a depth camera makes pictures that can be.</source>
        <translation>固定するものがありません。固定できるのは深度カメラの画像です。</translation>
    </message>
    <message>
        <source>Compute after &amp;each edit</source>
        <translation>編集のたびに計算(&amp;W)</translation>
    </message>
    <message>
        <source>Look throu&amp;gh the stop</source>
        <translation>絞りを通して見る(&amp;G)</translation>
    </message>
    <message>
        <source>Show the light in the picture&apos;s band alone, as a stop behind the device parts it from the rest (Shift+F6)</source>
        <translation>デバイスの後ろの絞りがほかの光から分ける、像の帯域の光だけを表示します（Shift+F6）</translation>
    </message>
    <message>
        <source>Encodin&amp;gs of this field…</source>
        <translation>この複素振幅の符号化(&amp;G)…</translation>
    </message>
</context>
<context>
    <name>fringe::BenchTable</name>
    <message>
        <source>Method</source>
        <translation>計算法</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>処理速度</translation>
    </message>
    <message>
        <source>Against direct</source>
        <translation>直接計算比</translation>
    </message>
    <message>
        <source>Of peak</source>
        <translation>ピーク比</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
</context>
<context>
    <name>fringe::BenchText</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ミリ秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 %2/s</source>
        <extracomment>a speed: number (with metric prefix), unit; &quot;52 G pairs/s&quot;</extracomment>
        <translation>%1 %2/秒</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) above the tolerance asked.</source>
        <translation>
            <numerusform>%n 件の誤差が指定の許容誤差を超えています。</numerusform>
        </translation>
    </message>
    <message>
        <source>No error is above the tolerance asked. Nearest to it: %1 with %2 of %3, at %4 and a pitch of %5.</source>
        <translation>指定の許容誤差を超えた誤差はありません。最も近いのは %1 で、距離 %4、ピッチ %5 のとき %3 に対して %2 です。</translation>
    </message>
</context>
<context>
    <name>fringe::BenchmarkForm</name>
    <message>
        <source>Measure</source>
        <translation>測定する項目</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>identifier, name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tick something below “%1”.</source>
        <translation>「%1」から 1 つ以上選んでください。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
</context>
<context>
    <name>fringe::BenchmarkTask</name>
    <message>
        <source>Benchmark</source>
        <translation>ベンチマーク</translation>
    </message>
</context>
<context>
    <name>fringe::BenchmarkWindow</name>
    <message>
        <source>&amp;Save…</source>
        <translation>保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Benchmark — Fringe Studio</source>
        <translation>ベンチマーク — Fringe Studio</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>処理速度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Quantity of the bars</source>
        <translation>棒グラフの値</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Bars:</source>
        <translation>棒グラフ:</translation>
    </message>
    <message>
        <source>Measure something first.</source>
        <translation>先に測定してください。</translation>
    </message>
    <message>
        <source>Nothing measured yet. Choose on the left what to measure, and start.</source>
        <translation>まだ測定していません。左で測定する項目を選び、開始してください。</translation>
    </message>
    <message>
        <source>Save the benchmark</source>
        <translation>ベンチマークを保存</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>benchmark</translation>
    </message>
    <message>
        <source>All figures (*.json)</source>
        <translation>すべての数値 (*.json)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表 (*.csv)</translation>
    </message>
    <message>
        <source>Picture of the bars (*.png)</source>
        <translation>棒グラフの画像 (*.png)</translation>
    </message>
    <message>
        <source>Nothing measured that is drawn as bars; see the table.</source>
        <translation>棒グラフで表す測定はありません。表をご覧ください。</translation>
    </message>
</context>
<context>
    <name>fringe::Buttons</name>
    <message>
        <source>&amp;OK</source>
        <translation>OK(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
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
        <translation>均一性 %1</translation>
    </message>
    <message>
        <source>efficiency %1</source>
        <translation>効率 %1</translation>
    </message>
    <message>
        <source>zero order %1</source>
        <translation>0 次光 %1</translation>
    </message>
    <message>
        <source>exposure %1</source>
        <translation>露光 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n pixel(s) saturated</source>
        <translation>
            <numerusform>%n 画素が飽和</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory does not hold this hologram, so no camera looks at it.</source>
        <translation>このホログラムはメモリに収まらないため、カメラでは見られません。</translation>
    </message>
    <message>
        <source>The camera is looking…</source>
        <translation>カメラの像を計算中…</translation>
    </message>
    <message>
        <source>It is not known how this camera stands.</source>
        <translation>このカメラの位置と向きが分かりません。</translation>
    </message>
    <message>
        <source>The hologram is computed first; a camera looks at it then.</source>
        <translation>まずホログラムが計算され、それからカメラで見ます。</translation>
    </message>
</context>
<context>
    <name>fringe::CameraPanel</name>
    <message>
        <source>What the simulated camera sees</source>
        <translation>シミュレーションのカメラに映る像</translation>
    </message>
    <message>
        <source>Picture of a real camera</source>
        <translation>実物のカメラの画像</translation>
    </message>
    <message>
        <source>Lay the picture of a real camera beside it; a picture, or a file that says how the camera stands, can be dropped here, too</source>
        <translation>実物のカメラの画像を並べて表示します。画像、またはカメラの位置と向きのファイルを、ここにドロップすることもできます</translation>
    </message>
    <message>
        <source>Picture…</source>
        <translation>画像…</translation>
    </message>
    <message>
        <source>Say how the camera stands: click three spots in its picture</source>
        <translation>画像のスポットを 3 個クリックして、カメラの位置と向きを指定します</translation>
    </message>
    <message>
        <source>Remove the picture of the real camera</source>
        <translation>実物のカメラの画像を取り除きます</translation>
    </message>
    <message>
        <source>Weight the spots by what a camera sees, round by round, until it sees them as even</source>
        <translation>カメラに映った像からスポットの重みを決め直し、均一に映るまで繰り返します</translation>
    </message>
    <message>
        <source>Even out…</source>
        <translation>均一化…</translation>
    </message>
    <message>
        <source>Stop evening out; what was reached can be kept</source>
        <translation>均一化を停止します。それまでの結果は残せます</translation>
    </message>
    <message>
        <source>The camera is looking…</source>
        <translation>カメラの像を計算中…</translation>
    </message>
    <message>
        <source>Click the spots 1, 2 and 3 in this picture, in that order.</source>
        <translation>この画像のスポット 1、2、3 を、この順にクリックしてください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Round %1 of %2, uniformity %3</source>
        <extracomment>rounds that are whole, rounds that were planned, measured uniformity of each</extracomment>
        <translation>ラウンド %1/%2、均一性 %3</translation>
    </message>
    <message>
        <source>Picture, or how the camera stands</source>
        <translation>画像、またはカメラの位置と向き</translation>
    </message>
</context>
<context>
    <name>fringe::ChecksPanel</name>
    <message>
        <source>Checks</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Everything fits.</source>
        <translation>問題はありません。</translation>
    </message>
    <message>
        <source>Fix what was found</source>
        <translation>見つかった問題の修正</translation>
    </message>
    <message>
        <source>Show all checks</source>
        <translation>すべてのチェックを表示</translation>
    </message>
    <message>
        <source>Everything fits</source>
        <translation>すべて問題ありません</translation>
    </message>
    <message>
        <source>%1 (%2 more)</source>
        <extracomment>the worst of several findings, number of the others</extracomment>
        <translation>%1 (ほか %2 件)</translation>
    </message>
</context>
<context>
    <name>fringe::CommandPalette</name>
    <message>
        <source>%1 — %2</source>
        <extracomment>command, why it cannot be run now</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Some letters of a command, a part of the project or an example</source>
        <translation>コマンド、プロジェクトの部分、作例の名前の一部</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
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
        <translation>設計は続きますが、プログラムが中断されると失われます: %1</translation>
    </message>
    <message>
        <source>The design was cancelled; its best pattern can still be kept.</source>
        <translation>設計はキャンセルされました。最良のパターンはまだ残せます。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Iterations %1 → %2</source>
        <translation>反復 %1 → %2</translation>
    </message>
</context>
<context>
    <name>fringe::ComputingTitle</name>
    <message numerus="yes">
        <source>Design %1: %2, %n iteration(s)</source>
        <extracomment>name of a project, algorithm</extracomment>
        <translation>
            <numerusform>%1 の設計: %2、反復 %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute %1</source>
        <extracomment>name of a project</extracomment>
        <translation>%1 の計算</translation>
    </message>
    <message>
        <source>Compute %1: %2</source>
        <extracomment>name of a project, how its light is computed</extracomment>
        <translation>%1 の計算: %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>fringe::ConvergencePlot</name>
    <message>
        <source>Convergence</source>
        <translation>収束</translation>
    </message>
    <message>
        <source>Efficiency, uniformity</source>
        <translation>効率・均一性</translation>
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
        <translation>効率</translation>
    </message>
    <message>
        <source>Uniformity</source>
        <translation>均一性</translation>
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
        <translation>効率・誤差</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Efficiency, uniformity, error</source>
        <translation>効率・均一性・誤差</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>No iterations yet. Start a design to see how it converges.</source>
        <translation>反復はまだありません。設計を始めると収束の様子が見られます。</translation>
    </message>
    <message>
        <source>Iteration %1</source>
        <translation>反復 %1</translation>
    </message>
</context>
<context>
    <name>fringe::DeviceChoice</name>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Automatic: %1</source>
        <translation>自動: %1</translation>
    </message>
    <message>
        <source>Devices are still being looked for.</source>
        <translation>デバイスを探しています。</translation>
    </message>
    <message>
        <source>There is no device of CUDA and none of OpenCL: %1.</source>
        <extracomment>clauses that say why</extracomment>
        <translation>CUDA のデバイスも OpenCL のデバイスもありません: %1。</translation>
    </message>
</context>
<context>
    <name>fringe::DevicePanel</name>
    <message>
        <source>Take the screen for the panel; it is blank then (F9)</source>
        <translation>画面をパネルに使います。画面は消灯した状態になります (F9)</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>準備</translation>
    </message>
    <message>
        <source>Send the pattern on the screen to the panel</source>
        <translation>画面上のパターンをパネルに送ります</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Keep what is shown, whatever comes</source>
        <translation>何があっても、表示中のものを保ちます</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Show nothing (Shift+F9)</source>
        <translation>何も表示しません (Shift+F9)</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>消灯</translation>
    </message>
    <message>
        <source>Follow edits</source>
        <translation>編集に追従</translation>
    </message>
    <message>
        <source>Screen of the panel</source>
        <translation>パネルの画面</translation>
    </message>
    <message>
        <source>Let each screen say what it is called, and look for new ones</source>
        <translation>各画面に名前を表示し、新しい画面を探します</translation>
    </message>
    <message>
        <source>Identify</source>
        <translation>識別</translation>
    </message>
    <message>
        <source>Pictures by which one sees whether the panel is set right</source>
        <translation>パネルが正しく設定されているかを見るための画像です</translation>
    </message>
    <message>
        <source>Test page</source>
        <translation>テストページ</translation>
    </message>
    <message>
        <source>Steps of the pattern on its way to the panel</source>
        <translation>パネルに送るまでのパターンの処理ステップ</translation>
    </message>
    <message>
        <source>The pattern after the chosen step</source>
        <translation>選んだステップの後のパターン</translation>
    </message>
    <message>
        <source>Playlist</source>
        <translation>再生リスト</translation>
    </message>
    <message>
        <source>Add the result on the screen to the playlist</source>
        <translation>画面上の結果を再生リストに追加</translation>
    </message>
    <message>
        <source>Remove it from the playlist</source>
        <translation>再生リストから削除</translation>
    </message>
    <message>
        <source>Show the patterns of the playlist one after the other</source>
        <translation>再生リストのパターンを順に表示</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Time of each pattern</source>
        <translation>各パターンの時間</translation>
    </message>
    <message>
        <source>Pattern %1</source>
        <translation>パターン %1</translation>
    </message>
    <message>
        <source>Log of the panel</source>
        <translation>パネルのログ</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Arm it all the same</source>
        <translation>それでも準備する</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>%1, late %2 of %3</source>
        <translation>%1、%3 枚中 %2 枚が遅れ</translation>
    </message>
    <message>
        <source>Add pictures of a file, or of a list of files, as they are sent</source>
        <translation>ファイル、またはファイルのリストにある画像を、そのまま送るものとして追加します</translation>
    </message>
    <message>
        <source>Write the playlist and its pictures, as fringe show takes them</source>
        <translation>fringe show で使える形で、再生リストとその画像を書き込みます</translation>
    </message>
    <message>
        <source>Add to the playlist</source>
        <translation>再生リストに追加</translation>
    </message>
    <message>
        <source>Playlists and pictures (*.csv *.txt *.json *.png *.bmp *.tif)</source>
        <translation>再生リストと画像 (*.csv *.txt *.json *.png *.bmp *.tif)</translation>
    </message>
    <message>
        <source>Save playlist</source>
        <translation>再生リストを保存</translation>
    </message>
    <message>
        <source>playlist</source>
        <translation>再生リスト</translation>
    </message>
    <message>
        <source>Playlist (*.csv)</source>
        <translation>再生リスト (*.csv)</translation>
    </message>
    <message>
        <source>Send each new result to the panel, also while something is dragged</source>
        <translation>新しい結果をパネルに送ります。ドラッグ中も送ります</translation>
    </message>
</context>
<context>
    <name>fringe::Dialogs</name>
    <message>
        <source>Replace files?</source>
        <translation>ファイルの置き換え</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of the project&apos;s outputs exist already.</source>
        <translation>
            <numerusform>プロジェクトの出力先に、すでに %n 個のファイルがあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>About Fringe Studio</source>
        <translation>Fringe Studio について</translation>
    </message>
    <message>
        <source>%1 has had it open on %2 since %3.</source>
        <translation>%3 から %1 が %2 で開いています。</translation>
    </message>
    <message>
        <source>Project is open elsewhere</source>
        <translation>プロジェクトは別の場所で開かれています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open elsewhere.</source>
        <translation>「%1」は別の場所で開かれています。</translation>
    </message>
    <message>
        <source>A copy has no file yet: saving it asks for a name.</source>
        <translation>コピーにはまだファイルがなく、保存時に名前を尋ねます。</translation>
    </message>
    <message>
        <source>Project has changed</source>
        <translation>プロジェクトが変更されています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; on the disk is not the version that was opened or saved here.</source>
        <translation>ディスク上の「%1」は、ここで開いた版でも保存した版でもありません。</translation>
    </message>
    <message>
        <source>If it is replaced, that version is kept beside it, with the date in its name.</source>
        <translation>置き換える場合、その版は日付入りの名前で隣に残されます。</translation>
    </message>
    <message>
        <source>Data are missing</source>
        <translation>データがありません</translation>
    </message>
    <message>
        <source>The data of &quot;%1&quot; are missing, which &quot;%2&quot; uses.</source>
        <translation>「%2」が使う「%1」のデータがありません。</translation>
    </message>
    <message>
        <source>They should be here: %1
Locate that file, or the one that the data were imported from.</source>
        <translation>本来の場所: %1
そのファイル、またはデータの読み込み元のファイルを指定してください。</translation>
    </message>
    <message>
        <source>Locate &quot;%1&quot;</source>
        <translation>「%1」の場所を指定</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>書き出し</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>kind of output, distance</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>&amp;Open a copy</source>
        <translation>コピーを開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open &amp;anyway</source>
        <translation>それでも開く(&amp;A)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Replace, keep both</source>
        <translation>置き換えて両方を残す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Locate…</source>
        <translation>場所を指定(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>置き換える(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export anyway…</source>
        <translation>それでもエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Co&amp;mpute first…</source>
        <translation>先に計算(&amp;M)…</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Fringe Studio %1&lt;/h3&gt;&lt;p&gt;A design studio for computer-generated holograms.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Fringe Studio %1&lt;/h3&gt;&lt;p&gt;計算機合成ホログラムの設計スタジオです。&lt;/p&gt;&lt;p&gt;GNU General Public License バージョン 3 またはそれ以降に基づくフリーソフトウェアです。いかなる保証もありません。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Build, devices, libraries and places</source>
        <translation>ビルド、デバイス、ライブラリ、保存場所</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy all of it as text, for a report</source>
        <translation>報告用に、すべてをテキストとしてコピー</translation>
    </message>
    <message>
        <source>Remove scratch files?</source>
        <translation>作業ファイルを削除しますか?</translation>
    </message>
    <message>
        <source>Without them computing begins anew.</source>
        <translation>削除すると計算は最初からやり直しになります。</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove what is kept of paused jobs, %1?</source>
        <translation>一時停止中のジョブの %1 を削除しますか?</translation>
    </message>
    <message>
        <source>changes that are not saved</source>
        <translation>保存していない変更</translation>
    </message>
    <message>
        <source>the job &quot;%1&quot;, which goes on</source>
        <translation>実行中のジョブ「%1」</translation>
    </message>
    <message>
        <source>Leave the project?</source>
        <translation>プロジェクトを閉じますか?</translation>
    </message>
    <message>
        <source>Leaving &quot;%1&quot; would lose:</source>
        <translation>「%1」を閉じると次のものが失われます:</translation>
    </message>
    <message>
        <source>Saving ends a design with the best pattern so far, and pauses or cancels other computing.</source>
        <translation>保存すると、設計はそれまでの最良のパターンで終わり、ほかの計算は一時停止または中止されます。</translation>
    </message>
    <message>
        <source>&amp;Open in another window</source>
        <translation>別のウィンドウで開く(&amp;O)</translation>
    </message>
    <message>
        <source>Write outputs?</source>
        <translation>出力を書き出しますか?</translation>
    </message>
    <message>
        <source>The result is not of the design as it is now: %1.</source>
        <extracomment>the age of a result: Before &quot;Move 1 spot&quot;</extracomment>
        <translation>結果は現在の設計のものではありません: %1。</translation>
    </message>
    <message>
        <source>&amp;Compute the design</source>
        <translation>設計を計算(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Write the result</source>
        <translation>結果を書き出す(&amp;W)</translation>
    </message>
    <message>
        <source>The result is of the design as it is now.</source>
        <translation>結果は現在の設計のものです。</translation>
    </message>
    <message>
        <source>Other data</source>
        <translation>別のデータ</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the file that was imported as &quot;%2&quot;: it holds other data.</source>
        <translation>「%1」は「%2」としてインポートしたファイルではありません。データが異なります。</translation>
    </message>
    <message>
        <source>&amp;Locate another…</source>
        <translation>別のファイルを指定(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Use it all the same</source>
        <translation>それでも使う(&amp;U)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>kind of output, its unit</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Discard for good?</source>
        <translation>完全に破棄しますか?</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
</context>
<context>
    <name>fringe::DistanceBar</name>
    <message>
        <source>Reconstruction distance</source>
        <translation>再生距離</translation>
    </message>
    <message>
        <source>Reconstruction distance with its unit</source>
        <translation>再生距離（単位付き）</translation>
    </message>
    <message>
        <source>A length with its unit, such as 200 mm; negative is behind the hologram</source>
        <translation>単位付きの長さ（例: 200 mm）。負の値はホログラムの後方</translation>
    </message>
    <message>
        <source>Pin the distance</source>
        <translation>距離を固定</translation>
    </message>
    <message>
        <source>The distance stays as it was set. Press to follow the chosen object.</source>
        <translation>距離は固定されています。押すと選択した物体に追従します。</translation>
    </message>
    <message>
        <source>The distance follows the chosen object. Press to keep it here.</source>
        <translation>距離は選択した物体に追従しています。押すとここに固定します。</translation>
    </message>
</context>
<context>
    <name>fringe::Docks</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>The project as it was opened</source>
        <translation>プロジェクトを開いた時点</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>配置を元に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>マスク</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Stereogram</source>
        <translation>ステレオグラム</translation>
    </message>
</context>
<context>
    <name>fringe::Document</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
</context>
<context>
    <name>fringe::DropTargets</name>
    <message>
        <source>Where to drop</source>
        <translation>ドロップ先</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Add beside</source>
        <translation>隣に追加</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>置き換え</translation>
    </message>
</context>
<context>
    <name>fringe::EncodingLook</name>
    <message>
        <source>Compute a hologram that memory holds first.</source>
        <translation>先に、メモリに収まるホログラムを計算してください。</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>符号化</translation>
    </message>
</context>
<context>
    <name>fringe::EncodingsWindow</name>
    <message>
        <source>&amp;Take it</source>
        <translation>採用(&amp;T)</translation>
    </message>
    <message>
        <source>Encodings of this field — Fringe Studio</source>
        <translation>この複素振幅の符号化 — Fringe Studio</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>符号化</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>符号化</translation>
    </message>
    <message>
        <source>SNR [dB]</source>
        <translation>SNR [dB]</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>光</translation>
    </message>
    <message>
        <source>All light: SNR [dB]</source>
        <translation>すべての光: SNR [dB]</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>A double click takes an encoding, which can be undone.</source>
        <translation>ダブルクリックで符号化を採用します。元に戻せます。</translation>
    </message>
    <message>
        <source>On a panel: SNR [dB]</source>
        <translation>パネル上: SNR [dB]</translation>
    </message>
    <message>
        <source>What the encoding shows</source>
        <translation>符号化が示す像</translation>
    </message>
    <message>
        <source>PSNR [dB]</source>
        <translation>PSNR [dB]</translation>
    </message>
    <message>
        <source>Through the stop that an encoding is made for, with all light, and on a panel that moves 90 % of it and blurs phases by half a pixel; against the field itself, where the reconstruction is. PSNR is on the plane&apos;s own grid / on one twice as fine.</source>
        <translation>符号化が前提とする絞りを通した光、すべての光、そして光の 90 % を変調し位相を半画素ぼかすパネル上の光。再構成面で場そのものと比較します。PSNR は面自身の格子上 / 2 倍細かい格子上の値です。</translation>
    </message>
</context>
<context>
    <name>fringe::EstimateText</name>
    <message>
        <source>%1 of memory</source>
        <translation>メモリ %1</translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the parts of a list</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>error at most %1</source>
        <translation>誤差 %1 以下</translation>
    </message>
    <message>
        <source>Expected: %1</source>
        <translation>予測: %1</translation>
    </message>
    <message>
        <source>error %1</source>
        <translation>誤差 %1</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>実測: %1</translation>
    </message>
    <message>
        <source>%1 on the device</source>
        <translation>デバイス上に %1</translation>
    </message>
    <message>
        <source>%1 (%2 expected)</source>
        <extracomment>a time that was measured, and the one that was expected</extracomment>
        <translation>%1（予測 %2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>the label of a parameter, and its new value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Fix this: %1</source>
        <translation>これを修正: %1</translation>
    </message>
    <message>
        <source>Click to set this; it can be undone.</source>
        <translation>クリックするとこの値に設定します。元に戻すこともできます。</translation>
    </message>
    <message>
        <source>error not measured, as memory does not hold the hologram</source>
        <translation>誤差は未測定(ホログラムがメモリーに収まらないため)</translation>
    </message>
</context>
<context>
    <name>fringe::EvenOutDialog</name>
    <message>
        <source>Even out by camera</source>
        <translation>カメラで均一化</translation>
    </message>
    <message>
        <source>Simulated camera</source>
        <translation>シミュレーションのカメラ</translation>
    </message>
    <message>
        <source>Command of yours</source>
        <translation>独自のコマンド</translation>
    </message>
    <message>
        <source>It shows the picture file {pattern} on the panel, and writes what the camera sees of it to the file {picture}.</source>
        <translation>画像ファイル {pattern} をパネルに表示し、カメラに映った像をファイル {picture} に書き込むコマンドです。</translation>
    </message>
    <message>
        <source>Found by showing three spots</source>
        <translation>3 個のスポットを表示して求めます</translation>
    </message>
    <message>
        <source>A file of three spots and the pixels that see them, or the report of fringe camera-loop.</source>
        <translation>3 個のスポットと、それが映る画素のファイル、または fringe camera-loop のレポートです。</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>It may take</source>
        <translation>制限時間</translation>
    </message>
    <message>
        <source>Camera stands as in</source>
        <translation>カメラの位置と向き</translation>
    </message>
    <message>
        <source>Exponent of the corrections: 1 corrects all that is measured at once, less suffers less from noise.</source>
        <translation>補正の指数です。1 では測定したずれを一度に補正し、小さいほどノイズの影響を受けにくくなります。</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>ラウンド数</translation>
    </message>
    <message>
        <source>Iterations of a round</source>
        <translation>1 ラウンドの反復</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>ゲイン</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Drop weights</source>
        <translation>重みを破棄</translation>
    </message>
    <message>
        <source>Ask for the intensities again that are wanted</source>
        <translation>目標の強度に戻します</translation>
    </message>
    <message>
        <source>A camera is evening them out already.</source>
        <translation>すでにカメラで均一化しています。</translation>
    </message>
    <message>
        <source>The spots have weights of a camera. Rounds begin anew, from the intensities that are wanted.</source>
        <translation>スポットにはカメラによる重みがあります。ラウンドは目標の強度から新たに始まります。</translation>
    </message>
    <message>
        <source>The intensities that the camera finds become those of the spots, in one step that can be undone; those that are wanted are kept beside them.</source>
        <translation>カメラで求めた強度がスポットの強度になります。これは 1 回の操作として元に戻せます。目標の強度も別に保持されます。</translation>
    </message>
</context>
<context>
    <name>fringe::EvenOutTask</name>
    <message>
        <source>The spots are others by now, so the weights that the camera found are not set.</source>
        <translation>スポットが変わったため、カメラで求めた重みは設定しません。</translation>
    </message>
    <message>
        <source>Even out by camera</source>
        <translation>カメラで均一化</translation>
    </message>
    <message>
        <source>Evened out by camera, measured uniformity %1</source>
        <extracomment>uniformity of spots</extracomment>
        <translation>カメラで均一化、測定した均一性 %1</translation>
    </message>
    <message numerus="yes">
        <source>Evening out ended after %n round(s); the best measured uniformity is %1.</source>
        <extracomment>rounds that are whole, uniformity of spots</extracomment>
        <translation>
            <numerusform>%n ラウンドで均一化を終えました。測定した均一性の最良値は %1 です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep its weights</source>
        <translation>重みを残す</translation>
    </message>
    <message>
        <source>Drop the camera&apos;s weights</source>
        <translation>カメラの重みを破棄</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>%1 を読み込む</translation>
    </message>
</context>
<context>
    <name>fringe::ExampleCards</name>
    <message>
        <source>See an object</source>
        <translation>物体を見る</translation>
    </message>
    <message>
        <source>Shape a beam</source>
        <translation>ビームを形づくる</translation>
    </message>
    <message>
        <source>Make a device</source>
        <translation>素子を作る</translation>
    </message>
</context>
<context>
    <name>fringe::ExportFlow</name>
    <message>
        <source>Export: %1</source>
        <translation>書き出し: %1</translation>
    </message>
</context>
<context>
    <name>fringe::ExportTask</name>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 に書き込みました。</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 のエクスポート</translation>
    </message>
    <message numerus="yes">
        <source>Wrote %n file(s) into %1.</source>
        <translation>
            <numerusform>%1 に %n 個のファイルを書き込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Run all outputs</source>
        <translation>すべての出力の実行</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 の保存</translation>
    </message>
</context>
<context>
    <name>fringe::FocusNote</name>
    <message>
        <source>Go there</source>
        <translation>そこへ移動</translation>
    </message>
</context>
<context>
    <name>fringe::FocusPlot</name>
    <message>
        <source>Distance (mm)</source>
        <translation>距離 (mm)</translation>
    </message>
    <message>
        <source>Sharpness</source>
        <translation>鮮明さ</translation>
    </message>
    <message>
        <source>Nothing has been searched yet.</source>
        <translation>まだ探していません。</translation>
    </message>
</context>
<context>
    <name>fringe::FocusSearch</name>
    <message>
        <source>Find the sharpest distance</source>
        <translation>最も鮮明な距離を探す</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>探す(&amp;S)</translation>
    </message>
    <message>
        <source>Give two distances that differ.</source>
        <translation>異なる二つの距離を入力してください。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>探しています…</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>%1 へ</translation>
    </message>
    <message>
        <source>Sharpness by distance</source>
        <translation>距離ごとの鮮明さ</translation>
    </message>
</context>
<context>
    <name>fringe::FormField</name>
    <message>
        <source>Reset to default</source>
        <translation>既定値に戻す</translation>
    </message>
</context>
<context>
    <name>fringe::FreezeTask</name>
    <message>
        <source>Freeze %1</source>
        <translation>%1 を固定</translation>
    </message>
</context>
<context>
    <name>fringe::GlProbe</name>
    <message>
        <source>not used; the views are painted without it</source>
        <translation>不使用。ビューは OpenGL なしで描画</translation>
    </message>
    <message>
        <source>Live pictures on a GPU: shown from its memory</source>
        <translation>GPU 上のライブ画像: GPU のメモリーから表示</translation>
    </message>
    <message>
        <source>Live pictures on a GPU: read before they are shown: %1</source>
        <translation>GPU 上のライブ画像: 表示の前に読み出し: %1</translation>
    </message>
</context>
<context>
    <name>fringe::HandleField</name>
    <message>
        <source>Number of the handle</source>
        <translation>ハンドルの数値</translation>
    </message>
    <message>
        <source>Give a size above 0.</source>
        <translation>0 より大きい値を指定してください。</translation>
    </message>
    <message numerus="yes">
        <source>Give %n number(s), with &quot;;&quot; between them.</source>
        <translation>
            <numerusform>%n 個の数値を「;」で区切って指定してください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::HandleOverlay</name>
    <message>
        <source>Light %1 from the side, %2 from above</source>
        <extracomment>the light that falls on an object; two angles</extracomment>
        <translation>光の向き: 方位角 %1、仰角 %2</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Move along %1</source>
        <translation>%1 方向に移動</translation>
    </message>
    <message>
        <source>Turn about %1</source>
        <translation>%1 軸まわりに回転</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>拡大・縮小</translation>
    </message>
    <message>
        <source>Scale along %1</source>
        <translation>%1 方向に拡大・縮小</translation>
    </message>
    <message>
        <source>Turn the light</source>
        <translation>光の向きを変更</translation>
    </message>
</context>
<context>
    <name>fringe::HelpText</name>
    <message>
        <source>Start</source>
        <translation>はじめに</translation>
    </message>
    <message>
        <source>Views and windows</source>
        <translation>ビューとウィンドウ</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Parts of a design</source>
        <translation>設計の各部分</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>光源</translation>
    </message>
    <message>
        <source>Solvers</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>符号化</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>伝搬</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>次のいずれか: %1。</translation>
    </message>
    <message>
        <source>on</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>At first</source>
        <translation>初期値</translation>
    </message>
    <message>
        <source>*This page has not been translated yet.*</source>
        <translation>*このページはまだ翻訳されていません。*</translation>
    </message>
</context>
<context>
    <name>fringe::HelpWindow</name>
    <message>
        <source>Help — Fringe Studio</source>
        <translation>ヘルプ — Fringe Studio</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>First page</source>
        <translation>最初のページ</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>用語集</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
</context>
<context>
    <name>fringe::HologramProbe</name>
    <message>
        <source>pixel %1, %2</source>
        <translation>画素 %1, %2</translation>
    </message>
    <message>
        <source>amplitude %1</source>
        <translation>振幅 %1</translation>
    </message>
    <message>
        <source>phase %1 π</source>
        <translation>位相 %1 π</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>レベル %1</translation>
    </message>
</context>
<context>
    <name>fringe::HologramView</name>
    <message>
        <source>Quantity</source>
        <translation>表示する量</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>波長</translation>
    </message>
    <message>
        <source>Amplitude</source>
        <translation>振幅</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>位相</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>量子化レベル</translation>
    </message>
    <message>
        <source>Hologram</source>
        <translation>ホログラム</translation>
    </message>
    <message>
        <source>Compute a hologram to see it here.</source>
        <translation>ホログラムを計算すると、ここに表示されます。</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>等倍</translation>
    </message>
    <message>
        <source>Plane %1</source>
        <translation>第 %1 面</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Pupil</source>
        <translation>瞳</translation>
    </message>
    <message>
        <source>Look through a part of the hologram, or through all of it</source>
        <translation>ホログラムの一部または全体を通して見ます</translation>
    </message>
</context>
<context>
    <name>fringe::ImportFlow</name>
    <message>
        <source>Choose picture of the beam</source>
        <translation>ビームの画像を選択</translation>
    </message>
    <message>
        <source>Choose start pattern</source>
        <translation>初期パターンを選択</translation>
    </message>
    <message>
        <source>Choose mask of the signal region</source>
        <translation>信号領域のマスクを選択</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>All that can be imported</source>
        <translation>インポートできるすべて</translation>
    </message>
    <message>
        <source>Add a file</source>
        <translation>ファイルを追加</translation>
    </message>
    <message>
        <source>Import a file</source>
        <translation>ファイルをインポート</translation>
    </message>
    <message>
        <source>Import a file: %1</source>
        <extracomment>what is imported, such as &quot;Depth picture&quot;</extracomment>
        <translation>ファイルを読み込む: %1</translation>
    </message>
    <message>
        <source>Compare with a picture</source>
        <translation>画像と比較</translation>
    </message>
</context>
<context>
    <name>fringe::ImportTask</name>
    <message>
        <source>Import %1</source>
        <translation>%1 のインポート</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>両方を残す</translation>
    </message>
    <message>
        <source>Imported %1: %2.</source>
        <extracomment>name of a file, what is in it such as &quot;35,947 points&quot;</extracomment>
        <translation>%1 をインポートしました:%2。</translation>
    </message>
    <message>
        <source>Import mask %1</source>
        <translation>マスク %1 をインポート</translation>
    </message>
    <message>
        <source>%1 is the signal region now, stretched over the picture.</source>
        <extracomment>name of a file</extracomment>
        <translation>%1 が画像全体に伸ばされ、信号領域になりました。</translation>
    </message>
    <message>
        <source>The device preset %1 is among your own now.</source>
        <translation>デバイスプリセット %1 を自分のプリセットに加えました。</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <extracomment>kind of a source, such as &quot;Point cloud&quot;</extracomment>
        <translation>読み方: %1</translation>
    </message>
    <message>
        <source>Imported %1: %2, for the panel that was used last, %3.</source>
        <extracomment>name of a file, what is in it such as &quot;35,947 points&quot;, name of a panel</extracomment>
        <translation>%1 を読み込みました: %2（最後に使ったパネル %3 用）。</translation>
    </message>
</context>
<context>
    <name>fringe::Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>「%1」の変更</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>詳細設定</translation>
    </message>
    <message>
        <source>Vary…</source>
        <translation>変化させる…</translation>
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
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop and keep the best</source>
        <translation>停止して最良を残す</translation>
    </message>
    <message>
        <source>Convergence</source>
        <translation>収束</translation>
    </message>
    <message>
        <source>Power per spot</source>
        <translation>スポットごとの強度</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>今回</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>効率</translation>
    </message>
    <message>
        <source>Uniformity</source>
        <translation>均一性</translation>
    </message>
    <message>
        <source>σ</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>Zero order</source>
        <translation>0 次光</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最新</translation>
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
        <translation>一時停止中です。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Phase error</source>
        <translation>位相誤差</translation>
    </message>
    <message>
        <source>%1 rad</source>
        <translation>%1 rad</translation>
    </message>
    <message>
        <source>Continue for</source>
        <translation>続ける回数</translation>
    </message>
    <message>
        <source>iterations</source>
        <translation>回</translation>
    </message>
    <message>
        <source>Iterations to continue for</source>
        <translation>続ける反復の回数</translation>
    </message>
    <message>
        <source>Quick preview. Press Compute for the full result.</source>
        <translation>簡易プレビューです。「計算」を押すと完全な結果が得られます。</translation>
    </message>
    <message>
        <source>Compute a design to see its iterations here.</source>
        <translation>設計を計算すると、ここに反復が表示されます。</translation>
    </message>
    <message>
        <source>%1, counts light more than once</source>
        <extracomment>an efficiency above 1: light is counted at each of the places that share it</extracomment>
        <translation>%1、光を重複して数えています</translation>
    </message>
    <message>
        <source>Iteration %1; the best pattern is that of iteration %2.</source>
        <extracomment>iteration, iteration of the best pattern</extracomment>
        <translation>反復 %1。最良のパターンは反復 %2 のものです。</translation>
    </message>
    <message>
        <source>%1, %2 iterations</source>
        <extracomment>algorithm, iterations</extracomment>
        <translation>%1、反復 %2 回</translation>
    </message>
    <message>
        <source>As sent</source>
        <extracomment>a pattern as the panel is sent it</extracomment>
        <translation>送信データ</translation>
    </message>
    <message>
        <source>%1 % of the pixels are beyond the panel&apos;s range.</source>
        <translation>%1 % の画素がパネルの範囲を超えています。</translation>
    </message>
    <message>
        <source>With any phase</source>
        <translation>任意の位相</translation>
    </message>
    <message>
        <source>PSNR on a grid twice as fine: %1 dB</source>
        <translation>二倍細かい格子での PSNR: %1 dB</translation>
    </message>
    <message>
        <source>The first iteration is being computed.</source>
        <translation>最初の反復を計算しています。</translation>
    </message>
</context>
<context>
    <name>fringe::JobList</name>
    <message>
        <source>Job</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進捗</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>残り時間</translation>
    </message>
    <message>
        <source>Elapsed</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
</context>
<context>
    <name>fringe::JobText</name>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>%1 %2/s</source>
        <extracomment>a speed: number (with metric prefix), unit; &quot;1.2 G point-pixels/s&quot;</extracomment>
        <translation>%1 %2/s</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>キャンセル中…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>一時停止しています…</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>%1: %2 %</source>
        <extracomment>what is done, how much of it</extracomment>
        <translation>%1: %2 %</translation>
    </message>
    <message>
        <source>%1: %2 %, %3 left</source>
        <extracomment>what is done, how much of it, a duration</extracomment>
        <translation>%1: %2 %、残り %3</translation>
    </message>
</context>
<context>
    <name>fringe::Jobs</name>
    <message>
        <source>Cancelling at your request.</source>
        <translation>指示によりキャンセルしています。</translation>
    </message>
    <message>
        <source>Pausing at your request.</source>
        <translation>ご要望により一時停止しています。</translation>
    </message>
</context>
<context>
    <name>fringe::JobsPanel</name>
    <message>
        <source>Cancel job</source>
        <translation>ジョブをキャンセル</translation>
    </message>
    <message>
        <source>Clear finished jobs</source>
        <translation>完了したジョブを消去</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Log of the selected job</source>
        <translation>選択したジョブのログ</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Pause job</source>
        <translation>ジョブを一時停止</translation>
    </message>
</context>
<context>
    <name>fringe::Latency</name>
    <message>
        <source>The window answered after %1 ms (half of the time), %2 ms (99.9 %), %3 ms (longest).</source>
        <extracomment>three times in milliseconds</extracomment>
        <translation>ウィンドウの応答時間: %1 ms（50 %）、%2 ms（99.9 %）、%3 ms（最長）。</translation>
    </message>
</context>
<context>
    <name>fringe::LayoutForm</name>
    <message>
        <source>Level %1</source>
        <translation>レベル %1</translation>
    </message>
    <message>
        <source>Mask %1, adds %2</source>
        <extracomment>a layer that is a mask: its number, and how many levels deeper it makes what it covers</extracomment>
        <translation>マスク %1、%2 を加算</translation>
    </message>
    <message>
        <source>Layer %1</source>
        <extracomment>a layer of a layout: its number and data type, &quot;1/0&quot;</extracomment>
        <translation>レイヤー %1</translation>
    </message>
    <message>
        <source>The others are read as they were.</source>
        <translation>ほかは今までどおり読み取ります。</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>除く</translation>
    </message>
</context>
<context>
    <name>fringe::LeavingTask</name>
    <message>
        <source>the result of %1, which took %2</source>
        <extracomment>time of day, a duration</extracomment>
        <translation>%2 かかった %1 の結果</translation>
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
        <translation>光 %1 %</translation>
    </message>
    <message>
        <source>zero order %1 %</source>
        <translation>0 次光 %1 %</translation>
    </message>
    <message>
        <source>purity %1 %</source>
        <translation>純度 %1 %</translation>
    </message>
</context>
<context>
    <name>fringe::LiveLook</name>
    <message>
        <source>Live %1 fps · copied</source>
        <extracomment>frames per second, where pictures of the objects are copied to the device</extracomment>
        <translation>ライブ %1 fps · コピー</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <extracomment>a part of the work for a picture, its share of the time</extracomment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>Live %1 fps · shared</source>
        <extracomment>frames per second, where pictures that OpenGL draws are the computing device&apos;s, too</extracomment>
        <translation>ライブ %1 fps · 共有</translation>
    </message>
</context>
<context>
    <name>fringe::LiveTask</name>
    <message>
        <source>While you edit, a preview is shown: all of it takes about %1. Press Compute when it is wanted.</source>
        <extracomment>a time that computing takes</extracomment>
        <translation>編集中はプレビューを表示します。全体の計算には約 %1 かかります。必要なときに「計算」を押してください。</translation>
    </message>
</context>
<context>
    <name>fringe::MainWindow</name>
    <message>
        <source>%1[*] — Fringe Studio</source>
        <translation>%1[*] — Fringe Studio</translation>
    </message>
    <message>
        <source>What was dropped names no point file, no picture and no project; drop one file, or use Import or Open.</source>
        <translation>ドロップされたものは点群ファイルでも画像でもプロジェクトでもありません。ファイルを 1 つドロップするか、「読み込む」または「開く」を使用してください。</translation>
    </message>
</context>
<context>
    <name>fringe::MaskLook</name>
    <message>
        <source>Openings</source>
        <translation>開口</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>レベル %1</translation>
    </message>
    <message>
        <source>Mask %1</source>
        <translation>マスク %1</translation>
    </message>
    <message>
        <source>The design is for no mask. Choose the device Mask under Device.</source>
        <translation>この設計はマスク用ではありません。「デバイス」でデバイス「マスク」を選んでください。</translation>
    </message>
    <message>
        <source>The hologram is computed first; the mask is made of it.</source>
        <translation>まずホログラムが計算され、マスクはそれから作られます。</translation>
    </message>
    <message>
        <source>open</source>
        <translation>開</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>閉</translation>
    </message>
    <message>
        <source>level %1  %2 nm  phase %3 turns</source>
        <extracomment>number of a level, height or depth, phase</extracomment>
        <translation>レベル %1  %2 nm  位相 %3 周</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開口</translation>
    </message>
    <message>
        <source>As %1: %2</source>
        <extracomment>a format, and what its file would be, such as &quot;12,345 rectangles, 98 KiB, 0.4 s&quot;</extracomment>
        <translation>%1 では %2</translation>
    </message>
</context>
<context>
    <name>fringe::MaskPanel</name>
    <message>
        <source>Relief</source>
        <translation>レリーフ</translation>
    </message>
    <message>
        <source>Layers of the mask</source>
        <translation>マスクのレイヤー</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>レイヤー</translation>
    </message>
    <message>
        <source>Depth (nm)</source>
        <translation>深さ (nm)</translation>
    </message>
    <message>
        <source>Drawn (%)</source>
        <translation>描画 (%)</translation>
    </message>
    <message>
        <source>Narrowest (µm)</source>
        <translation>最小幅 (µm)</translation>
    </message>
    <message>
        <source>Narrower than</source>
        <translation>これより狭い所</translation>
    </message>
    <message>
        <source>off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>前の箇所</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>次の箇所</translation>
    </message>
    <message>
        <source>Export the mask with its process sheet</source>
        <translation>マスクをプロセスシート付きでエクスポート</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <extracomment>number of the place that is looked at, number of all of them</extracomment>
        <translation>
            <numerusform>%n か所</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 中 %1</translation>
    </message>
</context>
<context>
    <name>fringe::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Compute</source>
        <translation>計算(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
</context>
<context>
    <name>fringe::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>メッセージ</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1 (%2 times)</source>
        <extracomment>a sentence, how often it was said</extracomment>
        <translation>%1（%2 回）</translation>
    </message>
    <message>
        <source>All messages</source>
        <translation>すべてのメッセージ</translation>
    </message>
</context>
<context>
    <name>fringe::MotionBar</name>
    <message>
        <source>Shown</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>What the depth camera sees</source>
        <translation>深度カメラに見えるもの</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>The stereogram, made by the processor</source>
        <translation>プロセッサーで作るステレオグラム</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>The stereogram, made by %1</source>
        <translation>%1 で作るステレオグラム</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
</context>
<context>
    <name>fringe::NumberText</name>
    <message>
        <source>%1 ms</source>
        <translation>%1 ミリ秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 分 %2 秒</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>a range of times</extracomment>
        <translation>%1～%2</translation>
    </message>
</context>
<context>
    <name>fringe::NumbersView</name>
    <message>
        <source>Measure along a line that is dragged</source>
        <translation>ドラッグした線に沿って測る</translation>
    </message>
</context>
<context>
    <name>fringe::Options</name>
    <message>
        <source>Design studio for computer-generated holograms</source>
        <translation>計算機合成ホログラムの設計スタジオ</translation>
    </message>
    <message>
        <source>Language of the window, such as de</source>
        <translation>ウィンドウの表示言語（例: de）</translation>
    </message>
    <message>
        <source>Compute the demo hologram at once</source>
        <translation>起動後すぐにデモのホログラムを計算する</translation>
    </message>
    <message>
        <source>Write a picture of the window when all is computed, and quit</source>
        <translation>計算がすべて終わったらウィンドウの画像を書き出して終了する</translation>
    </message>
    <message>
        <source>Size of the window in pixels, such as 1600x900</source>
        <translation>ウィンドウの画素数（例: 1600x900）</translation>
    </message>
    <message>
        <source>Give one file at most.</source>
        <translation>指定できるファイルは 1 つまでです。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a size; write it like 1600x900.</source>
        <translation>「%1」は大きさではありません。1600x900 のように書いてください。</translation>
    </message>
    <message>
        <source>Say on leaving how late the window answered</source>
        <translation>終了時にウィンドウの応答の遅れを表示する</translation>
    </message>
    <message>
        <source>Project to open, or a file to import; example:KEY, such as example:spots, opens an example</source>
        <translation>開くプロジェクト、または読み込むファイル。example:spots のような example:名前 は例を開きます</translation>
    </message>
</context>
<context>
    <name>fringe::OutputsForm</name>
    <message>
        <source>Outputs</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Add an output</source>
        <translation>出力の追加</translation>
    </message>
    <message>
        <source>Remove the selected output</source>
        <translation>選択した出力の削除</translation>
    </message>
    <message>
        <source>Remove an output</source>
        <translation>出力の削除</translation>
    </message>
    <message>
        <source>Change an output&apos;s file</source>
        <translation>出力ファイルの変更</translation>
    </message>
    <message>
        <source>Change an output&apos;s content</source>
        <translation>出力内容の変更</translation>
    </message>
    <message>
        <source>Change an output</source>
        <translation>出力を変更</translation>
    </message>
</context>
<context>
    <name>fringe::PaneWork</name>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
</context>
<context>
    <name>fringe::PanelAge</name>
    <message>
        <source>On the panel: %1</source>
        <extracomment>the age of a pattern: Before &quot;Move 1 spot&quot;</extracomment>
        <translation>パネル上: %1</translation>
    </message>
</context>
<context>
    <name>fringe::PanelLook</name>
    <message>
        <source>The design is for no panel. Choose a device preset.</source>
        <translation>この設計はパネル用ではありません。デバイスプリセットを選んでください。</translation>
    </message>
    <message>
        <source>%1 % of the pixels are beyond the panel&apos;s range.</source>
        <translation>%1 % の画素がパネルの範囲を超えています。</translation>
    </message>
    <message>
        <source>The hologram is computed first; what the panel is sent is made of it.</source>
        <translation>まずホログラムが計算され、パネルに送るものはそれから作られます。</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>周</translation>
    </message>
    <message>
        <source>phase %1 turns</source>
        <translation>位相 %1 周</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>レベル %1</translation>
    </message>
</context>
<context>
    <name>fringe::PanelOutput</name>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Armed</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>Showing</source>
        <translation>表示中</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>The pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>Another program has Shift+F9, which blanks the panel from this window alone.</source>
        <translation>Shift+F9 は別のプログラムが使っているため、パネルを消灯できるのはこのウィンドウからだけです。</translation>
    </message>
    <message>
        <source>Shift+F9 was pressed.</source>
        <translation>Shift+F9 が押されました。</translation>
    </message>
    <message>
        <source>%1; the panel is off.</source>
        <translation>%1。パネルはオフです。</translation>
    </message>
</context>
<context>
    <name>fringe::Panels</name>
    <message>
        <source>Device %1</source>
        <translation>デバイス %1</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>デバイスなし</translation>
    </message>
</context>
<context>
    <name>fringe::PictureCanvas</name>
    <message>
        <source>Drop a picture onto the window, or import one.</source>
        <translation>画像をウィンドウにドロップするか、読み込んでください。</translation>
    </message>
</context>
<context>
    <name>fringe::PictureForm</name>
    <message>
        <source>Region around the picture</source>
        <translation>画像を囲む領域</translation>
    </message>
    <message>
        <source>Signal region around the picture</source>
        <translation>画像を囲む信号領域</translation>
    </message>
</context>
<context>
    <name>fringe::PicturePainting</name>
    <message>
        <source>dashed: what the pixels reach</source>
        <translation>破線: 画素が届く範囲</translation>
    </message>
    <message>
        <source>dashed: as large as the plate</source>
        <translation>破線: 素子と同じ大きさ</translation>
    </message>
    <message>
        <source>signal</source>
        <translation>信号</translation>
    </message>
    <message>
        <source>noise</source>
        <translation>ノイズ</translation>
    </message>
    <message>
        <source>Click: corner; double-click or Enter: close; Backspace: back; Esc: give up.</source>
        <translation>クリック：頂点、ダブルクリックか Enter：閉じる、Backspace：1 つ戻す、Esc：やめる</translation>
    </message>
</context>
<context>
    <name>fringe::PictureView</name>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Signal region</source>
        <translation>信号領域</translation>
    </message>
    <message>
        <source>Draw, move and resize the signal region</source>
        <translation>信号領域を描く、移動する、大きさを変える</translation>
    </message>
    <message>
        <source>Move and resize the picture</source>
        <translation>画像を移動する、大きさを変える</translation>
    </message>
    <message>
        <source>Show the whole plane</source>
        <translation>面全体を表示</translation>
    </message>
    <message>
        <source>Fit the picture</source>
        <translation>画像に合わせる</translation>
    </message>
    <message>
        <source>Change signal region</source>
        <translation>信号領域の変更</translation>
    </message>
    <message>
        <source>Place picture</source>
        <translation>画像の配置</translation>
    </message>
    <message>
        <source>x %1 mm  y %2 mm</source>
        <translation>x %1 mm  y %2 mm</translation>
    </message>
    <message>
        <source>%1  signal region %2</source>
        <translation>%1  信号領域 %2</translation>
    </message>
    <message>
        <source>  pixel %1, %2 of the picture</source>
        <translation>  画像の画素 %1, %2</translation>
    </message>
</context>
<context>
    <name>fringe::PixelImportTask</name>
    <message>
        <source>Picture of the beam</source>
        <translation>ビームの画像</translation>
    </message>
    <message>
        <source>Start pattern</source>
        <translation>初期パターン</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a file, what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 を読み込む</translation>
    </message>
    <message>
        <source>%1 is the pattern of the first iteration now.</source>
        <translation>%1 が最初の反復のパターンになりました。</translation>
    </message>
    <message>
        <source>%1 is the picture of the beam now.</source>
        <translation>%1 をビームの画像にしました。</translation>
    </message>
</context>
<context>
    <name>fringe::PixelText</name>
    <message>
        <source>A result of this project</source>
        <translation>このプロジェクトの結果</translation>
    </message>
</context>
<context>
    <name>fringe::PixelsForm</name>
    <message>
        <source>Choose file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>Take the present result</source>
        <translation>現在の結果を使う</translation>
    </message>
    <message>
        <source>Picture of the beam</source>
        <translation>ビームの画像</translation>
    </message>
    <message>
        <source>Start pattern</source>
        <translation>初期パターン</translation>
    </message>
    <message>
        <source>Choose file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>No file yet. Choose one of %1 × %2 pixels, or drop it here.</source>
        <extracomment>columns, rows</extracomment>
        <translation>まだファイルがありません。%1 × %2 画素のものを選択するか、ここにドロップしてください。</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels</source>
        <extracomment>name of a file, columns, rows</extracomment>
        <translation>%1、%2 × %3 画素</translation>
    </message>
    <message>
        <source>No file yet. Choose a picture, or drop it here.</source>
        <translation>まだファイルがありません。画像を選ぶか、ここにドロップしてください。</translation>
    </message>
</context>
<context>
    <name>fringe::PlaneView</name>
    <message>
        <source>Fit</source>
        <translation>全体表示</translation>
    </message>
</context>
<context>
    <name>fringe::PowerBars</name>
    <message>
        <source>Power per spot</source>
        <translation>スポットごとのパワー</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>スポット</translation>
    </message>
    <message>
        <source>Power relative to target</source>
        <translation>目標に対するパワー</translation>
    </message>
    <message>
        <source>Spot to be dark</source>
        <translation>暗く保つスポット</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>選択中</translation>
    </message>
    <message>
        <source>No powers yet. Start a design to see what each spot gets.</source>
        <translation>まだパワーがありません。設計を開始すると各スポットのパワーが表示されます。</translation>
    </message>
    <message>
        <source>Spot %1, to be dark: %2 of the mean power</source>
        <translation>スポット %1 (暗く保つ): 平均パワーの %2 倍</translation>
    </message>
    <message>
        <source>Spot %1: %2 of its target</source>
        <translation>スポット %1: 目標の %2 倍</translation>
    </message>
</context>
<context>
    <name>fringe::Preferences</name>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Lab: red on black, for eyes that are used to the dark</source>
        <translation>ラボ: 暗さに慣れた目のための、黒地に赤の表示</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>システムに従う</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Lab (red)</source>
        <translation>ラボ（赤）</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Of the window and its numbers</source>
        <translation>ウィンドウの表示と数値の書式に使う言語</translation>
    </message>
    <message>
        <source>Automatic: the fastest usable</source>
        <translation>自動: 使用できる最速のデバイス</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>identifier, name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: not usable</source>
        <translation>%1: 使用不可</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>デバイス(&amp;D)</translation>
    </message>
    <message>
        <source>What holograms are computed on from now on</source>
        <translation>今後ホログラムの計算に使うデバイス</translation>
    </message>
    <message>
        <source>Compute the hologram after each edit, if that takes less than a second</source>
        <translation>1秒未満で済むときは、編集するたびにホログラムを計算します</translation>
    </message>
    <message>
        <source>What is free</source>
        <translation>空いている分</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>メモリー(&amp;M)</translation>
    </message>
    <message>
        <source>That a hologram may take; what is larger goes to scratch files</source>
        <translation>ホログラムが使ってよい量。これより大きいものは作業ファイルに置かれます</translation>
    </message>
    <message>
        <source>&amp;Scratch files</source>
        <translation>作業ファイル(&amp;S)</translation>
    </message>
    <message>
        <source>Folder for holograms that memory does not hold, on a fast disk with room</source>
        <translation>メモリーに収まらないホログラムを置くフォルダー。空きのある高速なディスクを選んでください</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Off after &amp;silence of</source>
        <translation>次の時間の沈黙でオフ(&amp;S)</translation>
    </message>
    <message>
        <source>That the studio may be too busy to look after the panel, from when it is armed next; a studio that was stopped or has ended leaves no pattern, whatever is chosen</source>
        <translation>スタジオが忙しくてパネルの世話をできなくてもよい時間。次に準備したときから有効です。停止または終了したスタジオは、何を選んでもパターンを残しません</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Compute after &amp;each edit</source>
        <translation>編集のたびに計算(&amp;W)</translation>
    </message>
</context>
<context>
    <name>fringe::PreferencesWindow</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>既定値に戻す(&amp;R)</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>フォルダーを選ぶ</translation>
    </message>
    <message>
        <source>Folder for scratch files</source>
        <translation>作業ファイルのフォルダー</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>What scratch files keep of jobs that were paused or cut off</source>
        <translation>一時停止または中断したジョブのために作業ファイルに残っているもの</translation>
    </message>
    <message>
        <source>Paused jobs</source>
        <translation>一時停止中のジョブ</translation>
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
        <translation>プロジェクトの保存</translation>
    </message>
    <message>
        <source>Fringe Studio project (*.fringe)</source>
        <translation>Fringe Studio プロジェクト (*.fringe)</translation>
    </message>
    <message>
        <source>Fringe Studio project in one file (*.fringez)</source>
        <translation>単一ファイルの Fringe Studio プロジェクト (*.fringez)</translation>
    </message>
    <message>
        <source>Fringe Studio project (*.fringe *.fringez)</source>
        <translation>Fringe Studio プロジェクト (*.fringe *.fringez)</translation>
    </message>
    <message>
        <source>Locate &quot;%1&quot;</source>
        <translation>「%1」の場所を指定</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not as &quot;%2&quot; was when it was here last: another project, or changed since.</source>
        <translation>「%1」は最後に開いたときの「%2」と異なります。別のプロジェクトか、その後に変更されています。</translation>
    </message>
</context>
<context>
    <name>fringe::ProjectTask</name>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 の保存</translation>
    </message>
    <message>
        <source>The other version is kept as &quot;%1&quot;.</source>
        <translation>もう一方の版は「%1」として残しました。</translation>
    </message>
    <message>
        <source>Saved without the result, which memory does not hold; export it to keep it.</source>
        <translation>結果はメモリーに収まらないため、除いて保存しました。残すには書き出してください。</translation>
    </message>
    <message>
        <source>Saved without the result, which takes %1.</source>
        <translation>%1 ある結果を除いて保存しました。</translation>
    </message>
    <message>
        <source>Keep with the project</source>
        <translation>プロジェクトに残す</translation>
    </message>
    <message>
        <source>Keep the result with the project</source>
        <translation>結果をプロジェクトに残す</translation>
    </message>
</context>
<context>
    <name>fringe::ProjectTree</name>
    <message>
        <source>Project</source>
        <translation>プロジェクト</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>fringe::ReadAs</name>
    <message>
        <source>They are spots</source>
        <translation>光点です</translation>
    </message>
    <message>
        <source>They are points</source>
        <translation>点群です</translation>
    </message>
    <message>
        <source>It is a picture</source>
        <translation>画像です</translation>
    </message>
    <message>
        <source>They are layers</source>
        <translation>層です</translation>
    </message>
    <message>
        <source>It is a depth picture</source>
        <translation>奥行き画像です</translation>
    </message>
    <message>
        <source>It is a hologram</source>
        <translation>ホログラムです</translation>
    </message>
    <message>
        <source>It is a surface</source>
        <translation>面です</translation>
    </message>
    <message>
        <source>%1 bit</source>
        <translation>%1 ビット</translation>
    </message>
    <message>
        <source>%1 in numbers without a unit</source>
        <extracomment>lengths without a unit</extracomment>
        <translation>%1 (単位なしの数値)</translation>
    </message>
    <message>
        <source>%1 as the file says</source>
        <extracomment>lengths with their units</extracomment>
        <translation>%1 (ファイルの指定)</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>読み方</translation>
    </message>
    <message>
        <source>Unit of the file</source>
        <translation>ファイルの単位</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <extracomment>what a file is understood as, and facts of it</extracomment>
        <translation>読み方: %1</translation>
    </message>
    <message>
        <source>Values %1–%2</source>
        <translation>値 %1–%2</translation>
    </message>
    <message>
        <source>%1 % not measured</source>
        <translation>%1 % は測定値なし</translation>
    </message>
    <message>
        <source>less than 1 % not measured</source>
        <translation>1 % 未満は測定値なし</translation>
    </message>
    <message>
        <source>The file is not where it was; import it again.</source>
        <translation>ファイルが元の場所にありません。もう一度インポートしてください。</translation>
    </message>
    <message>
        <source>Fit to reach</source>
        <translation>届く範囲に合わせる</translation>
    </message>
    <message>
        <source>Use 638, 532, 450 nm</source>
        <translation>638、532、450 nm を使う</translation>
    </message>
    <message>
        <source>Three wavelengths</source>
        <translation>3 波長</translation>
    </message>
</context>
<context>
    <name>fringe::ReconstructionDepth</name>
    <message>
        <source>Compute the hologram to see the depth of what it shows.</source>
        <translation>ホログラムを計算すると、それが見せるものの奥行きが見えます。</translation>
    </message>
    <message>
        <source>The hologram is of another state of the project; compute it again to see the depth of what it shows.</source>
        <translation>ホログラムはプロジェクトの別の状態のものです。もう一度計算すると、それが見せるものの奥行きが見えます。</translation>
    </message>
    <message>
        <source>Looking for the distances of best focus</source>
        <translation>最も鮮明な距離を探しています</translation>
    </message>
    <message>
        <source>Distances of best focus from %1, near, to %2, far</source>
        <translation>最も鮮明な距離、%1 (手前) から %2 (奥) まで</translation>
    </message>
</context>
<context>
    <name>fringe::ReconstructionView</name>
    <message>
        <source>Brightness range</source>
        <translation>明るさの範囲</translation>
    </message>
    <message>
        <source>Reconstruction</source>
        <translation>再生像</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Full range</source>
        <translation>全範囲</translation>
    </message>
    <message>
        <source>The brightest 0.5 % of the pixels are cut off</source>
        <translation>最も明るい 0.5 % の画素を飽和させて表示</translation>
    </message>
    <message>
        <source>Brightness</source>
        <translation>明るさ</translation>
    </message>
    <message>
        <source>Brightness of the dark parts (gamma)</source>
        <translation>暗部の明るさ（ガンマ）</translation>
    </message>
    <message>
        <source>Wavelength</source>
        <translation>波長</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>カラー</translation>
    </message>
    <message>
        <source>All wavelengths: the longest is red, the shortest blue</source>
        <translation>全波長を合成（最長の波長が赤、最短の波長が青）</translation>
    </message>
    <message>
        <source>Light of</source>
        <translation>光の元</translation>
    </message>
    <message>
        <source>Make bright pixels at least three pixels of the screen wide, so that no spot is lost</source>
        <translation>明るい画素を画面上で 3 画素以上の幅に描き、スポットを見失わないようにします</translation>
    </message>
    <message>
        <source>Up to the brightest pixel</source>
        <translation>最も明るい画素まで</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>複素振幅</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>The ideal field, which no device shows</source>
        <translation>どの装置でも表示できない理想的な複素振幅</translation>
    </message>
    <message>
        <source>What the device makes of the quantised pattern</source>
        <translation>量子化したパターンから装置が作る光</translation>
    </message>
    <message>
        <source>Focus</source>
        <translation>ピント</translation>
    </message>
    <message>
        <source>Find the sharpest distance</source>
        <translation>最も鮮明な距離を探す</translation>
    </message>
    <message>
        <source>All in focus</source>
        <translation>全焦点の像</translation>
    </message>
    <message>
        <source>Distance of best focus</source>
        <translation>最もピントが合う距離</translation>
    </message>
    <message>
        <source>%1, laser at %2 %</source>
        <extracomment>a wavelength, and the power of its laser in percent of the strongest</extracomment>
        <translation>%1、レーザー %2 %</translation>
    </message>
    <message>
        <source>Read before they are shown: %1</source>
        <extracomment>why pictures do not stay where they are made</extracomment>
        <translation>表示の前に読み出し: %1</translation>
    </message>
    <message>
        <source>Compute a hologram to see its reconstruction here.</source>
        <translation>ホログラムを計算すると、ここに再生像が表示されます。</translation>
    </message>
    <message>
        <source>Pattern, all light</source>
        <translation>パターン、すべての光</translation>
    </message>
    <message>
        <source>Pattern through the stop</source>
        <translation>絞りを通るパターン</translation>
    </message>
    <message>
        <source>The light in the picture&apos;s band alone, moved to the axis</source>
        <translation>像の帯域の光だけを軸上に移したもの</translation>
    </message>
    <message>
        <source>How near the picture comes to the target of its design, or to the field that the pattern was encoded from: on its own grid / on one twice as fine, as a camera sees it. Shares are of the light on the device: what makes the picture, and what goes straight on.</source>
        <translation>像が設計の目標、または符号化元の場にどれだけ近いか: 自身の格子上 / カメラに見える 2 倍細かい格子上。割合はデバイス上の光に対するもので、像を作る光と、直進する光です。</translation>
    </message>
</context>
<context>
    <name>fringe::RecoveryFlow</name>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>The program ended during a design of &quot;%1&quot;. Its iterations until %2 are kept.</source>
        <translation>「%1」の設計中にプログラムが終了しました。%2 までの反復が残っています。</translation>
    </message>
    <message>
        <source>The program ended with unsaved changes of &quot;%1&quot;. Those until %2 are kept.</source>
        <translation>「%1」に保存されていない変更があるままプログラムが終了しました。%2 までの変更が残っています。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>The iterations of &quot;%1&quot; until %2 are lost with that.</source>
        <translation>「%1」の %2 までの反復が失われます。</translation>
    </message>
    <message>
        <source>The changes of &quot;%1&quot; until %2 are lost with that.</source>
        <translation>「%1」の %2 までの変更が失われます。</translation>
    </message>
    <message numerus="yes">
        <source>So are %n result(s) that no file has, %1 of computing.</source>
        <translation>
            <numerusform>どのファイルにもない結果 %n 件 (計算時間 %1) も失われます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::RecoveryTask</name>
    <message>
        <source>Read the design that was cut off</source>
        <translation>中断された設計の読み込み</translation>
    </message>
    <message>
        <source>Read the work that was cut off</source>
        <translation>中断された作業を読み込む</translation>
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
        <translation>無限大</translation>
    </message>
    <message>
        <source>%1: distances of best focus cannot be compared with a picture.</source>
        <translation>%1: 最もピントが合う距離は画像と比較できません。</translation>
    </message>
    <message>
        <source>Compared with %1: …</source>
        <extracomment>name of a picture&apos;s file; the figures follow</extracomment>
        <translation>%1 との比較: …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>name of a file, what is wrong with it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is dark everywhere, and cannot be compared with light.</source>
        <translation>%1 は全面が暗いため、光と比較できません。</translation>
    </message>
    <message>
        <source>Compared with %1: PSNR %2, SSIM %3</source>
        <translation>%1 との比較: PSNR %2、SSIM %3</translation>
    </message>
</context>
<context>
    <name>fringe::ReferenceImportTask</name>
    <message>
        <source>Read %1</source>
        <translation>%1 を読み込む</translation>
    </message>
</context>
<context>
    <name>fringe::ReferenceLine</name>
    <message>
        <source>Copy the comparison</source>
        <translation>比較結果をコピー</translation>
    </message>
    <message>
        <source>Stop comparing</source>
        <translation>比較を終える</translation>
    </message>
</context>
<context>
    <name>fringe::RegionForm</name>
    <message>
        <source>Choose mask…</source>
        <translation>マスクを選択…</translation>
    </message>
    <message>
        <source>Form of the signal region</source>
        <translation>信号領域の形</translation>
    </message>
    <message>
        <source>Choose mask</source>
        <translation>マスクを選択</translation>
    </message>
    <message numerus="yes">
        <source>%n corner(s). Drag them; a double click adds or removes one. Beside the region, drag or click to draw another.</source>
        <translation>
            <numerusform>頂点 %n 個。ドラッグで動かし、ダブルクリックで追加・削除します。領域の外でドラッグかクリックをすると、別の領域を描けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>No mask yet. Choose a picture of any size that is bright where the picture counts, or drop it here.</source>
        <translation>マスクがまだありません。画像を評価する場所が明るい、任意の大きさの画像を選ぶか、ここにドロップしてください。</translation>
    </message>
    <message>
        <source>%1, %2 × %3 pixels</source>
        <extracomment>name of a file, columns, rows</extracomment>
        <translation>%1、%2 × %3 画素</translation>
    </message>
</context>
<context>
    <name>fringe::ResultBadge</name>
    <message>
        <source>Compute</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>The design has changed since this was computed.</source>
        <translation>計算の後で設計が変わりました。</translation>
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
        <translation>曲線</translation>
    </message>
    <message>
        <source>Show its curve among the iterations</source>
        <translation>反復のグラフに曲線を表示</translation>
    </message>
    <message>
        <source>Keep the result with the project</source>
        <translation>結果をプロジェクトに残す</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>ソルバー</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>レベル</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>e</source>
        <translation>e</translation>
    </message>
    <message>
        <source>Efficiency</source>
        <translation>効率</translation>
    </message>
    <message>
        <source>u</source>
        <translation>u</translation>
    </message>
    <message>
        <source>Uniformity</source>
        <translation>均一性</translation>
    </message>
    <message>
        <source>σ</source>
        <translation>σ</translation>
    </message>
    <message>
        <source>Spread of the light over what is wanted</source>
        <translation>目標に対する光のばらつき</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>誤差</translation>
    </message>
    <message>
        <source>PSNR</source>
        <translation>PSNR</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
</context>
<context>
    <name>fringe::RunsPanel</name>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Go to the state of the design that this is the result of</source>
        <translation>この結果の設計の状態に移動</translation>
    </message>
    <message>
        <source>Make this the result</source>
        <translation>これを結果にする</translation>
    </message>
    <message>
        <source>Show the numbers of all others as differences from these</source>
        <translation>ほかの値をこれとの差で表示</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Number on the upright axis</source>
        <translation>縦軸の値</translation>
    </message>
    <message>
        <source>Number on the level axis</source>
        <translation>横軸の値</translation>
    </message>
    <message>
        <source>Numbers of results</source>
        <translation>結果の値</translation>
    </message>
    <message>
        <source>over</source>
        <translation>対</translation>
    </message>
</context>
<context>
    <name>fringe::ScatterPlot</name>
    <message>
        <source>No results yet that have both numbers.</source>
        <translation>両方の値を持つ結果はまだありません。</translation>
    </message>
</context>
<context>
    <name>fringe::SceneView</name>
    <message>
        <source>Hologram %1</source>
        <translation>ホログラム %1</translation>
    </message>
    <message>
        <source>Object %1</source>
        <translation>物体 %1</translation>
    </message>
    <message>
        <source>Field of view</source>
        <translation>視野</translation>
    </message>
    <message>
        <source>Reconstruction %1</source>
        <translation>再生像 %1</translation>
    </message>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>正面</translation>
    </message>
    <message>
        <source>Against the light, x to the right</source>
        <translation>光に向かって見た図（x は右向き）</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>上面</translation>
    </message>
    <message>
        <source>From above, x to the right</source>
        <translation>上から見た図（x は右向き）</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>側面</translation>
    </message>
    <message>
        <source>Light from left to right, y up</source>
        <translation>横から見た図（光は左から右、y は上向き）</translation>
    </message>
    <message>
        <source>Compress depth</source>
        <translation>奥行きを圧縮</translation>
    </message>
    <message>
        <source>Draw z shorter than x and y</source>
        <translation>z を x、y より縮めて表示</translation>
    </message>
    <message>
        <source>No object yet</source>
        <translation>物体なし</translation>
    </message>
    <message>
        <source>1 of %1 points shown</source>
        <translation>%1 点につき 1 点を表示</translation>
    </message>
    <message>
        <source>Depth drawn %1 times shorter</source>
        <translation>奥行きを 1/%1 に縮めて表示</translation>
    </message>
    <message>
        <source>Handles</source>
        <translation>ハンドル</translation>
    </message>
    <message>
        <source>Show handles that move, turn and scale the chosen object. Ctrl with the arrow keys moves it, too.</source>
        <translation>選択した物体を移動、回転、拡大・縮小するハンドルを表示します。Ctrl と矢印キーでも移動できます。</translation>
    </message>
    <message>
        <source>Colours by depth</source>
        <translation>奥行きで色分け</translation>
    </message>
    <message>
        <source>Colour what is shown by its depth rather than as it is</source>
        <translation>本来の色の代わりに奥行きで色分けします</translation>
    </message>
    <message>
        <source>Zoom to the object (F)</source>
        <translation>物体にズーム (F)</translation>
    </message>
    <message>
        <source>Home (H)</source>
        <translation>ホーム (H)</translation>
    </message>
</context>
<context>
    <name>fringe::ScratchTask</name>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Paused at %1 %. What is finished is kept in %2.</source>
        <translation>%1 % で一時停止しました。終わった部分は %2 に残っています。</translation>
    </message>
    <message>
        <source>Cut off at %1 %. What was finished is kept in %2.</source>
        <translation>%1 % で中断しました。終わった部分は %2 に残っています。</translation>
    </message>
    <message>
        <source>What was computed of this hologram until %1 is kept in %2 and takes %3.</source>
        <translation>このホログラムの %1 までの計算結果は %2 にあり、%3 を使っています。</translation>
    </message>
    <message>
        <source>Jobs that were paused or cut off have left %1 of scratch files in %2.</source>
        <translation>一時停止または中断されたジョブが、%2 に %1 の作業ファイルを残しています。</translation>
    </message>
    <message>
        <source>Remove them</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>fringe::SectionPlot</name>
    <message>
        <source>Place (µm)</source>
        <translation>位置 (µm)</translation>
    </message>
    <message>
        <source>Relief (nm)</source>
        <translation>レリーフ (nm)</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>開口</translation>
    </message>
    <message>
        <source>No section.</source>
        <translation>断面がありません。</translation>
    </message>
</context>
<context>
    <name>fringe::ShapeDialog</name>
    <message>
        <source>Replace the spots that are there</source>
        <translation>既存のスポットを置き換える</translation>
    </message>
    <message>
        <source>Add a shape: %1</source>
        <translation>図形を追加: %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文字列</translation>
    </message>
    <message numerus="yes">
        <source>%Ln spot(s)</source>
        <translation>
            <numerusform>%Ln 個のスポット</numerusform>
        </translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>Add a shape</source>
        <translation>図形を追加</translation>
    </message>
</context>
<context>
    <name>fringe::ShortcutSheet</name>
    <message>
        <source>Zoom in and out</source>
        <translation>拡大と縮小</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>全体表示</translation>
    </message>
    <message>
        <source>Pan a picture, turn the scene, move what is chosen in a plane</source>
        <translation>画像のスクロール、シーンの回転、面内での選択項目の移動</translation>
    </message>
    <message>
        <source>Move it ten times as far</source>
        <translation>10 倍の距離だけ移動</translation>
    </message>
    <message>
        <source>Move the chosen spots in depth</source>
        <translation>選択したスポットを奥行き方向に移動</translation>
    </message>
    <message>
        <source>Choose all spots</source>
        <translation>すべてのスポットを選択</translation>
    </message>
    <message>
        <source>Remove what is chosen</source>
        <translation>選択した項目を削除</translation>
    </message>
    <message>
        <source>Give up what is being dragged</source>
        <translation>ドラッグ中の操作を取り消す</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Views and planes</source>
        <translation>ビューと面</translation>
    </message>
</context>
<context>
    <name>fringe::SlotLine</name>
    <message>
        <source>Import a file as this</source>
        <translation>これとしてファイルを読み込む</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>まだありません</translation>
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
        <translation>ホログラムに表示</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Import a file in the place of this</source>
        <translation>この光源の代わりにファイルをインポート</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Add a file beside this</source>
        <translation>この光源に加えてファイルを追加</translation>
    </message>
    <message>
        <source>Remove this</source>
        <translation>この光源を削除</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>name of what is shown, how much it holds</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>As large as what is seen of the plate at its distance, in the middle</source>
        <translation>その距離で見える範囲いっぱいに、中央に置きます</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>収める</translation>
    </message>
    <message>
        <source>In the middle of the plate, as far away as it is</source>
        <translation>ホログラム面の中央に、距離はそのままで</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中央に置く</translation>
    </message>
    <message>
        <source>Make a source of what it makes now</source>
        <translation>今の出力から光源を作ります</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>固定</translation>
    </message>
</context>
<context>
    <name>fringe::SourceVerbs</name>
    <message>
        <source>Remove %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 を表示</translation>
    </message>
    <message>
        <source>Hide %1</source>
        <translation>%1 を隠す</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 を複製</translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>名前を %1 に変更</translation>
    </message>
    <message>
        <source>Fit %1</source>
        <translation>%1 を収める</translation>
    </message>
    <message>
        <source>Centre %1</source>
        <translation>%1 を中央に置く</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>%1 を追加</translation>
    </message>
</context>
<context>
    <name>fringe::SpeedChart</name>
    <message>
        <source>Published by others</source>
        <translation>他者の公表値</translation>
    </message>
    <message>
        <source>%1 points, %2</source>
        <translation>%1 点、%2</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>点の数</translation>
    </message>
    <message>
        <source>Point-pixel pairs per second</source>
        <translation>毎秒の点・画素ペア数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Pixels</source>
        <translation>画素数</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>1 秒あたりの標本数</translation>
    </message>
</context>
<context>
    <name>fringe::SpotCanvas</name>
    <message>
        <source>Double-click to add a spot, or add a shape.</source>
        <translation>ダブルクリックでスポットを追加するか、図形を追加してください。</translation>
    </message>
</context>
<context>
    <name>fringe::SpotEdit</name>
    <message>
        <source>free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>several</source>
        <translation>複数</translation>
    </message>
</context>
<context>
    <name>fringe::SpotFields</name>
    <message>
        <source>Choose spots in the view or in the table to change them here.</source>
        <translation>ビューまたは表で光点を選ぶと、ここで変更できます。</translation>
    </message>
    <message numerus="yes">
        <source>%n spot(s) chosen</source>
        <translation>
            <numerusform>%n 個の光点を選択</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::SpotPainting</name>
    <message>
        <source>x and z, from the focal plane</source>
        <translation>x と z (焦点面から)</translation>
    </message>
    <message>
        <source>x and z, from the hologram</source>
        <translation>x と z (ホログラムから)</translation>
    </message>
    <message>
        <source>dashed: what the pixels reach</source>
        <translation>破線: 画素が届く範囲</translation>
    </message>
    <message>
        <source>power −%1 %</source>
        <extracomment>at the ends of a scale of colours, in per cent</extracomment>
        <translation>強度 −%1 %</translation>
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
        <translation>自由</translation>
    </message>
    <message>
        <source>I/T</source>
        <extracomment>measured power of a spot over the wanted one</extracomment>
        <translation>I/T</translation>
    </message>
    <message>
        <source>Error/%</source>
        <translation>誤差/%</translation>
    </message>
    <message>
        <source>Power of the spot over the wanted one, as the last pattern gives it; 1 on average.</source>
        <translation>最後のパターンでの、目標に対する光点のパワーの比。平均は 1 です。</translation>
    </message>
    <message>
        <source>How far that is from 1.</source>
        <translation>それが 1 からどれだけ離れているか。</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>下へコピー</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n spot(s)</source>
        <translation>
            <numerusform>%n 個の光点を貼り付け</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::SpotTableView</name>
    <message>
        <source>Spots</source>
        <translation>光点</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>下へコピー</translation>
    </message>
</context>
<context>
    <name>fringe::SpotText</name>
    <message>
        <source>Clipboard</source>
        <translation>クリップボード</translation>
    </message>
</context>
<context>
    <name>fringe::SpotVerbs</name>
    <message numerus="yes">
        <source>Remove %n spot(s)</source>
        <translation>
            <numerusform>%n 個のスポットを削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n spot(s)</source>
        <translation>
            <numerusform>%n 個のスポットを移動</numerusform>
        </translation>
    </message>
    <message>
        <source>free</source>
        <translation>自由</translation>
    </message>
    <message>
        <source>Change %1 of spot %2</source>
        <translation>光点 %2 の %1 を変更</translation>
    </message>
    <message numerus="yes">
        <source>Change %1 of %n spot(s)</source>
        <translation>
            <numerusform>%n 個の光点の %1 を変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n spot(s)</source>
        <translation>
            <numerusform>%n 個の光点を貼り付け</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::SpotsPanel</name>
    <message>
        <source>Add a shape</source>
        <translation>図形を追加</translation>
    </message>
    <message>
        <source>Remove the chosen spots</source>
        <translation>選んだ光点を削除</translation>
    </message>
</context>
<context>
    <name>fringe::SpotsView</name>
    <message>
        <source>Spots</source>
        <translation>スポット</translation>
    </message>
    <message>
        <source>Show all that the pixels reach</source>
        <translation>画素が届く範囲をすべて表示</translation>
    </message>
    <message>
        <source>Fit the spots</source>
        <translation>スポットに合わせる</translation>
    </message>
    <message>
        <source>Add a spot</source>
        <translation>スポットを追加</translation>
    </message>
    <message>
        <source>Spot %1: x %2 mm  y %3 mm  z %4 mm</source>
        <translation>スポット %1: x %2 mm  y %3 mm  z %4 mm</translation>
    </message>
    <message>
        <source>%1  power %2 % from even</source>
        <translation>%1  強度 平均から %2 %</translation>
    </message>
    <message>
        <source>Add a spot here</source>
        <translation>ここにスポットを追加</translation>
    </message>
    <message>
        <source>Choose all spots</source>
        <translation>すべてのスポットを選択</translation>
    </message>
    <message>
        <source>Remove the chosen spots</source>
        <translation>選択したスポットを削除</translation>
    </message>
    <message>
        <source>  pixel %1, %2</source>
        <translation>  画素 %1, %2</translation>
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
        <translation>光点をコピー</translation>
    </message>
    <message>
        <source>Paste spots</source>
        <translation>光点を貼り付け</translation>
    </message>
    <message>
        <source>%1  power was %2 % from even</source>
        <translation>%1  パワーの偏りは %2 % でした</translation>
    </message>
</context>
<context>
    <name>fringe::StartPage</name>
    <message>
        <source>Compute a demo hologram</source>
        <translation>デモのホログラムを計算</translation>
    </message>
    <message>
        <source>Open project…</source>
        <translation>プロジェクトを開く…</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>最近使ったプロジェクト</translation>
    </message>
    <message>
        <source>Projects you save will be listed here.</source>
        <translation>保存したプロジェクトがここに表示されます。</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <extracomment>name of a project</extracomment>
        <translation>%1 に戻る</translation>
    </message>
    <message>
        <source>From what you want to see to a hologram, and back to a picture.</source>
        <translation>見せたいものからホログラムへ、そして像へ。</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Or drop points, a mesh, pictures or a project onto this window.</source>
        <translation>点群、メッシュ、画像、プロジェクトをこのウィンドウにドロップすることもできます。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>新しいプロジェクト</translation>
    </message>
    <message>
        <source>No device</source>
        <translation>デバイスなし</translation>
    </message>
    <message>
        <source>Clear the list of recent projects</source>
        <translation>最近のプロジェクトの一覧を消去</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1: not there any more</source>
        <translation>%1: 見つかりません</translation>
    </message>
    <message>
        <source>Locate…</source>
        <translation>場所を指定…</translation>
    </message>
    <message>
        <source>Locate %1</source>
        <extracomment>name of a project</extracomment>
        <translation>%1 の場所を指定</translation>
    </message>
</context>
<context>
    <name>fringe::StateText</name>
    <message>
        <source>Of another design</source>
        <translation>別の設計の結果</translation>
    </message>
    <message>
        <source>Before &quot;%1&quot;</source>
        <extracomment>a step of the history</extracomment>
        <translation>「%1」の前</translation>
    </message>
    <message>
        <source>After &quot;%1&quot;</source>
        <extracomment>a step of the history</extracomment>
        <translation>「%1」の後</translation>
    </message>
    <message>
        <source>Go back to the result</source>
        <translation>結果の状態に戻る</translation>
    </message>
    <message>
        <source>Memory does not hold this hologram: a part of what it shows comes here.</source>
        <translation>このホログラムはメモリーに収まりません。見えるものの一部をここに表示します。</translation>
    </message>
    <message>
        <source>The reconstruction is being computed.</source>
        <translation>再生像を計算しています。</translation>
    </message>
</context>
<context>
    <name>fringe::StatusLine</name>
    <message>
        <source>Device: %1</source>
        <translation>デバイス: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <extracomment>percentage</extracomment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 left</source>
        <extracomment>a time</extracomment>
        <translation>残り %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting</source>
        <translation>
            <numerusform>ほか %n 件が待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <extracomment>between the parts of a list</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>Stop the running job</source>
        <translation>実行中のジョブを停止</translation>
    </message>
    <message>
        <source>Stop and keep the best</source>
        <translation>停止して最良を残す</translation>
    </message>
    <message>
        <source>Pause job</source>
        <translation>ジョブを一時停止</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>ジョブを中止</translation>
    </message>
    <message>
        <source>Panel: %1</source>
        <extracomment>state of the panel</extracomment>
        <translation>パネル: %1</translation>
    </message>
</context>
<context>
    <name>fringe::StereogramLook</name>
    <message>
        <source>%1 × %2 pixels, tile of %3</source>
        <extracomment>columns and rows of a picture in pixels, pixels after which it repeats</extracomment>
        <translation>%1 × %2 画素、タイル %3</translation>
    </message>
    <message>
        <source>%1 fps · %2 a frame</source>
        <extracomment>frames per second, time in which one is made</extracomment>
        <translation>%1 fps · 1 枚 %2</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 画素</translation>
    </message>
</context>
<context>
    <name>fringe::StereogramPanel</name>
    <message>
        <source>Stereogram</source>
        <translation>ステレオグラム</translation>
    </message>
    <message>
        <source>A pixel is a pixel of the screen; double-click fills the screen</source>
        <translation>1 画素を画面の 1 画素で表示します。ダブルクリックで画面いっぱいに表示します</translation>
    </message>
    <message>
        <source>Repeat a picture instead of noise</source>
        <translation>ノイズの代わりに画像を繰り返します</translation>
    </message>
    <message>
        <source>Tile…</source>
        <translation>タイル…</translation>
    </message>
    <message>
        <source>Repeat noise again</source>
        <translation>再びノイズを繰り返します</translation>
    </message>
    <message>
        <source>Fill the screen (F11); Esc comes back</source>
        <translation>画面いっぱいに表示します (F11)。Esc で戻ります</translation>
    </message>
    <message>
        <source>Export the stereogram as a picture</source>
        <translation>ステレオグラムを画像としてエクスポート</translation>
    </message>
    <message>
        <source>Tile of the stereogram</source>
        <translation>ステレオグラムのタイル</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>stereogram</source>
        <translation>ステレオグラム</translation>
    </message>
    <message>
        <source>Export the stereogram</source>
        <translation>ステレオグラムのエクスポート</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>奥行き</translation>
    </message>
    <message>
        <source>Depth of the scene</source>
        <translation>シーンの奥行き</translation>
    </message>
    <message>
        <source>Depth of the reconstruction</source>
        <translation>再生像の奥行き</translation>
    </message>
    <message>
        <source>The distances at which what the hologram shows is sharpest</source>
        <translation>ホログラムが見せるものが最も鮮明になる距離</translation>
    </message>
    <message>
        <source>Compute the hologram first</source>
        <translation>先にホログラムを計算してください</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>fringe::StereogramScreen</name>
    <message>
        <source>Stereogram</source>
        <translation>ステレオグラム</translation>
    </message>
</context>
<context>
    <name>fringe::StereogramTask</name>
    <message>
        <source>Tile %1</source>
        <translation>タイル %1</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>%1 を読み込む</translation>
    </message>
    <message>
        <source>Tile of noise</source>
        <translation>ノイズのタイル</translation>
    </message>
    <message>
        <source>Wrote %1.</source>
        <translation>%1 に書き込みました。</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 のエクスポート</translation>
    </message>
</context>
<context>
    <name>fringe::Studio</name>
    <message>
        <source>Changes that are not saved are lost if the program is cut off: %1</source>
        <translation>プログラムが中断されると、保存されていない変更は失われます: %1</translation>
    </message>
</context>
<context>
    <name>fringe::Summaries</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n 個のファイル</numerusform>
        </translation>
    </message>
    <message>
        <source>No object yet</source>
        <translation>物体なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln 点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln spot(s)</source>
        <translation>
            <numerusform>%Ln 個のスポット</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>画像なし</translation>
    </message>
    <message>
        <source>No lens</source>
        <translation>レンズなし</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <extracomment>columns, rows</extracomment>
        <translation>%1 × %2 画素</translation>
    </message>
    <message numerus="yes">
        <source>%Ln layer(s) of %1 × %2 pixels</source>
        <translation>
            <numerusform>%1 × %2 画素の層 %Ln 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>No spots yet</source>
        <translation>光点はまだありません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln triangle(s)</source>
        <translation>
            <numerusform>三角形 %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>No hologram yet</source>
        <translation>ホログラムはまだありません</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>ノイズ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mode(s)</source>
        <translation>
            <numerusform>%Ln 個のモード</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fringe::TableImportTask</name>
    <message>
        <source>Import: %1</source>
        <extracomment>what is imported, such as &quot;Correction picture&quot;</extracomment>
        <translation>インポート: %1</translation>
    </message>
    <message>
        <source>Imported %1: %2.</source>
        <extracomment>name of a file, what it is, such as &quot;Correction picture&quot;</extracomment>
        <translation>%1 をインポートしました: %2。</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 のインポート</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>what is removed, such as &quot;Correction picture&quot;</extracomment>
        <translation>削除: %1</translation>
    </message>
    <message>
        <source>They are waves</source>
        <translation>波長単位です</translation>
    </message>
    <message>
        <source>They are radians</source>
        <translation>ラジアンです</translation>
    </message>
</context>
<context>
    <name>fringe::TableLine</name>
    <message>
        <source>Choose file: %1</source>
        <extracomment>what is chosen, such as &quot;Correction picture&quot;</extracomment>
        <translation>ファイルを選択: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <extracomment>what is removed, such as &quot;Correction picture&quot;</extracomment>
        <translation>削除: %1</translation>
    </message>
    <message>
        <source>%1: none</source>
        <extracomment>what is missing, such as &quot;Correction picture&quot;</extracomment>
        <translation>%1: なし</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n entries</source>
        <extracomment>what it is, name of a file, how many entries it has</extracomment>
        <translation>
            <numerusform>%1: %2、項目 %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3 × %4 pixels</source>
        <translation>%1: %2、%3 × %4 画素</translation>
    </message>
</context>
<context>
    <name>fringe::TextureMapper</name>
    <message>
        <source>OpenGL refuses a shader: %1</source>
        <translation>OpenGL がシェーダーを拒みました: %1</translation>
    </message>
    <message>
        <source>OpenGL does not draw %1 × %2 pixels here</source>
        <translation>OpenGL はここで %1 × %2 画素を描けません</translation>
    </message>
    <message numerus="yes">
        <source>more than %n wavelength(s)</source>
        <translation>
            <numerusform>%n を超える波長</numerusform>
        </translation>
    </message>
    <message>
        <source>this view does not share textures with what draws them</source>
        <translation>このビューは、描画する側とテクスチャーを共有していません</translation>
    </message>
    <message>
        <source>OpenGL failed with error %1</source>
        <translation>OpenGL がエラー %1 で失敗しました</translation>
    </message>
</context>
<context>
    <name>fringe::VaryDialog</name>
    <message>
        <source>Vary: %1</source>
        <extracomment>a parameter</extracomment>
        <translation>変化: %1</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始値</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終了値</translation>
    </message>
    <message>
        <source>Number of values</source>
        <translation>値の数</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message numerus="yes">
        <source>%n state(s) are computed, one after the other.</source>
        <translation>
            <numerusform>%n 個の状態を順に計算します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Give 1 to %1 values.</source>
        <translation>1 ～ %1 個の値を指定してください。</translation>
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
        <translation>縮小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Colour map</source>
        <translation>カラーマップ</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>グレー</translation>
    </message>
    <message>
        <source>Ember</source>
        <translation>エンバー</translation>
    </message>
    <message>
        <source>Lagoon</source>
        <translation>ラグーン</translation>
    </message>
</context>
<context>
    <name>fringe::ViewMenu</name>
    <message>
        <source>Copy picture</source>
        <translation>画像をコピー</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>画像を保存…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>画像を保存</translation>
    </message>
    <message>
        <source>Picture as it is seen (*.png)</source>
        <translation>表示どおりの画像 (*.png)</translation>
    </message>
    <message>
        <source>Picture of twice the size (*.png)</source>
        <translation>2 倍の大きさの画像 (*.png)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
</context>
<context>
    <name>fringe::ViewPane</name>
    <message>
        <source>Show this view alone</source>
        <translation>このビューだけを表示</translation>
    </message>
    <message>
        <source>Show %1 alone</source>
        <translation>%1だけを表示</translation>
    </message>
</context>
<context>
    <name>fringe::ViewScreen</name>
    <message>
        <source>the views are painted without OpenGL</source>
        <translation>ビューは OpenGL なしで描かれています</translation>
    </message>
    <message>
        <source>this driver draws on one thread only</source>
        <translation>このドライバーは一つのスレッドでしか描けません</translation>
    </message>
    <message>
        <source>there is no second OpenGL 3.3 that shares with the views</source>
        <translation>ビューと共有する二つ目の OpenGL 3.3 がありません</translation>
    </message>
</context>
<context>
    <name>fringe::WorkNote</name>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
</context>
<context>
    <name>fringe::Workspace</name>
    <message>
        <source>Scene</source>
        <translation>シーン</translation>
    </message>
    <message>
        <source>Hologram</source>
        <translation>ホログラム</translation>
    </message>
    <message>
        <source>Reconstruction</source>
        <translation>再生像</translation>
    </message>
    <message>
        <source>Move the object</source>
        <translation>物体を移動</translation>
    </message>
    <message>
        <source>Turn the light</source>
        <translation>光の向きを変更</translation>
    </message>
    <message>
        <source>Turn the object</source>
        <translation>物体を回転</translation>
    </message>
    <message>
        <source>Scale the object</source>
        <translation>物体を拡大・縮小</translation>
    </message>
    <message>
        <source>Being computed</source>
        <translation>計算中</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Iteration %1</source>
        <translation>反復 %1</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>iterations that were done and that were to be done</extracomment>
        <translation>%2 中 %1</translation>
    </message>
    <message>
        <source>A part of the plane</source>
        <translation>面の一部</translation>
    </message>
</context>
</TS>
