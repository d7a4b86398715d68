import type { Assumption } from './Assumption';
import { STORED } from './unasked';

/** Assumptions about timelines, layers, frames and tweens. */
export const timelineAssumptions: readonly Assumption[] = [
  {
    id: 'insert-frames',
    about: 'timeline.insertFrames(numFrames)',
    assumed: 'inserts into the current layer; the playhead stays',
    evidence:
      'the description in the reference (timeli28); one of its examples says all layers. Commands of patomation/flash-script-library-patomation call insertKeyframe() and insertFrames(8) in turn, and mean keyframes that are 8 frames apart: then the playhead would move',
    decides:
      'the lengths of two layers after insertFrames(5) with no frame selected, and the playhead after it',
  },
  {
    id: 'scene-name',
    about: 'timeline.name = of a scene',
    assumed: 'a name that another scene has is an error, as is the empty one; both are false for renameScene',
    evidence:
      'the reference: the name of a scene must be unique, and renameScene returns false for one that is not; none of six documents with several scenes has one name twice',
    decides: "fl.getDocumentDOM().timelines[0].name = 'Scene 2' where a second scene has that name",
  },
  {
    id: 'paste-frames-from-another',
    about: 'timeline.pasteFrames, pasteLayers from another document',
    assumed: 'the items come along; an item of the same path that is there stays, as with document.clipPaste',
    evidence: 'what pasting on the stage does',
  },
  {
    id: 'layers-in-layers',
    about: 'layer.parentLayer, layerType, and methods that move layers',
    assumed:
      'folders, masks and guides belong to folders only: at a masked or guided layer they go beside its mask or guide; a layer that is separated from its mask, guide or folder belongs to what that belongs to; the camera stays on top',
    evidence: 'all 250 layers with a parent in real documents',
  },
  {
    id: 'get-selected-layers',
    about: 'timeline.getSelectedLayers',
    assumed: 'the lowest layer first',
    evidence: 'the example of the reference, which displays 1,0',
  },
  {
    id: 'insert-keyframe-playhead',
    about: 'timeline.insertKeyframe(index), insertBlankKeyframe(index)',
    assumed: 'the playhead goes to the keyframe',
    evidence:
      'AdoBeatTheWorld/jsfl-examples, Rexarz/JSFLScripts, lymanland/tools and two more place, paste or label right after it; the reference lets the playhead go there in one of the cases',
    decides: 'currentFrame after insertBlankKeyframe(5)',
  },
  {
    id: 'convert-to-keyframes',
    about: 'timeline.convertToKeyframes(index) where a keyframe is',
    assumed: 'the next frame of its span becomes a keyframe, as with insertKeyframe',
    evidence:
      'notes on a running Animate; a published script of 2024 that calls it until the frame is a span of its own; the menu command F6',
  },
  {
    id: 'convert-to-keyframes-playhead',
    about: 'timeline.convertToKeyframes() without selected frames',
    assumed:
      'does at the playhead what insertKeyframe does: on a keyframe the next frame becomes one, beyond the end too, and the playhead goes there',
    evidence:
      'the key F6, which the History panel records so; commands of barkunas/JSFLScripts and Rexarz/JSFLScripts call it once for each label that they give',
    decides:
      'frameCount and currentFrame after convertToKeyframes() on a layer of one frame, without selected frames',
  },
  {
    id: 'blank-keyframes-playhead',
    about: 'timeline.convertToBlankKeyframes() without selected frames',
    assumed:
      'does at the playhead what insertBlankKeyframe does, as convertToKeyframes() does what insertKeyframe does',
    evidence:
      'two commands of laowai411/Tools_JSFL, which trace currentFrame before and after it, and one of feb19.jp place one picture or label for each call',
    decides: 'frameCount and currentFrame after convertToBlankKeyframes() on a layer of one frame',
  },
  {
    id: 'convert-to-blank-keyframes',
    about: 'timeline.convertToBlankKeyframes',
    assumed: 'the rest of the span after the range is empty too, as with insertBlankKeyframe',
    evidence: 'one menu command does both in the editor; the reference asks for no further keyframe',
  },
  {
    id: 'line-breaks-of-scripts',
    about: 'frame.actionScript',
    assumed: 'line breaks read as \\n, whatever the file has',
    evidence: 'the reference: "To insert a new line character, use \\n"; XML says so too',
  },
  {
    id: 'type-of-camera-layer',
    about: 'layer.layerType',
    assumed: '"camera" for a camera layer',
    evidence: 'the value in the file; the reference lists no such type',
  },
  {
    id: 'new-layer',
    about: 'timeline.addNewLayer',
    assumed:
      'a new layer belongs to what the current one belongs to; names count on from the highest number in use',
    evidence: 'what the menu command does; real documents',
  },
  {
    id: 'current-layer',
    about: 'timeline.currentLayer =',
    assumed: 'deselects selected frames',
    evidence: 'what clicking a layer does',
  },
  {
    id: 'current-layer-beyond',
    about: 'timeline.currentLayer = beyond the last layer, or what is not a number',
    assumed: 'the nearest layer, the first for what is not a number, with a warning',
    evidence:
      'a tested script of rabit2022/AnJsflScript assigns a layer object, and continues with the first layer; currentFrame stops at the last frame',
  },
  {
    id: 'convert-keyframes-beyond',
    about: 'timeline.convertToKeyframes beyond the end of the layer',
    assumed: 'does nothing there',
    evidence:
      'notes of Omkar8369/animate-cc-pipeline on Animate 2020; the menu command Convert to Keyframes makes the layer longer, which was the reading before',
    decides: 'frameCount after convertToKeyframes(9) on a layer of one frame',
  },
  {
    id: 'convert-keyframes-selection',
    about: 'timeline.convertToKeyframes, selection afterwards',
    assumed: 'the elements of selected frames at the playhead; empty where no frame was selected',
    evidence:
      'scripts of rabit2022/AnJsflScript that are marked as tested scale the selection right after setSelectedFrames and convertToKeyframes; a comment there says that it is empty without selecting the frame',
  },
  {
    id: 'sound-envelope-limits',
    about: 'frame.getSoundEnvelopeLimits',
    assumed:
      'the end of a sound that was not cut is 1073741823, both are 0 without a sound; a side left out of setSoundEnvelopeLimits stays',
    evidence: 'notes of rabit2022/AnJsflScript and constants of xJSFL; scripts that give the start alone',
  },
  {
    id: 'set-selected-frames',
    about: 'timeline.setSelectedFrames',
    assumed:
      'moves the playhead to the first frame when it is outside the selected ones; the layers of the selected frames are the selected layers; the current layer stays if it is one of those, else the first of them becomes current',
    evidence:
      'what clicking frames does; a document that Flash saved after a script: a layer added after setSelectedFrames([0, 0, 1]) is above that layer',
  },
  {
    id: 'beyond-the-end',
    about: 'an index of a layer or a frame beyond the last',
    assumed:
      'has no effect, with a warning; getters give what has no effect, ranges end at the last one; an index below 0 throws',
    evidence:
      'loops of two authors call deleteLayer(layerCount) and setRigParentAtFrame(parent, frameCount) as their last step, and what follows them matters; notes on convertToKeyframes beyond the end',
    decides: 'each member with the index one beyond the end, in a try',
  },
  {
    id: 'parent-layer-number',
    unasked: STORED,
    about: 'layer.parentLayer',
    assumed: 'the number that the file gives of it does not count the layer of the camera',
    evidence: 'eight layers in three documents with a camera',
  },
  {
    id: 'camera-values',
    about: 'timeline.camera, of places, zoom and angles',
    assumed:
      'the element on the camera layer is at the middle of the stage less the position, is scaled to 100 / zoom and turned by the angle against the clock; values beyond the ranges of the virtual camera (zoom 1 to 10000, angle -179 to 180, place ±10000, depth -5000 to 10000) are set to the nearest end; values of a frame between keyframes are written to its keyframe',
    evidence:
      'the virtual camera in the script that the program publishes with scenes, whose methods have the same names and descriptions',
  },
  {
    id: 'camera-zoom',
    about: 'camera.getZoom',
    assumed:
      '100 / the scale that the document stores, in steps of 1/65536, not rounded: 149.9989 after setZoom(0, 150), before and after saving',
    evidence:
      'the reference gives a double, beside whole numbers of getRotation and getZDepth; the virtual camera that the program publishes with scenes divides the same way, and rounds nothing',
    decides: 'fl.trace(camera.getZoom(0)) after camera.setZoom(0, 150), and again after saving and opening',
  },
  {
    id: 'camera-not-enabled',
    about: 'timeline.camera, getters without a camera, and setters',
    assumed: 'the defaults of the reference; setting throws until camera.cameraEnabled is true',
    evidence: 'the reference names the defaults, and says nothing of a timeline without a camera',
  },
  {
    id: 'camera-enabled',
    about: 'camera.cameraEnabled',
    assumed:
      'false keeps the layer in the document; the first time, true makes the layer of the camera the current one',
    evidence: 'the two things that the document stores; a published script relies on the current layer',
  },
  {
    id: 'draw-on-camera-layer',
    about: 'drawing while the layer of a camera is the current one',
    assumed: 'throws as on a frame that cannot be drawn into',
    evidence:
      'the layer of a camera contains only the camera in every document; nothing documents what the program does',
    decides: 'fl.getDocumentDOM().addNewRectangle on that layer',
  },
  {
    id: 'camera-tint',
    about: 'camera.tintEnabled, colorFilterEnabled',
    assumed:
      'the tint is the tint of the element on the camera layer, the colour filter its filter "adjust color"; the switches are on where a keyframe has one or a script set them, are not stored, and false takes tint or filter away; amounts of the colour filter beyond those of that filter are set to the nearest end',
    evidence:
      'the script that the program publishes with scenes applies the colour effect of that element; no document with the switches was seen',
  },
  {
    id: 'rig-parent',
    about: 'layer.setRigParentAtFrame',
    assumed:
      'takes the parent (a layer or its index) and the frame, also in the order of the reference; the keyframe that the frame shows gets the parent, and its elements stay where they are on the stage; null, or the layer itself, takes the parent away; getRigMatrixAtFrame gives what all carrying layers do together',
    evidence:
      'notes on a running Animate and scripts of two more authors: parent first, numbers too; connecting layers in the program moves nothing, and documents store elements in the coordinates of what carries them; the reference says no more than "set" and "rig matrix"',
  },
  {
    id: 'merge-layers',
    about: 'timeline.mergeLayers',
    assumed:
      'the uppermost layer keeps its name and becomes the current one; it has the keyframes of all layers and shows at every frame what they showed, back to front; tweens become keyframes, raw shapes of a frame merge, scripts of one frame follow each other from the top layer down',
    evidence:
      'the reference: "merge the layers within specified range of indexes"; a frame of a layer has no more than one tween',
  },
  {
    id: 'bounds-frames',
    about: 'timeline.getBounds',
    assumed: 'frames count from 1; 0 where there is nothing',
    evidence: 'the reference and its example',
  },
  {
    id: 'bounds-content',
    about: 'timeline.getBounds',
    assumed:
      'measures as what is published is measured: half of each stroke outside its line, at least a pixel; no masks of its own, masked layers as far as the box of their mask, inside symbols both as layers like others; turned instances by the turned box of their content, buttons by what they show up, over and down, not by what is felt; guide layers count on the timeline itself, not inside symbols',
    evidence:
      'nominalBounds of 794 of 889 symbols in 90 HTML5 canvas publications of Animate 18 to 24, which have no guides (74 of the others are of one document with pointed corners); Dot-Stuff/BetterTextureAtlas notes of Animate 2022 that guide and guided layers of the timeline count, and hides them first; that hidden layers count by the publish settings',
  },
];
