import fs from 'fs';
import path from 'path';
import { KEYS } from '../../viewer/ui/keyUses';

it('Each key has one use', () => {
  const keys = KEYS.flatMap((use) => use.keys);
  expect(new Set(keys).size).toBe(keys.length);
});

it('The page of the viewer lists the same keys', () => {
  const page = fs.readFileSync(path.resolve(__dirname, '../../docs/viewer.md'), 'utf8');
  const rows = page.split('\n').flatMap((line) => {
    const [, key, words] = /^\| (.*?) +\| (.*?) +\|$/.exec(line) ?? [];
    return key && !/^(key|-{3,})$/.test(key) ? [[key, words]] : [];
  });
  expect(rows).toEqual(KEYS.map(({ shown, words }) => [shown, words]));
});
