import type { VariableStatement } from './Declaration';
import { parseVariables } from './parseDeclaration';
import type { Expression } from './Expression';
import { isTarget, parseExpression } from './parseExpression';
import { parseStatement } from './parseStatements';
import type { Statement } from './Statement';
import type { TokenReader } from './TokenReader';

/** Parses `for (…; …; …)`, `for (… in …)` and `for each (… in …)`. */
export function parseFor(reader: TokenReader, at: number): Statement {
  reader.next();
  const isEach = reader.isAs3 && reader.acceptWord('each');
  reader.expect('(');
  const first = parseFirst(reader);
  if (first && reader.acceptWord('in')) return parseForIn(reader, at, isEach, first);
  if (isEach) throw reader.unexpected('"in"');
  reader.expect(';');
  const condition = reader.is(';') ? undefined : parseExpression(reader);
  reader.expect(';');
  const update = reader.is(')') ? undefined : parseExpression(reader);
  reader.expect(')');
  return { kind: 'For', at, first, condition, update, body: parseStatement(reader) };
}

function parseFirst(reader: TokenReader): VariableStatement | Expression | undefined {
  if (reader.is(';')) return undefined;
  const { allowsIn } = reader;
  reader.allowsIn = false;
  const isVariable = reader.isWord('var') || (reader.isAs3 && reader.isWord('const'));
  const first = isVariable ? parseVariables(reader, reader.at, {}) : parseExpression(reader);
  reader.allowsIn = allowsIn;
  return first;
}

function parseForIn(
  reader: TokenReader,
  at: number,
  isEach: boolean,
  target: VariableStatement | Expression,
): Statement {
  const isOne = target.kind === 'Variable' ? target.variables.length === 1 : isTarget(target);
  if (!isOne) throw reader.fault('"for … in" needs one variable or property.', target.at);
  const object = parseExpression(reader);
  reader.expect(')');
  return { kind: 'ForIn', at, isEach, target, object, body: parseStatement(reader) };
}
