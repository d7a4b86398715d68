import { BLANKS } from '../../text/blanks';
import { escape } from '../../text/escape';
import type { AttributeOperator, AttributeStep, AttributeOperand, TextValue } from './ast';
import { NOT_IN_KEYS } from './parseAttribute';
import { QUOTES } from './parseText';
import { printPattern, quote } from './stringifyText';

export function printAttribute(step: AttributeStep): string {
  const key = escape(step.key, { special: `${NOT_IN_KEYS}\\`, last: '$' });
  if (step.operator === null || step.value === null) return `[${key}]`;
  return `[${key}${step.operator}${printValue(step.operator, step.value)}]`;
}

function printValue(operator: AttributeOperator, value: AttributeOperand): string {
  switch (value.type) {
    case 'text':
      return printText(operator, value);
    case 'pattern':
      return printPattern(value.pattern, { special: '\\]*{', first: `${BLANKS}${QUOTES}=<>`, last: BLANKS });
    case 'range':
      return `{${value.min}|${value.max}}`;
    case 'number':
      return String(value.value);
    case 'regexp':
      return `/${value.source}/${value.flags}`;
  }
}

function printText(operator: AttributeOperator, value: TextValue): string {
  if (value.quoted) return quote(value.text);
  const isEqual = operator === '=' || operator === '!=';
  return escape(value.text, {
    special: isEqual ? '\\]*{' : '\\]',
    first: `${BLANKS}${QUOTES}=<>`,
    last: BLANKS,
  });
}
