import fs from 'fs';
import path from 'path';
import { callTool } from '../app/cli/support/callTool';
import { runCli } from '../app/cli/support/runCli';
import { Random } from '../selector/randomQueries';
import { describeDocuments, documents } from '../support/documents';
import { mutate } from '../support/mutate';
import { openContainer } from '../support/onNode';
import { temporaryFolder } from '../support/temporaryFolder';
import { rawZip, type RawEntry } from '../document/container/rawZip';
import { settings } from './settings';

const folder = temporaryFolder();
const { runs, seed } = settings(8);

/** Larger ones take too long to be read a thousand times. */
const LARGEST = 300_000;

/** The verbs that read a document; `out` stands for a folder, `whole` for the document as it was. */
const VERBS: string[][] = [
  ['tree', 'a.fla', '--full'],
  ['query', 'a.fla', '*', '--all', '--json'],
  ['lint', 'a.fla', '--no-cache', '--no-config'],
  ['diff', 'whole.fla', 'a.fla'],
  ['render', 'a.fla'],
  ['page', 'a.fla', '-o', 'out/a.html'],
  ['export', 'a.fla', '--to', 'json', '-o', 'out'],
  ['export', 'a.fla', '--to', 'svg', '--frames', '1', '-o', 'out'],
  ['publish', 'a.fla', '--to', 'canvas', '-o', 'out'],
  ['publish', 'a.fla', '--to', 'swf', '--scripts=drop', '-o', 'out'],
  ['git', 'textconv', 'a.fla'],
  ['run', 'edit.jsfl', '-d', 'a.fla', '--save=out/b.fla', '--force'],
  ['convert', 'a.fla', '--to', 'xfl', '-o', 'out'],
];

const EDIT = "document.getTimeline().addNewLayer('added'); $('*').each(function (e) { e.x += 1 });";

/** The tools of `mcp`, with what they are asked for. */
const TOOLS: Record<string, object> = {
  tree: { document: 'a.fla' },
  query: { document: 'a.fla', query: '*' },
  lint: { document: 'a.fla' },
  diff: { old: 'whole.fla', new: 'a.fla' },
  render: { document: 'a.fla' },
  export: { document: 'a.fla', to: 'json', output: 'out/mcp' },
  publish: { document: 'a.fla', output: 'out/published', to: 'canvas' },
  convert: { document: 'a.fla', output: 'out/mcp.xfl' },
  script: { document: 'a.fla', code: EDIT },
};

/** Calls a tool, and gives what a command would: of a tool that fails, what it says. */
async function callOnMutant(name: string): Promise<{ status: number; err: string }> {
  const { text, isError } = await callTool(folder(), name, TOOLS[name]!, { trustsScripts: true });
  return isError ? { status: 1, err: text } : { status: 0, err: '' };
}

type Entry = RawEntry & { content: string | Uint8Array };

/** The entries of a document. */
function entriesOf(file: string): Entry[] {
  const container = openContainer(file);
  return container.names().map((name) => ({ name, content: container.bytes(name) }));
}

/** What a mutation does to a document: the bytes of an FLA, and what was done. */
function mutant(entries: readonly Entry[], random: Random): { bytes: Uint8Array; what: string } {
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const changed = [...entries];
  const xml = entries.flatMap(({ name }, index) => (name.endsWith('.xml') ? [index] : []));
  const at = pick(xml);
  const text = Buffer.from(changed[at]!.content).toString();
  const replace = (content: string | Uint8Array): Uint8Array => {
    changed[at] = { ...changed[at]!, content };
    return rawZip(changed);
  };
  switch (random.below(6)) {
    case 0: {
      const bytes = Buffer.from(rawZip(changed));
      for (let flips = 1 + random.below(8); flips > 0; flips--) {
        const place = random.below(bytes.length);
        bytes[place] = bytes[place]! ^ (1 << random.below(8));
      }
      return { bytes, what: 'flipped bits' };
    }
    case 1: {
      const bytes = rawZip(changed);
      return { bytes: bytes.subarray(0, random.below(bytes.length)), what: 'truncated' };
    }
    case 2: {
      const bytes = Buffer.from(rawZip(changed));
      const size = 1 + random.below(Math.min(512, bytes.length / 4));
      const [one, other] = [random.below(bytes.length - size), random.below(bytes.length - size)];
      const kept = Buffer.from(bytes.subarray(one, one + size));
      bytes.copyWithin(one, other, other + size);
      kept.copy(bytes, other);
      return { bytes, what: 'swapped chunks' };
    }
    case 3: {
      const other = random.below(changed.length);
      const { content } = changed[other]!;
      changed[other] = { ...changed[other]!, content: changed[at]!.content };
      return { bytes: replace(content), what: 'swapped entries' };
    }
    case 4:
      return { bytes: replace(mutate(Buffer.from(text), random)), what: 'edited XML' };
    default: {
      const attributes = [...text.matchAll(/="([^"]*)"/g)];
      if (attributes.length === 0) return { bytes: replace(''), what: 'an empty entry' };
      const [one, other] = [pick(attributes), pick(attributes)];
      const edited = text.slice(0, one.index) + other[0] + text.slice(one.index + one[0].length);
      return { bytes: replace(edited), what: 'a value of another attribute' };
    }
  }
}

/** What is wrong with how a command ended. */
function faultOf({ status, err }: { status: number; err: string }): string | undefined {
  if (/internal error| {4}at .*\.(js|ts):\d/.test(err)) return err;
  if (/Cannot read prop|is not a function|#<Object>|is not iterable/.test(err)) return err;
  if (err.length > 5000) return `${err.length} characters were said`;
  return status > 2 ? `status ${status}` : undefined;
}

describeDocuments('mutations of real documents, through every verb and tool', () => {
  it(`${runs} mutations end well, or in clear lines`, async () => {
    const random = new Random(seed);
    const sources = documents.flatMap(({ path: file }) => {
      const entries = entriesOf(file);
      const size = entries.reduce((sum, { content }) => sum + content.length, 0);
      return size < LARGEST && entries.some(({ name }) => name === 'DOMDocument.xml') ? [entries] : [];
    });
    const outcomes: Record<string, number> = {};
    fs.writeFileSync(path.join(folder(), 'edit.jsfl'), EDIT);
    const faults: string[] = [];
    for (let i = 0; i < runs; i++) {
      const entries = sources[random.below(sources.length)]!;
      const { bytes, what } = mutant(entries, random);
      fs.writeFileSync(path.join(folder(), 'whole.fla'), rawZip([...entries]));
      fs.writeFileSync(path.join(folder(), 'a.fla'), bytes);
      const judge = (verb: string, outcome: { status: number; err: string }): void => {
        const fault = faultOf(outcome);
        if (fault !== undefined)
          faults.push(`seed ${seed}, mutation ${i} (${what}), ${verb}: ${fault.slice(0, 600)}`);
        const end = outcome.status === 0 ? 'done' : 'refused';
        outcomes[end] = (outcomes[end] ?? 0) + 1;
      };
      for (const verb of VERBS) {
        const args = verb.map((arg) =>
          arg.replace(/(^|=)(?=a\.fla|whole\.fla|edit\.jsfl|out)/, `$1${folder()}/`),
        );
        judge(verb[0]!, await runCli(...args));
      }
      for (const name of Object.keys(TOOLS)) judge(`the tool ${name}`, await callOnMutant(name));
      fs.rmSync(path.join(folder(), 'out'), { recursive: true, force: true });
    }
    if (process.env.FUZZ_RUNS)
      console.log(
        `${runs} mutations, ${sources.length} documents, ${JSON.stringify(outcomes)}, ${faults.length} faults`,
      );
    expect(faults).toEqual([]);
    expect(Object.keys(outcomes).sort()).toEqual(['done', 'refused']);
  }, 36_000_000);
});
