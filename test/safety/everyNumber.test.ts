import fs from 'node:fs';
import { temporaryFolder } from '../support/temporaryFolder';
import { faultOfVerb, VERBS, writeCase } from './support/claimVerbs';
import { HOSTILE_NUMBERS, numberedDocument, numbersIn, withNumber } from './support/everyNumber';

const folder = temporaryFolder();
const whole = numberedDocument();
const numbers = numbersIn(whole);

/** A part of all cases; `CLAIMS=all` runs every verb on each of them. */
const isAll = process.env.CLAIMS === 'all';

it('the document of the test holds as it is: every verb takes it', async () => {
  writeCase(folder(), whole);
  for (const verb of VERBS)
    expect([verb.join(' '), await faultOfVerb(folder(), verb)]).toEqual([verb.join(' '), undefined]);
});

it.each(HOSTILE_NUMBERS.map((value, index) => [value, index] as const))(
  'a document with %j in the place of any one number ends well in every verb, or in a line',
  async (value, index) => {
    const faults: string[] = [];
    for (const [at, number] of numbers.entries()) {
      writeCase(folder(), withNumber(whole, number, value), whole);
      const verbs = isAll ? VERBS : [VERBS[(at * HOSTILE_NUMBERS.length + index) % VERBS.length]!];
      for (const verb of verbs) {
        if (process.env.CLAIMS_LOG)
          fs.appendFileSync(process.env.CLAIMS_LOG, `${number.name}="${value}": ${verb.join(' ')}\n`);
        const fault = await faultOfVerb(folder(), verb);
        if (fault !== undefined && process.env.CLAIMS_LOG)
          fs.appendFileSync(process.env.CLAIMS_LOG, `FAULT ${fault.slice(0, 300)}\n`);
        if (fault !== undefined)
          faults.push(`${number.name}="${value}": ${verb.join(' ')}: ${fault.slice(0, 300)}`);
      }
    }
    expect(faults).toEqual([]);
  },
  3_600_000,
);
