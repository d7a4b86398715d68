import { describeValue } from '../../host/describeValue';
import { Locations } from '../../host/Locations';
import { read } from '../../host/read';

/** Makes what describes keyframes in a list: `start (keyframe at frame 11) on art`. What it makes never throws. */
export function frameDescriber(document: Document): (frame: unknown) => string {
  const places = new Locations(document);
  return function describeFrame(frame) {
    const text = describeValue(frame);
    try {
      const location = places.ofFrame(frame as object);
      return location ? text + ' on ' + String(read(location.layer, 'name')).replace(/\r\n?|\n/g, ' ') : text;
    } catch {
      // A keyframe that was deleted, or a document that was closed.
      return text;
    }
  };
}
