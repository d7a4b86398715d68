import { rotationAbout, transformPoint, type Transform } from '../../../src/collection/elements/matrix';
import { resetTransforms, transformAll } from '../../../src/collection/elements/transform';

/**
 * An element as Animate has it where the headless host is tidier: assigning a matrix puts the transformation point
 * somewhere else, and does not move a drawing object.
 */
class StubbornElement {
  name = 'e';
  x = 10;
  y = 20;
  point = { x: 3, y: 4 };
  private own: Transform = { a: 1, b: 0, c: 0, d: 1, tx: 10, ty: 20 };

  constructor(
    readonly elementType: string,
    readonly isDrawingObject: boolean,
  ) {}

  get matrix(): Transform {
    return { ...this.own };
  }
  set matrix(matrix: Transform) {
    this.own = { ...matrix };
    this.point = { x: 0, y: 0 };
    if (!this.isDrawingObject) [this.x, this.y] = [matrix.tx, matrix.ty];
  }
  getTransformationPoint() {
    return { ...this.point };
  }
  setTransformationPoint(point: { x: number; y: number }) {
    this.point = { ...point };
  }
}

describe('transforming in a host that disturbs what it should not', () => {
  const turn = rotationAbout({ x: 0, y: 0 }, 90);

  test.each<[string, boolean, { x: number; y: number }]>([
    ['instance', false, { x: 3, y: 4 }],
    ['text', false, { x: 3, y: 4 }],
    ['shape', false, transformPoint(turn, { x: 3, y: 4 })],
    ['shape', true, transformPoint(turn, { x: 3, y: 4 })],
  ])('%s, drawing object %p: the place and the transformation point go along', (type, isDrawing, point) => {
    const element = new StubbornElement(type, isDrawing);
    transformAll('m', [element as unknown as Element], turn);
    expect([element.x, element.y].map(Math.round)).toEqual([-20, 10]);
    expect(element.point.x).toBeCloseTo(point.x);
    expect(element.point.y).toBeCloseTo(point.y);
  });

  it('leaves an element without a transformation alone', () => {
    const element = new StubbornElement('instance', false);
    resetTransforms('m', [element as unknown as Element]);
    expect(element.point).toEqual({ x: 3, y: 4 });
    transformAll('m', [element as unknown as Element], turn);
    resetTransforms('m', [element as unknown as Element]);
    expect(element.matrix).toMatchObject({ a: 1, b: 0, c: 0, d: 1 });
    expect(element.point).toEqual({ x: 3, y: 4 });
  });
});
