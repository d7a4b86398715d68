import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { merelyParse } from './documentFloor.mjs';
import { against, digits, median, table } from './tables.mjs';

const FOLDER = fileURLToPath(new URL('../../shared/documents', import.meta.url));
const SCRIPT = fileURLToPath(new URL('documents.mjs', import.meta.url));

/** How many documents are measured: the largest ones, by their XML. */
const COUNT = 8;

export const DOCUMENT_GOALS = { everything: 1.5, list: 1 };

/** The largest real documents, largest first; none where `shared/documents` is not beside the project. */
export function findDocuments() {
  const folders = fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER, { withFileTypes: true }) : [];
  const documents = folders.flatMap((folder) => {
    if (!folder.isDirectory()) return [];
    const name = fs.readdirSync(path.join(FOLDER, folder.name)).find((each) => /\.(fla|xfl)$/.test(each));
    if (name === undefined) return [];
    const file = path.join(FOLDER, folder.name, name);
    return [{ name: folder.name, file, size: merelyParse(file) }];
  });
  return documents.sort((a, b) => b.size - a.size).slice(0, COUNT);
}

/** Measures each document in a process of its own. */
export function measureDocuments(dist, documents) {
  return documents.map(({ name, file }) => {
    const output = execFileSync(process.execPath, ['--expose-gc', SCRIPT, dist, file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return { name, ...JSON.parse(output) };
  });
}

/** The section about real documents. */
export function reportDocuments(measured) {
  if (measured.length === 0) return 'Skipped: there is no folder `shared/documents` beside the project.';
  const head = [
    '',
    'items',
    'XML, MB',
    'open, ms',
    'open, × parse',
    'list, × parse',
    'save, × zip',
    'memory, MB',
  ];
  const rows = measured.map(({ name, items, xml, used, everything, list, saving }) => [
    name,
    items,
    digits(xml / 1e6),
    digits(everything.time),
    against(DOCUMENT_GOALS.everything, everything.ratio),
    against(DOCUMENT_GOALS.list, list.ratio),
    digits(saving.ratio),
    digits(used / 1e6),
  ]);
  const time = digits(median(measured.map(({ ofHost }) => ofHost.time)));
  const used = digits(median(measured.map(({ ofHost }) => ofHost.used)) / 1e6);
  return `${table(head, rows)}\n\nA host without documents takes ${time} ms and ${used} MB.`;
}
