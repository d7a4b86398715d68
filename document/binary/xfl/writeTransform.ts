import type { RawMatrix, RawPoint } from '../archive/rawTypes';
import type { XmlWriter } from './XmlWriter';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';
import { MATRIX, POINT } from '../../xfl/schema/elementSchema';
import { withoutDefaults } from '../../xfl/schema/recordOf';

/** `<matrix>`; nothing for the identity. */
export function writeMatrix(xml: XmlWriter, matrix: RawMatrix): void {
  const { a, b, c, d, tx, ty } = matrix;
  if (a === 1 && b === 0 && c === 0 && d === 1 && tx === 0 && ty === 0) return;
  xml.element('matrix', {}, () => writeMatrixElement(xml, matrix));
}

export function writeMatrixElement(xml: XmlWriter, { a, b, c, d, tx, ty }: RawMatrix): void {
  const position = { tx: tx / TWIPS_PER_PIXEL, ty: ty / TWIPS_PER_PIXEL };
  xml.element('Matrix', withoutDefaults(MATRIX, { a, b, c, d, ...position }));
}

/** `<transformationPoint>`: a point of the parent in the element's own coordinates, in whole twips. */
export function writePivot(xml: XmlWriter, pivot: RawPoint | null, matrix: RawMatrix): void {
  if (pivot === null) return;
  const { x, y } = toLocal(pivot, matrix);
  xml.element('transformationPoint', {}, () => {
    xml.element('Point', withoutDefaults(POINT, { x: x / TWIPS_PER_PIXEL, y: y / TWIPS_PER_PIXEL }));
  });
}

function toLocal({ x, y }: RawPoint, { a, b, c, d, tx, ty }: RawMatrix): RawPoint {
  const determinant = a * d - b * c;
  if (determinant === 0) return { x: 0, y: 0 };
  const [right, down] = [x - tx, y - ty];
  return {
    x: Math.round((right * d - down * c) / determinant),
    y: Math.round((down * a - right * b) / determinant),
  };
}
