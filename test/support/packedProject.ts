import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Packs the package into a folder, as npm publishes it, and returns the path of the tarball. */
export function pack(folder: string): string {
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  const name = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return path.join(folder, name.trim().split('\n').at(-1) ?? '');
}

/**
 * Installs the tarball into a project. Every other package is a link to the one that this project has, so that no
 * registry is needed.
 */
export function installPacked(tarball: string, project: string): void {
  const modules = path.join(project, 'node_modules');
  fs.mkdirSync(path.join(modules, 'adobe-collection'), { recursive: true });
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    if (!name.startsWith('.'))
      fs.symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name), 'junction');
  }
  execFileSync('tar', [
    '-xzf',
    tarball,
    '--strip-components=1',
    '-C',
    path.join(modules, 'adobe-collection'),
  ]);
}

/** The exit status of a script, and all that it printed. */
export interface Ended {
  status: number;
  output: string;
}

/** Runs a script with this Node, in the folder of a project. */
export function runIn(project: string, script: string, ...args: string[]): Ended {
  const env = { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' };
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  const files = ['stdout', 'stderr'].map((name) => path.join(folder, name));
  // A program that ends itself loses what is in a pipe; files keep all.
  const [stdout, stderr] = files.map((file) => fs.openSync(file, 'w'));
  try {
    const ended = spawnSync(process.execPath, [script, ...args], {
      cwd: project,
      env,
      stdio: ['ignore', stdout, stderr],
    });
    const [out, err] = files.map((file) => fs.readFileSync(file, 'utf8'));
    const status = ended.status ?? 1;
    return { status, output: status === 0 ? out : `${out}${err}` };
  } finally {
    fs.closeSync(stdout);
    fs.closeSync(stderr);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
