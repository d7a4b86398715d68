import { readNumber } from '../text/number';
import { compilePattern } from '../text/wildcard';
import type {
  AttributeOperator,
  AttributeStep,
  AttributeValue,
  NumberValue,
  RegExpValue,
  TextValue,
} from './ast';

/** Whether the value of an attribute is the wanted one; `undefined` and `null` are "absent". */
export type Comparison = (value: unknown) => boolean;

/**
 * The comparison that an attribute step with an operator makes: the only place that knows what operators mean. No
 * table of them: ExtendScript takes a key like `<=` for an operator that the object overloads.
 */
export function compileComparison(step: AttributeStep): Comparison {
  const wanted = step.value as AttributeValue;
  switch (step.operator as AttributeOperator) {
    case '=':
      return equals(wanted);
    case '!=':
      return differs(wanted);
    case '^=':
      return textTest(startsWith((wanted as TextValue).text));
    case '$=':
      return textTest(endsWith((wanted as TextValue).text));
    case '*=':
      return textTest(contains((wanted as TextValue).text));
    case '~=':
      return textTest(regExpTest(wanted as RegExpValue));
    default:
      return ordering(step.operator as AttributeOperator, (wanted as NumberValue).value);
  }
}

/** `<`, `<=`, `>`, `>=` */
function ordering(operator: AttributeOperator, limit: number): Comparison {
  if (operator === '<') return numberTest((value) => value < limit);
  if (operator === '<=') return numberTest((value) => value <= limit);
  if (operator === '>') return numberTest((value) => value > limit);
  return numberTest((value) => value >= limit);
}

/** `[a]`: whether there is a value. */
export function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function equals(wanted: AttributeValue): Comparison {
  if (wanted.type === 'range') return numberTest((value) => value >= wanted.min && value <= wanted.max);
  if (wanted.type === 'pattern') return textTest(compilePattern(wanted.pattern, { ignoreCase: false }));
  return equalsText((wanted as TextValue).text);
}

function equalsText(text: string): Comparison {
  const number = readNumber(text);
  return function isEqual(value) {
    if (typeof value === 'number' && number !== null) return value === number;
    return value !== undefined && String(value) === text;
  };
}

function differs(wanted: AttributeValue): Comparison {
  const isEqual = equals(wanted);
  return function isDifferent(value) {
    return !isEqual(value);
  };
}

function textTest(test: (text: string) => boolean): Comparison {
  return function holdsForText(value) {
    return isPresent(value) && test(String(value));
  };
}

function numberTest(test: (value: number) => boolean): Comparison {
  return function holdsForNumber(value) {
    const number = numberOf(value);
    return number !== null && test(number);
  };
}

/** The value as a number: a Number (NaN passes no test), or a text that reads as one; null for anything else. */
function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? readNumber(value) : null;
}

function startsWith(text: string): (value: string) => boolean {
  return (value) => value.substring(0, text.length) === text;
}

function endsWith(text: string): (value: string) => boolean {
  return (value) => value.substring(value.length - text.length) === text;
}

function contains(text: string): (value: string) => boolean {
  return (value) => value.indexOf(text) >= 0;
}

function regExpTest(wanted: RegExpValue): (value: string) => boolean {
  const expression = new RegExp(wanted.source, wanted.flags);
  return function matchesExpression(value) {
    // With the flag `g` or `y` an expression begins where its last match ended.
    expression.lastIndex = 0;
    return expression.test(value);
  };
}
