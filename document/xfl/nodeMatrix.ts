import { IDENTITY, isIdentity, type Matrix, type Point } from '../../geometry/matrix';
import { XmlNode } from '../xml/XmlNode';
import { formatNumber } from './attributes';
import { MAX_NUMBER } from '../../geometry/claims';
import { TWIPS_PER_PIXEL } from '../../geometry/twips';
import { MATRIX, POINT } from './schema/elementSchema';

/** The linear part of a matrix is stored in steps of 1/65536. */
const LINEAR_STEPS = 65536;

/** The next multiple of a twip (0.05 px). */
export function toTwips(value: number): number {
  return Math.round(value * TWIPS_PER_PIXEL) / TWIPS_PER_PIXEL;
}

/** The transformation in the `matrix` child of an element, a fill or a group; the identity where there is none. */
export function readMatrix(owner: XmlNode): Readonly<Matrix> {
  const node = owner.child('matrix')?.child('Matrix');
  return node ? nodeMatrix(node) : IDENTITY;
}

/** The transformation that a `Matrix` node holds: an object that does not change. */
export function nodeMatrix(node: XmlNode): Readonly<Matrix> {
  node.decoded ??= Object.freeze(decodeMatrix(node));
  return node.decoded as Readonly<Matrix>;
}

function decodeMatrix(node: XmlNode): Matrix {
  return {
    a: MATRIX.a.read(node),
    b: MATRIX.b.read(node),
    c: MATRIX.c.read(node),
    d: MATRIX.d.read(node),
    tx: MATRIX.tx.read(node),
    ty: MATRIX.ty.read(node),
  };
}

/**
 * The transformation of an element as the program has it in memory: it cuts the linear part to steps of 1/65536 when it
 * reads a document. A text of 15 digits is often a little below such a step, and loses it. Source: of 1,500 coefficients
 * that a script wrote in the program, 127 were a step below their text, all of them by this rule.
 */
export function readCutMatrix(owner: XmlNode): Matrix {
  const { a, b, c, d, tx, ty } = readMatrix(owner);
  return { a: cut(a), b: cut(b), c: cut(c), d: cut(d), tx, ty };
}

/** Without a negative zero. */
function cut(value: number): number {
  return Math.trunc(value * LINEAR_STEPS) / LINEAR_STEPS + 0;
}

/** The text of a linear value, with so many digits that cutting it gives the value again. */
export function formatLinear(value: number): string {
  const text = formatNumber(value);
  return cut(Number(text)) === value || cut(value) !== value ? text : String(value);
}

/** Smaller differences come from the arithmetic. */
const NOISE = 1e-9;

/**
 * A matrix as the document can hold it: the linear part in steps of 1/65536, the place in twips unless `inTwips` is
 * false. Values that do not differ from those of `before` are left as they are there.
 */
export function storable(matrix: Matrix, before: Matrix, inTwips: boolean): Matrix {
  const keep = (name: keyof Matrix, rounded: number): number =>
    Math.abs(matrix[name] - before[name]) < NOISE ? before[name] : rounded;
  return {
    a: keep('a', toStep(matrix.a)),
    b: keep('b', toStep(matrix.b)),
    c: keep('c', toStep(matrix.c)),
    d: keep('d', toStep(matrix.d)),
    tx: keep('tx', inTwips ? toTwips(matrix.tx) : matrix.tx),
    ty: keep('ty', inTwips ? toTwips(matrix.ty) : matrix.ty),
  };
}

/** What is read of such a matrix after it was written. */
export function storedMatrix(matrix: Matrix, before: Matrix): Matrix {
  const { a, b, c, d, tx, ty } = storable(matrix, before, true);
  return {
    a: readable(a, MATRIX.a.initial),
    b: readable(b, MATRIX.b.initial),
    c: readable(c, MATRIX.c.initial),
    d: readable(d, MATRIX.d.initial),
    tx: readable(tx, MATRIX.tx.initial),
    ty: readable(ty, MATRIX.ty.initial),
  };
}

/** Without a negative zero; the default for what is beyond all that is read. */
function readable(value: number, initial: number): number {
  return Math.abs(value) <= MAX_NUMBER ? value + 0 : initial;
}

function toStep(value: number): number {
  return Math.round(value * LINEAR_STEPS) / LINEAR_STEPS;
}

/** The values of a matrix in the order in which Animate writes them, and what each is where it is left out. */
const PARTS = [['a', 1], ['b', 0], ['c', 0], ['d', 1], ['tx', 0], ['ty', 0]] as const; // prettier-ignore

/**
 * Writes the values that changed; the identity is left out altogether. Values that are those of `before`, which was read
 * from the same element, keep their text.
 */
export function writeMatrix(owner: XmlNode, matrix: Matrix, before?: Matrix): void {
  if (isIdentity(matrix)) {
    owner.child('matrix')?.remove();
    return;
  }
  const node = partOf(owner, 'matrix', 'Matrix', 0);
  let last = '';
  for (const [name, fallback] of PARTS) {
    const value = matrix[name];
    const isKept = before?.[name] === value && node.attr(name) !== undefined;
    if (value === fallback && !isKept) node.setAttr(name, null);
    else {
      if (!isKept) node.setAttr(name, name.length === 1 ? formatLinear(value) : formatNumber(value), last);
      last = name;
    }
  }
}

/** The stored transformation point, or undefined where the element has the default one: an object that does not change. */
export function readTransformationPoint(owner: XmlNode): Readonly<Point> | undefined {
  const node = owner.child('transformationPoint')?.child('Point');
  if (!node) return undefined;
  node.decoded ??= Object.freeze({ x: POINT.x.read(node), y: POINT.y.read(node) });
  return node.decoded as Readonly<Point>;
}

export function writeTransformationPoint(owner: XmlNode, point: Point): void {
  const node = partOf(owner, 'transformationPoint', 'Point', owner.child('matrix') ? 1 : 0);
  POINT.x.write(node, point.x);
  POINT.y.write(node, point.y);
}

/** The node in a child of an element; made where there is none, the child at the index among the children. */
function partOf(owner: XmlNode, childName: string, name: string, index: number): XmlNode {
  const child = owner.child(childName);
  const existing = child?.child(name);
  if (existing) return existing;
  const made = XmlNode.create(name);
  if (child) child.append(made);
  else owner.insert(XmlNode.create(childName, {}, [made]), index);
  return made;
}
