import type { Assumption } from './Assumption';

/** Assumptions that a record of a running Flash or Animate contradicts, or that only such a record supports. */
export const disputedAssumptions: readonly Assumption[] = [
  {
    id: 'edit-missing-item',
    about: 'library.editItem of a path that no item has',
    assumed:
      'is false, and shows the first scene, as without a selected item; a document given for the path is such a path',
    evidence:
      'jedrichards/fla-text-processor-jsfl calls library.editItem(document) to come back to the scene; the same folder contains the document that it was given and the one that Flash CS5.5 saved after it, with the texts of the scene in symbols and without the layer that it deletes',
    decides: 'library.editItem("star"); [library.editItem("no such item"), document.getTimeline().name]',
  },
  {
    id: 'select-raw-shape',
    about: 'document.selection = of raw shapes',
    assumed: 'selects them',
    evidence:
      'the reference names no exception; a comment of rabit2022/AnJsflScript says that a raw shape cannot be selected so after selectNone()',
    decides: 'document.selectNone(); document.selection = [rawShape]; document.selection.length',
  },
  {
    id: 'point-of-placed-items',
    about: 'the transformation point of what addItem and addItemToDocument place',
    assumed: 'the middle of the content, for bitmaps too',
    evidence:
      'ToolkitForDart (CS6) and rabit2022/AnJsflScript (Animate 2024) for symbols; DragonBones notes that bitmaps read 0, 0 in CS5.5 and CS6 only',
  },
  {
    id: 'place-of-added-items',
    about: 'document.addItem and library.addItemToDocument of a symbol',
    assumed:
      'addItem counts in twips: x is the given one less half of left + right, rounded up; y the same for top + bottom, and a twip higher; addItemToDocument puts the exact centre at the point',
    evidence:
      'all items that scripts placed by addItem in three documents which the program saved; nothing is recorded of addItemToDocument in twips, a script for CS6 sets its point without an offset',
    decides:
      'x and y of a symbol of 25 by 11 twips after addItem({x: 0, y: 0}, item), and after addItemToDocument',
  },
  {
    id: 'locking-deselects',
    about: 'element.locked = true',
    assumed: 'takes the element out of the selection',
    evidence:
      'a published command (Distribute to Keyframes, 2007) locks the one selected element that it keeps, deletes the selection, and unlocks all',
  },
  {
    id: 'point-of-several',
    about: 'document.setTransformationPoint of several elements',
    assumed: 'each gets the point, in the coordinates that its kind has',
    evidence: 'the reference: "values for the transformation point for each of the following elements"',
  },
  {
    id: 'undefined-as-layer-name',
    about: 'layer.name = undefined; other texts set to undefined or null',
    assumed: 'a layer is called "undefined"; the other texts refuse undefined, and all refuse null',
    evidence:
      'a published script (zhangfree/jsfl_package) names a layer by a variable that has no value yet, and continues; there are no records of other texts',
    decides: 'layer.name = undefined, then layer.name',
  },
  {
    id: 'unlisted-player',
    about: 'document.setPlayerVersion of a version that the reference does not list',
    assumed: 'true where the text has the form of one that is listed (FlashPlayer32.0), false for any other',
    evidence:
      'documents of Animate contain FlashPlayer32.0; the list of the reference ends at FlashPlayer11.7',
    decides: 'document.setPlayerVersion("FlashPlayer99") and of a word that names no player',
  },
  {
    id: 'save-without-changes',
    about: 'fl.saveDocument of a document without changes',
    assumed: 'writes the file that is named, and is true',
    evidence:
      'the reference; a driver of Flash 8 (8,0,0,478) records false and no file, and nothing is recorded of later releases',
    decides: 'fl.saveDocument(fl.createDocument(), uri)',
  },
  {
    id: 'swap-with-same',
    about: 'document.swapElement with the symbol that is there',
    assumed: 'succeeds, nothing changes',
    evidence: 'none; a published script says that it "fails on a self-swap"',
    decides: 'swapElement of an instance with the name of its own item, in a try',
  },
  {
    id: 'empty-frame-bounds',
    about: 'left, top of an instance that shows an empty frame',
    assumed: 'its place, with no width and height',
    evidence: 'what the reference implies; -107374182.3 is recorded for Flash CS6 (ToolkitForDart)',
    decides: 'left of an instance of an empty symbol in Animate',
  },
  {
    id: 'has-own-property',
    about: 'element.hasOwnProperty("x")',
    assumed: 'false: members are on the prototypes',
    evidence:
      'scripts patch the prototypes; Flash2Svg relies on true for frames, and a dump of a document lists its members as own',
    decides: 'fl.getDocumentDOM().hasOwnProperty("name")',
  },
  {
    id: 'document-settings',
    about:
      'document.pasteboardColorCheck, animatedViewRect, legacyLineSpacing, mergeForSelection, stageScaleAnchor, scaleContentWithStage',
    assumed:
      'begin with false, true, false, false, "TopLeft", false; kept until the document is closed, without effect',
    evidence: 'a dump of a new document in Animate 24 (rabit2022/AnJsflScript-ts)',
  },
  {
    id: 'file-guid',
    about: 'document.fileGUID',
    assumed:
      '32 hexadecimal digits for documents that fl.createDocument makes; empty for documents that store none',
    evidence: 'a dump of a new document in Animate 24',
  },
  {
    id: 'insert-keyframe-beyond',
    about: 'timeline.insertKeyframe beyond the end of the layer',
    assumed: 'the layer grows',
    evidence:
      'the reference and the menu command; the same notes say that it did nothing "in some configurations", without naming them',
    decides: 'frameCount after insertKeyframe(9) on a layer of one frame',
  },
  {
    id: 'set-tween-type',
    about: 'frame.tweenType =, tweenEasing =',
    assumed: 'set the tween',
    evidence:
      'the reference; notes of Omkar8369/animate-cc-pipeline on Animate 2020 say that neither had an effect once the document was saved and opened, where the assignment alone may not have marked it as modified',
    decides: 'frame.tweenEasing in the same script right after assigning it',
  },
  {
    id: 'camera-any-numbers',
    about: 'camera.setPosition',
    assumed: 'takes any numbers',
    evidence:
      'none; notes of rabit2022/AnJsflScript say that it "needs integers other than 0", and not what happens otherwise',
    decides: 'camera.getPosition(0) after camera.setPosition(0, 10.5, 0)',
  },
  {
    id: 'color-transform-none',
    about: 'layer.setColorTransformAtFrame(frame, { mode: "none" })',
    assumed: 'takes the effect away',
    evidence:
      'the reference lists the mode; a comment of rabit2022/AnJsflScript says that it has no effect, and sets the others to neutral values',
    decides: 'layer.getColorTransformAtFrame(0).mode after setting alpha, then none',
  },
  {
    id: 'several-selected-layers',
    about: 'several selected layers',
    assumed: 'what is done on the stage affects the current layer',
    evidence:
      'none; a published script locks the other layers, because addItem and others "can affect all selected layers"',
    decides: 'elements of two selected layers after document.addItem',
  },
  {
    id: 'ease-without-tween',
    about: 'frame.getCustomEase, layer.getFiltersAtFrame',
    assumed: 'points of the ease that counts, and an empty Array without filters',
    evidence: 'Dot-Stuff/BetterTextureAtlas tests both for null; whether they ever are was not recorded',
    decides: 'fl.trace(frame.getCustomEase("all")) of a frame without a custom ease',
  },
];
