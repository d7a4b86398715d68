import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles } from '../support/exampleFiles';
import { runCli } from '../support/runCli';

const folder = temporaryFolder();
const { script, copyExample } = exampleFiles(folder);

const LEFT_OUT = /left out 2 files of media that nothing names any more \([\d,]+ bytes\)\n/;

/** A document with a bitmap that nothing uses. */
async function withBitmap(): Promise<string> {
  const file = path.join(folder(), 'picture.fla');
  fs.writeFileSync(
    path.join(folder(), 'dot.png'),
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
      'base64',
    ),
  );
  const source =
    'fl.getDocumentDOM().importFile(fl.scriptURI.replace("/import.jsfl", "/dot.png"), true, false, false);';
  const { status, err } = await runCli(
    ...['run', script(source, 'import.jsfl'), '-d', copyExample('sky'), `--save=${file}`],
  );
  expect([status, err]).toEqual([0, expect.stringContaining('saved')]);
  return file;
}

const DELETE = 'fl.getDocumentDOM().library.deleteItem("dot.png")';

it('Losses of saving are reported by run --save', async () => {
  const file = await withBitmap();
  const { err } = await runCli('run', '--save', script(DELETE), '-d', file);
  expect(err).toMatch(LEFT_OUT);
  expect((await runCli('run', '--save', script('document.width++'), '-d', file)).err).not.toMatch(LEFT_OUT);
});

it('Losses of saving are reported by run --save --json', async () => {
  const file = await withBitmap();
  const { out } = await runCli('run', '--save', '--json', script(DELETE), '-d', file);
  expect(JSON.parse(out)).toMatchObject({ leftOut: [{ file, files: 2 }] });
});

it('Losses of saving are reported by lint --fix, and a dry run says what it would leave out', async () => {
  const file = await withBitmap();
  const config = path.join(folder(), 'adobe-collection.config.json');
  fs.writeFileSync(config, JSON.stringify({ rules: { 'no-unused': 'warn' } }));
  const dry = await runCli('lint', file, '--fix', '--dry-run');
  expect(dry.out).toMatch(new RegExp(`would be ${LEFT_OUT.source}`));
  const fixed = await runCli('lint', file, '--fix');
  expect(fixed.out).toMatch(LEFT_OUT);
});
