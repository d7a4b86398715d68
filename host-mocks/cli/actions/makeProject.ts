import fs from 'node:fs';
import path from 'node:path';
import type { Io } from '../Io';
import { readManifest } from '../messages/versionLine';

/** npm leaves files of this name out of packages. */
const RENAMED: Record<string, string> = { gitignore: '.gitignore' };

/**
 * Makes a small project for scripts: one in TypeScript, its build, a test on a document.
 *
 * @throws Error when there is something in the folder
 */
export function makeProject(folder: string, io: Io): void {
  const target = path.resolve(folder);
  checkEmpty(target);
  fs.cpSync(path.join(io.libraryFolder, '../starter'), target, { recursive: true });
  for (const [name, final] of Object.entries(RENAMED)) {
    fs.renameSync(path.join(target, name), path.join(target, final));
  }
  nameProject(path.join(target, 'package.json'), path.basename(target), io);
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

/** The project has the name of its folder, as far as npm takes it, and this version of the library. */
function nameProject(file: string, folderName: string, io: Io): void {
  const text = fs.readFileSync(file, 'utf8');
  const name = folderName
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const { version } = readManifest(io.libraryFolder);
  fs.writeFileSync(
    file,
    text.replace('"my-scripts"', JSON.stringify(name || 'my-scripts')).replace('^0.0.0', `^${version}`),
  );
}
