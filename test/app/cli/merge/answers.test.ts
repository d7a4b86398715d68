import type { Conflict } from '../../../../app/cli/merge/Conflict';
import { Decisions } from '../../../../app/cli/merge/Decisions';
import { MergeRun } from '../../../../app/cli/merge/MergeRun';
import { isConflictsFile, readAnswers } from '../../../../app/cli/merge/resolutions';
import { timelineMerge } from '../../../../app/cli/merge/timelineMerge';
import { XmlNode } from '../../../../document/xml/XmlNode';

describe('conflicts and their answers', () => {
  const format = 'adobe-collection merge 1';
  const conflict = { what: 'x', base: '1', ours: '2', theirs: '3' };

  it.each([
    [
      'a name that is an object',
      { ...conflict, item: { toString: 1 } },
      'conflicts[0].item is of type object',
    ],
    ['a layer that is null', { ...conflict, layer: null }, 'conflicts[0].layer is of type null'],
    ['a frame that is a text', { ...conflict, frame: '1' }, 'conflicts[0].frame is of type string'],
    ['a missing value', { what: 'x', base: '1', ours: '2' }, 'conflicts[0].theirs is of type undefined'],
    [
      'no name but an inherited one',
      JSON.parse('{"__proto__": {"what": "x"}}'),
      'conflicts[0] is not a conflict',
    ],
    [
      'a long answer',
      { ...conflict, choose: 'a'.repeat(1e6) },
      /^.{1,500}it takes "ours", "theirs", or an empty/,
    ],
  ])('A file of answers with %s is refused in one clear line', (_, written, message) => {
    const text = JSON.stringify({ format, conflicts: [written] });
    expect(() => readAnswers('a.json', text)).toThrow(message);
  });

  it.each(['both', { text: 'a();' }] as const)(
    'The answer %j counts only for a conflict that takes it',
    (answer) => {
      const takes = answer === 'both' ? 'both' : 'text';
      const written = { ...conflict, takes, ...(answer === 'both' ? { choose: answer } : answer) };
      const answers = readAnswers('a.json', JSON.stringify({ format, conflicts: [written] }));
      const ask = (asked: Conflict): Decisions => {
        const decisions = new Decisions(answers);
        decisions.ask(asked);
        return decisions;
      };
      expect(ask({ ...conflict, takes }).open).toEqual([]);
      expect(ask(conflict).open).toEqual([conflict]);
    },
  );

  it('A file that is not JSON is refused with the place of the fault; a byte order mark is none', () => {
    expect(() => readAnswers('a.json', '{"format":\n"x"')).toThrow(/^a\.json: is not valid JSON: (?!.*\n)/);
    expect(readAnswers('a.json', `\uFEFF${JSON.stringify({ format, conflicts: [] })}`).size).toBe(0);
  });

  it('A file of conflicts is known by its first member', () => {
    expect(isConflictsFile(`{"format":"${format}","conflicts":[]}`)).toBe(true);
    expect(isConflictsFile(`{"notes": {"format": "${format}"}}`)).toBe(false);
  });

  it('Nodes and attributes with names that every object has are merged as others are', () => {
    const decisions = new Decisions();
    const node = (value: string): XmlNode => {
      const created = XmlNode.create('constructor');
      created.setAttr('toString', value);
      created.setAttr('__proto__', 'same');
      return created;
    };
    const nodes = timelineMerge(new MergeRun(decisions), () => undefined, new Set());
    nodes.merge({ base: node('1'), ours: node('2'), theirs: node('3') }, { place: {}, path: [] });
    expect(decisions.open).toEqual([{ ...conflict, what: 'constructor.toString' }]);
  });
});
