import type { ConfigName, Metadata, Modifiers } from './Declaration';
import type { TokenReader } from './TokenReader';

type Draft = { -readonly [Key in keyof Modifiers]: Modifiers[Key] };

const ACCESS = new Set(['public', 'private', 'protected', 'internal']);

const FLAGS: Readonly<Record<string, keyof Modifiers>> = {
  static: 'isStatic',
  override: 'isOverride',
  final: 'isFinal',
  dynamic: 'isDynamic',
  native: 'isNative',
  intrinsic: 'isNative',
};

/** Words without a meaning for the player. */
const IGNORED = new Set(['virtual']);

/** Words that declarations begin with. */
const DECLARING = new Set(['var', 'function', 'class', 'interface']);

/** Those that are names like any other in ActionScript 1 and 2. */
const NEW_DECLARING = new Set(['const', 'namespace']);

function isDeclaring({ kind, value, isAs3 }: TokenReader): boolean {
  return kind === 'name' && (DECLARING.has(value) || (isAs3 && NEW_DECLARING.has(value)));
}

/** Reads the words before a declaration; undefined, with nothing read, if no declaration follows. */
export function parseModifiers(reader: TokenReader): Modifiers | undefined {
  if (isDeclaring(reader)) return {};
  const mark = reader.mark();
  const draft: Draft = {};
  const metadata: Metadata[] = [];
  while (reader.is('[')) {
    const entry = parseMetadata(reader);
    if (!entry) break;
    metadata.push(entry);
  }
  while (reader.kind === 'name' && !isDeclaring(reader) && readModifier(reader, draft));
  if (isDeclaring(reader)) return metadata.length > 0 ? { ...draft, metadata } : draft;
  reader.reset(mark);
  return undefined;
}

function readModifier(reader: TokenReader, draft: Draft): boolean {
  const { value, at } = reader;
  const flag = Object.hasOwn(FLAGS, value) ? FLAGS[value] : undefined;
  const isNamespace = !ACCESS.has(value) && flag === undefined && !IGNORED.has(value);
  if (isNamespace && (!reader.isAs3 || !reader.isIdentifier)) return false;
  reader.next();
  if (reader.isAs3 && reader.is('::')) return readConfig(reader, draft, value, at);
  if (reader.kind !== 'name') return false;
  if (ACCESS.has(value)) draft.access = value as Modifiers['access'];
  else if (flag !== undefined) Object.assign(draft, { [flag]: true });
  else if (isNamespace) {
    if (reader.isAfterLine || draft.space) return false;
    draft.space = { at, name: value };
  }
  return true;
}

function readConfig(reader: TokenReader, draft: Draft, space: string, at: number): boolean {
  const config = parseConfigName(reader, space, at);
  if (!config || reader.kind !== 'name') return false;
  draft.config = config;
  return true;
}

/** Reads `::name` after the name of a space of constants. */
export function parseConfigName(reader: TokenReader, space: string, at: number): ConfigName | undefined {
  reader.expect('::');
  if (reader.kind !== 'name') return undefined;
  return { at, space, name: reader.anyName() };
}

/** Reads `[Name(…)]`; undefined if it is something else. */
export function parseMetadata(reader: TokenReader): Metadata | undefined {
  const { at } = reader;
  reader.next();
  if (reader.kind !== 'name') return undefined;
  const name = reader.anyName();
  if (reader.accept(']')) return { at, name };
  if (!reader.is('(')) return undefined;
  for (let depth = 0; !reader.isEnd; reader.next()) {
    if (reader.is('(')) depth++;
    else if (reader.is(')') && --depth === 0) break;
  }
  reader.next();
  return reader.accept(']') ? { at, name } : undefined;
}
