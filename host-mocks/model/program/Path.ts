import type { AdobePath, Contract } from '../../contract/adobe';
import { closedRuns, type EdgeRun } from '../../../geometry/closedRuns';
import { IDENTITY, type Point } from '../../../geometry/matrix';
import { PathPen } from '../../../geometry/planar/pathOutline';
import { checkNumber } from '../../../document/checks/checkValue';
import { HostError } from '../../../document/checks/HostError';
import { HostObject } from '../../realm/HostObject';
import { drawPath } from '../document/draw/drawShapes';
import type { ProgramHost } from './ProgramHost';

/** The result of `fl.drawingLayer.newPath()`: lines and curves, from which `makeShape` makes a shape. */
export class Path extends HostObject implements Contract<AdobePath> {
  static override readonly className = 'Path';
  private pen = new PathPen(IDENTITY);
  /** The start of the contour; undefined before its first point. */
  private start: Point | undefined;
  private count = 0;

  constructor(private readonly host: Pick<ProgramHost, 'active'>) {
    super();
  }

  get nPts(): number {
    return this.count;
  }

  addPoint(x: number, y: number): void {
    const [point] = checkPoints('addPoint', [x, y]);
    this.goTo(point);
  }

  addCurve(xAnchor: number, yAnchor: number, x2: number, y2: number, x3: number, y3: number): void {
    const [anchor, control, end] = checkPoints('addCurve', [xAnchor, yAnchor, x2, y2, x3, y3]);
    this.goTo(anchor);
    this.pen.quadraticTo(control.x, control.y, end.x, end.y);
    this.count += 2;
  }

  addCubicCurve(
    xAnchor: number,
    yAnchor: number,
    x2: number,
    y2: number,
    x3: number,
    y3: number,
    x4: number,
    y4: number,
  ): void {
    const points = checkPoints('addCubicCurve', [xAnchor, yAnchor, x2, y2, x3, y3, x4, y4]);
    const [anchor, first, second, end] = points;
    this.goTo(anchor);
    this.pen.cubicTo(first.x, first.y, second.x, second.y, end.x, end.y);
    this.count += 3;
  }

  /** Draws a line back to the start of the contour; without points it does nothing. */
  close(): void {
    if (this.start) this.goTo(this.start);
  }

  newContour(): void {
    this.start = undefined;
  }

  clear(): void {
    this.pen = new PathPen(IDENTITY);
    this.start = undefined;
    this.count = 0;
  }

  /** Draws with the fill and stroke of the Tools panel on the document in front, and clears the path. */
  makeShape(bSuppressFill = false, bSupressStroke = false): void {
    const { active } = this.host;
    if (!active) throw new HostError('Path.makeShape: no document is open');
    const subpaths = this.pen.subpaths.filter(({ curves }) => curves.length > 0);
    const closed = closedRuns(subpaths.map(({ curves }) => runOf(curves)));
    const outlines = subpaths.map(({ curves }, i) => ({ curves, isClosed: closed[i] }));
    drawPath(active, outlines, { fill: bSuppressFill, stroke: bSupressStroke });
    this.clear();
  }

  /** Starts a contour, or draws a line to the point. */
  private goTo(point: Point): void {
    if (this.start) {
      this.pen.lineTo(point.x, point.y);
    } else {
      this.start = point;
      this.pen.moveTo(point.x, point.y);
    }
    this.count++;
  }
}

function runOf(curves: readonly { x0: number; y0: number; x1: number; y1: number }[]): EdgeRun {
  const last = curves[curves.length - 1];
  return { from: `${curves[0].x0},${curves[0].y0}`, to: `${last.x1},${last.y1}` };
}

function checkPoints(method: string, numbers: readonly unknown[]): Point[] {
  const checked = numbers.map((number) => checkNumber(`Path.${method}`, number));
  return Array.from({ length: checked.length / 2 }, (_, i) => ({ x: checked[2 * i], y: checked[2 * i + 1] }));
}
