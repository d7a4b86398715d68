import fs from 'fs';
import path from 'path';
import { strToU8, zipSync } from 'fflate';
import { createHost, DocumentError, type HostHandle } from '../../app';
import { buildXfl } from '../../app/literal/build';
import type { DocumentLiteral } from '../../app/literal/DocumentLiteral';
import { mutate } from '../support/mutate';
import { Random } from '../selector/randomQueries';
import { tries } from '../support/sample';
import { temporaryFolder } from '../support/temporaryFolder';

/** `FUZZ_RUNS=10000 npx jest test/document/damaged` for the long run, `FUZZ_SEED=n` for other damage. */
const count = Number(process.env.FUZZ_RUNS ?? tries(34, 100));
const seed = Number(process.env.FUZZ_SEED ?? 20_240_603);

const LITERAL: DocumentLiteral = {
  library: [
    {
      name: 'ui/star',
      layers: [{ elements: [{ shape: 'oval', width: 20, height: 10 }] }],
      linkageClassName: 'Star',
    },
    { name: 'ui/box', type: 'graphic', layers: [{ elements: [{ item: 'ui/star', name: 'inner' }] }] },
    { name: 'photo', type: 'bitmap', width: 30, height: 20 },
    { name: 'ding', type: 'sound' },
    { name: 'Body', type: 'font', font: 'Verdana' },
  ],
  layers: [
    {
      name: 'labels',
      frames: [
        { duration: 5, name: 'start', sound: 'ding' },
        { index: 5, script: 'stop();' },
      ],
    },
    {
      frames: [
        {
          duration: 4,
          tweenType: 'motion',
          elements: [{ item: 'ui/star', name: 'a', rotation: 30, alpha: 50, x: 10 }],
        },
        {
          elements: [
            { item: 'ui/box', name: 'b' },
            { item: 'photo' },
            { text: 'Hello', textType: 'dynamic', name: 'title' },
            { shape: 'rectangle', width: 30, height: 30, stroke: '#00FF00' },
            { primitive: 'oval', width: 5, height: 5 },
            { group: [{ item: 'ui/star' }, { shape: 'line', width: 9, height: 9 }] },
          ],
        },
      ],
    },
  ],
};

const entries = buildXfl(LITERAL) as Map<string, string>;
const folder = temporaryFolder();
const host = createHost();
afterAll(() => host.dispose());

function zipOf(files: Map<string, string | Uint8Array>): Uint8Array {
  const packed = [...files].map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(packed) as Record<string, Uint8Array>);
}

const whole = zipOf(entries);
const xmlNames = [...entries.keys()].filter((name) => name.endsWith('.xml'));

/** A document whose zip, or the XML of one of its entries, was damaged. */
function damaged(random: Random): Uint8Array {
  if (random.below(4) === 0) return mutate(whole, random);
  const name = random.pick(xmlNames);
  return zipOf(new Map(entries).set(name, mutate(Buffer.from(entries.get(name) as string), random) as never));
}

/** What the model may say about a damaged document; anything else is a defect of ours. */
function isClear(error: unknown): boolean {
  if (error instanceof DocumentError) return error.reason !== '';
  const message = (error as Error).message;
  return !/Cannot (read|set|convert)|is not (a function|defined|iterable)|Maximum call|Invalid (array|string)/.test(
    message,
  );
}

type Members = Record<string, unknown>;

/** Reads every member of an object and of those that it leads to, so many at most, and returns the first odd error. */
function readAll(start: object, most: number): string | null {
  const seen = new Set<object>([start]);
  for (const object of seen) {
    for (const name in object) {
      let value: unknown;
      try {
        value = (object as Members)[name];
      } catch (error) {
        if (!isClear(error)) return `${String(object)}.${name}: ${(error as Error).stack ?? ''}`;
      }
      const found = Array.isArray(value) ? value.slice(0, 20) : [value];
      for (const each of found)
        if (typeof each === 'object' && each !== null && seen.size < most) seen.add(each);
    }
  }
  return null;
}

/** What became of a file: opened and read, refused, or neither. */
function outcome(file: string, handle: HostHandle): string {
  let document: Document;
  try {
    document = handle.open(file);
  } catch (error) {
    return error instanceof DocumentError && isClear(error)
      ? 'refused'
      : `opening: ${(error as Error).stack ?? ''}`;
  }
  try {
    return readAll(document, 150) ?? 'read';
  } finally {
    document.close(false);
  }
}

it(`${count} damaged documents (seed ${seed}) are refused, or open and can be read; none hangs or is written to`, () => {
  const counts: Record<string, number> = {};
  const faults: string[] = [];
  const file = path.join(folder(), 'damaged.fla');
  for (let run = 0; run < count && faults.length < 5; run++) {
    // Each document has a seed of its own, so that one can be repeated alone: FUZZ_RUNS=1 FUZZ_SEED=<seed>.
    const bytes = damaged(new Random(seed + run));
    fs.writeFileSync(file, bytes);
    const result = outcome(file, host);
    counts[result] = (counts[result] ?? 0) + 1;
    if (result !== 'read' && result !== 'refused') faults.push(`seed ${seed + run}: ${result}`);
    if (!fs.readFileSync(file).equals(bytes)) faults.push(`seed ${seed + run}: the file was written to`);
  }
  expect(faults).toEqual([]);
  expect(fs.readdirSync(folder())).toEqual(['damaged.fla']);
  if (count < 30) return;
  // Both must happen often, or the damage proves nothing.
  expect(counts.read).toBeGreaterThan(count / 20);
  expect(counts.refused).toBeGreaterThan(count / 20);
}, 900_000);
