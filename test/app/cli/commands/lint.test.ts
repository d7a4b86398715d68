import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { SaxesParser } from 'saxes';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles, filesIn } from '../support/exampleFiles';
import { runCli } from '../support/runCli';
import { sarifSchema } from '../support/sarifSchema';

const folder = temporaryFolder();
const { copyExample } = exampleFiles(folder);

const CONFIG = {
  rules: {
    'no-empty-layers': 'warn',
    'button-names': { elements: ':button:not(btn_*)', message: 'buttons are named btn_…', severity: 'error' },
  },
};

function configure(config: object = CONFIG): void {
  fs.writeFileSync(path.join(folder(), 'adobe-collection.config.json'), JSON.stringify(config));
}

describe('lint', () => {
  it('Place, problem and rule are named, and errors fail', async () => {
    configure();
    const copy = copyExample('sky');
    const { status, out, err } = await runCli('lint', copy);
    expect([status, err]).toEqual([1, '']);
    expect(out).toContain(
      '  error    Night, layer "ui", frame 1, btn1: instance of ui/Button1: buttons are named btn_…  button-names\n',
    );
    expect(out).toMatch(/\n\d+ problems? \(2 errors, \d+ warnings?\) in 1 document/);
  });

  it('The preset "recommended" is used where no configuration is found', async () => {
    const { status, out } = await runCli('lint', copyExample('sky'));
    expect(status).toBe(0);
    expect(out).toContain('sketches/old star: nothing uses this item  no-unused');
  });

  it('Too many warnings fail, and the message says so', async () => {
    const copy = copyExample('sky');
    const { status, err } = await runCli('lint', copy, '--max-warnings', '0');
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/^adobe-collection: \d+ warnings are more than --max-warnings 0 allows\n$/),
    ]);
    expect((await runCli('lint', copy, '--max-warnings', '1000')).status).toBe(0);
  });

  it('Each document of a folder is checked once by any number of processes, or reported if it cannot be opened', async () => {
    configure();
    for (let number = 0; number < 9; number++) copyExample(`docs/d${number}`);
    fs.writeFileSync(path.join(folder(), 'docs/broken.fla'), 'no document');
    const { status, out } = await runCli('lint', path.join(folder(), 'docs'), '-f', 'json');
    const reports = JSON.parse(out) as { document: string; problems: { rule: string }[] }[];
    expect(status).toBe(1);
    expect(reports.map(({ document, problems }) => [path.basename(document), problems.length])).toEqual([
      ['broken.fla', 1],
      ...Array.from({ length: 9 }, (_, number) => [`d${number}`, reports[1].problems.length]),
    ]);
    expect(reports[0].problems[0].rule).toBe('readable');
  });

  it('A document is read again only when it or a rule changed', async () => {
    configure();
    const copy = copyExample('sky');
    const said = async (): Promise<string> => (await runCli('lint', copy, '--verbose')).err;
    expect(await said()).not.toContain('not read again');
    expect(await said()).toContain('1 of 1 documents are unchanged');
    const main = path.join(copy, 'DOMDocument.xml');
    fs.utimesSync(main, new Date(), new Date());
    expect(await said()).toContain('not read again');
    fs.writeFileSync(main, fs.readFileSync(main, 'utf8').replace('name="btn1"', 'name="btn_1"'));
    expect(await said()).not.toContain('not read again');
    configure({ rules: { ...CONFIG.rules, 'no-unused': 'warn' } });
    expect(await said()).not.toContain('not read again');
    expect((await runCli('lint', copy, '--verbose', '--no-cache')).err).not.toContain('not read again');
  });

  it('Problems that can be fixed are fixed and saved by --fix; a dry run says what would change', async () => {
    configure({
      rules: {
        ...CONFIG.rules,
        'button-names': { ...CONFIG.rules['button-names'], fix: ['rename', 'btn_##'] },
      },
    });
    const copy = copyExample('sky');
    const before = filesIn(copy);
    const dry = await runCli('lint', copy, '--fix', '--dry-run', '--trust-config');
    expect(dry.out).toContain('would fix');
    expect(dry.out).toContain('renamed from "btn1"');
    expect(filesIn(copy)).toEqual(before);
    const fixed = await runCli('lint', copy, '--fix', '--trust-config');
    expect([fixed.status, fixed.out]).toEqual([0, expect.stringContaining('no problems; fixed')]);
    expect((await runCli('query', copy, 'btn_*', '--count')).out).toBe('2\n');
  });

  it('Elements with problems are drawn by --render', async () => {
    configure();
    const pictures = path.join(folder(), 'pictures');
    await runCli('lint', copyExample('sky'), '--render', pictures);
    const [name, ...others] = fs.readdirSync(pictures);
    expect([name, others]).toEqual(['sky-Night-1.svg', []]);
    expect(fs.readFileSync(path.join(pictures, name), 'utf8')).toContain('>0 btn1</text>');
  });

  it('The configuration in JavaScript that docs/lint.md shows works', async () => {
    const page = fs.readFileSync(path.resolve(__dirname, '../../../../docs/lint.md'), 'utf8');
    const [, code] = /```js\n([^]*?)```/.exec(page) ?? [];
    fs.writeFileSync(path.join(folder(), 'adobe-collection.config.js'), code);
    const copy = copyExample('sky');
    const main = path.join(copy, 'DOMDocument.xml');
    const text = fs.readFileSync(main, 'utf8');
    fs.writeFileSync(
      main,
      text
        .replace('<![CDATA[stop();', `<![CDATA[${'stop();\n'.repeat(30)}`)
        .replace(' size="26"', ' size="126"'),
    );
    const { status, out } = await runCli('lint', copy, '--trust-config');
    expect(status).toBe(1);
    expect(out).toContain('layer "actions", frame 1: the script is long  short-scripts');
    expect(out).toContain('static text "Night sky": larger than 100 points  big-texts');
    const fixed = await runCli('lint', copy, '--fix', '--trust-config');
    expect(fixed.out).not.toContain('big-texts');
    expect((await runCli('query', copy, ':text[size=100]', '--count')).out).toBe('1\n');
  });

  it('Documents without problems are not mentioned with -q', async () => {
    configure({ rules: {} });
    expect(await runCli('lint', copyExample('sky'), '-q')).toEqual({ status: 0, out: '', err: '' });
  });

  it.each([
    [['none.fla'], 'adobe-collection: none.fla: no such file or folder\n'],
    [
      ['.', '--config', 'none.json'],
      /none\.json: the configuration cannot be read: no such file or folder\n$/,
    ],
    [['.', '-f', 'html'], /argument 'html' is invalid/],
  ])('The arguments %j are refused', async (args, words) => {
    const { status, err } = await runCli(
      'lint',
      ...args.map((arg) => (arg === '.' ? copyExample('sky') : arg)),
    );
    expect(status).not.toBe(0);
    expect(err).toMatch(words);
  });
});

describe('the formats of lint', () => {
  const lintAs = async (format: string): Promise<string> => {
    configure();
    return (await runCli('lint', copyExample('sky, 50% & more'), '-f', format)).out;
  };

  it('The format sarif is a log with a rule, a level, a file and a place for each result', async () => {
    const log = JSON.parse(await lintAs('sarif')) as {
      runs: { tool: { driver: { rules: { id: string }[] } }; results: Record<string, unknown>[] }[];
    };
    const ajv = new Ajv();
    expect(ajv.validate(sarifSchema, log) ? [] : ajv.errors).toEqual([]);
    const [{ tool, results }] = log.runs;
    const [first] = results.filter(({ ruleId }) => ruleId === 'button-names');
    expect(first).toMatchObject({
      level: 'error',
      message: { text: expect.stringContaining('btn1') as string },
    });
    expect(tool.driver.rules[first.ruleIndex as number].id).toBe('button-names');
    expect(JSON.stringify(first)).toContain('sky,%2050%25%20&%20more');
  });

  it('The format github is a line for each problem, with what separates its parts escaped', async () => {
    const lines = (await lintAs('github')).trim().split('\n');
    expect(
      lines.every((line) =>
        /^::(error|warning) file=[^,:]*sky%2C 50%25 & more,title=[\w-]+::[^\n]+$/.test(line),
      ),
    ).toBe(true);
    expect(lines).toHaveLength((JSON.parse(await lintAs('json')) as { problems: [] }[])[0].problems.length);
  });

  it('The format junit is XML with a failure for each broken rule', async () => {
    const failures: string[] = [];
    const parser = new SaxesParser();
    parser.on('opentag', ({ name, attributes }) => {
      if (name === 'failure') failures.push(String(attributes.message));
    });
    parser.write(await lintAs('junit')).close();
    expect(failures).toContain('buttons are named btn_…');
  });
});
