import type { Expression, NumberLiteral, ObjectProperty } from './Expression';
import { checkChain, parseArguments, parseAssignment, parseExpression } from './parseExpression';
import { parseFunction } from './parseFunction';
import { parseChain, parsePropertyName, parseQualified } from './parsePostfix';
import { closeArgument, parseType } from './parseType';
import { parseXml } from './parseXml';
import type { TokenReader } from './TokenReader';

const WORDS = { true: 'True', false: 'False', null: 'Null', this: 'This', super: 'Super' } as const;

/** Namespaces by their words: `public::name`. */
const ACCESS_WORDS = new Set(['public', 'private', 'protected', 'internal']);

/** Parses a value: a literal, a name, a function, brackets, `new`. */
export function parsePrimary(reader: TokenReader): Expression {
  const { at, value } = reader;
  switch (reader.kind) {
    case 'number':
      reader.next();
      return parseNumber(at, value, reader.isAs3);
    case 'string':
      reader.next();
      return { kind: 'String', at, value };
    case 'name':
      return parseWord(reader);
    default:
      return parseBySign(reader);
  }
}

/** A number as it is written. In ActionScript 1 and 2 digits after a zero are octal. */
function parseNumber(at: number, text: string, isAs3: boolean): NumberLiteral {
  if (!isAs3 && /^0[0-7]+$/.test(text)) return { kind: 'Number', at, value: Number.parseInt(text, 8) };
  return { kind: 'Number', at, value: Number(text) };
}

function parseWord(reader: TokenReader): Expression {
  const { at, value } = reader;
  if (Object.hasOwn(WORDS, value)) {
    reader.next();
    return { kind: WORDS[value as keyof typeof WORDS], at };
  }
  if (value === 'function') {
    reader.next();
    return {
      kind: 'Function',
      at,
      code: parseFunction(reader, at, reader.isIdentifier ? reader.identifier() : ''),
    };
  }
  if (value === 'new') return parseNew(reader);
  if (reader.isAs3 && ACCESS_WORDS.has(value)) {
    reader.next();
    if (!reader.is('::')) throw reader.unexpected(`"::" after "${value}"`);
    const property = parseQualified(reader, { kind: 'Name', at, name: value }, at, false);
    return { kind: 'QualifiedName', at, property };
  }
  const name = reader.identifier('an expression');
  if (!reader.isAs3 || !reader.is('::')) return { kind: 'Name', at, name };
  return {
    kind: 'QualifiedName',
    at,
    property: parseQualified(reader, { kind: 'Name', at, name }, at, false),
  };
}

function parseBySign(reader: TokenReader): Expression {
  const { at, isAs3 } = reader;
  switch (reader.value) {
    case '(':
      return parseGroup(reader);
    case '[':
      return parseArray(reader);
    case '{':
      return parseObject(reader);
    case '/':
    case '/=':
      if (!isAs3) return { kind: 'SlashPath', at, path: reader.scanSlashPath() };
      return { kind: 'RegExp', at, ...reader.scanRegExp() };
    case '..':
      if (isAs3) break;
      return { kind: 'SlashPath', at, path: reader.scanSlashPath() };
    case '<':
      if (isAs3) return parseXml(reader);
      break;
    case '@':
    case '*':
      if (isAs3) return { kind: 'QualifiedName', at, property: parsePropertyName(reader) };
      break;
    default:
  }
  throw reader.unexpected('an expression');
}

function parseGroup(reader: TokenReader): Expression {
  const { allowsIn, at } = reader;
  reader.next();
  reader.allowsIn = true;
  const inside = parseExpression(reader);
  reader.allowsIn = allowsIn;
  if (!reader.is(')')) throw reader.unexpected('")" for the "(" before');
  reader.next();
  // (ns)::name
  if (!reader.isAs3 || !reader.is('::')) return inside;
  return { kind: 'QualifiedName', at, property: parseQualified(reader, inside, at, false) };
}

function parseArray(reader: TokenReader): Expression {
  const { at, allowsIn } = reader;
  const elements: (Expression | undefined)[] = [];
  reader.next();
  reader.allowsIn = true;
  while (!reader.is(']')) {
    if (reader.accept(',')) {
      elements.push(undefined);
      continue;
    }
    elements.push(parseAssignment(reader));
    if (!reader.accept(',')) break;
  }
  reader.allowsIn = allowsIn;
  reader.expect(']', ' or ","');
  return { kind: 'Array', at, elements };
}

function parseObject(reader: TokenReader): Expression {
  const { at, allowsIn } = reader;
  const properties: ObjectProperty[] = [];
  reader.next();
  reader.allowsIn = true;
  while (!reader.is('}')) {
    const { kind, value: key, at: keyAt } = reader;
    if (kind === 'number' || kind === 'string') reader.next();
    else reader.anyName();
    reader.expect(':', ' after the name of a property');
    const name = kind === 'number' ? String(Number(key)) : key;
    properties.push({ at: keyAt, name, value: parseAssignment(reader) });
    if (!reader.accept(',')) break;
  }
  reader.allowsIn = allowsIn;
  reader.expect('}', ' or ","');
  return { kind: 'Object', at, properties };
}

function parseNew(reader: TokenReader): Expression {
  const { at } = reader;
  reader.next();
  reader.enter();
  if (reader.isAs3 && reader.is('<')) {
    const vector = parseVector(reader, at);
    reader.leave();
    return vector;
  }
  const callee = parseChain(reader, parsePrimary(reader), false);
  reader.leave();
  checkChain(reader, 0);
  return { kind: 'New', at, callee, arguments: reader.accept('(') ? parseArguments(reader) : [] };
}

/** Parses `new <T>[…]` from its type on. */
function parseVector(reader: TokenReader, at: number): Expression {
  reader.next();
  const type = parseType(reader);
  closeArgument(reader);
  reader.expect('[', ' of the elements');
  return { kind: 'Vector', at, type, elements: parseArguments(reader, ']') };
}
