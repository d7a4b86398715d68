import fs from 'node:fs';
import path from 'node:path';
import { createHost } from '../../../../app/browser';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();

describe('fields of a query', () => {
  it('The fields that are asked for are printed as JSON and as CSV', async () => {
    const args = [
      EXAMPLE,
      'btn1, twinkle_a',
      '--all',
      '--fields',
      'name, timeline.name,frame,shortName,text',
    ];
    expect(JSON.parse((await runCli('query', ...args, '--json')).out)).toEqual([
      { name: 'btn1', 'timeline.name': 'Night', frame: 0, shortName: 'Button1', text: null },
      { name: 'twinkle_a', 'timeline.name': 'Night', frame: 0, shortName: 'twinkle', text: null },
    ]);
    expect((await runCli('query', ...args, '--csv')).out).toBe(
      'name,timeline.name,frame,shortName,text\nbtn1,Night,0,Button1,\ntwinkle_a,Night,0,twinkle,\n',
    );
    expect((await runCli('query', EXAMPLE, 'btn1', '--csv', '--count')).out).toBe('1\n');
    expect((await runCli('query', EXAMPLE, 'btn1', '--csv')).out).toBe('name\nbtn1\n');
  });

  it('Several documents make one table, whatever their texts and names hold', async () => {
    const texts = ['a "b",\nc', '', 'plain'];
    const files = ['one "1", b.fla', 'two.fla'].map((name) => path.join(folder(), name));
    for (const file of files) {
      fs.writeFileSync(file, createHost({ layers: [{ elements: texts.map((text) => ({ text })) }] }).save());
    }
    const { out } = await runCli('query', ...files, ':text', '--csv', '--fields', 'text');
    const rows = (file: string): string => {
      const name = path.relative('', file).split(path.sep).join('/').replaceAll('"', '""');
      return `"${name}","a ""b"",\nc"\n"${name}",\n"${name}",plain\n`;
    };
    expect(out).toBe('document,text\n' + files.map(rows).join(''));
  });

  it('An apostrophe comes before texts and names that are formulas to spreadsheets in --csv', async () => {
    const texts = ['=1+1', '@SUM(A1)', 'plain'];
    const names = ['=cmd.fla', 'plain.fla'];
    const made = createHost({ layers: [{ elements: texts.map((text) => ({ text })) }] });
    for (const name of names) fs.writeFileSync(path.join(folder(), name), made.save());
    const before = process.cwd();
    process.chdir(folder());
    try {
      const { out } = await runCli('query', ...names, ':text', '--csv', '--fields', 'text');
      const rows = (cell: string): string => `${cell},'=1+1\n${cell},'@SUM(A1)\n${cell},plain\n`;
      expect(out).toBe('document,text\n' + rows(`"'=cmd.fla"`) + rows('"plain.fla"'));
    } finally {
      process.chdir(before);
    }
  });

  it.each<[string[], number, RegExp]>([
    [['--fields', 'name'], 2, /--fields is for --json or --csv/],
    [['--json', '--csv'], 2, /--json cannot go with --csv/],
    [['--csv', '--fields', 'name,,x'], 2, /--fields must be names with commas between them/],
    [['--csv', '--fields', 'fnot'], 1, /--fields: .* has no "fnot" \(did you mean "font"\?\)/],
  ])('query refuses %j', async (options, status, message) => {
    const refusal = await runCli('query', EXAMPLE, '*', ...options);
    expect([refusal.status, refusal.out]).toEqual([status, '']);
    expect(refusal.err).toMatch(message);
  });
});
