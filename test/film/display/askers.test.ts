import fc from 'fast-check';
import type { AtlasData } from '../../../output/atlas/AtlasData';
import { emptyBox, isEmpty, unite, type Box } from '../../../geometry/Box';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { paintedColors } from '../../support/paintedColors';
import { frameCountOf, randomDocuments, symbolOf, type RandomDocument } from '../../support/randomTimelines';
import { temporaryFolder } from '../../support/temporaryFolder';
import { Askers, painted, viewAround } from './Askers';
import { layersShown, standing } from './naiveDisplay';

const folder = temporaryFolder();
const RUNS = 25;
/** To a millionth of a pixel. */
function roundBox({ left, top, right, bottom }: Box): number[] {
  return [left, top, right, bottom].map((side) => Math.round(side * 1e6) / 1e6 + 0);
}

function unionOf(boxes: readonly Box[]): Box {
  const all = emptyBox();
  for (const box of boxes) unite(all, box);
  return all;
}

/** By how much a box reaches out of another one, at most. */
function excess(inner: Box, outer: Box): number {
  return Math.max(
    outer.left - inner.left,
    outer.top - inner.top,
    inner.right - outer.right,
    inner.bottom - outer.bottom,
  );
}

function framesOf(random: RandomDocument): number[] {
  const last = frameCountOf(random) - 1;
  return [...new Set([0, Math.ceil(last / 2), last])];
}

describe('everything that asks what a timeline shows', () => {
  it('Elements of the same layers are seen in the same order', () => {
    fc.assert(
      fc.property(randomDocuments({ blending: false }), (random) => {
        const askers = new Askers(random, folder());
        const { data } = askers.atlas();
        for (const frame of framesOf(random)) {
          const shown = layersShown(random, frame);
          const colors = shown.flatMap(({ elements }) => elements.map(({ color }) => color));
          expect(paintedColors(askers.picture(frame))).toEqual(colors);
          const instances = shown.flatMap(({ elements }) =>
            elements.filter(({ kind }) => /clip|graphic/.test(kind)),
          );
          expect(symbolsOf(data, frame).sort()).toEqual(instances.map(symbolOf).sort());
          expect(namesOf([...askers.boxes(frame).keys()])).toEqual(
            standing(random, frame).map(({ color }) => color),
          );
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('The same boxes are found', () => {
    fc.assert(
      fc.property(randomDocuments({ masks: false }), (random) => {
        const askers = new Askers(random, folder());
        const hasAtlas = framesOf(random).some((frame) => layersShown(random, frame).some(hasElements));
        const player = hasAtlas ? askers.atlas().player : undefined;
        for (const frame of framesOf(random)) {
          const region = askers.region(frame);
          expect(roundBox(askers.bounds(frame))).toEqual(roundBox(region));
          const around = viewAround(region);
          const drawn = askers.drawn(frame, around);
          expect(drawn === undefined).toBe(isEmpty(region));
          if (!drawn) continue;
          // A pixel that is painted in part counts as a whole.
          expect(excess(drawn, region)).toBeLessThan(1);
          expect(excess(region, drawn)).toBeLessThan(1);
          const { view, pixelView } = askers.sequence(frame);
          for (const side of ['width', 'height'] as const)
            expect(Math.abs(view[side] - pixelView[side])).toBeLessThanOrEqual(2);
          // The pictures of an atlas are drawn once more, which blurs their edges.
          const played = player && painted(player.draw(frame, around), around);
          expect(played && Math.abs(excess(played, drawn))).toBeLessThanOrEqual(2);
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('Room for what masks leave over is found', () => {
    fc.assert(
      fc.property(randomDocuments(), (random) => {
        const askers = new Askers(random, folder());
        for (const frame of framesOf(random)) {
          const region = askers.region(frame);
          expect(roundBox(askers.bounds(frame))).toEqual(roundBox(region));
          // resvg ends the process where a group that it draws apart is outside of the picture.
          const drawn = askers.drawn(frame, viewAround(unionOf([...askers.boxes(frame).values()])));
          if (drawn) expect(excess(drawn, region)).toBeLessThan(1);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

function hasElements({ elements }: { elements: readonly unknown[] }): boolean {
  return elements.length > 0;
}

/** The symbols whose instances an atlas shows at a frame, without those of masks. */
function symbolsOf({ ANIMATION }: AtlasData, frame: number): string[] {
  return ANIMATION.TIMELINE.LAYERS.filter(({ Layer_type }) => Layer_type === undefined)
    .flatMap(({ Frames }) => Frames.find(({ index }) => index === frame)?.elements ?? [])
    .flatMap(({ SYMBOL_Instance: instance }) => instance?.SYMBOL_name ?? []);
}

/** The colours of elements; members of groups are those of their group. */
function namesOf(nodes: readonly XmlNode[]): string[] {
  return [...new Set(nodes.map(colorOf))];
}

function colorOf(node: XmlNode): string {
  const symbol = node.attr('libraryItemName');
  if (symbol !== undefined) return `#${Number(symbol.slice(1)).toString(16).toUpperCase().padStart(6, '0')}`;
  const shape = node.name === 'DOMGroup' ? node.child('members')!.children[0] : node;
  return shape.child('fills')!.children[0].children[0].attr('color') ?? '';
}
