import type { Shape } from '../../../../../host-mocks/model/elements/Shape';
import { box, only, stage } from '../support';

const shapeWith = (fills: string, strokes: string, edges: string): string =>
  `<DOMShape><fills>${fills}</fills><strokes>${strokes}</strokes><edges>${edges}</edges></DOMShape>`;
const square = only.bind(null, box(0, 0, 10, 10)) as () => Shape;

describe('Shapes: editing', () => {
  const edit = (
    act: (shape: Shape) => void,
    source = box(0, 0, 10, 10),
  ): { shape: Shape; edges: string; source: string } => {
    const made = stage(source);
    const shape = made.elements[0] as Shape;
    shape.beginEdit();
    act(shape);
    shape.endEdit();
    return { shape, edges: /<edges>(.*)<\/edges>/s.exec(made.source())?.[1] ?? '', source: made.source() };
  };

  it('A vertex takes the ends of its edges along', () => {
    const { shape, edges } = edit((each) => {
      each.vertices[1].setLocation(20, 0);
    });
    expect(edges).toBe('<Edge fillStyle1="1" edges="!0 0|400 0!400 0|200 200!200 200|0 200!0 200|0 0"/>');
    expect(shape.width).toBe(20);
  });

  it('Changes are read before they are written', () => {
    const shape = square();
    shape.beginEdit();
    shape.vertices[1].setLocation(20, 5);
    expect([shape.vertices[1].x, shape.edges[0].getControl(2), shape.edges[0].getControl(1)]).toEqual([
      20,
      { x: 20, y: 5 },
      { x: 10, y: 2.5 },
    ]);
    expect(shape.width).toBe(10);
    shape.endEdit();
    expect(shape.width).toBe(20);
  });

  it('The control point bends a line', () => {
    const { edges } = edit((each) => {
      each.edges[0].setControl(1, 5, -5);
    });
    expect(edges).toContain('edges="!0 0[100 -100 200 0!200 0|200 200');
  });

  it('An edge is cut in two', () => {
    const { shape, edges } = edit((each) => {
      each.edges[0].splitEdge(0.25);
      each.edges[0].setControl(2, 2.5, -1);
    });
    expect(edges).toBe(
      '<Edge fillStyle1="1" edges="!0 0|50 -20!200 0|200 200!200 200|0 200!0 200|0 0!50 -20|200 0"/>',
    );
    expect([shape.edges.length, shape.contours.length]).toEqual([5, 2]);
  });

  it('A curve is cut in two that lie on it', () => {
    const curve = '<DOMShape><edges><Edge strokeStyle="1" edges="!0 0[100 200 200 0"/></edges></DOMShape>';
    expect(
      edit((each) => {
        each.edges[0].splitEdge(0.5);
      }, curve).edges,
    ).toBe('<Edge strokeStyle="1" edges="!0 0[50 100 100 100!100 100[150 100 200 0"/>');
  });

  it('An edge is deleted', () => {
    const { shape, edges } = edit((each) => {
      each.deleteEdge(1);
      expect(each.edges.length).toBe(3);
    });
    expect(edges).toBe('<Edge fillStyle1="1" edges="!0 0|200 0!200 200|0 200!0 200|0 0"/>');
    expect(shape.edges.length).toBe(3);
  });

  it('Fills and strokes are added to the lists of the shape, or found there', () => {
    const stroke = { style: 'solid', thickness: 2, color: '#00FF00', capType: 'none' };
    const { source, shape } = edit((each) => {
      each.contours[1].fill = { style: 'solid', color: '#0000FF' };
      for (const edge of each.edges) edge.stroke = stroke;
    });
    expect(source).toContain('<FillStyle index="2"><SolidColor color="#0000FF"/></FillStyle></fills>');
    expect(source).toContain(
      '<strokes><StrokeStyle index="1"><SolidStroke scaleMode="normal" weight="2" caps="none"><fill><SolidColor color="#00FF00"/></fill></SolidStroke></StrokeStyle></strokes>',
    );
    expect(source).toContain('<Edge fillStyle1="2" strokeStyle="1"');
    expect(shape.contours[1].fill).toEqual({ style: 'solid', color: '#0000FF' });
    expect(shape.edges[3].stroke).toMatchObject(stroke);
  });

  it('A stroke that was read, changed and assigned has the new colour', () => {
    const source = shapeWith(
      '',
      '<StrokeStyle index="1"><SolidStroke><fill><SolidColor/></fill></SolidStroke></StrokeStyle>',
      '<Edge strokeStyle="1" edges="!0 0|20 0"/>',
    );
    const { shape } = edit((each) => {
      const { stroke } = each.edges[0];
      stroke.color = '#FF00FF';
      each.edges[0].stroke = stroke;
    }, source);
    expect(shape.edges[0].stroke.color).toBe('#FF00FF');
  });

  it('An edit without a change leaves the file as it was', () => {
    const made = stage(box(0, 0, 10, 10));
    const shape = made.elements[0] as Shape;
    shape.beginEdit();
    shape.endEdit();
    expect([made.source(), shape.node.file!.isChanged]).toEqual([box(0, 0, 10, 10), false]);
  });

  it('Changes without beginEdit are refused', () => {
    const shape = square();
    expect(() => {
      shape.vertices[0].setLocation(1, 1);
    }).toThrow(/Vertex\.setLocation: call shape\.beginEdit\(\) first/);
    expect(() => {
      shape.deleteEdge(0);
    }).toThrow(/Shape\.deleteEdge: call shape\.beginEdit\(\) first/);
    expect(() => (shape.contours[0].fill = { style: 'noFill' })).toThrow(/Contour\.fill: call/);
  });

  it.each([
    [{ style: 'plaid' }, /Contour\.fill: style: expected one of "noFill"/],
    [{ style: 'solid', color: 'red' }, /Contour\.fill: color: expected a colour/],
    [{ style: 'linearGradient', colorArray: ['#FFFFFF'], posArray: [] }, /expected colorArray and posArray/],
    [
      { style: 'linearGradient', colorArray: ['#FFFFFF'], posArray: [300] },
      /posArray\[0\]: expected a number from 0 to 255/,
    ],
  ])('A wrong fill is refused: %p', (fill, message) => {
    const shape = square();
    shape.beginEdit();
    expect(() => (shape.contours[1].fill = fill as Shape['contours'][0]['fill'])).toThrow(message);
  });
});
