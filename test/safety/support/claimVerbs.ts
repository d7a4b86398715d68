import fs from 'node:fs';
import path from 'node:path';
import { runCli } from '../../app/cli/support/runCli';
import { readSwf } from '../../support/readSwf';
import { rawZip } from '../../document/container/rawZip';

const EDIT = "document.getTimeline().addNewLayer('added'); $('*').each(function (e) { e.x += 1 });";

/** Each verb that reads documents, with each format that it writes. `a.fla` is the document, `out` a folder. */
export const VERBS: readonly (readonly string[])[] = [
  ['tree', 'a.fla', '--full'],
  ['query', 'a.fla', '*', '--all', '--json'],
  ['lint', 'a.fla', '--no-cache', '--no-config'],
  ['diff', 'whole.fla', 'a.fla'],
  ['git', 'textconv', 'a.fla'],
  ['run', 'edit.jsfl', '-d', 'a.fla', '--save=out/b.fla', '--force'],
  ['convert', 'a.fla', '--to', 'xfl', '-o', 'out'],
  ['render', 'a.fla', '-o', 'out/a.svg'],
  ['render', 'a.fla', '--scale', '0.2', '-o', 'out/a.png'],
  ['page', 'a.fla', '-o', 'out/a.html'],
  ...['json', 'svg', 'wav', 'lottie', 'swf'].map((to) => ['export', 'a.fla', '--to', to, '-o', 'out']),
  // Pixels take long: one frame of them.
  ...['png', 'gif', 'apng', 'sheet'].map((to) => [
    ...['export', 'a.fla', '--to', to, '--frames', '2', '--scale', '0.2', '-o', 'out'],
  ]),
  ['export', 'a.fla', '--to', 'atlas', '-o', 'out'],
  ['export', 'a.fla', '--to', 'svg', '--animated', '--play', '-o', 'out'],
  ['publish', 'a.fla', '--to', 'canvas', '-o', 'out'],
  ['publish', 'a.fla', '--to', 'swf', '--scripts=drop', '-o', 'out'],
];

/** Files with numbers in words. A page holds the program itself, whose words are not numbers. */
const TEXTS = /\.(svg|json|js|css|xml|plist|tree)$/;

/** Where each number of the JSON of the unharmed document is: nothing else may be there. */
export type NumberPaths = ReadonlyMap<string, ReadonlySet<string>>;

/** How a verb ended: refused in a line, or with a fault. */
export interface VerbEnd {
  readonly isRefused: boolean;
  readonly fault: string | undefined;
}

/**
 * Runs a verb on files that are in a folder; says how it ended.
 *
 * @param numbers - what `numberPathsOf` says of the unharmed document
 */
export async function endOfVerb(
  folder: string,
  verb: readonly string[],
  numbers: NumberPaths = new Map(),
): Promise<VerbEnd> {
  const { status, out, err } = await runVerb(folder, verb);
  const fault =
    faultOfEnd(status, err) ??
    faultOfText('standard output', out) ??
    faultOfJson('standard output', out, numbers.get(keyOf(verb, ''))) ??
    faultOfFiles(path.join(folder, 'out'), (name) => numbers.get(keyOf(verb, name)));
  // The status of these says what they saw.
  const refused = verb[0] === 'lint' || verb[0] === 'diff' ? 2 : 1;
  return { isRefused: status >= refused, fault };
}

/** Where the numbers are in the JSON that verbs make of the document in a folder. */
export async function numberPathsOf(folder: string): Promise<NumberPaths> {
  const numbers = new Map<string, ReadonlySet<string>>();
  for (const verb of VERBS) {
    const { out } = await runVerb(folder, verb);
    numbers.set(keyOf(verb, ''), kindsAt(out).numbers);
    for (const [name, file] of textFilesIn(path.join(folder, 'out')))
      if (name.endsWith('.json'))
        numbers.set(keyOf(verb, name), kindsAt(fs.readFileSync(file, 'utf8')).numbers);
  }
  return numbers;
}

function runVerb(folder: string, verb: readonly string[]): ReturnType<typeof runCli> {
  const out = path.join(folder, 'out');
  fs.rmSync(out, { recursive: true, force: true });
  fs.mkdirSync(out);
  const args = verb.map((arg) =>
    arg.replace(/(^|=)(?=(a|whole)\.fla$|edit\.jsfl$|out(\/|$))/, `$1${folder}/`),
  );
  return runCli(...args);
}

function keyOf(verb: readonly string[], file: string): string {
  return `${verb.join(' ')} ${file}`;
}

/** Writes a document, the document as it was, and a script that edits it. */
export function writeCase(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  whole: ReadonlyMap<string, string | Uint8Array> = files,
): void {
  const zip = (entries: typeof files): Uint8Array =>
    rawZip([...entries].map(([name, content]) => ({ name, content })));
  fs.writeFileSync(path.join(folder, 'a.fla'), zip(files));
  fs.writeFileSync(path.join(folder, 'whole.fla'), zip(whole));
  fs.writeFileSync(path.join(folder, 'edit.jsfl'), EDIT);
}

function faultOfEnd(status: number, err: string): string | undefined {
  if (status > 2) return `status ${status}`;
  if (
    /internal error| {4}at .*\.(js|ts):\d|Cannot read prop|is not a function|Invalid array length/.test(err)
  )
    return err;
  const longest = Math.max(...err.split('\n').map((line) => line.length));
  // The name of the program and of the document come before the message.
  return longest > 1200 ? `a line of ${longest} characters` : undefined;
}

function faultOfFiles(
  folder: string,
  numbersOf: (name: string) => ReadonlySet<string> | undefined,
): string | undefined {
  for (const [name, file] of textFilesIn(folder)) {
    const text = fs.readFileSync(file, 'utf8');
    const fault = faultOfText(name, text) ?? faultOfJson(name, text, numbersOf(name));
    if (fault !== undefined) return fault;
  }
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.swf')) continue;
    try {
      readSwf(fs.readFileSync(path.join(folder, name)));
    } catch (error) {
      return `${name} cannot be read: ${String(error)}`;
    }
  }
  return undefined;
}

/** Files that a verb made, but those that hold the words of the document or of a library. */
function textFilesIn(folder: string): [name: string, file: string][] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name) && !/(createjs|easeljs)/.test(entry.name))
    .map((entry): [string, string] => [entry.name, path.join(entry.parentPath, entry.name)])
    .filter(([, file]) => !/b\.fla|LIBRARY|DOMDocument/.test(file));
}

/** What no number of a result is. Texts in quotes may hold what a document says. */
function faultOfText(name: string, text: string): string | undefined {
  const match = /(?:^|[\s"(:,[=])-?(NaN|Infinity|undefined)(?=[\s"),\]};]|$)/.exec(text);
  if (!match) return undefined;
  const { index } = match;
  return `${name} holds ${match[1]}: …${text.slice(Math.max(0, index - 60), index + 60)}…`;
}

function faultOfJson(name: string, text: string, numbers?: ReadonlySet<string>): string | undefined {
  if (!numbers) return undefined;
  const { nulls } = kindsAt(text);
  const wrong = [...nulls].find((place) => numbers.has(place));
  return wrong === undefined ? undefined : `${name} holds null for the number ${wrong}`;
}

/** The places of the numbers and of the nulls in JSON; items of lists have one place. None for what is not JSON. */
function kindsAt(text: string): { numbers: Set<string>; nulls: Set<string> } {
  const kinds = { numbers: new Set<string>(), nulls: new Set<string>() };
  const walk = (value: unknown, at: string): void => {
    if (typeof value === 'number') kinds.numbers.add(at);
    else if (value === null) kinds.nulls.add(at);
    else if (typeof value === 'object')
      for (const [key, inner] of Object.entries(value))
        walk(inner, Array.isArray(value) ? `${at}[]` : `${at}.${key}`);
  };
  if (/^\s*[[{]/.test(text)) walk(parsed(text), '');
  // What is null somewhere may be so.
  for (const place of kinds.nulls) kinds.numbers.delete(place);
  return kinds;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
