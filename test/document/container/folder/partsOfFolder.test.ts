import fs from 'node:fs';
import path from 'node:path';
import { partsOfFolder } from '../../../../document/container/folder/partsOfFolder';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { temporaryFolder } from '../../../support/temporaryFolder';

const folder = temporaryFolder();
const at = (...names: string[]): string => path.join(folder(), ...names);

beforeEach(() => {
  for (const name of ['doc/LIBRARY/deep', 'doc/notes', 'doc/LIBRARY/.git', 'outside'])
    fs.mkdirSync(at(name), { recursive: true });
  for (const name of [
    ...['doc/DOMDocument.xml', 'doc/readme.txt', 'doc/LIBRARY/deep/a.xml', 'doc/notes/b.xml'],
    ...['doc/LIBRARY/.git/config', 'outside/secret'],
  ])
    fs.writeFileSync(at(name), '');
});

const WITHOUT_LINKS = ['DOMDocument.xml', 'LIBRARY/deep/a.xml'];

/** The parts of the document, by a path to its folder; of links, their targets too. */
function parts(document = at('doc')): string[] {
  return partsOfFolder(nodePlatform, document)
    .map(({ path: file, link }) => path.relative(document, file) + (link === undefined ? '' : ` -> ${link}`))
    .sort();
}

describe('The parts of a folder', () => {
  it('They are the files of the document', () => {
    expect(parts()).toEqual(WITHOUT_LINKS);
    fs.symlinkSync('doc', at('door'));
    expect(parts(at('door'))).toEqual(WITHOUT_LINKS);
  });

  it.each<[target: string, alsoPart: string[]]>([
    ['../readme.txt', ['readme.txt']],
    ['../notes', ['notes/b.xml']],
    ['deep', []],
    ['..', []],
    ['.', []],
    ['.git', []],
    ['none', []],
    ['../../outside', []],
    ['../../outside/secret', []],
    ['../../doc', []],
    ['/', []],
  ])('are a link to %s, and what it names in the document', (target, alsoPart) => {
    fs.symlinkSync(target, at('doc/LIBRARY/link'));
    expect(parts()).toEqual([...WITHOUT_LINKS, `LIBRARY/link -> ${target}`, ...alsoPart].sort());
  });
});
