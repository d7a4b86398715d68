import { padLeft } from '../../text/padLeft';

/**
 * The text of `list`: a first line with the label and the count, then a line for each element with its index,
 * right-aligned.
 *
 * @param lines one for each element
 */
export function listing(label: string, lines: string[]): string {
  const count = lines.length;
  const width = String(count - 1).length;
  const rows = [label + ': ' + count + (count === 1 ? ' element' : ' elements')];
  for (let i = 0; i < count; i++) rows.push('  ' + padLeft(String(i), width) + ': ' + lines[i]);
  return rows.join('\n');
}
