import { contourLoops } from '../../../geometry/edges/contourLoops';
import { formatEdgeNumber, parseEdgeNumber } from '../../../geometry/edges/edgeNumber';
import { assembleFills } from '../../../geometry/edges/fillPaths';
import { HalfEdges, type StyledSegments } from '../../../geometry/edges/HalfEdges';
import { outlineOf } from '../../../document/xfl/shapeOutline';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { everyElement } from '../../host-mocks/model/elements/support';
import { describeDocuments } from '../../support/documents';
import { openReal } from '../../support/openModel';
import { sample } from '../../support/sample';
import { area, isClosed, styled } from './outlines';

type Fills = ReturnType<typeof assembleFills>;

/** The area that the edges of each fill enclose. */
function enclosedBy(edges: readonly StyledSegments[]): Map<number, number> {
  const enclosed = new Map<number, number>();
  const add = (style: number, value: number): unknown =>
    enclosed.set(style, (enclosed.get(style) ?? 0) + value);
  for (const { fillStyle0, fillStyle1, segments } of edges) {
    const covered = area(segments);
    add(fillStyle1, covered);
    add(fillStyle0, -covered);
  }
  return enclosed;
}

/** What is wrong with the fills of a shape. */
function faultsOfFills(edges: readonly StyledSegments[], fills: Fills): string[] {
  const enclosed = enclosedBy(edges);
  return fills.flatMap(({ style, loops }) => {
    const open = loops.filter((loop) => !isClosed(loop)).length;
    const total = loops.reduce((sum, loop) => sum + area(loop), 0);
    const isOff = !(Math.abs(total - enclosed.get(style)!) < 1e-6 * Math.max(1, Math.abs(total)));
    return [
      ...(open > 0 ? [`fill ${style}: ${open} open outlines`] : []),
      ...(isOff ? [`fill ${style} covers ${total}, its edges enclose ${enclosed.get(style)}`] : []),
      ...(total > -1e-6 ? [] : [`fill ${style} is inside out`]),
    ];
  });
}

/** What is wrong with the contours of a shape. */
function faultsOfContours(
  edges: HalfEdges,
  { loops, next, previous }: ReturnType<typeof contourLoops>,
): string[] {
  const halves = loops.flatMap((loop) => loop.halves);
  const isWhole = new Set(halves).size === edges.count && halves.length === edges.count;
  const broken = loops.filter(
    (loop) =>
      !loop.halves.every((half, i) => {
        const follower = loop.halves[(i + 1) % loop.halves.length]!;
        const meets = edges.head(half) === edges.origin(follower);
        return (
          edges.fill(half) === loop.fill && next[half] === follower && previous[follower] === half && meets
        );
      }),
  );
  return [
    ...(isWhole ? [] : [`${halves.length} of ${edges.count} half edges`]),
    ...broken.map(({ fill }) => `a contour of fill ${fill} is broken`),
  ];
}

describe('faults of shapes', () => {
  const square = '!0 0|100 0!100 0|100 100!100 100|0 100!0 100|0 0';
  const edges = styled([0, 1, 0, square]);

  it('They are found in fills', () => {
    const [fill] = assembleFills(edges);
    const [loop] = fill!.loops;
    expect(faultsOfFills(edges, [fill!])).toEqual([]);
    expect(faultsOfFills(edges, [{ ...fill!, loops: [{ ...loop!, count: 3 }] }])).toEqual([
      'fill 1: 1 open outlines',
    ]);
    expect(faultsOfFills(edges, [{ ...fill!, loops: [] }])).toEqual([
      'fill 1 covers 0, its edges enclose 25',
    ]);
    expect(faultsOfFills(styled([1, 0, 0, square]), [fill!])).toEqual([
      'fill 1 covers 25, its edges enclose -25',
    ]);
  });

  it('They are found in contours', () => {
    const halves = new HalfEdges(edges);
    const found = contourLoops(halves);
    const [outside, inside] = found.loops;
    expect(faultsOfContours(halves, found)).toEqual([]);
    expect(faultsOfContours(halves, { ...found, loops: [inside!] })).toEqual(['4 of 8 half edges']);
    expect(faultsOfContours(halves, { ...found, loops: [outside!, { ...inside!, fill: 2 }] })).toEqual([
      'a contour of fill 2 is broken',
    ]);
  });
});

/** The numbers in the edges of a node and of what is in it. */
function addNumbers(node: XmlNode, numbers: Set<string>): void {
  const edges = node.name === 'Edge' ? node.attr('edges') : undefined;
  for (const token of edges?.replace(/S\d/g, ' ').match(/[-#.\dA-F]+/g) ?? []) numbers.add(token);
  for (const child of node.children) addNumbers(child, numbers);
}

const NAMES = ['demo', 'globometer_lateral', 'pixel_dress', 'samurai_skirt', 'tests'];

describeDocuments('Shapes of real documents', () => {
  describe.each(sample(3, NAMES))('%s', (name) => {
    let document: ReturnType<typeof openReal>;
    let shapes: XmlNode[] = [];

    beforeAll(() => {
      document = openReal(name);
      shapes = everyElement(document).flatMap(({ node }) => (node.name === 'DOMShape' ? [node] : []));
    });

    it('Every outline is closed, and all fills together cover what their edges enclose', () => {
      const fills = shapes.map((node) => {
        const { edges } = outlineOf(node);
        return { edges, found: assembleFills(edges) };
      });
      expect(fills.flatMap(({ edges, found }) => faultsOfFills(edges, found))).toEqual([]);
      expect(fills.flatMap(({ found }) => found.flatMap(({ loops }) => loops)).length).toBeGreaterThan(50);
    });

    it('Every half edge is on exactly one contour, and all of a contour have the same fill', () => {
      const faults = shapes.flatMap((node) => {
        const edges = new HalfEdges(outlineOf(node).edges);
        return faultsOfContours(edges, contourLoops(edges));
      });
      expect(faults).toEqual([]);
    });

    it('Each number of an edge is written unchanged', () => {
      const numbers = new Set<string>();
      for (const node of [document.node, ...document.library.items.map((item) => item.node)])
        addNumbers(node, numbers);
      expect(numbers.size).toBeGreaterThan(100);
      const written = (token: string): string => formatEdgeNumber(parseEdgeNumber(token, 0, token.length));
      expect([...numbers].filter((token) => written(token) !== token)).toEqual([]);
    });
  });
});
