import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs a script of an installed package (or of ours) under this Node, in the folder of the project.
 * @param {string} script path from the folder of the project
 * @param {string[]} args
 * @param {{ shows?: boolean, temporary?: string }} options `shows`: what it prints to standard output is shown at once;
 *   `temporary`: what it takes for the system's temporary folder
 * @returns {Promise<{ status: number, output: string }>} status 0 means success; both output streams in one text
 */
export function run(script, args, { shows = false, temporary } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, script), ...args], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...(temporary && temporaryIs(temporary)) },
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => {
      chunks.push(chunk);
      if (shows) process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      resolve({ status: status ?? 1, output: Buffer.concat(chunks).toString('utf8').trimEnd() });
    });
  });
}

/** The variables that name the temporary folder, of each system. @param {string} folder */
function temporaryIs(folder) {
  return { TMPDIR: folder, TMP: folder, TEMP: folder };
}
