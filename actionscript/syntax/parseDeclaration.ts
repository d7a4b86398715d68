import type { DeclaredVariable, Modifiers, TypeName, VariableStatement } from './Declaration';
import { parseAssignment, parseExpression } from './parseExpression';
import { parseFunction } from './parseFunction';
import { parseConfigName, parseMetadata, parseModifiers } from './parseModifiers';
import { parseBlock } from './parseStatements';
import { parseDottedName, parseType, parseTypeAfterColon } from './parseType';
import type { Statement } from './Statement';
import type { TokenReader } from './TokenReader';

/** Parses a declaration or a directive; undefined, with nothing read, if there is none. */
export function parseDeclaration(reader: TokenReader): Statement | undefined {
  const { at } = reader;
  const directive = parseDirective(reader, at);
  if (directive) return directive;
  const modifiers = parseModifiers(reader);
  if (!modifiers)
    return (reader.isAs3 ? parseConfigBlock(reader, at) : undefined) ?? parseLoneMetadata(reader, at);
  switch (reader.value) {
    case 'var':
    case 'const':
      return parseVariableStatement(reader, at, modifiers);
    case 'function':
      return parseFunctionStatement(reader, at, modifiers);
    case 'class':
    case 'interface':
      return parseClass(reader, at, modifiers);
    default:
      return parseNamespace(reader, at, modifiers);
  }
}

function parseDirective(reader: TokenReader, at: number): Statement | undefined {
  if (reader.kind !== 'name') return undefined;
  switch (reader.value) {
    case 'import':
      return parseImport(reader, at);
    case 'include':
      return parseInclude(reader, at);
    case 'package':
      return reader.isAs3 ? parsePackage(reader, at) : undefined;
    case 'use':
      return reader.isAs3 ? parseUse(reader, at) : undefined;
    case 'default':
      return reader.isAs3 ? parseDefaultXml(reader, at) : undefined;
    default:
      return undefined;
  }
}

function parseImport(reader: TokenReader, at: number): Statement {
  reader.next();
  const name = parseDottedName(reader, 'a package or a class');
  const isAll = reader.accept('*');
  reader.endStatement();
  return { kind: 'Import', at, name, isAll };
}

/** Parses `include "path"`; ActionScript 1 and 2 write `#include`, without a semicolon. */
export function parseInclude(reader: TokenReader, at: number): Statement | undefined {
  const mark = reader.mark();
  reader.next();
  if (reader.kind !== 'string') {
    reader.reset(mark);
    return undefined;
  }
  const path = reader.value;
  reader.next();
  reader.accept(';');
  return { kind: 'Include', at, path, body: reader.include(path, at) };
}

function parsePackage(reader: TokenReader, at: number): Statement {
  reader.next();
  const name = reader.is('{') ? '' : parseDottedName(reader, 'a name of a package');
  return { kind: 'Package', at, name, body: parseBlock(reader) };
}

function parseUse(reader: TokenReader, at: number): Statement {
  reader.next();
  if (!reader.acceptWord('namespace')) throw reader.unexpected('"namespace"');
  const names: string[] = [];
  do names.push(parseDottedName(reader, 'a namespace'));
  while (reader.accept(','));
  reader.endStatement();
  return { kind: 'UseNamespace', at, names };
}

function parseDefaultXml(reader: TokenReader, at: number): Statement {
  reader.next();
  if (!reader.acceptWord('xml') || !reader.acceptWord('namespace'))
    throw reader.unexpected('"xml namespace"');
  reader.expect('=');
  const value = parseExpression(reader);
  reader.endStatement();
  return { kind: 'DefaultXmlNamespace', at, value };
}

/** Parses `CONFIG::name { … }`. */
function parseConfigBlock(reader: TokenReader, at: number): Statement | undefined {
  if (!reader.isIdentifier) return undefined;
  const mark = reader.mark();
  const space = reader.identifier();
  const config = reader.is('::') ? parseConfigName(reader, space, at) : undefined;
  if (config && reader.is('{')) return { kind: 'Config', at, config, body: parseBlock(reader) };
  reader.reset(mark);
  return undefined;
}

/** Metadata that no declaration follows, as `[SWF(…)]` before a package's end, say nothing. */
function parseLoneMetadata(reader: TokenReader, at: number): Statement | undefined {
  if (!reader.isAs3 || !reader.is('[')) return undefined;
  const mark = reader.mark();
  const metadata = parseMetadata(reader);
  if (metadata && (reader.is('}') || reader.isEnd || reader.isWord('import') || reader.is('[')))
    return { kind: 'Empty', at };
  reader.reset(mark);
  return undefined;
}

function parseVariableStatement(reader: TokenReader, at: number, modifiers: Modifiers): Statement {
  const statement = parseVariables(reader, at, modifiers);
  reader.endStatement();
  return statement;
}

/** Parses `var a:int = 1, b`, without its end. */
export function parseVariables(reader: TokenReader, at: number, modifiers: Modifiers): VariableStatement {
  const isConst = reader.isWord('const');
  reader.next();
  const variables: DeclaredVariable[] = [];
  do {
    const nameAt = reader.at;
    const name = reader.identifier('a name of a variable');
    const type = parseTypeAfterColon(reader);
    variables.push({
      at: nameAt,
      name,
      type,
      value: reader.accept('=') ? parseAssignment(reader) : undefined,
    });
  } while (reader.accept(','));
  return { kind: 'Variable', at, modifiers, isConst, variables };
}

function parseFunctionStatement(reader: TokenReader, at: number, modifiers: Modifiers): Statement {
  reader.next();
  let nameAt = reader.at;
  let name = reader.anyName();
  let accessor: 'get' | 'set' | undefined;
  if ((name === 'get' || name === 'set') && reader.kind === 'name') {
    accessor = name;
    nameAt = reader.at;
    name = reader.anyName();
  }
  const code = parseFunction(reader, nameAt, name, accessor);
  if (!code.body) reader.endStatement();
  return { kind: 'FunctionDeclaration', at, modifiers, code };
}

function parseClass(reader: TokenReader, at: number, modifiers: Modifiers): Statement {
  const isInterface = reader.value === 'interface';
  reader.next();
  const name = reader.isAs3
    ? reader.identifier('a name of a class')
    : parseDottedName(reader, 'a name of a class');
  let base: TypeName | undefined;
  let interfaces: TypeName[] = [];
  for (;;) {
    if (reader.acceptWord('extends')) {
      if (isInterface) interfaces = parseTypes(reader);
      else base = parseType(reader);
    } else if (!isInterface && reader.acceptWord('implements')) interfaces = parseTypes(reader);
    else break;
  }
  return { kind: 'Class', at, modifiers, name, isInterface, base, interfaces, body: parseBlock(reader) };
}

function parseTypes(reader: TokenReader): TypeName[] {
  const types: TypeName[] = [];
  do types.push(parseType(reader));
  while (reader.accept(','));
  return types;
}

function parseNamespace(reader: TokenReader, at: number, modifiers: Modifiers): Statement | undefined {
  const mark = reader.mark();
  reader.next();
  if (!reader.isAs3 || !reader.isIdentifier || reader.isAfterLine) {
    reader.reset(mark);
    return undefined;
  }
  const name = reader.identifier();
  const value = reader.accept('=') ? parseExpression(reader) : undefined;
  reader.endStatement();
  return { kind: 'Namespace', at, modifiers, name, value };
}
