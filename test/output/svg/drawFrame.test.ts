import { PNG } from 'pngjs';
import { openXml } from '../../support/openXml';
import type { Document } from '../../../host-mocks/model/document/Document';
import { pictureOf } from '../../../app/host/pictureOf';
import { ContentBounds } from '../../../film/bounds/ContentBounds';
import { rasterize } from '../../support/onNode';

/** A square of 20 px around a place, in a layer of twenty frames. */
function square(x: number, y: number, color: string): string {
  const [left, top, right, bottom] = [x - 10, y - 10, x + 10, y + 10].map((value) => value * 20);
  return (
    `<DOMShape><fills><FillStyle index="1"><SolidColor color="${color}"/></FillStyle></fills><edges>` +
    `<Edge fillStyle1="1" edges="!${left} ${top}|${right} ${top}|${right} ${bottom}|${left} ${bottom}|${left} ${top}"/></edges></DOMShape>`
  );
}

function layer(elements: string, frame = '', attributes = ''): string {
  return `<DOMLayer ${attributes}><frames><DOMFrame index="0" duration="20" ${frame}><elements>${elements}</elements></DOMFrame></frames></DOMLayer>`;
}

const RED = 'ff0000';
const BLUE = '0000ff';
const WHITE = 'ffffff';

/** A document whose layers may have depths. */
function withDepth(document: Document): Document {
  for (const timeline of document.timelines) timeline.advancedLayersEnabled = true;
  return document;
}

/** The colours at some places of the stage, 550 x 400 px. */
function colorsAt(layers: string, places: readonly [number, number][], frame = 0): string[] {
  const { svg } = pictureOf(withDepth(openXml(layers)), { frame });
  const { data, width } = PNG.sync.read(Buffer.from(rasterize(svg, { isSmooth: false })));
  return places.map(([x, y]) => data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).toString('hex'));
}

const FOCAL_LENGTH = 528.25;
const MIDDLE = square(275, 200, '#FF0000');

describe('the depth of layers', () => {
  it.each<[string, number, [number, string][]]>([
    [
      'half way to the eye is twice as large, about the middle of the stage',
      -FOCAL_LENGTH / 2,
      [
        [257, RED],
        [253, WHITE],
      ],
    ],
    [
      'twice as far away is half as large',
      FOCAL_LENGTH,
      [
        [271, RED],
        [268, WHITE],
      ],
    ],
    ['behind the eye is not seen', -FOCAL_LENGTH - 1, [[275, WHITE]]],
  ])('a layer %s', (_where, depth, colors) => {
    const found = colorsAt(
      layer(MIDDLE, `frameZDepth="${depth}"`),
      colors.map(([x]) => [x, 200]),
    );
    expect(found).toEqual(colors.map(([, color]) => color));
  });

  it('A depth counts for nothing in a timeline without advanced layers', () => {
    const near = openXml(layer(MIDDLE, `frameZDepth="${-FOCAL_LENGTH / 2}"`));
    expect(pictureOf(near).svg).toBe(pictureOf(openXml(layer(MIDDLE))).svg);
    expect(pictureOf(withDepth(near)).svg).not.toBe(pictureOf(openXml(layer(MIDDLE))).svg);
  });

  it('A layer that is farther away is behind those below it', () => {
    const far = layer(square(275, 200, '#0000FF'), 'frameZDepth="100"');
    expect(colorsAt(far + layer(MIDDLE), [[275, 200]])).toEqual([RED]);
  });

  it('Depth changes evenly with a classic tween', () => {
    const keyframes = [
      'index="0" duration="10" tweenType="motion"',
      `index="10" frameZDepth="${-FOCAL_LENGTH / 2}"`,
    ];
    const frames = keyframes.map((frame) => `<DOMFrame ${frame}><elements>${MIDDLE}</elements></DOMFrame>`);
    // At a quarter of the way to the eye it is 4/3 times as large: from 261.7 to 288.3.
    const zoomed = `<DOMLayer><frames>${frames.join('')}</frames></DOMLayer>`;
    expect(
      colorsAt(
        zoomed,
        [
          [263, 200],
          [259, 200],
        ],
        5,
      ),
    ).toEqual([RED, WHITE]);
  });
});

describe('layers that follow layers', () => {
  const carrier = (matrix: string): string =>
    layer(
      `<DOMSymbolInstance libraryItemName="none"><matrix><Matrix ${matrix}/></matrix></DOMSymbolInstance>`,
      '',
      'layerRiggingIndex="7"',
    );

  it('The elements of a keyframe move with the layer that it follows', () => {
    const head = layer(square(20, 0, '#FF0000'), 'parentLayerIndex="7"');
    const turned = carrier('a="0" b="1" c="-1" d="0" tx="100" ty="50"');
    expect(
      colorsAt(head + turned, [
        [100, 70],
        [20, 5],
      ]),
    ).toEqual([RED, WHITE]);
    const document = openXml(head + turned);
    const box = ContentBounds.of(document.film).ofFrame(document.getTimeline().node, 0);
    expect(box).toEqual({ left: 90, top: 60, right: 110, bottom: 80 });
  });

  it('A chain of layers is followed, a circle ends', () => {
    const hand = layer(square(0, 0, '#0000FF'), 'parentLayerIndex="8"');
    const arm = layer(
      '<DOMSymbolInstance libraryItemName="none"><matrix><Matrix tx="30"/></matrix></DOMSymbolInstance>',
      'parentLayerIndex="7"',
      'layerRiggingIndex="8"',
    );
    expect(colorsAt(hand + arm + carrier('tx="100" ty="50"'), [[130, 50]])).toEqual([BLUE]);
    const circle =
      layer(MIDDLE, 'parentLayerIndex="1"', 'layerRiggingIndex="2"') +
      layer('', 'parentLayerIndex="2"', 'layerRiggingIndex="1"');
    expect(colorsAt(circle, [[275, 200]])).toEqual([RED]);
  });

  it('A keyframe whose parent layer does not exist follows none', () => {
    expect(colorsAt(layer(MIDDLE, 'parentLayerIndex="3"'), [[275, 200]])).toEqual([RED]);
  });
});

describe('the effects of layers', () => {
  it('A keyframe may give its layer a colour effect and a blend mode', () => {
    const effect = '<frameColor><Color tintMultiplier="1" tintColor="#0000FF"/></frameColor>';
    const tinted = `<DOMLayer><frames><DOMFrame index="0"><elements>${MIDDLE}</elements>${effect}</DOMFrame></frames></DOMLayer>`;
    expect(colorsAt(tinted, [[275, 200]])).toEqual([BLUE]);
    const darker = layer(square(275, 200, '#0000FF'), 'blendMode="multiply"') + layer(MIDDLE);
    expect(colorsAt(darker, [[275, 200]])).toEqual(['000000']);
  });
});
