import fs from 'fs';
import path from 'path';
import { pathToFileURL } from 'url';
import type { Page } from 'playwright-core';
import { buildPage } from '../../app/cli/actions/page/buildPage';
import type { CommandIo } from '../../app/cli/Io';
import { describeBrowser } from '../support/browser';
import { describeDocuments, documentPath } from '../support/documents';
import { seriousProblems } from '../support/serious';
import { soundDocument, type TestSound } from '../support/soundDocument';
import { temporaryFolder } from '../support/temporaryFolder';
import { toneSound } from '../support/toneMp3';
import { writeXfl } from '../support/writeXfl';

const folder = temporaryFolder();
const io = {
  libraryFolder: path.resolve(__dirname, '../../dist'),
  warn: () => undefined,
} as unknown as CommandIo;

function pageOf(document: string): string {
  const file = path.join(folder(), 'page.html');
  fs.writeFileSync(file, buildPage(document, io));
  return pathToFileURL(file).href;
}

const CLICK: TestSound = { name: 'click', samples: Array.from({ length: 2000 }, () => 16384) };
const TONE = toneSound('tone');
const BROKEN: TestSound = { name: 'broken', samples: [1, 2], data: new Uint8Array(3) };

/** Ten frames of 4,410 samples. A click is heard with the third. */
const LAYERS = ['<DOMFrame index="0" duration="2"/><DOMFrame index="2" duration="8" soundName="click"/>'];
const RATE = 'frameRate="10"';

const written = (layers: readonly string[], ...sounds: TestSound[]): string =>
  writeXfl(path.join(folder(), 'film'), soundDocument(layers, sounds, RATE));

/** What the browser had to play. */
interface Started {
  /** Seconds of the clock of the sound card. */
  at: number;
  offset: number;
  rate: number;
  /** The left side, from -1 to 1. */
  samples: number[];
}

/** Records what the browser's sound receives, and passes it on. */
const LISTEN = `
  window.started = [];
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (at, offset) {
    const samples = [...this.buffer.getChannelData(0)];
    started.push({ at, offset, rate: this.buffer.sampleRate, samples });
    return start.call(this, at, offset);
  };
  const { connect } = AudioNode.prototype;
  AudioNode.prototype.connect = function (to) {
    if (this instanceof GainNode) window.gain = this.gain;
    return connect.call(this, to);
  };
`;

async function startedIn(page: Page, pieces: number): Promise<Started[]> {
  // The policy of the page lets nothing be evaluated there.
  while (((await page.evaluate('started.length')) as number) < pieces) await page.waitForTimeout(50);
  return page.evaluate('started') as Promise<Started[]>;
}

const play = (page: Page): Promise<void> => page.getByRole('button', { name: 'Play', exact: true }).click();

describeBrowser('a page of a document with sounds', (openPage) => {
  it('Each sound is described, drawn and played', async () => {
    const { page, faults } = await openPage(pageOf(written([''], CLICK, TONE)));
    await page.evaluate(LISTEN);
    await page.locator('.item[data-path="tone"]').click();
    await page.locator('.preview .waveform').waitFor();
    expect(await page.locator('.preview .detail').textContent()).toBe('0.4 s, 11kHz 16bit Mono, MP3');
    expect(await seriousProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play the sound' }).click();
    const [{ rate, samples }] = await startedIn(page, 1);
    expect([rate, samples.length]).toEqual([11025, 4410]);
    expect(Math.max(...samples)).toBeGreaterThan(0.05);
    await page.getByRole('button', { name: 'Play the sound' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('A sound that cannot be heard says why', async () => {
    const { page } = await openPage(pageOf(written([''], BROKEN)));
    await page.locator('.item[data-path="broken"]').click();
    await page.getByText('the sound "broken" is silent: its data are missing').waitFor();
    expect(await page.getByRole('button', { name: 'Play the sound' }).isVisible()).toBe(false);
  });

  it('The mix of the timeline plays: each piece begins where the one before it ends', async () => {
    const { page, faults } = await openPage(pageOf(written(LAYERS, CLICK)));
    await page.locator('.sheet img').waitFor();
    await page.evaluate(LISTEN);
    await play(page);
    const pieces = await startedIn(page, 4);
    for (const [index, { at, samples }] of pieces.slice(1, -1).entries())
      expect(pieces[index + 2].at - at).toBeCloseTo(samples.length / 44100, 6);
    const heard = pieces.flatMap(({ samples }) => samples);
    const loops = [8820, 8820 + 44100].map((start) => heard.slice(start - 1, start + 2001));
    for (const loop of loops) expect([...new Set(loop)]).toEqual([0, 0.5]);
    expect(loops.map((loop) => loop.filter((sample) => sample > 0).length)).toEqual([2000, 2000]);
    expect(faults).toEqual([]);
  });

  it('The sound is silent when it is switched off, and when it stops', async () => {
    const { page, faults } = await openPage(pageOf(written(LAYERS, CLICK)));
    await page.locator('.sheet img').waitFor();
    await page.evaluate(LISTEN);
    await play(page);
    await startedIn(page, 1);
    const sound = page.getByRole('button', { name: 'Sound', exact: true });
    expect([await sound.getAttribute('aria-pressed'), await page.evaluate('gain.value')]).toEqual([
      'true',
      1,
    ]);
    await sound.click();
    expect([await sound.getAttribute('aria-pressed'), await page.evaluate('gain.value')]).toEqual([
      'false',
      0,
    ]);
    await page.getByRole('button', { name: 'Pause' }).click();
    const count = await page.evaluate('started.length');
    await page.waitForTimeout(700);
    expect(await page.evaluate('started.length')).toBe(count);
    expect(faults).toEqual([]);
  });

  it('The switch for sound is missing where no keyframe has one, and there is no sound by itself', async () => {
    const { page } = await openPage(pageOf(written(['<DOMFrame index="0" duration="5"/>'], CLICK)));
    await page.locator('.sheet img').waitFor();
    await page.evaluate(LISTEN);
    expect(await page.getByRole('button', { name: 'Sound', exact: true }).isVisible()).toBe(false);
    await play(page);
    await page.locator('.sheet [data-frame]:not([data-frame="0"])').waitFor();
    expect(await page.evaluate('started.length')).toBe(0);
  });

  it('The decoder of MP3 is in the page only where there is some', () => {
    expect(buildPage(written([''], CLICK), io)).not.toMatch(/id="mp3"|wasm-unsafe-eval/);
    expect(buildPage(written([''], TONE), io)).toMatch(/wasm-unsafe-eval[^]*id="mp3"/);
  });
});

describeDocuments('real documents', () => {
  describeBrowser('in a browser', (openPage) => {
    it('An MP3 has as many samples as the document says, and is heard', async () => {
      const { page, faults } = await openPage(pageOf(documentPath('sample-frame')));
      await page.evaluate(LISTEN);
      await page.locator('.item[data-path="fldr/zombie.mp3"]').click();
      await page.getByRole('button', { name: 'Play the sound' }).click();
      const [{ samples }] = await startedIn(page, 1);
      expect(samples).toHaveLength(258048);
      expect(samples.findIndex((sample) => sample !== 0)).toBe(13526 / 2);
      expect(faults).toEqual([]);
    });

    it('A timeline of three sounds is heard from their keyframes on', async () => {
      const { page, faults } = await openPage(pageOf(documentPath('TestAssets')));
      await page.getByRole('button', { name: 'Scene 2', exact: true }).click();
      await page.getByRole('button', { name: 'Sound', exact: true }).waitFor();
      await page.evaluate(LISTEN);
      await play(page);
      const heard = (await startedIn(page, 2)).flatMap(({ samples }) => samples);
      // The first one is on frame 10, at 30 frames a second.
      const start = (9 * 44100) / 30;
      const first = heard.findIndex((sample) => sample !== 0);
      expect(first).toBeGreaterThanOrEqual(start);
      expect(first).toBeLessThan(start + 441);
      expect(faults).toEqual([]);
    });
  });
});
