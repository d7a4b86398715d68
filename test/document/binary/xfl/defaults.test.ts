import fs from 'node:fs';
import path from 'node:path';
import type { XflAttribute } from '../../../../document/xfl/schema/XflAttribute';

const documentFolder = path.resolve(__dirname, '../../../../document');

/** The defaults that the tables of the format declare, by the names of the attributes. */
async function declaredDefaults(): Promise<Map<string, unknown[]>> {
  const folder = path.join(documentFolder, 'xfl/schema');
  const defaults = new Map<string, unknown[]>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { name, rule, initial } = value as Partial<XflAttribute>;
    if (name === undefined || rule === undefined) Object.values(value).forEach(collect);
    else defaults.set(name, [...(defaults.get(name) ?? []), initial]);
  };
  for (const file of fs.readdirSync(folder).filter((name) => name.endsWith('Schema.ts')))
    collect({ ...((await import(path.join(folder, file))) as object) });
  return defaults;
}

/** The defaults that the writers of binary documents leave out: attribute, default. */
function leftOut(): [string, unknown][] {
  const folder = path.join(documentFolder, 'binary/xfl');
  // The root of a document has no table.
  const files = fs.readdirSync(folder).filter((file) => file !== 'writeDocument.ts');
  return files.flatMap((file) => {
    const text = fs.readFileSync(path.join(folder, file), 'utf8');
    const constants = new Map(
      [...text.matchAll(/^const (\w+) = ([-\d._]+);/gm)].map(([, name, value]) => [name, value]),
    );
    const pattern = /\b(\w+): (?:[^,;{}]*[?:] )?unless\((?:[^()]|\([^()]*\))*?, ([-\w.'#]+)\)/g;
    return [...text.matchAll(pattern)].map(([, name = '', said = '']): [string, unknown] => {
      const value = constants.get(said) ?? said;
      return [name, value.startsWith("'") ? value.slice(1, -1) : Number(value)];
    });
  });
}

it('What binary documents leave out is the default of the tables of the format', async () => {
  const declared = await declaredDefaults();
  // Binary documents have a number of their own for the end of a sound.
  const compared = leftOut().filter(([name]) => declared.has(name) && name !== 'outPoint44');
  expect(compared.length).toBeGreaterThan(40);
  expect(compared.filter(([name, value]) => !declared.get(name)?.includes(value))).toEqual([]);
});
