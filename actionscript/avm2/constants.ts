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
  'Math.E': Math.E,
  'Math.LN10': Math.LN10,
  'Math.LN2': Math.LN2,
  'Math.LOG10E': Math.LOG10E,
  'Math.LOG2E': Math.LOG2E,
  'Math.PI': Math.PI,
  'Math.SQRT1_2': Math.SQRT1_2,
  'Math.SQRT2': Math.SQRT2,
};

const WORDS: Readonly<Record<string, Known>> = {
  undefined: { value: undefined },
  NaN: { value: NaN },
  Infinity: { value: Infinity },
};

/** Finds the value of a constant of the program, by `name` or `Class.name`. */
export type FindConstant = (path: string) => Expression | undefined;

/** Maximum depth of an expression whose value is looked for. */
const MAX_DEPTH = 50;

/** The value of an expression that is one while compiling; undefined for any other. */
export function evaluate(node: Expression, find: FindConstant): Known | undefined {
  return new Evaluation(find).valueOf(node, 0);
}

/** One evaluation: a constant that others name again and again is worked out once, and one that names itself has no value. */
class Evaluation {
  private readonly values = new Map<string, Known | undefined>();

  constructor(private readonly find: FindConstant) {}

  valueOf(node: Expression, depth: number): Known | undefined {
    if (depth > MAX_DEPTH) return undefined;
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
        return this.constant(node.name, depth);
      case 'Member': {
        const path = dottedPath(node);
        return path === undefined ? undefined : this.constant(path, depth);
      }
      case 'Unary':
        return negate(node.operator, this.valueOf(node.operand, depth + 1)?.value);
      case 'Binary':
        return operate(
          node.operator,
          this.valueOf(node.left, depth + 1)?.value,
          this.valueOf(node.right, depth + 1)?.value,
        );
      default:
        return undefined;
    }
  }

  private constant(path: string, depth: number): Known | undefined {
    if (Object.hasOwn(WORDS, path)) return WORDS[path];
    if (Object.hasOwn(OF_PLAYER, path)) return { value: OF_PLAYER[path] };
    if (!this.values.has(path)) {
      this.values.set(path, undefined);
      const node = this.find(path);
      this.values.set(path, node && this.valueOf(node, depth + 1));
    }
    return this.values.get(path);
  }
}

/** `a.b.C` of its members; undefined for what is more than names. */
function dottedPath(node: Expression): string | undefined {
  const names: string[] = [];
  for (let at = node; ; at = at.object) {
    if (at.kind === 'Name') return [at.name, ...names.reverse()].join('.');
    if (at.kind !== 'Member' || names.length >= MAX_DEPTH) return undefined;
    names.push(at.name);
  }
}

function negate(operator: string, value: Known['value']): Known | undefined {
  if (typeof value !== 'number') return undefined;
  if (operator === '-') return { value: -value };
  return operator === '~' ? { value: ~value } : undefined;
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
