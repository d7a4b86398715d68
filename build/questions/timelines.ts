import type { Questions } from './Questions';
import { newDocument } from './support/ownDocuments';
import { mergeLayers } from './support/later';
import { outcome } from './support/outcome';
import {
  addLayer,
  drawSquare,
  elementsAt,
  layerNameOf,
  namesOf,
  placeNew,
  selected,
  startsOf,
} from './support/stage';

/** Questions about layers and frames. */
export const timelines: Questions = {
  'insert-frames'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    addLayer(document, 'other');
    timeline.insertFrames(5);
    return [timeline.layers[0].frameCount, timeline.layers[1].frameCount, timeline.currentFrame];
  },

  'scene-name'() {
    const document = newDocument();
    document.addNewScene('second');
    const taken = outcome(() => (document.timelines[0].name = 'second'));
    const empty = outcome(() => (document.timelines[0].name = ''));
    document.editScene(0);
    return [taken, empty, outcome(() => document.renameScene('second'))];
  },

  'paste-frames-from-another'() {
    const first = newDocument();
    placeNew(first, 'a');
    first.getTimeline().copyFrames(0);
    const second = newDocument();
    second.getTimeline().pasteFrames(0);
    return [namesOf(second.library.items), elementsAt(second).length];
  },

  'layers-in-layers'() {
    const document = newDocument();
    const masked = document.getTimeline().layers[0];
    const mask = addLayer(document, 'mask');
    const folder = addLayer(document, 'folder', 'folder');
    mask.layerType = 'mask';
    masked.layerType = 'masked';
    const before = layerNameOf(masked.parentLayer);
    masked.parentLayer = folder;
    return [before, layerNameOf(masked.parentLayer), masked.layerType];
  },

  'get-selected-layers'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    addLayer(document, 'other');
    timeline.setSelectedLayers(0, true);
    timeline.setSelectedLayers(1, false);
    return timeline.getSelectedLayers();
  },

  'insert-keyframe-playhead'() {
    const timeline = newDocument().getTimeline();
    timeline.insertFrames(9);
    timeline.insertBlankKeyframe(5);
    return timeline.currentFrame;
  },

  'convert-to-keyframes'() {
    const timeline = newDocument().getTimeline();
    timeline.insertFrames(5);
    timeline.convertToKeyframes(0);
    return startsOf(timeline.layers[0]);
  },

  'convert-to-keyframes-playhead'() {
    const timeline = newDocument().getTimeline();
    timeline.setSelectedFrames([]);
    timeline.convertToKeyframes();
    return [timeline.currentFrame, startsOf(timeline.layers[0])];
  },

  'blank-keyframes-playhead'() {
    const timeline = newDocument().getTimeline();
    timeline.setSelectedFrames([]);
    timeline.convertToBlankKeyframes();
    return [timeline.currentFrame, startsOf(timeline.layers[0])];
  },

  'convert-to-blank-keyframes'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    placeNew(document, 'a');
    timeline.insertFrames(9);
    timeline.convertToBlankKeyframes(3, 4);
    return [startsOf(timeline.layers[0]), elementsAt(document, 2).length, elementsAt(document, 8).length];
  },

  'line-breaks-of-scripts'() {
    const frame = newDocument().getTimeline().layers[0].frames[0];
    frame.actionScript = 'a;\r\nb;\nc;';
    const values: number[] = [];
    for (let i = 0; i < frame.actionScript.length; i++)
      if (frame.actionScript.charCodeAt(i) < 32) values.push(frame.actionScript.charCodeAt(i));
    return values;
  },

  'new-layer'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    const name = timeline.layers[0].name.replace('1', '7');
    const inside = addLayer(document, name);
    inside.parentLayer = addLayer(document, 'folder', 'folder');
    timeline.currentLayer = (timeline.findLayerIndex(name) as number[])[0];
    const index = timeline.addNewLayer(undefined as never);
    const made = timeline.layers[index];
    return [layerNameOf(made.parentLayer), /(\d+)$/.exec(made.name)?.[1]];
  },

  'current-layer'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    timeline.insertFrames(5);
    addLayer(document, 'other');
    timeline.setSelectedFrames([0, 0, 1], true);
    timeline.currentLayer = 1;
    return timeline.getSelectedFrames();
  },

  'current-layer-beyond'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    addLayer(document, 'other');
    const set = outcome(() => (timeline.currentLayer = 9));
    return [set, timeline.currentLayer];
  },

  'convert-keyframes-beyond'() {
    const timeline = newDocument().getTimeline();
    const converted = outcome(() => timeline.convertToKeyframes(5));
    return [converted, timeline.layers[0].frameCount];
  },

  'convert-keyframes-selection'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    placeNew(document, 'a');
    timeline.insertFrames(5);
    timeline.currentFrame = 3;
    timeline.setSelectedFrames([0, 3, 4], true);
    timeline.convertToKeyframes();
    return [startsOf(timeline.layers[0]), namesOf(selected(document))];
  },

  'sound-envelope-limits'() {
    const { start, end } = newDocument().getTimeline().layers[0].frames[0].getSoundEnvelopeLimits() as {
      start: number;
      end: number;
    };
    return [start, end];
  },

  'set-selected-frames'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    addLayer(document, 'other');
    timeline.insertFrames(9, true);
    timeline.currentFrame = 0;
    timeline.setSelectedLayers(0, true);
    timeline.setSelectedFrames([1, 5, 7], true);
    return [timeline.currentFrame, timeline.currentLayer, timeline.getSelectedLayers()];
  },

  'beyond-the-end'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    addLayer(document, 'other');
    const layer = timeline.layers[0] as Layer & {
      getBlendModeAtFrame(frame: number): unknown;
      setRigParentAtFrame(parent: Layer, frame: number): unknown;
    };
    return [
      outcome(() => timeline.deleteLayer(2)),
      outcome(() => timeline.setSelectedLayers(2, true)),
      outcome(() => timeline.setSelectedFrames([2, 0, 1], true)),
      outcome(() => timeline.reorderLayer(2, 0)),
      outcome(() => layer.getBlendModeAtFrame(1)),
      outcome(() => layer.setRigParentAtFrame(timeline.layers[1], 1)),
    ];
  },

  'merge-layers'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    placeNew(document, 'back');
    addLayer(document, 'upper');
    placeNew(document, 'front');
    mergeLayers(timeline, 0, 1);
    return [
      namesOf(timeline.layers),
      namesOf(timeline.layers[0].frames[0].elements).sort(),
      timeline.currentLayer,
    ];
  },

  'bounds-frames'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    timeline.insertBlankKeyframe(1);
    timeline.currentFrame = 1;
    placeNew(document, 'a', 10, 20);
    return [sidesOf(timeline.getBounds(1)), sidesOf(timeline.getBounds(2))];
  },

  'bounds-content'() {
    const document = newDocument();
    drawSquare(document, 0, 0);
    addLayer(document, 'guide').layerType = 'guide';
    placeNew(document, 'a', 500, 500);
    const { right, bottom } = document.getTimeline().getBounds(1) as { right: number; bottom: number };
    return [
      right > 400 || bottom > 400 ? 'with guides' : 'without guides',
      right > 100 ? 'with strokes' : 'without strokes',
    ];
  },
};

function sidesOf(box: unknown): unknown {
  if (typeof box !== 'object') return box;
  const { left, top, right, bottom } = box as { left: number; top: number; right: number; bottom: number };
  return [left, top, right, bottom];
}
