import { BinaryFault } from '../BinaryFault';
import type { ColorRecord } from '../archive/rawTypes';
import { readPicObject, type PicObject, type TimelineArchive } from './PicObject';
import type { FrameRecord } from './readFrame';

/** A layer (`CPicLayer`). */
export interface LayerRecord extends PicObject {
  kind: 'layer';
  name: string;
  frames: FrameRecord[];
  isCurrent: boolean;
  isHidden: boolean;
  showsOutlines: boolean;
  outlineColor: ColorRecord | null;
  height: number;
  type: LayerRecordType;
  /** The mask, guide or folder that the layer belongs to. */
  parent: LayerRecord | null;
  isOpen: boolean;
  isAutoNamed: boolean;
  animation: 'none' | 'motion object' | 'IK pose';
  /** Frames of the poses of an armature. */
  poses: number[];
}

export type LayerRecordType = 'normal' | 'guide' | 'guided' | 'folder' | 'mask';

const TYPES: readonly LayerRecordType[] = ['normal', 'guide', 'guided', 'folder', 'mask'];

export function readLayer(archive: TimelineArchive): LayerRecord {
  const base = readPicObject(archive);
  const frames = base.children.map((child) => {
    if (child.kind !== 'frame') throw new BinaryFault(`a layer holds a ${child.kind}`);
    return child;
  });
  const { reader } = archive;
  const version = reader.u8();
  const name = reader.string();
  const isCurrent = reader.flag8();
  const isHidden = reader.flag8();
  const isLocked = reader.flag8();
  if (version >= 5) reader.u32();
  const outlineColor = version >= 6 ? reader.color() : null;
  const showsOutlines = version >= 6 && reader.flag32();
  const height = version >= 8 ? reader.u32() : 1;
  const type = TYPES[reader.u8()];
  if (type === undefined) throw new BinaryFault('a layer has a type that is not known');
  const above = readLink(archive);
  // Flash 5 stores guide and mask separately.
  const mask = version >= 7 && version < 9 ? readLink(archive) : null;
  const parent = above ?? (type === 'mask' ? null : mask);
  if (version >= 3 && version < 9) reader.u8();
  const isOpen = version < 9 || reader.flag8();
  const isAutoNamed = version < 10 || reader.flag8();
  const animation = version >= 12 ? ANIMATIONS[reader.u8()] : 'none';
  if (animation === undefined) throw new BinaryFault('a layer has a kind of animation that is not known');
  const poses = animation === 'IK pose' ? reader.list(reader.u32(), 4, () => reader.u32()) : [];
  return {
    ...base,
    kind: 'layer',
    name,
    frames,
    isCurrent,
    isHidden,
    isLocked,
    showsOutlines,
    outlineColor,
    height,
    type,
    parent,
    isOpen,
    isAutoNamed,
    animation,
    poses,
  };
}

const ANIMATIONS = ['none', 'motion object', 'IK pose'] as const;

function readLink(archive: TimelineArchive): LayerRecord | null {
  const object = archive.object();
  if (object === null || object.kind === 'layer') return object;
  throw new BinaryFault(`the parent of a layer is a ${object.kind}`);
}
