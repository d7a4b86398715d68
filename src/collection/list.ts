import { describe } from '../host/describe';

function spaces(count: number): string {
  let text = '';
  while (text.length < count) text += ' ';
  return text;
}

/**
 * The text of `list`: a first line with the label and the count, then a line for each element with its index,
 * right-aligned.
 */
export function listing(label: string, elements: unknown[]): string {
  const count = elements.length;
  const lines = [label + ': ' + count + (count === 1 ? ' element' : ' elements')];
  const width = String(count - 1).length;
  for (let i = 0; i < count; i++) {
    const index = String(i);
    lines.push('  ' + spaces(width - index.length) + index + ': ' + describe(elements[i]));
  }
  return lines.join('\n');
}
