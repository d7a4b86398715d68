import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const map = fs.readFileSync(path.join(__dirname, 'README.md'), 'utf8');
const page = fs.readFileSync(path.join(root, 'docs/safety.md'), 'utf8');

function testsIn(text: string): string[] {
  return [...text.matchAll(/`(test\/[\w./-]+)`/g)].map(([, file]) => file);
}

describe('the map of promises', () => {
  it.each([
    ['test/safety/README.md', map],
    ['docs/safety.md', page],
  ])('%s names tests that are there', (_name, text) => {
    const files = testsIn(text);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  });

  it('Every test of this folder is on the map', () => {
    const own = fs.readdirSync(__dirname).filter((name) => name.endsWith('.test.ts'));
    expect(own.filter((name) => !map.includes(`test/safety/${name}`))).toEqual([]);
  });
});
