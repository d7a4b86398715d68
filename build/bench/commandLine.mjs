import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './tables.mjs';

const require = createRequire(import.meta.url);
const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const RUNS = 21;
/** Of commands that take half a second and more. */
const FEW_RUNS = 7;
/** Time limit of one command. */
const MAX_MS = 60_000;
export const DOCUMENTS = 50;

/** What the scripts do with a document: they change it and say so. */
const WORK = `$('*').attr('locked', false); fl.trace($('*').elements.length + ' ' + $$('*').elements.length);`;

/** Processor time in milliseconds (user and system) of a Node program and of the processes that it starts. */
function processorTime(folder, args) {
  const file = path.join(folder, 'processor-time.txt');
  fs.writeFileSync(file, '');
  const options = `--require ${JSON.stringify(here('noteProcessorTime.cjs'))}`;
  const environment = { ...process.env, NODE_OPTIONS: options, PROCESSOR_TIME_FILE: file };
  const { status, stderr, error } = spawnSync(process.execPath, args, {
    env: environment,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: MAX_MS,
  });
  if (status !== 0) throw new Error(`${args.join(' ')}\n${error ?? stderr}`);
  const times = fs.readFileSync(file, 'utf8').trim().split('\n');
  return times.reduce((sum, time) => sum + Number(time), 0);
}

/** Median processor time of each command, by its name; the commands run by turns. */
function byTurns(folder, commands, runs) {
  const times = Object.fromEntries(Object.keys(commands).map((name) => [name, []]));
  for (let run = 0; run < runs; run++)
    for (const name of Object.keys(commands)) times[name].push(processorTime(folder, commands[name]));
  return Object.fromEntries(Object.keys(times).map((name) => [name, median(times[name])]));
}

function makeDocuments(dist, folder) {
  const { openHost } = require(path.join(dist, 'host.js'));
  const host = openHost(here('../../examples/night-sky'), { roots: [folder] });
  const files = Array.from({ length: DOCUMENTS }, (_, i) => path.join(folder, `${i}.fla`));
  for (const file of files) host.fl.saveDocument(host.document, `file://${file}`);
  host.dispose();
  return files;
}

/**
 * Measures the command line by processor time.
 *
 * @param largest path of a large document; undefined where there is none
 */
export function measureCommandLine(dist, largest) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  const cli = path.join(dist, 'cli.js');
  const write = (name, text) => {
    fs.writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  try {
    const documents = makeDocuments(dist, folder);
    const uris = JSON.stringify(documents.map((file) => `file://${file}`));
    const single = write('one.jsfl', WORK);
    const all = write(
      'all.jsfl',
      `var uris = ${uris};
       for (var i = 0; i < uris.length; i++) { fl.openDocument(uris[i]); ${WORK} fl.closeDocument(fl.getDocumentDOM(), false); }`,
    );
    const named = documents.flatMap((file) => ['-d', file]);
    const ofLargest = largest && {
      list: [cli, 'query', '--items', largest, '*'],
      unused: [cli, 'query', '--items', largest, ':unused'],
    };
    return {
      ...byTurns(
        folder,
        {
          node: ['-e', '0'],
          version: [cli, '--version'],
          query: [cli, 'query', here('../../examples/night-sky'), '*'],
        },
        RUNS,
      ),
      ...byTurns(
        folder,
        {
          each: [cli, 'run', '--each', single, ...named],
          together: [cli, 'run', '--root', folder, all],
          ...ofLargest,
        },
        FEW_RUNS,
      ),
    };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
