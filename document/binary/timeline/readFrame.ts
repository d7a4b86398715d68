import type { ByteReader } from '../archive/ByteReader';
import type { RawMatrix } from '../archive/rawTypes';
import { BinaryFault } from '../BinaryFault';
import { readActions, readOldActions } from './actions/readActions';
import { isWellFormed } from './isWellFormed';
import type { TimelineArchive } from './PicObject';
import type { MorphHint, MorphShape } from './shapes/readMorph';
import { type ShapeBody, readShapeBody } from './shapes/readShape';

/** A keyframe with its span (`CPicFrame`). Its own geometry is the raw shape, which is below the children. */
export interface FrameRecord extends ShapeBody {
  kind: 'frame';
  duration: number;
  keyMode: number;
  acceleration: number;
  sound: FrameSound | null;
  label: string;
  isComment: boolean;
  isAnchor: boolean;
  script: string;
  /** 0 automatic, 1 clockwise, 2 counter-clockwise. */
  rotation: number;
  rotationTimes: number;
  morph: MorphShape | null;
  hasAngularBlend: boolean;
  hints: MorphHint[];
  hasSingleEase: boolean;
  hasCustomEase: boolean;
  /** For position, rotation, scale, colour, filters, all; each without a curve or with its points. */
  eases: { x: number; y: number }[][];
  motion: { xml: string; visibleKeyframes: number; name: string } | null;
  /** For each frame of an armature's span the matrices of its elements. */
  between: RawMatrix[];
}

export interface FrameSound {
  medium: number;
  envelope: { mark44: number; left: number; right: number }[];
  loops: number;
  /** 0 event, 1 start, 2 stop, 3 stream. */
  sync: number;
  inPoint: number;
  outPoint: number;
  zoom: number;
  effect: number;
}

const TWEEN_BITS = 3;
const MOTION_OBJECT = 3;
const IK_POSE = 4;
const EASES = 6;
const MATRIX_SIZE = 24;
/** Documents of later releases contain frames of Flash 4 that have not been changed since. */
const FLASH_5 = 0x15;

export function readFrame(archive: TimelineArchive): FrameRecord {
  const body = readShapeBody(archive);
  const { reader } = archive;
  const version = reader.u8();
  const duration = reader.u16();
  const keyMode = reader.u16();
  const acceleration = reader.s16();
  const sound = readSound(reader);
  const label = reader.string();
  const script = version >= FLASH_5 ? readActions(reader) : readOldActions(reader);
  const rotation = reader.u32();
  const rotationTimes = reader.u32();
  const isComment = reader.flag32();
  const morph = readMorph(archive);
  const hasAngularBlend = reader.flag32();
  const hints = readHints(archive);
  reader.string();
  if (version >= FLASH_5) reader.u32();
  if (version >= FLASH_5) sound.effect = reader.u32();
  const isAnchor = version >= 0x16 && reader.flag32();
  const hasSingleEase = version < 0x18 || reader.flag32();
  const hasCustomEase = version >= 0x18 && reader.flag32();
  const eases = hasCustomEase ? readEases(reader) : [];
  const isMotion = version >= 0x1c && (keyMode & TWEEN_BITS) === MOTION_OBJECT;
  const motion = isMotion ? readMotion(reader) : null;
  const isPose = version >= 0x1d && (keyMode & IK_POSE) !== 0;
  const between = isPose ? readBetween(reader, duration) : [];
  return {
    ...body,
    kind: 'frame',
    duration,
    keyMode,
    acceleration,
    sound: sound.medium === 0 ? null : sound,
    label,
    isComment,
    isAnchor,
    script,
    rotation,
    rotationTimes,
    morph,
    hasAngularBlend,
    hints,
    hasSingleEase,
    hasCustomEase,
    eases,
    motion,
    between,
  };
}

/** The XML is copied into the output unchanged, so it must be well formed. */
function readMotion(reader: ByteReader): FrameRecord['motion'] {
  const xml = reader.string();
  if (!isWellFormed(xml)) throw new BinaryFault('the motion of a tween is not well-formed XML');
  return { xml, visibleKeyframes: reader.u32(), name: reader.string() };
}

function readSound(reader: ByteReader): FrameSound {
  return {
    medium: reader.u16(),
    envelope: reader.list(reader.u16(), 8, () => ({
      mark44: reader.u32(),
      left: reader.u16(),
      right: reader.u16(),
    })),
    loops: reader.u16(),
    sync: reader.u8(),
    inPoint: reader.u32(),
    outPoint: reader.s32(),
    zoom: reader.u16(),
    effect: 0,
  };
}

function readMorph(archive: TimelineArchive): MorphShape | null {
  const object = archive.object();
  if (object === null || object.kind === 'morph shape') return object;
  throw new BinaryFault(`a keyframe has a ${object.kind} for its morph shape`);
}

function readHints(archive: TimelineArchive): MorphHint[] {
  const object = archive.object();
  if (object === null) return [];
  if (object.kind === 'hint list') return object.hints;
  throw new BinaryFault(`a keyframe has a ${object.kind} for its hints`);
}

/** The list of the points of a curve contains the first and the last point twice. */
function readEases(reader: ByteReader): { x: number; y: number }[][] {
  return Array.from({ length: EASES }, () => {
    const triples = reader.u32();
    const points = reader.list(3 * triples, 16, () => ({ x: reader.f64(), y: reader.f64() }));
    return points.slice(1, -1);
  });
}

function readBetween(reader: ByteReader, duration: number): RawMatrix[] {
  const elements = reader.u32();
  return reader.list(elements * duration, MATRIX_SIZE, () => reader.matrix());
}
