import fs from 'fs';
import { saveContainer as save } from '../../../../document/container/saveContainer';
import { openContainer, saveContainer } from '../../../support/onNode';
import { stateFolder } from '../../../support/stateFolder';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { dyingPlatform, type Fate } from '../dyingPlatform';
import { CHANGES, HalfSaved, isStep, NEW, NEXT } from './HalfSaved';

const folder = temporaryFolder();
const halfSaved = new HalfSaved(folder);
const at = (...parts: string[]): string => halfSaved.fixtures.at(...parts);
stateFolder();

describe('folders of users whose names begin like those of saves', () => {
  it.each([
    ['.saving-important', 'notes.txt'],
    ['.saving-important', 'new-0'],
    [`.saving-01234567-89ab-cdef-0123-456789abcdef-${'0'.repeat(32)}-AbCdEf`, 'new-0'],
  ])('The folder %s with %s stays as it is', (name, file) => {
    const container = halfSaved.fixtures.makeXfl();
    fs.mkdirSync(at('doc', name));
    fs.writeFileSync(at('doc', name, file), 'mine');
    saveContainer(container, NEXT, at('doc'));
    expect(fs.readFileSync(at('doc', name, file), 'utf8')).toBe('mine');
    expect(halfSaved.readWhole().warnings).toBe('');
  });

  it('A link of such a name is neither followed nor removed', () => {
    const container = halfSaved.fixtures.makeXfl();
    fs.mkdirSync(at('outside'));
    fs.writeFileSync(at('outside/journal.json'), '[]');
    fs.symlinkSync(at('outside'), at('doc/.saving-x'));
    saveContainer(container, NEXT, at('doc'));
    expect(fs.readlinkSync(at('doc/.saving-x'))).toBe(at('outside'));
    expect(fs.readdirSync(at('outside'))).toEqual(['journal.json']);
  });
});

describe('links within a document', () => {
  it('A save through a link writes its target, and is completed after a kill', () => {
    halfSaved.fixtures.makeXfl();
    fs.renameSync(at('doc/LIBRARY'), at('doc/parts'));
    fs.symlinkSync('parts', at('doc/LIBRARY'));
    const container = openContainer(at('doc'));
    const fate = (change: string, args: readonly string[]): Fate => (isStep(change, args) ? 'dies' : 'works');
    expect(() => save(dyingPlatform(fate), container, CHANGES, at('doc'))).toThrow();
    expect(halfSaved.readWhole().files).toEqual(NEW);
    saveContainer(openContainer(at('doc')), NEXT, at('doc'));
    expect(fs.readdirSync(at('doc/parts')).sort()).toEqual(['b.xml', 'z.xml']);
    expect(fs.lstatSync(at('doc/LIBRARY')).isSymbolicLink()).toBe(true);
  });

  it('A link that is put in the way while the document is saved is not followed', () => {
    const container = halfSaved.fixtures.makeXfl();
    fs.mkdirSync(at('outside'));
    const fate = (change: string, args: readonly string[]): Fate => {
      if (change === 'create' && args[0]!.endsWith('journal.new')) {
        fs.renameSync(at('doc/LIBRARY'), at('doc/gone'));
        fs.symlinkSync(at('outside'), at('doc/LIBRARY'));
      }
      return 'works';
    };
    expect(() => save(dyingPlatform(fate), container, CHANGES, at('doc'))).toThrow(
      'was replaced by something else while the document was being saved',
    );
    expect(fs.readdirSync(at('outside'))).toEqual([]);
  });

  it.each(['.git', 'parts/.GIT'])('A link into %s is refused, whichever method follows it', (repository) => {
    halfSaved.fixtures.makeXfl();
    fs.mkdirSync(at('doc', repository, 'hooks'), { recursive: true });
    fs.symlinkSync(`${repository}/hooks`, at('doc/META-INF'));
    expect(() => openContainer(at('doc'))).toThrow(
      'the link META-INF points into the folder of a repository',
    );
  });
});
