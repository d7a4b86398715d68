import fs from 'node:fs';
import path from 'node:path';
import { runCli } from '../../cli/support/runCli';
import { rawZip } from '../../host-mocks/container/rawZip';

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
  ['render', 'a.fla', '-o', 'out/a.png'],
  ['page', 'a.fla', '-o', 'out/a.html'],
  ...['json', 'svg', 'png', 'gif', 'apng', 'sheet', 'atlas', 'wav', 'lottie', 'swf'].map((to) => [
    'export',
    'a.fla',
    '--to',
    to,
    '-o',
    'out',
  ]),
  ['export', 'a.fla', '--to', 'svg', '--animated', '--play', '-o', 'out'],
  ['publish', 'a.fla', '--to', 'canvas', '-o', 'out'],
  ['publish', 'a.fla', '--to', 'swf', '--scripts=drop', '-o', 'out'],
];

/** Files with numbers in words. A page holds the program itself, whose words are not numbers. */
const TEXTS = /\.(svg|json|js|css|xml|plist|tree)$/;

/** Runs a verb on files that are in a folder; says what is wrong with how it ended. */
export async function faultOfVerb(folder: string, verb: readonly string[]): Promise<string | undefined> {
  const out = path.join(folder, 'out');
  fs.rmSync(out, { recursive: true, force: true });
  fs.mkdirSync(out);
  const args = verb.map((arg) =>
    arg.replace(/(^|=)(?=(a|whole)\.fla$|edit\.jsfl$|out(\/|$))/, `$1${folder}/`),
  );
  const { status, out: said, err } = await runCli(...args);
  return faultOfEnd(status, err) ?? faultOfText('standard output', said) ?? faultOfFiles(out);
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

function faultOfFiles(folder: string): string | undefined {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXTS.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (/(createjs|easeljs)/.test(entry.name) || file.includes('b.fla') || /LIBRARY|DOMDocument/.test(file))
      continue;
    const fault = faultOfText(entry.name, fs.readFileSync(file, 'utf8'));
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** What no number of a result is. Texts in quotes may hold what a document says. */
function faultOfText(name: string, text: string): string | undefined {
  const [found] = /(?:^|[\s"(:,[=])-?(NaN|Infinity)(?=[\s"),\]};]|$)/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const at = text.indexOf(found);
  return `${name} holds ${found}: …${text.slice(Math.max(0, at - 60), at + 60)}…`;
}
