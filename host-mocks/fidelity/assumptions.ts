import type { Assumption } from './Assumption';
import { documentAssumptions } from './documentAssumptions';
import { elementAssumptions } from './elementAssumptions';
import { pictureAssumptions } from './pictureAssumptions';
import { timelineAssumptions } from './timelineAssumptions';

const selection: readonly Assumption[] = [
  {
    about: 'document.selection =',
    assumed: 'adds to what is selected',
    evidence:
      'xJSFL (source and list of host bugs), over 20 published scripts that call selectNone() first; the reference reads as if assigning replaced the selection',
    switch: 'selectionSet: add, replace',
  },
  {
    about: 'document.selection',
    assumed: 'reads in the reverse order of frame.elements',
    evidence: 'xJSFL: "Selection is always ordered in reverse!"; the original order is not named',
    switch: 'selectionOrder: reversed, asIs',
  },
  {
    about: 'document.selection =',
    assumed: 'leaves out what cannot be selected: locked or hidden layers, locked elements, other frames',
    evidence: 'scripts that test selection.length after assigning',
  },
  {
    about: 'document.selection =, selectAll, element.selected =',
    assumed:
      'the layers of the selected elements are the selected layers; the current layer stays where it holds one of those just selected, else the layer of the first becomes current',
    evidence: 'what clicking elements does; scripts that select, convert and delete the layer',
  },
  {
    about: 'document.setElementProperty',
    assumed: 'leaves out elements of which the property is undefined, as loop of a button',
    evidence:
      'recorded commands that set loop for whatever is selected; the reference: undefined for other types',
  },
  {
    about: 'timeline.setSelectedFrames, setSelectedLayers',
    assumed: 'false as the last argument toggles instead of adding',
    evidence: 'xJSFL list of host bugs; "Top JSFL bugs to fix" (2012)',
    switch: 'selectedFramesFalse: toggle, add',
  },
];

const library: readonly Assumption[] = [
  {
    about: 'library.findItemIndex',
    assumed: "a Number for an item that exists, '' for one that does not",
    evidence:
      "CS: '' or an empty array (xJSFL); Animate: null (notes on a running Animate); the reference says an integer",
    switch: "findItemIndex: number, string; findItemIndexMiss: '', null, -1, []",
  },
  {
    about: 'library.items',
    assumed: 'in the order of the file: folders, media, fonts, symbols',
    evidence: 'xJSFL says creation order, unsorted; the file keeps its own',
    switch: 'libraryOrder: file, created, name',
  },
  {
    about: 'item.name =',
    assumed: 'takes a leaf name; a value with a slash throws; renaming a folder renames the paths below it',
    evidence: 'xJSFL assigns leaf names; no evidence for a slash; paths imply the rest',
  },
  {
    about: 'library.setItemProperty',
    assumed: 'a property that no selected item has is left alone, with a warning',
    evidence:
      'a published script with a misspelt name, which goes on to publish; recorded commands that set scalingGrid of whatever is selected',
  },
  {
    about: 'library.moveToFolder',
    assumed: 'makes a folder that is missing',
    evidence: 'none; newFolder and addNewItem do',
    decides: 'what it returns for a folder that is not there, and the library afterwards',
  },
  {
    about: 'library.unusedItems',
    assumed: 'items that no timeline uses, not even one of an unused symbol, and that are not exported',
    evidence: 'the reference gives no definition',
  },
];

const timelines: readonly Assumption[] = [
  {
    about: 'document.exitEditMode',
    assumed: 'selects the instance that was entered',
    evidence: 'published scripts of several authors go on with selection[0]',
  },
  {
    about: 'timeline.currentFrame =',
    assumed: 'beyond the last frame it stops at the last; the selection of elements is lost',
    evidence: 'published scripts; the reference is silent',
  },
  {
    about: 'layer.layerType =',
    assumed: 'guided and masked attach the layer to the guide or mask right above it',
    evidence: 'none: layer5 of the reference lists the values and no more',
    decides: 'parentLayer after setting guided or masked below, and apart from, a guide or mask',
  },
  {
    about: 'timeline.clearKeyframes',
    assumed: 'the first keyframe of a layer, which has none before it, is emptied',
    evidence: 'none: timelin3 of the reference names no first keyframe',
    decides: 'the elements of frame 0 after clearKeyframes(0)',
  },
  {
    about: 'timeline.pasteFrames',
    assumed: 'without an end, frames are inserted; several copied layers go to as many layers downwards',
    evidence: 'what the menu command does',
  },
  {
    about: 'timeline.pasteMotion',
    assumed:
      'the element moves, turns and stretches about its transformation point as the copied one did from its first frame on; colour, filters and blend mode are taken over',
    evidence: 'Motion XML, which the same menu writes, keeps the first pose apart',
  },
  {
    about: 'timeline.reorderLayer',
    assumed: 'a layer moves into the folder, mask or guide that its new neighbour belongs to',
    evidence: 'what dragging does',
  },
];

const border: readonly Assumption[] = [
  {
    about: 'native failures',
    assumed: 'thrown as Error with the text of the host, which scripts can catch',
    evidence: 'published error texts; xJSFL says that some cannot be caught',
    switch: 'strictNativeErrors: throw, silent',
  },
  {
    about: 'deleted elements, closed documents',
    assumed: 'every use throws the text that the host has for it',
    evidence: 'issues of Flash2Svg that quote it',
    switch: 'staleObjects: throw, ignore',
  },
  {
    about: 'assigning a read-only member',
    assumed: 'throws "Class.member is read-only."',
    evidence: 'none: the reference says "Read-only" and no more; its engine would ignore it',
    decides: 'whether document.name = "x" throws',
    switch: 'readOnlyMembers: throw, ignore',
  },
  {
    about: 'assigning a read-only member of SpriteSheetExporter',
    assumed: 'has no effect',
    evidence: 'exporters of two authors assign format and canStackDuplicateFrames before they export',
  },
  {
    about: 'an open dialogue without a prepared answer',
    assumed: 'throws an error that names it',
    evidence: 'this host has no user',
    switch: 'answers',
  },
  {
    about: 'global constructors',
    assumed:
      'only those that published scripts name: Document … Library, with LibraryItem as the base of items',
    evidence: 'xJSFL and others patch their prototypes',
  },
  {
    about: 'window (the global)',
    assumed: 'the global object itself; only in a realm of its own, where nothing takes it for a browser',
    evidence: 'commands of xJSFL and scripts of 2017 to 2025 keep their values there',
  },
  {
    about: 'document (the global)',
    assumed: 'the active document at each time, null without one, until a script assigns it',
    evidence: 'scripts of 2025 from Animate',
  },
  {
    about: 'methods of fl, fl.outputPanel, fl.Math, FLfile',
    assumed: 'work without their object: var trace = fl.trace',
    evidence: 'many published scripts',
  },
];

const program: readonly Assumption[] = [
  {
    about: 'fl.version',
    assumed:
      '"MAC 22,0,0,0", on Windows "WIN 22,0,0,0"; CS6: 12,0,0,0. MAC stands for every system with paths that begin with a slash',
    evidence: 'the form is in the reference; the build numbers are not known',
    switch: 'era: animate, cs6',
  },
  {
    about: 'fl.swfPanels',
    assumed: 'an empty Array: no panel was opened',
    evidence:
      'the reference says undefined, but its own example on the same page reads the length, which would throw',
  },
  {
    about: 'fl.actionsPanel',
    assumed:
      'shows the script of the keyframe at the playhead on the current layer; without a selection, replaceSelectedText writes at its beginning',
    evidence: 'what the panel shows after a click on a frame; the reference names no frame',
  },
  {
    about: 'fl.sourcePath, libraryPath, externalLibraryPath, flexSDKPath',
    assumed: 'empty at first, and without effect',
    evidence: 'preferences of the user; this host has none and compiles nothing',
  },
  { about: 'fl.languageCode', assumed: '"en_US"', evidence: 'the form is in the reference' },
  {
    about: 'fl.contactSensitiveSelection, fl.objectDrawingMode',
    assumed: 'false at first',
    evidence: 'user preferences; this host has no user',
  },
  {
    about: 'fl.configURI',
    assumed: 'the folder Configuration in the first folder that scripts may touch; nothing stands in it',
    evidence: 'scripts keep their settings there',
    switch: 'configDirectory',
  },
  {
    about: 'layerChanged, frameChanged, timelineChanged, selectionChanged',
    assumed:
      'never occur: a script that sets currentFrame, currentLayer, selected layers or the selection calls no listener',
    evidence:
      'the reference names the events, not what raises them; published listeners serve panels, for what a user does, and a framework notes that they are called before the document says anything new',
    decides:
      'fl.addEventListener("frameChanged", function () { fl.trace("event " + timeline.currentFrame) }); timeline.currentFrame = 3; fl.trace("end")',
  },
  {
    about: 'fl.scriptURI',
    assumed: 'the running script, also where fl.runScript started it; empty outside scripts',
    evidence:
      'the installer of xJSFL and the start of a framework of 2025, which fl.runScript starts, find their own folders by it; the reference: "the path of the immediate parent script"',
    switch: 'scriptURI: own, caller',
  },
  {
    about: 'fl.runScript',
    assumed:
      'what the script declares stays, for the calling script and for every later one; errors in the script are thrown, syntax errors too',
    evidence:
      'published scripts load their libraries this way (var Utils = …; function upOne …); AnJsflScript (Animate 2022 and 24): 98 scripts use the `require` that a script run earlier in the session declared with var, and a stored stack shows one of them; older reports that declarations do not stay; the host reports no syntax errors',
  },
  {
    about: 'fl.findObjectInDocByName, findObjectInDocByType',
    assumed:
      'search the scenes and, through instances, each symbol once; parent is the instance that led there, undefined in a scene',
    evidence: 'a published script that reads parent.obj.libraryItem and tests parent for undefined',
  },
  {
    about: 'fl.openDocument',
    assumed: 'throws for what is no document, so that a script can go on with the next one',
    evidence: 'the reference says that an error is reported and the script is cancelled',
  },
  {
    about: 'fl.closeDocument, fl.closeAll',
    assumed: 'the document opened last comes to the front',
    evidence: 'none: fl9 of the reference names no document that follows',
    decides: 'fl.getDocumentDOM() after closing the first of three documents',
  },
  {
    about: 'FLfile.read, write',
    assumed: 'UTF-8; reading also takes UTF-16 with a mark, and Latin-1; the mark is left out',
    evidence: 'the reference says UTF-8; older releases wrote the code page of the system',
  },
  {
    about: 'FLfile.platformPathToURI',
    assumed: 'characters that URIs do not have are escaped; what is a URI already stays one',
    evidence:
      'the example of FLfile.uriToPlatformPath, where the URI of fl.configDirectory is fl.configURI; published scripts that give it the files of a stack, which are URIs',
    decides: 'platformPathToURI of a URI, of a relative path, and of an empty text',
  },
  {
    about: 'FLfile.uriToPlatformPath of what is no URI',
    assumed: 'throws',
    evidence: 'none: FLfile14 of the reference names no failure',
    decides: 'uriToPlatformPath("x")',
  },
  { about: 'FLfile.listFolder', assumed: 'sorted by name', evidence: 'the order of Windows' },
  {
    about: 'FLfile.remove',
    assumed: 'deletes nothing of a folder in which something is read-only',
    evidence: 'the reference: "Files with the R attribute cannot be removed"',
  },
  {
    about: 'groups of regular expressions',
    assumed: "those that take no part are '' in what exec, match, replace and split give",
    evidence:
      "xJSFL compares groups of exec with '' and calls methods of them, in functions that every dialogue of it needs; the source of SpiderMonkey 1.8 has '' for replace and split, undefined for exec",
  },
];

export const assumptions: readonly Assumption[] = [
  ...[
    ...selection,
    ...library,
    ...elementAssumptions,
    ...timelines,
    ...documentAssumptions,
    ...timelineAssumptions,
    ...pictureAssumptions,
    ...border,
    ...program,
  ],
];
