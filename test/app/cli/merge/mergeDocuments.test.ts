import fc from 'fast-check';
import { compareFacts } from '../../../../app/cli/diff/compareFacts';
import { factsOf } from '../../../../app/cli/facts/factsOf';
import { conflictName, type Conflict } from '../../../../app/cli/merge/Conflict';
import { Decisions } from '../../../../app/cli/merge/Decisions';
import { mergeDocuments } from '../../../../app/cli/merge/mergeDocuments';
import type { Document } from '../../../../host-mocks/model/document/Document';
import { describeDocuments, documents } from '../../../support/documents';
import { editsOf, openOne, reopened } from '../support/mergeEdits';

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

/** The document with some of its edits, by their numbers. */
function edited(file: string, numbers: readonly number[], value: number): Document {
  const document = openOne(file);
  const edits = editsOf(document);
  for (const number of numbers) edits[number % edits.length].run(value);
  return reopened(document);
}

function differences(one: Document, other: Document): string[] {
  return compareFacts(factsOf(one), factsOf(other)).map(({ name, timeline, layer, text }) =>
    [timeline, layer, name, text].join(' | '),
  );
}

const SMALL = documents.filter(({ name }) => !/glitch|Avatar|flump|globometer|samurai|pixel/.test(name));

describeDocuments('Merging edits of real documents', () => {
  it('edits of different things are all in the result, whichever side made them, and without a conflict', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SMALL),
        fc.uniqueArray(fc.nat(400), { minLength: 2, maxLength: 10 }),
        fc.nat(10),
        ({ path }, numbers, cut) => {
          const count = editsOf(openOne(path)).length;
          const chosen = [...new Set(numbers.map((number) => number % count))];
          const middle = cut % (chosen.length + 1);
          const [own, other] = [chosen.slice(0, middle), chosen.slice(middle)];
          const base = openOne(path);
          const [ours, theirs, both] = [
            edited(path, own, 1),
            edited(path, other, 1),
            edited(path, chosen, 1),
          ];
          const merged = mergeOf(base, ours, theirs);
          expect(merged.conflicts.map(conflictName)).toEqual([]);
          expect(differences(both, merged.document)).toEqual([]);
          expect(differences(merged.document, mergeOf(base, theirs, ours).document)).toEqual([]);
        },
      ),
      {
        numRuns: Number(process.env.RUNS ?? 40),
        seed: process.env.SEED ? Number(process.env.SEED) : undefined,
      },
    );
  });
});
