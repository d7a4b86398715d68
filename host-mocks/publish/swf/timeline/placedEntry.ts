import { concat, isIdentity, type Matrix } from '../../../geometry/matrix';
import { readFlag, readText } from '../../../model/xfl/attributes';
import { concatColors, readColorTransform, type ColorTransform } from '../../../model/xfl/ColorTransform';
import { readRgb } from '../../../model/xfl/colors';
import { readMatrix } from '../../../model/xfl/nodeMatrix';
import { lookUp } from '../../../xml/lookUp';
import type { XmlNode } from '../../../xml/XmlNode';
import { filterList } from '../records/filterList';
import type { Character, Effects, Entry } from './Entry';

/** Where entries stand: what is around them, and their first slot. */
export interface Around {
  readonly matrix: Matrix;
  readonly color: ColorTransform;
  readonly slot: number;
}

/** Numbers of blend modes. Source: SWF 19, "PlaceObject3". */
const BLEND_MODES: Record<string, number> = {
  layer: 2,
  multiply: 3,
  screen: 4,
  lighten: 5,
  darken: 6,
  difference: 7,
  add: 8,
  subtract: 9,
  invert: 10,
  alpha: 11,
  erase: 12,
  overlay: 13,
  hardlight: 14,
};

/** The number of a blend mode in the host's words; 0 for `normal`. */
export function blendNumber(mode: string): number {
  return lookUp(BLEND_MODES, mode) ?? 0;
}

/** An instance or text with its own place, name and effects. */
export function placedEntry(character: Character, node: XmlNode, { matrix, color, slot }: Around): Entry {
  return {
    ...character,
    slot,
    matrix: isIdentity(matrix) ? readMatrix(node) : concat(matrix, readMatrix(node)),
    color: concatColors(color, readColorTransform(node)),
    name: character.kind === 'text' || character.kind === 'bitmap' ? '' : readText(node, 'name'),
    effects: effectsOf(node),
  };
}

/** Entries of a graphic where an instance of it stands. */
export function movedEntries(entries: readonly Entry[], { matrix, color, slot }: Around): Entry[] {
  return entries.map((entry) => ({
    ...entry,
    slot: entry.slot + slot,
    clip: entry.clip === undefined ? undefined : entry.clip + slot,
    matrix: concat(matrix, entry.matrix),
    color: concatColors(color, entry.color),
  }));
}

/** What is around the content of an instance. */
export function within(node: XmlNode, { matrix, color, slot }: Around): Around {
  return {
    matrix: concat(matrix, readMatrix(node)),
    color: concatColors(color, readColorTransform(node)),
    slot,
  };
}

function effectsOf(node: XmlNode): Effects | undefined {
  const filters = filterList(node);
  const blend = blendNumber(readText(node, 'blendMode', 'normal'));
  const isCached = readFlag(node, 'cacheAsBitmap') || readText(node, 'exportAsBitmap') === 'true';
  const isHidden = !readFlag(node, 'isVisible', true);
  const background = readFlag(node, 'bits32', true) ? undefined : matteOf(node);
  if (!filters && blend === 0 && !isCached && !isHidden && background === undefined) return undefined;
  return { filters, blend, isCached, isHidden, background };
}

function matteOf(node: XmlNode): string {
  const matte = node.child('MatteColor');
  return matte ? readRgb(matte, 'color', '#FFFFFF') : '#FFFFFF';
}
