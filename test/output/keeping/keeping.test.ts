import { TABLES } from '../../../document/xfl/schema/tables';
import { KEEPING, KEEPING_FORMATS, SCOPES, type KeepingFormat } from '../../../output/published/keeping';
import { sample } from '../../support/sample';
import { FEATURES } from './features';
import { keptBy } from './keptBy';
import { filesOf } from './pieces';

const ROWS = Object.values(KEEPING).flatMap((rows) => Object.entries(rows));
const FORMATS = Object.keys(KEEPING_FORMATS) as KeepingFormat[];

/** Elements that are only part of an editor's work, or always within another that is here. */
const OF_EDITING = ['DOMFolderItem', 'SolidSwatchItem', 'MorphSegment', 'MorphCurves'];

/** Words that say how an editor shows a document, how a file is stored, or that repeat what an element says. */
const WORDS_OF_EDITING = [
  /^DOMDocument /,
  /^DOMLayer layerType="folder"/,
  /^DOMFrame (labelType="comment"|shapeTweenBlend="angular")/,
  /^DOMBitmapItem (originalC|c)ompressionType="lossless"/,
  / (loop|symbolType)="(play reverse|ik container)"$/,
];

it('Each thing of the table has documents that show what becomes of it', () => {
  expect(ROWS.map(([name]) => name).sort()).toEqual(Object.keys(FEATURES).sort());
});

it('A thing has a state in each format where it has a place', () => {
  for (const [, { scope, states }] of ROWS)
    expect(Object.keys(states)).toEqual(expect.arrayContaining([...SCOPES[scope]]));
});

describe('The documents have', () => {
  const texts = Object.values(FEATURES)
    .flatMap(([piece, without]) => [piece, without])
    .flatMap((piece) => Object.values(filesOf(piece)))
    .filter((content) => typeof content === 'string')
    .join('');

  it('The documents of the test hold each element of the schema', () => {
    const missing = [...TABLES.keys()].filter((tag) => !texts.includes(`<${tag}`));
    expect(missing.sort()).toEqual(OF_EDITING.sort());
  });

  it('The documents of the test hold each word of the schema', () => {
    const missing = [...TABLES].flatMap(([tag, table]) =>
      Object.values(table).flatMap((attribute) => {
        const { name, rule, initial } = attribute;
        if (rule.kind !== 'word') return [];
        const words = rule.words.filter((word) => word !== initial && !texts.includes(`${name}="${word}"`));
        return words.map((word) => `${tag} ${name}="${word}"`);
      }),
    );
    expect(missing.filter((word) => !WORDS_OF_EDITING.some((known) => known.test(word)))).toEqual([]);
  });
});

describe('What the table says of a thing is what happens', () => {
  it.each(sample(12, ROWS))('%s', (name, { states }) => {
    const found = FORMATS.map((format) => {
      const { state, said } = keptBy(format, FEATURES[name]);
      // With --strict a thing that is lost is an error.
      if (state === 'lost') expect(said.some(({ isWarning }) => !isWarning)).toBe(true);
      const isSilent = states[format] === undefined && state !== 'kept' && state !== 'changed';
      return `${format}: ${isSilent ? '-' : (state ?? 'vanishes without a word')}`;
    });
    expect(found).toEqual(FORMATS.map((format) => `${format}: ${states[format] ?? '-'}`));
  });
});
