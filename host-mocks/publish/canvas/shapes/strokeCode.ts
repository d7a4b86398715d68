import { readNumber, readText } from '../../../model/xfl/attributes';
import type { XmlNode } from '../../../xml/XmlNode';
import { call } from '../code/call';
import { fixed } from '../code/fixed';
import type { FilmContext } from '../film/FilmContext';

/** As EaselJS numbers them. */
const CAPS: Record<string, number> = { none: 0, square: 2 };
const JOINTS: Record<string, number> = { miter: 0, bevel: 2 };
const ROUND = 1;

/** `ss(width,caps,joints)`. A hairline keeps its width whatever its scale. */
export function strokeCode(node: XmlNode, film: FilmContext): string {
  if (readText(node, 'solidStyle') === 'hairline') return 'ss(1,1,1,3,true)';
  if (node.name !== 'SolidStroke')
    film.lose('A dashed, dotted or otherwise patterned line becomes a plain one.');
  const joint = JOINTS[readText(node, 'joints')] ?? ROUND;
  const style = [fixed(readNumber(node, 'weight', 1), 3), CAPS[readText(node, 'caps')] ?? ROUND, joint];
  return call('ss', joint === 0 ? [...style, fixed(readNumber(node, 'miterLimit', 3), 3)] : style);
}
