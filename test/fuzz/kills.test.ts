import { spawn, spawnSync } from 'child_process';
import fs from 'fs';
import path from 'path';
import { openHost, type HostHandle } from '../../app';
import { Host } from '../../app/host/Host';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { Random } from '../selector/randomQueries';
import { stateFolder } from '../support/stateFolder';
import { temporaryFolder } from '../support/temporaryFolder';
import { treeDigest } from '../support/treeDigest';
import { settings } from './settings';

const root = path.resolve(__dirname, '../..');
const EXAMPLE = path.join(root, 'examples/night-sky');
const folder = temporaryFolder();
stateFolder();
const { runs, seed } = settings(3);
const times = Math.min(runs, 200);

/** Saves a document again and again; each time the same number is in every file of it. */
const SAVER = `
  const { openHost } = require(${JSON.stringify(path.join(root, 'dist/host.js'))});
  const host = openHost(process.argv[2], { roots: [require('path').dirname(process.argv[2])] });
  const { document } = host;
  const symbols = document.library.items.filter((item) => item.timeline);
  process.send('ready');
  for (let n = 1; ; n++) {
    document.width = 1000 + n;
    for (const { timeline } of symbols) timeline.layers[0].name = 'n' + (1000 + n);
    document.save();
  }`;

/** Adds an item and saves on request; reports whether it was saved. */
const RACER = `
  const { openHost } = require(${JSON.stringify(path.join(root, 'dist/host.js'))});
  const host = openHost(process.argv[2], { roots: [require('path').dirname(process.argv[2])] });
  process.send('ready');
  process.once('message', () => {
    host.document.library.addNewItem('graphic', process.argv[3]);
    let said = 'saved';
    try { host.document.save() } catch (error) { said = error.message }
    process.send(said, () => process.exit(0));
  });`;

function start(source: string, ...args: string[]): ReturnType<typeof spawn> {
  const file = path.join(folder(), 'child.cjs');
  fs.writeFileSync(file, source);
  const { env } = process;
  return spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

/** What comes next of a process. @throws Error when it ends instead */
function next(child: ReturnType<typeof spawn>, event: 'message' | 'exit'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once(event, resolve);
    if (event === 'message')
      child.once('exit', (code, signal) => reject(new Error(`it ended with ${code ?? signal}`)));
  });
}

function copyExample(name: string): string {
  const target = path.join(folder(), name);
  if (name.endsWith('.fla')) saveExample(target);
  else fs.cpSync(EXAMPLE, target, { recursive: true });
  return target;
}

function saveExample(target: string): void {
  new Host(nodePlatform).open(EXAMPLE).saveAt(target, {});
}

/** The number that is in every file of the document; fails where they differ. */
function numberIn(host: HostHandle): number {
  const { width, library } = host.document;
  const names = library.items.flatMap((item) => {
    const { timeline } = item as { timeline?: Timeline };
    return timeline ? [timeline.layers[0]!.name] : [];
  });
  if (width > 1000) expect(new Set(names)).toEqual(new Set([`n${width}`]));
  else expect(names.filter((name) => /^n\d{4}/.test(name))).toEqual([]);
  return width;
}

it.each(['sky.fla', 'sky'])(
  '%s is whole after a kill at any moment, reading it changes nothing, and the next save leaves nothing behind',
  async (name) => {
    const random = new Random(seed);
    const document = copyExample(name);
    const found = new Set<number>();
    let recovered = 0;
    for (let i = 0; i < times; i++) {
      const child = start(SAVER, document);
      await next(child, 'message');
      await new Promise((resolve) => setTimeout(resolve, random.below(250)));
      child.kill('SIGKILL');
      await next(child, 'exit');
      const before = treeDigest(path.dirname(document));
      const host = openHost(document, { roots: [folder()] });
      const number = numberIn(host);
      expect(treeDigest(path.dirname(document))).toEqual(before);
      found.add(number);
      recovered += host.warnings.length;
      host.document.width = 500;
      host.document.save();
      host.dispose();
      const left = fs.readdirSync(path.dirname(document)).filter((other) => other.startsWith('.'));
      expect(left).toEqual([]);
      const inside = name === 'sky' ? fs.readdirSync(document).filter((other) => other.startsWith('.')) : [];
      expect(inside).toEqual([]);
      fs.rmSync(document, { recursive: true });
      copyExample(name);
    }
    if (process.env.FUZZ_RUNS)
      console.log(`${name}: ${times} kills, ${found.size} states, ${recovered} read half saved, all whole`);
  },
);

/** A lock whose process has ended, which all racers find. */
function leaveLock(document: string): void {
  const { machine, birth } = nodePlatform.processes;
  const { pid } = spawnSync(process.execPath, ['--version']);
  const isFolder = !document.endsWith('.fla');
  const lock = isFolder
    ? path.join(document, '.saving.lock')
    : path.join(path.dirname(document), `.${path.basename(document)}.lock`);
  fs.writeFileSync(lock, JSON.stringify({ id: pid, birth, machine, word: 'x', count: 1 }));
}

const RACES = [
  ['two', 2, 'race.fla', () => undefined, 200],
  ['four', 4, 'race.fla', leaveLock, 200],
  ['eight', 8, 'race', leaveLock, 50],
] as const;

// Eight need a machine to themselves: they take part in long runs only.
it.each(RACES.filter(([, racers]) => racers < 8 || process.env.FUZZ_RUNS))(
  'Each of %s processes that save at once and report success is in the document',
  async (_title, racerCount, name, prepare, most) => {
    const items = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].slice(0, racerCount);
    const races = Math.min(times, most);
    let failures = 0;
    for (let i = 0; i < races; i++) {
      const document = copyExample(name);
      prepare(document);
      const racers = items.map((item) => start(RACER, document, item));
      await Promise.all(racers.map((racer) => next(racer, 'message')));
      const ends = racers.map((racer) => next(racer, 'message'));
      for (const racer of racers) racer.send('go');
      const said = await Promise.all(ends);
      const saved = said.map((one) => one === 'saved');
      const { library } = openHost(document).document;
      expect(items.map((item) => library.itemExists(item))).toEqual(saved);
      expect(said).toContain('saved');
      failures += saved.filter((one) => !one).length;
      const places = [path.dirname(document), ...(name.endsWith('.fla') ? [] : [document])];
      for (const place of places)
        expect(fs.readdirSync(place).filter((other) => other.startsWith('.'))).toEqual([]);
      fs.rmSync(document, { recursive: true });
    }
    if (process.env.FUZZ_RUNS)
      console.log(`${races} races of ${racerCount} for ${name}, ${failures} reported a failure`);
  },
);
