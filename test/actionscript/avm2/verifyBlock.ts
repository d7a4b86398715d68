import { BlockReader } from './BlockReader';
import { CodeCheck, type Names } from './CodeCheck';

/** Reads an ABC block, and checks its code as the player does: depths of stacks, places in pools, targets of jumps. */
export interface VerifiedBlock {
  readonly faults: readonly string[];
  /** The instructions of each method, in words. */
  readonly listings: readonly string[];
  readonly classes: readonly string[];
}

interface Method {
  readonly parameters: number;
  readonly flags: number;
}

export function verifyBlock(bytes: Uint8Array): VerifiedBlock {
  const reader = new BlockReader(bytes);
  reader.at = 4;
  const counts: Record<string, number> = {};
  counts.int = reader.list(() => reader.u30()).length;
  counts.uint = reader.list(() => reader.u30()).length;
  counts.double = reader.list(() => (reader.at += 8)).length;
  const texts = reader.list(() => {
    const length = reader.u30();
    return new TextDecoder().decode(bytes.subarray(reader.at, (reader.at += length)));
  });
  counts.text = texts.length;
  const spaces = reader.list(() => [reader.u8(), reader.u30()] as const);
  const sets = reader.list(() => reader.list(() => reader.u30(), 0));
  const names: Names = { words: [], late: [] };
  reader.list(() => {
    readName(reader, names, texts, spaces.length, sets.length);
  });
  counts.name = names.words.length;
  const methods = reader.list(() => readMethod(reader), 0);
  counts.method = methods.length;
  if (reader.u30() !== 0) throw new Error('The block has metadata.');
  const classes = readClasses(reader, names);
  counts.class = classes.length;
  reader.list(() => {
    reader.u30();
    readTraits(reader);
  }, 0);
  const faults: string[] = [];
  const listings = reader.list(() => verifyBody(reader, methods, names, texts, counts, faults), 0);
  if (reader.at !== bytes.length) faults.push(`The block has ${bytes.length - reader.at} bytes too many.`);
  return { faults, listings, classes };
}

function readName(reader: BlockReader, names: Names, texts: string[], spaces: number, sets: number): void {
  const kind = reader.u8();
  const text = (): string => {
    const index = reader.u30();
    if (index > texts.length) throw new Error(`A name has the text ${index}.`);
    return index === 0 ? '*' : (texts[index - 1] ?? '');
  };
  const check = (index: number, count: number): void => {
    if (index > count) throw new Error(`A name has the namespace ${index} of ${count}.`);
  };
  let word = `<${kind}>`;
  let late = 0;
  if (kind === 0x07 || kind === 0x0d) {
    check(reader.u30(), spaces);
    word = text();
  } else if (kind === 0x0f || kind === 0x10) {
    word = text();
    late = 1;
  } else if (kind === 0x11 || kind === 0x12) late = 2;
  else if (kind === 0x09 || kind === 0x0e) {
    word = text();
    check(reader.u30(), sets);
  } else if (kind === 0x1b || kind === 0x1c) {
    check(reader.u30(), sets);
    late = 1;
  } else if (kind === 0x1d) {
    reader.u30();
    reader.list(() => reader.u30(), 0);
  } else throw new Error(`A name has the kind ${kind}.`);
  names.words.push(word);
  names.late.push(late);
}

function readMethod(reader: BlockReader): Method {
  const parameters = reader.u30();
  for (let i = 0; i < parameters + 2; i++) reader.u30();
  const flags = reader.u8();
  if (flags & 8)
    reader.list(() => {
      reader.u30();
      reader.u8();
    }, 0);
  if (flags & 128) for (let i = 0; i < parameters; i++) reader.u30();
  return { parameters, flags };
}

function readClasses(reader: BlockReader, names: Names): string[] {
  const classes = reader.list(() => {
    const name = names.words[reader.u30() - 1] ?? '';
    reader.u30();
    if (reader.u8() & 8) reader.u30();
    reader.list(() => reader.u30(), 0);
    reader.u30();
    readTraits(reader);
    return name;
  }, 0);
  classes.forEach(() => {
    reader.u30();
    readTraits(reader);
  });
  return classes;
}

function readTraits(reader: BlockReader): void {
  reader.list(() => {
    reader.u30();
    const kind = reader.u8() & 15;
    reader.u30();
    reader.u30();
    if ((kind === 0 || kind === 6) && reader.u30() !== 0) reader.u8();
  }, 0);
}

function verifyBody(
  reader: BlockReader,
  methods: readonly Method[],
  names: Names,
  texts: readonly string[],
  counts: Record<string, number>,
  faults: string[],
): string {
  const [method = 0, maxStack = 0, locals = 0, outer = 0, maxScope = 0] = [1, 2, 3, 4, 5].map(() =>
    reader.u30(),
  );
  const length = reader.u30();
  const code = reader.bytes.subarray(reader.at, (reader.at += length));
  const handlers = reader.list(() => [1, 2, 3, 4, 5].map(() => reader.u30()), 0);
  readTraits(reader);
  const limits = { ...counts, local: locals, handler: handlers.length };
  const check = new CodeCheck(code, limits, names, texts, maxStack, maxScope - outer);
  const { parameters = 0, flags = 0 } = methods[method] ?? {};
  if (locals < 1 + parameters + (flags & 5 ? 1 : 0)) check.fault('has too few registers');
  check.run(0, 0, 0);
  for (const [from = 0, to = 0, target = 0] of handlers) {
    if (from >= to || to > code.length) check.fault(`protects from ${from} to ${to}`);
    check.run(target, 1, 0);
  }
  for (const fault of check.faults) faults.push(`Method ${method} ${fault}.`);
  return [...check.words]
    .sort(([one], [other]) => one - other)
    .map(([at, word]) => `${at} ${word}`)
    .join('\n');
}
