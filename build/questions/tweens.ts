import type { Questions } from './Questions';
import { newDocument } from './support/ownDocuments';
import { addLayer, drawSquare, elementAt, namesOf, placeNew, point, select, startsOf } from './support/stage';
import { tweenedDocument } from './support/tweenedDocument';

/** Questions about tweens and motion objects. */
export const tweens: Questions = {
  'ease-presets'() {
    const document = tweenedDocument();
    const timeline = document.getTimeline();
    timeline.setFrameProperty('easeType', 5, -1, 40);
    const frame = timeline.layers[0].frames[0];
    const classic = frame.tweenEasing;
    timeline.setFrameProperty('easeType', 5, 1, 0);
    timeline.insertKeyframe(5);
    return [classic, elementAt(document, 5).x];
  },

  'reverse-frames'() {
    const document = tweenedDocument();
    const timeline = document.getTimeline();
    timeline.setFrameProperty('tweenEasing', 50, 0);
    timeline.reverseFrames(0, 11);
    const { tweenType, tweenEasing } = timeline.layers[0].frames[0];
    return [elementAt(document).x, elementAt(document, 10).x, tweenType, tweenEasing];
  },

  'type-of-motion-object'() {
    return motionTimeline().layers[0].frames[0].tweenType;
  },

  'ease-curve'() {
    const timeline = tweenedDocument().getTimeline();
    timeline.setFrameProperty('easeType', 5, 8, 0);
    return timeline.layers[0].frames[0].getCustomEase().length;
  },

  'create-motion-object'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    placeNew(document, 'a');
    timeline.insertFrames(9);
    timeline.createMotionObject(0);
    const frame = timeline.layers[0].frames[0];
    return [frame.isMotionObject(), frame.duration, namesOf(frame.elements)];
  },

  'set-motion-object-xml'() {
    const xml = motionTimeline().layers[0].frames[0].getMotionObjectXML();
    const document = newDocument();
    const timeline = document.getTimeline();
    placeNew(document, 'b');
    timeline.insertFrames(3);
    timeline.createMotionObject(0);
    timeline.layers[0].frames[0].setMotionObjectXML(xml, false);
    return timeline.layers[0].frames[0].duration;
  },

  'set-motion-object-duration'() {
    const timeline = motionTimeline();
    timeline.layers[0].frames[0].setMotionObjectDuration(20);
    return [timeline.layers[0].frameCount, timeline.layers[0].frames[0].duration];
  },

  'tweened-filters'() {
    const document = tweenedDocument();
    select(document, [elementAt(document)]);
    document.addFilter('blurFilter');
    document.setFilterProperty('blurX', 0, 10 as never);
    document.getTimeline().insertKeyframe(5);
    const filters = (elementAt(document, 5) as SymbolInstance).filters as { name: string; blurX?: number }[];
    return filters === undefined || filters.length === 0 ? 'none' : [filters[0].name, filters[0].blurX];
  },

  'motion-guides'() {
    const document = tweenedDocument();
    const timeline = document.getTimeline();
    elementAt(document).setTransformationPoint(point(0, 0));
    elementAt(document, 10).setTransformationPoint(point(0, 0));
    timeline.addMotionGuide();
    timeline.currentLayer = 0;
    document.addNewLine(point(0, 0), point(50, 50));
    document.addNewLine(point(50, 50), point(100, 0));
    timeline.currentLayer = 1;
    timeline.insertKeyframe(5);
    const { x, y } = timeline.layers[1].frames[5].elements[0];
    return [x, y];
  },

  'tweened-angles'() {
    const document = tweenedDocument();
    elementAt(document, 10).rotation = 37;
    document.getTimeline().insertKeyframe(3);
    return elementAt(document, 3).rotation;
  },

  'tweened-places'() {
    const document = tweenedDocument();
    document.getTimeline().insertKeyframe(3);
    const { tx, ty } = elementAt(document, 3).matrix;
    return [tx, ty];
  },

  'tween-easing'() {
    const document = tweenedDocument();
    const timeline = document.getTimeline();
    timeline.setFrameProperty('easeType', 5, 1, 0);
    const frame = timeline.layers[0].frames[0];
    frame.tweenEasing = 0;
    timeline.insertKeyframe(5);
    return [frame.tweenEasing, elementAt(document, 5).x];
  },

  'remove-motion-object'() {
    const timeline = motionTimeline();
    timeline.removeMotionObject(2, 3);
    return [startsOf(timeline.layers[0]), timeline.layers[0].frames[0].isMotionObject()];
  },

  'keyframe-in-motion-object'() {
    const timeline = motionTimeline();
    timeline.insertKeyframe(4);
    const { frames } = timeline.layers[0];
    return [startsOf(timeline.layers[0]), frames[0].isMotionObject(), frames[5].isMotionObject()];
  },

  'shape-tween-frame-by-frame'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    drawSquare(document, 0, 0);
    timeline.insertFrames(5);
    timeline.insertKeyframe(5);
    timeline.setFrameProperty('tweenType', 'shape', 0);
    timeline.layers[0].frames[0].convertToFrameByFrameAnimation();
    return [startsOf(timeline.layers[0]).length, elementAt(document, 2).elementType];
  },

  'copy-part-of-tween'() {
    const document = tweenedDocument();
    const timeline = document.getTimeline();
    timeline.copyFrames(0, 6);
    addLayer(document, 'other');
    timeline.pasteFrames(0, 6);
    return [startsOf(timeline.layers[0]), elementAt(document, 5).x];
  },

  'keyframe-in-tween'() {
    const document = tweenedDocument();
    (elementAt(document) as SymbolInstance).colorAlphaPercent = 0;
    document.getTimeline().insertKeyframe(5);
    const instance = elementAt(document, 5) as SymbolInstance;
    return [instance.x, instance.colorAlphaPercent];
  },
};

function motionTimeline(): Timeline {
  const document = newDocument();
  const timeline = document.getTimeline();
  placeNew(document, 'a');
  timeline.insertFrames(9);
  timeline.createMotionObject(0, 10);
  return timeline;
}
