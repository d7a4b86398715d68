import { XmlNode } from '../../../document/xml/XmlNode';
import { writeSpan } from '../../../document/xfl/spans';
import { written } from '../../../document/xfl/schema/recordOf';
import { KEYFRAME, LAYER, TIMELINE } from '../../../document/xfl/schema/timelineSchema';

/**
 * Outline colours that Animate gives to new layers, in turn. Source: twelve layers that a script made in Flash CS5.5
 * (import-test.fla of jedrichards/fla-text-processor-jsfl).
 */
const COLORS = ['#4FFF4F', '#9933CC', '#FF800A', '#FF4FFF', '#4FFFFF', '#808080', '#4F80FF', '#FF4F4F'];

export function layerColor(number: number): string {
  return COLORS[number % COLORS.length];
}

/** An empty keyframe. */
export function newFrame(index: number, duration = 1): XmlNode {
  const frame = XmlNode.create('DOMFrame', {}, [XmlNode.create('elements')]);
  writeSpan(frame, index, duration);
  KEYFRAME.keyMode.write(frame, KEYFRAME.keyMode.initial);
  return frame;
}

/** A layer with one empty keyframe. */
export function newLayer(name: string, number: number, frameCount = 1): XmlNode {
  const frames = XmlNode.create('frames', {}, frameCount > 0 ? [newFrame(0, frameCount)] : []);
  return XmlNode.create('DOMLayer', written(LAYER, { name, color: layerColor(number) }), [frames]);
}

/** A timeline as Animate makes it: one layer with one empty keyframe. */
export function newTimeline(name: string): XmlNode {
  const layer = newLayer('Layer 1', 0);
  LAYER.current.write(layer, true);
  LAYER.isSelected.write(layer, true);
  return XmlNode.create('DOMTimeline', written(TIMELINE, { name }), [XmlNode.create('layers', {}, [layer])]);
}
