import { beginsWith, contains, endsWith } from '../../text/literals';
import { readNumber } from '../../text/number';
import type { TextTest } from '../../text/pattern';
import { regExpTest } from '../../text/regExp';
import { compilePattern } from '../../text/wildcard';
import type {
  AttributeOperator,
  AttributeStep,
  AttributeOperand,
  NumberValue,
  RangeValue,
  RegExpValue,
  TextValue,
} from '../syntax/ast';

/** Says whether the value of an attribute is the wanted one; `undefined` and `null` are "absent". */
export type Comparison = (value: unknown) => boolean;

/**
 * The comparison that an attribute step with an operator makes: the only place that knows what operators mean. No
 * table of them: ExtendScript takes a key like `<=` for an operator that the object overloads.
 */
export function compileComparison(step: AttributeStep): Comparison {
  const matches = compileTextComparison(step);
  if (matches) return matchesText(matches);
  const operator = step.operator as AttributeOperator;
  const wanted = step.value as AttributeOperand;
  if (operator === '=') return equals(wanted);
  if (operator === '!=') return differs(wanted);
  return ordering(operator, (wanted as NumberValue).value);
}

/** The same, of steps that compare the value's text and hold for nothing that is absent; null for others. */
export function compileTextComparison({ operator, value: wanted }: AttributeStep): TextTest | null {
  switch (operator) {
    case '^=':
      return beginsWith((wanted as TextValue).text, false);
    case '$=':
      return endsWith((wanted as TextValue).text, false);
    case '*=':
      return contains((wanted as TextValue).text);
    case '~=':
      return regExpTest(regExpOf(wanted as RegExpValue));
    default:
      return null;
  }
}

/** The comparison of `=`, for a step with any operator. */
export function compileEquality(step: AttributeStep): Comparison {
  return equals(step.value as AttributeOperand);
}

/** `[a]`: true when there is a value. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** `<`, `<=`, `>`, `>=` */
function ordering(operator: AttributeOperator, limit: number): Comparison {
  if (operator === '<') return (value) => (typeof value === 'number' ? value : numberOf(value)) < limit;
  if (operator === '<=') return (value) => (typeof value === 'number' ? value : numberOf(value)) <= limit;
  if (operator === '>') return (value) => (typeof value === 'number' ? value : numberOf(value)) > limit;
  return (value) => (typeof value === 'number' ? value : numberOf(value)) >= limit;
}

/** The value as a number: a Number, or a text that reads as one; NaN, which passes no test, for anything else. */
function numberOf(value: unknown): number {
  const number = typeof value === 'string' ? readNumber(value) : null;
  return number === null ? NaN : number;
}

function equals(wanted: AttributeOperand): Comparison {
  if (wanted.type === 'range') return isWithin(wanted);
  if (wanted.type === 'pattern') return matchesText(compilePattern(wanted.pattern, { ignoreCase: false }));
  return equalsText((wanted as TextValue).text);
}

function differs(wanted: AttributeOperand): Comparison {
  const isEqual = equals(wanted);
  return (value) => !isEqual(value);
}

function isWithin({ min, max }: RangeValue): Comparison {
  return function isInRange(value) {
    const number = typeof value === 'number' ? value : numberOf(value);
    return number >= min && number <= max;
  };
}

function equalsText(text: string): Comparison {
  const number = readNumber(text);
  return function isEqual(value) {
    if (typeof value === 'string') return value === text;
    if (typeof value === 'number' && number !== null) return value === number;
    return value !== undefined && String(value) === text;
  };
}

function regExpOf({ source, flags }: RegExpValue): RegExp {
  return new RegExp(source, flags);
}

function matchesText(test: TextTest): Comparison {
  return (value) => (typeof value === 'string' ? test(value) : isPresent(value) && test(String(value)));
}
