import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles } from '../support/exampleFiles';
import { runCli } from '../support/runCli';

const folder = temporaryFolder();
const { copyExample, script } = exampleFiles(folder);
const at = (...names: string[]): string => path.join(folder(), ...names);
const baseline = (): string[] => ['--baseline', at('known.json')];

async function change(document: string, code: string): Promise<void> {
  expect((await runCli('run', script(code), document, '--save')).status).toBe(0);
}

describe('lint --baseline', () => {
  it('Known problems are counted, new ones fail, and fixed ones are named', async () => {
    const sky = copyExample('sky');
    const written = await runCli('lint', sky, ...baseline(), '--write-baseline');
    expect([written.status, written.err]).toEqual([0, expect.stringContaining('1 problem written')]);
    const again = await runCli('lint', sky, ...baseline());
    expect([again.status, again.err]).toEqual([0, expect.stringContaining('1 problem is known')]);
    await change(sky, "$$('old*').rename('new star')");
    const { status, out, err } = await runCli('lint', sky, ...baseline());
    expect([status, out]).toEqual([1, expect.stringContaining('sketches/new star: nothing uses this item')]);
    expect(err).toMatch(/fixed: .*sky: sketches\/old star: no-unused\n/);
    expect(err).toContain('1 warning is not in the baseline');
    expect((await runCli('lint', sky, ...baseline(), '--max-warnings', '1')).status).toBe(0);
  });

  it('Documents that are not checked keep their problems, unless they are gone', async () => {
    const [one, two] = [copyExample('one'), copyExample('two')];
    await runCli('lint', one, two, ...baseline(), '--write-baseline');
    const text = fs.readFileSync(at('known.json'), 'utf8');
    await runCli('lint', two, ...baseline(), '--write-baseline');
    expect(fs.readFileSync(at('known.json'), 'utf8')).toBe(text);
    fs.rmSync(one, { recursive: true });
    await runCli('lint', two, ...baseline(), '--write-baseline');
    expect(
      Object.keys((JSON.parse(fs.readFileSync(at('known.json'), 'utf8')) as { documents: object }).documents),
    ).toEqual(['two']);
  });

  it.each([
    ['{"documents": {"sky": {"no-unused": 3}}}', 'is not a baseline of lint; --write-baseline makes one'],
    ['{', 'is not valid JSON'],
    [undefined, 'cannot be read: no such file or folder; --write-baseline makes it'],
  ])('The baseline %j is refused', async (text, message) => {
    if (text !== undefined) fs.writeFileSync(at('known.json'), text);
    const { status, err } = await runCli('lint', copyExample('sky'), ...baseline());
    expect([status, err]).toEqual([2, expect.stringContaining(message)]);
  });

  it('--write-baseline needs the file', async () => {
    expect((await runCli('lint', '.', '--write-baseline')).err).toContain(
      '--write-baseline needs --baseline',
    );
  });
});

describe('problems that are switched off', () => {
  const configure = (except: unknown): void =>
    fs.writeFileSync(
      at('adobe-collection.config.json'),
      JSON.stringify({ rules: { 'no-unused': { except } } }),
    );

  it('The configuration excepts what a query finds, with a reason, and --fix leaves it', async () => {
    configure([{ items: 'old*', because: 'for the sequel' }]);
    const sky = copyExample('sky');
    expect((await runCli('lint', sky)).out).toBe('1 document, no problems; 1 switched off\n');
    expect((await runCli('lint', sky, '--all')).out).toContain(
      'sketches/old star: for the sequel  no-unused',
    );
    await runCli('lint', sky, '--fix');
    expect((await runCli('query', sky, 'old*', '--items', '--count')).out).toBe('1\n');
  });

  it.each([
    [{}, '"except" must be an Array of objects'],
    [[{ items: 'old*' }], 'entry 1: expected one query and a reason'],
    [[{ items: 'old*', layers: '*', because: 'x' }], 'entry 1: expected one query and a reason'],
    [[{ items: 3, because: 'x' }], 'entry 1: expected one query and a reason'],
  ])('The exceptions %j are refused', async (except, message) => {
    configure(except);
    const { status, err } = await runCli('lint', copyExample('sky'));
    expect([status, err]).toEqual([2, expect.stringContaining(message)]);
  });

  const inSymbol = (text: string): string =>
    `document.library.editItem('sketches/old star');
     document.getTimeline().layers[0].frames[0].actionScript = ${JSON.stringify(text)};`;

  it.each([
    ['// lint-off no-unused: for the sequel', '1 document, no problems; 1 switched off\n'],
    ['stop(); /* lint-off default-names, no-unused: for the sequel */', '; 1 switched off\n'],
    ['// lint-off no-unused', 'needs their names and a reason'],
    ['// lint-off no-unusd: for the sequel', 'there is no rule "no-unusd" (did you mean "no-unused"?)'],
    [
      '// lint-off default-names: for the sequel',
      '1 problem (0 errors, 1 warning) in 1 document; --fix removes 1\n',
    ],
  ])('A comment in a symbol is about the symbol: %s', async (comment, said) => {
    const sky = copyExample('sky');
    await change(sky, inSymbol(comment));
    expect((await runCli('lint', sky)).out).toContain(said);
  });

  it('A comment in a scene is not about a symbol', async () => {
    const sky = copyExample('sky');
    await change(
      sky,
      "document.getTimeline().layers[0].frames[0].actionScript = '// lint-off no-unused: all of it'",
    );
    expect((await runCli('lint', sky)).out).toContain('1 problem');
  });
});
