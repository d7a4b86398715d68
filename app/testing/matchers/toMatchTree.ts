import type { TreeOptions } from '../../index';
import { Reference, type MatcherContext, type Verdict } from '../Reference';
import { checkHost } from './checkHost';

/** Options of `toMatchTree`. */
export interface MatchTreeOptions extends TreeOptions {
  /** Names the file of the tree; default: the name of the test. */
  name?: string;
}

/** The part of a matcher's `this` that formats the difference of two texts. */
interface Differ {
  utils?: { diff?(expected: string, received: string): string | null | undefined };
}

/**
 * Compares the current document, as text, with a text, or with the file in `__trees__` next to the test. A missing file
 * is written; `-u` updates it.
 */
export function toMatchTree(
  this: MatcherContext & Differ,
  received: unknown,
  expected?: string | MatchTreeOptions,
): Verdict {
  checkHost('toMatchTree', received);
  if (typeof expected === 'string') return verdict(this, dedent(expected), received.toTree().trim());
  const { name, ...options } = expected ?? {};
  const tree = `${received.toTree(options).trimEnd()}\n`;
  const reference = new Reference(this, '__trees__', '.txt', name);
  const saved = reference.read();
  if (saved === undefined) {
    reference.write(tree);
    return { pass: !this.isNot, message: () => `${reference.file} was written` };
  }
  return verdict(this, new TextDecoder().decode(saved), tree, reference.file);
}

function verdict({ utils }: Differ, expected: string, received: string, file?: string): Verdict {
  const pass = expected === received;
  return {
    pass,
    message: () =>
      pass
        ? 'the document is as expected, and should not be'
        : [
            file === undefined
              ? 'the document differs'
              : `the document differs from ${file} (-u keeps the new tree)`,
            utils?.diff?.(expected, received) ?? `expected:\n${expected}\nreceived:\n${received}`,
          ].join('\n\n'),
  };
}

/** Removes the common indent of the lines of a text. */
function dedent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents);
  return lines.map((line) => line.slice(least)).join('\n');
}
