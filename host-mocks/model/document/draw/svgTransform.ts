import { concat, IDENTITY, translation, type Matrix } from '../../../../geometry/matrix';
import { notImplemented } from '../../../../document/checks/HostError';

/** A step: `rotate(30 5 5)`. It is looked for where a name begins, and ends where another one opens. */
const STEP = /(?<![a-zA-Z])([a-zA-Z]+)\s*\(([^()]*)\)/g;

/** The transformation of a `transform` attribute. */
export function readTransform(text: string): Matrix {
  let matrix: Matrix = IDENTITY;
  for (const [, name, list] of text.matchAll(STEP)) {
    const numbers = list
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map(Number);
    matrix = concat(matrix, stepOf(name, numbers));
  }
  return matrix;
}

function stepOf(name: string, [first = 0, second, third = 0, ...rest]: readonly number[]): Matrix {
  const tangent = Math.tan((first * Math.PI) / 180);
  switch (name) {
    case 'translate':
      return translation(first, second ?? 0);
    case 'scale':
      return { ...IDENTITY, a: first, d: second ?? first };
    case 'rotate':
      return concat(
        translation(second ?? 0, third),
        concat(rotation(first), translation(-(second ?? 0), -third)),
      );
    case 'skewX':
      return { ...IDENTITY, c: tangent };
    case 'skewY':
      return { ...IDENTITY, b: tangent };
    case 'matrix': {
      const [d = 1, tx = 0, ty = 0] = rest;
      return { a: first, b: second ?? 0, c: third, d, tx, ty };
    }
    default:
      throw notImplemented(`Document.importFile of an SVG picture with the transformation ${name}`);
  }
}

function rotation(degrees: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return { a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0 };
}
