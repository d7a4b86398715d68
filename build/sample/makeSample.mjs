// Draws the document examples/night-sky anew: runs examples/film/night-sky.jsfl in the built headless host.
// Usage: npm run sample, after npm run build
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../check/run.mjs';
import { chime } from './chime.mjs';
import { withMatchedShapes } from './matchedShapes.mjs';

const { createHost } = createRequire(import.meta.url)(path.join(root, 'dist/host.js'));

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
const made = path.join(folder, 'night-sky');
const target = path.join(root, 'examples/night-sky');
try {
  draw();
  const names = fs.readdirSync(made, { recursive: true }).map(String);
  for (const name of names.filter((file) => file.endsWith('.xml'))) change(name, withFixedTimes);
  change('LIBRARY/backdrop/flame.xml', withMatchedShapes);
  change('DOMDocument.xml', withSortedLibrary);
  fs.rmSync(target, { recursive: true, force: true });
  fs.cpSync(made, target, { recursive: true });
} finally {
  fs.rmSync(folder, { recursive: true });
}

function draw() {
  fs.cpSync(path.join(root, 'examples/film'), folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'chime.wav'), chime());
  const host = createHost({}, { roots: [folder] });
  host.runFile(path.join(folder, 'night-sky.jsfl'));
  host.fl.saveDocument(host.fl.getDocumentDOM(), pathToFileURL(path.join(made, 'night-sky.xfl')).href);
}

function change(name, edit) {
  const file = path.join(made, name);
  fs.writeFileSync(file, edit(fs.readFileSync(file, 'utf8')));
}

/** The same files each time, and no path of this machine: the ids of items begin with the second that made them. */
function withFixedTimes(xml) {
  return xml
    .replace(/ lastModified="\d+"/g, ' lastModified="1700000000"')
    .replace(/ (itemID)="[\da-f]{8}-/g, ' $1="6553f100-')
    .replace(/ sourceLastImported="\d+"/g, ' sourceLastImported="1700000000"')
    .replace(/ sourceExternalFilepath="[^"]*"/g, ' sourceExternalFilepath="chime.wav"')
    .replace(/ fileGUID="\w+"/, ' fileGUID="6E696768742D736B79000000000000A1"');
}

/** Animate lists the items by name, whatever the order in which they were made. */
function withSortedLibrary(xml) {
  return ['DOMFolderItem', 'Include', 'DOMSoundItem'].reduce((text, tag) => {
    const lines = text.match(new RegExp(`^ *<${tag} .*$\\n`, 'gm')) ?? [];
    const sorted = lines.toSorted((a, b) => (nameIn(a) < nameIn(b) ? -1 : 1));
    return sorted.length > 1 ? text.replace(lines.join(''), () => sorted.join('')) : text;
  }, xml);
}

function nameIn(line) {
  return /(?:name|href)="([^"]*)"/.exec(line)?.[1] ?? '';
}
