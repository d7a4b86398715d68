import { FilmTimeline } from '../../../film/records/FilmTimeline';
import { nominalBounds } from '../../../film/bounds/nominalBounds';
import { SymbolItem } from '../../../host-mocks/model/library/items/SymbolItem';
import { instance, keyframe, layer, openXml } from '../../support/openXml';

/** The movie clip `disc` is a square of 10 pixels. */
const disc = (x: number, y = 0): string => instance('disc', '', `tx="${x}" ty="${y}"`);
const still = (elements: string): string => layer(keyframe('index="0"', elements));

/** A horizontal line from (0, 0) to (10, 0). */
const line = (weight: number): string =>
  `<DOMShape><strokes><StrokeStyle index="1"><SolidStroke weight="${weight}"><fill><SolidColor/></fill></SolidStroke>` +
  '</StrokeStyle></strokes><edges><Edge strokeStyle="1" edges="!0 0|200 0"/></edges></DOMShape>';

/** Squares at 20, 40, 60 and 80: one in each state. */
const states = layer([20, 40, 60, 80].map((x, i) => keyframe(`index="${i}"`, disc(x))).join(''));
const masked =
  layer(keyframe('index="0"', disc(0)), 'layerType="mask"') +
  layer(keyframe('index="0"', disc(6, 4)), 'parentLayerIndex="0"');

describe('nominalBounds', () => {
  it.each<[title: string, layers: string, symbols: Record<string, string>, sides: number[]]>([
    [
      'holds what all frames show',
      layer(keyframe('index="0"', disc(5)) + keyframe('index="1"', disc(30, 8))),
      {},
      [5, 0, 40, 18],
    ],
    [
      'holds the zero point where a frame shows nothing',
      layer(keyframe('index="0"', disc(5, 7)) + keyframe('index="1"', '')),
      {},
      [0, 0, 15, 17],
    ],
    [
      'holds the zero point where a mask leaves nothing of a frame',
      layer(keyframe('index="0" duration="2"', disc(30)), 'layerType="mask"') +
        layer(keyframe('index="0"', disc(30)) + keyframe('index="1"', disc(50)), 'parentLayerIndex="0"'),
      {},
      [0, 0, 40, 10],
    ],
    [
      'holds the states of a button that are seen, not what is felt',
      still(instance('button', 'symbolType="button"', 'tx="100"')),
      { button: states },
      [120, 0, 170, 10],
    ],
    [
      'holds the seen states of an invisible button',
      still(instance('button', 'symbolType="button" isVisible="false"', 'tx="100"')),
      { button: states },
      [120, 0, 170, 10],
    ],
    ['holds the first frame of a movie clip', still(instance('clip')), { clip: states }, [20, 0, 30, 10]],
    ['ends masked layers at their mask', masked, {}, [6, 4, 10, 10]],
    [
      'counts masks and what they mask inside symbols as layers like others',
      still(instance('clip', '', 'tx="100"')),
      { clip: masked },
      [100, 0, 116, 14],
    ],
    ['counts a thin stroke as two pixels wide', still(line(0.25)), {}, [-1, -1, 11, 1]],
    ['counts a stroke of one pixel as two pixels wide', still(line(1)), {}, [-1, -1, 11, 1]],
    ['counts half of a wide stroke', still(line(5)), {}, [-2.5, -2.5, 12.5, 2.5]],
  ])('%s', (_title, layers, symbols, [left, top, right, bottom]) => {
    const document = openXml(still(''), { ...symbols, measured: layers });
    const item = document.library.items.find(({ name }) => name === 'measured');
    if (!(item instanceof SymbolItem)) throw new Error('no symbol');
    expect(nominalBounds(document.film, FilmTimeline.of(item.timeline.node))).toEqual({
      left,
      top,
      right,
      bottom,
    });
  });
});
