import { createHost } from '../../../app';
import type { DocumentLiteral } from '../../../app';

// A literal that the compiler does not check, as in a program without types or in a file.
const open = (text: string) => () => createHost(JSON.parse(text) as DocumentLiteral);

it.each([
  ['{"layers":[{"frames":[{},{"tween":"motion"}]}]}', 'layers[0].frames[1]', 'tween', 'tweenType'],
  ['{"layers":[{"element":[]}]}', 'layers[0]', 'element', 'elements'],
  ['{"framerate":12}', 'the document', 'framerate', 'frameRate'],
  ['{"scenes":[{"layer":[]}]}', 'scenes[0]', 'layer', 'layers'],
  ['{"library":[{"name":"a","linkageClass":"A"}]}', 'library[0]', 'linkageClass', 'linkageClassName'],
  ['{"layers":[{"elements":[{"item":"a","alpa":5}]}]}', 'layers[0].elements[0]', 'alpa', 'alpha'],
  [
    '{"layers":[{"elements":[{"shape":"oval","transformationPoint":{"x":1,"Y":2}}]}]}',
    'layers[0].elements[0].transformationPoint',
    'Y',
    'y',
  ],
  [
    '{"layers":[{"elements":[{"group":[{"text":"a","colour":"#FF0000"}]}]}]}',
    'layers[0].elements[0].group[0]',
    'colour',
    'color',
  ],
])('An unknown key of %s is reported with its path and the most similar key', (text, place, key, near) => {
  const message = `createHost: ${place}: unknown key "${key}"; did you mean "${near}"?`;
  expect(open(text)).toThrow(new RangeError(message));
});

it('A key that is similar to none is reported with all known keys', () => {
  expect(open('{"scenes":[{"zebra":1}]}')).toThrow(
    new RangeError('createHost: scenes[0]: unknown key "zebra" (known: currentFrame, layers, name)'),
  );
});

it.each([
  [
    '{"layers":[{"elements":[{"shape":"oval","stroke":{}}]}]}',
    'layers[0].elements[0].stroke: expected a color like "#FF0000", got an object',
  ],
  [
    '{"layers":[{"elements":[{"primitive":"oval","fill":255}]}]}',
    'layers[0].elements[0].fill: expected a color like "#FF0000", got 255',
  ],
  ['{"layers":{}}', 'layers: expected an Array, got an object'],
  ['{"layers":[{"elements":["star"]}]}', 'layers[0].elements[0]: expected an object, got "star"'],
  ['{"library":[null]}', 'library[0]: expected an object, got null'],
])('%s is reported with its path', (text, message) => {
  expect(open(text)).toThrow(new TypeError(`createHost: ${message}`));
});

it('Attributes of the format are free, and a key with undefined counts as left out', () => {
  const host = createHost({
    layers: [{ attributes: { anything: 1 }, elements: undefined }],
    ...{ other: undefined },
  });
  expect(host.run('fl.getDocumentDOM().getTimeline().layers.length')).toBe(1);
});
