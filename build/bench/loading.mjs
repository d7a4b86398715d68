// node build/bench/loading.mjs measures loading alone, of the built library.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ENGINES, runFiles } from './engines.mjs';
import { digits, median, table } from './tables.mjs';

const RUNS = 15;

/**
 * The folder `core/jsfl/libraries` of xJSFL, github.com/davestewart/xjsfl, if the user has it. Its files are not ours
 * to keep.
 */
const { XJSFL } = process.env;

/** What xJSFL's files find there when they are loaded. */
const BEFORE_XJSFL = `
var fl = { trace: function () {} }, FLfile = {}, trace = fl.trace, $dom = null;
var xjsfl = { init: function () {}, classes: { register: function () {} } };`;

/** The files of xJSFL that its `$` and `$$` need, by what each of them says that it needs. */
function filesOfXjsfl() {
  const all = fs.readdirSync(XJSFL, { recursive: true }).filter((file) => file.endsWith('.jsfl'));
  const texts = new Map();
  function add(name) {
    if (texts.has(name)) return;
    const file = all.find((one) => path.basename(one, '.jsfl') === name);
    // They begin with a byte order mark, which the shell does not know.
    const text = fs.readFileSync(path.join(XJSFL, file), 'utf8').replace(/^\ufeff/, '');
    texts.set(name, text);
    const needed = /xjsfl\.init\(this, (\[[^\]]*\])/.exec(text)?.[1] ?? '[]';
    for (const other of JSON.parse(needed.replaceAll("'", '"'))) add(other);
  }
  // The files need one another in circles; classes that others extend come first.
  for (const name of ['Class', 'FileSystemObject', 'Collection', 'ElementSelector', 'ItemSelector'])
    add(name);
  return [...texts.values()];
}

/** Median milliseconds of loading scripts in an engine that has just begun. */
function timeOf(engine, folder, texts, before = '') {
  const parts = [`${engine.before ?? ''}${before}\nvar start = now();`, ...texts, 'print(now() - start);'];
  const files = parts.map((text, i) => {
    const file = path.join(folder, `${i}.js`);
    fs.writeFileSync(file, text);
    return file;
  });
  return median(Array.from({ length: RUNS }, () => Number(runFiles(engine, files))));
}

/**
 * Milliseconds of loading the bundle in each engine, by name, and of loading what `$` and `$$` of xJSFL need, where its
 * sources are there and the engine has its language.
 */
export function measureLoading(bundle) {
  const source = fs.readFileSync(bundle, 'utf8');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  const times = { bytes: Buffer.byteLength(source), library: {}, ancestor: {} };
  try {
    for (const engine of ENGINES) {
      times.library[engine.name] = timeOf(engine, folder, [source]);
      if (XJSFL && engine.hasE4X)
        times.ancestor[engine.name] = timeOf(engine, folder, filesOfXjsfl(), BEFORE_XJSFL);
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return times;
}

const KNOWN =
  'In SpiderMonkey 1.8 those files of xJSFL took 10 ms where the library took 19, when they were last measured. Where ' +
  "`XJSFL` names the folder of xJSFL's libraries, they are measured here.";

/** Loading, and the first use of a query, in each engine. */
export function reportLoading({ bytes, library, ancestor }, engines) {
  const row = (title, cellOf) => [title, ...engines.map((engine) => digits(cellOf(engine)))];
  const rows = [
    row(`loading ${digits(bytes / 1000)} kB, ms`, ({ name }) => library[name]),
    row('loading the files that `$` and `$$` of xJSFL need, ms', ({ name }) => ancestor[name]),
    row('first use of a query on 20 elements, ms', ({ firstUse }) => firstUse),
  ];
  const text = table(['', ...engines.map(({ name }) => name)], rows);
  return Object.keys(ancestor).length > 0 ? text : `${text}\n\n${KNOWN}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const loading = measureLoading(fileURLToPath(new URL('../../dist/collection.jsx', import.meta.url)));
  console.log(reportLoading(loading, ENGINES));
}
