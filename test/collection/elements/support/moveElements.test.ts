import { resetTransforms } from '../../../../src/collection/elements/resetTransform';
import { transformAll } from '../../../../src/collection/elements/support/moveElements';
import {
  rotationAbout,
  scalingAbout,
  type Transform,
  transformPoint,
} from '../../../../src/collection/geometry/matrix';

interface Point {
  x: number;
  y: number;
}

/**
 * An element as Animate has it where the headless host is tidier: assigning a matrix puts the transformation point
 * somewhere else, and does not move a drawing object. Counts what is written to it.
 */
class StubbornElement {
  name = 'e';
  x = 10;
  y = 20;
  matrices = 0;
  points = 0;
  protected point: Point = { x: 3, y: 4 };
  private own: Transform;

  constructor(
    readonly elementType: string,
    readonly isDrawingObject: boolean,
    private readonly disturbed: (point: Point) => Point = () => ({ x: 0, y: 0 }),
    { x, y }: Point = { x: 10, y: 20 },
  ) {
    [this.x, this.y] = [x, y];
    this.own = { a: 1, b: 0, c: 0, d: 1, tx: x, ty: y };
  }

  get matrix(): Transform {
    return { ...this.own };
  }
  set matrix(matrix: Transform) {
    this.matrices++;
    this.own = { ...matrix };
    this.point = this.disturbed(this.point);
    if (!this.isDrawingObject) [this.x, this.y] = [matrix.tx, matrix.ty];
  }
  getTransformationPoint() {
    return { ...this.point };
  }
  setTransformationPoint(point: Point) {
    this.points++;
    this.point = { ...point };
  }
}

const transform = (element: StubbornElement, change: Transform) =>
  transformAll('m', [element as unknown as Element], change);
const reset = (element: StubbornElement) => resetTransforms([element as unknown as Element]);
const ORIGIN = { x: 0, y: 0 };

describe('transforming in a host that disturbs what it should not', () => {
  const turn = rotationAbout(ORIGIN, 90);

  it.each<[string, boolean, Point]>([
    ['instance', false, { x: 3, y: 4 }],
    ['text', false, { x: 3, y: 4 }],
    ['shape', false, transformPoint(turn, { x: 3, y: 4 })],
    ['shape', true, transformPoint(turn, { x: 3, y: 4 })],
    ['shapeObj', false, transformPoint(turn, { x: 3, y: 4 })],
  ])(
    'a transformation takes place and transformation point along: %s, drawing object %p',
    (type, isDrawing, point) => {
      const element = new StubbornElement(type, isDrawing);
      transform(element, turn);
      expect([element.x, element.y].map(Math.round)).toEqual([-20, 10]);
      expect(element.getTransformationPoint().x).toBeCloseTo(point.x);
      expect(element.getTransformationPoint().y).toBeCloseTo(point.y);
    },
  );

  it.each<[string, (point: Point) => Point, number]>([
    ['nowhere', (point) => point, 0],
    ['by what the host rounds', ({ x, y }) => ({ x: x + 0.04, y: y - 0.04 }), 0],
    ['to the right', ({ x, y }) => ({ x: x + 9, y }), 1],
    ['to the left', ({ x, y }) => ({ x: x - 9, y }), 1],
    ['up', ({ x, y }) => ({ x, y: y - 9 }), 1],
    ['down', ({ x, y }) => ({ x, y: y + 9 }), 1],
  ])('assignMatrix restores the transformation point only where it moved: %s', (_title, disturbed, times) => {
    const element = new StubbornElement('instance', false, disturbed);
    transform(element, turn);
    expect(element.points).toBe(times);
    const { x, y } = element.getTransformationPoint();
    expect([Math.round(x), Math.round(y)]).toEqual([3, 4]);
  });

  it.each<[string, Point, Transform, Point]>([
    ['on the upper edge, to the right', { x: 10, y: 0 }, scalingAbout(ORIGIN, 2, 1), { x: 20, y: 0 }],
    ['on the left edge, down', { x: 0, y: 20 }, scalingAbout(ORIGIN, 1, 2), { x: 0, y: 40 }],
    ['on the pivot', { x: 7, y: 8 }, scalingAbout({ x: 7, y: 8 }, 2, 3), { x: 7, y: 8 }],
  ])('transformAll moves every type of element alike: %s', (_title, from, change, to) => {
    [
      new StubbornElement('instance', false, undefined, from),
      new StubbornElement('shape', true, undefined, from),
    ].forEach((element) => {
      transform(element, change);
      expect({ x: element.x, y: element.y }).toEqual(to);
    });
  });

  it.each<[string, boolean, (element: StubbornElement) => void]>([
    ['an instance', false, (element) => transform(element, turn)],
    ['a drawing object whose transformation is reset', true, reset],
  ])('assignMatrix does not read the place of %s', (_title, isDrawing, work) => {
    const element = new StubbornElement(isDrawing ? 'shape' : 'instance', isDrawing);
    element.matrix = { ...element.matrix, a: 2 };
    const refuse = () => {
      throw new Error('not asked for');
    };
    Object.defineProperty(element, 'x', { get: refuse, set: () => undefined });
    Object.defineProperty(element, 'y', { get: refuse, set: () => undefined });
    expect(() => work(element)).not.toThrow();
  });

  it('An element without a transformation is left alone by resetTransforms', () => {
    const element = new StubbornElement('instance', false);
    reset(element);
    expect([element.matrices, element.points]).toEqual([0, 0]);
    transform(element, turn);
    reset(element);
    expect(element.matrix).toMatchObject({ a: 1, b: 0, c: 0, d: 1 });
    expect(element.getTransformationPoint()).toEqual({ x: 3, y: 4 });
  });
});
