import fs from 'node:fs';
import path from 'node:path';
import { DEFAULTS } from '../../../output/formats/ExportOptions';
import {
  COMMAND_FORMAT_NAMES,
  EXPORT_FORMATS,
  EXPORT_FORMAT_NAMES,
  exportFormat,
  formatsWith,
  SHEET_DATA_NAMES,
} from '../../../output/formats/exportFormats';

const page = fs.readFileSync(path.join(__dirname, '../../../docs/export.md'), 'utf8');

/** The names in the first column of the table whose first column has a title. */
function rowsBelow(title: string): string[] {
  const [, table = ''] =
    new RegExp(`^\\| \`${title}\`.*\\n\\|[-| ]+\\n((?:\\|.*\\n)+)`, 'm').exec(page) ?? [];
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
}

it('The page about exporting has a row for each format, in their order', () => {
  expect(rowsBelow('--to')).toEqual(COMMAND_FORMAT_NAMES);
});

it('The page about exporting has a row for each kind of data of a sheet', () => {
  expect(rowsBelow('--data').sort()).toEqual([...SHEET_DATA_NAMES].sort());
});

it('Titles differ, and the defaults are formats', () => {
  const titles = EXPORT_FORMAT_NAMES.map((name) => exportFormat(name).title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(SHEET_DATA_NAMES).toContain(DEFAULTS.data);
});

it.each([
  ['animated', ['svg']],
  ['trim', ['sheet']],
  ['padding', ['sheet', 'atlas']],
  ['leaves', ['atlas']],
] as const)('--%s goes with %j', (option, formats) => {
  expect(formatsWith(option)).toEqual(formats);
});

it('What has no ending is a folder of files that name each other', () => {
  for (const name of EXPORT_FORMAT_NAMES) {
    const { endings, isStream } = exportFormat(name);
    expect([name, endings.length > 0 || !isStream]).toEqual([name, true]);
    for (const ending of endings) expect(ending).toMatch(/^\.[a-z]+4?$/);
  }
  expect(EXPORT_FORMATS.atlas.endings).toEqual([]);
});
