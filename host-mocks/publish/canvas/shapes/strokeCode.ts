import { readNumber, readText } from '../../../model/xfl/attributes';
import { dashLengths } from '../../../model/xfl/dashLengths';
import type { XmlNode } from '../../../xml/XmlNode';
import { call } from '../code/call';
import { fixed } from '../code/fixed';
import type { FilmContext } from '../film/FilmContext';

/** As EaselJS numbers them. */
const CAPS: Record<string, number> = { none: 0, square: 2 };
const JOINTS: Record<string, number> = { miter: 0, bevel: 2 };
const ROUND = 1;

/** `ss(width,caps,joints)`, and `sd([dash,gap])` for a line with gaps. A hairline keeps its width whatever its scale. */
export function strokeCode(node: XmlNode, film: FilmContext): string {
  if (readText(node, 'solidStyle') === 'hairline') return 'ss(1,1,1,3,true)';
  const dashes = dashLengths(node);
  if (node.name !== 'SolidStroke' && !dashes)
    film.lose('A ragged, stippled or hatched line becomes a plain one.');
  const joint = JOINTS[readText(node, 'joints')] ?? ROUND;
  const style = [fixed(readNumber(node, 'weight', 1), 3), CAPS[readText(node, 'caps')] ?? ROUND, joint];
  const line = call('ss', joint === 0 ? [...style, fixed(readNumber(node, 'miterLimit', 3), 3)] : style);
  return dashes ? `${line}.sd([${dashes.map((length) => fixed(Math.max(0, length), 2)).join(',')}])` : line;
}
