import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { PNG } from 'pngjs';
import type { Page } from 'playwright-core';
import { root } from '../support/fencedBlocks';
import type { BuiltSite } from './BuiltSite';
import { filesBelow } from './readSite';

type Files = Record<string, Uint8Array>;

/** The text of a file; of a picture a digest of its pixels, which machines pack in different ways. */
function contentOf(name: string, bytes: Uint8Array): string {
  if (!name.endsWith('.png')) return Buffer.from(bytes).toString('latin1');
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes));
  return `${width} x ${height}: ${createHash('sha256').update(data).digest('hex')}`;
}

function contents(files: Files): [name: string, content: string][] {
  return Object.entries(files)
    .map(([name, bytes]): [string, string] => [path.basename(name), contentOf(name, bytes)])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What holds for the panel Export of the playground of a built site. */
export function describeExporting(site: () => BuiltSite): void {
  /** What the command line makes of the same sample. */
  function byCommand(...words: string[]): Files {
    const sample = path.join(site().folder, 'playground/bouncing-ball.fla');
    const folder = fs.mkdtempSync(path.join(site().folder, 'exported-'));
    const program = path.join(root, 'dist/cli.js');
    const { status, stderr } = spawnSync(
      process.execPath,
      [program, 'export', sample, '--to', ...words, '--output', folder, '--quiet'],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return Object.fromEntries(
      filesBelow(folder).map((name) => [name, fs.readFileSync(path.join(folder, name))]),
    );
  }

  async function download(page: Page, button: string): Promise<Files> {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: button, exact: true }).click();
    const saved = await saving;
    const file = path.join(site().folder, saved.suggestedFilename());
    await saved.saveAs(file);
    const bytes = fs.readFileSync(file);
    return file.endsWith('.zip') ? unzipSync(bytes) : { [path.basename(file)]: bytes };
  }

  it('The page makes what the command line makes, and saves the frame that is shown', async () => {
    const { page, faults } = await site().open('/playground/#sample=bouncing-ball');
    await page.getByRole('heading', { name: 'bouncing-ball.fla' }).waitFor();
    await page.locator('.sheet img').waitFor();
    await page.getByRole('tab', { name: 'Export' }).click();
    await page.getByRole('textbox', { name: 'Frames' }).fill('1-2');
    for (const [format, ...words] of [['svg', '--frames', '1-2'], ['sheet', '--frames', '1-2'], ['json']]) {
      await page.getByRole('combobox', { name: /^Format/ }).selectOption(format);
      const mine = contents(await download(page, 'Export'));
      expect([format, mine]).toEqual([format, contents(byCommand(format, ...words))]);
      expect([format, mine.length > 0]).toEqual([format, true]);
    }

    const [[name, svg]] = Object.entries(await download(page, 'Save SVG'));
    const [[, expected]] = Object.entries(byCommand('svg', '--frames', '1'));
    expect(name).toBe('bouncing-ball-1.svg');
    const text = Buffer.from(svg).toString();
    expect(text).toBe(Buffer.from(expected).toString());
    const [[, png]] = Object.entries(await download(page, 'Save PNG'));
    const picture = PNG.sync.read(Buffer.from(png));
    const [, width, height] = /<svg[^>]* width="(\d+)" height="(\d+)"/.exec(text)!;
    expect([picture.width, picture.height]).toEqual([Number(width), Number(height)]);
    expect(new Set(picture.data).size).toBeGreaterThan(2);

    await page.getByLabel('Sample').selectOption('pinwheels');
    await page.getByRole('heading', { name: 'pinwheels.fla' }).waitFor();
    await page.getByRole('combobox', { name: /^Format/ }).selectOption('sheet');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByText('Texts in pixels need fonts').waitFor();
    expect(faults).toEqual([]);
  });

  it('The document is published, and the film plays in a frame without rights', async () => {
    const { page, faults } = await site().open('/playground/#sample=bouncing-ball');
    await page.getByRole('heading', { name: 'bouncing-ball.fla' }).waitFor();
    await page.locator('.sheet img').waitFor();
    await page.getByRole('tab', { name: 'Export' }).click();
    const files = await download(page, 'Publish HTML5');
    expect(Object.keys(files).sort()).toEqual(['bouncing-ball.html', 'bouncing-ball.js']);
    const frame = page.getByTitle('The published film');
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts');
    const film = (await (await frame.elementHandle())?.contentFrame())!;
    // The frame's policy forbids what `waitForFunction` does there.
    const isPlaying = "typeof stage === 'object' && exportRoot?.currentFrame > 0";
    while (!(await film.evaluate(isPlaying))) await page.waitForTimeout(50);
    expect(await film.evaluate('window.origin')).toBe('null');
    expect(await film.evaluate('stage.scaleX')).toBeLessThan(1);
    expect(faults).toEqual([]);
  });
}
