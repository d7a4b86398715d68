import type { TypeName } from './Declaration';
import type { TokenReader } from './TokenReader';

/** Parses the name of a type: `int`, `a.b.C`, `Vector.<T>`, `*`. */
export function parseType(reader: TokenReader): TypeName {
  const { at } = reader;
  if (reader.accept('*')) return { at, name: '*' };
  // "x:*= 5" is one token, and so is ":Vector.<*>=".
  if (reader.is('*=')) {
    reader.dropFirst(1);
    return { at, name: '*' };
  }
  if (reader.acceptWord('void')) return { at, name: 'void' };
  const name = parseDottedName(reader, 'a type');
  if (!reader.is('.<')) return { at, name };
  reader.enter();
  const argument = parseTypeArgument(reader);
  reader.leave();
  return { at, name, argument };
}

/** Parses `: type`, where it is there. */
export function parseTypeAfterColon(reader: TokenReader): TypeName | undefined {
  return reader.accept(':') ? parseType(reader) : undefined;
}

/** Parses `.<type>` from its first sign on. */
export function parseTypeArgument(reader: TokenReader): TypeName {
  reader.next();
  const argument = parseType(reader);
  closeArgument(reader);
  return argument;
}

/** Reads one `>`, which may be the first of several signs: `>>`, `>=`. */
export function closeArgument(reader: TokenReader): void {
  if (reader.accept('>')) return;
  if (reader.kind !== 'punctuator' || !reader.value.startsWith('>')) throw reader.unexpected('">"');
  reader.dropFirst(1);
}

/** Parses `a.b.c`. */
export function parseDottedName(reader: TokenReader, what: string): string {
  const names = [reader.identifier(what)];
  while (reader.accept('.') || (reader.isAs3 && reader.accept('::'))) {
    if (reader.is('*')) break;
    names.push(reader.anyName());
    if (names.length > 100) throw reader.fault('A name has too many parts.');
  }
  return names.join('.');
}
