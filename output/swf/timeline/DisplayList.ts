import { colorKey } from '../../../document/xfl/ColorTransform';
import { writeRgba } from '../records/color';
import { isPlain, storedColor, writeColorTransform } from '../records/colorRecord';
import { writeMatrix } from '../records/matrixRecord';
import { bodyOf, TAG, writeTag } from '../bytes/swfTags';
import type { ByteWriter } from '../../../platform/ByteWriter';
import type { CharacterKind, Effects, Entry } from './Entry';

/** Depths count from 1. */
const FIRST_DEPTH = 1;

/** Kinds that start again with each instance: they note the frame at which they appeared. */
const INSTANCES: ReadonlySet<CharacterKind> = new Set(['sprite', 'button', 'edit']);

/** The objects that a timeline shows in a player, and the tags that bring the next frame about. */
export class DisplayList {
  private shown: readonly Entry[] = [];

  /** Takes away what goes, from the lowest depth up, and returns the changes that `place` is to write. */
  advance(out: ByteWriter, entries: readonly Entry[]): Changes {
    if (entries === this.shown) return NO_CHANGES;
    const before = new Map(this.shown.map((entry) => [entry.slot, entry]));
    const after = new Map(entries.map((entry) => [entry.slot, entry]));
    for (const old of this.shown) {
      const next = after.get(old.slot);
      if (!next || !(continues(old, next) || isReplaced(old, next))) {
        before.delete(old.slot);
        writeTag(
          out,
          TAG.removeObject2,
          bodyOf((body) => body.u16(old.slot + FIRST_DEPTH)),
        );
      }
    }
    this.shown = entries;
    return { entries, before };
  }

  /** Takes away all that is shown: another scene begins. Source: a movie with one instance in two scenes. */
  clear(out: ByteWriter): void {
    this.advance(out, []);
  }

  /** Places what is new and changes what stays. @param frame - from 0 */
  place(out: ByteWriter, { entries, before }: Changes, frame: number): void {
    for (const entry of entries) {
      const old = before.get(entry.slot);
      if (old === entry) continue;
      if (old) moveObject(out, old, entry);
      else placeObject(out, entry, frame);
    }
    for (const { pictures, ratio = 0 } of entries) pictures?.writeUpTo(out, ratio);
  }
}

/** What there is to place, and what of it is already there, by slot. */
interface Changes {
  readonly entries: readonly Entry[];
  readonly before: ReadonlyMap<number, Entry>;
}

const NO_CHANGES: Changes = { entries: [], before: new Map() };

/** True if an object is the same one in the next frame. */
function continues(old: Entry, next: Entry): boolean {
  return old.id === next.id && old.clip === next.clip && old.since === next.since;
}

/** Players swap the content of shapes and morphs for other content of the same kind, but that of masks. */
function isReplaced(old: Entry, next: Entry): boolean {
  const isSwapped = old.kind === next.kind && (old.kind === 'shape' || old.kind === 'morph');
  return isSwapped && old.clip === undefined && next.clip === undefined;
}

/** What a place tag says; undefined parts are left out. */
interface Said {
  readonly slot: number;
  readonly isMove: boolean;
  readonly id?: number;
  readonly matrix?: Entry['matrix'];
  readonly color?: Entry['color'];
  readonly ratio?: number;
  readonly name?: string;
  readonly clip?: number;
  readonly clipActions?: Uint8Array;
  readonly effects?: Partial<Effects>;
  /** True for a bitmap that is not a fill. */
  readonly isImage?: boolean;
}

function placeObject(out: ByteWriter, entry: Entry, frame: number): void {
  const { slot, id, matrix, color, name, clip, effects, kind } = entry;
  const appeared = INSTANCES.has(kind) && frame > 0 ? frame : undefined;
  writePlace(out, {
    slot,
    isMove: false,
    id,
    matrix,
    color: isPlain(storedColor(color)) ? undefined : color,
    ratio: entry.ratio === 0 ? undefined : (entry.ratio ?? appeared),
    name: name === '' ? undefined : name,
    clip,
    clipActions: entry.clipActions,
    effects: kind === 'bitmap' ? (effects ?? {}) : effects,
    isImage: kind === 'bitmap',
  });
}

function moveObject(out: ByteWriter, old: Entry, entry: Entry): void {
  const said: Said = {
    slot: entry.slot,
    isMove: true,
    id: old.id === entry.id ? undefined : entry.id,
    matrix: isSameMatrix(old, entry) ? undefined : entry.matrix,
    color: colorKey(old.color) === colorKey(entry.color) ? undefined : entry.color,
    ratio: old.ratio === entry.ratio ? undefined : (entry.ratio ?? 0),
    effects: changedEffects(old.effects, entry.effects),
  };
  const { id, matrix, color, ratio, effects } = said;
  if ([id, matrix, color, ratio, effects].some((part) => part !== undefined)) writePlace(out, said);
}

const MATRIX_PARTS = ['a', 'b', 'c', 'd', 'tx', 'ty'] as const;

function isSameMatrix({ matrix }: Entry, other: Entry): boolean {
  return MATRIX_PARTS.every((part) => matrix[part] === other.matrix[part]);
}

/** An empty list takes filters away. */
const NO_FILTERS = new Uint8Array([0]);

function changedEffects(old: Effects | undefined, next: Effects | undefined): Partial<Effects> | undefined {
  if (keyOf(old) === keyOf(next)) return undefined;
  const plain = { blend: 0, isCached: false, isHidden: false };
  return { ...plain, ...next, filters: next?.filters ?? (old?.filters && NO_FILTERS) };
}

function keyOf(effects: Effects | undefined): string {
  if (!effects) return '';
  const { filters, blend, isCached, isHidden, background } = effects;
  return [filters ? Array.from(filters).join() : '', blend, isCached, isHidden, background].join(' ');
}

/** Writes `PlaceObject2`, or `PlaceObject3` where only that has the fields. Source: SWF 19. */
function writePlace(out: ByteWriter, said: Said): void {
  const { slot, isMove, id, matrix, color, ratio, name, clip, clipActions, effects, isImage = false } = said;
  const body = bodyOf((body) => {
    for (const part of [clipActions, clip, name, ratio, color, matrix, id]) body.flag(part !== undefined);
    body.flag(isMove);
    if (effects) writeEffectFlags(body, effects, isMove, isImage);
    body.u16(slot + FIRST_DEPTH);
    if (id !== undefined) body.u16(id);
    if (matrix) writeMatrix(body, matrix);
    if (color) writeColorTransform(body, storedColor(color));
    body.align();
    if (ratio !== undefined) body.u16(ratio);
    if (name !== undefined) body.text(name);
    if (clip !== undefined) body.u16(clip + FIRST_DEPTH);
    if (effects) writeEffects(body, effects, isMove);
    if (clipActions) body.raw(clipActions);
  });
  writeTag(out, effects ? TAG.placeObject3 : TAG.placeObject2, body);
}

/** A new object has the fields that differ from the defaults, one that changes has all. */
function partsOf(effects: Partial<Effects>, isMove: boolean): Record<'blend' | 'cache' | 'hidden', boolean> {
  const { blend = 0, isCached = false, isHidden = false } = effects;
  return { blend: isMove || blend !== 0, cache: isMove || isCached, hidden: isMove || isHidden };
}

function writeEffectFlags(
  body: ByteWriter,
  effects: Partial<Effects>,
  isMove: boolean,
  isImage: boolean,
): void {
  const { blend, cache, hidden } = partsOf(effects, isMove);
  body
    .bits(0, 1)
    .flag(effects.background !== undefined)
    .flag(hidden)
    .flag(isImage)
    .flag(false);
  body
    .flag(cache)
    .flag(blend)
    .flag(effects.filters !== undefined);
}

function writeEffects(body: ByteWriter, effects: Partial<Effects>, isMove: boolean): void {
  const { blend, cache, hidden } = partsOf(effects, isMove);
  const { filters, background } = effects;
  if (filters) body.raw(filters);
  if (blend) body.u8(effects.blend ?? 0);
  if (cache) body.u8(effects.isCached ? 1 : 0);
  if (hidden) body.u8(effects.isHidden ? 0 : 1);
  if (background !== undefined) writeRgba(body, { rgb: background, alpha: 1 });
}
