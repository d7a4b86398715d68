import fs from 'node:fs';
import path from 'node:path';
import type { Io } from '../../Io';
import { packageSource } from './packageSource';

export interface ProjectOptions {
  /** Scripts in JavaScript, in place of TypeScript. */
  javascript?: boolean;
}

/** npm leaves out of packages what these names say, and ESLint would take the configuration for this project's. */
const RENAMED: Record<string, string> = {
  gitignore: '.gitignore',
  npmrc: '.npmrc',
  'eslint-config.mjs': 'eslint.config.mjs',
};

/** What stands in for `src` in projects in JavaScript. */
const JAVASCRIPT = 'javascript';

/**
 * Makes a small project for scripts: one script, its build, a test on a document.
 *
 * @throws Error when there is something in the folder
 */
export function makeProject(folder: string, { javascript = false }: ProjectOptions, io: Io): void {
  const target = path.resolve(folder);
  checkEmpty(target);
  fs.cpSync(path.join(io.libraryFolder, '../starter'), target, { recursive: true });
  for (const [name, final] of Object.entries(RENAMED)) {
    fs.renameSync(path.join(target, name), path.join(target, final));
  }
  if (javascript) {
    fs.rmSync(path.join(target, 'src'), { recursive: true });
    fs.renameSync(path.join(target, JAVASCRIPT, 'src'), path.join(target, 'src'));
  }
  fs.rmSync(path.join(target, JAVASCRIPT), { recursive: true });
  fillIn(target, { 'my-scripts': projectName(target), '^0.0.0': packageSource(io.libraryFolder, target) });
  if (javascript)
    fillIn(target, {
      'Written in TypeScript': 'Written in JavaScript',
      'number-stars.ts': 'number-stars.js',
      'names.ts': 'names.js',
    });
  io.out(`A project for scripts is in ${target}. Next:\n\n`);
  io.out(`    cd ${JSON.stringify(folder)}\n    npm install\n    npm test\n`);
}

function checkEmpty(folder: string): void {
  const status = fs.statSync(folder, { throwIfNoEntry: false });
  if (!status) return;
  if (!status.isDirectory()) throw new Error(`${folder}: there is a file of that name`);
  const [first] = fs.readdirSync(folder);
  if (first !== undefined) throw new Error(`${folder}: the folder is not empty (${first} is there)`);
}

/** Replaces words in the project's own texts. */
function fillIn(folder: string, words: Record<string, string>): void {
  for (const name of ['package.json', 'README.md']) {
    const file = path.join(folder, name);
    let text = fs.readFileSync(file, 'utf8');
    for (const [word, value] of Object.entries(words)) text = text.replaceAll(word, value);
    fs.writeFileSync(file, text);
  }
}

/** The name of the folder, as far as npm takes it. */
function projectName(folder: string): string {
  const name = path
    .basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name || 'my-scripts';
}
