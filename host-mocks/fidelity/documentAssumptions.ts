import type { Assumption } from './Assumption';

/** Assumptions about documents, items, layers and frames, and about work on them. */
export const documentAssumptions: readonly Assumption[] = [
  {
    about: 'document.clipPaste, swapElement, timeline.pasteFrames, pasteLayers, instance.libraryItem =',
    assumed: 'what would put a symbol into itself is refused with an error, before anything is changed',
    evidence: 'the host shows a message and does nothing; the reference is silent',
  },
  {
    about: 'timeline.pasteFrames, pasteLayers from another document',
    assumed: 'the items come along; an item of the same path that is there stays, as with document.clipPaste',
    evidence: 'what pasting on the stage does',
  },
  {
    about: 'layer.parentLayer, layerType, and methods that move layers',
    assumed:
      'folders, masks and guides belong to folders only: at a masked or guided layer they go beside its mask or guide; a layer that is separated from its mask, guide or folder belongs to what that belongs to; the camera stays on top',
    evidence: 'all 250 layers with a parent in real documents',
  },
  {
    about: 'timeline.getSelectedLayers',
    assumed: 'the lowest layer first',
    evidence: 'the example of the reference, which displays 1,0',
  },
  {
    about: 'timeline.convertToBlankKeyframes',
    assumed: 'the rest of the span behind the range is empty too, as with insertBlankKeyframe',
    evidence: 'one menu command does both in the editor; the reference asks for no further keyframe',
  },
  {
    about: 'timeline.reverseFrames',
    assumed:
      'classic tweens run the other way, with their eases and turns; shape tweens and motion objects become keyframes',
    evidence:
      'the reference: "reverses a range of frames"; how the host stores the reversed ones was not seen',
  },
  {
    about: 'symbolItem.lastModifiedDate',
    assumed:
      'the second of the last edit of the timeline, at least one more than was read before; selecting, the playhead and names of items are no edits',
    evidence:
      'the reference: "incremented every time a symbol\'s timeline is edited"; saved values are seconds',
  },
  {
    about: 'document.saveAsCopy(URI, true)',
    assumed:
      'one scene of one frame with the layers of the selection and the folders around them, and the items that it uses; the settings of the document; an error where nothing is selected',
    evidence: 'the reference: "only the current Stage selection"',
  },
  {
    about: 'drawing and pasting on the stage',
    assumed: 'refused on a frame between the keyframes of a tween',
    evidence: 'the host\'s text: "Also check that the current frame is not an interpolated frame."',
  },
  {
    about: 'fl.objectDrawingMode',
    assumed: 'what is drawn is on top of the frame, and selected',
    evidence: 'the reference names the mode only; what the tools do',
  },
  {
    about: 'document.setStroke, setStrokeStyle, setCustomStroke',
    assumed: 'dashes of 6 and 6 pixels, dots 3 apart, where nothing else is said',
    evidence: 'the first values of the Stroke Style dialogue; the example of the reference names none',
  },
  {
    about: 'document.setFilterProperty("quality", …)',
    assumed: '1, 2 and 3 mean low, medium and high',
    evidence: 'the example of the reference sets 2; documents store these numbers',
  },
  {
    about: 'frame.actionScript',
    assumed: 'line breaks read as \\n, whatever the file has',
    evidence: 'the reference: "To insert a new line character, use \\n"; XML says so too',
  },
  {
    about: 'frame.tweenType',
    assumed: '"motion object" for a motion object, which only isMotionObject() has in the reference',
    evidence: 'the value in the file',
  },
  {
    about: 'layer.layerType',
    assumed: '"camera" for a camera layer',
    evidence: 'the value in the file; the reference lists no such type',
  },
  {
    about: 'item.itemType, symbolItem.symbolType',
    assumed: '"ik container" for a symbol of inverse kinematics',
    evidence: 'the value in the file',
  },
  {
    about: 'fontItem.bold, italic; soundItem.originalCompressionType',
    assumed: 'read from the PostScript name of the font and from the name of the sound file',
    evidence: 'the file stores nothing else about them',
  },
  {
    about: 'item.addData, document.addDataToDocument, element.setPersistentData',
    assumed: 'types are stored as i (integer), d, I, D, B; arrays as numbers with commas',
    evidence: 'i and texts without a letter were seen in documents, the others not',
  },
  {
    about: 'library.addNewItem, newFolder, moveToFolder',
    assumed: 'default names are Symbol 1 and untitled folder 1; a name that is taken gets a number behind it',
    evidence: 'default names in real documents; the reference for folders',
  },
  {
    about: 'library.expandFolder',
    assumed: 'exists, as in Flash CS6',
    evidence: 'the reference of CS6; later ones leave it out',
  },
  {
    about: 'library.updateItem',
    assumed: 'false: nothing can be imported again',
    evidence: 'this host has no importers',
  },
  {
    about: 'timeline.addNewLayer',
    assumed:
      'a new layer belongs to what the current one belongs to; names count on from the highest number in use',
    evidence: 'what the menu command does; real documents',
  },
  {
    about: 'timeline.currentLayer =',
    assumed: 'deselects selected frames',
    evidence: 'what clicking a layer does',
  },
  {
    about: 'timeline.setSelectedFrames',
    assumed: 'moves the playhead to the first frame when it stands outside the selected ones',
    evidence: 'what clicking frames does',
  },
  {
    about: 'frame.getCustomEase',
    assumed: 'a named ease, which no other member tells, reads as a curve of cubic pieces',
    evidence: 'the reference calls the result the curve that defines the ease',
  },
  {
    about: 'layer.parentLayer',
    assumed: 'the number that the file gives of it does not count the layer of the camera',
    evidence: 'eight layers in three documents with a camera',
  },
  {
    about: 'filters between keyframes',
    assumed: 'a filter without a counterpart at the other end runs to or from one whose numbers are 0',
    evidence: "Adobe's user guide: a matching filter without effect is added",
  },
  {
    about: 'motion guides',
    assumed:
      'followed by elements whose transformation point is within 10 px of the guide at both ends, straight on where lines cross; what is oriented to the path keeps its angle to it',
    evidence: 'three paths that the CreateJS exporter wrote; orientation was not seen',
  },
  {
    about: 'motion objects',
    assumed: 'a random or custom ease does nothing',
    evidence: 'the other eases were measured on movies of Flash CS6, these could not be told',
  },
  {
    about: 'shape tweens',
    assumed:
      'the styles that the file numbers are those of both ends in one list, equal ones once; a number behind the list is none',
    evidence: '583 shape tweens with one fill and at most one stroke at each end',
  },
  {
    about: 'timeline.insertKeyframe and others inside a motion object or armature',
    assumed: 'the frames from there on become keyframes without motion',
    evidence: 'the host makes property keyframes instead, which this host does not',
  },
  {
    about: 'frame.convertToFrameByFrameAnimation',
    assumed: 'shape tweens become shapes',
    evidence: 'kept simple; a published script says that the host makes bitmaps of them',
  },
  {
    about: 'timeline.copyFrames of a part of a tween',
    assumed: 'the copy ends in a keyframe that holds what its last frame showed',
    evidence: 'what the menu command does',
  },
  {
    about: 'timeline.insertKeyframe and others between keyframes',
    assumed:
      'the new keyframe holds what the frame showed: matrix, colour effect, filters and first frame of graphics',
    evidence: 'what the menu command does',
  },
  {
    about: 'timeline.getBounds',
    assumed: 'frames count from 1; 0 where there is nothing',
    evidence: 'the reference and its example',
  },
  {
    about: 'timeline.getBounds',
    assumed:
      'measures what is published: half of each stroke outside its line, no guide layers, turned instances by the turned box of their content',
    evidence:
      'nominalBounds of 30 symbols in HTML5 canvas publications; that hidden layers count by the publish settings',
  },
  {
    about: 'document.duplicateSelection',
    assumed: 'copies lie 10 px to the right and below',
    evidence: 'what the menu command does',
  },
  {
    about: 'document.addNewRectangle, addNewOval, addNewLine',
    assumed:
      'a shape of its own in front of the raw shape of the frame, not selected, not cut into it; at first blue without a gradient, with a black line of 1 px',
    evidence: 'the reference calls all raw shapes one element; the colours depend on the user’s settings',
  },
  {
    about: 'document.addNewText',
    assumed: 'Times New Roman, 12 points, black, left',
    evidence: 'defaults of the file format; the face depends on the user’s settings',
  },
  {
    about: 'document.convertSelectionToBitmap',
    assumed:
      'the picture covers the bounds of the selection, widened to whole pixels; it is lossless and named "Bitmap 1" and on',
    evidence: 'the reference says only that there is one; attributes as in real documents',
  },
  {
    about: 'document.convertToSymbol',
    assumed: 'a name with slashes puts the symbol into folders; elements of all layers go into one',
    evidence: 'what the dialogue does for one layer',
  },
  {
    about: 'document.unGroup, breakApart',
    assumed: 'raw shapes that come free beside another float until the host merges them',
    evidence: 'isFloating in real documents',
  },
  {
    about: 'document.distribute to the stage',
    assumed: 'the outermost elements touch the borders of the stage from inside',
    evidence: 'what the Align panel does',
  },
  {
    about: 'document.libraryPath',
    assumed: 'holds the entries that are not external, runtime shared ones too',
    evidence: 'the dialogue of publish settings',
  },
];
