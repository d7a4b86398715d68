import { readDuration, readEnd, readStart } from '../../../document/xfl/spans';
import { XmlNode } from '../../../document/xml/XmlNode';
import { openLiteral } from '../../support/openModel';

it('A layer has no frames where the document places its only keyframe before the start', () => {
  const [layer] = openLiteral({ layers: [{ frames: [{}] }] }).getTimeline().layers;
  layer.keyframes[0].node.setAttr('index', '-5');
  layer.framesChanged();
  expect(layer.frames).toEqual([]);
});

it('A gap between two spans belongs to the keyframe before it', () => {
  const [layer] = openLiteral({ layers: [{ frames: [{ duration: 2 }, {}] }] }).getTimeline().layers;
  layer.keyframes[1].node.setAttr('index', '4');
  layer.framesChanged();
  const [first, second] = layer.keyframes;
  expect(layer.frames).toEqual([first, first, first, first, second]);
});

describe('spans of keyframes', () => {
  const readers = { readStart, readDuration, readEnd };
  const spans: [keyof typeof readers, Record<string, string>][] = [
    ['readStart', { index: '100000' }],
    ['readStart', { index: '4294967297' }],
    ['readDuration', { duration: '2147483648' }],
    ['readEnd', { index: '99999', duration: '2' }],
  ];

  it.each(spans)('%s refuses %j', (name, attributes) => {
    expect(() => readers[name](XmlNode.create('DOMFrame', attributes))).toThrow(
      /claims [\d,]+ frames; the maximum is 100,000/,
    );
  });

  it('The last frame of the longest timeline is read', () => {
    expect(readEnd(XmlNode.create('DOMFrame', { index: '99999' }))).toBe(100_000);
  });
});
