import fs from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { decode, FLASH, flashDocument, hasFfmpeg, probe, samplesOf } from '../support/films';
import { describeWhere } from '../support/where';
import type { BuiltSite } from './BuiltSite';

/** The name of the first codec of each kind that this browser encodes. */
const CODINGS = { 'H.264': 'h264', VP9: 'vp9', VP8: 'vp8', AV1: 'av1', AAC: 'aac', Opus: 'opus' };

/** What holds for films that the encoders of the browser make. */
export function describeFilms(site: () => BuiltSite): void {
  /** Opens the document with a flash and a click on one frame, and the panel for exports. */
  async function openFlash(frames?: number): Promise<{ page: Page; faults: string[] }> {
    const watched = await site().open('/playground/');
    const { page } = watched;
    await page.getByRole('heading', { name: 'night-sky.fla' }).waitFor();
    await page.locator('.sheet img').waitFor();
    const document = flashDocument(undefined, frames);
    const files = Object.fromEntries([...document.names()].map((name) => [name, document.bytes(name)]));
    const content = JSON.stringify(Buffer.from(zipSync(files)).toString('base64'));
    const data = await page.evaluateHandle(`
      const transfer = new DataTransfer();
      const part = Uint8Array.from(atob(${content}), (character) => character.charCodeAt(0));
      transfer.items.add(new File([part], 'film.fla'));
      transfer;
    `);
    await page.dispatchEvent('.playground', 'drop', { dataTransfer: data });
    await page.getByRole('heading', { name: 'film.fla' }).waitFor();
    await page.getByRole('tab', { name: 'Export' }).click();
    return watched;
  }

  describeWhere(hasFfmpeg, 'no ffmpeg', 'with the encoders of the browser', () => {
    it.each(['mp4', 'webm'])(
      'A film is made as %s, in which the click sounds with the flash',
      async (format) => {
        const before = site().requests.length;
        const { page, faults } = await openFlash();
        const isLoaded = (): boolean => site().requests.slice(before).includes('/playground/film.js');
        expect(isLoaded()).toBe(false);
        await page.getByRole('combobox', { name: /^Format/ }).selectOption(format);
        const saving = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Export', exact: true }).click();
        const saved = await saving;
        const film = path.join(site().folder, saved.suggestedFilename());
        await saved.saveAs(film);
        expect(isLoaded()).toBe(true);
        const said = await page.getByText(/^saved film\./).innerText();
        const [video, audio] = (/\((.*)\)/.exec(said)?.[1] ?? '').split(', ') as (keyof typeof CODINGS)[];

        const { pictures, sound, seconds } = probe(film);
        expect([path.basename(film), pictures.codec_name, sound?.codec_name]).toEqual([
          `film.${format}`,
          CODINGS[video],
          CODINGS[audio],
        ]);
        expect([pictures.width, pictures.height, pictures.r_frame_rate, pictures.nb_read_frames]).toEqual([
          32,
          24,
          '24/1',
          '24',
        ]);
        // Opus has packets of 20 ms.
        expect(Math.abs(seconds - 1)).toBeLessThan(0.03);
        const gray = decode(film, 'gray');
        const bright = Array.from({ length: 24 }, (_, frame) => gray[frame * 32 * 24 + 400] > 128);
        expect([bright.indexOf(true), bright.lastIndexOf(true)]).toEqual([FLASH, FLASH]);
        const click = samplesOf(film).findIndex((value) => Math.abs(value) > 8000) / 44100;
        expect(Math.abs(click - FLASH / 24)).toBeLessThan(0.02);
        fs.rmSync(film);
        expect(faults).toEqual([]);
      },
    );
  });

  it('A cancelled film ends, and the next one is made', async () => {
    const { page, faults } = await openFlash(16000);
    await page.getByRole('combobox', { name: /^Format/ }).selectOption('webm');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByText(/^frame \d+ of 16000$/).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('cancelled').waitFor();
    await page.getByRole('textbox', { name: 'Frames' }).fill('1-24');
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    expect((await saving).suggestedFilename()).toBe('film.webm');
    expect(faults).toEqual([]);
  });

  it('Films are not offered where the browser has no encoders, and the page says so', async () => {
    const { page } = await site().open('/');
    // The page is the same for all tests.
    await page.addInitScript("if (location.hash === '#encoders=none') delete globalThis.VideoEncoder");
    await page.goto(`${site().origin}/playground/#encoders=none`);
    await page.getByRole('heading', { name: 'night-sky.fla' }).waitFor();
    await page.getByRole('tab', { name: 'Export' }).click();
    await page.getByText('This browser makes no films').waitFor();
    const offered = await page
      .getByRole('combobox', { name: /^Format/ })
      .locator('option')
      .allInnerTexts();
    expect(offered.filter((title) => title.startsWith('Film'))).toEqual([]);
    expect(offered).toContain('Frames as PNG');
  });
}
