import { sceneSubject } from '../../../output/pictures/exportSubjects';
import type { DocumentLiteral } from '../../../app/literal/DocumentLiteral';
import type { Document } from '../../../host-mocks/model/document/Document';
import { publishLottie } from '../../../output/lottie/publishLottie';
import type { Loss } from '../../../output/published/PublishOutcome';
import { publishSwf } from '../../../output/swf/publishSwf';
import { XmlNode } from '../../../document/xml/XmlNode';
import { openLiteral } from '../../support/openModel';
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
      'a script that moves a layer in depth',
      { layers: [{ name: 'a', frames: [{ script: 'AdobeAn.Layer.setLayerZDepth(this, "a", 5);' }] }] },
      'scene "Scene 1", layer "a", frame 1: The script finds no AdobeAn.Layer: layers keep their depths.',
    ],
    [
      'an item that there is not',
      { layers: [{ name: 'a', elements: [{ item: 'gone' }] }] },
      'scene "Scene 1", layer "a", frame 1: The instance of "gone" is left out: the library has no such symbol.',
    ],
    [
      'a static text whose font is not available',
      { layers: [{ name: 'a', elements: [{ text: 'hello' }] }] },
      'scene "Scene 1", layer "a", frame 1: The static text is drawn with the fonts of those who watch: none for its outlines is available (option fonts, --fonts).',
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
    [
      'a spread of a gradient that there is not',
      (timeline) => of(timeline, 'DOMFrame').child('elements')?.append(gradientShape('spill')),
      'scene "Scene 1", layer "a", frame 1: The word "spill" of spreadMethod counts as "extend".',
    ],
  ])('%s is named', (_title, change, expected) => {
    const document = openLiteral({ library: LIBRARY, layers: [{ name: 'a', elements: [{ item: 'clip' }] }] });
    change(document.timelines[0].node);
    expect(publish(document).losses.map(({ where, what }) => `${where}: ${what}`)).toEqual([expected]);
  });
});

/** The losses of each player for a change of a document of one clip. */
const PLAYERS: Record<string, (document: Document) => readonly Loss[]> = {
  'HTML5 Canvas': (document) => publish(document).losses,
  SWF: (document) => publishSwf(document.film).losses,
  Lottie: (document) =>
    publishLottie(document.film, sceneSubject(document.film, document.timelines[0], 'film')).losses,
};

describe.each(Object.entries(PLAYERS))('filters that %s does not have', (player, lossesOf) => {
  const lossesAfter = (change: (timeline: XmlNode) => void): string[] => {
    const document = openLiteral({ library: LIBRARY, layers: [{ name: 'a', elements: [{ item: 'clip' }] }] });
    change(document.timelines[0].node);
    return lossesOf(document).map(({ what }) => what);
  };

  it('Filters of a layer are named', () => {
    const change = (timeline: XmlNode): void => {
      of(timeline, 'DOMFrame').append(XmlNode.create('frameFilters', {}, [blur()]));
    };
    expect(lossesAfter(change)).toContain('The filters of the layer are left out.');
  });

  it('The filter of a camera is named', () => {
    const change = (timeline: XmlNode): void => {
      timeline.setAttr('cameraLayerEnabled', 'true');
      of(timeline, 'DOMLayer').setAttr('layerType', 'camera');
      of(timeline, 'DOMSymbolInstance').append(XmlNode.create('filters', {}, [blur()]));
    };
    expect(lossesAfter(change)).toContain('The colour filter of the camera is left out.');
  });

  it.each(['DOMFrame', 'DOMSymbolInstance'])('A blend mode of a %s that there is not is named', (tag) => {
    const change = (timeline: XmlNode): void => {
      of(timeline, tag).setAttr('blendMode', 'dissolve');
    };
    expect(lossesAfter(change)).toEqual(['The word "dissolve" of blendMode counts as "normal".']);
  });

  it.each(['GlowFilter', 'DropShadowFilter'])('A %s that hides its object shows it nowhere unsaid', (tag) => {
    const change = (timeline: XmlNode): void => {
      const filter = XmlNode.create(tag, { hideObject: 'true' });
      of(timeline, 'DOMSymbolInstance').append(XmlNode.create('filters', {}, [filter]));
    };
    const said = lossesAfter(change).filter((what) => /hideObject|is left out/.test(what));
    expect(said).toHaveLength(player === 'SWF' ? 0 : 1);
  });
});

function gradientShape(spreadMethod: string): XmlNode {
  const gradient = XmlNode.create('LinearGradient', { spreadMethod }, [XmlNode.create('GradientEntry')]);
  return XmlNode.create('DOMShape', {}, [
    XmlNode.create('fills', {}, [XmlNode.create('FillStyle', { index: '1' }, [gradient])]),
    XmlNode.create('edges', {}, [
      XmlNode.create('Edge', { fillStyle1: '1', edges: '!0 0|200 0!200 0|200 200!200 200|0 0' }),
    ]),
  ]);
}

const blur = (): XmlNode => XmlNode.create('BlurFilter', {});

/** The first node of a name. */
function of(timeline: XmlNode, name: string): XmlNode {
  return [...timeline.subtree()].find((node) => node.name === name) ?? timeline;
}
