import fs from 'node:fs';
import path from 'node:path';
import { askHost } from '../../../../app/cli/actions/fidelity/askHost';
import type { AnimateAnswer, AnimateAnswers } from '../../../../app/cli/actions/fidelity/AnimateAnswers';
import { assumptions } from '../../../../host-mocks/fidelity/assumptions';
import { switchValues, type Switches } from '../../../../host-mocks/options';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { runCli } from '../support/runCli';
import { sample } from '../../../support/sample';

const script = fs.readFileSync(
  path.resolve(__dirname, '../../../../examples/commands/Ask Animate.jsfl'),
  'utf8',
);
const own = askHost(script, {});
const folder = temporaryFolder();

interface Report {
  endedAt?: string;
  confirmed: string[];
  contradicted: { id: string; assumed: string; evidence: string; expected: string; answered: string }[];
  failed: { id: string; error: string }[];
  open: string[];
  unasked: { id: string; reason: string }[];
  switches: Partial<Switches>;
  left: string[];
}

function write(text: string): string {
  const file = path.join(folder(), 'answers.json');
  fs.writeFileSync(file, text);
  return file;
}

/** The file that an Animate writes which answers so. */
function fileOf(
  { answers, ...head }: AnimateAnswers,
  changes: Record<string, AnimateAnswer> = {},
  more: object = {},
): string {
  const program = 'adobe-collection: questions to Animate';
  const all = { ...Object.fromEntries(answers), ...changes };
  return write(JSON.stringify({ program, ...head, ...more, answers: all }));
}

async function report(file: string): Promise<Report> {
  const { status, out, err } = await runCli('fidelity', file, '--json');
  expect([status, err]).toEqual([0, '']);
  return JSON.parse(out) as Report;
}

describe('the verb fidelity', () => {
  it('An Animate that answers as the host confirms every assumption that has a question', async () => {
    const { confirmed, contradicted, failed, open, unasked, switches } = await report(fileOf(own));
    expect([contradicted, failed, open, switches]).toEqual([[], [], [], {}]);
    expect(confirmed.length + unasked.length).toBe(assumptions.length);
  });

  it('A different answer is reported with the assumption, both answers and the evidence', async () => {
    const file = fileOf(own, { 'camera-zoom': { answer: '150' } });
    const { contradicted, left } = await report(file);
    const { id, assumed, evidence } = assumptions.find((one) => one.id === 'camera-zoom')!;
    expect(contradicted).toEqual([
      expect.objectContaining({ id, assumed, evidence, expected: '149.999', answered: '150' }),
    ]);
    expect(left).toEqual(['camera-zoom']);
    const { out } = await runCli('fidelity', file);
    for (const words of ['1 contradicted', assumed, evidence, 'Animate:  150']) expect(out).toContain(words);
    expect(out).not.toContain('createHost');
  });

  it('Questions that failed, and those after the end of the script, are reported', async () => {
    const answers = new Map([...own.answers].slice(0, 40));
    const failed = { 'selection-adds': { error: 'Error: no' } };
    const file = fileOf({ ...own, answers }, failed, { asking: 'fl-events' });
    const reported = await report(file);
    expect(reported.failed).toEqual([{ id: 'selection-adds', error: 'Error: no' }]);
    expect([reported.open.length, reported.endedAt]).toEqual([own.answers.size - 40, 'fl-events']);
    const { out } = await runCli('fidelity', file);
    expect(out).toContain('the script ended at the question fl-events');
    expect(out).toMatch(/selection-adds: .*: Error: no/);
  });

  const flips = Object.entries(switchValues).flatMap(([name, values]) =>
    values.slice(1).map((value) => [name as keyof Switches, JSON.stringify(value), value] as const),
  );

  // This holds too that with each switch an answer about it is another one.
  it.each(sample(24, flips))('Of an Animate with %s: %s it finds that switch', async (name, _text, value) => {
    const { switches } = await report(fileOf(askHost(script, { [name]: value })));
    expect(switches).toMatchObject({ [name]: value });
  });

  it('All switches of an Animate that differs in several ways are found, with the options of createHost', async () => {
    const differences = {
      selectionSet: 'replace',
      libraryOrder: 'created',
      findItemIndexMiss: null,
      findItemIndex: 'string',
    } as const;
    const file = fileOf(askHost(script, differences));
    const { out } = await runCli('fidelity', file);
    const [, options] = /createHost\(document, (.*)\)/.exec(out)!;
    expect(JSON.parse(options)).toEqual(differences);
    expect(out).toContain('contradicted with them: nothing');
  });

  it('Answers to the questions of another version are compared, with a warning', async () => {
    const { status, err } = await runCli('fidelity', fileOf({ ...own, version: '0.0.1' }));
    expect([status, err]).toEqual([
      0,
      expect.stringMatching(/answers\.json: .*of version 0\.0\.1, and this is/),
    ]);
  });
});

describe('files that hold no answers', () => {
  const head = { program: 'adobe-collection: questions to Animate', version: '1', animate: '', language: '' };
  const NONE = 'holds no answers of Animate';
  it.each([
    ['nothing', '', 'is not valid JSON'],
    ['a text', 'answers', 'is not valid JSON'],
    ['the JSON of another program', '{"name":"x","answers":{}}', NONE],
    ['null', 'null', NONE],
    ['a list', '[]', NONE],
    ['no answers', JSON.stringify(head), NONE],
    ['a list of answers', JSON.stringify({ ...head, answers: [] }), NONE],
    [
      'an answer that is a number',
      JSON.stringify({ ...head, answers: { 'selection-adds': { answer: 1 } } }),
      NONE,
    ],
    ['an answer that is null', JSON.stringify({ ...head, answers: { 'selection-adds': null } }), NONE],
    ['a version that is an object', JSON.stringify({ ...head, version: {}, answers: {} }), NONE],
    ['too much', ' '.repeat(2 ** 20 + 1), 'bytes are too many'],
  ])('%s is refused in one line', async (_what, text, words) => {
    const file = write(text);
    const { status, out, err } = await runCli('fidelity', file);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^adobe-collection: .*\n$/);
    expect(err).toContain(`${file}: `);
    expect(err).toContain(words);
  });

  it.each([['missing.json'], ['.']])('The file %s is refused in one line', async (name) => {
    const { status, err } = await runCli('fidelity', path.join(folder(), name));
    expect(status).toBe(1);
    expect(err).toMatch(/^adobe-collection: .*: cannot be read: .*\n$/);
  });

  it('Hostile texts in answers stay texts: on one line, cut, and no member of an object', async () => {
    const hostile = `\u001b[2J\n\u202e${'x'.repeat(10_000)}`;
    const answers = `{"__proto__": {"answer": "1"}, "constructor": {"answer": "1"}, "camera-zoom": {"answer": ${JSON.stringify(hostile)}}}`;
    const text = JSON.stringify({ ...head, animate: hostile, asking: hostile, answers: 0 }).replace(
      '"answers":0',
      `"answers":${answers}`,
    );
    const { status, out, err } = await runCli('fidelity', write(text));
    expect([status, err.split('\n').length]).toEqual([0, 2]);
    expect(out.split('\n').every((line) => line.length < 1500)).toBe(true);
    expect(({} as { answer?: string }).answer).toBeUndefined();
  });
});
