import type { DocumentLiteral } from '../../../../host-mocks/literal/DocumentLiteral';
import { XmlNode } from '../../../../host-mocks/xml/XmlNode';
import { openLiteral } from '../../../support/openModel';
import { publish, publishLiteral } from './support/film';
import { LIBRARY, SQUARE } from './support/samples';

describe('what is not kept', () => {
  const losses = (literal: DocumentLiteral): string[] =>
    publishLiteral({ library: LIBRARY, ...literal }).losses.map(({ where, what }) => `${where}: ${what}`);

  it.each<[title: string, literal: DocumentLiteral, expected: string]>([
    [
      'a further scene',
      { scenes: [{ name: 'one' }, { name: 'two' }] },
      'scene "two": The scene is left out: the player has one timeline.',
    ],
    [
      'a blend mode',
      { layers: [{ name: 'a', elements: [{ item: 'clip', blendMode: 'erase' }] }] },
      'scene "Scene 1", layer "a", frame 1: The blend mode "erase" is left out: the player has none like it.',
    ],
    [
      'a place in 3D',
      { layers: [{ name: 'a', elements: [{ item: 'clip', attributes: { matrix3D: '1' } }] }] },
      'scene "Scene 1", layer "a", frame 1: The place in 3D is left out: the player has two dimensions.',
    ],
    [
      'an item that there is not',
      { layers: [{ name: 'a', elements: [{ item: 'gone' }] }] },
      'scene "Scene 1", layer "a", frame 1: The instance of "gone" is left out: the library has no such symbol.',
    ],
    [
      'a static text whose font is not available',
      { layers: [{ name: 'a', elements: [{ text: 'hello' }] }] },
      'scene "Scene 1", layer "a", frame 1: The static text is drawn with the fonts of those who watch: none for its outlines is available (option fonts).',
    ],
    [
      'ActionScript',
      {
        layers: [{ name: 'a', frames: [{ script: 'stop(); trace(1);' }] }],
        attributes: { filetypeGUID: '' },
      },
      'scene "Scene 1", layer "a", frame 1: The script is left out: it is ActionScript, and players run JavaScript. Only its calls that play and stop the timeline are kept.',
    ],
  ])('%s is named', (_title, literal, expected) => {
    expect(losses(literal)).toContain(expected);
  });

  it('A document that is kept whole loses nothing', () => {
    expect(losses({ layers: [{ elements: [SQUARE, { item: 'clip' }] }] })).toEqual([]);
  });

  it.each<[title: string, change: (timeline: XmlNode) => void, expected: string]>([
    [
      'filters of a layer',
      (timeline) => of(timeline, 'DOMFrame').append(XmlNode.create('frameFilters', {}, [blur()])),
      'scene "Scene 1", layer "a", frame 1: The filters of the layer are left out.',
    ],
    [
      'the filter of a camera',
      (timeline) => {
        timeline.setAttr('cameraLayerEnabled', 'true');
        of(timeline, 'DOMLayer').setAttr('layerType', 'camera');
        of(timeline, 'DOMSymbolInstance').append(XmlNode.create('filters', {}, [blur()]));
      },
      'scene "Scene 1": The colour filter of the camera is left out.',
    ],
  ])('%s is named', (_title, change, expected) => {
    const document = openLiteral({ library: LIBRARY, layers: [{ name: 'a', elements: [{ item: 'clip' }] }] });
    change(document.timelines[0].node);
    expect(publish(document).losses.map(({ where, what }) => `${where}: ${what}`)).toEqual([expected]);
  });
});

const blur = (): XmlNode => XmlNode.create('BlurFilter', {});

/** The first node of a name. */
function of(timeline: XmlNode, name: string): XmlNode {
  return [...timeline.subtree()].find((node) => node.name === name) ?? timeline;
}
