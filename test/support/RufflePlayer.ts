import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { chromiumPath } from './chromium';

/** The folder of the npm package `@ruffle-rs/ruffle`, a player of movies that is neither Adobe's nor this project's. */
const { RUFFLE = '' } = process.env;

export const hasRuffle = fs.existsSync(path.join(RUFFLE, 'ruffle.js')) && chromiumPath !== undefined;
export const WITHOUT_RUFFLE = 'RUFFLE names no player, or no Chromium';

const SITE = 'http://film.test';

/** Ruffle's "webgl" and "canvas" know neither filters nor most blend modes. */
const CONFIG = {
  publicPath: '/',
  autoplay: 'on',
  unmuteOverlay: 'hidden',
  splashScreen: false,
  contextMenu: 'off',
  letterbox: 'off',
  scale: 'noScale',
  salign: 'TL',
  logLevel: 'warn',
  preferredRenderer: 'wgpu-webgl',
  warnOnUnsupportedContent: false,
  quality: 'best',
  openUrlMode: 'deny',
  allowNetworking: 'none',
};

/** Milliseconds until a movie has done what is waited for: its first one compiles the player. */
const PATIENCE = 15_000;
const STEP = 150;

/** Plays movies in one page of a browser. */
export class RufflePlayer {
  /** What the player warned of. */
  readonly warnings: string[] = [];
  private movie: Uint8Array = new Uint8Array();
  private count = 0;

  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {}

  static async start(): Promise<RufflePlayer> {
    const args = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
    const browser = await chromium.launch({ executablePath: chromiumPath, args });
    const player = new RufflePlayer(browser, await browser.newPage());
    await player.open();
    return player;
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  /** Loads a movie in place of the one before. @param stage - its size in pixels */
  async load(movie: Uint8Array, { width, height }: { width: number; height: number }): Promise<void> {
    this.movie = movie;
    this.warnings.length = 0;
    await this.page.setViewportSize({ width, height });
    await this.page.evaluate(`(async () => {
      window.shown?.remove();
      const player = window.shown = window.RufflePlayer.newest().createPlayer();
      player.style.cssText = 'display:block;width:${width}px;height:${height}px';
      document.body.append(player);
      // A browser without hardware covers the movie with a warning.
      const style = document.createElement('style');
      style.textContent = '.modal { display: none !important }';
      player.shadowRoot.append(style);
      window.lines = [];
      const watch = () => (player.ruffle().traceObserver = (text) => window.lines.push(...text.split('\\n')));
      watch();
      await player.ruffle().load({ url: '/movie.swf?${this.count++}' });
      watch();
    })()`);
  }

  /** Waits until the page is drawn as is wanted, or time is over. Returns the last picture. */
  async picture(isWanted: (picture: PNG) => boolean): Promise<PNG> {
    for (const end = Date.now() + PATIENCE; ; await this.page.waitForTimeout(STEP)) {
      const picture = PNG.sync.read(await this.page.screenshot());
      if (isWanted(picture) || Date.now() > end) return picture;
    }
  }

  /** The lines that a movie has traced once there are as many, or time is over. */
  async lines(count: number): Promise<string[]> {
    for (const end = Date.now() + PATIENCE; ; await this.page.waitForTimeout(STEP)) {
      const lines = await this.page.evaluate<string[]>('window.lines');
      if (lines.length >= count || Date.now() > end) return lines;
    }
  }

  click(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  private async open(): Promise<void> {
    this.page.on('console', (message) => {
      if (/\b(WARN|ERROR)\b/.test(message.text())) this.warnings.push(message.text());
    });
    await this.page.route(`${SITE}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/movie.swf') return route.fulfill({ body: Buffer.from(this.movie) });
      if (pathname !== '/') return route.fulfill({ path: path.join(RUFFLE, path.basename(pathname)) });
      const start = `window.RufflePlayer={config:${JSON.stringify(CONFIG)}}`;
      return route.fulfill({
        contentType: 'text/html',
        body: `<body style="margin:0;background:#fff"><script>${start}</script><script src="/ruffle.js"></script>`,
      });
    });
    await this.page.goto(`${SITE}/`);
  }
}
