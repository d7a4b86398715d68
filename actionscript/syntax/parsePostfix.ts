import type { Expression, PropertyName } from './Expression';
import { checkChain, isTarget, parseArguments, parseExpression } from './parseExpression';
import { parsePrimary } from './parsePrimary';
import { parseTypeArgument } from './parseType';
import type { TokenReader } from './TokenReader';

/** Parses a value and what follows it: members, indices, calls, `++`. */
export function parsePostfix(reader: TokenReader): Expression {
  const operand = parseChain(reader, parsePrimary(reader), true);
  const { value, at } = reader;
  if (reader.isAfterLine || !(reader.is('++') || reader.is('--'))) return operand;
  if (!isTarget(operand)) throw reader.fault(`"${value}" needs a variable or a property.`);
  reader.next();
  return { kind: 'Update', at, operator: value as '++' | '--', isPrefix: false, operand };
}

/** Parses what follows a value; without its calls after `new`. */
export function parseChain(reader: TokenReader, first: Expression, allowsCalls: boolean): Expression {
  let object = first;
  for (let count = 0; ; count++) {
    checkChain(reader, count);
    const next = parseLink(reader, object, allowsCalls);
    if (!next) return object;
    object = next;
  }
}

function parseLink(reader: TokenReader, object: Expression, allowsCalls: boolean): Expression | undefined {
  const { at } = reader;
  if (reader.kind !== 'punctuator') return undefined;
  switch (reader.value) {
    case '.':
      reader.next();
      return parseMember(reader, object, at);
    case '[': {
      const index = parseBracketed(reader, ']');
      return { kind: 'Index', at, object, index };
    }
    case '(':
      if (!allowsCalls) return undefined;
      reader.next();
      return { kind: 'Call', at, callee: object, arguments: parseArguments(reader) };
    case '.<':
      return { kind: 'AppliedType', at, base: object, argument: parseTypeArgument(reader) };
    case '..':
      if (!reader.isAs3) return undefined;
      reader.next();
      return { kind: 'Descendants', at, object, property: parsePropertyName(reader) };
    default:
      return undefined;
  }
}

/** Parses `[index]` or `(condition)` from its first bracket on. */
function parseBracketed(reader: TokenReader, end: ']' | ')'): Expression {
  const { allowsIn } = reader;
  reader.next();
  reader.allowsIn = true;
  const inside = parseExpression(reader);
  reader.allowsIn = allowsIn;
  reader.expect(end);
  return inside;
}

function parseMember(reader: TokenReader, object: Expression, at: number): Expression {
  if (reader.isAs3) {
    if (reader.is('(')) return { kind: 'Filter', at, object, condition: parseBracketed(reader, ')') };
    if (reader.is('@') || reader.is('*'))
      return { kind: 'QualifiedMember', at, object, property: parsePropertyName(reader) };
  }
  const nameAt = reader.at;
  const name = reader.anyName();
  if (!reader.isAs3 || !reader.is('::')) return { kind: 'Member', at, object, name, nameAt };
  const property = parseQualified(reader, { kind: 'Name', at: nameAt, name }, nameAt, false);
  return { kind: 'QualifiedMember', at, object, property };
}

/** Parses the name of a property: `name`, `*`, `space::name`, `@name`, `@[expression]`. */
export function parsePropertyName(reader: TokenReader): PropertyName {
  const { at } = reader;
  const isAttribute = reader.accept('@');
  if (isAttribute && reader.is('['))
    return { at, name: '', computed: parseBracketed(reader, ']'), isAttribute };
  if (reader.accept('*')) {
    if (reader.is('::')) return parseQualified(reader, 'any', at, isAttribute);
    return { at, name: '*', isAttribute };
  }
  const name = reader.anyName();
  if (!reader.is('::')) return { at, name, isAttribute };
  return parseQualified(reader, { kind: 'Name', at, name }, at, isAttribute);
}

/** Parses what follows a namespace, from `::` on. */
export function parseQualified(
  reader: TokenReader,
  space: Expression | 'any',
  at: number,
  isAttribute: boolean,
): PropertyName {
  reader.expect('::');
  const isOwnAttribute = isAttribute || reader.accept('@');
  if (reader.is('['))
    return { at, name: '', computed: parseBracketed(reader, ']'), space, isAttribute: isOwnAttribute };
  const name = reader.accept('*') ? '*' : reader.anyName();
  return { at, name, space, isAttribute: isOwnAttribute };
}
