import fs from 'fs';
import { openContainer as open } from '../../../../document/container/openContainer';
import { saveContainer as save } from '../../../../document/container/saveContainer';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { treeDigest } from '../../../support/treeDigest';
import { dyingPlatform, type Fate } from '../dyingPlatform';
import { Fixtures } from '../fixtures';
import { readingNotes } from '../readingNotes';

export const MAIN = 'DOMDocument.xml';
export const OLD = { [MAIN]: '<DOMDocument/>', 'LIBRARY/a.xml': '<a/>' };
export const NEW = { [MAIN]: '<DOMDocument new="true"/>', 'LIBRARY/b.xml': '<b/>' };
export const CHANGES = new Map([
  [MAIN, NEW[MAIN]],
  ['LIBRARY/b.xml', '<b/>'],
  ['LIBRARY/a.xml', null],
]);
/** What the next save changes. */
export const NEXT = new Map([['LIBRARY/z.xml', '<z/>']]);

/** True for a rename that puts a content in its place in the document. */
export const isStep = (change: string, [from, to]: readonly string[]): boolean =>
  change === 'rename' && from.includes('.saving-') && !to.includes('.saving-');

/** The XFL folder `doc` in a folder, whose saves are killed. */
export class HalfSaved {
  readonly fixtures: Fixtures;

  constructor(private readonly folder: () => string) {
    this.fixtures = new Fixtures(folder);
  }

  /** Leaves a save that was killed when one of its files was in place, or when it was being taken back. */
  leave(direction: 'forward' | 'backward' = 'forward'): string {
    const container = this.fixtures.makeXfl();
    let steps = 0;
    const fate = (change: string, args: readonly string[]): Fate => {
      if (!isStep(change, args)) return 'works';
      steps++;
      if (steps === 1) return 'works';
      return direction === 'backward' && steps === 2 ? 'fails' : 'dies';
    };
    expect(() => save(dyingPlatform(fate), container, CHANGES, this.document)).toThrow('no space left');
    const left = this.left();
    expect(fs.readdirSync(left)).toContain(direction === 'forward' ? 'journal.json' : 'undo.json');
    return left;
  }

  /** The folder that the save left. */
  left(): string {
    const name = fs.readdirSync(this.document).find((one) => /^\.saving-.*-/.test(one));
    return this.fixtures.at('doc', name ?? '');
  }

  /** What a reader sees; fails where it changes anything. */
  readWhole(): { files: Record<string, string>; warnings: string } {
    const before = treeDigest(this.folder());
    const container = open(nodePlatform, this.document);
    const names = container.names().filter((name) => name !== 'doc.xfl');
    const files = Object.fromEntries(names.map((name) => [name, container.text(name)]));
    for (const name of names) expect(container.size(name)).toBe(Buffer.byteLength(files[name] ?? ''));
    expect(treeDigest(this.folder())).toEqual(before);
    return { files, warnings: readingNotes(container).join('\n') };
  }

  private get document(): string {
    return this.fixtures.at('doc');
  }
}
