// Measures one document in a process of its own: node --expose-gc documents.mjs <dist> <file>
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync, zipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { byTurns } from './byTurns.mjs';

const require = createRequire(import.meta.url);

/** What is inside an FLA, or in the folder of an XFL: name -> bytes. */
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

/** The names of the XML that the document consists of: of the library, what DOMDocument.xml includes. */
function xmlNames(entries) {
  const main = strFromU8(entries['DOMDocument.xml']);
  const included = [...main.matchAll(/<Include [^>]*href="([^"]*)"/g)];
  const names = included.map(([, href]) => `LIBRARY/${href.replace(/&amp;/g, '&')}`);
  return ['DOMDocument.xml', ...names].filter((name) => name in entries);
}

/** The floor: the same bytes unpacked and the same XML parsed, nothing done with it. */
function merelyParse(file) {
  const entries = readEntries(file);
  let length = 0;
  for (const name of xmlNames(entries)) {
    const text = strFromU8(entries[name]);
    length += text.length;
    new SaxesParser().write(text.replace(/^\uFEFF/, '')).close();
  }
  return length;
}

/** The lists of elements of every keyframe of every timeline. */
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

/** Bytes that a document takes when everything in it was asked for. */
function memoryOf(openHost, file) {
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  const host = openHost(file);
  const elements = reachEverything(host.document);
  globalThis.gc();
  const used = process.memoryUsage().heapUsed - before;
  host.dispose();
  return { used, elements };
}

function measure(dist, file) {
  const { createHost, openHost } = require(path.join(dist, 'host.js'));
  const { used, elements } = memoryOf(openHost, file);
  const opener = createHost();
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
    return { items: items.length, elements, xml: parse(), used, everything, list, saving };
  } finally {
    host.dispose();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const [dist, file] = process.argv.slice(2);
console.log(JSON.stringify(measure(path.resolve(dist), file)));
