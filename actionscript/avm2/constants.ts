import type { TypeName } from '../syntax/Declaration';
import type { Expression } from '../syntax/Expression';
import type { PoolValue } from './AbcWriter';
import type { Linker } from './Linker';

/** A value that is known while compiling; `undefined` is one, hence the object around it. */
export interface Known {
  readonly value: number | string | boolean | null | undefined;
}

/** Constants of the player by their names. Source: Adobe's reference. */
const OF_PLAYER: Readonly<Record<string, number>> = {
  'int.MAX_VALUE': 2147483647,
  'int.MIN_VALUE': -2147483648,
  'uint.MAX_VALUE': 4294967295,
  'uint.MIN_VALUE': 0,
  'Number.MAX_VALUE': Number.MAX_VALUE,
  'Number.MIN_VALUE': Number.MIN_VALUE,
  'Number.NaN': NaN,
  'Number.POSITIVE_INFINITY': Infinity,
  'Number.NEGATIVE_INFINITY': -Infinity,
};

const WORDS: Readonly<Record<string, Known>> = {
  undefined: { value: undefined },
  NaN: { value: NaN },
  Infinity: { value: Infinity },
};

/**
 * The value of an expression that is one while compiling; undefined for any other.
 *
 * @param lookUp - the value of a constant of the program, by `name` or `Class.name`
 */
export function evaluate(
  node: Expression,
  lookUp: (path: string) => Expression | undefined,
  depth = 0,
): Known | undefined {
  if (depth > 50) return undefined;
  const inner = (part: Expression): Known | undefined => evaluate(part, lookUp, depth + 1);
  switch (node.kind) {
    case 'Number':
    case 'String':
      return { value: node.value };
    case 'True':
    case 'False':
      return { value: node.kind === 'True' };
    case 'Null':
      return { value: null };
    case 'Name':
    case 'Member': {
      const path =
        node.kind === 'Name'
          ? node.name
          : node.object.kind === 'Name'
            ? `${node.object.name}.${node.name}`
            : '';
      if (Object.hasOwn(WORDS, path)) return WORDS[path];
      if (Object.hasOwn(OF_PLAYER, path)) return { value: OF_PLAYER[path] };
      const value = path === '' ? undefined : lookUp(path);
      return value && inner(value);
    }
    case 'Unary': {
      const operand = inner(node.operand)?.value;
      if (typeof operand !== 'number') return undefined;
      return node.operator === '-'
        ? { value: -operand }
        : node.operator === '~'
          ? { value: ~operand }
          : undefined;
    }
    case 'Binary':
      return operate(node.operator, inner(node.left)?.value, inner(node.right)?.value);
    default:
      return undefined;
  }
}

function operate(operator: string, left: Known['value'], right: Known['value']): Known | undefined {
  if (operator === '+' && typeof left === 'string' && typeof right === 'string')
    return { value: left + right };
  if (typeof left !== 'number' || typeof right !== 'number') return undefined;
  switch (operator) {
    case '+':
      return { value: left + right };
    case '-':
      return { value: left - right };
    case '*':
      return { value: left * right };
    case '/':
      return { value: left / right };
    case '|':
      return { value: left | right };
    case '&':
      return { value: left & right };
    case '<<':
      return { value: left << right };
    default:
      return undefined;
  }
}

/** A value in the pool, for a variable of a type; undefined if the player would not take it for one. */
export function poolValue(
  { writer: { pool } }: Linker,
  { value }: Known,
  type: TypeName | undefined,
): PoolValue | undefined {
  const name = type?.argument ? 'Vector' : (type?.name ?? '*');
  const isAny = name === '*' || name === 'Object';
  switch (typeof value) {
    case 'undefined':
      return name === '*' ? { index: 0, kind: 0 } : undefined;
    case 'boolean':
      return isAny || name === 'Boolean' ? { index: value ? 11 : 10, kind: value ? 11 : 10 } : undefined;
    case 'string':
      return isAny || name === 'String' ? { index: pool.text(value), kind: 1 } : undefined;
    case 'number':
      return numberValue(pool, value, name, isAny);
    default:
      return ['int', 'uint', 'Number', 'Boolean'].includes(name) ? undefined : { index: 12, kind: 12 };
  }
}

function numberValue(
  pool: Linker['writer']['pool'],
  value: number,
  type: string,
  isAny: boolean,
): PoolValue | undefined {
  const isInt = Number.isInteger(value) && Math.abs(value) < 2147483648 && !Object.is(value, -0);
  const isUint = Number.isInteger(value) && value >= 0 && value < 4294967296 && !Object.is(value, -0);
  if (type === 'uint') return isUint ? { index: pool.unsignedInteger(value), kind: 4 } : undefined;
  if (type !== 'int' && type !== 'Number' && !isAny) return undefined;
  if (isInt) return { index: pool.integer(value), kind: 3 };
  return type === 'int' ? undefined : { index: pool.double(value), kind: 6 };
}
