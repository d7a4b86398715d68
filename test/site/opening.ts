import fs from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { openHost } from '../../app';
import { root } from '../support/fencedBlocks';
import type { BuiltSite } from './BuiltSite';
import { Bytes } from '../document/binary/Bytes';
import { makeFlash5, plainTimeline, square } from '../document/binary/makeFlash5';
import { filesBelow } from './readSite';

const FOLDER = path.join(root, 'examples/night-sky');

/** What holds for documents that people choose in the playground of a built site. */
export function describeOpening(site: () => BuiltSite): void {
  const expected = openHost(FOLDER, { realm: 'separate' }).toTree().split('\n').slice(1);

  /** The document that the page has, as text without the line that names it. */
  async function savedLines(page: Page): Promise<string[]> {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as FLA' }).click();
    const file = path.join(site().folder, 'chosen.fla');
    await (await download).saveAs(file);
    return openHost(file, { realm: 'separate' }).toTree().split('\n').slice(1);
  }

  function zipped(before: string): Buffer {
    const entries = filesBelow(FOLDER).map((name) => [
      `${before}${name}`,
      fs.readFileSync(path.join(FOLDER, name)),
    ]);
    return Buffer.from(zipSync({ ...Object.fromEntries(entries), [`${before}notes.txt`]: strToU8('notes') }));
  }

  it('An XFL folder opens, and the page says what a chosen folder lacks', async () => {
    const { page, faults } = await site().open('/playground/#sample=pinwheels');
    await page.getByRole('heading', { name: 'pinwheels.fla' }).waitFor();
    const field = page.getByLabel('Open XFL folder …');
    await field.setInputFiles(FOLDER);
    await page.getByRole('heading', { name: 'night-sky.xfl' }).waitFor();
    await page.locator('.sheet img').waitFor();
    expect(await savedLines(page)).toEqual(expected);
    await field.setInputFiles(path.join(FOLDER, 'LIBRARY'));
    await page.getByText(/^LIBRARY: contains no DOMDocument\.xml/).waitFor();
    expect(faults).toEqual([]);
  });

  it('A binary FLA opens, its stage is shown, and it is saved as one of Flash CS5 and later', async () => {
    const { page, faults } = await site().open('/playground/#sample=pinwheels');
    await page.getByRole('heading', { name: 'pinwheels.fla' }).waitFor();
    const elements = new Bytes().newClass('CPicShape').add(square(100, 50, 200, [255, 0, 0, 255]));
    const file = path.join(site().folder, 'old.fla');
    fs.writeFileSync(file, makeFlash5({ 'P 1': plainTimeline(elements) }));
    await page.getByLabel('Open FLA …').setInputFiles(file);
    await page.getByRole('heading', { name: 'old.fla', exact: true }).waitFor();
    await page.locator('.sheet img').waitFor();
    const lines = openHost(file, { realm: 'separate' }).toTree().split('\n').slice(1);
    expect(await savedLines(page)).toEqual(lines);
    expect(faults).toEqual([]);
  });

  it('A zip of a folder, and of the files of a folder, opens', async () => {
    const { page, faults } = await site().open('/playground/#sample=pinwheels');
    await page.getByRole('heading', { name: 'pinwheels.fla' }).waitFor();
    for (const [name, before, heading] of [
      ['one.zip', 'sky/', 'night-sky.xfl'],
      ['two.zip', '', 'two.zip'],
    ]) {
      const field = page.getByLabel('Open FLA …');
      await field.setInputFiles({ name, mimeType: 'application/zip', buffer: zipped(before) });
      await page.getByRole('heading', { name: heading, exact: true }).waitFor();
      expect(await savedLines(page)).toEqual(expected);
    }
    expect(faults).toEqual([]);
  });
}
