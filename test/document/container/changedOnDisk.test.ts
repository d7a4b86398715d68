import fs from 'fs';
import type { Container } from '../../../document/container/Container';
import { DocumentError } from '../../../document/container/DocumentError';
import { temporaryFolder } from '../../support/temporaryFolder';
import { filesBelow, Fixtures } from './fixtures';
import { saveContainer } from '../../support/onNode';

const fixtures = new Fixtures(temporaryFolder());
const at = (...parts: string[]): string => fixtures.at(...parts);
const makeFla = (): Container => fixtures.makeFla();
const makeXfl = (): Container => fixtures.makeXfl();

describe('a document that changed on disk since it was opened', () => {
  const REFUSAL = 'changed on disk since it was opened; it is not overwritten without --force (option force)';

  it('An FLA that changed on disk is not overwritten without force', () => {
    const container = makeFla();
    expect(container.isChangedOnDisk()).toBe(false);
    const other = fs.readFileSync(at('star.fla'));
    other[40] = (other[40] ?? 0) ^ 1;
    const { atime, mtime } = fs.statSync(at('star.fla'));
    fs.writeFileSync(at('star.fla'), other);
    fs.utimesSync(at('star.fla'), atime, mtime);
    const changes = new Map([['a', 'b']]);
    expect(() => saveContainer(container, changes, at('star.fla'))).toThrow(
      new DocumentError(at('star.fla'), REFUSAL),
    );
    expect(fs.readFileSync(at('star.fla')).equals(other)).toBe(true);
    expect(saveContainer(container, changes, at('copy.fla')).has('DOMDocument.xml')).toBe(true);
    saveContainer(container, changes, at('star.fla'), { force: true });
    expect(fs.readFileSync(at('star.fla')).equals(fs.readFileSync(at('copy.fla')))).toBe(true);
  });

  it('A file that was only touched, or is missing, is overwritten', () => {
    const container = makeFla();
    fs.utimesSync(at('star.fla'), 1, 1);
    const saved = saveContainer(container, new Map([['a', 'b']]), at('star.fla'));
    fs.rmSync(at('star.fla'));
    saveContainer(saved, new Map(), at('star.fla'));
    expect(fs.existsSync(at('star.fla'))).toBe(true);
  });

  it.each([
    ['a file that was read', (c: Container) => void c.text('LIBRARY/a.xml'), '<A/>', 'LIBRARY/a.xml'],
    ['a file that was not read', () => undefined, '<A/>', 'LIBRARY/a.xml'],
    ['a file that was removed', () => undefined, null, 'LIBRARY/a.xml'],
    ['a file of another size', () => undefined, '<longer/>', 'DOMDocument.xml'],
  ])('An XFL that changed on disk is not overwritten without force, %s', (_title, read, text, name) => {
    const container = makeXfl();
    read(container);
    if (text === null) fs.rmSync(at('doc', name));
    else {
      fs.writeFileSync(at('doc', name), text);
      fs.utimesSync(at('doc', name), 1, 1);
    }
    const before = filesBelow(at('doc'));
    expect(() => saveContainer(container, new Map([['x.xml', 'x']]), at('doc'))).toThrow(
      new DocumentError(at('doc'), REFUSAL),
    );
    expect(filesBelow(at('doc'))).toEqual(before);
    saveContainer(container, new Map([['x.xml', 'x']]), at('doc'), { force: true });
    expect(filesBelow(at('doc'))).toEqual({ ...before, 'x.xml': 'x' });
  });

  it('A document that saved itself is not changed on disk', () => {
    const fla = saveContainer(makeFla(), new Map([['a', 'b']]), at('star.fla'));
    expect(fla.isChangedOnDisk()).toBe(false);
    const xfl = saveContainer(makeXfl(), new Map([['DOMDocument.xml', '<x/>']]), at('doc'));
    expect(xfl.isChangedOnDisk()).toBe(false);
  });
});
