import { changesText } from '../../../../app/cli/diff/changesText';
import type { Change } from '../../../../app/cli/diff/Change';

function scriptChange(before: string | null, after: string | null): Change {
  return {
    type: 'edited',
    subject: 'span',
    name: 'frame 1',
    timeline: 'Scene 1',
    layer: 'code',
    frame: 0,
    text: 'script edited',
    properties: [{ name: 'script', before, after }],
  };
}

/** The lines below the line of the change. */
function shown(before: string | null, after: string | null, isVerbose = false): string[] {
  const lines = changesText([scriptChange(before, after)], false, isVerbose);
  return lines
    .slice(lines.findIndex((line) => line.includes('script edited')) + 1)
    .map((line) => line.slice(12));
}

const LONG = Array.from({ length: 40 }, (_, index) => `line(${index});`).join('\n');

describe('The changed lines of a script', () => {
  it.each([
    [
      'a line that is changed',
      'a\nb\nc\nd\ne',
      'a\nb\nx\nd\ne',
      ['@@ line 1 @@', '  a', '  b', '- c', '+ x', '  d', '  e'],
    ],
    [
      'two lines far apart',
      LONG,
      LONG.replace('(3)', '(33)').replace('(20)', '(55)'),
      [
        ...[
          '@@ line 2 @@',
          '  line(1);',
          '  line(2);',
          '- line(3);',
          '+ line(33);',
          '  line(4);',
          '  line(5);',
        ],
        ...[
          '@@ line 19 @@',
          '  line(18);',
          '  line(19);',
          '- line(20);',
          '+ line(55);',
          '  line(21);',
          '  line(22);',
        ],
      ],
    ],
    [
      'lines near each other',
      'a\nb\nc\nd\ne',
      'x\nb\nc\nd\ny',
      ['@@ line 1 @@', '- a', '+ x', '  b', '  c', '  d', '- e', '+ y'],
    ],
    ['a new script', null, 'stop();', ['@@ line 1 @@', '+ stop();']],
    ['a script that is gone', 'stop();', null, ['@@ line 1 @@', '- stop();']],
    ['names that a terminal obeys', 'a', 'a\n\u001b[31mb', ['@@ line 1 @@', '  a', '+ \\u001b[31mb']],
  ])('are below its change: %s', (_, before, after, lines) => {
    expect(shown(before, after)).toEqual(lines);
  });

  it('They are counted where they are many, unless they are asked for', () => {
    expect(shown(null, LONG)).toEqual(['40 lines; --verbose shows them']);
    expect(shown(null, LONG, true)).toHaveLength(41);
  });

  it('A script with very many equal lines is compared soon', () => {
    const many = 'x\n'.repeat(60_000);
    const start = process.cpuUsage();
    expect(shown(many, `${many}y`)).toEqual(['120002 lines; --verbose shows them']);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(2);
  });
});
