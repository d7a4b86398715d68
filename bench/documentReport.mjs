import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { against, digits, table } from './tables.mjs';

const DOCUMENTS = fileURLToPath(new URL('../../shared/documents', import.meta.url));
const SCRIPT = fileURLToPath(new URL('documents.mjs', import.meta.url));

const EVERYTHING = 1.5;
const LIST = 1;
/** Items of a library that counts as large. */
const LARGE = 100;

function findDocuments() {
  const folders = fs.existsSync(DOCUMENTS) ? fs.readdirSync(DOCUMENTS, { withFileTypes: true }) : [];
  return folders.flatMap((folder) => {
    if (!folder.isDirectory()) return [];
    const files = fs.readdirSync(path.join(DOCUMENTS, folder.name));
    const file = files.find((name) => /\.(fla|xfl)$/.test(name));
    return file ? [{ name: folder.name, file: path.join(DOCUMENTS, folder.name, file) }] : [];
  });
}

function measure(dist, { name, file }) {
  const output = execFileSync(process.execPath, ['--expose-gc', SCRIPT, dist, file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { name, ...JSON.parse(output) };
}

function rowOf({ name, items, elements, xml, used, everything, list, saving }) {
  return [
    name,
    items,
    elements,
    digits(xml / 1e6),
    digits(everything.time),
    against(EVERYTHING, everything.ratio),
    against(items >= LARGE ? LIST : Infinity, list.ratio),
    digits(saving.ratio),
    digits(used / 1e6),
    elements >= 100 ? digits(used / elements / 1000) : '',
  ];
}

/** The section about real documents; empty where they are absent. */
export function reportDocuments(dist) {
  const documents = findDocuments().map((document) => measure(dist, document));
  if (documents.length === 0) return 'The real documents are not beside the project: not measured.';
  documents.sort((a, b) => b.xml - a.xml);
  const head = [
    '',
    'items',
    'elements',
    'XML, MB',
    'everything, ms',
    '× parse',
    'listing, × parse',
    'saving, × zip',
    'memory, MB',
    'kB per element',
  ];
  return `${table(head, documents.map(rowOf))}\n\n${hostLine(documents)}`;
}

/** What a host takes: the median of those that the documents were opened in. */
function hostLine(documents) {
  const middle = (of) => documents.map(of).sort((a, b) => a - b)[documents.length >> 1];
  const time = digits(middle(({ ofHost }) => ofHost.time));
  const used = digits(middle(({ ofHost }) => ofHost.used) / 1e6);
  return `All of this in a host that is there already; making one takes ${time} ms and ${used} MB.`;
}
