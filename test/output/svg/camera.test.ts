import { PNG } from 'pngjs';
import type { ElementLiteral } from '../../../app/literal/DocumentLiteral';
import { XmlNode } from '../../../document/xml/XmlNode';
import { openLiteral } from '../../support/openModel';
import { pictureOf } from '../../../app/host/pictureOf';
import { rasterize } from '../../support/onNode';

const square = (x: number, y: number, fill: string): ElementLiteral => {
  return { shape: 'rectangle', x, y, width: 20, height: 20, fill, stroke: null };
};

/** The colours at some places of a stage of 100 x 60 pixels with a camera of that matrix. */
function colorsAt(matrix: Record<string, string>, ...places: [number, number][]): string[] {
  const document = openLiteral({
    width: 100,
    height: 60,
    backgroundColor: '#000000',
    layers: [
      { name: 'attached', elements: [square(0, 0, '#FF0000')], attributes: { attachedToCamera: true } },
      { name: 'world', elements: [square(40, 20, '#00FF00')] },
    ],
  });
  const timeline = document.getTimeline().node;
  timeline.setAttr('cameraLayerEnabled', 'true');
  const camera = XmlNode.create('DOMSymbolInstance', { libraryItemName: '__Camera__', isVisible: 'false' }, [
    XmlNode.create('matrix', {}, [XmlNode.create('Matrix', matrix)]),
  ]);
  const frame = XmlNode.create('DOMFrame', { index: '0' }, [XmlNode.create('elements', {}, [camera])]);
  const layer = XmlNode.create('DOMLayer', { name: 'Camera', layerType: 'camera' }, [
    XmlNode.create('frames', {}, [frame]),
  ]);
  timeline.child('layers')?.insert(layer, 0);
  const { svg } = pictureOf(document, { frame: 0 });
  const { data } = PNG.sync.read(Buffer.from(rasterize(svg, { isSmooth: false })));
  return places.map(([x, y]) => data.subarray((y * 100 + x) * 4, (y * 100 + x) * 4 + 3).toString('hex'));
}

const [RED, GREEN, BLACK] = ['ff0000', '00ff00', '000000'];

describe('cameras', () => {
  it.each([
    ['in the middle of the stage shows it as it is', { tx: '50', ty: '30' }, GREEN, BLACK],
    ['moved to the right moves the layers to the left', { tx: '70', ty: '30' }, BLACK, GREEN],
    [
      'half as large shows everything twice as large',
      { a: '0.5', d: '0.5', tx: '50', ty: '30' },
      GREEN,
      GREEN,
    ],
  ])('A camera %s', (_, matrix, middle, beside) => {
    expect(colorsAt(matrix, [50, 30], [33, 30])).toEqual([middle, beside]);
  });

  it('A layer attached to the camera stays where it is', () => {
    expect(colorsAt({ tx: '80', ty: '50' }, [5, 5])).toEqual([RED]);
  });
});
