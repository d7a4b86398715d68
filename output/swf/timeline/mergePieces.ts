import { IDENTITY } from '../../../geometry/matrix';
import { NO_COLOR_TRANSFORM } from '../../../document/xfl/ColorTransform';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { Characters } from './Characters';
import type { Entry } from './Entry';
import type { Around } from './placedEntry';

/** What is at a slot: a finished entry, or a piece that may become one shape with its neighbours. */
export type LayerItem = { readonly entry: Entry } | PieceItem;

export interface PieceItem {
  readonly piece: FilmElement;
  readonly slot: number;
  /** Words for the keyframe, for what is lost. */
  readonly where: string;
  /** Neighbours with the same text become one shape; undefined for a piece that stays alone. */
  readonly joins?: string;
  /** What is around the shape. */
  readonly around?: Pick<Around, 'matrix' | 'color'>;
  readonly clip?: number;
}

/** The entries of a frame: neighbouring pieces become one shape at the place of the topmost. */
export function mergePieces(parts: readonly (readonly LayerItem[])[], characters: Characters): Entry[] {
  const entries: Entry[] = [];
  let run: PieceItem[] = [];
  const finish = (): void => {
    const entry = run.length > 0 && shapeEntry(run, characters);
    if (entry) entries.push(entry);
    run = [];
  };
  for (const item of parts.flat()) {
    if ('entry' in item) {
      finish();
      entries.push(item.entry);
      continue;
    }
    const before = run.at(-1);
    if (before && (before.joins === undefined || before.joins !== item.joins)) finish();
    run.push(item);
  }
  finish();
  return entries;
}

/** The shape of a run of pieces; undefined if nothing is seen of it. */
function shapeEntry(run: readonly PieceItem[], characters: Characters): Entry | undefined {
  const top = run[run.length - 1];
  const pieces = run.map(({ piece }) => ({ element: piece, matrix: piece.matrix }));
  const shape = characters.shape(pieces, top.where);
  if (!shape) return undefined;
  const { matrix, color } = top.around ?? { matrix: IDENTITY, color: NO_COLOR_TRANSFORM };
  return { ...shape, slot: top.slot, matrix, color, name: '', clip: top.clip };
}
