import { HostError } from '../../../../document/checks/HostError';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { isTweened } from '../../timeline/tweening';
import { elapsedAt, readDuration } from '../../../../document/xfl/spans';
import type { Frame } from '../../timeline/Frame';
import type { DocumentCore } from '../DocumentCore';

/**
 * The frame that new elements are drawn into: that of the current layer at the playhead.
 *
 * @throws HostError if the layer has none or is a camera's, and on a frame between the keyframes of a tween; in Flash CS6
 *   also for a layer that is locked or hidden (recorded).
 */
export function currentFrame(document: DocumentCore): Frame {
  const timeline = document.getTimeline();
  timeline.materialize();
  const layer = timeline.layers[timeline.currentLayer];
  const isShut = document.switches.era === 'cs6' && (layer.locked || !layer.visible);
  const frame = isShut || layer.ownType === 'camera' ? undefined : layer.frameAt(timeline.currentFrame);
  if (frame && !isInterpolated(document, frame.node)) return frame;
  throw noFrame();
}

/** @throws HostError if the playhead is on an interpolated frame of this keyframe. */
export function checkDrawable(document: DocumentCore, keyframe: XmlNode | null | undefined): void {
  if (keyframe && isInterpolated(document, keyframe)) throw noFrame();
}

function isInterpolated(document: DocumentCore, keyframe: XmlNode): boolean {
  const elapsed = elapsedAt(keyframe, document.getTimeline().currentFrame);
  return elapsed > 0 && elapsed < readDuration(keyframe) && isTweened(keyframe);
}

function noFrame(): HostError {
  return new HostError(
    'There is no current frame to draw into. Also check that the current frame is not an interpolated frame.',
  );
}
