import type { Shape } from '../../../../../host-mocks/model/elements/Shape';
import type { HalfEdge } from '../../../../../host-mocks/model/elements/shape/HalfEdge';
import { describeDocuments } from '../../../../support/documents';
import { openReal } from '../../../../support/openModel';
import { box, everyElement, only, stage } from '../support';
import { sample } from '../../../../support/sample';

const shapeWith = (fills: string, strokes: string, edges: string): string =>
  `<DOMShape><fills>${fills}</fills><strokes>${strokes}</strokes><edges>${edges}</edges></DOMShape>`;
const square = only.bind(null, box(0, 0, 10, 10)) as () => Shape;

describe('Shapes: contours, half edges, edges and vertices', () => {
  it('The first contour of a square runs around it, the second inside it', () => {
    const [outside, inside] = square().contours;
    expect([outside.interior, outside.orientation, outside.fill]).toEqual([false, 1, { style: 'noFill' }]);
    expect([inside.interior, inside.orientation, inside.fill]).toEqual([
      true,
      -1,
      { style: 'solid', color: '#FF0000' },
    ]);
  });

  it('Half edges go around a contour and back, by next and by previous', () => {
    const [, inside] = square().contours;
    const first = inside.getHalfEdge();
    const seen: string[] = [];
    let half: HalfEdge = first;
    do {
      seen.push(`${half.getVertex().x},${half.getVertex().y}`);
      expect(half.getNext().getPrev()).toBe(half);
      half = half.getNext();
    } while (half !== first);
    expect(seen).toEqual(['0,0', '0,10', '10,10', '10,0']);
  });

  it('A half edge has an opposite on the same edge, which runs from its end to its start', () => {
    const shape = square();
    for (const edge of shape.edges) {
      const half = edge.getHalfEdge(0);
      expect([half.getOppositeHalfEdge(), half.getEdge()]).toEqual([edge.getHalfEdge(1), edge]);
      expect(half.getVertex()).toMatchObject(edge.getControl(0));
      expect(half.getOppositeHalfEdge().getVertex()).toMatchObject(edge.getControl(2));
    }
    expect(shape.vertices[2].getHalfEdge().getVertex()).toBe(shape.vertices[2]);
  });

  it('Ids are unique, and everything is the same object at each read', () => {
    const shape = square();
    const halves = shape.edges.flatMap((edge) => [edge.getHalfEdge(0).id, edge.getHalfEdge(1).id]);
    expect(new Set(halves).size).toBe(8);
    expect(shape.edges.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
    expect([shape.edges[1], shape.vertices[1], shape.contours[1]]).toEqual([
      shape.edges[1],
      shape.vertices[1],
      shape.contours[1],
    ]);
    expect(shape.edges[1]).toBe(shape.edges[1]);
  });

  it('Objects stay the same while another element of the file changes', () => {
    const { elements } = stage(box(0, 0, 10, 10) + box(20, 0, 5, 5));
    const [edge] = (elements[0] as Shape).edges;
    elements[1].x += 10;
    expect((elements[0] as Shape).edges[0]).toBe(edge);
  });

  it('The control point of a line is its middle, that of a curve its own', () => {
    const shape = only<Shape>(shapeWith('', '', '<Edge edges="!0 0|200 100!200 100[300 100 400 0"/>'));
    expect(shape.edges.map(({ isLine }) => isLine)).toEqual([1, 0]);
    expect(shape.edges.map((edge) => edge.getControl(1))).toEqual([{ x: 5, y: 2.5 }, { x: 15, y: 5 }]); // prettier-ignore
    expect(() => shape.edges[0].getControl(3)).toThrow(/Edge\.getControl: expected one of/);
  });

  it('Primitives have outlines too', () => {
    const oval = only<Shape>(
      '<DOMOvalObject objectWidth="20" objectHeight="20"><fill><SolidColor color="#00FF00" alpha="0.5"/></fill></DOMOvalObject>',
    );
    expect([oval.edges.length, oval.contours[1].fill]).toEqual([8, { style: 'solid', color: '#00FF0080' }]);
  });
});

describe('Shapes: cubic curves', () => {
  const hints =
    '<DOMShape><edges><Edge strokeStyle="1" edges="!0 0[100 0 200 100!200 100[300 200 300 400!300 400|0 0"/>' +
    '<Edge cubics="!0 0(;120,0 300,160 300,400q0 0Q100 0q200 100Q300 200q300 400);"/></edges></DOMShape>';

  it('Edges say which curve they are a part of; one that no curve claims is a curve of its own', () => {
    const shape = only<Shape>(hints);
    expect([shape.numCubicSegments, shape.edges.map((edge) => edge.cubicSegmentIndex)]).toEqual([
      2,
      [0, 0, 1],
    ]);
    const twips = [0, 1].map((i) => shape.getCubicSegmentPoints(i).map(({ x, y }) => [x * 20, y * 20]));
    expect(twips[0]).toEqual([[0, 0], [120, 0], [300, 160], [300, 400]]); // prettier-ignore
    expect(twips[1].flat().map(Math.round)).toEqual([300, 400, 200, 267, 100, 133, 0, 0]);
  });

  it('A curve beyond the last does not exist', () => {
    expect(() => only<Shape>(hints).getCubicSegmentPoints(2)).toThrow(/expected a number from 0 to 1, got 2/);
  });
});

describeDocuments('Cubic curves of real documents', () => {
  it.each(sample(2, ['globometer_lateral', 'samurai_skirt']))(
    '%s: nearly every edge is on the curve that claims it',
    (name) => {
      let [claimed, edges, far] = [0, 0, 0];
      for (const shape of everyElement(openReal(name)).filter(
        ({ node }) => node.name === 'DOMShape',
      ) as Shape[]) {
        const hints = shape.node
          .child('edges')!
          .children.filter((edge) => edge.attr('cubics') !== undefined).length;
        // Every fifth edge is enough to tell.
        for (const edge of shape.edges.filter((_edge, index) => index % 5 === 0)) {
          edges++;
          if (edge.cubicSegmentIndex >= hints) continue;
          claimed++;
          const [a, b, c, d] = shape.getCubicSegmentPoints(edge.cubicSegmentIndex);
          const start = edge.getControl(0);
          const gaps = Array.from({ length: 101 }, (_, i) => {
            const [t, s] = [i / 100, 1 - i / 100];
            const on = (axis: 'x' | 'y'): number =>
              s ** 3 * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t ** 3 * d[axis];
            return Math.hypot(on('x') - start.x, on('y') - start.y);
          });
          const size = Math.hypot(a.x - d.x, a.y - d.y) + Math.hypot(b.x - c.x, b.y - c.y);
          if (Math.min(...gaps) > 1 + size / 50) far++;
        }
      }
      expect(claimed / edges).toBeGreaterThan(0.9);
      expect(far / claimed).toBeLessThan(0.02);
    },
  );
});
