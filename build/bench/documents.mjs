// Measures one document in a process of its own: node --expose-gc documents.mjs <dist> <file>
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { byTurns } from './byTurns.mjs';
import { merelyParse } from './documentFloor.mjs';

const require = createRequire(import.meta.url);

/** The entries of an FLA, or of the folder of an XFL: bytes by name. */
function readEntries(file) {
  if (file.endsWith('.fla')) return unzipSync(fs.readFileSync(file));
  const folder = path.dirname(file);
  const entries = {};
  for (const name of fs.readdirSync(folder, { recursive: true })) {
    const entry = path.join(folder, name);
    if (fs.statSync(entry).isFile()) entries[name] = fs.readFileSync(entry);
  }
  return entries;
}

/** Reads the list of elements of every keyframe of every timeline. Returns the number of elements. */
function reachEverything(document) {
  let elements = 0;
  const count = (timeline) => {
    for (const layer of timeline.layers) {
      const { frames } = layer;
      for (let i = 0; i < frames.length; i += frames[i].duration) elements += frames[i].elements.length;
    }
  };
  document.timelines.forEach(count);
  for (const item of document.library.items) if (item.timeline) count(item.timeline);
  return elements;
}

function listLibrary(document) {
  return document.library.items.map((item) => `${item.itemType} ${item.name}`).length;
}

/** Milliseconds after which another thread has freed the memory outside the heap. */
const SETTLING = 20;
const clock = new Int32Array(new SharedArrayBuffer(4));

/** Bytes in use: objects, and their memory outside the heap. */
function bytesInUse() {
  for (let round = 0; round < 4; round++) {
    globalThis.gc();
    Atomics.wait(clock, 0, 0, SETTLING);
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Milliseconds and bytes of a host without documents. It is the second one, so that code is compiled already. */
function costOfHost(createHost) {
  createHost();
  const before = bytesInUse();
  const start = performance.now();
  const host = createHost();
  const time = performance.now() - start;
  return { host, time, used: bytesInUse() - before };
}

/** Bytes of a document after everything in it was read: its packed file and all texts included. */
function memoryOf(host, file) {
  const measureOnce = () => {
    const before = bytesInUse();
    const elements = reachEverything(host.open(file));
    const used = bytesInUse() - before;
    host.document.close(false);
    return { used, elements };
  };
  // The first run compiles code, which is not memory of the document.
  measureOnce();
  return measureOnce();
}

function measure(dist, file) {
  const { createHost, openHost } = require(path.join(dist, 'host.js'));
  const { host: opener, ...ofHost } = costOfHost(createHost);
  const { used, elements } = memoryOf(opener, file);
  const opening = (work) => ({
    work: () => work(opener.open(file)),
    after: () => opener.document.close(false),
  });
  const parse = () => merelyParse(file);
  const everything = byTurns(opening(reachEverything), parse);
  const list = byTurns(opening(listLibrary), parse);

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  const host = openHost(file, { roots: [folder] });
  const target = path.join(folder, 'saved.fla');
  const entries = readEntries(file);
  let width = 100;
  const save = () => {
    host.document.width = width++;
    host.fl.saveDocument(host.document, `file://${target}`);
  };
  const zip = () => fs.writeFileSync(path.join(folder, 'zipped.fla'), zipSync(entries));
  try {
    const saving = byTurns({ work: save, after: () => undefined }, zip);
    const { items } = host.document.library;
    return { items: items.length, elements, xml: parse(), used, everything, list, saving, ofHost };
  } finally {
    host.dispose();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const [dist, file] = process.argv.slice(2);
console.log(JSON.stringify(measure(path.resolve(dist), file)));
