import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(__dirname, '../..');
const plugin = pathToFileURL(path.join(root, 'build/rollup/withoutComments.mjs')).href;

function made(code: string): string {
  const script = `import { withoutComments } from ${JSON.stringify(plugin)};
    process.stdout.write(withoutComments('// the banner').renderChunk(${JSON.stringify(code)}).code);`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    cwd: root,
  });
}

it('Comments go; the first lines and the texts of the program stay as they are', () => {
  const text = '`first // no comment  \n\n/* nor this */ last`';
  const code = [
    '#!/usr/bin/env node',
    '// the banner',
    '/** Of a function.',
    ' * Two lines. */ function first() {',
    '    // Of a line.',
    `    const text = ${text}; // At the end.`,
    '',
    '    return/* at once */ /[/*]/.test(text) /* within */ && text;',
    '}',
    '',
  ].join('\n');
  expect(made(code)).toBe(
    [
      '#!/usr/bin/env node',
      '// the banner',
      'function first() {',
      `    const text = ${text}; `,
      '',
      '    return /[/*]/.test(text) && text;',
      '}',
      '',
    ].join('\n'),
  );
});
