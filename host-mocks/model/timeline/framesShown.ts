import type { Frame } from './Frame';
import type { TimelineCore } from './TimelineCore';

/** The keyframes at the playhead, bottom layer first: what the stage shows. */
export function framesShown(timeline: TimelineCore): Frame[] {
  const shown: Frame[] = [];
  const { layers, currentFrame } = timeline;
  for (const layer of layers) {
    const frame = layer.frameAt(currentFrame);
    if (frame) shown.push(frame);
  }
  return shown.reverse();
}

/** Selects every element of a frame that is not locked. */
export function selectElements(frame: Frame): void {
  for (const element of frame.backToFront) if (!element.locked) element.node.setAttr('selected', 'true');
}
