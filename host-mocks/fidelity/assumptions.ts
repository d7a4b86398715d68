import type { Assumption } from './Assumption';
import { documentAssumptions } from './documentAssumptions';
import { publishAssumptions } from './publishAssumptions';
import { drawingAssumptions } from './drawingAssumptions';
import { elementAssumptions } from './elementAssumptions';
import { disputedAssumptions } from './disputedAssumptions';
import { globalAssumptions } from './globalAssumptions';
import { pictureAssumptions } from './pictureAssumptions';
import { programAssumptions } from './programAssumptions';
import { timelineAssumptions } from './timelineAssumptions';
import { tweenAssumptions } from './tweenAssumptions';
import { WAITS } from './unasked';

const selection: readonly Assumption[] = [
  {
    id: 'selection-adds',
    about: 'document.selection =',
    assumed: 'adds to what is selected',
    evidence:
      'xJSFL (source and list of host bugs), over 20 published scripts that call selectNone() first; the reference reads as if assigning replaced the selection',
    switch: 'selectionSet: add, replace',
  },
  {
    id: 'selection-after-frames',
    about: 'document.selection = after setSelectedFrames',
    assumed: 'adds to the elements that the frames have selected, as to any others',
    evidence:
      'the list of host bugs of xJSFL names no exception; two published plug-ins assign one shape after setSelectedFrames and work on that shape alone',
    decides: 'document.selection.length after setSelectedFrames(0, 1) and document.selection = [one of two]',
    switch: 'selectionSet: add, replace',
  },
  {
    id: 'selection-order',
    about: 'document.selection',
    assumed: 'reads in the reverse order of frame.elements',
    evidence: 'xJSFL: "Selection is always ordered in reverse!"; the original order is not named',
    switch: 'selectionOrder: reversed, asIs',
  },
  {
    id: 'selection-leaves-out',
    about: 'document.selection =',
    assumed: 'leaves out what cannot be selected: locked or hidden layers, locked elements, other frames',
    evidence: 'scripts that test selection.length after assigning',
  },
  {
    id: 'selection-layers',
    about:
      'document.selection =, selectAll, element.selected =; distributeToLayers and other commands that select',
    assumed:
      'the layers of the selected elements are the selected layers; the current layer stays if it contains one of those just selected, else the layer of the first becomes current',
    evidence:
      'what clicking elements does; scripts that select, convert and delete the layer; recorded commands that lock the layers which distributeToLayers made',
  },
  {
    id: 'set-element-property',
    about: 'document.setElementProperty',
    assumed:
      'skips elements whose property is undefined, such as loop of a button; if all are skipped, there is a warning',
    evidence:
      'recorded commands that set loop for whatever is selected, and a command of Mapaler/Adobe-Series-Self-Scripted that sets symbolType on every keyframe, of shapes too; the reference: undefined for other types',
  },
  {
    id: 'selected-layers-false',
    about: 'timeline.setSelectedFrames, setSelectedLayers',
    assumed: 'false as the last argument toggles instead of adding',
    evidence:
      'xJSFL list of host bugs; "Top JSFL bugs to fix" (2012); two published commands call setSelectedLayers(i, false) for a layer that is selected, and expect that it stays so',
    switch: 'selectedFramesFalse: toggle, add',
  },
];

const library: readonly Assumption[] = [
  {
    id: 'find-item-index',
    about: 'library.findItemIndex',
    assumed: "a Number for an item that exists, '' for one that does not",
    evidence:
      "CS: '' or an empty array (xJSFL), null in CS6 (recorded); Animate: null (notes on a running Animate); the reference says an integer",
    switch: "findItemIndex: number, string; findItemIndexMiss: '', null, -1, []",
  },
  {
    id: 'library-order',
    about: 'library.items',
    assumed: 'in the order of the file: folders, media, fonts, symbols',
    evidence: 'xJSFL says creation order, unsorted; the file keeps its own',
    switch: 'libraryOrder: file, created, name',
  },
  {
    id: 'item-name',
    about: 'item.name =',
    assumed:
      'takes a leaf name, in which a slash becomes a dash; renaming a folder renames the paths below it',
    evidence: 'xJSFL assigns leaf names; PokeJSFL notes the dash (Flash CS6); paths imply the rest',
  },
  {
    id: 'items-while-renamed',
    about: 'library.items while items are renamed',
    assumed: 'stays in its order',
    evidence: 'none; a script of Flash CS6 starts its walk anew after each rename, because the order changed',
    decides: 'library.items[0].name before and after renaming it to "zzz"',
  },
  {
    id: 'linkage-identifier',
    about: 'item.linkageExportForAS = true',
    assumed: 'an item without an identifier gets the last part of its name as linkageIdentifier',
    evidence:
      'a published script for Animate: "auto-sets the identifier = symbol name"; whether folders count is not said',
  },
  {
    id: 'linkage-refused',
    about: 'linkage that Animate refuses',
    assumed:
      'two items may have one identifier; the class may be emptied, and symbolType changed, while an item is exported',
    evidence:
      'comments of two published scripts say otherwise: an identifier that another item has, in any case of letters, is an error that no script catches; symbolType does not change, without an error; linkageClassName = "" is an error',
    decides: 'each of the three in a try, and what the members read afterwards',
  },
  {
    id: 'type-of-deleted-item',
    about: 'item.itemType of a deleted item',
    assumed: '"undefined"; its other members throw as those of all deleted objects do',
    evidence: 'the reference lists "undefined" among the types; published commands test for it',
    decides: 'item.name after library.deleteItem(item.name)',
  },
  {
    id: 'set-item-property',
    about: 'library.setItemProperty',
    assumed: 'a property that no selected item has is left alone, with a warning',
    evidence:
      'a published script with a misspelt name, which continues and publishes; recorded commands that set scalingGrid of whatever is selected',
  },
  {
    id: 'move-to-missing-folder',
    about: 'library.moveToFolder',
    assumed: 'makes a folder that is missing; moves nothing without a name for it',
    evidence:
      'newFolder and addNewItem do; a command of liuzhuan/jsfl-toolbox looks up the folder by kind, which gives undefined for folders',
    decides: 'what it returns for a folder that is not there, and the library afterwards',
  },
  {
    id: 'unused-items',
    about: 'library.unusedItems',
    assumed: 'items that no timeline uses, not even one of an unused symbol, and that are not exported',
    evidence: 'the reference gives no definition',
  },
];

const timelines: readonly Assumption[] = [
  {
    id: 'exit-edit-mode',
    about: 'document.exitEditMode',
    assumed: 'selects the instance that was entered',
    evidence: 'published scripts of several authors go on with selection[0]',
  },
  {
    id: 'current-frame',
    about: 'timeline.currentFrame =',
    assumed:
      'beyond the last frame it stops at the last; before the first, and for what is not a number, at the first, with a warning; the selection of elements is lost',
    evidence: 'published scripts; the reference is silent',
  },
  {
    id: 'layer-type-guided',
    about: 'layer.layerType =',
    assumed: 'guided and masked attach the layer to the guide or mask right above it',
    evidence: 'none: layer5 of the reference lists the values and no more',
    decides: 'parentLayer after setting guided or masked below, and apart from, a guide or mask',
  },
  {
    id: 'clear-first-keyframe',
    about: 'timeline.clearKeyframes',
    assumed: 'the first keyframe of a layer, which has none before it, is emptied',
    evidence: 'none: timelin3 of the reference names no first keyframe',
    decides: 'the elements of frame 0 after clearKeyframes(0)',
  },
  {
    id: 'paste-frames',
    about: 'timeline.pasteFrames',
    assumed:
      'what is pasted takes the place of the selected frames, or of the one frame meant; several copied layers go to as many layers downwards, and layers that are missing are made at the bottom, with the names and types of the copied ones, which empty layers with the name that they were made with take too',
    evidence:
      'scripts of eight authors paste into a new symbol or layer, whose only blank frame should disappear; the help of Flash speaks of the frames to replace, and of frames and any layers and layer names',
    decides: 'frameCount after copyFrames(0, 3) and pasteFrames(0) on another layer of one blank frame',
  },
  {
    id: 'paste-motion',
    about: 'timeline.pasteMotion',
    assumed:
      'the element moves, turns and stretches about its transformation point as the copied one did from its first frame on; colour, filters and blend mode are taken over',
    evidence: 'Motion XML, which the same menu writes, keeps the first pose apart',
  },
  {
    id: 'reorder-layer',
    about: 'timeline.reorderLayer',
    assumed: 'a layer moves into the folder, mask or guide that its new neighbour belongs to',
    evidence: 'what dragging does',
  },
];

const border: readonly Assumption[] = [
  {
    id: 'native-failures',
    about: 'native failures',
    assumed: 'thrown as Error, which scripts can catch',
    evidence:
      'published error texts of Animate 2015 to 2023; xJSFL says that some cannot be caught, and a driver of Flash 8 that fl.saveDocument ends the script for a URI that is none',
    switch: 'strictNativeErrors: throw, silent',
  },
  {
    id: 'native-texts',
    about: 'texts of native failures',
    assumed:
      "'moveSelectionBy' requires a selection. — The function breakApart() is currently unavailable. (commands of the menus) — swapElement: Argument number 1 is invalid. (selection, importFile, scaleSelection, swapElement, runScript, closeDocument, addEventListener; a warning says what is wrong); other members have words of this host",
    evidence:
      'issues of TomByrne/Flash2Svg, Dot-Stuff/BetterTextureAtlas, BlackMATov/unity-flash-tools; changelogs of two panels. Which members have the first form and which the second is recorded of five',
  },
  {
    id: 'nothing-to-break-apart',
    about: 'document.breakApart, unGroup, unlockAllElements where there is nothing to do',
    assumed: 'currently unavailable: raw shapes alone, nothing that can be taken apart, nothing locked',
    evidence:
      'the texts are recorded, the states are not; a script of rabit2022/AnJsflScript ends its loop by breakApart of raw shapes',
    decides: 'each of the three in a try, on one raw shape',
  },
  {
    id: 'stale-objects',
    about: 'deleted elements, layers, frames and items, closed documents',
    assumed:
      'every use throws the text that the host has for it, but for name and itemType ("undefined") of an item, which answer',
    evidence:
      'issues of Flash2Svg that quote the text; two public commands print the names of items that they have deleted; the reference lists "undefined" among the types of items',
    switch: 'staleObjects: throw, ignore',
  },
  {
    id: 'read-only-members',
    about: 'assigning a read-only member',
    assumed: 'throws "Class.member is read-only."',
    evidence: 'none: the reference says "Read-only" and no more; its engine would ignore it',
    decides: 'whether document.name = "x" throws',
    switch: 'readOnlyMembers: throw, ignore',
  },
  {
    id: 'read-only-of-exporter',
    about: 'assigning a read-only member of SpriteSheetExporter',
    assumed: 'has no effect',
    evidence: 'exporters of two authors assign format and canStackDuplicateFrames before they export',
  },
  {
    id: 'dialogue-without-answer',
    unasked: WAITS,
    about: 'an open dialogue without a prepared answer',
    assumed: 'throws an error that names it',
    evidence: 'this host has no user',
    switch: 'answers',
  },
  ...globalAssumptions,
  {
    id: 'methods-without-object',
    about: 'methods of fl, fl.outputPanel, fl.Math, FLfile',
    assumed: 'work without their object: var trace = fl.trace',
    evidence: 'many published scripts',
  },
];

export const assumptions: readonly Assumption[] = [
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
    ...disputedAssumptions,
  ],
];
