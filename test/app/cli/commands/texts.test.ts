import fs from 'node:fs';
import path from 'node:path';
import { openHost } from '../../../../app';
import { createHost } from '../../../../app/browser';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { runCli } from '../support/runCli';

const folder = temporaryFolder();
const at = (name: string): string => path.join(folder(), name);

function makeDocument(name: string, ...texts: string[]): string {
  const host = createHost({
    layers: [
      { name: 'art|1', elements: texts.map((text) => ({ text, name: 'title', face: 'Arial', size: 12 })) },
    ],
  });
  fs.writeFileSync(at(name), host.save());
  return at(name);
}

function textsIn(file: string): string[] {
  const host = openHost(file);
  return host.document.timelines[0].layers[0].frames[0].elements.map((text) =>
    (text as Text).getTextString(),
  );
}

/** Changes a text in a table, where a translator would write it. */
function translate(table: string, from: string, to: string): void {
  const text = fs.readFileSync(table, 'utf8');
  const edited = table.endsWith('.po')
    ? text.replace(`msgid "${from}"\nmsgstr ""`, `msgid "${from}"\nmsgstr "${to}"`)
    : table.endsWith('.json')
      ? text.replace(`"text": "${from}"`, `"text": "${to}"`)
      : text.replace(`,${from}\n`, `,${to}\n`);
  expect(edited).not.toBe(text);
  fs.writeFileSync(table, edited);
}

describe('texts', () => {
  it.each(['csv', 'json', 'po'])('A table in %s of one document goes out and comes back', async (format) => {
    const file = makeDocument('a.fla', 'Night sky', 'Play, "now"\rand =1', '=SUM(A1)');
    const table = at(`texts.${format}`);
    expect((await runCli('texts', 'export', file, '-o', table)).err).toContain(`saved ${table}: 3 texts`);
    const before = fs.readFileSync(file);
    expect(await runCli('texts', 'import', table, file)).toMatchObject({
      status: 0,
      err: expect.stringContaining('nothing to change') as string,
    });
    expect(fs.readFileSync(file).equals(before)).toBe(true);
    translate(table, 'Night sky', 'Nachthimmel');
    const dry = await runCli('texts', 'import', table, file, '--dry-run');
    expect(dry.out).toContain('"Night sky" → "Nachthimmel"');
    expect(fs.readFileSync(file).equals(before)).toBe(true);
    expect((await runCli('texts', 'import', table, file)).err).toContain('1 text changed');
    expect(textsIn(file)).toEqual(['Nachthimmel', 'Play, "now"\rand =1', '=SUM(A1)']);
  });

  it.each(['csv', 'json', 'po'])(
    'A table in %s of several documents changes those it names',
    async (format) => {
      const files = ['=a|.fla', 'b.fla'].map((name) => makeDocument(name, 'Night sky'));
      const table = at(`several.${format}`);
      const cwd = process.cwd();
      process.chdir(folder());
      try {
        await runCli('texts', 'export', '=a|.fla', 'b.fla', '-o', table);
        translate(table, 'Night sky', 'Nachthimmel');
        const { status, err } = await runCli('texts', 'import', table, '=a|.fla', 'b.fla');
        expect([status, err]).toEqual([0, expect.stringContaining('=a|.fla: 1 text changed')]);
      } finally {
        process.chdir(cwd);
      }
      expect(files.map(textsIn)).toEqual([['Nachthimmel'], ['Night sky']]);
    },
  );

  it('Rows that do not fit the document any more are an error, and nothing is saved', async () => {
    const file = makeDocument('a.fla', 'one', 'two', 'three');
    const table = at('texts.csv');
    await runCli('texts', 'export', file, '-o', table);
    for (const text of ['one', 'two', 'three']) translate(table, text, `new ${text}`);
    makeDocument('a.fla', 'uno', 'three');
    const before = fs.readFileSync(file);
    const refused = await runCli('texts', 'import', table, file);
    expect(refused.status).toBe(1);
    expect(refused.err).toContain('3 texts changed since the table was made, nothing was saved');
    for (const line of [
      '"one" at Scene 1:art|1:1:1.1 is now "uno"',
      '"two" at Scene 1:art|1:1:2.1 is now "three"',
      '"three" at Scene 1:art|1:1:3.1 is now at Scene 1:art|1:1:2.1',
    ])
      expect(refused.err).toContain(line);
    expect(fs.readFileSync(file).equals(before)).toBe(true);
    expect((await runCli('texts', 'import', table, file, '--follow', '--skip')).status).toBe(0);
    expect(textsIn(file)).toEqual(['uno', 'new three']);
  });

  it.each<[string, string, RegExp]>([
    ['t.txt', 'x', /expected a \.csv, \.json or \.po file/],
    ['t.json', '{', /t\.json: is not valid JSON/],
    ['t.json', '[5]', /expected an Array of rows/],
    ['t.json', '[{"id":"a"}]', /row 1 has no text in the column "source"/],
    ['t.csv', 'a,b\n1,2\n', /row 1 has no text in the column "id"/],
    [
      't.csv',
      'document,id,source,text\nother.fla,a,b,c\n',
      /has rows of other\.fla, and of no document that is named/,
    ],
  ])('The table %s with %j is refused', async (name, text, message) => {
    const file = makeDocument('a.fla', 'one');
    fs.writeFileSync(at(name), text);
    const { status, err } = await runCli('texts', 'import', at(name), file);
    expect(status).not.toBe(0);
    expect(err).toMatch(message);
  });

  it('A table of one document is not for several', async () => {
    const files = ['a.fla', 'b.fla'].map((name) => makeDocument(name, 'one'));
    await runCli('texts', 'export', files[0], '-o', at('t.csv'));
    const { status, err } = await runCli('texts', 'import', at('t.csv'), ...files);
    expect([status, err]).toEqual([2, expect.stringContaining('its rows name no documents')]);
  });
});
