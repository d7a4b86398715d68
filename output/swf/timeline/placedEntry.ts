import { DocumentInstance } from '../../../document/xfl/instances/DocumentInstance';
import { concat, isIdentity, type Matrix } from '../../../geometry/matrix';
import { concatColors, readColorTransform, type ColorTransform } from '../../../document/xfl/ColorTransform';
import { matteColorOf } from '../../../document/xfl/colorEffect';
import { readMatrix } from '../../../document/xfl/nodeMatrix';
import { BLENDING, BLEND_NUMBERS } from '../../../document/xfl/schema/effectSchema';
import { INSTANCE } from '../../../document/xfl/schema/instanceSchema';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { noteUnknownWord } from '../../published/noteUnknownWord';
import type { LossReceiver } from '../../published/PublishOutcome';
import { filterList } from '../records/filterList';
import type { Character, Effects, Entry } from './Entry';

/** Where entries are: what is around them, and their first slot. */
export interface Around {
  readonly matrix: Matrix;
  readonly color: ColorTransform;
  readonly slot: number;
}

/** An instance or text with its own place, name and effects. */
export function placedEntry(
  character: Character,
  node: XmlNode,
  { matrix, color, slot }: Around,
  losses: LossReceiver,
): Entry {
  return {
    ...character,
    slot,
    matrix: isIdentity(matrix) ? readMatrix(node) : concat(matrix, readMatrix(node)),
    color: concatColors(color, readColorTransform(node)),
    name: character.kind === 'text' || character.kind === 'bitmap' ? '' : INSTANCE.name.read(node),
    effects: effectsOf(node, losses),
  };
}

/** Entries of a graphic where an instance of it is. */
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

function effectsOf(node: XmlNode, losses: LossReceiver): Effects | undefined {
  const filters = filterList(node, losses);
  noteUnknownWord(BLENDING.blendMode, node, losses);
  const blend = BLEND_NUMBERS[BLENDING.blendMode.read(node)];
  const { cacheAsBitmap, exportAsBitmap, isVisible, bits32 } = new DocumentInstance(node);
  const isCached = cacheAsBitmap || exportAsBitmap;
  const isHidden = !isVisible;
  const background = bits32 ? undefined : matteColorOf(node);
  if (!filters && blend === 0 && !isCached && !isHidden && background === undefined) return undefined;
  return { filters, blend, isCached, isHidden, background };
}
