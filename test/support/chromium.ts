import fs from 'node:fs';

const NAMED = process.env.CHROME_PATH ?? '';
const SHELL = '/usr/bin/chromium-headless-shell';
const WITH_WINDOWS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const firstOf = (files: readonly string[]): string | undefined =>
  files.find((file) => file !== '' && fs.existsSync(file));

/**
 * The path of a Chromium; undefined where this machine has none. `CHROME_PATH` names another one. The shell without windows
 * starts and draws a third quicker.
 */
export const chromiumPath = firstOf([NAMED, SHELL, ...WITH_WINDOWS]);
