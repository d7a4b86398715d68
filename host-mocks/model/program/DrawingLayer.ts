import type { AdobeDrawingLayer, Contract } from '../../contract/adobe';
import { checkNumber } from '../../../document/checks/checkValue';
import { HostError } from '../../../document/checks/HostError';
import { HostObject } from '../../realm/HostObject';
import { Path } from './Path';
import type { ProgramHost } from './ProgramHost';

/** The reference: "This method is not available." */
type NotDone = 'setFill' | 'setStroke';

/** A path is an object of the host's own making. */
type Corrected = 'drawPath';

/**
 * `fl.drawingLayer`: the shapes that tools show while the mouse is dragged. There is no stage here, so nothing is
 * drawn.
 */
export class DrawingLayer extends HostObject implements Contract<AdobeDrawingLayer, NotDone | Corrected> {
  static override readonly className = 'DrawingLayer';

  constructor(private readonly host: Pick<ProgramHost, 'active'>) {
    super();
  }

  beginDraw(_persistentDraw = false): void {
    // Nothing is shown.
  }
  endDraw(): void {
    // Nothing is shown.
  }
  beginFrame(): void {
    // Nothing is shown.
  }
  endFrame(): void {
    // Nothing is shown.
  }

  setColor(_color: string | number): void {
    // Nothing is shown.
  }
  moveTo(x: number, y: number): void {
    checkNumbers('moveTo', [x, y]);
  }
  lineTo(x: number, y: number): void {
    checkNumbers('lineTo', [x, y]);
  }
  curveTo(xCtl: number, yCtl: number, xEnd: number, yEnd: number): void {
    checkNumbers('curveTo', [xCtl, yCtl, xEnd, yEnd]);
  }
  cubicCurveTo(x1Ctl: number, y1Ctl: number, x2Ctl: number, y2Ctl: number, xEnd: number, yEnd: number): void {
    checkNumbers('cubicCurveTo', [x1Ctl, y1Ctl, x2Ctl, y2Ctl, xEnd, yEnd]);
  }
  drawPath(path: unknown): void {
    if (!(path instanceof Path)) throw new HostError('DrawingLayer.drawPath: expected a Path object');
  }

  newPath(): Path {
    return new Path(this.host);
  }
}

function checkNumbers(method: string, numbers: readonly unknown[]): void {
  for (const number of numbers) checkNumber(`DrawingLayer.${method}`, number);
}
