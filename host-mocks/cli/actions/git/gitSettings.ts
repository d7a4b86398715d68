import fs from 'node:fs';
import path from 'node:path';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { entryToWrite } from '../../../platform/WritePath';
import type { CommandIo } from '../../Io';
import { writeOutput } from '../render/writePicture';
import { readManifest } from '../../messages/versionLine';
import { PROGRAM_NAME } from '../../messages/programName';
import { runGit } from './runGit';

const DRIVER = PROGRAM_NAME;
const MISSING = `'adobe-collection is not where it was: run its command "git install" again'`;
/** For the files of XFL folders, which are text: `git add -p` and patches work on their lines. */
const PART_DRIVER = `${PROGRAM_NAME}-xfl`;
/** Text of ours in the file of attributes: a line that says so, and the lines themselves. */
const COMMENT = '# Differences of Animate documents, by adobe-collection git install';
const ATTRIBUTES = [
  `*.fla diff=${DRIVER} -text -merge`,
  `DOMDocument.xml diff=${PART_DRIVER}`,
  `**/LIBRARY/**/*.xml diff=${PART_DRIVER}`,
];

/**
 * Sets what makes `git diff`, `git log -p` and `git show` tell what changed in an FLA.
 *
 * @throws Error outside of a repository, and where `.gitattributes` is no file: nothing is written through a link
 */
export async function installInGit(folder: string, io: CommandIo): Promise<void> {
  const root = await rootOf(folder);
  const file = attributesOf(root);
  const node = quote(process.execPath);
  const cli = quote(path.join(io.libraryFolder, 'cli.js'));
  // The Node that runs now may be gone after an update, and so may this package.
  const start = `n=${node}; [ -x "$n" ] || n=node; [ -f ${cli} ] || { echo ${MISSING}; return; }; "$n" ${cli}`;
  const { version } = readManifest(io.libraryFolder);
  const textconv = `f() { ${start} git textconv -- "$1" ${version}; }; f`;
  const settings = {
    ...driverSettings(DRIVER, textconv),
    [`diff.${DRIVER}.binary`]: 'true',
    ...driverSettings(PART_DRIVER, textconv),
    [`difftool.${DRIVER}.cmd`]: `f() { ${start} diff -- "$LOCAL" "$REMOTE"; }; f`,
  };
  for (const [name, value] of Object.entries(settings)) await runGit(root, 'config', '--local', name, value);
  const lines = linesOf(file);
  const missing = ATTRIBUTES.filter((line) => !lines.includes(line));
  if (missing.length > 0)
    writeOutput(
      file,
      joinLines([...lines, ...[COMMENT].filter((line) => !lines.includes(line)), ...missing]),
      nodePlatform,
    );
  io.note(`set in ${root}: git diff, git log -p and git show tell what changed in *.fla and in XFL folders`);
  io.note(
    `git difftool --tool=${DRIVER} tells it in words; commit .gitattributes for the others of your team,`,
  );
  io.note('who each run this command once: git takes programs from no repository');
}

function driverSettings(driver: string, textconv: string): Record<string, string> {
  return {
    // git keeps the answers for as long as this text is the same.
    [`diff.${driver}.textconv`]: textconv,
    [`diff.${driver}.cachetextconv`]: 'true',
    // git shows what the first group matches.
    [`diff.${driver}.xfuncname`]: '^((scene|item|publishing).*)$',
  };
}

/** Takes away what `installInGit` set, and nothing else. @throws Error as `installInGit` does */
export async function uninstallFromGit(folder: string, io: CommandIo): Promise<void> {
  const root = await rootOf(folder);
  const file = attributesOf(root);
  for (const section of [`diff.${DRIVER}`, `diff.${PART_DRIVER}`, `difftool.${DRIVER}`]) {
    const isSet = (await tryGit(root, 'config', '--local', '--get-regexp', `^${section}\\.`)) !== undefined;
    if (isSet) await runGit(root, 'config', '--local', '--remove-section', section);
  }
  for (const driver of [DRIVER, PART_DRIVER])
    await tryGit(root, 'update-ref', '-d', `refs/notes/textconv/${driver}`);
  const lines = linesOf(file);
  const kept = lines.filter((line) => line !== COMMENT && !ATTRIBUTES.includes(line));
  if (kept.length < lines.length) {
    if (kept.length === 0) nodePlatform.disk.removeFile(entryToWrite(nodePlatform, file));
    else writeOutput(file, joinLines(kept), nodePlatform);
  }
  io.note(`taken away from ${root}`);
}

async function rootOf(folder: string): Promise<string> {
  if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${path.resolve(folder)}: there is no such folder`);
  const root = await tryGit(folder, 'rev-parse', '--show-toplevel');
  if (root !== undefined) return path.resolve(root.replace(/\n$/, ''));
  throw new Error(`${path.resolve(folder)}: there is no git repository here (or no git)`);
}

/** The file of attributes. git reads none through a link, and a repository may hold one that leads anywhere. */
function attributesOf(root: string): string {
  const file = path.join(root, '.gitattributes');
  const stat = fs.lstatSync(file, { throwIfNoEntry: false });
  if (stat === undefined || stat.isFile()) return file;
  const what = stat.isSymbolicLink() ? 'a link' : 'no file';
  throw new Error(`${file} is ${what}: put a file in its place, or remove it`);
}

async function tryGit(folder: string, ...args: string[]): Promise<string | undefined> {
  try {
    return await runGit(folder, ...args);
  } catch {
    return undefined;
  }
}

/** For the shell that git runs programs with, on Windows too. */
function quote(file: string): string {
  return `'${file.replaceAll('\\', '/').replaceAll("'", "'\\\\''")}'`;
}

function linesOf(file: string): string[] {
  if (!fs.existsSync(file)) return [];
  const text = fs.readFileSync(file, 'utf8');
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

function joinLines(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
