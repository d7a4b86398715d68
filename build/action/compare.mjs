/**
 * What action.yml runs to compare the documents of a commit with those of its base: a summary in Markdown, and for each
 * document that changed a picture of before, after and what changed.
 *
 * It reads from the environment `BASE` (a commit), `OUTPUT` (a folder for the pictures and `changes.md`), `LINK` (where the
 * pictures can be seen; empty for nowhere) and `GITHUB_STEP_SUMMARY`, and runs in the repository.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const MAIN = 'DOMDocument.xml';

/** Maximum number of lines about a document, and of characters of the summary: GitHub refuses more than a megabyte. */
const MAX_LINES = 200;
const MAX_SUMMARY = 900_000;

const { BASE = '', OUTPUT = 'changes', LINK = '', GITHUB_STEP_SUMMARY } = process.env;

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return { isDone: status === 0, out: stdout };
}

/** The hash of the base: a name of a commit can look like an option. */
const COMMIT = git('rev-parse', '--quiet', '--verify', '--end-of-options', `${BASE}^{commit}`).out.trim();
if (COMMIT === '') throw new Error(`git does not know the commit ${BASE}`);

/** A path as an argument: a pull request chooses names, and `--output=x.fla` is an option. @param {string} file */
const argument = (file) => `./${file}`;

/** @param {string[]} args */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return { status, out: stdout, err: stderr };
}

/** @param {string} file */
const wasThere = (file) => git('cat-file', '-e', `${COMMIT}:${file}`).isDone;

/** The document of a changed file: an FLA, or the XFL folder that it is in, now or before. @param {string} file */
function documentOf(file) {
  if (/\.fla$/i.test(file)) return file;
  for (let folder = path.posix.dirname(file); ; folder = path.posix.dirname(folder)) {
    const main = path.posix.join(folder, MAIN);
    if (fs.existsSync(main) || wasThere(main)) return folder;
    if (folder === '.') return undefined;
  }
}

/** The documents that changed since the base, sorted. */
function changedDocuments() {
  const { isDone, out } = git(
    'diff',
    '--name-only',
    '-z',
    '--no-renames',
    '--no-ext-diff',
    COMMIT,
    'HEAD',
    '--',
  );
  if (!isDone) throw new Error(`git cannot compare ${COMMIT} with HEAD`);
  const documents = new Set(out.split('\0').flatMap((file) => (file === '' ? [] : (documentOf(file) ?? []))));
  return [...documents].sort();
}

/** Text in a block of code, whatever marks it holds. @param {string} text */
function fenced(text) {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([marks]) => marks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}diff\n${text}\n${fence}\n`;
}

/** @param {string} text */
function shortened(text) {
  const lines = text.trimEnd().split('\n');
  const more = lines.length - MAX_LINES;
  return more > 0 ? [...lines.slice(0, MAX_LINES), `… and ${more} more lines`].join('\n') : lines.join('\n');
}

/** What a summary says of a document; undefined if it shows the same as before. @param {string} document */
function describe(document) {
  const isThere = fs.existsSync(document);
  const wasHere = wasThere(document);
  const picture = `${document.replace(/[^\p{L}\p{N}._/-]/gu, '_')}.png`;
  const file = path.join(OUTPUT, picture);
  const title = `### \`${document.replace(/[`\p{Cc}]/gu, "'")}\``;
  const image = () => {
    if (!fs.existsSync(file)) return '';
    return LINK === ''
      ? `Picture: \`${picture}\` in the artifact.\n`
      : `![before and after](${LINK.replace('{picture}', encodeURI(picture))})\n`;
  };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (!isThere) return `${title}: removed\n`;
  if (!wasHere) {
    const { err } = run('render', argument(document), '--frame', '1', '--output', file);
    return `${title}: added\n\n${image() || fenced(shortened(err))}`;
  }
  const { status, out, err } = run('diff', `${COMMIT}:${document}`, argument(document), '--render', file);
  if (status === 0) return undefined;
  return `${title}\n\n${fenced(shortened(status === 1 && out !== '' ? out : err))}\n${image()}`;
}

const parts = changedDocuments().flatMap((document) => describe(document) ?? []);
const heading = `## Documents of Animate: ${parts.length} changed\n`;
let text = heading;
for (const [index, part] of parts.entries()) {
  const isFull = text.length + part.length > MAX_SUMMARY;
  text += isFull ? `\n… and ${parts.length - index} more\n` : `\n${part}`;
  if (isFull) break;
}
fs.mkdirSync(OUTPUT, { recursive: true });
fs.writeFileSync(path.join(OUTPUT, 'changes.md'), text);
if (GITHUB_STEP_SUMMARY && parts.length > 0) fs.appendFileSync(GITHUB_STEP_SUMMARY, text);
process.stdout.write(`${parts.length} changed\n`);
