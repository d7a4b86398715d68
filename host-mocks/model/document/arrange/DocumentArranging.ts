import type { Point } from '../../../../geometry/matrix';
import { DocumentCore } from '../DocumentCore';
import { alignSelection, distributeSelection, matchSelection, spaceSelection } from './align';
import { arrangeSelection } from './arrange';
import {
  applyMatrix,
  moveSelection,
  readSelectionPivot,
  resetSelection,
  rotateSelection,
  scaleSelection,
  skewSelection,
  writeSelectionPivot,
} from './transformSelection';

/** Moving, turning, aligning and ordering the selection. Distances in pixels, angles in degrees, clockwise. */
export abstract class DocumentArranging extends DocumentCore {
  moveSelectionBy(distanceToMove: Point): void {
    moveSelection(this, distanceToMove);
  }
  scaleSelection(xScale: number, yScale: number, whichCorner?: string): void {
    scaleSelection(this, xScale, yScale, whichCorner);
  }
  rotateSelection(angle: number, rotationPoint?: string): void {
    rotateSelection(this, angle, rotationPoint);
  }
  skewSelection(xSkew: number, ySkew: number, whichEdge?: string): void {
    skewSelection(this, xSkew, ySkew, whichEdge);
  }
  transformSelection(a: number, b: number, c: number, d: number): void {
    applyMatrix(this, [a, b, c, d]);
  }
  resetTransformation(): void {
    resetSelection(this);
  }
  getTransformationPoint(): Point {
    return readSelectionPivot(this);
  }
  setTransformationPoint(transformationPoint: Point): void {
    writeSelectionPivot(this, transformationPoint);
  }

  /** The default of align, distribute, match and space. */
  getAlignToDocument(): boolean {
    return this.session.alignsToStage;
  }
  setAlignToDocument(bToStage: boolean): void {
    this.session.alignsToStage = Boolean(bToStage);
  }
  align(alignmode: string, bUseDocumentBounds?: boolean): void {
    alignSelection(this, alignmode, bUseDocumentBounds);
  }
  distribute(distributemode: string, bUseDocumentBounds?: boolean): void {
    distributeSelection(this, distributemode, bUseDocumentBounds);
  }
  match(bWidth: boolean, bHeight: boolean, bUseDocumentBounds?: boolean): void {
    matchSelection(this, bWidth, bHeight, bUseDocumentBounds);
  }
  space(direction: string, bUseDocumentBounds?: boolean): void {
    spaceSelection(this, direction, bUseDocumentBounds);
  }
  arrange(arrangeMode: string): void {
    arrangeSelection(this, arrangeMode);
  }
}
