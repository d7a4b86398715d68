import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(__dirname, '../..');
const address = pathToFileURL(path.join(root, 'build/check/budgets.mjs')).href;

function overBudget(budgets: Record<string, number>): string[] {
  const script = `import { overBudget } from ${JSON.stringify(address)};
    console.log(JSON.stringify(overBudget(${JSON.stringify(budgets)})));`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as string[];
}

it('A script above its budget is named with its size, and with the chapter that has the rule', () => {
  const { size } = fs.statSync(path.join(root, 'dist/collection.jsx'));
  expect(overBudget({ 'dist/collection.jsx': size })).toEqual([]);
  const [line = '', ...others] = overBudget({ 'dist/collection.jsx': size - 1 });
  expect(others).toEqual([]);
  expect(line).toContain(`dist/collection.jsx weighs ${size} bytes, its budget is ${size - 1}: `);
  const [, chapter = 'none'] = /CONTRIBUTING\.md says under "([^"]+)"/.exec(line) ?? [];
  expect(fs.readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8')).toContain(`\n## ${chapter}\n`);
});
