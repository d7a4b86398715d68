import type { TreeOptions } from '../../index';
import { Reference, type MatcherContext, type Verdict } from '../Reference';
import { checkHost } from './checkHost';

/** Options of `toMatchTree`. */
export interface MatchTreeOptions extends TreeOptions {
  /** Names the file of the tree; default: the name of the test. */
  name?: string;
}

/** What `this` of a matcher offers to show two texts. */
interface Differ {
  utils?: { diff?(expected: string, received: string): string | null | undefined };
}

/**
 * Compares the document in front, as text, with a text, or with the file in `__trees__` beside the test. A new file is
 * written, and an old one with `-u`.
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
  const kept = reference.read();
  if (kept === undefined) {
    reference.write(tree);
    return { pass: !this.isNot, message: () => `${reference.file} was written` };
  }
  return verdict(this, new TextDecoder().decode(kept), tree, reference.file);
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

/** A text over several lines, without the blanks that all its lines begin with. */
function dedent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents);
  return lines.map((line) => line.slice(least)).join('\n');
}
