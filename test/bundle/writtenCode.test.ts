import fs from 'node:fs';
import path from 'node:path';

const read = (name: string): string => fs.readFileSync(path.resolve(__dirname, '../../dist', name), 'utf8');

/** Each place of a pattern in the script, comments left out. */
function count(name: string, pattern: RegExp): number {
  const code = read(name).replace(/^\s*(\/\/|\/?\*).*$/gm, '');
  return code.match(pattern)?.length ?? 0;
}

describe('collection.jsx', () => {
  it('Functions are not made of texts', () => {
    expect(count('collection.jsx', /\bFunction\s*\(/g)).toBe(0);
  });

  it('The function eval is not called', () => {
    expect(count('collection.jsx', /\beval\b/g)).toBe(0);
  });
});
