import fs from 'node:fs';
import path from 'node:path';
import { WINGS } from '../../build/wings.cjs';
import { ImportGraph } from '../architecture/ImportGraph';
import { temporaryFolder } from '../support/temporaryFolder';
import { endOfVerb, numberPathsOf, VERBS, writeCase, type NumberPaths } from './support/claimVerbs';
import type { XflAttribute } from '../../document/xfl/schema/XflAttribute';
import {
  HOSTILE_NUMBERS,
  numberedDocument,
  numbersIn,
  withNumbers,
  type ClaimedNumber,
} from './support/everyNumber';
import { sample } from '../support/sample';

const folder = temporaryFolder();
const whole = numberedDocument();
const numbers = numbersIn(whole);
let places: NumberPaths | undefined;

/** `CASES=all` gives each value to every verb, to one number at a time; otherwise two values to a part of the verbs, to a third of the numbers. */
const isAll = process.env.CASES === 'all';
const VALUES = isAll ? HOSTILE_NUMBERS : HOSTILE_NUMBERS.slice(0, 2);
const BATCHES = isAll ? numbers.length : 3;

/** Runs a verb on the document with some numbers changed; where it is refused, on its halves. */
async function faultsOf(
  changed: readonly ClaimedNumber[],
  value: string,
  verb: readonly string[],
): Promise<string[]> {
  if (changed.length === 0) return [];
  writeCase(folder(), withNumbers(whole, changed, value), whole);
  const { isRefused, fault } = await endOfVerb(folder(), verb, places);
  if (changed.length > 1 && (isRefused || fault !== undefined)) {
    const middle = changed.length >> 1;
    const first = await faultsOf(changed.slice(0, middle), value, verb);
    return [...first, ...(await faultsOf(changed.slice(middle), value, verb))];
  }
  const faults = fault === undefined ? [] : [`${changed[0]!.name}="${value}": ${verb.join(' ')}: ${fault}`];
  if (process.env.CLAIMS_LOG)
    for (const line of faults) fs.appendFileSync(process.env.CLAIMS_LOG, `${line}\n`);
  return faults;
}

beforeEach(async () => {
  writeCase(folder(), whole);
  places ??= await numberPathsOf(folder());
});

it('The document of the test is sound: every verb takes it', async () => {
  // Those that run below.
  for (const verb of sample(8, VERBS))
    expect([verb.join(' '), await endOfVerb(folder(), verb, places)]).toEqual([
      verb.join(' '),
      { isRefused: false, fault: undefined },
    ]);
});

/** The numbers that the tables of the schema declare. */
async function declaredNumbers(): Promise<string[]> {
  const folder = path.resolve(__dirname, '../../document/xfl/schema');
  const namesIn = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const { name, rule } = value as Partial<XflAttribute>;
    if (name !== undefined && rule !== undefined) return /number|integer/.test(rule.kind) ? [name] : [];
    return Object.values(value).flatMap(namesIn);
  };
  const tables = fs.readdirSync(folder).filter((file) => file.endsWith('Schema.ts'));
  const modules = await Promise.all(tables.map((file) => import(path.join(folder, file)) as Promise<object>));
  return modules.flatMap((module) => namesIn({ ...module }));
}

it('The document of the test has every number that the program reads', async () => {
  const root = path.resolve(__dirname, '../..');
  const names = new Set(numbers.map(({ name }) => name.split(' ')[1]));
  const read = new Set(await declaredNumbers());
  for (const file of new ImportGraph(root, WINGS).files) {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    for (const [, name] of text.matchAll(/read(?:Number|Integer)\([^,()]+(?:\([^)]*\))?, '(\w+)'/g))
      read.add(name!);
  }
  expect(read.size).toBeGreaterThan(60);
  expect([...read].filter((name) => !names.has(name))).toEqual([]);
});

it.each(VALUES.map((value, index) => [value, index] as const))(
  'A document with %j in the place of any number ends well in every verb, or in a line',
  async (value, index) => {
    const faults: string[] = [];
    for (const verb of sample(16, VERBS, 8 * index)) {
      for (let batch = 0; batch < BATCHES; batch++) {
        const changed = numbers.filter((_number, at) => at % BATCHES === batch);
        faults.push(...(await faultsOf(changed, value, verb)));
      }
    }
    expect(faults).toEqual([]);
  },
  3_600_000,
);
