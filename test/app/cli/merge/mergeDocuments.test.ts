import fc from 'fast-check';
import { compareFacts } from '../../../../app/cli/diff/compareFacts';
import { factsOf } from '../../../../app/cli/facts/factsOf';
import { conflictName, type Conflict } from '../../../../app/cli/merge/Conflict';
import { Decisions } from '../../../../app/cli/merge/Decisions';
import { mergeDocuments } from '../../../../app/cli/merge/mergeDocuments';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { describeDocuments, documents } from '../../../support/documents';
import { EXAMPLE } from '../support/runCli';
import { editsOf, entriesOf, openOne, reopened } from '../support/mergeEdits';

interface Outcome {
  document: Document;
  conflicts: Conflict[];
}

function mergeOf(base: Document, ours: Document, theirs: Document, side?: 'ours' | 'theirs'): Outcome {
  const decisions = new Decisions(undefined, side);
  const [one, two, three] = [base, ours, theirs].map(reopened);
  mergeDocuments(one, two, three, decisions);
  return { document: reopened(two), conflicts: decisions.decided.map(({ conflict }) => conflict) };
}

/** A document with edits, by their numbers. @param first - edits with the value 1 @param more - edits with another value */
function edited(
  file: string,
  numbers: readonly number[],
  value: number,
  first: readonly number[] = [],
  more: { numbers: readonly number[]; value: number } = { numbers: [], value: 0 },
): Document {
  const document = openOne(file);
  const edits = editsOf(document);
  for (const number of first) edits[number].run(1);
  for (const number of numbers) edits[number].run(value);
  for (const number of more.numbers) edits[number].run(more.value);
  return reopened(document);
}

function differences(one: Document, other: Document): string[] {
  return compareFacts(factsOf(one), factsOf(other)).map(({ name, timeline, layer, text }) =>
    [timeline, layer, name, text].join(' | '),
  );
}

/** Documents that are read quickly, with scenes, symbols, tweens, texts, scripts, masks, sounds and bitmaps. */
const NAMES = [
  ...['visible', 'sample-layer', 'sample-frame', 'sample-element', 'mask-primitive', 'easing-tokens'],
  ...['movieclip_scenes', 'acid-text-5', 'button_hittest', 'nested-skew', 'camera_layer', 'squaredance'],
  ...['simple_graphic_frames', 'edittext_password', 'PlaceObject3-theworks', 'actions', 'pac'],
  ...(process.env.CASES === 'all' ? ['tests', 'logo-anim', 'mp3_player', 'level_up_rays', 'acid'] : []),
];
const QUICK = documents.filter(({ name }) => NAMES.includes(name));

const numRuns = process.env.CASES === 'all' ? 200 : 10;

/** A document, and the numbers of some of its edits. */
const editing = fc.record({
  document: fc.constantFrom(...QUICK),
  numbers: fc.uniqueArray(fc.nat(200), { minLength: 2, maxLength: 10 }),
  cut: fc.nat(10),
});

/** The numbers of edits for each side. */
function split({ document, numbers, cut }: { document: { path: string }; numbers: number[]; cut: number }): {
  path: string;
  own: number[];
  other: number[];
} {
  const { path } = document;
  const count = editsOf(openOne(path)).length;
  const chosen = [...new Set(numbers.map((number) => number % count))];
  const middle = cut % (chosen.length + 1);
  return { path, own: chosen.slice(0, middle), other: chosen.slice(middle) };
}

/** Both sides rename a folder of layers and give it another colour, and one adds a layer. */
const RENAMED_FOLDER = QUICK.filter(({ name }) => name === 'camera_layer').map(
  (document): [{ document: typeof document; numbers: number[]; cut: number }, 'ours'] => [
    { document, numbers: [15, 14, 27], cut: 0 },
    'ours',
  ],
);

describeDocuments('Random edits of both sides of real documents', () => {
  it('Edits of different things are all in the result, whichever side made them, without a conflict', () => {
    fc.assert(
      fc.property(editing, (chance) => {
        const { path, own, other } = split(chance);
        const base = openOne(path);
        const [ours, theirs] = [edited(path, own, 1), edited(path, other, 1)];
        const merged = mergeOf(base, ours, theirs);
        expect(merged.conflicts.map(conflictName)).toEqual([]);
        expect(differences(edited(path, [...own, ...other], 1), merged.document)).toEqual([]);
        expect(differences(merged.document, mergeOf(base, theirs, ours).document)).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('Each thing that both changed is one conflict, and the answer is in the result', () => {
    fc.assert(
      fc.property(editing, fc.constantFrom('ours' as const, 'theirs' as const), (chance, side) => {
        const { path, own, other } = split(chance);
        const both = other.slice(0, 2).filter((number) => isOneValue(path, number));
        const base = openOne(path);
        const [ours, theirs] = [edited(path, [...own, ...both], 1), edited(path, other, 2)];
        const merged = mergeOf(base, ours, theirs, side);
        expect(merged.conflicts.map(conflictName)).toHaveLength(both.length);
        const expected =
          side === 'theirs'
            ? edited(path, other, 2, own)
            : edited(path, [...own, ...both], 1, [], {
                numbers: other.filter((number) => !both.includes(number)),
                value: 2,
              });
        expect(differences(expected, merged.document)).toEqual([]);
      }),
      { numRuns, examples: RENAMED_FOLDER },
    );
  });

  it('Merging with the base, and with the same again, gives every entry of the side as it is', () => {
    fc.assert(
      fc.property(editing, (chance) => {
        const { path, own, other } = split(chance);
        const base = openOne(path);
        const side = edited(path, [...own, ...other], 1);
        for (const [ours, theirs] of [
          [side, base],
          [side, side],
        ])
          expect(digestOf(mergeOf(base, ours, theirs).document)).toEqual(digestOf(side));
        const taken = mergeOf(base, base, side);
        expect(differences(side, taken.document)).toEqual([]);
        expect(taken.conflicts).toEqual([]);
      }),
      { numRuns },
    );
  });
});

it('Settings in conflict have the names that they have among the differences', () => {
  const [base, ours, theirs] = [10, 20, 30].map((value) => {
    const document = openOne(EXAMPLE);
    document.width = value;
    document.files.write(
      'PublishSettings.xml',
      `<flash_profiles><flash_profile/><flash_profile><PublishFlashProperties><Quality>${value}</Quality></PublishFlashProperties></flash_profile></flash_profiles>`,
    );
    return reopened(document);
  });
  const names = ['stage: width', 'publishing: flash_profile2.publishFlashProperties.quality'];
  expect(mergeOf(base, ours, theirs).conflicts.map(conflictName)).toEqual(names);
  expect(differences(ours, theirs).map((text) => text.split(' | ').slice(2).join(': '))).toEqual(
    names.map((name) => `${name}: 20 → 30`),
  );
});

/** False for an edit that adds a thing: both sides may add one. */
function isOneValue(path: string, number: number): boolean {
  return !/new/.test(editsOf(openOne(path))[number].name);
}

function digestOf(document: Document): Record<string, string> {
  return Object.fromEntries(
    Object.entries(entriesOf(document)).map(([name, content]) => [
      name,
      Buffer.from(content as string).toString('base64'),
    ]),
  );
}
