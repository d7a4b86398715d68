import { createHost, type DocumentData } from '../../../app';
import { documentToData } from '../../../document/data/documentToData';
import { assumptions } from '../../../host-mocks/fidelity/assumptions';
import { openLiteral } from '../../support/openModel';
import { authorAgreements } from './authorAgreements';
import { authorDisagreements } from './authorDisagreements';
import { authorTimelines } from './authorTimelines';
import { documents } from './documents';
import { elements } from './elements';
import { errors } from './errors';
import { PRELUDE, TWO_LAYERS, type Fact } from './Fact';
import { items } from './items';
import { timelines } from './timelines';

const facts: readonly Fact[] = [
  ...[...authorDisagreements, ...authorAgreements, ...authorTimelines],
  ...[...errors, ...documents, ...timelines, ...items, ...elements],
];
const asked = facts.filter(({ ask }) => ask !== undefined);

/** A document with one raw shape of these edges. */
function shapeOf(edges: string, side: string): DocumentData {
  const square = { shape: 'rectangle' as const, width: 10, height: 10, fill: '#FF0000' };
  const text = JSON.stringify(documentToData(openLiteral({ layers: [{ elements: [square] }] })));
  const made = text.replace(/"fillStyle1":1,"edges":"[^"]*"/, `"${side}":1,"edges":"${edges}"`);
  expect(made).toContain(edges);
  return JSON.parse(made) as DocumentData;
}

it.each(asked)('$id: $recorded ($source)', ({ ask, gives, edges, side = 'fillStyle1', options }) => {
  const document = edges === undefined ? TWO_LAYERS : shapeOf(edges, side);
  const host = createHost(document, { realm: 'separate', ...options });
  expect(host.run(`${PRELUDE} ${ask}`)).toBe(gives);
});

it('Every fact is in the table once, is asked, or says why not', () => {
  expect(facts.map(({ id }) => id)).toEqual([
    ...Array.from({ length: 90 }, (_, index) => `A${index + 1}`),
    ...Array.from({ length: 93 }, (_, index) => `R${index + 1}`),
  ]);
  expect(facts.filter(({ ask, because }) => ask === undefined && !because)).toEqual([]);
});

it('Facts that contradict the reading of the host are among the assumptions', () => {
  const evidence = assumptions.map((one) => one.about + one.evidence + one.assumed).join('\n');
  const disputed = facts.filter(({ because }) => because === 'assumption');
  expect(disputed.length).toBeGreaterThan(10);
  for (const { words = '' } of disputed) expect(evidence).toContain(words);
});
