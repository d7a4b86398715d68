import type { DocumentStroke } from '../../../document/xfl/paints/DocumentStroke';
import { call } from '../code/call';
import { fixed } from '../code/fixed';
import type { FilmContext } from '../film/FilmContext';

/** As EaselJS numbers them. */
const CAPS = { none: 0, round: 1, square: 2 };
const JOINTS = { miter: 0, round: 1, bevel: 2 };

/**
 * `ss(width,caps,joints)`, and `sd([dash,gap])` for a line with gaps. A hairline keeps its width whatever its scale.
 *
 * @param scale - of the points of the line: it grows with them
 */
export function strokeCode(stroke: DocumentStroke, scale: number, film: FilmContext): string {
  const { caps, dashes, joints, miterLimit, weight } = stroke;
  if (stroke.isHairline) return 'ss(1,1,1,3,true)';
  if (stroke.hasOrnament)
    film.lose('A ragged, stippled or hatched line, or one of an art brush, becomes a plain one.');
  const style = [fixed(weight * scale, 3), CAPS[caps], JOINTS[joints]];
  const line = call('ss', joints === 'miter' ? [...style, fixed(miterLimit, 3)] : style);
  return dashes
    ? `${line}.sd([${dashes.map((length) => fixed(Math.max(0, length * scale), 2)).join(',')}])`
    : line;
}
