import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { describeWhere } from './where';

/** Where Debian's packages, and others', put Chromium. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const executablePath = PLACES.find((place) => fs.existsSync(place));

/** Without a sandbox of its own, since servers run tests as root; and without what it does in the background. */
const FLAGS = [
  ...['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync', '--disable-dev-shm-usage'],
];

/** `describe` for tests that need a browser. */
export function describeBrowser(title: string, body: () => void): void {
  describeWhere(executablePath !== undefined, 'no Chromium on this machine', title, body);
}

/** Starts the system's Chromium. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS, headless: true });
}
