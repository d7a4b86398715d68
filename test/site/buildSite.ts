import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../support/fencedBlocks';

const vitepress = path.join(root, 'node_modules/vitepress/bin/vitepress.js');

/**
 * Builds the site into a folder.
 *
 * @throws Error with what the build said if it failed
 */
export function buildSite(folder: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitepress, 'build', 'site'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SITE_OUT: folder, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The site was not built:\n${stdout}${stderr}`);
}
