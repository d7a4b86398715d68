import fc from 'fast-check';
import path from 'path';
import { paths } from '../../../platform/browser/paths';
import { tries } from '../../support/sample';

/** Texts made of what matters in a path. POSIX leaves open what two slashes at the beginning mean. */
const text = fc
  .array(fc.constantFrom('/', '.', '..', 'a', 'b.c', '.fla', 'é ', '\\'), { maxLength: 9 })
  .map((parts) => parts.join('').replace(/^\/+/, '/'));

describe('paths in a browser are those of POSIX', () => {
  it.each(['normalize', 'dirname', 'basename', 'extname'] as const)('%s', (name) => {
    fc.assert(
      fc.property(text, (file) => paths[name](file) === path.posix[name](file)),
      { numRuns: tries(500, 5000), examples: [['../..'], ['../../a']] },
    );
  });

  it('The result of join is the same', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), (parts) =>
        expect(paths.join(...parts)).toBe(path.posix.join(...parts)),
      ),
    );
  });

  it('The result of resolve is the same, from the root', () => {
    fc.assert(
      fc.property(fc.array(text, { maxLength: 4 }), (parts) =>
        expect(paths.resolve(...parts)).toBe(path.posix.resolve('/', ...parts)),
      ),
    );
  });

  it('The result of basename is the same, and a suffix is taken away', () => {
    fc.assert(
      fc.property(
        text,
        text.filter((suffix) => !suffix.includes('/')),
        (file, suffix) => {
          // For the root Node's answer depends on the suffix.
          fc.pre(suffix !== file && /[^/]/.test(file));
          // Where a suffix is longer than the name, Node may keep a slash behind the name: basename('/b/', 'ab').
          expect(paths.basename(file, suffix)).toBe(path.posix.basename(file, suffix).replace(/\/+$/, ''));
        },
      ),
      { examples: [['/b.c', 'b.c']] },
    );
  });
});
