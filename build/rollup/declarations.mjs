import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const COMPILER = path.join(root, 'node_modules/typescript-7/bin/tsc');

/** Where the declarations of the headless host are, file by file; made once in a process. @type {string | undefined} */
let folder;

/**
 * A Rollup plugin that starts from declarations instead of sources. The native compiler writes those of all files of the
 * host in the time in which the plugin after this one would find out the types of one entry.
 * @param {string} entry a file of a wing
 * @returns {import('rollup').Plugin}
 */
export function fromDeclarations(entry) {
  return {
    name: 'from-declarations',
    options(options) {
      folder ??= declareHost();
      const file = path.join(folder, entry.replace(/\.ts$/, '.d.ts'));
      const names = typeof options.input === 'object' ? Object.keys(options.input) : [];
      const [name] = names;
      return { ...options, input: name === undefined ? file : { [name]: file } };
    },
  };
}

function declareHost() {
  // Below the project, where packages are found.
  const made = path.join(root, `reports/declarations-${process.pid}`);
  process.on('exit', () => fs.rmSync(made, { recursive: true, force: true }));
  // A signal alone would end the process without "exit".
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--stripInternal'];
  // Types are checked before a build, in a step of its own.
  const args = ['-p', 'app', ...emit, '--noCheck', '--rootDir', '.', '--outDir', made];
  const { status, stdout, stderr, error } = spawnSync(process.execPath, [COMPILER, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) {
    const output = [stdout, stderr, error?.message].filter(Boolean).join('\n');
    throw new Error(`the declarations of the host cannot be made:\n${output}`);
  }
  return made;
}
