import { sceneSubject } from '../../../output/pictures/exportSubjects';
import type { Document } from '../../../host-mocks/model/document/Document';
import { frameCountOf } from '../../../document/xfl/shownFrame';
import { XmlNode } from '../../../document/xml/XmlNode';
import { openLiteral } from '../../support/openModel';

/** Two frames of a layer, and five of the layer of a camera. */
function withCamera(enabled: string | null): Document {
  const document = openLiteral({ layers: [{ frames: [{ duration: 2 }] }] });
  const { node } = document.getTimeline();
  const frame = XmlNode.create('DOMFrame', { index: '0', duration: '5' });
  const layer = XmlNode.create('DOMLayer', { name: 'Camera', layerType: 'camera' }, [
    XmlNode.create('frames', {}, [frame]),
  ]);
  node.child('layers')?.insert(layer, 0);
  node.setAttr('cameraLayerEnabled', enabled);
  return document;
}

// Adobe's published `classes` and `mask` of shared/frames: 58 frames of a camera that is switched off, 2 and 1 without it.
it.each([
  ['that is switched on makes a film longer', 'true', 5],
  ['that is switched off does not', 'false', 2],
  ['that nothing is said of does not', null, 2],
])('A camera %s', (_, enabled, frames) => {
  const document = withCamera(enabled);
  const timeline = document.getTimeline();
  expect(sceneSubject(document.film, timeline, 'film').frameCount).toBe(frames);
  expect(frameCountOf(timeline.node)).toBe(frames);
});

it('A scene without layers is one frame', () => {
  const document = openLiteral({});
  document.getTimeline().node.child('layers')?.remove();
  expect(sceneSubject(document.film, document.getTimeline(), 'film').frameCount).toBe(1);
});
