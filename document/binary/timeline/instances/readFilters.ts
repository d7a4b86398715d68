import { BinaryFault } from '../../BinaryFault';
import type { ByteReader } from '../../archive/ByteReader';
import type { ColorRecord } from '../../archive/rawTypes';

export type Filter = AdjustColor | Effect;

export interface AdjustColor {
  kind: 'adjust color';
  isEnabled: boolean;
  brightness: number;
  contrast: number;
  saturation: number;
  hue: number;
}

export interface Effect {
  kind: 'drop shadow' | 'blur' | 'glow' | 'bevel' | 'gradient glow' | 'gradient bevel';
  isEnabled: boolean;
  color: ColorRecord;
  distance: number;
  blurX: number;
  blurY: number;
  /** In radians. */
  angle: number;
  isInner: boolean;
  isKnockout: boolean;
  quality: number;
  /** In percent. */
  strength: number;
  hidesObject: boolean;
  highlight: ColorRecord | null;
  isFull: boolean;
  entries: { ratio: number; color: ColorRecord }[];
}

/** By type: the name, and the number of version bytes before the fields. */
const KINDS: Readonly<Record<number, readonly [Filter['kind'], number]>> = {
  0: ['drop shadow', 2],
  1: ['blur', 3],
  2: ['glow', 3],
  3: ['bevel', 3],
  4: ['gradient glow', 3],
  6: ['adjust color', 2],
  7: ['gradient bevel', 4],
};

/** The filters of an instance or text. */
export function readFilters(reader: ByteReader): Filter[] {
  if (!reader.flag8()) return [];
  return reader.list(reader.u32(), 20, () => readFilter(reader));
}

function readFilter(reader: ByteReader): Filter {
  const type = reader.u8();
  const layout = KINDS[type];
  if (layout === undefined) throw new BinaryFault(`the filter ${type} is not known`);
  const [kind, versions] = layout;
  reader.skip(versions);
  const isEnabled = reader.flag32();
  if (kind === 'adjust color') {
    return {
      kind,
      isEnabled,
      brightness: reader.f32(),
      contrast: reader.f32(),
      saturation: reader.f32(),
      hue: reader.f32(),
    };
  }
  return readEffect(reader, kind, isEnabled);
}

function readEffect(reader: ByteReader, kind: Effect['kind'], isEnabled: boolean): Effect {
  const effect: Effect = {
    kind,
    isEnabled,
    color: reader.color(),
    distance: reader.f32(),
    blurX: reader.f32(),
    blurY: reader.f32(),
    angle: reader.f32(),
    isInner: reader.flag32(),
    isKnockout: reader.flag32(),
    quality: reader.u32(),
    strength: reader.u32(),
    hidesObject: reader.flag32(),
    highlight: null,
    isFull: false,
    entries: [],
  };
  if (kind === 'bevel') {
    effect.highlight = reader.color();
    effect.isFull = reader.flag32();
  }
  if (kind === 'gradient glow' || kind === 'gradient bevel') {
    const count = reader.u32();
    reader.u32();
    effect.isFull = reader.flag32();
    effect.entries = reader.list(count, 8, () => ({ ratio: reader.u32(), color: reader.color() }));
  }
  return effect;
}
