import { factsOf } from '../../../../app/cli/facts/factsOf';
import { toTree } from '../../../../app/literal/toTree';
import { openXml, keyframe, layer } from '../../../support/openXml';

it.each(['Actionscript', 'Framescript'])('A script of %s is listed once', (name) => {
  const script = `<${name}><script><![CDATA[stop();]]></script></${name}>`;
  const document = openXml(layer(keyframe('index="0"', '', script)));
  expect(factsOf(document).scenes[0].layers[0].frames).toEqual([
    { start: 0, duration: 1, script: 'stop();', properties: {}, elements: [] },
  ]);
});

it('An attribute is a fact whatever its name is', () => {
  const novelty = '<DOMNovelty __proto__="x" constructor="y"><__proto__ z="1"/></DOMNovelty>';
  const document = openXml(layer(keyframe('index="0"', novelty)));
  const [{ properties }] = factsOf(document).scenes[0].layers[0].frames[0].elements;
  expect(Object.entries(properties).sort()).toEqual([
    ['__proto__', 'x'],
    ['__proto__.z', '1'],
    ['constructor', 'y'],
  ]);
});

describe('an element of an unknown kind', () => {
  const novelty = '<DOMNovelty name="new"><matrix><Matrix tx="10" ty="20"/></matrix></DOMNovelty>';
  const document = openXml(layer(keyframe('index="0"', novelty)));

  it('It is a fact like all others, and says its kind by name', () => {
    const [element] = factsOf(document).scenes[0].layers[0].frames[0].elements;
    expect(element).toMatchObject({
      kind: 'DOMNovelty',
      name: 'new',
      description: 'unknown kind DOMNovelty',
    });
  });

  it('A tree names it, and continues', () => {
    expect(toTree(document, { elements: true, symbols: true })).toContain(
      'new: unknown kind DOMNovelty at 10, 20',
    );
  });
});
