import fs from 'fs';
import type { Container } from '../../document/container/Container';
import { openContainer as open } from '../../document/container/openContainer';
import { saveContainer as save } from '../../document/container/saveContainer';
import { nodePlatform } from '../../platform/node/nodePlatform';
import type { Platform } from '../../platform/Platform';
import type { Remains } from '../../platform/Processes';
import { runCleaner } from '../support/runCleaner';
import { stateFolder } from '../support/stateFolder';
import { temporaryFolder } from '../support/temporaryFolder';
import { dyingPlatform, type Fate } from '../document/container/dyingPlatform';
import { filesBelow, Fixtures } from '../document/container/fixtures';
import { CHANGES, MAIN, NEW, OLD } from '../document/container/folder/HalfSaved';

const folder = temporaryFolder();
const fixtures = new Fixtures(folder);
const at = (...parts: string[]): string => fixtures.at(...parts);
stateFolder();

/** What a process that saves has told the cleaner; what it gives up when it is dead is not. */
class Watched {
  readonly lists = new Set<readonly Remains[]>();
  readonly platform: Platform;
  changes = 0;
  private isDead = false;

  constructor(killedAt: number, fate: Fate = 'dies') {
    const dying = dyingPlatform(() => {
      if (this.changes++ !== killedAt) return 'works';
      this.isDead = fate === 'dies';
      return fate;
    });
    const removeAtEnd = (remains: readonly Remains[]) => {
      this.lists.add(remains);
      return () => void (this.isDead || this.lists.delete(remains));
    };
    this.platform = { ...dying, processes: { ...nodePlatform.processes, removeAtEnd } };
  }
}

/** Saves, and is killed at a change of the disk; then the cleaner works. Gives whether there was such a change. */
function saveKilled(container: Container, target: string, killedAt: number, fate?: Fate): boolean {
  const watched = new Watched(killedAt, fate);
  try {
    save(watched.platform, container, CHANGES, target);
  } catch {
    // What it left is looked at.
  }
  const wasKilled = watched.changes > killedAt;
  if (fate !== 'fails' && wasKilled) runCleaner(at('lists'), watched.lists);
  else expect([...watched.lists]).toEqual([]);
  return wasKilled;
}

/** Kills saves at each change of the disk, one after the other, and looks at what each left. */
function killEach(prepare: () => Container, target: string, look: () => void, fate?: Fate): void {
  let number = 0;
  for (let wasKilled = true; wasKilled; number++) {
    for (const name of fs.readdirSync(folder())) fs.rmSync(at(name), { recursive: true });
    wasKilled = saveKilled(prepare(), at(target), number, fate);
    if (wasKilled) look();
  }
  expect(number).toBeGreaterThan(6);
}

/** Names below the folder, but those of the document that is read. */
const others = (own: string): string[] => fs.readdirSync(folder()).filter((name) => name !== own);

describe('a save that is killed at any moment, and tidied after', () => {
  it.each([
    ['FLA', 'new/er/made.fla'],
    ['XFL folder', 'new/er/made'],
  ])('A new %s is missing or whole', (_what, target) => {
    killEach(
      () => fixtures.makeXfl(),
      target,
      () => {
        if (!fs.existsSync(at(target))) expect(others('doc')).toEqual([]);
        else expect(open(nodePlatform, at(target)).text(MAIN)).toBe(NEW[MAIN]);
        if (fs.existsSync(at('new')))
          expect(Object.keys(filesBelow(at('new'))).join()).not.toMatch(/lock|tmp|\.saving/);
      },
    );
  });

  it('An FLA is wholly old or wholly new, with nothing beside it', () => {
    killEach(
      () => fixtures.makeFla(),
      'star.fla',
      () => {
        expect(others('star.fla')).toEqual([]);
        expect(open(nodePlatform, at('star.fla')).text(MAIN)).toMatch(/^<DOMDocument(?: new="true")?\/>$/);
      },
    );
  });

  it('An XFL folder is as it was, or has the journal by which it is read as new', () => {
    let journals = 0;
    killEach(
      () => fixtures.makeXfl(),
      'doc',
      () => {
        const files = filesBelow(at('doc'));
        const text = (name: string): string => open(nodePlatform, at('doc')).text(name);
        const hidden = Object.keys(files).filter((name) => name.startsWith('.'));
        expect(files).toMatchObject({ 'notes.txt': 'mine', 'doc.xfl': 'PROXY-CS5' });
        if (hidden.some((name) => name.endsWith('/journal.json'))) journals++;
        else expect(hidden).toEqual([]);
        const isNew = text(MAIN) === NEW[MAIN];
        expect(open(nodePlatform, at('doc')).names().sort()).toEqual(
          [...Object.keys(isNew ? NEW : OLD), 'doc.xfl'].sort(),
        );
      },
    );
    expect(journals).toBeGreaterThan(0);
  });

  it.each(['made.fla', 'made'])('A folder that was made for %s is removed when the save fails', (name) => {
    killEach(
      () => fixtures.makeXfl(),
      `new/er/${name}`,
      () => {
        if (!fs.existsSync(at('new/er', name))) expect(others('doc')).toEqual([]);
      },
      'fails',
    );
  });

  it('Files that others put beside a new document meanwhile are kept', () => {
    const watched = new Watched(6);
    const { processes } = watched.platform;
    const removeAtEnd = (remains: readonly Remains[]): (() => void) => {
      fs.mkdirSync(at('new'), { recursive: true });
      fs.writeFileSync(at('new/other.txt'), '');
      return processes.removeAtEnd?.(remains) ?? ((): void => undefined);
    };
    const platform = { ...watched.platform, processes: { ...processes, removeAtEnd } };
    expect(() => save(platform, fixtures.makeXfl(), CHANGES, at('new/made'))).toThrow();
    expect(fs.existsSync(at('new/made'))).toBe(true);
    runCleaner(at('lists'), watched.lists);
    expect(fs.readdirSync(at('new'))).toEqual(['other.txt']);
  });
});
