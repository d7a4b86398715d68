import { newDocument } from './ownDocuments';
import { elementAt, placeNew } from './stage';

/** A document in which an instance is 100 pixels from the left from its second keyframe on, at frame 10. */
export function movedDocument(): Document {
  const document = newDocument();
  const timeline = document.getTimeline();
  placeNew(document, 'a');
  timeline.insertFrames(10);
  timeline.insertKeyframe(10);
  elementAt(document, 10).x = 100;
  timeline.currentFrame = 0;
  return document;
}

/** A document in which a classic tween moves an instance by 100 pixels in ten frames. */
export function tweenedDocument(): Document {
  const document = movedDocument();
  document.getTimeline().createMotionTween(0, 9);
  return document;
}
