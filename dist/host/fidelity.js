// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const LOOK = 'a person has to look at a picture';
const WAITS = 'a message or a dialogue would wait for a person';
const STORED = 'shows in a saved file only';
const SETTINGS = 'depends on what the person has set';
const MEDIA = 'needs a file that the script does not bring';
const BY_HAND = 'needs something that only a person can make';
const ENDS = 'would end Animate';
const PUBLISHED = 'shows in published files only';

const documentAssumptions = [
    {
        id: 'convert-to-symbol-selects',
        about: 'document.convertToSymbol, then document.enterEditMode or library.editItem',
        assumed: 'what went into the symbol is selected inside it until something else is',
        evidence: 'in 1,203 of 2,183 symbols of real documents everything that is shown is selected, in 854 nothing; seven commands of Rexarz/JSFLScripts go on with deleteSelection, clipCopy or breakApart',
        decides: 'document.selection.length after convertToSymbol and enterEditMode("inPlace")'
    },
    {
        id: 'binary-files',
        unasked: MEDIA,
        about: 'binary FLA files',
        assumed: 'are the XFL that Flash CS5 would have saved of them',
        evidence: '158 documents that Flash saved in six binary releases and as XFL; docs/binary-fla.md lists every difference with its reason'
    },
    {
        id: 'binary-fonts',
        unasked: MEDIA,
        about: 'binary FLA files',
        assumed: 'before CS4 the face of a font follows from family, bold and italic by a table of pairs, most of them seen in documents; names that begin with _ or $ stay; outside the table, it is the family without blanks, and -Bold, -Italic or -BoldItalic',
        evidence: 'Courier New in four styles and Times New Roman are in documents saved in both formats, the other families of the table in documents of Flash CS4; not seen are italic Arial, bold italic Arial and Times New Roman, and styles of families with one face'
    },
    {
        id: 'binary-code-page',
        unasked: MEDIA,
        about: 'binary FLA files',
        assumed: 'texts of Flash 5 and MX are in the code page of Western Windows',
        evidence: 'the files do not name their code page; MX 2004 and newer write UTF-16; the documents saved in both formats have no letter beyond ASCII',
        decides: 'a document of Flash 5 or MX with such letters, opened in Flash CS5 on systems of two languages: whether the code page is that of the system'
    },
    {
        id: 'binary-static-text',
        unasked: MEDIA,
        about: 'binary FLA files',
        assumed: 'static texts from before Flash 8 are rendered as "standard"',
        evidence: 'the mode came with Flash 8; the files say nothing of it'
    },
    {
        id: 'binary-actions',
        unasked: MEDIA,
        about: 'binary FLA files',
        assumed: 'scripts that were put together from a menu are written one statement in a line, blocks indented by tabs',
        evidence: 'what they do is that of the movies published beside public documents; how later releases lay out their text was not seen'
    },
    {
        id: 'item-below-item',
        about: 'an item whose folder has the name of another item',
        assumed: 'convertToSymbol gives null, moveToFolder false; addItem and pasting from another document throw, and bring nothing',
        evidence: 'no available document contains such an item; the reference does not mention it',
        decides: 'document.addItem of "f/m" from another document, where the library has a symbol "f"'
    },
    {
        id: 'sheet-frames',
        about: 'SpriteSheetExporter.addSymbol, changeSymbol',
        assumed: 'frames count from 1 and both ends belong to the range, as in exportToPNGSequence; of an instance the frames of its symbol are taken; a symbol is drawn when it is added; a cell begins and ends at the next whole pixels of the box of all frames; what is not seen keeps its place',
        evidence: 'the reference is silent; published exporters delete a symbol between adding and exporting it; 84 frames of Animate 16'
    },
    {
        id: 'sheet-defaults',
        about: 'SpriteSheetExporter.layoutFormat, sheetWidth, sheetHeight',
        assumed: 'JSON and 512 pixels until a script says something else; setting a layout sets allowRotate to false and allowTrimming to true; frames are named symbol0000, symbol0001, … and are in the order of the names of their symbols; the basic algorithm places them in rows; an automatic size is in powers of two, higher before wider; borderPadding is around each frame, shapePadding between frames; JSON has a byte order mark, in CS6 with 16 bits a letter',
        evidence: 'sheets of Flash CS6 and CC and of Animate 15 to 24 in public repositories: places, sizes, order and lines of one of CS6 are equal, of one of Animate 20 the gaps; 84 frames of Animate 16; the words of the reference about paddings. One sheet of Animate 24 is 512 x 256 where 256 x 512 has room too'
    },
    {
        id: 'exporter-members',
        about: 'new SpriteSheetExporter, new TextureAtlasExporter',
        assumed: 'the objects have no members of library items, though the reference calls them items',
        evidence: 'they are in no library'
    },
    {
        id: 'export-png',
        about: 'document.exportPNG, exportGIF, exportSVG, exportToPNGSequence',
        assumed: 'all frames are numbered name0001.png; the scene or the symbol that is being edited is drawn, by the PNG or GIF settings of the profile, also where the dialogue is asked for, which opens with them; without settings a PNG is transparent, a GIF has the colour of the stage; a symbol is as large as what the frames paint',
        evidence: 'names that published scripts read; 15 of 16 pictures that published exporters wrote are transparent, and "24-bit with Alpha" is what 13 of 13 real profiles store; three published exporters open each symbol and export it (126 of 126 pictures of one show it); the reference: with bCurrentFrame the PNG settings of the profile are used',
        decides: 'the size of exportPNG while a symbol is edited, which could also be that of the stage'
    },
    {
        id: 'symbol-in-itself',
        unasked: WAITS,
        about: 'document.clipPaste, swapElement, timeline.pasteFrames, pasteLayers, instance.libraryItem =',
        assumed: 'what would put a symbol into itself is refused with an error, before anything is changed; swapElement has no effect then, with a warning',
        evidence: 'none of 3,321 symbols in 38 real documents contains itself; a published script calls swapElement with the symbol that is being edited, and continues; the reference is silent',
        decides: 'whether document.clipPaste of an instance into its own symbol throws, or shows a message and continues'
    },
    {
        id: 'converted-item',
        about: 'document.convertToSymbol',
        assumed: 'the new symbol is the selected item of the library',
        evidence: 'commands that the program recorded go on with library.setItemProperty for it'
    },
    {
        id: 'xml-panel',
        unasked: WAITS,
        about: 'fl.xmlPanel, fl.xmlui',
        assumed: 'the texts of `<script>` and the attributes oncreate run when the dialogue opens, oncommand when it is pressed, all at global level; an error in them ends the dialogue; disabled, hidden and visible of the XML count as set with fl.xmlui; values of an answer run nothing',
        evidence: 'a published framework whose dialogues call global functions from these attributes; the reference names oncommand only'
    },
    {
        id: 'xmlui-without-dialogue',
        about: 'fl.xmlui without a dialogue',
        assumed: 'get returns the values of the last dialogue if it was accepted, else undefined; getControlItemElement returns undefined; other members throw',
        evidence: 'two published scripts: one relies on undefined, the other notes it; a third reads the values after the dialogue was accepted'
    },
    {
        id: 'edits-asked-about',
        unasked: WAITS,
        about: 'fl.closeDocument, document.close',
        assumed: 'ask about edits; selecting, the playhead and open layers are none',
        evidence: 'published scripts that select, export and close'
    },
    {
        id: 'last-modified-date',
        about: 'symbolItem.lastModifiedDate',
        assumed: 'the second of the last edit of the timeline, at least one more than was read before; selecting, the playhead and names of items are not edits',
        evidence: 'the reference: "incremented every time a symbol\'s timeline is edited"; saved values are seconds'
    },
    {
        id: 'media-dates',
        unasked: MEDIA,
        about: 'fileLastModifiedDate, sourceFileIsCurrent and lastModifiedDate of bitmaps, sounds and videos',
        assumed: 'sourceLastImported in the document is when the file had been changed that was imported; lastModifiedDate gives it too, since the document stores no other time; a file that scripts may not touch counts as missing',
        evidence: 'the value is before the time in the itemID, which is that of the import, for 20 of 53 items with a path in real documents, for one by 198 days, so it cannot be the time of the import'
    },
    {
        id: 'save-as-copy-of-selection',
        about: 'document.saveAsCopy(URI, true)',
        assumed: 'one scene of one frame with the layers of the selection and the folders around them, and the items that it uses; the settings of the document; an error if nothing is selected',
        evidence: 'the reference: "only the current Stage selection"'
    },
    {
        id: 'renamed-after-copying',
        about: 'what was copied, and library.renameItem, moveToFolder, deleteItem',
        assumed: 'the clipboard follows new names of items; instances of items that were deleted leave it',
        evidence: 'none: a pasted instance must have an item',
        decides: 'pasting an instance after its item was renamed, and after it was deleted'
    },
    {
        id: 'inverse-kinematics',
        unasked: BY_HAND,
        about: 'item.itemType, symbolItem.symbolType, instance.symbolType',
        assumed: '"ik container" for a symbol of inverse kinematics; "puppet" and "puppetBase" for a warped asset',
        evidence: 'the value in the file'
    },
    {
        id: 'font-styles',
        unasked: MEDIA,
        about: 'fontItem.bold, italic, bitmap, embedVariantGlyphs; soundItem.originalCompressionType',
        assumed: 'read from the PostScript name of the font and from the name of the sound file; setting bold or italic changes that name, so that fontItem.font reads Times-Bold after bold; bitmap is true if the font has a size; embedVariantGlyphs is false, its documented default',
        evidence: "the file stores nothing else about them; Adobe's help about font symbols: the size counts for bitmap text only, and the fonts with outlines in five documents store 0"
    },
    {
        id: 'persistent-data',
        unasked: STORED,
        about: 'item.addData, document.addDataToDocument, element.setPersistentData',
        assumed: 'types are stored as i (integer), d, I, D, B; arrays as numbers with commas',
        evidence: 'i and texts without a letter were seen in documents, the other letters in the FLA exporter of JPEXS; how arrays are written was not seen'
    },
    {
        id: 'publish-data',
        unasked: STORED,
        about: 'element.setPublishPersistentData, item.setPublishData, document.setPublishDocumentData',
        assumed: 'an entry of the persistent data, PUB_PRST_DATA with the format and the name of the data, contains the integer 1; that of the document has no name',
        evidence: 'the FLA exporter of JPEXS writes those of elements; those of items and documents were not seen'
    },
    {
        id: 'default-item-names',
        about: 'library.addNewItem, newFolder, moveToFolder',
        assumed: 'default names are Symbol 1 and untitled folder 1; a name that is taken gets a number after it',
        evidence: 'default names in real documents; the reference for folders'
    },
    {
        id: 'expand-folder',
        about: 'library.expandFolder',
        assumed: 'exists, as in Flash CS6',
        evidence: 'the reference of CS6; later ones leave it out'
    },
    {
        id: 'update-item',
        unasked: MEDIA,
        about: 'library.updateItem',
        assumed: 'bitmaps and sounds are imported again from their file; name, linkage and settings stay; true where all items could be',
        evidence: 'the reference: the same as Update in the menu; symbols of other documents and videos are not updated here'
    },
    {
        id: 'duplicate-selection',
        about: 'document.duplicateSelection',
        assumed: 'copies are 10 px to the right and below',
        evidence: 'what the menu command does'
    },
    {
        id: 'punch',
        about: 'document.union, intersect, punch, crop',
        assumed: 'primitives take part as drawing objects do, raw shapes only in union; borders made by punch and crop have no stroke; what has no area left goes',
        evidence: 'Adobe’s user guide on combining objects; strokes of cut borders were not seen'
    },
    {
        id: 'new-text',
        unasked: SETTINGS,
        about: 'document.addNewText',
        assumed: 'Times New Roman, 12 points, black, left; static, and expands: its frame has the size of its lines until setTextRectangle or autoExpand = false; without the font, another one measures them',
        evidence: 'defaults of the file format, the face depends on the user’s settings; a document that a script made: autoExpand, and 15.3 x 26.35 for a text of one letter of 20 points'
    },
    {
        id: 'bitmap-of-selection',
        about: 'document.convertSelectionToBitmap',
        assumed: 'the picture covers the bounds of the selection, widened to whole pixels; it is lossless and named "Bitmap 1" and on',
        evidence: 'the reference says only that it exists; attributes as in real documents'
    },
    {
        id: 'import-file',
        about: 'document.importFile',
        assumed: 'a bitmap is in the middle of the stage and selected there, a sound goes to the library only; what goes to the library only is the selected item; items are called like the file, with a number where the name is taken; the file is kept in the document',
        evidence: 'what the menu commands do; sourceExternalFilepath in real documents; published scripts go on with document.convertToSymbol after importFile(uri), and with library.moveToFolder(folder) after importFile(uri, true)'
    },
    {
        id: 'sound-compression',
        unasked: MEDIA,
        about: 'soundItem.compressionType, bitRate, bits, sampleRate, quality, convertStereoToMono',
        assumed: 'codes of exportFormat and exportBits: bits 2 to 5 ADPCM, 6 to 17 MP3 from 8 to 160 kbps, 18 Speech; what a compression does not have reads as its usual value',
        evidence: 'how an open-source converter from SWF writes these codes; a real document with 1 and 7 (MP3, 16 kbps, mono, fast)'
    },
    {
        id: 'converted-to-path',
        about: 'document.convertToSymbol',
        assumed: 'a name with slashes puts the symbol into folders; elements of all layers go into one',
        evidence: 'what the dialogue does for one layer'
    },
    {
        id: 'swap-element',
        about: 'document.swapElement',
        assumed: 'place, looks and name of the instance stay, and it is selected afterwards',
        evidence: 'what the menu command does; the reference says that the selection is swapped'
    },
    {
        id: 'converted-instance',
        about: 'document.convertToSymbol',
        assumed: 'the new instance is selected afterwards, without the name that the element had, in front of all else on its layer',
        evidence: 'what the dialogue does; a document before and after a script ran in Flash CS5.5 (jedrichards/fla-text-processor-jsfl): the instance is the last of its layer, where a text was the sixth of nine elements'
    },
    {
        id: 'distribute-to-stage',
        about: 'document.distribute to the stage',
        assumed: 'the outermost elements touch the borders of the stage from inside',
        evidence: 'what the Align panel does'
    }
];

const publishAssumptions = [
    {
        id: 'publish-pictures',
        unasked: PUBLISHED,
        about: 'document.publish() of a profile with PNG, GIF or JPEG',
        assumed: 'writes the frame of the first scene with the label #Static, or its first one; an animated GIF the frames from #First to #Last; MatchMovieDim 0 gives the picture the width of the profile, its height follows; BitDepth 8 or a GIF has MaxColors colours at the most; other options (dithering, interlacing, palettes, progressive JPEG) change nothing',
        evidence: 'the help of Flash for PNG, GIF and JPEG settings, and the names of 13 real profiles; no published picture of such a profile was seen'
    },
    {
        id: 'canvas-responsive',
        unasked: PUBLISHED,
        about: 'publish settings for HTML5 Canvas: responsiveOption, scaleOption, centerOption',
        assumed: 'count through the lists of the dialogue: width, height, both; fit in view, stretch to fit; horizontally, vertically, both',
        evidence: 'in 27 published documents 2 is both directions, and 0 of scaleOption fits; other values were not seen'
    },
    {
        id: 'canvas-template',
        unasked: PUBLISHED,
        about: 'publish settings for HTML5 Canvas: templateTitle',
        assumed: 'a document whose template is not "Default Template" brings it in its folder publishtemplates; blank lines of it are dropped',
        evidence: 'one published document beside its page, and templates of two authors beside theirs'
    },
    {
        id: 'canvas-dashes',
        unasked: PUBLISHED,
        about: 'dashed and dotted strokes in HTML5 Canvas',
        assumed: 'are strokes with dashes of the player; other ornaments become plain lines',
        evidence: 'Animate 24 publishes the outlines of the dashes as fills: the picture is the same within 0.1 % of the pixels'
    },
    {
        id: 'canvas-filter-tweens',
        unasked: PUBLISHED,
        about: 'filters that change along a tween in HTML5 Canvas',
        assumed: 'have a tween of their own, as colour effects have',
        evidence: 'colour effects of documents published from release 22 on; no changing blur or shadow was seen',
        decides: 'the script of a tween between two blurs of different size'
    },
    {
        id: 'canvas-curved-path',
        unasked: PUBLISHED,
        about: 'motion objects along a curved path in HTML5 Canvas',
        assumed: 'move evenly along the path up to version 18; from 19 on each coordinate follows its own curve',
        evidence: 'documents of 15.1, 19.2 and 20.5 and the scripts that these releases published; 16 to 18 were not seen',
        decides: 'the script of one curved motion object, published by release 16, 17 or 18'
    },
    {
        id: 'canvas-sound-sync',
        unasked: PUBLISHED,
        about: 'sounds of keyframes in HTML5 Canvas that stream, start or stop',
        assumed: 'a stream begins and ends with its span, start waits for silence, stop silences all of the same sound',
        evidence: 'what they do in SWF; how Animate publishes them for HTML5 Canvas was not seen',
        decides: 'the script of a document with such sounds'
    },
    {
        id: 'canvas-names',
        unasked: PUBLISHED,
        about: 'names of classes and labels in HTML5 Canvas that are not identifiers',
        assumed: 'a class that would begin with a digit begins with a low line; labels and other names are quoted',
        evidence: 'the film plays in the player; one published document has the class _1'
    },
    {
        id: 'exported-profile',
        about: 'document.exportPublishProfile, exportPublishProfileString',
        assumed: 'the element of the profile as it is stored, without the mark of the current one, and a line break; that of a document without profiles is the profile of a new document of Animate 22, whose template has the path $(AppConfig)/HTML/Default.html',
        evidence: 'a profile that Animate exported (vanmeeter/com.giadc.digitaltoolbox), and three scripts that read new XML(text).PublishFormatProperties; documents that Animate 20 and 22 saved agree on all else'
    },
    {
        id: 'library-path',
        about: 'document.libraryPath',
        assumed: 'contains the entries that are not external, including runtime shared ones',
        evidence: 'the dialogue of publish settings'
    }
];

const drawingAssumptions = [
    {
        id: 'draw-inside-tween',
        about: 'drawing and pasting on the stage',
        assumed: 'refused on a frame between the keyframes of a tween',
        evidence: 'the host\'s text: "Also check that the current frame is not an interpolated frame."'
    },
    {
        id: 'make-shape',
        about: 'path.makeShape',
        assumed: 'contours that end where they begin, alone or joined end to end, are filled by the even-odd rule, others are lines only; the shape is selected, and merges when it no longer is; coordinates are those of what is edited; addCurve counts as three points, addCubicCurve as four',
        evidence: 'the example of the reference makes a hollow square of two contours that turn the same way; published tools give it points without viewMatrix, which they apply for the drawing layer; two commands in Mapaler/Adobe-Series-Self-Scripted, of two authors, give each edge as a contour of its own, and colour the shape by setCustomFill and setCustomStroke right after; other open contours and the count were not seen'
    },
    {
        id: 'depth-of-made-objects',
        about: 'document.group, union, intersect, breakApart, unGroup',
        assumed: 'a group is in front of all else on its layer; a drawing object of union or intersect takes the depth of the topmost shape, and what an element breaks into takes the depth of that element',
        evidence: 'Adobe’s user guide: objects of a layer are stacked in the order in which they were created, the most recently created at the top, which is seen for instances of convertToSymbol; for the others nothing was seen',
        decides: 'the depths of three drawing objects after the lowest two were united, grouped or broken apart'
    },
    {
        id: 'video-time',
        unasked: MEDIA,
        about: 'embedded videos in pictures and films',
        assumed: 'a video starts on its keyframe and shows one picture on each frame of the document, whatever its own rate is; after its last picture it begins again; another keyframe restarts it',
        evidence: 'Macromedia’s paper on video in Flash MX 2004: the video and the timeline share one time base; a video of 24 pictures per second in a document of 25 has the next picture in each frame of the published movie; another movie has 12 videos of one picture on 97 frames, and counts up to 96, which the player takes modulo the number of pictures, as Ruffle does; several keyframes were not seen',
        decides: 'a movie with a video of 12 frames per second in a document of 24, a keyframe longer than the video, and a second keyframe before the video ends'
    },
    {
        id: 'object-drawing',
        about: 'fl.objectDrawingMode',
        assumed: 'what is drawn is on top of the frame, and selected',
        evidence: 'the reference names the mode only; what the tools do'
    },
    {
        id: 'stroke-dashes',
        about: 'document.setStroke, setStrokeStyle, setCustomStroke',
        assumed: 'dashes of 6 and 6 pixels, dots 3 apart, unless the document says otherwise',
        evidence: 'the first values of the Stroke Style dialogue; the example of the reference names none'
    },
    {
        id: 'stroke-of-objects',
        about: 'document.setStroke, setCustomStroke on a drawing object or primitive without a stroke',
        assumed: 'a stroke all around; a raw shape without one gets none',
        evidence: 'the command Roughen Edges of Justin Putney turns raw fills into drawing objects before it sets a stroke on them; what the property inspector does',
        decides: 'the stroke of an edge of a drawing object, drawn without a stroke, after setStroke'
    },
    {
        id: 'filter-quality',
        about: 'document.setFilterProperty("quality", …)',
        assumed: '1, 2 and 3 mean low, medium and high',
        evidence: 'the example of the reference sets 2; documents store these numbers'
    },
    {
        id: 'new-rectangle',
        about: 'document.addNewRectangle, addNewOval, addNewLine',
        assumed: 'part of the raw shape of the frame at once, not selected; what was selected is deselected; at first blue without a gradient, with a black line of 1 px',
        evidence: 'the reference calls all raw shapes one element; published scripts draw a shape on another and click the fills right after; what the tools do; the colours depend on the user’s settings'
    },
    {
        id: 'raw-shapes-unite',
        about: 'raw shapes that lie on each other',
        assumed: 'the upper fill takes the place of fills and strokes below it, equal fills unite, lines and outlines are cut where they cross; lines on the border of a fill stay',
        evidence: 'Adobe’s user guide on the merge drawing model and books on it; how the host treats lines on the very border was not seen'
    },
    {
        id: 'raw-shapes-near',
        about: 'raw shapes that lie on each other',
        assumed: 'points and lines nearer than 0.01 px are one; crossings are found on curves flattened to within 0.002 px and refined, the curves themselves are kept',
        evidence: 'none: the arithmetic of the host is not known',
        decides: 'edges of rectangles that are drawn 0.005 and 0.05 px apart'
    },
    {
        id: 'lines-to-fills',
        about: 'document.convertLinesToFills',
        assumed: 'dashes and dots become fills of their own; ragged, stippled and hatched strokes a plain line; a hairline is 0.05 px wide; primitives become drawing objects',
        evidence: 'what solid strokes become is plain; the others were not seen'
    },
    {
        id: 'mouse-click',
        about: 'document.mouseClick',
        assumed: 'a click within 3 px of a line hits it; other elements are hit within their bounds; with Shift select off each click adds',
        evidence: 'what the preference does; the reference is silent'
    },
    {
        id: 'click-raw-shape',
        about: 'document.mouseClick, mouseDblClk on a raw shape',
        assumed: 'a click selects a fill as far as the next line or other fill, or a line as far as its next corner of more than 10 degrees or crossing; a double click selects a fill with all lines around it, or all connected lines; the shape stays one element, and a command takes the part out of it; the part is not saved',
        evidence: 'Adobe’s user guide on the Selection tool, and "Flash 8 Bible"; four published scripts: GraphicsUtil of rabit2022/AnJsflScript clicks the middle of a circle and deletes it, so that its line is left; others click a fill to colour it, double-click a line to give all sides another, and a fill to make a symbol of it with its line; the angle and the time at which the part is taken out were not seen'
    },
    {
        id: 'rectangle-cuts-raw-shape',
        about: 'document.setSelectionRect across a raw shape',
        assumed: 'the part inside is selected, with or without contact, and is cut out by the next command; lines on the border of the rectangle are inside',
        evidence: 'what the Selection tool does; a published script cuts a bitmap that was broken apart into nine groups, by nine rectangles and document.group(); lines on the border were not seen'
    },
    {
        id: 'draw-into-locked-layer',
        about: 'drawing into locked or hidden layers',
        assumed: 'allowed; with era cs6 an error: there is no current frame to draw into',
        evidence: 'CS6 ends the script (recorded); the reference is silent, and nothing is recorded of later releases',
        decides: 'whether addNewRectangle and clipPaste change a locked layer',
        switch: 'era: animate, cs6'
    },
    {
        id: 'ends-in-cs6',
        unasked: WAITS,
        about: 'convertToSymbol with nothing selected; exportPNG into a missing folder; fl.saveDocument at the path of another open document; instance.loop = of a movie clip',
        assumed: 'null; the folder is made; the file is replaced; nothing, with a warning. With era cs6 each is an error',
        evidence: 'each ends the script in CS6 (recorded), where a message waits for a person; the reference says null for a symbol that cannot be made, and a script for Animate sets loop of all instances',
        decides: 'each of the four in a try, and what follows',
        switch: 'era: animate, cs6'
    },
    {
        id: 'scale-about-center',
        about: 'document.scaleSelection, rotateSelection, skewSelection about "center"',
        assumed: 'the middle of the box of the selection',
        evidence: 'scripts of rabit2022/AnJsflScript that are marked as tested pass "center" and continue; the reference has names of corners and edges only, and the transformation point without a name',
        decides: 'left of an instance with its transformation point in a corner, after scaleSelection(2, 2, "center")'
    },
    {
        id: 'floating-shapes',
        about: 'document.unGroup, breakApart, clipPaste, duplicateSelection',
        assumed: 'raw shapes that come free or are pasted are one shape, which floats above the other raw shape until it is deselected, and then cuts it',
        evidence: 'the reference on shape.isFloating; books: shapes merge when they are deselected'
    }
];

const NONE = 'none: the reference is silent';
const order = [
    {
        id: 'elements-order',
        about: 'frame.elements',
        assumed: 'in the order of the file: back first',
        evidence: 'the reference: "the order in which they are stored in the FLA"; depths in published files ascend so',
        switch: 'elementsOrder: backToFront, frontToBack'
    },
    {
        id: 'element-depth',
        about: 'element.depth',
        assumed: '1 is the backmost',
        evidence: 'the reference says "greater than 0" and no more'
    }
];
const geometry = [
    {
        id: 'twips',
        about: 'element.x, y, left, top, width, height, transformX, transformY',
        assumed: 'rounded to 1/20 px when read and when set',
        evidence: 'every coordinate in real documents is a multiple',
        switch: 'roundToTwips: true, false'
    },
    {
        id: 'bounds-without-strokes',
        about: 'element.left, top, width, height',
        assumed: 'bounds of the geometry without strokes; curves by their exact extrema',
        evidence: 'bounds of shapes in published documents'
    },
    {
        id: 'bounds-of-instances',
        about: 'bounds of instances',
        assumed: 'guide and hidden layers count, cameras do not; movie clips and buttons show their first frame, graphics the frame that they have reached, tweened elements their state in the tween',
        evidence: 'what the editor draws'
    },
    {
        id: 'x-of-shapes-and-texts',
        about: 'element.x, y of shapes, groups and texts',
        assumed: 'the centre of the bounds; of a text the upper left corner of its frame, 2 px outside the stored box',
        evidence: 'the reference: "or the center of a shape"; text frames in published documents'
    },
    {
        id: 'object-space-bounds',
        about: 'element.objectSpaceBounds',
        assumed: 'the bounds without strokes before the matrix of the element; of raw shapes and groups in the coordinates of their parent; all 0 if there is no content; read-only',
        evidence: 'exporters of three authors: they take the bounds of raw shapes for coordinates of the timeline, and those of other elements for coordinates that the matrix carries; none shows whether strokes count',
        decides: 'objectSpaceBounds of a raw rectangle with a stroke of 10 px, and of a turned group'
    },
    {
        id: 'matrix-of-shapes',
        about: 'matrix of raw shapes and groups',
        assumed: 'tx and ty are the centre; assigning changes edges or members; a group remembers how it was turned',
        evidence: 'raw shapes have no matrix in documents; members are in the coordinates of the parent of their group'
    },
    {
        id: 'set-width',
        about: 'element.width =, height =',
        assumed: 'scales along the axes of the parent; the left and top side stay',
        evidence: NONE,
        decides: 'left, top and the matrix of a turned instance after setting its width'
    },
    {
        id: 'mirrored-scale',
        about: 'element.scaleX, skewX … of a mirrored element',
        assumed: 'scales are positive, the mirrored axis is skewed by 180 degrees',
        evidence: 'MotionXML.jsfl, which Adobe ships; data exported by scripts from the host'
    },
    {
        id: 'rotation-keeps-place',
        about: 'element.scaleX =, skewX =, rotation =',
        assumed: 'the transformation point stays in place on the stage; x and y change',
        evidence: 'notes and passed tests of Omkar8369/animate-cc-pipeline on bitmaps in Animate 2020: rotation and scale move what x and y read; the other reading, that x and y stay, is that of MotionXML.jsfl, which sets the linear part of the matrix alone',
        decides: 'x of a symbol instance with its transformation point at 30, 20 before and after rotation = 90',
        switch: 'transformsAbout: transformationPoint, registrationPoint'
    }
];
const effects = [
    {
        id: 'color-channels',
        about: 'color…Percent, color…Amount',
        assumed: 'in the modes brightness and tint they read as the change of the channel; assigning makes the effect an advanced one',
        evidence: NONE,
        decides: 'what the channels read as after setInstanceTint, and colorMode after setting one'
    },
    {
        id: 'color-mode',
        about: 'colorMode =',
        assumed: 'keeps the alpha of the effect if the new mode can store it; otherwise there is no effect at first',
        evidence: NONE,
        decides: 'colorAlphaPercent and colorMode after setting each mode in turn'
    },
    {
        id: 'color-array',
        about: 'colorArray of fills and filters',
        assumed: 'texts, #RRGGBB or #RRGGBBAA',
        evidence: 'the reference says integers, which could not express the alpha that documents have'
    },
    {
        id: 'hairline',
        about: 'stroke.thickness of a hairline',
        assumed: '0.05',
        evidence: 'published one twip wide'
    }
];
const shapes = [
    {
        id: 'contours',
        about: 'shape.contours',
        assumed: 'for each line the contour around it first, then the one inside',
        evidence: 'scripts and the reference take contours[1] for the inside of a rectangle'
    },
    {
        id: 'half-edge-id',
        about: 'halfEdge.id',
        assumed: 'counts from 1 within the shape',
        evidence: 'the example of contour.getHalfEdge walks a contour `while (id != iStart)` from `id = 0`, and exporters of many authors with it; which numbers the host gives was not seen',
        decides: 'the id of the first half edge of each contour of a square'
    },
    {
        id: 'half-edge-vertex',
        about: 'halfEdge.getVertex',
        assumed: 'the vertex in which the half edge ends; the half edges of filled contours run against the file',
        evidence: 'the reference says "at the head of the half edge"; a collector of panda-stage reads it so, and finds all 114 half edges of filled contours against the file; mmcs85/PFA-Exporter and describeShape of vpmedia/flash-jsfl-collection draw the edge of a half edge towards its vertex, the first with the control points of the file in reverse. The other reading, the vertex in which it starts, leaves their curves crossed',
        decides: 'whether h.getVertex() equals h.getNext().getOppositeHalfEdge().getVertex()'
    },
    {
        id: 'contour-orientation',
        about: 'contour.orientation, contour.fill',
        assumed: '-1 for the contour that encloses an area, 1 for the one around it, 0 for an open run, which has no fill; so it was recorded for the contours of triangles',
        evidence: 'receipts of two runs in Animate 23.0.0.407 (Cognitive-Architect/panda-stage, issue 742); the reference says "1 if the orientation is clockwise, -1 if it is counterclockwise"'
    },
    {
        id: 'open-run',
        unasked: STORED,
        about: 'an open run of edges that names a fill',
        assumed: 'has no fill: nothing is drawn, and its contour says noFill',
        evidence: 'receipts of Animate 23.0.0.407 (the same)'
    },
    {
        id: 'cubic-segment-index',
        about: 'edge.cubicSegmentIndex',
        assumed: 'an edge that no cubic curve of the document claims is a curve of its own',
        evidence: 'older documents have no cubic curves'
    },
    {
        id: 'group-of-drawing-object',
        about: 'isGroup of a drawing object',
        assumed: 'true',
        evidence: 'MotionXML.jsfl tests isDrawingObject first and says so'
    },
    {
        id: 'group-outline',
        about: 'contours, edges, vertices, cubic curves and beginEdit of a group',
        assumed: 'those of its raw shapes; those of its members are read from the members',
        evidence: 'the reference leaves raw shapes out of shape.members, and speaks of "the parent frame’s (or group’s) shape" at shape.isFloating; binary documents keep a group as a shape with edges and children of its own; in XFL files no group has more than one raw shape, and it is the first member (21,800 groups)',
        decides: 'contours.length, edges.length and members.length of a group of one raw square'
    }
];
const texts = [
    {
        id: 'bold-face',
        about: 'textAttrs.face, bold, italic',
        assumed: 'face is the PostScript name as stored, bold and italic are read from it and written into it',
        evidence: 'documents have no attribute for them'
    },
    {
        id: 'set-text-string',
        about: 'text.setTextString',
        assumed: 'new characters look like the first one that they replace, or like the one before them',
        evidence: 'the reference says what the text is then, not how it looks'
    },
    {
        id: 'text-frame',
        about: 'text.setTextString, setTextAttr',
        assumed: 'the frame of the text stays as large as it is',
        evidence: 'this host has no fonts to measure with'
    },
    {
        id: 'line-type-of-static-text',
        about: 'text.lineType, scrollable, orientation …',
        assumed: 'assigning what the type of text does not have is ignored',
        evidence: 'the reference says that it generates a warning, and not where',
        decides: 'whether setting lineType of static text throws, or shows something in the Output panel'
    },
    {
        id: 'text-without-face',
        about: 'textAttrs.face',
        assumed: 'a run of text that names no face is set in the face with which new texts begin, TimesNewRomanPSMT',
        evidence: 'all 216 runs of the documents at hand name one',
        unasked: STORED
    },
    {
        id: 'tab-index',
        about: 'tabIndex',
        assumed: '0 for none',
        evidence: NONE,
        decides: 'the tabIndex of an instance that has none'
    }
];
const elementAssumptions = [
    ...order,
    ...geometry,
    ...effects,
    ...shapes,
    ...texts
];

const disputedAssumptions = [
    {
        id: 'edit-missing-item',
        about: 'library.editItem of a path that no item has',
        assumed: 'is false, and shows the first scene, as without a selected item; a document given for the path is such a path',
        evidence: 'jedrichards/fla-text-processor-jsfl calls library.editItem(document) to come back to the scene; the same folder contains the document that it was given and the one that Flash CS5.5 saved after it, with the texts of the scene in symbols and without the layer that it deletes',
        decides: 'library.editItem("star"); [library.editItem("no such item"), document.getTimeline().name]'
    },
    {
        id: 'select-raw-shape',
        about: 'document.selection = of raw shapes',
        assumed: 'selects them',
        evidence: 'the reference names no exception; a comment of rabit2022/AnJsflScript says that a raw shape cannot be selected so after selectNone()',
        decides: 'document.selectNone(); document.selection = [rawShape]; document.selection.length'
    },
    {
        id: 'point-of-placed-items',
        about: 'the transformation point of what addItem and addItemToDocument place',
        assumed: 'the middle of the content, for bitmaps too',
        evidence: 'ToolkitForDart (CS6) and rabit2022/AnJsflScript (Animate 2024) for symbols; DragonBones notes that bitmaps read 0, 0 in CS5.5 and CS6 only'
    },
    {
        id: 'place-of-added-items',
        about: 'document.addItem and library.addItemToDocument of a symbol',
        assumed: 'addItem counts in twips: x is the given one less half of left + right, rounded up; y the same for top + bottom, and a twip higher; addItemToDocument puts the exact centre at the point',
        evidence: 'all items that scripts placed by addItem in three documents which the program saved; nothing is recorded of addItemToDocument in twips, a script for CS6 sets its point without an offset',
        decides: 'x and y of a symbol of 25 by 11 twips after addItem({x: 0, y: 0}, item), and after addItemToDocument'
    },
    {
        id: 'locking-deselects',
        about: 'element.locked = true',
        assumed: 'takes the element out of the selection',
        evidence: 'a published command (Distribute to Keyframes, 2007) locks the one selected element that it keeps, deletes the selection, and unlocks all'
    },
    {
        id: 'point-of-several',
        about: 'document.setTransformationPoint of several elements',
        assumed: 'each gets the point, in the coordinates that its kind has',
        evidence: 'the reference: "values for the transformation point for each of the following elements"'
    },
    {
        id: 'undefined-as-layer-name',
        about: 'layer.name = undefined; other texts set to undefined or null',
        assumed: 'a layer is called "undefined"; the other texts refuse undefined, and all refuse null',
        evidence: 'a published script (zhangfree/jsfl_package) names a layer by a variable that has no value yet, and continues; there are no records of other texts',
        decides: 'layer.name = undefined, then layer.name'
    },
    {
        id: 'unlisted-player',
        about: 'document.setPlayerVersion of a version that the reference does not list',
        assumed: 'true where the text has the form of one that is listed (FlashPlayer32.0), false for any other',
        evidence: 'documents of Animate contain FlashPlayer32.0; the list of the reference ends at FlashPlayer11.7',
        decides: 'document.setPlayerVersion("FlashPlayer99") and of a word that names no player'
    },
    {
        id: 'save-without-changes',
        about: 'fl.saveDocument of a document without changes',
        assumed: 'writes the file that is named, and is true',
        evidence: 'the reference; a driver of Flash 8 (8,0,0,478) records false and no file, and nothing is recorded of later releases',
        decides: 'fl.saveDocument(fl.createDocument(), uri)'
    },
    {
        id: 'swap-with-same',
        about: 'document.swapElement with the symbol that is there',
        assumed: 'succeeds, nothing changes',
        evidence: 'none; a published script says that it "fails on a self-swap"',
        decides: 'swapElement of an instance with the name of its own item, in a try'
    },
    {
        id: 'empty-frame-bounds',
        about: 'left, top of an instance that shows an empty frame',
        assumed: 'its place, with no width and height',
        evidence: 'what the reference implies; -107374182.3 is recorded for Flash CS6 (ToolkitForDart)',
        decides: 'left of an instance of an empty symbol in Animate'
    },
    {
        id: 'has-own-property',
        about: 'element.hasOwnProperty("x")',
        assumed: 'false: members are on the prototypes',
        evidence: 'scripts patch the prototypes; Flash2Svg relies on true for frames, and a dump of a document lists its members as own',
        decides: 'fl.getDocumentDOM().hasOwnProperty("name")'
    },
    {
        id: 'document-settings',
        about: 'document.pasteboardColorCheck, animatedViewRect, legacyLineSpacing, mergeForSelection, stageScaleAnchor, scaleContentWithStage',
        assumed: 'begin with false, true, false, false, "TopLeft", false; kept until the document is closed, without effect',
        evidence: 'a dump of a new document in Animate 24 (rabit2022/AnJsflScript-ts)'
    },
    {
        id: 'file-guid',
        about: 'document.fileGUID',
        assumed: '32 hexadecimal digits for documents that fl.createDocument makes; empty for documents that store none',
        evidence: 'a dump of a new document in Animate 24'
    },
    {
        id: 'insert-keyframe-beyond',
        about: 'timeline.insertKeyframe beyond the end of the layer',
        assumed: 'the layer grows',
        evidence: 'the reference and the menu command; the same notes say that it did nothing "in some configurations", without naming them',
        decides: 'frameCount after insertKeyframe(9) on a layer of one frame'
    },
    {
        id: 'set-tween-type',
        about: 'frame.tweenType =, tweenEasing =',
        assumed: 'set the tween',
        evidence: 'the reference; notes of Omkar8369/animate-cc-pipeline on Animate 2020 say that neither had an effect once the document was saved and opened, where the assignment alone may not have marked it as modified',
        decides: 'frame.tweenEasing in the same script right after assigning it'
    },
    {
        id: 'camera-any-numbers',
        about: 'camera.setPosition',
        assumed: 'takes any numbers',
        evidence: 'none; notes of rabit2022/AnJsflScript say that it "needs integers other than 0", and not what happens otherwise',
        decides: 'camera.getPosition(0) after camera.setPosition(0, 10.5, 0)'
    },
    {
        id: 'color-transform-none',
        about: 'layer.setColorTransformAtFrame(frame, { mode: "none" })',
        assumed: 'takes the effect away',
        evidence: 'the reference lists the mode; a comment of rabit2022/AnJsflScript says that it has no effect, and sets the others to neutral values',
        decides: 'layer.getColorTransformAtFrame(0).mode after setting alpha, then none'
    },
    {
        id: 'several-selected-layers',
        about: 'several selected layers',
        assumed: 'what is done on the stage affects the current layer',
        evidence: 'none; a published script locks the other layers, because addItem and others "can affect all selected layers"',
        decides: 'elements of two selected layers after document.addItem'
    },
    {
        id: 'ease-without-tween',
        about: 'frame.getCustomEase, layer.getFiltersAtFrame',
        assumed: 'points of the ease that counts, and an empty Array without filters',
        evidence: 'Dot-Stuff/BetterTextureAtlas tests both for null; whether they ever are was not recorded',
        decides: 'fl.trace(frame.getCustomEase("all")) of a frame without a custom ease'
    }
];

const globalAssumptions = [
    {
        id: 'global-constructors',
        about: 'global constructors',
        assumed: 'only those that published scripts name: Document … Library, with LibraryItem as the base of items',
        evidence: 'xJSFL and others patch their prototypes'
    },
    {
        id: 'global-window',
        about: 'window (the global)',
        assumed: 'the global object itself, [object Window]; only in a realm of its own, where no code mistakes it for a browser; a loop over it gives flash, fl, App, app, animate, an, window, document',
        evidence: 'commands of xJSFL and scripts of 2017 to 2025 keep their values there; what Animate 24 printed for AnJsflScript'
    },
    {
        id: 'global-document',
        about: 'document (the global)',
        assumed: 'the active document at each time, null without one, until a script assigns it',
        evidence: 'scripts of 2025 from Animate. An author who worked in Animate 2022 and 24 notes that it is not null without a document, and not what it is (AnJsflScript)',
        decides: 'with no document open: fl.trace(String(document) + typeof document)'
    }
];

const pictureAssumptions = [
    {
        id: 'picture-gradient-filters',
        unasked: LOOK,
        about: 'pictures: gradient glow, gradient bevel',
        assumed: 'a glow takes the colour of its gradient at the strength of the blurred shape; a bevel takes the middle of its gradient where shape is as strong on both sides, its ends towards the light and away from it',
        evidence: 'the specification of SWF files; no published picture was available'
    },
    {
        id: 'shape-tween-of-gradients',
        unasked: LOOK,
        about: 'shape tweens between a colour and a gradient',
        assumed: 'the colour is a gradient of one colour; of two gradients the entries run to one another in order, and the last one of the shorter is repeated',
        evidence: 'a morph of a published movie between two and seven entries; morph fills of the SWF format have one kind, and one number of entries, at both ends'
    },
    {
        id: 'tweened-mirrored',
        about: 'classic tweens between mirrored ends',
        assumed: 'the axis that has more to turn is stretched through zero, as when a card is turned over; the other takes its shorter way',
        evidence: 'letters that fold over in one real document, and the spinning logos of tutorials; no published frames were available'
    },
    {
        id: 'motion-eases',
        unasked: BY_HAND,
        about: 'motion objects: drawn and random eases',
        assumed: 'a drawn ease is a row of cubic Bézier pieces; after four levels, those of a random ease come again',
        evidence: 'the points that Flash CS6 stores; levels in movies that it published, up to four, equal in each of them'
    },
    {
        id: 'picture-3d',
        unasked: LOOK,
        about: 'pictures: instances in space (3D)',
        assumed: 'the eye is that of the stage, also for what a camera sees and for symbols that are drawn by themselves; nothing is sorted by depth; the colour effect and the filters come after the perspective',
        evidence: 'the numbers of an instance and of a motion object in one document, equal in its movie; the reference of PerspectiveProjection; no published picture was available'
    },
    {
        id: 'export-hidden-layers',
        unasked: LOOK,
        about: 'document.exportPNG and the like, of documents with hidden layers',
        assumed: 'the publish setting "include hidden layers" counts: without it hidden layers are left out, and by default they are drawn',
        evidence: 'the setting is about all that is published; two published exporters hide all layers but one and expect one picture of each, which needs the setting to be off; nothing shows that they were used without it',
        decides: 'exportPNG of a new document with a hidden layer'
    },
    {
        id: 'picture-bitmaps',
        unasked: LOOK,
        about: 'pictures: bitmaps without smoothing, and of another resolution',
        assumed: 'a bitmap without allowSmoothing is drawn by its nearest pixels, in HTML5 Canvas too; an instance is as large as the frame of its item; a fill counts the pixels of the picture',
        evidence: 'hard fills in movies that Adobe published, for 380 of 380 bitmaps of one document; the scale 0.752 of another; no fill with such a bitmap was seen'
    },
    {
        id: 'picture-depth',
        unasked: LOOK,
        about: 'pictures: depth of layers',
        assumed: 'it changes evenly with a classic tween',
        evidence: 'depths, the order of layers, the camera and the distance of the eye (528.25 pixels) are those of a document and of the script published with it; none of its layers tweens'
    },
    {
        id: 'picture-rig',
        unasked: STORED,
        about: 'layer.setRigParentAtFrame; pictures and bounds: layers that follow layers',
        assumed: 'a keyframe names by parentLayerIndex the layerRiggingIndex of a layer; its elements are in the coordinates of the first element of that layer',
        evidence: 'one real document for the names; one reader of rigged documents for the coordinates'
    },
    {
        id: 'layer-effects',
        unasked: STORED,
        about: 'effects of layers, in pictures and in layer.getFiltersAtFrame and its like',
        assumed: 'a keyframe stores them for all its frames: frameColor, frameFilters and blendMode, written as in an instance, and frameZDepth, which counts in timelines with layerDepthEnabled only',
        evidence: 'two readers of such documents for frameColor and frameFilters, others for blendMode and frameZDepth; a movie that Adobe published shows a depth without layerDepthEnabled nowhere'
    },
    {
        id: 'picture-grids',
        unasked: LOOK,
        about: 'pictures: scaling grids',
        assumed: 'stretch the shapes of movie clips and buttons that are not turned; nested instances, texts and bitmaps are stretched as without a grid; where the outer parts have no room they shrink alike',
        evidence: "the reference of ActionScript's scale9Grid; no published picture was available"
    },
    {
        id: 'picture-mask-in-mask',
        unasked: LOOK,
        about: 'pictures: masks in symbols that are masks themselves',
        assumed: 'a movie counts what such a mask masks, whole, and not the mask; HTML5 Canvas counts the mask, and not what it masks',
        evidence: 'a published movie that Ruffle plays, and the rule in its code; the path of a mask in one published script. Adobe only says that no mask can be applied to another mask'
    },
    {
        id: 'picture-filters',
        unasked: LOOK,
        about: 'pictures: filters',
        assumed: 'maximum values: 255 pixels for blurs, 32,767 pixels for distances, 15 for qualities; shadows move by whole pixels',
        evidence: 'the limits of the dialogues and of the SWF format; a damaged filter must not take all memory; the shadows of one published movie, as Ruffle plays it'
    },
    {
        id: 'picture-blends-in-groups',
        unasked: LOOK,
        about: 'pictures: blend modes in symbols that have a blend mode themselves',
        assumed: 'an instance blends with what its symbol shows below it, and stays as it is where there is nothing',
        evidence: 'Ruffle does so with multiply and screen; with overlay, hard light and difference it shows black there, which is wrong at least of the last'
    },
    {
        id: 'picture-miters',
        unasked: LOOK,
        about: 'pictures: pointed corners of lines beyond their miter limit',
        assumed: 'are bevelled, as on a canvas; a corner counts from its inner to its outer point',
        evidence: 'the reference of lineStyle only says that a player cuts off the point; six of 2,025 public documents have pointed corners'
    },
    {
        id: 'picture-static-text',
        unasked: LOOK,
        about: 'pictures: static text',
        assumed: 'lines also break after hyphens and around ideographs',
        evidence: 'breaks inside long words were seen in a compiled movie, these were not'
    },
    {
        id: 'picture-dynamic-text',
        unasked: LOOK,
        about: 'pictures: dynamic and input text',
        assumed: 'shows the lines that begin inside its box',
        evidence: 'fields scroll by whole lines'
    },
    {
        id: 'picture-kerning',
        unasked: LOOK,
        about: 'pictures: kerning',
        assumed: 'that of the table kern of the font, if there is one',
        evidence: 'the host asks the system, which read this table when the format was made'
    },
    {
        id: 'picture-vertical-text',
        unasked: LOOK,
        about: 'pictures: vertical text',
        assumed: 'rotated characters are centred in the column by the middle of their height',
        evidence: 'upright ones do so in a published picture; turned ones were not seen'
    }
];

const programAssumptions = [
    {
        id: 'fl-version',
        about: 'fl.version',
        assumed: '"MAC 22,0,0,0", on Windows "WIN 22,0,0,0"; CS6: 12,0,0,0. MAC means every system with paths that begin with a slash',
        evidence: 'the form is in the reference; recorded are 8,0,0,478, 12,0,0,481, 15,0,1,179, 23,0,0,407 and 24,0,0,305, of 22 none',
        switch: 'era: animate, cs6'
    },
    {
        id: 'swf-panels',
        about: 'fl.swfPanels, fl.getSwfPanel',
        assumed: 'an empty Array, and null for each name: no panel was opened',
        evidence: 'the reference says undefined of swfPanels, but its own example on the same page reads the length, which would throw; it does not say what getSwfPanel gives for no panel'
    },
    {
        id: 'theme-color',
        unasked: SETTINGS,
        about: 'fl.getThemeColor',
        assumed: '#404040 for themeAppBackgroundColor; the other colours are not known',
        evidence: 'one of four values (#262626, #404040, #B9B9B9, #F2F2F2) that Animate 2020 and later give, by a published script (BetterTextureAtlas) that tells the four themes apart by them'
    },
    {
        id: 'actions-panel',
        about: 'fl.actionsPanel',
        assumed: 'shows the script of the keyframe at the playhead on the current layer; without a selection, replaceSelectedText writes at its beginning',
        evidence: 'what the panel shows after a click on a frame; the reference names no frame'
    },
    {
        id: 'names-in-loops',
        about: 'for (name in object)',
        assumed: 'lists the properties in the order of the types, without methods; leaves out brightness, tintColor and tintPercent of instances, reading which is an error with another color mode, and what this host has not done, which a warning names once for each class',
        evidence: 'a dump of document properties from Animate, 2025, has no methods; published scripts read every name that such a loop gives'
    },
    {
        id: 'preferred-paths',
        unasked: SETTINGS,
        about: 'fl.sourcePath, libraryPath, externalLibraryPath, flexSDKPath',
        assumed: 'empty at first, and without effect',
        evidence: 'preferences of the user; this host has none and compiles nothing'
    },
    {
        id: 'language-code',
        about: 'fl.languageCode',
        assumed: '"en_US"',
        evidence: 'the form is in the reference'
    },
    {
        id: 'preferred-modes',
        unasked: SETTINGS,
        about: 'fl.contactSensitiveSelection, fl.objectDrawingMode',
        assumed: 'false at first',
        evidence: 'user preferences; this host has no user'
    },
    {
        id: 'config-uri',
        about: 'fl.configURI',
        assumed: 'the folder Configuration in the first folder that scripts may touch; where there is none, an empty one that is kept in memory and gone with the host',
        evidence: 'scripts keep their settings there: 8 of 25 repositories read or write files in it',
        switch: 'configDirectory'
    },
    {
        id: 'fl-events',
        about: 'layerChanged, frameChanged, timelineChanged, selectionChanged',
        assumed: 'raised for changes that scripts make to the document in front, at the end of the member that made them, each once, in the order timelineChanged, layerChanged, frameChanged, selectionChanged; another timeline raises frameChanged too; what listeners change themselves raises none',
        evidence: 'the reference names the events, not what raises them; published listeners serve panels, and a framework notes that frameChanged comes also when a symbol is entered, before the document says anything new',
        decides: 'fl.addEventListener("frameChanged", function () { fl.trace("event " + timeline.currentFrame) }); timeline.currentFrame = 3; fl.trace("end")'
    },
    {
        id: 'script-uri',
        about: 'fl.scriptURI',
        assumed: 'the running script, also where fl.runScript started it; empty outside scripts',
        evidence: 'the installer of xJSFL and the start of a framework of 2025, which fl.runScript starts, find their own folders by it; the reference: "the path of the immediate parent script". A framework of 2012 (uzzu/flight) takes it for the outermost script',
        switch: 'scriptURI: own, caller'
    },
    {
        id: 'run-script',
        about: 'fl.runScript',
        assumed: 'what the script declares stays, for the calling script and for every later one; errors in the script are thrown, syntax errors too',
        evidence: 'published scripts load their libraries this way (var Utils = …; function upOne …); AnJsflScript (Animate 2022 and 24): 98 scripts use the `require` that a script run earlier in the session declared with var, and a stored stack shows one of them; older reports that declarations do not stay; the host reports no syntax errors'
    },
    {
        id: 'find-object-script',
        unasked: BY_HAND,
        about: "fl.runScript(fl.configURI + 'Javascript/ObjectFindAndSelect.jsfl')",
        assumed: 'has no effect if there is no such file, in any spelling of upper and lower case: what it declares, fl.findObjectInDocByName, findObjectInDocByType and selectElement, is there without it',
        evidence: 'jedrichards/fla-text-processor-jsfl (Flash CS5.5) runs it before it searches; another published script runs it where fl.findObjectInDocByType is missing; the comment of a third names it for the same reason'
    },
    {
        id: 'find-object',
        about: 'fl.findObjectInDocByName, findObjectInDocByType',
        assumed: 'search the scenes and, through instances, each symbol once; parent is the instance that led there, undefined in a scene',
        evidence: 'a published script that reads parent.obj.libraryItem and tests parent for undefined'
    },
    {
        id: 'open-document',
        unasked: WAITS,
        about: 'fl.openDocument',
        assumed: 'throws for what is not a document, so that a script can go on with the next one; an empty file is a new document that is saved there',
        evidence: 'the reference says that an error is reported and the script is cancelled'
    },
    {
        id: 'close-document',
        about: 'fl.closeDocument, fl.closeAll',
        assumed: 'the document opened last becomes current; closeDocument of the URI of an open document closes it',
        evidence: 'fl9 of the reference names a Document object, and no document that follows; jrrbru/flash-export, pengyangjin/FlashExport and a third batch close each document of a folder by its URI, and go on with the next',
        decides: 'fl.getDocumentDOM() after closing the first of three documents; fl.closeDocument(document.pathURI, false)'
    },
    {
        id: 'flfile-utf-8',
        about: 'FLfile.read, write',
        assumed: 'UTF-8; reading also takes UTF-16 with a mark, and Latin-1; the mark is left out',
        evidence: 'the reference says UTF-8; older releases wrote the code page of the system'
    },
    {
        id: 'write-mode',
        about: 'FLfile.write with another mode than "append"',
        assumed: 'overwrites',
        evidence: 'four published scripts pass "overwrite" or "write"; the reference names "append" only'
    },
    {
        id: 'read-binary',
        about: 'FLfile.readBinary',
        assumed: 'the bytes as base64; null if the file cannot be read',
        evidence: 'notes of a user on members without a page; another user says Base32'
    },
    {
        id: 'folders-above',
        unasked: SETTINGS,
        about: 'FLfile.exists, getAttributes, createFolder of a folder above those that scripts may touch',
        assumed: 'it exists, and shows nothing that is in it',
        evidence: 'published scripts go down a path, and create each folder that does not exist'
    },
    {
        id: 'path-to-uri',
        about: 'FLfile.platformPathToURI',
        assumed: 'characters that URIs do not have are escaped; what is a URI already stays one',
        evidence: 'the example of FLfile.uriToPlatformPath, where the URI of fl.configDirectory is fl.configURI; published scripts that give it the files of a stack, which are URIs',
        decides: 'platformPathToURI of a URI, of a relative path, and of an empty text'
    },
    {
        id: 'uri-to-path',
        about: 'FLfile.uriToPlatformPath of what is not a URI',
        assumed: 'throws',
        evidence: 'none: FLfile14 of the reference names no failure',
        decides: 'uriToPlatformPath("x")'
    },
    {
        id: 'list-folder',
        about: 'FLfile.listFolder',
        assumed: 'sorted by name',
        evidence: 'the order of Windows'
    },
    {
        id: 'remove-read-only',
        about: 'FLfile.remove',
        assumed: 'deletes nothing of a folder in which something is read-only',
        evidence: 'the reference: "Files with the R attribute cannot be removed"'
    },
    {
        id: 'groups-without-part',
        about: 'groups of regular expressions',
        assumed: "those that take no part are '' in what exec, match, replace and split give",
        evidence: "xJSFL compares groups of exec with '' and calls methods of them, in functions that every dialogue of it needs; the source of SpiderMonkey 1.8 has '' for replace and split, undefined for exec"
    },
    {
        id: 'fl-quit',
        unasked: ENDS,
        about: 'fl.quit',
        assumed: 'closes all documents; the script continues to its end',
        evidence: 'none: the reference says "quits Flash"',
        decides: 'whether a script continues after fl.quit()'
    }
];

const timelineAssumptions = [
    {
        id: 'insert-frames',
        about: 'timeline.insertFrames(numFrames)',
        assumed: 'inserts into the current layer; the playhead stays',
        evidence: 'the description in the reference (timeli28); one of its examples says all layers. Commands of patomation/flash-script-library-patomation call insertKeyframe() and insertFrames(8) in turn, and mean keyframes that are 8 frames apart: then the playhead would move',
        decides: 'the lengths of two layers after insertFrames(5) with no frame selected, and the playhead after it'
    },
    {
        id: 'scene-name',
        about: 'timeline.name = of a scene',
        assumed: 'a name that another scene has is an error, as is the empty one; both are false for renameScene',
        evidence: 'the reference: the name of a scene must be unique, and renameScene returns false for one that is not; none of six documents with several scenes has one name twice',
        decides: "fl.getDocumentDOM().timelines[0].name = 'Scene 2' where a second scene has that name"
    },
    {
        id: 'paste-frames-from-another',
        about: 'timeline.pasteFrames, pasteLayers from another document',
        assumed: 'the items come along; an item of the same path that is there stays, as with document.clipPaste',
        evidence: 'what pasting on the stage does'
    },
    {
        id: 'layers-in-layers',
        about: 'layer.parentLayer, layerType, and methods that move layers',
        assumed: 'folders, masks and guides belong to folders only: at a masked or guided layer they go beside its mask or guide; a layer that is separated from its mask, guide or folder belongs to what that belongs to; the camera stays on top',
        evidence: 'all 250 layers with a parent in real documents'
    },
    {
        id: 'get-selected-layers',
        about: 'timeline.getSelectedLayers',
        assumed: 'the lowest layer first',
        evidence: 'the example of the reference, which displays 1,0'
    },
    {
        id: 'insert-keyframe-playhead',
        about: 'timeline.insertKeyframe(index), insertBlankKeyframe(index)',
        assumed: 'the playhead goes to the keyframe',
        evidence: 'AdoBeatTheWorld/jsfl-examples, Rexarz/JSFLScripts, lymanland/tools and two more place, paste or label right after it; the reference lets the playhead go there in one of the cases',
        decides: 'currentFrame after insertBlankKeyframe(5)'
    },
    {
        id: 'convert-to-keyframes',
        about: 'timeline.convertToKeyframes(index) where a keyframe is',
        assumed: 'the next frame of its span becomes a keyframe, as with insertKeyframe',
        evidence: 'notes on a running Animate; a published script of 2024 that calls it until the frame is a span of its own; the menu command F6'
    },
    {
        id: 'convert-to-keyframes-playhead',
        about: 'timeline.convertToKeyframes() without selected frames',
        assumed: 'does at the playhead what insertKeyframe does: on a keyframe the next frame becomes one, beyond the end too, and the playhead goes there',
        evidence: 'the key F6, which the History panel records so; commands of barkunas/JSFLScripts and Rexarz/JSFLScripts call it once for each label that they give',
        decides: 'frameCount and currentFrame after convertToKeyframes() on a layer of one frame, without selected frames'
    },
    {
        id: 'blank-keyframes-playhead',
        about: 'timeline.convertToBlankKeyframes() without selected frames',
        assumed: 'does at the playhead what insertBlankKeyframe does, as convertToKeyframes() does what insertKeyframe does',
        evidence: 'two commands of laowai411/Tools_JSFL, which trace currentFrame before and after it, and one of feb19.jp place one picture or label for each call',
        decides: 'frameCount and currentFrame after convertToBlankKeyframes() on a layer of one frame'
    },
    {
        id: 'convert-to-blank-keyframes',
        about: 'timeline.convertToBlankKeyframes',
        assumed: 'the rest of the span after the range is empty too, as with insertBlankKeyframe',
        evidence: 'one menu command does both in the editor; the reference asks for no further keyframe'
    },
    {
        id: 'line-breaks-of-scripts',
        about: 'frame.actionScript',
        assumed: 'line breaks read as \\n, whatever the file has',
        evidence: 'the reference: "To insert a new line character, use \\n"; XML says so too'
    },
    {
        id: 'type-of-camera-layer',
        about: 'layer.layerType',
        assumed: '"camera" for a camera layer',
        evidence: 'the value in the file; the reference lists no such type'
    },
    {
        id: 'new-layer',
        about: 'timeline.addNewLayer',
        assumed: 'a new layer belongs to what the current one belongs to; names count on from the highest number in use',
        evidence: 'what the menu command does; real documents'
    },
    {
        id: 'current-layer',
        about: 'timeline.currentLayer =',
        assumed: 'deselects selected frames',
        evidence: 'what clicking a layer does'
    },
    {
        id: 'current-layer-beyond',
        about: 'timeline.currentLayer = beyond the last layer, or what is not a number',
        assumed: 'the nearest layer, the first for what is not a number, with a warning',
        evidence: 'a tested script of rabit2022/AnJsflScript assigns a layer object, and continues with the first layer; currentFrame stops at the last frame'
    },
    {
        id: 'convert-keyframes-beyond',
        about: 'timeline.convertToKeyframes beyond the end of the layer',
        assumed: 'does nothing there',
        evidence: 'notes of Omkar8369/animate-cc-pipeline on Animate 2020; the menu command Convert to Keyframes makes the layer longer, which was the reading before',
        decides: 'frameCount after convertToKeyframes(9) on a layer of one frame'
    },
    {
        id: 'convert-keyframes-selection',
        about: 'timeline.convertToKeyframes, selection afterwards',
        assumed: 'the elements of selected frames at the playhead; empty where no frame was selected',
        evidence: 'scripts of rabit2022/AnJsflScript that are marked as tested scale the selection right after setSelectedFrames and convertToKeyframes; a comment there says that it is empty without selecting the frame'
    },
    {
        id: 'sound-envelope-limits',
        about: 'frame.getSoundEnvelopeLimits',
        assumed: 'the end of a sound that was not cut is 1073741823, both are 0 without a sound; a side left out of setSoundEnvelopeLimits stays',
        evidence: 'notes of rabit2022/AnJsflScript and constants of xJSFL; scripts that give the start alone'
    },
    {
        id: 'set-selected-frames',
        about: 'timeline.setSelectedFrames',
        assumed: 'moves the playhead to the first frame when it is outside the selected ones; the layers of the selected frames are the selected layers; the current layer stays if it is one of those, else the first of them becomes current',
        evidence: 'what clicking frames does; a document that Flash saved after a script: a layer added after setSelectedFrames([0, 0, 1]) is above that layer'
    },
    {
        id: 'beyond-the-end',
        about: 'an index of a layer or a frame beyond the last',
        assumed: 'has no effect, with a warning; getters give what has no effect, ranges end at the last one; an index below 0 throws',
        evidence: 'loops of two authors call deleteLayer(layerCount) and setRigParentAtFrame(parent, frameCount) as their last step, and what follows them matters; notes on convertToKeyframes beyond the end',
        decides: 'each member with the index one beyond the end, in a try'
    },
    {
        id: 'parent-layer-number',
        unasked: STORED,
        about: 'layer.parentLayer',
        assumed: 'the number that the file gives of it does not count the layer of the camera',
        evidence: 'eight layers in three documents with a camera'
    },
    {
        id: 'camera-values',
        about: 'timeline.camera, of places, zoom and angles',
        assumed: 'the element on the camera layer is at the middle of the stage less the position, is scaled to 100 / zoom and turned by the angle against the clock; values beyond the ranges of the virtual camera (zoom 1 to 10000, angle -179 to 180, place ±10000, depth -5000 to 10000) are set to the nearest end; values of a frame between keyframes are written to its keyframe',
        evidence: 'the virtual camera in the script that the program publishes with scenes, whose methods have the same names and descriptions'
    },
    {
        id: 'camera-zoom',
        about: 'camera.getZoom',
        assumed: '100 / the scale that the document stores, in steps of 1/65536, not rounded: 149.9989 after setZoom(0, 150), before and after saving',
        evidence: 'the reference gives a double, beside whole numbers of getRotation and getZDepth; the virtual camera that the program publishes with scenes divides the same way, and rounds nothing',
        decides: 'fl.trace(camera.getZoom(0)) after camera.setZoom(0, 150), and again after saving and opening'
    },
    {
        id: 'camera-not-enabled',
        about: 'timeline.camera, getters without a camera, and setters',
        assumed: 'the defaults of the reference; setting throws until camera.cameraEnabled is true',
        evidence: 'the reference names the defaults, and says nothing of a timeline without a camera'
    },
    {
        id: 'camera-enabled',
        about: 'camera.cameraEnabled',
        assumed: 'false keeps the layer in the document; the first time, true makes the layer of the camera the current one',
        evidence: 'the two things that the document stores; a published script relies on the current layer'
    },
    {
        id: 'draw-on-camera-layer',
        about: 'drawing while the layer of a camera is the current one',
        assumed: 'throws as on a frame that cannot be drawn into',
        evidence: 'the layer of a camera contains only the camera in every document; nothing documents what the program does',
        decides: 'fl.getDocumentDOM().addNewRectangle on that layer'
    },
    {
        id: 'camera-tint',
        about: 'camera.tintEnabled, colorFilterEnabled',
        assumed: 'the tint is the tint of the element on the camera layer, the colour filter its filter "adjust color"; the switches are on where a keyframe has one or a script set them, are not stored, and false takes tint or filter away; amounts of the colour filter beyond those of that filter are set to the nearest end',
        evidence: 'the script that the program publishes with scenes applies the colour effect of that element; no document with the switches was seen'
    },
    {
        id: 'rig-parent',
        about: 'layer.setRigParentAtFrame',
        assumed: 'takes the parent (a layer or its index) and the frame, also in the order of the reference; the keyframe that the frame shows gets the parent, and its elements stay where they are on the stage; null, or the layer itself, takes the parent away; getRigMatrixAtFrame gives what all carrying layers do together',
        evidence: 'notes on a running Animate and scripts of two more authors: parent first, numbers too; connecting layers in the program moves nothing, and documents store elements in the coordinates of what carries them; the reference says no more than "set" and "rig matrix"'
    },
    {
        id: 'merge-layers',
        about: 'timeline.mergeLayers',
        assumed: 'the uppermost layer keeps its name and becomes the current one; it has the keyframes of all layers and shows at every frame what they showed, back to front; tweens become keyframes, raw shapes of a frame merge, scripts of one frame follow each other from the top layer down',
        evidence: 'the reference: "merge the layers within specified range of indexes"; a frame of a layer has no more than one tween'
    },
    {
        id: 'bounds-frames',
        about: 'timeline.getBounds',
        assumed: 'frames count from 1; 0 where there is nothing',
        evidence: 'the reference and its example'
    },
    {
        id: 'bounds-content',
        about: 'timeline.getBounds',
        assumed: 'measures as what is published is measured: half of each stroke outside its line, at least a pixel; no masks of its own, masked layers as far as the box of their mask, inside symbols both as layers like others; turned instances by the turned box of their content, buttons by what they show up, over and down, not by what is felt; guide layers count on the timeline itself, not inside symbols',
        evidence: 'nominalBounds of 794 of 889 symbols in 90 HTML5 canvas publications of Animate 18 to 24, which have no guides (74 of the others are of one document with pointed corners); Dot-Stuff/BetterTextureAtlas notes of Animate 2022 that guide and guided layers of the timeline count, and hides them first; that hidden layers count by the publish settings'
    }
];

const tweenAssumptions = [
    {
        id: 'ease-presets',
        about: "timeline.setFrameProperty('easeType', 5, preset, strength)",
        assumed: 'presets -2 for none, -1 for the classic ease with its strength, 0 to 26 for the named eases by threes (in, out, in and out): quad, cubic, quart, quint, sine, back, circ, bounce, elastic; frames without a tween stay as they are',
        evidence: 'commands that the program recorded, and a published table of them; the reference is silent'
    },
    {
        id: 'reverse-frames',
        about: 'timeline.reverseFrames',
        assumed: 'classic tweens run the other way, with their eases and turns; shape tweens and motion objects become keyframes',
        evidence: 'the reference: "reverses a range of frames"; how the host stores the reversed ones was not seen'
    },
    {
        id: 'type-of-motion-object',
        about: 'frame.tweenType',
        assumed: '"motion object" for a motion object, which only isMotionObject() has in the reference',
        evidence: 'the value in the file'
    },
    {
        id: 'ease-curve',
        about: 'frame.getCustomEase',
        assumed: 'the slider reads as one cubic piece: (0, 0), (1/3, (1 + e) / 3), (2/3, (2 + e) / 3), (1, 1) with tweenEasing / 100 for e; a named ease, which no other member returns, as a curve of cubic pieces',
        evidence: 'what a script wrote of 280 frames in Flash, for the slider; the reference calls the result the curve that defines the ease'
    },
    {
        id: 'create-motion-object',
        about: 'timeline.createMotionObject',
        assumed: 'a single frame means the whole span that it is in; content that is not one instance or text goes into a graphic, as with createMotionTween; empty keyframes stay as they are; at first nothing moves',
        evidence: "36 motion objects of real documents, one of them without movement; Adobe's user guide on what can be tweened"
    },
    {
        id: 'set-motion-object-xml',
        about: 'frame.setMotionObjectXML',
        assumed: 'the span takes the length of the motion, later keyframes of the layer move along; endAtCurrentLocation moves the element back by the way of the motion',
        evidence: "Adobe's user guide on motion presets: the tween span adjusts to the length of the preset, and a motion starts or ends at the place of the object"
    },
    {
        id: 'set-motion-object-duration',
        about: 'frame.setMotionObjectDuration without stretchExistingKeyframes',
        assumed: 'false: frames are added at the end, or removed there with the keyframes of the motion on them',
        evidence: 'the reference names the two ways, and no default'
    },
    {
        id: 'tween-to-several',
        unasked: STORED,
        about: 'classic tweens towards a keyframe with several elements',
        assumed: 'move to the first of them that shows the same symbol, and do not move if none does; the others appear with the keyframe',
        evidence: 'the movies of two documents, in which one element shows the symbol; several of the same symbol, or none, were not seen'
    },
    {
        id: 'tweened-filters',
        about: 'filters between keyframes',
        assumed: 'a filter without a counterpart at the other end runs to or from one whose numbers are 0',
        evidence: "Adobe's user guide: a matching filter without effect is added"
    },
    {
        id: 'motion-guides',
        about: 'motion guides',
        assumed: 'followed by elements whose transformation point is within 2 px of the guide at both ends, straight on where lines cross; along the outline of a guide that was drawn with the brush, the shorter way round; what is oriented to the path keeps its angle to it',
        evidence: '79 paths that the CreateJS exporter wrote, 76 of them round brush guides of seven documents: those are the shorter way, within 0.3 px, in 72; in the others the two ways differ by less than 1 %; what is 0.21 px off the guide follows it, what is 6.6 px off does not; orientation was not seen'
    },
    {
        id: 'tweened-angles',
        about: 'angles between keyframes',
        assumed: 'come from a table of sines with an entry for each quarter of a degree, and move on a quarter of the way between two; progress counts in steps of 1/65536; documents of release 20 and later, and those that name no release, have true angles; motion objects turn by whole hundredths of a degree in all',
        evidence: '36,569 of 36,611 tweened matrices of seven movies and 848 of 848 of three atlases that Adobe published, within 0.0001; publications of releases up to 19 have the table, those of 21 and 24 have not; 20 was not seen'
    },
    {
        id: 'tweened-places',
        about: 'places between keyframes',
        assumed: 'a matrix carries the element from its keyframe: transformation point to the origin, scales and angles undone, scaled, turned, moved; Flash up to CS6 rounds each product, Animate truncates each sum',
        evidence: '35,455 of 36,611 places in seven movies of Flash CS5 and CS5.5 to the twip, 36,567 within one; 561 of 848 in two atlases of Animate CC 2018, 821 within one; the version at which the rounding changed was not seen'
    },
    {
        id: 'shape-tween-styles',
        unasked: STORED,
        about: 'shape tweens',
        assumed: 'the styles that the file numbers are those of both ends in one list, equal ones once; a number beyond the list is none',
        evidence: '583 shape tweens with one fill and up to one stroke at each end'
    },
    {
        id: 'tween-easing',
        about: 'frame.tweenEasing =',
        assumed: 'a named ease of the frame gives way to the slider',
        evidence: 'the reference knows the slider and the curve only, and says which of the two counts'
    },
    {
        id: 'remove-motion-object',
        about: 'timeline.removeMotionObject',
        assumed: 'a span that the range touches becomes static as a whole, and shows what is on its keyframe',
        evidence: 'the reference converts the frames back to static frames, and names no part of a span'
    },
    {
        id: 'keyframe-in-motion-object',
        about: 'timeline.insertKeyframe and others inside a motion object or armature',
        assumed: 'the frames from there on become keyframes without motion',
        evidence: 'the host makes property keyframes instead, which this host does not'
    },
    {
        id: 'shape-tween-frame-by-frame',
        about: 'frame.convertToFrameByFrameAnimation',
        assumed: 'shape tweens become shapes',
        evidence: 'kept simple; a published script says that the host makes bitmaps of them'
    },
    {
        id: 'copy-part-of-tween',
        about: 'timeline.copyFrames of a part of a tween',
        assumed: 'the copy ends in a keyframe with what its last frame showed',
        evidence: 'what the menu command does'
    },
    {
        id: 'keyframe-in-tween',
        about: 'timeline.insertKeyframe and others between keyframes',
        assumed: 'the new keyframe contains what the frame showed: matrix, colour effect, filters and first frame of graphics',
        evidence: 'what the menu command does'
    }
];

const selection = [
    {
        id: 'selection-adds',
        about: 'document.selection =',
        assumed: 'adds to what is selected',
        evidence: 'xJSFL (source and list of host bugs), over 20 published scripts that call selectNone() first; the reference reads as if assigning replaced the selection',
        switch: 'selectionSet: add, replace'
    },
    {
        id: 'selection-after-frames',
        about: 'document.selection = after setSelectedFrames',
        assumed: 'adds to the elements that the frames have selected, as to any others',
        evidence: 'the list of host bugs of xJSFL names no exception; two published plug-ins assign one shape after setSelectedFrames and work on that shape alone',
        decides: 'document.selection.length after setSelectedFrames(0, 1) and document.selection = [one of two]',
        switch: 'selectionSet: add, replace'
    },
    {
        id: 'selection-order',
        about: 'document.selection',
        assumed: 'reads in the reverse order of frame.elements',
        evidence: 'xJSFL: "Selection is always ordered in reverse!"; the original order is not named',
        switch: 'selectionOrder: reversed, asIs'
    },
    {
        id: 'selection-leaves-out',
        about: 'document.selection =',
        assumed: 'leaves out what cannot be selected: locked or hidden layers, locked elements, other frames',
        evidence: 'scripts that test selection.length after assigning'
    },
    {
        id: 'selection-layers',
        about: 'document.selection =, selectAll, element.selected =; distributeToLayers and other commands that select',
        assumed: 'the layers of the selected elements are the selected layers; the current layer stays if it contains one of those just selected, else the layer of the first becomes current',
        evidence: 'what clicking elements does; scripts that select, convert and delete the layer; recorded commands that lock the layers which distributeToLayers made'
    },
    {
        id: 'set-element-property',
        about: 'document.setElementProperty',
        assumed: 'skips elements whose property is undefined, such as loop of a button; if all are skipped, there is a warning',
        evidence: 'recorded commands that set loop for whatever is selected, and a command of Mapaler/Adobe-Series-Self-Scripted that sets symbolType on every keyframe, of shapes too; the reference: undefined for other types'
    },
    {
        id: 'selected-layers-false',
        about: 'timeline.setSelectedFrames, setSelectedLayers',
        assumed: 'false as the last argument toggles instead of adding',
        evidence: 'xJSFL list of host bugs; "Top JSFL bugs to fix" (2012); two published commands call setSelectedLayers(i, false) for a layer that is selected, and expect that it stays so',
        switch: 'selectedFramesFalse: toggle, add'
    }
];
const library = [
    {
        id: 'find-item-index',
        about: 'library.findItemIndex',
        assumed: "a Number for an item that exists, '' for one that does not",
        evidence: "CS: '' or an empty array (xJSFL), null in CS6 (recorded); Animate: null (notes on a running Animate); the reference says an integer",
        switch: "findItemIndex: number, string; findItemIndexMiss: '', null, -1, []"
    },
    {
        id: 'library-order',
        about: 'library.items',
        assumed: 'in the order of the file: folders, media, fonts, symbols',
        evidence: 'xJSFL says creation order, unsorted; the file keeps its own',
        switch: 'libraryOrder: file, created, name'
    },
    {
        id: 'item-name',
        about: 'item.name =',
        assumed: 'takes a leaf name, in which a slash becomes a dash; renaming a folder renames the paths below it',
        evidence: 'xJSFL assigns leaf names; PokeJSFL notes the dash (Flash CS6); paths imply the rest'
    },
    {
        id: 'items-while-renamed',
        about: 'library.items while items are renamed',
        assumed: 'stays in its order',
        evidence: 'none; a script of Flash CS6 starts its walk anew after each rename, because the order changed',
        decides: 'library.items[0].name before and after renaming it to "zzz"'
    },
    {
        id: 'linkage-identifier',
        about: 'item.linkageExportForAS = true',
        assumed: 'an item without an identifier gets the last part of its name as linkageIdentifier',
        evidence: 'a published script for Animate: "auto-sets the identifier = symbol name"; whether folders count is not said'
    },
    {
        id: 'linkage-refused',
        about: 'linkage that Animate refuses',
        assumed: 'two items may have one identifier; the class may be emptied, and symbolType changed, while an item is exported',
        evidence: 'comments of two published scripts say otherwise: an identifier that another item has, in any case of letters, is an error that no script catches; symbolType does not change, without an error; linkageClassName = "" is an error',
        decides: 'each of the three in a try, and what the members read afterwards'
    },
    {
        id: 'type-of-deleted-item',
        about: 'item.itemType of a deleted item',
        assumed: '"undefined"; its other members throw as those of all deleted objects do',
        evidence: 'the reference lists "undefined" among the types; published commands test for it',
        decides: 'item.name after library.deleteItem(item.name)'
    },
    {
        id: 'set-item-property',
        about: 'library.setItemProperty',
        assumed: 'a property that no selected item has is left alone, with a warning',
        evidence: 'a published script with a misspelt name, which continues and publishes; recorded commands that set scalingGrid of whatever is selected'
    },
    {
        id: 'move-to-missing-folder',
        about: 'library.moveToFolder',
        assumed: 'makes a folder that is missing; moves nothing without a name for it',
        evidence: 'newFolder and addNewItem do; a command of liuzhuan/jsfl-toolbox looks up the folder by kind, which gives undefined for folders',
        decides: 'what it returns for a folder that is not there, and the library afterwards'
    },
    {
        id: 'unused-items',
        about: 'library.unusedItems',
        assumed: 'items that no timeline uses, not even one of an unused symbol, and that are not exported',
        evidence: 'the reference gives no definition'
    }
];
const timelines = [
    {
        id: 'exit-edit-mode',
        about: 'document.exitEditMode',
        assumed: 'selects the instance that was entered',
        evidence: 'published scripts of several authors go on with selection[0]'
    },
    {
        id: 'current-frame',
        about: 'timeline.currentFrame =',
        assumed: 'beyond the last frame it stops at the last; before the first, and for what is not a number, at the first, with a warning; the selection of elements is lost',
        evidence: 'published scripts; the reference is silent'
    },
    {
        id: 'layer-type-guided',
        about: 'layer.layerType =',
        assumed: 'guided and masked attach the layer to the guide or mask right above it',
        evidence: 'none: layer5 of the reference lists the values and no more',
        decides: 'parentLayer after setting guided or masked below, and apart from, a guide or mask'
    },
    {
        id: 'clear-first-keyframe',
        about: 'timeline.clearKeyframes',
        assumed: 'the first keyframe of a layer, which has none before it, is emptied',
        evidence: 'none: timelin3 of the reference names no first keyframe',
        decides: 'the elements of frame 0 after clearKeyframes(0)'
    },
    {
        id: 'paste-frames',
        about: 'timeline.pasteFrames',
        assumed: 'what is pasted takes the place of the selected frames, or of the one frame meant; several copied layers go to as many layers downwards, and layers that are missing are made at the bottom, with the names and types of the copied ones, which empty layers with the name that they were made with take too',
        evidence: 'scripts of eight authors paste into a new symbol or layer, whose only blank frame should disappear; the help of Flash speaks of the frames to replace, and of frames and any layers and layer names',
        decides: 'frameCount after copyFrames(0, 3) and pasteFrames(0) on another layer of one blank frame'
    },
    {
        id: 'paste-motion',
        about: 'timeline.pasteMotion',
        assumed: 'the element moves, turns and stretches about its transformation point as the copied one did from its first frame on; colour, filters and blend mode are taken over',
        evidence: 'Motion XML, which the same menu writes, keeps the first pose apart'
    },
    {
        id: 'reorder-layer',
        about: 'timeline.reorderLayer',
        assumed: 'a layer moves into the folder, mask or guide that its new neighbour belongs to',
        evidence: 'what dragging does'
    }
];
const border = [
    {
        id: 'native-failures',
        about: 'native failures',
        assumed: 'thrown as Error, which scripts can catch',
        evidence: 'published error texts of Animate 2015 to 2023; xJSFL says that some cannot be caught, and a driver of Flash 8 that fl.saveDocument ends the script for a URI that is none',
        switch: 'strictNativeErrors: throw, silent'
    },
    {
        id: 'native-texts',
        about: 'texts of native failures',
        assumed: "'moveSelectionBy' requires a selection. — The function breakApart() is currently unavailable. (commands of the menus) — swapElement: Argument number 1 is invalid. (selection, importFile, scaleSelection, swapElement, runScript, closeDocument, addEventListener; a warning says what is wrong); other members have words of this host",
        evidence: 'issues of TomByrne/Flash2Svg, Dot-Stuff/BetterTextureAtlas, BlackMATov/unity-flash-tools; changelogs of two panels. Which members have the first form and which the second is recorded of five'
    },
    {
        id: 'nothing-to-break-apart',
        about: 'document.breakApart, unGroup, unlockAllElements where there is nothing to do',
        assumed: 'currently unavailable: raw shapes alone, nothing that can be taken apart, nothing locked',
        evidence: 'the texts are recorded, the states are not; a script of rabit2022/AnJsflScript ends its loop by breakApart of raw shapes',
        decides: 'each of the three in a try, on one raw shape'
    },
    {
        id: 'stale-objects',
        about: 'deleted elements, layers, frames and items, closed documents',
        assumed: 'every use throws the text that the host has for it, but for name and itemType ("undefined") of an item, which answer',
        evidence: 'issues of Flash2Svg that quote the text; two public commands print the names of items that they have deleted; the reference lists "undefined" among the types of items',
        switch: 'staleObjects: throw, ignore'
    },
    {
        id: 'read-only-members',
        about: 'assigning a read-only member',
        assumed: 'throws "Class.member is read-only."',
        evidence: 'none: the reference says "Read-only" and no more; its engine would ignore it',
        decides: 'whether document.name = "x" throws',
        switch: 'readOnlyMembers: throw, ignore'
    },
    {
        id: 'read-only-of-exporter',
        about: 'assigning a read-only member of SpriteSheetExporter',
        assumed: 'has no effect',
        evidence: 'exporters of two authors assign format and canStackDuplicateFrames before they export'
    },
    {
        id: 'dialogue-without-answer',
        unasked: WAITS,
        about: 'an open dialogue without a prepared answer',
        assumed: 'throws an error that names it',
        evidence: 'this host has no user',
        switch: 'answers'
    },
    ...globalAssumptions,
    {
        id: 'methods-without-object',
        about: 'methods of fl, fl.outputPanel, fl.Math, FLfile',
        assumed: 'work without their object: var trace = fl.trace',
        evidence: 'many published scripts'
    }
];
const assumptions = [
    ...[
        ...selection,
        ...library,
        ...elementAssumptions,
        ...timelines,
        ...documentAssumptions,
        ...publishAssumptions,
        ...drawingAssumptions,
        ...timelineAssumptions,
        ...tweenAssumptions,
        ...pictureAssumptions,
        ...border,
        ...programAssumptions,
        ...disputedAssumptions
    ]
];

exports.assumptions = assumptions;
