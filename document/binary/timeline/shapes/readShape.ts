import { BinaryFault } from '../../BinaryFault';
import type { RawMatrix } from '../../archive/rawTypes';
import { readPicObject, type PicObject, type TimelineArchive } from '../PicObject';
import type { ElementRecord, TimelineObject } from '../TimelineObject';
import { readCubics, type Cubic } from './readCubics';
import { readEdges, type EdgeRecord } from './readEdges';
import { readFill, readLine, type Fill, type LineRecord } from './readStyles';

/** Geometry, and elements on it: the body of a shape and of a keyframe. */
export interface ShapeBody extends PicObject {
  matrix: RawMatrix;
  fills: Fill[];
  lines: LineRecord[];
  edges: EdgeRecord[];
  cubics: Cubic[];
  /** Back first. */
  elements: ElementRecord[];
}

/** A drawing object, a primitive, or a group of elements (`CPicShape`, `CPicRect`, `CPicOval`). */
export interface ShapeRecord extends ShapeBody {
  kind: 'shape';
  primitive: Primitive | null;
}

export type Primitive = RectanglePrimitive | OvalPrimitive;

export interface RectanglePrimitive {
  kind: 'rectangle';
  radii: number[];
}

export interface OvalPrimitive {
  kind: 'oval';
  isClosed: boolean;
  /** Left, right, top, bottom in twips. */
  box: number[];
  startAngle: number;
  endAngle: number;
  innerRadius: number;
}

export function readShape(archive: TimelineArchive): ShapeRecord {
  return { ...readShapeBody(archive), kind: 'shape', primitive: null };
}

export function readRectangle(archive: TimelineArchive): ShapeRecord {
  const body = readShapeBody(archive);
  const { reader } = archive;
  reader.skip(2);
  const radii = Array.from({ length: 4 }, () => reader.s32());
  return { ...body, kind: 'shape', primitive: { kind: 'rectangle', radii } };
}

export function readOval(archive: TimelineArchive): ShapeRecord {
  const body = readShapeBody(archive);
  const { reader } = archive;
  reader.u8();
  const isClosed = reader.flag8();
  const box = Array.from({ length: 4 }, () => reader.s32());
  const primitive: OvalPrimitive = {
    kind: 'oval',
    isClosed,
    box,
    startAngle: reader.f32(),
    endAngle: reader.f32(),
    innerRadius: reader.f32(),
  };
  return { ...body, kind: 'shape', primitive };
}

const FILL_SIZE = 6;
const LINE_SIZE = 10;
const CUBIC_SIZE = 32;
/** Flash 5; slightly earlier versions write 4. */
const WITH_CUBICS = 5;

export function readShapeBody(archive: TimelineArchive): ShapeBody {
  const base = readPicObject(archive);
  const { reader } = archive;
  const version = reader.u8();
  const matrix = reader.matrix();
  const dataVersion = reader.u8();
  reader.u32();
  const fills = reader.list(reader.u16(), FILL_SIZE, () => readFill(reader, version));
  const lines = reader.list(reader.u16(), LINE_SIZE, () => readLine(reader, version));
  const edges = readEdges(reader, version);
  const cubics =
    dataVersion >= WITH_CUBICS
      ? reader.list(reader.u32(), CUBIC_SIZE, () => readCubics(reader, version))
      : [];
  return { ...base, matrix, fills, lines, edges, cubics, elements: base.children.map(asElement) };
}

type ElementKind = ElementRecord['kind'];

const ELEMENTS: Readonly<Record<ElementKind, true>> = {
  shape: true,
  symbol: true,
  'compiled clip': true,
  bitmap: true,
  video: true,
  text: true,
  font: true,
  'left out': true,
};

function asElement(object: TimelineObject): ElementRecord {
  if (Object.hasOwn(ELEMENTS, object.kind)) return object as ElementRecord;
  throw new BinaryFault(`a ${object.kind} is among the elements`);
}
