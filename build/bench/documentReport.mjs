import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { merelyParse } from './documentFloor.mjs';
import { makeUpDocuments } from './madeUp.mjs';
import { against, digits, median, meets, table } from './tables.mjs';

const FOLDER = fileURLToPath(new URL('../../../shared/documents', import.meta.url));
const SCRIPT = fileURLToPath(new URL('documents.mjs', import.meta.url));

/** How many documents are measured: the largest ones, by their XML. */
const COUNT = 8;

export const DOCUMENT_GOALS = { everything: 1.3, list: 1, memory: 10 };

/** Time limit of one document. */
const MAX_MS = 60_000;

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
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  try {
    return [...documents, ...makeUpDocuments(folder)].flatMap(({ name, file }) => {
      const output = measureOne(dist, file);
      if (output !== undefined) return [{ name, ...JSON.parse(output) }];
      console.error(`${name}: left out, as it took more than ${MAX_MS / 1000} s`);
      return [];
    });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** What measuring a document printed; undefined when it took too long. */
function measureOne(dist, file) {
  try {
    return execFileSync(process.execPath, ['--expose-gc', SCRIPT, dist, file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: MAX_MS,
    });
  } catch (error) {
    if (error.code === 'ETIMEDOUT') return undefined;
    throw error;
  }
}

/** The verdicts: `{ goal, cells, isMet }`, about the worst document. */
export function judgeDocuments(measured) {
  if (measured.length === 0) return [];
  const judge = (goal, limit, valueOf) => {
    const worst = measured.reduce((a, b) => (valueOf(b) > valueOf(a) ? b : a));
    return {
      goal,
      cells: [`worst ${digits(valueOf(worst))}: ${worst.name}`, ''],
      isMet: meets(limit, valueOf(worst)),
    };
  };
  return [
    judge(
      'reaching everything: ≤ 1.3 × parsing',
      DOCUMENT_GOALS.everything,
      ({ everything }) => everything.ratio,
    ),
    judge('memory: ≤ 10 MB for each MB of XML', DOCUMENT_GOALS.memory, ({ used, xml }) => used / xml),
  ];
}

/** The section about documents. */
export function reportDocuments(measured) {
  const head = [
    '',
    'items',
    'XML, MB',
    'open, ms',
    'open, × parse',
    'list, × parse',
    'save, × zip',
    'memory, MB',
    'MB / MB of XML',
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
    against(DOCUMENT_GOALS.memory, used / xml),
  ]);
  const time = digits(median(measured.map(({ ofHost }) => ofHost.time)));
  const used = digits(median(measured.map(({ ofHost }) => ofHost.used)) / 1e6);
  return `${table(head, rows)}\n\nA host without documents takes ${time} ms and ${used} MB.`;
}
