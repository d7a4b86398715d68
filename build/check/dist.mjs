import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compareFolders } from './compareFolders.mjs';
import { root, run } from './run.mjs';

const ASK = 'examples/commands/Ask Animate.jsfl';

/** Folders that the build of dist/ does not read. It may read anything else. */
const NO_SOURCES = new Set(['dist', 'docs', 'node_modules', 'reports', 'site', 'test']);

/** The same inside build/. */
const NO_SOURCES_IN_BUILD =
  /^build[/\\](bench|check|dependencies|docs|jest|lint|mutation)[/\\]|^build[/\\](check|checkRepository|dependencies|docs|fuzz|scores|surface)\.mjs$/;

/** The digest of the last dist/ that a build made, with that of its sources. */
const SEEN = path.join(root, 'node_modules/.cache/adobe-collection/dist.json');

/**
 * Whether dist/ and the command that is built are what the sources make.
 * @param {boolean} isFull build in any case, even if this dist/ was seen to be made of these sources
 * @returns {Promise<string>} what differs, or an empty text
 */
export async function differencesOfDist(isFull) {
  const sources = digestOfSources();
  if (!isFull && isSeen(sources)) return '';
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  try {
    const dist = path.join(folder, 'dist');
    const rollup = ['--config', 'rollup.config.mjs', '--silent', '--configOut', dist];
    const { status, output } = await run('node_modules/rollup/dist/bin/rollup', rollup);
    if (status !== 0) return output;
    const lines = compareFolders(path.join(root, 'dist'), dist).map((line) => `dist/${line}`);
    const [committed, made] = [root, folder].map((at) => fs.readFileSync(path.join(at, ASK), 'utf8'));
    if (committed !== made) lines.push(`${ASK}: is not what the build makes`);
    if (lines.length > 0)
      return [...lines, 'run "npm run build" and commit dist/ and examples/commands/'].join('\n');
    note(sources);
    return '';
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function note(sources) {
  fs.mkdirSync(path.dirname(SEEN), { recursive: true });
  fs.writeFileSync(SEEN, JSON.stringify({ sources, results: digestOfResults() }));
}

function isSeen(sources) {
  if (!fs.existsSync(SEEN)) return false;
  const seen = JSON.parse(fs.readFileSync(SEEN, 'utf8'));
  return seen.sources === sources && seen.results === digestOfResults();
}

function digestOfSources() {
  const names = fs.readdirSync(root).filter((name) => !NO_SOURCES.has(name) && !name.startsWith('.'));
  const files = names.flatMap(filesIn).filter((file) => file !== ASK && !NO_SOURCES_IN_BUILD.test(file));
  return digest([process.version, ...files.sort().flatMap(contentOf)]);
}

function digestOfResults() {
  return digest([...filesIn('dist').sort(), ASK].flatMap(contentOf));
}

/** Paths from the folder of the project. */
function filesIn(name) {
  const absolute = path.join(root, name);
  if (!fs.statSync(absolute).isDirectory()) return [name];
  return fs
    .readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name)));
}

const contentOf = (file) => [file, fs.readFileSync(path.join(root, file))];

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}
