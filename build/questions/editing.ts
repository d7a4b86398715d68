import type { Questions } from './Questions';
import { newDocument } from './support/ownDocuments';
import { addLayer, elementAt, elementsAt, namesOf, placeNew, select, selected } from './support/stage';
import { movedDocument } from './support/tweenedDocument';

/** Questions about editing timelines and symbols. */
export const editing: Questions = {
  'exit-edit-mode'() {
    const document = newDocument();
    select(document, [placeNew(document, 'a')]);
    document.enterEditMode('inPlace');
    document.exitEditMode();
    return namesOf(selected(document));
  },

  'current-frame'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    placeNew(document, 'a');
    timeline.insertFrames(9);
    document.selectAll();
    timeline.currentFrame = 20;
    return [timeline.currentFrame, selected(document).length];
  },

  'layer-type-guided'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    const lowest = timeline.layers[0];
    const middle = addLayer(document, 'middle');
    addLayer(document, 'guide').layerType = 'guide';
    middle.layerType = 'guided';
    lowest.layerType = 'masked';
    return [parentOf(middle), parentOf(lowest), lowest.layerType];
  },

  'clear-first-keyframe'() {
    const document = newDocument();
    placeNew(document, 'a');
    document.getTimeline().clearKeyframes(0);
    return elementsAt(document).length;
  },

  'paste-frames'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    placeNew(document, 'a');
    timeline.insertFrames(5);
    timeline.copyFrames(0, 2);
    timeline.pasteFrames(3);
    return timeline.layers[0].frameCount;
  },

  'paste-motion'() {
    const document = movedDocument();
    const timeline = document.getTimeline();
    timeline.createMotionTween(0, 10);
    timeline.setSelectedFrames(0, 11, true);
    timeline.copyMotion();
    addLayer(document, 'other');
    placeNew(document, 'b', 20, 50);
    timeline.setSelectedFrames(0, 1, true);
    timeline.pasteMotion();
    timeline.insertKeyframe(5);
    const { x, y } = elementAt(document, 5);
    return [timeline.layers[0].frames[0].tweenType, x, y];
  },

  'reorder-layer'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    const outside = timeline.layers[0];
    const inside = addLayer(document, 'inside');
    const folder = addLayer(document, 'folder', 'folder');
    inside.parentLayer = folder;
    timeline.reorderLayer(indexOf(timeline, outside.name), indexOf(timeline, 'inside'), true);
    return [namesOf(timeline.layers), parentOf(outside)];
  },
};

function indexOf(timeline: Timeline, name: string): number {
  return (timeline.findLayerIndex(name) as number[])[0];
}

function parentOf(layer: Layer): string | null {
  const parent = layer.parentLayer as Layer | null;
  return parent === null ? null : parent.name;
}
