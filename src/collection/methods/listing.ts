import { padLeft } from '../../text/padLeft';

/**
 * The text of `list`: a first line with the label and the count, then a line for each element with its index,
 * right-aligned. A name may have line breaks; a line has none.
 */
export function listing<T>(label: string, elements: T[], describe: (element: T) => string): string {
  const count = elements.length;
  const lines = [label + ': ' + count + (count === 1 ? ' element' : ' elements')];
  const width = String(count - 1).length;
  for (let i = 0; i < count; i++) {
    lines.push('  ' + padLeft(String(i), width) + ': ' + describe(elements[i]).replace(/\r\n?|\n/g, ' '));
  }
  return lines.join('\n');
}
