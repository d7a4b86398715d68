import { writeLoop } from '../../src/selector/LoopWriter';
import { writeMatch } from '../../src/selector/writeMatch';
import { compilePattern } from '../../src/text/wildcard';
import type { Pattern } from '../../src/text/pattern';

const text = (content: string): Pattern[number] => ({ type: 'text', text: content });
const any: Pattern[number] = { type: 'any' };
const NAMES = ['star', 'Star_1', 'a star', 'kilo', '\u212ailo', '\u00c9tat', '', 'st'];

/** The names that the written comparison keeps, and those that it asked the pattern about. */
function written(pattern: Pattern): { kept: string[]; asked: string[] } {
  const asked: string[] = [];
  const matches = compilePattern(pattern, { ignoreCase: true });
  const loop = writeLoop((writer) =>
    writeMatch(
      pattern,
      writer.text('name'),
      (name) => {
        asked.push(name);
        return matches(name);
      },
      writer,
    ),
  );
  const kept: { name: string }[] = [];
  loop(
    NAMES.map((name) => ({ name })),
    kept,
    0,
  );
  return { kept: kept.map(({ name }) => name), asked };
}

test.each<[string, Pattern, string[], string[]]>([
  ['a beginning is told by itself', [text('sTa'), any], ['star', 'Star_1'], []],
  ['but for one with a K', [text('k'), any], ['kilo'], ['kilo', '\u212ailo']],
  ['nor one with a capital K', [text('K'), any], ['kilo'], ['kilo', '\u212ailo']],
  ['a beginning beyond ASCII asks about every text', [text('\u00e9'), any], ['\u00c9tat'], NAMES],
  ['so does no beginning', [any, text('r')], ['star', 'a star'], NAMES],
  ['and nothing at all', [], [''], NAMES],
  ['a whole text asks about those that begin so', [text('st')], ['st'], ['star', 'Star_1', 'st']],
  ['so do pieces', [text('s'), any, text('r')], ['star'], ['star', 'Star_1', 'st']],
  ['and ranges', [text('star_'), { type: 'range', min: 1, max: 2 }], ['Star_1'], ['Star_1']],
  ['a range alone asks about all', [{ type: 'range', min: 1, max: 2 }, any], [], NAMES],
])('%s', (_title, pattern, kept, asked) => {
  expect(written(pattern)).toEqual({ kept, asked });
});
