import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles } from '../support/exampleFiles';
import { runCli } from '../support/runCli';

const folder = temporaryFolder();
const { copyExample, script } = exampleFiles(folder);
const at = (...names: string[]): string => path.join(folder(), ...names);
const hooks = fs.readFileSync(path.resolve(__dirname, '../../../../.pre-commit-hooks.yaml'), 'utf8');

/** A file of the example, in its library. */
const PART = 'LIBRARY/stars/star.xml';

describe('a file inside an XFL folder', () => {
  it.each<[verb: string, args: (document: string) => string[]]>([
    ['query', (document) => ['query', document, ':movieclip', '--json']],
    ['lint', (document) => ['lint', document, '--json']],
    ['tree', (document) => ['tree', document]],
    ['render', (document) => ['render', document]],
    ['run', (document) => ['run', script("fl.trace($('*').list())"), document]],
    ['run --each', (document) => ['run', '--each', '--json', script('document.name'), document]],
    ['texts export', (document) => ['texts', 'export', document]],
    ['export', (document) => ['export', document, '--to', 'json', '-o', '-']],
    ['publish', (document) => ['publish', document, '-o', at('out')]],
    ['convert', (document) => ['convert', document, at('made.fla'), '--force']],
  ])('%s takes it for its document', async (_verb, args) => {
    const copy = copyExample('sky');
    const withoutTimes = (text: string): string => text.replace(/"seconds": [\d.]+/g, '');
    const [part, whole] = [await runCli(...args(path.join(copy, PART))), await runCli(...args(copy))];
    expect([part.status, part.err]).toEqual([0, whole.err]);
    expect(withoutTimes(part.out)).toBe(withoutTimes(whole.out));
  });

  it('Its document is compared by diff, and checked once whichever of its files are named', async () => {
    const [one, two] = [copyExample('one'), copyExample('two')];
    expect(await runCli('diff', path.join(one, PART), two)).toMatchObject({ status: 0, out: '' });
    const parts = [PART, 'DOMDocument.xml', 'LIBRARY/stars/twinkle.xml', 'night-sky.xfl'];
    const { out } = await runCli('lint', '--json', ...parts.map((part) => path.join(one, part)), two);
    expect(JSON.parse(out)).toHaveLength(2);
  });

  it('A file that is in no XFL folder is not a document', async () => {
    fs.writeFileSync(at('star.xml'), '<DOMSymbolItem/>');
    expect((await runCli('tree', at('star.xml'))).status).toBe(1);
  });
});

it.each([
  ['art/logo.fla', true],
  ['art/sky/DOMDocument.xml', true],
  ['art/sky/LIBRARY/stars/star.xml', true],
  ['art/sky/sky.xfl', true],
  ['web/sitemap.xml', false],
])('The hook for pre-commit is asked about %s: %s', (file, isAsked) => {
  const pattern = /files: \(\?i\)(.*)/.exec(hooks)![1];
  expect(new RegExp(pattern, 'i').test(file)).toBe(isAsked);
});
