import { BinaryFault } from '../../BinaryFault';
import type { ColorRecord, RawPoint } from '../../archive/rawTypes';
import type { TimelineArchive } from '../PicObject';
import type { TimelineObject } from '../TimelineObject';
import { readFill, type Fill } from './readStyles';

/** The correspondence of two shapes in a shape tween (`CPicMorphShape`). */
export interface MorphShape {
  kind: 'morph shape';
  segments: MorphSegment[];
  hints: MorphHint[];
  fills: Fill[];
  lines: { color: ColorRecord; width: number }[];
}

/** An outline (`CMorphSegment`). Points in 1/256 of a twip; styles count from 0, -1 is none. */
export interface MorphSegment {
  kind: 'morph segment';
  stroke1: number;
  stroke2: number;
  fill1: number;
  fill2: number;
  startA: RawPoint;
  startB: RawPoint;
  curves: MorphCurveRecord[];
}

export interface MorphCurveRecord {
  kind: 'morph curve';
  controlA: RawPoint;
  endA: RawPoint;
  controlB: RawPoint;
  endB: RawPoint;
  isLine: boolean;
}

export interface MorphHint {
  kind: 'morph hint';
  numbers: number[];
}

export interface HintList {
  kind: 'hint list';
  hints: MorphHint[];
}

/** A fill of a morph has no focal point and no spread. */
const PLAIN_STYLES = 2;

const MATRICES_AND_POINT = 56;

export function readMorphShape(archive: TimelineArchive): MorphShape {
  const { reader } = archive;
  reader.u8();
  reader.skip(MATRICES_AND_POINT);
  const segments = readMany(archive, 'morph segment');
  const hints = readMany(archive, 'morph hint');
  const fills = reader.list(reader.u16(), 6, () => readFill(reader, PLAIN_STYLES));
  const lines = reader.list(reader.u16(), 10, () => {
    const line = { color: reader.color(), width: reader.u32() };
    reader.u16();
    return line;
  });
  return { kind: 'morph shape', segments, hints, fills, lines };
}

export function readMorphSegment(archive: TimelineArchive): MorphSegment {
  const { reader } = archive;
  return {
    kind: 'morph segment',
    stroke1: reader.s32(),
    stroke2: reader.s32(),
    fill1: reader.s32(),
    fill2: reader.s32(),
    startA: reader.point(),
    startB: reader.point(),
    curves: readMany(archive, 'morph curve'),
  };
}

export function readMorphCurve({ reader }: TimelineArchive): MorphCurveRecord {
  return {
    kind: 'morph curve',
    controlA: reader.point(),
    endA: reader.point(),
    controlB: reader.point(),
    endB: reader.point(),
    isLine: reader.flag32(),
  };
}

export function readMorphHint({ reader }: TimelineArchive): MorphHint {
  return { kind: 'morph hint', numbers: Array.from({ length: 5 }, () => reader.s32()) };
}

export function readHintList(archive: TimelineArchive): HintList {
  return { kind: 'hint list', hints: readMany(archive, 'morph hint') };
}

/** A count, followed by that many objects of a kind. */
function readMany<K extends TimelineObject['kind']>(
  archive: TimelineArchive,
  kind: K,
): Extract<TimelineObject, { kind: K }>[] {
  const { reader } = archive;
  return reader.list(reader.u16(), 2, () => {
    const object = archive.child();
    if (object?.kind !== kind)
      throw new BinaryFault(`a ${object?.kind ?? 'gap'} is in a list of each ${kind}`);
    return object as Extract<TimelineObject, { kind: K }>;
  });
}
