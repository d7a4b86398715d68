import fs from 'node:fs';
import path from 'node:path';
import { corrections } from '../../host-mocks/contract/corrections';
import { surface } from '../../host-mocks/contract/surface';

const root = path.resolve(__dirname, '../..');
const read = (name: string): string => fs.readFileSync(path.join(root, name), 'utf8');

const page = read('docs/types-for-adobe.md');
const types = read('node_modules/types-for-adobe/Animate/22.0/index.d.ts');

/** The rows of the table below a heading, as lists of cells. */
function rowsBelow(heading: string): string[][] {
  const [, text] = page.split(`\n## ${heading}\n`);
  const [section] = text.split('\n## ');
  const rows = [...section.matchAll(/^\| (.*) \|$/gm)].map(([, row]) => row.split(/(?<!\\)\|/));
  return rows.slice(2).map((cells) => cells.map((cell) => cell.trim().replaceAll('\\|', '|')));
}

const codesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** What the types declare in a class. */
function declarationOf(className: string): string {
  const [, body = ''] = types.split(new RegExp(`\ndeclare class ${className}\\b[^{]*\\{`));
  return body.split('\n}')[0];
}

describe('the page of corrections of types-for-adobe', () => {
  const wrong = rowsBelow('Declared wrongly');
  const missing = rowsBelow('Missing');
  const settable = rowsBelow('Settable, though read-only');

  it('The page names the version of the types that are installed', () => {
    const { version } = JSON.parse(read('node_modules/types-for-adobe/package.json')) as { version: string };
    expect(page).toContain(`version ${version}`);
  });

  it.each(wrong)('%s still declares %s', (className, declared) => {
    const [name] = codesIn(className);
    expect(declarationOf(name)).toContain(codesIn(declared)[0]);
  });

  it('Every correction of the host is listed, with its evidence', () => {
    const listed = [...missing, ...settable].flatMap(([className, members, , source]) =>
      codesIn(members).map((member) => `${codesIn(className)[0]}.${member}: ${source}`),
    );
    const known = wrong.flatMap(([className, declared]) =>
      codesIn(declared).map(
        (code) => `${codesIn(className)[0]}.${/\w+(?=[(:])/.exec(code.replace('readonly ', ''))![0]}`,
      ),
    );
    const ours = corrections.flatMap(({ className, properties = {}, methods = {} }) => [
      ...Object.entries(properties).map(([name, { source }]) => `${className}.${name}: ${source}`),
      ...Object.entries(methods).map(([name, source]) => `${className}.${name}: ${source}`),
    ]);
    expect(ours.length).toBeGreaterThan(80);
    expect(ours.filter((row) => !known.includes(row.split(': ')[0])).sort()).toEqual([...listed].sort());
  });

  const declaredIn = (
    className: string,
  ): { properties: Record<string, string>; methods: readonly string[] } =>
    (surface[codesIn(className)[0]] as (typeof surface)[string] | undefined) ?? {
      properties: {},
      methods: [],
    };

  it.each(missing)('%s lacks %s', (className, members) => {
    const { properties, methods } = declaredIn(className);
    const names = [...Object.keys(properties), ...methods];
    expect(codesIn(members).filter((member) => names.includes(member))).toEqual([]);
  });

  it.each(settable)('%s lets %s be set', (className, members) => {
    const { properties } = declaredIn(className);
    expect(codesIn(members).map((member) => properties[member])).toEqual(codesIn(members).map(() => 'rw'));
  });
});
