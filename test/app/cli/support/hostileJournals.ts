import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Host } from '../../../../app/host/Host';
import { openLiteral } from '../../../../app/host/openLiteral';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { HAS_PIPES, makePipe } from '../../../support/pipes';

/** Puts something hostile into an XFL folder. */
type Harm = (document: string) => void;

interface Steps {
  name: string;
  file?: string;
  staged: string | null;
  backup: string | null;
}

/** A hook of git, which runs in the repository: it shows by what it changes there. */
const HOOK = '#!/bin/sh\necho changed > keep.txt\n';
const ID = '01234567-89ab-4def-8123-456789abcdef';
const GUESSED = '0123456789abcdef'.repeat(2);
const SAVE_NAME = `.saving-${ID}-${GUESSED}-AbCdEf`;
const HARMFUL: Steps[] = [
  { name: '.git/hooks/pre-commit', staged: null, backup: 'old-1' },
  { name: 'keep.txt', staged: 'new-0', backup: null },
  { name: 'DOMDocument.xml', staged: 'new-0', backup: 'old-0' },
];

/** Leaves the folder of a save with a journal, as a stranger would make it. */
function journal(content: unknown, name = 'journal.json', save = '.saving-x'): Harm {
  return (document) => {
    const folder = path.join(document, save);
    fs.mkdirSync(folder, { recursive: true });
    for (const file of ['new-0', 'old-0', 'new-1', 'old-1'])
      fs.writeFileSync(path.join(folder, file), HOOK, { mode: 0o755 });
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    fs.writeFileSync(path.join(folder, name), text);
  };
}

/** A journal with a step for each name, for both ways, in the form of any version. */
function leadingTo(...names: string[]): Harm {
  const steps = names.map((name) => ({ name, file: name, staged: 'new-0', backup: 'old-0' }));
  return (document) => {
    journal(steps)(document);
    journal(
      `${GUESSED}\n${JSON.stringify({ document, id: ID, steps })}`,
      'journal.json',
      SAVE_NAME,
    )(document);
    journal(
      steps.map((step) => ({ ...step, staged: null })),
      'undo.json',
      '.saving-y',
    )(document);
  };
}

function inSave(make: (place: string) => void, name: string): Harm {
  return (document) => {
    fs.mkdirSync(path.join(document, '.saving-x'), { recursive: true });
    fs.rmSync(path.join(document, '.saving-x', name), { force: true });
    make(path.join(document, '.saving-x', name));
  };
}

const all =
  (...harms: Harm[]): Harm =>
  (document) =>
    harms.forEach((harm) => harm(document));
const beside =
  (name: string, make: (place: string) => void): Harm =>
  (document) =>
    make(path.join(document, name));
/** A named pipe; nothing on Windows, which has none. */
const pipe = (place: string): void => {
  if (HAS_PIPES) makePipe(place);
};
const link =
  (target: string) =>
  (place: string): void => {
    fs.rmSync(place, { recursive: true, force: true });
    fs.symlinkSync(target, place);
  };
const text =
  (content: string) =>
  (place: string): void =>
    fs.writeFileSync(place, content);
const lock = (machine: string): string => JSON.stringify({ id: 1, birth: 'x', machine, word: 'x', count: 1 });

const HARMS: Record<string, Harm> = {
  undo: journal(HARMFUL, 'undo.json'),
  forward: journal(HARMFUL),
  both: all(journal(HARMFUL), journal(HARMFUL, 'undo.json')),
  named: journal(`\n${JSON.stringify({ id: ID, steps: HARMFUL })}`, 'journal.json', SAVE_NAME),
  repository: leadingTo(
    '.git/hooks/pre-commit',
    '.GIT/config',
    'git~1/config',
    '.git./config',
    '.g\u200Cit/config',
  ),
  outside: (document) =>
    leadingTo(
      '../../outside/secret',
      path.join(document, '../../written'),
      'LIBRARY/../../../outside/secret',
    )(document),
  windows: leadingTo('..\\..\\outside\\secret', 'C:\\x', '\\\\server\\x', 'CON', 'LIBRARY/NUL.xml', 'a:b'),
  own: leadingTo('DOMDocument.xml', 'LIBRARY/Symbol.xml', 'doc.xfl', 'mimetype'),
  hooksAsMetadata: all(leadingTo('META-INF/pre-commit'), beside('META-INF', link('.git/hooks'))),
  linkOutside: all(leadingTo('bin/secret'), beside('bin', link('../../outside'))),
  linkedSave: beside('.saving-x', link('../../outside')),
  linkedJournal: all(journal([]), inSave(link('../../../outside/secret'), 'journal.json')),
  device: all(
    journal(HARMFUL),
    inSave(link('/dev/zero'), 'journal.json'),
    inSave(link('/dev/zero'), 'new-0'),
  ),
  pipes: all(
    journal(HARMFUL),
    inSave(pipe, 'undo.json'),
    inSave(pipe, 'journal.json'),
    inSave(pipe, 'old-0'),
  ),
  linkedContent: all(leadingTo('LIBRARY/Symbol.xml'), inSave(link('../../../outside/secret'), 'new-0')),
  hugeJournal: (document) => {
    journal('[')(document);
    fs.truncateSync(path.join(document, '.saving-x', 'journal.json'), 2 ** 26 + 1);
  },
  many: journal(Array.from({ length: 20_000 }, () => HARMFUL[0])),
  deep: journal('['.repeat(200_000)),
  noJson: journal('{'),
  empty: journal(''),
  nothing: journal('null'),
  otherForm: journal({ document: [], steps: { length: -1 } }),
  prototype: journal('x\n{"__proto__":{"document":"x"},"steps":[{"__proto__":null}]}'),
  folderAsJournal: inSave((place) => fs.mkdirSync(place, { recursive: true }), 'journal.json'),
  deadLock: all(journal(HARMFUL), beside('.saving.lock', text(lock(os.hostname())))),
  otherLock: beside('.saving.lock', text(lock('elsewhere'))),
  pipeAsLock: all(journal(HARMFUL), beside('.saving.lock', pipe)),
  folderAsLock: all(
    journal(HARMFUL),
    beside('.saving.lock', (place) => fs.mkdirSync(place)),
  ),
  remains: all(
    beside('.saving.lock.0123456789ab', text('')),
    beside('.doc.fla.12345678-abcd.tmp', (place) => fs.mkdirSync(place)),
    beside('.saving-01234567-89ab-4def-8123-456789abcdef-xxxxxx', (place) => fs.mkdirSync(place)),
  ),
};

/**
 * Makes a folder `repository` with a document for each kind of hostile journal, each with a repository of git in it and a
 * file beside; and a folder `outside`. Also FLA files with what killed saves leave beside them.
 *
 * @returns the paths of all documents
 */
export function makeHostileJournals(folder: string): string[] {
  const repository = path.join(folder, 'repository');
  fs.mkdirSync(path.join(folder, 'outside'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'outside', 'secret'), 'secret');
  fs.writeFileSync(path.join(folder, 'outside', 'journal.json'), JSON.stringify(HARMFUL));
  const document = openLiteral(new Host(nodePlatform), {
    library: [{ name: 'Symbol', type: 'movie clip', layers: [{ elements: [{ shape: 'rectangle' }] }] }],
    layers: [{ elements: [{ item: 'Symbol', name: 'one' }] }],
  });
  const original = path.join(folder, 'original');
  document.saveAt(original);
  const documents = Object.entries(HARMS).map(([name, harm]) => {
    const copy = path.join(repository, name);
    fs.cpSync(original, copy, { recursive: true });
    fs.mkdirSync(path.join(copy, '.git', 'hooks'), { recursive: true });
    fs.writeFileSync(path.join(copy, '.git', 'config'), '[core]\n');
    fs.writeFileSync(path.join(copy, 'keep.txt'), 'mine');
    harm(copy);
    return copy;
  });
  const fla = path.join(repository, 'star.fla');
  document.saveAt(fla);
  for (const name of ['.star.fla.lock.0123456789ab', '.star.fla.12345678-abcd.tmp', '.star.fla.lock'])
    fs.writeFileSync(path.join(repository, name), '');
  fs.mkdirSync(path.join(repository, '.star.fla.87654321-abcd.tmp'));
  fs.rmSync(original, { recursive: true });
  return [...documents, fla];
}
