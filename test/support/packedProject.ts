import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
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
  const environment = { ...process.env, NO_COLOR: '1', NODE_OPTIONS: '' };
  try {
    const options = { cwd: project, encoding: 'utf8', stdio: 'pipe', env: environment } as const;
    return { status: 0, output: execFileSync(process.execPath, [script, ...args], options) };
  } catch (error) {
    const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
    return { status, output: `${stdout}${stderr}` };
  }
}
