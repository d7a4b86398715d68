import { parseDeclaration } from './parseDeclaration';
import { parseOldStatement } from './parseOldStatement';
import { parseExpression } from './parseExpression';
import { parseFor } from './parseFor';
import { parseTypeAfterColon } from './parseType';
import type { CatchClause, Statement, SwitchCase } from './Statement';
import type { TokenReader } from './TokenReader';

/** Parses statements up to the end of the block or of the text. */
export function parseStatements(reader: TokenReader): Statement[] {
  const statements: Statement[] = [];
  while (!reader.isEnd && !reader.is('}')) {
    reader.attempt(() => {
      statements.push(parseStatement(reader));
    });
  }
  return statements;
}

/** Parses `{ … }`. */
export function parseBlock(reader: TokenReader): Statement[] {
  reader.enter();
  reader.expect('{');
  const statements = parseStatements(reader);
  reader.expect('}');
  reader.leave();
  return statements;
}

/** Parses a statement or a declaration. */
export function parseStatement(reader: TokenReader): Statement {
  const { at } = reader;
  if (reader.is('{')) return { kind: 'Block', at, body: parseBlock(reader) };
  if (reader.accept(';')) return { kind: 'Empty', at };
  reader.enter();
  const statement =
    (reader.kind === 'name' ? parseByWord(reader) : undefined) ??
    parseDeclaration(reader) ??
    (reader.isAs3 ? undefined : parseOldStatement(reader)) ??
    parseSimple(reader);
  reader.leave();
  return statement;
}

/** Parses an expression as a statement, or a statement with a label. */
function parseSimple(reader: TokenReader): Statement {
  const { at } = reader;
  if (reader.isIdentifier) {
    const mark = reader.mark();
    const label = reader.identifier();
    if (reader.accept(':')) return { kind: 'Labeled', at, label, body: parseStatement(reader) };
    reader.reset(mark);
  }
  const expression = parseExpression(reader);
  reader.endStatement();
  return { kind: 'Expression', at, expression };
}

type WordParser = (reader: TokenReader, at: number) => Statement | undefined;

const BY_WORD: ReadonlyMap<string, WordParser> = new Map<string, WordParser>([
  ['if', parseIf],
  ['for', parseFor],
  ['while', parseWhile],
  ['do', parseDo],
  ['switch', parseSwitch],
  ['break', parseJump],
  ['continue', parseJump],
  ['return', parseReturn],
  ['throw', parseThrow],
  ['try', parseTry],
  ['with', parseWith],
]);

function parseByWord(reader: TokenReader): Statement | undefined {
  return BY_WORD.get(reader.value)?.(reader, reader.at);
}

/** Parses `(condition)` after a word. */
export function parseHead(reader: TokenReader): ReturnType<typeof parseExpression> {
  reader.next();
  reader.expect('(');
  const expression = parseExpression(reader);
  reader.expect(')');
  return expression;
}

/** A chain of `else if` may be long: it is no nesting. */
function parseIf(reader: TokenReader, at: number): Statement {
  const parts: { at: number; condition: ReturnType<typeof parseExpression>; then: Statement }[] = [];
  let otherwise: Statement | undefined;
  for (let next = at; ;) {
    const condition = parseHead(reader);
    parts.push({ at: next, condition, then: parseStatement(reader) });
    if (!reader.acceptWord('else')) break;
    next = reader.at;
    if (reader.isWord('if')) continue;
    otherwise = parseStatement(reader);
    break;
  }
  return parts.reduceRight<Statement | undefined>(
    (inner, part) => ({ kind: 'If', ...part, otherwise: inner }),
    otherwise,
  ) as Statement;
}

function parseWhile(reader: TokenReader, at: number): Statement {
  return { kind: 'While', at, condition: parseHead(reader), body: parseStatement(reader) };
}

function parseDo(reader: TokenReader, at: number): Statement {
  reader.next();
  const body = parseStatement(reader);
  if (!reader.isWord('while')) throw reader.unexpected('"while" after the body of "do"');
  const condition = parseHead(reader);
  reader.accept(';');
  return { kind: 'DoWhile', at, condition, body };
}

function parseSwitch(reader: TokenReader, at: number): Statement {
  const value = parseHead(reader);
  const cases: SwitchCase[] = [];
  reader.expect('{', ' of "switch"');
  while (!reader.accept('}')) {
    const caseAt = reader.at;
    const isDefault = reader.acceptWord('default');
    if (!isDefault && !reader.acceptWord('case')) throw reader.unexpected('"case", "default" or "}"');
    const test = isDefault ? undefined : parseExpression(reader);
    reader.expect(':');
    const body: Statement[] = [];
    while (!reader.isWord('case') && !isDefaultCase(reader) && !reader.is('}') && !reader.isEnd)
      reader.attempt(() => {
        body.push(parseStatement(reader));
      });
    cases.push({ at: caseAt, value: test, body });
  }
  return { kind: 'Switch', at, value, cases };
}

/** `default xml namespace` is a statement. */
function isDefaultCase(reader: TokenReader): boolean {
  if (!reader.isWord('default')) return false;
  const mark = reader.mark();
  reader.next();
  const isCase = reader.is(':');
  reader.reset(mark);
  return isCase;
}

function parseJump(reader: TokenReader, at: number): Statement {
  const kind = reader.value === 'break' ? 'Break' : 'Continue';
  reader.next();
  const label = reader.isIdentifier && !reader.isAfterLine ? reader.identifier() : undefined;
  reader.endStatement();
  return { kind, at, label };
}

function parseReturn(reader: TokenReader, at: number): Statement {
  reader.next();
  const isEmpty = reader.is(';') || reader.is('}') || reader.isEnd || reader.isAfterLine;
  const value = isEmpty ? undefined : parseExpression(reader);
  reader.endStatement();
  return { kind: 'Return', at, value };
}

function parseThrow(reader: TokenReader, at: number): Statement {
  reader.next();
  const value = parseExpression(reader);
  reader.endStatement();
  return { kind: 'Throw', at, value };
}

function parseTry(reader: TokenReader, at: number): Statement {
  reader.next();
  const body = parseBlock(reader);
  const catches: CatchClause[] = [];
  while (reader.isWord('catch')) {
    const catchAt = reader.at;
    reader.next();
    reader.expect('(');
    const name = reader.identifier();
    const type = parseTypeAfterColon(reader);
    reader.expect(')');
    catches.push({ at: catchAt, name, type, body: parseBlock(reader) });
  }
  const finalizer = reader.acceptWord('finally') ? parseBlock(reader) : undefined;
  if (catches.length === 0 && !finalizer) throw reader.unexpected('"catch" or "finally"');
  return { kind: 'Try', at, body, catches, finalizer };
}

function parseWith(reader: TokenReader, at: number): Statement {
  return { kind: 'With', at, object: parseHead(reader), body: parseStatement(reader) };
}
